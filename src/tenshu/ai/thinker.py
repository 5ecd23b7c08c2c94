"""What every way of looking ahead has in common: a budget, and thoughts that may be gone on with."""

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
from tenshu.core.protocol import State

# However long a game is played on, it is not played on forever.
LONGEST_WALK: Final = 4000
# A hint follows a turn for so many steps at most; alone at the table it would never end.
LONGEST_TURN: Final = 12


class Budget:
    """How long a decision may be thought about: so many simulations, so many CPU-seconds, or both."""

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations: i64 = simulations
        self.seconds = seconds

    def is_counted(self, done: i64) -> bool:
        """Has it been counted down, if it is counted at all?"""
        return 0 < self.simulations <= done

    def left(self, done: i64, began: float) -> float:
        """About how many simulations may still follow."""
        left = float(self.simulations - done) if self.simulations > 0 else 1e9
        if self.seconds > 0:
            spent = thread_time() - began
            if spent >= self.seconds:
                return 0.0
            if done > 0:
                left = min(left, (self.seconds - spent) * float(done) / max(spent, 1e-9))
        return left


class Line:
    """An action, the final score it lets expect, and where it leads if all goes as expected."""

    def __init__(
        self, action: int, points: float, share: float, before: State, after: State
    ) -> None:
        self.action = action
        self.points = points
        self.share = share
        self.before = before
        self.after = after


class Thinker:
    """Thinks about the decisions of one seat, one after the other."""

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
        # What the seat means to do at its next decisions, if it plans so far.
        self.intent: list[int] = []
        # The CPU time after which a walk is cut short.
        self.deadline = math.inf

    def turn_to(self, state: State, chance: Chance) -> None:
        """The next decision; what was kept of the last one may be of use."""
        self.state = state
        self.chance = chance
        self.seat = int(state.actor())
        self.simulations = 0

    def think(self, budget: Budget) -> i64:
        """The action to take, found within the budget; what may follow it is remembered."""
        # Thoughts have no cycles; looking for some in the middle of one would break the budget.
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            action = self.ponder(budget)
            self.keep(action)
            return action
        finally:
            if is_collecting:
                gc.enable()

    def ponder(self, budget: Budget) -> i64:
        """Think, each in its own way."""
        raise NotImplementedError

    def keep(self, action: i64) -> None:
        """The action is taken: remember what was thought about all that may follow."""
        raise NotImplementedError

    def lines(self, most: int) -> list[Line]:
        """The best actions, each followed to the end of the seat's turn."""
        raise NotImplementedError

    def is_late(self) -> bool:
        """Is the budget spent, so that a walk must end where it is?"""
        return thread_time() >= self.deadline


def contains(actions: vec[i64], action: i64) -> bool:
    """Is the action among these?"""
    for other in actions:
        if other == action:
            return True
    return False
