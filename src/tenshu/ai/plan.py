"""Looking ahead by planning: what the seat does until a horizon, bettered decision by decision.

Where turns are long and chance is silent, positions compare best at one fixed moment, some stages
(rounds) on. A plan says what the seat does until then; everybody else, and the seat itself where its
plan cannot be followed, does what promises most. First every promising action begins a plan. Then
one decision of the best plan is changed at a time, and the change is kept if the plan gets better by
it. The next decision goes on with the plan.
"""

from __future__ import annotations

import math
from time import thread_time
from typing import Final

from mypy_extensions import i64

from tenshu.ai.evaluation import best_action, rank_actions
from tenshu.ai.style import Style
from tenshu.ai.thinker import LONGEST_TURN, LONGEST_WALK, Budget, Line, Thinker, contains
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.protocol import CHANCE, OVER, State

# One change in so many is made to the second best plan.
SECOND_EVERY: Final = 4


class Step:
    """A decision of a plan: where it is made, what is done, and what else could be done."""

    def __init__(self, state: State, action: i64) -> None:
        self.state = state
        self.action = int(action)
        self.is_ranked = False
        self.others: list[int] = []


class Plan:
    """The decisions of a seat, how many changes of each were tried, and what the plan comes to."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.tried = [0] * len(steps)
        self.points = 0.0
        self.value = 0.0

    def add(self, state: State, action: i64) -> None:
        """Decide so in that position."""
        self.steps.append(Step(state, action))
        self.tried.append(0)

    def actions(self, begin: int) -> list[int]:
        """What is to be done from some decision on."""
        return [step.action for step in self.steps[begin:]]


class Planner(Thinker):
    """The best plan of one seat."""

    def __init__(
        self, heuristic: Heuristic, state: State, chance: Chance, style: Style | None = None
    ) -> None:
        super().__init__(heuristic, state, chance, style)
        self.horizon = 0
        # The actions, best promise first, what they promise, the best plan that begins with each,
        # and how many plans did.
        self.order: list[int] = []
        self.promises: dict[int, float] = {}
        self.plans: dict[int, Plan] = {}
        self.tries: dict[int, int] = {}

    def ponder(self, budget: Budget) -> i64:
        self.deadline = thread_time() + budget.seconds if budget.seconds > 0 else math.inf
        self.horizon = self.heuristic.stage(self.state) + self.style.turns
        self.plans = {}
        self.tries = {}
        for actions in self.beginnings():
            if self.is_spent(budget):
                break
            self.consider([], self.state, actions)
        while not self.is_spent(budget) and self.improve():
            pass
        return self.best_first()[0]

    def is_spent(self, budget: Budget) -> bool:
        """May no other plan be tried?"""
        return self.is_late() or budget.is_counted(self.simulations)

    def beginnings(self) -> list[list[int]]:
        """The plan so far, and every action that promises not much less than the best one."""
        ranked = rank_actions(self.heuristic, self.state)
        self.order = [action for _, action in ranked]
        self.promises = {action: value for value, action in ranked}
        least = ranked[0][0] - self.style.margin
        found = [[action] for value, action in ranked[: self.style.width] if value >= least]
        if self.intent and self.intent[0] in self.promises:
            found.insert(0, self.intent)
        return found

    def improve(self) -> bool:
        """Change one decision of the best plan, now and then of the second best, if there is one."""
        order = [action for action in self.best_first()[:2] if action in self.plans]
        if len(order) > 1 and self.chance.below(SECOND_EVERY) == 0:
            order.reverse()
        for first in order:
            plan = self.plans[first]
            open_ = [at for at in range(1, len(plan.steps)) if self.is_open(plan, at)]
            if open_:
                self.change(plan, open_[self.chance.below(len(open_))])
                return True
        return False

    def is_open(self, plan: Plan, at: int) -> bool:
        """Is there a change of this decision that was not tried yet?"""
        step = plan.steps[at]
        return not step.is_ranked or plan.tried[at] < len(step.others)

    def change(self, plan: Plan, at: int) -> None:
        """Try the most promising other action of a decision, and what was planned after it."""
        step = plan.steps[at]
        if not step.is_ranked:
            ranked = rank_actions(self.heuristic, step.state)
            least = ranked[0][0] - self.style.margin
            step.others = [
                action for value, action in ranked if value >= least and action != step.action
            ]
            step.is_ranked = True
        if plan.tried[at] < len(step.others):
            action = step.others[plan.tried[at]]
            plan.tried[at] += 1
            self.consider(plan.steps[:at], step.state, [action, *plan.actions(at + 1)])

    def consider(self, steps: list[Step], state: State, actions: list[int]) -> None:
        """Play on from the end of these steps to the horizon, and keep the plan if it is better."""
        plan = Plan(steps)
        end = self.game.determinize(state, self.seat, self.chance)
        self.play_on(plan, end, actions)
        if self.is_late():
            return  # half a plan says nothing
        self.rate(plan, end)
        self.simulations += 1
        first = plan.steps[0].action
        self.tries[first] = self.tries.get(first, 0) + 1
        if first not in self.plans or plan.value > self.plans[first].value:
            self.plans[first] = plan

    def play_on(self, plan: Plan, state: State, actions: list[int]) -> None:
        """Let the seat do as planned while it can, and everybody what promises most.

        What is done first is a decision of the plan, though there may be no choice.
        """
        left = list(actions)
        for _ in range(LONGEST_WALK):
            actor = state.actor()
            if actor == OVER or self.is_late():
                return
            if plan.steps and self.heuristic.stage(state) >= self.horizon:
                return
            if actor == self.seat and (not plan.steps or len(state.legal_actions()) > 1):
                action = self.next_action(state, left)
                plan.add(state.clone(), action)
                state.apply(action)
            else:
                self.step(state, actor)

    def next_action(self, state: State, left: list[int]) -> i64:
        """What the seat does: the next of what is left of a plan, or else what promises most."""
        if left and contains(state.legal_actions(), left[0]):
            return left.pop(0)
        left.clear()
        return best_action(self.heuristic, state, self.seat)

    def step(self, state: State, actor: i64) -> None:
        """One action by chance, or by what promises most."""
        if actor == CHANCE:
            state.apply(self.game.sample(state, self.chance))
        else:
            state.apply(best_action(self.heuristic, state, actor))

    def rate(self, plan: Plan, state: State) -> None:
        """What the plan comes to: the seat's points, and a part of the best rival's against them."""
        own = 0.0
        best = -1e9
        is_over = state.actor() == OVER
        for seat, score in enumerate(state.scores()):
            points = float(score) if is_over else self.heuristic.evaluate(state, seat)
            if seat == self.seat:
                own = points
            else:
                best = max(best, points)
        plan.value = own - self.style.rivalry * best
        plan.points = own if is_over else own + self.heuristic.outlook(state, self.seat)

    def best_first(self) -> list[int]:
        """The actions by what their plans come to and what they promise themselves."""
        found: list[tuple[float, int, int]] = []
        for rank, action in enumerate(self.order):
            value = self.plans[action].value if action in self.plans else -1e9
            found.append((-value - self.style.faith * self.promises[action], rank, action))
        found.sort()
        return [action for _, _, action in found]

    def keep(self, action: i64) -> None:
        if len(self.state.legal_actions()) > 1:
            plan = self.plans.get(int(action))
            self.intent = [] if plan is None else plan.actions(1)

    def lines(self, most: int) -> list[Line]:
        found: list[Line] = []
        best = self.best_first()[0]
        for action in self.best_first()[:most]:
            plan = self.plans.get(action)
            actions = [action] if plan is None else plan.actions(0)
            points = self.guess(action, best) if plan is None else plan.points
            share = float(self.tries.get(action, 0)) / float(max(1, self.simulations))
            found.append(Line(action, points, share, self.state, self.after_turn(actions)))
        return found

    def guess(self, action: int, best: int) -> float:
        """The final score to expect of an action that no plan begins with: as it compares at once."""
        if best in self.plans:
            return self.plans[best].points + self.promises[action] - self.promises[best]
        return self.promises[action] + self.heuristic.outlook(self.state, self.seat)

    def after_turn(self, actions: list[int]) -> State:
        """The position at the end of the seat's turn, as planned."""
        state = self.game.determinize(self.state, self.seat, self.chance)
        stage = self.heuristic.stage(state)
        state.apply(actions[0])
        left = actions[1:]
        for _ in range(LONGEST_TURN):
            actor = state.actor()
            if actor not in (self.seat, CHANCE) or self.heuristic.stage(state) != stage:
                break
            if actor == self.seat and len(state.legal_actions()) > 1:
                state.apply(self.next_action(state, left))
            else:
                self.step(state, actor)
        return state
