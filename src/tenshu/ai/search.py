"""PUCT tree search in which every seat maximises its own value (max-n).

Each simulation determinizes the position, so that nothing hidden from the searching seat leaks; selects
actions down the tree by PUCT; samples chance by its true odds; plays a rollout of greedy actions to the
horizon; and backs up the heuristic's value of the leaf for every seat. A value is a share of the win:
0 is lost, 1 is won.
"""

from __future__ import annotations

import math
from time import thread_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.ai.evaluation import best_action, rank_actions
from tenshu.ai.searcher import LONGEST_ROLLOUT, LONGEST_TURN, Budget, Line, Searcher, contains
from tenshu.ai.style import Style
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.protocol import CHANCE, OVER, State

# The weight of the final rank in a final value; the rest is the lead.
RANK_WEIGHT: Final = 0.7
LARGEST_TREE: Final = 50_000
# The part of a simulation that must still fit into the budget for it to begin.
WORTH_STARTING: Final = 0.5
MOST_SEATS: Final = 8
# The number of simulations between two checks for an early stop.
EARLY_STOP_EVERY: Final = 16


class Node:
    """A position of the tree: its actions, best prior first, with their statistics."""

    def __init__(self) -> None:
        self.is_expanded = False
        self.actor: i64 = 0
        self.visits: i64 = 0
        self.tried: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()
        self.action_visits: vec[i64] = vec[i64]()
        self.action_values: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()
        self.children: dict[int, Node] = {}

    def count(self) -> i64:
        """The number of nodes of this subtree."""
        total: i64 = 0
        left = [self]
        while left:
            node = left.pop()
            left.extend(node.children.values())
            total += 1
        return total


