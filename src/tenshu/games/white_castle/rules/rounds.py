"""Turns, rounds and what happens between them. [WC 2.1, 8]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenshu.core.bits import BIT, has_bit
from tenshu.core.protocol import report
from tenshu.games.white_castle.data.board import ROUNDS, TURNS
from tenshu.games.white_castle.event_kinds import (
    BEGAN_GARDENS,
    BEGAN_ROUND,
    SET_ORDER,
    order_detail,
)
from tenshu.games.white_castle.ids import (
    CLAN_TURN,
    COLOURS,
    ENTRY,
    FINISH,
    GAME_OVER,
    GARDEN_STEP,
    GARDEN_WORK,
    GARDENS,
    GO_ON,
    KINDS,
    RIVAL,
    RIVAL_TURN,
    ROLL,
    SEAL,
    SETTING_UP,
    STOCKED,
    TAKE,
)
from tenshu.games.white_castle.layout import (
    BRIDGES,
    DOMAIN_DIE,
    ROOM_CARD,
    STOCK,
    TENDED,
    TURN_ORDER,
)
from tenshu.games.white_castle.rules import rival, scoring
from tenshu.games.white_castle.rules.dice import has_dice
from tenshu.games.white_castle.rules.goods import SEALS_PER_RESOURCE
from tenshu.games.white_castle.rules.passage import is_ahead
from tenshu.games.white_castle.rules.stack import push

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def begin_round(state: Position) -> None:
    """Begin the first turn of a round. [WC 2.1, 8.4]"""
    state.round += 1
    state.turns_done = 0
    report(state, BEGAN_ROUND, 0, 0, 0, state.round)
    begin_turn(state)


def begin_turn(state: Position) -> None:
    """Give the turn to the clan whose place it is. [WC 2.1]"""
    state.seat = state.at[TURN_ORDER + state.turns_done % state.setup.clans]
    if state.setup.is_solo and state.seat == RIVAL:
        state.stage = RIVAL_TURN
        rival.begin_turn(state)
    else:
        state.stage = CLAN_TURN
        state.phase = TAKE


def finish_turn(state: Position) -> None:
    """End the turn; after a clan's last one of the game, first let it exchange seals. [WC R31]"""
    if is_last_turn(state) and state.at[STOCK + state.seat * STOCKED + SEAL] >= SEALS_PER_RESOURCE:
        state.phase = FINISH
    else:
        end_turn(state)


def is_last_turn(state: Position) -> bool:
    """Whether this is the seat's last turn of the game. [WC 2.1]"""
    return state.round == ROUNDS and state.turns_done >= (TURNS - 1) * state.setup.clans


def end_turn(state: Position) -> None:
    """Begin the next turn, or end the round. [WC 2.1, 8.1]"""
    state.turns_done += 1
    if state.turns_done < TURNS * state.setup.clans:
        begin_turn(state)
    else:
        end_round(state)


def end_round(state: Position) -> None:
    """Set the new order, then go on with the gardens or end the game. [WC 8.2, 8.3, 8.5]"""
    set_new_order(state)
    if state.setup.is_solo:
        rival.trade_coins(state)
    if state.round == ROUNDS:
        state.phase = GAME_OVER
        scoring.report_final_scoring(state)
        return
    state.stage = GARDEN_STEP
    state.step = 0
    state.phase = GO_ON


def set_new_order(state: Position) -> None:
    """Order the clans by the passage of time. [WC 7.4, 8.2]"""
    for seat in range(state.setup.clans):
        place: i64 = 0
        for other in range(state.setup.clans):
            if other != seat and is_ahead(state, other, seat):
                place += 1
        state.at[TURN_ORDER + place] = seat
    detail: i64 = 0
    for last in range(state.setup.clans):
        detail = order_detail(detail, state.at[TURN_ORDER + state.setup.clans - 1 - last])
    report(state, SET_ORDER, 0, 0, 0, detail)


def go_on_with_gardens(state: Position) -> None:
    """Let the next clan's gardeners work, or begin the next round. [WC 8.3, 8.4, 11.16, R4, R23]"""
    if state.step == state.setup.clans:
        prepare_round(state)
        return
    state.seat = state.at[TURN_ORDER + state.step]
    state.step += 1
    mask = active_gardens(state, state.seat)
    if mask != 0:
        report(state, BEGAN_GARDENS, state.seat, 0, 0, mask)
    if state.setup.is_solo and state.seat == RIVAL:
        rival.score_gardens(state, mask)
    elif mask != 0:
        push(state, GARDEN_WORK * ENTRY + mask)


def active_gardens(state: Position, seat: i64) -> i64:
    """Own gardeners below bridges that still have a die, one bit each. [WC 8.3]"""
    mask: i64 = 0
    for garden in range(i64(GARDENS)):
        if has_bit(state.at[TENDED + seat], garden) and has_dice(state, garden // KINDS):
            mask |= BIT[garden]
    return mask


def prepare_round(state: Position) -> None:
    """Collect all dice to roll them again. [WC 8.4]"""
    for index in range(i64(BRIDGES), i64(ROOM_CARD)):
        state.at[index] = 0
    for seat in range(state.setup.clans):
        for colour in range(i64(COLOURS)):
            state.at[DOMAIN_DIE + seat * COLOURS + colour] = 0
    state.stage = SETTING_UP
    state.phase = ROLL
    state.step = 0
