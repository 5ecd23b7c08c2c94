"""The best moves of a position, with what they are expected to bring and why."""

from __future__ import annotations

from tenshu.ai.ahead import look_ahead
from tenshu.ai.evaluation import heuristic_of
from tenshu.ai.style import style_of
from tenshu.ai.thinker import Budget
from tenshu.core.chance import Chance
from tenshu.core.message import Message
from tenshu.core.protocol import Game, State


class Hint:
    """A move, the points its seat may expect at the end, how much thought it got, and why."""

    def __init__(self, action: int, points: float, share: float, reasons: list[Message]) -> None:
        self.action = action
        self.points = points
        self.share = share
        self.reasons = reasons


def hints(
    game: Game,
    state: State,
    budget: Budget | None = None,
    chance: Chance | None = None,
    most: int = 3,
) -> list[Hint]:
    """The moves a search likes best, best first; nothing while nobody is to act.

    What is hidden from who acts is redrawn first, so the state may be the table's own.
    """
    actor = int(state.actor())
    if actor < 0:
        return []
    draws = Chance("hint") if chance is None else chance
    known = game.determinize(state, actor, draws)
    limit = Budget(seconds=0.5) if budget is None else budget
    heuristic = heuristic_of(game)
    search = look_ahead(heuristic, known, draws, style_of(heuristic))
    search.think(limit)
    return [
        Hint(
            line.action,
            line.points,
            line.share,
            heuristic.reasons(line.before, line.after, actor),
        )
        for line in search.lines(most)
    ]
