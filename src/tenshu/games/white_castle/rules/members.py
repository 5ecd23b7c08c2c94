"""Gardeners and warriors: leaving the domain for gardens and yards. [WC 5]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, has_bit
from tenshu.core.protocol import report
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.event_kinds import GARDEN_ITEM, SENT, YARD_ITEM
from tenshu.games.white_castle.ids import (
    ENTRY,
    FOOD,
    GARDEN_WORK,
    GARDENER,
    GARDENS,
    IRON,
    MEMBERS,
    STOCKED,
    WARRIOR,
    YARD_TILE,
    YARDS,
)
from tenshu.games.white_castle.layout import GARDEN_CARD, IN_YARD, RESERVE, STOCK, TENDED
from tenshu.games.white_castle.lookups import GARDEN_FOOD, YARD_IRON, YARD_MASK
from tenshu.games.white_castle.rules.goods import pay
from tenshu.games.white_castle.rules.stack import replace

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def can_tend(state: Position, seat: i64, garden: i64, food: i64) -> bool:
    """Whether a gardener could go to this garden for `food` food. [WC 5.3]"""
    if has_bit(state.at[TENDED + seat], garden):
        return False
    return GARDEN_FOOD[state.at[GARDEN_CARD + garden]] <= food


def can_garden(state: Position, seat: i64, food: i64) -> bool:
    """Whether the gardener action could be done with `food` food. [WC 5.3]"""
    if state.at[RESERVE + seat * MEMBERS + GARDENER] == 0:
        return False
    for garden in range(i64(GARDENS)):
        if can_tend(state, seat, garden, food):
            return True
    return False


def legal_tend(state: Position, out: vec[i64]) -> vec[i64]:
    """The gardens that the seat's next gardener can go to. [WC 5.3]"""
    if state.at[RESERVE + state.seat * MEMBERS + GARDENER] == 0:
        return out
    food = state.at[STOCK + state.seat * STOCKED + FOOD]
    for garden in range(i64(GARDENS)):
        if can_tend(state, state.seat, garden, food):
            out = append(out, verbs.TEND.action(garden))
    return out


def apply_tend(state: Position, garden: i64) -> None:
    """Pay the food and place the gardener; the card's action follows. [WC 5.3, 5.4]"""
    pay(state, FOOD, GARDEN_FOOD[state.at[GARDEN_CARD + garden]])
    send_gardener(state, state.seat, garden)
    replace(state, GARDEN_WORK * ENTRY + BIT[garden])


def send_gardener(state: Position, seat: i64, garden: i64) -> None:
    """Move a gardener of the clan to a garden. [WC 5.3, 11.8]"""
    state.at[RESERVE + seat * MEMBERS + GARDENER] -= 1
    state.at[TENDED + seat] |= BIT[garden]
    report(state, SENT, seat, GARDEN_ITEM + garden, 1)


def can_train(state: Position, seat: i64, iron: i64) -> bool:
    """Whether the warrior action could be done with `iron` iron. [WC 5.1]"""
    return state.at[RESERVE + seat * MEMBERS + WARRIOR] > 0 and iron >= YARD_IRON[YARDS - 1]


def legal_train(state: Position, out: vec[i64]) -> vec[i64]:
    """The yards that the seat's next warrior can go to. [WC 5.1]"""
    if state.at[RESERVE + state.seat * MEMBERS + WARRIOR] == 0:
        return out
    for yard in range(i64(YARDS)):
        if YARD_IRON[yard] <= state.at[STOCK + state.seat * STOCKED + IRON]:
            out = append(out, verbs.TRAIN.action(yard))
    return out


def apply_train(state: Position, yard: i64) -> None:
    """Pay the iron and place the warrior; the yard's tiles follow. [WC 5.1, 5.2]"""
    pay(state, IRON, YARD_IRON[yard])
    send_warrior(state, state.seat, yard)
    replace(state, YARD_TILE * ENTRY + YARD_MASK[yard])


def send_warrior(state: Position, seat: i64, yard: i64) -> None:
    """Move a warrior of the clan to a yard. [WC 5.1, 11.9]"""
    state.at[RESERVE + seat * MEMBERS + WARRIOR] -= 1
    state.at[IN_YARD + seat * YARDS + yard] += 1
    report(state, SENT, seat, YARD_ITEM + yard, 1)
