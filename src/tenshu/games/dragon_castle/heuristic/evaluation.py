"""The value of a position for a seat: points scored, and points that it promises."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import count_bits, has_bit
from tenshu.core.heuristic import Heuristic
from tenshu.core.message import Message
from tenshu.core.protocol import State
from tenshu.games.dragon_castle.game import GAME
from tenshu.games.dragon_castle.heuristic.reasons import reasons
from tenshu.games.dragon_castle.heuristic.weights import (
    BASE,
    BASE_TIME,
    BUILT,
    DISCARD,
    FLOOR,
    GROUP,
    GROUP_TIME,
    IN_HAND,
    INVOCATION,
    LAST_TILES,
    MAY_BUILD,
    OPEN_SPACE,
    SHRINE_TIME,
    SPARE,
    SPECIAL,
    WAITING,
    WEIGHTS,
)
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
from tenshu.games.dragon_castle.lookups import (
    ALLOWANCE_BY_TYPE,
    NEIGHBOURS,
    POINTS_BY_FLOOR,
    TYPE_OF_FACE,
    TYPE_OF_KIND,
)
from tenshu.games.dragon_castle.rules.actions import can_gain_shrine, can_pair
from tenshu.games.dragon_castle.rules.placing import is_open
from tenshu.games.dragon_castle.rules.scoring import total
from tenshu.games.dragon_castle.rules.sets import group_of, set_points
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.verbs import INVOKE, VERBS

ENOUGH_SPACES: Final = 8
LARGEST_OPEN_GROUP: Final = 3
USEFUL_SHRINES: Final = 3
HIGHEST_FLOOR: Final = 3
# What the value leaves out, on average over 90 greedy games: at the end, and for each
# of the seat's tiles to come.
LAST_POINTS: Final = 4.5
POINTS_PER_TILE: Final = 1.2
# Settings of the search, see ai/style.py.
STYLE: Final[dict[str, float]] = {"swing": 12.0, "turns": 12.0, "temperature": 0.4}
STYLE_BY_LEVEL: Final[dict[str, dict[str, float]]] = {"medium": {"turns": 1.0}}


def make_heuristic() -> Heuristic:
    """A new heuristic with the weights in the code."""
    return DragonCastleHeuristic()


class DragonCastleHeuristic(Heuristic):
    """Points, groups on their way to a set, bases, Shrines and the tiles in hand."""

    def __init__(self) -> None:
        super().__init__(GAME, WEIGHTS.copy(), STYLE, STYLE_BY_LEVEL)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        weights = self.weights.at
        time = tiles_to_come(state, weights)
        value = float(total(state, seat)) + realm_promise(state, seat, time, weights)
        value += shrine_promise(state.at[SHRINES_LEFT + seat], time, weights)
        if state.seat == seat:
            value += hand_promise(state, seat, time, weights)
            if state.phase == BUILD and state.allowance > 0:
                value += weights[MAY_BUILD]
        return value

    def action_values(self, state: State, seat: int, actions: vec[i64]) -> vec[float]:
        values = super().action_values(state, seat, actions)
        for index in range(i64(len(actions))):
            if VERBS.verb_of[actions[index]] == INVOKE.number:
                values[index] -= self.weights.at[INVOCATION]
        return values

    def outlook(self, state: State, seat: int) -> float:
        """The points of the seat's share of the tiles to come, which the value leaves out."""
        assert isinstance(state, Position)
        tiles = tiles_to_come(state, self.weights.at)
        return LAST_POINTS + POINTS_PER_TILE * tiles / float(state.setup.seats)

    def reasons(self, before: State, after: State, seat: int) -> list[Message]:
        assert isinstance(before, Position)
        assert isinstance(after, Position)
        return reasons(before, after, seat)


def tiles_to_come(state: Position, weights: vec[float]) -> float:
    """About how many tiles will still be taken: those above the ground floor and a few more."""
    above: i64 = 0
    for space in state.setup.spaces:
        if state.at[CASTLE_HEIGHT + space] > 1:
            above += state.at[CASTLE_HEIGHT + space] - 1
    return float(above) + weights[LAST_TILES]


