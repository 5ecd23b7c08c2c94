"""Power for the neighbours of a new structure. [TM 9]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, has_bit
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.event_kinds import TOOK_POWER, WAS_REFUSED
from tenshu.games.terra_mystica.ids import (
    ANSWER,
    FOLLOW,
    FROM_POWER,
    NOTHING,
)
from tenshu.games.terra_mystica.layout import HAS_DROPPED, OWNER, STRUCTURE_AT, VICTORY_POINTS
from tenshu.games.terra_mystica.lookups import POWER_OF
from tenshu.games.terra_mystica.rules.adjacency import touching
from tenshu.games.terra_mystica.rules.conversions import can_burn
from tenshu.games.terra_mystica.rules.cults import advance, legal_step
from tenshu.games.terra_mystica.rules.gains import (
    faction_of,
    gain_power,
    power_capacity,
    score,
)

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

# An offer: to whom, by whom, how much, which event, and what others answered to that event.
OFFER: Final = 5
TO: Final = 0
BY: Final = 1
POWER: Final = 2
EVENT: Final = 3
HEARD: Final = 4
TAKEN: Final = 1
REFUSED: Final = 2

# What follows when all offers are answered.
NEXT_TURN: Final = 0
SECOND_ACTION: Final = 1
OWN_TURN: Final = 2
FINAL_SCORING: Final = 3
ROUND_END: Final = 4


def offered_power(state: Position, seat: i64, hex_: i64) -> i64:
    """The power values of the seat's structures directly beside a hex. [TM 9.1]"""
    power: i64 = 0
    for other in touching(state, hex_):
        if state.at[OWNER + other] == seat:
            power += POWER_OF[state.at[STRUCTURE_AT + other]]
    return power


def offer_power(state: Position, builder: i64, hex_: i64) -> None:
    """Offer power to all beside a new structure, from the builder's left. [TM 9.1, 9.2, R13]"""
    seats = state.setup.seats
    state.build_events += 1
    for distance in range(i64(1), seats):
        seat = (builder + distance) % seats
        power = offered_power(state, seat, hex_)
        if power > 0 and state.at[HAS_DROPPED + seat] == 0 and power_capacity(state, seat) > 0:
            for number in (seat, builder, power, state.build_events, i64(0)):
                state.offers = append(state.offers, number)


def power_gained(state: Position, seat: i64, power: i64) -> i64:
    """How much of the offered power the seat could take now: bowls and points limit it. [TM 9.4, R12]"""
    return min(power, power_capacity(state, seat), state.at[VICTORY_POINTS + seat] + 1)


def has_offer(state: Position, seat: i64) -> bool:
    """Whether an offer to the seat is open."""
    for index in range(i64(0), i64(len(state.offers)), i64(OFFER)):
        if state.offers[index + TO] == seat:
            return True
    return False


def find_offer(state: Position, seat: i64, builder: i64, power: i64) -> i64:
    """The index of the oldest offer of this power by this builder, or NOTHING."""
    for index in range(i64(0), i64(len(state.offers)), i64(OFFER)):
        if state.offers[index + TO] != seat or state.offers[index + BY] != builder:
            continue
        if state.offers[index + POWER] == power:
            return index
    return NOTHING


def take_offer(state: Position, first: i64) -> vec[i64]:
    """Remove the offer that begins at this index and return it."""
    offer = state.offers[first : first + OFFER]
    kept = vec[i64](capacity=len(state.offers))
    for index in range(i64(len(state.offers))):
        if index < first or index >= first + OFFER:
            kept = append(kept, state.offers[index])
    state.offers = kept
    return offer


def apply_leech(state: Position, builder: i64, power: i64) -> None:
    """Take the power and pay for it. [TM 9.3, 9.4, 21.7]"""
    seat = state.seat
    offer = take_offer(state, find_offer(state, seat, builder, power))
    gained = power_gained(state, seat, power)
    gain_power(state, seat, gained, TOOK_POWER, builder)
    score(state, seat, 1 - gained, FROM_POWER)
    if faction_of(state, builder).follows_power and offer[HEARD] != TAKEN:
        state.follow_due += 1
    note_answer(state, offer[EVENT], TAKEN)
    state.answering_later = 0


def apply_refuse(state: Position, builder: i64, power: i64) -> None:
    """Refuse the power. [TM 9.2]"""
    index = find_offer(state, state.seat, builder, power)
    if state.offers[index + HEARD] != TAKEN:
        note_answer(state, state.offers[index + EVENT], REFUSED)
    close_offer(state, index)
    state.answering_later = 0


def note_answer(state: Position, event: i64, answer: i64) -> None:
    """Note on all offers of an event that somebody took or refused. [TM 21.7, 22.7]"""
    for index in range(i64(0), i64(len(state.offers)), i64(OFFER)):
        if state.offers[index + EVENT] == event:
            state.offers[index + HEARD] = answer


