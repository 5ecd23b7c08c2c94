"""Spades: what they cost, and what they bring besides the terrain. [TM 4.3, 4.4]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.terra_mystica.data.tiles import SCORING_SPADE_POINTS
from tenshu.games.terra_mystica.event_kinds import BOUGHT_SPADES, GAINED, GAVE_UP_SPADES, SPADE
from tenshu.games.terra_mystica.ids import FROM_SCORING, SPADES
from tenshu.games.terra_mystica.layout import ROUND_TILES
from tenshu.games.terra_mystica.rules.gains import count_payable, faction_of, pay, score

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


# What `may_buy_spades` says. [TM 4.3, 4.4, R33]
NO_BUYING: Final = 0
MAY_BUY: Final = 1
MUST_USE_ALL: Final = 2  # spades were bought one by one, and all in hand must be used


def spades_payable(state: Position, seat: i64) -> i64:
    """How many spades the seat could buy now. [TM 4.3, 21.9]"""
    return count_payable(state, seat, faction_of(state, seat).spade_price(state, seat))


def buy_spades(state: Position, seat: i64, spades: i64) -> None:
    """Pay for spades, each at the faction's price. [TM 4.3, 21.9]"""
    if spades == 0:
        return
    faction = faction_of(state, seat)
    price = faction.spade_price(state, seat)
    for _ in range(spades):
        pay(state, seat, price, BOUGHT_SPADES)
    report(state, BOUGHT_SPADES, seat, SPADE, spades)
    faction.reward_bought_spades(state, seat, spades)
    faction.reward_spades(state, seat, spades)
    if state.setup.pays_on_gain:
        score_spades(state, seat, spades)


def score_spades(state: Position, seat: i64, spades: i64) -> None:
    """The scoring tile for spades, in the action phase only. [TM 18.1, R8, 22.8]"""
    tile = state.at[ROUND_TILES + state.round - 1]
    score(state, seat, SCORING_SPADE_POINTS[tile] * spades, FROM_SCORING)


def gain_spades(state: Position, spades: i64, pays: bool) -> None:
    """Free spades for this action. [TM 4.4, 11.6, 11.7]"""
    state.free_spades = spades
    state.may_buy_spades = MAY_BUY if pays else NO_BUYING
    report(state, GAINED, state.seat, SPADE, spades)
    faction_of(state, state.seat).reward_spades(state, state.seat, spades)
    if state.setup.pays_on_gain:
        score_spades(state, state.seat, spades)
    state.phase = SPADES


def give_up_spades(state: Position) -> None:
    """Lose the free spades that are left. [TM 4.4, R7]"""
    if state.free_spades > 0:
        report(state, GAVE_UP_SPADES, state.seat, SPADE, -state.free_spades)
        state.free_spades = 0
