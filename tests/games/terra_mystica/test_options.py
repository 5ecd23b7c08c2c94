"""Rules that people switch on. [TM 22]"""

from tenshu.games.terra_mystica.layout import CARD_HELD, HAS_DROPPED
from tenshu.games.terra_mystica.state import Position
from tests.games.terra_mystica.table import (
    actor,
    bowls,
    cults,
    is_legal,
    legal,
    own,
    play,
    purse,
    start,
    table,
    vp,
    where,
)
from tests.rules import rule


@rule("TM 22.1")
def test_the_turn_order_may_be_that_of_passing() -> None:
    seats = ("witches d f4", "nomads d i7", "giants d d4")
    passes = "pass bon6; pass bon7; pass bon9"
    fixed = play(table(*seats, turn=2), passes)
    assert fixed.read("turn_order") == [1, 2, 0]
    state = play(table(*seats, options={"turn_order": "passing"}), "ship; end; pass bon6")
    by_passing = play(state, "pass bon7; pass bon9")
    assert by_passing.read("turn_order") == [1, 2, 0]
    first = play(table(*seats), "ship; end; pass bon6; ship; end; pass bon7; pass bon9")
    assert first.read("turn_order") == [1, 2, 0]
    second = table(*seats, options={"turn_order": "passing"})
    last = play(second, "ship; end; pass bon6; ship; end; pass bon7; pass bon9")
    assert last.read("turn_order") == [1, 0, 2]


@rule("TM 22.2", "TM 22.3", "TM 22.4", "TM 14.5")
def test_the_mini_expansion_adds_three_town_tiles() -> None:
    seats = ("auren th e9 d7 te d8 d e11", "nomads d i7")
    base = play(table(*seats, terrain={"e10": "green"}), "build e10")
    assert len(where(base, "town")) == 5
    mini = table(*seats, terrain={"e10": "green"}, options={"town_tiles": "mini"})
    assert where(play(mini, "build e10"), "town") == {f"tw{n}" for n in range(1, 9)}


@rule("TM 22.5")
def test_the_shipping_card_scores_shipping() -> None:
    options = {"shipping_card": "on"}
    state = table("witches d f4", "nomads d i7", cards="bon10", options=options)
    own(state, card="bon10", shipping=2)
    assert vp(play(state, "pass bon6")) == 20 + 6
    drawn = start(2, shipping_card="on", bonus="random", factions="witches+nomads")
    assert "bonus bon10" in legal(drawn)
    plain = start(2, bonus="random", factions="witches+nomads")
    assert "bonus bon10" not in legal(plain)


@rule("TM 22.6")
def test_the_temple_tile_scores_temples_and_pays_for_priests() -> None:
    options = {"temple_tile": "on"}
    state = table("witches th f4", "nomads d i7", scoring="score9", options=options)
    assert vp(play(state, "upgrade f4 temple; favour fav11")) == 24
    assert vp(play(state, "upgrade f4 stronghold")) == 20
    script = "send fire 3; end; pass bon6; send water 1; end; pass bon7"
    sent = play(state, script)
    plain = play(table("witches th f4", "nomads d i7", scoring="score2"), script)
    assert purse(sent)[0] - purse(plain)[0] == 2


def cultists_build(option: str) -> Position:
    """The Cultists have built beside the Witches and the Nomads."""
    state = table(
        "cultists d e6",
        "witches d f4",
        "nomads d f3",
        scoring="score2",
        terrain={"e5": "brown", "e7": "brown"},
        options={"cultists": option},
    )
    return play(own(state, bowls=(6, 4, 2)), "upgrade e6 trading_house; end")


@rule("TM 22.7", "TM 21.7")
def test_by_the_errata_cultists_gain_power_if_all_refuse() -> None:
    refused = "refuse p1 1; refuse p1 1"
    assert bowls(play(cultists_build("rulebook"), refused)) == (6, 4, 2)
    assert bowls(play(cultists_build("errata"), refused)) == (5, 5, 2)
    accepted = play(cultists_build("errata"), "leech p1 1; refuse p1 1; step air")
    assert (bowls(accepted), cults(accepted)) == ((6, 4, 2), (0, 0, 0, 1))


@rule("TM 22.8", "TM R7", "TM R8")
def test_spades_score_when_used_or_when_gained() -> None:
    seats = ("witches d f4", "nomads d i7")
    used = own(table(*seats, scoring="score1"), bowls=(0, 0, 12))
    gained = table(*seats, scoring="score1", options={"spade_points": "gained"})
    own(gained, bowls=(0, 0, 12))
    both_lost = "action act6; forgo"
    assert (vp(play(used, both_lost)), vp(play(gained, both_lost))) == (20, 24)
    one_lost = "action act6; transform e7; turn green; forgo"
    assert (vp(play(used, one_lost)), vp(play(gained, one_lost))) == (22, 24)


@rule("TM 22.9")
def test_a_seat_that_drops_out_returns_its_card_and_leaves_its_structures() -> None:
    seats = ("witches d f4", "nomads d f3", "giants d d4")
    assert not is_legal(table(*seats), "drop")
    state = play(table(*seats, options={"drop_out": "on"}), "drop")
    assert (actor(state), state.at[HAS_DROPPED], state.at[CARD_HELD]) == (2, 1, -1)
    assert "pass bon3" in legal(state)
    after = play(state, "upgrade f3 trading_house; end")
    assert actor(after) == 3
    assert purse(after, 2)[0] == 20 - 3  # the Witches' dwelling is still a neighbour
    again = play(after, "pass bon6; pass bon7")
    assert again.read("turn_order") == [2, 1, -1]


@rule("TM 22.9")
def test_who_left_still_collects() -> None:
    seats = ("witches d f4 c3", "nomads d i7", "giants d d4")
    state = table(*seats, scoring="score4", options={"drop_out": "on"})
    own(state, cults=(4, 0, 0, 0))
    before = purse(state)
    after = play(state, "drop; pass bon6; pass bon7")
    assert after.round == 2
    # two workers for four steps of fire, three for two dwellings, nothing for a card
    assert purse(after) == (before[0], before[1] + 2 + 3, before[2])
    spades = table(*seats, scoring="score8", options={"drop_out": "on"})
    own(spades, cults=(0, 0, 0, 8))
    assert actor(play(spades, "drop; pass bon6; pass bon7")) == 2  # nobody uses the cult spades


@rule("TM 22.10", "TM R12")
def test_answers_may_wait_for_the_next_turn_of_the_seat() -> None:
    seats = ("witches d f4", "nomads d f3", "giants d d4 g2")
    assert not is_legal(play(table(*seats), "upgrade f4 trading_house; end"), "later")
    late = {"power_answers": "late"}
    state = play(table(*seats, options=late), "upgrade f4 trading_house; end")
    assert actor(state) == 2
    state = play(state, "later")
    assert actor(state) == 3
    state = play(state, "later")
    assert actor(state) == 2  # its own turn begins: no more waiting
    assert legal(state) == {"burn", "leech p1 1", "refuse p1 1"}
    state = play(state, "refuse p1 1; upgrade f3 trading_house; end")
    assert actor(state) == 3
    assert {"leech p1 1", "refuse p2 1", "later"} <= legal(state)
