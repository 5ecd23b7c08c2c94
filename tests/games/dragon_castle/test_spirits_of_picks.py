"""The Spirits that concern the castle: Elegance, Deception, the Deep, Destruction."""

import pytest

from tenshu.games.dragon_castle.layout import CASTLE_HEIGHT, DISCARDS, TOKENS, VICTORY_POINTS
from tenshu.games.dragon_castle.rulings import NEWEST
from tenshu.games.dragon_castle.state import Position
from tests.games.dragon_castle.table import in_hand, is_legal, legal, play, table, where
from tests.rules import rule

# Elegance

ELEGANCE = "invoke elegance shrine"
LENIENT = {"elegance": "lenient"}


@rule("DC 7.8", "DC R32")
def test_elegance_takes_a_tile_with_a_free_short_side_only() -> None:
    state = play(table("m1 s1 f1", spirits="elegance"), f"{ELEGANCE}; take b1")
    assert in_hand(state) == "s1"


@rule("DC 7.8", "DC R32")
@pytest.mark.parametrize(
    "castle, picks",
    [
        ("m1 s1 f1 | m2 s2 f2", "b1 b2"),
        ("m1 s1 f1 | m2 s2 f2 | m3 s3 f3", "b1 b3"),
        ("m1/2 s1/2 f1/2 | m2 s2 f2", "b1"),
        ("m2 s2 f2 | m1/2 s1/2 f1/2 | m3 s3 f3", "b2"),
    ],
)
def test_a_short_side_is_free_when_the_next_stack_is_lower(castle: str, picks: str) -> None:
    state = play(table(castle, spirits="elegance"), ELEGANCE)
    assert where(state, "take") == picks


@rule("DC R32")
def test_elegance_still_picks_first_from_the_top_floor() -> None:
    state = table("m1 s1 f1 . m2/2 s2/2 f2/2", spirits="elegance")
    assert where(play(state, ELEGANCE), "take") == "f1"


@rule("DC 7.8", "DC R32")
def test_elegance_must_be_used_by_one_pick() -> None:
    # a1 may be taken because its twin d1, blocked left and right, is left for the pair.
    state = play(table("s1 . m1 s1 m2", spirits="elegance"), ELEGANCE)
    assert where(state, "take") == "a1 d1"
    assert legal(play(state, "take a1")) == {"pair d1"}
    assert legal(play(state, "take d1")) == {"pair a1", "shrine", "discard"}


@rule("DC R32")
def test_any_blocked_twin_is_enough_for_the_pick_to_come() -> None:
    # Of the other Soldiers 1 only d1 is blocked; g1 at the end of its row is not.
    state = play(table("s1 . m1 s1 m2 . s1", spirits="elegance"), ELEGANCE)
    assert where(state, "take") == "a1 d1 g1"


@rule("DC R32")
def test_elegance_needs_a_tile_that_is_blocked_left_and_right() -> None:
    assert not legal(table("m1 . s1", spirits="elegance"), "invoke")
    assert legal(table("m1 s2 s1", spirits="elegance"), "invoke")


@rule("DC R32")
def test_elegance_rules_out_summoning() -> None:
    state = table("m1 s1 f1", spirits="elegance")
    assert is_legal(state, "summon")
    assert not is_legal(play(state, ELEGANCE), "summon")


@rule("DC 7.8", "DC R32")
def test_elegance_may_come_between_the_picks_if_a_twin_is_blocked() -> None:
    state = play(table("s1 . m1 s1 m2", spirits="elegance"), "take a1")
    assert legal(play(state, ELEGANCE)) == {"pair d1"}
    assert not legal(play(table("s1 . m1 s2 m2", spirits="elegance"), "take a1"), "invoke")


@rule("DC R32")
def test_elegance_between_the_picks_needs_room_for_a_pair() -> None:
    realm = "^ ^ ^ ^ ^ ^ | ^ ^ ^ ^ ^ ^ | ^ ^ ^ ^ ^ ^ | ^ ^ ^ ^ ^ ."
    state = play(table("s1 . m1 s1 m2", realm, spirits="elegance"), "take a1")
    assert not legal(state, "invoke")
    two_spaces = realm.replace("^ .", ". .")
    state = play(table("s1 . m1 s1 m2", two_spaces, spirits="elegance"), "take a1")
    assert legal(state, "invoke")


