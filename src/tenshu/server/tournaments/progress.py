"""How a stored tournament stands, and its next round; pure functions of what is stored."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from tenshu import games
from tenshu.server.tournaments.draw import Drawn, Entrant, draw_swiss, swiss_rounds
from tenshu.server.tournaments.rows import BYE, PairingRow, StoredTournament
from tenshu.server.tournaments.schedule import schedule
from tenshu.server.tournaments.standings import Outcome, Standing, places_of, stand


class Plan(NamedTuple):
    """The next round and all after it that are drawn, and how many rounds there are in all."""

    drawn: list[Drawn]
    rounds: int


def table_sizes_of(stored: StoredTournament) -> list[int]:
    """The numbers of people who can play the game together."""
    return [size for size in games.load(stored.row.game).seats if size >= 2]


def outcome_of(pairing: PairingRow) -> Outcome | None:
    """The result of a table, once it is decided."""
    people = tuple(seat.person for seat in pairing.seats)
    if pairing.is_cancelled:
        return Outcome(people, None)
    given = [seat.given_place for seat in pairing.seats if seat.given_place is not None]
    if len(given) == len(people):
        return Outcome(people, tuple(given))
    places = [seat.place for seat in pairing.seats if seat.place is not None]
    if len(places) < len(people):
        return None
    has_left = [seat.has_left for seat in pairing.seats]
    scores = tuple(seat.points or 0 for seat in pairing.seats)
    return Outcome(people, places_of(places, has_left), scores)


def begun(stored: StoredTournament) -> Iterator[PairingRow]:
    """The tables of rounds that have begun, with their byes."""
    return (pairing for pairing in stored.pairings if pairing.round <= stored.row.round)


def standings_of(stored: StoredTournament) -> list[Standing]:
    """The standings by all that is decided so far."""
    outcomes: list[Outcome] = []
    byes: list[str] = []
    for pairing in begun(stored):
        outcome = outcome_of(pairing) if pairing.number != BYE else None
        if pairing.number == BYE:
            byes += [seat.person for seat in pairing.seats]
        elif outcome is not None:
            outcomes.append(outcome)
    people = [player.person for player in stored.people]
    return stand(people, outcomes, byes, stored.row.size)


def is_round_over(stored: StoredTournament) -> bool:
    """Whether every table of the round is decided; after the last round, every table of all."""
    is_last = stored.row.round >= stored.row.rounds
    return all(
        pairing.is_decided()
        for pairing in begun(stored)
        if is_last or pairing.round == stored.row.round
    )


def plan_next(stored: StoredTournament) -> Plan | None:
    """The next round, or None if there is none: it was the last, or too few people are left."""
    row = stored.row
    playing = {player.person for player in stored.people if player.plays()}
    allowed = table_sizes_of(stored)
    if row.status == "open":
        plan = _plan_first(stored, sorted(playing), allowed)
    elif row.round >= row.rounds:
        return None
    elif row.format == "swiss":
        plan = Plan([_draw(stored, playing, allowed)], row.rounds)
    else:
        plan = Plan(_planned(stored, playing, allowed), row.rounds)
    return plan if any(drawn.tables for drawn in plan.drawn) else None


def _plan_first(stored: StoredTournament, playing: list[str], allowed: list[int]) -> Plan:
    row = stored.row
    if row.format == "swiss":
        rounds = row.rounds or swiss_rounds(len(playing), row.size)
        return Plan([_draw(stored, set(playing), allowed)], rounds)
    drawn = schedule(playing, row.size, allowed, row.rounds, f"{row.seed}/all")
    return Plan(drawn, len(drawn))


def _draw(stored: StoredTournament, playing: Collection[str], allowed: list[int]) -> Drawn:
    row = stored.row
    points = {standing.person: standing.points for standing in standings_of(stored)}
    entrants = {person: Entrant(person, points[person]) for person in playing}
    for pairing in begun(stored):
        people = [seat.person for seat in pairing.seats]
        for person in people:
            if person in entrants and pairing.number == BYE:
                entrants[person].byes += 1
            elif person in entrants:
                entrants[person].note_table(people)
    return draw_swiss(list(entrants.values()), row.size, allowed, f"{row.seed}/{row.round + 1}")


def _planned(stored: StoredTournament, playing: Collection[str], allowed: list[int]) -> list[Drawn]:
    """The rounds that are still to come, without the people who have withdrawn.

    At a table that has become too small, those who are left have a bye.
    """
    found: list[Drawn] = []
    for number in range(stored.row.round + 1, stored.row.rounds + 1):
        drawn = Drawn([], [])
        for pairing in stored.pairings:
            if pairing.round != number:
                continue
            people = [seat.person for seat in pairing.seats if seat.person in playing]
            if pairing.number != BYE and len(people) in allowed:
                drawn.tables.append(people)
            else:
                drawn.byes.extend(people)
        found.append(drawn)
    return found
