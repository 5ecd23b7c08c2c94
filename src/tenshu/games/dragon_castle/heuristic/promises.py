"""What a seat's groups, bases, Shrines and tiles in hand may still bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, has_bit
from tenshu.games.dragon_castle.heuristic.realm import HIGHEST_FLOOR, NO_GROUP, Realm
from tenshu.games.dragon_castle.heuristic.weights import (
    BASE,
    BASE_TIME,
    BUILT,
    DISCARD,
    FLOOR,
    GROUP,
    GROUP_TIME,
    IN_HAND,
    OPEN_SPACE,
    SHRINE_TIME,
    SPARE,
    SPECIAL,
    WAITING,
)
from tenshu.games.dragon_castle.ids import CELLS, CHOICE, DRAGON_TILE, NOTHING
from tenshu.games.dragon_castle.layout import REALM_HEIGHT, SHRINES_LEFT
from tenshu.games.dragon_castle.lookups import (
    ALLOWANCE_BY_TYPE,
    NEIGHBOURS,
    POINTS_BY_FLOOR,
    TYPE_OF_KIND,
)
from tenshu.games.dragon_castle.rules.actions import can_gain_shrine, can_pair
from tenshu.games.dragon_castle.rules.sets import set_points
from tenshu.games.dragon_castle.state import Position

ENOUGH_SPACES: Final = 8
LARGEST_OPEN_GROUP: Final = 3
USEFUL_SHRINES: Final = 3


def in_time(time: float, enough: float) -> float:
    """The part of a promise that there is time for."""
    return 1.0 if time >= enough else max(time, 0.0) / enough


def realm_promise(realm: Realm, time: float, weights: vec[float]) -> float:
    """Groups on their way to a set, bases to build higher on, and space to build at all."""
    value = 0.0
    for group in range(realm.groups):
        value += group_promise(realm.size_of[group], realm.type_of[group], time, weights)
    bases = 0.0
    spaces = realm.empty
    for floor in range(i64(HIGHEST_FLOOR)):
        bases += weights[BASE + floor] * float(realm.bases[floor])
        bases += weights[FLOOR] * float(floor * realm.face_up[floor])
        spaces += realm.bases[floor]
    value += weights[OPEN_SPACE] * float(min(spaces, i64(ENOUGH_SPACES)))
    return value + bases * in_time(time, weights[BASE_TIME])


def group_promise(size: i64, tile_type: i64, time: float, weights: vec[float]) -> float:
    """What a group that is no set yet promises."""
    step = min(size, LARGEST_OPEN_GROUP) - 1
    promise = weights[GROUP + step] * in_time(time, weights[GROUP_TIME + step])
    if ALLOWANCE_BY_TYPE[tile_type] > 1:
        promise *= weights[SPECIAL]
    return promise


def shrine_promise(shrines: i64, time: float, weights: vec[float]) -> float:
    """Shrines in the pool, worth less and less."""
    useful = min(shrines, USEFUL_SHRINES)
    promise = weights[WAITING] * float(useful) + weights[SPARE] * float(shrines - useful)
    return promise * in_time(time, weights[SHRINE_TIME])


def hand_promise(state: Position, realm: Realm, time: float, weights: vec[float]) -> float:
    """What the tiles in the acting seat's hand will bring, by the best way to end the action."""
    if state.hand == NOTHING:
        return 0.0
    tile_type = TYPE_OF_KIND[state.hand]
    if state.phase != CHOICE:
        tiles: i64 = 1 if state.other == NOTHING else 2
        return placing_gain(state, realm, tile_type, tiles, time, weights)
    best = weights[DISCARD]
    if can_gain_shrine(state):
        shrines = state.at[SHRINES_LEFT + state.seat]
        gained = shrine_promise(shrines + 1, time, weights)
        gained -= shrine_promise(shrines, time, weights)
        best = max(best, gained + placing_gain(state, realm, tile_type, 1, time, weights))
    if has_pair(state):
        best = max(best, placing_gain(state, realm, tile_type, 2, time, weights))
    return best


def has_pair(state: Position) -> bool:
    """Whether the first tile could be paired now."""
    for space in state.setup.spaces:
        if can_pair(state, space):
            return True
    return False


def placing_gain(
    state: Position, realm: Realm, tile_type: i64, tiles: i64, time: float, weights: vec[float]
) -> float:
    """The best gain from placing `tiles` tiles of a type in the acting seat's realm."""
    best = 0.0
    for cell in state.setup.cells:
        if realm.is_open(cell):
            best = max(best, gain_at(state, realm, cell, tile_type, tiles, time, weights))
    return best + weights[IN_HAND]


def gain_at(
    state: Position,
    realm: Realm,
    cell: i64,
    tile_type: i64,
    tiles: i64,
    time: float,
    weights: vec[float],
) -> float:
    """The change in promise if the tiles join the groups around this cell."""
    size = tiles
    before = 0.0
    joined: i64 = 0
    for near in NEIGHBOURS[cell]:
        group = realm.group_at[near]
        if group == NO_GROUP or realm.type_of[group] != tile_type or has_bit(joined, group):
            continue
        joined |= BIT[group]
        size += realm.size_of[group]
        before += group_promise(realm.size_of[group], tile_type, time, weights)
    height = state.at[REALM_HEIGHT + state.seat * CELLS + cell]
    floor = min(height + 1, i64(HIGHEST_FLOOR))
    if size <= LARGEST_OPEN_GROUP:
        rise = weights[FLOOR] * float(floor - 1) * in_time(time, weights[BASE_TIME])
        return group_promise(size, tile_type, time, weights) - before + rise
    return set_gain(state, size, tile_type, floor, weights) - before


def set_gain(state: Position, size: i64, tile_type: i64, floor: i64, weights: vec[float]) -> float:
    """Points of the set and of the Shrines it can carry."""
    points = set_points(size) + (1 if tile_type == DRAGON_TILE else 0)
    shrines = min(ALLOWANCE_BY_TYPE[tile_type], state.at[SHRINES_LEFT + state.seat])
    built = float(POINTS_BY_FLOOR[floor]) - weights[WAITING] + weights[BUILT]
    return float(points) + float(shrines) * built
