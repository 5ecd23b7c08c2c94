"""The course of a game: who may do what now, and what follows. [WC 1.1, 2.7]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT
from tenshu.core.dispatch import Handlers
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.ids import (
    DRAW_RESOURCES,
    FINISH,
    FIRST,
    GAIN,
    GAME_OVER,
    GARDEN_STEP,
    GO_ON,
    INFLUENCE,
    MILESTONE,
    OVERFLOW,
    PAIR,
    PLACE,
    REFILL,
    RIVAL_GARDEN,
    RIVAL_ROOM,
    RIVAL_TURN,
    SEAL,
    SETTING_UP,
    TAKE,
)
from tenshu.games.white_castle.layout import ROOM_CARD
from tenshu.games.white_castle.rules import (
    choices,
    courtiers,
    dice,
    draws,
    goods,
    members,
    passage,
    rival,
    rounds,
    setup,
)
from tenshu.games.white_castle.rules.stack import pop

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
    """What the step of the turn asks for, apart from exchanges."""
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


def apply_end(state: Position) -> None:
    """End the last turn of the game. [WC R31]"""
    state.phase = GO_ON
    rounds.end_turn(state)


def apply_first(state: Position, gained: i64) -> None:
    """Decide whether seals or influence come first. [WC 6.1]"""
    state.first_due = SEAL if gained == 0 else INFLUENCE


def apply_pass(state: Position) -> None:
    """Let go of the seals that do not fit, or decline the top effect. [WC 4.5, R2]"""
    if state.phase == OVERFLOW:
        goods.take_seals(state)
    else:
        pop(state)


def apply_reveal(state: Position, room: i64, card: i64) -> None:
    """Put a card into a room: at the set-up, or where one was taken. [WC 1.2, 5.8]"""
    if state.phase != REFILL:
        setup.apply_deal(state, card)
        return
    state.deck &= ~BIT[card]
    state.at[ROOM_CARD + room] = card
    pop(state)
    state.phase = GO_ON


def apply_rival_card(state: Position, card: i64) -> None:
    """The top of the rival's deck: after a shuffle, or in its turn. [WC 11.1, 11.4, 11.17]"""
    rival.apply_top(state, card)
    if state.stage == SETTING_UP and state.round == 0:
        setup.begin(state, DRAW_RESOURCES, 511)
    else:
        state.phase = GO_ON


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


HANDLERS: Final[Handlers[Position]] = Handlers(
    verbs.VERBS,
    [
        (verbs.PAIR, setup.apply_pair),
        (verbs.TAKE, dice.apply_take),
        (verbs.PLACE, dice.apply_place),
        (verbs.DO_FIELD, choices.apply_field),
        (verbs.LIGHT, choices.apply_option),
        (verbs.CARD, choices.apply_card),
        (verbs.SEND, choices.apply_send),
        (verbs.ROW, choices.apply_row),
        (verbs.AUDIENCE, courtiers.apply_audience),
        (verbs.CLIMB, courtiers.apply_climb),
        (verbs.FAVOUR, choices.apply_favour),
        (verbs.TEND, members.apply_tend),
        (verbs.WORK, choices.apply_option),
        (verbs.TRAIN, members.apply_train),
        (verbs.DRILL, choices.apply_option),
        (verbs.GAIN, goods.apply_gain),
        (verbs.FIRST, apply_first),
        (verbs.CROSS, passage.apply_cross),
        (verbs.STAY, passage.apply_stay),
        (verbs.SWAP, goods.apply_swap),
        (verbs.RIVAL_GARDEN, rival.apply_garden),
        (verbs.RIVAL_ROOM, rival.apply_room),
        (verbs.PASS, apply_pass),
        (verbs.END, apply_end),
        (verbs.DRAW_SEAT, setup.apply_seat),
        (verbs.REVEAL, apply_reveal),
        (verbs.DRAW_DAIMYO, setup.apply_daimyo),
        (verbs.DRAW_TILE, setup.apply_tile),
        (verbs.DRAW_GARDEN, setup.apply_garden_card),
        (verbs.DRAW_YARD, setup.apply_yard_tile),
        (verbs.ROLL, setup.apply_roll),
        (verbs.DRAW_START_RESOURCE, setup.apply_start_resource),
        (verbs.DRAW_START_ACTION, setup.apply_start_action),
        (verbs.DRAW_RIVAL, apply_rival_card),
    ],
)


def apply(state: Position, action: i64) -> None:
    """Carry out an action and all that follows without a choice."""
    phase = state.phase
    HANDLERS.apply(state, action)
    if phase >= GAIN and phase != FINISH:
        # The effects are looked at again, after an exchange of seals too. [WC 4.6]
        state.phase = GO_ON
    go_on(state)
