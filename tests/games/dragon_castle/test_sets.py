"""Chapter 5: what a set is and what it brings."""

import pytest

from tenshu.games.dragon_castle.layout import VICTORY_POINTS
from tests.games.dragon_castle.table import at, legal, play, table, where
from tests.rules import rule


@rule("DC 5.1")
def test_three_tiles_are_no_set() -> None:
    state = play(table("m1", "m2 m3"), "take a1; shrine; place c1")
    assert at(state, "a1 b1 c1") == "m2 m3 m1"


@rule("DC 5.1", "DC 2.1")
def test_four_tiles_of_one_type_are_a_set_whatever_their_numbers() -> None:
    state = play(table("m1", "m2 m3 m6"), "take a1; shrine; place d1")
    assert at(state, "a1 b1 c1 d1") == "# # # #"


@rule("DC 5.1")
def test_special_tiles_form_sets_whatever_their_symbols() -> None:
    state = play(table("ra", "st br sn"), "take a1; shrine; place d1")
    assert at(state, "a1 b1 c1 d1") == "# # # #"


@rule("DC 5.1")
def test_four_tiles_of_one_number_are_no_set() -> None:
    state = play(table("m1", "s1 f1 s1"), "take a1; shrine; place d1")
    assert at(state, "a1 b1 c1 d1") == "s1 f1 s1 m1"


@rule("DC 5.1")
def test_corners_do_not_connect() -> None:
    realm = "m2 m3 . | . . m4"
    assert at(play(table("m1", realm), "take a1; shrine; place d3"), "d3 c2") == "m1 m4"
    assert at(play(table("m1", realm), "take a1; shrine; place c1"), "c1 c2") == "# #"


@rule("DC 5.1", "DC R17")
def test_tiles_on_different_floors_form_a_set() -> None:
    state = play(table("m1", "m2/2 m3/5 m4 #/3"), "take a1; shrine; place d1")
    assert at(state, "a1 b1 c1 d1") == "#/2 #/5 # #/4"


@rule("DC R17")
def test_face_down_tiles_form_no_set_and_do_not_connect() -> None:
    state = play(table("m1", "m2 m3 # m4"), "take a1; shrine; place e1")
    assert at(state, "a1 b1 c1 d1 e1") == "m2 m3 # m4 m1"


@rule("DC R17")
def test_below_the_top_tile_all_lie_face_down() -> None:
    # Paying the upper tile lays a face-down one bare.
    state = table("m1", "m2/2 .", spirits="destruction")
    state = play(state, "invoke destruction a1; destroy a1")
    assert at(state, "a1") == "#"


@rule("DC 5.2", "DC R18")
def test_a_set_can_neither_be_declined_nor_cut() -> None:
    state = play(table("m1", "m2 m3 m4 . m5", shrines=0), "take a1; shrine; place d1")
    assert at(state, "a1 b1 c1 d1 e1") == "# # # # #"
    assert legal(state) == {"build a1", "build b1", "build c1", "build d1", "build e1", "done"}


@rule("DC R18")
def test_a_set_is_avoided_by_placing_elsewhere() -> None:
    state = play(table("m1", "m2 m3 m4"), "take a1; shrine; place e1")
    assert at(state, "a1 b1 c1 e1") == "m2 m3 m4 m1"
    assert state.actor() == 1


@rule("DC 5.3")
@pytest.mark.parametrize(
    "size, points, realm",
    [
        (4, 2, "m2 m3 m4 ."),
        (5, 3, "m2 m3 m4 . m5"),
        (6, 5, "m2 m3 m4 . m5 m6"),
        (7, 6, "m2 m3 m4 . m5 m6 m2"),
        (8, 8, "m2 m3 m4 . m5 m6 m2 | . . . m3"),
        (9, 9, "m2 m3 m4 . m5 m6 m2 | . . . m3 | . . . m4"),
        (10, 10, "m2 m3 m4 . m5 m6 m2 | . . . m3 | . . . m4 | . . . m5"),
    ],
)
def test_a_set_brings_points_by_its_size(size: int, points: int, realm: str) -> None:
    state = table("m1", realm, shrines=[0, 1], hand="m1", options={"realm": "8x4"})
    state = play(state, "place d1")
    assert state.at[VICTORY_POINTS] == points
    assert sum(1 for face in state.read("face") if face == 30) == size


