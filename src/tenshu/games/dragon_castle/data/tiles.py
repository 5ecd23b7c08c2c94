"""The 29 kinds of tiles and the six types they belong to. [DC 2.1]

Rainy and Stormy are the rulebook's words and the Seasons go by their usual names; the names of the
Winds Breezy and Snowy and of the Dragons Jade, Ember and Pearl are ours.
"""

from typing import Final

# The types, Factions before Specials. [DC 2.1]
TYPE_WORDS: Final[tuple[str, ...]] = ("merchant", "soldier", "farmer", "season", "wind", "dragon")
FACTION_TYPES: Final = 3

# The kinds: word, type as an index of TYPE_WORDS, Faction number or 0. [DC 2.1]
KINDS: Final[tuple[tuple[str, int, int], ...]] = (
    ("merchant-1", 0, 1),
    ("merchant-2", 0, 2),
    ("merchant-3", 0, 3),
    ("merchant-4", 0, 4),
    ("merchant-5", 0, 5),
    ("merchant-6", 0, 6),
    ("soldier-1", 1, 1),
    ("soldier-2", 1, 2),
    ("soldier-3", 1, 3),
    ("soldier-4", 1, 4),
    ("soldier-5", 1, 5),
    ("soldier-6", 1, 6),
    ("farmer-1", 2, 1),
    ("farmer-2", 2, 2),
    ("farmer-3", 2, 3),
    ("farmer-4", 2, 4),
    ("farmer-5", 2, 5),
    ("farmer-6", 2, 6),
    ("season-spring", 3, 0),
    ("season-summer", 3, 0),
    ("season-autumn", 3, 0),
    ("season-winter", 3, 0),
    ("wind-rainy", 4, 0),
    ("wind-stormy", 4, 0),
    ("wind-breezy", 4, 0),
    ("wind-snowy", 4, 0),
    ("dragon-jade", 5, 0),
    ("dragon-ember", 5, 0),
    ("dragon-pearl", 5, 0),
)

# Copies of each kind, and the tiles of a whole castle. [DC 1.2, 2.1]
COPIES: Final = 4
TILE_COUNT: Final = 116
