"""What a position is worth to a seat, by the game's own heuristic or by its score."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Final

from mypy_extensions import i64

from tenshu import games
from tenshu.core.protocol import Game, State
from tenshu.core.weights import Weights

Evaluate = Callable[[State, int], float]
Stage = Callable[[State], int]

# Where a game keeps the weights that tuning found for its heuristic.
WEIGHTS_FILE: Final = "weights.json"


@cache
def evaluator(name: str) -> Evaluate:
    """The heuristic of the game of that name with its tuned weights, or its score."""
    heuristic = games.part(name, "heuristic")
    weights = weights_of(name)
    if weights is not None:
        file = games.folder(name).joinpath(WEIGHTS_FILE)
        if file.is_file():
            weights.update(json.loads(file.read_text(encoding="utf-8"))["weights"])
    evaluate: Evaluate = score_of if heuristic is None else heuristic.evaluate
    return evaluate


def outlook_of(name: str) -> Evaluate:
    """What a seat usually scores beyond the value of a position; nothing where the game is silent."""
    outlook: Evaluate = getattr(games.part(name, "heuristic"), "outlook", nothing_more)
    return outlook


def nothing_more(_: State, __: int) -> float:
    """The value is all that may be expected."""
    return 0.0


def stage_of(name: str) -> Stage | None:
    """How the game counts its stages, if it does: turns or rounds that only ever go up."""
    stage: Stage | None = getattr(games.part(name, "heuristic"), "stage", None)
    return stage


def weights_of(name: str) -> Weights | None:
    """The weights of a game's heuristic, if it lets them be tuned."""
    weights = getattr(games.part(name, "heuristic"), "WEIGHTS", None)
    return weights if isinstance(weights, Weights) else None


def score_of(state: State, seat: int) -> float:
    """The points of the seat, as if the game ended now."""
    return float(state.scores()[seat])


def most_promising(evaluate: Evaluate, state: State, actor: i64) -> i64:
    """The action after which the heuristic likes the position best."""
    actions = state.legal_actions()
    best = actions[0]
    if len(actions) == 1:
        return best
    most = -1e18
    for action in actions:
        after = state.clone()
        after.apply(action)
        promise = evaluate(after, actor)
        if promise > most:
            most = promise
            best = action
    return best


def rank_actions(game: Game, state: State) -> list[tuple[float, int]]:
    """Every legal action with the value of the position it leads to, best first."""
    evaluate = evaluator(game.name)
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
