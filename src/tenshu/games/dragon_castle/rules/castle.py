"""The castle: which tiles may be taken, and what taking one uncovers. [DC 2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.event_kinds import (
    GROUND_FLOOR_LEFT,
    TILE_REVEALED,
)
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
from tenshu.games.dragon_castle.layout import CASTLE_HEIGHT, CASTLE_TOP, COVERED
from tenshu.games.dragon_castle.rules import setup

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


def is_neighbour(space: i64, other: i64) -> bool:
    """Whether two spaces share an edge. [DC 2.3]"""
    return (
        other == LEFT[space]
        or other == RIGHT[space]
        or other == ABOVE[space]
        or other == BELOW[space]
    )


def top_floor(state: Position) -> i64:
    """The highest floor that still has a tile, 0 for an empty castle. [DC 2.4, R03, F15]"""
    highest: i64 = 0
    for space in state.setup.spaces:
        if state.at[CASTLE_HEIGHT + space] > highest:
            highest = state.at[CASTLE_HEIGHT + space]
    return highest


def is_available(state: Position, space: i64) -> bool:
    """Whether a long side of the top tile has no tile of its floor beside it. [DC 2.3, R01, R02]"""
    floor = state.at[CASTLE_HEIGHT + space]
    return floor > 0 and (
        state.at[CASTLE_HEIGHT + LEFT[space]] < floor
        or state.at[CASTLE_HEIGHT + RIGHT[space]] < floor
    )


def has_free_short_side(state: Position, space: i64) -> bool:
    """Whether a short side of the top tile has no tile of its floor beside it. [DC 7.8]"""
    floor = state.at[CASTLE_HEIGHT + space]
    return floor > 0 and (
        state.at[CASTLE_HEIGHT + ABOVE[space]] < floor
        or state.at[CASTLE_HEIGHT + BELOW[space]] < floor
    )


def remove_top(state: Position, space: i64, event: i64) -> i64:
    """Take the top tile away, reported as this kind of event; the one beneath must then be revealed. [DC 2.2, 2.5, R04]"""
    kind = state.at[CASTLE_TOP + space]
    state.at[CASTLE_HEIGHT + space] -= 1
    if state.at[CASTLE_HEIGHT + space] > 0:
        state.at[CASTLE_TOP + space] = UNSEEN
        state.uncovered = space
    else:
        state.at[CASTLE_TOP + space] = NOTHING
    report(state, event, state.seat, space, detail=kind)
    if state.events is not None and state.at[CASTLE_HEIGHT + space] == 1 and top_floor(state) == 1:
        report(state, GROUND_FLOOR_LEFT, state.seat)
    return kind


def space_to_reveal(state: Position) -> i64:
    """The space whose top tile chance must turn up: dealt in order, then as uncovered. [DC 1.2]"""
    return state.setup.spaces[state.dealt] if state.phase == DEAL else state.uncovered


def legal_reveal(state: Position, out: vec[i64]) -> vec[i64]:
    """Every kind that is still unseen. [DC 2.5]"""
    first = verbs.REVEAL.action(space_to_reveal(state), 0)
    for kind in range(i64(KINDS)):
        if state.at[COVERED + kind] > 0:
            out = append(out, first + kind)
    return out


def sample_reveal(state: Position, chance: Chance) -> i64:
    """Draw one of the unseen tiles, each equally likely. [DC 2.5]"""
    unseen: i64 = 0
    for each in range(i64(KINDS)):
        unseen += state.at[COVERED + each]
    drawn = chance.below(unseen)
    kind: i64 = 0
    while drawn >= state.at[COVERED + kind]:
        drawn -= state.at[COVERED + kind]
        kind += 1
    return verbs.REVEAL.action(space_to_reveal(state), kind)


def reveal_odds(state: Position) -> vec[i64]:
    """How many tiles of each kind are still unseen, as legal_reveal lists them. [DC 2.5]"""
    weights = vec[i64]()
    for kind in range(i64(KINDS)):
        if state.at[COVERED + kind] > 0:
            weights = append(weights, state.at[COVERED + kind])
    return weights


def apply_reveal(state: Position, space: i64, kind: i64) -> None:
    """Turn up a tile; after the last one of the deal the first turn begins. [DC 1.2, 2.5]

    The deal is not reported tile by tile: the castle shows it.
    """
    state.at[COVERED + kind] -= 1
    state.at[CASTLE_TOP + space] = kind
    if state.phase != DEAL:
        state.uncovered = NOTHING
        report(state, TILE_REVEALED, state.seat, space, detail=kind)
        return
    state.dealt += 1
    if state.dealt == i64(len(state.setup.spaces)):
        state.phase = START
        state.base = START
        if state.events is not None:
            setup.report_decided(state)
