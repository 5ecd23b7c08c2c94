"""What a host does to tournaments with `tenshu admin`, while the service runs or not.

A running service makes the tables of a round that begins here, within a second or so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from tenshu.core.errors import BadOption
from tenshu.server.clocks import clock_of
from tenshu.server.rows import Person
from tenshu.server.storage import tournaments
from tenshu.server.storage.admin import change, find, opened_today
from tenshu.server.storage.tournaments import Listed
from tenshu.server.timing import now
from tenshu.server.tournament_messages import NewTournament
from tenshu.server.tournaments import organising
from tenshu.server.tournaments.progress import Plan, plan_next
from tenshu.server.tournaments.rows import Edit, StoredTournament

# A host is not bound by what people are.
MOST_TOURNAMENTS: Final = 1_000

Rule = Callable[[StoredTournament], Edit | None]


def list_all(url: str) -> list[Listed]:
    """The newest tournaments, private ones as well."""
    with opened_today(url) as engine, engine.connect() as connection:
        return tournaments.list_all(connection)


def show(url: str, tournament: str) -> StoredTournament:
    """A tournament, or BadOption."""
    with opened_today(url) as engine, engine.connect() as connection:
        return _load(connection, tournament)


def create(url: str, organiser: str, asked: NewTournament, *, is_trial: bool) -> StoredTournament:
    """A new tournament of a person, or BadOption."""

    def work(connection: Connection) -> StoredTournament:
        row = organising.create(find(connection, organiser), asked, clock_of(asked.clock))
        tournaments.insert_tournament(connection, row, MOST_TOURNAMENTS)
        return _load(connection, row.id)

    return change(url, work, is_trial=is_trial)


def join(url: str, tournament: str, person: str, *, is_trial: bool) -> StoredTournament:
    """Sign a person up, or BadOption."""

    def work(connection: Connection) -> StoredTournament:
        found: Person = find(connection, person)
        return _edit(connection, tournament, lambda stored: organising.join(stored, found))

    return change(url, work, is_trial=is_trial)


def edit(url: str, tournament: str, rule: Rule, *, is_trial: bool) -> StoredTournament:
    """Change a tournament by a rule, or BadOption; how it is then."""
    return change(url, lambda connection: _edit(connection, tournament, rule), is_trial=is_trial)


def drawn(rule: Callable[[StoredTournament, Plan | None], Edit | None]) -> Rule:
    """A rule that needs the draw of the next round."""
    return lambda stored: rule(stored, plan_next(stored))


def _edit(connection: Connection, tournament: str, rule: Rule) -> StoredTournament:
    _load(connection, tournament)
    tournaments.change(connection, tournament, rule, now())
    return _load(connection, tournament)


def _load(connection: Connection, tournament: str) -> StoredTournament:
    stored = tournaments.load(connection, tournament)
    if stored is None:
        raise BadOption("error-tournament-unknown", tournament=tournament)
    return stored
