"""The passage of time: influence, milestones and the order it makes. [WC 7]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.white_castle.event_kinds import AT_THE_END, CROSSED, MOVED, STAYED, STOPPED
from tenshu.games.white_castle.ids import ENTRY, INFLUENCE, MILESTONE, SEAL, STOCKED, TWO_MOVES
from tenshu.games.white_castle.layout import BELOW, EFFECTS, STOCK, TIME
from tenshu.games.white_castle.lookups import TIME_END, TOLL
from tenshu.games.white_castle.rules.stack import pop

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def move_marker(state: Position, seat: i64, steps: i64) -> None:
    """Move a marker forward, as far as the track goes; one that does not move stays. [WC 7.3, R24]"""
    old = state.at[TIME + seat]
    new = min(old + steps, TIME_END)
    if new > old:
        put_marker(state, seat, old, new)
        report(state, MOVED, seat, INFLUENCE, new - old, new)
    if new < old + steps:
        report(state, AT_THE_END, seat, 0, 0, old + steps - new)


def put_marker(state: Position, seat: i64, old: i64, new: i64) -> None:
    """Take a marker out of its stack and put it on top of another. [WC 7.1]"""
    below: i64 = 0
    for other in range(state.setup.clans):
        position = state.at[TIME + other]
        if position == old and state.at[BELOW + other] > state.at[BELOW + seat]:
            state.at[BELOW + other] -= 1
        elif position == new:
            below += 1
    state.at[TIME + seat] = new
    state.at[BELOW + seat] = below


def free_steps(position: i64) -> i64:
    """How far a marker goes before a milestone or the end of the track. [WC 7.2, 7.3]"""
    free: i64 = 0
    while position + free < TIME_END and TOLL[position + free + 1] == 0:
        free += 1
    return free


def meets_milestone(state: Position) -> bool:
    """Whether the steps due lead to a milestone. [WC 7.2]"""
    position = state.at[TIME + state.seat]
    free = free_steps(position)
    return state.due_steps > free and position + free < TIME_END


def next_toll(state: Position) -> i64:
    """The seals that the next milestone on the way costs. [WC 7.2]"""
    position = state.at[TIME + state.seat]
    return TOLL[position + free_steps(position) + 1]


def walk(state: Position) -> bool:
    """Move by the steps due; False if the seat must decide at a milestone. [WC 7.1, 7.2, R8]"""
    position = state.at[TIME + state.seat]
    free = free_steps(position)
    if free > 0:
        steps = min(free, state.due_steps)
        move_marker(state, state.seat, steps)
        state.due_steps -= steps
        position += steps
    stops = state.due_steps > 0 and position < TIME_END
    if stops and state.at[STOCK + state.seat * STOCKED + SEAL] >= TOLL[position + 1]:
        state.phase = MILESTONE
        return False
    if state.due_steps > 0:
        report(state, STOPPED if stops else AT_THE_END, state.seat, 0, 0, state.due_steps)
    state.due_steps = 0
    state.first_due = 0
    return True


def apply_cross(state: Position) -> None:
    """Pay the seals of the milestone and enter the next season. [WC 7.2]"""
    space = state.at[TIME + state.seat] + 1
    state.at[STOCK + state.seat * STOCKED + SEAL] -= TOLL[space]
    report(state, CROSSED, state.seat, SEAL, -TOLL[space], space)
    move_marker(state, state.seat, 1)
    state.due_steps -= 1


def apply_stay(state: Position) -> None:
    """Stop in front of the milestone; the steps left of this move are lost. [WC 7.2, R32]"""
    if state.depth > 0 and state.at[EFFECTS + state.depth - 1] == TWO_MOVES * ENTRY:
        pop(state)
        state.due_steps -= 1
        report(state, STAYED, state.seat, 0, 0, 1)
        return
    report(state, STAYED, state.seat, 0, 0, state.due_steps)
    state.due_steps = 0
    state.first_due = 0


def is_ahead(state: Position, seat: i64, other: i64) -> bool:
    """Whether the seat's marker is farther along, or on top of the other one. [WC 7.4]"""
    mine = state.at[TIME + seat]
    its = state.at[TIME + other]
    if mine != its:
        return mine > its
    return state.at[BELOW + seat] > state.at[BELOW + other]
