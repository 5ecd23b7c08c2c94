"""Activating Spirits: when, at what cost, and only if it has an effect. [DC 7.1, 7.2, 7.3, 7.4, 7.5]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, has_bit
from tenshu.core.protocol import report
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.event_kinds import (
    OWN_SHRINES,
    OWN_TILES,
    PAID_WITH_SHRINE,
    PAID_WITH_TILE,
    pack,
)
from tenshu.games.dragon_castle.ids import (
    AFTER,
    BEAUTY,
    BEAUTY_SET,
    BUILD,
    CELLS,
    CHANGE,
    CHANGE_TILE,
    CHOICE,
    CONSOLIDATE,
    CUNNING,
    CUNNING_SET,
    DECEPTION,
    DEEP,
    DESTROY,
    DESTRUCTION,
    ELEGANCE,
    EMPTY,
    FACE_DOWN,
    FAITH,
    FAITH_BUILD,
    PLACE,
    SPIRITS,
    START,
    STRENGTH,
    STRENGTH_LIFT,
    WIND,
    WIND_FLIP,
)
from tenshu.games.dragon_castle.layout import DISCARDS, FACE, REALM_HEIGHT, SHRINES_LEFT
from tenshu.games.dragon_castle.rules.actions import has_pair_power
from tenshu.games.dragon_castle.rules.placing import remove_tile
from tenshu.games.dragon_castle.rules.powers import (
    can_change,
    can_destroy,
    can_gather_beauty,
    can_gather_cunning,
    can_have_faith,
    can_move_shrine,
    can_move_tile,
    has_elegant_pick,
    has_pair_with,
)
from tenshu.games.dragon_castle.rules.sets import sets_at
from tenshu.games.dragon_castle.verbs import SHRINE_COST

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position


def legal_invoke(state: Position, out: vec[i64]) -> vec[i64]:
    """Every Spirit with every cost after which its effect is possible. [DC 7.2, 7.3, R28]"""
    if state.spirits & ~state.invoked == 0:
        return out
    for spirit in range(i64(SPIRITS)):
        if is_time_for(state, spirit):
            out = _legal_costs(state, spirit, out)
    return out


def has_invocation(state: Position) -> bool:
    """Whether any Spirit could be activated now. [DC 7.1]"""
    return len(legal_invoke(state, vec[i64](capacity=8))) > 0


def is_time_for(state: Position, spirit: i64) -> bool:
    """Whether the Spirit may be activated at this moment. [DC 7.1, 7.4, R24, R29]"""
    if not has_bit(state.spirits, spirit) or has_bit(state.invoked, spirit):
        return False
    if state.phase == BUILD:
        return spirit == FAITH and (state.allowance == 0 or state.setup.early_faith)
    if spirit == FAITH:
        return False
    if state.phase == CONSOLIDATE:
        return spirit == CHANGE or (not state.setup.sets_come_first and is_anytime(spirit))
    if state.phase == PLACE and state.setup.sets_come_first and waiting_cells(state) != 0:
        return False
    if is_inside_pick(state):
        return state.phase == CHOICE and can_join_pick(state, spirit)
    if spirit == ELEGANCE:
        return state.phase == START or state.phase == CHOICE
    if is_for_pair(spirit):
        return state.phase == CHOICE
    return (
        state.phase == START
        or state.phase == CHOICE
        or state.phase == PLACE
        or state.phase == AFTER
    )


def waiting_cells(state: Position) -> i64:
    """Cells of sets that must be consolidated, now or once all tiles are placed. [DC 7.5, R25]"""
    return state.pending | sets_at(state, state.placed)


def is_anytime(spirit: i64) -> bool:
    """Whether the power is independent of the turn's action. [DC 7.1]"""
    return spirit != ELEGANCE and not is_for_pair(spirit) and spirit != FAITH


def is_for_pair(spirit: i64) -> bool:
    """Whether the power changes the second pick. [DC 7.10, 7.14]"""
    return spirit == DEEP or spirit == DECEPTION


def is_inside_pick(state: Position) -> bool:
    """Whether a power that concerns the picks is still to be fulfilled. [DC 7.1, R24]"""
    return state.owes_elegance != 0 or (state.phase == CHOICE and has_pair_power(state))


