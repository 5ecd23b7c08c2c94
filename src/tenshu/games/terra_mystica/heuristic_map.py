"""What a seat's structures promise by where they stand: area, towns, room, neighbours."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.games.terra_mystica.data.cults import AREA_POINTS
from tenshu.games.terra_mystica.data.structures import (
    SANCTUARY_COUNTS,
    TOWN_POWER,
    TOWN_POWER_WITH_FAVOUR,
    TOWN_STRUCTURES,
)
from tenshu.games.terra_mystica.heuristic_weights import (
    AREA,
    AREA_DOUBT,
    AREA_DOUBT_ROUND,
    FARTHEST_TOWN,
    FLIGHT_SITE,
    NEIGHBOUR,
    NEIGHBOUR_START,
    SITE,
    SITE_BESIDE,
    SITE_LATE,
    SITE_START,
    SITES_BESIDE_THAT_COUNT,
    SITES_THAT_COUNT,
    TOWN_LATE,
    TOWN_NEAR,
    WEIGHTS,
)
from tenshu.games.terra_mystica.ids import (
    FAV5,
    LAND,
    NOTHING,
    ROUNDS,
    SANCTUARY,
    TERRAINS,
)
from tenshu.games.terra_mystica.layout import (
    BRIDGE_OWNER,
    FACTION_OF,
    FAVOURS_HELD,
    HOME_TERRAIN,
    IN_TOWN,
    OWNER,
    STRUCTURE_AT,
    TERRAIN,
)
from tenshu.games.terra_mystica.rules.adjacency import (
    flight_range,
    shipping_level,
)
from tenshu.games.terra_mystica.rules.gains import faction_of
from tenshu.games.terra_mystica.rules.scoring import largest_area, spread
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.tables import POWER_OF, UNMARKED

MOST_SPADES: Final = 3
SITE_CAPS: Final = vec[i64](list(SITES_THAT_COUNT))


def rank_promise(rivals_above: float, prizes: vec[float]) -> float:
    """The prize of a rank that may lie between two."""
    rank = i64(rivals_above)
    if rank >= i64(len(prizes)) - 1:
        return 0.0
    part = rivals_above - float(rank)
    return prizes[rank] * (1.0 - part) + prizes[rank + 1] * part


def doubt_of_being_ahead(lead: float, doubt: float) -> float:
    """From 0, surely ahead, to 1, surely behind; a tie is half."""
    size = lead if lead >= 0.0 else -lead
    return 0.5 - 0.5 * lead / (size + doubt)


AREA_PRIZES: Final = vec[float]([float(points) for points in (*AREA_POINTS, 0)])


def area_promise(state: Position, seat: i64, left: i64) -> float:
    """The rank that the largest area may have at the end, and its size."""
    at = WEIGHTS.at
    mine = largest_area(state, seat)
    doubt = at[AREA_DOUBT] + at[AREA_DOUBT_ROUND] * float(left)
    above = 0.0
    for rival in range(state.setup.seats):
        if rival != seat and state.at[FACTION_OF + rival] != NOTHING:
            above += doubt_of_being_ahead(float(mine - largest_area(state, rival)), doubt)
    return rank_promise(above, AREA_PRIZES) + at[AREA] * float(mine)


def town_promise(state: Position, seat: i64, left: i64) -> float:
    """Clusters that are on the way to a town."""
    at = WEIGHTS.at
    marks = UNMARKED[:]
    value = 0.0
    for hex_ in state.setup.map.land:
        if state.at[OWNER + hex_] != seat or marks[hex_] != 0 or state.at[IN_TOWN + hex_] != 0:
            continue
        missing = missing_for_town(state, seat, hex_, marks)
        if missing <= FARTHEST_TOWN:
            value += at[TOWN_NEAR + missing - 1]
    late = at[TOWN_LATE]
    return value * (late + (1.0 - late) * float(left) / float(ROUNDS))


def missing_for_town(state: Position, seat: i64, hex_: i64, marks: vec[i64]) -> i64:
    """How many more structures or power make the cluster of a hex a town; it is marked."""
    count: i64 = 0
    power: i64 = 0
    for other in spread(state, seat, hex_, marks, 0, 0):
        structure = state.at[STRUCTURE_AT + other]
        count += SANCTUARY_COUNTS if structure == SANCTUARY else 1
        power += POWER_OF[structure]
    needed: i64 = TOWN_POWER
    if has_bit(state.at[FAVOURS_HELD + seat], FAV5):
        needed = TOWN_POWER_WITH_FAVOUR
    return max(TOWN_STRUCTURES - count, needed - power, i64(1))


def nearest_town(state: Position, seat: i64) -> i64:
    """How much the cluster lacks that is nearest to a town; far if there is none."""
    marks = UNMARKED[:]
    least: i64 = TOWN_POWER + 1
    for hex_ in state.setup.map.land:
        if state.at[OWNER + hex_] == seat and marks[hex_] == 0 and state.at[IN_TOWN + hex_] == 0:
            least = min(least, missing_for_town(state, seat, hex_, marks))
    return least


def room_promise(state: Position, seat: i64, left: i64) -> float:
    """Free hexes in reach, by the spades they need, and rivals beside the own structures."""
    at = WEIGHTS.at
    marks = UNMARKED[:]
    level = shipping_level(state, seat)
    skipped = flight_range(state, seat)
    map_ = state.setup.map
    beside: i64 = 0
    for hex_ in state.setup.map.land:
        if state.at[OWNER + hex_] != seat:
            continue
        has_rival = False
        for other in map_.land_neighbours[hex_]:
            marks[other] = 1
            if state.at[OWNER + other] != NOTHING and state.at[OWNER + other] != seat:
                has_rival = True
        if has_rival:
            beside += 1
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
    value = site_values(state, seat, marks)
    late = at[SITE_LATE]
    value *= late + (1.0 - late) * float(left) / float(ROUNDS)
    if state.round == 0:
        return value * at[SITE_START] + at[NEIGHBOUR_START] * float(beside)
    return value + at[NEIGHBOUR] * float(beside * left)


def site_values(state: Position, seat: i64, marks: vec[i64]) -> float:
    """The best free hexes among those marked."""
    at = WEIGHTS.at
    home = state.at[HOME_TERRAIN + seat]
    to_home = faction_of(state, seat).spades
    counts = vec[float]([0.0, 0.0, 0.0, 0.0])
    beside: i64 = 0
    for hex_ in state.setup.map.land:
        if marks[hex_] == 0 or state.at[OWNER + hex_] != NOTHING:
            continue
        old = state.at[TERRAIN + hex_]
        spades = 0 if old == home else to_home[old * TERRAINS + home]
        counts[spades] += 1.0 if marks[hex_] == 1 else at[FLIGHT_SITE]
        if (
            spades <= 1
            and beside < SITES_BESIDE_THAT_COUNT
            and is_beside_village(state, seat, hex_)
        ):
            beside += 1
    value = at[SITE_BESIDE] * float(beside)
    for spades in range(i64(MOST_SPADES + 1)):
        value += at[SITE + spades] * min(counts[spades], float(SITE_CAPS[spades]))
    return value


def is_beside_village(state: Position, seat: i64, hex_: i64) -> bool:
    """Would a structure here grow a cluster that is no town yet, and none that is?"""
    found = False
    for other in state.setup.map.land_neighbours[hex_]:
        if state.at[OWNER + other] == seat:
            if state.at[IN_TOWN + other] != 0:
                return False
            found = True
    return found
