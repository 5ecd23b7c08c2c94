"""The Spirits that concern sets: Beauty, Change, Faith, Cunning."""

import pytest

from tenshu.games.dragon_castle.layout import SHRINES_LEFT, VICTORY_POINTS
from tests.games.dragon_castle.table import at, is_legal, legal, play, table, where
from tests.rules import rule

# Beauty


@rule("DC 7.7", "DC R31")
def test_beauty_takes_a_group_of_one_number_for_the_set_points_and_one() -> None:
    state = table(realm="m3 s3 | m3 f3", spirits="beauty", shrines=1)
    state = play(state, "invoke beauty shrine; consolidate a1")
    assert at(state, "a1 b1 a2 b2") == "# # # #"
    assert state.at[VICTORY_POINTS] == 2 + 1


@rule("DC 7.7")
def test_beauty_allows_two_shrines() -> None:
    state = table(realm="m3 s3 | m3 f3", spirits="beauty", shrines=4)
    state = play(state, "invoke beauty shrine; consolidate a1; build a1; build b2")
    assert not legal(state, "build")
    assert at(state, "a1 b2") == "^ ^"


@rule("DC R31")
def test_beauty_takes_the_whole_group() -> None:
    state = table(realm="m3 s3 s3 | m3 f3 m4 | . f3", spirits="beauty")
    state = play(state, "invoke beauty shrine; consolidate a1")
    assert at(state, "a1 b1 c1 a2 b2 c2 b3") == "# # # # # m4 #"
    assert state.at[VICTORY_POINTS] == 5 + 1


@rule("DC 7.7", "DC R31")
@pytest.mark.parametrize("realm", ["m3 s3 f3", "m3 s3 . | . . f3 m3", "m3 s3 f4 m3", "ja ja ja"])
def test_beauty_needs_four_connected_faction_tiles_of_one_number(realm: str) -> None:
    assert not legal(table(realm=realm, spirits="beauty"), "invoke")


@rule("DC 7.7")
def test_beauty_does_not_know_special_tiles() -> None:
    state = table(realm="ra ja | sp st | ra sp", spirits="beauty")
    assert not legal(state, "invoke")


@rule("DC R31")
def test_nobody_is_obliged_to_use_beauty() -> None:
    state = play(table("m3", "s3 m3 f3", spirits="beauty"), "take a1; shrine; place d1")
    assert is_legal(state, "end")
    assert at(state, "a1 d1") == "s3 m3"


@rule("DC R31")
def test_one_activation_of_beauty_takes_one_group() -> None:
    state = table(realm="m3 s3 . m1 s1 | m3 f3 . m1 f1", spirits="beauty", shrines=5)
    state = play(state, "invoke beauty shrine")
    assert where(state, "consolidate") == "a1 d1"
    state = play(state, "consolidate d1; done")
    assert at(state, "a1 d1") == "m3 #"


# Change


@rule("DC 7.12", "DC R36")
def test_change_lets_a_special_tile_complete_a_set_of_any_type() -> None:
    state = table(realm="m1 m2 m3 ra", spirits="change", shrines=2)
    state = play(state, "invoke change shrine; change d1 merchant; build d1")
    assert at(state, "a1 b1 c1 d1") == "# # # ^"
    assert state.at[VICTORY_POINTS] == 2


@rule("DC 7.12")
@pytest.mark.parametrize("tile", ["s1", "f1"])
def test_change_knows_only_special_tiles(tile: str) -> None:
    assert not legal(table(realm=f"m1 m2 m3 {tile}", spirits="change"), "invoke")


@rule("DC 7.12")
def test_change_may_turn_one_special_type_into_another() -> None:
    state = table(realm="ja em pe ra", spirits="change", shrines=3)
    state = play(state, "invoke change shrine")
    assert legal(state) == {"change d1 dragon"}


@rule("DC R36")
def test_change_takes_bonus_and_shrines_from_the_chosen_type() -> None:
    dragons = table(realm="ja em pe ra", spirits="change", shrines=3)
    dragons = play(dragons, "invoke change shrine; change d1 dragon; build a1; build b1")
    assert dragons.at[VICTORY_POINTS] == 3
    merchants = table(realm="m1 m2 m3 ja", spirits="change", shrines=3)
    merchants = play(merchants, "invoke change shrine; change d1 merchant; build a1")
    assert merchants.at[VICTORY_POINTS] == 2
    assert not legal(merchants, "build")


