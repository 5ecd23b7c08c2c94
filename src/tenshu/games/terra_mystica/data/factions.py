"""What is printed on the fourteen faction boards, in alphabetical order. [TM 1.3, 21]

Resources are always written as (coins, workers, priests, power).
"""

from typing import Final

Resources = tuple[int, int, int, int]

FACTION_WORDS: Final[tuple[str, ...]] = (
    "alchemists",
    "auren",
    "chaos_magicians",
    "cultists",
    "darklings",
    "dwarves",
    "engineers",
    "fakirs",
    "giants",
    "halflings",
    "mermaids",
    "nomads",
    "swarmlings",
    "witches",
)

# The home terrain, numbered as in data/board.py. Two factions share a board and a colour. [TM 1.7]
HOME: Final[tuple[int, ...]] = (2, 4, 6, 1, 2, 5, 5, 0, 6, 1, 3, 0, 3, 4)

# Victory points at the start. [TM 1.3]
START_POINTS: Final = 20

# Coins, workers and priests at the start; power never lies loose. [TM 1.3]
START_RESOURCES: Final[tuple[Resources, ...]] = (
    (15, 3, 0, 0),  # alchemists
    (15, 3, 0, 0),  # auren
    (15, 4, 0, 0),  # chaos_magicians
    (15, 3, 0, 0),  # cultists
    (15, 1, 1, 0),  # darklings
    (15, 3, 0, 0),  # dwarves
    (10, 2, 0, 0),  # engineers
    (15, 3, 0, 0),  # fakirs
    (15, 3, 0, 0),  # giants
    (15, 3, 0, 0),  # halflings
    (15, 3, 0, 0),  # mermaids
    (15, 2, 0, 0),  # nomads
    (20, 8, 0, 0),  # swarmlings
    (15, 3, 0, 0),  # witches
)

# Power tokens in bowls I, II and III at the start, twelve in all. [TM 1.3]
START_BOWLS: Final[tuple[tuple[int, int, int], ...]] = (
    (5, 7, 0),  # alchemists
    (5, 7, 0),  # auren
    (5, 7, 0),  # chaos_magicians
    (5, 7, 0),  # cultists
    (5, 7, 0),  # darklings
    (5, 7, 0),  # dwarves
    (3, 9, 0),  # engineers
    (7, 5, 0),  # fakirs
    (5, 7, 0),  # giants
    (3, 9, 0),  # halflings
    (3, 9, 0),  # mermaids
    (5, 7, 0),  # nomads
    (3, 9, 0),  # swarmlings
    (5, 7, 0),  # witches
)

# Steps on the tracks of fire, water, earth and air at the start. [TM 1.3]
START_CULTS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (1, 1, 0, 0),  # alchemists
    (0, 1, 0, 1),  # auren
    (2, 0, 0, 0),  # chaos_magicians
    (1, 0, 1, 0),  # cultists
    (0, 1, 1, 0),  # darklings
    (0, 0, 2, 0),  # dwarves
    (0, 0, 0, 0),  # engineers
    (1, 0, 0, 1),  # fakirs
    (1, 0, 0, 1),  # giants
    (0, 0, 1, 1),  # halflings
    (0, 2, 0, 0),  # mermaids
    (1, 0, 1, 0),  # nomads
    (1, 1, 1, 1),  # swarmlings
    (0, 0, 0, 2),  # witches
)

# Dwellings placed before the first round. [TM 1.10]
START_DWELLINGS: Final[tuple[int, ...]] = (2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2)

# Shipping: the level at the start and the last level; -1 for who has no such track. [TM 6.1]
START_SHIPPING: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, -1, 0, -1, 0, 0, 1, 0, 0, 0)
MAX_SHIPPING: Final[tuple[int, ...]] = (3, 3, 3, 3, 3, -1, 3, -1, 3, 3, 5, 3, 3, 3)

# Points for reaching a shipping level: the first step pays 2, each further one 1 more. [TM 6.1]
SHIPPING_COST: Final[Resources] = (4, 0, 1, 0)
FIRST_SHIPPING_POINTS: Final = 2

# Exchange track: the last level; level 0 asks 3 workers for a spade, each level 1 less. [TM 7.1]
# The Darklings have no track; they pay a priest.
MAX_EXCHANGE: Final[tuple[int, ...]] = (2, 2, 2, 2, 0, 2, 2, 1, 2, 2, 2, 2, 2, 2)
EXCHANGE_COST: Final[tuple[Resources, ...]] = (
    (5, 2, 1, 0),  # alchemists
    (5, 2, 1, 0),  # auren
    (5, 2, 1, 0),  # chaos_magicians
    (5, 2, 1, 0),  # cultists
    (0, 0, 0, 0),  # darklings
    (5, 2, 1, 0),  # dwarves
    (5, 2, 1, 0),  # engineers
    (5, 2, 1, 0),  # fakirs
    (5, 2, 1, 0),  # giants
    (1, 2, 1, 0),  # halflings
    (5, 2, 1, 0),  # mermaids
    (5, 2, 1, 0),  # nomads
    (5, 2, 1, 0),  # swarmlings
    (5, 2, 1, 0),  # witches
)
EXCHANGE_POINTS: Final = 6
WORKERS_PER_SPADE: Final[tuple[int, ...]] = (3, 2, 1)

