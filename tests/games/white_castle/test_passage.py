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


def field_and_lantern(time: int, seals: int, version: int, resources: str) -> Position:
    """Player 1 has just done a field with 1 influence and a lantern reward with another one."""
    castle = "steward-2 steward-4 steward-7 diplomat-11 diplomat-5"
    state = table(
        castle=castle,
        tiles="cbw bbw wcw bc cw",
        dice="444 444 444",
        resources=resources,
        version=version,
    )
    state = has(state, card="steward-9", time=time, seal=seals)
    return play(state, "take black right; place diplomat-left; field diplomat-left-1")


def ends(state: Position) -> set[tuple[int, int]]:
    """Space and seals in which the decisions about seals and milestones can end."""
    if phase(state) not in ("first", "overflow", "milestone"):
        return {(time_of(state), number(state, "seal"))}
    deeds = [text for text in legal(state) if not text.startswith("swap")]
    return set().union(*(ends(play(state, text)) for text in deeds))


WITH_SEAL = "resource-4 resource-6 resource-8"  # the lantern of the first one holds a seal
WITHOUT_SEAL = "resource-3 resource-6 resource-8"


@rule("WC R32", "WC R7")
@pytest.mark.parametrize(
    "resources, time, seals, possible",
    [
        (WITH_SEAL, 5, 0, {(5, 1), (6, 0), (7, 0)}),
        (WITH_SEAL, 5, 5, {(5, 5), (6, 4), (6, 5), (7, 4), (7, 5)}),
        (WITH_SEAL, 10, 0, {(10, 1)}),
        (WITHOUT_SEAL, 5, 0, {(5, 0)}),
        (WITHOUT_SEAL, 5, 1, {(5, 1), (6, 0), (7, 0)}),
        (WITHOUT_SEAL, 4, 1, {(5, 1), (6, 0)}),
        (WITHOUT_SEAL, 7, 0, {(9, 0)}),
    ],
)
def test_field_and_lantern_are_two_moves(
    resources: str, time: int, seals: int, possible: set[tuple[int, int]]
) -> None:
    assert ends(field_and_lantern(time, seals, 2, resources)) == possible


@rule("WC R32")
@pytest.mark.parametrize(
    "resources, time, seals, possible",
    [
        (WITH_SEAL, 5, 0, {(5, 1), (7, 0)}),
        (WITHOUT_SEAL, 5, 1, {(5, 1), (7, 0)}),
    ],
)
def test_in_version_1_field_and_lantern_were_one_move(
    resources: str, time: int, seals: int, possible: set[tuple[int, int]]
) -> None:
    assert ends(field_and_lantern(time, seals, 1, resources)) == possible


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