def can_join_pick(state: Position, spirit: i64) -> bool:
    """Whether the Spirit may change a pick that another Spirit has changed already. [DC R24, R29]"""
    if spirit == ELEGANCE:
        return state.setup.elegance_with_deep and has_bit(state.invoked, DEEP)
    return is_for_pair(spirit) and not has_pair_power(state)


def can_pay_tile(state: Position, cell: i64) -> bool:
    """Whether the cell has a face-up tile that no waiting set needs. [DC 7.2, R26]"""
    face = state.at[FACE + state.seat * CELLS + cell]
    if face == EMPTY or face == FACE_DOWN:
        return False
    return not (state.setup.protects_sets and has_bit(waiting_cells(state), cell))


def _legal_costs(state: Position, spirit: i64, out: vec[i64]) -> vec[i64]:
    for cell in state.setup.cells:
        if can_pay_tile(state, cell) and is_effective_after(state, spirit, cell):
            out = append(out, verbs.INVOKE.action(spirit, cell))
    if state.at[SHRINES_LEFT + state.seat] > 0 and is_effective_after(state, spirit, SHRINE_COST):
        out = append(out, verbs.INVOKE.action(spirit, SHRINE_COST))
    return out


def is_effective_after(state: Position, spirit: i64, cost: i64) -> bool:
    """Whether the effect is possible after paying this cost, which is tried and given back. [DC 7.3, R28]"""
    seat = state.seat
    if cost == SHRINE_COST:
        state.at[SHRINES_LEFT + seat] -= 1
        possible = is_effective(state, spirit)
        state.at[SHRINES_LEFT + seat] += 1
        return possible
    pending = state.pending
    face = remove_tile(state, cost)
    state.pending &= ~BIT[cost]
    possible = is_effective(state, spirit)
    state.at[REALM_HEIGHT + seat * CELLS + cost] += 1
    state.at[FACE + seat * CELLS + cost] = face
    state.pending = pending
    return possible


def is_effective(state: Position, spirit: i64) -> bool:
    """Whether the effect can be applied in the position as it is. [DC 7.3]"""
    if spirit == BEAUTY:
        return can_gather_beauty(state)
    if spirit == ELEGANCE:
        return has_elegant_pick(state)
    if spirit == WIND:
        return can_move_shrine(state)
    if spirit == DECEPTION or spirit == DEEP:
        return has_pair_with(state, spirit)
    if spirit == STRENGTH:
        return can_move_tile(state)
    if spirit == CHANGE:
        return can_change(state)
    if spirit == FAITH:
        return can_have_faith(state)
    if spirit == DESTRUCTION:
        return can_destroy(state)
    return can_gather_cunning(state)


def apply_invoke(state: Position, spirit: i64, cost: i64) -> None:
    """Pay and begin the power. [DC 7.2, 7.4, R16, R27]"""
    if cost == SHRINE_COST:
        state.at[SHRINES_LEFT + state.seat] -= 1
        if state.setup.limits_shrines:
            state.supply += 1
        report(state, PAID_WITH_SHRINE, state.seat, OWN_SHRINES, -1, spirit)
    else:
        face = remove_tile(state, cost)
        report(state, PAID_WITH_TILE, state.seat, OWN_TILES, -1, pack(face, cost, spirit))
        state.at[DISCARDS + state.seat] += 1
        state.pending &= ~BIT[cost]
    state.invoked |= BIT[spirit]
    begin_power(state, spirit)


def begin_power(state: Position, spirit: i64) -> None:
    """Go to the first step of the power; Deep and Deception only change the pick to come."""
    if spirit == BEAUTY:
        state.phase = BEAUTY_SET
    elif spirit == ELEGANCE:
        state.owes_elegance = 1 if state.setup.strict_elegance else 0
    elif spirit == WIND:
        state.phase = WIND_FLIP
    elif spirit == STRENGTH:
        state.phase = STRENGTH_LIFT
    elif spirit == CHANGE:
        state.phase = CHANGE_TILE
    elif spirit == FAITH:
        state.phase = FAITH_BUILD
    elif spirit == DESTRUCTION:
        state.phase = DESTROY
    elif spirit == CUNNING:
        state.phase = CUNNING_SET
