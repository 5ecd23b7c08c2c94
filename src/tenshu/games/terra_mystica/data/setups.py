"""How many cards and tiles a game uses, and the first game of the rulebook. [TM 1.4, 1.5, 1.6]

The rulebook prints the first game as pictures, which were not available to us: tiles, cards and
dwellings come from another program's beginner set-up. [TM R28]
"""

from typing import Final

ROUNDS: Final = 6

# Victory points at the start. [TM 1.3]
START_POINTS: Final = 20

# Bonus cards left over every round; as many more as there are players are in play. [TM 1.6]
SPARE_BONUSES: Final = 3

# Factions in seat order, by number of players, from two. [TM 1.4]
FIRST_FACTIONS: Final[tuple[tuple[str, ...], ...]] = (
    ("witches", "nomads"),
    ("witches", "nomads", "alchemists"),
    ("witches", "nomads", "mermaids", "halflings"),
    ("witches", "nomads", "mermaids", "halflings", "giants"),
)

# First dwellings in the same order.
FIRST_DWELLINGS: Final[tuple[tuple[tuple[str, ...], ...], ...]] = (
    (("c3", "f4"), ("e8", "f3", "i7")),
    (("e9", "f4"), ("f3", "g4", "i7"), ("e5", "g5")),
    (("e9", "f4"), ("d3", "e8", "i7"), ("d5", "e4"), ("e6", "f5")),
    (("c3", "e9"), ("a5", "d3", "i7"), ("e4", "h4"), ("e6", "f5"), ("d4", "d7")),
)

# Scoring tiles of rounds 1 to 6, for any number of players.
FIRST_SCORINGS: Final[tuple[str, ...]] = (
    "score5",
    "score7",
    "score1",
    "score8",
    "score4",
    "score6",
)

# Bonus cards in play, by number of players, from two.
FIRST_BONUSES: Final[tuple[tuple[str, ...], ...]] = (
    ("bon1", "bon3", "bon4", "bon5", "bon6"),
    ("bon1", "bon3", "bon4", "bon5", "bon6", "bon8"),
    ("bon1", "bon2", "bon3", "bon4", "bon5", "bon6", "bon8"),
    ("bon1", "bon2", "bon3", "bon4", "bon5", "bon6", "bon7", "bon8"),
)
