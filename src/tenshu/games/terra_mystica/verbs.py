"""Everything that can be done in Terra Mystica, by a seat or by chance. [TM 3.1]"""

from __future__ import annotations

from typing import Final

from tenshu.core.action import Domain, VerbTable
from tenshu.games.terra_mystica.data.board import (
    BRIDGE_SITES,
    COLOUR_WORDS,
    MAP_ROWS,
    RIVER_LETTER,
)
from tenshu.games.terra_mystica.data.cults import CULT_WORDS
from tenshu.games.terra_mystica.data.factions import FACTION_WORDS
from tenshu.games.terra_mystica.data.structures import STRUCTURE_WORDS
from tenshu.games.terra_mystica.data.tiles import (
    BONUS_WORDS,
    FAVOUR_WORDS,
    POWER_ACTION_WORDS,
    SCORING_WORDS,
    TOWN_WORDS,
)
from tenshu.games.terra_mystica.ids import RIVERS


def _land_words() -> list[str]:
    """Land hexes by row letter and running number; rivers are not counted. [TM 1.2]"""
    words: list[str] = []
    for letter, row in zip("abcdefghi", MAP_ROWS, strict=True):
        land = [place for place in row.split() if place != RIVER_LETTER]
        words += [f"{letter}{number + 1}" for number in range(len(land))]
    return words


HEX: Final = Domain("hex", _land_words())
RIVER: Final = Domain("river", [f"r{number}" for number in range(RIVERS)])
SITE: Final = Domain("site", [f"{one}:{other}" for one, other in BRIDGE_SITES])
COLOUR: Final = Domain("colour", COLOUR_WORDS)
STRUCTURE: Final = Domain("structure", STRUCTURE_WORDS)
CULT: Final = Domain("cult", CULT_WORDS)
STEPS: Final = Domain("steps", ["1", "2", "3"])
FACTION: Final = Domain("faction", FACTION_WORDS)
FAVOUR: Final = Domain("favour", FAVOUR_WORDS)
TOWN: Final = Domain("town", TOWN_WORDS)
BONUS: Final = Domain("bonus", BONUS_WORDS)
CARD: Final = Domain("card", [*BONUS_WORDS, "none"])
SCORING: Final = Domain("scoring", SCORING_WORDS)
SEAT: Final = Domain("seat", ["p1", "p2", "p3", "p4", "p5"])
AMOUNT: Final = Domain("amount", [str(number) for number in range(1, 25)])
OCTAGON: Final = Domain(
    "octagon",
    [
        *POWER_ACTION_WORDS,
        "bon1",
        "bon2",
        "fav6",
        "acta",
        "actc",
        "acte",
        "actg",
        "actn",
        "acts",
        "actw",
    ],
)
CONVERSION: Final = Domain(
    "conversion", ["pw>p", "pw>w", "pw>c", "p>w", "w>c", "vp>c", "c>vp", "w>p"]
)
NO_CARD: Final = len(BONUS_WORDS)

VERBS: Final = VerbTable()
CHOOSE_FACTION: Final = VERBS.add("choose", FACTION)
SETTLE: Final = VERBS.add("settle", HEX)
TAKE_CARD: Final = VERBS.add("card", BONUS)
BUILD: Final = VERBS.add("build", HEX)
TRANSFORM: Final = VERBS.add("transform", HEX)
CHOOSE_TERRAIN: Final = VERBS.add("turn", COLOUR)
CHOOSE_TERRAIN_LONG_WAY: Final = VERBS.add("turn-long", COLOUR)
UPGRADE: Final = VERBS.add("upgrade", HEX, STRUCTURE)
ADVANCE_SHIPPING: Final = VERBS.add("ship")
ADVANCE_EXCHANGE: Final = VERBS.add("dig")
SEND_PRIEST: Final = VERBS.add("send", CULT, STEPS)
OCTAGON_ACTION: Final = VERBS.add("action", OCTAGON)
PASS: Final = VERBS.add("pass", CARD)
BUILD_BRIDGE: Final = VERBS.add("bridge", SITE)
CULT_STEP: Final = VERBS.add("step", CULT)
ASCEND: Final = VERBS.add("ascend", CULT)
TAKE_FAVOUR: Final = VERBS.add("favour", FAVOUR)
TAKE_TOWN: Final = VERBS.add("town", TOWN)
CONNECT_TOWN: Final = VERBS.add("connect", RIVER)
CONVERT: Final = VERBS.add("convert", CONVERSION)
BURN: Final = VERBS.add("burn")
FORGO: Final = VERBS.add("forgo")
END: Final = VERBS.add("end")
LEECH: Final = VERBS.add("leech", SEAT, AMOUNT)
REFUSE: Final = VERBS.add("refuse", SEAT, AMOUNT)
LATER: Final = VERBS.add("later")
DROP: Final = VERBS.add("drop")
DRAW_FIRST: Final = VERBS.add("first", SEAT, chance=True)
DRAW_SCORING: Final = VERBS.add("scoring", SCORING, chance=True)
DRAW_BONUS: Final = VERBS.add("bonus", BONUS, chance=True)
DRAW_COLOUR: Final = VERBS.add("colour", COLOUR, chance=True)
DRAW_FACTION: Final = VERBS.add("faction", FACTION, chance=True)
