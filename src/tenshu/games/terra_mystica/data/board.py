"""Terrains and colours, and the letters that maps are written with. [TM 1.2, 4.2]"""

from typing import Final

# Terrains in the order of the transformation cycle, which closes to a ring. [TM 4.2]
TERRAIN_WORDS: Final[tuple[str, ...]] = (
    "desert",
    "plains",
    "swamp",
    "lakes",
    "forest",
    "mountains",
    "wasteland",
)
# The colours of the terrains, which are also those of the factions.
COLOUR_WORDS: Final[tuple[str, ...]] = (
    "yellow",
    "brown",
    "black",
    "blue",
    "green",
    "gray",
    "red",
)
TERRAIN_LETTERS: Final = "YUKBGSR"
RIVER_LETTER: Final = "~"
