"""OpenSpiel's own tests judge every game with every number of players."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from tenshu import games
from tenshu.core.protocol import fingerprint
from tenshu.envs import openspiel
from tests import trees

TABLES = [(name, seats) for name in games.names() for seats in games.load(name).seats]


def load(name: str, players: int, **params: str) -> openspiel.BoardGame:
    return pyspiel.load_game(f"{openspiel.PREFIX}{name}", {"players": players, **params})


@pytest.mark.slow
@pytest.mark.parametrize("name, seats", TABLES)
def test_random_games(name: str, seats: int) -> None:
    """With the mask; where there are fewest players, each position is written and read again."""
    serialize = seats == games.load(name).seats[0]
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("name", games.names())
def test_a_position_is_written_and_read_again(name: str) -> None:
    game = load(name, 2)
    state = game.new_initial_state()
    for _ in range(80):
        actions = state.legal_actions()
        state.apply_action(actions[len(actions) // 2])
    text = pyspiel.serialize_game_and_state(game, state)
    game_again, again = pyspiel.deserialize_game_and_state(text)
    assert game_again.task.options == game.task.options
    assert fingerprint(again.position) == fingerprint(state.position)
    assert pickle.loads(pickle.dumps(game)).num_players() == 2  # noqa: S301 - our own bytes
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert fingerprint(copy.position) != fingerprint(state.position)
    assert fingerprint(again.position) == fingerprint(state.position)


def test_a_playthrough_is_the_same_again() -> None:
    """A whole game with all that OpenSpiel can ask of each position."""
    name = f"{openspiel.PREFIX}white_castle(players=1)"
    texts = [generate_playthrough.playthrough(name, None, seed=4) for _ in range(2)]
    assert texts[0] == texts[1]
    assert "IsTerminal() = True" in texts[0]


@pytest.mark.slow
def test_the_api() -> None:
    """OpenSpiel's test of all registered games, for ours."""
    program = (
        "import tenshu.envs.openspiel\n"
        "from absl.testing import absltest\n"
        "from open_spiel.integration_tests import api_test\n"
        "absltest.main(module=api_test)"
    )
    done = trees.attempt(["-c", program, f"--test_only_games={openspiel.PREFIX}"])
    assert done.returncode == 0, done.stderr
    told = done.stdout + done.stderr
    assert all(
        f"EnforceAPIPartialTree_{openspiel.PREFIX}{name}_Test" in told for name in games.names()
    )


def test_a_program_ends_without_a_fault() -> None:
    """What is registered is freed after Python has ended."""
    program = "import pyspiel, tenshu.envs.openspiel\npyspiel.load_game('tenshu_white_castle')"
    assert trees.attempt(["-c", program]).stderr == ""


def test_chance_has_its_true_odds() -> None:
    game = load("white_castle", 2)
    state = game.new_initial_state()
    while "roll" not in state.action_to_string(state.legal_actions()[0]):
        state.apply_action(state.legal_actions()[0])
    odds = {state.action_to_string(action): share for action, share in state.chance_outcomes()}
    assert sum(odds.values()) == pytest.approx(1)
    same, mixed = (next(key for key in odds if key.endswith(roll)) for roll in ("111", "123"))
    assert odds[same] == pytest.approx(1 / 6**3)
    assert odds[mixed] == pytest.approx(6 / 6**3)


def test_options_and_rewards_are_parameters() -> None:
    game = load("dragon_castle", 2, options="layout:four_seasons;first_player:2", reward="margin")
    assert game.task.options["layout"] == "four_seasons"
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    again = pyspiel.load_game(str(game))
    assert again.task.options == game.task.options
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(params={"a": 1})


def test_observations_are_those_of_the_encoder() -> None:
    game = load("terra_mystica", 3)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    tensor = np.array(state.observation_tensor(1))
    row = game.window.row(game.task, state.position, 1)
    assert np.array_equal(tensor, row)
    assert np.array_equal(tensor, state.information_state_tensor(1))
    assert str(state.history()) in state.information_state_string(1)
    assert state.observation_string(0) != state.observation_string(1)
