"""Power actions, favour tiles, town tiles, bonus cards and scoring tiles. [TM 11, 17, 18, 19, 20]

The words are those of the community's notation. Resources are (coins, workers, priests, power).
What the options add stands at the end of each list. [TM 22]
"""

from typing import Final

Resources = tuple[int, int, int, int]

# Power actions: what they cost in power and what they give. [TM 11]
POWER_ACTION_WORDS: Final[tuple[str, ...]] = ("act1", "act2", "act3", "act4", "act5", "act6")
POWER_ACTION_COST: Final[tuple[int, ...]] = (3, 3, 4, 4, 4, 6)
POWER_ACTION_GAIN: Final[tuple[Resources, ...]] = (
    (0, 0, 0, 0),  # a bridge
    (0, 0, 1, 0),
    (0, 2, 0, 0),
    (7, 0, 0, 0),
    (0, 0, 0, 0),  # a spade
    (0, 0, 0, 0),  # two spades
)
POWER_ACTION_SPADES: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 2)

# Favour tiles: the cult they advance, by how many steps, and how many there are. [TM 17]
FAVOUR_WORDS: Final[tuple[str, ...]] = (
    "fav1",
    "fav2",
    "fav3",
    "fav4",
    "fav5",  # towns need only 6 power
    "fav6",  # special action: one step on a cult track
    "fav7",
    "fav8",
    "fav9",
    "fav10",  # points for each trading house built
    "fav11",  # points for each dwelling built
    "fav12",  # points for trading houses when passing
)
FAVOUR_CULT: Final[tuple[int, ...]] = (0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3)
FAVOUR_STEPS: Final[tuple[int, ...]] = (3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1)
FAVOUR_SUPPLY: Final[tuple[int, ...]] = (1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3)
FAVOUR_INCOME: Final[tuple[Resources, ...]] = (
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 1, 0, 1),
    (0, 0, 0, 4),
    (3, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
)
FAVOUR_TRADING_HOUSE_POINTS: Final = 3  # fav10
FAVOUR_DWELLING_POINTS: Final = 2  # fav11
FAVOUR_PASS_POINTS: Final[tuple[int, ...]] = (0, 2, 3, 3, 4)  # fav12, by trading houses

# Town tiles: points, gains, steps on every cult track, keys, and how many there are. [TM 20]
# tw6 to tw8 belong to the mini-expansion. [TM 22.2, 22.3, 22.4]
TOWN_WORDS: Final[tuple[str, ...]] = ("tw1", "tw2", "tw3", "tw4", "tw5", "tw6", "tw7", "tw8")
BASE_TOWNS: Final = 5
TOWN_SUPPLY: Final[tuple[int, ...]] = (2, 2, 2, 2, 2, 1, 2, 1)
TOWN_POINTS: Final[tuple[int, ...]] = (5, 7, 9, 6, 8, 2, 4, 11)
TOWN_GAIN: Final[tuple[Resources, ...]] = (
    (6, 0, 0, 0),
    (0, 2, 0, 0),
    (0, 0, 1, 0),
    (0, 0, 0, 8),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),  # a shipping step, or one more hex of carpet range for the Fakirs
    (0, 0, 0, 0),
)
TOWN_STEPS: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 2, 0, 0)
TOWN_KEYS: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 2, 1, 1)

# Bonus cards: income; points when passing are told in the rules. [TM 19] bon10 is optional. [TM 22.5]
BONUS_WORDS: Final[tuple[str, ...]] = (
    "bon1",  # special action: a spade
    "bon2",  # special action: one step on a cult track
    "bon3",
    "bon4",  # shipping +1
    "bon5",
    "bon6",  # passing: stronghold and sanctuary
    "bon7",  # passing: trading houses
    "bon8",
    "bon9",  # passing: dwellings
    "bon10",  # passing: shipping
)
BASE_BONUSES: Final = 9
BONUS_INCOME: Final[tuple[Resources, ...]] = (
    (2, 0, 0, 0),
    (4, 0, 0, 0),
    (6, 0, 0, 0),
    (0, 0, 0, 3),
    (0, 1, 0, 3),
    (0, 2, 0, 0),
    (0, 1, 0, 0),
    (0, 0, 1, 0),
    (2, 0, 0, 0),
    (0, 0, 0, 3),
)
# Points when passing for each dwelling, trading house, temple, stronghold and sanctuary. [TM 13.4]
BONUS_PASS_POINTS: Final[tuple[tuple[int, int, int, int, int], ...]] = (
    (0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0),
    (0, 0, 0, 4, 4),
    (0, 2, 0, 0, 0),
    (0, 0, 0, 0, 0),
    (1, 0, 0, 0, 0),
    (0, 0, 0, 0, 0),
)
BONUS_SHIPPING_POINTS: Final = 3  # bon10, for each level of shipping

# Scoring tiles. [TM 18] score9 is optional. [TM 22.6]
SCORING_WORDS: Final[tuple[str, ...]] = (
    "score1",  # spades
    "score2",  # towns
    "score3",
    "score4",
    "score5",
    "score6",
    "score7",
    "score8",
    "score9",  # temples
)
BASE_SCORINGS: Final = 8
# Points for each dwelling, trading house, temple, stronghold and sanctuary built.
SCORING_BUILD_POINTS: Final[tuple[tuple[int, int, int, int, int], ...]] = (
    (0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0),
    (2, 0, 0, 0, 0),
    (0, 0, 0, 5, 5),
    (2, 0, 0, 0, 0),
    (0, 3, 0, 0, 0),
    (0, 0, 0, 5, 5),
    (0, 3, 0, 0, 0),
    (0, 0, 4, 0, 0),
)
SCORING_SPADE_POINTS: Final[tuple[int, ...]] = (2, 0, 0, 0, 0, 0, 0, 0, 0)
SCORING_TOWN_POINTS: Final[tuple[int, ...]] = (0, 5, 0, 0, 0, 0, 0, 0, 0)
# The cult bonus: the track (-1: priests on orders), how many steps for one bonus, and the bonus.
SCORING_CULT: Final[tuple[int, ...]] = (2, 2, 1, 0, 0, 1, 3, 3, -1)
SCORING_STEPS: Final[tuple[int, ...]] = (1, 4, 4, 2, 4, 4, 2, 4, 1)
SCORING_GAIN: Final[tuple[Resources, ...]] = (
    (1, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 1, 0),
    (0, 1, 0, 0),
    (0, 0, 0, 4),
    (0, 0, 0, 0),
    (0, 1, 0, 0),
    (0, 0, 0, 0),
    (2, 0, 0, 0),
)
SCORING_SPADES: Final[tuple[int, ...]] = (0, 1, 0, 0, 0, 1, 0, 1, 0)
