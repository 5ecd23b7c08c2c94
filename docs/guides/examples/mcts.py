"""OpenSpiel's Monte Carlo tree search against our `greedy` in The White Castle.

    pip install 'tenshu[envs]'
    python mcts.py --games 4 --simulations 50
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from tenshu.ai.bots import make_bot
from tenshu.core.chance import Chance
from tenshu.envs import openspiel


def play(game: pyspiel.Game, simulations: int, seat: int, seed: int) -> list[float]:
    """One game with the search in a seat and greedy in the other; the rewards."""
    draws = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=draws)
    search = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=draws)
    greedy, chance = make_bot("greedy"), Chance(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = int(draws.choice(outcomes, p=odds))
        elif state.current_player() == seat:
            action = search.step(state)
        else:
            action = int(greedy.choose(game.task.game, state.position, chance))
        state.apply_action(action)
    return state.returns()


def main() -> None:
    """Play some games, each side beginning as often, and tell who won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50, help="of each decision")
    args = parser.parse_args()
    game = pyspiel.load_game(f"{openspiel.PREFIX}white_castle(players=2)")
    won = sum(play(game, args.simulations, seed % 2, seed)[seed % 2] > 0 for seed in range(args.games))
    print(f"{won} of {args.games} games won by the search")


if __name__ == "__main__":
    main()
