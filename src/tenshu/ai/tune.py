"""Tuning a heuristic's weights by self-play, with simultaneous perturbation (SPSA).

Every seed is played twice, between seats with the weights changed one way and seats with them changed
the opposite way, then with the seats swapped. The weights follow the side that scored more. The result
is compared with the start on seeds of its own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from tenshu import games
from tenshu.ai.arena import Z95
from tenshu.ai.bots import Bot, make_bot
from tenshu.ai.selfplay import play_match
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.match import Match
from tenshu.core.protocol import Game

# The perturbation as a part of a weight's scale, and the least scale that is assumed.
PERTURBATION: Final = 0.25
SMALLEST_SCALE: Final = 0.2
# The step size of the first and of the last batch.
FIRST_STEP: Final = 0.6
LAST_STEP: Final = 0.15
# A lead is clipped to CLIP times the root mean square.
CLIP: Final = 2.0


class Pair(NamedTuple):
    """Two games on one seed: the weights `one` against `two`, then with the seats swapped."""

    game: str
    seats: int
    given: dict[str, str]
    bot: str
    seed: str
    one: list[float]
    two: list[float]


class Lead(NamedTuple):
    """The mean lead of one side of a pair in points, and the number of bot faults."""

    points: float
    faults: int


def weighted_bot(name: str, game: Game, weights: Sequence[float]) -> Bot:
    """The bot of that name, playing the game with weights of its own."""
    bot = make_bot(name)
    bot.heuristic = games.make_heuristic(game)
    bot.heuristic.weights.use(weights)
    return bot


def starting_weights(name: str) -> tuple[list[str], list[float]]:
    """The names and values of a game's weights, or BadOption if there are none to tune."""
    weights = games.make_heuristic(games.load(name)).weights
    if not weights.names:
        raise BadOption("error-tune", game=name)
    return weights.names, weights.values()


def play_pair(pair: Pair) -> Lead:
    """Play both games and return the mean lead of `one` over `two`."""
    game = games.load(pair.game)
    lead = 0.0
    faults = 0
    for shift in range(2):
        sides = [(seat + shift) % 2 for seat in range(pair.seats)]
        players = [weighted_bot(pair.bot, game, pair.two if side else pair.one) for side in sides]
        result = play_match(Match(game, pair.seats, pair.given), players, pair.seed)
        lead += mean_of(result.scores, sides, 0) - mean_of(result.scores, sides, 1)
        faults += sum(result.faults)
    return Lead(lead / 2, faults)


def mean_of(scores: Sequence[int], sides: Sequence[int], side: int) -> float:
    """The mean score of the seats of one side."""
    of_side = [score for score, other in zip(scores, sides, strict=True) if other == side]
    return sum(of_side) / len(of_side)


def draw_signs(count: int, chance: Chance) -> list[int]:
    """A random direction for every weight, 1 or -1."""
    return [1 if chance.below(2) == 1 else -1 for _ in range(count)]


def perturbed(
    values: Sequence[float], signs: Sequence[int], scales: Sequence[float]
) -> list[float]:
    """The values, each perturbed in its direction in proportion to its scale."""
    return [
        value + PERTURBATION * scale * sign
        for value, sign, scale in zip(values, signs, scales, strict=True)
    ]


def scales_of(values: Sequence[float]) -> list[float]:
    """The scale of each weight: its absolute value, unless that is very small."""
    return [max(abs(value), SMALLEST_SCALE) for value in values]


def ascend(
    values: Sequence[float], leads: Sequence[float], signs: Sequence[Sequence[int]], step: float
) -> list[float]:
    """The values after a step along the gradient estimated from a batch's leads."""
    rms = math.sqrt(sum(lead * lead for lead in leads) / len(leads)) or 1.0
    moved = list(values)
    for index, scale in enumerate(scales_of(values)):
        gradient = 0.0
        for lead, directions in zip(leads, signs, strict=True):
            gradient += max(-CLIP, min(CLIP, lead / rms)) * directions[index]
        moved[index] += step * PERTURBATION * scale * gradient / len(leads)
    return moved


def step_size(batch: int, batches: int) -> float:
    """The step size of a batch, decreasing linearly."""
    return FIRST_STEP + (LAST_STEP - FIRST_STEP) * batch / max(1, batches - 1)


def mean_and_interval(leads: Sequence[float]) -> tuple[float, float, float]:
    """The mean lead and its 95% interval, infinite for a single lead."""
    mean = sum(leads) / len(leads)
    if len(leads) == 1:
        return mean, -math.inf, math.inf
    spread = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
    error = Z95 * math.sqrt(spread / len(leads))
    return mean, mean - error, mean + error
