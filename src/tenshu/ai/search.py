"""Tree search that every seat plays for itself, on positions its seat could be in.

Each simulation redraws what the searching seat cannot know, walks down the tree by the promise and
the doubt of each action (PUCT), lets chance fall as it may, goes on by the best promise until some
turns after the root, and values the position it reaches by the game's heuristic for every seat. A
value is a share of the win: 0 lost, 1 won.
"""

from __future__ import annotations

import math
from time import thread_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.ai.evaluation import best_action, rank_actions
from tenshu.ai.style import Style
from tenshu.ai.thinker import LONGEST_TURN, LONGEST_WALK, Budget, Line, Thinker, contains
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.protocol import CHANCE, OVER, State

# Of the final value so much is the place, the rest the lead.
RANK_WEIGHT: Final = 0.7
LARGEST_TREE: Final = 50_000
# A simulation is begun while at least this part of it still fits into the budget.
WORTH_IT: Final = 0.5
MOST_SEATS: Final = 8
# How often a search asks itself whether its favourite can still be overtaken.
DOUBT_EVERY: Final = 16


class Node:
    """A position of the tree: the actions from here, best promise first, and what they brought."""

    def __init__(self) -> None:
        self.is_open = False
        self.actor: i64 = 0
        self.visits: i64 = 0
        self.tried: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()
        self.tries: vec[i64] = vec[i64]()
        self.wins: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()
        self.children: dict[int, Node] = {}

    def count(self) -> i64:
        """How many positions there are from here on."""
        total: i64 = 0
        left = [self]
        while left:
            node = left.pop()
            left.extend(node.children.values())
            total += 1
        return total


