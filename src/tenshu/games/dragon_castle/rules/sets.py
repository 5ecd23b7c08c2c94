"""Sets and their consolidation. [DC 5]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits, has_bit, lowest_bit
from tenshu.core.protocol import report
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.data.scoring import (
    BEAUTY_ALLOWANCE,
    BEAUTY_BONUS,
    CUNNING_POINTS,
    CUNNING_SET,
    DRAGONS_BONUS,
    LARGEST_PRINTED_SET,
    POINTS_PER_TILE_BEYOND,
    SMALLEST_SET,
)
from tenshu.games.dragon_castle.event_kinds import (
    BEAUTY_BONUS_GAINED,
    DRAGONS_BONUS_GAINED,
    NUMBER_CONSOLIDATED,
    OWN_POINTS,
    SET_CONSOLIDATED,
    pack,
)
from tenshu.games.dragon_castle.ids import (
    BUILD,
    CELLS,
    DRAGON_TILE,
    FACE_DOWN,
    FIRST_SPECIAL_KIND,
)
from tenshu.games.dragon_castle.layout import FACE, VICTORY_POINTS
from tenshu.games.dragon_castle.lookups import (
    ALLOWANCE_BY_TYPE,
    NEIGHBOURS,
    NUMBER_OF_FACE,
    POINTS_BY_SIZE,
    TYPE_OF_FACE,
)

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position


def group_of(state: Position, seat: i64, cell: i64, label: vec[i64]) -> i64:
    """The connected face-up tiles with the same label as this one's. [DC 5.1, R17, R18]

    The label of a face is its type, or its number for the Spirit of Beauty.
    """
    realm = seat * CELLS
    wanted = label[state.at[FACE + realm + cell]]
    group = BIT[cell]
    todo = vec[i64](capacity=CELLS)
    todo = append(todo, cell)
    done: i64 = 0
    while done < i64(len(todo)):
        for near in NEIGHBOURS[todo[done]]:
            if label[state.at[FACE + realm + near]] == wanted and not has_bit(group, near):
                group |= BIT[near]
                todo = append(todo, near)
        done += 1
    return group


def sets_at(state: Position, cells: i64) -> i64:
    """The cells of all sets that include one of these cells. [DC 5.1]"""
    realm = state.seat * CELLS
    found: i64 = 0
    for cell in state.setup.cells:
        if not has_bit(cells, cell) or has_bit(found, cell):
            continue
        if TYPE_OF_FACE[state.at[FACE + realm + cell]] >= 0:
            group = group_of(state, state.seat, cell, TYPE_OF_FACE)
            if count_bits(group) >= SMALLEST_SET:
                found |= group
    return found


def pending_set(state: Position, cell: i64) -> i64:
    """The whole set that waits at this cell. [DC 5.2, R18]"""
    return group_of(state, state.seat, cell, TYPE_OF_FACE)


def count_pending(state: Position) -> i64:
    """How many sets wait to be consolidated. [DC 5.5, R19]"""
    count: i64 = 0
    left = state.pending
    while left != 0:
        left &= ~pending_set(state, lowest_bit(left))
        count += 1
    return count


def legal_consolidate(state: Position, out: vec[i64]) -> vec[i64]:
    """One action for each waiting set, named by its first cell. [DC 5.5, R19]"""
    left = state.pending
    while left != 0:
        first = lowest_bit(left)
        out = append(out, verbs.CONSOLIDATE.action(first))
        left &= ~pending_set(state, first)
    return out


def apply_consolidate(state: Position, cell: i64) -> None:
    """Flip a waiting set. [DC 5.2, 5.3]"""
    kind = TYPE_OF_FACE[state.at[FACE + state.seat * CELLS + cell]]
    flip_set(state, pending_set(state, cell), kind)


def flip_set(state: Position, group: i64, tile_type: i64) -> None:
    """Flip a set of a type, take its points, allow its Shrines. [DC 5.3, 5.4, 6.1, R20]"""
    _flip(state, group, SET_CONSOLIDATED, tile_type)
    if tile_type == DRAGON_TILE:
        _gain_bonus(state, DRAGONS_BONUS_GAINED, DRAGONS_BONUS)
    state.allowance = ALLOWANCE_BY_TYPE[tile_type]


def flip_beauty_set(state: Position, cell: i64) -> None:
    """Flip a set of one number; it counts like Dragons. [DC 7.7, R31]"""
    number = NUMBER_OF_FACE[state.at[FACE + state.seat * CELLS + cell]]
    group = group_of(state, state.seat, cell, NUMBER_OF_FACE)
    _flip(state, group, NUMBER_CONSOLIDATED, number)
    _gain_bonus(state, BEAUTY_BONUS_GAINED, BEAUTY_BONUS)
    state.allowance = BEAUTY_ALLOWANCE


def _flip(state: Position, group: i64, event: i64, label: i64) -> None:
    """Turn the tiles face down for the points of their number; this never makes a new set. [DC 5.2, R20, R21]"""
    realm = state.seat * CELLS
    for cell in state.setup.cells:
        if has_bit(group, cell):
            state.at[FACE + realm + cell] = FACE_DOWN
    size = count_bits(group)
    points = set_points(size)
    state.at[VICTORY_POINTS + state.seat] += points
    report(state, event, state.seat, OWN_POINTS, points, pack(label, lowest_bit(group), size))
    state.pending = sets_at(state, state.pending)
    state.fresh = group
    state.phase = BUILD


def _gain_bonus(state: Position, event: i64, points: i64) -> None:
    """Points for a set beyond those of its size. [DC 5.4, 7.7]"""
    state.at[VICTORY_POINTS + state.seat] += points
    report(state, event, state.seat, OWN_POINTS, points)


def set_points(size: i64) -> i64:
    """The printed points for `size` tiles, and one more for each beyond eight. [DC 5.3, 7.16]"""
    if size == CUNNING_SET:
        return CUNNING_POINTS
    if size <= LARGEST_PRINTED_SET:
        return POINTS_BY_SIZE[size]
    return (
        POINTS_BY_SIZE[LARGEST_PRINTED_SET] + (size - LARGEST_PRINTED_SET) * POINTS_PER_TILE_BEYOND
    )


def groups_of_size(state: Position, label: vec[i64], least: i64, most: i64) -> i64:
    """The first cells of all groups of these sizes. [DC 7.7, 7.16]"""
    realm = state.seat * CELLS
    firsts: i64 = 0
    seen: i64 = 0
    for cell in state.setup.cells:
        if label[state.at[FACE + realm + cell]] < 0 or has_bit(seen, cell):
            continue
        group = group_of(state, state.seat, cell, label)
        seen |= group
        if least <= count_bits(group) <= most:
            firsts |= BIT[cell]
    return firsts


def is_special(face: i64) -> bool:
    """Whether the face is a face-up Season, Wind or Dragon. [DC 2.1]"""
    return FIRST_SPECIAL_KIND < face < FACE_DOWN
