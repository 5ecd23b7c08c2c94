"""The course of a game: who may do what now, and what follows. [DC 3.1, 9.1]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import lowest_bit
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.ids import (
    AFTER,
    BEAUTY_SET,
    BUILD,
    CHANGE_TILE,
    CHOICE,
    CONSOLIDATE,
    CUNNING_SET,
    DEAL,
    FAITH_BUILD,
    GAME_OVER,
    NOTHING,
    PLACE,
    START,
    STRENGTH_LAY,
    STRENGTH_LIFT,
    WIND_FLIP,
    WIND_LAY,
    WIND_LIFT,
)
from tenshu.games.dragon_castle.rules import (
    actions,
    castle,
    ending,
    placing,
    powers,
    sets,
    setup,
    shrines,
    spirits,
)
from tenshu.games.dragon_castle.rules.handlers import HANDLERS
from tenshu.games.dragon_castle.verbs import VERBS

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position


def open_game(state: Position) -> None:
    """Begin with whatever the options left to chance. [DC 1.7, 1.8]"""
    setup.skip_decided(state)


def legal_actions(state: Position) -> vec[i64]:
    """All legal actions of the position. [DC 3.1]"""
    out = vec[i64](capacity=32)
    phase = state.phase
    if state.uncovered != NOTHING or phase == DEAL:
        return castle.legal_reveal(state, out)
    if phase < DEAL:
        return setup.legal_draw(state, out)
    if phase == GAME_OVER:
        return out
    if phase >= BEAUTY_SET:
        return legal_in_power(state, out)
    return spirits.legal_invoke(state, legal_without_spirits(state, out))


def legal_without_spirits(state: Position, out: vec[i64]) -> vec[i64]:
    """The legal actions of this phase, apart from Spirits."""
    phase = state.phase
    if phase == START:
        return actions.legal_action(state, out)
    if phase == CHOICE:
        return actions.legal_choice(state, out)
    if phase == PLACE:
        return placing.legal_place(state, out)
    if phase == CONSOLIDATE:
        return sets.legal_consolidate(state, out)
    if phase == BUILD:
        if state.allowance > 0:
            out = shrines.legal_build(state, state.fresh, out)
        return append(out, verbs.DONE.action())
    return append(out, verbs.END.action())


def legal_in_power(state: Position, out: vec[i64]) -> vec[i64]:
    """The legal actions inside the power of a Spirit."""
    phase = state.phase
    if phase == BEAUTY_SET:
        return powers.legal_gather_beauty(state, out)
    if phase == CUNNING_SET:
        return powers.legal_gather_cunning(state, out)
    if phase == WIND_FLIP:
        return powers.legal_lift_shrine(state, powers.legal_flip(state, out))
    if phase == WIND_LIFT:
        return powers.legal_lift_shrine(state, out)
    if phase == WIND_LAY:
        return powers.legal_lay_shrine(state, out)
    if phase == STRENGTH_LIFT:
        return powers.legal_strength(state, out)
    if phase == STRENGTH_LAY:
        return powers.legal_lay_tile(state, out)
    if phase == CHANGE_TILE:
        return powers.legal_change(state, out)
    if phase == FAITH_BUILD:
        return shrines.legal_build(state, state.fresh | state.fresh_before, out)
    return powers.legal_destroy(state, out)


def go_on(state: Position) -> None:
    """Carry the turn on until someone must decide or chance must act. [DC 5.2, R21]"""
    while state.uncovered == NOTHING:
        phase = state.phase
        if phase == PLACE:
            if state.hand != NOTHING:
                return
            look_for_sets(state)
        elif phase == CONSOLIDATE:
            if not resolve_sets(state):
                return
        elif phase == BUILD:
            if can_still_build(state):
                return
            shrines.finish_set(state)
        elif phase == AFTER:
            if state.spirits != 0 and spirits.has_invocation(state):
                return
            ending.end_turn(state)
        else:
            return


def look_for_sets(state: Position) -> None:
    """Look for sets, now that all tiles are placed. [DC 4.2, 5.1, R15]"""
    state.pending = sets.sets_at(state, state.placed)
    state.placed = 0
    state.base = AFTER
    state.phase = CONSOLIDATE


def resolve_sets(state: Position) -> bool:
    """Consolidate as long as there is no choice; False if the seat must decide. [DC 5.2, 5.5]"""
    state.pending = sets.sets_at(state, state.pending)
    if state.pending == 0:
        state.fresh_before = 0
        state.phase = state.base
        return True
    if sets.count_pending(state) > 1 or spirits.has_invocation(state):
        return False
    sets.apply_consolidate(state, lowest_bit(state.pending))
    return True


def can_still_build(state: Position) -> bool:
    """Whether a Shrine could be built, by the allowance or by Faith. [DC 6.1, 7.13]"""
    if state.allowance > 0 and shrines.can_build_on(state, state.fresh):
        return True
    return spirits.has_invocation(state)


def apply(state: Position, action: i64) -> None:
    """Carry out an action and all that follows without a choice."""
    handler = HANDLERS[VERBS.verb_of[action]]
    handler.apply(state, VERBS.first_argument[action], VERBS.second_argument[action])
    go_on(state)
