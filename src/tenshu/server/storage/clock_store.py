"""Statements about clocks: people's habits, tables whose time may be up, outages of the service."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import Connection, insert, select, update

from tenshu.server.clock_messages import Habits
from tenshu.server.pauses import Interval
from tenshu.server.storage.processes import leased_to_others
from tenshu.server.storage.repository import setting
from tenshu.server.storage.tables import HABITS, OUTAGES, SEATS, SETTINGS, TABLES
from tenshu.server.storage.upserts import upsert

# The setting that says when some process last served, in milliseconds since 1970.
ALIVE: Final = "alive-at"
# Tables that are looked at in one round.
MOST_DUE: Final = 100


def find_habits(connection: Connection, people: Collection[str]) -> dict[str, Habits]:
    """The habits of those of these people who have told them."""
    query = select(HABITS).where(HABITS.c.person.in_(people))
    return {
        row.person: msgspec.json.decode(row.habits, type=Habits)
        for row in connection.execute(query)
    }


def put_habits(connection: Connection, person: str, habits: Habits) -> list[str]:
    """Store somebody's habits; their running tables with a clock."""
    text = msgspec.json.encode(habits).decode()
    upsert(connection, HABITS, {"person": person, "habits": text})
    return list_timed(connection, person)


def list_timed(connection: Connection, person: str) -> list[str]:
    """The running tables of a person that have a clock."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    query = select(TABLES.c.id).where(TABLES.c.id.in_(sits), TABLES.c.status == "running")
    return list(connection.scalars(query.where(TABLES.c.clock.is_not(None))))


def list_due(connection: Connection, now: str, process: str) -> list[str]:
    """Running tables where somebody's time may be up and no other live process drives."""
    query = select(TABLES.c.id).where(TABLES.c.due_at <= now, TABLES.c.status == "running")
    if connection.dialect.name == "postgresql":
        query = query.where(TABLES.c.id.not_in(leased_to_others(process)))
    return list(connection.scalars(query.order_by(TABLES.c.due_at).limit(MOST_DUE)))


def has_clocks(connection: Connection) -> bool:
    """Whether any clock runs."""
    query = select(TABLES.c.id).where(TABLES.c.due_at.is_not(None), TABLES.c.status == "running")
    return connection.execute(query.limit(1)).first() is not None


def beat(connection: Connection, now: int, longest: int | None) -> list[Interval]:
    """Say that the service is up; all times in which it was not.

    With `longest`, a silence of all processes longer than that many milliseconds was an outage.
    """
    setting(connection, ALIVE, str(now))
    own = SETTINGS.c.name == ALIVE
    last = int(connection.scalars(select(SETTINGS.c.value).where(own).with_for_update()).one())
    if longest is not None and now - last > longest:
        connection.execute(insert(OUTAGES).values(begins=last, ends=now))
    connection.execute(update(SETTINGS).where(own).values(value=str(max(now, last))))
    query = select(OUTAGES.c.begins, OUTAGES.c.ends).order_by(OUTAGES.c.begins)
    return [Interval(row.begins, row.ends) for row in connection.execute(query)]
