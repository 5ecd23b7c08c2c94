"""Everything that can be done in Dragon Castle, by a seat or by chance. [DC 3.1]"""

from __future__ import annotations

from typing import Final

from tenshu.core.action import BinaryVerb, Domain, PlainVerb, UnaryVerb, VerbTable
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

VERBS: Final[VerbTable] = VerbTable()
TAKE: Final[UnaryVerb] = VERBS.add("take", SPACE)
PAIR: Final[UnaryVerb] = VERBS.add("pair", SPACE)
GAIN_SHRINE: Final[PlainVerb] = VERBS.add("shrine")
DISCARD: Final[PlainVerb] = VERBS.add("discard")
SUMMON: Final[PlainVerb] = VERBS.add("summon")
PLACE: Final[UnaryVerb] = VERBS.add("place", CELL)
PLACE_OTHER: Final[UnaryVerb] = VERBS.add("place-other", CELL)
CONSOLIDATE: Final[UnaryVerb] = VERBS.add("consolidate", CELL)
BUILD: Final[UnaryVerb] = VERBS.add("build", CELL)
INVOKE: Final[BinaryVerb] = VERBS.add("invoke", SPIRIT, COST)
FLIP: Final[UnaryVerb] = VERBS.add("flip", CELL)
LIFT: Final[UnaryVerb] = VERBS.add("lift", CELL)
PULL: Final[UnaryVerb] = VERBS.add("pull", CELL)
LAY: Final[UnaryVerb] = VERBS.add("lay", CELL)
CHANGE: Final[BinaryVerb] = VERBS.add("change", CELL, TYPE)
DESTROY: Final[UnaryVerb] = VERBS.add("destroy", SPACE)
DONE: Final[PlainVerb] = VERBS.add("done")
END: Final[PlainVerb] = VERBS.add("end")
DRAW_FIRST: Final[UnaryVerb] = VERBS.add("first", SEAT, chance=True)
DRAW_SPIRIT: Final[UnaryVerb] = VERBS.add("spirit", SPIRIT, chance=True)
DRAW_DRAGON: Final[UnaryVerb] = VERBS.add("dragon", DRAGON, chance=True)
REVEAL: Final[BinaryVerb] = VERBS.add("reveal", SPACE, KIND, chance=True)