@rule("DC R36")
def test_change_may_join_two_groups() -> None:
    state = table(realm="m1 m2 m3 ra m4 m5", spirits="change", shrines=1)
    state = play(state, "invoke change shrine; change d1 merchant")
    assert state.at[VICTORY_POINTS] == 5


@rule("DC R36")
def test_change_may_enlarge_a_waiting_set() -> None:
    state = table("s6", "m1 m2 m3 . ra", hand="m4", spirits="change", shrines=1)
    state = play(state, "place d1; invoke change shrine; change e1 merchant")
    assert at(state, "d1 e1") == "# #"
    assert state.at[VICTORY_POINTS] == 3


@rule("DC R36")
def test_change_needs_a_face_up_tile_and_three_others() -> None:
    assert not legal(table(realm="m1 m2 m3 #", spirits="change"), "invoke")
    assert not legal(table(realm="m1 m2 ra", spirits="change"), "invoke")


@rule("DC F8")
def test_change_cannot_prevent_a_set() -> None:
    # As a Merchant the Wind d1 would leave three Winds, but the four Winds are due.
    state = table(
        "s6", "ra st br . m1 m2 m3", hand="sn", spirits="change", options={"realm": "8x4"}
    )
    state = play(state, "place d1")
    assert not legal(state, "invoke")
    assert at(state, "a1 b1 c1 d1") == "# # # #"


@rule("DC F9", "DC R36")
def test_change_cannot_keep_a_tile_out_of_a_set() -> None:
    # Five Winds are due; d1 as a Merchant would make a set too and leave four Winds.
    realm = "ra st . . m1 m2 m3 | br"
    state = table("s6", realm, hand="sn st", spirits="change", options={"realm": "8x4"})
    state = play(state, "place c1; place d1")
    assert not legal(state, "invoke")
    assert at(state, "a1 b1 c1 d1 a2") == "# # # # #"


# Faith


@rule("DC 7.13")
def test_faith_builds_one_shrine_beyond_the_allowance() -> None:
    state = table("s6", "m1 m2 m3 . . s1", hand="m4", spirits="faith", shrines=2)
    state = play(state, "place d1; build a1; invoke faith f1; build b1")
    assert at(state, "a1 b1") == "^ ^"
    assert state.at[SHRINES_LEFT] == 0


@rule("DC 7.13")
def test_faith_does_not_build_where_a_shrine_stands() -> None:
    state = table("s6", "m1 m2 m3 .", hand="m4", spirits="faith", shrines=3)
    state = play(state, "place d1; build a1; invoke faith shrine")
    assert legal(state) == {"build b1", "build c1", "build d1"}


@rule("DC 7.13", "DC R25")
def test_faith_waits_for_a_consolidation() -> None:
    state = table("m4 . s6", "m1 m2 m3 .", spirits="faith", shrines=5)
    assert not legal(state, "invoke")
    assert not legal(play(state, "take a1"), "invoke")
    assert not legal(play(state, "take a1; shrine"), "invoke")


@rule("DC R37")
def test_faith_needs_a_shrine_that_is_left_after_paying() -> None:
    state = table("s6", "m1 m2 m3 . . s1", hand="m4", spirits="faith", shrines=2)
    state = play(state, "place d1; build a1")
    assert where(state, "invoke faith") == "f1"


@rule("DC R37")
def test_faith_comes_when_the_allowance_is_spent() -> None:
    state = table("s6", "ra st br . . s1", hand="sn", spirits="faith", shrines=9)
    state = play(state, "place d1")
    assert not legal(state, "invoke")
    state = play(state, "build a1")
    assert not legal(state, "invoke")
    assert legal(play(state, "build b1"), "invoke")


