"""Building Shrines on a set just consolidated. [DC 6]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.core.protocol import report
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.event_kinds import (
    BUILDING_ENDED,
    OWN_SHRINES,
    SHRINE_BUILT,
)
from tenshu.games.dragon_castle.ids import (
    CELLS,
    CONSOLIDATE,
)
from tenshu.games.dragon_castle.layout import SHRINE_ON, SHRINES_LEFT

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position


def can_build_on(state: Position, cells: i64) -> bool:
    """Whether there is a Shrine in the pool and a free tile among these cells. [DC 6.2, 6.3]"""
    if state.at[SHRINES_LEFT + state.seat] == 0:
        return False
    for cell in state.setup.cells:
        if has_bit(cells, cell) and state.at[SHRINE_ON + state.seat * CELLS + cell] == 0:
            return True
    return False


def legal_build(state: Position, cells: i64, out: vec[i64]) -> vec[i64]:
    """The tiles of these cells without a Shrine. [DC 6.2, 6.3, R22]"""
    if state.at[SHRINES_LEFT + state.seat] == 0:
        return out
    for cell in state.setup.cells:
        if has_bit(cells, cell) and state.at[SHRINE_ON + state.seat * CELLS + cell] == 0:
            out = append(out, verbs.BUILD.action(cell))
    return out


def apply_build(state: Position, cell: i64) -> None:
    """Build a Shrine that the set allows. [DC 6.1]"""
    state.allowance -= 1
    build(state, cell, SHRINE_BUILT)


def build(state: Position, cell: i64, event: i64) -> None:
    """Build a Shrine from the player's own pool, reported as this kind of event. [DC 6.1, 6.3]"""
    state.at[SHRINES_LEFT + state.seat] -= 1
    state.at[SHRINE_ON + state.seat * CELLS + cell] = 1
    report(state, event, state.seat, OWN_SHRINES, -1, cell)


def apply_done(state: Position) -> None:
    """Build no more on the set. [DC 6.1]"""
    report(state, BUILDING_ENDED, state.seat)
    finish_set(state)


def finish_set(state: Position) -> None:
    """Leave the set; Shrines not built on it are forgone. [DC 6.2, R20]"""
    state.fresh_before |= state.fresh
    state.fresh = 0
    state.allowance = 0
    state.phase = CONSOLIDATE
