"""Shipping and exchange tracks. [TM 6, 7]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenshu.games.terra_mystica.data.factions import (
    EXCHANGE_COST,
    EXCHANGE_POINTS,
    FIRST_SHIPPING_POINTS,
    SHIPPING_COST,
    START_SHIPPING,
    WORKERS_PER_SPADE,
)
from tenshu.games.terra_mystica.ids import AFTER, FROM_EXCHANGE, FROM_SHIPPING, NOTHING
from tenshu.games.terra_mystica.layout import (
    COINS,
    EXCHANGE,
    FACTION_OF,
    PRIESTS,
    SHIPPING,
    WORKERS,
)
from tenshu.games.terra_mystica.rules.gains import score
from tenshu.games.terra_mystica.tables import LAST_EXCHANGE, LAST_SHIPPING

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def has_shipping_step(state: Position, seat: i64) -> bool:
    """Is there a further level on the seat's shipping track? [TM 6.1, R31]"""
    level = state.at[SHIPPING + seat]
    return level != NOTHING and level < LAST_SHIPPING[state.at[FACTION_OF + seat]]


def can_advance_shipping(state: Position, seat: i64) -> bool:
    """May the seat advance on the shipping track? [TM 6.1]"""
    coins, _, priests, _ = SHIPPING_COST
    if state.at[COINS + seat] < coins or state.at[PRIESTS + seat] < priests:
        return False
    return has_shipping_step(state, seat)


def apply_advance_shipping(state: Position) -> None:
    """Pay and advance shipping. [TM 6.1]"""
    coins, _, priests, _ = SHIPPING_COST
    state.at[COINS + state.seat] -= coins
    state.at[PRIESTS + state.seat] -= priests
    step_shipping(state, state.seat)
    state.phase = AFTER


def step_shipping(state: Position, seat: i64) -> None:
    """One level further, with its points; nothing at the end. [TM 6.1, 21.22, 22.3]"""
    if not has_shipping_step(state, seat):
        return
    state.at[SHIPPING + seat] += 1
    steps = state.at[SHIPPING + seat] - START_SHIPPING[state.at[FACTION_OF + seat]]
    score(state, seat, FIRST_SHIPPING_POINTS + steps - 1, FROM_SHIPPING)


def has_exchange_step(state: Position, seat: i64) -> bool:
    """Is there a further level on the seat's exchange track? [TM 7.1]"""
    return state.at[EXCHANGE + seat] < LAST_EXCHANGE[state.at[FACTION_OF + seat]]


def can_advance_exchange(state: Position, seat: i64) -> bool:
    """May the seat lower the price of its spades? [TM 7.1]"""
    coins, workers, priests, _ = EXCHANGE_COST[state.at[FACTION_OF + seat]]
    if state.at[COINS + seat] < coins or state.at[WORKERS + seat] < workers:
        return False
    return state.at[PRIESTS + seat] >= priests and has_exchange_step(state, seat)


def apply_advance_exchange(state: Position) -> None:
    """Pay and advance on the exchange track. [TM 7.1]"""
    seat = state.seat
    coins, workers, priests, _ = EXCHANGE_COST[state.at[FACTION_OF + seat]]
    state.at[COINS + seat] -= coins
    state.at[WORKERS + seat] -= workers
    state.at[PRIESTS + seat] -= priests
    state.at[EXCHANGE + seat] += 1
    score(state, seat, EXCHANGE_POINTS, FROM_EXCHANGE)
    state.phase = AFTER


def workers_per_spade(state: Position, seat: i64) -> i64:
    """The price of a spade in workers. [TM 4.3, 7.1]"""
    return WORKERS_PER_SPADE[state.at[EXCHANGE + seat]]
