"""Points at the end, and who wins. [DC 9.2, 9.3]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.core.protocol import report
from tenshu.games.dragon_castle.data.scoring import TOKEN_POINTS
from tenshu.games.dragon_castle.event_kinds import (
    DRAGON_SCORED,
    OWN_POINTS,
    SCORE_TOLD,
    SHRINES_SCORED,
    TOKENS_SCORED,
)
from tenshu.games.dragon_castle.ids import (
    CELLS,
    DRAGONS,
    FACE_DOWN,
)
from tenshu.games.dragon_castle.layout import FACE, REALM_HEIGHT, SHRINE_ON, TOKENS, VICTORY_POINTS
from tenshu.games.dragon_castle.lookups import POINTS_BY_FLOOR
from tenshu.games.dragon_castle.rules.dragons import dragon_points

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position

HIGHEST_PAID_FLOOR: Final = 3


def total(state: Position, seat: i64) -> i64:
    """VP, Shrines, tokens and every Dragon in play. [DC 9.2, R51]"""
    points = (
        state.at[VICTORY_POINTS + seat]
        + state.at[TOKENS + seat] * TOKEN_POINTS
        + shrine_points(state, seat)
    )
    for card in range(i64(DRAGONS)):
        if has_bit(state.dragons, card):
            points += dragon_points(state, seat, card)
    return points


def report_scores(state: Position) -> None:
    """Report what the end of the game brings to each seat, and its score. [DC 8.1, 9.2]"""
    for seat in range(state.setup.seats):
        _report_points(state, SHRINES_SCORED, seat, shrine_points(state, seat))
        _report_points(state, TOKENS_SCORED, seat, state.at[TOKENS + seat] * TOKEN_POINTS)
        for card in range(i64(DRAGONS)):
            if has_bit(state.dragons, card):
                points = dragon_points(state, seat, card)
                _report_points(state, DRAGON_SCORED, seat, points, card)
        report(state, SCORE_TOLD, seat, detail=total(state, seat))


def _report_points(state: Position, kind: i64, seat: i64, points: i64, card: i64 = 0) -> None:
    if points != 0:
        report(state, kind, seat, OWN_POINTS, points, card)


def shrine_points(state: Position, seat: i64) -> i64:
    """Each built Shrine by its floor; Shrines in the pool bring nothing. [DC 9.2, R23, R51]"""
    points: i64 = 0
    for cell in state.setup.cells:
        index = seat * CELLS + cell
        if state.at[SHRINE_ON + index] != 0:
            points += POINTS_BY_FLOOR[min(state.at[REALM_HEIGHT + index], HIGHEST_PAID_FLOOR)]
    return points


def face_down_stacks(state: Position, seat: i64) -> i64:
    """Stacks with a face-down tile on top, with or without a Shrine. [DC 9.3, R52]"""
    count: i64 = 0
    for cell in state.setup.cells:
        if state.at[FACE + seat * CELLS + cell] == FACE_DOWN:
            count += 1
    return count


def built_shrines(state: Position, seat: i64) -> i64:
    """Shrines in the realm. [DC 9.3]"""
    count: i64 = 0
    for cell in state.setup.cells:
        count += state.at[SHRINE_ON + seat * CELLS + cell]
    return count


def ranks(state: Position) -> list[int]:
    """Places by points, then face-down stacks, then Shrines; else shared. [DC 9.3, R52]"""
    keys = [
        (
            int(total(state, seat)),
            int(face_down_stacks(state, seat)),
            int(built_shrines(state, seat)),
        )
        for seat in range(state.setup.seats)
    ]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
