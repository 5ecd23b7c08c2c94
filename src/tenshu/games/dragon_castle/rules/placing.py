"""Placing tiles in the realm. [DC 4]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT
from tenshu.core.protocol import report
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.event_kinds import (
    OWN_TILES,
    TILE_PLACED,
    TILE_THROWN_AWAY,
    pack,
)
from tenshu.games.dragon_castle.ids import (
    CELLS,
    EMPTY,
    FACE_DOWN,
    NOTHING,
)
from tenshu.games.dragon_castle.layout import DISCARDS, FACE, REALM_HEIGHT, SHRINE_ON

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position


def is_open(state: Position, seat: i64, cell: i64) -> bool:
    """Whether a tile may be put here: on an empty cell, or face down without a Shrine. [DC 4.1, R13]"""
    index = seat * CELLS + cell
    face = state.at[FACE + index]
    return face == EMPTY or (face == FACE_DOWN and state.at[SHRINE_ON + index] == 0)


def count_open_cells(state: Position, seat: i64) -> i64:
    """How many cells could take a tile. [DC 4.3]"""
    count: i64 = 0
    for cell in state.setup.cells:
        if is_open(state, seat, cell):
            count += 1
    return count


def has_face_up_tile(state: Position) -> bool:
    """Whether a tile of the realm could pay for a Spirit. [DC 7.2]"""
    for cell in state.setup.cells:
        face = state.at[FACE + state.seat * CELLS + cell]
        if face != EMPTY and face != FACE_DOWN:
            return True
    return False


def legal_place(state: Position, out: vec[i64]) -> vec[i64]:
    """The cells for the tile in hand; with no space left it is discarded. [DC 4.1, 4.3, R14]"""
    for cell in state.setup.cells:
        if is_open(state, state.seat, cell):
            out = append(out, verbs.PLACE.action(cell))
    if len(out) == 0:
        return append(out, verbs.DISCARD.action())
    if state.other != NOTHING and state.other != state.hand:
        for cell in state.setup.cells:
            if is_open(state, state.seat, cell):
                out = append(out, verbs.PLACE_OTHER.action(cell))
    return out


def apply_place(state: Position, cell: i64) -> None:
    """Place the tile that was taken first. [DC 4.1, 4.2, R15]"""
    kind = state.hand
    state.hand = state.other
    state.other = NOTHING
    put_face_up(state, kind, cell)


def apply_place_other(state: Position, cell: i64) -> None:
    """Place the tile that was taken second; the first stays in hand. [DC 4.1]"""
    kind = state.other
    state.other = NOTHING
    put_face_up(state, kind, cell)


def put_face_up(state: Position, kind: i64, cell: i64) -> None:
    """Put a tile down face up; sets are looked for once all tiles are placed. [DC 4.2, R15]"""
    index = state.seat * CELLS + cell
    state.at[REALM_HEIGHT + index] += 1
    state.at[FACE + index] = kind + 1
    state.placed |= BIT[cell]
    report(state, TILE_PLACED, state.seat, OWN_TILES, 1, pack(kind + 1, cell))


def throw_away(state: Position) -> None:
    """Discard a tile that cannot be placed; it brings nothing. [DC 4.3, R14]"""
    report(state, TILE_THROWN_AWAY, state.seat, detail=state.hand)
    state.hand = state.other
    state.other = NOTHING
    state.at[DISCARDS + state.seat] += 1


def remove_tile(state: Position, cell: i64) -> i64:
    """Take the top tile off a stack of the realm; the one below lies face down. [DC R17, R27]"""
    index = state.seat * CELLS + cell
    face = state.at[FACE + index]
    state.at[REALM_HEIGHT + index] -= 1
    state.at[FACE + index] = FACE_DOWN if state.at[REALM_HEIGHT + index] > 0 else EMPTY
    return face
