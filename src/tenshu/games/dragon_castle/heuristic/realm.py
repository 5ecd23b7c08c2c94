"""What a realm holds, found in one walk over its cells."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits, has_bit
from tenshu.games.dragon_castle.ids import CELLS, EMPTY, FACE_DOWN
from tenshu.games.dragon_castle.layout import FACE, REALM_HEIGHT, SHRINE_ON
from tenshu.games.dragon_castle.lookups import NEIGHBOURS, TYPE_OF_FACE
from tenshu.games.dragon_castle.rules.sets import group_of
from tenshu.games.dragon_castle.state import Position

# Higher floors count like this one.
HIGHEST_FLOOR: Final = 3
NO_GROUP: Final = -1


class Realm:
    """The stacks of a realm by what is on top and by height, and its groups of one type."""

    def __init__(self) -> None:
        self.empty: i64 = 0
        # By floor: face-down stacks where a tile can be put, Shrines, and face-up tiles.
        self.bases: vec[i64] = vec[i64]([0] * HIGHEST_FLOOR)
        self.shrines: vec[i64] = vec[i64]([0] * HIGHEST_FLOOR)
        self.face_up: vec[i64] = vec[i64]([0] * HIGHEST_FLOOR)
        # The cells where a tile can be put.
        self.open: i64 = 0
        # The group of each cell; and by group its type, cells, and number of cells.
        self.groups: i64 = 0
        self.group_at: vec[i64] = vec[i64]([NO_GROUP] * CELLS)
        self.type_of: vec[i64] = vec[i64]([0] * CELLS)
        self.cells_of: vec[i64] = vec[i64]([0] * CELLS)
        self.size_of: vec[i64] = vec[i64]([0] * CELLS)

    def find(self, state: Position, seat: i64) -> None:
        """Walk over the realm of a seat."""
        self.clear()
        for cell in state.setup.cells:
            index = seat * CELLS + cell
            face = state.at[FACE + index]
            floor = min(state.at[REALM_HEIGHT + index], i64(HIGHEST_FLOOR)) - 1
            if face == EMPTY:
                self.empty += 1
                self.open |= BIT[cell]
            elif face != FACE_DOWN:
                self.face_up[floor] += 1
                if self.group_at[cell] == NO_GROUP:
                    self.add_group(state, seat, cell)
            elif state.at[SHRINE_ON + index] == 0:
                self.bases[floor] += 1
                self.open |= BIT[cell]
            else:
                self.shrines[floor] += 1

    def clear(self) -> None:
        """Forget the last walk."""
        self.empty = 0
        self.open = 0
        self.groups = 0
        for floor in range(i64(HIGHEST_FLOOR)):
            self.bases[floor] = 0
            self.shrines[floor] = 0
            self.face_up[floor] = 0
        for cell in range(i64(CELLS)):
            self.group_at[cell] = NO_GROUP

    def add_group(self, state: Position, seat: i64, cell: i64) -> None:
        """Add the group of this cell."""
        cells = group_of(state, seat, cell, TYPE_OF_FACE)
        group = self.groups
        self.type_of[group] = TYPE_OF_FACE[state.at[FACE + seat * CELLS + cell]]
        self.cells_of[group] = cells
        self.size_of[group] = count_bits(cells)
        for other in state.setup.cells:
            if has_bit(cells, other):
                self.group_at[other] = group
        self.groups += 1

    def open_beside(self, state: Position, group: i64) -> i64:
        """The cells beside a group where a tile can be put."""
        found: i64 = 0
        for cell in state.setup.cells:
            if self.group_at[cell] == group:
                for near in NEIGHBOURS[cell]:
                    if has_bit(self.open, near):
                        found |= BIT[near]
        return found

    def is_open(self, cell: i64) -> bool:
        """Whether a tile can be put here."""
        return has_bit(self.open, cell)
