"""The cards and the die tiles of the castle. [WC 10.1, 10.2, 10.3, 10.9]

The texts are explained in effects.py. The numbers of the spaces for die tiles follow the rulebook
only in their two groups, 1 to 5 and 6 to 10; the order inside a group is ours. [WC R16]
"""

from __future__ import annotations

from typing import Final

# Steward cards: left out with 1 or 2 players, top, middle and bottom field. [WC 10.1]
STEWARDS: Final[tuple[tuple[bool, str, str, str], ...]] = (
    (True, "[1 seal > courtier]", "1 seal + 1 point", "1 food + lantern"),
    (False, "[1 seal > courtier]", "1 influence", "2 iron"),
    (True, "[1 seal > courtier]", "lantern", "2 point"),
    (False, "[1 seal > warrior]", "1 coin + well", "lantern"),
    (False, "[1 seal > warrior]", "1 food + 1 pearl", "1 iron + lantern"),
    (True, "1 iron + lantern", "[1 seal > gardener]", "2 any"),
    (False, "1 influence", "[1 seal > gardener]", "2 food"),
    (True, "1 coin + well", "[1 seal > gardener]", "1 influence"),
    (False, "1 coin + well", "[1 seal > courtier]", "2 food"),
    (False, "1 seal + 1 any", "[1 seal > courtier]", "1 iron + 1 food"),
    (True, "2 any", "1 pearl + lantern", "[1 seal > warrior]"),
    (False, "2 pearl", "1 seal + 1 point", "[1 seal > gardener]"),
    (False, "2 iron", "lantern", "[1 seal > gardener]"),
    (True, "2 point", "1 seal + 1 any", "[1 seal > warrior]"),
    (False, "1 influence", "2 pearl", "[1 seal > warrior]"),
)
STEWARD_BACK: Final = "1 coin"
STEWARD_WORDS: Final[tuple[str, ...]] = tuple(f"steward-{n + 1}" for n in range(len(STEWARDS)))

# Diplomat cards: left out with 1 or 2 players, the domain rows beside which the top and the bottom
# field lie, top and bottom field. [WC 10.2]
SMALL_TOP: Final = "coral | black white"
LARGE_TOP: Final = "coral black | white"
DIPLOMATS: Final[tuple[tuple[bool, str, str, str], ...]] = (
    (True, SMALL_TOP, "[courtier]", "3 any"),
    (False, SMALL_TOP, "[courtier]", "2 influence"),
    (False, SMALL_TOP, "[courtier]", "2 point + well"),
    (False, SMALL_TOP, "[courtier]", "1 seal + lantern"),
    (False, SMALL_TOP, "[warrior]", "3 any"),
    (False, SMALL_TOP, "[warrior]", "2 influence"),
    (False, SMALL_TOP, "2 influence", "[gardener]"),
    (False, SMALL_TOP, "2 point + well", "[gardener]"),
    (True, LARGE_TOP, "2 point + well", "[warrior]"),
    (False, LARGE_TOP, "2 coin + lantern", "[warrior]"),
    (False, LARGE_TOP, "1 influence + lantern", "[gardener]"),
    (True, LARGE_TOP, "3 any", "[gardener]"),
)
DIPLOMAT_BACK: Final = "1 point"
DIPLOMAT_WORDS: Final[tuple[str, ...]] = tuple(f"diplomat-{n + 1}" for n in range(len(DIPLOMATS)))

# Daimyo cards: the favours from left to right. [WC 10.3]
DAIMYOS: Final[tuple[tuple[str, str, str], ...]] = (
    ("well", "2 point", "2 seal"),
    ("well", "2 pearl", "3 coin"),
    ("well", "2 food", "2 influence"),
    ("lantern", "2 iron", "2 seal"),
    ("lantern", "2 influence", "3 coin"),
    ("lantern", "2 food", "2 point"),
    ("light-field", "2 pearl", "2 point"),
    ("light-field", "2 influence", "2 seal"),
    ("light-field", "2 iron", "3 coin"),
)
DAIMYO_WORDS: Final[tuple[str, ...]] = tuple(f"daimyo-{n + 1}" for n in range(len(DAIMYOS)))
FAVOUR_WORDS: Final[tuple[str, ...]] = ("left", "middle", "right")

# Die tiles: five of each colour, and what the other side brings in the well. [WC 10.9]
DIE_TILES: Final[tuple[tuple[str, str, str], ...]] = (
    ("coral-food", "coral", "1 food"),
    ("coral-iron", "coral", "1 iron"),
    ("coral-pearl", "coral", "1 pearl"),
    ("coral-any", "coral", "1 any"),
    ("coral-coin", "coral", "1 coin"),
    ("black-food", "black", "1 food"),
    ("black-iron", "black", "1 iron"),
    ("black-pearl", "black", "1 pearl"),
    ("black-any", "black", "1 any"),
    ("black-coin", "black", "1 coin"),
    ("white-food", "white", "1 food"),
    ("white-iron", "white", "1 iron"),
    ("white-pearl", "white", "1 pearl"),
    ("white-any", "white", "1 any"),
    ("white-coin", "white", "1 coin"),
)

# The spaces for die tiles, room by room from top to bottom: room, field, and printed number, where
# 0 is the diamond. The last two lie in the well. [WC 1.5, 1.6]
TILE_SPACES: Final[tuple[tuple[str, int, int], ...]] = (
    ("steward-left", 0, 0),
    ("steward-left", 1, 1),
    ("steward-left", 2, 6),
    ("steward-middle", 0, 0),
    ("steward-middle", 1, 2),
    ("steward-middle", 2, 7),
    ("steward-right", 0, 0),
    ("steward-right", 1, 3),
    ("steward-right", 2, 8),
    ("diplomat-left", 0, 4),
    ("diplomat-left", 1, 9),
    ("diplomat-right", 0, 5),
    ("diplomat-right", 1, 10),
    ("well", 0, 11),
    ("well", 1, 12),
)
