"""Points at the end, and who wins. [WC 9, 11.18]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.core.protocol import report
from tenshu.games.white_castle.data.board import COINS_AND_SEALS_PER_POINT
from tenshu.games.white_castle.event_kinds import (
    ENDED_GAME,
    FROM_COINS,
    FROM_COURTIERS,
    FROM_GARDENERS,
    FROM_RESOURCES,
    FROM_TIME,
    FROM_WARRIORS,
    SCORED,
)
from tenshu.games.white_castle.ids import (
    COIN,
    DAIMYO_FLOOR,
    FLOORS,
    GARDENS,
    NOTHING,
    POINT,
    RESOURCES,
    RIVAL,
    RIVAL_SOURCES,
    SEAL,
    STEWARD_FLOOR,
    STOCKED,
    YARDS,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    GARDEN_CARD,
    IN_YARD,
    RIVAL_POINTS,
    STOCK,
    TENDED,
    TIME,
    TURN_ORDER,
)
from tenshu.games.white_castle.lookups import (
    GARDEN_POINTS,
    POINTS_BY_FLOOR,
    POINTS_BY_STOCK,
    POINTS_BY_TIME,
    YARD_VALUE,
)

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def total(state: Position, seat: i64) -> i64:
    """All points of a clan, as if the game ended now. [WC 4.7, 9, 11.18]"""
    points = state.at[STOCK + seat * STOCKED + POINT] + time_points(state, seat)
    points += courtier_points(state, seat) + warrior_points(state, seat)
    points += gardener_points(state, seat)
    if state.setup.is_solo and seat == RIVAL:
        for source in range(i64(RIVAL_SOURCES)):
            points += state.at[RIVAL_POINTS + source]
        return points
    return points + coin_points(state, seat) + resource_points(state, seat)


def report_final_scoring(state: Position) -> None:
    """Report the end of the game, and what every clan scores then. [WC 9]"""
    report(state, ENDED_GAME, 0)
    for seat in range(state.setup.clans):
        if not (state.setup.is_solo and seat == RIVAL):
            report_score(state, seat, FROM_COINS, coin_points(state, seat))
            report_score(state, seat, FROM_RESOURCES, resource_points(state, seat))
        report_score(state, seat, FROM_TIME, time_points(state, seat))
        report_score(state, seat, FROM_COURTIERS, courtier_points(state, seat))
        report_score(state, seat, FROM_WARRIORS, warrior_points(state, seat))
        report_score(state, seat, FROM_GARDENERS, gardener_points(state, seat))


def report_score(state: Position, seat: i64, source: i64, points: i64) -> None:
    """Report points of the final scoring, unless there are none."""
    if points != 0:
        report(state, SCORED, seat, POINT, points, source)


def coin_points(state: Position, seat: i64) -> i64:
    """One point for every five coins and seals together. [WC 9.1]"""
    return (
        state.at[STOCK + seat * STOCKED + COIN] + state.at[STOCK + seat * STOCKED + SEAL]
    ) // COINS_AND_SEALS_PER_POINT


def resource_points(state: Position, seat: i64) -> i64:
    """One or two points for well filled stocks. [WC 9.2]"""
    points: i64 = 0
    for item in range(i64(RESOURCES)):
        points += POINTS_BY_STOCK[state.at[STOCK + seat * STOCKED + item]]
    return points


def time_points(state: Position, seat: i64) -> i64:
    """The points of the position on the passage of time. [WC 9.3]"""
    return POINTS_BY_TIME[state.at[TIME + seat]]


def courtier_points(state: Position, seat: i64) -> i64:
    """Courtiers by floor. [WC 9.4]"""
    points: i64 = 0
    for floor in range(i64(FLOORS)):
        points += POINTS_BY_FLOOR[floor] * state.at[AT_FLOOR + seat * FLOORS + floor]
    return points


def courtiers_inside(state: Position, seat: i64) -> i64:
    """Courtiers above the gate. [WC 9.5]"""
    count: i64 = 0
    for floor in range(i64(STEWARD_FLOOR), i64(DAIMYO_FLOOR + 1)):
        count += state.at[AT_FLOOR + seat * FLOORS + floor]
    return count


def warrior_value(state: Position, seat: i64) -> i64:
    """The value of all warriors of a clan. [WC 9.5]"""
    value: i64 = 0
    for yard in range(i64(YARDS)):
        value += YARD_VALUE[yard] * state.at[IN_YARD + seat * YARDS + yard]
    return value


def warrior_points(state: Position, seat: i64) -> i64:
    """The warriors' value times the courtiers inside the castle. [WC 9.5]"""
    return warrior_value(state, seat) * courtiers_inside(state, seat)


def gardener_points(state: Position, seat: i64) -> i64:
    """The points of the garden cards with an own gardener. [WC 9.6]"""
    tended = state.at[TENDED + seat]
    points: i64 = 0
    for garden in range(i64(GARDENS)):
        if has_bit(tended, garden):
            points += GARDEN_POINTS[state.at[GARDEN_CARD + garden]]
    return points


def ranks(state: Position) -> list[int]:
    """Places by points, then by turn order. [WC 9.7]"""
    places = [NOTHING] * int(state.setup.clans)
    for place in range(int(state.setup.clans)):
        seat = int(state.at[TURN_ORDER + place])
        if seat != NOTHING:
            places[seat] = place
    keys = [(int(total(state, seat)), -places[seat]) for seat in range(int(state.setup.clans))]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
