"""Everything that can be done in Dragon Castle, by a seat or by chance. [DC 3.1]"""

from __future__ import annotations

from typing import Final

from tenshu.core.action import Domain, VerbTable
from tenshu.games.dragon_castle.data.cards import DRAGON_WORDS, SPIRIT_WORDS
from tenshu.games.dragon_castle.data.tiles import KINDS, TYPE_WORDS
from tenshu.games.dragon_castle.ids import (
    CASTLE_COLUMNS,
    CASTLE_ROWS,
    CELLS,
    REALM_COLUMNS,
    REALM_ROWS,
)


def _grid(columns: int, rows: int) -> list[str]:
    """Words for the squares of a grid: a1 is top left."""
    letters = "abcdefghijklm"[:columns]
    return [f"{letter}{row + 1}" for row in range(rows) for letter in letters]


SPACE: Final = Domain("space", _grid(CASTLE_COLUMNS, CASTLE_ROWS))
CELL: Final = Domain("cell", _grid(REALM_COLUMNS, REALM_ROWS))
COST: Final = Domain("cost", [*CELL.words, "shrine"])
KIND: Final = Domain("kind", [word for word, _, _ in KINDS])
TYPE: Final = Domain("type", TYPE_WORDS)
SPIRIT: Final = Domain("spirit", SPIRIT_WORDS)
DRAGON: Final = Domain("dragon", DRAGON_WORDS)
SEAT: Final = Domain("seat", ["p1", "p2", "p3", "p4"])
SHRINE_COST: Final = CELLS

VERBS: Final = VerbTable()
TAKE: Final = VERBS.add("take", SPACE)
PAIR: Final = VERBS.add("pair", SPACE)
GAIN_SHRINE: Final = VERBS.add("shrine")
DISCARD: Final = VERBS.add("discard")
SUMMON: Final = VERBS.add("summon")
PLACE: Final = VERBS.add("place", CELL)
PLACE_OTHER: Final = VERBS.add("place-other", CELL)
CONSOLIDATE: Final = VERBS.add("consolidate", CELL)
BUILD: Final = VERBS.add("build", CELL)
INVOKE: Final = VERBS.add("invoke", SPIRIT, COST)
FLIP: Final = VERBS.add("flip", CELL)
LIFT: Final = VERBS.add("lift", CELL)
PULL: Final = VERBS.add("pull", CELL)
LAY: Final = VERBS.add("lay", CELL)
CHANGE: Final = VERBS.add("change", CELL, TYPE)
DESTROY: Final = VERBS.add("destroy", SPACE)
DONE: Final = VERBS.add("done")
END: Final = VERBS.add("end")
DRAW_FIRST: Final = VERBS.add("first", SEAT, chance=True)
DRAW_SPIRIT: Final = VERBS.add("spirit", SPIRIT, chance=True)
DRAW_DRAGON: Final = VERBS.add("dragon", DRAGON, chance=True)
REVEAL: Final = VERBS.add("reveal", SPACE, KIND, chance=True)
