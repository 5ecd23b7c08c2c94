"""What a position is worth to a seat: points in hand and points in sight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.bits import count_bits, has_bit
from tenshu.core.message import Message
from tenshu.core.protocol import State
from tenshu.core.sheet import gains, points_from
from tenshu.core.weights import Weights
from tenshu.games.dragon_castle.data.tiles import TYPE_WORDS
from tenshu.games.dragon_castle.ids import (
    BUILD,
    CELLS,
    CHOICE,
    DRAGON_TILE,
    EMPTY,
    FACE_DOWN,
    NOTHING,
)
from tenshu.games.dragon_castle.layout import (
    CASTLE_HEIGHT,
    FACE,
    REALM_HEIGHT,
    SHRINE_ON,
    SHRINES_LEFT,
)
from tenshu.games.dragon_castle.rules.actions import can_gain_shrine, can_pair
from tenshu.games.dragon_castle.rules.placing import is_open
from tenshu.games.dragon_castle.rules.scoring import total
from tenshu.games.dragon_castle.rules.sets import group_of, set_points
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.tables import (
    ALLOWANCE_BY_TYPE,
    NEIGHBOURS,
    POINTS_BY_FLOOR,
    TYPE_OF_FACE,
    TYPE_OF_KIND,
)
from tenshu.games.dragon_castle.view import score_sheet

WEIGHTS: Final = Weights()
# The promise of a face-up group by its number of tiles; four are consolidated at once.
GROUP: Final = WEIGHTS.add_table("group", [0.3, 0.9, 1.9])
# Specials carry two Shrines.
SPECIAL: Final = WEIGHTS.add("special", 1.25)
# A Shrine waiting in the pool, while there are few; more of them are hard to build.
WAITING: Final = WEIGHTS.add("waiting_shrine", 1.3)
SPARE: Final = WEIGHTS.add("spare_shrine", 0.2)
# A face-down stack without a Shrine: a base for higher floors.
BASE: Final = WEIGHTS.add_table("base", [0.35, 0.55, 0.6])
# A face-up tile on a higher floor promises better Shrines.
FLOOR: Final = WEIGHTS.add("floor", 0.25)
IN_HAND: Final = WEIGHTS.add("in_hand", 0.2)
MAY_BUILD: Final = WEIGHTS.add("may_build", 0.5)
BUILT: Final = WEIGHTS.add("built_shrine", 1.0)
DISCARD: Final = WEIGHTS.add("discard", 1.0)
# Tiles above the ground floor from which on there is time enough to make use of a promise.
GROUP_TIME: Final = WEIGHTS.add_table("group_time", [8.0, 5.0, 3.0])
BASE_TIME: Final = WEIGHTS.add("base_time", 16.0)
SHRINE_TIME: Final = WEIGHTS.add("shrine_time", 8.0)
# Tiles that are still taken, on average, when none lies above the ground floor.
LAST_TILES: Final = WEIGHTS.add("last_tiles", 2.0)
# A space where a tile can be put, while there are few.
OPEN_SPACE: Final = WEIGHTS.add("open_space", 0.15)
ENOUGH_SPACES: Final = 8
LARGEST_OPEN_GROUP: Final = 3
USEFUL_SHRINES: Final = 3
HIGHEST_FLOOR: Final = 3
# What the value leaves out, on average over 90 greedy games: so much at the end, and so much for each
# of the seat's tiles to come.
LAST_POINTS: Final = 4.5
POINTS_PER_TILE: Final = 1.2
# How a search goes about this game, see ai/style.py.
SEARCH: Final[dict[str, float]] = {"swing": 12.0, "turns": 12.0, "slip": 0.4}
BY_LEVEL: Final[dict[str, dict[str, float]]] = {"medium": {"turns": 1.0}}


def evaluate(state: State, seat: int) -> float:
    """The value of a position for a seat, in points."""
    assert isinstance(state, Position)
    time = tiles_to_come(state)
    value = float(total(state, seat)) + realm_promise(state, seat, time)
    value += shrine_promise(state.at[SHRINES_LEFT + seat], time)
    if state.seat == seat:
        value += hand_promise(state, seat, time)
        if state.phase == BUILD and state.allowance > 0:
            value += WEIGHTS.at[MAY_BUILD]
    return value


def outlook(state: State, _: int) -> float:
    """What a seat usually scores beyond the value: its share of the tiles to come is not in it."""
    assert isinstance(state, Position)
    return LAST_POINTS + POINTS_PER_TILE * tiles_to_come(state) / float(state.setup.seats)


def tiles_to_come(state: Position) -> float:
    """About how many tiles will still be taken: those above the ground floor and a few more."""
    above: i64 = 0
    for space in state.setup.spaces:
        if state.at[CASTLE_HEIGHT + space] > 1:
            above += state.at[CASTLE_HEIGHT + space] - 1
    return float(above) + WEIGHTS.at[LAST_TILES]


def in_time(time: float, enough: float) -> float:
    """The part of a promise that there is time for."""
    return 1.0 if time >= enough else max(time, 0.0) / enough


def realm_promise(state: Position, seat: i64, time: float) -> float:
    """Groups on their way to a set, bases to build higher on, and space to build at all."""
    weights = WEIGHTS.at
    value = 0.0
    bases = 0.0
    seen: i64 = 0
    spaces: i64 = 0
    for cell in state.setup.cells:
        at = seat * CELLS + cell
        face = state.at[FACE + at]
        if face == EMPTY:
            spaces += 1
        elif face == FACE_DOWN:
            if state.at[SHRINE_ON + at] == 0:
                spaces += 1
                bases += weights[BASE + min(state.at[REALM_HEIGHT + at], HIGHEST_FLOOR) - 1]
        else:
            bases += weights[FLOOR] * float(min(state.at[REALM_HEIGHT + at], HIGHEST_FLOOR) - 1)
            if not has_bit(seen, cell):
                group = group_of(state, seat, cell, TYPE_OF_FACE)
                seen |= group
                value += group_promise(count_bits(group), TYPE_OF_FACE[face], time)
    value += weights[OPEN_SPACE] * float(min(spaces, ENOUGH_SPACES))
    return value + bases * in_time(time, weights[BASE_TIME])


def group_promise(size: i64, tile_type: i64, time: float) -> float:
    """What a group that is no set yet promises."""
    step = min(size, LARGEST_OPEN_GROUP) - 1
    promise = WEIGHTS.at[GROUP + step] * in_time(time, WEIGHTS.at[GROUP_TIME + step])
    if ALLOWANCE_BY_TYPE[tile_type] > 1:
        promise *= WEIGHTS.at[SPECIAL]
    return promise


def shrine_promise(shrines: i64, time: float) -> float:
    """Shrines in the pool, worth less and less."""
    useful = min(shrines, USEFUL_SHRINES)
    promise = WEIGHTS.at[WAITING] * float(useful) + WEIGHTS.at[SPARE] * float(shrines - useful)
    return promise * in_time(time, WEIGHTS.at[SHRINE_TIME])


def hand_promise(state: Position, seat: i64, time: float) -> float:
    """What the tiles in hand will bring, by the best way to end the action."""
    if state.hand == NOTHING:
        return 0.0
    tile_type = TYPE_OF_KIND[state.hand]
    if state.phase != CHOICE:
        tiles: i64 = 1 if state.other == NOTHING else 2
        return placing_gain(state, seat, tile_type, tiles, time)
    best = WEIGHTS.at[DISCARD]
    if can_gain_shrine(state):
        gained = shrine_promise(state.at[SHRINES_LEFT + seat] + 1, time)
        gained -= shrine_promise(state.at[SHRINES_LEFT + seat], time)
        best = max(best, gained + placing_gain(state, seat, tile_type, 1, time))
    if has_pair(state):
        best = max(best, placing_gain(state, seat, tile_type, 2, time))
    return best


def has_pair(state: Position) -> bool:
    """Could the first tile be paired as things stand?"""
    for space in state.setup.spaces:
        if can_pair(state, space):
            return True
    return False


def placing_gain(state: Position, seat: i64, tile_type: i64, tiles: i64, time: float) -> float:
    """The best that so many tiles of a type can do in the realm."""
    best = 0.0
    for cell in state.setup.cells:
        if is_open(state, seat, cell):
            gain = gain_at(state, seat, cell, tile_type, tiles, time)
            best = max(best, gain)
    return best + WEIGHTS.at[IN_HAND]


def gain_at(
    state: Position, seat: i64, cell: i64, tile_type: i64, tiles: i64, time: float
) -> float:
    """The change in promise if the tiles join the groups around this cell."""
    size = tiles
    before = 0.0
    joined: i64 = 0
    for near in NEIGHBOURS[cell]:
        at = seat * CELLS + near
        if TYPE_OF_FACE[state.at[FACE + at]] == tile_type and not has_bit(joined, near):
            group = group_of(state, seat, near, TYPE_OF_FACE)
            joined |= group
            size += count_bits(group)
            before += group_promise(count_bits(group), tile_type, time)
    floor = min(state.at[REALM_HEIGHT + seat * CELLS + cell] + 1, HIGHEST_FLOOR)
    if size <= LARGEST_OPEN_GROUP:
        rise = WEIGHTS.at[FLOOR] * float(floor - 1) * in_time(time, WEIGHTS.at[BASE_TIME])
        return group_promise(size, tile_type, time) - before + rise
    return set_gain(state, seat, size, tile_type, floor) - before


def set_gain(state: Position, seat: i64, size: i64, tile_type: i64, floor: i64) -> float:
    """Points of the set and of the Shrines it can carry."""
    points = set_points(size) + (1 if tile_type == DRAGON_TILE else 0)
    shrines = min(ALLOWANCE_BY_TYPE[tile_type], state.at[SHRINES_LEFT + seat])
    built = float(POINTS_BY_FLOOR[floor]) - WEIGHTS.at[WAITING] + WEIGHTS.at[BUILT]
    return float(points) + float(shrines) * built


def reasons(before: State, after: State, seat: int) -> list[Message]:
    """Why a seat may like to get there: points by source, Shrines for later, growing groups."""
    assert isinstance(before, Position)
    assert isinstance(after, Position)
    gained = gains(score_sheet(before)[seat], score_sheet(after)[seat])
    found = [points_from(points, source) for points, source in gained if points != 0]
    shrines = int(after.at[SHRINES_LEFT + seat] - before.at[SHRINES_LEFT + seat])
    if shrines > 0:
        found.append(Message("hint-shrines", {"n": shrines}))
    for tile_type, word in enumerate(TYPE_WORDS):
        size = int(largest_group(after, seat, tile_type))
        if size > 1 and size > largest_group(before, seat, tile_type):
            found.append(Message("hint-group", {"n": size, "type": Message(f"type-{word}")}))
    return found


def largest_group(state: Position, seat: i64, tile_type: i64) -> i64:
    """The tiles of the largest face-up group of a type."""
    most: i64 = 0
    for cell in state.setup.cells:
        face = state.at[FACE + seat * CELLS + cell]
        if face != EMPTY and face != FACE_DOWN and TYPE_OF_FACE[face] == tile_type:
            most = max(most, count_bits(group_of(state, seat, cell, TYPE_OF_FACE)))
    return most
