"""Gaining, keeping and exchanging goods. [WC 4, 6.1, 6.3]

The gains of one field, row or lantern reward are a bundle: goods and points are taken at once,
while seals, influence and resources of choice are noted as due and settled one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.data.board import RESOURCE_LIMIT, SEAL_LIMIT
from tenshu.games.white_castle.event_kinds import (
    EXCHANGED,
    FROM_PLAY,
    GAINED,
    LOST,
    PAID,
    RECEIVED,
    SCORED,
    USED_LANTERN,
    USED_WELL,
)
from tenshu.games.white_castle.ids import (
    ANY,
    CASTLE_FIELDS,
    COIN,
    FIRST,
    GAIN,
    INFLUENCE,
    OVERFLOW,
    POINT,
    RESOURCES,
    SEAL,
    STOCKED,
    SYMBOLS,
)
from tenshu.games.white_castle.layout import STOCK, TILE, ZONE
from tenshu.games.white_castle.lookups import TILE_GOOD
from tenshu.games.white_castle.rules import passage

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position

SEALS_PER_RESOURCE: Final = 2
NOT_CHOSEN: Final = 0


def pay(state: Position, item: i64, number: i64) -> None:
    """Give up coins, seals or resources. [WC 4.1]"""
    if number != 0:
        state.at[STOCK + state.seat * STOCKED + item] -= number
        report(state, PAID, state.seat, item, -number)


def keep(state: Position, seat: i64, item: i64, number: i64, limit: i64) -> None:
    """Take resources or seals; what goes beyond the limit is lost. [WC 4.2, 4.5]"""
    owned = state.at[STOCK + seat * STOCKED + item]
    kept = min(owned + number, limit) - owned
    state.at[STOCK + seat * STOCKED + item] = owned + kept
    if kept > 0:
        report(state, GAINED, seat, item, kept)
    if kept < number:
        report(state, LOST, seat, item, 0, number - kept)


def gain_coins(state: Position, seat: i64, number: i64) -> None:
    """Take coins, of which there is no limit. [WC 4.4]"""
    if number != 0:
        state.at[STOCK + seat * STOCKED + COIN] += number
        report(state, GAINED, seat, COIN, number)


def score(state: Position, seat: i64, number: i64) -> None:
    """Score points at once. [WC 4.7]"""
    if number != 0:
        state.at[STOCK + seat * STOCKED + POINT] += number
        report(state, SCORED, seat, POINT, number, FROM_PLAY)


def add_item(state: Position, seat: i64, item: i64, number: i64) -> None:
    """Add the reward of a tile of the well to the bundle of the seat. [WC 4.1, 4.3, 4.4]"""
    if item < RESOURCES:
        keep(state, seat, item, number, RESOURCE_LIMIT)
    elif item == ANY:
        state.due_any += number
    else:
        gain_coins(state, seat, number)


def add_gains(state: Position, seat: i64, table: vec[i64], first: i64) -> None:
    """Add a row of a table of gains to the bundle of the seat. [WC 4.1]"""
    for item in range(i64(RESOURCES)):
        if table[first + item] != 0:
            keep(state, seat, item, table[first + item], RESOURCE_LIMIT)
    gain_coins(state, seat, table[first + COIN])
    score(state, seat, table[first + POINT])
    state.due_seals += table[first + SEAL]
    state.due_steps += table[first + INFLUENCE]
    state.due_any += table[first + ANY]


def add_lantern(state: Position, seat: i64) -> None:
    """Every symbol in the lantern zone, once each. [WC 6.1, 6.2]"""
    report(state, USED_LANTERN, seat)
    for item in range(i64(RESOURCES)):
        if state.at[ZONE + seat * SYMBOLS + item] != 0:
            keep(state, seat, item, state.at[ZONE + seat * SYMBOLS + item], RESOURCE_LIMIT)
    gain_coins(state, seat, state.at[ZONE + seat * SYMBOLS + COIN])
    score(state, seat, state.at[ZONE + seat * SYMBOLS + POINT])
    state.due_seals += state.at[ZONE + seat * SYMBOLS + SEAL]
    state.due_steps += state.at[ZONE + seat * SYMBOLS + INFLUENCE]


def add_well(state: Position, seat: i64) -> None:
    """One seal and the rewards of both tiles. [WC 1.6, 3.4, 6.3]"""
    report(state, USED_WELL, seat)
    state.due_seals += 1
    add_item(state, seat, TILE_GOOD[state.at[TILE + CASTLE_FIELDS]], 1)
    add_item(state, seat, TILE_GOOD[state.at[TILE + CASTLE_FIELDS + 1]], 1)


def settle_due(state: Position) -> bool:
    """Settle what is due; False if the seat must decide something first. [WC R7, R30, R32]"""
    if state.due_seals > 0 and not settle_seals(state):
        return False
    if state.due_steps > 0 and not passage.walk(state):
        return False
    if state.due_seals > 0 and not settle_seals(state):
        return False
    if state.due_any > 0:
        if has_room_for_any(state):
            state.phase = GAIN
            return False
        report(state, LOST, state.seat, ANY, 0, state.due_any)
        state.due_any = 0
    return True


def settle_seals(state: Position) -> bool:
    """Take the seals due, unless the seat must choose first; False if it must. [WC 4.5, R7, R30]"""
    if state.due_steps > 0 and order_matters(state):
        if state.first_due == NOT_CHOSEN:
            state.phase = FIRST
            return False
        if state.first_due == INFLUENCE:
            return True
    if state.at[STOCK + state.seat * STOCKED + SEAL] + state.due_seals > SEAL_LIMIT:
        state.phase = OVERFLOW
        return False
    take_seals(state)
    return True


def order_matters(state: Position) -> bool:
    """Whether the seals due could pay for a milestone, or its price would make room for them. [WC 6.1]"""
    if not passage.meets_milestone(state):
        return False
    seals = state.at[STOCK + state.seat * STOCKED + SEAL]
    toll = passage.next_toll(state)
    if seals < toll:
        return seals + state.due_seals >= toll
    return seals + state.due_seals > SEAL_LIMIT


def take_seals(state: Position) -> None:
    """Take the seals due; those that do not fit are lost. [WC 4.5]"""
    keep(state, state.seat, SEAL, state.due_seals, SEAL_LIMIT)
    state.due_seals = 0
    state.first_due = NOT_CHOSEN


def has_room_for_any(state: Position) -> bool:
    """Whether a resource is below its limit. [WC 4.2]"""
    for item in range(i64(RESOURCES)):
        if state.at[STOCK + state.seat * STOCKED + item] < RESOURCE_LIMIT:
            return True
    return False


def legal_gain(state: Position, out: vec[i64]) -> vec[i64]:
    """The resources that a unit of choice can be. [WC 4.3]"""
    for item in range(i64(RESOURCES)):
        if state.at[STOCK + state.seat * STOCKED + item] < RESOURCE_LIMIT:
            out = append(out, verbs.GAIN.action(item))
    return out


def apply_gain(state: Position, item: i64) -> None:
    """Take one unit of the resource chosen. [WC 4.3]"""
    state.due_any -= 1
    keep(state, state.seat, item, 1, RESOURCE_LIMIT)


def legal_swap(state: Position, out: vec[i64]) -> vec[i64]:
    """The exchanges that the seat can pay and that bring something. [WC 4.6, R6, R19, R21]"""
    seals = state.at[STOCK + state.seat * STOCKED + SEAL]
    if seals == 0:
        return out
    if seals >= SEALS_PER_RESOURCE:
        for item in range(i64(RESOURCES)):
            if state.at[STOCK + state.seat * STOCKED + item] < RESOURCE_LIMIT:
                out = append(out, verbs.SWAP.action(item))
    return append(out, verbs.SWAP.action(COIN))


def apply_swap(state: Position, item: i64) -> None:
    """Turn one seal into a coin, or two into a resource. [WC 4.6]"""
    seals: i64 = 1 if item == COIN else SEALS_PER_RESOURCE
    state.at[STOCK + state.seat * STOCKED + SEAL] -= seals
    state.at[STOCK + state.seat * STOCKED + item] += 1
    report(state, EXCHANGED, state.seat, SEAL, -seals, item)
    report(state, RECEIVED, state.seat, item, 1)