@rule("DC R32")
def test_with_the_option_lenient_nobody_has_to_use_elegance() -> None:
    state = play(table("m1 s1 f1", spirits="elegance", options=LENIENT), ELEGANCE)
    assert where(state, "take") == "a1 b1 c1"
    assert is_legal(state, "summon")
    assert is_legal(table("m1 . s1", spirits="elegance", options=LENIENT), ELEGANCE)
    assert not is_legal(table("", spirits="elegance", options=LENIENT), ELEGANCE)


@rule("DC 7.8")
def test_elegance_ends_with_the_turn() -> None:
    state = table("m1 s1 f1 | m2 s2 f2", spirits="elegance")
    state = play(state, f"{ELEGANCE}; take b1; discard")
    assert where(state, "take") == "a1 c1 a2 c2"


@rule("DC F1")
def test_both_picks_may_be_elegant() -> None:
    # b2 is walled in on all four sides until b1 is gone.
    state = table("m1 s1 f1 | m2 s1 f2 | m3 s3 f3", spirits="elegance")
    state = play(state, f"{ELEGANCE}; take b1; pair b2")
    assert in_hand(state) == "s1 s1"


@rule("DC R24", "DC 7.8")
def test_no_other_spirit_before_the_elegant_pick_is_made() -> None:
    state = table("m1 s1 f1", spirits="elegance+destruction", shrines=3)
    state = play(state, ELEGANCE)
    assert not legal(state, "invoke")
    assert is_legal(play(state, "take b1"), "invoke destruction shrine")


@rule("DC R24", "DC R29")
def test_while_an_elegant_pick_is_due_only_the_spirits_of_pairs_may_help() -> None:
    spirits = "elegance+deep+destruction"
    state = play(table("s1 . m1 s1 m2", spirits=spirits, shrines=3), f"{ELEGANCE}; take a1")
    assert legal(state) == {"pair d1", "invoke deep shrine"}
    assert legal(play(state, "invoke deep shrine")) == {"pair d1"}


@rule("DC R24", "DC 7.14")
def test_the_deep_waits_for_the_first_pick_even_after_elegance() -> None:
    state = table("m1 s1 f1 . s2", spirits="elegance+deep", shrines=3)
    state = play(state, ELEGANCE)
    assert not legal(state, "invoke")
    assert is_legal(play(state, "take b1"), "invoke deep shrine")


# Deception

DECEPTION = "invoke deception shrine"


@rule("DC 7.10", "DC R34")
def test_deception_takes_a_neighbour_of_the_first_tile() -> None:
    state = table("m1 . . | . s1 s2 | . f1 f2", spirits="deception")
    state = play(state, f"take b2; {DECEPTION}")
    assert legal(state) == {"pair c2", "pair b3"}


@rule("DC 7.10", "DC R34")
@pytest.mark.parametrize(
    "castle, first, beside",
    [
        ("s1 m1", "b1", "a1"),
        ("m1 s1", "a1", "b1"),
        ("s1 | m1", "a2", "a1"),
        ("m1 | s1", "a1", "a2"),
    ],
)
def test_deception_reaches_over_each_of_the_four_edges(
    castle: str, first: str, beside: str
) -> None:
    state = play(table(castle, spirits="deception"), f"take {first}; {DECEPTION}")
    assert legal(state) == {f"pair {beside}"}


@rule("DC 7.10")
def test_the_neighbour_need_be_neither_identical_nor_available() -> None:
    state = table(". m1 . | f1 f2 f3", spirits="deception")
    state = play(state, f"take b1; {DECEPTION}; pair b2")
    assert in_hand(state) == "m1 f2"


@rule("DC R34")
def test_deception_reaches_no_corner_and_nothing_beneath() -> None:
    state = play(table("m1 . | . s1", spirits="deception"), "take a1")
    assert not legal(state, "invoke")
    state = table("m1/2 . s1", hidden="m1", spirits="deception")
    assert not legal(play(state, "take a1; reveal a1 merchant-1"), "invoke")


