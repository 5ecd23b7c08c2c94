"""Before the deal: who begins and which cards are in play. [DC 1.7, 1.8]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits, has_bit
from tenshu.games.dragon_castle.ids import (
    DEAL,
    DRAGONS,
    DRAW_DRAGONS,
    DRAW_FIRST,
    DRAW_SPIRITS,
    NOTHING,
    SPIRITS,
)
from tenshu.games.dragon_castle.verbs import DRAW_DRAGON, DRAW_SPIRIT, FIRST

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position


def legal_draw(state: Position, out: vec[i64]) -> vec[i64]:
    """The seats that may begin, or the cards not drawn yet. [DC 1.7, 1.8, R12]"""
    if state.phase == DRAW_FIRST:
        for seat in range(state.setup.seats):
            out = append(out, FIRST + seat)
    elif state.phase == DRAW_SPIRITS:
        for card in range(i64(SPIRITS)):
            if has_bit(state.setup.spirit_pool & ~state.spirits, card):
                out = append(out, DRAW_SPIRIT + card)
    else:
        for card in range(i64(DRAGONS)):
            if has_bit(state.setup.dragon_pool & ~state.dragons, card):
                out = append(out, DRAW_DRAGON + card)
    return out


def apply_draw(state: Position, action: i64) -> None:
    """Note what chance decided and go on with the set-up."""
    if state.phase == DRAW_FIRST:
        state.first = action - FIRST
        state.seat = state.first
    elif state.phase == DRAW_SPIRITS:
        state.spirits |= BIT[action - DRAW_SPIRIT]
    else:
        state.dragons |= BIT[action - DRAW_DRAGON]
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
