"""What must hold in every position: pieces are neither made nor lost."""

from __future__ import annotations

from mypy_extensions import i64

from tenshu.core.bits import count_bits
from tenshu.games.dragon_castle.data.scoring import (
    COUNTDOWN_TOKENS,
    SHRINE_SUPPLY,
    SMALLEST_SET,
)
from tenshu.games.dragon_castle.data.tiles import COPIES, TILE_COUNT
from tenshu.games.dragon_castle.ids import (
    AFTER,
    CELLS,
    EMPTY,
    FACE_DOWN,
    GAME_OVER,
    KINDS,
    NOTHING,
    SPACES,
    START,
    STRENGTH_LAY,
    WIND_LAY,
)
from tenshu.games.dragon_castle.layout import CASTLE_HEIGHT, FACE, REALM_HEIGHT, SHRINE_ON
from tenshu.games.dragon_castle.lookups import TYPE_OF_FACE
from tenshu.games.dragon_castle.rules.sets import group_of
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.view import score_sheet


def broken_invariants(state: Position) -> list[str]:
    """What is wrong with this position; empty if nothing is."""
    broken: list[str] = []
    if count_tiles(state) != TILE_COUNT:
        broken.append(f"{count_tiles(state)} tiles instead of {TILE_COUNT}")
    if sum(state.read("covered")) != count_covered(state):
        broken.append("unseen tiles and covered tiles differ in number")
    if has_too_many_copies(state):
        broken.append("more copies of a kind than were printed")
    if state.setup.limits_shrines and count_shrines(state) != SHRINE_SUPPLY:
        broken.append(f"{count_shrines(state)} Shrines instead of {SHRINE_SUPPLY}")
    if sum(state.read("tokens")) > COUNTDOWN_TOKENS:
        broken.append("more Countdown tokens than there are")
    broken += broken_stacks(state)
    if state.phase in (START, AFTER, GAME_OVER) and state.pending == 0 and has_open_set(state):
        broken.append("a set lies unconsolidated")
    if [sum(sheet.values()) for sheet in score_sheet(state)] != state.scores():
        broken.append("the score sheet does not add up to the score")
    return broken


def count_tiles(state: Position) -> int:
    """The number of all tiles, wherever they are."""
    count = (
        sum(state.read("castle_height"))
        + sum(state.read("realm_height"))
        + sum(state.read("discards"))
    )
    count += 1 if state.hand != NOTHING else 0
    count += 1 if state.other != NOTHING else 0
    return count + 1 if state.phase == STRENGTH_LAY else count


def count_covered(state: Position) -> int:
    """Castle tiles that nobody has seen yet."""
    seen = 0
    for kind in state.read("castle_top"):
        if kind >= 0:
            seen += 1
    return sum(state.read("castle_height")) - seen


def has_too_many_copies(state: Position) -> bool:
    """Whether there are more tiles of some kind, open or unseen, than were printed."""
    copies = state.read("covered")
    for kind in state.read("castle_top"):
        if kind >= 0:
            copies[kind] += 1
    for face in state.read("face"):
        if EMPTY < face < FACE_DOWN:
            copies[face - 1] += 1
    for kind in (state.hand, state.other):
        if kind != NOTHING:
            copies[kind] += 1
    for kind in range(i64(KINDS)):
        if copies[kind] > COPIES:
            return True
    return False


def count_shrines(state: Position) -> int:
    """The number of all Shrines, wherever they are."""
    count = int(state.supply) + sum(state.read("shrines_left")) + sum(state.read("shrine_on"))
    return count + 1 if state.phase == WIND_LAY else count


def broken_stacks(state: Position) -> list[str]:
    """Stacks and faces must agree; a Shrine stands only on a face-down tile. [DC 6.3]"""
    broken: list[str] = []
    for index in range(state.setup.seats * CELLS):
        if (state.at[REALM_HEIGHT + index] == 0) != (state.at[FACE + index] == EMPTY) or state.at[
            REALM_HEIGHT + index
        ] < 0:
            broken.append(f"height and face of cell {index} disagree")
        if state.at[SHRINE_ON + index] != 0 and state.at[FACE + index] != FACE_DOWN:
            broken.append(f"the Shrine of cell {index} stands on no face-down tile")
    for space in range(SPACES + 1):
        if not 0 <= state.at[CASTLE_HEIGHT + space] <= state.setup.layout[space]:
            broken.append(f"impossible height at space {space}")
    return broken


def has_open_set(state: Position) -> bool:
    """Whether a set of four lies face up somewhere. [DC 5.2]"""
    for seat in range(state.setup.seats):
        for cell in state.setup.cells:
            if TYPE_OF_FACE[state.at[FACE + seat * CELLS + cell]] < 0:
                continue
            if count_bits(group_of(state, seat, cell, TYPE_OF_FACE)) >= SMALLEST_SET:
                return True
    return False
