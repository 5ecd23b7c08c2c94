"""Income, bowls, priests, conversions."""

import pytest

from tenshu.games.terra_mystica.rules.gains import gain_power, next_income, priests_left
from tests.games.terra_mystica.table import (
    actor,
    bowls,
    collect,
    is_legal,
    legal,
    own,
    play,
    purse,
    table,
    vp,
    why,
)
from tests.rules import rule


@rule("TM 2.1")
def test_a_round_has_three_phases() -> None:
    state = table("witches d c3", "nomads d d4", scoring="score4", round_=2)
    own(state, 1, cults=(2, 0, 0, 0), coins=0, workers=0)
    after = play(state, "pass bon8; pass bon6")
    # Cult bonus 1 worker, income 2 workers and a priest, then the next round's first turn.
    assert (int(after.round), actor(after)) == (3, 1)
    assert purse(after) == (0, 3, 4)


@rule("TM 2.2")
@pytest.mark.parametrize(
    "seat, income",
    [
        ("witches d a1 a2", (0, 3, 0, 0)),
        ("witches d a1 a2 a3 a4 a5 a6 a7 a8", (0, 8, 0, 0)),
        ("engineers d a1 a2 a3", (0, 2, 0, 0)),
        ("swarmlings d a1", (0, 3, 0, 0)),
        ("witches th a1 a2 a3 a4", (8, 1, 0, 6)),
        ("nomads th a1 a2 a3 a4", (11, 1, 0, 4)),
        ("dwarves th a1 a2", (5, 1, 0, 2)),
        ("swarmlings th a1 a2 a3 a4", (9, 2, 0, 8)),
        ("witches te a1 a2", (0, 1, 2, 0)),
        ("engineers te a1 a2", (0, 0, 1, 5)),
        ("engineers te a1 a2 a3", (0, 0, 2, 5)),
        ("witches sh a1 sa a2", (0, 1, 1, 2)),
        ("alchemists sh a1", (6, 1, 0, 0)),
        ("chaos_magicians sh a1", (0, 3, 0, 0)),
        ("fakirs sh a1", (0, 1, 1, 0)),
        ("darklings sa a1", (0, 1, 2, 0)),
        ("swarmlings sa a1", (0, 2, 2, 0)),
        ("mermaids sh a1", (0, 1, 0, 4)),
    ],
)
def test_income_of_structures(seat: str, income: tuple[int, int, int, int]) -> None:
    state = table(seat, "halflings d i1")
    coins, workers, priests, power = next_income(state, 0)
    assert (coins - 6, workers, priests, power) == income  # bon3 brings 6 coins


@rule("TM 2.2")
def test_income_comes_in_the_first_round_too() -> None:
    state = collect(table("witches d c3 f4", "nomads d d4", round_=1))
    assert purse(state) == (26, 13, 3)


@rule("TM 2.3")
def test_cards_and_tiles_bring_income() -> None:
    state = own(table("witches d c3", "nomads d d4"), favours="fav7 fav8 fav9", card="bon5")
    assert next_income(state, 0) == (3, 4, 0, 8)
    assert purse(collect(state)) == (23, 14, 3)


@rule("TM 2.4")
@pytest.mark.parametrize(
    "before, power, after",
    [
        ((2, 1, 3), 3, (0, 2, 4)),
        ((5, 7, 0), 4, (1, 11, 0)),
        ((5, 7, 0), 17, (0, 0, 12)),
        ((0, 1, 11), 5, (0, 0, 12)),
        ((0, 0, 12), 1, (0, 0, 12)),
    ],
)
def test_power_moves_from_bowl_to_bowl(
    before: tuple[int, int, int], power: int, after: tuple[int, int, int]
) -> None:
    state = own(table("witches d c3", "nomads d d4"), bowls=before)
    gain_power(state, 0, power)
    assert bowls(state) == after


@rule("TM 2.5", "TM 3.2")
def test_conversions() -> None:
    state = own(table("witches d c3", "nomads d d4"), bowls=(0, 0, 9), coins=0, workers=0)
    after = play(state, "convert pw>p; convert pw>w; convert pw>c")
    assert (bowls(after), purse(after)) == ((9, 0, 0), (1, 1, 4))
    assert why(after, "convert pw>c") == ("TM 3.2", "why-power")
    after = play(after, "convert p>w; convert w>c")
    assert purse(after) == (2, 1, 3)
    assert actor(after) == 1


@rule("TM 2.6", "TM R19")
def test_a_player_has_seven_priests() -> None:
    state = own(table("witches d c3", "nomads d d4"), priests=6, bowls=(0, 0, 12))
    state = play(state, "send fire 3")
    assert (purse(state)[2], priests_left(state, 0)) == (5, 1)
    state = play(state, "convert pw>p")
    assert priests_left(state, 0) == 0
    assert why(state, "convert pw>p") == ("TM R19", "why-no-priest-left")
    # Income beyond the supply is lost.
    assert purse(collect(own(state, card="bon8")))[2] == 6


@rule("TM 3.1")
def test_players_take_one_action_in_turn() -> None:
    state = table("witches d c3", "nomads d d4", "giants d i1")
    after = play(state, "send fire 2")
    assert why(after, "send fire 2") == ("TM 3.1", "why-one-action")
    assert why(after, "ship", seat=2) == ("TM 3.1", "why-not-your-turn")
    after = play(after, "end; pass bon6; send fire 2; end; pass bon7")
    # Only the third seat is left, and goes on alone.
    assert actor(after) == 3
    after = play(after, "send water 2; end; send air 2; end")
    assert actor(after) == 3


@rule("TM 3.1")
def test_a_turn_without_anything_left_to_do_ends_by_itself() -> None:
    state = table("witches d c3", "nomads d d4")
    own(state, coins=4, workers=0, priests=1, bowls=(12, 0, 0))
    assert actor(play(state, "ship")) == 2


@rule("TM 3.3", "TM R1")
def test_sacrificed_power_moves_a_token_to_bowl_three() -> None:
    state = own(table("witches d c3", "nomads d d4"), bowls=(0, 5, 0))
    after = play(state, "burn; burn")
    assert bowls(after) == (0, 1, 2)
    assert why(after, "burn") == ("TM 3.3", "why-burn")
    # Before the action, and after it.
    after = play(after, "send fire 1; convert pw>c")
    assert (bowls(after), purse(after)) == ((1, 1, 1), (21, 10, 2))


@rule("TM R1")
def test_conversions_between_the_parts_of_an_action() -> None:
    state = own(table("witches d c3", "nomads d i1"), bowls=(0, 0, 12), coins=0, workers=0)
    state = play(state, "action act5; transform d5; turn green")
    assert not is_legal(state, "build d5")
    state = play(state, "convert pw>w; convert pw>c; convert pw>c; build d5; end")
    assert actor(state) == 2


@rule("TM R2")
def test_no_conversions_in_the_turn_of_another() -> None:
    state = table("witches d c3", "nomads d d4")
    state = play(state, "transform d5; turn green; build d5; end")
    assert legal(state) == {"leech p1 1", "refuse p1 1"}
    assert why(state, "convert w>c") == ("TM R2", "why-not-in-turn")


@rule("TM R3", "TM 13.1")
def test_passing_ends_the_turn_at_once() -> None:
    state = play(table("witches d c3", "nomads d d4"), "pass bon6")
    assert actor(state) == 2
    state = play(state, "send fire 1; end")
    assert actor(state) == 2
    assert vp(state) == 20
