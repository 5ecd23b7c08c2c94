"""Training a net with numpy: two hidden layers, Huber loss, Adam with decoupled weight decay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from tenshu.core.net import FIRST_BITS, OTHER_BITS

Array = Any

BATCH: Final = 512
LEARNING_RATE: Final = 0.002
WEIGHT_DECAY: Final = 0.2
MOMENTUM: Final = 0.9
SECOND_MOMENTUM: Final = 0.999
TINY: Final = 1e-8
# Gaps are divided by SCALE, in points; beyond HUBER such parts the loss is linear.
SCALE: Final = 20.0
HUBER: Final = 0.5
# A feature that hardly varies is not blown up further than this.
SMALLEST_DEVIATION: Final = 0.2
# The part of the rows, at the end, that is only used to measure the error.
HELD_OUT: Final = 0.1
# What a position is worth is first learned from final scores, then from the next positions as well: TRACE
# is the lambda of TD(lambda), the part that is left to later ones at each step.
EPOCHS_OF_SCORES: Final = 2
TRACE: Final = 0.7
ROWS_AT_ONCE: Final = 10_000


class Data(NamedTuple):
    """Features of positions by row, and what each was still worth beyond its plain value.

    `later` is the row that the same seat saw next in the same game, -1 after its last.
    """

    features: Array
    gaps: Array
    later: Array


class Trained(NamedTuple):
    """The whole-numbered parameters of a net, and its errors on rows that it was not trained on."""

    arrays: dict[str, list[int]]
    # The loss of every epoch, on the rows trained on.
    losses: list[float]
    # The mean absolute error in points: of a constant, and of the net.
    error_before: float
    error_after: float


class Adam:
    """The Adam optimizer for a list of arrays, which it changes in place."""

    def __init__(self, parameters: list[Array], steps: int) -> None:
        self.parameters = parameters
        self.means = [np.zeros_like(parameter) for parameter in parameters]
        self.squares = [np.zeros_like(parameter) for parameter in parameters]
        self.step = 0
        self.steps = steps

    def update(self, gradients: list[Array]) -> None:
        """Follow the gradients, with a rate that falls to zero along a cosine."""
        self.step += 1
        rate = LEARNING_RATE * 0.5 * (1.0 + np.cos(np.pi * self.step / (self.steps + 1)))
        first = 1.0 - MOMENTUM**self.step
        second = 1.0 - SECOND_MOMENTUM**self.step
        for index, gradient in enumerate(gradients):
            mean, square = self.means[index], self.squares[index]
            mean += (1.0 - MOMENTUM) * (gradient - mean)
            square += (1.0 - SECOND_MOMENTUM) * (gradient * gradient - square)
            parameter = self.parameters[index]
            if parameter.ndim > 1:
                parameter -= rate * WEIGHT_DECAY * parameter
            parameter -= rate * (mean / first) / (np.sqrt(square / second) + TINY)


class Model:
    """The net with floating-point parameters, over standardized inputs."""

    def __init__(self, inputs: int, hidden: tuple[int, int], random: Array) -> None:
        sizes = [(inputs, hidden[0]), hidden, (hidden[1], 1)]
        self.parameters: list[Array] = []
        for rows, columns in sizes:
            scale = np.sqrt(2.0 / rows)
            drawn = random.standard_normal((rows, columns)) * scale
            self.parameters += [drawn.astype(np.float32), np.zeros(columns, np.float32)]

    def predict(self, inputs: Array) -> Array:
        """The outputs for standardized inputs."""
        return self.layers(inputs)[-1][:, 0]

    def layers(self, inputs: Array) -> list[Array]:
        """The inputs, both hidden layers and the output."""
        one, one_bias, two, two_bias, out, out_bias = self.parameters
        hidden = np.maximum(inputs @ one + one_bias, 0.0)
        second = np.maximum(hidden @ two + two_bias, 0.0)
        return [inputs, hidden, second, second @ out + out_bias]

    def gradients(self, inputs: Array, targets: Array) -> tuple[list[Array], float]:
        """The gradients of the mean Huber loss in every parameter, and the loss."""
        _, _, two, _, out, _ = self.parameters
        _, hidden, second, output = self.layers(inputs)
        error = output[:, 0] - targets
        size = np.abs(error)
        loss = np.where(size < HUBER, 0.5 * error * error, HUBER * (size - 0.5 * HUBER))
        slope = (np.clip(error, -HUBER, HUBER) / len(targets))[:, None]
        back_two = (slope @ out.T) * (second > 0)
        back_one = (back_two @ two.T) * (hidden > 0)
        found = [
            inputs.T @ back_one,
            back_one.sum(axis=0),
            hidden.T @ back_two,
            back_two.sum(axis=0),
            second.T @ slope,
            slope.sum(axis=0),
        ]
        return found, float(loss.mean())


def train(
    data: Data,
    hidden: tuple[int, int],
    epochs: int,
    seed: int,
    tell: Callable[[float], None] = lambda _: None,
) -> Trained:
    """Train a net on all but the last rows; `tell` hears the loss of every epoch."""
    random = np.random.default_rng(seed)
    rows, inputs = data.features.shape
    kept = max(1, rows - int(rows * HELD_OUT))
    mean = data.features[:kept].mean(axis=0, dtype=np.float64).astype(np.float32)
    deviation = data.features[:kept].std(axis=0, dtype=np.float64).astype(np.float32)
    deviation = np.maximum(deviation, SMALLEST_DEVIATION)
    targets = (data.gaps / SCALE).astype(np.float32)
    levels = rows_by_level(data.later)
    model = Model(inputs, hidden, random)
    model.parameters[-1][0] = np.median(targets[:kept])
    batches = max(1, kept // BATCH)
    adam = Adam(model.parameters, epochs * batches)
    losses = []
    for epoch in range(epochs):
        if epoch >= EPOCHS_OF_SCORES:
            said = predictions(model, data.features, (mean, deviation))
            targets = (blended_gaps(data, levels, said) / SCALE).astype(np.float32)
        order = random.permutation(kept)
        total = 0.0
        for batch in np.array_split(order, batches):
            given = (data.features[batch] - mean) / deviation
            gradients, loss = model.gradients(given, targets[batch])
            adam.update(gradients)
            total += loss
        losses.append(total / batches)
        tell(losses[-1])
    before, after = errors(model, data, kept, (mean, deviation))
    return Trained(whole_numbers(model, mean, deviation), losses, before, after)


def rows_by_level(later: Array) -> list[Array]:
    """The rows by how many the same seat saw after them in the same game: first those with none."""
    earlier = np.full(len(later), -1)
    goes_on = later >= 0
    earlier[later[goes_on]] = np.flatnonzero(goes_on)
    levels = [np.flatnonzero(~goes_on)]
    while len(levels[-1]) > 0:
        rows = earlier[levels[-1]]
        levels.append(rows[rows >= 0])
    return levels[:-1]


def blended_gaps(data: Data, levels: list[Array], said: Array) -> Array:
    """What each row was still worth, if later rows of the same seat were worth partly what the net said.

    A final score depends on everything that happens until then, the next position on little: a net
    learns from these with a small part of the noise.
    """
    found = data.gaps.copy()
    for rows in levels[1:]:
        later = data.later[rows]
        blend = (1.0 - TRACE) * said[later] + TRACE * found[later]
        found[rows] = data.gaps[rows] - data.gaps[later] + blend
    return found


def predictions(model: Model, features: Array, standard: tuple[Array, Array]) -> Array:
    """What the model says about each row, in points."""
    found = np.empty(len(features), np.float64)
    for begin in range(0, len(features), ROWS_AT_ONCE):
        rows = slice(begin, begin + ROWS_AT_ONCE)
        found[rows] = model.predict((features[rows] - standard[0]) / standard[1]) * SCALE
    return found


def errors(
    model: Model, data: Data, kept: int, standard: tuple[Array, Array]
) -> tuple[float, float]:
    """The mean absolute errors of a constant and of the model on the rows held out, or on all."""
    first = kept if kept < len(data.gaps) else 0
    gaps = data.gaps[first:]
    found = predictions(model, data.features[first:], standard)
    constant = np.abs(gaps - np.median(data.gaps[:kept])).mean()
    return float(constant), float(np.abs(gaps - found).mean())


def whole_numbers(model: Model, mean: Array, deviation: Array) -> dict[str, list[int]]:
    """The parameters for inputs that are not standardized, as `core.net` wants them."""
    one, one_bias, two, two_bias, out, out_bias = (
        parameter.astype(np.float64) for parameter in model.parameters
    )
    one = one / deviation.astype(np.float64)[:, None]
    one_bias = one_bias - mean.astype(np.float64) @ one
    first, other = 2.0**FIRST_BITS, 2.0**OTHER_BITS
    return {
        "first_weights": _rounded(one * first),
        "first_bias": _rounded(one_bias * first),
        "second_weights": _rounded(two * other),
        "second_bias": _rounded(two_bias * first * other),
        "output_weights": _rounded(out * SCALE * other),
        "output_bias": _rounded(out_bias * SCALE * first * other),
    }


def _rounded(numbers: Array) -> list[int]:
    return [int(number) for number in np.rint(numbers).ravel()]
