"""One round of `tenshu bench`, run in its own process: prints rates as JSON."""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import Final

import tenshu
from tenshu import games
from tenshu.ai.evaluation import heuristic_of
from tenshu.ai.factory import make_searcher
from tenshu.ai.playout import play_out
from tenshu.ai.searcher import Budget
from tenshu.ai.style import style_of
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.protocol import Game, setup_options

CPU_SECONDS: Final = 1.0
SIMULATIONS: Final = 64


def rates(game: Game, seats: int) -> dict[str, float]:
    """Measure random games with default options, then copies and search simulations."""
    options = setup_options(game, seats, {})
    play_out(game, game.start(seats, options), Chance("warm-up"))
    count = 0
    actions = 0
    began = process_time()
    while process_time() - began < CPU_SECONDS:
        for _ in range(8):
            actions += play_out(game, game.start(seats, options), Chance(count))
            count += 1
    spent = process_time() - began
    return {
        "games_per_cpu_second": count / spent,
        "actions_per_cpu_second": actions / spent,
        "clones_per_cpu_second": clone_rate(game, seats),
        "simulations_per_cpu_second": simulation_rate(game, seats),
    }


def simulation_rate(game: Game, seats: int) -> float:
    """Search simulations per CPU-second, over the decisions of the first turns."""
    heuristic = heuristic_of(game)
    match = Match(game, seats, {})
    chance = Chance("search")
    done = 0
    spent = 0.0
    match.settle(chance)
    while spent < CPU_SECONDS and not match.is_over():
        began = process_time()
        search = make_searcher(heuristic, match.state, chance, style_of(heuristic))
        action = int(search.choose(Budget(simulations=SIMULATIONS)))
        spent += process_time() - began
        done += int(search.simulations)
        match.play(action)
        match.settle(chance)
    return done / spent


def clone_rate(game: Game, seats: int) -> float:
    """Copies per CPU-second of the starting position."""
    state = game.start(seats, setup_options(game, seats, {}))
    clones = 0
    began = process_time()
    while process_time() - began < CPU_SECONDS / 5:
        for _ in range(1000):
            state.clone()
        clones += 1000
    return clones / (process_time() - began)


def main() -> None:
    """Print the rates of a game, or null if this process runs the other build of the engine."""
    name, seats, mode = sys.argv[1:4]
    is_wanted = tenshu.compiled() == (mode == "compiled")
    print(json.dumps(rates(games.load(name), int(seats)) if is_wanted else None))


if __name__ == "__main__":
    main()
