"""Chapter 4: where collected tiles go."""

import pytest

from tenshu.games.dragon_castle.layout import DISCARDS, VICTORY_POINTS
from tests.games.dragon_castle.table import at, in_hand, is_legal, legal, play, table, where
from tests.rules import rule

# A realm of 24 spaces on which a tile fits on one, or on none of them.
ONE_SPACE = "^ ^ ^ ^ ^ ^ | ^ ^ ^ ^ ^ ^ | ^ ^ ^ ^ ^ ^ | ^ ^ ^ ^ ^ ."
NO_SPACE = "^ ^ ^ ^ ^ ^ | ^ ^ ^ ^ ^ ^ | ^ ^ ^ ^ ^ ^ | ^ ^ ^ ^ ^ s1"


@rule("DC 4.1", "DC R13")
@pytest.mark.parametrize(
    "ground, fits",
    [(".", True), ("#", True), ("#/2", True), ("m2", False), ("m2/2", False), ("^", False)],
)
def test_a_tile_goes_on_nothing_or_on_a_face_down_tile(ground: str, fits: bool) -> None:
    state = play(table("m1", f". {ground}"), "take a1; shrine")
    assert is_legal(state, "place b1") == fits


@rule("DC 4.1")
def test_a_tile_is_put_face_up_on_top_of_the_stack() -> None:
    state = play(table("m1 . s1", "#/2 ."), "take a1; shrine; place a1")
    assert at(state, "a1") == "m1/3"


@rule("DC 4.1", "DC R13")
def test_a_tile_need_not_touch_others() -> None:
    state = play(table("m1", "s1"), "take a1; shrine")
    assert is_legal(state, "place f4")


@rule("DC R13")
def test_stacks_grow_to_any_height() -> None:
    state = play(table("m1", "#/9"), "take a1; shrine; place a1")
    assert at(state, "a1") == "m1/10"


@rule("DC 4.1")
def test_a_tile_placed_this_turn_bears_no_second_one() -> None:
    state = play(table("m1 . m1"), "take a1; pair c1; place b2")
    assert not is_legal(state, "place b2")


@rule("DC 4.1")
def test_two_different_tiles_are_placed_in_either_order() -> None:
    state = table("", hand="m1 s1")
    assert at(play(state, "place a1; place b1"), "a1 b1") == "m1 s1"
    assert at(play(state, "place-other a1; place b1"), "a1 b1") == "s1 m1"


@rule("DC 4.1")
def test_twins_need_no_order() -> None:
    assert not legal(table("", hand="m1 m1"), "place-other")


@rule("DC 4.2", "DC R15")
def test_both_tiles_are_placed_before_sets_are_looked_for() -> None:
    state = play(table("m1 . m1", "m2 m3 m4"), "take a1; pair c1; place d1")
    assert at(state, "a1 b1 c1 d1") == "m2 m3 m4 m1"
    assert state.at[VICTORY_POINTS] == 0
    assert legal(state) == legal(state, "place")


@rule("DC R15")
def test_the_second_tile_still_joins_the_set_that_the_first_completed() -> None:
    state = play(table("m1 . m1", "m2 m3 m4"), "take a1; pair c1; place d1; place e1")
    assert state.at[VICTORY_POINTS] == 3
    assert at(state, "d1 e1") == "# #"


@rule("DC 4.3", "DC R14")
def test_a_pair_needs_two_spaces_and_a_single_tile_needs_one() -> None:
    castle = "m1 . m1"
    assert legal(play(table(castle, ONE_SPACE), "take a1")) == {"shrine", "discard"}
    assert legal(play(table(castle, NO_SPACE), "take a1")) == {"discard"}
    two_spaces = ONE_SPACE.replace("^ .", "# .")
    assert is_legal(play(table(castle, two_spaces), "take a1"), "pair c1")


@rule("DC R14")
def test_discarding_is_open_even_to_a_full_realm() -> None:
    state = play(table("m1/2 . s1", NO_SPACE, hidden="f1"), "take a1; reveal a1 farmer-1; discard")
    assert state.at[VICTORY_POINTS] == 1


@rule("DC 4.3", "DC R14")
def test_with_the_option_discard_every_action_is_allowed() -> None:
    options = {"no_space": "discard"}
    state = play(table("m1 . m1", NO_SPACE, options=options), "take a1")
    assert legal(state) == {"pair c1", "shrine", "discard"}


@rule("DC 4.3", "DC R14")
def test_with_the_option_discard_what_has_no_space_is_discarded_for_nothing() -> None:
    before = table("m1 . m1 . s1", ONE_SPACE, options={"no_space": "discard"})
    state = play(before, "take a1; pair c1; place f4")
    assert legal(state) == {"discard"}
    state = play(state, "discard")
    assert state.at[VICTORY_POINTS] == 0
    assert state.at[DISCARDS] == before.at[DISCARDS] + 1
    assert state.actor() == 1


@rule("DC R14")
def test_a_tile_that_ends_up_without_a_space_is_discarded_for_nothing() -> None:
    state = table("s2", NO_SPACE, hand="m1 m2")
    assert legal(state) == {"discard"}
    state = play(state, "discard")
    assert in_hand(state) == "m2"
    state = play(state, "discard")
    assert state.at[VICTORY_POINTS] == 0
    assert state.actor() == 1


@rule("DC R14")
def test_a_spirit_may_still_make_room_for_a_tile_without_a_space() -> None:
    state = table("s2", NO_SPACE, hand="m1", spirits="destruction")
    state = play(state, "invoke destruction f4; destroy a1")
    assert where(state, "place") == "f4"