@rule("DC R37")
def test_with_the_option_early_faith_comes_before_the_allowance_is_spent() -> None:
    options = {"faith": "early"}
    state = table("s6", "m1 m2 m3 . . s1", hand="m4", spirits="faith", shrines=2, options=options)
    state = play(state, "place d1; invoke faith f1; build a1; build b1")
    assert at(state, "a1 b1") == "^ ^"


@rule("DC F10")
def test_faith_does_not_build_on_older_tiles() -> None:
    state = table("s6", "# m1 m2 m3 . | # #", hand="m4", spirits="faith", shrines=4)
    state = play(state, "place e1; build b1; invoke faith shrine")
    assert where(state, "build") == "c1 d1 e1"


@rule("DC F10", "DC R37")
def test_an_earlier_step_of_the_same_turn_is_too_old_for_faith() -> None:
    state = table("f1", "m1 m2 m3 . . | s1 s2 s3 .", hand="s4", spirits="faith+cunning", shrines=5)
    state = play(state, "invoke cunning shrine; consolidate a1; done; place d2; build a2")
    assert where(play(state, "invoke faith shrine"), "build") == "b2 c2 d2"


@rule("DC F11", "DC R37")
def test_faith_builds_on_any_set_consolidated_in_the_same_step() -> None:
    state = table("", "m2 m3 m4 . | s2 s3 s4 .", hand="m1 s1", spirits="faith", shrines=4)
    state = play(state, "place d1; place d2; consolidate a1; build a1; done; build a2")
    state = play(state, "invoke faith shrine")
    assert where(state, "build") == "b1 c1 d1 b2 c2 d2"


@rule("DC F12")
def test_faith_gives_a_special_set_a_third_shrine() -> None:
    state = table("s6", "ra st br .", hand="sn", spirits="faith", shrines=6)
    state = play(state, "place d1; build a1; build b1; invoke faith shrine; build c1")
    assert at(state, "a1 b1 c1 d1") == "^ ^ ^ #"
    assert not legal(state, "build")


# Cunning


@rule("DC 7.16")
def test_cunning_takes_three_tiles_for_two_points() -> None:
    state = table(realm="m1 m2 m3", spirits="cunning", shrines=3)
    state = play(state, "invoke cunning shrine; consolidate a1; build b1")
    assert at(state, "a1 b1 c1") == "# ^ #"
    assert state.at[VICTORY_POINTS] == 2
    assert not legal(state, "build")


@rule("DC 7.16")
def test_cunning_allows_two_shrines_on_special_tiles() -> None:
    state = table(realm="ra st br", spirits="cunning", shrines=4)
    state = play(state, "invoke cunning shrine; consolidate a1; build a1; build b1")
    assert not legal(state, "build")
    assert state.at[VICTORY_POINTS] == 2


@rule("DC R40")
def test_cunning_with_three_dragons_brings_their_bonus() -> None:
    state = table(realm="ja em pe", spirits="cunning", shrines=1)
    state = play(state, "invoke cunning shrine; consolidate a1")
    assert state.at[VICTORY_POINTS] == 3


@rule("DC R40")
def test_cunning_needs_a_complete_group_of_exactly_three() -> None:
    assert not legal(table(realm="m1 m2 . m3", spirits="cunning"), "invoke")
    # Four Merchants lie there unchecked while the second tile is in hand.
    state = table("s6", "m1 m2 m3 .", hand="m4 s1", spirits="cunning")
    assert is_legal(state, "invoke cunning shrine")
    assert not is_legal(play(state, "place d1"), "invoke cunning shrine")


@rule("DC R40")
def test_one_activation_of_cunning_takes_one_group() -> None:
    state = table(realm="m1 m2 m3 | . . . | s1 s2 s3", spirits="cunning", shrines=5)
    state = play(state, "invoke cunning shrine; consolidate a1; done")
    assert state.at[VICTORY_POINTS] == 2
    assert not legal(state, "invoke")


@rule("DC 7.16", "DC R29")
def test_faith_works_on_a_set_of_cunning() -> None:
    state = table(realm="m1 m2 m3", spirits="cunning+faith", shrines=4)
    state = play(state, "invoke cunning shrine; consolidate a1; build a1; invoke faith shrine")
    assert where(state, "build") == "b1 c1"
