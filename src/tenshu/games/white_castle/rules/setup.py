"""What lies on the table before the first turn. [WC 1, 11.1]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.chance import Chance
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.ids import (
    BELOW,
    BIT,
    BRIDGE,
    BRIDGES,
    CASTLE_CARDS,
    CLAN,
    COLOURS,
    DAIMYO_CARDS,
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
    GARDEN_CARD,
    GARDENS,
    GO_ON,
    HIGHEST_DIE,
    ITEMS,
    KINDS,
    NOTHING,
    OFFER_ACTION,
    OFFER_RESOURCE,
    OFFERS,
    ORDER,
    OWN_CARD,
    PAIR,
    PLANT,
    RESOURCE_CARD,
    ROLL,
    ROOM_CARD,
    ROOMS,
    TILE,
    TILES,
    YARD_TILES,
    YARD_TILES_AT,
    ZONE,
    count_bits,
    has_bit,
)
from tenshu.games.white_castle.rules import courtiers, rival
from tenshu.games.white_castle.rules.goods import add_gains, take_seals
from tenshu.games.white_castle.tables import (
    DARK_ENTRY,
    DIAMOND_TILES,
    DICE_OF_ROLL,
    FIRST_CHECKED_TILE,
    FIRST_FIELD,
    FIRST_ROLL,
    ROLL_COUNT,
    ROLL_OF_DICE,
    ROOM_OF_FIELD,
    START_BACK,
    START_DECREE,
    START_GOODS,
    TILE_COLOUR,
    TILE_ORDER,
)

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def options_mask(state: Position) -> i64:
    """What chance can draw now, one bit each; dice and paired action cards are counted elsewhere."""
    phase = state.phase
    if phase == DRAW_ORDER or phase == DRAW_YARDS or phase == DRAW_RESOURCES:
        return state.pool
    if phase == DEAL:
        return courtiers.deck_of(state, state.step)
    if phase == DRAW_GARDENS:
        return state.pool & (31 if state.step % KINDS == PLANT else 31 * 32)
    if phase == DRAW_TILES:
        return drawable_tiles(state)
    return BIT[DAIMYO_CARDS] - 1


def drawable_tiles(state: Position) -> i64:
    """All tiles left; on the diamond spaces only those of colours not there yet. [WC 1.5]"""
    if state.step >= DIAMOND_TILES:
        return state.pool
    mask = state.pool
    for index in range(state.step):
        colour = TILE_COLOUR[state.board[TILE + TILE_ORDER[index]]]
        mask &= ~(31 * BIT[colour * 5])
    return mask


def first_action(state: Position) -> i64:
    """The number of the first chance action of this phase."""
    phase = state.phase
    if phase == DRAW_ORDER:
        return verbs.DRAW_SEAT
    if phase == DEAL:
        return verbs.REVEAL + state.step * CASTLE_CARDS
    if phase == DRAW_DAIMYO:
        return verbs.DRAW_DAIMYO
    if phase == DRAW_TILES:
        return verbs.DRAW_TILE
    if phase == DRAW_GARDENS:
        return verbs.DRAW_GARDEN
    if phase == DRAW_YARDS:
        return verbs.DRAW_YARD
    return verbs.DRAW_RESOURCE


def legal_draw(state: Position, out: vec[i64]) -> vec[i64]:
    """What chance can draw in this phase of the set-up. [WC 1]"""
    if state.phase == ROLL:
        first = verbs.ROLL + state.step * verbs.ROLLS + FIRST_ROLL[state.setup.dice]
        for roll in range(ROLL_COUNT[state.setup.dice]):
            out = append(out, first + roll)
        return out
    if state.phase == DRAW_ACTIONS:
        for kind in range(i64(COLOURS)):
            if copies_left(state, kind) > 0:
                out = append(out, verbs.DRAW_ACTION + kind)
        return out
    return list_bits(options_mask(state), first_action(state), out)


def list_bits(mask: i64, first: i64, out: vec[i64]) -> vec[i64]:
    """An action for every bit of the mask."""
    index: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            out = append(out, first + index)
        mask >>= 1
        index += 1
    return out


def sample_bit(mask: i64, chance: Chance) -> i64:
    """One bit of the mask, each equally likely."""
    skip = chance.below(count_bits(mask))
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    index: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        index += 1
    return index


def sample_draw(state: Position, chance: Chance) -> i64:
    """Draw by the true odds. [WC 1, R26]"""
    if state.phase == ROLL:
        return sample_roll(state, chance)
    if state.phase == DRAW_ACTIONS:
        return sample_action(state, chance)
    return first_action(state) + sample_bit(options_mask(state), chance)


def sample_roll(state: Position, chance: Chance) -> i64:
    """Roll each die fairly and sort them. [WC 1.7]"""
    dice = state.setup.dice
    digits: i64 = 0
    rolled: i64 = 0  # how often each value came up, in base 8
    for _ in range(dice):
        rolled += BIT[3 * chance.below(HIGHEST_DIE)]
    for value in range(i64(HIGHEST_DIE)):
        for _ in range((rolled >> (3 * value)) & 7):
            digits = digits * HIGHEST_DIE + value
    return verbs.ROLL + state.step * verbs.ROLLS + ROLL_OF_DICE[dice][digits]


def copies_left(state: Position, kind: i64) -> i64:
    """Starting action cards of a member that are not on offer yet. [WC 1.12]"""
    left: i64 = 2
    for index in range(state.step):
        if state.board[OFFER_ACTION + index] == kind:
            left -= 1
    return left


def sample_action(state: Position, chance: Chance) -> i64:
    """One of the six starting action cards, less those drawn. [WC 1.12]"""
    skip = chance.below(6 - state.step)
    kind: i64 = 0
    while skip >= copies_left(state, kind):
        skip -= copies_left(state, kind)
        kind += 1
    return verbs.DRAW_ACTION + kind


def apply_draw(state: Position, action: i64) -> None:
    """Lay out what chance drew and go on with the set-up. [WC 1, 1.4]"""
    if action < verbs.REVEAL:
        apply_seat(state, action - verbs.DRAW_SEAT)
    elif action < verbs.DRAW_DAIMYO:
        apply_deal(state, (action - verbs.REVEAL) % CASTLE_CARDS)
    elif action < verbs.DRAW_TILE:
        state.daimyo = action - verbs.DRAW_DAIMYO
        begin(state, DRAW_TILES, BIT[TILES] - 1)
    elif action < verbs.DRAW_GARDEN:
        apply_tile(state, action - verbs.DRAW_TILE)
    elif action < verbs.DRAW_YARD:
        lay_out(state, GARDEN_CARD, action - verbs.DRAW_GARDEN)
        if state.step == GARDENS:
            begin(state, DRAW_YARDS, 255)
    elif action < verbs.ROLL:
        lay_out(state, YARD_TILES_AT, action - verbs.DRAW_YARD)
        if state.step == YARD_TILES:
            begin(state, ROLL, 0)
    elif action < verbs.DRAW_RESOURCE:
        apply_roll(state, (action - verbs.ROLL) % verbs.ROLLS)
    elif action < verbs.DRAW_ACTION:
        lay_out(state, OFFER_RESOURCE, action - verbs.DRAW_RESOURCE)
        if state.step == state.setup.offers:
            begin(state, DRAW_ACTIONS, 0)
    else:
        lay_out(state, OFFER_ACTION, action - verbs.DRAW_ACTION)
        if state.step == state.setup.offers:
            begin_choosing(state)


def begin(state: Position, phase: i64, pool: i64) -> None:
    """Go on with the next part of the set-up."""
    state.phase = phase
    state.pool = pool
    state.step = 0


def lay_out(state: Position, first: i64, drawn: i64) -> None:
    """Put a card or tile on the next of its places. [WC 1.8, 1.9, 1.12]"""
    state.board[first + state.step] = drawn
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
        for seat in range(state.clans):
            set_order(state, seat, seat)
        begin(state, DEAL, 0)
    else:
        begin(state, DRAW_ORDER, BIT[state.clans] - 1)


def set_order(state: Position, place: i64, seat: i64) -> None:
    """Give a clan its place, and its marker the matching one in the stack. [WC 1.11]"""
    state.board[ORDER + place] = seat
    state.clan[seat * CLAN + BELOW] = state.clans - 1 - place


def apply_seat(state: Position, seat: i64) -> None:
    """The next in the turn order; the last one is clear. [WC 1.11, R26]"""
    set_order(state, state.step, seat)
    state.step += 1
    state.pool &= ~BIT[seat]
    if count_bits(state.pool) > 1:
        return
    for last in range(state.clans):
        if has_bit(state.pool, last):
            set_order(state, state.step, last)
    begin(state, DEAL, 0)


def apply_deal(state: Position, card: i64) -> None:
    """Put a card into the next room; the fifth may call for a new deal. [WC 1.2, 1.3]"""
    state.deck &= ~BIT[card]
    state.board[ROOM_CARD + state.step] = card
    state.step += 1
    if state.step < ROOMS:
        return
    if not has_one_dark_action(state):
        begin(state, DRAW_DAIMYO, 0)
        return
    state.step = 0
    for room in range(i64(ROOMS)):
        state.deck |= BIT[state.board[ROOM_CARD + room]]
        state.board[ROOM_CARD + room] = NOTHING


def has_one_dark_action(state: Position) -> bool:
    """Do all five cards show the same dark action, whatever its price? [WC 1.3, R17]"""
    for room in range(i64(1), i64(ROOMS)):
        if DARK_ENTRY[state.board[ROOM_CARD + room]] != DARK_ENTRY[state.board[ROOM_CARD]]:
            return False
    return True


def apply_tile(state: Position, tile: i64) -> None:
    """Lay a die tile on the first free space that takes it; if none does, begin anew. [WC 1.5, R5]"""
    for index in range(i64(TILES)):
        space = TILE + TILE_ORDER[index]
        if state.board[space] == NOTHING and fits_tile(state, index, tile):
            state.board[space] = tile
            state.pool &= ~BIT[tile]
            state.step += 1
            if state.step == TILES:
                begin(state, DRAW_GARDENS, 1023)
            return
    for space in range(i64(TILES)):
        state.board[TILE + space] = NOTHING
    begin(state, DRAW_TILES, BIT[TILES] - 1)


def fits_tile(state: Position, index: i64, tile: i64) -> bool:
    """Would the room have two colours? Asked of the spaces that complete one. [WC 1.5, R16]"""
    space = TILE_ORDER[index]
    if index < FIRST_CHECKED_TILE or space >= TILES - 2:
        return True
    room = ROOM_OF_FIELD[space]
    for field in range(FIRST_FIELD[room], FIRST_FIELD[room + 1]):
        if field != space and TILE_COLOUR[state.board[TILE + field]] != TILE_COLOUR[tile]:
            return True
    return False


def apply_roll(state: Position, roll: i64) -> None:
    """Put the dice of a colour on their bridge in rising order. [WC 1.7, 8.4]"""
    first = BRIDGES + state.step * BRIDGE
    dice = state.setup.dice
    for index in range(dice - 1):
        state.board[first + index] = DICE_OF_ROLL[roll * BRIDGE + index]
    state.board[first + BRIDGE - 1] = DICE_OF_ROLL[roll * BRIDGE + dice - 1]
    state.step += 1
    if state.step == COLOURS:
        after_rolling(state)


def after_rolling(state: Position) -> None:
    """Starting cards before round 1; the rival's deck is shuffled in every round. [WC 8.4, 11.17]"""
    if state.setup.is_solo:
        rival.shuffle(state)
        begin(state, DRAW_SOLO, 0)
    elif state.round == 0:
        begin(state, DRAW_RESOURCES, 511)
    else:
        state.step = 0
        state.phase = GO_ON


