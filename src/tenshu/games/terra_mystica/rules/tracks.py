"""Shipping and exchange tracks. [TM 6, 7]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.terra_mystica.data.tiles import Resources
from tenshu.games.terra_mystica.data.tracks import (
    EXCHANGE_POINTS,
    FIRST_SHIPPING_POINTS,
    SHIPPING_COST,
    WORKERS_PER_SPADE,
)
from tenshu.games.terra_mystica.event_kinds import ADVANCED_EXCHANGE, ADVANCED_SHIPPING
from tenshu.games.terra_mystica.ids import AFTER, FROM_EXCHANGE, FROM_SHIPPING, NOTHING
from tenshu.games.terra_mystica.layout import EXCHANGE, SHIPPING
from tenshu.games.terra_mystica.rules.gains import can_pay, faction_of, pay, score

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def has_shipping_step(state: Position, seat: i64) -> bool:
    """Whether the seat's shipping track has a further level. [TM 6.1, R31]"""
    level = state.at[SHIPPING + seat]
    return level != NOTHING and level < faction_of(state, seat).last_shipping


def can_advance_shipping(state: Position, seat: i64) -> bool:
    """Whether the seat may advance on the shipping track. [TM 6.1]"""
    return can_pay(state, seat, SHIPPING_COST) and has_shipping_step(state, seat)


def apply_advance_shipping(state: Position) -> None:
    """Pay and advance shipping. [TM 6.1]"""
    pay(state, state.seat, SHIPPING_COST)
    step_shipping(state, state.seat)
    state.phase = AFTER


def step_shipping(state: Position, seat: i64) -> None:
    """One level further, with its points; nothing at the end. [TM 6.1, 21.22, 22.3]"""
    if not has_shipping_step(state, seat):
        return
    state.at[SHIPPING + seat] += 1
    report(state, ADVANCED_SHIPPING, seat, 0, 0, state.at[SHIPPING + seat])
    steps = state.at[SHIPPING + seat] - faction_of(state, seat).board.shipping
    score(state, seat, FIRST_SHIPPING_POINTS + steps - 1, FROM_SHIPPING)


def has_exchange_step(state: Position, seat: i64) -> bool:
    """Whether the seat's exchange track has a further level. [TM 7.1]"""
    return state.at[EXCHANGE + seat] < faction_of(state, seat).last_exchange


def exchange_cost(state: Position, seat: i64) -> Resources:
    """What a step on the seat's exchange track costs. [TM 7.1, 21.19]"""
    return faction_of(state, seat).exchange_cost


def can_advance_exchange(state: Position, seat: i64) -> bool:
    """Whether the seat may advance on the exchange track. [TM 7.1]"""
    return has_exchange_step(state, seat) and can_pay(state, seat, exchange_cost(state, seat))


def apply_advance_exchange(state: Position) -> None:
    """Pay and advance on the exchange track. [TM 7.1]"""
    seat = state.seat
    pay(state, seat, exchange_cost(state, seat))
    state.at[EXCHANGE + seat] += 1
    report(state, ADVANCED_EXCHANGE, seat, 0, 0, workers_per_spade(state, seat))
    score(state, seat, EXCHANGE_POINTS, FROM_EXCHANGE)
    state.phase = AFTER


def workers_per_spade(state: Position, seat: i64) -> i64:
    """The price of a spade in workers. [TM 4.3, 7.1]"""
    return WORKERS_PER_SPADE[state.at[EXCHANGE + seat]]
