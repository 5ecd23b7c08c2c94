"""The four actions of a turn. [DC 3]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.core.protocol import report
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.data.scoring import DISCARD_POINTS
from tenshu.games.dragon_castle.event_kinds import (
    FINAL_ROUND,
    OWN_POINTS,
    OWN_SHRINES,
    OWN_TOKENS,
    SECOND_TAKEN,
    SHRINE_GAINED,
    TILE_DISCARDED,
    TILE_TAKEN,
    TOKEN_TAKEN,
)
from tenshu.games.dragon_castle.ids import (
    AFTER,
    CHOICE,
    CONSOLIDATE,
    DECEPTION,
    DEEP,
    ELEGANCE,
    NOTHING,
    PLACE,
)
from tenshu.games.dragon_castle.layout import (
    CASTLE_HEIGHT,
    CASTLE_TOP,
    DISCARDS,
    SHRINES_LEFT,
    TOKENS,
    VICTORY_POINTS,
)
from tenshu.games.dragon_castle.lookups import TYPE_OF_KIND
from tenshu.games.dragon_castle.rules.castle import (
    has_free_short_side,
    is_available,
    is_neighbour,
    remove_top,
    top_floor,
)
from tenshu.games.dragon_castle.rules.ending import tokens_taken
from tenshu.games.dragon_castle.rules.placing import count_open_cells, has_face_up_tile

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position


def legal_action(state: Position, out: vec[i64]) -> vec[i64]:
    """The first tiles that may be taken, and Summon. [DC 3.1, 3.2, F16]"""
    floor = top_floor(state)
    for space in state.setup.spaces:
        if state.at[CASTLE_HEIGHT + space] == floor and floor > 0 and can_take(state, space):
            out = append(out, verbs.TAKE.action(space))
    if floor <= 1 and state.owes_elegance == 0:
        out = append(out, verbs.SUMMON.action())
    return out


def can_take(state: Position, space: i64) -> bool:
    """Whether this tile of the top floor may be the first pick. [DC 3.2, 7.8]"""
    if not has_bit(state.invoked, ELEGANCE):
        return is_available(state, space)
    if is_available(state, space):
        return state.owes_elegance == 0 or leaves_elegant_pair(state, space)
    return has_free_short_side(state, space)


def leaves_elegant_pair(state: Position, first: i64) -> bool:
    """Whether a match with only a short side free would remain for the pair. [DC 7.8, R29, R32]"""
    if not has_room_for(state, 2):
        return False
    by_type = can_add(state, DEEP)
    state.at[CASTLE_HEIGHT + first] -= 1
    found = False
    for space in state.setup.spaces:
        if space != first and is_match(state, space, state.at[CASTLE_TOP + first], by_type):
            found = found or is_elegant_only(state, space)
    state.at[CASTLE_HEIGHT + first] += 1
    return found


def is_match(state: Position, space: i64, kind: i64, by_type: bool) -> bool:
    """Whether the tile here pairs with one of this kind, for the Deep by its type. [DC 3.3, 7.14]"""
    other = state.at[CASTLE_TOP + space]
    if by_type and other >= 0:
        return TYPE_OF_KIND[other] == TYPE_OF_KIND[kind]
    return other == kind


def can_add(state: Position, spirit: i64) -> bool:
    """Whether Elegance or the Deep can be activated for the same pair as the other. [DC R29]"""
    if not state.setup.elegance_with_deep:
        return False
    return has_bit(state.spirits & ~state.invoked, spirit) and (
        state.at[SHRINES_LEFT + state.seat] > 0 or has_face_up_tile(state)
    )


def is_elegant_only(state: Position, space: i64) -> bool:
    """Whether this tile can be picked by a short side but not by a long one. [DC 7.8, R32]"""
    return not is_available(state, space) and has_free_short_side(state, space)


def apply_take(state: Position, space: i64) -> None:
    """Take the first tile; the action is chosen once the uncovered tile is revealed. [DC 3.2, R04]"""
    if state.owes_elegance != 0 and is_elegant_only(state, space):
        state.owes_elegance = 0
    state.picked = space
    state.floor = state.at[CASTLE_HEIGHT + space]
    state.hand = remove_top(state, space, TILE_TAKEN)
    state.phase = CHOICE
    state.base = CHOICE


def legal_choice(state: Position, out: vec[i64]) -> vec[i64]:
    """Second tiles, Tile and Shrine, Discard. [DC 3.3, 3.4, 3.5]"""
    if has_room_for(state, 2):
        for space in state.setup.spaces:
            if can_pair(state, space):
                out = append(out, verbs.PAIR.action(space))
    if must_pair(state):
        return out
    if can_gain_shrine(state) and has_room_for(state, 1):
        out = append(out, verbs.GAIN_SHRINE.action())
    return append(out, verbs.DISCARD.action())


def has_room_for(state: Position, tiles: i64) -> bool:
    """Whether the realm has room for `tiles` tiles. [DC 4.3, R14]"""
    return not state.setup.restricts_space or count_open_cells(state, state.seat) >= tiles


def can_gain_shrine(state: Position) -> bool:
    """Whether a Shrine is left in the general pool. [DC 6.4, R16]"""
    return state.supply > 0 or not state.setup.limits_shrines


def must_pair(state: Position) -> bool:
    """Whether a Spirit has committed this turn to a pair. [DC 7.3, R28]"""
    return has_pair_power(state) or state.owes_elegance != 0


def has_pair_power(state: Position) -> bool:
    """Whether a Spirit has already changed the second pick. [DC 7.10, 7.14]"""
    return has_bit(state.invoked, DEEP) or has_bit(state.invoked, DECEPTION)


def can_pair(state: Position, space: i64) -> bool:
    """Whether this tile may be the second one. [DC 3.3, 7.8, 7.10, 7.14, R05, R06, R38, F1, F13]"""
    if state.at[CASTLE_TOP + space] == NOTHING:
        return False
    if state.owes_elegance != 0 and not is_elegant_only(state, space):
        return False
    if has_bit(state.invoked, DECEPTION):
        return is_beside_first(state, space)
    if not is_match(state, space, state.hand, has_bit(state.invoked, DEEP)):
        return False
    if is_available(state, space):
        return True
    return has_bit(state.invoked, ELEGANCE) and has_free_short_side(state, space)


def is_beside_first(state: Position, space: i64) -> bool:
    """Whether the top tile is next to where the first one lay, on the same floor. [DC 7.10, R34]"""
    if not is_neighbour(state.picked, space):
        return False
    return state.at[CASTLE_HEIGHT + space] == state.floor or not state.setup.deceives_on_floor


def apply_pair(state: Position, space: i64) -> None:
    """Take the second tile. [DC 3.3]"""
    state.owes_elegance = 0
    state.other = remove_top(state, space, SECOND_TAKEN)
    state.phase = PLACE
    state.base = PLACE


def apply_shrine(state: Position) -> None:
    """Keep the tile and gain a Shrine. [DC 3.4]"""
    state.at[SHRINES_LEFT + state.seat] += 1
    if state.setup.limits_shrines:
        state.supply -= 1
    report(state, SHRINE_GAINED, state.seat, OWN_SHRINES, 1, state.hand)
    state.phase = PLACE
    state.base = PLACE


def apply_discard(state: Position) -> None:
    """Discard the tile for a point. [DC 3.5, R07]"""
    report(state, TILE_DISCARDED, state.seat, OWN_POINTS, DISCARD_POINTS, state.hand)
    state.hand = NOTHING
    state.at[DISCARDS + state.seat] += 1
    state.at[VICTORY_POINTS + state.seat] += DISCARD_POINTS
    finish_action(state)


def apply_summon(state: Position) -> None:
    """Take a Countdown token. [DC 3.6, 3.7, R08, R09, R11]"""
    state.at[TOKENS + state.seat] += 1
    report(state, TOKEN_TAKEN, state.seat, OWN_TOKENS, 1)
    if tokens_taken(state) == state.setup.seats:
        report(state, FINAL_ROUND, state.seat)
    finish_action(state)


def finish_action(state: Position) -> None:
    """Go on to the sets, now that nothing is left to place."""
    state.base = AFTER
    state.phase = CONSOLIDATE
