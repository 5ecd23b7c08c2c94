"""Everything that can be done in Terra Mystica, by a seat or by chance. [TM 3.1]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.action import Domain, Verb, VerbTable
from tenshu.games.terra_mystica.data.board import COLOUR_WORDS
from tenshu.games.terra_mystica.data.cults import CULT_WORDS
from tenshu.games.terra_mystica.data.structures import STRUCTURE_WORDS
from tenshu.games.terra_mystica.data.tiles import (
    BONUS_WORDS,
    FAVOUR_WORDS,
    POWER_ACTION_WORDS,
    SCORING_WORDS,
    TOWN_WORDS,
)
from tenshu.games.terra_mystica.factions import FACTIONS
from tenshu.games.terra_mystica.ids import LAND, NOTHING, RIVERS, SITES
from tenshu.games.terra_mystica.maps import MAPS


def _all_words(lists: Iterable[Sequence[str]]) -> list[str]:
    """The words of all lists, each once, those of the first list first."""
    return list(dict.fromkeys([word for words in lists for word in words]))


# Hexes and sites have the same number on every map that has their name.
HEX: Final = Domain("hex", _all_words([printed.land_words() for printed in MAPS]))
RIVER: Final = Domain("river", _all_words([printed.river_words() for printed in MAPS]))
SITE: Final = Domain("site", _all_words([printed.site_words() for printed in MAPS]))
if len(HEX.words) > LAND or len(RIVER.words) > RIVERS or len(SITE.words) > SITES:
    raise ValueError(
        "the maps have more hexes or bridge sites than a position has room for, see ids.py"
    )
COLOUR: Final = Domain("colour", COLOUR_WORDS)
STRUCTURE: Final = Domain("structure", STRUCTURE_WORDS)
CULT: Final = Domain("cult", CULT_WORDS)
STEPS: Final = Domain("steps", ["1", "2", "3"])
FACTION: Final = Domain("faction", [faction.name for faction in FACTIONS])
FAVOUR: Final = Domain("favour", FAVOUR_WORDS)
TOWN: Final = Domain("town", TOWN_WORDS)
BONUS: Final = Domain("bonus", BONUS_WORDS)
CARD: Final = Domain("card", [*BONUS_WORDS, "none"])
SCORING: Final = Domain("scoring", SCORING_WORDS)
SEAT: Final = Domain("seat", ["p1", "p2", "p3", "p4", "p5"])
AMOUNT: Final = Domain("amount", [str(number) for number in range(1, 25)])
_FACTION_ACTIONS: Final = [faction.action_word for faction in FACTIONS if faction.action_word]
OCTAGON: Final = Domain("octagon", [*POWER_ACTION_WORDS, "bon1", "bon2", "fav6", *_FACTION_ACTIONS])
# The octagon on each faction's board, or NOTHING.
FACTION_OCTAGON: Final = vec[i64](
    [OCTAGON.index.get(faction.action_word, NOTHING) for faction in FACTIONS]
)
CONVERSION: Final = Domain(
    "conversion", ["pw>p", "pw>w", "pw>c", "p>w", "w>c", "vp>c", "c>vp", "w>p"]
)
NO_CARD: Final = len(BONUS_WORDS)
AMOUNTS: Final = 24

VERBS: Final = VerbTable(
    [
        Verb("choose", FACTION),
        Verb("settle", HEX),
        Verb("card", BONUS),
        Verb("build", HEX),
        Verb("transform", HEX),
        Verb("turn", COLOUR),
        Verb("turn-long", COLOUR),
        Verb("upgrade", HEX, STRUCTURE),
        Verb("ship"),
        Verb("dig"),
        Verb("send", CULT, STEPS),
        Verb("action", OCTAGON),
        Verb("pass", CARD),
        Verb("bridge", SITE),
        Verb("step", CULT),
        Verb("ascend", CULT),
        Verb("favour", FAVOUR),
        Verb("town", TOWN),
        Verb("connect", RIVER),
        Verb("convert", CONVERSION),
        Verb("burn"),
        Verb("forgo"),
        Verb("end"),
        Verb("leech", SEAT, AMOUNT),
        Verb("refuse", SEAT, AMOUNT),
        Verb("later"),
        Verb("drop"),
        Verb("first", SEAT, chance=True),
        Verb("scoring", SCORING, chance=True),
        Verb("bonus", BONUS, chance=True),
        Verb("colour", COLOUR, chance=True),
        Verb("faction", FACTION, chance=True),
    ]
)

# The first number of each verb.
CHOOSE: Final[i64] = VERBS.offsets["choose"]
SETTLE: Final[i64] = VERBS.offsets["settle"]
FIRST_CARD: Final[i64] = VERBS.offsets["card"]
BUILD: Final[i64] = VERBS.offsets["build"]
TRANSFORM: Final[i64] = VERBS.offsets["transform"]
TURN: Final[i64] = VERBS.offsets["turn"]
TURN_LONG: Final[i64] = VERBS.offsets["turn-long"]
UPGRADE: Final[i64] = VERBS.offsets["upgrade"]
SHIP: Final[i64] = VERBS.offsets["ship"]
DIG: Final[i64] = VERBS.offsets["dig"]
SEND: Final[i64] = VERBS.offsets["send"]
ACTION: Final[i64] = VERBS.offsets["action"]
PASS: Final[i64] = VERBS.offsets["pass"]
BRIDGE: Final[i64] = VERBS.offsets["bridge"]
STEP: Final[i64] = VERBS.offsets["step"]
ASCEND: Final[i64] = VERBS.offsets["ascend"]
FAVOUR_TILE: Final[i64] = VERBS.offsets["favour"]
TOWN_TILE: Final[i64] = VERBS.offsets["town"]
CONNECT: Final[i64] = VERBS.offsets["connect"]
CONVERT: Final[i64] = VERBS.offsets["convert"]
BURN: Final[i64] = VERBS.offsets["burn"]
FORGO: Final[i64] = VERBS.offsets["forgo"]
END: Final[i64] = VERBS.offsets["end"]
LEECH: Final[i64] = VERBS.offsets["leech"]
REFUSE: Final[i64] = VERBS.offsets["refuse"]
LATER: Final[i64] = VERBS.offsets["later"]
DROP: Final[i64] = VERBS.offsets["drop"]
DRAW_FIRST: Final[i64] = VERBS.offsets["first"]
DRAW_SCORING: Final[i64] = VERBS.offsets["scoring"]
DRAW_BONUS: Final[i64] = VERBS.offsets["bonus"]
DRAW_COLOUR: Final[i64] = VERBS.offsets["colour"]
DRAW_FACTION: Final[i64] = VERBS.offsets["faction"]
