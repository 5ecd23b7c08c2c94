"""Everything that can be done in Terra Mystica, by a seat or by chance. [TM 3.1]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.action import BinaryVerb, Domain, PlainVerb, UnaryVerb, VerbTable
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

VERBS: Final[VerbTable] = VerbTable()
CHOOSE_FACTION: Final[UnaryVerb] = VERBS.add("choose", FACTION)
SETTLE: Final[UnaryVerb] = VERBS.add("settle", HEX)
TAKE_CARD: Final[UnaryVerb] = VERBS.add("card", BONUS)
BUILD: Final[UnaryVerb] = VERBS.add("build", HEX)
TRANSFORM: Final[UnaryVerb] = VERBS.add("transform", HEX)
CHOOSE_TERRAIN: Final[UnaryVerb] = VERBS.add("turn", COLOUR)
CHOOSE_TERRAIN_LONG_WAY: Final[UnaryVerb] = VERBS.add("turn-long", COLOUR)
UPGRADE: Final[BinaryVerb] = VERBS.add("upgrade", HEX, STRUCTURE)
ADVANCE_SHIPPING: Final[PlainVerb] = VERBS.add("ship")
ADVANCE_EXCHANGE: Final[PlainVerb] = VERBS.add("dig")
SEND_PRIEST: Final[BinaryVerb] = VERBS.add("send", CULT, STEPS)
OCTAGON_ACTION: Final[UnaryVerb] = VERBS.add("action", OCTAGON)
PASS: Final[UnaryVerb] = VERBS.add("pass", CARD)
BUILD_BRIDGE: Final[UnaryVerb] = VERBS.add("bridge", SITE)
CULT_STEP: Final[UnaryVerb] = VERBS.add("step", CULT)
ASCEND: Final[UnaryVerb] = VERBS.add("ascend", CULT)
TAKE_FAVOUR: Final[UnaryVerb] = VERBS.add("favour", FAVOUR)
TAKE_TOWN: Final[UnaryVerb] = VERBS.add("town", TOWN)
CONNECT_TOWN: Final[UnaryVerb] = VERBS.add("connect", RIVER)
CONVERT: Final[UnaryVerb] = VERBS.add("convert", CONVERSION)
BURN: Final[PlainVerb] = VERBS.add("burn")
FORGO: Final[PlainVerb] = VERBS.add("forgo")
END: Final[PlainVerb] = VERBS.add("end")
LEECH: Final[BinaryVerb] = VERBS.add("leech", SEAT, AMOUNT)
REFUSE: Final[BinaryVerb] = VERBS.add("refuse", SEAT, AMOUNT)
LATER: Final[PlainVerb] = VERBS.add("later")
DROP: Final[PlainVerb] = VERBS.add("drop")
BUY_SPADE: Final[PlainVerb] = VERBS.add("spade")
DRAW_FIRST: Final[UnaryVerb] = VERBS.add("first", SEAT, chance=True)
DRAW_SCORING: Final[UnaryVerb] = VERBS.add("scoring", SCORING, chance=True)
DRAW_BONUS: Final[UnaryVerb] = VERBS.add("bonus", BONUS, chance=True)
DRAW_COLOUR: Final[UnaryVerb] = VERBS.add("colour", COLOUR, chance=True)
DRAW_FACTION: Final[UnaryVerb] = VERBS.add("faction", FACTION, chance=True)