@rule("DC R34")
def test_deception_stays_on_the_floor_of_the_first_tile() -> None:
    state = table("m1/2 s1 . | s2/2 . .", hidden="f1 f2", spirits="deception")
    state = play(state, f"take a1; reveal a1 farmer-1; {DECEPTION}")
    assert legal(state) == {"pair a2"}


@rule("DC R34")
def test_with_the_option_any_floor_deception_takes_any_neighbouring_stack() -> None:
    castle = "m1/2 s1 . | s2/2 . ."
    options = {"deception": "any_floor"}
    state = table(castle, hidden="f1 f2", spirits="deception", options=options)
    state = play(state, f"take a1; reveal a1 farmer-1; {DECEPTION}")
    assert legal(state) == {"pair b1", "pair a2"}


@rule("DC 7.10", "DC 7.3")
def test_deception_belongs_to_a_pair() -> None:
    state = table("m1 s1", spirits="deception")
    assert not legal(state, "invoke")
    state = play(state, f"take a1; {DECEPTION}")
    assert legal(state) == {"pair b1"}
    assert not legal(play(state, "pair b1"), "invoke")
    assert play(table("m1 s1", spirits="deception"), "take a1; discard").actor() == 1


# The Deep

DEEP = "invoke deep shrine"


@rule("DC 7.14", "DC R38")
def test_the_deep_takes_a_second_tile_of_the_same_type() -> None:
    state = play(table("m1 . m2 . s1 . m3", spirits="deep"), f"take a1; {DEEP}")
    assert legal(state) == {"pair c1", "pair g1"}


@rule("DC 7.14", "DC R38")
def test_the_second_tile_of_the_deep_must_be_available() -> None:
    state = play(table("m1 . f1 m2 f2", spirits="deep"), "take a1")
    assert not legal(state, "invoke")
    state = play(table("m1 . f1 m2 f2 . m3", spirits="deep"), f"take a1; {DEEP}")
    assert legal(state) == {"pair g1"}


@rule("DC F13", "DC R38")
def test_the_deep_may_take_an_identical_tile() -> None:
    state = table("m1 . m1", "s1", spirits="deep")
    state = play(state, "take a1; invoke deep a1; pair c1")
    assert in_hand(state) == "m1 m1"


@rule("DC 7.14")
def test_the_deep_is_no_help_across_types() -> None:
    assert not legal(play(table("ra . ja . sp", spirits="deep"), "take a1"), "invoke")


@rule("DC R28", "DC R29")
def test_only_one_of_deep_and_deception_changes_the_second_pick() -> None:
    state = table("m1 s1 . m2", spirits="deep+deception", shrines=3)
    state = play(state, "take a1")
    assert legal(play(state, DEEP)) == {"pair d1"}
    assert legal(play(state, DECEPTION)) == {"pair b1"}


@rule("DC R29", "DC R32", "DC R38")
def test_elegance_and_the_deep_work_together() -> None:
    state = table("m1 s1 f1 . f2 s2 m2", spirits="elegance+deep", shrines=2)
    state = play(state, f"{ELEGANCE}; take b1; {DEEP}")
    assert legal(state) == {"pair f1"}


# The Merchant 2 on the ground floor matches the first tile by its type only, and only its short
# sides are free.
BOTH = "m1/2 . f1 m2 f2"
TAKE = "take a1; reveal a1 soldier-5"


def table_of_both(
    shrines: int = 2, realm: str = "", version: int = NEWEST, **options: str
) -> Position:
    spirits = "elegance+deep"
    return table(
        BOTH, realm, hidden="s5", spirits=spirits, shrines=shrines, version=version, options=options
    )


@rule("DC R29")
@pytest.mark.parametrize("turn", [f"{ELEGANCE}; {TAKE}; {DEEP}", f"{TAKE}; {ELEGANCE}; {DEEP}"])
def test_elegance_is_paid_for_a_tile_that_only_the_deep_makes_a_match(turn: str) -> None:
    assert legal(play(table_of_both(), turn)) == {"pair d1"}
    assert not legal(table(BOTH, spirits="elegance", shrines=2), "invoke")


