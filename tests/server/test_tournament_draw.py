"""The draw of tournaments: nobody meets twice while that can be, seats and byes go round."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenshu.server.tournaments.draw import (
    MOST_PEOPLE,
    Drawn,
    Entrant,
    draw_swiss,
    swiss_rounds,
    table_sizes,
)
from tenshu.server.tournaments.matching import FREE, grow
from tenshu.server.tournaments.schedule import inequality, schedule
from tenshu.server.tournaments.standings import (
    PARTS,
    Outcome,
    bye_points,
    place_points,
    places_of,
    stand,
)

ALL_SIZES = (2, 3, 4, 5)
seeds = st.integers(0, 10**6).map(str)


def names(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


class Played:
    """A tournament whose games end by chance."""

    def __init__(self, people: int, size: int, allowed: Sequence[int], seed: str) -> None:
        self.entrants = {name: Entrant(name) for name in names(people)}
        self.size, self.allowed, self.seed = size, allowed, seed
        self.chance = random.Random(seed)
        self.rounds: list[Drawn] = []

    def draw(self) -> Drawn:
        given = list(self.entrants.values())
        self.chance.shuffle(given)
        return draw_swiss(given, self.size, self.allowed, f"{self.seed}/{len(self.rounds)}")

    def play(self, drawn: Drawn) -> None:
        for people in drawn.tables:
            places = [self.chance.randint(1, len(people)) for _ in people]
            for seat, person in enumerate(people):
                self.entrants[person].note_table(people)
                self.entrants[person].points += place_points(places, seat, self.size)
        for person in drawn.byes:
            self.entrants[person].byes += 1
            self.entrants[person].points += bye_points(self.size)
        self.rounds.append(drawn)


@settings(deadline=None, max_examples=60)
@given(st.integers(1, 12), st.data())
def test_matching_is_as_large_as_any(count: int, data: st.DataObject) -> None:
    """Edmonds' algorithm finds as many pairs as trying everything does."""
    pairs = list(itertools.combinations(range(count), 2))
    edges = data.draw(st.sets(st.sampled_from(pairs)) if pairs else st.just(set()))
    neighbours = [
        [other for other in range(count) if (min(n, other), max(n, other)) in edges]
        for n in range(count)
    ]
    partner = [FREE] * count
    grow(neighbours, partner)
    for number, other in enumerate(partner):
        assert other == FREE or (partner[other] == number and other in neighbours[number])
    assert sum(other != FREE for other in partner) // 2 == largest_matching(frozenset(edges))


def largest_matching(edges: frozenset[tuple[int, int]]) -> int:
    if not edges:
        return 0
    one, other = min(edges)
    rest = frozenset(edge for edge in edges if one not in edge and other not in edge)
    return max(1 + largest_matching(rest), largest_matching(edges - {(one, other)}))


@settings(deadline=None, max_examples=80)
@given(st.integers(2, 20), st.integers(1, 9), seeds)
def test_pairs_meet_once_while_possible(people: int, rounds: int, seed: str) -> None:
    """With two seats nobody meets again unless no draw could avoid it; seats and byes stay even."""
    played = Played(people, 2, [2], seed)
    for _ in range(rounds):
        drawn = played.draw()
        entrants = played.entrants
        repeats = sum(entrants[one].met[other] for one, other in drawn.tables)
        if repeats:
            assert not can_be_new(played)
        played.play(drawn)
        byes = [entrant.byes for entrant in entrants.values()]
        assert max(byes) - min(byes) <= 1
        apart = [abs(entrant.seats[0] - entrant.seats[1]) for entrant in entrants.values()]
        # Nearly always at most 2; the last rounds of a small tournament leave little choice.
        assert max(apart) <= 3


