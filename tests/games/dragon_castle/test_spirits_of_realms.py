"""The Spirits that move things in a Realm: Wind and Strength."""

import pytest

from tenshu.games.dragon_castle.layout import VICTORY_POINTS
from tests.games.dragon_castle.table import at, is_legal, legal, play, table, where
from tests.rules import rule

# Wind

WIND = "invoke wind shrine"


@rule("DC 7.9", "DC R33")
def test_wind_moves_a_shrine_to_another_face_down_tile() -> None:
    state = play(table(realm="^ #/2 m1 .", spirits="wind"), f"{WIND}; lift a1")
    assert legal(state) == {"lay b1"}
    state = play(state, "lay b1")
    assert at(state, "a1 b1") == "# ^/2"


@rule("DC R33")
def test_the_shrine_of_wind_goes_to_any_floor_but_not_to_another_shrine() -> None:
    state = play(table(realm="^ ^/2 # #/5 s1/2", spirits="wind"), f"{WIND}; lift b1")
    assert where(state, "lay") == "c1 d1"


@rule("DC 7.9", "DC R33")
def test_turning_a_tile_is_optional_and_moving_a_shrine_is_not() -> None:
    state = play(table(realm="^ # m1", spirits="wind"), WIND)
    assert legal(state) == {"flip c1", "lift a1"}
    assert legal(play(state, "flip c1")) == {"lift a1"}


@rule("DC R33")
@pytest.mark.parametrize("realm", ["# # m1", "^ ^", "^ ."])
def test_wind_needs_a_shrine_and_a_place_for_it(realm: str) -> None:
    assert not legal(table(realm=realm, spirits="wind"), "invoke")


@rule("DC R33", "DC R28")
def test_wind_is_not_paid_with_the_only_tile_that_could_be_turned() -> None:
    state = table(realm="^ m1", spirits="wind")
    assert where(state, "invoke wind") == "shrine"
    assert legal(play(state, WIND)) == {"flip b1"}


@rule("DC 7.9", "DC R33")
def test_wind_is_no_consolidation_and_brings_no_points() -> None:
    state = play(table(realm="^ m1", spirits="wind"), f"{WIND}; flip b1; lift a1; lay b1")
    assert state.at[VICTORY_POINTS] == 0
    assert not legal(state, "build")


@rule("DC R33")
def test_the_tile_that_a_shrine_left_is_open_for_tiles() -> None:
    state = table("m1", "^ #", spirits="wind")
    state = play(state, f"{WIND}; lift a1; lay b1; take a1; shrine; place a1")
    assert at(state, "a1") == "m1/2"


@rule("DC R21", "DC 7.9")
def test_turning_a_tile_makes_no_set() -> None:
    state = table(realm="^ m1 m2 m3", spirits="wind")
    state = play(state, f"{WIND}; flip b1; lift a1; lay b1")
    assert at(state, "b1 c1 d1") == "^ m2 m3"
    assert legal(state, "take")


@rule("DC F2")
def test_no_shrine_is_built_on_the_tile_that_wind_turned() -> None:
    state = table("s6", "^ # s1 . m1 m2 | . . . . m3", hand="m4", spirits="wind", shrines=3)
    state = play(state, f"{WIND}; flip c1; lift a1; lay b1; place f2")
    assert where(state, "build") == "e1 f1 e2 f2"


@rule("DC F3")
def test_wind_may_move_a_shrine_to_the_tile_it_turned() -> None:
    state = table(realm="^ m1/3", spirits="wind")
    state = play(state, f"{WIND}; flip b1; lift a1; lay b1")
    assert at(state, "a1 b1") == "# ^/3"


# Strength

STRENGTH = "invoke strength shrine"
INSIDE = {"strength": "inside"}


@rule("DC 7.11", "DC R35")
def test_strength_moves_one_tile_or_two_and_each_keeps_its_facing() -> None:
    state = play(table(realm="m1 #/2 .", spirits="strength"), STRENGTH)
    assert where(state, "lift") == "a1 b1"
    state = play(state, "lift a1; lay a3")
    assert is_legal(state, "done")
    state = play(state, "lift b1; lay b3")
    assert at(state, "a1 b1 a3 b3") == ". # m1 #"
    assert legal(state, "take")


@rule("DC 7.11")
def test_a_tile_moved_by_strength_goes_to_another_space() -> None:
    state = play(table(realm="#/2 .", spirits="strength"), f"{STRENGTH}; lift a1")
    assert not is_legal(state, "lay a1")
    assert is_legal(state, "lay b1")


@rule("DC 7.11")
def test_sets_are_looked_for_when_both_moves_are_done() -> None:
    # The first move completes a set of four, the second one adds a fifth tile.
    state = table(realm="m1 m2 m3 . . . | . . . . . m4 | m5", spirits="strength", shrines=1)
    state = play(state, f"{STRENGTH}; lift f2; lay d1")
    assert at(state, "a1 d1") == "m1 m4"
    state = play(state, "lift a3; lay e1")
    assert state.at[VICTORY_POINTS] == 3


@rule("DC 7.11")
def test_strength_may_undo_a_set_between_its_two_moves() -> None:
    state = table(realm="m1 m2 m3 . . . | . . . . . m4", spirits="strength", shrines=1)
    state = play(state, f"{STRENGTH}; lift f2; lay d1; lift a1; lay a4")
    assert state.at[VICTORY_POINTS] == 0
    assert at(state, "b1 d1 a4") == "m2 m4 m1"


