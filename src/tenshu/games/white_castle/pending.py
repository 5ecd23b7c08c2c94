"""The effects begun but not finished, as the view shows them. [WC 6.8]"""

from __future__ import annotations

from typing import Final

from tenshu.core.bits import has_bit
from tenshu.games.white_castle.data.effects import ICON_WORDS
from tenshu.games.white_castle.ids import (
    AUDIENCE_PART,
    CARD_FIELDS,
    CARD_MASK,
    CASTLE_FIELD,
    CLIMB_PART,
    COURTIERS,
    ENTRY,
    GARDEN_WORK,
    GARDENS,
    LIGHT_CARD,
    OPEN_ROW,
    OPEN_WELL,
    OUTSIDE,
    OUTSIDE_LEFT,
    PHASE_WORDS,
    REFILL,
    ROOM_FIELD,
    ROW_CARD,
    TWO_MOVES,
    YARD_TILE,
    YARD_TILES,
)
from tenshu.games.white_castle.layout import EFFECTS
from tenshu.games.white_castle.lookups import FIRST_FIELD
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.verbs import (
    CASTLE_CARD,
    COLOUR,
    FIELD,
    GARDEN,
    ROOM,
    SPACE,
    YARD_SPACE,
)

FIRST_FILTER: Final = ICON_WORDS.index("light-field")


def pending(state: Position) -> list[dict[str, object]]:
    """The pending effects, the current one first, each with what is left of it."""
    entries = [int(state.at[EFFECTS + number]) for number in range(int(state.depth) - 1, -1, -1)]
    return [
        {"what": _what(entry // ENTRY), "left": _left(entry)}
        for entry in entries
        if entry // ENTRY != TWO_MOVES
    ]


def _what(kind: int) -> str:
    if kind == OPEN_WELL:
        return "well"
    return "row" if kind == OPEN_ROW else PHASE_WORDS[kind]


def _left(entry: int) -> list[str]:
    """Fields, tiles, gardens or parts of an entry that can still be done."""
    kind, argument = divmod(entry, ENTRY)
    if kind == ROOM_FIELD:
        first = int(FIRST_FIELD[argument // (CARD_MASK * 32)])
        return [
            FIELD.words[first + number]
            for number in range(CARD_FIELDS)
            if has_bit(argument, number)
        ]
    if kind == CASTLE_FIELD:
        return [ICON_WORDS[FIRST_FILTER + argument]]
    if kind == LIGHT_CARD:
        return [CASTLE_CARD.words[argument]]
    if kind == ROW_CARD or kind == OPEN_ROW:
        return [COLOUR.words[argument]]
    if kind == OUTSIDE:
        return [SPACE.words[OUTSIDE_LEFT + argument]]
    if kind == COURTIERS:
        parts = ((AUDIENCE_PART, "audience"), (CLIMB_PART, "climb"))
        return [word for part, word in parts if argument & part]
    if kind == YARD_TILE:
        return [
            YARD_SPACE.words[number] for number in range(YARD_TILES) if has_bit(argument, number)
        ]
    if kind == GARDEN_WORK:
        return [GARDEN.words[number] for number in range(GARDENS) if has_bit(argument, number)]
    return [ROOM.words[argument]] if kind == REFILL else []
