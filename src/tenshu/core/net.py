"""A small neural network in whole numbers, which corrects a heuristic's value by what it learned.

Inputs and parameters are integers, so a value never depends on the order of the additions: the first
layer keeps its sums and only adds what changed since the last call, and compiled and interpreted code
agree to the bit.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Parameters of the first layer are multiples of 1 / 2**16, those of the other layers of 1 / 2**12.
FIRST_BITS: Final = 16
OTHER_BITS: Final = 12
OUTPUT_SCALE: Final = float(2 ** (FIRST_BITS + OTHER_BITS))
# How many sets of sums are kept, one for each seat.
SLOTS: Final = 8


class FeatureNames:
    """The names of a net's inputs, in the order in which they were added."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str, count: int = 1) -> i64:
        """Add one input, or a numbered row of them; returns the index of the first."""
        first = i64(len(self.names))
        self.names += [name] if count == 1 else [f"{name}.{index}" for index in range(count)]
        return first


class Net:
    """Two hidden layers of rectified units and one output, in points."""

    def __init__(self, features: Sequence[str], hidden: tuple[int, int]) -> None:
        self.features: list[str] = list(features)
        self.inputs: i64 = len(self.features)
        self.hidden: i64 = hidden[0]
        self.second: i64 = hidden[1]
        # The part of the output that is used: a residual that is learned from noise is shrunk.
        self.share = 1.0
        # By input and unit; by unit; by unit and unit of the second layer; and so on.
        self.first_weights: vec[i64] = vec[i64]([0] * (len(self.features) * hidden[0]))
        self.first_bias: vec[i64] = vec[i64]([0] * hidden[0])
        self.second_weights: vec[i64] = vec[i64]([0] * (hidden[0] * hidden[1]))
        self.second_bias: vec[i64] = vec[i64]([0] * hidden[1])
        self.output_weights: vec[i64] = vec[i64]([0] * hidden[1])
        self.output_bias: i64 = 0
        # The inputs of the last call for each slot, and the sums of the first layer they led to.
        self.last: vec[i64] = vec[i64]()
        self.sums: vec[i64] = vec[i64]()
        self.units: vec[i64] = vec[i64]([0] * hidden[1])
        self.reset()

    def reset(self) -> None:
        """Start from inputs of zero, after a change of the parameters."""
        self.last = vec[i64]([0] * int(SLOTS * self.inputs))
        self.sums = vec[i64]([0] * int(SLOTS * self.hidden))
        for unit in range(SLOTS * self.hidden):
            self.sums[unit] = self.first_bias[unit % self.hidden]

    def use(self, arrays: Mapping[str, Sequence[int]]) -> None:
        """Take the parameters by name, or raise ValueError if their numbers do not fit."""
        for name, size in self.sizes().items():
            if len(arrays[name]) != size:
                raise ValueError(f"{name} has {len(arrays[name])} numbers instead of {size}")
        self.first_weights = vec[i64](list(arrays["first_weights"]))
        self.first_bias = vec[i64](list(arrays["first_bias"]))
        self.second_weights = vec[i64](list(arrays["second_weights"]))
        self.second_bias = vec[i64](list(arrays["second_bias"]))
        self.output_weights = vec[i64](list(arrays["output_weights"]))
        self.output_bias = arrays["output_bias"][0]
        self.reset()

    def sizes(self) -> dict[str, int]:
        """How many parameters each array has."""
        inputs, hidden, second = int(self.inputs), int(self.hidden), int(self.second)
        return {
            "first_weights": inputs * hidden,
            "first_bias": hidden,
            "second_weights": hidden * second,
            "second_bias": second,
            "output_weights": second,
            "output_bias": 1,
        }

    def arrays(self) -> dict[str, list[int]]:
        """The parameters by name."""
        return {
            "first_weights": _plain(self.first_weights),
            "first_bias": _plain(self.first_bias),
            "second_weights": _plain(self.second_weights),
            "second_bias": _plain(self.second_bias),
            "output_weights": _plain(self.output_weights),
            "output_bias": [int(self.output_bias)],
        }

    def value(self, inputs: vec[i64], slot: i64) -> float:
        """The output for these inputs; calls for one slot are fast where the inputs are alike."""
        hidden = self.hidden
        sums = self.sums
        last = self.last
        weights = self.first_weights
        first_sum = slot * hidden
        first_input = slot * self.inputs
        for index in range(self.inputs):
            change = inputs[index] - last[first_input + index]
            if change != 0:
                last[first_input + index] = inputs[index]
                row = index * hidden
                for unit in range(hidden):
                    sums[first_sum + unit] += change * weights[row + unit]
        return self.share * float(self.output(first_sum)) / OUTPUT_SCALE

    def output(self, first_sum: i64) -> i64:
        """The layers behind the first, whose sums begin at this index."""
        second = self.second
        units = self.units
        for unit in range(second):
            units[unit] = self.second_bias[unit]
        for unit in range(self.hidden):
            active = self.sums[first_sum + unit]
            if active > 0:
                row = unit * second
                for other in range(second):
                    units[other] += active * self.second_weights[row + other]
        total = self.output_bias
        for unit in range(second):
            if units[unit] > 0:
                total += (units[unit] >> OTHER_BITS) * self.output_weights[unit]
        return total


def parse_net(text: str) -> Net:
    """The net in a file that `tenshu learn` wrote; ValueError or KeyError if it is none."""
    stored = json.loads(text)
    hidden, second = stored["hidden"]
    net = Net(stored["features"], (int(hidden), int(second)))
    net.share = float(stored["share"])
    net.use({name: stored[name] for name in net.sizes()})
    return net


def format_net(net: Net, made: Sequence[Mapping[str, str]]) -> str:
    """The file of a net: the commands that made it, its shape, then its parameters."""
    lines = [
        f'"made": {json.dumps(list(made), indent=1)}',
        f'"features": {json.dumps(net.features)}',
        f'"hidden": {json.dumps([int(net.hidden), int(net.second)])}',
        f'"share": {json.dumps(net.share)}',
    ]
    for name, numbers in net.arrays().items():
        lines.append(f'"{name}": {json.dumps(numbers, separators=(",", ":"))}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _plain(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]
