"""One-step values: what the heuristic says about the position after each action."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from mypy_extensions import i64

from tenshu import games
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.protocol import Game, State

# The resolution of a random number between 0 and 1.
DRAWS: Final = 1_000_000


@cache
def heuristic_of(game: Game) -> Heuristic:
    """The heuristic that the game's bots share; whoever changes weights makes a new one."""
    return games.make_heuristic(game)


def best_action(heuristic: Heuristic, state: State, actor: i64) -> i64:
    """The action with the best one-step value."""
    actions = state.legal_actions()
    best = actions[0]
    if len(actions) == 1:
        return best
    most = -1e18
    values = heuristic.action_values(state, actor, actions)
    for index in range(i64(len(actions))):
        if values[index] > most:
            most = values[index]
            best = actions[index]
    return best


def rank_actions(heuristic: Heuristic, state: State) -> list[tuple[float, int]]:
    """Every legal action with its one-step value, best first."""
    actions = state.legal_actions()
    values = heuristic.action_values(state, int(state.actor()), actions)
    ranked: list[tuple[float, int]] = []
    for index in range(i64(len(actions))):
        ranked.append((values[index], int(actions[index])))
    ranked.sort(key=_value_then_order)
    return ranked


def sample_action(ranked: list[tuple[float, int]], temperature: float, chance: Chance) -> int:
    """An action sampled from a softmax of the values, with a temperature in points."""
    weights = [math.exp((value - ranked[0][0]) / temperature) for value, _ in ranked]
    drawn = sum(weights) * float(chance.below(DRAWS)) / float(DRAWS)
    for weight, (_, action) in zip(weights, ranked, strict=True):
        drawn -= weight
        if drawn < 0:
            return action
    return ranked[0][1]


def _value_then_order(entry: tuple[float, int]) -> tuple[float, int]:
    value, action = entry
    return -value, action
