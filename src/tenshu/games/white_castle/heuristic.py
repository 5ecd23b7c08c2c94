"""What a position is worth to a seat: points in hand, points in sight, and the best way on.

An effect that has been begun is thought through to a small depth, so that the first step of a chain
is worth what the chain will bring.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.protocol import State
from tenshu.games.white_castle.data.board import ROUNDS, TURNS
from tenshu.games.white_castle.ids import (
    AT_FLOOR,
    CLAN,
    COIN,
    DIPLOMAT_FLOOR,
    FINISH,
    FOOD,
    GARDENER,
    GATE,
    INFLUENCE,
    IRON,
    ORDER,
    PAIR,
    PEARL,
    REFILL,
    RESERVE,
    SEAL,
    STEWARD_FLOOR,
    SYMBOLS,
    TAKE,
    TIME,
    WARRIOR,
    ZONE,
)
from tenshu.games.white_castle.rules import scoring
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.verbs import RIVAL_GARDEN, SWAP

# How far a begun effect is thought through, and how many positions may be looked at for it.
LONGEST_CHAIN: Final = 12
MOST_POSITIONS: Final = 1500

# What one unit is worth while there is time to use it, by what is there already.
FOOD_WORTH: Final = vec[float]([0.0, 0.9, 1.8, 2.7, 3.5, 4.2, 4.6, 4.8])
IRON_WORTH: Final = vec[float]([0.0, 0.9, 1.5, 2.3, 2.9, 3.7, 4.0, 4.2])
PEARL_WORTH: Final = vec[float]([0.0, 0.9, 2.1, 2.8, 3.7, 4.9, 5.4, 5.7])
SEAL_WORTH: Final = vec[float]([0.0, 0.8, 1.5, 2.0, 2.4, 2.7])
COIN_WORTH: Final = 0.42
SPARE_COIN_WORTH: Final = 0.15
USEFUL_COINS: Final = 8
# Turns left from which on goods keep their full worth.
ENOUGH_TURNS: Final = 3.0
# A courtier on its way up, per floor it may still rise.
RISE_WORTH: Final = 0.7
# One warrior's value: courtiers who may still come in.
NEWCOMERS: Final = 0.17
# One symbol of the lantern zone, for each turn left.
SYMBOL_WORTH: Final = 0.2
INFLUENCE_SYMBOL_WORTH: Final = 0.3
# A step on the passage of time.
STEP_WORTH: Final = 0.45
OTHERS: Final = 0.15


def evaluate(state: State, seat: int) -> float:
    """The value of a position for a seat, in points."""
    assert isinstance(state, Position)
    return Search(seat).best(state, LONGEST_CHAIN)


class Search:
    """Looks for the best way to finish what a seat has begun."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.positions: i64 = 0

    def best(self, state: Position, depth: i64) -> float:
        """The value after the best continuation of the seat's own chain."""
        self.positions += 1
        if depth == 0 or self.positions > MOST_POSITIONS or not is_in_chain(state, self.seat):
            return worth(state, self.seat)
        actions = state.legal_actions()
        if state.phase == REFILL:
            # Whatever card comes; none of them changes what is to be finished.
            return self.after(state, actions[0], depth)
        value = -1000.0
        for action in actions:
            if not SWAP <= action < RIVAL_GARDEN:
                value = max(value, self.after(state, action, depth))
        return value

    def after(self, state: Position, action: i64, depth: i64) -> float:
        """The value of going on with this action."""
        later = state.clone()
        later.apply(action)
        return self.best(later, depth - 1)


def is_in_chain(state: Position, seat: i64) -> bool:
    """Is the seat in the middle of a turn, so that the next choice is its own?"""
    phase = state.phase
    if state.seat != seat or phase == TAKE or phase == PAIR or phase >= FINISH:
        return False
    return phase == REFILL or phase > PAIR


def worth(state: Position, seat: i64) -> float:
    """Points so far, what they can grow into, and a little less for the others' points."""
    value = float(scoring.total(state, seat)) + promise(state, seat, turns_left(state, seat))
    best_other: i64 = 0
    for other in range(state.clans):
        if other != seat:
            best_other = max(best_other, scoring.total(state, other))
    return value - OTHERS * float(best_other)


def turns_left(state: Position, seat: i64) -> float:
    """Turns that the seat has still to come."""
    if state.round == 0:
        return float(ROUNDS * TURNS)
    taken = state.turn // state.clans
    for place in range(state.turn % state.clans):
        if state.board[ORDER + place] == seat:
            taken += 1
    if state.seat == seat and state.phase > TAKE and state.turn < TURNS * state.clans:
        taken += 1
    return float((ROUNDS - state.round) * TURNS + max(TURNS - taken, 0))


def promise(state: Position, seat: i64, turns: float) -> float:
    """What goods, members and places may still bring in so many turns."""
    use = min(1.0, turns / ENOUGH_TURNS)
    at = seat * CLAN
    clan = state.clan
    value = goods_promise(state, at) + clan_promise(state, seat, turns)
    value += STEP_WORTH * float(clan[at + TIME])
    return value * use


def goods_promise(state: Position, at: i64) -> float:
    """Resources, seals and coins, worth less and less the more there are."""
    clan = state.clan
    value = FOOD_WORTH[clan[at + FOOD]] if clan[at + RESERVE + GARDENER] > 0 else 0.0
    value += IRON_WORTH[clan[at + IRON]] if clan[at + RESERVE + WARRIOR] > 0 else 0.0
    value += PEARL_WORTH[clan[at + PEARL]] + SEAL_WORTH[clan[at + SEAL]]
    useful = min(clan[at + COIN], USEFUL_COINS)
    value += COIN_WORTH * float(useful)
    return value + SPARE_COIN_WORTH * float(clan[at + COIN] - useful)


def clan_promise(state: Position, seat: i64, turns: float) -> float:
    """Courtiers on their way, warriors who wait for them, and the lantern zone."""
    clan = state.clan
    at = seat * CLAN
    rises = 2 * clan[at + AT_FLOOR + GATE] + clan[at + AT_FLOOR + STEWARD_FLOOR]
    rises += clan[at + AT_FLOOR + DIPLOMAT_FLOOR]
    value = RISE_WORTH * float(rises)
    value += NEWCOMERS * turns * float(scoring.warrior_value(state, seat))
    symbols: i64 = 0
    for symbol in range(i64(SYMBOLS)):
        symbols += clan[at + ZONE + symbol]
    influence = float(clan[at + ZONE + INFLUENCE])
    return value + turns * (SYMBOL_WORTH * float(symbols) + INFLUENCE_SYMBOL_WORTH * influence)
