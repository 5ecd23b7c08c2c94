"""What a seat's structures promise by where they stand: area, towns, room, neighbours."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.games.terra_mystica.data.structures import (
    TOWN_POWER,
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
    LAND,
    NOTHING,
    TERRAINS,
)
from tenshu.games.terra_mystica.layout import (
    BRIDGE_OWNER,
    HOME_TERRAIN,
    IN_TOWN,
    OWNER,
    TERRAIN,
)
from tenshu.games.terra_mystica.lookups import UNMARKED
from tenshu.games.terra_mystica.rules.adjacency import (
    flight_range,
    shipping_level,
)
from tenshu.games.terra_mystica.rules.gains import faction_of
from tenshu.games.terra_mystica.rules.scoring import spread
from tenshu.games.terra_mystica.rules.towns import missing_for_town
from tenshu.games.terra_mystica.state import Position

MOST_SPADES: Final = 3
SITE_CAPS: Final = vec[i64](list(SITES_THAT_COUNT))
# Facts about a seat's map, for a net: what the two clusters nearest to a town lack, the free hexes in
# reach by the spades they need, and how many of them extend a cluster.
NEAREST: Final = 0
SECOND_NEAREST: Final = 1
SITES_BY_SPADES: Final = 2
VILLAGE_SITES: Final = 6
FACTS: Final = 7


def town_value(
    state: Position, seat: i64, weights: vec[float], facts: vec[i64], first: i64
) -> float:
    """Clusters that are on the way to a town; writes the facts about them from `first` on."""
    marks = UNMARKED[:]
    value = 0.0
    nearest: i64 = TOWN_POWER + 1
    second: i64 = TOWN_POWER + 1
    for hex_ in state.setup.map.land:
        if state.at[OWNER + hex_] != seat or marks[hex_] != 0 or state.at[IN_TOWN + hex_] != 0:
            continue
        missing = missing_in_cluster(state, seat, hex_, marks)
        if missing <= FARTHEST_TOWN:
            value += weights[TOWN_NEAR + missing - 1]
        if missing < nearest:
            second = nearest
            nearest = missing
        elif missing < second:
            second = missing
    facts[first + NEAREST] = nearest
    facts[first + SECOND_NEAREST] = second
    return value


def missing_in_cluster(state: Position, seat: i64, hex_: i64, marks: vec[i64]) -> i64:
    """How many more structures or power make the cluster of a hex a town; it is marked."""
    return max(missing_for_town(state, seat, spread(state, seat, hex_, marks, 0, 0)), i64(1))


def nearest_town(state: Position, seat: i64) -> i64:
    """How much the cluster lacks that is nearest to a town; far if there is none."""
    marks = UNMARKED[:]
    least: i64 = TOWN_POWER + 1
    for hex_ in state.setup.map.land:
        if state.at[OWNER + hex_] == seat and marks[hex_] == 0 and state.at[IN_TOWN + hex_] == 0:
            least = min(least, missing_in_cluster(state, seat, hex_, marks))
    return least


def count_beside(state: Position, seat: i64) -> i64:
    """How many of the seat's structures are beside those of rivals."""
    count: i64 = 0
    map_ = state.setup.map
    for hex_ in map_.land:
        if state.at[OWNER + hex_] != seat:
            continue
        for other in map_.land_neighbours[hex_]:
            if state.at[OWNER + other] != NOTHING and state.at[OWNER + other] != seat:
                count += 1
                break
    return count


def site_value(
    state: Position, seat: i64, weights: vec[float], facts: vec[i64], first: i64
) -> float:
    """The best free hexes in reach, by the spades they need; writes the facts about them."""
    marks = UNMARKED[:]
    level = shipping_level(state, seat)
    skipped = flight_range(state, seat)
    map_ = state.setup.map
    for hex_ in map_.land:
        if state.at[OWNER + hex_] != seat:
            continue
        for other in map_.land_neighbours[hex_]:
            marks[other] = 1
        if level > 0:
            for other in map_.ship_reach[level * LAND + hex_]:
                marks[other] = 1
        if skipped > 0:
            for other in map_.flight_reach[skipped * LAND + hex_]:
                if marks[other] == 0:
                    marks[other] = 2
        for site in map_.sites_at[hex_]:
            if state.at[BRIDGE_OWNER + site] != NOTHING:
                marks[map_.other_end(site, hex_)] = 1
    return best_sites(state, seat, marks, weights, facts, first)


def best_sites(
    state: Position,
    seat: i64,
    marks: vec[i64],
    weights: vec[float],
    facts: vec[i64],
    first: i64,
) -> float:
    """The best free hexes among those marked."""
    home = state.at[HOME_TERRAIN + seat]
    to_home = faction_of(state, seat).spades
    counts = vec[float]([0.0, 0.0, 0.0, 0.0])
    beside: i64 = 0
    for fact in range(i64(SITES_BY_SPADES), i64(FACTS)):
        facts[first + fact] = 0
    for hex_ in state.setup.map.land:
        if marks[hex_] == 0 or state.at[OWNER + hex_] != NOTHING:
            continue
        terrain = state.at[TERRAIN + hex_]
        spades = 0 if terrain == home else to_home[terrain * TERRAINS + home]
        counts[spades] += 1.0 if marks[hex_] == 1 else weights[FLIGHT_SITE]
        facts[first + SITES_BY_SPADES + spades] += 1
        if spades <= 1 and is_beside_village(state, seat, hex_):
            beside += 1
    facts[first + VILLAGE_SITES] = beside
    value = weights[SITE_BESIDE] * float(min(beside, i64(SITES_BESIDE_THAT_COUNT)))
    for spades in range(i64(MOST_SPADES + 1)):
        value += weights[SITE + spades] * min(counts[spades], float(SITE_CAPS[spades]))
    return value


def is_beside_village(state: Position, seat: i64, hex_: i64) -> bool:
    """Whether a structure here would extend a cluster that is not a town yet, and touch no town."""
    found = False
    for other in state.setup.map.land_neighbours[hex_]:
        if state.at[OWNER + other] == seat:
            if state.at[IN_TOWN + other] != 0:
                return False
            found = True
    return found