class Clock:
    """Counts the turns of a simulation: one ends when another seat acts or the stage changes."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic
        self.mark: i64 = -1
        self.turns: i64 = 0
        self.is_new = False

    def note(self, state: State, actor: i64) -> None:
        """Count the turn of a seat that is to act, if it is a new one."""
        mark = actor + MOST_SEATS * i64(self.heuristic.stage(state))
        self.is_new = mark != self.mark
        if self.is_new and self.mark >= 0:
            self.turns += 1
        self.mark = mark


class TreeSearch(Searcher):
    """A tree for one decision; the next step of the same turn continues with its subtree."""

    def __init__(
        self, heuristic: Heuristic, state: State, chance: Chance, style: Style | None = None
    ) -> None:
        super().__init__(heuristic, state, chance, style)
        self.seats = len(state.scores())
        self.horizon: i64 = self.style.turns + self.style.laps * self.seats
        self.root = Node()
        self.size: i64 = 1
        # The seat's expected final score at the last leaf.
        self.leaf_points = 0.0
        # The mean CPU-seconds of a simulation.
        self.seconds_each = 0.0
        # The subtree of the action taken, and the position after it.
        self.kept: Node | None = None
        self.after: State | None = None

    def advance_to(self, state: State, chance: Chance) -> None:
        super().advance_to(state, chance)
        self.root = self.kept_tree() or Node()
        self.size = self.root.count()

    def keep(self, action: i64) -> None:
        self.kept = self.root.children.get(int(action))
        if self.kept is not None:
            after = self.state.clone()
            after.apply(action)
            self.after = after
            if after.actor() != CHANCE and after.actor() != self.seat:
                self.kept = None

    def kept_tree(self) -> Node | None:
        """The kept subtree for this position, if the seat sees exactly what the tree expected."""
        tree, after = self.kept, self.after
        self.kept = None
        if tree is None or after is None:
            return None
        seen = self.game.observe(self.state, self.seat)
        if after.actor() != CHANCE:
            return tree if self.game.observe(after, self.seat) == seen else None
        outcomes = after.legal_actions()
        for outcome, found in tree.children.items():
            if not contains(outcomes, outcome):
                continue  # an outcome of another determinization
            drawn = after.clone()
            drawn.apply(outcome)
            if drawn.actor() == self.seat and self.game.observe(drawn, self.seat) == seen:
                return found
        return None

    def search(self, budget: Budget) -> i64:
        """Simulate until the budget is spent or the choice is clear; the action visited most.

        Simulations kept from the last decision count towards the budget, and so does their time.
        """
        done = self.root.visits
        spent = self.seconds_each * float(done)
        began = thread_time() - spent
        self.deadline = began + budget.seconds if budget.seconds > 0 else math.inf
        if not self.root.is_expanded:
            self.expand(self.root, self.state)
        left = budget.left(done, began)
        while left >= WORTH_STARTING:
            self.simulate()
            self.simulations += 1
            left = budget.left(done + self.simulations, began)
            if self.simulations % EARLY_STOP_EVERY == 0 and self.is_decided(left):
                break
        if self.simulations > 0:
            self.seconds_each = (thread_time() - began - spent) / float(self.simulations)
        return self.root.actions[most_visited(self.root)]

    def is_decided(self, left: float) -> bool:
        """Whether no other action can still overtake the one visited most."""
        best = most_visited(self.root)
        second: i64 = 0
        for index in range(self.root.tried):
            if index != best and self.root.action_visits[index] > second:
                second = self.root.action_visits[index]
        return float(self.root.action_visits[best] - second) > left

    def simulate(self) -> None:
        """Select, expand, roll out to the horizon, and back the value up."""
        state = self.game.determinize(self.state, self.seat, self.chance)
        node: Node | None = self.root
        path: list[Node] = []
        chosen = vec[i64](capacity=32)
        clock = Clock(self.heuristic)
        leaving: i64 = -1  # the turn in which the simulation left the tree
        actor = state.actor()
        while actor != OVER:
            if actor == CHANCE:
                action = self.game.sample(state, self.chance)
            else:
                clock.note(state, actor)
                if node is None:
                    break
                if not node.is_expanded:
                    if leaving < 0:
                        leaving = clock.turns
                    elif self.heuristic.has_lines:
                        break  # the rollout finishes the turn as well, and faster
                    if clock.turns != leaving or self.is_late():
                        break
                    self.expand(node, state)
                index = self.select(node)
                action = node.actions[index]
                if not contains(state.legal_actions(), action):
                    break  # legal in another determinization only
                path.append(node)
                chosen = append(chosen, index)
            state.apply(action)
            node = self.grow(node, action)
            actor = state.actor()
        self.rollout(state, clock)
        if not self.is_late():  # a rollout that was cut short says nothing
            self.backup(path, chosen, self.leaf_values(state))

    def grow(self, node: Node | None, action: i64) -> Node | None:
        """The child of an action, added if it is new and the tree is not full."""
        found = child_of(node, action)
        if found is None and node is not None and self.size < LARGEST_TREE:
            found = Node()
            node.children[int(action)] = found
            self.size += 1
        return found

    def rollout(self, state: State, clock: Clock) -> None:
        """Play greedy actions to the horizon, at least to the end of the turn.

        The horizon is the same moment for all simulations that leave the tree before it, because
        positions of different times compare badly.
        """
        actor = state.actor()
        line = vec[i64]()
        step: i64 = 0
        for _ in range(LONGEST_ROLLOUT):
            if actor == OVER:
                return
            if actor == CHANCE:
                state.apply(self.game.sample(state, self.chance))
                step = i64(len(line))  # the rest of a line may no longer be possible
            elif (clock.is_new and clock.turns >= self.horizon) or self.is_late():
                return
            else:
                if step == i64(len(line)):
                    line = self.best_line(state, actor)
                    step = 0
                state.apply(line[step])
                step += 1
            actor = state.actor()
            if actor != OVER and actor != CHANCE:
                clock.note(state, actor)

    def best_line(self, state: State, actor: i64) -> vec[i64]:
        """The greedy actions of a seat, as many as the heuristic can tell at once."""
        if self.heuristic.has_lines:
            return self.heuristic.best_line(state, actor)
        return append(vec[i64](), best_action(self.heuristic, state, actor))

    def select(self, node: Node) -> i64:
        """The index of the action with the best PUCT score."""
        best: i64 = 0
        best_score = -1e9
        exploration = self.style.exploration * math.sqrt(float(node.visits) + 1.0)
        unvisited = mean_value(node, self.seats) - self.style.untried_loss
        # Actions are visited in the order of their priors: only the first unvisited can be next.
        for index in range(min(node.tried + 1, i64(len(node.actions)))):
            visits = node.action_visits[index]
            score = unvisited
            if visits > 0:
                score = node.action_values[index * self.seats + node.actor] / float(visits)
            score += exploration * node.priors[index] / (1.0 + float(visits))
            if score > best_score:
                best = index
                best_score = score
        return best

    def expand(self, node: Node, state: State) -> None:
        """List the actions of a leaf with priors from a softmax of their values."""
        ranked = rank_actions(self.heuristic, state)
        best = ranked[0][0]
        total = 0.0
        for value, action in ranked:
            weight = math.exp((value - best) / self.style.prior_temperature)
            total += weight
            node.actions = append(node.actions, action)
            node.priors = append(node.priors, weight)
            node.action_visits = append(node.action_visits, 0)
            node.points = append(node.points, 0.0)
            for _ in range(self.seats):
                node.action_values = append(node.action_values, 0.0)
        for index in range(i64(len(node.priors))):
            node.priors[index] /= total
        node.actor = state.actor()
        node.is_expanded = True

    def backup(self, path: list[Node], chosen: vec[i64], values: vec[float]) -> None:
        """Add the leaf's values to the statistics along the path."""
        for step in range(i64(len(path))):
            node = path[step]
            index = chosen[step]
            node.visits += 1
            node.action_visits[index] += 1
            node.tried = max(node.tried, index + 1)
            node.points[index] += self.leaf_points
            for seat in range(i64(self.seats)):
                node.action_values[index * self.seats + seat] += values[seat]

    def leaf_values(self, state: State) -> vec[float]:
        """Each seat's share of the win: by the lead, and at the end of the game by the rank too."""
        points = vec[float](capacity=8)
        is_over = state.actor() == OVER
        if is_over:
            for score in state.scores():
                points = append(points, float(score))
        else:
            for seat in range(self.seats):
                points = append(points, self.heuristic.evaluate(state, seat))
        self.leaf_points = points[self.seat]
        if not is_over:
            self.leaf_points += self.heuristic.outlook(state, self.seat)
        values = lead_values(points, self.style.swing)
        if is_over:
            blend_ranks(values, self.game.ranks(state))
        return values

    def follow_best(self, most: int) -> list[Line]:
        """The actions visited most, each followed to the end of the seat's turn."""
        root = self.root
        order = [(-int(root.action_visits[i]), i) for i in range(len(root.actions))]
        order.sort()
        found: list[Line] = []
        for negated, index in order[:most]:
            if negated == 0 and found:
                break
            action = int(root.actions[index])
            after = self.after_turn(action)
            points = root.points[index] / float(-negated) if negated != 0 else self.expected(after)
            share = float(-negated) / float(max(1, root.visits))
            found.append(Line(action, points, share, self.state, after, self.then))
        return found

    def expected(self, state: State) -> float:
        """The seat's expected final score in a position."""
        if state.actor() == OVER:
            return float(state.scores()[self.seat])
        return self.heuristic.evaluate(state, self.seat) + self.heuristic.outlook(state, self.seat)

    def after_turn(self, action: int) -> State:
        """The position at the end of the seat's turn if everybody does what was visited most."""
        state = self.game.determinize(self.state, self.seat, self.chance)
        node: Node | None = self.root
        clock = Clock(self.heuristic)
        clock.note(state, self.seat)
        step: i64 = action
        self.then = None
        for _ in range(LONGEST_TURN):
            if not contains(state.legal_actions(), step):
                break
            state.apply(step)
            node = child_of(node, step)
            while state.actor() == CHANCE:
                step = self.game.sample(state, self.chance)
                state.apply(step)
                node = child_of(node, step)
            if state.actor() == OVER:
                break
            clock.note(state, state.actor())
            if clock.turns > 0:
                break
            step = best_action(self.heuristic, state, self.seat)
            if node is not None and node.is_expanded:
                step = node.actions[most_visited(node)]
            self.then = self.decision(state, step)
        return state


