"""Looking ahead by playing on: the promising actions, each followed by everybody's best promise.

Where turns are long and chance is silent, positions compare best at one fixed moment: every
candidate is played on to the end of the current stage (a round), the better half of them to the end
of the next one, and so on while the budget lasts. A single line is half luck: what all horizons
brought is averaged, and the action's own promise counts beside it.
"""

from __future__ import annotations

import math
from time import thread_time
from typing import Final

from mypy_extensions import i64

from tenshu.ai.evaluation import Evaluate, Stage, evaluator, most_promising, rank_actions
from tenshu.ai.search import LONGEST_TURN, LONGEST_WALK, Budget, Line
from tenshu.ai.style import Style
from tenshu.core.chance import Chance
from tenshu.core.protocol import CHANCE, OVER, Game, State

# Playing on for one more stage costs about so many times as much.
GROWTH: Final = 2.0
# So many candidates are never sorted out.
LEAST_WIDTH: Final = 3


class Rollout:
    """One decision of one seat."""

    def __init__(
        self, game: Game, state: State, chance: Chance, style: Style, stage: Stage
    ) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.style = style
        self.stage = stage
        self.seat = int(state.actor())
        self.evaluate: Evaluate = evaluator(game.name)
        self.simulations: i64 = 0
        # The actions played on, best first: what they promise, the seat's points at the end of the
        # last line and how many there were, and the sum of what all horizons have brought.
        self.order: list[int] = []
        self.promises: dict[int, float] = {}
        self.points: dict[int, float] = {}
        self.tries: dict[int, int] = {}
        self.values: dict[int, float] = {}
        self.horizons = 0
        # Did the last line reach the end of the game, and was there time for it?
        self.has_ended = False
        self.is_late = False
        self.deadline = math.inf

    def think(self, budget: Budget) -> i64:
        """Play the candidates on, the better ones further and further."""
        began = thread_time()
        if budget.seconds > 0:
            self.deadline = began + budget.seconds
        actions = self.candidates()
        first = self.stage(self.state) + 1
        for horizon in range(first, first + self.style.turns):
            actions = self.best_first(actions, horizon, budget)
            self.order = actions + [action for action in self.order if action not in actions]
            actions = actions[: max(LEAST_WIDTH, (len(actions) + 1) // 2)]
            left = budget.left(self.simulations, began)
            if self.is_late or self.has_ended or left < GROWTH * float(len(actions)):
                break
        return self.order[0]

    def candidates(self) -> list[int]:
        """The actions that promise not much less than the best one, best first."""
        ranked = rank_actions(self.game, self.state)
        least = ranked[0][0] - self.style.margin
        chosen = [action for value, action in ranked[: self.style.width] if value >= least]
        for value, action in ranked[: self.style.width]:
            self.points[action] = value
            self.promises[action] = value
        self.order = chosen
        return chosen

    def best_first(self, actions: list[int], horizon: int, budget: Budget) -> list[int]:
        """The actions by what they promise and what all horizons have brought, after one more."""
        brought: dict[int, float] = {}
        for action in actions:
            if len(actions) > 1 and not self.is_late and not budget.is_counted(self.simulations):
                value = self.play(action, horizon)
                if not self.is_late:
                    brought[action] = value
        if len(brought) < len(actions) and self.values:
            return actions  # half a comparison says nothing
        found: list[tuple[float, int, int]] = []
        self.horizons += 1
        for rank, action in enumerate(actions):
            value = -1e9
            if action in brought:
                self.values[action] = self.values.get(action, 0.0) + brought[action]
                value = self.values[action] / float(self.horizons)
            found.append((-value - self.style.faith * self.promises[action], rank, action))
        found.sort()
        return [action for _, _, action in found]

    def play(self, action: int, horizon: int) -> float:
        """The value for the seat when everybody has played on to the horizon, if there is time."""
        state = self.game.determinize(self.state, self.seat, self.chance)
        state.apply(action)
        self.play_on(state, horizon)
        if self.is_late:
            return 0.0
        best = -1e9
        own = 0.0
        is_over = state.actor() == OVER
        for seat, score in enumerate(state.scores()):
            value = float(score) if is_over else self.evaluate(state, seat)
            if seat == self.seat:
                own = value
            else:
                best = max(best, value)
        self.has_ended = is_over
        self.simulations += 1
        self.points[action] = own
        self.tries[action] = self.tries.get(action, 0) + 1
        return own - self.style.rivalry * best

    def play_on(self, state: State, horizon: int) -> None:
        """Let everybody do what promises most until the horizon is reached."""
        for _ in range(LONGEST_WALK):
            actor = state.actor()
            if actor == OVER or self.stage(state) >= horizon:
                return
            if thread_time() >= self.deadline:
                self.is_late = True
                return
            self.step(state, actor)

    def step(self, state: State, actor: i64) -> None:
        """One action by chance, or by what promises most."""
        if actor == CHANCE:
            state.apply(self.game.sample(state, self.chance))
        else:
            state.apply(most_promising(self.evaluate, state, actor))

    def lines(self, most: int) -> list[Line]:
        """The best actions, each followed to the end of the seat's turn."""
        found: list[Line] = []
        for action in self.order[:most]:
            after = self.game.determinize(self.state, self.seat, self.chance)
            after.apply(action)
            for _ in range(LONGEST_TURN):
                if after.actor() == CHANCE or after.actor() == self.seat:
                    self.step(after, after.actor())
            share = float(self.tries.get(action, 0)) / float(max(1, self.simulations))
            found.append(Line(action, self.points[action], share, self.state, after))
        return found
