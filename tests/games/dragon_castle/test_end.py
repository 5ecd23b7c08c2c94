"""Chapter 9: the final round, the score and the winner."""

import pytest

from tenshu.core.protocol import OVER
from tenshu.games.dragon_castle.game import GAME
from tests.games.dragon_castle.table import is_legal, legal, play, table
from tests.rules import rule


def turns_after(seats: int, first: int, last_token_by: int) -> int:
    """How many turns follow the one in which the exclamation mark is laid bare."""
    tokens = [seats - 1] + [0] * (seats - 1)
    state = table("", seats=seats, first=first, turn=last_token_by, tokens=tokens)
    turns = -1
    while state.actor() != OVER:
        state = play(state, "summon")
        turns += 1
    return turns


@rule("DC 9.1", "DC R10")
@pytest.mark.parametrize(
    "seats, by, turns",
    [(2, 1, 1), (2, 2, 0), (3, 1, 2), (3, 2, 1), (3, 3, 0), (4, 1, 3), (4, 2, 2), (4, 4, 0)],
)
def test_the_round_of_the_last_token_is_finished(seats: int, by: int, turns: int) -> None:
    assert turns_after(seats, first=1, last_token_by=by) == turns


@rule("DC 9.1", "DC R10")
@pytest.mark.parametrize(
    "seats, first, by, turns", [(2, 2, 1, 0), (3, 2, 2, 2), (3, 2, 1, 0), (4, 3, 4, 2)]
)
def test_a_round_ends_with_the_player_to_the_right_of_the_first(
    seats: int, first: int, by: int, turns: int
) -> None:
    assert turns_after(seats, first=first, last_token_by=by) == turns


@rule("DC 9.1", "DC R10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_too_few_tokens_do_not_end_the_game(seats: int) -> None:
    state = table(seats=seats, turn=seats, tokens=[seats - 2] + [0] * (seats - 1))
    state = play(state, "summon")
    assert state.actor() == 0
    assert legal(state, "take")


@rule("DC 9.1", "DC R11")
def test_every_action_stays_possible_in_the_final_round() -> None:
    state = play(table("m1 . m1", tokens=[1, 0]), "summon")
    assert legal(state) == {"summon", "take a1", "take c1"}
    state = play(state, "take a1; pair c1; place a1; place b1")
    assert state.actor() == OVER


@rule("DC R11", "DC R10")
def test_the_seven_tokens_are_just_enough() -> None:
    state = table("", seats=4, tokens=[3, 0, 0, 0])
    state = play(state, "summon; summon; summon; summon")
    assert state.actor() == OVER
    assert sum(state.read("tokens")) == 7


@rule("DC 9.1")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = play(table(tokens=[1, 0]), "summon; take a1; discard")
    assert state.actor() == OVER
    assert legal(state) == set()
    assert GAME.end_reason(state) == "dragon-summoned"


@rule("DC 9.1", "DC 3.7")
def test_a_game_with_an_empty_castle_ends_by_forced_summoning() -> None:
    state = play(table("", tokens=[1, 0]), "summon; summon")
    assert state.actor() == OVER
    assert GAME.end_reason(state) == "castle-empty"


@rule("DC 9.1", "DC 7.1")
def test_the_last_turn_may_still_see_a_spirit() -> None:
    state = table("m1 . s1", spirits="destruction", turn=2, tokens=[1, 0])
    state = play(state, "summon")
    assert state.actor() == 1
    assert is_legal(state, "invoke destruction shrine")
    assert play(state, "end").actor() == OVER


@rule("DC 9.2", "DC R51")
def test_the_score_is_the_sum_of_vp_shrines_tokens_and_dragons() -> None:
    state = table("", "^ ^/2 ^/3 ^/4", vp=[7, 0], tokens=[1, 0], dragons="fortitude+bravery")
    assert GAME.score_sheet(state)[0] == {
        "vp": 7,
        "shrines": 1 + 2 + 3 + 3,
        "tokens": 2,
        "dragon-bravery": 1,
        "dragon-fortitude": 4,
    }
    assert state.scores() == [23, 0]


@rule("DC 9.2", "DC R51")
def test_shrines_left_in_the_pool_and_tiles_are_worth_nothing() -> None:
    assert table("", "m1 m2 # #/3", shrines=[12, 0]).scores() == [0, 0]


@rule("DC 9.3")
def test_the_highest_score_wins() -> None:
    state = table("", seats=3, vp=[4, 9, 6], shrines=[1, 1, 1])
    assert GAME.ranks(state) == [3, 1, 2]


@rule("DC 9.3", "DC R52")
def test_among_equals_the_face_down_stacks_decide() -> None:
    state = table("", ["#/2", "# # m1/3"], vp=[5, 5])
    assert GAME.ranks(state) == [2, 1]


@rule("DC R52")
def test_a_stack_under_a_shrine_counts_as_face_down() -> None:
    # Six points each; three stacks against two.
    state = table("", ["^ # #", "# #"], vp=[5, 6])
    assert GAME.ranks(state) == [1, 2]


@rule("DC 9.3", "DC R52")
def test_then_the_shrines_in_the_realm_decide() -> None:
    # Six points and three face-down stacks each; two Shrines against one, and none in the pool.
    state = table("", ["^/2 # #", "^ ^ #"], vp=[4, 4], shrines=[9, 0])
    assert state.scores() == [6, 6]
    assert GAME.ranks(state) == [2, 1]


@rule("DC 9.3", "DC R52")
def test_if_all_is_equal_the_victory_is_shared() -> None:
    state = table("", ["^ # m1", "# . ^", ""], seats=3, vp=[4, 4, 2], shrines=[0, 3, 1])
    assert GAME.ranks(state) == [1, 1, 3]


@rule("DC 9.3")
def test_points_come_before_everything_else() -> None:
    state = table("", ["^ ^ ^ # #", ""], vp=[0, 4])
    assert GAME.ranks(state) == [2, 1]
