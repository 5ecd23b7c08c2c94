"""Why a turn is worth playing, for hints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.bits import count_bits
from tenshu.core.message import Arg, Message
from tenshu.core.sheet import gains, points_from
from tenshu.games.dragon_castle.data.tiles import TYPE_WORDS
from tenshu.games.dragon_castle.ids import CELLS, EMPTY, FACE_DOWN, REALM_COLUMNS
from tenshu.games.dragon_castle.layout import FACE, REALM_HEIGHT, SHRINE_ON, SHRINES_LEFT
from tenshu.games.dragon_castle.lookups import NEIGHBOURS, TYPE_OF_FACE
from tenshu.games.dragon_castle.rules.sets import group_of
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.verbs import CELL
from tenshu.games.dragon_castle.view import score_sheet

# In place of a type: no face-up tile at all.
NO_TYPE: Final = -1


def reasons(before: Position, after: Position, seat: int) -> list[Message]:
    """What the seat gains between the positions: points by source, Shrines, growing groups."""
    gained = gains(score_sheet(before)[seat], score_sheet(after)[seat])
    found = [points_from(points, source) for points, source in gained if points != 0]
    shrines = int(after.at[SHRINES_LEFT + seat] - before.at[SHRINES_LEFT + seat])
    if shrines > 0:
        found.append(Message("hint-shrines", {"n": shrines}))
    for tile_type, word in enumerate(TYPE_WORDS):
        size = int(largest_group(after, seat, tile_type))
        if size > 1 and size > largest_group(before, seat, tile_type):
            found.append(Message("hint-group", {"n": size, "type": Message(f"type-{word}")}))
    return found + places(before, after, seat)


def places(before: Position, after: Position, seat: int) -> list[Message]:
    """What speaks for the cells that were used: neighbours of the type, room to grow, Shrines."""
    found: list[Message] = []
    for cell in after.setup.cells:
        at = seat * CELLS + cell
        words: dict[str, Arg] = {"cell": CELL.words[cell]}
        floor = int(after.at[REALM_HEIGHT + at])
        if after.at[SHRINE_ON + at] > before.at[SHRINE_ON + at]:
            found.append(Message("hint-shrine-at", {**words, "floor": floor}))
        face = after.at[FACE + at]
        if floor == before.at[REALM_HEIGHT + at] or face in (EMPTY, FACE_DOWN):
            continue
        tile_type = int(TYPE_OF_FACE[face])
        words["type"] = Message(f"type-{TYPE_WORDS[tile_type]}")
        alike = neighbours(after, seat, cell, tile_type)
        words["n"] = alike if alike > 0 else neighbours(after, seat, cell, NO_TYPE)
        found.append(Message("hint-beside" if alike > 0 else "hint-room", words))
        if floor > 1:
            found.append(Message("hint-floor", {"cell": words["cell"], "floor": floor}))
    return found


def neighbours(state: Position, seat: i64, cell: i64, tile_type: i64) -> int:
    """The cells beside one with a face-up tile of the type; with NO_TYPE, the free ones."""
    count = 0
    columns, rows = state.setup.columns, state.setup.rows
    for near in NEIGHBOURS[cell]:
        if near % REALM_COLUMNS >= columns or near // REALM_COLUMNS >= rows:
            continue
        face = state.at[FACE + seat * CELLS + near]
        if face in (EMPTY, FACE_DOWN):
            is_free = state.at[SHRINE_ON + seat * CELLS + near] == 0
            count += 1 if tile_type == NO_TYPE and is_free else 0
        elif TYPE_OF_FACE[face] == tile_type:
            count += 1
    return count


def largest_group(state: Position, seat: i64, tile_type: i64) -> i64:
    """The tiles of the largest face-up group of a type."""
    most: i64 = 0
    for cell in state.setup.cells:
        face = state.at[FACE + seat * CELLS + cell]
        if face != EMPTY and face != FACE_DOWN and TYPE_OF_FACE[face] == tile_type:
            most = max(most, count_bits(group_of(state, seat, cell, TYPE_OF_FACE)))
    return most
