"""The base class of a game's heuristic: the value of positions, for bots and hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tenshu.core.message import Message
from tenshu.core.net import Net
from tenshu.core.protocol import Game, State
from tenshu.core.sheet import gains, points_from
from tenshu.core.weights import Weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Values positions with its own weights; this base class uses the score alone."""

    def __init__(
        self,
        game: Game,
        weights: Weights | None = None,
        style: Mapping[str, float] | None = None,
        style_by_level: Mapping[str, Mapping[str, float]] | None = None,
        *,
        has_stages: bool = False,
        has_lines: bool = False,
        features: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.weights = Weights() if weights is None else weights
        # Search settings for this game (see ai/style.py), and what each bot level changes in them.
        self.style: Mapping[str, float] = style or {}
        self.style_by_level: Mapping[str, Mapping[str, float]] = style_by_level or {}
        # Whether `stage` is overridden, so that a planner can use it.
        self.has_stages = has_stages
        # Whether `best_line` is overridden, so that rollouts can play it.
        self.has_lines = has_lines
        # The inputs of a net that corrects the value; none if the game offers nothing to learn from.
        self.feature_names: list[str] = list(features)
        self.net: Net | None = None

    def use_net(self, net: Net | None) -> None:
        """Correct values by this net from now on, or by none; ValueError if it has other inputs."""
        if net is not None and net.features != self.feature_names:
            raise ValueError("the net was trained on other features")
        self.net = net

    def pause_net(self, pauses: bool) -> None:
        """Leave the net out of values for a while, where speed matters more, or use it again."""

    def features(self, state: State, seat: int) -> vec[i64]:
        """What a net sees of a position from a seat's view; empty where no net is used."""
        return vec[i64]()

    def plain_value(self, state: State, seat: int) -> float:
        """The value of a position as it stands, which a net corrects."""
        return self.evaluate(state, seat)

    def evaluate(self, state: State, seat: int) -> float:
        """The value of a position for a seat, in points; only differences matter to bots."""
        return float(state.scores()[seat])

    def action_values(self, state: State, seat: int, actions: vec[i64]) -> vec[float]:
        """The value for a seat of the position that each of these legal actions leads to."""
        values = vec[float](capacity=i64(len(actions)))
        for action in actions:
            after = state.clone()
            after.apply(action)
            values = append(values, self.evaluate(after, seat))
        return values

    def best_line(self, state: State, seat: int) -> vec[i64]:
        """What a seat would do in the rest of its turn, as far as can be told; at least one action."""
        return vec[i64]()

    def outlook(self, state: State, seat: int) -> float:
        """What a seat usually scores beyond the value of a position."""
        return 0.0

    def stage(self, state: State) -> int:
        """The number of the stage, a turn or round, which never decreases during a game."""
        return 0

    def reasons(self, before: State, after: State, seat: int) -> list[Message]:
        """Why the seat may want to move from one position to the other, for hints."""
        sheets = self.game.score_sheet(before), self.game.score_sheet(after)
        gained = gains(sheets[0][seat], sheets[1][seat])
        return [points_from(points, source) for points, source in gained if points != 0]
