"""Everything that can be done in The White Castle, by a seat or by chance. [WC 3.1]"""

from __future__ import annotations

from typing import Final

from tenshu.core.action import BinaryVerb, Domain, PlainVerb, UnaryVerb, VerbTable
from tenshu.games.white_castle.data.board import (
    COLOUR_WORDS,
    DIE_SPACES,
    FLOORS,
    MEMBER_WORDS,
    YARD_SPACES,
    YARD_TILE_WORDS,
    YARDS,
)
from tenshu.games.white_castle.data.castle import (
    DAIMYO_WORDS,
    DIE_TILES,
    DIPLOMAT_WORDS,
    FAVOUR_WORDS,
    STEWARD_WORDS,
    TILE_SPACES,
)
from tenshu.games.white_castle.data.effects import ICON_WORDS
from tenshu.games.white_castle.data.gardens import GARDENS, KIND_WORDS
from tenshu.games.white_castle.data.solo import RIVAL_CARD_WORDS
from tenshu.games.white_castle.data.starting import START_ACTIONS, START_RESOURCE_WORDS
from tenshu.games.white_castle.ids import CASTLE_FIELDS, GOODS, RESOURCES, ROOMS, WELL_SPACE

COLOUR: Final = Domain("colour", COLOUR_WORDS)
END_OF_BRIDGE: Final = Domain("end", ["left", "right"])
ROOM: Final = Domain("room", [word for word, _ in DIE_SPACES[:ROOMS]])
SPACE: Final = Domain("space", [*(word for word, _ in DIE_SPACES[: WELL_SPACE + 1]), "domain"])
HALL: Final = Domain("hall", [*ROOM.words, "daimyo"])
FLOOR: Final = Domain("floor", [word for word, _ in FLOORS[:3]])
FIELD: Final = Domain(
    "field", [f"{room}-{field + 1}" for room, field, _ in TILE_SPACES[:CASTLE_FIELDS]]
)
NUMBER: Final = Domain("number", ["1", "2", "3"])
FAVOUR_SLOT: Final = Domain("favour", FAVOUR_WORDS)
MEMBER: Final = Domain("member", MEMBER_WORDS)
YARD: Final = Domain("yard", [yard[0] for yard in YARDS])
YARD_SPACE: Final = Domain("yard-space", [f"{yard}-{side}" for yard, side in YARD_SPACES])
GARDEN: Final = Domain(
    "garden", [f"{colour}-{kind}" for colour in COLOUR_WORDS for kind in KIND_WORDS]
)
RESOURCE: Final = Domain("resource", ICON_WORDS[:RESOURCES])
GOOD: Final = Domain("good", ICON_WORDS[: GOODS - 1])
GAINED: Final = Domain("gained", ["seal", "influence"])
START_RESOURCE: Final = Domain("start-resource", START_RESOURCE_WORDS)
START_ACTION: Final = Domain("start-action", [word for word, _, _ in START_ACTIONS])
CASTLE_CARD: Final = Domain("castle-card", [*STEWARD_WORDS, *DIPLOMAT_WORDS])
DAIMYO_CARD: Final = Domain("daimyo-card", DAIMYO_WORDS)
GARDEN_CARD: Final = Domain("garden-card", [word for word, _, _, _ in GARDENS])
DIE_TILE: Final = Domain("die-tile", [word for word, _, _ in DIE_TILES])
YARD_TILE: Final = Domain("yard-tile", YARD_TILE_WORDS)
RIVAL_CARD: Final = Domain("rival-card", RIVAL_CARD_WORDS)
SEAT: Final = Domain("seat", ["p1", "p2", "p3", "p4"])


def _rolls(dice: int, least: int = 1) -> list[str]:
    """Every result of `dice` dice in ascending order, such as 235."""
    if dice == 0:
        return [""]
    return [f"{low}{rest}" for low in range(least, 7) for rest in _rolls(dice - 1, low)]


DICE: Final = Domain("dice", [*_rolls(3), *_rolls(4), *_rolls(5)])

VERBS: Final[VerbTable] = VerbTable()
PAIR: Final[UnaryVerb] = VERBS.add("pair", START_RESOURCE)
TAKE: Final[BinaryVerb] = VERBS.add("take", COLOUR, END_OF_BRIDGE)
PLACE: Final[UnaryVerb] = VERBS.add("place", SPACE)
DO_FIELD: Final[UnaryVerb] = VERBS.add("field", FIELD)
LIGHT: Final[UnaryVerb] = VERBS.add("light", NUMBER)
CARD: Final[PlainVerb] = VERBS.add("card")
SEND: Final[UnaryVerb] = VERBS.add("send", MEMBER)
ROW: Final[UnaryVerb] = VERBS.add("row", COLOUR)
AUDIENCE: Final[PlainVerb] = VERBS.add("audience")
CLIMB: Final[BinaryVerb] = VERBS.add("climb", FLOOR, HALL)
FAVOUR: Final[UnaryVerb] = VERBS.add("favour", FAVOUR_SLOT)
TEND: Final[UnaryVerb] = VERBS.add("tend", GARDEN)
WORK: Final[UnaryVerb] = VERBS.add("work", GARDEN)
TRAIN: Final[UnaryVerb] = VERBS.add("train", YARD)
DRILL: Final[UnaryVerb] = VERBS.add("drill", YARD_SPACE)
GAIN: Final[UnaryVerb] = VERBS.add("gain", RESOURCE)
FIRST: Final[UnaryVerb] = VERBS.add("first", GAINED)
CROSS: Final[PlainVerb] = VERBS.add("cross")
STAY: Final[PlainVerb] = VERBS.add("stay")
SWAP: Final[UnaryVerb] = VERBS.add("swap", GOOD)
RIVAL_GARDEN: Final[UnaryVerb] = VERBS.add("rival-garden", GARDEN)
RIVAL_ROOM: Final[UnaryVerb] = VERBS.add("rival-room", ROOM)
PASS: Final[PlainVerb] = VERBS.add("pass")
END: Final[PlainVerb] = VERBS.add("end")
DRAW_SEAT: Final[UnaryVerb] = VERBS.add("seat", SEAT, chance=True)
REVEAL: Final[BinaryVerb] = VERBS.add("reveal", ROOM, CASTLE_CARD, chance=True)
DRAW_DAIMYO: Final[UnaryVerb] = VERBS.add("daimyo", DAIMYO_CARD, chance=True)
DRAW_TILE: Final[UnaryVerb] = VERBS.add("tile", DIE_TILE, chance=True)
DRAW_GARDEN: Final[UnaryVerb] = VERBS.add("garden", GARDEN_CARD, chance=True)
DRAW_YARD: Final[UnaryVerb] = VERBS.add("yard", YARD_TILE, chance=True)
ROLL: Final[BinaryVerb] = VERBS.add("roll", COLOUR, DICE, chance=True)
DRAW_START_RESOURCE: Final[UnaryVerb] = VERBS.add("resource", START_RESOURCE, chance=True)
DRAW_START_ACTION: Final[UnaryVerb] = VERBS.add("action", START_ACTION, chance=True)
DRAW_RIVAL: Final[UnaryVerb] = VERBS.add("rival", RIVAL_CARD, chance=True)
