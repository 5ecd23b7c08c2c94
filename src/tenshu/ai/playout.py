"""Random play from a position to the end, as fast as the engine goes."""

from __future__ import annotations

from mypy_extensions import i64

from tenshu.core.chance import Chance
from tenshu.core.protocol import CHANCE, OVER, Game, State


def play_out(game: Game, state: State, chance: Chance) -> int:
    """Play random actions until the game is over; returns how many."""
    count: i64 = 0
    actor = state.actor()
    while actor != OVER:
        if actor == CHANCE:
            state.apply(game.sample(state, chance))
        else:
            actions = state.legal_actions()
            state.apply(actions[chance.below(i64(len(actions)))])
        count += 1
        actor = state.actor()
    return int(count)
