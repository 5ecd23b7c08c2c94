"""Many games stepped at once, for learners that want throughput."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tenshu.envs.episode import PLACE, Batch, Task
from tenshu.envs.features import observation_box

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from tenshu.core.protocol import State


class BatchedEnv:
    """`count` games in compiled code; a game that ends is begun again in the same step.

    The arrays are read-only views of the engine's own buffers: each step changes what they show.
    Copy what must last longer.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = PLACE,
        zero_sum: bool = False,
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch has at least one game, not {count}")
        self.task = Task(game, seats, options, reward, zero_sum)
        self.count = count
        self.observation_space = observation_box(self.task.encoder, seats)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; the arrays are new ones."""
        batch = self._batch = Batch(self.task, self.count, seed)
        # What the seat that must act observes and may do, and which seat that is, for each game.
        self.observations: NDArray[np.int16] = _array(batch.observations, self.count)
        self.action_masks: NDArray[np.int8] = _array(batch.masks, self.count)
        self.actors: NDArray[np.int64] = _array(batch.actors)
        # Whether the last step ended a game, and what it was worth to each seat.
        self.ended: NDArray[np.int8] = _array(batch.ended)
        self.rewards: NDArray[np.float64] = _array(batch.rewards, self.count)

    def step(self, actions: NDArray[np.int64] | list[int]) -> None:
        """Carry out one action in each game, or raise ValueError and change nothing."""
        self._batch.step(actions if isinstance(actions, list) else actions.tolist())

    def random_actions(self) -> list[int]:
        """A legal action for each game, each equally likely."""
        return self._batch.random_actions()

    def state(self, index: int) -> State:
        """A copy of one game's position, for looking at it."""
        return self._batch.state(index)


def _array(buffer: object, rows: int = 0) -> Any:  # noqa: ANN401 - the buffer's own type
    """An array that looks at a buffer of the engine."""
    array = np.asarray(memoryview(buffer))  # type: ignore[arg-type] # a vec has the protocol, not its type
    return array.reshape(rows, -1) if rows else array
