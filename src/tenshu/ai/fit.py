"""Fitting a heuristic's weights to final scores by least squares.

Bots play themselves and sometimes act at random. At the start of every turn each seat's final score is
compared with the heuristic's value, and with the slope of that value in each weight. The weights that
explain the final scores best solve a linear system, regularized towards their old values and, inside a
table, towards each other. Powers of the turn number explain what time alone brings.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu import games
from tenshu.ai.bots import make_bot
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE, OVER, State

# The step of a finite difference.
NUDGE: Final = 0.01
# The powers of the turn number that are fitted too, and what that number is divided by first.
TIMES: Final = 4
TURN_SCALE: Final = 40.0
# One action in RANDOM_EVERY is random, so that positions off the bots' path are seen too.
RANDOM_EVERY: Final = 10


class Sample(NamedTuple):
    """The games that one process plays and measures, one for every seed."""

    game: str
    seats: int
    given: dict[str, str]
    bot: str
    seeds: list[str]


class Measured(NamedTuple):
    """The normal equations of a sample's games as plain data, and the number of bot faults."""

    rows: int
    square: list[float]
    right: list[float]
    faults: int


class Equations:
    """The normal equations of a least-squares fit, filled row by row."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.rows = 0
        self.square: vec[float] = vec[float]([0.0] * (size * size))
        self.right: vec[float] = vec[float]([0.0] * size)

    def add(self, slopes: vec[float], gap: float) -> None:
        """Add one row: the gap to be explained, and its slope in each weight."""
        self.rows += 1
        used = vec[i64]()
        for index in range(self.size):
            if slopes[index] != 0.0:
                used = append(used, index)
        for index in used:
            self.right[index] += slopes[index] * gap
            for other in used:
                self.square[index * self.size + other] += slopes[index] * slopes[other]

    def join(self, measured: Measured) -> None:
        """Add the rows of another process."""
        self.rows += measured.rows
        for index in range(i64(len(measured.square))):
            self.square[index] += measured.square[index]
        for index in range(i64(len(measured.right))):
            self.right[index] += measured.right[index]

    def tie(self, one: int, other: int, rows: float) -> None:
        """Regularize two weights towards changing alike, with the weight of this many rows."""
        size = self.size
        self.square[one * size + one] += rows
        self.square[other * size + other] += rows
        self.square[one * size + other] -= rows
        self.square[other * size + one] -= rows

    def solve(self, ridge: Sequence[float]) -> list[float]:
        """The changes that fit best; `ridge` pulls each towards zero, in rows of data."""
        size = self.size
        rows = [[self.square[i * size + j] for j in range(size)] for i in range(size)]
        right = list(self.right)
        for index in range(size):
            rows[index][index] += ridge[index]
        for index in range(size):  # positive definite, so no pivoting is needed
            row = rows[index]
            for below in range(index + 1, size):
                part = rows[below][index] / row[index]
                if part != 0.0:
                    lower = rows[below]
                    for column in range(index, size):
                        lower[column] -= part * row[column]
                    right[below] -= part * right[index]
        for index in range(size - 1, -1, -1):
            for column in range(index + 1, size):
                right[index] -= rows[index][column] * right[column]
            right[index] /= rows[index][index]
        return right


def measure(sample: Sample) -> Measured:
    """Play the games of a sample and collect their equations."""
    heuristic = games.make_heuristic(games.load(sample.game))
    equations = Equations(len(heuristic.weights.names) + TIMES)
    faults = 0
    for seed in sample.seeds:
        faults += measure_game(sample, seed, heuristic, equations)
    return Measured(equations.rows, list(equations.square), list(equations.right), faults)


def measure_game(sample: Sample, seed: str, heuristic: Heuristic, equations: Equations) -> int:
    """Play a game and add a row for every seat and turn; returns the number of faults."""
    game = games.load(sample.game)
    match = Match(game, sample.seats, sample.given)
    players = [make_bot(sample.bot) for _ in range(sample.seats)]
    random_bot = make_bot("random")
    chance = Chance(seed)
    state = match.state
    rows: list[tuple[int, float, vec[float]]] = []
    last = -1
    turn = 0.0
    while state.actor() != OVER:
        actor = int(state.actor())
        if actor == CHANCE:
            state.apply(game.sample(state, chance))
            continue
        if actor != last:
            last = actor
            turn += 1.0 / TURN_SCALE
            for seat in range(sample.seats):
                slope = slopes(heuristic, state, seat)
                for power in range(TIMES):
                    slope = append(slope, turn**power)
                rows.append((seat, heuristic.evaluate(state, seat), slope))
        bot = random_bot if chance.below(RANDOM_EVERY) == 0 else players[actor]
        state.apply(bot.choose(game, state, chance))
    scores = state.scores()
    for seat, value, slope in rows:
        equations.add(slope, float(scores[seat]) - value)
    return sum(bot.faults for bot in (random_bot, *players))


def slopes(heuristic: Heuristic, state: State, seat: int) -> vec[float]:
    """The slope of a position's value in each weight."""
    count = len(heuristic.weights.names)
    found = vec[float]([0.0] * count)
    probe(heuristic, state, seat, found, 0, i64(count))
    return found


def probe(
    heuristic: Heuristic, state: State, seat: int, found: vec[float], first: i64, last: i64
) -> None:
    """Fill in the slopes of a range of weights, by bisection because most of them are zero."""
    weights = heuristic.weights
    kept = weights.at[first:last]
    value = heuristic.evaluate(state, seat)
    for index in range(first, last):
        # Powers of e, so that whole-numbered slopes cannot cancel each other out.
        nudge = NUDGE * math.exp(float(index - first) / float(last - first))
        weights.set(index, weights.at[index] + nudge)
    change = heuristic.evaluate(state, seat) - value
    for index in range(first, last):
        weights.set(index, kept[index - first])
    if last - first == 1:
        found[first] = change / NUDGE
    elif change != 0.0:
        middle = (first + last) // 2
        probe(heuristic, state, seat, found, first, middle)
        probe(heuristic, state, seat, found, middle, last)
