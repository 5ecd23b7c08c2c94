"""Chapter 6: building Shrines."""

import pytest

from tenshu.games.dragon_castle.layout import SHRINES_LEFT
from tests.games.dragon_castle.table import at, is_legal, legal, play, table, where
from tests.rules import rule


@rule("DC 6.1")
@pytest.mark.parametrize(
    "realm, hand, allowed",
    [
        ("m1 m2 m3", "m4", 1),
        ("s1 s2 s3", "s4", 1),
        ("f1 f2 f3", "f4", 1),
        ("sp su au", "wi", 2),
        ("ra st br", "sn", 2),
        ("ja em pe", "ja", 2),
    ],
)
def test_a_faction_set_allows_one_shrine_and_a_special_set_two(
    realm: str, hand: str, allowed: int
) -> None:
    state = play(table("s6", realm, hand=hand, shrines=5), "place d1")
    for cell in ("a1", "b1")[:allowed]:
        state = play(state, f"build {cell}")
    assert not legal(state, "build")
    assert state.at[SHRINES_LEFT] == 5 - allowed
    assert state.actor() == 1


@rule("DC 6.1")
def test_shrines_come_from_the_players_own_pool() -> None:
    state = play(table("s6", "sp su au", hand="wi", shrines=1), "place d1; build a1")
    assert not legal(state, "build")
    assert state.at[SHRINES_LEFT] == 0
    empty = play(table("s6", "sp su au", hand="wi", shrines=0), "place d1")
    assert empty.actor() == 1


@rule("DC 6.1")
def test_fewer_or_no_shrines_may_be_built() -> None:
    state = play(table("s6", "sp su au", hand="wi", shrines=2), "place d1")
    assert play(state, "done").at[SHRINES_LEFT] == 2
    assert play(state, "build a1; done").at[SHRINES_LEFT] == 1


@rule("DC 6.2")
def test_only_tiles_of_the_set_just_consolidated_are_built_on() -> None:
    state = play(table("s6", "# m1 m2 m3 . | # # #", hand="m4"), "place e1")
    assert where(state, "build") == "b1 c1 d1 e1"


@rule("DC 6.2", "DC R20")
def test_what_was_not_built_at_once_is_lost() -> None:
    state = table("s6 . s5 . s4", "m1 m2 m3 . . . | f1 f2 f3", hand="m4", shrines=2)
    state = play(state, "place d1; done; take a1; discard; take c1; shrine; place f4")
    assert state.actor() == 1
    assert at(state, "a1 b1 c1 d1") == "# # # #"


@rule("DC 6.3")
def test_a_tile_carries_one_shrine_at_most() -> None:
    state = play(table("s6", "sp su au", hand="wi", shrines=2), "place d1; build a1")
    assert not is_legal(state, "build a1")


@rule("DC 6.3", "DC R13")
def test_no_tile_is_placed_on_a_shrine() -> None:
    state = play(table("m1", "^ # ^/2"), "take a1; shrine")
    assert not is_legal(state, "place a1")
    assert not is_legal(state, "place c1")
    assert is_legal(state, "place b1")


@rule("DC 6.4", "DC R16")
def test_without_a_shrine_in_the_general_pool_there_is_no_tile_and_shrine() -> None:
    state = table("m1 . m1", shrines=[30, 10])
    assert state.supply == 0
    assert legal(play(state, "take a1")) == {"pair c1", "discard"}


@rule("DC 6.4", "DC R16")
def test_the_fortieth_shrine_can_still_be_taken() -> None:
    state = play(table("m1", shrines=[30, 9]), "take a1; shrine")
    assert state.supply == 0
    assert state.at[SHRINES_LEFT] == 31


@rule("DC R16")
def test_a_shrine_paid_for_a_spirit_goes_back_to_the_general_pool() -> None:
    state = table("m1 . s1", shrines=[30, 10], spirits="destruction")
    state = play(state, "invoke destruction shrine; destroy c1")
    assert state.supply == 1
    assert is_legal(play(state, "take a1"), "shrine")


@rule("DC R16")
def test_with_the_option_unlimited_the_general_pool_never_runs_dry() -> None:
    state = table("m1", shrines=[30, 10], options={"shrine_supply": "unlimited"})
    state = play(state, "take a1; shrine")
    assert state.at[SHRINES_LEFT] == 31


@rule("DC R22")
def test_a_shrine_stands_on_a_tile_turned_just_now_and_never_on_an_older_one() -> None:
    state = table("s6", "# # m1 m2 | # ^ m3", hand="m4", shrines=3)
    state = play(state, "place d2")
    assert where(state, "build") == "c1 d1 c2 d2"


@rule("DC R22")
def test_only_wind_puts_a_shrine_on_an_older_tile() -> None:
    state = table("s6", "^ #", spirits="wind")
    state = play(state, "invoke wind shrine; lift a1; lay b1")
    assert at(state, "a1 b1") == "# ^"


@rule("DC R23")
@pytest.mark.parametrize("height, points", [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_the_floor_of_a_shrine_is_the_number_of_tiles_under_it(height: int, points: int) -> None:
    assert table("s6", f"^/{height}").scores()[0] == points


@rule("DC R23")
def test_the_floor_of_a_shrine_changes_only_when_wind_moves_it() -> None:
    state = table("s6 . s5", "^ #/3 m1", spirits="wind")
    assert state.scores()[0] == 1
    state = play(state, "invoke wind shrine; lift a1; lay b1")
    assert state.scores()[0] == 3
