"""Cult bonuses and clean-up after a round. [TM 15]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.tiles import (
    SCORING_CULT,
    SCORING_GAIN,
    SCORING_SPADES,
    SCORING_STEPS,
)
from tenshu.games.terra_mystica.event_kinds import COULD_NOT_USE_SPADES, SPADE, TOOK_CULT_BONUS
from tenshu.games.terra_mystica.ids import (
    BONUSES,
    CULT_SPADES,
    CULTS,
    NOTHING,
)
from tenshu.games.terra_mystica.layout import (
    CARD_COINS,
    CULT_SPADES_LEFT,
    CULT_STEPS,
    HAS_DROPPED,
    HAS_PASSED,
    ROUND_TILES,
    SPECIALS_USED,
    TURN_ORDER,
)
from tenshu.games.terra_mystica.rules.gains import count_sent, faction_of, gain
from tenshu.games.terra_mystica.rules.passing import is_card_free
from tenshu.games.terra_mystica.rules.terraforming import legal_cult_spades

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def count_bonuses(state: Position, seat: i64) -> i64:
    """How often the seat gets the cult bonus of this round's tile. [TM 15.1, 22.6]"""
    tile = state.at[ROUND_TILES + state.round - 1]
    cult = SCORING_CULT[tile]
    if cult == NOTHING:
        return count_sent(state, seat)
    return state.at[CULT_STEPS + seat * CULTS + cult] // SCORING_STEPS[tile]


def give_cult_bonuses(state: Position) -> None:
    """Give everybody the cult bonus; spades only to those still in the game. [TM 15.1, 22.9]"""
    tile = state.at[ROUND_TILES + state.round - 1]
    for seat in range(state.setup.seats):
        times = count_bonuses(state, seat)
        for _ in range(times):
            gain(state, seat, SCORING_GAIN[tile], TOOK_CULT_BONUS)
        spades = times * SCORING_SPADES[tile]
        if spades == 0:
            continue
        if state.at[HAS_DROPPED + seat] == 0:
            state.at[CULT_SPADES_LEFT + seat] = spades
            report(state, TOOK_CULT_BONUS, seat, SPADE, spades)
        faction_of(state, seat).reward_spades(state, seat, spades)


def ask_for_spades(state: Position) -> bool:
    """Let the next seat use its cult spades; False if there are none. [TM 15.2, R26, R29]"""
    for place in range(state.setup.seats):
        seat = state.at[TURN_ORDER + place]
        if seat == NOTHING or state.at[CULT_SPADES_LEFT + seat] == 0:
            continue
        state.seat = seat
        state.free_spades = state.at[CULT_SPADES_LEFT + seat]
        state.phase = CULT_SPADES
        if can_use_spades(state):
            return True
        report(state, COULD_NOT_USE_SPADES, seat, SPADE, -state.free_spades)
        state.at[CULT_SPADES_LEFT + seat] = 0
        state.free_spades = 0
    return False


def can_use_spades(state: Position) -> bool:
    """Whether the cult spades are enough for some hex. [TM 15.2, R26]"""
    return len(legal_cult_spades(state, vec[i64](capacity=8))) > 0


def legal_spades(state: Position, out: vec[i64]) -> vec[i64]:
    """Transform a hex, or forgo the spades. [TM 15.2]"""
    return append(legal_cult_spades(state, out), verbs.FORGO.action())


def clean_up(state: Position) -> None:
    """Free the actions and put coins on the cards nobody took. [TM 15.3, 15.4]"""
    state.power_actions_used = 0
    for seat in range(state.setup.seats):
        state.at[SPECIALS_USED + seat] = 0
        state.at[HAS_PASSED + seat] = state.at[HAS_DROPPED + seat]
    add_card_coins(state)


def add_card_coins(state: Position) -> None:
    """Put one more coin on every free card. [TM 15.4]"""
    for card in range(i64(BONUSES)):
        if is_card_free(state, card):
            state.at[CARD_COINS + card] += 1
