"""The draw of one round: who plays at which table and in which seat, and who has a bye.

All of it follows from what is given and a seed. The rules are in docs/tournaments.md.
"""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

from tenshu.server.tournaments.matching import FREE, grow

# People of one tournament, and its rounds.
MOST_PEOPLE: Final = 64
MOST_ROUNDS: Final = 20
# What makes a table bad: people who have met, a start position that two have had too often already;
# then how far apart their points are.
MET: Final = 10**12
SAME_SEAT: Final = 10**9
# At two seats, start positions may be apart by this before the draw cares.
SEATS_APART: Final = 2
# Other orders from which the search for groups begins.
MORE_STARTS: Final = 3
# Passes over all tables until the search for groups gives up.
MOST_PASSES: Final = 50
# How much a start position that somebody has had counts against having it last time.
SEAT_WEIGHT: Final = 10

Tables = list[list[str]]
Cost = Callable[[Sequence[str]], int]


class Entrant:
    """Somebody who plays the next round, and what the draw must know of their rounds so far."""

    def __init__(self, person: str, points: int = 0) -> None:
        self.person = person
        self.points = points
        self.byes = 0
        # How often they have met each other person, and had each start position.
        self.met: Counter[str] = Counter()
        self.seats: Counter[int] = Counter()
        self.last_seat = -1

    def note_table(self, people: Sequence[str]) -> None:
        """Count a table at which they have sat."""
        self.met.update(other for other in people if other != self.person)
        self.last_seat = people.index(self.person)
        self.seats[self.last_seat] += 1


class Drawn(NamedTuple):
    """A round: the people of each table by seat, and those who do not play."""

    tables: Tables
    byes: list[str]


