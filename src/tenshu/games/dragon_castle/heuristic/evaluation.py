"""The value of a position for a seat: points scored, and points that it promises."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.heuristic import Heuristic
from tenshu.core.message import Message
from tenshu.core.net import Net
from tenshu.core.protocol import State
from tenshu.games.dragon_castle.game import GAME
from tenshu.games.dragon_castle.heuristic.features import FEATURES
from tenshu.games.dragon_castle.heuristic.learned import Evaluator, uses_net
from tenshu.games.dragon_castle.heuristic.reasons import reasons
from tenshu.games.dragon_castle.heuristic.weights import INVOCATION, WEIGHTS
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.verbs import INVOKE, VERBS

# What the value leaves out without a net, on average over 90 greedy games: at the end, and for each
# of the seat's tiles to come.
LAST_POINTS: Final = 4.5
POINTS_PER_TILE: Final = 1.2
# Settings of the search, see ai/style.py.
STYLE: Final[dict[str, float]] = {"swing": 12.0, "turns": 12.0, "temperature": 0.4}
STYLE_BY_LEVEL: Final[dict[str, dict[str, float]]] = {"medium": {"turns": 1.0}}


def make_heuristic() -> Heuristic:
    """A new heuristic with the weights in the code."""
    return DragonCastleHeuristic()


class DragonCastleHeuristic(Heuristic):
    """Points, groups on their way to a set, bases, Shrines and the tiles in hand."""

    def __init__(self) -> None:
        super().__init__(
            GAME,
            WEIGHTS.copy(),
            STYLE,
            STYLE_BY_LEVEL,
            has_stages=True,
            features=FEATURES.names,
        )
        self.evaluator = Evaluator()

    def use_net(self, net: Net | None) -> None:
        super().use_net(net)
        self.evaluator.net = net

    def pause_net(self, pauses: bool) -> None:
        self.evaluator.net = None if pauses else self.net

    def features(self, state: State, seat: int) -> vec[i64]:
        assert isinstance(state, Position)
        if not uses_net(state):
            return vec[i64]()
        self.plain_value(state, seat)
        return self.evaluator.features(state, seat)

    def plain_value(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        self.evaluator.weights = self.weights.at
        return self.evaluator.plain_value(state, seat)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        self.evaluator.weights = self.weights.at
        return self.evaluator.value(state, seat)

    def action_values(self, state: State, seat: int, actions: vec[i64]) -> vec[float]:
        values = super().action_values(state, seat, actions)
        for index in range(i64(len(actions))):
            if VERBS.verb_of[actions[index]] == INVOKE.number:
                values[index] -= self.weights.at[INVOCATION]
        return values

    def outlook(self, state: State, seat: int) -> float:
        """What the seat's share of the tiles to come brings beyond the value.

        A net says it, of whose output the value has only a share.
        """
        assert isinstance(state, Position)
        net = self.evaluator.net
        if net is not None and net.share > 0.0 and uses_net(state):
            return net.value(self.features(state, seat), seat) * (1.0 / net.share - 1.0)
        tiles = self.evaluator.tiles_to_come(state)
        return LAST_POINTS + POINTS_PER_TILE * tiles / float(state.setup.seats)

    def stage(self, state: State) -> int:
        """The number of turns finished."""
        assert isinstance(state, Position)
        return int(state.turns)

    def reasons(self, before: State, after: State, seat: int) -> list[Message]:
        assert isinstance(before, Position)
        assert isinstance(after, Position)
        return reasons(before, after, seat)
