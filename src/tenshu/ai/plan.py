"""Search by planning: the actions of one seat up to a horizon, improved one decision at a time.

Where turns are long and chance is silent, positions compare best at one fixed moment, some stages
(rounds) ahead. A plan holds the seat's actions until then; in its rollout the others, and the seat itself where its
plan cannot be followed, act greedily. First every candidate action begins a plan. Then one decision of the
best plan is changed at a time, and the change is kept if it raises the plan's value. The next decision
continues the plan.

Most of a rollout's time goes into the decisions of the others. A change to a plan hardly changes them, so it is
first judged with the others doing again what they did, as long as that is legal. Only if it seems to be better
are they asked anew: otherwise plans would be found that live on what nobody would do.
"""

from __future__ import annotations

import math
from time import thread_time
from typing import Final

from mypy_extensions import i64

from tenshu.ai.evaluation import best_action, rank_actions
from tenshu.ai.searcher import LONGEST_ROLLOUT, LONGEST_TURN, Budget, Line, Searcher, contains
from tenshu.ai.style import Style
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.protocol import CHANCE, OVER, State

# One in SECOND_EVERY changes is made to the second best plan.
SECOND_EVERY: Final = 4
# Others always choose anew among at most this many actions, such as the answers to an offer, which a changed
# plan may bring or take away.
FEW_ACTIONS: Final = 3
# If the next reply of another seat is not legal, so many more are tried before it chooses anew.
MOST_SKIPPED: Final = 1


class Decision:
    """A decision of a plan: the position, the action, and the alternatives once they are ranked."""

    def __init__(self, state: State, action: i64, replies: list[int]) -> None:
        self.state = state
        self.action = int(action)
        # How many replies of each other seat come before it.
        self.replies = replies
        self.is_ranked = False
        self.others: list[int] = []


class Plan:
    """The decisions of a seat, how many alternatives of each were tried, and the plan's value."""

    def __init__(self, decisions: list[Decision], replies: list[list[int]]) -> None:
        self.decisions = decisions
        self.tried = [0] * len(decisions)
        # What each other seat does meanwhile, wherever it has more than FEW_ACTIONS to choose from.
        self.replies = replies
        self.points = 0.0
        self.value = 0.0

    def add(self, state: State, action: i64) -> None:
        """Append a decision."""
        self.decisions.append(Decision(state, action, [len(replies) for replies in self.replies]))
        self.tried.append(0)

    def until(self, at: int) -> Plan:
        """The beginning of the plan, before a decision."""
        return Plan(self.decisions[:at], self.split_replies(at)[0])

    def split_replies(self, at: int) -> tuple[list[list[int]], list[list[int]]]:
        """The replies of each other seat before and after a decision."""
        ends = self.decisions[at].replies
        before = [replies[:end] for replies, end in zip(self.replies, ends, strict=True)]
        return before, [replies[end:] for replies, end in zip(self.replies, ends, strict=True)]

    def actions(self, begin: int) -> list[int]:
        """The actions from a decision on."""
        return [decision.action for decision in self.decisions[begin:]]


