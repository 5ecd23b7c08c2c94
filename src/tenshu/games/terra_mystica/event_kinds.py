"""What the rules report: the kinds of events, their items, and what their details hold."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.games.terra_mystica.ids import CULTS, TERRAINS

# Items: what a seat owns. Power is told by bowl, so that every token is accounted for.
COIN: Final = 0
WORKER: Final = 1
PRIEST: Final = 2
POWER_1: Final = 3
POWER_2: Final = 4
POWER_3: Final = 5
POINT: Final = 6
KEY: Final = 7
SPADE: Final = 8
CULT_STEP: Final = 9  # and the cult
ITEMS: Final = CULT_STEP + CULTS

# Kinds with an amount.
STARTED: Final = 0  # what a faction begins with
PAID: Final = 1
GAINED: Final = 2
SCORED: Final = 3  # detail: the source of the points
CONVERTED: Final = 4
BURNT: Final = 5
TOOK_INCOME: Final = 6
TOOK_CULT_BONUS: Final = 7
TOOK_CARD_COINS: Final = 8
TOOK_POWER: Final = 9  # from a neighbour, and its price; detail of the power: the builder
WAS_REFUSED: Final = 10  # the Cultists' power if everybody refused theirs
CLIMBED: Final = 11  # cult steps and the power on the way
ASCENDED: Final = 12  # a key, the step to space 10 and its power; detail: the cult
SENT_PRIEST: Final = 13  # detail: the cult and the steps, by `pack`
FLEW: Final = 14  # the price of a tunnel or carpet; detail: the hex
BOUGHT_SPADES: Final = 15  # the spades and their price
CHANGED_TERRAIN: Final = 16  # the spades used; detail: the hex and its new terrain, by `pack`
GAVE_UP_SPADES: Final = 17
COULD_NOT_USE_SPADES: Final = 18
SCORED_CULT: Final = 19  # at the end; detail: the cult
SCORED_AREA: Final = 20
SCORED_RESOURCES: Final = 21

# Kinds without an amount.
LOST_POWER: Final = 22  # the bowls are full; detail: how much
LOST_PRIESTS: Final = 23  # none is left in the supply; detail: how many
STOPPED_BELOW_TOP: Final = 24  # no key; detail: the cult
LOST_STEPS: Final = 25  # detail: the cult and the steps, by `pack`
ADVANCED_SHIPPING: Final = 26  # detail: the level
ADVANCED_EXCHANGE: Final = 27  # detail: workers for a spade
WIDENED_CARPET: Final = 28
FOUNDED_TOWN: Final = 29
FOUND_NO_FAVOUR: Final = 30  # no favour tile is left to take
FOUND_NO_TOWN: Final = 31
BEGAN_ROUND: Final = 32  # detail: the round
ENDED_GAME: Final = 33

# The kind of event that tells points, by their source: see FROM_START and the others.
KIND_OF_SOURCE: Final = vec[i64](
    [STARTED, SCORED, SCORED, SCORED, SCORED, SCORED, SCORED, SCORED, TOOK_POWER, CONVERTED]
)

# A detail that holds two numbers, the second one smaller than this.
PACKED: Final = max(TERRAINS, 12)


def pack(first: i64, second: i64) -> i64:
    """Two numbers as one detail."""
    return first * PACKED + second


def unpack(detail: int) -> tuple[int, int]:
    """The two numbers of a detail."""
    return detail // PACKED, detail % PACKED
