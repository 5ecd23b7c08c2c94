"""Cult bonuses, clean-up, and the end of the game."""

import pytest

from tenshu.core.protocol import OVER
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.layout import CARD_COINS, CULT_STEPS
from tenshu.games.terra_mystica.rules.scoring import (
    area_points,
    cult_points,
    largest_area,
    resource_points,
)
from tests.games.terra_mystica.table import (
    actor,
    at,
    bowls,
    is_legal,
    legal,
    own,
    play,
    purse,
    table,
    vp,
    where,
    why,
)
from tests.rules import rule


@rule("TM 15.1")
@pytest.mark.parametrize("steps, workers", [(0, 0), (1, 0), (2, 1), (7, 3), (9, 4)])
def test_every_two_steps_bring_the_bonus_of_the_tile(steps: int, workers: int) -> None:
    state = own(table("witches d e6", "nomads d i1", scoring="score4"), cults=(steps, 0, 0, 0))
    state = play(state, "pass bon8; pass bon6")
    # Two workers are the income of one dwelling.
    assert purse(state)[1] == 12 + workers
    assert state.at[CULT_STEPS] == steps


@rule("TM 15.2", "TM R29")
def test_cult_spades_in_the_order_of_the_next_round() -> None:
    state = table("witches d e6", "nomads d g4", scoring="score2", turn=1)
    own(state, 1, cults=(0, 0, 8, 0))
    own(state, 2, cults=(0, 0, 4, 0))
    state = play(state, "send fire 1; end; pass bon8; pass bon6")
    # The Nomads passed first, so they use their spades first; all is done before the income.
    assert (actor(state), int(state.round)) == (2, 1)
    assert why(state, "convert w>c") == ("TM R2", "why-not-in-turn")
    state = play(state, "transform h6; turn red")
    assert (actor(state), at(state, "h6")) == (1, "red")
    assert why(state, "build f4") == ("TM 15.2", "why-cult-spades-first")
    # Two spades on two hexes, neither of which becomes home terrain.
    state = play(state, "transform e7; turn red; transform e5; turn brown")
    assert (at(state, "e7"), at(state, "e5"), actor(state)) == ("red", "brown", 2)
    assert int(state.round) == 2


@rule("TM 15.2")
def test_cult_spades_cannot_be_bought_and_may_be_lost() -> None:
    state = own(table("witches d e6", "nomads d i1", scoring="score2"), cults=(0, 0, 4, 0))
    state = play(state, "pass bon8; pass bon6")
    assert where(play(state, "transform e5"), "turn") == {"brown", "blue"}
    after = play(state, "forgo")
    assert (actor(after), int(after.round), vp(after)) == (1, 2, 20)


@rule("TM 15.2", "TM 21.11", "TM 21.15")
@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_no_tunnel_or_carpet_for_cult_spades(faction: str) -> None:
    state = table(f"{faction} d e6", "giants d i1", scoring="score2")
    own(state, cults=(0, 0, 4, 0))
    assert "e8" in where(state, "transform")
    state = play(state, "pass bon8; pass bon6")
    assert where(state, "transform") == {"d4", "e5", "e7", "f3", "f4"}


@rule("TM R24", "TM 19.4")
def test_the_shipping_card_does_not_help_cult_spades() -> None:
    state = table("witches d c1", "nomads d i1", scoring="score2", cards="bon4")
    own(state, cults=(0, 0, 4, 0))
    after = play(state, "pass bon4; pass bon3")
    assert where(after, "transform") == {"d2", "d3"}
    own(state, shipping=1)
    after = play(state, "pass bon4; pass bon3")
    assert "a3" in where(after, "transform")


@rule("TM R26")
@pytest.mark.parametrize("steps, spades", [(4, 1), (8, 2)])
def test_giants_need_two_cult_spades(steps: int, spades: int) -> None:
    state = own(table("giants d e6", "nomads d i1", scoring="score2"), cults=(0, 0, steps, 0))
    state = play(state, "pass bon8; pass bon6")
    if spades == 1:
        assert int(state.round) == 2
    else:
        state = play(state, "transform e7")
        assert legal(state) == {"turn red"}
        assert int(play(state, "turn red").round) == 2


@rule("TM 15.3")
def test_clean_up_frees_actions_and_seats() -> None:
    state = table("auren sh e6", "nomads d i1", round_=1)
    state = play(state, "action acta; step fire; end; action act2; end; pass bon8; pass bon6")
    assert (
        int(state.power_actions_used),
        state.read("specials_used"),
        state.read("has_passed"),
    ) == (
        0,
        [0, 0],
        [0, 0],
    )
    assert int(state.round) == 2
    assert is_legal(state, "action acta")


