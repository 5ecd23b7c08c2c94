"""Chapter 7 in general: when a Spirit may be activated, at what cost, and only if it has an effect."""

import pytest

from tenshu.games.dragon_castle.layout import CASTLE_HEIGHT, DISCARDS, SHRINES_LEFT, VICTORY_POINTS
from tests.games.dragon_castle.table import at, is_legal, legal, play, table, where
from tests.rules import rule

DESTROY = "invoke destruction shrine"


@rule("DC 7.1", "DC R24")
@pytest.mark.parametrize(
    "moment", ["", "take a1", "take a1; shrine", "take a1; pair c1; place a1", "take a1; discard"]
)
def test_a_spirit_comes_before_between_and_after_all_steps_of_the_turn(moment: str) -> None:
    state = table("m1 . m1 . s1 . s2", spirits="destruction")
    state = play(state, moment) if moment else state
    assert state.actor() == 0
    state = play(state, f"{DESTROY}; destroy e1")
    assert state.at[CASTLE_HEIGHT + 4] == 0


@rule("DC 7.1", "DC R24")
@pytest.mark.parametrize("moment", ["", "take a1", "take a1; shrine", "take a1; pair c1; place a1"])
def test_after_a_spirit_the_turn_goes_on_where_it_was(moment: str) -> None:
    before = table("m1 . m1 . s1 . s2", spirits="destruction")
    before = play(before, moment) if moment else before
    after = play(before, f"{DESTROY}; destroy e1")
    assert legal(after) == legal(before) - legal(before, "invoke") - {"take e1"}


@rule("DC 7.1")
def test_a_spirit_comes_also_while_consolidating() -> None:
    state = table("s6", "m1 m2 m3 . . | . . . ra", hand="m4", spirits="change", shrines=2)
    state = play(state, "place d1")
    assert is_legal(state, "invoke change shrine")


@rule("DC 7.1")
def test_a_turn_with_a_spirit_still_to_use_is_ended_by_its_player() -> None:
    state = play(table(spirits="destruction"), "take a1; discard")
    assert legal(state) == {"invoke destruction shrine", "end"}
    assert play(state, "end").actor() == 1


@rule("DC 7.1")
def test_only_the_player_whose_turn_it_is_pays() -> None:
    state = play(table(spirits="destruction", shrines=[0, 1]), "take a1; discard")
    assert state.actor() == 1
    state = play(state, f"{DESTROY}; destroy c1")
    assert state.read("shrines_left") == [0, 0]


@rule("DC R24")
@pytest.mark.parametrize(
    "inside",
    [
        "invoke wind shrine",
        "invoke wind shrine; lift a1",
        "invoke strength shrine",
        "invoke strength shrine; lift b1; lay c3",
        "invoke cunning shrine",
        "invoke cunning shrine; consolidate d1",
        "invoke destruction shrine",
    ],
)
def test_no_spirit_inside_the_effect_of_another(inside: str) -> None:
    spirits = "wind+strength+cunning+destruction"
    state = table(realm="^ # # m1 m2 m3", spirits=spirits, shrines=5)
    assert not legal(play(state, inside), "invoke")


@rule("DC 7.2")
def test_the_cost_is_a_face_up_tile_or_a_shrine() -> None:
    state = table(realm="m1 # ^ s1/2", spirits="destruction")
    assert where(state, "invoke destruction") == "a1 d1 shrine"


@rule("DC 7.2")
def test_a_paid_tile_is_discarded() -> None:
    before = table(realm="m2 s1", spirits="destruction")
    after = play(before, "invoke destruction a1")
    assert at(after, "a1 b1") == ". s1"
    assert after.at[DISCARDS] == before.at[DISCARDS] + 1
    assert after.at[SHRINES_LEFT] == 1


@rule("DC 7.2")
def test_a_paid_shrine_comes_from_the_pool_and_not_from_the_realm() -> None:
    state = play(table(realm="^ #", spirits="destruction", shrines=2), DESTROY)
    assert state.at[SHRINES_LEFT] == 1
    assert at(state, "a1") == "^"
    assert not legal(table(realm="^ #", spirits="destruction", shrines=0), "invoke")


@rule("DC 7.3", "DC R28")
def test_nobody_pays_for_an_effect_that_paying_makes_impossible() -> None:
    state = table(realm="m1 m2 m3 . s1", spirits="cunning", shrines=0)
    assert where(state, "invoke cunning") == "e1"


