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
    "fav1",  # three steps [TM 17.1]
    "fav2",  # three steps [TM 17.2]
    "fav3",  # three steps [TM 17.3]
    "fav4",  # three steps [TM 17.4]
    "fav5",  # towns need only 6 power [TM 17.5]
    "fav6",  # special action: one step on a cult track [TM 17.6]
    "fav7",  # income [TM 17.7]
    "fav8",  # income [TM 17.8]
    "fav9",  # income [TM 17.9]
    "fav10",  # points for each trading house built [TM 17.10]
    "fav11",  # points for each dwelling built [TM 17.11]
    "fav12",  # points for trading houses when passing [TM 17.12]
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
TOWN_WORDS: Final[tuple[str, ...]] = (
    "tw1",  # coins [TM 20.1]
    "tw2",  # workers [TM 20.2]
    "tw3",  # a priest [TM 20.3]
    "tw4",  # power [TM 20.4]
    "tw5",  # steps on every cult track [TM 20.5]
    "tw6",  # steps and two keys [TM 22.2]
    "tw7",  # shipping [TM 22.3]
    "tw8",  # points [TM 22.4]
)
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
    "bon1",  # special action: a spade [TM 19.1]
    "bon2",  # special action: one step on a cult track [TM 19.2]
    "bon3",  # coins [TM 19.3]
    "bon4",  # shipping +1 [TM 19.4]
    "bon5",  # worker and power [TM 19.5]
    "bon6",  # passing: stronghold and sanctuary [TM 19.6]
    "bon7",  # passing: trading houses [TM 19.7]
    "bon8",  # priest [TM 19.8]
    "bon9",  # passing: dwellings [TM 19.9]
    "bon10",  # passing: shipping [TM 22.5]
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
    "score1",  # spades [TM 18.1]
    "score2",  # towns [TM 18.2]
    "score3",  # dwellings [TM 18.3]
    "score4",  # stronghold and sanctuary [TM 18.4]
    "score5",  # dwellings [TM 18.5]
    "score6",  # trading houses [TM 18.6]
    "score7",  # stronghold and sanctuary [TM 18.7]
    "score8",  # trading houses [TM 18.8]
    "score9",  # temples [TM 22.6]
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
# The cult bonus: the track (-1: priests sent), how many steps for one bonus, and the bonus.
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
