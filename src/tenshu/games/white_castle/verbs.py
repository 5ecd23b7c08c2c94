"""Everything that can be done in The White Castle, by a seat or by chance. [WC 3.1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.action import Domain, Verb, VerbTable
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
    """Every result of so many dice in ascending order, such as 235."""
    if dice == 0:
        return [""]
    return [f"{low}{rest}" for low in range(least, 7) for rest in _rolls(dice - 1, low)]


DICE: Final = Domain("dice", [*_rolls(3), *_rolls(4), *_rolls(5)])
HALLS: Final = 6
ROLLS: Final = 434
assert len(DICE.words) == ROLLS  # 56 results of 3 dice, 126 of 4, 252 of 5

VERBS: Final = VerbTable(
    [
        Verb("pair", START_RESOURCE),
        Verb("take", COLOUR, END_OF_BRIDGE),
        Verb("place", SPACE),
        Verb("field", FIELD),
        Verb("light", NUMBER),
        Verb("card"),
        Verb("send", MEMBER),
        Verb("row", COLOUR),
        Verb("audience"),
        Verb("climb", FLOOR, HALL),
        Verb("favour", FAVOUR_SLOT),
        Verb("tend", GARDEN),
        Verb("work", GARDEN),
        Verb("train", YARD),
        Verb("drill", YARD_SPACE),
        Verb("gain", RESOURCE),
        Verb("first", GAINED),
        Verb("cross"),
        Verb("stay"),
        Verb("swap", GOOD),
        Verb("rival-garden", GARDEN),
        Verb("rival-room", ROOM),
        Verb("pass"),
        Verb("end"),
        Verb("seat", SEAT, chance=True),
        Verb("reveal", ROOM, CASTLE_CARD, chance=True),
        Verb("daimyo", DAIMYO_CARD, chance=True),
        Verb("tile", DIE_TILE, chance=True),
        Verb("garden", GARDEN_CARD, chance=True),
        Verb("yard", YARD_TILE, chance=True),
        Verb("roll", COLOUR, DICE, chance=True),
        Verb("resource", START_RESOURCE, chance=True),
        Verb("action", START_ACTION, chance=True),
        Verb("rival", RIVAL_CARD, chance=True),
    ]
)

# The first number of each verb.
PAIR: Final[i64] = VERBS.offsets["pair"]
TAKE: Final[i64] = VERBS.offsets["take"]
PLACE: Final[i64] = VERBS.offsets["place"]
DO_FIELD: Final[i64] = VERBS.offsets["field"]
LIGHT: Final[i64] = VERBS.offsets["light"]
CARD: Final[i64] = VERBS.offsets["card"]
SEND: Final[i64] = VERBS.offsets["send"]
ROW: Final[i64] = VERBS.offsets["row"]
AUDIENCE: Final[i64] = VERBS.offsets["audience"]
CLIMB: Final[i64] = VERBS.offsets["climb"]
FAVOUR: Final[i64] = VERBS.offsets["favour"]
TEND: Final[i64] = VERBS.offsets["tend"]
WORK: Final[i64] = VERBS.offsets["work"]
TRAIN: Final[i64] = VERBS.offsets["train"]
DRILL: Final[i64] = VERBS.offsets["drill"]
GAIN: Final[i64] = VERBS.offsets["gain"]
FIRST: Final[i64] = VERBS.offsets["first"]
CROSS: Final[i64] = VERBS.offsets["cross"]
STAY: Final[i64] = VERBS.offsets["stay"]
SWAP: Final[i64] = VERBS.offsets["swap"]
RIVAL_GARDEN: Final[i64] = VERBS.offsets["rival-garden"]
RIVAL_ROOM: Final[i64] = VERBS.offsets["rival-room"]
PASS: Final[i64] = VERBS.offsets["pass"]
END: Final[i64] = VERBS.offsets["end"]
DRAW_SEAT: Final[i64] = VERBS.offsets["seat"]
REVEAL: Final[i64] = VERBS.offsets["reveal"]
DRAW_DAIMYO: Final[i64] = VERBS.offsets["daimyo"]
DRAW_TILE: Final[i64] = VERBS.offsets["tile"]
DRAW_GARDEN: Final[i64] = VERBS.offsets["garden"]
DRAW_YARD: Final[i64] = VERBS.offsets["yard"]
ROLL: Final[i64] = VERBS.offsets["roll"]
DRAW_RESOURCE: Final[i64] = VERBS.offsets["resource"]
DRAW_ACTION: Final[i64] = VERBS.offsets["action"]
DRAW_RIVAL: Final[i64] = VERBS.offsets["rival"]
