"""The set-up before the first turn. [WC 1, 11.1]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits, has_bit
from tenshu.core.protocol import report
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.event_kinds import ADDED_SYMBOL, BEGAN, ZONE_ITEM
from tenshu.games.white_castle.ids import (
    BRIDGE,
    COLOURS,
    DEAL,
    DRAW_ACTIONS,
    DRAW_DAIMYO,
    DRAW_GARDENS,
    DRAW_ORDER,
    DRAW_RESOURCES,
    DRAW_SOLO,
    DRAW_TILES,
    DRAW_YARDS,
    FIRST_START,
    GARDENS,
    GO_ON,
    ITEMS,
    MEMBERS,
    NOTHING,
    OFFERS,
    PAIR,
    ROLL,
    ROOMS,
    SYMBOLS,
    TILES,
    YARD_TILES,
)
from tenshu.games.white_castle.layout import (
    BELOW,
    BRIDGES,
    GARDEN_CARD,
    OFFER_ACTION,
    OFFER_RESOURCE,
    OWN_CARD,
    RESOURCE_CARD,
    ROOM_CARD,
    TILE,
    TURN_ORDER,
    YARD_TILES_AT,
    ZONE,
)
from tenshu.games.white_castle.lookups import (
    DARK_ENTRY,
    DICE_OF_ROLL,
    FIRST_CHECKED_TILE,
    FIRST_FIELD,
    ROOM_OF_FIELD,
    START_BACK,
    START_DECREE,
    START_GOODS,
    TILE_COLOUR,
    TILE_ORDER,
)
from tenshu.games.white_castle.rules import rival
from tenshu.games.white_castle.rules.goods import add_gains, take_seals

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def begin(state: Position, phase: i64, pool: i64) -> None:
    """Begin the next part of the set-up."""
    state.phase = phase
    state.pool = pool
    state.step = 0


def lay_out(state: Position, first: i64, drawn: i64) -> None:
    """Put a card or tile on the next of its places. [WC 1.8, 1.9, 1.12]"""
    state.at[first + state.step] = drawn
    state.pool &= ~BIT[drawn]
    state.step += 1


def open_game(state: Position) -> None:
    """Begin with the turn order, unless it is settled. [WC 1.11, 11.2, R14]"""
    setup = state.setup
    if setup.is_solo:
        first: i64 = 1 if setup.rival_begins else 0
        set_order(state, 0, first)
        set_order(state, 1, 1 - first)
        begin(state, DEAL, 0)
    elif setup.seats_in_order:
        for seat in range(state.setup.clans):
            set_order(state, seat, seat)
        begin(state, DEAL, 0)
    else:
        begin(state, DRAW_ORDER, BIT[state.setup.clans] - 1)


def set_order(state: Position, place: i64, seat: i64) -> None:
    """Give a clan its place, and its marker the matching one in the stack. [WC 1.11]"""
    state.at[TURN_ORDER + place] = seat
    state.at[BELOW + seat] = state.setup.clans - 1 - place


def apply_seat(state: Position, seat: i64) -> None:
    """Give the seat the next place in the turn order; the last place follows. [WC 1.11, R26]"""
    set_order(state, state.step, seat)
    state.step += 1
    state.pool &= ~BIT[seat]
    if count_bits(state.pool) > 1:
        return
    for last in range(state.setup.clans):
        if has_bit(state.pool, last):
            set_order(state, state.step, last)
    begin(state, DEAL, 0)


def apply_deal(state: Position, card: i64) -> None:
    """Put a card into the next room; the fifth may call for a new deal. [WC 1.2, 1.3]"""
    state.deck &= ~BIT[card]
    state.at[ROOM_CARD + state.step] = card
    state.step += 1
    if state.step < ROOMS:
        return
    if not has_one_dark_action(state):
        begin(state, DRAW_DAIMYO, 0)
        return
    state.step = 0
    for room in range(i64(ROOMS)):
        state.deck |= BIT[state.at[ROOM_CARD + room]]
        state.at[ROOM_CARD + room] = NOTHING


def has_one_dark_action(state: Position) -> bool:
    """Whether all five cards show the same dark action, whatever its price. [WC 1.3, R17]"""
    for room in range(i64(1), i64(ROOMS)):
        if DARK_ENTRY[state.at[ROOM_CARD + room]] != DARK_ENTRY[state.at[ROOM_CARD]]:
            return False
    return True


def apply_daimyo(state: Position, card: i64) -> None:
    """Lay out the Daimyo card. [WC 1.4]"""
    state.daimyo = card
    begin(state, DRAW_TILES, BIT[TILES] - 1)


def apply_tile(state: Position, tile: i64) -> None:
    """Lay a die tile on the first free space that takes it; if none does, begin anew. [WC 1.5, R5]"""
    for index in range(i64(TILES)):
        space = TILE + TILE_ORDER[index]
        if state.at[space] == NOTHING and fits_tile(state, index, tile):
            state.at[space] = tile
            state.pool &= ~BIT[tile]
            state.step += 1
            if state.step == TILES:
                begin(state, DRAW_GARDENS, 1023)
            return
    for space in range(i64(TILES)):
        state.at[TILE + space] = NOTHING
    begin(state, DRAW_TILES, BIT[TILES] - 1)


def apply_garden_card(state: Position, card: i64) -> None:
    """Lay a garden card on the next garden. [WC 1.8]"""
    lay_out(state, GARDEN_CARD, card)
    if state.step == GARDENS:
        begin(state, DRAW_YARDS, 255)


def apply_yard_tile(state: Position, tile: i64) -> None:
    """Lay a tile on the next space of the yards. [WC 1.9]"""
    lay_out(state, YARD_TILES_AT, tile)
    if state.step == YARD_TILES:
        begin(state, ROLL, 0)


def fits_tile(state: Position, index: i64, tile: i64) -> bool:
    """Whether the room would have two colours, for the spaces that complete a room. [WC 1.5, R16]"""
    space = TILE_ORDER[index]
    if index < FIRST_CHECKED_TILE or space >= TILES - 2:
        return True
    room = ROOM_OF_FIELD[space]
    for field in range(FIRST_FIELD[room], FIRST_FIELD[room + 1]):
        if field != space and TILE_COLOUR[state.at[TILE + field]] != TILE_COLOUR[tile]:
            return True
    return False


def apply_roll(state: Position, colour: i64, roll: i64) -> None:
    """Put the dice of a colour on their bridge in rising order. [WC 1.7, 8.4]"""
    first = BRIDGES + colour * BRIDGE
    dice = state.setup.dice
    for index in range(dice - 1):
        state.at[first + index] = DICE_OF_ROLL[roll * BRIDGE + index]
    state.at[first + BRIDGE - 1] = DICE_OF_ROLL[roll * BRIDGE + dice - 1]
    state.step += 1
    if state.step == COLOURS:
        after_rolling(state)


def after_rolling(state: Position) -> None:
    """Go on after rolling: starting cards before round 1, the rival's deck in every round. [WC 8.4, 11.17]"""
    if state.setup.is_solo:
        rival.shuffle(state)
        begin(state, DRAW_SOLO, 0)
    elif state.round == 0:
        begin(state, DRAW_RESOURCES, 511)
    else:
        state.step = 0
        state.phase = GO_ON


