"""What chance can draw, and with which odds. [WC 1, 5.8, 11.4]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits
from tenshu.core.chance import Chance
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.ids import (
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
    ENTRY,
    HIGHEST_DIE,
    KINDS,
    PLANT,
    REFILL,
    ROLL,
)
from tenshu.games.white_castle.layout import EFFECTS, OFFER_ACTION, TILE
from tenshu.games.white_castle.lookups import (
    DIAMOND_TILES,
    FIRST_ROLL,
    ROLL_COUNT,
    ROLL_OF_DICE,
    TILE_COLOUR,
    TILE_ORDER,
    WAYS_OF_ROLL,
)
from tenshu.games.white_castle.rules.courtiers import deck_of

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def options_mask(state: Position) -> i64:
    """What chance can draw now, one bit each; dice and starting actions are counted elsewhere."""
    phase = state.phase
    if phase == REFILL:
        return deck_of(state, room_to_refill(state))
    if phase == DRAW_SOLO:
        return state.unseen
    if phase == DRAW_ORDER or phase == DRAW_YARDS or phase == DRAW_RESOURCES:
        return state.pool
    if phase == DEAL:
        return deck_of(state, state.step)
    if phase == DRAW_GARDENS:
        return state.pool & (31 if state.step % KINDS == PLANT else 31 * 32)
    if phase == DRAW_TILES:
        return drawable_tiles(state)
    return BIT[DAIMYO_CARDS] - 1


def room_to_refill(state: Position) -> i64:
    """The room that waits for a new card. [WC 5.8]"""
    return state.at[EFFECTS + state.depth - 1] % ENTRY


def drawable_tiles(state: Position) -> i64:
    """All tiles left; on the diamond spaces only those of colours not there yet. [WC 1.5]"""
    if state.step >= DIAMOND_TILES:
        return state.pool
    mask = state.pool
    for index in range(state.step):
        colour = TILE_COLOUR[state.at[TILE + TILE_ORDER[index]]]
        mask &= ~(31 * BIT[colour * 5])
    return mask


def first_action(state: Position) -> i64:
    """The number of the first chance action of this phase."""
    phase = state.phase
    if phase == REFILL:
        return verbs.REVEAL.action(room_to_refill(state), 0)
    if phase == DRAW_SOLO:
        return verbs.DRAW_RIVAL.first
    if phase == DRAW_ORDER:
        return verbs.DRAW_SEAT.first
    if phase == DEAL:
        return verbs.REVEAL.action(state.step, 0)
    if phase == DRAW_DAIMYO:
        return verbs.DRAW_DAIMYO.first
    if phase == DRAW_TILES:
        return verbs.DRAW_TILE.first
    if phase == DRAW_GARDENS:
        return verbs.DRAW_GARDEN.first
    if phase == DRAW_YARDS:
        return verbs.DRAW_YARD.first
    return verbs.DRAW_START_RESOURCE.first


def legal_draw(state: Position, out: vec[i64]) -> vec[i64]:
    """What chance can draw now. [WC 1, 5.8, 11.4]"""
    if state.phase == ROLL:
        first = verbs.ROLL.action(state.step, FIRST_ROLL[state.setup.dice])
        for roll in range(ROLL_COUNT[state.setup.dice]):
            out = append(out, first + roll)
        return out
    if state.phase == DRAW_ACTIONS:
        for kind in range(i64(COLOURS)):
            if copies_left(state, kind) > 0:
                out = append(out, verbs.DRAW_START_ACTION.action(kind))
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
    """Draw with the true odds. [WC 1, R26]"""
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
    return verbs.ROLL.action(state.step, ROLL_OF_DICE[dice][digits])


def copies_left(state: Position, kind: i64) -> i64:
    """Starting action cards of a member that are not on offer yet. [WC 1.12]"""
    left: i64 = 2
    for index in range(state.step):
        if state.at[OFFER_ACTION + index] == kind:
            left -= 1
    return left


def sample_action(state: Position, chance: Chance) -> i64:
    """One of the six starting action cards, less those drawn. [WC 1.12]"""
    skip = chance.below(6 - state.step)
    kind: i64 = 0
    while skip >= copies_left(state, kind):
        skip -= copies_left(state, kind)
        kind += 1
    return verbs.DRAW_START_ACTION.action(kind)


def draw_odds(state: Position) -> vec[i64]:
    """The weights of sorted rolls, or of starting action cards, as legal_draw lists them. [WC 1.7]"""
    weights = vec[i64]()
    if state.phase == ROLL:
        first = FIRST_ROLL[state.setup.dice]
        for roll in range(ROLL_COUNT[state.setup.dice]):
            weights = append(weights, WAYS_OF_ROLL[first + roll])
        return weights
    for kind in range(i64(COLOURS)):
        if copies_left(state, kind) > 0:
            weights = append(weights, copies_left(state, kind))
    return weights
