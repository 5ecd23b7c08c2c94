"""The standings of a tournament, counted from the results of its tables.

The rules are in docs/tournaments.md. All points are whole numbers of parts, so that nothing is rounded.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

# Parts of a point: places of tables of 2 to 5 seats, and ties, are whole numbers of them.
PARTS: Final = 24


class Outcome(NamedTuple):
    """A table of a tournament that is decided."""

    people: tuple[str, ...]
    # The place of each; none if the table was cancelled.
    places: tuple[int, ...] | None
    # The points of the game, if it was played to its end.
    scores: tuple[int, ...] | None = None


class Standing(NamedTuple):
    """One person in the standings."""

    person: str
    # Those with equal ranks are tied in everything.
    rank: int
    points: int
    # The mean points of everybody they have met.
    opposition: Fraction
    # By how much they were ahead of the mean of the others at their tables, in points of the game.
    margin: Fraction
    # First places, tables that were decided, and byes.
    wins: int
    played: int
    byes: int


def place_points(places: Sequence[int], seat: int, size: int) -> int:
    """What a place is worth, in parts: a point for each opponent behind, half for a tied one.

    Smaller tables count as much as one of `size` seats.
    """
    behind = sum(place > places[seat] for place in places)
    tied = places.count(places[seat]) - 1
    return (2 * behind + tied) * (PARTS // 2) * (size - 1) // (len(places) - 1)


def bye_points(size: int) -> int:
    """What a bye is worth, in parts: a win with two seats, as everywhere; with more, the middle."""
    return PARTS if size == 2 else void_points(size)


def void_points(size: int) -> int:
    """What a cancelled table is worth to each of its people, in parts: the middle."""
    return PARTS // 2 * (size - 1)


def places_of(places: Sequence[int], has_left: Sequence[bool]) -> tuple[int, ...]:
    """Places in which whoever left is behind all who stayed."""
    keys = list(zip(has_left, places, strict=True))
    return tuple(1 + sum(other < key for other in keys) for key in keys)


class _Sheet:
    """What the tables of one person add up to."""

    def __init__(self) -> None:
        self.points = self.wins = self.played = self.byes = 0
        self.margin = Fraction()
        self.opponents: list[str] = []


def stand(
    people: Sequence[str], outcomes: Iterable[Outcome], byes: Iterable[str], size: int
) -> list[Standing]:
    """The standings, the first one first; those who are tied by name of id."""
    decided = list(outcomes)
    sheets = {person: _Sheet() for person in people}
    for outcome in decided:
        for seat, person in enumerate(outcome.people):
            _count(sheets[person], outcome, seat, size)
    for person in byes:
        sheets[person].byes += 1
        sheets[person].points += bye_points(size)

    def key(person: str) -> tuple[int, Fraction, Fraction]:
        sheet = sheets[person]
        met = [sheets[other].points for other in sheet.opponents]
        mean = Fraction(sum(met), PARTS * len(met)) if met else Fraction()
        return -sheet.points, -mean, -sheet.margin

    found: list[Standing] = []
    for person, rank in _ranked(people, key, decided):
        sheet = sheets[person]
        _, mean, margin = key(person)
        found.append(
            Standing(
                person, rank, sheet.points, -mean, -margin, sheet.wins, sheet.played, sheet.byes
            )
        )
    return found


def _count(sheet: _Sheet, outcome: Outcome, seat: int, size: int) -> None:
    if outcome.places is None:
        sheet.points += void_points(size)
        return
    sheet.played += 1
    sheet.wins += outcome.places[seat] == 1
    sheet.points += place_points(outcome.places, seat, size)
    sheet.opponents += [person for at, person in enumerate(outcome.people) if at != seat]
    if outcome.scores is not None:
        own = outcome.scores[seat]
        sheet.margin += own - Fraction(sum(outcome.scores) - own, len(outcome.scores) - 1)


def _ranked(
    people: Sequence[str],
    key: Callable[[str], tuple[int, Fraction, Fraction]],
    outcomes: Sequence[Outcome],
) -> list[tuple[str, int]]:
    """Everybody with their rank; ties in all else are broken by who was ahead of whom."""
    found: list[tuple[str, int]] = []
    for _, group in itertools.groupby(sorted(people, key=lambda one: (key(one), one)), key):
        tied = list(group)
        ahead = {person: _direct(person, tied, outcomes) for person in tied}
        tied.sort(key=lambda one: (-ahead[one], one))
        first = len(found) + 1
        for number, person in enumerate(tied):
            is_tied = number > 0 and ahead[person] == ahead[tied[number - 1]]
            found.append((person, found[-1][1] if is_tied else first + number))
    return found


def _direct(person: str, tied: Sequence[str], outcomes: Sequence[Outcome]) -> int:
    """How often somebody was ahead of those they are tied with, less how often behind."""
    balance = 0
    for outcome in outcomes:
        if outcome.places is None or person not in outcome.people:
            continue
        own = outcome.places[outcome.people.index(person)]
        for other, place in zip(outcome.people, outcome.places, strict=True):
            if other in tied:
                balance += (place > own) - (place < own)
    return balance
