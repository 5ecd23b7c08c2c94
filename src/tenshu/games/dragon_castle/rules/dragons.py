"""The points of each Dragon card. [DC 8]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits, has_bit
from tenshu.games.dragon_castle.data.tiles import FACTION_TYPES
from tenshu.games.dragon_castle.ids import (
    BRAVERY,
    CELLS,
    DEVOTION,
    DRAGON_TILE,
    FACE_DOWN,
    FORTITUDE,
    HARMONY,
    HUMILITY,
    KNOWLEDGE,
    MAJESTY,
    POWER,
    REALM_COLUMNS,
    RIGHTEOUSNESS,
    TRANQUILITY,
)
from tenshu.games.dragon_castle.layout import FACE, REALM_HEIGHT, SHRINE_ON
from tenshu.games.dragon_castle.lookups import NEIGHBOURS, NUMBER_OF_FACE, TYPE_OF_FACE
from tenshu.games.dragon_castle.rules.sets import group_of, is_special

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position

# A label for group_of that joins face-down tiles.
IS_FACE_DOWN: Final = vec[i64]([1 if face == FACE_DOWN else 0 for face in range(FACE_DOWN + 1)])


def dragon_points(state: Position, seat: i64, card: i64) -> i64:
    """The points a Dragon card brings the seat, as if the game ended now. [DC 8.1]"""
    if card == HUMILITY:
        return humility(state, seat)
    if card == RIGHTEOUSNESS:
        return righteousness(state, seat)
    if card == TRANQUILITY:
        return tranquility(state, seat)
    if card == BRAVERY:
        return bravery(state, seat)
    if card == MAJESTY:
        return majesty(state, seat)
    if card == POWER:
        return power(state, seat)
    if card == KNOWLEDGE:
        return knowledge(state, seat)
    if card == HARMONY:
        return harmony(state, seat)
    if card == DEVOTION:
        return devotion(state, seat)
    assert card == FORTITUDE
    return fortitude(state, seat)


def humility(state: Position, seat: i64) -> i64:
    """Shrines whose stack stands next to a higher one. [DC 8.3, R41, R42, F17, F18]"""
    points: i64 = 0
    for cell in state.setup.cells:
        if is_humble(state, seat, cell):
            points += 1
    return points


def is_humble(state: Position, seat: i64, cell: i64) -> bool:
    """Whether a Shrine stands here, on a stack beside a higher one. [DC 8.3]"""
    index = seat * CELLS + cell
    return (
        state.at[SHRINE_ON + index] != 0
        and highest_neighbour(state, seat, cell) > state.at[REALM_HEIGHT + index]
    )


def highest_neighbour(state: Position, seat: i64, cell: i64) -> i64:
    """The height of the highest stack beside this one; an empty cell is 0. [DC 8.2, R41, F19, F26]"""
    highest: i64 = 0
    for near in NEIGHBOURS[cell]:
        if state.at[REALM_HEIGHT + seat * CELLS + near] > highest:
            highest = state.at[REALM_HEIGHT + seat * CELLS + near]
    return highest


def righteousness(state: Position, seat: i64) -> i64:
    """Shrines in the best row and in the best column, more for full lines. [DC 8.4, R43, F21]"""
    best_row: i64 = 0
    for row in range(state.setup.rows):
        start = row * REALM_COLUMNS
        best_row = max(best_row, line_points(state, seat, start, 1, state.setup.columns))
    best_column: i64 = 0
    for column in range(state.setup.columns):
        best_column = max(
            best_column, line_points(state, seat, column, REALM_COLUMNS, state.setup.rows)
        )
    return best_row + best_column


def line_points(state: Position, seat: i64, cell: i64, step: i64, length: i64) -> i64:
    """One point per Shrine on the line, two more if every space has one. [DC 8.4, F20]"""
    shrines: i64 = 0
    for _ in range(length):
        shrines += state.at[SHRINE_ON + seat * CELLS + cell]
        cell += step
    return shrines + 2 if shrines == length else shrines


def tranquility(state: Position, seat: i64) -> i64:
    """Separate groups of face-down tiles. [DC 8.5, R44, F22, F23, F24]"""
    groups: i64 = 0
    seen: i64 = 0
    for cell in state.setup.cells:
        if state.at[FACE + seat * CELLS + cell] == FACE_DOWN and not has_bit(seen, cell):
            seen |= group_of(state, seat, cell, IS_FACE_DOWN)
            groups += 1
    return groups


def bravery(state: Position, seat: i64) -> i64:
    """Stacks higher than all their neighbours. [DC 8.6, R41, R45, F25]"""
    points: i64 = 0
    for cell in state.setup.cells:
        if is_brave(state, seat, cell):
            points += 1
    return points


def is_brave(state: Position, seat: i64, cell: i64) -> bool:
    """Whether the stack here is higher than all beside it. [DC 8.6]"""
    return state.at[REALM_HEIGHT + seat * CELLS + cell] > highest_neighbour(state, seat, cell)


def majesty(state: Position, seat: i64) -> i64:
    """The best face-up number of each Faction on the third floor or higher. [DC 8.7, R46]"""
    points: i64 = 0
    for faction in range(i64(FACTION_TYPES)):
        best: i64 = 0
        for cell in state.setup.cells:
            index = seat * CELLS + cell
            if (
                TYPE_OF_FACE[state.at[FACE + index]] == faction
                and state.at[REALM_HEIGHT + index] >= 3
            ):
                best = max(best, NUMBER_OF_FACE[state.at[FACE + index]])
        points += best
    return points


def power(state: Position, seat: i64) -> i64:
    """Each Faction's best group against the neighbours' best groups. [DC 8.8, R47, F27, F30]"""
    seats = state.setup.seats
    left = (seat + 1) % seats
    right = (seat + seats - 1) % seats
    points = duel_points(state, seat, left)
    return points if left == right else points + duel_points(state, seat, right)


def duel_points(state: Position, seat: i64, rival: i64) -> i64:
    """Two points per Faction won, one per tie unless neither has a tile. [DC 8.8, R47, F29]"""
    points: i64 = 0
    for faction in range(i64(FACTION_TYPES)):
        mine = best_group_sum(state, seat, faction)
        theirs = best_group_sum(state, rival, faction)
        if mine > theirs:
            points += 2
        elif mine == theirs and mine > 0:
            points += 1
    return points


def best_group_sum(state: Position, seat: i64, faction: i64) -> i64:
    """The highest sum of numbers in one connected face-up group. [DC 8.8, F28]"""
    return sum_of_numbers(state, seat, best_group(state, seat, faction))


def best_group(state: Position, seat: i64, faction: i64) -> i64:
    """The cells of the connected face-up group with the highest sum of numbers. [DC 8.8]"""
    best: i64 = 0
    seen: i64 = 0
    for cell in state.setup.cells:
        if TYPE_OF_FACE[state.at[FACE + seat * CELLS + cell]] != faction or has_bit(seen, cell):
            continue
        group = group_of(state, seat, cell, TYPE_OF_FACE)
        seen |= group
        if sum_of_numbers(state, seat, group) > sum_of_numbers(state, seat, best):
            best = group
    return best


def sum_of_numbers(state: Position, seat: i64, group: i64) -> i64:
    """The numbers of these tiles added up."""
    total: i64 = 0
    for cell in state.setup.cells:
        if has_bit(group, cell):
            total += NUMBER_OF_FACE[state.at[FACE + seat * CELLS + cell]]
    return total


def knowledge(state: Position, seat: i64) -> i64:
    """Two points for each different face-up Special symbol. [DC 8.9, R48, F31, F32]"""
    symbols: i64 = 0
    for cell in state.setup.cells:
        face = state.at[FACE + seat * CELLS + cell]
        if is_special(face):
            symbols |= BIT[face]
    return count_bits(symbols) * 2


def harmony(state: Position, seat: i64) -> i64:
    """Four points per axis of mirrored heights, two per axis of mirrored Shrines. [DC 8.10, R49, F35]"""
    points: i64 = 0
    if state.setup.empty_harmony or has_any(state, seat, REALM_HEIGHT):
        points += 4 * count_axes(state, seat, False)
    if state.setup.empty_harmony or has_any(state, seat, SHRINE_ON):
        points += 2 * count_axes(state, seat, True)
    return points


def has_any(state: Position, seat: i64, field: i64) -> bool:
    """Whether this field is set on any cell of the realm. [DC R49]"""
    for cell in state.setup.cells:
        if state.at[field + seat * CELLS + cell] != 0:
            return True
    return False


def count_axes(state: Position, seat: i64, shrines_only: bool) -> i64:
    """How many of the two thick lines mirror the heights, or the heights of Shrines. [DC 8.10, R49, F33, F34]"""
    sideways: i64 = 1
    upside_down: i64 = 1
    for cell in state.setup.cells:
        here = height_to_mirror(state, seat, cell, shrines_only)
        beside = mirror_sideways(state, cell)
        if here != height_to_mirror(state, seat, beside, shrines_only):
            sideways = 0
        opposite = mirror_upside_down(state, cell)
        if here != height_to_mirror(state, seat, opposite, shrines_only):
            upside_down = 0
    return sideways + upside_down


def height_to_mirror(state: Position, seat: i64, cell: i64, shrines_only: bool) -> i64:
    """The height of a cell; of Shrines only, the height at which one stands. [DC R49, F34]"""
    index = seat * CELLS + cell
    if shrines_only and state.at[SHRINE_ON + index] == 0:
        return 0
    return state.at[REALM_HEIGHT + index]


def mirror_sideways(state: Position, cell: i64) -> i64:
    """The cell on the other side of the vertical line."""
    column = cell % REALM_COLUMNS
    return cell - column + state.setup.columns - 1 - column


def mirror_upside_down(state: Position, cell: i64) -> i64:
    """The cell on the other side of the horizontal line."""
    row = cell // REALM_COLUMNS
    return (state.setup.rows - 1 - row) * REALM_COLUMNS + cell % REALM_COLUMNS


def devotion(state: Position, seat: i64) -> i64:
    """Shrines next to a face-up Dragon tile. [DC 8.11, R50, F36, F37]"""
    points: i64 = 0
    for cell in state.setup.cells:
        if is_devoted(state, seat, cell):
            points += 1
    return points


def is_devoted(state: Position, seat: i64, cell: i64) -> bool:
    """Whether a Shrine stands here, beside a face-up Dragon tile. [DC 8.11]"""
    return state.at[SHRINE_ON + seat * CELLS + cell] != 0 and is_beside_dragon(state, seat, cell)


def is_beside_dragon(state: Position, seat: i64, cell: i64) -> bool:
    """Whether a face-up Dragon tile lies beside this cell. [DC 8.11]"""
    for near in NEIGHBOURS[cell]:
        if TYPE_OF_FACE[state.at[FACE + seat * CELLS + near]] == DRAGON_TILE:
            return True
    return False


def fortitude(state: Position, seat: i64) -> i64:
    """Shrines on the edge of the realm. [DC 8.12, R50, F38]"""
    points: i64 = 0
    for cell in state.setup.cells:
        if is_fortified(state, seat, cell):
            points += 1
    return points


def is_fortified(state: Position, seat: i64, cell: i64) -> bool:
    """Whether a Shrine stands here, on the edge of the realm. [DC 8.12]"""
    return state.at[SHRINE_ON + seat * CELLS + cell] != 0 and is_on_edge(state, cell)


def is_on_edge(state: Position, cell: i64) -> bool:
    """Whether this cell is in an outer row or column. [DC 8.12]"""
    row = cell // REALM_COLUMNS
    column = cell % REALM_COLUMNS
    is_outer_row = row == 0 or row == state.setup.rows - 1
    return is_outer_row or column == 0 or column == state.setup.columns - 1
