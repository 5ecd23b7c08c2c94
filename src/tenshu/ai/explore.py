"""Self-play with exploration: positions with what they were still worth, for a net to learn.

Until a random moment, seats play with weights of their own, some of them far from the tuned ones, so
that positions of many styles are seen: seats that want power, towns or strongholds. Now and then they
slip and take a worse action. From that moment on they play as well as they can, and only then are
positions collected: otherwise a net would blame the position for the way in which the seat goes on. A
game may begin with the first steps of another, such as one that people played.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from tenshu import games
from tenshu.ai.evaluation import DRAWS, best_action, rank_actions, sample_action
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.net import parse_net
from tenshu.core.protocol import CHANCE, OVER, Game, State, setup_options

# Each decision ends the exploration with a chance of one in EXPLORES_FOR.
EXPLORES_FOR: Final = 100
# A seat slips on up to MOST_SLIPS of 100 decisions. Of its slips, one in WILD_EVERY is any action that
# seems to cost at most WORST_SLIP points, the others are drawn from a softmax of the one-step values
# with this temperature in points.
MOST_SLIPS: Final = 25
WILD_EVERY: Final = 5
WORST_SLIP: Final = 30.0
SLIP_TEMPERATURE: Final = 4.0
# Every second seat plays with changed weights: one table in CHANGE_EVERY by up to this factor.
STYLE_EVERY: Final = 2
CHANGE_EVERY: Final = 4
LARGEST_FACTOR: Final = 3.0
# A feature is stored in 16 bits.
LARGEST_FEATURE: Final = 32_767


class Lesson(NamedTuple):
    """A game to be played for its positions; `opening` are its first actions."""

    game: str
    version: int
    seats: int
    given: dict[str, str]
    opening: list[int]
    seed: str
    net: str


class Rows(NamedTuple):
    """Positions of a game: features as 16-bit numbers, what they were worth beyond the plain value."""

    positions: int
    features: bytes
    gaps: bytes
    scores: list[int]


class Collector:
    """Collects the positions of one game for each seat."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic
        self.seats: list[int] = []
        self.values: list[float] = []
        self.features: array[int] = array("h")

    def add(self, state: State, seat: int) -> None:
        """Add a position from a seat's view, unless the net is not used there."""
        found = self.heuristic.features(state, seat)
        if len(found) == 0:
            return
        self.seats.append(seat)
        self.values.append(self.heuristic.plain_value(state, seat))
        for number in found:
            self.features.append(max(-LARGEST_FEATURE, min(LARGEST_FEATURE, int(number))))

    def finish(self, scores: Sequence[int]) -> Rows:
        """The rows, with the points that each position still brought beyond its plain value."""
        gaps = array("d")
        for seat, value in zip(self.seats, self.values, strict=True):
            gaps.append(float(scores[seat]) - value)
        return Rows(len(self.seats), self.features.tobytes(), gaps.tobytes(), list(scores))


def play_lesson(lesson: Lesson) -> Rows:
    """Play a game and return its positions, seen by the seat that has just acted.

    When a stage begins, every seat sees the position.
    """
    game = games.load(lesson.game, lesson.version)
    chance = Chance(lesson.seed)
    players = [styled(game, lesson.net, chance) for _ in range(lesson.seats)]
    slips = [int(chance.below(MOST_SLIPS + 1)) for _ in range(lesson.seats)]
    judge = games.make_heuristic(game)
    judge.use_net(parse_net(lesson.net) if lesson.net else None)
    collector = Collector(judge)
    explores = True
    state = game.start(lesson.seats, setup_options(game, lesson.seats, lesson.given))
    for action in lesson.opening:
        state.apply(action)
    last = CHANCE
    stage = judge.stage(state)
    while state.actor() != OVER:
        actor = int(state.actor())
        if actor == CHANCE:
            state.apply(game.sample(state, chance))
            continue
        explores = explores and chance.below(EXPLORES_FOR) != 0
        if not explores and actor != last and last != CHANCE:
            collector.add(state, last)
        if judge.stage(state) != stage:
            stage = judge.stage(state)
            if not explores:
                for seat in range(lesson.seats):
                    collector.add(state, seat)
        last = actor
        if explores:
            state.apply(chosen(players[actor], state, slips[actor], chance))
        else:
            state.apply(best_action(judge, state, actor))
    return collector.finish(state.scores())


def styled(game: Game, net: str, chance: Chance) -> Heuristic:
    """A heuristic with the net, and for every second seat with changed weights."""
    heuristic = games.make_heuristic(game)
    heuristic.use_net(parse_net(net) if net else None)
    if chance.below(STYLE_EVERY) != 0:
        return heuristic
    factors: dict[str, float] = {}
    values: list[float] = []
    for name, value in zip(heuristic.weights.names, heuristic.weights.values(), strict=True):
        table = name.partition(".")[0]
        if table not in factors:
            factors[table] = drawn_factor(chance) if chance.below(CHANGE_EVERY) == 0 else 1.0
        values.append(value * factors[table])
    heuristic.weights.use(values)
    return heuristic


def drawn_factor(chance: Chance) -> float:
    """A factor between 1 / LARGEST_FACTOR and LARGEST_FACTOR."""
    exponent = 2.0 * float(chance.below(DRAWS)) / float(DRAWS) - 1.0
    return math.exp(math.log(LARGEST_FACTOR) * exponent)


def chosen(heuristic: Heuristic, state: State, slips: int, chance: Chance) -> i64:
    """The best action, or with a chance of `slips` in 100 another."""
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    ranked = rank_actions(heuristic, state)
    if chance.below(100) >= slips:
        return ranked[0][1]
    if chance.below(WILD_EVERY) == 0:
        near = [action for value, action in ranked if value >= ranked[0][0] - WORST_SLIP]
        return near[chance.below(len(near))]
    return sample_action(ranked, SLIP_TEMPERATURE, chance)
