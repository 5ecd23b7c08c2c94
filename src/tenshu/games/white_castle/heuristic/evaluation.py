"""The value of a position for a seat: the points it may expect at the end of the game.

A turn in progress is searched to its end, so that the first step of a chain is worth what the chain
will bring.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.heuristic import Heuristic
from tenshu.core.message import Message
from tenshu.core.net import Net
from tenshu.core.protocol import State
from tenshu.games.white_castle.data.board import TURNS
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.heuristic.features import FEATURES
from tenshu.games.white_castle.heuristic.learned import Evaluator, uses_net
from tenshu.games.white_castle.heuristic.promises import turns_left
from tenshu.games.white_castle.heuristic.reasons import reasons
from tenshu.games.white_castle.heuristic.weights import WEIGHTS
from tenshu.games.white_castle.ids import FINISH, REFILL, TAKE
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.verbs import SWAP, VERBS

# Settings of the search, see ai/style.py: it looks to the end of the seat's next turn. A
# lead in the middle of a game still varies by some ten points.
STYLE: Final[dict[str, float]] = {
    "laps": 1.0,
    "turns": 1.0,
    "prior_temperature": 2.0,
    "swing": 25.0,
    "temperature": 1.0,
}
STYLE_BY_LEVEL: Final[dict[str, dict[str, float]]] = {"medium": {"laps": 0.0}}

# What the value leaves out, on average over 60 greedy games.
POINTS_PER_TURN: Final = 2.0
# The most steps of a turn in progress that are searched, and the most positions looked at for it.
LONGEST_CHAIN: Final = 12
MOST_POSITIONS: Final = 1500


def make_heuristic() -> Heuristic:
    """A new heuristic with the weights in the code."""
    return WhiteCastleHeuristic()


class WhiteCastleHeuristic(Heuristic):
    """The points that a clan may expect at the end of the game."""

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
        # A turn in progress is played on before the net looks.
        if not uses_net(state, seat) or is_in_turn(state, seat):
            return vec[i64]()
        self.evaluator.weights = self.weights.at
        return self.evaluator.features(state, seat)

    def plain_value(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        self.evaluator.weights = self.weights.at
        return self.evaluator.plain_value(state, seat)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        self.evaluator.weights = self.weights.at
        chain = Chain(seat, self.evaluator)
        if state.phase == REFILL:
            return chain.after(state, state.legal_actions()[0], LONGEST_CHAIN)
        return chain.best(state, LONGEST_CHAIN)

    def outlook(self, state: State, seat: int) -> float:
        """What a seat usually scores beyond the value.

        A net says it, of whose output the value has only a share; without one it grows with each of
        the seat's turns to come.
        """
        assert isinstance(state, Position)
        net = self.evaluator.net
        if net is not None and net.share > 0.0 and uses_net(state, seat):
            self.evaluator.weights = self.weights.at
            found = self.evaluator.features(state, seat)
            return net.value(found, seat) * (1.0 / net.share - 1.0)
        return POINTS_PER_TURN * float(turns_left(state, seat))

    def stage(self, state: State) -> int:
        """The number of turns begun; in a solo game nothing else shows where a turn ends."""
        assert isinstance(state, Position)
        return int(state.round * state.setup.clans * TURNS + state.turns_done)

    def reasons(self, before: State, after: State, seat: int) -> list[Message]:
        assert isinstance(before, Position)
        assert isinstance(after, Position)
        return reasons(before, after, seat)


class Chain:
    """Looks for the best way to finish the turn that a seat has begun."""

    def __init__(self, seat: i64, evaluator: Evaluator) -> None:
        self.seat: i64 = seat
        self.evaluator = evaluator
        self.positions: i64 = 0

    def best(self, state: Position, depth: i64) -> float:
        """The value after the best continuation of the seat's own turn."""
        self.positions += 1
        if depth == 0 or self.positions > MOST_POSITIONS or not is_in_turn(state, self.seat):
            return self.evaluator.value(state, self.seat)
        value = -1000.0
        for action in state.legal_actions():
            if VERBS.verb_of[action] != SWAP.number:
                value = max(value, self.after(state, action, depth))
        return value

    def after(self, state: Position, action: i64, depth: i64) -> float:
        """The value of going on with this action."""
        later = state.clone()
        later.apply(action)
        while later.phase == REFILL:
            # Whatever card comes; none of them changes what is to be finished.
            later.apply(later.legal_actions()[0])
        return self.best(later, depth - 1)


def is_in_turn(state: Position, seat: i64) -> bool:
    """Whether the seat is in the middle of a turn, so that the next choice is its own."""
    return state.seat == seat and TAKE < state.phase < FINISH
