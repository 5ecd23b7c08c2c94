"""PettingZoo: every seat is an agent, and they act in the order that the rules ask for."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from tenshu.core.chance import Chance
from tenshu.envs.episode import PLACE, Episode, Task
from tenshu.envs.features import observation_box
from tenshu.envs.render import RENDER_MODES, show
from tenshu.envs.window import Window, is_legal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

Observation = dict[str, Any]
METADATA: Final[dict[str, Any]] = {
    "render_modes": list(RENDER_MODES),
    "is_parallelizable": False,
    "render_fps": 2,
}


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    *,
    reward: str = PLACE,
    zero_sum: bool = False,
    render_mode: str | None = None,
) -> BoardGame:
    """A game as PettingZoo's users know it: an illegal action loses and ends it.

    It needs none of PettingZoo's wrappers, which make a step some five times slower.
    """
    return BoardGame(
        game,
        seats,
        options,
        reward=reward,
        zero_sum=zero_sum,
        illegal_reward=-1.0,
        render_mode=render_mode,
    )


class BoardGame(AECEnv[str, Observation, int]):
    """One game after the other; chance draws from the seed, rewards come at the end.

    An illegal action raises ValueError, or ends the game with `illegal_reward` for its agent.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = PLACE,
        zero_sum: bool = False,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.task = Task(game, seats, options, reward, zero_sum)
        self.metadata = {**METADATA, "name": f"{game}_v{self.task.encoder.version}"}
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = {agent: Discrete(self.task.actions) for agent in self.possible_agents}
        self._observation_space = {
            agent: Dict(
                {
                    "observation": observation_box(self.task.encoder, seats),
                    "action_mask": Box(0, 1, (self.task.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._window = Window(self.task)
        # What the agent that must act observes and may do; None when the game is over.
        self._seen: Observation | None = None
        self._chance: Chance | None = None

    def action_space(self, agent: str) -> Discrete:
        """All actions of the game, numbered; the mask says which are legal now."""
        return self._action_space[agent]

    def observation_space(self, agent: str) -> Dict:
        """The seat's observation, and a 1 for each legal action."""
        return self._observation_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed it goes on with the draws of the last one."""
        if seed is not None or self._chance is None:
            self._chance = Chance(secrets.randbits(32) if seed is None else seed)
        self._episode = Episode(self.task, self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask(self.possible_agents[self._episode.actor])

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent that must act; None for one whose game is over."""
        if not self.agents:
            raise ValueError("there is no game: call reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._is_legal(action):
            self._refuse(action)
            return
        self._cumulative_rewards[agent] = 0.0
        episode = self._episode
        episode.play(int(action))
        if episode.is_over():
            self._finish(self.task.rewards(episode.state))
        else:
            self.infos[agent] = {}
            self._ask(self.possible_agents[episode.actor])
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now; an agent that need not act has no legal action."""
        if agent == self.agent_selection and self._seen is not None:
            return self._seen
        observation = self._window.observation(self._episode, self._seats[agent])
        return {"observation": observation, "action_mask": self._window.no_action()}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The position as everybody may see it."""
        return show(self.task.game, self._episode.state, self.task.seats, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _ask(self, agent: str) -> None:
        """Make it the turn of an agent, and note what it observes and may do."""
        mask = self._window.mask(self._episode)
        observation = self._window.observation(self._episode, self._seats[agent])
        self.agent_selection = agent
        self._seen = {"observation": observation, "action_mask": mask}
        self.infos[agent] = {"action_mask": mask}

    def _is_legal(self, action: int) -> bool:
        assert self._seen is not None
        return is_legal(action, self._seen["action_mask"])

    def _refuse(self, action: int | None) -> None:
        """Raise ValueError for an illegal action, or end the game with it."""
        agent = self.agent_selection
        if self.illegal_reward is None or action is None:
            raise ValueError(f"action {action} is not legal for {agent}")
        values = [0.0] * self.task.seats
        values[self._seats[agent]] = self.illegal_reward
        self._cumulative_rewards[agent] = 0.0
        self._finish(values)

    def _finish(self, values: list[float]) -> None:
        """Give the rewards; everybody has acted for the last time."""
        for agent, value in zip(self.possible_agents, values, strict=True):
            self.rewards[agent] = value
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self._window.no_action()}
        self._accumulate_rewards()
        self._seen = None
        self.agent_selection = self.agents[0]


# PettingZoo's name for an environment without wrappers.
raw_env = BoardGame
