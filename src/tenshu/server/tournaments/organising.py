"""What may be done to a tournament: each function looks at it and says what is changed, or BadOption."""

from __future__ import annotations

import secrets

from tenshu import games
from tenshu.core.errors import BadOption
from tenshu.core.protocol import setup_options
from tenshu.server.clock_messages import ClockInfo
from tenshu.server.people import is_visible, new_id
from tenshu.server.rows import Person
from tenshu.server.table import SEED_BYTES
from tenshu.server.timing import now
from tenshu.server.tournament_messages import NewTournament
from tenshu.server.tournaments.draw import MOST_PEOPLE
from tenshu.server.tournaments.progress import Plan, is_round_over
from tenshu.server.tournaments.rows import (
    BYE,
    Begin,
    Decide,
    Drop,
    Edit,
    Finish,
    Join,
    PairingRow,
    StoredTournament,
    TournamentRow,
    Withdraw,
)
from tenshu.text import clean


def create(organiser: Person, asked: NewTournament, clock: ClockInfo | None) -> TournamentRow:
    """A new tournament."""
    if organiser.is_bot or not organiser.is_known:
        raise BadOption("error-not-known")
    name = clean(asked.name)
    if not is_visible(name):
        raise BadOption("error-tournament-name")
    game, at = games.load(asked.game), now()
    return TournamentRow(
        id=new_id(),
        name=name,
        organiser=organiser.id,
        game=game.name,
        size=asked.size,
        options=setup_options(game, asked.size, asked.options),
        clock=clock,
        is_rated=asked.is_rated,
        is_listed=asked.is_listed,
        format=asked.format,
        rounds=asked.rounds,
        seed=secrets.token_hex(SEED_BYTES),
        created_at=at,
        updated_at=at,
    )


def join(stored: StoredTournament, person: Person) -> Edit | None:
    """Sign somebody up; nothing if they are in already."""
    if person.is_bot or not person.is_known:
        raise BadOption("error-not-known")
    if any(player.person == person.id for player in stored.people):
        return None
    _check_status(stored, "open")
    if len(stored.people) >= MOST_PEOPLE:
        raise BadOption("error-tournament-full", most=MOST_PEOPLE)
    return Join(person.id)


def withdraw(stored: StoredTournament, person: str) -> Edit | None:
    """Withdraw somebody: before the start they are off the list, later they play no further rounds."""
    player = next((player for player in stored.people if player.person == person), None)
    if player is None:
        raise BadOption("error-tournament-person")
    if stored.row.status == "open":
        return Drop(person)
    _check_status(stored, "running")
    return None if player.withdrawn_at is not None else Withdraw(person)


def begin(stored: StoredTournament, plan: Plan | None) -> Edit:
    """Begin the first round."""
    _check_status(stored, "open")
    if plan is None:
        raise BadOption("error-tournament-few")
    return Begin(plan.drawn, plan.rounds)


def go_on(stored: StoredTournament, plan: Plan | None) -> Edit:
    """Begin the next round though tables are still played, or end after the last one."""
    _check_status(stored, "running")
    if plan is not None:
        return Begin(plan.drawn, plan.rounds)
    if not is_round_over(stored):
        raise BadOption("error-tournament-last")
    return Finish("over")


def go_on_by_itself(stored: StoredTournament, plan: Plan | None) -> Edit | None:
    """What follows when every table of a round is decided."""
    if stored.row.status != "running" or not is_round_over(stored):
        return None
    return go_on(stored, plan)


def end(stored: StoredTournament) -> Edit:
    """End before all is played; before the start nothing is left of it but its name."""
    if stored.row.status == "open":
        return Finish("cancelled")
    _check_status(stored, "running")
    return Finish("over")


def decide(
    stored: StoredTournament, number: tuple[int, int], places: list[int] | None, note: str
) -> Edit:
    """Correct the places of a table, by seat, or cancel it."""
    if stored.row.status not in ("running", "over"):
        raise BadOption("error-tournament-status")
    pairing = find(stored, number)
    note = clean(note)
    if not is_visible(note):
        raise BadOption("error-tournament-note")
    seats = len(pairing.seats)
    if places is not None and not _are_places(places, seats):
        raise BadOption("error-tournament-places", seats=seats)
    return Decide(pairing.round, pairing.number, places, note)


def find(stored: StoredTournament, number: tuple[int, int]) -> PairingRow:
    """A table of a round that has begun, or BadOption."""
    for pairing in stored.pairings:
        is_it = (pairing.round, pairing.number) == number
        if is_it and pairing.number != BYE and pairing.round <= stored.row.round:
            return pairing
    raise BadOption("error-tournament-table", round=number[0], number=number[1])


def _are_places(places: list[int], seats: int) -> bool:
    """Whether these can be the places of all seats: 1 2 3, or with a tie 1 1 3."""
    return len(places) == seats and all(
        place == 1 + sum(other < place for other in places) for place in places
    )


def _check_status(stored: StoredTournament, status: str) -> None:
    if stored.row.status != status:
        raise BadOption("error-tournament-status")