@rule("TM 15.4")
def test_free_cards_collect_coins() -> None:
    state = play(table("witches d e6", "nomads d i1"), "pass bon8; pass bon6")
    assert [int(state.at[CARD_COINS + card]) for card in (2, 4, 6)] == [1, 1, 1]
    state = play(state, "pass bon3; pass bon5")
    assert [int(state.at[CARD_COINS + card]) for card in (5, 6, 7)] == [1, 2, 1]
    assert purse(state)[0] == 20 + 6 + 1  # the coin of bon3 and its income


@rule("TM 16.1")
def test_the_game_ends_after_round_six() -> None:
    state = table("witches d e6", "nomads d i1", round_=6, scoring="score4")
    own(state, cults=(6, 0, 0, 0))
    state = play(state, "pass none; pass none")
    assert state.actor() == OVER
    assert GAME.end_reason(state) == "rounds-played"
    # No cult bonus, no income.
    assert purse(state) == (20, 10, 3)
    assert why(state, "end") == ("TM 16.1", "why-game-over")


@rule("TM 16.2", "TM R21", "TM R22")
@pytest.mark.parametrize(
    "steps, points",
    [
        ((9, 5, 2, 1), [8, 4, 2, 0]),
        ((9, 9, 2, 1), [6, 6, 2, 0]),
        ((9, 5, 5, 1), [8, 3, 3, 0]),
        ((5, 5, 5, 5), [3, 3, 3, 3]),
        ((5, 2, 2, 2), [8, 2, 2, 2]),
        ((3, 0, 0, 0), [8, 0, 0, 0]),
    ],
)
def test_places_on_a_cult_track_score(steps: tuple[int, ...], points: list[int]) -> None:
    state = table("witches d e6", "nomads d i1", "giants d a1", "cultists d a13")
    for seat, step in enumerate(steps):
        own(state, seat + 1, cults=(step, 0, 0, 0))
    assert cult_points(state, 0) == points


@rule("TM 16.3")
@pytest.mark.parametrize(
    "seat, shipping, area",
    [
        ("witches d e6 e7 e8 a1", 0, 3),
        ("witches d c1 a3 d1 d2", 0, 3),
        ("witches d c1 a3 d1 d2", 1, 4),
        ("witches d e8 e9", 1, 1),
        ("witches d e8 e9", 2, 2),
        ("dwarves d e6 e8 a1", -1, 2),
        ("fakirs d e6 e8 e3", -1, 2),
        ("fakirs sh e6 d e8 e3", -1, 3),
    ],
)
def test_the_largest_area_counts_ships_tunnels_and_carpets(
    seat: str, shipping: int, area: int
) -> None:
    state = own(table(seat, "halflings d i1"), shipping=shipping)
    assert largest_area(state, 0) == area


@rule("TM 16.3", "TM R24")
def test_the_shipping_card_does_not_help_the_area() -> None:
    state = own(table("witches d e8 e9", "giants d i1"), shipping=1, card="bon4")
    assert largest_area(state, 0) == 1


@rule("TM 16.3", "TM R22")
def test_places_by_area_score() -> None:
    state = table("witches d e6 e7", "nomads d i1", "giants d a1", "cultists d a13")
    assert area_points(state) == [18, 6, 6, 6]


@rule("TM 16.4", "TM R23")
@pytest.mark.parametrize("faction, points", [("witches", 4), ("alchemists", 6)])
def test_leftover_resources_become_points(faction: str, points: int) -> None:
    state = own(table(f"{faction} d e6", "giants d i1"), coins=2, workers=3, priests=1)
    # 2 + 3 + 1 coins, 4 power, and 5 tokens of which two can be burned for two.
    own(state, bowls=(3, 5, 4))
    assert resource_points(state, 0) == points
    assert bowls(state) == (3, 5, 4)


@rule("TM 16.5")
def test_ties_are_shared_victories() -> None:
    state = table("witches d e6", "nomads d i1", "giants d a1", round_=6)
    own(state, 3, vp=10)
    state = play(state, "pass none; pass none; pass none")
    assert GAME.ranks(state) == [1, 1, 3]
    assert state.scores()[0] == state.scores()[1]


@rule("TM 22.9")
def test_who_left_still_collects() -> None:
    state = table("witches d e6", "nomads d i1", scoring="score4", options={"drop_out": "on"})
    own(state, 1, cults=(4, 0, 0, 0))
    state = play(state, "drop; pass bon8")
    # Two workers for the cult and two for a dwelling; no card, no turn.
    assert (purse(state), actor(state)) == ((20, 14, 3), 2)
