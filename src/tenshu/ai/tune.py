"""Better weights for a heuristic by self-play: small random changes, judged in paired games.

Every seed is played twice, by seats that use the weights changed one way and seats that use them
changed the opposite way, then with the seats swapped. The weights follow the side that scored more
(simultaneous perturbation). What is found is compared with the start on seeds of its own.
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

# A weight is changed by this part of its size, and no weight counts as smaller than SMALLEST.
REACH: Final = 0.25
SMALLEST: Final = 0.2
# How far the weights follow one batch, first and last.
PACE: Final = 0.6
LAST_PACE: Final = 0.15
# The lead of a game counts no more than so many times the usual one.
CALM: Final = 2.0


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
    """By how many points one side of a pair led, and how often bots failed."""

    points: float
    faults: int


def weighted_bot(name: str, game: Game, weights: Sequence[float]) -> Bot:
    """The bot of that name, playing the game with weights of its own."""
    bot = make_bot(name)
    bot.heuristic = games.make_heuristic(game)
    bot.heuristic.weights.use(weights)
    return bot


def starting_weights(name: str) -> tuple[list[str], list[float]]:
    """The names and values that a game's bots use now, or BadOption where nothing is tunable."""
    weights = games.make_heuristic(games.load(name)).weights
    if not weights.names:
        raise BadOption("error-tune", game=name)
    return weights.names, weights.values()


def play_pair(pair: Pair) -> Lead:
    """How `one` did against `two`, on average over both games."""
    game = games.load(pair.game)
    lead = 0.0
    faults = 0
    for turn in range(2):
        sides = [(seat + turn) % 2 for seat in range(pair.seats)]
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
    """A direction for every weight, up or down."""
    return [1 if chance.below(2) == 1 else -1 for _ in range(count)]


def shifted(values: Sequence[float], signs: Sequence[int], sizes: Sequence[float]) -> list[float]:
    """The values, each moved by its size in its direction."""
    return [v + REACH * size * sign for v, sign, size in zip(values, signs, sizes, strict=True)]


def sizes_of(values: Sequence[float]) -> list[float]:
    """How large a change of each weight is worth trying."""
    return [max(abs(value), SMALLEST) for value in values]


def follow(
    values: Sequence[float], leads: Sequence[float], signs: Sequence[Sequence[int]], pace: float
) -> list[float]:
    """The values after a batch: each weight goes where the leads of the batch point."""
    usual = math.sqrt(sum(lead * lead for lead in leads) / len(leads)) or 1.0
    moved = list(values)
    for index, size in enumerate(sizes_of(values)):
        pull = 0.0
        for lead, directions in zip(leads, signs, strict=True):
            pull += max(-CALM, min(CALM, lead / usual)) * directions[index]
        moved[index] += pace * REACH * size * pull / len(leads)
    return moved


def pace_at(batch: int, batches: int) -> float:
    """Large steps first, small ones at the end."""
    return PACE + (LAST_PACE - PACE) * batch / max(1, batches - 1)


def mean_and_interval(leads: Sequence[float]) -> tuple[float, float, float]:
    """The mean lead and its 95% interval; one lead alone says nothing."""
    mean = sum(leads) / len(leads)
    if len(leads) == 1:
        return mean, -math.inf, math.inf
    spread = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
    error = Z95 * math.sqrt(spread / len(leads))
    return mean, mean - error, mean + error
