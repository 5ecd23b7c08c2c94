"""The course of a round: turns, answers, the next round. [TM 2.1, 3.1]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.terra_mystica.event_kinds import BEGAN_ROUND, FOUND_NO_FAVOUR, FOUND_NO_TOWN
from tenshu.games.terra_mystica.ids import (
    ACT,
    AFTER,
    ANSWERS,
    CLEAN_UP,
    CULT_BONUSES,
    CULT_SPADES,
    GAME_OVER,
    INCOME,
    NEXT_SEAT,
    NOTHING,
    ROUNDS,
    SPADES,
)
from tenshu.games.terra_mystica.layout import HAS_DROPPED, TURN_ORDER
from tenshu.games.terra_mystica.rules.conversions import legal_conversions
from tenshu.games.terra_mystica.rules.cults import must_choose_top
from tenshu.games.terra_mystica.rules.favours import legal_favour
from tenshu.games.terra_mystica.rules.gains import take_income
from tenshu.games.terra_mystica.rules.offers import (
    FINAL_SCORING,
    NEXT_TURN,
    OWN_TURN,
    ROUND_END,
    SECOND_ACTION,
    ask,
)
from tenshu.games.terra_mystica.rules.passing import next_in_turn, set_next_order
from tenshu.games.terra_mystica.rules.phase_three import (
    add_card_coins,
    ask_for_spades,
    give_cult_bonuses,
)
from tenshu.games.terra_mystica.rules.scoring import report_final_scoring
from tenshu.games.terra_mystica.rules.setup import seat_after
from tenshu.games.terra_mystica.rules.spades import MAY_BUY, gain_spades
from tenshu.games.terra_mystica.rules.terraforming import has_plot, legal_build_on_transformed
from tenshu.games.terra_mystica.rules.towns import legal_connect, legal_town

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def begin_game(state: Position) -> None:
    """Coins on the cards that are left, then the first round. [TM 1.11, 2.1]"""
    add_card_coins(state)
    for distance in range(state.setup.seats):
        state.at[TURN_ORDER + distance] = seat_after(state, distance)
    state.phase = INCOME


def begin_round(state: Position) -> None:
    """Phase I, and the first turn of phase II, unless everybody has left. [TM 2.1, 22.9]"""
    state.round += 1
    report(state, BEGAN_ROUND, 0, 0, 0, state.round)
    take_income(state)
    if state.at[TURN_ORDER] == NOTHING:
        state.phase = NEXT_SEAT
    else:
        begin_turn(state, state.at[TURN_ORDER])


def begin_turn(state: Position, seat: i64) -> None:
    """Ask the seat for an action, after the answers it put off. [TM 3.1, 22.10]"""
    state.turn_seat = seat
    forget_action(state)
    state.extra_actions = 0
    state.resume = OWN_TURN
    state.phase = ANSWERS


def forget_action(state: Position) -> None:
    """Clear what was noted about the previous action."""
    state.free_spades = 0
    state.may_buy_spades = MAY_BUY
    state.chosen_hex = NOTHING
    state.transformed = NOTHING
    state.transformed_second = NOTHING
    state.transformed_third = NOTHING
    state.not_home_hex = NOTHING
    state.built_hex = NOTHING
    state.has_flown = 0
    state.answering_later = 0


def end_turn(state: Position) -> None:
    """End the turn: neighbours answer, then the next seat plays. [TM 9.2]"""
    forget_action(state)
    state.stopped_cults = 0
    state.ordinations = 0
    state.resume = NEXT_TURN
    state.phase = ANSWERS


def open_second_action(state: Position) -> None:
    """Begin the second action of a double turn, after the answers to the first. [TM 21.6]"""
    forget_action(state)
    state.extra_actions = 0
    state.resume = SECOND_ACTION
    state.phase = ANSWERS


def go_on_answering(state: Position) -> None:
    """Ask the seats that must answer, then go on. [TM 9.2]"""
    if ask(state):
        return
    if state.resume == FINAL_SCORING:
        state.phase = GAME_OVER
        report_final_scoring(state)
    elif state.resume == ROUND_END:
        state.phase = CULT_BONUSES
    elif state.resume == NEXT_TURN or state.at[HAS_DROPPED + state.turn_seat] != 0:
        state.phase = NEXT_SEAT
    else:
        state.seat = state.turn_seat
        state.phase = ACT


def go_to_next_seat(state: Position) -> None:
    """Give the turn to the next seat that has not passed, or end the round. [TM 3.1, 15.1, 16.1]"""
    seat = next_in_turn(state)
    if seat != NOTHING:
        begin_turn(state, seat)
    elif state.round == ROUNDS:
        ask_everybody(state, FINAL_SCORING)
    elif state.setup.asks_at_round_end:
        ask_everybody(state, ROUND_END)
    else:
        state.phase = CULT_BONUSES


def ask_everybody(state: Position, resume: i64) -> None:
    """Ask for all answers that are still open before the round or the game ends. [TM 16.1, 22.10]"""
    state.resume = resume
    state.answering_later = 0
    state.phase = ANSWERS


def end_round(state: Position) -> None:
    """Begin phase III with the cult bonuses. [TM 15.1, 22.9]"""
    set_next_order(state)
    if state.at[TURN_ORDER] == NOTHING and not state.setup.rounds_go_on:
        state.resume = FINAL_SCORING
        state.phase = ANSWERS
        return
    give_cult_bonuses(state)
    state.phase = CULT_SPADES


def go_on_with_spades(state: Position) -> bool:
    """Ask for cult spades in the new order, then clean up; False if a seat must use them. [TM 15.2]"""
    if state.free_spades > 0:
        return False
    if not ask_for_spades(state):
        state.phase = CLEAN_UP
    return True


def has_dues(state: Position) -> bool:
    """Whether a tile is due that is still in the supply. [TM 14.5, R20]"""
    nothing = vec[i64](capacity=4)
    if state.favours_due > 0 and len(legal_favour(state, nothing)) == 0:
        state.favours_due = 0
        report(state, FOUND_NO_FAVOUR, state.seat)
    if state.towns_due > 0 and len(legal_town(state, nothing)) == 0:
        state.towns_due = 0
        report(state, FOUND_NO_TOWN, state.seat)
    return state.favours_due > 0 or state.towns_due > 0


def go_on_with_turn(state: Position) -> bool:
    """Carry the turn on; False if the seat must decide something. [TM 3.1]"""
    if must_choose_top(state, state.seat) or has_dues(state):
        return False
    if state.spades_due > 0:
        spades = state.spades_due
        state.spades_due = 0
        gain_spades(state, spades, False)
    elif state.phase == SPADES and state.free_spades == 0:
        state.phase = AFTER
    elif state.phase != AFTER or has_afterthought(state):
        return False
    else:
        finish_action(state)
    return True


def finish_action(state: Position) -> None:
    """Begin the second action of a double turn, or end the turn. [TM 3.1, 21.6]"""
    if state.extra_actions > 0:
        open_second_action(state)
    else:
        end_turn(state)


def has_afterthought(state: Position) -> bool:
    """Whether the seat could still convert, build or connect before its turn ends. [TM 3.2]"""
    if state.extra_actions > 0 and not has_plot(state):
        return False
    out = legal_conversions(state, vec[i64](capacity=8))
    if len(out) > 0:
        return True
    return len(legal_connect(state, legal_build_on_transformed(state, out))) > 0
