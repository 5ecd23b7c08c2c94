"""What a seat's structures promise by where they stand: area, towns, room, neighbours."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.games.terra_mystica.data.structures import (
    SANCTUARY_COUNTS,
    TOWN_POWER,
    TOWN_POWER_WITH_FAVOUR,
    TOWN_STRUCTURES,
)
from tenshu.games.terra_mystica.heuristic.weights import (
    FARTHEST_TOWN,
    FLIGHT_SITE,
    SITE,
    SITE_BESIDE,
    SITES_BESIDE_THAT_COUNT,
    SITES_THAT_COUNT,
    TOWN_NEAR,
)
from tenshu.games.terra_mystica.ids import (
    FAV5,
    GIANTS,
    LAND,
    NOTHING,
    SANCTUARY,
    TERRAINS,
)
from tenshu.games.terra_mystica.rules.adjacency import (
    flight_range,
    other_end,
    shipping_level,
)
from tenshu.games.terra_mystica.rules.scoring import spread
from tenshu.games.terra_mystica.rules.terraforming import GIANTS_SPADES
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.tables import (
    FLIGHT_REACH,
    LAND_NEIGHBOURS,
    POWER_OF,
    SHIP_REACH,
    SITES_AT,
    UNMARKED,
    wheel_up,
)

# Spades between two terrains by the shortest way, by from * TERRAINS + to. [TM 4.2]
SPADES_BETWEEN: Final = vec[i64](
    [
        min(int(wheel_up(old, new)), TERRAINS - int(wheel_up(old, new)))
        for old in range(TERRAINS)
        for new in range(TERRAINS)
    ]
)
MOST_SPADES: Final = 3
SITE_CAPS: Final = vec[i64](list(SITES_THAT_COUNT))


def town_value(state: Position, seat: i64, weights: vec[float]) -> float:
    """Clusters that are on the way to a town."""
    marks = UNMARKED[:]
    value = 0.0
    for hex_ in range(i64(LAND)):
        if state.owner[hex_] != seat or marks[hex_] != 0 or state.town[hex_] != 0:
            continue
        missing = missing_for_town(state, seat, hex_, marks)
        if missing <= FARTHEST_TOWN:
            value += weights[TOWN_NEAR + missing - 1]
    return value


def missing_for_town(state: Position, seat: i64, hex_: i64, marks: vec[i64]) -> i64:
    """How many more structures or power make the cluster of a hex a town; it is marked."""
    count: i64 = 0
    power: i64 = 0
    for other in spread(state, seat, hex_, marks, 0, 0):
        structure = state.structure[other]
        count += SANCTUARY_COUNTS if structure == SANCTUARY else 1
        power += POWER_OF[structure]
    needed: i64 = TOWN_POWER
    if has_bit(state.favours[seat], FAV5):
        needed = TOWN_POWER_WITH_FAVOUR
    return max(TOWN_STRUCTURES - count, needed - power, i64(1))


def nearest_town(state: Position, seat: i64) -> i64:
    """How much the cluster lacks that is nearest to a town; far if there is none."""
    marks = UNMARKED[:]
    least: i64 = TOWN_POWER + 1
    for hex_ in range(i64(LAND)):
        if state.owner[hex_] == seat and marks[hex_] == 0 and state.town[hex_] == 0:
            least = min(least, missing_for_town(state, seat, hex_, marks))
    return least


def count_beside(state: Position, seat: i64) -> i64:
    """Own structures beside those of rivals."""
    count: i64 = 0
    for hex_ in range(i64(LAND)):
        if state.owner[hex_] != seat:
            continue
        for other in LAND_NEIGHBOURS[hex_]:
            if state.owner[other] != NOTHING and state.owner[other] != seat:
                count += 1
                break
    return count


def site_value(state: Position, seat: i64, weights: vec[float]) -> float:
    """The best free hexes in reach, by the spades they need."""
    marks = UNMARKED[:]
    level = shipping_level(state, seat)
    skipped = flight_range(state, seat)
    for hex_ in range(i64(LAND)):
        if state.owner[hex_] != seat:
            continue
        for other in LAND_NEIGHBOURS[hex_]:
            marks[other] = 1
        if level > 0:
            for other in SHIP_REACH[level * LAND + hex_]:
                marks[other] = 1
        if skipped > 0:
            for other in FLIGHT_REACH[skipped * LAND + hex_]:
                if marks[other] == 0:
                    marks[other] = 2
        for site in SITES_AT[hex_]:
            if state.bridges[site] != NOTHING:
                marks[other_end(site, hex_)] = 1
    return best_sites(state, seat, marks, weights)


def best_sites(state: Position, seat: i64, marks: vec[i64], weights: vec[float]) -> float:
    """The best free hexes among those marked."""
    home = state.colour[seat]
    is_giant = state.faction[seat] == GIANTS
    counts = vec[float]([0.0, 0.0, 0.0, 0.0])
    beside: i64 = 0
    for hex_ in range(i64(LAND)):
        if marks[hex_] == 0 or state.owner[hex_] != NOTHING:
            continue
        spades = SPADES_BETWEEN[state.terrain[hex_] * TERRAINS + home]
        if is_giant and spades > 0:
            spades = GIANTS_SPADES
        counts[spades] += 1.0 if marks[hex_] == 1 else weights[FLIGHT_SITE]
        if (
            spades <= 1
            and beside < SITES_BESIDE_THAT_COUNT
            and is_beside_village(state, seat, hex_)
        ):
            beside += 1
    value = weights[SITE_BESIDE] * float(beside)
    for spades in range(i64(MOST_SPADES + 1)):
        value += weights[SITE + spades] * min(counts[spades], float(SITE_CAPS[spades]))
    return value


def is_beside_village(state: Position, seat: i64, hex_: i64) -> bool:
    """Would a structure here grow a cluster that is no town yet, and none that is?"""
    found = False
    for other in LAND_NEIGHBOURS[hex_]:
        if state.owner[other] == seat:
            if state.town[other] != 0:
                return False
            found = True
    return found