class Planner(Searcher):
    """Searches for the best plan of one seat."""

    def __init__(
        self, heuristic: Heuristic, state: State, chance: Chance, style: Style | None = None
    ) -> None:
        super().__init__(heuristic, state, chance, style)
        self.horizon = 0
        # The root's actions, best first, their one-step values, the best plan that begins with each,
        # and the number of plans simulated for each.
        self.order: list[int] = []
        self.action_values: dict[int, float] = {}
        self.plans: dict[int, Plan] = {}
        self.simulated: dict[int, int] = {}

    def search(self, budget: Budget) -> i64:
        self.deadline = thread_time() + budget.seconds if budget.seconds > 0 else math.inf
        self.horizon = self.heuristic.stage(self.state) + self.style.turns
        self.plans = {}
        self.simulated = {}
        for actions in self.candidates():
            if self.is_spent(budget):
                break
            plan = Plan([], self.no_replies())
            if self.add_plan(plan, self.state, actions):
                self.count(plan)
        while not self.is_spent(budget) and self.improve():
            pass
        return self.best_first()[0]

    def is_spent(self, budget: Budget) -> bool:
        """Whether no other plan may be simulated."""
        return self.is_late() or budget.has_run(self.simulations)

    def candidates(self) -> list[list[int]]:
        """The plan so far, and every action whose value is near the best one's."""
        ranked = rank_actions(self.heuristic, self.state)
        self.order = [action for _, action in ranked]
        self.action_values = {action: value for value, action in ranked}
        least = ranked[0][0] - self.style.margin
        found = [[action] for value, action in ranked[: self.style.width] if value >= least]
        if self.intent and self.intent[0] in self.action_values:
            found.insert(0, self.intent)
        return found

    def improve(self) -> bool:
        """Change one decision of the best plan, sometimes of the second best; False if none is left."""
        order = [action for action in self.best_first()[:2] if action in self.plans]
        if len(order) > 1 and self.chance.below(SECOND_EVERY) == 0:
            order.reverse()
        for first in order:
            plan = self.plans[first]
            changeable = [at for at in range(1, len(plan.decisions)) if self.can_change(plan, at)]
            if changeable:
                self.change(plan, changeable[self.chance.below(len(changeable))])
                return True
        return False

    def can_change(self, plan: Plan, at: int) -> bool:
        """Whether this decision has an alternative that was not tried yet."""
        decision = plan.decisions[at]
        return not decision.is_ranked or plan.tried[at] < len(decision.others)

    def change(self, plan: Plan, at: int) -> None:
        """Try the best untried alternative of a decision, followed by the rest of the plan."""
        decision = plan.decisions[at]
        if not decision.is_ranked:
            ranked = rank_actions(self.heuristic, decision.state)
            least = ranked[0][0] - self.style.margin
            decision.others = [
                action for value, action in ranked if value >= least and action != decision.action
            ]
            decision.is_ranked = True
        if plan.tried[at] < len(decision.others):
            action = decision.others[plan.tried[at]]
            plan.tried[at] += 1
            actions = [action, *plan.actions(at + 1)]
            tried = plan.until(at)
            if not self.simulate(tried, decision.state, actions, plan.split_replies(at)[1]):
                return
            self.count(tried)
            if tried.value > plan.value:
                self.add_plan(plan.until(at), decision.state, actions)

    def no_replies(self) -> list[list[int]]:
        """No replies of any seat."""
        return [[] for _ in self.state.scores()]

    def count(self, plan: Plan) -> None:
        """Count a plan that was judged."""
        first = plan.decisions[0].action
        self.simulations += 1
        self.simulated[first] = self.simulated.get(first, 0) + 1

    def add_plan(self, plan: Plan, state: State, actions: list[int]) -> bool:
        """Complete a plan, with the others choosing anew, and keep it if it is better; False if late."""
        if not self.simulate(plan, state, actions, self.no_replies()):
            return False
        first = plan.decisions[0].action
        if first not in self.plans or plan.value > self.plans[first].value:
            self.plans[first] = plan
        return True

    def simulate(
        self, plan: Plan, state: State, actions: list[int], replies: list[list[int]]
    ) -> bool:
        """Complete a plan by these actions and replies, and value it; False if the time is up before."""
        end = self.game.determinize(state, self.seat, self.chance)
        self.rollout(plan, end, actions, replies)
        if self.is_late():
            return False  # half a plan says nothing
        self.evaluate(plan, end)
        return True

    def rollout(
        self, plan: Plan, state: State, actions: list[int], replies: list[list[int]]
    ) -> None:
        """Follow the plan and the replies while they are legal, otherwise greedily, to the horizon.

        The first action is a decision of the plan even where it is forced.
        """
        left = list(actions)
        for _ in range(LONGEST_ROLLOUT):
            actor = state.actor()
            if actor == OVER or self.is_late():
                return
            if plan.decisions and self.heuristic.stage(state) >= self.horizon:
                return
            if actor == self.seat and (not plan.decisions or len(state.legal_actions()) > 1):
                action = self.next_action(state, left)
                plan.add(state.clone(), action)
                state.apply(action)
            elif actor == CHANCE:
                state.apply(self.game.sample(state, self.chance))
            else:
                state.apply(self.reply(plan, state, actor, replies[actor]))

    def reply(self, plan: Plan, state: State, actor: i64, before: list[int]) -> i64:
        """What another seat does: what it did before if that is legal, otherwise the greedy action."""
        actions = state.legal_actions()
        if len(actions) <= FEW_ACTIONS:
            return best_action(self.heuristic, state, actor)
        for place in range(min(1 + MOST_SKIPPED, len(before))):
            action = before[place]
            if contains(actions, action):
                del before[: place + 1]
                plan.replies[actor].append(action)
                return action
        if before:
            del before[0]
        best = best_action(self.heuristic, state, actor)
        plan.replies[actor].append(int(best))
        return best

    def next_action(self, state: State, left: list[int]) -> i64:
        """The seat's next planned action if it is legal, otherwise the greedy one."""
        if left and contains(state.legal_actions(), left[0]):
            return left.pop(0)
        left.clear()
        return best_action(self.heuristic, state, self.seat)

    def rollout_step(self, state: State, actor: i64) -> None:
        """Apply a sampled outcome of chance or a greedy action."""
        if actor == CHANCE:
            state.apply(self.game.sample(state, self.chance))
        else:
            state.apply(best_action(self.heuristic, state, actor))

    def evaluate(self, plan: Plan, state: State) -> None:
        """Set the plan's value: the seat's points less a part of the best rival's."""
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
        """The actions by the value of their plans plus their own, weighted values."""
        found: list[tuple[float, int, int]] = []
        for rank, action in enumerate(self.order):
            value = self.plans[action].value if action in self.plans else -1e9
            found.append(
                (-value - self.style.prior_weight * self.action_values[action], rank, action)
            )
        found.sort()
        return [action for _, _, action in found]

    def keep(self, action: i64) -> None:
        if len(self.state.legal_actions()) > 1:
            plan = self.plans.get(int(action))
            self.intent = [] if plan is None else plan.actions(1)

    def follow_best(self, most: int) -> list[Line]:
        found: list[Line] = []
        best = self.best_first()[0]
        for action in self.best_first()[:most]:
            plan = self.plans.get(action)
            actions = [action] if plan is None else plan.actions(0)
            points = self.estimate(action, best) if plan is None else plan.points
            share = float(self.simulated.get(action, 0)) / float(max(1, self.simulations))
            after = self.after_turn(actions)
            found.append(Line(action, points, share, self.state, after, self.then))
        return found

    def estimate(self, action: int, best: int) -> float:
        """The expected final score of an action without a plan, from the one-step values."""
        if best in self.plans:
            return self.plans[best].points + self.action_values[action] - self.action_values[best]
        return self.action_values[action] + self.heuristic.outlook(self.state, self.seat)

    def after_turn(self, actions: list[int]) -> State:
        """The position at the end of the seat's turn if it follows these actions."""
        state = self.game.determinize(self.state, self.seat, self.chance)
        stage = self.heuristic.stage(state)
        state.apply(actions[0])
        left = actions[1:]
        self.then = None
        for _ in range(LONGEST_TURN):
            actor = state.actor()
            if actor not in (self.seat, CHANCE) or self.heuristic.stage(state) != stage:
                break
            if actor == self.seat and len(state.legal_actions()) > 1:
                step = self.next_action(state, left)
                self.then = self.decision(state, step)
                state.apply(step)
            else:
                self.rollout_step(state, actor)
        return state
