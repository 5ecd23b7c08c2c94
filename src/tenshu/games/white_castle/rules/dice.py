"""Taking a die from a bridge and putting it down. [WC 2]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT
from tenshu.core.protocol import report
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.event_kinds import PUT_DIE, TOOK_DIE, die_detail
from tenshu.games.white_castle.ids import (
    BRIDGE,
    COIN,
    COLOURS,
    DOMAIN,
    GO_ON,
    HIGHEST_DIE,
    LEFT,
    NOTHING,
    PLACE,
    RIGHT,
    ROOMS,
    STOCKED,
    WELL_SPACE,
)
from tenshu.games.white_castle.layout import BRIDGES, DOMAIN_DIE, SPACE_DIE, STOCK, WELL_DICE
from tenshu.games.white_castle.lookups import SPACE_VALUE
from tenshu.games.white_castle.rules.goods import add_lantern
from tenshu.games.white_castle.rules.spaces import fields_of_colour, open_space

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def die_at(state: Position, colour: i64, place: i64) -> i64:
    """The die on a place of a bridge: an end, or the first one in the centre; 0 if none. [WC 2.2]"""
    first = BRIDGES + colour * BRIDGE
    if place == LEFT:
        return state.at[first]
    if place == RIGHT:
        return state.at[first + BRIDGE - 1]
    return state.at[first + 1]


def has_dice(state: Position, colour: i64) -> bool:
    """Whether a die is left on the bridge; an empty bridge has two empty ends. [WC 2.3]"""
    return die_at(state, colour, LEFT) + die_at(state, colour, RIGHT) > 0


def remove_die(state: Position, colour: i64, place: i64) -> i64:
    """Take a die away and slide the nearest centre die to an empty end. [WC 2.3, R12, R18]"""
    board = state.at
    first = BRIDGES + colour * BRIDGE
    value = die_at(state, colour, place)
    if place == RIGHT:
        last = first + BRIDGE - 2
        while last > first and board[last] == 0:
            last -= 1
        board[first + BRIDGE - 1] = board[last] if last > first else 0
        if last > first:
            board[last] = 0
        return value
    if place == LEFT:
        board[first] = board[first + 1]
    board[first + 1] = board[first + 2]
    board[first + 2] = board[first + 3]
    board[first + 3] = 0
    return value


def legal_take(state: Position, out: vec[i64]) -> vec[i64]:
    """The dice on both ends of every bridge. [WC 2.2, 2.8]"""
    for colour in range(i64(COLOURS)):
        if die_at(state, colour, LEFT) != 0:
            out = append(out, verbs.TAKE.action(colour, LEFT))
        if die_at(state, colour, RIGHT) != 0:
            out = append(out, verbs.TAKE.action(colour, RIGHT))
    return out


def apply_take(state: Position, colour: i64, end: i64) -> None:
    """Take the die in hand. [WC 2.2]"""
    state.hand_colour = colour
    state.hand_value = remove_die(state, colour, end)
    state.hand_left = 1 if end == LEFT else 0
    report(state, TOOK_DIE, state.seat, 0, 0, die_detail(colour, state.hand_value, end))
    state.phase = PLACE


def dice_on(state: Position, space: i64) -> i64:
    """How many dice lie on a space of the board. [WC 2.5]"""
    first = SPACE_DIE + space * 2
    if state.at[first + 1] != 0:
        return 2
    return 1 if state.at[first] != 0 else 0


def value_under(state: Position, space: i64) -> i64:
    """The value that a die put here would cover. [WC 2.4, 3.4]"""
    if space >= WELL_SPACE:
        return SPACE_VALUE[space]
    dice = dice_on(state, space)
    if dice == 0:
        return SPACE_VALUE[space]
    return (state.at[SPACE_DIE + space * 2 + dice - 1] - 1) % HIGHEST_DIE + 1


def is_open(state: Position, space: i64) -> bool:
    """Whether the space takes the die in hand, its price aside. [WC 2.5, 3.1, 3.4, 3.5, R1]"""
    if space == WELL_SPACE:
        return True
    if space == DOMAIN:
        return state.at[DOMAIN_DIE + state.seat * COLOURS + state.hand_colour] == 0
    if dice_on(state, space) >= state.setup.dice_on_a_space:
        return False
    return space >= ROOMS or fields_of_colour(state, space, state.hand_colour) != 0


def can_place(state: Position, space: i64) -> bool:
    """Whether the space takes the die in hand and the seat can pay its price. [WC 2.4, R19]"""
    if not is_open(state, space):
        return False
    difference = state.hand_value - value_under(state, space)
    return difference >= 0 or state.at[STOCK + state.seat * STOCKED + COIN] + difference >= 0


def legal_place(state: Position, out: vec[i64]) -> vec[i64]:
    """The spaces for the die in hand. [WC 2.4, 2.5, 2.8]"""
    for space in range(i64(DOMAIN + 1)):
        if can_place(state, space):
            out = append(out, verbs.PLACE.action(space))
    return out


def apply_place(state: Position, space: i64) -> None:
    """Put the die down: coins, then the lantern, then the actions. [WC 2.4, 2.6, 2.7, R19]"""
    difference = state.hand_value - value_under(state, space)
    put_die(state, space, difference)
    open_space(state, space, state.hand_colour)
    if state.hand_left != 0:
        add_lantern(state, state.seat)
    state.hand_colour = NOTHING
    state.hand_value = 0
    state.hand_left = 0
    state.phase = GO_ON


def put_die(state: Position, space: i64, coins: i64) -> None:
    """Lay the die in hand on a space, where it stays until the round ends. [WC 2.4, 2.5, 2.8]"""
    state.at[STOCK + state.seat * STOCKED + COIN] += coins
    detail = die_detail(state.hand_colour, state.hand_value, space)
    report(state, PUT_DIE, state.seat, COIN, coins, detail)
    if space == DOMAIN:
        state.at[DOMAIN_DIE + state.seat * COLOURS + state.hand_colour] = state.hand_value
    elif space == WELL_SPACE:
        state.at[WELL_DICE + state.hand_colour] += BIT[4 * (state.hand_value - 1)]
    else:
        free = SPACE_DIE + space * 2 + dice_on(state, space)
        state.at[free] = state.hand_colour * HIGHEST_DIE + state.hand_value
