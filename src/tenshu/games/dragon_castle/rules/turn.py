"""The course of a game: who may do what now, and what follows. [DC 3.1, 9.1]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import lowest_bit
from tenshu.core.dispatch import Handlers
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
from tenshu.games.dragon_castle.layout import TOKENS
from tenshu.games.dragon_castle.rules import (
    actions,
    castle,
    placing,
    powers,
    sets,
    setup,
    shrines,
    spirits,
)

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
    """What the step of the turn asks for, apart from Spirits."""
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
    """What the power of a Spirit asks for."""
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


def apply_discard(state: Position) -> None:
    """Throw away the tile for a point, or one that cannot be placed. [DC 3.5, 4.3]"""
    if state.phase == PLACE:
        placing.throw_away(state)
    else:
        actions.apply_discard(state)


def apply_consolidate(state: Position, cell: i64) -> None:
    """Consolidate a waiting set, or one that a Spirit allows. [DC 5.2, 7.7]"""
    if state.phase == BEAUTY_SET:
        sets.flip_beauty_set(state, cell)
    else:
        sets.apply_consolidate(state, cell)


def apply_build(state: Position, cell: i64) -> None:
    """Build a Shrine, by the allowance or by Faith. [DC 6.1, 7.13]"""
    if state.phase == FAITH_BUILD:
        powers.apply_faith(state, cell)
    else:
        state.allowance -= 1
        shrines.apply_build(state, cell)


def apply_lift(state: Position, cell: i64) -> None:
    """Take up a Shrine for Wind or a tile for Strength. [DC 7.9, 7.11]"""
    if state.phase == STRENGTH_LIFT:
        powers.apply_lift_tile(state, cell)
    else:
        powers.apply_lift_shrine(state, cell)


def apply_lay(state: Position, cell: i64) -> None:
    """Put down what was lifted. [DC 7.9, 7.11]"""
    if state.phase == STRENGTH_LAY:
        powers.apply_lay_tile(state, cell)
    else:
        powers.apply_lay_shrine(state, cell)


def apply_done(state: Position) -> None:
    """Build no more Shrines, or move no more tiles. [DC 6.1, 7.11]"""
    if state.phase == BUILD:
        shrines.finish_set(state)
    else:
        powers.finish_strength(state)


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
            end_turn(state)
        else:
            return


def look_for_sets(state: Position) -> None:
    """All tiles lie: now sets are looked for. [DC 4.2, 5.1, R15]"""
    state.pending = sets.sets_at(state, state.placed)
    state.placed = 0
    state.base = AFTER
    state.phase = CONSOLIDATE


def resolve_sets(state: Position) -> bool:
    """Consolidate while there is no choice in it; False if the seat must decide. [DC 5.2, 5.5]"""
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
    """Could a Shrine be built, by the allowance or by Faith? [DC 6.1, 7.13]"""
    if state.allowance > 0 and shrines.can_build_on(state, state.fresh):
        return True
    return spirits.has_invocation(state)


def end_turn(state: Position) -> None:
    """The next seat's turn, or the end of the final round. [DC 3.1, 9.1, R10]"""
    state.turns += 1
    state.invoked = 0
    state.picked = NOTHING
    state.floor = 0
    state.seat = (state.seat + 1) % state.setup.seats
    is_over = state.seat == state.first and is_summoned(state)
    state.phase = GAME_OVER if is_over else START
    state.base = state.phase


def is_summoned(state: Position) -> bool:
    """Was one token taken for every seat, which uncovers the exclamation mark? [DC 1.6, 9.1, R10]"""
    taken: i64 = 0
    for seat in range(state.setup.seats):
        taken += state.at[TOKENS + seat]
    return taken >= state.setup.seats


HANDLERS: Final[Handlers[Position]] = Handlers(
    verbs.VERBS,
    [
        (verbs.TAKE, actions.apply_take),
        (verbs.PAIR, actions.apply_pair),
        (verbs.GAIN_SHRINE, actions.apply_shrine),
        (verbs.DISCARD, apply_discard),
        (verbs.SUMMON, actions.apply_summon),
        (verbs.PLACE, placing.apply_place),
        (verbs.PLACE_OTHER, placing.apply_place_other),
        (verbs.CONSOLIDATE, apply_consolidate),
        (verbs.BUILD, apply_build),
        (verbs.INVOKE, spirits.apply_invoke),
        (verbs.FLIP, powers.apply_flip),
        (verbs.LIFT, apply_lift),
        (verbs.PULL, powers.apply_pull),
        (verbs.LAY, apply_lay),
        (verbs.CHANGE, powers.apply_change),
        (verbs.DESTROY, powers.apply_destroy),
        (verbs.DONE, apply_done),
        (verbs.END, end_turn),
        (verbs.DRAW_FIRST, setup.apply_first),
        (verbs.DRAW_SPIRIT, setup.apply_spirit),
        (verbs.DRAW_DRAGON, setup.apply_dragon),
        (verbs.REVEAL, castle.apply_reveal),
    ],
)


def apply(state: Position, action: i64) -> None:
    """Carry out an action and all that follows without a choice."""
    HANDLERS.apply(state, action)
    go_on(state)
