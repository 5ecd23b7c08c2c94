"""Chapter 7: the passage of time, its milestones and the order it makes."""

import pytest

from tenshu.games.white_castle.state import Position
from tests.games.white_castle.table import (
    coast,
    has,
    legal,
    number,
    phase,
    play,
    table,
    time_of,
    view,
)
from tests.rules import rule


def step(state: Position, seat: int = 1) -> Position:
    """Two steps of influence, from the lower field of diplomat-left."""
    colour = "black"
    assert state.actor() == seat - 1
    return play(state, f"take {colour} right; place diplomat-left; field diplomat-left-2")


def stacks(state: Position) -> dict[int, list[int]]:
    return {stack["space"]: stack["clans"] for stack in view(state)["time"]}


@rule("WC 7.1")
def test_a_marker_moves_and_lies_on_top_of_those_it_meets() -> None:
    state = has(table(3, dice="4444 4444 4444"), 2, time=2)
    after = step(state)
    assert stacks(after) == {0: [2], 2: [0, 1]}


@rule("WC 7.1")
def test_who_leaves_a_stack_leaves_the_others_in_their_order() -> None:
    state = table(4, dice="44444 44444 44444")
    assert stacks(state) == {0: [0, 1, 2, 3]}
    assert stacks(has(state, 2, time=3)) == {0: [0, 2, 3], 3: [1]}


@rule("WC 7.2", "WC R8")
@pytest.mark.parametrize("start, cost", [(4, 1), (9, 2), (13, 3)])
def test_a_milestone_is_paid_or_stops_the_marker(start: int, cost: int) -> None:
    state = step(has(table(dice="444 444 444"), time=start, seal=4))
    assert phase(state) == "milestone"
    assert time_of(state) == start + 1
    assert {"cross", "stay"} <= legal(state)
    crossed = play(state, "cross")
    assert time_of(crossed) == start + 2
    assert number(crossed, "seal") == 4 - cost
    stayed = play(state, "stay")
    assert time_of(stayed) == start + 1
    assert number(stayed, "seal") == 4


@rule("WC 7.2")
def test_without_the_seals_the_steps_left_are_lost() -> None:
    state = step(has(table(dice="444 444 444"), time=9, seal=1))
    assert time_of(state) == 10
    assert number(state, "seal") == 1
    assert state.actor() == 1


@rule("WC 7.2", "WC R32")
def test_a_long_move_is_asked_at_each_milestone() -> None:
    castle = "steward-2 steward-4 steward-7 diplomat-11 diplomat-5"
    state = table(castle=castle, tiles="cbw bbw wcw bc cw", dice="444 444 444")
    state = has(state, card="steward-9", time=14, seal=5)
    state = play(state, "take black right; place diplomat-left; field diplomat-left-1")
    assert phase(state) == "milestone"  # 1 influence of the field and 1 of the lantern, as one move
    state = play(state, "cross")
    assert time_of(state) == 16


@rule("WC 7.3")
def test_the_track_ends_at_twenty() -> None:
    assert time_of(step(has(table(dice="444 444 444"), time=19))) == 20
    assert time_of(step(has(table(dice="444 444 444"), time=20))) == 20


@rule("WC 7.3", "WC R24")
def test_a_marker_that_does_not_move_stays_below() -> None:
    state = has(has(table(dice="444 444 444"), time=20), 2, time=20)
    assert stacks(state) == {20: [1, 0]}
    assert stacks(step(state)) == {20: [1, 0]}


@rule("WC 7.4", "WC 8.2")
def test_farther_comes_first_and_on_top_before_below() -> None:
    state = table(4, dice="44444 44444 44444")
    has(state, 3, time=4)
    has(state, 4, time=2)
    has(state, 1, time=2)
    after = coast(state, lambda s: s.round == 2 and phase(s) == "take")
    assert view(after)["order"] == [2, 0, 3, 1]
    assert after.actor() == 2
