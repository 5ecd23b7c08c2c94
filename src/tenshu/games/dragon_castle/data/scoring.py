"""Points and supplies as printed on boards and reference cards. [DC 5.3, 9.2]"""

from typing import Final

# VP for a set, indexed by its number of tiles. [DC 5.3]
SET_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 2, 3, 5, 6, 8)
LARGEST_PRINTED_SET: Final = 8
POINTS_PER_TILE_BEYOND: Final = 1

# A set needs this many tiles. [DC 5.1]
SMALLEST_SET: Final = 4

# Extra VP for a set of Dragons, and for one made by the Spirit of Beauty. [DC 5.4, 7.7]
DRAGONS_BONUS: Final = 1
BEAUTY_BONUS: Final = 1

# The Spirit of Cunning: tiles it takes, VP it brings. [DC 7.16]
CUNNING_SET: Final = 3
CUNNING_POINTS: Final = 2

# Shrines that may be built on a set, by its type in the order of TYPE_WORDS. [DC 6.1]
SHRINE_ALLOWANCE: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 2)
BEAUTY_ALLOWANCE: Final = 2

# VP for a Shrine, indexed by its floor; higher floors count like the last. [DC 9.2]
SHRINE_POINTS: Final[tuple[int, ...]] = (0, 1, 2, 3)

# VP for discarding a tile, and for a Countdown token at the end. [DC 3.5, 3.6]
DISCARD_POINTS: Final = 1
TOKEN_POINTS: Final = 2

# Supplies. [DC 1.5, 1.6, 1.8]
SHRINE_SUPPLY: Final = 40
STARTING_SHRINES: Final = 1
COUNTDOWN_TOKENS: Final = 7