class Clock:
    """Counts the turns of a walk: one ends when another seat acts, or when the stage changes."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic
        self.mark: i64 = -1
        self.turns: i64 = 0
        self.is_new = False

    def note(self, state: State, actor: i64) -> None:
        """A seat is to act here; is that a new turn?"""
        mark = actor + MOST_SEATS * i64(self.heuristic.stage(state))
        self.is_new = mark != self.mark
        if self.is_new and self.mark >= 0:
            self.turns += 1
        self.mark = mark


class Search(Thinker):
    """A tree for one decision; the next step of the same turn goes on with its part of it."""

    def __init__(
        self, heuristic: Heuristic, state: State, chance: Chance, style: Style | None = None
    ) -> None:
        super().__init__(heuristic, state, chance, style)
        self.seats = len(state.scores())
        self.horizon: i64 = self.style.turns + self.style.laps * self.seats
        self.root = Node()
        self.size: i64 = 1
        # The final score that the seat may expect after the last walk.
        self.leaf_points = 0.0
        # The seconds that a simulation took.
        self.pace = 0.0
        # The tree behind the action taken, and the position that it was taken to.
        self.kept: Node | None = None
        self.after: State | None = None

    def turn_to(self, state: State, chance: Chance) -> None:
        super().turn_to(state, chance)
        self.root = self.recall() or Node()
        self.size = self.root.count()

    def keep(self, action: i64) -> None:
        self.kept = self.root.children.get(int(action))
        if self.kept is not None:
            after = self.state.clone()
            after.apply(action)
            self.after = after
            if after.actor() != CHANCE and after.actor() != self.seat:
                self.kept = None

    def recall(self) -> Node | None:
        """The tree that was grown for this very position, as far as the seat can tell."""
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
                continue  # it came up where something else was hidden
            drawn = after.clone()
            drawn.apply(outcome)
            if drawn.actor() == self.seat and self.game.observe(drawn, self.seat) == seen:
                return found
        return None

    def ponder(self, budget: Budget) -> i64:
        """Simulate until the budget is spent or the choice is clear; the action tried most.

        What was found out here before counts as done, and its time as spent.
        """
        done = self.root.visits
        spent = self.pace * float(done)
        began = thread_time() - spent
        self.deadline = began + budget.seconds if budget.seconds > 0 else math.inf
        if not self.root.is_open:
            self.open(self.root, self.state)
        left = budget.left(done, began)
        while left >= WORTH_IT:
            self.simulate()
            self.simulations += 1
            left = budget.left(done + self.simulations, began)
            if self.simulations % DOUBT_EVERY == 0 and self.is_decided(left):
                break
        if self.simulations > 0:
            self.pace = (thread_time() - began - spent) / float(self.simulations)
        return self.root.actions[favourite(self.root)]

    def is_decided(self, left: float) -> bool:
        """Can no other action catch up with the favourite in what is left?"""
        best = favourite(self.root)
        second: i64 = 0
        for index in range(self.root.tried):
            if index != best and self.root.tries[index] > second:
                second = self.root.tries[index]
        return float(self.root.tries[best] - second) > left

    def simulate(self) -> None:
        """One walk from the root to the horizon, and back with its value."""
        state = self.game.determinize(self.state, self.seat, self.chance)
        node: Node | None = self.root
        path: list[Node] = []
        chosen = vec[i64](capacity=32)
        clock = Clock(self.heuristic)
        leaving: i64 = -1  # the turn in which the walk left the tree
        actor = state.actor()
        while actor != OVER:
            if actor == CHANCE:
                action = self.game.sample(state, self.chance)
            else:
                clock.note(state, actor)
                if node is None:
                    break
                if not node.is_open:
                    if leaving < 0:
                        leaving = clock.turns
                    if clock.turns != leaving or self.is_late():
                        break
                    self.open(node, state)
                index = self.select(node)
                action = node.actions[index]
                if not contains(state.legal_actions(), action):
                    break  # this world does not allow what another one did
                path.append(node)
                chosen = append(chosen, index)
            state.apply(action)
            node = self.child(node, action)
            actor = state.actor()
        self.play_on(state, clock)
        if not self.is_late():  # a walk that was cut short says nothing
            self.give_back(path, chosen, self.values(state))

    def child(self, node: Node | None, action: i64) -> Node | None:
        """The node behind an action; a full tree gets no new one."""
        found = behind(node, action)
        if found is None and node is not None and self.size < LARGEST_TREE:
            found = Node()
            node.children[int(action)] = found
            self.size += 1
        return found

    def play_on(self, state: State, clock: Clock) -> None:
        """Finish the turn and play on to the horizon by the best promise alone.

        It is one moment for all walks that leave the tree before it: positions compare badly at
        different times.
        """
        actor = state.actor()
        for _ in range(LONGEST_WALK):
            if actor == OVER:
                return
            if actor == CHANCE:
                state.apply(self.game.sample(state, self.chance))
            elif (clock.is_new and clock.turns >= self.horizon) or self.is_late():
                return
            else:
                state.apply(best_action(self.heuristic, state, actor))
            actor = state.actor()
            if actor != OVER and actor != CHANCE:
                clock.note(state, actor)

    def select(self, node: Node) -> i64:
        """The action with the best sum of what it brought and what is unknown about it."""
        best: i64 = 0
        best_score = -1e9
        reach = self.style.curiosity * math.sqrt(float(node.visits) + 1.0)
        expected = mean_value(node, self.seats) - self.style.untried_loss
        # Untried actions are taken in the order of their promise: only the first can be next.
        for index in range(min(node.tried + 1, i64(len(node.actions)))):
            tries = node.tries[index]
            score = expected
            if tries > 0:
                score = node.wins[index * self.seats + node.actor] / float(tries)
            score += reach * node.priors[index] / (1.0 + float(tries))
            if score > best_score:
                best = index
                best_score = score
        return best

    def open(self, node: Node, state: State) -> None:
        """List the actions of a position by the promise of what they lead to."""
        ranked = rank_actions(self.heuristic, state)
        best = ranked[0][0]
        total = 0.0
        for promise, action in ranked:
            weight = math.exp((promise - best) / self.style.spread)
            total += weight
            node.actions = append(node.actions, action)
            node.priors = append(node.priors, weight)
            node.tries = append(node.tries, 0)
            node.points = append(node.points, 0.0)
            for _ in range(self.seats):
                node.wins = append(node.wins, 0.0)
        for index in range(i64(len(node.priors))):
            node.priors[index] /= total
        node.actor = state.actor()
        node.is_open = True

    def give_back(self, path: list[Node], chosen: vec[i64], values: vec[float]) -> None:
        """Note along the path what the position was worth to every seat."""
        for step in range(i64(len(path))):
            node = path[step]
            index = chosen[step]
            node.visits += 1
            node.tries[index] += 1
            node.tried = max(node.tried, index + 1)
            node.points[index] += self.leaf_points
            for seat in range(i64(self.seats)):
                node.wins[index * self.seats + seat] += values[seat]

    def values(self, state: State) -> vec[float]:
        """Each seat's share of the win: the lead by heuristic, or the final place and lead."""
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
        values = leads(points, self.style.swing)
        if is_over:
            add_places(values, self.game.ranks(state))
        return values

    def lines(self, most: int) -> list[Line]:
        """The actions tried most, each followed to the end of the seat's turn."""
        root = self.root
        order = [(-int(root.tries[i]), i) for i in range(len(root.actions))]
        order.sort()
        found: list[Line] = []
        for tries, index in order[:most]:
            if tries == 0 and found:
                break
            action = int(root.actions[index])
            after = self.after_turn(action)
            points = root.points[index] / float(-tries) if tries != 0 else self.expected(after)
            share = float(-tries) / float(max(1, root.visits))
            found.append(Line(action, points, share, self.state, after))
        return found

    def expected(self, state: State) -> float:
        """The final score that the seat may expect of a position."""
        if state.actor() == OVER:
            return float(state.scores()[self.seat])
        return self.heuristic.evaluate(state, self.seat) + self.heuristic.outlook(state, self.seat)

    def after_turn(self, action: int) -> State:
        """The position at the end of the seat's turn, if it goes as the search expects."""
        state = self.game.determinize(self.state, self.seat, self.chance)
        node: Node | None = self.root
        clock = Clock(self.heuristic)
        clock.note(state, self.seat)
        step: i64 = action
        for _ in range(LONGEST_TURN):
            if not contains(state.legal_actions(), step):
                break
            state.apply(step)
            node = behind(node, step)
            while state.actor() == CHANCE:
                step = self.game.sample(state, self.chance)
                state.apply(step)
                node = behind(node, step)
            if state.actor() == OVER:
                break
            clock.note(state, state.actor())
            if clock.turns > 0:
                break
            step = best_action(self.heuristic, state, self.seat)
            if node is not None and node.is_open:
                step = node.actions[favourite(node)]
        return state


