"""Statements about sessions: the browsers in which people are logged in."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from tenshu.server.limits import MOST_SESSIONS
from tenshu.server.rows import NO_COUNTER, Person, SessionRow
from tenshu.server.storage.reminder_tables import BROWSERS
from tenshu.server.storage.repository import find_person
from tenshu.server.storage.tables import BLOCKS, PEOPLE, SESSIONS, TOKENS


class Visitor(NamedTuple):
    """A person with the ids of their sessions and of those whom they have blocked."""

    person: Person
    sessions: frozenset[str]
    blocked: frozenset[str]


def find_visitor(connection: Connection, person: str) -> Visitor | None:
    """A person, their sessions and whom they have blocked; for a bot, whom its owner has."""
    found = find_person(connection, person)
    if found is None:
        return None
    ids = connection.scalars(select(SESSIONS.c.id).where(SESSIONS.c.person == person))
    own = BLOCKS.c.person == person
    if found.is_bot:
        own |= BLOCKS.c.person.in_(select(TOKENS.c.owner).where(TOKENS.c.person == person))
    blocked = connection.scalars(select(BLOCKS.c.blocked).where(own))
    return Visitor(found, frozenset(ids), frozenset(blocked))


def add_session(connection: Connection, session: SessionRow) -> None:
    """Begin a session; of too many, the one that was seen longest ago ends."""
    connection.execute(insert(SESSIONS).values(**msgspec.structs.asdict(session)))
    own = select(SESSIONS.c.id).where(SESSIONS.c.person == session.person)
    newest = own.order_by(SESSIONS.c.seen_at.desc(), SESSIONS.c.id).offset(MOST_SESSIONS)
    old = list(connection.scalars(newest))
    if old:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(old)))
        _forget_browsers(connection)


def list_sessions(connection: Connection, person: str) -> list[SessionRow]:
    """The sessions of a person, the last seen first."""
    query = select(SESSIONS).where(SESSIONS.c.person == person)
    return [
        SessionRow(row.id, row.person, row.way, row.device, row.created_at, row.seen_at)
        for row in connection.execute(query.order_by(SESSIONS.c.seen_at.desc(), SESSIONS.c.id))
    ]


def note_seen(connection: Connection, session: str, at: str) -> None:
    """A session is in use."""
    connection.execute(update(SESSIONS).where(SESSIONS.c.id == session).values(seen_at=at))


def end_session(connection: Connection, person: str, session: str) -> bool:
    """End a session of a person; whether there was one."""
    is_it = (SESSIONS.c.id == session) & (SESSIONS.c.person == person)
    is_ended = connection.execute(delete(SESSIONS).where(is_it)).rowcount == 1
    _forget_browsers(connection)
    return is_ended


def end_counted(connection: Connection, person: str) -> None:
    """End all cookies of a person that name no session, as older versions made them."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(session=NO_COUNTER))


def end_sessions(connection: Connection, person: str, keep: str = "", before: str = "") -> None:
    """End all sessions of a person but one, which goes on in the browser of the one before."""
    end_counted(connection, person)
    goes_on = (BROWSERS.c.person == person) & (BROWSERS.c.session == before)
    connection.execute(update(BROWSERS).where(goes_on).values(session=keep))
    others = (SESSIONS.c.person == person) & (SESSIONS.c.id != keep)
    connection.execute(delete(SESSIONS).where(others))
    _forget_browsers(connection)


def forget_unseen(connection: Connection, since: str) -> None:
    """Forget sessions whose cookies have expired."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.seen_at < since))
    _forget_browsers(connection)


def _forget_browsers(connection: Connection) -> None:
    """Forget the browsers whose session is over: whoever has them is told no turns any more."""
    is_over = BROWSERS.c.session.not_in(select(SESSIONS.c.id))
    connection.execute(delete(BROWSERS).where(is_over))