def child_of(node: Node | None, action: i64) -> Node | None:
    """The child that an action of a seat or of chance leads to, if the tree has it."""
    return None if node is None else node.children.get(int(action))


def most_visited(node: Node) -> i64:
    """The index of the action visited most; the better prior breaks a tie."""
    best: i64 = 0
    for index in range(node.tried):
        if node.action_visits[index] > node.action_visits[best]:
            best = index
    return best


def lead_values(points: vec[float], swing: float) -> vec[float]:
    """The lead of each seat over its best rival, squeezed between 0 and 1 by a logistic."""
    values = vec[float](capacity=8)
    for seat in range(i64(len(points))):
        rival = -1e9
        for other in range(i64(len(points))):
            if other != seat and points[other] > rival:
                rival = points[other]
        lead = points[seat] - rival if len(points) > 1 else points[seat]
        values = append(values, 1.0 / (1.0 + math.exp(max(-40.0, min(40.0, -4.0 * lead / swing)))))
    return values


def blend_ranks(values: vec[float], ranks: list[int]) -> None:
    """Blend the final ranks in; a shared first place counts as a share of a win."""
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    for seat in range(i64(len(values))):
        won = 1.0 / winners if ranks[seat] == 1 else 0.0
        values[seat] = RANK_WEIGHT * won + (1.0 - RANK_WEIGHT) * values[seat]


def mean_value(node: Node, seats: int) -> float:
    """The mean value of a node for its actor."""
    if node.visits == 0:
        return 0.5
    won = 0.0
    for index in range(node.tried):
        won += node.action_values[index * seats + node.actor]
    return won / float(node.visits)