@rule("DC 7.3", "DC R28")
@pytest.mark.parametrize(
    "spirit", ["beauty", "elegance", "wind", "change", "destruction", "cunning", "deep"]
)
def test_nobody_pays_for_an_effect_that_is_impossible_anyway(spirit: str) -> None:
    state = table("", "m1 m2 s1", spirits=spirit)
    assert legal(state) == {"summon"}


@rule("DC 7.3")
def test_the_effect_must_be_applied_once_it_is_paid() -> None:
    state = table(realm="m1 m2 m3", spirits="cunning+destruction+strength", shrines=3)
    assert legal(play(state, "invoke cunning shrine")) == {"consolidate a1"}
    assert legal(play(state, DESTROY), "destroy") == legal(play(state, DESTROY))
    assert not is_legal(play(state, "invoke strength shrine"), "done")


@rule("DC 7.4")
def test_a_spirit_is_activated_once_a_turn() -> None:
    state = play(table(spirits="destruction", shrines=3), f"{DESTROY}; destroy a1")
    assert not legal(state, "invoke")
    assert not legal(play(state, "take c1"), "invoke")


@rule("DC 7.4")
def test_a_spirit_is_there_again_in_the_next_turn() -> None:
    state = table(spirits="destruction", shrines=[3, 3])
    state = play(state, f"{DESTROY}; destroy a1; take c1; discard; {DESTROY}; destroy e1")
    assert state.actor() == 1


@rule("DC R29")
def test_several_spirits_have_each_their_own_cost_and_use() -> None:
    state = table("m1 . s1", "^ # . m1", spirits="wind+destruction", shrines=2)
    state = play(state, f"{DESTROY}; destroy c1")
    assert where(state, "invoke wind") == "d1 shrine"
    state = play(state, "invoke wind shrine; lift a1; lay b1")
    assert state.at[SHRINES_LEFT] == 0
    assert not legal(state, "invoke")


@rule("DC 7.5", "DC R25")
def test_a_waiting_set_lets_only_change_in() -> None:
    spirits = "beauty+wind+strength+change+destruction+cunning"
    realm = "m1 m2 m3 . ra | ^ # . . . | s1 s2 s3"
    state = table("s6 . s5", realm, hand="m4", spirits=spirits, shrines=3)
    assert is_legal(state, "invoke cunning shrine")
    assert not is_legal(state, "invoke change shrine")
    state = play(state, "place d1")
    assert {text.split()[1] for text in legal(state, "invoke")} == {"change"}
    assert is_legal(state, "consolidate a1")


@rule("DC R25")
def test_a_waiting_set_lets_change_in_only_for_itself() -> None:
    # The Season could join three Farmers, but the Merchants are due.
    realm = "m1 m2 m3 . | . . . . | f1 f2 f3 sp"
    state = play(table("s6", realm, hand="m4", spirits="change", shrines=2), "place d1")
    assert not legal(state, "invoke")
    assert at(state, "a1") == "#"
    state = play(state, "done")
    assert is_legal(state, "invoke change shrine")


@rule("DC R25")
def test_with_the_option_open_any_spirit_may_come_before_a_waiting_set() -> None:
    state = table(
        "s6",
        "m1 m2 m3 . | ^ #",
        hand="m4",
        spirits="wind+strength+destruction",
        shrines=3,
        options={"pending_sets": "open"},
    )
    state = play(state, "place d1")
    assert {text.split()[1] for text in legal(state, "invoke")} == {
        "wind",
        "strength",
        "destruction",
    }
    state = play(state, "invoke strength shrine; lift d1; lay f4; done")
    assert state.at[VICTORY_POINTS] == 0
    assert at(state, "a1 f4") == "m1 m4"


@rule("DC R25", "DC 7.1")
def test_the_spirits_of_picks_have_nothing_to_do_with_a_waiting_set() -> None:
    spirits = "elegance+deception+deep+faith"
    options = {"pending_sets": "open", "elegance": "lenient"}
    state = table(
        "m1 m1 m1 . m2",
        "m2 m3 m4 . | s2 s3 s4",
        hand="m5 s5",
        spirits=spirits,
        shrines=3,
        options=options,
    )
    state = play(state, "place d1; place d2")
    assert legal(state) == {"consolidate a1", "consolidate a2"}