def table_sizes(people: int, size: int, allowed: Collection[int]) -> tuple[list[int], int]:
    """The sizes of the tables of a round, and how many people are left over.

    Tables are full or one seat smaller where the game allows it. With fewer people than seats there is
    one table, as large as can be.
    """
    if people < size:
        fitting = [some for some in allowed if 2 <= some <= people]
        return ([max(fitting)], people - max(fitting)) if fitting else ([], people)
    has_smaller = size > 2 and size - 1 in allowed
    for byes in range(size):
        for smaller in range((people - byes) // (size - 1) + 1 if has_smaller else 1):
            full, rest = divmod(people - byes - smaller * (size - 1), size)
            if rest == 0 and full >= 0:
                return [size] * full + [size - 1] * smaller, byes
    raise AssertionError


def swiss_rounds(people: int, size: int) -> int:
    """How many rounds a swiss tournament has unless the organiser says it."""
    rounds = math.ceil(round(math.log(max(people, 2), size), 9))
    return max(1, rounds) if size == 2 else rounds + 1


def draw_swiss(
    entrants: Sequence[Entrant], size: int, allowed: Collection[int], seed: str
) -> Drawn:
    """The next round of a swiss tournament: people with about the same points who have not met."""
    chance = random.Random(seed)
    order = sorted(entrants, key=lambda entrant: entrant.person)
    chance.shuffle(order)
    order.sort(key=lambda entrant: -entrant.points)
    sizes, left_over = table_sizes(len(order), size, allowed)
    by_id = {entrant.person: entrant for entrant in order}

    def cost(people: Sequence[str]) -> int:
        return table_cost([by_id[person] for person in people])

    best: Drawn | None = None
    for resting in choices_of_byes(order, left_over):
        playing = [entrant for entrant in order if entrant.person not in resting]
        drawn = Drawn(draw_groups(playing, sizes, cost, chance), resting)
        if best is None or _repeats(drawn.tables, by_id) < _repeats(best.tables, by_id):
            best = drawn
        if _repeats(best.tables, by_id) == 0:
            break
    assert best is not None
    best.tables.sort(key=lambda people: -sum(by_id[person].points for person in people))
    seated = [seat_people([by_id[person] for person in people], chance) for people in best.tables]
    return Drawn(seated, best.byes)


def choices_of_byes(order: Sequence[Entrant], count: int) -> list[list[str]]:
    """Who may rest: those with the fewest byes so far, the last of the order first.

    If one rests, any of these may, so that the others can be paired without a repetition.
    """
    numbers = sorted(
        range(len(order)), key=lambda number: (order[number].byes, order[number].points, -number)
    )
    ranked = [order[number] for number in numbers]
    if count != 1:
        return [[entrant.person for entrant in ranked[:count]]]
    return [[entrant.person] for entrant in ranked if entrant.byes == ranked[0].byes]


def _repeats(tables: Tables, by_id: Mapping[str, Entrant]) -> int:
    return sum(
        by_id[one].met[other]
        for people in tables
        for one, other in itertools.combinations(people, 2)
    )


def table_cost(people: Sequence[Entrant]) -> int:
    """How bad a table is: above all people who have met, then who has sat where, then points."""
    cost = 0
    for one, other in itertools.combinations(people, 2):
        cost += MET * one.met[other.person] ** 2 + (one.points - other.points) ** 2
    if len(people) == 2:
        one, other = people
        apart = one.seats[0] - one.seats[1], other.seats[0] - other.seats[1]
        if min(apart) >= SEATS_APART or max(apart) <= -SEATS_APART:
            cost += SAME_SEAT
    return cost


def draw_groups(
    order: Sequence[Entrant], sizes: Sequence[int], cost: Cost, chance: random.Random
) -> Tables:
    """Divide people into tables of these sizes, at as low a cost as a short search finds.

    Pairs repeat nobody as long as that is possible at all; larger groups repeat as little as the
    search finds.
    """
    if sizes and max(sizes) == 2:
        tables = _pairs(order)
        improve(tables, cost)
        return tables
    best: Tables = []
    for start in range(1 + MORE_STARTS):
        people = [entrant.person for entrant in order]
        if start:
            chance.shuffle(people)
        following = iter(people)
        tables = [list(itertools.islice(following, size)) for size in sizes]
        improve(tables, cost)
        if not best or _total(tables, cost) < _total(best, cost):
            best = tables
    return best


def _total(tables: Tables, cost: Cost) -> int:
    return sum(cost(people) for people in tables)


def improve(tables: Tables, cost: Cost) -> bool:
    """Exchange people between tables as long as that lowers the cost; whether anything changed."""
    costs = [cost(people) for people in tables]
    has_changed = False
    for _ in range(MOST_PASSES):
        is_better = False
        for one, other in itertools.combinations(range(len(tables)), 2):
            while costs[one] + costs[other] > 0 and _exchange(tables, costs, one, other, cost):
                is_better = has_changed = True
        if not is_better:
            break
    return has_changed


def _exchange(tables: Tables, costs: list[int], one: int, other: int, cost: Cost) -> bool:
    """Make the first exchange between two tables that lowers their cost."""
    first, second = tables[one], tables[other]
    for here, there in itertools.product(range(len(first)), range(len(second))):
        first[here], second[there] = second[there], first[here]
        new = cost(first), cost(second)
        if sum(new) < costs[one] + costs[other]:
            costs[one], costs[other] = new
            return True
        first[here], second[there] = second[there], first[here]
    return False


def _pairs(order: Sequence[Entrant]) -> Tables:
    """Pair all, neighbours in the order first, with as few repetitions as possible."""
    count = len(order)
    partner = [FREE] * count
    most = max((order[i].met[o.person] for i in range(count) for o in order), default=0)
    for allowed in range(most + 1):
        neighbours = [
            [
                other
                for other in sorted(range(count), key=lambda o, n=number: abs(o - n))  # type: ignore[misc]
                if other != number and order[number].met[order[other].person] <= allowed
            ]
            for number in range(count)
        ]
        if allowed == 0:
            _pair_neighbours(neighbours, partner)
        grow(neighbours, partner)
        if FREE not in partner:
            break
    return [
        [order[number].person, order[other].person]
        for number, other in enumerate(partner)
        if number < other
    ]


def _pair_neighbours(neighbours: Sequence[Sequence[int]], partner: list[int]) -> None:
    for number, others in enumerate(neighbours):
        found = next((other for other in others if partner[other] == FREE), None)
        if partner[number] == FREE and found is not None:
            partner[number], partner[found] = found, number


def seat_people(people: Sequence[Entrant], chance: random.Random) -> list[str]:
    """Seat the people of a table, so that all have had each start position about equally often."""
    orders = list(itertools.permutations(sorted(people, key=lambda entrant: entrant.person)))
    chance.shuffle(orders)
    best = min(orders, key=_seat_cost)
    return [entrant.person for entrant in best]


def _seat_cost(people: Sequence[Entrant]) -> int:
    """What adding these start positions adds to the sum of squares of everybody's positions."""
    return sum(
        SEAT_WEIGHT * (2 * entrant.seats[seat] + 1) + (entrant.last_seat == seat)
        for seat, entrant in enumerate(people)
    )