def apply_start_resource(state: Position, card: i64) -> None:
    """Offer a starting resource card. [WC 1.12]"""
    lay_out(state, OFFER_RESOURCE, card)
    if state.step == state.setup.offers:
        begin(state, DRAW_ACTIONS, 0)


def apply_start_action(state: Position, card: i64) -> None:
    """Offer a starting action card. [WC 1.12]"""
    lay_out(state, OFFER_ACTION, card)
    if state.step == state.setup.offers:
        begin_choosing(state)


def begin_choosing(state: Position) -> None:
    """Let each seat choose a pair, against the turn order; alone, the pair is given. [WC 1.13, 11.1]"""
    state.step = state.setup.clans - 1
    if state.setup.is_solo:
        state.step = 0
        state.seat = 0
        apply_pair(state, state.at[OFFER_RESOURCE])
        return
    state.seat = state.at[TURN_ORDER + state.step]
    state.phase = PAIR


def legal_pair(state: Position, out: vec[i64]) -> vec[i64]:
    """The pairs still on offer. [WC 1.12, 1.13]"""
    for index in range(i64(OFFERS)):
        if state.at[OFFER_RESOURCE + index] != NOTHING:
            out = append(out, verbs.PAIR.action(state.at[OFFER_RESOURCE + index]))
    return out


def apply_pair(state: Position, resource: i64) -> None:
    """Take the goods, the action card and the symbols for the lantern zone. [WC 1.13, 10.5, 10.7]"""
    for index in range(i64(OFFERS)):
        if state.at[OFFER_RESOURCE + index] == resource:
            state.at[OWN_CARD + state.seat] = FIRST_START + state.at[OFFER_ACTION + index]
            state.at[OFFER_RESOURCE + index] = NOTHING
            state.at[OFFER_ACTION + index] = NOTHING
    state.at[RESOURCE_CARD + state.seat] = resource
    action = state.at[OWN_CARD + state.seat] - FIRST_START
    report(state, BEGAN, state.seat, 0, 0, resource * MEMBERS + action)
    add_symbol(state, START_BACK[resource])
    if START_DECREE[resource] != NOTHING:
        add_symbol(state, START_DECREE[resource])
    add_gains(state, state.seat, START_GOODS, resource * ITEMS)
    take_seals(state)
    state.phase = GO_ON


def add_symbol(state: Position, symbol: i64) -> None:
    """Add a symbol to the lantern zone of the seat. [WC 1.13]"""
    state.at[ZONE + state.seat * SYMBOLS + symbol] += 1
    report(state, ADDED_SYMBOL, state.seat, ZONE_ITEM + symbol, 1)


def next_chooser(state: Position) -> bool:
    """Let the next seat choose; False once all have chosen. [WC 1.13, R26]"""
    if state.step == 0:
        for index in range(i64(OFFERS)):
            state.at[OFFER_RESOURCE + index] = NOTHING
            state.at[OFFER_ACTION + index] = NOTHING
        return False
    state.step -= 1
    state.seat = state.at[TURN_ORDER + state.step]
    state.phase = PAIR
    return True
