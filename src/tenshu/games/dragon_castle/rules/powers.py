"""What each Spirit does. [DC 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.13, 7.14, 7.15, 7.16]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits, has_bit
from tenshu.core.protocol import report
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.data.scoring import CUNNING_SET, SMALLEST_SET
from tenshu.games.dragon_castle.event_kinds import (
    EXTRA_SHRINE_BUILT,
    MOVING_ENDED,
    OWN_TILES,
    SHRINE_LAID,
    SHRINE_LIFTED,
    TILE_CHANGED,
    TILE_DESTROYED,
    TILE_LAID,
    TILE_LIFTED,
    TILE_PULLED,
    TILE_TURNED,
    pack,
)
from tenshu.games.dragon_castle.ids import (
    BUILD,
    CELLS,
    CONSOLIDATE,
    DEEP,
    ELEGANCE,
    EMPTY,
    FACE_DOWN,
    NOTHING,
    START,
    STRENGTH_LAY,
    STRENGTH_LIFT,
    TYPES,
    WIND_LAY,
    WIND_LIFT,
)
from tenshu.games.dragon_castle.layout import (
    CASTLE_HEIGHT,
    DISCARDS,
    FACE,
    REALM_HEIGHT,
    SHRINE_ON,
)
from tenshu.games.dragon_castle.lookups import NUMBER_OF_FACE, TYPE_OF_FACE
from tenshu.games.dragon_castle.rules.actions import (
    can_add,
    can_pair,
    has_room_for,
    is_elegant_only,
    is_match,
    leaves_elegant_pair,
)
from tenshu.games.dragon_castle.rules.castle import is_available, remove_top, top_floor
from tenshu.games.dragon_castle.rules.placing import count_open_cells, is_open, remove_tile
from tenshu.games.dragon_castle.rules.sets import (
    flip_set,
    group_of,
    groups_of_size,
    is_special,
    sets_at,
)
from tenshu.games.dragon_castle.rules.shrines import build, can_build_on

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position

MOST_MOVES: Final = 2


# Beauty and Cunning: sets that the basic rules do not know.


def can_gather_beauty(state: Position) -> bool:
    """Whether there is a set of four or more tiles with one number. [DC 7.7, R31]"""
    return groups_of_size(state, NUMBER_OF_FACE, SMALLEST_SET, CELLS) != 0


def can_gather_cunning(state: Position) -> bool:
    """Whether there is a group of exactly three tiles of one type. [DC 7.16, R40]"""
    return groups_of_size(state, TYPE_OF_FACE, CUNNING_SET, CUNNING_SET) != 0


def legal_gather_beauty(state: Position, out: vec[i64]) -> vec[i64]:
    """The sets of one number, each named by its first cell. [DC 7.7]"""
    return _gathers(state, groups_of_size(state, NUMBER_OF_FACE, SMALLEST_SET, CELLS), out)


def legal_gather_cunning(state: Position, out: vec[i64]) -> vec[i64]:
    """The groups of three, each named by its first cell. [DC 7.16]"""
    return _gathers(state, groups_of_size(state, TYPE_OF_FACE, CUNNING_SET, CUNNING_SET), out)


def _gathers(state: Position, firsts: i64, out: vec[i64]) -> vec[i64]:
    for cell in state.setup.cells:
        if has_bit(firsts, cell):
            out = append(out, verbs.CONSOLIDATE.action(cell))
    return out


# Elegance, Deception, Deep: other picks.


def has_elegant_pick(state: Position) -> bool:
    """Whether a pick by a short side is possible, perhaps with the Deep as well. [DC 7.8, R29, R32]"""
    if not state.setup.strict_elegance:
        return top_floor(state) > 0
    if state.phase == START:
        return _has_elegant_first_pick(state)
    if not has_room_for(state, 2):
        return False
    by_type = has_bit(state.invoked, DEEP) or can_add(state, DEEP)
    for space in state.setup.spaces:
        if is_match(state, space, state.hand, by_type) and is_elegant_only(state, space):
            return True
    return False


def _has_elegant_first_pick(state: Position) -> bool:
    floor = top_floor(state)
    for space in state.setup.spaces:
        if floor == 0 or state.at[CASTLE_HEIGHT + space] != floor:
            continue
        if is_elegant_only(state, space):
            return True
        if is_available(state, space) and leaves_elegant_pair(state, space):
            return True
    return False


def has_pair_with(state: Position, spirit: i64) -> bool:
    """Whether this Spirit would offer a second tile. [DC 7.10, 7.14, R29, R34, R38]"""
    if not has_room_for(state, 2):
        return False
    invoked = state.invoked
    state.invoked |= BIT[spirit]
    if spirit == DEEP and can_add(state, ELEGANCE):
        state.invoked |= BIT[ELEGANCE]
    found = False
    for space in state.setup.spaces:
        found = found or can_pair(state, space)
    state.invoked = invoked
    return found


# Wind: a Shrine moves.


def can_move_shrine(state: Position) -> bool:
    """Whether there is a Shrine to move and a place for it, perhaps after a flip. [DC 7.9, R33]"""
    has_shrine = False
    has_target = False
    for cell in state.setup.cells:
        index = state.seat * CELLS + cell
        if state.at[SHRINE_ON + index] != 0:
            has_shrine = True
        elif state.at[FACE + index] != EMPTY:
            has_target = True
    return has_shrine and has_target


def legal_flip(state: Position, out: vec[i64]) -> vec[i64]:
    """Any face-up tile may be flipped. [DC 7.9]"""
    for cell in state.setup.cells:
        face = state.at[FACE + state.seat * CELLS + cell]
        if face != EMPTY and face != FACE_DOWN:
            out = append(out, verbs.FLIP.action(cell))
    return out


def legal_lift_shrine(state: Position, out: vec[i64]) -> vec[i64]:
    """Any built Shrine, if a tile waits for it. [DC 7.9, R33]"""
    if len(legal_lay_shrine(state, vec[i64](capacity=8))) == 0:
        return out
    for cell in state.setup.cells:
        if state.at[SHRINE_ON + state.seat * CELLS + cell] != 0:
            out = append(out, verbs.LIFT.action(cell))
    return out


def legal_lay_shrine(state: Position, out: vec[i64]) -> vec[i64]:
    """Any face-down tile without a Shrine, but not the one it left. [DC 7.9, R22, R33, F3]"""
    for cell in state.setup.cells:
        index = state.seat * CELLS + cell
        if (
            state.at[FACE + index] == FACE_DOWN
            and state.at[SHRINE_ON + index] == 0
            and cell != state.lifted_from
        ):
            out = append(out, verbs.LAY.action(cell))
    return out


def apply_flip(state: Position, cell: i64) -> None:
    """Turn a tile face down; this is no consolidation. [DC 7.9, F2]"""
    index = state.seat * CELLS + cell
    report(state, TILE_TURNED, state.seat, cell, detail=state.at[FACE + index])
    state.at[FACE + index] = FACE_DOWN
    state.phase = WIND_LIFT


def apply_lift_shrine(state: Position, cell: i64) -> None:
    """Take up a Shrine. [DC 7.9]"""
    state.at[SHRINE_ON + state.seat * CELLS + cell] = 0
    report(state, SHRINE_LIFTED, state.seat, detail=cell)
    state.lifted_from = cell
    state.phase = WIND_LAY


def apply_lay_shrine(state: Position, cell: i64) -> None:
    """Set the Shrine down. [DC 7.9, R23]"""
    state.at[SHRINE_ON + state.seat * CELLS + cell] = 1
    report(state, SHRINE_LAID, state.seat, detail=cell)
    state.lifted_from = NOTHING
    state.phase = CONSOLIDATE


# Strength: tiles move.


def can_move_tile(state: Position) -> bool:
    """Whether there is a tile to move and another cell for it. [DC 7.11, R35]"""
    return len(legal_lift_tile(state, vec[i64](capacity=CELLS))) > 0


def legal_lift_tile(state: Position, out: vec[i64]) -> vec[i64]:
    """Top tiles without a Shrine that have somewhere to go. [DC 7.11, R35, F7]"""
    open_cells = count_open_cells(state, state.seat)
    for cell in state.setup.cells:
        index = state.seat * CELLS + cell
        elsewhere = open_cells - 1 if is_open(state, state.seat, cell) else open_cells
        if (
            state.at[REALM_HEIGHT + index] == 0
            or state.at[SHRINE_ON + index] != 0
            or elsewhere == 0
        ):
            continue
        if elsewhere > 1 or not could_go_back(state, cell):
            out = append(out, verbs.LIFT.action(cell))
        if (
            state.setup.moves_inside
            and state.at[REALM_HEIGHT + index] > 1
            and state.at[FACE + index] != FACE_DOWN
        ):
            out = append(out, verbs.PULL.action(cell))
    return out


def could_go_back(state: Position, cell: i64) -> bool:
    """Whether the tile here was moved before and its first cell is open to it. [DC R35]"""
    return (
        state.setup.strength_changes_something
        and has_bit(state.moved, cell)
        and is_open(state, state.seat, state.lifted_from)
    )


def legal_strength(state: Position, out: vec[i64]) -> vec[i64]:
    """Tiles to move, and after the first move also to stop. [DC 7.11]"""
    out = legal_lift_tile(state, out)
    return append(out, verbs.DONE.action()) if state.moves > 0 else out


def legal_lay_tile(state: Position, out: vec[i64]) -> vec[i64]:
    """Any other cell that may take a tile. [DC 7.11, R35, F4, F5, F6]"""
    for cell in state.setup.cells:
        if (
            is_open(state, state.seat, cell)
            and cell != state.lifted_from
            and not is_way_back(state, cell)
        ):
            out = append(out, verbs.LAY.action(cell))
    return out


def is_way_back(state: Position, cell: i64) -> bool:
    """Whether the lifted tile was moved before and came from this cell. [DC R35]

    Lifting such a tile adds the cell that it first came from to `moved`.
    """
    return (
        state.setup.strength_changes_something
        and has_bit(state.moved, state.lifted_from)
        and has_bit(state.moved, cell)
    )


def apply_lift_tile(state: Position, cell: i64) -> None:
    """Take up the top tile. [DC 7.11]"""
    if could_go_back(state, cell):
        state.moved |= BIT[state.lifted_from]
    state.lifted = remove_tile(state, cell)
    report(state, TILE_LIFTED, state.seat, OWN_TILES, -1, pack(state.lifted, cell))
    state.lifted_from = cell
    state.phase = STRENGTH_LAY


def apply_pull(state: Position, cell: i64) -> None:
    """Take a face-down tile out from under the top one. [DC R35]"""
    state.at[REALM_HEIGHT + state.seat * CELLS + cell] -= 1
    report(state, TILE_PULLED, state.seat, OWN_TILES, -1, cell)
    state.lifted = FACE_DOWN
    state.lifted_from = cell
    state.phase = STRENGTH_LAY


def apply_lay_tile(state: Position, cell: i64) -> None:
    """Put the tile down as it faced; sets are looked for after the last move. [DC 7.11]"""
    index = state.seat * CELLS + cell
    state.at[REALM_HEIGHT + index] += 1
    state.at[FACE + index] = state.lifted
    report(state, TILE_LAID, state.seat, OWN_TILES, 1, pack(state.lifted, cell))
    state.moved |= BIT[cell]
    state.moves += 1
    state.lifted = EMPTY
    if not state.setup.strength_changes_something:
        state.lifted_from = NOTHING
    state.phase = STRENGTH_LIFT
    if state.moves == MOST_MOVES or not can_move_tile(state):
        finish_strength(state)


def apply_done(state: Position) -> None:
    """Move no second tile. [DC 7.11]"""
    report(state, MOVING_ENDED, state.seat)
    finish_strength(state)


def finish_strength(state: Position) -> None:
    """Look for sets made by the moves. [DC 7.6, 7.11, R30]"""
    state.pending |= sets_at(state, state.moved)
    state.moved = 0
    state.moves = 0
    state.lifted_from = NOTHING
    state.phase = CONSOLIDATE


# Change: a Special tile passes for another type.


def can_change(state: Position) -> bool:
    """Whether there is a tile whose change makes a set. [DC 7.12, R36]"""
    return len(legal_change(state, vec[i64](capacity=8))) > 0


def legal_change(state: Position, out: vec[i64]) -> vec[i64]:
    """Special tiles outside waiting sets, with each type that makes a set. [DC 7.12, R25, R36, F8]"""
    for cell in state.setup.cells:
        if not is_special(state.at[FACE + state.seat * CELLS + cell]) or has_bit(
            state.pending, cell
        ):
            continue
        for tile_type in range(i64(TYPES)):
            if makes_set_as(state, cell, tile_type):
                out = append(out, verbs.CHANGE.action(cell, tile_type))
    return out


def makes_set_as(state: Position, cell: i64, tile_type: i64) -> bool:
    """Whether the tile as another type makes a set, out of a waiting one if any waits. [DC 7.12, R36]"""
    if TYPE_OF_FACE[state.at[FACE + state.seat * CELLS + cell]] == tile_type:
        return False
    group = group_as(state, cell, tile_type)
    if count_bits(group) < SMALLEST_SET:
        return False
    return not state.setup.sets_come_first or state.pending == 0 or group & state.pending != 0


def group_as(state: Position, cell: i64, tile_type: i64) -> i64:
    """The group of this tile if it were of another type. [DC 7.12]"""
    index = state.seat * CELLS + cell
    face = state.at[FACE + index]
    state.at[FACE + index] = _face_of_type(tile_type)
    group = group_of(state, state.seat, cell, TYPE_OF_FACE)
    state.at[FACE + index] = face
    return group


def _face_of_type(tile_type: i64) -> i64:
    face: i64 = 1
    while TYPE_OF_FACE[face] != tile_type:
        face += 1
    return face


def apply_change(state: Position, cell: i64, tile_type: i64) -> None:
    """Consolidate the set; points and Shrines follow the chosen type. [DC 7.12, R36, F9]"""
    face = state.at[FACE + state.seat * CELLS + cell]
    report(state, TILE_CHANGED, state.seat, cell, detail=pack(face, tile_type))
    flip_set(state, group_as(state, cell, tile_type), tile_type)


# Faith: one more Shrine.


def can_have_faith(state: Position) -> bool:
    """Whether there is a Shrine, and a tile consolidated in this step to build it on. [DC 7.13, R37, F10, F11]"""
    return can_build_on(state, state.fresh | state.fresh_before)


def apply_faith(state: Position, cell: i64) -> None:
    """Build beyond the allowance. [DC 7.13, F12]"""
    build(state, cell, EXTRA_SHRINE_BUILT)
    state.phase = BUILD


# Destruction: a castle tile goes.


def can_destroy(state: Position) -> bool:
    """Whether a tile is left in the castle; then one is Available. [DC 7.15, R03]"""
    return top_floor(state) > 0


def legal_destroy(state: Position, out: vec[i64]) -> vec[i64]:
    """Any Available tile, on whatever floor. [DC 7.15, R39, F14]"""
    for space in state.setup.spaces:
        if is_available(state, space):
            out = append(out, verbs.DESTROY.action(space))
    return out


def apply_destroy(state: Position, space: i64) -> None:
    """Discard the tile for no points. [DC 7.15, R39]"""
    remove_top(state, space, TILE_DESTROYED)
    state.at[DISCARDS + state.seat] += 1
    state.phase = CONSOLIDATE
