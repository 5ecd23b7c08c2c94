"""What may be done now, and what follows from it. [TM 3.1]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.ids import (
    ACT,
    AFTER,
    ANSWER,
    ANSWERS,
    BRIDGE,
    CHOOSE_FACTION,
    CLEAN_UP,
    CULT_BONUSES,
    CULT_SPADES,
    CULT_TERRAIN_CHOICE,
    DRAW_FACTION,
    FOLLOW,
    FREE_UPGRADE,
    GAME_OVER,
    INCOME,
    NEXT_SEAT,
    RIDE,
    SANDSTORM,
    SET_UP,
    SETTLE,
    SPADES,
    STEP,
    TERRAIN_CHOICE,
)
from tenshu.games.terra_mystica.rules import (
    conversions,
    cults,
    favours,
    octagons,
    offers,
    passing,
    phase_three,
    rounds,
    setup,
    structures,
    terraforming,
    towns,
    tracks,
)
from tenshu.games.terra_mystica.rules.handlers import HANDLERS
from tenshu.games.terra_mystica.rules.spades import MUST_USE_ALL
from tenshu.games.terra_mystica.verbs import VERBS

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def open_game(state: Position) -> None:
    """Begin with whatever the options left open. [TM 1]"""
    setup.open_setup(state)
    state.phase = SET_UP
    go_on(state)


def legal_actions(state: Position) -> vec[i64]:
    """All legal actions of the position. [TM 3.1]"""
    out = vec[i64](capacity=64)
    phase = state.phase
    if phase <= DRAW_FACTION:
        return setup.legal_draw(state, out)
    if phase < ACT:
        return legal_in_setup(state, out)
    if phase <= AFTER:
        return legal_in_turn(state, out)
    if phase == GAME_OVER:
        return out
    if phase == CULT_SPADES:
        return phase_three.legal_spades(state, out)
    if phase == CULT_TERRAIN_CHOICE:
        return terraforming.legal_terrain(state, out)
    is_answer = phase == ANSWER
    out = offers.legal_answer(state, out) if is_answer else offers.legal_follow(state, out)
    return append(out, verbs.DROP.action()) if state.setup.may_drop else out


def legal_in_setup(state: Position, out: vec[i64]) -> vec[i64]:
    """Factions, first dwellings, first cards. [TM 1.7, 1.10, 1.11]"""
    if state.phase == CHOOSE_FACTION:
        return setup.legal_choose(state, out)
    if state.phase == SETTLE:
        return setup.legal_settle(state, out)
    return setup.legal_first_card(state, out)


def legal_in_turn(state: Position, out: vec[i64]) -> vec[i64]:
    """What the turn asks for, and what may be done at any moment of it. [TM 3.1, 3.2, R2, R15]"""
    if state.phase == TERRAIN_CHOICE:
        return legal_terrain_choice(state, out)
    if cults.must_choose_top(state, state.seat):
        out = cults.legal_ascend(state, out)
    elif state.favours_due > 0 or state.towns_due > 0:
        if state.favours_due > 0:
            out = favours.legal_favour(state, out)
        if state.towns_due > 0:
            out = towns.legal_town(state, out)
    else:
        out = legal_step_of_turn(state, out)
    out = towns.legal_connect(state, out)
    out = conversions.legal_conversions(state, out)
    if state.setup.may_drop and state.phase == ACT:
        out = append(out, verbs.DROP.action())
    return out


def legal_terrain_choice(state: Position, out: vec[i64]) -> vec[i64]:
    """What the hex becomes, or one more spade for it and conversions between spades. [TM 4.2, R33]"""
    out = terraforming.legal_terrain(state, out)
    if terraforming.can_buy_spade(state):
        out = append(out, verbs.BUY_SPADE.action())
    if state.may_buy_spades != MUST_USE_ALL:
        # Hex and terrain are one choice: what it costs must not be converted away in between.
        return out
    return conversions.legal_conversions(state, out)


def legal_step_of_turn(state: Position, out: vec[i64]) -> vec[i64]:
    """What the step of the turn asks for."""
    phase = state.phase
    if phase == ACT:
        return legal_action(state, out)
    if phase == SPADES:
        out = terraforming.legal_build_and_transform(state, out)
        return append(out, verbs.FORGO.action())
    if phase == BRIDGE:
        return append(octagons.legal_bridge(state, out), verbs.FORGO.action())
    if phase == STEP:
        return cults.legal_step(out)
    if phase == FREE_UPGRADE:
        return structures.legal_free_upgrade(state, out)
    if phase == SANDSTORM:
        return terraforming.legal_sandstorm(state, out)
    if phase == RIDE:
        return terraforming.legal_ride(state, out)
    return append(terraforming.legal_build_on_transformed(state, out), verbs.END.action())


def legal_action(state: Position, out: vec[i64]) -> vec[i64]:
    """The eight actions. [TM 3.1]"""
    out = terraforming.legal_build_and_transform(state, out)
    out = structures.legal_upgrade(state, out)
    if tracks.can_advance_shipping(state, state.seat):
        out = append(out, verbs.ADVANCE_SHIPPING.action())
    if tracks.can_advance_exchange(state, state.seat):
        out = append(out, verbs.ADVANCE_EXCHANGE.action())
    out = cults.legal_send(state, out)
    out = octagons.legal_octagons(state, out)
    return passing.legal_pass(state, out)


def go_on(state: Position) -> None:
    """Carry the game on until a seat must decide, chance must act, or it is over."""
    while advance(state):
        pass


def advance(state: Position) -> bool:
    """One step that needs no decision; False if one is needed. [TM 2.1]"""
    phase = state.phase
    if ACT <= phase <= AFTER:
        return rounds.go_on_with_turn(state)
    if phase == CULT_SPADES:
        return rounds.go_on_with_spades(state)
    if phase == SET_UP:
        if not setup.next_step(state):
            rounds.begin_game(state)
    elif phase == ANSWERS:
        rounds.go_on_answering(state)
    elif phase == NEXT_SEAT:
        rounds.go_to_next_seat(state)
    elif phase == CULT_BONUSES:
        rounds.end_round(state)
    elif phase == CLEAN_UP:
        phase_three.clean_up(state)
        state.phase = INCOME
    elif phase == INCOME:
        rounds.begin_round(state)
    else:
        return False
    return True


def apply(state: Position, action: i64) -> None:
    """Carry out an action and all that follows without a choice."""
    act(state, action)
    go_on(state)


def act(state: Position, action: i64) -> None:
    """Carry out an action alone."""
    phase = state.phase
    handler = HANDLERS[VERBS.verb_of[action]]
    handler.apply(state, VERBS.first_argument[action], VERBS.second_argument[action])
    if phase < ACT:
        state.phase = SET_UP
    elif phase == ANSWER or phase == FOLLOW:
        state.phase = ANSWERS
