"""The course of a game: who may do what now, and what follows. [WC 1.1, 2.7]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.ids import (
    FINISH,
    FIRST,
    GAIN,
    GAME_OVER,
    GARDEN_STEP,
    GO_ON,
    MILESTONE,
    OVERFLOW,
    PAIR,
    PLACE,
    REFILL,
    RIVAL_GARDEN,
    RIVAL_ROOM,
    RIVAL_TURN,
    SETTING_UP,
    TAKE,
)
from tenshu.games.white_castle.rules import (
    choices,
    dice,
    draws,
    goods,
    rival,
    rounds,
    setup,
)
from tenshu.games.white_castle.rules.handlers import HANDLERS
from tenshu.games.white_castle.verbs import VERBS

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def legal_actions(state: Position) -> vec[i64]:
    """All legal actions of the position. [WC 2.1]"""
    out = vec[i64](capacity=32)
    phase = state.phase
    if phase <= REFILL:
        return draws.legal_draw(state, out)
    if phase == PAIR:
        return setup.legal_pair(state, out)
    if phase == GAME_OVER:
        return out
    if phase == RIVAL_GARDEN:
        return rival.legal_garden(state, out)
    if phase == RIVAL_ROOM:
        return rival.legal_room(state, out)
    out = legal_decision(state, phase, out)
    if state.stage == SETTING_UP:
        return out
    return goods.legal_swap(state, out)


def legal_decision(state: Position, phase: i64, out: vec[i64]) -> vec[i64]:
    """The legal actions of this phase, apart from exchanges."""
    if phase == TAKE:
        return dice.legal_take(state, out)
    if phase == PLACE:
        return dice.legal_place(state, out)
    if phase == GAIN:
        return goods.legal_gain(state, out)
    if phase == FIRST:
        return append(append(out, verbs.FIRST.action(0)), verbs.FIRST.action(1))
    if phase == OVERFLOW:
        return append(out, verbs.PASS.action())
    if phase == MILESTONE:
        return append(append(out, verbs.CROSS.action()), verbs.STAY.action())
    if phase == FINISH:
        return append(out, verbs.END.action())
    return choices.legal_choice(state, out)


def go_on(state: Position) -> None:
    """Carry the game on until someone must decide or chance must act. [WC 6.8]"""
    while state.phase == GO_ON:
        if not goods.settle_due(state):
            return
        if state.depth > 0:
            choices.look_at_top(state)
        elif state.stage == SETTING_UP:
            if state.round > 0 or not setup.next_chooser(state):
                rounds.begin_round(state)
        elif state.stage == GARDEN_STEP:
            rounds.go_on_with_gardens(state)
        elif state.stage == RIVAL_TURN:
            if not rival.go_on(state):
                rounds.end_turn(state)
        else:
            rounds.finish_turn(state)


def apply(state: Position, action: i64) -> None:
    """Carry out an action and all that follows without a choice."""
    phase = state.phase
    handler = HANDLERS[VERBS.verb_of[action]]
    handler.apply(state, VERBS.first_argument[action], VERBS.second_argument[action])
    if phase >= GAIN and phase != FINISH:
        # The effects are looked at again, after an exchange of seals too. [WC 4.6]
        state.phase = GO_ON
    go_on(state)
