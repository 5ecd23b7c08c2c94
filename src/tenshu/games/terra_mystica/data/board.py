"""The map: 113 hexes in nine rows, 77 of land and 36 of river, and where bridges fit. [TM 1.2]"""

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

# Rows A to I from top to bottom; B, D, F and H are set half a hex to the right.
MAP_ROWS: Final[tuple[str, ...]] = (
    "U S G B Y R U K R G B R K",
    "Y ~ ~ U K ~ ~ Y K ~ ~ Y",
    "~ ~ K ~ S ~ G ~ G ~ S ~ ~",
    "G B Y ~ ~ R B ~ R ~ R U",
    "K U R B K U S Y ~ ~ G K B",
    "S G ~ ~ Y G ~ ~ ~ U S U",
    "~ ~ ~ S ~ R ~ G ~ Y K B Y",
    "Y B U ~ ~ ~ B K ~ S U S",
    "R K S B R G Y U S ~ B G R",
)

# Pairs of land hexes that a bridge can join, over the two rivers between them. [TM 11.2, R10]
BRIDGE_SITES: Final[tuple[tuple[str, str], ...]] = (
    ("a3", "c1"),
    ("a7", "c3"),
    ("a11", "c5"),
    ("b1", "c1"),
    ("b1", "d1"),
    ("b2", "c1"),
    ("b3", "c3"),
    ("b4", "c3"),
    ("b5", "c5"),
    ("b6", "c5"),
    ("b6", "d8"),
    ("c2", "d3"),
    ("c2", "d4"),
    ("c2", "e5"),
    ("c4", "d5"),
    ("c5", "d6"),
    ("d6", "e8"),
    ("d6", "e9"),
    ("e4", "g1"),
    ("e8", "g3"),
    ("f1", "h1"),
    ("f2", "g1"),
    ("f2", "h2"),
    ("f3", "g1"),
    ("f4", "g3"),
    ("g2", "h4"),
    ("g2", "i6"),
    ("g4", "h5"),
    ("h6", "i9"),
)
