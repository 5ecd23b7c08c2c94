"""Lookups made once from the printed data."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.games.terra_mystica.data.structures import POWER_VALUES, STRUCTURE_SUPPLY
from tenshu.games.terra_mystica.ids import LAND, TERRAINS

# Shipping 5 and a card make 6; a carpet may skip one hex, two with the stronghold, more by tiles.
LEVELS: Final = 7
MOST_BUILT: Final = 9
RESOURCES: Final = 4
NO_WAY: Final = 99  # spades for a terrain that cannot be reached

# No land hex is marked yet; a walk over the map works on a copy.
UNMARKED: Final = vec[i64]([0] * LAND)
SUPPLY: Final = vec[i64](list(STRUCTURE_SUPPLY))
POWER_OF: Final = vec[i64](list(POWER_VALUES))


def wheel_up(old: i64, new: i64) -> i64:
    """Steps from one terrain to another in the printed direction of the cycle. [TM 4.2]"""
    return (new - old + TERRAINS) % TERRAINS


def terrain_distance(one: i64, other: i64) -> i64:
    """Steps between two terrains by the shorter way round the cycle. [TM 4.2]"""
    up = wheel_up(one, other)
    return min(up, TERRAINS - up)