def begin_choosing(state: Position) -> None:
    """Against the turn order, each seat chooses a pair; alone, the pair is given. [WC 1.13, 11.1]"""
    state.step = state.clans - 1
    if state.setup.is_solo:
        state.step = 0
        state.seat = 0
        apply_pair(state, state.board[OFFER_RESOURCE])
        return
    state.seat = state.board[ORDER + state.step]
    state.phase = PAIR


def legal_pair(state: Position, out: vec[i64]) -> vec[i64]:
    """The pairs still on offer. [WC 1.12, 1.13]"""
    for index in range(i64(OFFERS)):
        if state.board[OFFER_RESOURCE + index] != NOTHING:
            out = append(out, verbs.PAIR + state.board[OFFER_RESOURCE + index])
    return out


def apply_pair(state: Position, resource: i64) -> None:
    """Take the goods, the action card and the symbols for the lantern zone. [WC 1.13, 10.5, 10.7]"""
    at = state.seat * CLAN
    for index in range(i64(OFFERS)):
        if state.board[OFFER_RESOURCE + index] == resource:
            state.clan[at + OWN_CARD] = FIRST_START + state.board[OFFER_ACTION + index]
            state.board[OFFER_RESOURCE + index] = NOTHING
            state.board[OFFER_ACTION + index] = NOTHING
    state.clan[at + RESOURCE_CARD] = resource
    state.clan[at + ZONE + START_BACK[resource]] += 1
    if START_DECREE[resource] != NOTHING:
        state.clan[at + ZONE + START_DECREE[resource]] += 1
    add_gains(state, state.seat, START_GOODS, resource * ITEMS)
    take_seals(state)
    state.phase = GO_ON


def next_chooser(state: Position) -> bool:
    """The turn of the next seat to choose; False once all have chosen. [WC 1.13, R26]"""
    if state.step == 0:
        for index in range(i64(OFFERS)):
            state.board[OFFER_RESOURCE + index] = NOTHING
            state.board[OFFER_ACTION + index] = NOTHING
        return False
    state.step -= 1
    state.seat = state.board[ORDER + state.step]
    state.phase = PAIR
    return True
