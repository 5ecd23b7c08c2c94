"""What a host does to people with `tenshu admin`, while the service runs or not.

On PostgreSQL the running processes are told in the same transaction; on SQLite the service believes
what it knows of a person for some seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, func, select, text, update

from tenshu.core.errors import BadOption
from tenshu.server.clocks import STAND_IN
from tenshu.server.notices import Changed, Envelope, Notice, PersonChanged
from tenshu.server.people import is_visible
from tenshu.server.rows import Person, ReportRow
from tenshu.server.storage import accounts, personal, safety, sessions, tokens
from tenshu.server.storage.migrating import has_newest_form
from tenshu.server.storage.notices import CHANNEL, LARGEST_NOTICE
from tenshu.server.storage.repository import find_person
from tenshu.server.storage.store import opened
from tenshu.server.storage.tables import PEOPLE, SEATS
from tenshu.server.timing import now
from tenshu.text import clean

T = TypeVar("T")

SENDER: Final = "admin"
MOST_LISTED: Final = 1_000


class Listed(NamedTuple):
    """A person as a host sees them."""

    id: str
    name: str
    created_at: str
    known_at: str | None
    suspended_at: str | None
    tables: int


def list_people(url: str, find: str, *, has_guests: bool) -> list[Listed]:
    """People whose name has a text in it, the newest first; bots and deleted ones are left out."""
    tables = (
        select(func.count(SEATS.c.table_id.distinct()))
        .where(SEATS.c.person == PEOPLE.c.id)
        .scalar_subquery()
    )
    columns = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.created_at, PEOPLE.c.known_at)
    query = select(*columns, PEOPLE.c.suspended_at, tables)
    query = query.where(PEOPLE.c.deleted_at.is_(None), PEOPLE.c.is_bot.is_(False))
    if find:
        query = query.where(PEOPLE.c.name.icontains(find, autoescape=True))
    if not has_guests:
        query = query.where(PEOPLE.c.known_at.is_not(None) | PEOPLE.c.suspended_at.is_not(None))
    ordered = query.order_by(PEOPLE.c.created_at.desc(), PEOPLE.c.id).limit(MOST_LISTED)
    with opened_today(url) as engine, engine.connect() as connection:
        return [Listed(*row) for row in connection.execute(ordered)]


def rename(url: str, person: str, name: str, *, is_trial: bool) -> Person:
    """Give a person another name, or BadOption; who they were."""
    name = clean(name)
    if not is_visible(name):
        raise BadOption("error-name")

    def work(connection: Connection) -> Person:
        found = find(connection, person)
        if accounts.is_name_taken(connection, name, person):
            raise BadOption("error-name-taken", name=name)
        try:
            edited = accounts.rename(connection, found, name)
        except accounts.NameTaken:
            raise BadOption("error-name-taken", name=name) from None
        _tell(connection, person, edited, is_session_over=False)
        return found

    return change(url, work, is_trial=is_trial)


def suspend(url: str, person: str, *, is_over: bool, is_trial: bool) -> Person:
    """Shut a person out, which ends their sessions, or let them in again."""

    def work(connection: Connection) -> Person:
        found = find(connection, person)
        at = None if is_over else found.suspended_at or now()
        change = update(PEOPLE).where(PEOPLE.c.id == person)
        connection.execute(change.values(suspended_at=at))
        if not is_over:
            sessions.end_sessions(connection, person)
        for one in (person, *tokens.list_bots(connection, person)):
            _tell(connection, one, [], is_session_over=not is_over)
        return found

    return change(url, work, is_trial=is_trial)


def delete(url: str, person: str, *, is_trial: bool) -> Person:
    """Delete a person's data as they could themselves."""

    def work(connection: Connection) -> Person:
        found = find(connection, person)
        bots = tokens.list_bots(connection, person)
        changed = personal.forget(connection, person, STAND_IN, now())
        _tell(connection, person, changed, is_session_over=True)
        for bot in bots:
            _tell(connection, bot, [], is_session_over=True)
        return found

    return change(url, work, is_trial=is_trial)


def list_reports(url: str, *, has_closed: bool) -> list[ReportRow]:
    """What people have reported."""
    with opened_today(url) as engine, engine.connect() as connection:
        return safety.list_reports(connection, has_closed=has_closed)


def close_report(url: str, number: str, *, is_trial: bool) -> None:
    """Mark a report as dealt with, or BadOption."""

    def work(connection: Connection) -> None:
        if not safety.close_report(connection, number, now()):
            raise BadOption("error-report-unknown", report=number)

    change(url, work, is_trial=is_trial)


def find(connection: Connection, person: str) -> Person:
    """A person whose data is not deleted, or BadOption."""
    found = find_person(connection, person)
    if found is None or found.deleted_at is not None:
        raise BadOption("error-person-unknown", person=person)
    return found


def change(url: str, work: Callable[[Connection], T], *, is_trial: bool) -> T:
    """Do some work in one transaction; a trial is taken back."""
    with opened_today(url) as engine:
        writing = engine.execution_options(tenshu_writes=True)
        with writing.connect() as connection:
            whole = connection.begin()
            done = work(connection)
            if is_trial:
                whole.rollback()
            else:
                whole.commit()
            return done


def _tell(connection: Connection, person: str, tables: list[str], *, is_session_over: bool) -> None:
    """Let the processes that serve this PostgreSQL read a person and tables anew."""
    if connection.dialect.name != "postgresql":
        return
    notices: list[Notice] = [PersonChanged(person, is_session_over)]
    notices += [Changed(table, is_rewritten=True) for table in tables]
    some: list[Notice] = []
    for notice in notices:
        if len(msgspec.json.encode(Envelope(SENDER, [*some, notice]))) > LARGEST_NOTICE:
            _notify(connection, some)
            some = []
        some.append(notice)
    _notify(connection, some)


def _notify(connection: Connection, notices: list[Notice]) -> None:
    payload = msgspec.json.encode(Envelope(SENDER, notices)).decode()
    named = {"channel": CHANNEL, "payload": payload}
    connection.execute(text("SELECT pg_notify(:channel, :payload)"), named)


@contextmanager
def opened_today(url: str) -> Iterator[Engine]:
    """A database of today's form, or BadOption."""
    with opened(url, must_exist=True) as engine:
        if not has_newest_form(engine):
            raise BadOption("error-admin-form")
        yield engine