# What the structures cost; a trading house costs fewer coins beside an opponent. [TM 4.1, 8]
DWELLING_COST: Final[tuple[Resources, ...]] = (
    (2, 1, 0, 0),  # alchemists
    (2, 1, 0, 0),  # auren
    (2, 1, 0, 0),  # chaos_magicians
    (2, 1, 0, 0),  # cultists
    (2, 1, 0, 0),  # darklings
    (2, 1, 0, 0),  # dwarves
    (1, 1, 0, 0),  # engineers
    (2, 1, 0, 0),  # fakirs
    (2, 1, 0, 0),  # giants
    (2, 1, 0, 0),  # halflings
    (2, 1, 0, 0),  # mermaids
    (2, 1, 0, 0),  # nomads
    (3, 2, 0, 0),  # swarmlings
    (2, 1, 0, 0),  # witches
)
TRADING_HOUSE_COST: Final[tuple[Resources, ...]] = (
    (6, 2, 0, 0),  # alchemists
    (6, 2, 0, 0),  # auren
    (6, 2, 0, 0),  # chaos_magicians
    (6, 2, 0, 0),  # cultists
    (6, 2, 0, 0),  # darklings
    (6, 2, 0, 0),  # dwarves
    (4, 1, 0, 0),  # engineers
    (6, 2, 0, 0),  # fakirs
    (6, 2, 0, 0),  # giants
    (6, 2, 0, 0),  # halflings
    (6, 2, 0, 0),  # mermaids
    (6, 2, 0, 0),  # nomads
    (8, 3, 0, 0),  # swarmlings
    (6, 2, 0, 0),  # witches
)
TRADING_HOUSE_COST_BESIDE: Final[tuple[Resources, ...]] = (
    (3, 2, 0, 0),  # alchemists
    (3, 2, 0, 0),  # auren
    (3, 2, 0, 0),  # chaos_magicians
    (3, 2, 0, 0),  # cultists
    (3, 2, 0, 0),  # darklings
    (3, 2, 0, 0),  # dwarves
    (2, 1, 0, 0),  # engineers
    (3, 2, 0, 0),  # fakirs
    (3, 2, 0, 0),  # giants
    (3, 2, 0, 0),  # halflings
    (3, 2, 0, 0),  # mermaids
    (3, 2, 0, 0),  # nomads
    (4, 3, 0, 0),  # swarmlings
    (3, 2, 0, 0),  # witches
)
TEMPLE_COST: Final[tuple[Resources, ...]] = (
    (5, 2, 0, 0),  # alchemists
    (5, 2, 0, 0),  # auren
    (5, 2, 0, 0),  # chaos_magicians
    (5, 2, 0, 0),  # cultists
    (5, 2, 0, 0),  # darklings
    (5, 2, 0, 0),  # dwarves
    (4, 1, 0, 0),  # engineers
    (5, 2, 0, 0),  # fakirs
    (5, 2, 0, 0),  # giants
    (5, 2, 0, 0),  # halflings
    (5, 2, 0, 0),  # mermaids
    (5, 2, 0, 0),  # nomads
    (6, 3, 0, 0),  # swarmlings
    (5, 2, 0, 0),  # witches
)
STRONGHOLD_COST: Final[tuple[Resources, ...]] = (
    (6, 4, 0, 0),  # alchemists
    (6, 4, 0, 0),  # auren
    (4, 4, 0, 0),  # chaos_magicians
    (8, 4, 0, 0),  # cultists
    (6, 4, 0, 0),  # darklings
    (6, 4, 0, 0),  # dwarves
    (6, 3, 0, 0),  # engineers
    (10, 4, 0, 0),  # fakirs
    (6, 4, 0, 0),  # giants
    (8, 4, 0, 0),  # halflings
    (6, 4, 0, 0),  # mermaids
    (8, 4, 0, 0),  # nomads
    (8, 5, 0, 0),  # swarmlings
    (6, 4, 0, 0),  # witches
)
SANCTUARY_COST: Final[tuple[Resources, ...]] = (
    (6, 4, 0, 0),  # alchemists
    (8, 4, 0, 0),  # auren
    (8, 4, 0, 0),  # chaos_magicians
    (8, 4, 0, 0),  # cultists
    (10, 4, 0, 0),  # darklings
    (6, 4, 0, 0),  # dwarves
    (6, 3, 0, 0),  # engineers
    (6, 4, 0, 0),  # fakirs
    (6, 4, 0, 0),  # giants
    (6, 4, 0, 0),  # halflings
    (8, 4, 0, 0),  # mermaids
    (6, 4, 0, 0),  # nomads
    (8, 5, 0, 0),  # swarmlings
    (6, 4, 0, 0),  # witches
)