def behind(node: Node | None, action: i64) -> Node | None:
    """What the tree knows behind an action of a seat or of chance."""
    return None if node is None else node.children.get(int(action))


def favourite(node: Node) -> i64:
    """The index of the action tried most often; the better prior where that is a tie."""
    best: i64 = 0
    for index in range(node.tried):
        if node.tries[index] > node.tries[best]:
            best = index
    return best


def leads(points: vec[float], swing: float) -> vec[float]:
    """The lead of each seat over its best rival, squeezed between 0 and 1."""
    values = vec[float](capacity=8)
    for seat in range(i64(len(points))):
        rival = -1e9
        for other in range(i64(len(points))):
            if other != seat and points[other] > rival:
                rival = points[other]
        lead = points[seat] - rival if len(points) > 1 else points[seat]
        values = append(values, 1.0 / (1.0 + math.exp(max(-40.0, min(40.0, -4.0 * lead / swing)))))
    return values


def add_places(values: vec[float], ranks: list[int]) -> None:
    """At the end the place counts more than the lead; a shared first place is a share of it."""
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    for seat in range(i64(len(values))):
        won = 1.0 / winners if ranks[seat] == 1 else 0.0
        values[seat] = RANK_WEIGHT * won + (1.0 - RANK_WEIGHT) * values[seat]


def mean_value(node: Node, seats: int) -> float:
    """What the actor of a node has won there on average."""
    if node.visits == 0:
        return 0.5
    won = 0.0
    for index in range(node.tried):
        won += node.wins[index * seats + node.actor]
    return won / float(node.visits)
