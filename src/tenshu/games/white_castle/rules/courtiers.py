"""Courtiers: audience, social climbing, cards taken on the way, favours. [WC 5]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT
from tenshu.core.protocol import report
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.data.board import AUDIENCE_COINS
from tenshu.games.white_castle.event_kinds import (
    CLIMBED,
    FLOOR_ITEM,
    LEFT_FLOOR,
    SENT,
    TOOK_CARD,
    TURNED_CARD,
    ZONE_ITEM,
    climb_detail,
)
from tenshu.games.white_castle.ids import (
    AUDIENCE_PART,
    CLIMB_PART,
    COIN,
    COURTIER,
    DAIMYO_FLOOR,
    DAIMYO_ROOM,
    ENTRY,
    FAVOUR,
    FLOORS,
    GATE,
    LIGHT_CARD,
    MEMBERS,
    NOTHING,
    PEARL,
    REFILL,
    SLOTS,
    STEWARD_FLOOR,
    STOCKED,
    SYMBOLS,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    EFFECTS,
    OWN_CARD,
    RESERVE,
    ROOM_CARD,
    SLOT,
    STOCK,
    TURNED,
    ZONE,
)
from tenshu.games.white_castle.lookups import (
    BACK,
    DIPLOMAT_DECK,
    FLOOR_OF_ROOM,
    PEARLS_BY_FLOORS,
    STEWARD_DECK,
)
from tenshu.games.white_castle.rules.goods import add_lantern, pay
from tenshu.games.white_castle.rules.stack import pop, push, replace

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def can_request_audience(state: Position, seat: i64, coins: i64) -> bool:
    """Whether a courtier could go to the gate for `coins` coins. [WC 5.6]"""
    return coins >= AUDIENCE_COINS and state.at[RESERVE + seat * MEMBERS + COURTIER] > 0


def can_climb(state: Position, seat: i64, pearls: i64) -> bool:
    """Whether a courtier could climb at least one floor for `pearls` pearls. [WC 5.7]"""
    if pearls < PEARLS_BY_FLOORS[1]:
        return False

    return (
        state.at[AT_FLOOR + seat * FLOORS]
        + state.at[AT_FLOOR + seat * FLOORS + 1]
        + state.at[AT_FLOOR + seat * FLOORS + 2]
        > 0
    )


def can_court(state: Position, seat: i64, parts: i64, coins: i64, pearls: i64) -> bool:
    """Whether one of these parts of the courtier action could be done. [WC 5.5]"""
    if parts & AUDIENCE_PART != 0 and can_request_audience(state, seat, coins):
        return True
    return parts & CLIMB_PART != 0 and can_climb(state, seat, pearls)


def legal_court(state: Position, parts: i64, out: vec[i64]) -> vec[i64]:
    """Audience and climbs that the seat can pay. [WC 5.5, 5.6, 5.7]"""
    if parts & AUDIENCE_PART != 0 and can_request_audience(
        state, state.seat, state.at[STOCK + state.seat * STOCKED + COIN]
    ):
        out = append(out, verbs.AUDIENCE.action())
    if parts & CLIMB_PART != 0 and can_climb(
        state, state.seat, state.at[STOCK + state.seat * STOCKED + PEARL]
    ):
        for floor in range(i64(DAIMYO_FLOOR)):
            if state.at[AT_FLOOR + state.seat * FLOORS + floor] > 0:
                out = legal_climb(state, floor, out)
    return out


def legal_climb(state: Position, floor: i64, out: vec[i64]) -> vec[i64]:
    """The rooms one or two floors above that the seat's pearls reach. [WC 5.7]"""
    pearls = state.at[STOCK + state.seat * STOCKED + PEARL]
    for room in range(i64(len(FLOOR_OF_ROOM))):
        up = FLOOR_OF_ROOM[room] - floor
        if (up == 1 or up == 2) and pearls >= PEARLS_BY_FLOORS[up]:
            out = append(out, verbs.CLIMB.action(floor, room))
    return out