def close_offer(state: Position, index: i64) -> None:
    """Close a refused offer; by the errata the Cultists gain power if everyone refused. [TM 22.7]"""
    offer = take_offer(state, index)
    if not faction_of(state, offer[BY]).follows_power or offer[HEARD] != REFUSED:
        return
    for other in range(i64(0), i64(len(state.offers)), i64(OFFER)):
        if state.offers[other + EVENT] == offer[EVENT]:
            return
    if state.setup.has_errata:
        gain_power(state, offer[BY], 1, WAS_REFUSED)


def close_void_offers(state: Position) -> None:
    """Close the offers to seats whose bowls are full. [TM R13]"""
    index: i64 = 0
    while index < i64(len(state.offers)):
        seat = state.offers[index + TO]
        if power_capacity(state, seat) == 0 or state.at[HAS_DROPPED + seat] != 0:
            close_offer(state, index)
        else:
            index += OFFER


def following_seat(state: Position) -> i64:
    """The seat whose faction follows power, or NOTHING. [TM 21.7]"""
    for seat in range(state.setup.seats):
        if faction_of(state, seat).follows_power:
            return seat
    return NOTHING


def must_follow(state: Position, seat: i64) -> bool:
    """Whether the Cultists choose now: all answers come first, or may be late. [TM R14, 22.10]"""
    if state.follow_due == 0 or seat != following_seat(state):
        return False
    return state.setup.answers_late or len(state.offers) == 0


def next_asked(state: Position) -> i64:
    """The seat that answers next, or NOTHING. [TM 9.2, R14, 22.10]"""
    if not state.setup.answers_late:
        if len(state.offers) > 0:
            return state.offers[TO]
        return following_seat(state) if state.follow_due > 0 else NOTHING
    seats = state.setup.seats
    for distance in range(i64(1), seats + 1):
        seat = (state.turn_seat + distance) % seats
        if has_bit(state.answering_later, seat) or (
            state.resume == OWN_TURN and seat != state.turn_seat
        ):
            continue
        if has_offer(state, seat) or must_follow(state, seat):
            return seat
    return NOTHING


def ask(state: Position) -> bool:
    """Ask the next seat for its answer; False if nobody is left to ask. [TM 9.2]"""
    close_void_offers(state)
    seat = next_asked(state)
    if seat == NOTHING:
        return False
    state.seat = seat
    state.phase = ANSWER if has_offer(state, seat) else FOLLOW
    return True


def may_wait(state: Position) -> bool:
    """Whether the seat may answer later: not before its own turn or the end of a round. [TM 22.10]"""
    return state.setup.answers_late and state.resume < OWN_TURN


def legal_answer(state: Position, out: vec[i64]) -> vec[i64]:
    """Take the oldest offer or refuse it; where answers may be late, refuse any. [TM 9.2, 22.10]"""
    refusals = vec[i64](capacity=4)
    for index in range(i64(0), i64(len(state.offers)), i64(OFFER)):
        builder = state.offers[index + BY]
        power = state.offers[index + POWER]
        if state.offers[index + TO] != state.seat:
            continue
        if find_offer(state, state.seat, builder, power) != index:
            continue
        if len(refusals) == 0 or not state.setup.takes_oldest_first:
            out = append(out, verbs.LEECH.action(builder, power - 1))
        refusals = append(refusals, verbs.REFUSE.action(builder, power - 1))
        if not state.setup.answers_late:
            break
    for refusal in refusals:
        out = append(out, refusal)
    if must_follow(state, state.seat):
        out = legal_step(out)
    if may_burn(state):
        out = append(out, verbs.BURN.action())
    return append(out, verbs.LATER.action()) if may_wait(state) else out


def may_burn(state: Position) -> bool:
    """Whether the seat may sacrifice power before its late answers: its turn has begun. [TM 22.10]"""
    is_turn = state.resume == OWN_TURN and state.seat == state.turn_seat
    return state.setup.burns_before_answers and is_turn and can_burn(state, state.seat)


def legal_follow(state: Position, out: vec[i64]) -> vec[i64]:
    """The Cultists choose their track. [TM 21.7]"""
    out = legal_step(out)
    return append(out, verbs.LATER.action()) if may_wait(state) else out


def apply_follow(state: Position, cult: i64) -> None:
    """The Cultists' step. [TM 21.7]"""
    state.follow_due -= 1
    advance(state, state.seat, cult, 1)
    state.stopped_cults = 0
    state.answering_later = 0


def apply_later(state: Position) -> None:
    """Let the others go on first. [TM 22.10]"""
    state.answering_later |= BIT[state.seat]
