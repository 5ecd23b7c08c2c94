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
    CULT_TURN,
    DRAW_FACTION,
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
    STRUCTURES,
    TURN,
)
from tenshu.games.terra_mystica.layout import CULT_SPADES_LEFT
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
    if phase == CULT_TURN:
        return terraforming.legal_turn(state, out)
    is_answer = phase == ANSWER
    out = offers.legal_answer(state, out) if is_answer else offers.legal_follow(state, out)
    return append(out, verbs.DROP) if state.setup.may_drop else out


def legal_in_setup(state: Position, out: vec[i64]) -> vec[i64]:
    """Factions, first dwellings, first cards. [TM 1.7, 1.10, 1.11]"""
    if state.phase == CHOOSE_FACTION:
        return setup.legal_choose(state, out)
    if state.phase == SETTLE:
        return setup.legal_settle(state, out)
    return setup.legal_first_card(state, out)


def legal_in_turn(state: Position, out: vec[i64]) -> vec[i64]:
    """What the turn asks for, and what may be done at any moment of it. [TM 3.1, 3.2, R2, R15]"""
    if state.phase == TURN:
        # Hex and terrain are one choice: what it costs must not be converted away in between.
        return terraforming.legal_turn(state, out)
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
        out = append(out, verbs.DROP)
    return out


def legal_step_of_turn(state: Position, out: vec[i64]) -> vec[i64]:
    """What the step of the turn asks for."""
    phase = state.phase
    if phase == ACT:
        return legal_action(state, out)
    if phase == SPADES:
        out = terraforming.legal_build_and_transform(state, out)
        return append(out, verbs.FORGO)
    if phase == BRIDGE:
        return append(octagons.legal_bridge(state, out), verbs.FORGO)
    if phase == STEP:
        return cults.legal_step(out)
    if phase == FREE_UPGRADE:
        return structures.legal_free_upgrade(state, out)
    if phase == SANDSTORM:
        return terraforming.legal_sandstorm(state, out)
    if phase == RIDE:
        return terraforming.legal_ride(state, out)
    return append(terraforming.legal_build_on_dug(state, out), verbs.END)


def legal_action(state: Position, out: vec[i64]) -> vec[i64]:
    """The eight actions. [TM 3.1]"""
    out = terraforming.legal_build_and_transform(state, out)
    out = structures.legal_upgrade(state, out)
    if tracks.can_ship(state, state.seat):
        out = append(out, verbs.SHIP)
    if tracks.can_dig(state, state.seat):
        out = append(out, verbs.DIG)
    out = cults.legal_send(state, out)
    out = octagons.legal_octagons(state, out)
    return passing.legal_pass(state, out)


def apply(state: Position, action: i64) -> None:
    """Carry out an action and all that follows without a choice."""
    act(state, action)
    go_on(state)


def go_on(state: Position) -> None:
    """Carry the game on until a seat must decide, chance must act, or it is over."""
    while advance(state):
        pass


def act(state: Position, action: i64) -> None:
    """Carry out an action alone."""
    phase = state.phase
    if phase < ACT:
        apply_in_setup(state, action)
        state.phase = SET_UP
    elif phase <= AFTER:
        apply_in_turn(state, action)
    elif phase == CULT_SPADES or phase == CULT_TURN:
        apply_cult_spade(state, action)
    else:
        apply_answer(state, action)
        state.phase = ANSWERS


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


def apply_in_setup(state: Position, action: i64) -> None:
    """Draws, factions, first dwellings, first cards."""
    if action >= verbs.DRAW_FIRST:
        setup.apply_draw(state, action)
    elif action < verbs.SETTLE:
        setup.apply_choose(state, action - verbs.CHOOSE)
    elif action < verbs.FIRST_CARD:
        setup.apply_settle(state, action - verbs.SETTLE)
    else:
        setup.apply_first_card(state, action - verbs.FIRST_CARD)