def can_be_new(played: Played) -> bool:
    """Whether all can be paired with somebody whom they have not met."""
    entrants = list(played.entrants.values())
    fewest = min(entrant.byes for entrant in entrants)
    resting = [e for e in entrants if e.byes == fewest] if len(entrants) % 2 else [None]
    for one in resting:
        playing = [entrant for entrant in entrants if entrant is not one]
        neighbours = [
            [n for n, other in enumerate(playing) if other is not e and not e.met[other.person]]
            for e in playing
        ]
        partner = [FREE] * len(playing)
        grow(neighbours, partner)
        if FREE not in partner:
            return True
    return False


@settings(deadline=None, max_examples=40)
@given(st.integers(2, 21), st.sampled_from((3, 4, 5)), st.integers(1, 5), st.booleans(), seeds)
def test_larger_tables(people: int, size: int, rounds: int, is_uneven: bool, seed: str) -> None:
    """Everybody plays or rests once a round; byes and start positions go round."""
    played = Played(people, size, ALL_SIZES if is_uneven else [size], seed)
    for number in range(rounds):
        drawn = played.draw()
        together = [person for table in drawn.tables for person in table] + drawn.byes
        assert sorted(together) == names(people)
        assert {len(table) for table in drawn.tables} <= (
            {size, size - 1} if people >= size else {people}
        )
        played.play(drawn)
        byes = [entrant.byes for entrant in played.entrants.values()]
        assert max(byes) - min(byes) <= 1
        if number == 0:
            continue
        for entrant in played.entrants.values():
            had = [entrant.seats[seat] for seat in range(size)]
            assert max(had) <= -(-sum(had) // (size - 1)) + 1


@given(st.integers(2, MOST_PEOPLE), st.integers(2, 5), st.sets(st.sampled_from(ALL_SIZES)))
def test_sizes_of_tables(people: int, size: int, allowed: set[int]) -> None:
    """Tables are full or one smaller, and fewer rest than a table has seats."""
    sizes, byes = table_sizes(people, size, allowed | {size})
    assert sum(sizes) + byes == people
    if people >= size:
        assert set(sizes) <= {size, size - 1}
        assert byes < size
        assert size - 1 not in sizes or size - 1 in allowed


def test_same_seed_same_draw() -> None:
    """The order in which people are given does not matter, the seed does."""
    first, second = Played(16, 2, [2], "a"), Played(16, 2, [2], "a")
    second.chance.random()
    assert first.draw() == second.draw()
    assert first.draw() != Played(16, 2, [2], "b").draw()


@pytest.mark.parametrize("people, size, rounds", [(8, 2, 3), (9, 2, 4), (2, 2, 1), (16, 4, 3)])
def test_rounds_of_a_swiss(people: int, size: int, rounds: int) -> None:
    """Enough rounds that one person could have won all of them."""
    assert swiss_rounds(people, size) == rounds


@given(st.integers(2, 24), seeds)
def test_everybody_meets_everybody_once(people: int, seed: str) -> None:
    """The circle method: all pairs once, everybody begins half of their games, one bye each."""
    rounds = schedule(names(people), 2, ALL_SIZES, 0, seed)
    assert len(rounds) == people - 1 + people % 2
    met = Counter(frozenset(table) for drawn in rounds for table in drawn.tables)
    assert set(met.values()) == {1}
    assert len(met) == people * (people - 1) // 2
    first = Counter(table[0] for drawn in rounds for table in drawn.tables)
    second = Counter(table[1] for drawn in rounds for table in drawn.tables)
    assert all(abs(first[name] - second[name]) <= 1 for name in names(people))
    assert Counter(name for drawn in rounds for name in drawn.byes) == (
        Counter(names(people)) if people % 2 else Counter()
    )


@pytest.mark.parametrize("size", [3, 4, 5])
def test_larger_tables_meet_equally(size: int) -> None:
    """Up to 12 people all meet all, and no pair meets much more often than another."""
    for people in range(size, 13):
        rounds = schedule(names(people), size, ALL_SIZES, 0, "a")
        never, spread = inequality(names(people), rounds)
        assert never == 0
        assert spread <= (3 if size < 5 else 4), (people, spread)


def test_known_designs() -> None:
    """Nine people at tables of three meet exactly once in four rounds; one table turns its seats."""
    assert inequality(names(9), nine := schedule(names(9), 3, [3], 0, "a")) == (0, 0)
    assert len(nine) == 4
    one = schedule(names(4), 4, ALL_SIZES, 0, "a")
    for name in names(4):
        assert sorted(drawn.tables[0].index(name) for drawn in one) == [0, 1, 2, 3]


def test_points_by_place() -> None:
    """A point for each opponent behind, half for a tie; smaller tables count as much as full ones."""
    assert [place_points([1, 2, 3, 4], seat, 4) / PARTS for seat in range(4)] == [3, 2, 1, 0]
    assert [place_points([1, 2, 2, 4], seat, 4) / PARTS for seat in range(4)] == [3, 1.5, 1.5, 0]
    assert [place_points([3, 1, 2], seat, 4) / PARTS for seat in range(3)] == [0, 3, 1.5]
    assert [place_points([1, 1], seat, 2) / PARTS for seat in range(2)] == [0.5, 0.5]
    assert bye_points(2) == PARTS
    assert bye_points(4) == 1.5 * PARTS
    assert places_of([1, 2, 3], [True, False, False]) == (3, 1, 2)


@given(st.sampled_from(ALL_SIZES), st.data())
def test_points_of_a_table_add_up(size: int, data: st.DataObject) -> None:
    """Whatever the places, a table gives the same sum, and never a rounded part of a point."""
    seats = data.draw(st.integers(2, size))
    places = data.draw(st.lists(st.integers(1, seats), min_size=seats, max_size=seats))
    total = sum(place_points(places, seat, size) for seat in range(seats))
    assert total == Fraction(PARTS * (size - 1) * seats, 2)


def test_ties_are_broken_in_order() -> None:
    """First points, then the opponents' points, then the margin, then who beat whom."""
    games = [
        Outcome(("a", "b"), (1, 2), (50, 40)),
        Outcome(("c", "d"), (1, 2), (50, 30)),
        Outcome(("b", "d"), (1, 2), (50, 40)),
    ]
    order = [(one.person, one.rank) for one in stand(["a", "b", "c", "d"], games, [], 2)]
    # All but d have a point: a met somebody with a point, b such a one and d, c only d.
    assert order == [("a", 1), ("b", 2), ("c", 3), ("d", 4)]
    direct = [
        Outcome(("a", "b"), (1, 2)),
        Outcome(("b", "c"), (1, 2)),
        Outcome(("a", "d"), (2, 1)),
        Outcome(("c", "e"), (1, 2)),
    ]
    # a, b and d are tied in all else: d beat a, and a beat b.
    order = [(one.person, one.rank) for one in stand([*"abcde"], direct, [], 2)]
    assert order == [("d", 1), ("a", 2), ("b", 3), ("c", 4), ("e", 5)]
    margins = [Outcome(("a", "b"), (1, 2), (50, 49)), Outcome(("d", "c"), (1, 2), (50, 20))]
    assert [one.person for one in stand([*"abcd"], margins, [], 2)] == ["d", "a", "b", "c"]
    tied = stand(["a", "b", "c"], [Outcome(("a", "b"), (1, 1), (5, 5))], [], 2)
    assert [(one.person, one.rank) for one in tied] == [("a", 1), ("b", 1), ("c", 3)]


def test_cancelled_tables_and_byes() -> None:
    """A cancelled table gives everybody the middle and no opponents; a bye is a win at two seats."""
    found = stand(["a", "b", "c"], [Outcome(("a", "b"), None)], ["c"], 2)
    assert [(one.person, one.points, one.played, one.byes) for one in found] == [
        ("c", PARTS, 0, 1),
        ("a", PARTS // 2, 0, 0),
        ("b", PARTS // 2, 0, 0),
    ]