@rule("DC R35")
def test_the_second_move_may_take_what_the_first_uncovered() -> None:
    state = table(realm="m1/2 .", spirits="strength")
    state = play(state, f"{STRENGTH}; lift a1; lay b1; lift a1; lay c1")
    assert at(state, "a1 b1 c1") == ". m1 #"


@rule("DC R35")
def test_a_moved_face_down_tile_bears_no_new_shrine() -> None:
    state = table(realm="m1 m2 m3 . . . | # . . . . m4", spirits="strength", shrines=2)
    state = play(state, f"{STRENGTH}; lift a2; lay b2; lift f2; lay d1")
    assert where(state, "build") == "a1 b1 c1 d1"


@rule("DC R35")
def test_only_top_tiles_move() -> None:
    state = play(table(realm="m1/3 #/2", spirits="strength"), STRENGTH)
    assert legal(state) == {"lift a1", "lift b1"}


@rule("DC R35")
def test_with_the_option_inside_a_covered_tile_moves_and_those_above_come_down() -> None:
    state = table(realm="m1/3 ^/2 #/2", spirits="strength", options=INSIDE)
    state = play(state, STRENGTH)
    assert where(state, "pull") == "a1"
    state = play(state, "pull a1; lay d1; done")
    assert at(state, "a1 d1") == "m1/2 #"


@rule("DC 7.11", "DC R35")
def test_strength_may_not_bring_a_tile_back_to_where_it_was() -> None:
    state = table(realm="m1 . s1", spirits="strength")
    state = play(state, f"{STRENGTH}; lift a1; lay b1; lift b1")
    assert not is_legal(state, "lay a1")
    assert not is_legal(state, "lay b1")
    assert at(play(state, "lay d1"), "a1 b1 d1") == ". . m1"


@rule("DC R35")
def test_before_version_2_strength_could_change_nothing() -> None:
    state = table(realm="m1 . s1", spirits="strength", version=1)
    state = play(state, f"{STRENGTH}; lift a1; lay b1; lift b1")
    assert is_legal(state, "lay a1")
    assert at(play(state, "lay a1"), "a1 b1") == "m1 ."


@rule("DC R35")
def test_another_tile_may_take_the_place_of_the_one_moved_before() -> None:
    state = table(realm="m1 . s1", spirits="strength")
    state = play(state, f"{STRENGTH}; lift a1; lay b1; lift c1; lay a1")
    assert at(state, "a1 b1 c1") == "s1 m1 ."


@rule("DC R35")
def test_two_face_down_tiles_of_one_stack_may_go_to_the_same_space() -> None:
    state = table(realm="#/3", spirits="strength")
    state = play(state, f"{STRENGTH}; lift a1; lay b1; lift a1; lay b1")
    assert at(state, "a1 b1") == "# #/2"


@rule("DC R35")
def test_a_face_down_tile_may_not_come_back_either() -> None:
    state = table(realm="#/2 #", spirits="strength")
    state = play(state, f"{STRENGTH}; lift a1; lay b1; lift b1")
    assert not is_legal(state, "lay a1")
    assert is_legal(state, "lay c1")


@rule("DC R35")
def test_a_moved_tile_that_could_only_go_back_stays() -> None:
    full = " | ".join(["^ ^ ^ ^ ^ ^"] * 3 + ["^ ^ ^ ^ m1 ."])
    moves = f"{STRENGTH}; lift e4; lay f4"
    assert not legal(play(table(realm=full, spirits="strength"), moves), "lift")
    earlier = table(realm=full, spirits="strength", version=1)
    assert legal(play(earlier, moves)) == {"lift f4", "done"}


@rule("DC R35")
def test_with_the_option_inside_the_tile_beneath_may_change_places_with_the_one_moved() -> None:
    state = table(realm="m1 #", spirits="strength", options=INSIDE)
    state = play(state, f"{STRENGTH}; lift a1; lay b1; pull b1; lay a1")
    assert at(state, "a1 b1") == "# m1"


@rule("DC 7.11", "DC R28")
def test_strength_needs_a_tile_and_another_space_for_it() -> None:
    assert not legal(table(spirits="strength"), "invoke")
    full = " | ".join(["^ ^ ^ ^ ^ ^"] * 3 + ["^ ^ ^ ^ ^ #/2"])
    assert not legal(table(realm=full, spirits="strength"), "invoke")


@rule("DC F4")
def test_strength_may_move_a_tile_to_an_empty_space() -> None:
    state = table(realm="m1", spirits="strength")
    assert at(play(state, f"{STRENGTH}; lift a1; lay f4"), "a1 f4") == ". m1"


@rule("DC F5")
def test_strength_moves_no_tile_onto_a_face_up_tile_or_a_shrine() -> None:
    state = play(table(realm="m1 s1 # ^", spirits="strength"), f"{STRENGTH}; lift a1")
    assert not is_legal(state, "lay b1")
    assert is_legal(state, "lay c1")
    assert not is_legal(state, "lay d1")


@rule("DC F6")
def test_strength_puts_the_second_tile_on_the_first_only_if_that_is_face_down() -> None:
    face_down = play(table(realm="# s1", spirits="strength"), f"{STRENGTH}; lift a1; lay a3")
    assert is_legal(play(face_down, "lift b1"), "lay a3")
    face_up = play(table(realm="m1 s1", spirits="strength"), f"{STRENGTH}; lift a1; lay a3")
    assert not is_legal(play(face_up, "lift b1"), "lay a3")


@rule("DC F7")
def test_strength_moves_no_tile_from_under_a_shrine() -> None:
    state = table(realm="^ ^/2 m1", spirits="strength", options=INSIDE)
    assert legal(play(state, STRENGTH)) == {"lift c1"}