@rule("DC 5.4")
def test_a_set_of_dragons_brings_one_point_more() -> None:
    state = play(table("m1", "ja em pe", shrines=0, hand="ja"), "place d1")
    assert state.at[VICTORY_POINTS] == 3


@rule("DC 5.4")
@pytest.mark.parametrize(
    "realm, hand", [("sp su au", "wi"), ("ra st br", "sn"), ("f1 f2 f3", "f4")]
)
def test_no_other_type_brings_that_bonus(realm: str, hand: str) -> None:
    state = play(table("m1", realm, shrines=0, hand=hand), "place d1")
    assert state.at[VICTORY_POINTS] == 2


@rule("DC 5.5", "DC R19")
def test_two_groups_of_different_types_are_two_sets() -> None:
    state = table("", "m2 m3 m4 . | s2 s3 s4 .", hand="m1 s1", shrines=2)
    state = play(state, "place d1; place d2")
    assert where(state, "consolidate") == "a1 a2"
    state = play(state, "consolidate a2; build a2; build a1")
    assert state.at[VICTORY_POINTS] == 4
    assert at(state, "a1 b1 a2 b2") == "^ # ^ #"


@rule("DC 5.5", "DC R19")
def test_two_groups_of_one_type_that_do_not_touch_are_never_added() -> None:
    state = table("", "m2 m3 m4 . | . . . . | m5 m6 m2 .", hand="m1 m1", shrines=2)
    state = play(state, "place d1; place d3; consolidate a3; build d3; build d1")
    assert state.at[VICTORY_POINTS] == 4
    assert at(state, "d1 d3") == "^ ^"


@rule("DC 5.5", "DC R19")
def test_the_owner_chooses_the_order_of_sets() -> None:
    state = table("", "m2 m3 m4 . | s2 s3 s4 .", hand="m1 s1")
    state = play(state, "place d1; place d2; consolidate a2")
    assert at(state, "a1 a2") == "m2 #"
    assert where(state, "build") == "a2 b2 c2 d2"


@rule("DC R20")
def test_a_set_is_turned_and_paid_before_shrines_are_built() -> None:
    state = play(table("", "m2 m3 m4 .", hand="m1"), "place d1")
    assert at(state, "a1 b1 c1 d1") == "# # # #"
    assert state.at[VICTORY_POINTS] == 2
    assert legal(state) == {"build a1", "build b1", "build c1", "build d1", "done"}


@rule("DC R20")
def test_the_second_shrine_of_a_set_stands_on_another_tile_of_it() -> None:
    state = play(table("", "# ra st br .", hand="sn", shrines=2), "place e1; build c1")
    assert where(state, "build") == "b1 d1 e1"


@rule("DC R21")
def test_groups_for_beauty_change_and_cunning_wait_until_someone_names_them() -> None:
    realm = "m1 s1 f1 s1 . . | m2 m3 . ra"
    state = table("m4 . s5", realm, spirits="beauty+change+cunning")
    state = play(state, "take a1; shrine; place f4")
    assert at(state, "a1 b1 c1 d1") == "m1 s1 f1 s1"
    assert legal(state) == legal(state, "invoke") | {"end"}


@rule("DC R21")
def test_cunning_consolidates_only_the_group_that_is_named() -> None:
    state = table("m1", "m2 m3 m4 | . . . | s2 s3 s4", spirits="cunning", shrines=2)
    state = play(state, "invoke cunning shrine; consolidate a3; done")
    assert at(state, "a1 b1 c1 a3 b3 c3") == "m2 m3 m4 # # #"


@rule("DC R21")
def test_discarding_a_tile_makes_no_set() -> None:
    # Under the Soldier lies a tile that nobody can make count as a Merchant.
    state = table("m1 . m1", "m2 m3 s1/2 m4", spirits="destruction")
    state = play(state, "invoke destruction c1; destroy a1")
    assert at(state, "a1 b1 c1 d1") == "m2 m3 # m4"
    assert state.at[VICTORY_POINTS] == 0
