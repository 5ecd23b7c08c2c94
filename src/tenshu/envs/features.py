"""Observations as arrays: their space, and one-hot numbers for nets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from gymnasium.spaces import Box

from tenshu.core.parts import AMOUNT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from tenshu.core.parts import Encoder, Feature

# Amounts up to this one stay below 1 in a net's input.
USUAL_AMOUNT: Final = 20.0


def observation_box(encoder: Encoder, seats: int) -> Box:
    """The space of observations, as whole numbers within the bounds of their features."""
    features = encoder.features(seats)
    sizes = [feature.size for feature in features]
    low = np.repeat([feature.low for feature in features], sizes).astype(np.int16)
    high = np.repeat([feature.high for feature in features], sizes).astype(np.int16)
    return Box(low, high, dtype=np.int16)


class Expansion:
    """Turns observations into inputs for a net: choices and seats one-hot, amounts divided."""

    def __init__(self, features: Sequence[Feature]) -> None:
        # Which numbers of an observation are amounts, and which ones are choices that begin where.
        amounts, scales, choices, firsts = [], [], [], []
        width = place = 0
        for feature in features:
            for _ in range(feature.size):
                if feature.kind == AMOUNT:
                    amounts.append(place)
                    scales.append(min(float(feature.high), USUAL_AMOUNT))
                else:
                    choices.append(place)
                    firsts.append(width)
                    width += feature.high + 1
                place += 1
        self._amounts = np.array(amounts, dtype=np.intp)
        self._scales = np.array(scales, dtype=np.float32)
        self._choices = np.array(choices, dtype=np.intp)
        self._firsts = np.array(firsts, dtype=np.intp)
        self._one_hot = width
        self.width = width + len(amounts)

    def __call__(self, observations: NDArray[np.int16]) -> NDArray[np.float32]:
        """The inputs of one observation, or of a row for each of several."""
        rows = observations.reshape(-1, observations.shape[-1])
        out = np.zeros((len(rows), self.width), dtype=np.float32)
        places = self._firsts + rows[:, self._choices]
        out[np.arange(len(rows))[:, None], places] = 1
        out[:, self._one_hot :] = rows[:, self._amounts] / self._scales
        return out.reshape(*observations.shape[:-1], self.width)


def expand(encoder: Encoder, seats: int) -> Expansion:
    """How observations of a game with this many seats are made inputs of a net."""
    return Expansion(encoder.features(seats))
