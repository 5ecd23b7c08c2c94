"""The numbers of a heuristic that tuning may change, each under a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import append, vec
from mypy_extensions import i64


class Weights:
    """Named numbers in the order in which they were added; a heuristic reads `at[index]`."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.at: vec[float] = vec[float]()
        # Grows with every change, so that a heuristic knows when its cached values are stale.
        self.version: i64 = 0

    def add(self, name: str, value: float) -> i64:
        """Add a weight with its untuned value; returns its index."""
        self.names.append(name)
        self.at = append(self.at, value)
        self.version += 1
        return i64(len(self.names) - 1)

    def add_table(self, name: str, values: Sequence[float]) -> i64:
        """Add a weight for each step of a track or count; returns the index of the first."""
        first = i64(len(self.names))
        for step, value in enumerate(values):
            self.add(f"{name}.{step}", value)
        return first

    def copy(self) -> Weights:
        """An independent copy."""
        copied = Weights()
        copied.names = list(self.names)
        copied.at = self.at[:]
        return copied

    def values(self) -> list[float]:
        """All values, in order."""
        return list(self.at)

    def use(self, values: Sequence[float]) -> None:
        """Take these values from now on, in the order of `values()`."""
        fresh = vec[float]()
        for value in values:
            fresh = append(fresh, value)
        self.at = fresh
        self.version += 1

    def set(self, index: i64, value: float) -> None:
        """Change one value."""
        self.at[index] = value
        self.version += 1

    def update(self, named: Mapping[str, float]) -> None:
        """Take the values of the weights that are named; unknown names are ignored."""
        self.use([named.get(name, value) for name, value in zip(self.names, self.at, strict=True)])
