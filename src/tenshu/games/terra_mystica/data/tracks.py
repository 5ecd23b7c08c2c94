"""The shipping and exchange tracks, as far as they are the same for all factions. [TM 6.1, 7.1]"""

from typing import Final

from tenshu.games.terra_mystica.data.tiles import Resources

SHIPPING_COST: Final[Resources] = (4, 0, 1, 0)
# The first step of shipping brings 2 points, each further one 1 more. [TM 6.1]
FIRST_SHIPPING_POINTS: Final = 2

EXCHANGE_POINTS: Final = 6
# Workers for a spade, by level of the exchange track. [TM 7.1]
WORKERS_PER_SPADE: Final[tuple[int, ...]] = (3, 2, 1)
