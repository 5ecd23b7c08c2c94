"""The course of a game: who may do what now, and what follows. [WC 1.1, 2.7]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.ids import (
    CASTLE_CARDS,
    CENTRE,
    DRAW_RESOURCES,
    ENTRY,
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
from tenshu.games.white_castle.layout import EFFECTS, ROOM_CARD
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
        return append(append(out, verbs.FIRST), verbs.FIRST + 1)
    if phase == OVERFLOW:
        return append(out, verbs.PASS)
    if phase == MILESTONE:
        return append(append(out, verbs.CROSS), verbs.STAY)
    if phase == FINISH:
        return append(out, verbs.END)
    return choices.legal_choice(state, out)


def apply(state: Position, action: i64) -> None:
    """Carry out an action and all that follows without a choice."""
    if action >= verbs.DRAW_SEAT:
        apply_chance(state, action)
    elif action < verbs.DO_FIELD:
        apply_die(state, action)
    else:
        phase = state.phase
        state.phase = GO_ON
        if action < verbs.TEND:
            apply_in_castle(state, action)
        elif action < verbs.GAIN:
            apply_outside(state, action)
        else:
            apply_goods(state, action, phase)
    go_on(state)


def apply_chance(state: Position, action: i64) -> None:
    """What chance did: set-up, a new card in a room, the rival's next card."""
    if action >= verbs.DRAW_RIVAL:
        apply_rival_card(state, action - verbs.DRAW_RIVAL)
    elif state.phase == REFILL:
        card = (action - verbs.REVEAL) % CASTLE_CARDS
        state.deck &= ~BIT[card]
        state.at[ROOM_CARD + (action - verbs.REVEAL) // CASTLE_CARDS] = card
        pop(state)
        state.phase = GO_ON
    else:
        setup.apply_draw(state, action)


def apply_rival_card(state: Position, card: i64) -> None:
    """The top of the rival's deck: after a shuffle, or in its turn. [WC 11.1, 11.4, 11.17]"""
    rival.apply_top(state, card)
    if state.stage == SETTING_UP and state.round == 0:
        setup.begin(state, DRAW_RESOURCES, 511)
    else:
        state.phase = GO_ON


def apply_die(state: Position, action: i64) -> None:
    """Starting pairs, taking and placing dice."""
    if action < verbs.TAKE:
        setup.apply_pair(state, action - verbs.PAIR)
    elif action < verbs.PLACE:
        taken = action - verbs.TAKE
        dice.apply_take(state, taken // CENTRE, taken % CENTRE)
    else:
        dice.apply_place(state, action - verbs.PLACE)


def apply_in_castle(state: Position, action: i64) -> None:
    """Fields, members sent, rows, courtiers."""
    entry = state.at[EFFECTS + state.depth - 1]
    if action < verbs.LIGHT:
        choices.apply_field(state, action - verbs.DO_FIELD)
    elif action < verbs.CARD:
        choices.apply_option(state, action - verbs.LIGHT)
    elif action == verbs.CARD:
        choices.apply_option(state, 0)
    elif action < verbs.ROW:
        choices.apply_send(state, action - verbs.SEND)
    elif action < verbs.AUDIENCE:
        choices.apply_row(state, action - verbs.ROW)
    elif action == verbs.AUDIENCE:
        courtiers.apply_audience(state, entry % ENTRY, entry)
    elif action < verbs.FAVOUR:
        climb = action - verbs.CLIMB
        courtiers.apply_climb(
            state, entry % ENTRY, entry, climb // verbs.HALLS, climb % verbs.HALLS
        )
    else:
        choices.apply_favour(state, action - verbs.FAVOUR)


def apply_outside(state: Position, action: i64) -> None:
    """Gardens and yards."""
    if action < verbs.WORK:
        members.apply_tend(state, action - verbs.TEND)
    elif action < verbs.TRAIN:
        choices.apply_option(state, action - verbs.WORK)
    elif action < verbs.DRILL:
        members.apply_train(state, action - verbs.TRAIN)
    else:
        choices.apply_option(state, action - verbs.DRILL)


def apply_goods(state: Position, action: i64, phase: i64) -> None:
    """Goods, milestones, the rival's choices, declining, ending."""
    if action < verbs.FIRST:
        goods.apply_gain(state, action - verbs.GAIN)
    elif action < verbs.CROSS:
        state.first_due = SEAL if action == verbs.FIRST else INFLUENCE
    elif action == verbs.CROSS:
        passage.apply_cross(state)
    elif action == verbs.STAY:
        passage.apply_stay(state)
    elif action < verbs.RIVAL_GARDEN:
        apply_swap(state, action - verbs.SWAP, phase)
    elif action < verbs.RIVAL_ROOM:
        rival.apply_garden(state, action - verbs.RIVAL_GARDEN)
    elif action < verbs.PASS:
        rival.apply_room(state, action - verbs.RIVAL_ROOM)
    elif action == verbs.END:
        rounds.end_turn(state)
    elif phase == OVERFLOW:
        goods.take_seals(state)
    else:
        pop(state)


def apply_swap(state: Position, item: i64, phase: i64) -> None:
    """Exchange seals and come back to the same question, if it still stands. [WC 4.6]"""
    goods.apply_swap(state, item)
    if phase == TAKE or phase == PLACE or phase == FINISH:
        state.phase = phase


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
