"""Passing, dropping out, and who plays next. [TM 13]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.games.terra_mystica.data.tiles import (
    BONUS_PASS_POINTS,
    BONUS_SHIPPING_POINTS,
    FAVOUR_PASS_POINTS,
)
from tenshu.games.terra_mystica.ids import (
    BON10,
    BONUSES,
    FAV12,
    FROM_BONUSES,
    FROM_FACTION,
    FROM_FAVOURS,
    NOTHING,
    ROUNDS,
    STRUCTURES,
    TRADING_HOUSE,
)
from tenshu.games.terra_mystica.rules.adjacency import permanent_shipping
from tenshu.games.terra_mystica.rules.gains import faction_of, score
from tenshu.games.terra_mystica.verbs import NO_CARD, PASS

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def is_card_free(state: Position, card: i64) -> bool:
    """Is the bonus card in play and in nobody's hands? [TM 13.3]"""
    if not has_bit(state.cards, card):
        return False
    for held in state.card:
        if held == card:
            return False
    return True


def legal_pass(state: Position, out: vec[i64]) -> vec[i64]:
    """Pass for one of the free cards; in the last round for none. [TM 13.1, 13.3]"""
    if state.round == ROUNDS:
        return append(out, PASS + NO_CARD)
    for card in range(i64(BONUSES)):
        if is_card_free(state, card):
            out = append(out, PASS + card)
    return out


def apply_pass(state: Position, card: i64) -> None:
    """Score, change the card, and be out of the round. [TM 13.1, 13.2, 13.3]"""
    seat = state.seat
    score_passing(state, seat)
    state.card[seat] = NOTHING
    if card != NO_CARD:
        take_card(state, seat, card)
    leave_round(state, seat)


def take_card(state: Position, seat: i64, card: i64) -> None:
    """Take a bonus card and the coins on it. [TM 13.3, 15.4]"""
    state.card[seat] = card
    state.coins[seat] += state.card_coins[card]
    state.card_coins[card] = 0


def leave_round(state: Position, seat: i64) -> None:
    """Note that the seat is out of this round, and when. [TM 13.2]"""
    state.passed[seat] = 1
    for place in range(state.setup.seats):
        if state.passing[place] == NOTHING:
            state.passing[place] = seat
            return


def score_passing(state: Position, seat: i64) -> None:
    """Points for the card, for a tile, and by the faction's ability. [TM 13.4, 17.12, 21.14, 22.5]"""
    card = state.card[seat]
    for structure in range(i64(STRUCTURES)):
        points = BONUS_PASS_POINTS[card][structure]
        score(state, seat, points * state.standing[seat * STRUCTURES + structure], FROM_BONUSES)
    if card == BON10:
        score(state, seat, BONUS_SHIPPING_POINTS * permanent_shipping(state, seat), FROM_BONUSES)
    if has_bit(state.favours[seat], FAV12):
        houses = state.standing[seat * STRUCTURES + TRADING_HOUSE]
        score(state, seat, FAVOUR_PASS_POINTS[houses], FROM_FAVOURS)
    score(state, seat, faction_of(state, seat).passing_points(state, seat), FROM_FACTION)


def apply_drop(state: Position) -> None:
    """Leave the game: the card goes back, the structures stay. [TM 22.9]"""
    seat = state.seat
    state.dropped[seat] = 1
    state.card[seat] = NOTHING
    state.passed[seat] = 1
    if faction_of(state, seat).follows_power:
        state.follow_due = 0


def next_in_turn(state: Position) -> i64:
    """The next seat that has not passed, or NOTHING. [TM 3.1, 13.1]"""
    seats = state.setup.seats
    at: i64 = 0
    while at < seats and state.order[at] != state.turn:
        at += 1
    for distance in range(i64(1), seats + 1):
        seat = state.order[(at + distance) % seats]
        if seat != NOTHING and state.passed[seat] == 0:
            return seat
    return NOTHING


def set_next_order(state: Position) -> None:
    """Next round: clockwise from the first who passed, or as all passed. [TM 13.2, 22.1]"""
    seats = state.setup.seats
    if state.passing[0] != NOTHING:
        state.first = state.passing[0]
    place: i64 = 0
    for distance in range(seats):
        seat = (state.first + distance) % seats
        if state.setup.orders_by_passing:
            seat = state.passing[distance]
        if seat != NOTHING and state.dropped[seat] == 0:
            state.order[place] = seat
            place += 1
    while place < seats:
        state.order[place] = NOTHING
        place += 1
    for index in range(seats):
        state.passing[index] = NOTHING
