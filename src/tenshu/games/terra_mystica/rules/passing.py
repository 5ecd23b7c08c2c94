"""Passing, dropping out, and who plays next. [TM 13]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.tiles import (
    BONUS_PASS_POINTS,
    BONUS_SHIPPING_POINTS,
    FAVOUR_PASS_POINTS,
)
from tenshu.games.terra_mystica.event_kinds import TOOK_CARD_COINS
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
from tenshu.games.terra_mystica.layout import (
    CARD_COINS,
    CARD_HELD,
    FAVOURS_HELD,
    HAS_DROPPED,
    HAS_PASSED,
    PASSING_ORDER,
    STRUCTURES_BUILT,
    TURN_ORDER,
)
from tenshu.games.terra_mystica.rules.adjacency import permanent_shipping
from tenshu.games.terra_mystica.rules.gains import faction_of, gain_coins, score
from tenshu.games.terra_mystica.verbs import NO_CARD

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def is_card_free(state: Position, card: i64) -> bool:
    """Whether the bonus card is in play and nobody holds it. [TM 13.3]"""
    if not has_bit(state.cards_in_play, card):
        return False
    for seat in range(state.setup.seats):
        if state.at[CARD_HELD + seat] == card:
            return False
    return True


def legal_pass(state: Position, out: vec[i64]) -> vec[i64]:
    """Pass for one of the free cards; in the last round for none. [TM 13.1, 13.3]"""
    if state.round == ROUNDS:
        return append(out, verbs.PASS.action(NO_CARD))
    for card in range(i64(BONUSES)):
        if is_card_free(state, card):
            out = append(out, verbs.PASS.action(card))
    return out


def apply_pass(state: Position, card: i64) -> None:
    """Score, change the card, and leave the round. [TM 13.1, 13.2, 13.3]"""
    seat = state.seat
    score_passing(state, seat)
    state.at[CARD_HELD + seat] = NOTHING
    if card != NO_CARD:
        take_card(state, seat, card)
    leave_round(state, seat)


def take_card(state: Position, seat: i64, card: i64) -> None:
    """Take a bonus card and the coins on it. [TM 13.3, 15.4]"""
    state.at[CARD_HELD + seat] = card
    gain_coins(state, seat, state.at[CARD_COINS + card], TOOK_CARD_COINS)
    state.at[CARD_COINS + card] = 0


def leave_round(state: Position, seat: i64) -> None:
    """Note that the seat has passed, and in which place. [TM 13.2]"""
    state.at[HAS_PASSED + seat] = 1
    for place in range(state.setup.seats):
        if state.at[PASSING_ORDER + place] == NOTHING:
            state.at[PASSING_ORDER + place] = seat
            return


def score_passing(state: Position, seat: i64) -> None:
    """Score passing: the bonus card, a favour tile, the faction's ability. [TM 13.4, 17.12, 21.14, 22.5]"""
    card = state.at[CARD_HELD + seat]
    for structure in range(i64(STRUCTURES)):
        points = BONUS_PASS_POINTS[card][structure]
        score(
            state,
            seat,
            points * state.at[STRUCTURES_BUILT + seat * STRUCTURES + structure],
            FROM_BONUSES,
        )
    if card == BON10:
        score(state, seat, BONUS_SHIPPING_POINTS * permanent_shipping(state, seat), FROM_BONUSES)
    if has_bit(state.at[FAVOURS_HELD + seat], FAV12):
        houses = state.at[STRUCTURES_BUILT + seat * STRUCTURES + TRADING_HOUSE]
        score(state, seat, FAVOUR_PASS_POINTS[houses], FROM_FAVOURS)
    score(state, seat, faction_of(state, seat).passing_points(state, seat), FROM_FACTION)


def apply_drop(state: Position) -> None:
    """Leave the game: the card goes back, the structures stay. [TM 22.9]"""
    seat = state.seat
    state.at[HAS_DROPPED + seat] = 1
    state.at[CARD_HELD + seat] = NOTHING
    state.at[HAS_PASSED + seat] = 1
    if faction_of(state, seat).follows_power:
        state.follow_due = 0


def next_in_turn(state: Position) -> i64:
    """The next seat that has not passed, or NOTHING. [TM 3.1, 13.1]"""
    seats = state.setup.seats
    place: i64 = 0
    while place < seats and state.at[TURN_ORDER + place] != state.turn_seat:
        place += 1
    for distance in range(i64(1), seats + 1):
        seat = state.at[TURN_ORDER + (place + distance) % seats]
        if seat != NOTHING and state.at[HAS_PASSED + seat] == 0:
            return seat
    return NOTHING


def set_next_order(state: Position) -> None:
    """Set the next round's order: clockwise from the first to pass, or the passing order. [TM 13.2, 22.1]"""
    seats = state.setup.seats
    if state.at[PASSING_ORDER] != NOTHING:
        state.first = state.at[PASSING_ORDER]
    place: i64 = 0
    for distance in range(seats):
        seat = (state.first + distance) % seats
        if state.setup.plays_in_passing_order:
            seat = state.at[PASSING_ORDER + distance]
        if seat != NOTHING and state.at[HAS_DROPPED + seat] == 0:
            state.at[TURN_ORDER + place] = seat
            place += 1
    while place < seats:
        state.at[TURN_ORDER + place] = NOTHING
        place += 1
    for index in range(seats):
        state.at[PASSING_ORDER + index] = NOTHING
