"""The value of a settled position, corrected by what a net learned."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.net import Net
from tenshu.games.terra_mystica.heuristic.features import FEATURES, write_features
from tenshu.games.terra_mystica.heuristic.promises import Evaluator
from tenshu.games.terra_mystica.ids import GAME_OVER
from tenshu.games.terra_mystica.state import Position


class LearnedEvaluator(Evaluator):
    """Adds the net's output to the value of the readable heuristic."""

    def __init__(self) -> None:
        super().__init__()
        self.net: Net | None = None
        self.inputs: vec[i64] = vec[i64]([0] * len(FEATURES.names))

    def settled_value(self, state: Position, seat: i64) -> float:
        value = self.plain_value(state, seat)
        net = self.net
        if net is None or not uses_net(state):
            return value
        write_features(state, seat, self, self.inputs)
        return value + net.value(self.inputs, seat)


def uses_net(state: Position) -> bool:
    """Whether a net corrects the value: from the first round to the end, where nothing is to come."""
    return state.round > 0 and state.phase != GAME_OVER
