"""The value of a position for a seat: the points it may expect at the end of the game.

A turn in progress is searched to its end, so that the first step of a chain is worth what the chain
will bring.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
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

# What the value leaves out, on average over 160 greedy games, with a net as without.
POINTS_PER_TURN: Final = 2.0
# The most steps of a turn in progress that are searched, and the most positions looked at for it.
LONGEST_CHAIN: Final = 12
NEVER: Final = -1000.0
# The net is not asked about ends of a turn whose plain value is this far below the best one found so far:
# there are hundreds, and it takes several times as long as all the rest.
MARGIN: Final = 1.0
# The room for a line of actions, the first one included.
LINE: Final = LONGEST_CHAIN + 2
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
            has_lines=True,
            features=FEATURES.names,
        )
        self.evaluator = Evaluator()
        self.chain = Chain(self.evaluator)

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
        chain = self.begin_chain(seat)
        if state.phase == REFILL:
            return chain.after(state, state.legal_actions()[0], LONGEST_CHAIN)
        return chain.best(state, LONGEST_CHAIN)

    def action_values(self, state: State, seat: int, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, Position)
        values = vec[float](capacity=i64(len(actions)))
        for action in actions:
            if swaps_too_soon(state, action):
                values = append(values, NEVER)
                continue
            chain = self.begin_chain(seat)
            values = append(values, chain.after(state, action, LONGEST_CHAIN + 1))
        return values

    def best_line(self, state: State, seat: int) -> vec[i64]:
        """The seat's best way to finish its turn, up to the next card that is turned up."""
        assert isinstance(state, Position)
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions
        return self.begin_chain(seat).best_line(state, actions)

    def begin_chain(self, seat: i64) -> Chain:
        """The search of a turn of this seat."""
        self.evaluator.weights = self.weights.at
        self.chain.begin(seat)
        return self.chain

    def outlook(self, state: State, seat: int) -> float:
        """What a seat usually scores beyond the value: more with each of its turns to come.

        Of a net's output the value may have only a share.
        """
        assert isinstance(state, Position)
        points = POINTS_PER_TURN * float(turns_left(state, seat))
        net = self.evaluator.net
        if net is not None and net.share > 0.0 and uses_net(state, seat):
            self.evaluator.weights = self.weights.at
            found = self.evaluator.features(state, seat)
            points += net.value(found, seat) * (1.0 / net.share - 1.0)
        return points

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

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.seat: i64 = 0
        self.positions: i64 = 0
        # The best value without the net so far.
        self.plain: float = NEVER
        # The best actions found from each depth on, and how many they are.
        self.lines: vec[i64] = vec[i64]([0] * (LINE * LINE))
        self.lengths: vec[i64] = vec[i64]([0] * LINE)

    def begin(self, seat: i64) -> None:
        """Begin with a turn of this seat."""
        self.seat = seat
        self.positions = 0
        self.plain = NEVER

    def best_line(self, state: Position, actions: vec[i64]) -> vec[i64]:
        """The best one of these actions with what follows it."""
        best = NEVER - 1.0
        depth = i64(LONGEST_CHAIN + 1)
        for action in actions:
            if swaps_too_soon(state, action):
                continue
            self.positions = 0
            value = self.after(state, action, depth)
            if value > best:
                best = value
                self.keep(action, depth)
        first = depth * LINE
        return self.lines[first : first + self.lengths[depth]]

    def best(self, state: Position, depth: i64) -> float:
        """The value after the best continuation of the seat's own turn."""
        self.positions += 1
        self.lengths[depth] = 0
        if depth == 0 or self.positions > MOST_POSITIONS or not is_in_turn(state, self.seat):
            return self.end(state)
        value = NEVER
        for action in state.legal_actions():
            if VERBS.verb_of[action] != SWAP.number:
                found = self.after(state, action, depth)
                if found > value:
                    value = found
                    self.keep(action, depth)
        return value

    def keep(self, action: i64, depth: i64) -> None:
        """Keep an action and what follows it as the best line from this depth on."""
        first = depth * LINE
        below = first - LINE
        length = self.lengths[depth - 1]
        self.lines[first] = action
        for step in range(length):
            self.lines[first + 1 + step] = self.lines[below + step]
        self.lengths[depth] = length + 1

    def end(self, state: Position) -> float:
        """The value of a position at the end of the turn; NEVER if a net could not make it the best."""
        plain = self.evaluator.plain_value(state, self.seat)
        if plain < self.plain - MARGIN:
            return NEVER
        self.plain = max(self.plain, plain)
        return self.evaluator.corrected(plain, state, self.seat)

    def after(self, state: Position, action: i64, depth: i64) -> float:
        """The value of going on with this action."""
        later = state.clone()
        later.apply(action)
        if later.phase != REFILL:
            return self.best(later, depth - 1)
        while later.phase == REFILL:
            # Whatever card comes; none of them changes what is to be finished.
            later.apply(later.legal_actions()[0])
        value = self.best(later, depth - 1)
        self.lengths[depth - 1] = 0
        return value


def swaps_too_soon(state: Position, action: i64) -> bool:
    """Whether this exchanges seals before a die is taken.

    The position after it would be compared with those at the end of the turn, which have lost the worth
    of a turn. Whatever seals are good for, they can be exchanged as well with the die in hand.
    """
    return state.phase == TAKE and VERBS.verb_of[action] == SWAP.number


def is_in_turn(state: Position, seat: i64) -> bool:
    """Whether the seat is in the middle of a turn, so that the next choice is its own."""
    return state.seat == seat and TAKE < state.phase < FINISH