@rule("DC R29", "DC R32")
def test_a_first_tile_whose_match_needs_the_deep_obliges_to_activate_it() -> None:
    assert legal(play(table_of_both(), f"{ELEGANCE}; {TAKE}")) == {DEEP}


@rule("DC R29", "DC R38")
def test_the_deep_is_paid_for_a_tile_that_only_elegance_makes_available() -> None:
    state = play(table_of_both(), f"{TAKE}; {DEEP}")
    assert legal(state) == {ELEGANCE}
    assert legal(play(state, ELEGANCE)) == {"pair d1"}


@rule("DC R29", "DC R32")
@pytest.mark.parametrize("turn", [f"{TAKE}; {DEEP}; {ELEGANCE}", f"{TAKE}; {ELEGANCE}; {DEEP}"])
def test_with_the_option_lenient_the_deep_and_elegance_come_in_either_order(turn: str) -> None:
    assert legal(play(table_of_both(elegance="lenient"), turn)) == {"pair d1"}


@rule("DC R28", "DC R29")
def test_elegance_and_the_deep_together_need_both_costs() -> None:
    assert not legal(table_of_both(shrines=1), "invoke")
    state = play(table_of_both(shrines=1, realm="s1"), f"{ELEGANCE}; {TAKE}")
    assert legal(state) == {"invoke deep a1"}


@rule("DC R29")
def test_before_version_2_elegance_and_the_deep_were_tested_one_by_one() -> None:
    state = table_of_both(version=1)
    assert not legal(state, "invoke")
    assert not legal(play(state, TAKE), "invoke")


# Destruction

DESTRUCTION = "invoke destruction shrine"


@rule("DC 7.15", "DC R39")
def test_destruction_discards_an_available_tile_of_any_floor_for_nothing() -> None:
    before = table("m1/2 s1/2 f1/2 . sp", spirits="destruction")
    state = play(before, DESTRUCTION)
    assert legal(state) == {"destroy a1", "destroy c1", "destroy e1"}
    state = play(state, "destroy e1")
    assert state.at[CASTLE_HEIGHT + 4] == 0
    assert state.at[VICTORY_POINTS] == 0
    assert state.at[DISCARDS] == before.at[DISCARDS] + 1
    assert legal(state, "take")


@rule("DC R39")
def test_destruction_may_come_between_the_picks() -> None:
    state = table("m1 . s1 m1 s2", spirits="destruction")
    state = play(state, "take a1")
    assert not legal(state, "pair")
    state = play(state, f"{DESTRUCTION}; destroy c1")
    assert where(state, "pair") == "d1"


@rule("DC 7.15", "DC 2.5")
def test_what_destruction_uncovers_is_turned_up() -> None:
    state = table("m1/2 . s1/2", hidden="s1 f1", spirits="destruction")
    state = play(state, f"take c1; reveal c1 farmer-1; {DESTRUCTION}; destroy a1")
    assert legal(state) == {"reveal a1 soldier-1"}
    assert where(play(state, "reveal a1 soldier-1"), "pair") == "a1"


@rule("DC F14")
def test_destruction_may_make_another_tile_available() -> None:
    state = table("m1 s1 f1", spirits="destruction")
    assert not is_legal(state, "take b1")
    assert is_legal(play(state, f"{DESTRUCTION}; destroy a1"), "take b1")


@rule("DC F15")
def test_destruction_may_clear_a_floor() -> None:
    state = table("m1/2 . s1", hidden="f1", spirits="destruction")
    assert where(state, "take") == "a1"
    state = play(state, f"{DESTRUCTION}; destroy a1; reveal a1 farmer-1")
    assert where(state, "take") == "a1 c1"


@rule("DC F16", "DC R08")
def test_summoning_opens_when_destruction_clears_the_upper_floor() -> None:
    state = table("m1/2 . s1", hidden="f1", spirits="destruction")
    assert not is_legal(state, "summon")
    state = play(state, f"{DESTRUCTION}; destroy a1; reveal a1 farmer-1; summon")
    assert state.at[TOKENS] == 1
