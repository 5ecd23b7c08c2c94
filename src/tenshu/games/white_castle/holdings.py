"""What every clan owns, item by item: the events of an action add up to its changes."""

from __future__ import annotations

from tenshu.core.bits import has_bit
from tenshu.games.white_castle.event_kinds import HELD_ITEMS
from tenshu.games.white_castle.ids import (
    FLOORS,
    GAME_OVER,
    GARDENS,
    GOODS,
    POINT,
    RIVAL,
    RIVAL_SOURCES,
    SLOTS,
    STOCKED,
    SYMBOLS,
    YARDS,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    IN_YARD,
    RIVAL_POINTS,
    SLOT,
    STOCK,
    TENDED,
    TIME,
    ZONE,
)
from tenshu.games.white_castle.rules import scoring
from tenshu.games.white_castle.state import Position


def holdings(state: Position) -> list[list[int]]:
    """Goods, points, influence, lantern symbols, members outside the domain, favours."""
    return [_held_by(state, seat) for seat in range(int(state.setup.clans))]


def _held_by(state: Position, seat: int) -> list[int]:
    stock = STOCK + seat * STOCKED
    zone = ZONE + seat * SYMBOLS
    floors = AT_FLOOR + seat * FLOORS
    yards = IN_YARD + seat * YARDS
    held = [int(number) for number in state.at[stock : stock + GOODS]]
    held += [_points(state, seat), int(state.at[TIME + seat])]
    held += [int(number) for number in state.at[zone : zone + SYMBOLS]]
    held += [int(number) for number in state.at[floors : floors + FLOORS]]
    held += [int(number) for number in state.at[yards : yards + YARDS]]
    held += [int(has_bit(state.at[TENDED + seat], garden)) for garden in range(GARDENS)]
    held += [int(state.at[SLOT + slot] == seat) for slot in range(SLOTS)]
    assert len(held) == HELD_ITEMS
    return held


def _points(state: Position, seat: int) -> int:
    """The points scored so far; those of the final scoring once the game is over. [WC 4.7, 9]"""
    if state.phase == GAME_OVER:
        return int(scoring.total(state, seat))
    points = int(state.at[STOCK + seat * STOCKED + POINT])
    if state.setup.is_solo and seat == RIVAL:
        points += sum(int(state.at[RIVAL_POINTS + source]) for source in range(RIVAL_SOURCES))
    return points
