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
from tenshu.games.terra_mystica.heuristic.weights import (
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
)
from tenshu.games.terra_mystica.ids import (
    FAV5,
    GIANTS,
    LAND,
    NOTHING,
    ROUNDS,
    SANCTUARY,
    TERRAINS,
)
from tenshu.games.terra_mystica.rules.adjacency import (
    flight_range,
    other_end,
    shipping_level,
)
from tenshu.games.terra_mystica.rules.scoring import largest_area, spread
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


def area_promise(state: Position, seat: i64, left: i64, weights: vec[float]) -> float:
    """The rank that the largest area may have at the end, and its size."""
    mine = largest_area(state, seat)
    doubt = weights[AREA_DOUBT] + weights[AREA_DOUBT_ROUND] * float(left)
    above = 0.0
    for rival in range(state.setup.seats):
        if rival != seat and state.faction[rival] != NOTHING:
            above += doubt_of_being_ahead(float(mine - largest_area(state, rival)), doubt)
    return rank_promise(above, AREA_PRIZES) + weights[AREA] * float(mine)


def town_promise(state: Position, seat: i64, left: i64, weights: vec[float]) -> float:
    """Clusters that are on the way to a town."""
    marks = UNMARKED[:]
    value = 0.0
    for hex_ in range(i64(LAND)):
        if state.owner[hex_] != seat or marks[hex_] != 0 or state.town[hex_] != 0:
            continue
        missing = missing_for_town(state, seat, hex_, marks)
        if missing <= FARTHEST_TOWN:
            value += weights[TOWN_NEAR + missing - 1]
    late = weights[TOWN_LATE]
    return value * (late + (1.0 - late) * float(left) / float(ROUNDS))


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


def room_promise(state: Position, seat: i64, left: i64, weights: vec[float]) -> float:
    """Free hexes in reach, by the spades they need, and rivals beside the own structures."""
    marks = UNMARKED[:]
    level = shipping_level(state, seat)
    skipped = flight_range(state, seat)
    beside: i64 = 0
    for hex_ in range(i64(LAND)):
        if state.owner[hex_] != seat:
            continue
        has_rival = False
        for other in LAND_NEIGHBOURS[hex_]:
            marks[other] = 1
            if state.owner[other] != NOTHING and state.owner[other] != seat:
                has_rival = True
        if has_rival:
            beside += 1
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
    value = site_values(state, seat, marks, weights)
    late = weights[SITE_LATE]
    value *= late + (1.0 - late) * float(left) / float(ROUNDS)
    if state.round == 0:
        return value * weights[SITE_START] + weights[NEIGHBOUR_START] * float(beside)
    return value + weights[NEIGHBOUR] * float(beside * left)


def site_values(state: Position, seat: i64, marks: vec[i64], weights: vec[float]) -> float:
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
