"""A position is declared once: every field with its size, its first value and its meaning.

A game lists its fields in `fields.py`. Single numbers become native attributes of a position
(`state.phase`); arrays are stored one after the other in one vec (`state.at[COINS + seat]`), so
that a copy is one slice. `tools/write_layouts.py` writes the attributes and the offsets from the
list; everything else is worked out here.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.protocol import State


class Axis:
    """What an array is indexed by: seats, hexes, cards."""

    def __init__(self, name: str, size: int, words: Sequence[str] = ()) -> None:
        self.name = name
        self.size = size
        self.words: tuple[str, ...] = tuple(words)

    def word(self, index: int) -> str:
        """The name of one index, for reports."""
        return self.words[index] if index < len(self.words) else str(index)


class Field:
    """A named field: a single number, or with axes an array that has a number for each index."""

    def __init__(self, name: str, meaning: str, *axes: Axis, start: int = 0) -> None:
        self.name = name
        self.meaning = meaning
        self.axes: tuple[Axis, ...] = axes
        self.start = start
        size = 1
        for axis in axes:
            size *= axis.size
        self.size: int = size

    def by_seat(self, seat: Axis) -> bool:
        """Whether this is an array with numbers for each seat."""
        return len(self.axes) > 0 and self.axes[0] is seat

    def word(self, index: int) -> str:
        """The name of one of the field's numbers, such as `cult[1, fire]`."""
        if not self.axes:
            return self.name
        places: list[str] = []
        for axis in reversed(self.axes):
            places.append(axis.word(index % axis.size))
            index //= axis.size
        return f"{self.name}[{', '.join(reversed(places))}]"


class DeclaredState(State):
    """A position whose fields are declared: its arrays, and its single numbers by attribute."""

    def __init__(self, seats: i64, at: vec[i64]) -> None:
        self.seats = seats
        self.at = at

    def single_numbers(self) -> vec[i64]:
        """The fields without axes, in the order in which they are declared."""
        raise NotImplementedError


class Layout:
    """All fields of a game's positions, in the order of their canonical numbers.

    Numbers come first, then arrays, then `queue`, the one field whose length changes.
    With `seat_major` the canonical numbers of one seat stand together.
    """

    def __init__(
        self,
        seat: Axis,
        fields: Sequence[Field],
        *,
        queue: Field | None = None,
        seat_major: bool = False,
    ) -> None:
        self.seat = seat
        self.numbers: tuple[Field, ...] = tuple([f for f in fields if not f.axes])
        self.arrays: tuple[Field, ...] = tuple([f for f in fields if f.axes])
        self.queue = queue
        self.offsets: dict[str, int] = {}
        self._by_name: dict[str, Field] = {}
        start: list[int] = []
        for field in self.arrays:
            self._by_name[field.name] = field
            self.offsets[field.name] = len(start)
            start += [field.start] * field.size
        self.size: int = len(start)
        self._start: vec[i64] = vec[i64](start)
        self._order: list[list[int]] = [
            self._canonical_order(seats, seat_major) for seats in range(seat.size + 1)
        ]

    def start(self) -> vec[i64]:
        """The arrays of a position in which nothing has happened yet."""
        return self._start[:]

    def order(self, seats: i64) -> list[int]:
        """The indexes of `at` in canonical order, unused seats left out."""
        return self._order[seats]

    def read(self, at: vec[i64], seats: i64, name: str) -> list[int]:
        """All numbers of one array, unused seats left out."""
        return [int(at[index]) for index in self._indexes(self._by_name[name], int(seats))]

    def words(self, seats: int, length: int) -> list[str]:
        """A name for each of a position's canonical numbers."""
        places: list[str] = [""] * self.size
        for field in self.arrays:
            for index in range(field.size):
                places[self.offsets[field.name] + index] = field.word(index)
        words = [field.name for field in self.numbers]
        words += [places[index] for index in self._order[seats]]
        if self.queue is not None:
            words += [f"{self.queue.name}[{index}]" for index in range(length - len(words))]
        return words

    def _canonical_order(self, seats: int, seat_major: bool) -> list[int]:
        found: list[int] = []
        pending: list[Field] = []
        for field in self.arrays:
            if seat_major and field.by_seat(self.seat):
                pending.append(field)
                continue
            found += self._in_seat_order(pending, seats)
            pending = []
            found += self._indexes(field, seats)
        return found + self._in_seat_order(pending, seats)

    def _indexes(self, field: Field, seats: int) -> list[int]:
        first = self.offsets[field.name]
        size = field.size
        if field.by_seat(self.seat):
            size = size // self.seat.size * seats
        return list(range(first, first + size))

    def _in_seat_order(self, fields: list[Field], seats: int) -> list[int]:
        found: list[int] = []
        for seat in range(seats):
            for field in fields:
                each = field.size // self.seat.size
                first = self.offsets[field.name] + seat * each
                found += list(range(first, first + each))
        return found


def differences(one: State, other: State) -> list[str]:
    """The numbers in which two positions of a game differ, each as `coins[2]: 3, 5`."""
    left, right = one.numbers(), other.numbers()
    longer = one if len(left) >= len(right) else other
    found: list[str] = []
    for index, word in enumerate(longer.words()):
        here = str(left[index]) if index < len(left) else "none"
        there = str(right[index]) if index < len(right) else "none"
        if here != there:
            found.append(f"{word}: {here}, {there}")
    return found