# Income of a whole track by the number of its structures on the map. [TM 2.2]
# Only workers come from dwellings.
DWELLING_INCOME: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # alchemists
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # auren
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # chaos_magicians
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # cultists
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # darklings
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # dwarves
    (0, 1, 2, 2, 3, 4, 4, 5, 6),  # engineers
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # fakirs
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # giants
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # halflings
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # mermaids
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # nomads
    (2, 3, 4, 5, 6, 7, 8, 9, 9),  # swarmlings
    (1, 2, 3, 4, 5, 6, 7, 8, 8),  # witches
)
TRADING_HOUSE_INCOME: Final[tuple[tuple[Resources, ...], ...]] = (
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (7, 0, 0, 3), (11, 0, 0, 4)),  # alchemists
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (6, 0, 0, 4), (8, 0, 0, 6)),  # auren
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (6, 0, 0, 4), (8, 0, 0, 6)),  # chaos_magicians
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (6, 0, 0, 4), (8, 0, 0, 6)),  # cultists
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (6, 0, 0, 4), (8, 0, 0, 6)),  # darklings
    ((0, 0, 0, 0), (3, 0, 0, 1), (5, 0, 0, 2), (7, 0, 0, 4), (10, 0, 0, 6)),  # dwarves
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (6, 0, 0, 4), (8, 0, 0, 6)),  # engineers
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (6, 0, 0, 4), (8, 0, 0, 6)),  # fakirs
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (6, 0, 0, 4), (8, 0, 0, 6)),  # giants
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (6, 0, 0, 4), (8, 0, 0, 6)),  # halflings
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (6, 0, 0, 4), (8, 0, 0, 6)),  # mermaids
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (7, 0, 0, 3), (11, 0, 0, 4)),  # nomads
    ((0, 0, 0, 0), (2, 0, 0, 2), (4, 0, 0, 4), (6, 0, 0, 6), (9, 0, 0, 8)),  # swarmlings
    ((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (6, 0, 0, 4), (8, 0, 0, 6)),  # witches
)
TEMPLE_INCOME: Final[tuple[tuple[Resources, ...], ...]] = (
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # alchemists
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # auren
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # chaos_magicians
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # cultists
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # darklings
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # dwarves
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 1, 5), (0, 0, 2, 5)),  # engineers
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # fakirs
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # giants
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # halflings
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # mermaids
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # nomads
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # swarmlings
    ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)),  # witches
)
STRONGHOLD_INCOME: Final[tuple[Resources, ...]] = (
    (6, 0, 0, 0),  # alchemists
    (0, 0, 0, 2),  # auren
    (0, 2, 0, 0),  # chaos_magicians
    (0, 0, 0, 2),  # cultists
    (0, 0, 0, 2),  # darklings
    (0, 0, 0, 2),  # dwarves
    (0, 0, 0, 2),  # engineers
    (0, 0, 1, 0),  # fakirs
    (0, 0, 0, 4),  # giants
    (0, 0, 0, 2),  # halflings
    (0, 0, 0, 4),  # mermaids
    (0, 0, 0, 2),  # nomads
    (0, 0, 0, 4),  # swarmlings
    (0, 0, 0, 2),  # witches
)
SANCTUARY_INCOME: Final[tuple[Resources, ...]] = (
    (0, 0, 1, 0),  # alchemists
    (0, 0, 1, 0),  # auren
    (0, 0, 1, 0),  # chaos_magicians
    (0, 0, 1, 0),  # cultists
    (0, 0, 2, 0),  # darklings
    (0, 0, 1, 0),  # dwarves
    (0, 0, 1, 0),  # engineers
    (0, 0, 1, 0),  # fakirs
    (0, 0, 1, 0),  # giants
    (0, 0, 1, 0),  # halflings
    (0, 0, 1, 0),  # mermaids
    (0, 0, 1, 0),  # nomads
    (0, 0, 2, 0),  # swarmlings
    (0, 0, 1, 0),  # witches
)

# Favour tiles for a temple or a sanctuary. [TM 8.4, 8.5]
FAVOURS_PER_TEMPLE: Final[tuple[int, ...]] = (1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