def in_time(time: float, enough: float) -> float:
    """The part of a promise that there is time for."""
    return 1.0 if time >= enough else max(time, 0.0) / enough


def realm_promise(state: Position, seat: i64, time: float, weights: vec[float]) -> float:
    """Groups on their way to a set, bases to build higher on, and space to build at all."""
    value = 0.0
    bases = 0.0
    seen: i64 = 0
    spaces: i64 = 0
    for cell in state.setup.cells:
        index = seat * CELLS + cell
        face = state.at[FACE + index]
        if face == EMPTY:
            spaces += 1
        elif face == FACE_DOWN:
            if state.at[SHRINE_ON + index] == 0:
                spaces += 1
                bases += weights[BASE + min(state.at[REALM_HEIGHT + index], HIGHEST_FLOOR) - 1]
        else:
            bases += weights[FLOOR] * float(min(state.at[REALM_HEIGHT + index], HIGHEST_FLOOR) - 1)
            if not has_bit(seen, cell):
                group = group_of(state, seat, cell, TYPE_OF_FACE)
                seen |= group
                value += group_promise(count_bits(group), TYPE_OF_FACE[face], time, weights)
    value += weights[OPEN_SPACE] * float(min(spaces, ENOUGH_SPACES))
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


def hand_promise(state: Position, seat: i64, time: float, weights: vec[float]) -> float:
    """What the tiles in hand will bring, by the best way to end the action."""
    if state.hand == NOTHING:
        return 0.0
    tile_type = TYPE_OF_KIND[state.hand]
    if state.phase != CHOICE:
        tiles: i64 = 1 if state.other == NOTHING else 2
        return placing_gain(state, seat, tile_type, tiles, time, weights)
    best = weights[DISCARD]
    if can_gain_shrine(state):
        gained = shrine_promise(state.at[SHRINES_LEFT + seat] + 1, time, weights)
        gained -= shrine_promise(state.at[SHRINES_LEFT + seat], time, weights)
        best = max(best, gained + placing_gain(state, seat, tile_type, 1, time, weights))
    if has_pair(state):
        best = max(best, placing_gain(state, seat, tile_type, 2, time, weights))
    return best


def has_pair(state: Position) -> bool:
    """Whether the first tile could be paired now."""
    for space in state.setup.spaces:
        if can_pair(state, space):
            return True
    return False


def placing_gain(
    state: Position, seat: i64, tile_type: i64, tiles: i64, time: float, weights: vec[float]
) -> float:
    """The best gain from placing `tiles` tiles of a type in the realm."""
    best = 0.0
    for cell in state.setup.cells:
        if is_open(state, seat, cell):
            gain = gain_at(state, seat, cell, tile_type, tiles, time, weights)
            best = max(best, gain)
    return best + weights[IN_HAND]


def gain_at(
    state: Position,
    seat: i64,
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
        index = seat * CELLS + near
        if TYPE_OF_FACE[state.at[FACE + index]] == tile_type and not has_bit(joined, near):
            group = group_of(state, seat, near, TYPE_OF_FACE)
            joined |= group
            size += count_bits(group)
            before += group_promise(count_bits(group), tile_type, time, weights)
    floor = min(state.at[REALM_HEIGHT + seat * CELLS + cell] + 1, HIGHEST_FLOOR)
    if size <= LARGEST_OPEN_GROUP:
        rise = weights[FLOOR] * float(floor - 1) * in_time(time, weights[BASE_TIME])
        return group_promise(size, tile_type, time, weights) - before + rise
    return set_gain(state, seat, size, tile_type, floor, weights) - before


def set_gain(
    state: Position, seat: i64, size: i64, tile_type: i64, floor: i64, weights: vec[float]
) -> float:
    """Points of the set and of the Shrines it can carry."""
    points = set_points(size) + (1 if tile_type == DRAGON_TILE else 0)
    shrines = min(ALLOWANCE_BY_TYPE[tile_type], state.at[SHRINES_LEFT + seat])
    built = float(POINTS_BY_FLOOR[floor]) - weights[WAITING] + weights[BUILT]
    return float(points) + float(shrines) * built
