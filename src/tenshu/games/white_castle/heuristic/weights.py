"""The numbers of the heuristic: a table for each thing a clan has, one for every number of turns left.

The numbers here are rough guesses from strategy; weights.json holds those that were measured.
"""

from __future__ import annotations

from typing import Final

from tenshu.core.weights import Weights
from tenshu.games.white_castle.data.board import ROUNDS, TURNS

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


# The names and the guesses; a heuristic works with a copy.
WEIGHTS: Final = guesses()
# Played alone: what the rival still gains by its turns left, and the player more than at a table.
RIVAL_GAINS: Final = WEIGHTS.add_table("rival", [4, 11, 17, 28, 34, 40, 46, 51, 54, 57])
ALONE: Final = WEIGHTS.add_table("alone", [0, 0, 1, 1, 4, 6, 7, 8, 10, 12])
assert len(WEIGHTS.names) == SPAN * ALL_TURNS + 2 * (ALL_TURNS + 1)
