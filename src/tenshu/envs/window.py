"""What a seat observes and may do, as arrays of its own."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tenshu.core.protocol import State
    from tenshu.envs.episode import Episode, Task


def is_legal(action: object, mask: NDArray[np.int8]) -> bool:
    """Whether the mask has this action; TypeError for what is no whole number.

    A negative index would count from the end of the mask.
    """
    number = operator.index(action)  # type: ignore[arg-type] # it refuses what it cannot take
    return 0 <= number < len(mask) and bool(mask[number])


class Window:
    """The engine writes into its buffers; arrays look at them, and copies are handed out."""

    def __init__(self, task: Task) -> None:
        self._row = vec[i16]([i16(0)] * task.width)
        self._marks = vec[bool]([False] * task.actions)
        self._row_array: NDArray[np.int16] = np.asarray(memoryview(self._row))
        self._marks_array: NDArray[np.int8] = np.asarray(memoryview(self._marks))

    def observation(self, episode: Episode, seat: int) -> NDArray[np.int16]:
        """What a seat may know."""
        return self.row(episode.task, episode.state, seat).copy()

    def row(self, task: Task, state: State, seat: int) -> NDArray[np.int16]:
        """What a seat may know of a position, until this is called again."""
        task.encoder.encode(state, seat, self._row, 0)
        return self._row_array

    def mask(self, episode: Episode) -> NDArray[np.int8]:
        """A 1 for each legal action of the seat that must act."""
        episode.mark(self._marks, 0, True)
        mask = self._marks_array.copy()
        episode.mark(self._marks, 0, False)
        return mask

    def no_action(self) -> NDArray[np.int8]:
        """The mask of a seat that need not act."""
        return np.zeros_like(self._marks_array)
