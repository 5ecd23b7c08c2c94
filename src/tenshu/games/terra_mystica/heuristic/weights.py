"""The numbers of the heuristic, in victory points unless said otherwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.weights import Weights
from tenshu.games.terra_mystica.factions import FACTIONS

# The names, and the values from strategy alone; a heuristic works with a copy.
WEIGHTS: Final = Weights()

# Resources by stage: the last round, the one before, the middle of the game, its beginning.
STAGE_BY_ROUNDS: Final[tuple[int, ...]] = (0, 0, 1, 2, 2, 3, 3)
COIN: Final[i64] = WEIGHTS.add_table("coin", [0.4, 0.5, 0.55, 0.6])
WORKER: Final[i64] = WEIGHTS.add_table("worker", [0.8, 1.4, 1.7, 2.0])
PRIEST: Final[i64] = WEIGHTS.add_table("priest", [1.2, 2.5, 3.2, 3.8])
POWER_GAIN: Final[i64] = WEIGHTS.add_table("power_gain", [0.3, 0.45, 0.55, 0.6])
BOWL_THREE: Final[i64] = WEIGHTS.add_table("bowl_three", [0.45, 0.7, 0.85, 0.95])
BOWL_TWO: Final[i64] = WEIGHTS.add_table("bowl_two", [0.22, 0.35, 0.45, 0.5])
BOWL_ONE: Final[i64] = WEIGHTS.add_table("bowl_one", [0.0, 0.03, 0.07, 0.12])
# Coins and workers are spent together; what is too much of one is worth less by this part.
COINS_PER_WORKER: Final[i64] = WEIGHTS.add("coins_per_worker", 3.0)
SPARE_COIN: Final[i64] = WEIGHTS.add("spare_coin", 0.4)
FEWEST_COINS: Final[i64] = WEIGHTS.add("fewest_coins_per_worker", 1.5)
SPARE_WORKER: Final[i64] = WEIGHTS.add("spare_worker", 0.4)

# Workers kept for a round whose tile pays for what they build, for each point they can bring.
SAVED_WORKER: Final[i64] = WEIGHTS.add("saved_worker", 0.3)

# Structures beyond their income, at the beginning and at the end of the game.
EARLY_STANDING: Final[i64] = WEIGHTS.add_table("early_standing", [2.0, 8.0, 12.0, 10.0, 14.0])
LATE_STANDING: Final[i64] = WEIGHTS.add_table("late_standing", [0.8, 1.2, 2.0, 2.5, 3.0])
# What the stronghold's power is worth for each round left, by faction.
STRONGHOLD_ROUND: Final[i64] = WEIGHTS.add_table(
    "stronghold_round", [faction.stronghold_worth for faction in FACTIONS]
)
JOINED_BRIDGE: Final[i64] = WEIGHTS.add("joined_bridge", 0.8)
NEIGHBOUR: Final[i64] = WEIGHTS.add("neighbour_round", 0.15)
NEIGHBOUR_START: Final[i64] = WEIGHTS.add("neighbour_start", 1.0)

# A cluster, by how many more structures or power would make it a town.
TOWN_NEAR: Final[i64] = WEIGHTS.add_table("town_near", [5.0, 3.2, 2.0, 1.2, 0.6, 0.2])
FARTHEST_TOWN: Final = 6
TOWN_LATE: Final[i64] = WEIGHTS.add("town_late", 0.4)
KEY: Final[i64] = WEIGHTS.add("key", 1.5)

# Free hexes in reach by the spades they need, and how many of them count.
SITE: Final[i64] = WEIGHTS.add_table("site", [1.2, 0.5, 0.25, 0.1])
SITES_THAT_COUNT: Final[tuple[int, ...]] = (3, 5, 5, 5)
SITE_LATE: Final[i64] = WEIGHTS.add("site_late", 0.3)
SITE_START: Final[i64] = WEIGHTS.add("site_start", 1.0)
SITE_BESIDE: Final[i64] = WEIGHTS.add("site_beside", 0.4)
SITES_BESIDE_THAT_COUNT: Final = 3
FLIGHT_SITE: Final[i64] = WEIGHTS.add("flight_site", 0.5)

# The largest area: each structure in it, and the lead that makes its rank sure.
AREA: Final[i64] = WEIGHTS.add("area", 0.4)
AREA_DOUBT: Final[i64] = WEIGHTS.add("area_doubt", 0.7)
AREA_DOUBT_ROUND: Final[i64] = WEIGHTS.add("area_doubt_round", 1.2)

CULT_STEP: Final[i64] = WEIGHTS.add("cult_step", 0.15)
CULT_DOUBT: Final[i64] = WEIGHTS.add("cult_doubt", 0.5)
CULT_DOUBT_ROUND: Final[i64] = WEIGHTS.add("cult_doubt_round", 1.0)
CULT_BONUS: Final[i64] = WEIGHTS.add("cult_bonus", 0.9)
CULT_BONUS_PART: Final[i64] = WEIGHTS.add("cult_bonus_part", 0.5)
CULT_BONUS_LATER: Final[i64] = WEIGHTS.add("cult_bonus_later", 0.5)
SPADE: Final[i64] = WEIGHTS.add("spade", 3.0)

SHIPPING_ROUND: Final[i64] = WEIGHTS.add("shipping_round", 0.4)
EXCHANGE_ROUND: Final[i64] = WEIGHTS.add("exchange_round", 1.0)

# Favour tiles for each round left.
LOW_TOWNS: Final[i64] = WEIGHTS.add("fav5_round", 0.8)
STEP_ACTION: Final[i64] = WEIGHTS.add("fav6_round", 1.0)
HOUSE_POINTS: Final[i64] = WEIGHTS.add("fav10_round", 2.4)
DWELLING_POINTS: Final[i64] = WEIGHTS.add("fav11_round", 3.0)
PASS_POINTS: Final[i64] = WEIGHTS.add("fav12_pass", 1.0)

# Bonus cards beyond income and points.
SPADE_CARD: Final[i64] = WEIGHTS.add("bon1", 3.5)
STEP_CARD: Final[i64] = WEIGHTS.add("bon2", 1.5)
SHIPPING_CARD: Final[i64] = WEIGHTS.add("bon4", 0.8)
NEXT_CARD: Final[i64] = WEIGHTS.add("next_card", 0.8)
FIRST_TO_PASS: Final[i64] = WEIGHTS.add("first_to_pass", 0.5)
DOUBLE_TURN: Final[i64] = WEIGHTS.add("double_turn", 3.0)
# What burning power must bring where no power action asks for it.
IDLE_BURN: Final[i64] = WEIGHTS.add("idle_burn", 5.0)
# What brings the Alchemists' coin to a little more than the half point that it buys.
ALCHEMISTS_COIN: Final[i64] = WEIGHTS.add("alchemists_coin", 0.15)
