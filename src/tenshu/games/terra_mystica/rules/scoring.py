"""The end of the game: cults, area, resources, winner. [TM 16]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.terra_mystica.data.cults import AREA_POINTS, COINS_PER_POINT, CULT_POINTS
from tenshu.games.terra_mystica.event_kinds import (
    ENDED_GAME,
    POINT,
    SCORED_AREA,
    SCORED_CULT,
    SCORED_RESOURCES,
)
from tenshu.games.terra_mystica.ids import CULTS, LAND, NOTHING
from tenshu.games.terra_mystica.layout import (
    BOWL2,
    BOWL3,
    BRIDGE_OWNER,
    COINS,
    CULT_STEPS,
    FACTION_OF,
    OWNER,
    PRIESTS,
    VICTORY_POINTS,
    WORKERS,
)
from tenshu.games.terra_mystica.lookups import UNMARKED
from tenshu.games.terra_mystica.rules.adjacency import flight_range, permanent_shipping
from tenshu.games.terra_mystica.rules.gains import faction_of

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def rank_points(values: list[int], prizes: tuple[int, ...]) -> list[int]:
    """Points by rank; ties share, rounded down; zero gets nothing. [TM 16.2, R21, R22]"""
    points: list[int] = []
    for value in values:
        above = sum(1 for other in values if other > value)
        tied = sum(1 for other in values if other == value)
        points.append(sum(prizes[above : above + tied]) // tied if value > 0 else 0)
    return points


def cult_points(state: Position, cult: i64) -> list[int]:
    """Points of every seat for one track. [TM 16.2]"""
    seats = range(state.setup.seats)
    return rank_points(
        [int(state.at[CULT_STEPS + seat * CULTS + cult]) for seat in seats], CULT_POINTS
    )


def area_points(state: Position) -> list[int]:
    """Points of every seat for its largest area. [TM 16.3]"""
    return rank_points(
        [int(largest_area(state, seat)) for seat in range(state.setup.seats)], AREA_POINTS
    )


def largest_area(state: Position, seat: i64) -> i64:
    """The most structures of a seat connected directly, by shipping, tunnel or carpet. [TM 16.3]"""
    return i64(len(largest_group(state, seat)))


def largest_group(state: Position, seat: i64) -> vec[i64]:
    """The hexes of a seat's largest area; of equal ones the first. [TM 16.3]"""
    best = vec[i64]()
    if state.at[FACTION_OF + seat] == NOTHING:
        return best
    marks = UNMARKED[:]
    level = permanent_shipping(state, seat)
    skipped = flight_range(state, seat)
    for hex_ in state.setup.map.land:
        if state.at[OWNER + hex_] == seat and marks[hex_] == 0:
            found = spread(state, seat, hex_, marks, level, skipped)
            if len(found) > len(best):
                best = found
    return best


def spread(
    state: Position, seat: i64, start: i64, marks: vec[i64], level: i64, skipped: i64
) -> vec[i64]:
    """The structures connected to the one at `start`, all marked as seen. [TM 16.3, R24]"""
    map_ = state.setup.map
    found = vec[i64](capacity=16)
    found = append(found, start)
    marks[start] = 1
    index: i64 = 0
    while index < i64(len(found)):
        hex_ = found[index]
        found = spread_to(state, seat, map_.land_neighbours[hex_], marks, found)
        for site in map_.sites_at[hex_]:
            if state.at[BRIDGE_OWNER + site] != NOTHING:
                found = spread_to(state, seat, vec[i64]([map_.other_end(site, hex_)]), marks, found)
        if level > 0:
            found = spread_to(state, seat, map_.ship_reach[level * LAND + hex_], marks, found)
        if skipped > 0:
            found = spread_to(state, seat, map_.flight_reach[skipped * LAND + hex_], marks, found)
        index += 1
    return found


def spread_to(
    state: Position, seat: i64, near: vec[i64], marks: vec[i64], found: vec[i64]
) -> vec[i64]:
    """Add the seat's structures among these hexes."""
    for other in near:
        if state.at[OWNER + other] == seat and marks[other] == 0:
            marks[other] = 1
            found = append(found, other)
    return found


def resource_points(state: Position, seat: i64) -> i64:
    """Points for what is left: resources become coins, coins become points. [TM 16.4, 21.1, R23]"""
    coins = state.at[COINS + seat] + state.at[WORKERS + seat] + state.at[PRIESTS + seat]
    coins += state.at[BOWL3 + seat] + state.at[BOWL2 + seat] // 2
    return coins // coins_per_point(state, seat)


def coins_per_point(state: Position, seat: i64) -> i64:
    """How many coins bring a point at the end; a seat without a faction yet has the usual rate."""
    if state.at[FACTION_OF + seat] == NOTHING:
        return COINS_PER_POINT
    return faction_of(state, seat).coins_per_point


def report_final_scoring(state: Position) -> None:
    """Report what the final scoring brings; `totals` works it out whenever scores are asked for. [TM 16]"""
    if state.events is None:
        return
    report(state, ENDED_GAME, 0)
    by_cult = [cult_points(state, cult) for cult in range(i64(CULTS))]
    by_area = area_points(state)
    for seat in range(int(state.setup.seats)):
        for cult, points in enumerate(by_cult):
            if points[seat] > 0:
                report(state, SCORED_CULT, seat, POINT, points[seat], cult)
        if by_area[seat] > 0:
            report(state, SCORED_AREA, seat, POINT, by_area[seat])
        resources = resource_points(state, seat)
        if resources > 0:
            report(state, SCORED_RESOURCES, seat, POINT, resources)


def totals(state: Position) -> list[int]:
    """Points of every seat, as if the game ended now. [TM 16.1]"""
    totals = [int(state.at[VICTORY_POINTS + seat]) for seat in range(state.setup.seats)]
    parts = [cult_points(state, cult) for cult in range(i64(CULTS))]
    parts.append(area_points(state))
    parts.append([int(resource_points(state, seat)) for seat in range(state.setup.seats)])
    for part in parts:
        totals = [have + more for have, more in zip(totals, part, strict=True)]
    return totals


def ranks(state: Position) -> list[int]:
    """Places by points; players who tie share a place. [TM 16.5]"""
    points = totals(state)
    return [1 + sum(1 for other in points if other > mine) for mine in points]
