"""Shared base of the searches: a CPU budget, and a search that the next decision can continue."""

from __future__ import annotations

import gc
import math
from time import thread_time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.ai.style import Style, style_of
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.message import Message
from tenshu.core.protocol import State

# The most actions of a rollout; longer than any game.
LONGEST_ROLLOUT: Final = 4000
# The most actions of a turn that a hint plays out; in a solo game a turn might never end.
LONGEST_TURN: Final = 12


class Budget:
    """The limit of a search for one decision, in simulations, CPU-seconds or both; 0 is no limit."""

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations: i64 = simulations
        self.seconds = seconds

    def has_run(self, done: i64) -> bool:
        """Whether the limit of simulations is reached."""
        return 0 < self.simulations <= done

    def left(self, done: i64, began: float) -> float:
        """About how many more simulations fit."""
        left = float(self.simulations - done) if self.simulations > 0 else 1e9
        if self.seconds > 0:
            spent = thread_time() - began
            if spent >= self.seconds:
                return 0.0
            if done > 0:
                left = min(left, (self.seconds - spent) * float(done) / max(spent, 1e-9))
        return left


class Line:
    """An action, its expected final score, its share of the simulations, and where its turn leads."""

    def __init__(
        self,
        action: int,
        points: float,
        share: float,
        before: State,
        after: State,
        then: Message | None,
    ) -> None:
        self.action = action
        self.points = points
        self.share = share
        self.before = before
        self.after = after
        # The next decision of the turn, in words; None if the turn has no more.
        self.then = then


class Searcher:
    """Searches the decisions of one seat, one after the other."""

    def __init__(
        self, heuristic: Heuristic, state: State, chance: Chance, style: Style | None = None
    ) -> None:
        self.heuristic = heuristic
        self.game = heuristic.game
        self.style = style_of(heuristic) if style is None else style
        self.state = state
        self.chance = chance
        self.seat = int(state.actor())
        self.simulations: i64 = 0
        # The actions planned for the seat's next decisions; only the planner sets them.
        self.intent: list[int] = []
        # The CPU time after which a rollout is cut short.
        self.deadline = math.inf
        # The first decision of the turn that was followed last, in words.
        self.then: Message | None = None

    def advance_to(self, state: State, chance: Chance) -> None:
        """Move on to the next decision, keeping what is still useful from the last one."""
        self.state = state
        self.chance = chance
        self.seat = int(state.actor())
        self.simulations = 0

    def choose(self, budget: Budget) -> i64:
        """The action found within the budget; what was found about its successors is kept."""
        # A search makes no reference cycles, and collecting garbage would overrun the budget.
        is_collecting = gc.isenabled()
        gc.disable()
        self.heuristic.pause_net(not self.style.uses_net)
        try:
            action = self.search(budget)
            self.keep(action)
            return action
        finally:
            self.heuristic.pause_net(False)
            if is_collecting:
                gc.enable()

    def lines(self, most: int) -> list[Line]:
        """The best actions, each followed to the end of the seat's turn."""
        self.heuristic.pause_net(not self.style.uses_net)
        try:
            return self.follow_best(most)
        finally:
            self.heuristic.pause_net(False)

    def search(self, budget: Budget) -> i64:
        """Run simulations within the budget and return the best action."""
        raise NotImplementedError

    def keep(self, action: i64) -> None:
        """Keep what was found about the positions after the action that is taken."""
        raise NotImplementedError

    def follow_best(self, most: int) -> list[Line]:
        """Follow the best actions, each to the end of the seat's turn."""
        raise NotImplementedError

    def decision(self, state: State, action: i64) -> Message | None:
        """The first decision of a turn that was followed: this one, if the seat has a choice now."""
        is_choice = state.actor() == self.seat and len(state.legal_actions()) > 1
        return self.game.label(state, int(action)) if self.then is None and is_choice else self.then

    def is_late(self) -> bool:
        """Whether the time is up, so that a rollout must stop where it is."""
        return thread_time() >= self.deadline


def contains(actions: vec[i64], action: i64) -> bool:
    """Whether the action is among these."""
    for other in actions:
        if other == action:
            return True
    return False
