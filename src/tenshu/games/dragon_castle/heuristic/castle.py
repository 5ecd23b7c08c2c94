"""What the castle still offers, found by walking over its spaces."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.games.dragon_castle.ids import KINDS, TYPES
from tenshu.games.dragon_castle.layout import CASTLE_HEIGHT, CASTLE_TOP
from tenshu.games.dragon_castle.lookups import TYPE_OF_KIND
from tenshu.games.dragon_castle.rules.castle import is_available
from tenshu.games.dragon_castle.state import Position


class Castle:
    """The tiles left, and those of the top floor by type."""

    def __init__(self) -> None:
        self.top_floor: i64 = 0
        self.above_ground: i64 = 0
        self.on_top: vec[i64] = vec[i64]([0] * TYPES)
        # Those that may be taken, and how many kinds have two of them.
        self.available: vec[i64] = vec[i64]([0] * TYPES)
        self.pairs: vec[i64] = vec[i64]([0] * TYPES)
        self._available_of_kind: vec[i64] = vec[i64]([0] * KINDS)

    def measure(self, state: Position) -> None:
        """Find the top floor, and count the tiles above the ground floor."""
        top: i64 = 0
        above: i64 = 0
        for space in state.setup.spaces:
            height = state.at[CASTLE_HEIGHT + space]
            if height > 1:
                above += height - 1
            if height > top:
                top = height
        self.top_floor = top
        self.above_ground = above

    def look(self, state: Position) -> None:
        """Count the tiles of the top floor, once the castle was measured."""
        for tile_type in range(i64(TYPES)):
            self.on_top[tile_type] = 0
            self.available[tile_type] = 0
            self.pairs[tile_type] = 0
        for kind in range(i64(KINDS)):
            self._available_of_kind[kind] = 0
        if self.top_floor == 0:
            return
        for space in state.setup.spaces:
            if state.at[CASTLE_HEIGHT + space] == self.top_floor:
                kind = state.at[CASTLE_TOP + space]
                if kind >= 0:
                    self.count(kind, is_available(state, space))

    def count(self, kind: i64, is_free: bool) -> None:
        """Count a tile of the top floor."""
        tile_type = TYPE_OF_KIND[kind]
        self.on_top[tile_type] += 1
        if is_free:
            self.available[tile_type] += 1
            self._available_of_kind[kind] += 1
            if self._available_of_kind[kind] == 2:
                self.pairs[tile_type] += 1
