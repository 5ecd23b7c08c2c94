"""The five kinds of structures and the pieces of a player. [TM 1.1, 8, 9.1]"""

from typing import Final

STRUCTURE_WORDS: Final[tuple[str, ...]] = (
    "dwelling",
    "trading_house",
    "temple",
    "stronghold",
    "sanctuary",
)

# How many pieces of each kind a player has. [TM 1.1]
STRUCTURE_SUPPLY: Final[tuple[int, ...]] = (8, 4, 3, 1, 1)

# What each kind counts for power and towns. [TM 9.1, 14.1]
POWER_VALUES: Final[tuple[int, ...]] = (1, 2, 2, 3, 3)

# What each kind can become. [TM 8]
UPGRADES: Final[tuple[tuple[int, ...], ...]] = ((1,), (2, 3), (4,), (), ())

PRIEST_SUPPLY: Final = 7
BRIDGES: Final = 3
POWER_TOKENS: Final = 12

# Founding a town: structures, power, and what a sanctuary counts among the structures. [TM 14.1]
TOWN_STRUCTURES: Final = 4
TOWN_POWER: Final = 7
TOWN_POWER_WITH_FAVOUR: Final = 6
SANCTUARY_COUNTS: Final = 2
