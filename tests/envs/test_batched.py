"""Many games at once are the same games as one by one."""

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from tenshu import games
from tenshu.core.protocol import Game
from tenshu.envs.batched import BatchedEnv
from tenshu.envs.features import expand, observation_box


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


def test_the_arrays_show_the_positions(game: Game) -> None:
    seats = game.seats[-1]
    env = BatchedEnv(game.name, seats, 3, seed=5)
    encoder = env.task.encoder
    ends = 0
    for _ in range(1200):
        env.step(env.random_actions())
        ends += int(env.ended.sum())
        assert np.array_equal(env.rewards.any(axis=1), env.ended == 1)
    assert ends > 0
    for index in range(3):
        state = env.state(index)
        assert state.actor() == env.actors[index]
        row = vec[i16]([i16(0)] * encoder.size(seats))
        encoder.encode(state, state.actor(), row, 0)
        assert np.array_equal(env.observations[index], np.asarray(memoryview(row)))
        legal = sorted(int(action) for action in state.legal_actions())
        assert np.flatnonzero(env.action_masks[index]).tolist() == legal
        assert env.observation_space.contains(env.observations[index])


def test_the_same_seed_gives_the_same_games(game: Game) -> None:
    first, second = [BatchedEnv(game.name, game.seats[0], 4, seed=9) for _ in range(2)]
    for _ in range(50):
        actions = first.random_actions()
        first.step(actions)
        second.step(np.array(actions))
    assert np.array_equal(first.observations, second.observations)
    assert not np.array_equal(first.observations[0], first.observations[1])
    second.reset(10)
    assert not np.array_equal(first.observations, second.observations)


def test_nobody_can_write_into_the_engine(game: Game) -> None:
    env = BatchedEnv(game.name, game.seats[0], 2)
    with pytest.raises(ValueError, match="read-only"):
        env.observations[0, 0] = 1


def test_an_illegal_action_changes_no_game(game: Game) -> None:
    env = BatchedEnv(game.name, game.seats[0], 2)
    before = env.observations.copy()
    legal = env.random_actions()
    for wrong in ([legal[0], -1], [legal[0], env.task.actions], [legal[0]], [*legal, 0]):
        with pytest.raises(ValueError, match="game"):
            env.step(wrong)
    illegal = int(np.flatnonzero(env.action_masks[1] == 0)[0])
    with pytest.raises(ValueError, match=f"action {illegal} is not legal in game 1"):
        env.step([legal[0], illegal])
    assert np.array_equal(env.observations, before)


def test_inputs_of_a_net_are_one_hot(game: Game) -> None:
    seats = game.seats[0]
    env = BatchedEnv(game.name, seats, 2)
    encoder = env.task.encoder
    to_inputs = expand(encoder, seats)
    inputs = to_inputs(env.observations)
    assert inputs.shape == (2, to_inputs.width)
    assert np.array_equal(to_inputs(env.observations[1]), inputs[1])
    features = encoder.features(seats)
    choices = sum(feature.size for feature in features if feature.kind != "amount")
    one_hot = sum(f.size * (f.high + 1) for f in features if f.kind != "amount")
    assert np.all(inputs[:, :one_hot].sum(axis=1) == choices)
    assert observation_box(encoder, seats).shape == env.observations[0].shape
