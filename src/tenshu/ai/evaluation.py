"""What a position is worth to a seat, by the game's own heuristic or by its score."""

from __future__ import annotations

from collections.abc import Callable

from tenshu import games
from tenshu.core.protocol import Game, State

Evaluate = Callable[[State, int], float]


def evaluator(game: Game) -> Evaluate:
    """The game's own heuristic, or its score where it has none."""
    heuristic = games.part(game.name, "heuristic")
    evaluate: Evaluate = score_of if heuristic is None else heuristic.evaluate
    return evaluate


def score_of(state: State, seat: int) -> float:
    """The points of the seat, as if the game ended now."""
    return float(state.scores()[seat])


def rank_actions(game: Game, state: State) -> list[tuple[float, int]]:
    """Every legal action with the value of the position it leads to, best first."""
    evaluate = evaluator(game)
    seat = int(state.actor())
    ranked: list[tuple[float, int]] = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        ranked.append((evaluate(after, seat), int(action)))
    ranked.sort(key=_value_then_order)
    return ranked


def _value_then_order(entry: tuple[float, int]) -> tuple[float, int]:
    value, action = entry
    return -value, action
