"""The value of a settled position by the readable heuristic, corrected by what a net learned."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.net import Net
from tenshu.games.white_castle.heuristic.features import FEATURES, write_features
from tenshu.games.white_castle.heuristic.promises import Forecast, turns_left
from tenshu.games.white_castle.heuristic.weights import RIVAL_GAINS, WEIGHTS
from tenshu.games.white_castle.ids import GAME_OVER, REFILL, RIVAL
from tenshu.games.white_castle.rules import scoring
from tenshu.games.white_castle.state import Position


class Evaluator:
    """Values positions in which the seat is not in a turn."""

    def __init__(self) -> None:
        self.weights: vec[float] = WEIGHTS.at
        self.net: Net | None = None
        self.forecast = Forecast()
        self.inputs: vec[i64] = vec[i64]([0] * len(FEATURES.names))

    def corrected(self, value: float, state: Position, seat: i64) -> float:
        """This plain value of a position, which was just found, with what the net says."""
        net = self.net
        if net is None or not uses_net(state, seat):
            return value
        write_features(state, seat, self.forecast, self.inputs)
        return value + net.value(self.inputs, seat)

    def plain_value(self, state: Position, seat: i64) -> float:
        """Points so far and those that may still come, without the net."""
        if state.phase == GAME_OVER:
            return float(scoring.total(state, seat))
        if state.setup.is_solo and seat == RIVAL:
            points = float(scoring.total(state, seat))
            return points + self.weights[RIVAL_GAINS + turns_left(state, seat)]
        return self.forecast.find(state, seat, self.weights)

    def features(self, state: Position, seat: i64) -> vec[i64]:
        """What the net sees of a position."""
        self.plain_value(state, seat)
        found = vec[i64]([0] * len(FEATURES.names))
        write_features(state, seat, self.forecast, found)
        return found


def uses_net(state: Position, seat: i64) -> bool:
    """Whether a net corrects the value: from the choice of pairs to the seat's last turn.

    After its last turn a seat has what it has, and the rival of a solo game does not decide.
    """
    if state.phase == GAME_OVER or (state.setup.is_solo and seat == RIVAL):
        return False
    return (state.round > 0 or state.phase > REFILL) and turns_left(state, seat) > 0
