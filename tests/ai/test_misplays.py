"""Misplays that were seen once and must not come back."""

import pytest

from tenshu import games
from tenshu.ai.evaluation import heuristic_of, rank_actions
from tenshu.ai.selfplay import play_game
from tenshu.core.bits import BIT
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE, State
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.heuristic.weights import IDLE_BURN
from tenshu.games.terra_mystica.ids import POWER_ACTIONS
from tests.games.terra_mystica.table import own, play, table

# Factions that convert most.
CONVERTERS = "alchemists+witches+engineers+swarmlings"
# The planner tries no action that seems to be worth so much less than the best.
MARGIN = heuristic_of(GAME).style["margin"]
IDLE = heuristic_of(GAME).weights.at[IDLE_BURN]


def worth(state: State) -> dict[str, float]:
    """The one-step values of the actions in notation."""
    found = rank_actions(heuristic_of(GAME), state)
    return {GAME.verbs.format_action(action): value for value, action in found}


@pytest.mark.parametrize(
    "name, options",
    [
        ("dragon_castle", {"spirits": "random:2"}),
        ("white_castle", {}),
        ("terra_mystica", {"factions": CONVERTERS}),
        ("terra_mystica", {"factions": "random", "power_answers": "late"}),
    ],
)
def test_no_position_comes_twice(name: str, options: dict[str, str]) -> None:
    """Alchemists once changed coins into points and back a hundred times in a turn."""
    game = games.load(name)
    seats = 4 if name == "terra_mystica" else 2
    for seed in range(2):
        steps = play_game(game, seats, options, ["greedy"] * seats, f"twice/{seed}").match.steps
        again = Match(game, seats, options)
        seen = set()
        for step in steps:
            if again.state.actor() != CHANCE:
                position = tuple(map(int, again.state.numbers()))
                assert position not in seen
                seen.add(position)
            again.play(step.action)


@pytest.mark.parametrize("bowls", [(12, 0, 0), (4, 4, 4), (0, 11, 1), (0, 1, 11)])
def test_free_power_is_never_refused(bowls: tuple[int, int, int]) -> None:
    """Hard bots once refused every fourth offer of one power, which costs nothing."""
    state = own(table("witches d e6", "nomads d e7"), 2, bowls=bowls)
    state = play(state, "upgrade e6 trading_house; end")
    values = worth(state)
    assert values["leech p1 1"] > values["refuse p1 1"] + MARGIN


def test_power_is_not_burned_for_nothing() -> None:
    """Hard bots once burned two power a game that they did not use, often just before passing."""
    state = own(table("witches d e6", "nomads d e7"), bowls=(0, 6, 4))
    useful = worth(state)["burn"]
    state.power_actions_used = BIT[POWER_ACTIONS] - 1
    values = worth(state)
    assert values["burn"] < max(values.values()) - IDLE
    assert values["burn"] < useful
    after = play(state, "upgrade e6 trading_house")
    assert worth(after)["burn"] < worth(after)["end"] - IDLE
