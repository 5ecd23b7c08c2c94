"""Why a turn is worth playing, for hints."""

from __future__ import annotations

from mypy_extensions import i64

from tenshu.core.bits import count_bits
from tenshu.core.message import Message
from tenshu.core.sheet import gains, points_from
from tenshu.games.dragon_castle.data.tiles import TYPE_WORDS
from tenshu.games.dragon_castle.ids import CELLS, EMPTY, FACE_DOWN
from tenshu.games.dragon_castle.layout import FACE, SHRINES_LEFT
from tenshu.games.dragon_castle.lookups import TYPE_OF_FACE
from tenshu.games.dragon_castle.rules.sets import group_of
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.view import score_sheet


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
    return found


def largest_group(state: Position, seat: i64, tile_type: i64) -> i64:
    """The tiles of the largest face-up group of a type."""
    most: i64 = 0
    for cell in state.setup.cells:
        face = state.at[FACE + seat * CELLS + cell]
        if face != EMPTY and face != FACE_DOWN and TYPE_OF_FACE[face] == tile_type:
            most = max(most, count_bits(group_of(state, seat, cell, TYPE_OF_FACE)))
    return most
