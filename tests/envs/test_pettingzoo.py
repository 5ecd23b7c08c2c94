"""PettingZoo's own tests judge every game with every number of players."""

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest

from tenshu import games
from tenshu.envs import pettingzoo

with warnings.catch_warnings():
    # Where pygame is installed, this imports a game of PettingZoo by a name that it deprecates.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

TABLES = [(name, seats) for name in games.names() for seats in games.load(name).seats]


# PettingZoo warns of every dictionary but those of its own classic games, which have the same keys.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("name, seats", TABLES)
def test_the_api(name: str, seats: int) -> None:
    api_test(pettingzoo.env(name, seats), num_cycles=300)


@pytest.mark.parametrize(
    "name, seats", [(name, games.load(name).seats[-1]) for name in games.names()]
)
def test_seeds(name: str, seats: int) -> None:
    seed_test(partial(pettingzoo.env, name, seats), num_cycles=100)


@pytest.mark.parametrize("name", games.names())
def test_pictures(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, name))
    assert "player_0" in capsys.readouterr().out


def play(env: pettingzoo.BoardGame, seed: int) -> dict[str, float]:
    """Play a random game; what each agent was rewarded with."""
    env.reset(seed=seed)
    draws = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        assert observation is not None
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        if over:
            rewards[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(int(draws.choice(np.flatnonzero(info["action_mask"]))))
    return rewards


@pytest.mark.parametrize("name", games.names())
def test_rewards_are_places_or_leads(name: str) -> None:
    seats = games.load(name).seats[-1]
    by_place = pettingzoo.raw_env(name, seats)
    rewards = play(by_place, 1)
    assert len(rewards) == seats
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) <= 1
    lead = play(pettingzoo.raw_env(name, seats, reward="margin"), 1)
    assert max(lead, key=lead.__getitem__) == max(rewards, key=rewards.__getitem__)
    scores = sorted(by_place._episode.state.scores())
    assert max(lead.values()) == scores[-1] - scores[-2]
    level = play(pettingzoo.raw_env(name, seats, reward="margin", zero_sum=True), 1)
    assert sum(level.values()) == pytest.approx(0)


def test_a_solo_player_is_rewarded_against_the_rival() -> None:
    rewards = play(pettingzoo.raw_env("white_castle", 1), 3)
    assert set(rewards) == {"player_0"}
    assert abs(rewards["player_0"]) == 1


def test_who_need_not_act_has_no_action() -> None:
    env = pettingzoo.raw_env("dragon_castle", 2)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(other)["action_mask"].sum() == 0
    assert env.observe(env.agent_selection)["action_mask"].sum() > 0


def test_what_was_handed_out_does_not_change() -> None:
    env = pettingzoo.raw_env("dragon_castle", 2)
    env.reset(seed=1)
    first = env.observe(env.agent_selection)
    copies = {key: value.copy() for key, value in first.items()}
    env.step(int(np.flatnonzero(first["action_mask"])[0]))
    assert all(np.array_equal(first[key], copies[key]) for key in first)


@pytest.mark.parametrize("action", [None, 0])
def test_an_illegal_action_is_refused(action: int | None) -> None:
    env = pettingzoo.raw_env("terra_mystica", 2, {"setup": "first_game"})
    env.reset(seed=1)
    before = env._episode.state.numbers()
    with pytest.raises(ValueError, match="not legal"):
        env.step(action)
    assert env._episode.state.numbers() == before


def test_an_illegal_action_loses_and_ends_the_game() -> None:
    env = pettingzoo.env("dragon_castle", 3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(env.task.actions)
    rewards = {}
    for agent in env.agent_iter():
        _, rewards[agent], terminated, _, _ = env.last()
        assert terminated
        env.step(None)
    assert rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}


def test_nothing_is_done_before_a_reset() -> None:
    with pytest.raises(ValueError, match="call reset"):
        pettingzoo.env("dragon_castle").step(0)


@pytest.mark.parametrize("given, complaint", [({"reward": "luck"}, "luck"), ({"seats": 9}, "9")])
def test_bad_arguments_are_named(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Exception, match=complaint):
        pettingzoo.env("dragon_castle", **given)
