"""The end of a turn and of the game. [DC 9]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.dragon_castle.event_kinds import (
    GAME_ENDED,
    TURN_ENDED,
)
from tenshu.games.dragon_castle.ids import GAME_OVER, NOTHING, START
from tenshu.games.dragon_castle.layout import TOKENS
from tenshu.games.dragon_castle.rules.scoring import report_scores

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position


def apply_end(state: Position) -> None:
    """End the turn although a Spirit could still be activated. [DC 7.1]"""
    report(state, TURN_ENDED, state.seat)
    end_turn(state)


def end_turn(state: Position) -> None:
    """Give the turn to the next seat, or end the game after the final round. [DC 3.1, 9.1, R10]"""
    state.turns += 1
    state.invoked = 0
    state.picked = NOTHING
    state.floor = 0
    state.seat = (state.seat + 1) % state.setup.seats
    is_over = state.seat == state.first and is_summoned(state)
    state.phase = GAME_OVER if is_over else START
    state.base = state.phase
    if is_over and state.events is not None:
        report(state, GAME_ENDED, state.seat)
        report_scores(state)


def is_summoned(state: Position) -> bool:
    """Whether one token per seat was taken, which uncovers the exclamation mark. [DC 1.6, 9.1, R10]"""
    return tokens_taken(state) >= state.setup.seats


def tokens_taken(state: Position) -> i64:
    """How many Countdown tokens the players have taken together. [DC 1.6]"""
    taken: i64 = 0
    for seat in range(state.setup.seats):
        taken += state.at[TOKENS + seat]
    return taken
