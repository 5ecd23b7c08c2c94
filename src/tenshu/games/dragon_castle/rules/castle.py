"""The castle: which tiles may be taken, and what taking one uncovers. [DC 2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.ids import (
    CASTLE_COLUMNS,
    DEAL,
    KINDS,
    NOTHING,
    OUTSIDE,
    SPACES,
    START,
    UNSEEN,
)

if TYPE_CHECKING:
    from tenshu.core.chance import Chance
    from tenshu.games.dragon_castle.state import Position


def _beside(space: int, column_step: int, row_step: int) -> int:
    """The space one step away, or OUTSIDE."""
    column = space % CASTLE_COLUMNS + column_step
    neighbour = space + column_step + row_step * CASTLE_COLUMNS
    return neighbour if 0 <= column < CASTLE_COLUMNS and 0 <= neighbour < SPACES else OUTSIDE


# All tiles lie the same way: the long sides face left and right. [DC 2.3, R02]
LEFT: Final = vec[i64]([_beside(space, -1, 0) for space in range(SPACES)])
RIGHT: Final = vec[i64]([_beside(space, 1, 0) for space in range(SPACES)])
ABOVE: Final = vec[i64]([_beside(space, 0, -1) for space in range(SPACES)])
BELOW: Final = vec[i64]([_beside(space, 0, 1) for space in range(SPACES)])


def top_floor(state: Position) -> i64:
    """The highest floor that still has a tile, 0 for an empty castle. [DC 2.4, R03, F15]"""
    highest: i64 = 0
    for space in state.setup.spaces:
        if state.height[space] > highest:
            highest = state.height[space]
    return highest


def is_available(state: Position, space: i64) -> bool:
    """Has the top tile a long side with no tile of its floor beside it? [DC 2.3, R01, R02]"""
    floor = state.height[space]
    return floor > 0 and (state.height[LEFT[space]] < floor or state.height[RIGHT[space]] < floor)


def has_free_short_side(state: Position, space: i64) -> bool:
    """Has the top tile a short side with no tile of its floor beside it? [DC 7.8]"""
    floor = state.height[space]
    return floor > 0 and (state.height[ABOVE[space]] < floor or state.height[BELOW[space]] < floor)


def remove_top(state: Position, space: i64) -> i64:
    """Take the top tile away; what lay beneath must now be revealed. [DC 2.2, 2.5, R04]"""
    kind = state.top[space]
    state.height[space] -= 1
    if state.height[space] > 0:
        state.top[space] = UNSEEN
        state.uncovered = space
    else:
        state.top[space] = NOTHING
    return kind


def space_to_reveal(state: Position) -> i64:
    """The space whose top tile chance must turn up: dealt in order, then as uncovered. [DC 1.2]"""
    return state.setup.spaces[state.dealt] if state.phase == DEAL else state.uncovered


def legal_reveal(state: Position, out: vec[i64]) -> vec[i64]:
    """Every kind that is still unseen. [DC 2.5]"""
    first = verbs.REVEAL.action(space_to_reveal(state), 0)
    for kind in range(i64(KINDS)):
        if state.pool[kind] > 0:
            out = append(out, first + kind)
    return out


def sample_reveal(state: Position, chance: Chance) -> i64:
    """Draw one of the unseen tiles, each equally likely. [DC 2.5]"""
    unseen: i64 = 0
    for count in state.pool:
        unseen += count
    drawn = chance.below(unseen)
    kind: i64 = 0
    while drawn >= state.pool[kind]:
        drawn -= state.pool[kind]
        kind += 1
    return verbs.REVEAL.action(space_to_reveal(state), kind)


def apply_reveal(state: Position, space: i64, kind: i64) -> None:
    """Turn up a tile; after the last one of the deal the first turn begins. [DC 1.2, 2.5]"""
    state.pool[kind] -= 1
    state.top[space] = kind
    if state.phase != DEAL:
        state.uncovered = NOTHING
        return
    state.dealt += 1
    if state.dealt == i64(len(state.setup.spaces)):
        state.phase = START
        state.base = START
