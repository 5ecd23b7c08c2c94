"""The main board and the personal domains. [WC 3, 5, 7, 10.8, 10.10]"""

from __future__ import annotations

from typing import Final

# The colours of dice; each has a bridge, and a row of the domain with the clan's members. [WC 3.5]
COLOUR_WORDS: Final[tuple[str, ...]] = ("coral", "black", "white")
MEMBER_WORDS: Final[tuple[str, ...]] = ("courtier", "gardener", "warrior")
MEMBERS_OF_A_KIND: Final = 5

# The places of a bridge. [WC 2.2]
PLACE_WORDS: Final[tuple[str, ...]] = ("left", "centre", "right")

# The spaces for dice and the value printed on them. [WC 3]
DIE_SPACES: Final[tuple[tuple[str, int], ...]] = (
    ("steward-left", 3),
    ("steward-middle", 3),
    ("steward-right", 3),
    ("diplomat-left", 4),
    ("diplomat-right", 4),
    ("outside-left", 5),
    ("outside-right", 5),
    ("well", 1),
    ("domain-coral", 6),
    ("domain-black", 6),
    ("domain-white", 6),
)

# One of the two actions of each space outside the walls. [WC 3.3]
OUTSIDE_ACTIONS: Final[tuple[tuple[str, str], ...]] = (
    ("gardener", "courtier"),
    ("courtier", "warrior"),
)

# What the well brings besides its two tiles. [WC 3.4]
WELL_GAIN: Final = "1 seal"

# The rows of a domain: what is always in sight, and what five members uncover. [WC 10.10]
DOMAIN_ROWS: Final[tuple[tuple[str, str, str, str, str, str], ...]] = (
    ("1 food", "1 food", "1 food", "2 coin", "1 food", "1 seal"),
    ("1 iron", "1 iron", "1 iron", "lantern", "1 iron", "2 coin"),
    ("1 pearl", "1 pearl", "1 pearl", "1 seal", "1 pearl", "lantern"),
)

# Limits of what a clan can keep. [WC 4.2, 4.5]
RESOURCE_LIMIT: Final = 7
SEAL_LIMIT: Final = 5

# Training yards: word, cost in iron, value of a warrior, sides of their tiles. [WC 5.1]
YARDS: Final[tuple[tuple[str, int, int, tuple[str, ...]], ...]] = (
    ("yard-5", 5, 2, ("blue", "yellow")),
    ("yard-3", 3, 1, ("blue",)),
    ("yard-1", 1, 1, ("yellow",)),
)

# The spaces of the four yard tiles: yard and side. [WC 1.9]
YARD_SPACES: Final[tuple[tuple[str, str], ...]] = (
    ("yard-5", "blue"),
    ("yard-5", "yellow"),
    ("yard-3", "blue"),
    ("yard-1", "yellow"),
)

# Yard tiles: blue side, yellow side. [WC 10.8]
YARD_TILES: Final[tuple[tuple[str, str], ...]] = (
    ("courtier", "3 pearl"),
    ("warrior", "2 influence"),
    ("gardener", "3 food"),
    ("coral-tile", "well"),
    ("white-tile", "2 seal"),
    ("black-tile", "5 coin"),
    ("any-tile", "light-field"),
    ("domain", "2 point"),
)
YARD_TILE_WORDS: Final[tuple[str, ...]] = tuple(f"drill-{n + 1}" for n in range(len(YARD_TILES)))

# The courtier action. [WC 5.6, 5.7]
AUDIENCE_COINS: Final = 2
CLIMB_PEARLS: Final[tuple[int, ...]] = (2, 5)

# The floors of the castle: word, points of a courtier at the end. [WC 9.4]
FLOORS: Final[tuple[tuple[str, int], ...]] = (
    ("gate", 1),
    ("stewards", 3),
    ("diplomats", 6),
    ("daimyo", 10),
)

# The passage of time: points by position, and the positions that cost seals to enter. [WC 7]
TIME_POINTS: Final[tuple[int, ...]] = (
    *(0, 0, 0, 0, 0, 0),
    *(3, 3, 3, 3, 3),
    *(6, 6, 6, 6),
    *(10, 11, 12, 13, 14, 15),
)
MILESTONES: Final[tuple[tuple[int, int], ...]] = ((6, 1), (11, 2), (15, 3))

# Final scoring of what is left. [WC 9.1, 9.2]
COINS_AND_SEALS_PER_POINT: Final = 5
RESOURCE_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, 1, 2)

# Rounds, turns, and what depends on the number of players, from 1 to 4. [WC 1.1, 1.7, 2.5]
ROUNDS: Final = 3
TURNS: Final = 3
DICE_PER_COLOUR: Final[tuple[int, ...]] = (3, 3, 4, 5)
DICE_ON_A_SPACE: Final[tuple[int, ...]] = (1, 1, 2, 2)
PAIRS_ON_OFFER: Final[tuple[int, ...]] = (0, 3, 4, 5)
USES_DIAMOND_CARDS: Final[tuple[bool, ...]] = (False, False, True, True)
