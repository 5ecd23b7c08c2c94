"""The best moves of a position, with their expected final scores and reasons."""

from __future__ import annotations

from tenshu.ai.evaluation import heuristic_of
from tenshu.ai.factory import make_searcher
from tenshu.ai.searcher import Budget, Line
from tenshu.ai.style import style_of
from tenshu.core.chance import Chance
from tenshu.core.message import Message
from tenshu.core.protocol import Game, State


class Hint:
    """A move, its expected final score, its share of the simulations, and the reasons for it."""

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
    """The best moves of a search, best first; none while no seat is to act.

    The state is determinized first, so it may be the table's own.
    """
    actor = int(state.actor())
    if actor < 0:
        return []
    draws = Chance("hint") if chance is None else chance
    known = game.determinize(state, actor, draws)
    limit = Budget(seconds=0.5) if budget is None else budget
    heuristic = heuristic_of(game)
    searcher = make_searcher(heuristic, known, draws, style_of(heuristic))
    searcher.choose(limit)
    lines = searcher.lines(most)
    found = [
        Hint(
            line.action,
            line.points,
            line.share,
            [*heuristic.reasons(line.before, line.after, actor), *_then(line)],
        )
        for line in lines
    ]
    _tell_apart(found)
    return found


def _tell_apart(found: list[Hint]) -> None:
    """Give a hint without a reason of its own, or with those of an earlier one, what the search says."""
    told: list[list[Message]] = []
    for number, hint in enumerate(found):
        own = [
            reason
            for reason in hint.reasons
            if len(found) == 1 or any(reason not in other.reasons for other in found)
        ]
        if not own or own in told:
            percent = round(100 * hint.share)
            less = round(found[0].points - hint.points)
            extra = (
                Message("hint-best", {"percent": percent})
                if number == 0
                else Message("hint-apart", {"points": max(0, less), "percent": percent})
            )
            hint.reasons.append(extra)
        told.append(own)


def _then(line: Line) -> list[Message]:
    """How the turn goes on: without it, moves that begin the same turn look alike."""
    return [] if line.then is None else [Message("hint-then", {"action": line.then})]
