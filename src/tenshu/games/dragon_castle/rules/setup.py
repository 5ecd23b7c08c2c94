"""Before the deal: who begins and which cards are in play. [DC 1.7, 1.8]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits, has_bit
from tenshu.core.protocol import report
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.event_kinds import (
    DRAGON_IN_PLAY,
    FIRST_PLAYER,
    SPIRIT_IN_PLAY,
)
from tenshu.games.dragon_castle.ids import (
    DEAL,
    DRAGONS,
    DRAW_DRAGONS,
    DRAW_FIRST,
    DRAW_SPIRITS,
    NOTHING,
    SPIRITS,
)

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position


def legal_draw(state: Position, out: vec[i64]) -> vec[i64]:
    """The seats that may begin, or the cards not drawn yet. [DC 1.7, 1.8, R12]"""
    if state.phase == DRAW_FIRST:
        for seat in range(state.setup.seats):
            out = append(out, verbs.DRAW_FIRST.action(seat))
    elif state.phase == DRAW_SPIRITS:
        for card in range(i64(SPIRITS)):
            if has_bit(state.setup.spirit_pool & ~state.spirits, card):
                out = append(out, verbs.DRAW_SPIRIT.action(card))
    else:
        for card in range(i64(DRAGONS)):
            if has_bit(state.setup.dragon_pool & ~state.dragons, card):
                out = append(out, verbs.DRAW_DRAGON.action(card))
    return out


def apply_first(state: Position, seat: i64) -> None:
    """Make the seat that was drawn the first player. [DC 1.8]"""
    state.first = seat
    state.seat = seat
    report(state, FIRST_PLAYER, seat)
    skip_decided(state)


def apply_spirit(state: Position, card: i64) -> None:
    """Put the Spirit card that was drawn into play. [DC 1.7]"""
    state.spirits |= BIT[card]
    report(state, SPIRIT_IN_PLAY, state.seat, detail=card)
    skip_decided(state)


def apply_dragon(state: Position, card: i64) -> None:
    """Put the Dragon card that was drawn into play. [DC 1.7]"""
    state.dragons |= BIT[card]
    report(state, DRAGON_IN_PLAY, state.seat, detail=card)
    skip_decided(state)


def skip_decided(state: Position) -> None:
    """Pass over the draws that the options already decided. [DC 1.7, R12]"""
    if state.first == NOTHING and state.setup.first != NOTHING:
        state.first = state.setup.first
        state.seat = state.first
    if state.first == NOTHING:
        state.phase = DRAW_FIRST
    elif count_bits(state.spirits) < state.setup.spirit_draws:
        state.phase = DRAW_SPIRITS
    elif count_bits(state.dragons) < state.setup.dragon_draws:
        state.phase = DRAW_DRAGONS
    else:
        state.phase = DEAL


def report_decided(state: Position) -> None:
    """Report what the options decided instead of chance. [DC 1.7, R12]"""
    if state.setup.first != NOTHING:
        report(state, FIRST_PLAYER, state.first)
    for card in range(i64(SPIRITS)):
        if has_bit(state.setup.spirits, card):
            report(state, SPIRIT_IN_PLAY, state.seat, detail=card)
    for card in range(i64(DRAGONS)):
        if has_bit(state.setup.dragons, card):
            report(state, DRAGON_IN_PLAY, state.seat, detail=card)
