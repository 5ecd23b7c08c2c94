"""Names for the numbers of a Dragon Castle position."""

from __future__ import annotations

from typing import Final

# The castle: 13 columns and 10 rows, row by row; OUTSIDE is a space that never holds a tile.
CASTLE_COLUMNS: Final = 13
CASTLE_ROWS: Final = 10
SPACES: Final = 130
OUTSIDE: Final = 130

# A realm: at most 8 columns and 6 rows, row by row; smaller realms leave the rest unused.
REALM_COLUMNS: Final = 8
REALM_ROWS: Final = 6
CELLS: Final = 48

# Kinds of tiles and their types, in the order of data/tiles.py.
KINDS: Final = 29
MERCHANT: Final = 0
SOLDIER: Final = 1
FARMER: Final = 2
SEASON: Final = 3
WIND_TILE: Final = 4
DRAGON_TILE: Final = 5
TYPES: Final = 6
FIRST_SPECIAL_KIND: Final = 18
NOTHING: Final = -1
UNSEEN: Final = -2

# The face of a realm cell: EMPTY, 1 + kind for a face-up tile, or FACE_DOWN.
EMPTY: Final = 0
FACE_DOWN: Final = 30

# Spirit cards, in the order of data/cards.py.
BEAUTY: Final = 0
ELEGANCE: Final = 1
WIND: Final = 2
DECEPTION: Final = 3
STRENGTH: Final = 4
CHANGE: Final = 5
FAITH: Final = 6
DEEP: Final = 7
DESTRUCTION: Final = 8
CUNNING: Final = 9
SPIRITS: Final = 10

# Dragon cards, in the order of data/cards.py.
HUMILITY: Final = 0
RIGHTEOUSNESS: Final = 1
TRANQUILITY: Final = 2
BRAVERY: Final = 3
MAJESTY: Final = 4
POWER: Final = 5
KNOWLEDGE: Final = 6
HARMONY: Final = 7
DEVOTION: Final = 8
FORTITUDE: Final = 9
DRAGONS: Final = 10

# Phases of a game. Up to DEAL chance acts.
DRAW_FIRST: Final = 0
DRAW_SPIRITS: Final = 1
DRAW_DRAGONS: Final = 2
DEAL: Final = 3
START: Final = 4  # an action is asked for
CHOICE: Final = 5  # the first tile is taken
PLACE: Final = 6  # tiles in hand
CONSOLIDATE: Final = 7  # sets wait to be consolidated
BUILD: Final = 8  # Shrines may be built on the set just consolidated
AFTER: Final = 9  # all is done, but a Spirit could still be activated
GAME_OVER: Final = 10
# Inside the power of a Spirit:
BEAUTY_SET: Final = 11
CUNNING_SET: Final = 12
WIND_FLIP: Final = 13  # flip a tile, or lift a Shrine at once
WIND_LIFT: Final = 14
WIND_LAY: Final = 15
STRENGTH_LIFT: Final = 16
STRENGTH_LAY: Final = 17
CHANGE_TILE: Final = 18
FAITH_BUILD: Final = 19
DESTROY: Final = 20

# The words of the phases in which somebody acts, and of the end.
PHASE_WORDS: Final = {
    DRAW_FIRST: "draw-first",
    DRAW_SPIRITS: "draw-spirits",
    DRAW_DRAGONS: "draw-dragons",
    DEAL: "deal",
    START: "start",
    CHOICE: "choice",
    PLACE: "place",
    CONSOLIDATE: "consolidate",
    BUILD: "build",
    AFTER: "after",
    GAME_OVER: "over",
    BEAUTY_SET: "beauty",
    CUNNING_SET: "cunning",
    WIND_FLIP: "wind-flip",
    WIND_LIFT: "wind-lift",
    WIND_LAY: "wind-lay",
    STRENGTH_LIFT: "strength-lift",
    STRENGTH_LAY: "strength-lay",
    CHANGE_TILE: "change",
    FAITH_BUILD: "faith",
    DESTROY: "destroy",
}
