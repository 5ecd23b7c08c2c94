"""One round of `tenshu bench --envs`, run in its own process: prints steps per CPU-second as JSON."""

from __future__ import annotations

import json
import random
import sys
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from tenshu.envs import openspiel, pettingzoo
from tenshu.envs.batched import BatchedEnv

if TYPE_CHECKING:
    from collections.abc import Callable

CPU_SECONDS: Final = 1.0
GAMES_AT_ONCE: Final = 256
# What others' environments are called in a report.
CONNECT_FOUR: Final = "PettingZoo connect_four"
BACKGAMMON: Final = "OpenSpiel backgammon"


def rate(play: Callable[[], int]) -> float:
    """Steps per CPU-second of something that plays and returns how many steps it made."""
    play()
    steps = 0
    began = process_time()
    while process_time() - began < CPU_SECONDS:
        steps += play()
    return steps / (process_time() - began)


def play_aec(env: Any, draws: random.Random) -> int:  # noqa: ANN401 - anybody's environment
    """A random game of a PettingZoo environment; how many steps it had."""
    env.reset(seed=draws.getrandbits(31))
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[int(draws.random() * len(legal))]))
        steps += 1
    return steps


def play_spiel(game: pyspiel.Game, draws: random.Random) -> int:
    """A random game of OpenSpiel with tensors of all that players decide; how many steps it had."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draws.choices(outcomes, weights)[0])
        else:
            state.observation_tensor()
            state.apply_action(draws.choice(state.legal_actions()))
            steps += 1
    return steps


def step_batch(env: BatchedEnv) -> int:
    """One random step in every game of a batch; how many steps that were."""
    env.step(env.random_actions())
    return env.count


def rates_of(name: str, seats: int) -> dict[str, float]:
    """The rates of one of our games."""
    draws = random.Random(1)
    aec = pettingzoo.env(name, seats)
    batch = BatchedEnv(name, seats, GAMES_AT_ONCE)
    spiel = pyspiel.load_game(f"{openspiel.PREFIX}{name}", {"players": seats})
    return {
        "aec": rate(lambda: play_aec(aec, draws)),
        "batched": rate(lambda: step_batch(batch)),
        "openspiel": rate(lambda: play_spiel(spiel, draws)),
    }


def rates_of_others() -> dict[str, dict[str, float]]:
    """The rates of games of the libraries themselves, for comparison."""
    draws = random.Random(1)
    backgammon = pyspiel.load_game("backgammon")
    found = {BACKGAMMON: {"openspiel": rate(lambda: play_spiel(backgammon, draws))}}
    try:
        from pettingzoo.classic.connect_four.connect_four import env
    except ImportError:  # it draws with pygame, which our environments do not need
        return found
    connect_four = env()
    found[CONNECT_FOUR] = {"aec": rate(lambda: play_aec(connect_four, draws))}
    return found


def main() -> None:
    """Print the rates of the named games, written NAME:SEATS, and of others' games."""
    report = {}
    for word in sys.argv[1:]:
        name, seats = word.split(":")
        report[name] = rates_of(name, int(seats))
    print(json.dumps({**report, **rates_of_others()}))


if __name__ == "__main__":
    main()
