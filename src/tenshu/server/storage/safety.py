"""Statements about people who want to hear nothing of each other, and about reports."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, or_, select

from tenshu.server.limits import MOST_BLOCKS
from tenshu.server.storage.tables import BLOCKS, PEOPLE


def block(connection: Connection, person: str, other: str, at: str) -> bool:
    """Block somebody; False if there is no such person, or the list is full."""
    if other in blocked_by(connection, person):
        return True
    exists = connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == other)) is not None
    own = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.person == person)
    if not exists or (connection.scalar(own) or 0) >= MOST_BLOCKS:
        return False
    connection.execute(insert(BLOCKS).values(person=person, blocked=other, created_at=at))
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


def is_blocked(connection: Connection, one: str, other: str) -> bool:
    """Whether either of two people has blocked the other."""
    either = or_(
        (BLOCKS.c.person == one) & (BLOCKS.c.blocked == other),
        (BLOCKS.c.person == other) & (BLOCKS.c.blocked == one),
    )
    return connection.scalar(select(BLOCKS.c.person).where(either).limit(1)) is not None
