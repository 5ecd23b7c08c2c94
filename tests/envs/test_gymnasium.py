"""Gymnasium's own checker judges every game, and a seat plays whole games among bots."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tenshu import games
from tenshu.envs.gymnasium import SeatEnv


@pytest.mark.parametrize("name", games.names())
def test_the_checker_is_content(name: str) -> None:
    check_env(SeatEnv(name, games.load(name).seats[-1], seat=1), skip_render_check=True)


def test_a_seat_plays_whole_games_among_bots() -> None:
    env = SeatEnv("white_castle", 3, seat=2, bots=("greedy", "random"))
    draws = np.random.default_rng(1)
    rewards = []
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.observation_space.contains(observation)
            assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
            action = draws.choice(np.flatnonzero(info["action_mask"]))
            observation, reward, over, _, info = env.step(action)
        assert info["action_mask"].sum() == 0
        rewards.append(reward)
    assert set(rewards) <= {-1.0, -0.5, 0.0, 0.5, 1.0}


def test_a_solo_game_has_no_bots() -> None:
    env = SeatEnv("white_castle", 1)
    _, info = env.reset(seed=1)
    assert info["action_mask"].sum() > 0


def test_an_illegal_action_ends_the_game() -> None:
    env = SeatEnv("dragon_castle", illegal_reward=-5)
    _, info = env.reset(seed=1)
    action = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(np.int64(action))
    assert (reward, over, info["illegal"]) == (-5, True, True)
    with pytest.raises(ValueError, match="call reset"):
        env.step(np.int64(action))


def test_numbers_beyond_the_actions_are_illegal_and_never_reach_the_engine() -> None:
    env = SeatEnv("dragon_castle")
    for count in (-1, 1):
        _, info = env.reset(seed=1)
        # Counted from the end of the mask, this would be a legal action.
        legal = int(np.flatnonzero(info["action_mask"])[0])
        before = env._shown().state.numbers()
        _, reward, over, _, info = env.step(np.int64(legal + count * env.task.actions))
        assert (reward, over, info["illegal"]) == (-1, True, True)
        assert env._shown().state.numbers() == before
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(0.5)  # type: ignore[arg-type] # what a program might do


def test_the_board_is_drawn() -> None:
    env = SeatEnv("dragon_castle", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[2] == 3
    env = SeatEnv("dragon_castle", render_mode="ansi")
    env.reset(seed=1)
    assert "player_1" in env.render()


@pytest.mark.parametrize("given", [{"seat": 2}, {"bots": ("random", "random")}])
def test_bad_arguments_are_named(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="seat"):
        SeatEnv("dragon_castle", 2, **given)