def apply_audience(state: Position) -> None:
    """Pay the coins and move the leftmost courtier to the gate. [WC 5.6, R21]"""
    pay(state, COIN, AUDIENCE_COINS)
    state.at[RESERVE + state.seat * MEMBERS + COURTIER] -= 1
    state.at[AT_FLOOR + state.seat * FLOORS + GATE] += 1
    report(state, SENT, state.seat, FLOOR_ITEM + GATE, 1)
    finish_part(state, AUDIENCE_PART)


def finish_part(state: Position, part: i64) -> None:
    """Note that a part is done: each can be done at most once. [WC 5.5]"""
    entry = state.at[EFFECTS + state.depth - 1]
    if entry % ENTRY == part:
        pop(state)
    else:
        replace(state, entry - part)


def apply_climb(state: Position, floor: i64, room: i64) -> None:
    """Pay the pearls and move the courtier, whose arrival follows. [WC 5.7, R21]"""
    up = FLOOR_OF_ROOM[room] - floor
    pay(state, PEARL, PEARLS_BY_FLOORS[up])
    move_up(state, state.seat, floor, floor + up, room)
    finish_part(state, CLIMB_PART)
    if room == DAIMYO_ROOM:
        arrive_at_daimyo(state)
    else:
        arrive_in_room(state, room)


def move_up(state: Position, seat: i64, floor: i64, target: i64, room: i64) -> None:
    """Move a courtier from one floor to another. [WC 5.7, 11.11]"""
    state.at[AT_FLOOR + seat * FLOORS + floor] -= 1
    state.at[AT_FLOOR + seat * FLOORS + target] += 1
    report(state, LEFT_FLOOR, seat, FLOOR_ITEM + floor, -1)
    report(state, CLIMBED, seat, FLOOR_ITEM + target, 1, climb_detail(floor, room))


def deck_of(state: Position, room: i64) -> i64:
    """The cards that may come into this room, one bit each. [WC 1.2]"""
    if FLOOR_OF_ROOM[room] == STEWARD_FLOOR:
        return state.deck & STEWARD_DECK
    return state.deck & DIPLOMAT_DECK


def arrive_in_room(state: Position, room: i64) -> None:
    """Turn the clan's card over, take the room's card, do a light field, refill the room. [WC 5.8, 5.9, R22]"""
    card = state.at[ROOM_CARD + room]
    if deck_of(state, room) != 0:
        own = state.at[OWN_CARD + state.seat]
        state.at[TURNED + state.seat] |= BIT[own]
        state.at[ZONE + state.seat * SYMBOLS + BACK[own]] += 1
        state.at[OWN_CARD + state.seat] = card
        state.at[ROOM_CARD + room] = NOTHING
        report(state, TURNED_CARD, state.seat, ZONE_ITEM + BACK[own], 1, own)
        report(state, TOOK_CARD, state.seat, 0, 0, card)
        push(state, REFILL * ENTRY + room)
    push(state, LIGHT_CARD * ENTRY + card)


def arrive_at_daimyo(state: Position) -> None:
    """A lantern reward first, then a favour if one is free. [WC 5.10]"""
    if has_free_favour(state):
        push(state, FAVOUR * ENTRY)
    add_lantern(state, state.seat)


def has_free_favour(state: Position) -> bool:
    """Whether one of the three slots is free. [WC 5.11]"""
    for slot in range(i64(SLOTS)):
        if state.at[SLOT + slot] == NOTHING:
            return True
    return False


def legal_favour(state: Position, out: vec[i64]) -> vec[i64]:
    """The slots without a courtier. [WC 5.10, 5.11]"""
    for slot in range(i64(SLOTS)):
        if state.at[SLOT + slot] == NOTHING:
            out = append(out, verbs.FAVOUR.action(slot))
    return out
