"""Self-play with slips: positions with what they were still worth, for a net to learn.

Every seat plays as its bot does, but slips now and then and takes a worse action, some seats more often
than others, so that positions are seen that the bot alone would not come to. A game may begin with the
first steps of another, such as one that people played.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from tenshu import games
from tenshu.ai.bots import make_bot
from tenshu.ai.evaluation import rank_actions, sample_action
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.net import parse_net
from tenshu.core.protocol import CHANCE, OVER, State, setup_options

# A seat slips on up to MOST_SLIPS of 100 decisions. Of its slips, one in WILD_EVERY is any action that
# seems to cost at most WORST_SLIP points, the others are drawn from a softmax of the one-step values
# with this temperature in points.
MOST_SLIPS: Final = 25
WILD_EVERY: Final = 5
WORST_SLIP: Final = 30.0
SLIP_TEMPERATURE: Final = 4.0
# A feature is stored in 16 bits.
LARGEST_FEATURE: Final = 32_767


class Lesson(NamedTuple):
    """A game to be played for its positions by a bot of this name; `opening` are its first actions."""

    game: str
    version: int
    seats: int
    given: dict[str, str]
    opening: list[int]
    bot: str
    seed: str
    net: str


class Rows(NamedTuple):
    """Positions of a game: features as 16-bit numbers, what they were worth beyond the plain value.

    `seats` has a byte for each, the seat that saw it; the positions of a seat are in order.
    """

    positions: int
    features: bytes
    gaps: bytes
    seats: bytes
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
        features, seats = self.features.tobytes(), bytes(self.seats)
        return Rows(len(self.seats), features, gaps.tobytes(), seats, list(scores))


def play_lesson(lesson: Lesson) -> Rows:
    """Play a game and return its positions after each action, seen by the seat that acted.

    When a stage begins, every seat sees the position.
    """
    game = games.load(lesson.game, lesson.version)
    chance = Chance(lesson.seed)
    heuristic = games.make_heuristic(game)
    heuristic.use_net(parse_net(lesson.net) if lesson.net else None)
    players = [make_bot(lesson.bot) for _ in range(lesson.seats)]
    for player in players:
        player.heuristic = heuristic
    slips = [int(chance.below(MOST_SLIPS + 1)) for _ in range(lesson.seats)]
    collector = Collector(heuristic)
    state = game.start(lesson.seats, setup_options(game, lesson.seats, lesson.given))
    for action in lesson.opening:
        state.apply(action)
    stage = heuristic.stage(state)
    while state.actor() != OVER:
        actor = int(state.actor())
        if actor == CHANCE:
            state.apply(game.sample(state, chance))
            continue
        if chance.below(100) < slips[actor]:
            state.apply(slip(heuristic, state, chance))
        else:
            state.apply(players[actor].choose(game, state, chance))
        seats = [actor] if heuristic.stage(state) == stage else list(range(lesson.seats))
        stage = heuristic.stage(state)
        for seat in seats:
            collector.add(state, seat)
    return collector.finish(state.scores())


def slip(heuristic: Heuristic, state: State, chance: Chance) -> i64:
    """An action that seems a little worse than the best, now and then any."""
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    ranked = rank_actions(heuristic, state)
    if chance.below(WILD_EVERY) == 0:
        near = [action for value, action in ranked if value >= ranked[0][0] - WORST_SLIP]
        return near[chance.below(len(near))]
    return sample_action(ranked, SLIP_TEMPERATURE, chance)
