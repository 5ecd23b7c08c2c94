"""What a net sees of a position from a seat's view: whole numbers, most of them zero."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import count_bits, has_bit
from tenshu.core.net import FeatureNames
from tenshu.games.dragon_castle.fields import MOST_SEATS
from tenshu.games.dragon_castle.heuristic.castle import Castle
from tenshu.games.dragon_castle.heuristic.realm import HIGHEST_FLOOR, Realm
from tenshu.games.dragon_castle.ids import (
    CELLS,
    DESTROY,
    DRAGONS,
    NOTHING,
    SPIRITS,
    TYPES,
)
from tenshu.games.dragon_castle.layout import (
    DISCARDS,
    REALM_HEIGHT,
    SHRINES_LEFT,
    TOKENS,
    VICTORY_POINTS,
)
from tenshu.games.dragon_castle.lookups import TYPE_OF_KIND
from tenshu.games.dragon_castle.rules.scoring import total
from tenshu.games.dragon_castle.state import Position

# Terms of the heuristic are told in quarters of a point.
PARTS_OF_POINT: Final = 4.0
# The parts of the value that come from the realm, the Shrines in the pool, and the hand.
TERMS: Final = 3
# Larger groups are a set, or like one of this size.
LARGEST_GROUP: Final = 3
# Tiles above the ground floor count up to each of these numbers; the first is more than there are.
STEPS_TO_THE_END: Final = vec[i64]([116, 24, 12, 6, 2])
# Shrines in the pool and open cells matter most while there are few.
FEW_SHRINES: Final = 3
FEW_CELLS: Final = 8

FEATURES: Final = FeatureNames()
ABOVE_GROUND: Final[i64] = FEATURES.add("above_ground", len(STEPS_TO_THE_END))
TOP_FLOOR: Final[i64] = FEATURES.add("top_floor")
LAST_FLOOR: Final[i64] = FEATURES.add("last_floor")
SEATS: Final[i64] = FEATURES.add("seats", MOST_SEATS - 1)
# Who acts, counted from the seat.
ACTING: Final[i64] = FEATURES.add("acting", MOST_SEATS)
POINTS: Final[i64] = FEATURES.add("points")
SCORED: Final[i64] = FEATURES.add("scored")
TOKENS_TAKEN: Final[i64] = FEATURES.add("tokens")
DISCARDED: Final[i64] = FEATURES.add("discarded")
SHRINES: Final[i64] = FEATURES.add("shrines")
HAS_SHRINES: Final[i64] = FEATURES.add("has_shrines", FEW_SHRINES)
# The realm by floor, its cells, and its groups by type and size: all, those that can grow, and those
# that can grow in two places; and the highest floor that a group about to be a set offers a Shrine.
BUILT: Final[i64] = FEATURES.add("built", HIGHEST_FLOOR)
BASES: Final[i64] = FEATURES.add("bases", HIGHEST_FLOOR)
FACE_UP: Final[i64] = FEATURES.add("face_up", HIGHEST_FLOOR)
EMPTY_CELLS: Final[i64] = FEATURES.add("empty_cells")
OPEN_CELLS: Final[i64] = FEATURES.add("open_cells")
FEW_OPEN_CELLS: Final[i64] = FEATURES.add("few_open_cells")
GROUPS: Final[i64] = FEATURES.add("groups", TYPES * LARGEST_GROUP)
GROWING: Final[i64] = FEATURES.add("growing", TYPES * LARGEST_GROUP)
GROWING_TWICE: Final[i64] = FEATURES.add("growing_twice", TYPES * LARGEST_GROUP)
FLOOR_FOR: Final[i64] = FEATURES.add("floor_for", TYPES)
# The castle's top floor by type.
ON_TOP: Final[i64] = FEATURES.add("on_top", TYPES)
AVAILABLE: Final[i64] = FEATURES.add("available", TYPES)
PAIRS: Final[i64] = FEATURES.add("pairs", TYPES)
# The turn in progress, if it is the seat's own.
PHASE: Final[i64] = FEATURES.add("phase", DESTROY + 1)
HAND: Final[i64] = FEATURES.add("hand", TYPES)
HAND_SIZE: Final[i64] = FEATURES.add("hand_size")
ALLOWANCE: Final[i64] = FEATURES.add("allowance")
# The best of the others in each.
RIVAL_POINTS: Final[i64] = FEATURES.add("rival_points")
RIVAL_SHRINES: Final[i64] = FEATURES.add("rival_shrines")
RIVAL_TOKENS: Final[i64] = FEATURES.add("rival_tokens")
SPIRIT: Final[i64] = FEATURES.add("spirit", SPIRITS)
DRAGON: Final[i64] = FEATURES.add("dragon", DRAGONS)
TERM: Final[i64] = FEATURES.add("term", TERMS)


def write_features(
    state: Position, seat: i64, castle: Castle, realm: Realm, terms: vec[float], out: vec[i64]
) -> None:
    """Write the features of a position just after it was valued for the seat."""
    for index in range(i64(len(out))):
        out[index] = 0
    write_castle(state, castle, out)
    write_possessions(state, seat, out)
    write_realm(state, seat, realm, out)
    write_turn(state, seat, out)
    write_rivals(state, seat, out)
    for card in range(i64(SPIRITS)):
        out[SPIRIT + card] = 1 if has_bit(state.spirits, card) else 0
    for card in range(i64(DRAGONS)):
        out[DRAGON + card] = 1 if has_bit(state.dragons, card) else 0
    for term in range(i64(TERMS)):
        out[TERM + term] = i64(PARTS_OF_POINT * terms[term])


def write_castle(state: Position, castle: Castle, out: vec[i64]) -> None:
    """How near the end is, and what can be taken."""
    for step in range(i64(len(STEPS_TO_THE_END))):
        out[ABOVE_GROUND + step] = min(castle.above_ground, STEPS_TO_THE_END[step])
    out[TOP_FLOOR] = castle.top_floor
    out[LAST_FLOOR] = 1 if castle.top_floor <= 1 else 0
    castle.look(state)
    for tile_type in range(i64(TYPES)):
        out[ON_TOP + tile_type] = castle.on_top[tile_type]
        out[AVAILABLE + tile_type] = castle.available[tile_type]
        out[PAIRS + tile_type] = castle.pairs[tile_type]


def write_possessions(state: Position, seat: i64, out: vec[i64]) -> None:
    """Points, tokens and Shrines."""
    out[SEATS + state.setup.seats - 2] = 1
    out[POINTS] = total(state, seat)
    out[SCORED] = state.at[VICTORY_POINTS + seat]
    out[TOKENS_TAKEN] = state.at[TOKENS + seat]
    out[DISCARDED] = state.at[DISCARDS + seat]
    shrines = state.at[SHRINES_LEFT + seat]
    out[SHRINES] = shrines
    for number in range(i64(FEW_SHRINES)):
        out[HAS_SHRINES + number] = 1 if shrines > number else 0


def write_realm(state: Position, seat: i64, realm: Realm, out: vec[i64]) -> None:
    """Stacks by floor, and groups with the room that they have to grow."""
    for floor in range(i64(HIGHEST_FLOOR)):
        out[BUILT + floor] = realm.shrines[floor]
        out[BASES + floor] = realm.bases[floor]
        out[FACE_UP + floor] = realm.face_up[floor]
    open_cells = count_bits(realm.open)
    out[EMPTY_CELLS] = realm.empty
    out[OPEN_CELLS] = open_cells
    out[FEW_OPEN_CELLS] = min(open_cells, i64(FEW_CELLS))
    for group in range(realm.groups):
        tile_type = realm.type_of[group]
        size = min(realm.size_of[group], i64(LARGEST_GROUP))
        kind = tile_type * LARGEST_GROUP + size - 1
        beside = realm.open_beside(state, group)
        out[GROUPS + kind] += 1
        if beside != 0:
            out[GROWING + kind] += 1
            if beside & (beside - 1) != 0:
                out[GROWING_TWICE + kind] += 1
        if size == LARGEST_GROUP:
            floor = highest_floor(state, seat, realm.cells_of[group], beside)
            out[FLOOR_FOR + tile_type] = max(out[FLOOR_FOR + tile_type], floor)


def highest_floor(state: Position, seat: i64, group: i64, beside: i64) -> i64:
    """The highest floor of a group, or of the tile that would join it."""
    highest: i64 = 0
    for cell in state.setup.cells:
        height = state.at[REALM_HEIGHT + seat * CELLS + cell]
        if has_bit(group, cell):
            highest = max(highest, height)
        elif has_bit(beside, cell):
            highest = max(highest, height + 1)
    return highest


def write_turn(state: Position, seat: i64, out: vec[i64]) -> None:
    """Who acts, and what the seat is about to do."""
    seats = state.setup.seats
    out[ACTING + (state.seat - seat + seats) % seats] = 1
    if state.seat != seat:
        return
    out[PHASE + state.phase] = 1
    if state.hand != NOTHING:
        out[HAND + TYPE_OF_KIND[state.hand]] = 1
        out[HAND_SIZE] = 1 if state.other == NOTHING else 2
    out[ALLOWANCE] = state.allowance


def write_rivals(state: Position, seat: i64, out: vec[i64]) -> None:
    """The best of the others."""
    for rival in range(state.setup.seats):
        if rival != seat:
            out[RIVAL_POINTS] = max(out[RIVAL_POINTS], total(state, rival))
            out[RIVAL_SHRINES] = max(out[RIVAL_SHRINES], state.at[SHRINES_LEFT + rival])
            out[RIVAL_TOKENS] = max(out[RIVAL_TOKENS], state.at[TOKENS + rival])
