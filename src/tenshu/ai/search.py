"""Tree search that every seat plays for itself, on positions its seat could be in.

Each simulation redraws what the searching seat cannot know, walks down the tree by the promise and
the doubt of each action (PUCT), lets chance fall as it may, and values the position it reaches by
the game's heuristic for every seat. A value is a share of the win: 0 lost, 1 won.
"""

from __future__ import annotations

import math
from time import process_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu import games
from tenshu.ai.evaluation import Evaluate, evaluator
from tenshu.core.chance import Chance
from tenshu.core.protocol import CHANCE, OVER, Game, State

CURIOSITY: Final = 1.4
# Points by which one action must promise more than another to be tried e times as often.
PRIOR_SPREAD: Final = 1.0
# An action not tried yet is thought a little worse than the position.
UNTRIED_LOSS: Final = 0.03
# A lead of so many points is a safe win, unless the game's heuristic says otherwise.
DEFAULT_SWING: Final = 10.0
# Of the final value so much is the place, the rest the lead.
RANK_WEIGHT: Final = 0.7
CLOCK_EVERY: Final = 16
LARGEST_TREE: Final = 200_000


class Node:
    """A position of the tree: the actions from here, best promise first, and what they brought."""

    def __init__(self) -> None:
        self.is_open = False
        self.actor: i64 = 0
        self.visits: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()
        self.tries: vec[i64] = vec[i64]()
        self.wins: vec[float] = vec[float]()
        self.children: dict[int, Node] = {}

    def child(self, action: i64) -> Node:
        """The node behind an action of a seat or of chance."""
        found = self.children.get(int(action))
        if found is None:
            found = Node()
            self.children[int(action)] = found
        return found


class Budget:
    """How long a search may think: so many simulations, so many CPU-seconds, or both."""

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations: i64 = simulations
        self.seconds = seconds

    def is_spent(self, done: i64, began: float) -> bool:
        """Is it time to answer?"""
        if self.simulations > 0 and done >= self.simulations:
            return True
        if self.seconds <= 0 or done % CLOCK_EVERY != 0:
            return False
        return process_time() - began >= self.seconds


class Search:
    """One decision of one seat."""

    def __init__(self, game: Game, state: State, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.seat = int(state.actor())
        self.seats = len(state.scores())
        self.chance = chance
        self.evaluate: Evaluate = evaluator(game)
        self.swing: float = swing_of(game)
        self.root = Node()
        self.size: i64 = 0
        self.simulations: i64 = 0

    def think(self, budget: Budget) -> i64:
        """Simulate until the budget is spent and name the action tried most often."""
        began = process_time()
        self.open(self.root, self.state)
        while not budget.is_spent(self.simulations, began):
            self.simulate()
            self.simulations += 1
        return self.favourite()

    def favourite(self) -> i64:
        """The action tried most often; the better prior where that is a tie."""
        best: i64 = 0
        for index in range(i64(len(self.root.actions))):
            if self.root.tries[index] > self.root.tries[best]:
                best = index
        return self.root.actions[best]

    def simulate(self) -> None:
        """One walk from the root to a new position, and back with its value."""
        state = self.game.determinize(self.state, self.seat, self.chance)
        node = self.root
        path: list[Node] = []
        chosen = vec[i64](capacity=32)
        actor = state.actor()
        while actor != OVER and (actor == CHANCE or node.is_open):
            if actor == CHANCE:
                action = self.game.sample(state, self.chance)
            else:
                index = self.select(node)
                action = node.actions[index]
                if not contains(state.legal_actions(), action):
                    break  # this world does not allow what another one did
                path.append(node)
                chosen = append(chosen, index)
            state.apply(action)
            node = node.child(action)
            actor = state.actor()
        if actor != OVER and not node.is_open and self.size < LARGEST_TREE:
            self.open(node, state)
        self.give_back(path, chosen, self.values(state))

    def select(self, node: Node) -> i64:
        """The action with the best sum of what it brought and what is unknown about it."""
        best: i64 = 0
        best_score = -1.0
        reach = CURIOSITY * math.sqrt(float(node.visits) + 1.0)
        expected = mean_value(node, self.seats) - UNTRIED_LOSS
        for index in range(i64(len(node.actions))):
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
        actor = int(state.actor())
        promises: list[tuple[float, int]] = []
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            promises.append((-self.evaluate(after, actor), int(action)))
        promises.sort()
        best = promises[0][0]
        total = 0.0
        for promise, action in promises:
            weight = math.exp((best - promise) / PRIOR_SPREAD)
            total += weight
            node.actions = append(node.actions, action)
            node.priors = append(node.priors, weight)
            node.tries = append(node.tries, 0)
            for _ in range(self.seats):
                node.wins = append(node.wins, 0.0)
        for index in range(i64(len(node.priors))):
            node.priors[index] /= total
        node.actor = actor
        node.is_open = True
        self.size += 1

    def give_back(self, path: list[Node], chosen: vec[i64], values: vec[float]) -> None:
        """Note along the path what the position was worth to every seat."""
        for step in range(i64(len(path))):
            node = path[step]
            index = chosen[step]
            node.visits += 1
            node.tries[index] += 1
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
                points = append(points, self.evaluate(state, seat))
        values = leads(points, self.swing)
        if is_over:
            add_places(values, self.game.ranks(state))
        return values


def leads(points: vec[float], swing: float) -> vec[float]:
    """The lead of each seat over its best rival, squeezed between 0 and 1."""
    values = vec[float](capacity=8)
    for seat in range(i64(len(points))):
        rival = -1e9
        for other in range(i64(len(points))):
            if other != seat and points[other] > rival:
                rival = points[other]
        lead = points[seat] - rival if len(points) > 1 else points[seat]
        values = append(values, 1.0 / (1.0 + math.exp(-4.0 * lead / swing)))
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
    for index in range(i64(len(node.actions))):
        won += node.wins[index * seats + node.actor]
    return won / float(node.visits)


def contains(actions: vec[i64], action: i64) -> bool:
    """Is the action among these?"""
    for other in actions:
        if other == action:
            return True
    return False


def swing_of(game: Game) -> float:
    """The lead that decides a game, as its heuristic knows it."""
    return float(getattr(games.part(game.name, "heuristic"), "SWING", DEFAULT_SWING))
