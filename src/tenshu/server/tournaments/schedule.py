"""The rounds of a round-robin: everybody meets everybody, or all as equally often as possible."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from tenshu.server.tournaments.draw import (
    MOST_ROUNDS,
    Drawn,
    Entrant,
    choices_of_byes,
    seat_people,
    table_sizes,
)

# Up to this many people, several schedules and numbers of rounds are tried.
FEW: Final = 16
MORE_ROUNDS: Final = 4
MOST_TRIES: Final = 3
# Exchanges that annealing tries for each person and round, and its first and last temperature.
EXCHANGES: Final = 250
HOT: Final = 2.0
COLD: Final = 0.15

# A round in numbers of people: the tables, and those who rest.
Numbered = tuple[list[list[int]], list[int]]


def schedule(
    people: Sequence[str], size: int, allowed: Collection[int], rounds: int, seed: str
) -> list[Drawn]:
    """All rounds of a round-robin; without a number of rounds, as many as are fitting.

    With two seats everybody meets everybody once. At a single table everybody has each start position
    once. Otherwise all can meet all, and a few more rounds are played if they make that more equal.
    """
    chance = random.Random(seed)
    order = sorted(people)
    chance.shuffle(order)
    if size == 2:
        return circle(order, rounds or max(1, len(order) - 1 + len(order) % 2))
    fewest = rounds or _fewest_rounds(len(order), size)
    most = fewest if rounds or len(order) > FEW else min(fewest + MORE_ROUNDS, MOST_ROUNDS)
    best: list[Drawn] = []
    tries = MOST_TRIES if len(order) <= FEW else 1
    for count, _ in itertools.product(range(fewest, most + 1), range(tries)):
        first = _rounds(len(order), size, allowed, count)
        drawn = _named(order, _anneal(len(order), first, chance))
        if not best or inequality(order, drawn) < inequality(order, best):
            best = drawn
        if inequality(order, best) <= (0, 1):
            break
    return _seat_all(order, best, chance)


def circle(order: Sequence[str], rounds: int) -> list[Drawn]:
    """Rounds of two by the circle method, over and over, with seats turned each time.

    One person stays and the others move on by one place each round. Of two people the one with the
    smaller number begins if the sum of their numbers is odd, so everybody begins half of their games.
    """
    places = list(range(len(order) + len(order) % 2))
    found: list[Drawn] = []
    for number in range(rounds):
        cycle, step = divmod(number, max(1, len(places) - 1))
        moved = [places[0], *places[1 + step :], *places[1 : 1 + step]]
        drawn = Drawn([], [])
        for one, other in zip(moved[: len(moved) // 2], moved[::-1], strict=False):
            low, high = min(one, other), max(one, other)
            if high == len(order):
                drawn.byes.append(order[low])
                continue
            is_low_first = (low + high + cycle) % 2 == 1
            first, second = (low, high) if is_low_first else (high, low)
            drawn.tables.append([order[first], order[second]])
        found.append(drawn)
    return found


def inequality(people: Sequence[str], rounds: Sequence[Drawn]) -> tuple[int, int]:
    """How many pairs never meet, and how unequally often pairs do: the most less the fewest times."""
    met = Counter(
        frozenset(pair)
        for drawn in rounds
        for table in drawn.tables
        for pair in itertools.combinations(table, 2)
    )
    counts = [met[frozenset(pair)] for pair in itertools.combinations(people, 2)]
    return counts.count(0), max(counts, default=0) - min(counts, default=0)


def _fewest_rounds(people: int, size: int) -> int:
    if people <= size:
        return max(2, people)
    return math.ceil((people - 1) / (size - 1))


def _rounds(people: int, size: int, allowed: Collection[int], count: int) -> list[Numbered]:
    """Rounds to begin with: any tables, and byes in turn."""
    sizes, left_over = table_sizes(people, size, allowed)
    entrants = [Entrant(str(number)) for number in range(people)]
    found: list[Numbered] = []
    for _ in range(count):
        resting = choices_of_byes(entrants, left_over)[0]
        for entrant in entrants:
            entrant.byes += entrant.person in resting
        playing = iter([number for number in range(people) if str(number) not in resting])
        tables = [list(itertools.islice(playing, some)) for some in sizes]
        found.append((tables, [int(number) for number in resting]))
    return found


def _anneal(people: int, rounds: list[Numbered], chance: random.Random) -> list[Numbered]:
    """Exchange people between the tables of a round until pairs meet about equally often.

    Simulated annealing on the sum of squares of how often pairs meet.
    """
    met = [[0] * people for _ in range(people)]
    for tables, _ in rounds:
        for table in tables:
            for one, other in itertools.permutations(table, 2):
                met[one][other] += 1
    open_rounds = [tables for tables, _ in rounds if len(tables) > 1]
    steps = EXCHANGES * people * len(rounds) if open_rounds else 0
    for step in range(steps):
        heat = HOT * (COLD / HOT) ** (step / steps)
        first, second = chance.sample(chance.choice(open_rounds), 2)
        here, there = chance.randrange(len(first)), chance.randrange(len(second))
        one, other = first[here], second[there]
        change = 0
        for table, leaves, comes in ((first, one, other), (second, other, one)):
            for member in table:
                if member != leaves:
                    change += 2 * (met[comes][member] - met[leaves][member]) + 2
        if change <= 0 or chance.random() < math.exp(-change / heat):
            _exchange(met, first, second, here, there)
    return rounds


def _exchange(
    met: list[list[int]], first: list[int], second: list[int], here: int, there: int
) -> None:
    one, other = first[here], second[there]
    for table, leaves, comes in ((first, one, other), (second, other, one)):
        for member in table:
            if member != leaves:
                met[comes][member] += 1
                met[member][comes] += 1
                met[leaves][member] -= 1
                met[member][leaves] -= 1
    first[here], second[there] = other, one


def _named(order: Sequence[str], rounds: Sequence[Numbered]) -> list[Drawn]:
    return [
        Drawn([[order[n] for n in table] for table in tables], [order[n] for n in resting])
        for tables, resting in rounds
    ]


def _seat_all(order: Sequence[str], rounds: Sequence[Drawn], chance: random.Random) -> list[Drawn]:
    entrants = {person: Entrant(person) for person in order}
    found: list[Drawn] = []
    for drawn in rounds:
        tables = [
            seat_people([entrants[person] for person in people], chance) for people in drawn.tables
        ]
        for people in tables:
            for person in people:
                entrants[person].note_table(people)
        found.append(Drawn(tables, drawn.byes))
    return found
