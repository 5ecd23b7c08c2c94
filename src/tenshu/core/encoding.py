"""Observations that follow from the declaration of a position: what each field is, for learning.

A game's `encode.py` says of every field whether it is an amount, a choice, a seat or a set. Its
place in the observation, its bounds, its name and the rotation to the observer follow from that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from tenshu.core.fields import DeclaredState, Field, Layout
from tenshu.core.parts import AMOUNT, CHOICE, SEAT, Encoder, Feature
from tenshu.core.protocol import State

# How a step writes its numbers: as they are but counted from their lowest, as seats counted from
# the observer, or taken apart into groups of bits.
NUMBERS: Final = 0
SEATS: Final = 1
PARTS: Final = 2
# A step of a plan: how, whether it reads single numbers, from which index, how many, the lowest
# number or the first bit, and for PARTS how many groups of how many bits.
STEP: Final = 7

# What a field may be besides an amount, a choice or a seat: a set of things, or of seats.
SET: Final = "set"
SEAT_SET: Final = "set of seats"


class Meaning:
    """What the numbers of a field are; made by amount, choice, seat, a_set and seat_set."""

    def __init__(
        self,
        field: str,
        kind: str,
        bounds: tuple[int, int],
        *,
        name: str = "",
        parts: tuple[str, int] = ("", 1),
        width: int = 0,
        shift: int = 0,
        by_place: bool = False,
    ) -> None:
        self.field = field
        self.name = name or field
        self.kind = kind
        self.bounds = bounds
        # A number may hold several groups of `width` bits, from the bit `shift` on.
        self.parts = parts
        self.width = width
        self.shift = shift
        # Whether an array with a number for each seat is in an order of its own, not that of seats.
        self.by_place = by_place


def amount(field: str, most: int, least: int = 0) -> Meaning:
    """A field that counts something."""
    return Meaning(field, AMOUNT, (least, most))


def choice(
    field: str, count: int, lowest: int = 0, *, name: str = "", width: int = 0, shift: int = 0
) -> Meaning:
    """A field that names one of `count` things, numbered from `lowest`; in it or in some of its bits."""
    bounds = (lowest, lowest + count - 1)
    return Meaning(field, CHOICE, bounds, name=name, width=width, shift=shift)


def seat(field: str, *, by_place: bool = False) -> Meaning:
    """A field that names a seat, or nobody by -1."""
    return Meaning(field, SEAT, (0, 0), by_place=by_place)


def a_set(field: str, of: str, count: int, *, name: str = "", width: int = 1) -> Meaning:
    """A field with a bit for each of `count` things, or with `width` bits that count each."""
    most = 2**width - 1
    return Meaning(field, SET, (0, most), name=name, parts=(of, count), width=width)


def seat_set(field: str) -> Meaning:
    """A field with a bit for each seat."""
    return Meaning(field, SEAT_SET, (0, 1), width=1)


class Plan:
    """How one seat's observation is written in a game of some number of seats."""

    def __init__(self, steps: vec[i64], relative: vec[i64]) -> None:
        self.steps = steps
        # The number of a seat as the observer counts, by seat + 1; nobody comes last.
        self.relative = relative


