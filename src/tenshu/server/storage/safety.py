"""Statements about people who want to hear nothing of each other, and about reports."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tenshu.server.limits import MOST_BLOCKS
from tenshu.server.rows import ReportRow
from tenshu.server.storage.tables import BLOCKS, CHAT, PEOPLE, REPORTS
from tenshu.server.storage.upserts import insert_once


def block(connection: Connection, person: str, other: str, at: str) -> bool:
    """Block somebody; False if there is no such person, or the list is full."""
    if other in blocked_by(connection, person):
        return True
    exists = connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == other)) is not None
    own = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.person == person)
    if not exists or (connection.scalar(own) or 0) >= MOST_BLOCKS:
        return False
    insert_once(connection, BLOCKS, {"person": person, "blocked": other, "created_at": at})
    return True


def unblock(connection: Connection, person: str, other: str) -> None:
    """End a block."""
    is_it = (BLOCKS.c.person == person) & (BLOCKS.c.blocked == other)
    connection.execute(delete(BLOCKS).where(is_it))


def blocked_by(connection: Connection, person: str) -> dict[str, str]:
    """Whom a person has blocked: ids and names, by name."""
    query = (
        select(PEOPLE.c.id, PEOPLE.c.name)
        .join(BLOCKS, BLOCKS.c.blocked == PEOPLE.c.id)
        .where(BLOCKS.c.person == person)
        .order_by(PEOPLE.c.name, PEOPLE.c.id)
    )
    return {row.id: row.name for row in connection.execute(query)}


def list_blockers(connection: Connection, person: str) -> list[str]:
    """Everybody who has blocked a person."""
    return list(connection.scalars(select(BLOCKS.c.person).where(BLOCKS.c.blocked == person)))


def report(connection: Connection, new: ReportRow) -> bool:
    """Show a line of a chat to the host of the service; False if there is no such line.

    The line as it is stored counts, not what somebody says it was.
    """
    query = select(CHAT).where(CHAT.c.table_id == new.table_id, CHAT.c.id == new.line)
    line = connection.execute(query).first()
    if line is None or line.person == new.reporter:
        return False
    new.person, new.text = line.person, line.text
    with suppress(IntegrityError), connection.begin_nested():
        connection.execute(insert(REPORTS).values(**msgspec.structs.asdict(new)))
    return True


def list_reports(connection: Connection, *, has_closed: bool) -> list[ReportRow]:
    """Reports, the oldest first."""
    query = select(REPORTS).order_by(REPORTS.c.created_at, REPORTS.c.id)
    if not has_closed:
        query = query.where(REPORTS.c.closed_at.is_(None))
    return [ReportRow(**row) for row in connection.execute(query).mappings()]


def close_report(connection: Connection, number: str, at: str) -> bool:
    """Mark a report as dealt with; whether there was one."""
    closed = update(REPORTS).where(REPORTS.c.id == number, REPORTS.c.closed_at.is_(None))
    return connection.execute(closed.values(closed_at=at)).rowcount == 1


def is_blocked(connection: Connection, one: str, other: str) -> bool:
    """Whether either of two people has blocked the other."""
    return other in apart_from(connection, one)


def apart_from(connection: Connection, person: str) -> set[str]:
    """Everybody whom a person has blocked, or who has blocked them."""
    blocked = select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)
    blocking = select(BLOCKS.c.person).where(BLOCKS.c.blocked == person)
    return set(connection.scalars(blocked.union(blocking)))
