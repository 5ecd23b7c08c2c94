"""The value of a position for a seat: points scored, and points that it promises."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.heuristic import Heuristic
from tenshu.core.message import Message
from tenshu.core.net import Net
from tenshu.core.protocol import State
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.heuristic.features import FEATURES, write_features
from tenshu.games.terra_mystica.heuristic.learned import LearnedEvaluator, uses_net
from tenshu.games.terra_mystica.heuristic.reasons import reasons
from tenshu.games.terra_mystica.heuristic.turn import (
    finished_value,
    is_idle_burn,
    is_in_turn,
    refuses_free_power,
    turn_value,
)
from tenshu.games.terra_mystica.heuristic.weights import IDLE_BURN, WEIGHTS
from tenshu.games.terra_mystica.ids import AFTER, NOTHING
from tenshu.games.terra_mystica.layout import FACTION_OF, HAS_DROPPED
from tenshu.games.terra_mystica.state import Position

NEVER: Final = -1000.0
# Settings of the search, see ai/style.py: it plans to the end of the next round.
STYLE: Final[dict[str, float]] = {
    "plans": 1.0,
    "turns": 2.0,
    "width": 6.0,
    "margin": 6.0,
    "prior_weight": 1.0,
    "temperature": 1.0,
}
# The level between easy and hard: a tree of a few turns.
STYLE_BY_LEVEL: Final[dict[str, dict[str, float]]] = {
    "medium": {"plans": 0.0, "turns": 8.0, "prior_temperature": 2.0, "swing": 40.0},
}
# What the value leaves out with four seats, by round, on average over 17 greedy games for each number
# of seats; first the setting-up. From the first round on, each seat less or more changes it.
OUTLOOK: Final = vec[float]([39.0, -29.0, -41.0, -47.0, -49.5, -44.0, -28.0])
OUTLOOK_PER_SEAT: Final = 4.0


def make_heuristic() -> Heuristic:
    """A new heuristic with the weights in the code."""
    return TerraMysticaHeuristic()


class TerraMysticaHeuristic(Heuristic):
    """Values the position after a simple continuation of the turn in progress."""

    def __init__(self) -> None:
        super().__init__(
            GAME,
            WEIGHTS.copy(),
            STYLE,
            STYLE_BY_LEVEL,
            has_stages=True,
            features=FEATURES.names,
        )
        self.evaluator = LearnedEvaluator()

    def use_net(self, net: Net | None) -> None:
        super().use_net(net)
        self.evaluator.net = net

    def pause_net(self, pauses: bool) -> None:
        self.evaluator.net = None if pauses else self.net

    def features(self, state: State, seat: int) -> vec[i64]:
        assert isinstance(state, Position)
        # A turn in progress is played on before the net looks.
        if not uses_net(state) or is_in_turn(state, seat):
            return vec[i64]()
        return self.inputs(state, seat)

    def inputs(self, state: Position, seat: i64) -> vec[i64]:
        """The features of a position from the first round on, in a turn or not."""
        self.plain_value(state, seat)
        found = vec[i64]([0] * len(self.feature_names))
        write_features(state, seat, self.evaluator, found)
        return found

    def plain_value(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        self.evaluator.use(self.weights)
        return self.evaluator.plain_value(state, seat)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        self.evaluator.use(self.weights)
        if is_in_turn(state, seat):
            return self.value(state.clone(), seat)
        return self.value(state, seat)

    def action_values(self, state: State, seat: int, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, Position)
        self.evaluator.use(self.weights)
        values = vec[float](capacity=i64(len(actions)))
        # `end` may lead to the seat's own next turn. Judged by what that turn brings, it would be
        # compared with conversions that are judged when this turn ends.
        is_ending = state.phase == AFTER and is_in_turn(state, seat)
        for action in actions:
            if refuses_free_power(state, seat, action):
                values = append(values, NEVER)
                continue
            after = state.clone()
            after.apply(action)
            if is_ending and is_in_turn(after, seat):
                value = finished_value(after, seat, self.evaluator)
            else:
                value = self.value(after, seat)
            if is_idle_burn(state, seat, action):
                value -= self.evaluator.weights[IDLE_BURN]
            values = append(values, value)
        return values

    def value(self, state: Position, seat: i64) -> float:
        """The value of a position; if the seat is in its turn, the position is changed."""
        if state.at[FACTION_OF + seat] == NOTHING:
            return 0.0
        if state.at[HAS_DROPPED + seat] != 0:
            return NEVER
        if is_in_turn(state, seat):
            return turn_value(state, seat, self.evaluator)
        return self.evaluator.settled_value(state, seat)

    def outlook(self, state: State, seat: int) -> float:
        """What a seat usually scores beyond the value; mostly negative, since not every promise is kept.

        A net says it, of whose output the value has only a share.
        """
        assert isinstance(state, Position)
        net = self.evaluator.net
        if net is not None and net.share > 0.0 and uses_net(state):
            return net.value(self.inputs(state, seat), seat) * (1.0 / net.share - 1.0)
        seats = float(state.setup.seats - 4) if state.round > 0 else 0.0
        return OUTLOOK[state.round] + OUTLOOK_PER_SEAT * seats

    def stage(self, state: State) -> int:
        """The round; positions are best compared when one begins."""
        assert isinstance(state, Position)
        return max(1, int(state.round))

    def reasons(self, before: State, after: State, seat: int) -> list[Message]:
        assert isinstance(before, Position)
        assert isinstance(after, Position)
        return reasons(before, after, seat)
