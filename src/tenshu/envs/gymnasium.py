"""Gymnasium: one seat learns, our bots sit in the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from tenshu.ai.bots import make_bot
from tenshu.core.chance import Chance
from tenshu.envs.episode import PLACE, Episode, Task
from tenshu.envs.features import observation_box
from tenshu.envs.render import RENDER_MODES, show
from tenshu.envs.window import Window, is_legal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from tenshu.ai.bots import Bot

METADATA: Final[dict[str, Any]] = {
    "render_modes": list(RENDER_MODES),
    "render_fps": 2,
}

Step = tuple[Any, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env["NDArray[np.int16]", np.int64]):
    """A seat among bots; an illegal action ends the game with `illegal_reward`.

    `bots` names the bots of the other seats in order; with one name they are all of that kind.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        *,
        seat: int = 0,
        bots: tuple[str, ...] = ("random",),
        reward: str = PLACE,
        zero_sum: bool = False,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.task = Task(game, seats, options, reward, zero_sum)
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} among {seats}")
        if len(bots) not in {1, seats - 1}:
            raise ValueError(f"{len(bots)} bots for {seats - 1} seats")
        self.seat = seat
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space: Any = observation_box(self.task.encoder, seats)
        self.action_space = Discrete(self.task.actions)
        self._bots = list(bots) * (seats - 1) if len(bots) == 1 else list(bots)
        self._window = Window(self.task)
        self._episode: Episode | None = None
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin a game; the bots act until it is the seat's turn."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**32))
        self._episode = Episode(self.task, Chance(drawn))
        self._draws = Chance(f"{drawn}/bots")
        made = [make_bot(name) for name in self._bots]
        self._players: list[Bot | None] = [*made[: self.seat], None, *made[self.seat :]]
        self._is_over = False
        self._let_others_act(self._episode)
        return self._observe(self._episode), self._info()

    def step(self, action: np.int64) -> Step:
        """Carry out the seat's action; the bots act until it is its turn again."""
        episode = self._running()
        if not is_legal(action, self._mask()):
            self._is_over = True
            info = {**self._info(), "illegal": True}
            return self._observe(episode), self.illegal_reward, True, False, info
        episode.play(int(action))
        self._let_others_act(episode)
        reward = 0.0
        if episode.is_over():
            self._is_over = True
            reward = self.task.rewards(episode.state)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observe(episode), reward, self._is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:  # noqa: ANN401 - a text, a picture or nothing, as Gymnasium has it
        """The position as everybody may see it."""
        state = self._shown().state
        return show(self.task.game, state, self.task.seats, self.render_mode)

    def _let_others_act(self, episode: Episode) -> None:
        while not episode.is_over() and episode.actor != self.seat:
            player = self._players[episode.actor]
            assert player is not None
            episode.play(player.choose(self.task.game, episode.state, self._draws))

    def _observe(self, episode: Episode) -> NDArray[np.int16]:
        return self._window.observation(episode, self.seat)

    def _mask(self) -> NDArray[np.int8]:
        episode = self._shown()
        if self._is_over:
            return self._window.no_action()
        return self._window.mask(episode)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}

    def _shown(self) -> Episode:
        if self._episode is None:
            raise ValueError("call reset first")
        return self._episode

    def _running(self) -> Episode:
        if self._is_over:
            raise ValueError("the game is over: call reset")
        return self._shown()
