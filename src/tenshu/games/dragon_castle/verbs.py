"""Everything that can be done in Dragon Castle, by a seat or by chance. [DC 3.1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.action import Domain, Verb, VerbTable
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
COSTS: Final = CELLS + 1

VERBS: Final = VerbTable(
    [
        Verb("take", SPACE),
        Verb("pair", SPACE),
        Verb("shrine"),
        Verb("discard"),
        Verb("summon"),
        Verb("place", CELL),
        Verb("place-other", CELL),
        Verb("consolidate", CELL),
        Verb("build", CELL),
        Verb("invoke", SPIRIT, COST),
        Verb("flip", CELL),
        Verb("lift", CELL),
        Verb("pull", CELL),
        Verb("lay", CELL),
        Verb("change", CELL, TYPE),
        Verb("destroy", SPACE),
        Verb("done"),
        Verb("end"),
        Verb("first", SEAT, chance=True),
        Verb("spirit", SPIRIT, chance=True),
        Verb("dragon", DRAGON, chance=True),
        Verb("reveal", SPACE, KIND, chance=True),
    ]
)

# The first number of each verb.
TAKE: Final[i64] = VERBS.offsets["take"]
PAIR: Final[i64] = VERBS.offsets["pair"]
SHRINE: Final[i64] = VERBS.offsets["shrine"]
DISCARD: Final[i64] = VERBS.offsets["discard"]
SUMMON: Final[i64] = VERBS.offsets["summon"]
PLACE: Final[i64] = VERBS.offsets["place"]
PLACE_OTHER: Final[i64] = VERBS.offsets["place-other"]
CONSOLIDATE: Final[i64] = VERBS.offsets["consolidate"]
BUILD: Final[i64] = VERBS.offsets["build"]
INVOKE: Final[i64] = VERBS.offsets["invoke"]
FLIP: Final[i64] = VERBS.offsets["flip"]
LIFT: Final[i64] = VERBS.offsets["lift"]
PULL: Final[i64] = VERBS.offsets["pull"]
LAY: Final[i64] = VERBS.offsets["lay"]
CHANGE: Final[i64] = VERBS.offsets["change"]
DESTROY: Final[i64] = VERBS.offsets["destroy"]
DONE: Final[i64] = VERBS.offsets["done"]
END: Final[i64] = VERBS.offsets["end"]
FIRST: Final[i64] = VERBS.offsets["first"]
DRAW_SPIRIT: Final[i64] = VERBS.offsets["spirit"]
DRAW_DRAGON: Final[i64] = VERBS.offsets["dragon"]
REVEAL: Final[i64] = VERBS.offsets["reveal"]