class FieldEncoder(Encoder):
    """Writes the declared fields of a position, in the order in which their meanings are given."""

    def __init__(
        self,
        version: int,
        layout: Layout,
        meanings: Sequence[Meaning],
        *,
        fewest_rows: int = 1,
        without: Sequence[str] = (),
    ) -> None:
        super().__init__(version)
        self.layout = layout
        self.meanings: tuple[Meaning, ...] = tuple(meanings)
        # A solo game may keep numbers of a rival as if it were a seat.
        self.fewest_rows = fewest_rows
        self._fields: dict[str, Field] = {
            field.name: field for field in [*layout.numbers, *layout.arrays]
        }
        _check_complete(list(self._fields), [each.field for each in meanings], without)
        most = layout.seat.size
        self._plans: list[list[Plan]] = [
            [self._plan(rows, seat) for seat in range(rows)] for rows in range(most + 1)
        ]

    def features(self, seats: int) -> list[Feature]:
        rows = max(seats, self.fewest_rows)
        return [self._feature(meaning, rows) for meaning in self.meanings]

    def encode(self, state: State, seat: i64, out: vec[i16], first: i64) -> None:
        assert isinstance(state, DeclaredState)
        plan = self._plans[state.seats][seat]
        singles = state.single_numbers()
        steps = plan.steps
        for index in range(i64(0), i64(len(steps)), STEP):
            source = singles if steps[index + 1] != 0 else state.at
            how = steps[index]
            begin = steps[index + 2]
            count = steps[index + 3]
            low = steps[index + 4]
            if how == NUMBERS:
                for offset in range(count):
                    out[first + offset] = i16(source[begin + offset] - low)
                first += count
            elif how == SEATS:
                for offset in range(count):
                    out[first + offset] = i16(plan.relative[source[begin + offset] + 1])
                first += count
            else:
                groups = steps[index + 5]
                width = steps[index + 6]
                for offset in range(count):
                    first = _take_apart(source[begin + offset] >> low, groups, width, out, first)

    def _feature(self, meaning: Meaning, rows: int) -> Feature:
        field = self._fields[meaning.field]
        axes = [(axis.name, rows if axis is self.layout.seat else axis.size) for axis in field.axes]
        if meaning.by_place:
            axes[0] = ("place", rows)
        by_seat = field.by_seat(self.layout.seat) and not meaning.by_place
        kind = meaning.kind
        low, high = meaning.bounds
        if meaning.kind == SEAT:
            high = rows
        elif meaning.kind == CHOICE:
            low, high = 0, high - low
        elif meaning.kind == SET:
            kind = AMOUNT
            axes.append(meaning.parts)
        elif meaning.kind == SEAT_SET:
            kind, by_seat = AMOUNT, True
            axes.append((self.layout.seat.name, rows))
        return Feature(meaning.name, field.meaning, axes, kind, (low, high), by_seat=by_seat)

    def _plan(self, rows: int, seat: int) -> Plan:
        steps = vec[i64]()
        for meaning in self.meanings:
            field = self._fields[meaning.field]
            is_single = not field.axes
            begin = self._first_index(field)
            count = field.size
            turns = 1
            if field.by_seat(self.layout.seat):
                count = field.size // self.layout.seat.size
                turns = rows
            for turn in range(turns):
                row = turn if meaning.by_place else (seat + turn) % rows
                numbers = [
                    1 if is_single else 0,
                    begin + row * count if turns > 1 else begin,
                    count,
                ]
                for tail in _step_tails(meaning, rows, seat):
                    for number in [tail[0], *numbers, *tail[1:]]:
                        steps = append(steps, i64(number))
        relative = [rows, *[(other - seat) % rows for other in range(rows)]]
        return Plan(steps, vec[i64](relative))

    def _first_index(self, field: Field) -> int:
        """Where the field begins among the arrays, or among the single numbers."""
        if field.axes:
            return self.layout.offsets[field.name]
        return [single.name for single in self.layout.numbers].index(field.name)


def _check_complete(fields: list[str], given: list[str], without: Sequence[str]) -> None:
    """Every field has a meaning for learning or is left out by name."""
    known = set(fields)
    for name in [*given, *without]:
        if name not in known:
            raise ValueError(f"encode.py names {name}, which is no field")
    missing = [name for name in fields if name not in {*given, *without}]
    if missing:
        raise ValueError(f"encode.py says nothing about the fields {' '.join(missing)}")


def _step_tails(meaning: Meaning, rows: int, seat: int) -> list[list[int]]:
    """How the numbers of a field are written: how, lowest or first bit, groups, bits of a group."""
    if meaning.kind == SEAT:
        return [[SEATS, 0, 0, 0]]
    if meaning.kind == SEAT_SET:
        return [[PARTS, (seat + turn) % rows, 1, 1] for turn in range(rows)]
    if meaning.width > 0:
        return [[PARTS, meaning.shift, meaning.parts[1], meaning.width]]
    return [[NUMBERS, meaning.bounds[0] if meaning.kind == CHOICE else 0, 0, 0]]


def _take_apart(number: i64, groups: i64, width: i64, out: vec[i16], first: i64) -> i64:
    """Write the lowest groups of bits of a number; the index after them."""
    one: i64 = 1
    mask = _shifted(one, width) - 1
    for group in range(groups):
        out[first + group] = i16(number & mask)
        number >>= width
    return first + groups


def _shifted(number: i64, by: i64) -> i64:
    return number << by