def apply_in_turn(state: Position, action: i64) -> None:
    """A step of the own turn; passing, dropping out and `end` finish it. [TM 3.1, R3]"""
    if action == verbs.END:
        rounds.finish_action(state)
    elif action == verbs.DROP:
        passing.apply_drop(state)
        rounds.end_turn(state)
    elif verbs.PASS <= action < verbs.BRIDGE:
        passing.apply_pass(state, action - verbs.PASS)
        rounds.end_turn(state)
    else:
        apply_step_of_turn(state, action)


def apply_step_of_turn(state: Position, action: i64) -> None:
    """Everything inside a turn that does not finish it."""
    if action < verbs.UPGRADE:
        apply_terraforming(state, action)
    elif action < verbs.PASS:
        apply_other_action(state, action)
    elif action < verbs.FAVOUR_TILE:
        apply_detail(state, action)
    elif action < verbs.TOWN_TILE:
        favours.apply_favour(state, action - verbs.FAVOUR_TILE)
    elif action < verbs.CONNECT:
        towns.apply_town(state, action - verbs.TOWN_TILE)
    elif action < verbs.CONVERT:
        towns.apply_connect(state, action - verbs.CONNECT)
    elif action < verbs.BURN:
        conversions.apply_convert(state, action - verbs.CONVERT)
    elif action == verbs.BURN:
        conversions.apply_burn(state)
    else:
        state.free_spades = 0
        state.phase = AFTER


def apply_terraforming(state: Position, action: i64) -> None:
    """Building dwellings and transforming terrain."""
    if action < verbs.TRANSFORM:
        terraforming.apply_build(state, action - verbs.BUILD)
    elif action < verbs.TURN:
        terraforming.apply_transform(state, action - verbs.TRANSFORM)
    elif action < verbs.TURN_LONG:
        terraforming.apply_turn(state, action - verbs.TURN, False)
    else:
        terraforming.apply_turn(state, action - verbs.TURN_LONG, True)


def apply_other_action(state: Position, action: i64) -> None:
    """Upgrades, tracks, priests, power actions and special actions."""
    if action < verbs.SHIP:
        number = action - verbs.UPGRADE
        structures.apply_upgrade(state, number // STRUCTURES, number % STRUCTURES)
    elif action == verbs.SHIP:
        tracks.apply_ship(state)
    elif action == verbs.DIG:
        tracks.apply_dig(state)
    elif action < verbs.ACTION:
        number = action - verbs.SEND
        cults.apply_send(state, number // 3, number % 3 + 1)
    else:
        octagons.apply_octagon(state, action - verbs.ACTION)


def apply_detail(state: Position, action: i64) -> None:
    """Where a bridge goes, which track is stepped on, which one a key opens."""
    if action < verbs.STEP:
        octagons.apply_bridge(state, action - verbs.BRIDGE)
    elif action < verbs.ASCEND:
        cults.apply_step(state, action - verbs.STEP)
    else:
        cults.apply_ascend(state, action - verbs.ASCEND)


def apply_answer(state: Position, action: i64) -> None:
    """Answers to offered power, and the Cultists' step. [TM 9.2, 21.7]"""
    if action == verbs.LATER:
        offers.apply_later(state)
    elif action == verbs.DROP:
        passing.apply_drop(state)
    elif action >= verbs.REFUSE:
        number = action - verbs.REFUSE
        offers.apply_refuse(state, number // verbs.AMOUNTS, number % verbs.AMOUNTS + 1)
    elif action >= verbs.LEECH:
        number = action - verbs.LEECH
        offers.apply_leech(state, number // verbs.AMOUNTS, number % verbs.AMOUNTS + 1)
    else:
        offers.apply_follow(state, action - verbs.STEP)


def apply_cult_spade(state: Position, action: i64) -> None:
    """Use the spades of a cult bonus. [TM 15.2]"""
    if action == verbs.FORGO:
        state.free_spades = 0
    elif action < verbs.TURN:
        terraforming.apply_transform(state, action - verbs.TRANSFORM)
        return
    else:
        is_long = action >= verbs.TURN_LONG
        start = verbs.TURN_LONG if is_long else verbs.TURN
        terraforming.apply_turn(state, action - start, is_long)
    state.at[CULT_SPADES_LEFT + state.seat] = state.free_spades
    state.free_spades = 0
