"""What a clan may still gain: a table for each thing it has, one for every number of turns left.

The numbers here are rough guesses from strategy; weights.json holds those that were measured.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.core.weights import Weights
from tenshu.games.white_castle.data.board import MEMBERS_OF_A_KIND, ROUNDS, TURNS
from tenshu.games.white_castle.ids import (
    COIN,
    COLOURS,
    DIPLOMAT_FLOOR,
    FLOORS,
    FOOD,
    GARDEN_STEP,
    GARDENER,
    GARDENS,
    GATE,
    IRON,
    MEMBERS,
    NOTHING,
    PEARL,
    SEAL,
    STEWARD_FLOOR,
    STOCKED,
    SYMBOLS,
    TAKE,
    WARRIOR,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    DOMAIN_DIE,
    GARDEN_CARD,
    OWN_CARD,
    RESERVE,
    STOCK,
    TENDED,
    TIME,
    TURN_ORDER,
    ZONE,
)
from tenshu.games.white_castle.rules import scoring
from tenshu.games.white_castle.rules.passage import is_ahead
from tenshu.games.white_castle.state import Position

MOST_COINS: Final = 15
ALL_TURNS: Final = ROUNDS * TURNS

# The tables of one number of turns left, by what is counted, with their guesses.
PARTS: Final[list[tuple[str, list[float]]]] = [
    ("food", [0, 1.5, 2.9, 3.8, 5, 5.7, 5.7, 5.6]),
    ("iron", [0, 2, 3.3, 4.5, 6.7, 8.1, 8, 7]),
    ("pearl", [0, 3.3, 5.6, 6.2, 7.2, 8.3, 9.4, 10]),
    ("coin", [0, 1.5, 3, 3.9, 4.5, 5.2, 5.9, 6.5, 7, 7.4, 7.9, 8.2, 8.5, 8.6, 8.7, 8.8]),
    ("seal", [0, 1.7, 3, 3.9, 5.2, 6.2]),
    ("time", [0.15 * step for step in range(21)]),
    ("gate", [0, 2.7, 5, 5.5, 5.5, 5.5]),
    ("steward", [0, 1, 1.5, 1.5, 1.5, 1.5]),
    ("diplomat", [0, 0.5, 1, 1, 1, 1]),
    ("inside", [0, 2.5, 5, 7, 8, 8.5]),
    ("gardener", [0] * 6),
    ("warrior-value", [0, 2.9, 6, 9, 11, 13, 14, 15, 15, 15, 15]),
    ("warrior", [0] * 6),
    ("card", [0] * 30),
    ("symbol", [0, 0.5, 0.5, 3, 5, 5, 2]),
    ("garden", [1, 1.5, 1.5, 1.5, 2, 2, 3, 2, 2.5, 2]),
    ("row", [0] * 3),
    ("ahead", [0.6]),
]
# Where each table begins.
FOODS: Final = 0
IRONS: Final = 8
PEARLS: Final = 16
COINS: Final = 24
SEALS: Final = 40
STEPS: Final = 46
AT_GATE: Final = 67
AT_STEWARDS: Final = 73
AT_DIPLOMATS: Final = 79
INSIDE: Final = 85
GARDENERS_GONE: Final = 91
WARRIOR_VALUE: Final = 97
WARRIORS_GONE: Final = 108
CARDS_HELD: Final = 114
IN_ZONE: Final = 144  # for each symbol
GARDEN_WORKS: Final = 151  # for each garden step to come
ROWS_USED: Final = 161
AHEAD: Final = 164
TO_COME: Final = 165
SPAN: Final = 166
# Points of a usual turn, less what the tables above already promise.
POINTS_A_TURN: Final = 5.0
PROMISED: Final = 10.0
# With fewer turns left goods are worth less.
ENOUGH_TURNS: Final = 4.0


def guesses() -> Weights:
    """The tables for 1 to 9 turns left."""
    weights = Weights()
    for turns in range(1, ALL_TURNS + 1):
        share = min(1.0, turns / ENOUGH_TURNS)
        for name, values in PARTS:
            weights.add_table(f"{name}/{turns}", [value * share for value in values])
        weights.add(f"turns/{turns}", POINTS_A_TURN * turns - PROMISED)
    return weights


WEIGHTS: Final = guesses()
# Played alone: what the rival still gains by its turns left, and the player more than at a table.
RIVAL_GAINS: Final = WEIGHTS.add_table("rival", [4, 11, 17, 28, 34, 40, 46, 51, 54, 57])
ALONE: Final = WEIGHTS.add_table("alone", [0, 0, 1, 1, 4, 6, 7, 8, 10, 12])
assert len(WEIGHTS.names) == SPAN * ALL_TURNS + 2 * (ALL_TURNS + 1)


def turns_left(state: Position, seat: i64) -> i64:
    """Turns that the seat has still to come."""
    if state.round == 0:
        return ALL_TURNS
    taken: i64 = state.turns_done // state.setup.clans
    for place in range(state.turns_done % state.setup.clans):
        if state.at[TURN_ORDER + place] == seat:
            taken += 1
    if state.seat == seat and state.phase > TAKE and state.turns_done < TURNS * state.setup.clans:
        taken += 1
    return (ROUNDS - state.round) * TURNS + max(TURNS - taken, 0)


def promise(state: Position, seat: i64, turns: i64) -> float:
    """The points that the clan may still gain in so many turns."""
    if turns == 0:
        return 0.0
    first = (turns - 1) * SPAN
    value = goods_promise(state, seat, first) + member_promise(state, seat, first)
    value += zone_promise(state, seat, first) + garden_promise(state, seat, first)
    if state.setup.is_solo:
        value += WEIGHTS.at[ALONE + turns]
    return value + place_promise(state, seat, first) + WEIGHTS.at[first + TO_COME]


def goods_promise(state: Position, seat: i64, first: i64) -> float:
    """Resources, coins and seals."""
    own = STOCK + seat * STOCKED
    worth = WEIGHTS.at
    value = (
        worth[first + FOODS + state.at[own + FOOD]] + worth[first + IRONS + state.at[own + IRON]]
    )
    value += (
        worth[first + PEARLS + state.at[own + PEARL]] + worth[first + SEALS + state.at[own + SEAL]]
    )
    return value + worth[first + COINS + min(state.at[own + COIN], MOST_COINS)]


def member_promise(state: Position, seat: i64, first: i64) -> float:
    """Courtiers on their way up, and all who have left the domain and uncovered its rows."""

    worth = WEIGHTS.at
    value = worth[first + AT_GATE + state.at[AT_FLOOR + seat * FLOORS + GATE]]
    value += worth[first + AT_STEWARDS + state.at[AT_FLOOR + seat * FLOORS + STEWARD_FLOOR]]
    value += worth[first + AT_DIPLOMATS + state.at[AT_FLOOR + seat * FLOORS + DIPLOMAT_FLOOR]]
    value += worth[first + INSIDE + scoring.courtiers_inside(state, seat)]
    value += worth[first + WARRIOR_VALUE + scoring.warrior_value(state, seat)]
    value += worth[
        first + GARDENERS_GONE + MEMBERS_OF_A_KIND - state.at[RESERVE + seat * MEMBERS + GARDENER]
    ]
    return (
        value
        + worth[
            first + WARRIORS_GONE + MEMBERS_OF_A_KIND - state.at[RESERVE + seat * MEMBERS + WARRIOR]
        ]
    )


def zone_promise(state: Position, seat: i64, first: i64) -> float:
    """The symbols that every lantern brings, and the card in the domain."""

    worth = WEIGHTS.at
    value = 0.0
    for symbol in range(i64(SYMBOLS)):
        if state.at[ZONE + seat * SYMBOLS + symbol] != 0:
            value += worth[first + IN_ZONE + symbol] * float(
                state.at[ZONE + seat * SYMBOLS + symbol]
            )
    if state.at[OWN_CARD + seat] != NOTHING:
        value += worth[first + CARDS_HELD + state.at[OWN_CARD + seat]]
    return value


def garden_promise(state: Position, seat: i64, first: i64) -> float:
    """What the own gardens do again when a round ends."""
    tended = state.at[TENDED + seat]
    steps = garden_steps(state, seat)
    if tended == 0 or steps == 0:
        return 0.0
    value = 0.0
    for garden in range(i64(GARDENS)):
        if has_bit(tended, garden):
            value += WEIGHTS.at[first + GARDEN_WORKS + state.at[GARDEN_CARD + garden]]
    return value * float(steps)


def garden_steps(state: Position, seat: i64) -> i64:
    """How often the seat's gardens will still be at work. [WC 8.3]"""
    steps: i64 = ROUNDS - max(state.round, 1)
    if steps == 0 or state.turns_done < TURNS * state.setup.clans:
        return steps
    steps -= 1
    if state.stage == GARDEN_STEP:
        for place in range(state.step, state.setup.clans):
            if state.at[TURN_ORDER + place] == seat:
                steps += 1
    return steps


def place_promise(state: Position, seat: i64, first: i64) -> float:
    """The place on the passage of time, alone and against the others, and rows already used."""

    worth = WEIGHTS.at
    value = worth[first + STEPS + state.at[TIME + seat]]
    behind: i64 = 0
    for other in range(state.setup.clans):
        if other != seat and is_ahead(state, seat, other):
            behind += 1
    value += worth[first + AHEAD] * float(behind) / float(state.setup.clans - 1)
    for row in range(i64(COLOURS)):
        if state.at[DOMAIN_DIE + seat * COLOURS + row] != 0:
            value += worth[first + ROWS_USED + row]
    return value
