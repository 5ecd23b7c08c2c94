"""The Tokugawa clan, the rival of the solo game. [WC 11]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits, has_bit
from tenshu.core.protocol import report
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.data.solo import COINS_PER_UNIT
from tenshu.games.white_castle.event_kinds import (
    CARRIED_OUT,
    DISCARDED,
    FAVOUR_ITEM,
    FLOOR_ITEM,
    FROM_RIVAL,
    HANDED_IN,
    MISSED_DIE,
    NO_ROOM,
    SCORED,
    SENT,
    TOOK_DIE,
    TOOK_FAVOUR,
    TURNED_OVER,
    die_detail,
)
from tenshu.games.white_castle.ids import (
    COIN,
    COURTIER,
    DAIMYO_FLOOR,
    DAIMYO_ROOM,
    DIPLOMAT_LEFT,
    DO_CLIMB,
    DO_COINS,
    DO_GARDENER,
    DO_GATE,
    DO_INFLUENCE,
    DO_POINTS,
    DO_WARRIOR,
    DRAW_SOLO,
    EITHER,
    ENTRY,
    FLOORS,
    GARDENER,
    GARDENS,
    GATE,
    GO_ON,
    KINDS,
    MEMBERS,
    NOTHING,
    POINT,
    REFILL,
    RIVAL,
    RIVAL_COINS,
    RIVAL_FAILED,
    RIVAL_GARDEN,
    RIVAL_GARDENS,
    RIVAL_ROOM,
    ROOMS,
    SLOTS,
    SOLO_CARDS,
    STEWARD_FLOOR,
    STEWARD_ROOMS,
    STOCKED,
    WARRIOR,
    WELL_SPACE,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    FLIPPED,
    GARDEN_CARD,
    RESERVE,
    RIVAL_POINTS,
    ROOM_CARD,
    SLOT,
    STOCK,
    TENDED,
    TURN_ORDER,
    UNDER,
)
from tenshu.games.white_castle.lookups import (
    GARDEN_POINTS,
    RIVAL_ACT,
    RIVAL_BRIDGE,
    RIVAL_NUMBER,
    RIVAL_PLACE,
    RIVAL_SPACE,
    SPACE_VALUE,
)
from tenshu.games.white_castle.rules import dice, members, passage
from tenshu.games.white_castle.rules.courtiers import deck_of, move_up
from tenshu.games.white_castle.rules.goods import gain_coins, score
from tenshu.games.white_castle.rules.stack import push

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position

LOOKING: Final = -1  # the rival has no die yet
ACTS_OF_A_CARD: Final = 2


def shuffle(state: Position) -> None:
    """Shuffle all nine cards; chance shows the top one. [WC 11.1, 11.17]"""
    state.unseen = BIT[SOLO_CARDS] - 1
    state.rival_top = NOTHING
    state.cards_flipped = 0
    state.cards_under = 0
    for index in range(i64(SOLO_CARDS)):
        state.at[FLIPPED + index] = NOTHING
        state.at[UNDER + index] = NOTHING


def begin_turn(state: Position) -> None:
    """Turn over the top card, so that the next one shows its bridge side. [WC 11.4]"""
    state.rival_step = LOOKING
    flip_top(state)


def flip_top(state: Position) -> None:
    """Lay the top card into the row; the new top comes from the unseen cards first. [WC 11.4, R13]"""
    state.at[FLIPPED + state.cards_flipped] = state.rival_top
    state.cards_flipped += 1
    report(state, TURNED_OVER, RIVAL, 0, 0, state.rival_top)
    state.rival_top = NOTHING
    if state.unseen != 0:
        state.phase = DRAW_SOLO
        return
    state.rival_top = state.at[UNDER]
    state.cards_under -= 1
    for index in range(state.cards_under):
        state.at[UNDER + index] = state.at[UNDER + index + 1]
    state.at[UNDER + state.cards_under] = NOTHING
    state.phase = GO_ON


def apply_top(state: Position, card: i64) -> None:
    """Put the card that chance drew on top. [WC 11.4]"""
    state.rival_top = card
    state.unseen &= ~BIT[card]


def go_on(state: Position) -> bool:
    """Carry out the next step of the rival's turn; False once it is over. [WC 11.4, 11.6, 11.11]"""
    if state.rival_step == LOOKING:
        card = state.rival_top
        if dice.die_at(state, RIVAL_BRIDGE[card], RIVAL_PLACE[card]) == 0:
            report(state, MISSED_DIE, RIVAL, 0, 0, card)
            flip_top(state)
        else:
            place_die(state, card)
            state.rival_step = 0
        return True
    cards = min(state.cards_flipped, 2)
    if state.rival_step == cards * ACTS_OF_A_CARD:
        put_cards_under(state)
        return False
    card = state.at[FLIPPED + state.cards_flipped - cards + state.rival_step // ACTS_OF_A_CARD]
    if state.rival_step % ACTS_OF_A_CARD == 0:
        report(state, CARRIED_OUT, RIVAL, 0, 0, card)
    index = card * ACTS_OF_A_CARD + state.rival_step % ACTS_OF_A_CARD
    state.rival_step += 1
    act(state, RIVAL_ACT[index], RIVAL_NUMBER[index])
    return True


def place_die(state: Position, card: i64) -> None:
    """Take the die named and put it where the card says, or into the well. [WC 11.3, 11.5, R12]"""
    state.hand_colour = RIVAL_BRIDGE[card]
    state.hand_value = dice.remove_die(state, RIVAL_BRIDGE[card], RIVAL_PLACE[card])
    detail = die_detail(state.hand_colour, state.hand_value, RIVAL_PLACE[card])
    report(state, TOOK_DIE, RIVAL, 0, 0, detail)
    space = RIVAL_SPACE[card]
    if dice.dice_on(state, space) >= state.setup.dice_on_a_space:
        space = WELL_SPACE
    dice.put_die(state, space, max(state.hand_value - SPACE_VALUE[space], 0))
    state.hand_colour = NOTHING
    state.hand_value = 0


def put_cards_under(state: Position) -> None:
    """Put the row of cards below the deck, in its order. [WC 11.6, R13]"""
    for index in range(state.cards_flipped):
        state.at[UNDER + state.cards_under] = state.at[FLIPPED + index]
        state.at[FLIPPED + index] = NOTHING
        state.cards_under += 1
    state.cards_flipped = 0


def act(state: Position, action: i64, number: i64) -> None:
    """Carry out one symbol of a card. [WC 11.6, 11.12, 11.13, 11.14, R15]"""
    if action == DO_GARDENER:
        place_gardener(state, number)
    elif action == DO_WARRIOR:
        place_warrior(state, number)
    elif action == DO_GATE:
        send_to_gate(state)
    elif action == DO_CLIMB:
        climb(state, number)
    elif action == DO_POINTS:
        score(state, RIVAL, number)
    elif action == DO_INFLUENCE:
        passage.move_marker(state, RIVAL, number)
    elif action == DO_COINS:
        gain_coins(state, RIVAL, number)


def fail(state: Position) -> None:
    """Score the number of the round, for an action that cannot be done. [WC 11.7]"""
    score_for(state, RIVAL_FAILED, state.round)


def score_for(state: Position, source: i64, points: i64) -> None:
    """Score points of the rival that no symbol gives. [WC 11.7, 11.15, 11.16]"""
    if points != 0:
        state.at[RIVAL_POINTS + source] += points
        report(state, SCORED, RIVAL, POINT, points, FROM_RIVAL + source)


def place_gardener(state: Position, kind: i64) -> None:
    """Place a gardener in the garden of the kind with the fewest points; the player breaks ties. [WC 11.8]"""
    mask = lowest_gardens(state, kind)
    if mask == 0:
        fail(state)
    elif mask & (mask - 1) != 0:
        state.rival_gardens = mask
        state.phase = RIVAL_GARDEN
    else:
        garden: i64 = 0
        while not has_bit(mask, garden):
            garden += 1
        members.send_gardener(state, RIVAL, garden)


def lowest_gardens(state: Position, kind: i64) -> i64:
    """The gardens with the fewest points that the rival may tend, one bit each. [WC 11.8]"""
    mask: i64 = 0
    if state.at[RESERVE + RIVAL * MEMBERS + GARDENER] == 0:
        return mask
    fewest: i64 = 100
    for garden in range(i64(GARDENS)):
        is_kind = kind == EITHER or garden % KINDS == kind
        if is_kind and not has_bit(state.at[TENDED + RIVAL], garden):
            points = GARDEN_POINTS[state.at[GARDEN_CARD + garden]]
            if points < fewest:
                fewest = points
                mask = 0
            if points == fewest:
                mask |= BIT[garden]
    return mask


def legal_garden(state: Position, out: vec[i64]) -> vec[i64]:
    """The gardens among which the player chooses for the rival. [WC 11.8]"""
    for garden in range(i64(GARDENS)):
        if has_bit(state.rival_gardens, garden):
            out = append(out, verbs.RIVAL_GARDEN.action(garden))
    return out


def apply_garden(state: Position, garden: i64) -> None:
    """Place the rival's gardener where the player chose; no action follows. [WC 11.3, 11.8]"""
    state.rival_gardens = 0
    members.send_gardener(state, RIVAL, garden)


def place_warrior(state: Position, yard: i64) -> None:
    """Place a warrior in the yard with the cost shown; no action follows. [WC 11.3, 11.9]"""
    if state.at[RESERVE + RIVAL * MEMBERS + WARRIOR] == 0:
        fail(state)
        return
    members.send_warrior(state, RIVAL, yard)


def send_to_gate(state: Position) -> None:
    """Place a courtier at the gate. [WC 11.10]"""
    if state.at[RESERVE + RIVAL * MEMBERS + COURTIER] == 0:
        fail(state)
        return
    state.at[RESERVE + RIVAL * MEMBERS + COURTIER] -= 1
    state.at[AT_FLOOR + RIVAL * FLOORS + GATE] += 1
    report(state, SENT, RIVAL, FLOOR_ITEM + GATE, 1)


def climb(state: Position, floors: i64) -> None:
    """Move the lowest courtier in the castle up; without one below the Daimyo, fail. [WC 11.11, R9, R10]"""
    floor: i64 = 0
    while floor < DAIMYO_FLOOR and state.at[AT_FLOOR + RIVAL * FLOORS + floor] == 0:
        floor += 1
    if floor == DAIMYO_FLOOR:
        fail(state)
        return
    target = min(floor + floors, DAIMYO_FLOOR)
    move_up(state, RIVAL, floor, target, DAIMYO_ROOM if target == DAIMYO_FLOOR else NO_ROOM)
    if target == DAIMYO_FLOOR:
        occupy_favour(state)
    elif deck_of(state, first_room(target)) != 0:
        state.rival_floor = target
        state.phase = RIVAL_ROOM


def first_room(floor: i64) -> i64:
    """The leftmost room of a floor."""
    return 0 if floor == STEWARD_FLOOR else DIPLOMAT_LEFT


def occupy_favour(state: Position) -> None:
    """Take the leftmost free favour, without its reward. [WC 11.3, 11.11]"""
    for slot in range(i64(SLOTS)):
        if state.at[SLOT + slot] == NOTHING:
            state.at[SLOT + slot] = RIVAL
            report(state, TOOK_FAVOUR, RIVAL, FAVOUR_ITEM + slot, 1)
            return


def legal_room(state: Position, out: vec[i64]) -> vec[i64]:
    """The rooms of the floor that the rival's courtier has reached. [WC 11.11]"""
    first = first_room(state.rival_floor)
    last: i64 = STEWARD_ROOMS if first == 0 else ROOMS
    for room in range(first, last):
        out = append(out, verbs.RIVAL_ROOM.action(room))
    return out


def apply_room(state: Position, room: i64) -> None:
    """Remove the card of the chosen room from the game and replace it. [WC 11.11, R11]"""
    report(state, DISCARDED, RIVAL, 0, 0, state.at[ROOM_CARD + room])
    state.box |= BIT[state.at[ROOM_CARD + room]]
    state.at[ROOM_CARD + room] = NOTHING
    state.rival_floor = 0
    push(state, REFILL * ENTRY + room)


def trade_coins(state: Position) -> None:
    """Trade the rival's coins for points, by its place in the new order. [WC 11.15]"""
    price: i64 = COINS_PER_UNIT[0] if state.at[TURN_ORDER] == RIVAL else COINS_PER_UNIT[1]
    units = state.at[STOCK + RIVAL * STOCKED + COIN] // price
    if units == 0:
        return
    state.at[STOCK + RIVAL * STOCKED + COIN] -= units * price
    report(state, HANDED_IN, RIVAL, COIN, -units * price)
    score_for(state, RIVAL_COINS, units * state.round)


def score_gardens(state: Position, mask: i64) -> None:
    """Score each active gardener of the rival. [WC 11.16]"""
    score_for(state, RIVAL_GARDENS, count_bits(mask) * state.round)