@rule("DC 7.5", "DC R26")
def test_a_tile_of_a_waiting_set_cannot_pay() -> None:
    state = table("s6", "m1 m2 m3 . ra | . . . . s1", hand="m4", spirits="change", shrines=0)
    state = play(state, "place d1")
    assert where(state, "invoke change") == "e2"


@rule("DC R26")
def test_with_the_option_allowed_a_tile_of_a_waiting_set_pays() -> None:
    options = {"pending_cost": "allowed"}
    realm = "m1 m2 m3 . ra | . . . . s1"
    state = table("s6", realm, hand="m4", spirits="change", shrines=0, options=options)
    state = play(state, "place d1")
    before = state.numbers()
    assert where(state, "invoke change") == "a1 e2"
    assert state.numbers() == before


@rule("DC 7.5", "DC R25", "DC F8")
def test_a_set_waits_from_the_first_tile_of_a_pair_on() -> None:
    state = table(
        "s6", "ra st br . m1 m2 m3", hand="sn s1", spirits="change", options={"realm": "8x4"}
    )
    state = play(state, "place d1")  # four Winds lie there, one of them beside three Merchants
    assert not is_legal(state, "invoke change shrine")


@rule("DC R26")
def test_a_tile_of_a_set_not_yet_checked_cannot_pay() -> None:
    state = table(
        "s6", "m2 m3 m4", hand="m1 s1", spirits="destruction", options={"pending_sets": "open"}
    )
    assert where(play(state, "place d1"), "invoke destruction") == "shrine"


@rule("DC R26")
def test_a_tile_in_hand_does_not_pay() -> None:
    state = table("m1 . m1 . s1", spirits="destruction", shrines=0)
    assert not legal(play(state, "take a1"), "invoke")
    assert not legal(play(state, "take a1; pair c1"), "invoke")
    assert where(play(state, "take a1; pair c1; place b2"), "invoke destruction") == "b2"


@rule("DC R27")
def test_what_a_paid_tile_uncovers_is_open_for_tiles() -> None:
    state = table("m1 . s1", "s2/2", spirits="destruction")
    state = play(state, "invoke destruction a1; destroy c1; take a1; shrine; place a1")
    assert at(state, "a1") == "m1/2"


@rule("DC R27")
def test_what_a_paid_tile_uncovers_is_a_goal_for_wind() -> None:
    state = table(realm="^ s2/2", spirits="wind", shrines=0)
    state = play(state, "invoke wind b1; lift a1; lay b1")
    assert at(state, "a1 b1") == "# ^"


@rule("DC R27")
def test_what_a_paid_tile_uncovers_bears_no_new_shrine() -> None:
    state = table("s6", "m1 m2 m3 . s2/2", hand="m4", spirits="destruction", shrines=2)
    state = play(state, "invoke destruction e1; destroy a1; place d1")
    assert where(state, "build") == "a1 b1 c1 d1"


@rule("DC 7.6", "DC R30")
def test_a_set_made_by_a_spirit_is_consolidated_even_before_the_action() -> None:
    state = table(realm="m1 m2 m3 . . m4", spirits="strength", shrines=2)
    state = play(state, "invoke strength shrine; lift f1; lay d1; done")
    assert at(state, "a1 b1 c1 d1") == "# # # #"
    state = play(state, "build d1")
    assert state.at[VICTORY_POINTS] == 2
    assert legal(state, "take")


@rule("DC 7.6")
def test_one_turn_can_see_several_consolidations() -> None:
    realm = "m1 m2 m3 . . m4 | s1 s2 s3 ."
    state = table("s4 . s5", realm, spirits="strength+cunning", shrines=4)
    state = play(state, "invoke strength shrine; lift f1; lay d1; done; done")
    state = play(state, "take a1; shrine; place d2; done")
    assert state.at[VICTORY_POINTS] == 4
    assert state.actor() == 1


@rule("DC 7.6")
def test_a_set_made_by_a_spirit_between_two_placements_is_consolidated_at_once() -> None:
    state = table("s6", "m1 m2 m3 . . . | . . . . . m5", hand="s1 s2", spirits="strength")
    state = play(state, "place f4; invoke strength shrine; lift f2; lay d1; done")
    assert at(state, "a1 b1 c1 d1") == "# # # #"
    assert legal(state) == legal(state, "place")
