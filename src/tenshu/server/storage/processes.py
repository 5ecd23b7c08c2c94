"""Statements about the services that share a PostgreSQL: their beats and their leases.

Workers are in the same table (`storage/queue.py`), but hold no leases and serve nobody.

All times are the database's own, so that no machine's clock matters.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from tenshu.server.storage.tables import LEASES, PROCESSES, SEATS, TABLES

# A process that has not beaten for this long is dead, and whoever likes takes its leases over.
LEASE_SECONDS: Final = 2.0


class Beat(NamedTuple):
    """What a process learns from its beat."""

    # False if this process was believed dead: it has no leases any more.
    was_known: bool
    alive: frozenset[str]
    expired: frozenset[str]


def beat(connection: Connection, process: str) -> Beat:
    """Say that a process lives; who else does."""
    was_known = _note_beat(connection, process)
    is_alive = (PROCESSES.c.beat_at > _clock() - LEASE_SECONDS).label("is_alive")
    rows = connection.execute(select(PROCESSES.c.id, is_alive).where(_serves())).all()
    alive = frozenset(row.id for row in rows if row.is_alive)
    return Beat(was_known, alive, frozenset(row.id for row in rows) - alive)


def list_alive(connection: Connection) -> list[str]:
    """The processes that serve this database."""
    query = select(PROCESSES.c.id).where(_serves(), _lives())
    return [str(process) for process in connection.scalars(query)]


def list_leases(connection: Connection) -> dict[str, str]:
    """The tables that are driven, each with the process that does."""
    return {row.table_id: row.owner for row in connection.execute(select(LEASES))}


def take_lease(connection: Connection, table: str, process: str) -> tuple[bool, bool]:
    """Take the lease of a table unless a live process has it: whether we are known, and got it."""
    was_known = _note_beat(connection, process)
    new = insert(LEASES).values(table_id=table, owner=process)
    is_free = LEASES.c.owner.not_in(select(PROCESSES.c.id).where(_lives()))
    taken = connection.execute(
        new.on_conflict_do_update(
            index_elements=[LEASES.c.table_id],
            set_={"owner": process},
            where=is_free | (LEASES.c.owner == process),
        ).returning(LEASES.c.owner)
    )
    return was_known, taken.first() is not None


def release_leases(connection: Connection, tables: Collection[str], process: str) -> None:
    """Give leases up."""
    own = delete(LEASES).where(LEASES.c.owner == process)
    connection.execute(own.where(LEASES.c.table_id.in_(tables)))


def bury(connection: Connection, process: str) -> None:
    """Forget a process that is dead, and with it its leases."""
    dead = delete(PROCESSES).where(PROCESSES.c.id == process, ~_lives())
    if connection.execute(dead).rowcount:
        connection.execute(delete(LEASES).where(LEASES.c.owner == process))


def leave(connection: Connection, process: str) -> None:
    """Forget a process that stops in good order."""
    connection.execute(delete(PROCESSES).where(PROCESSES.c.id == process))
    connection.execute(delete(LEASES).where(LEASES.c.owner == process))


def list_waiting_for_bots(connection: Connection, until: str, process: str) -> list[str]:
    """Running tables where a bot must act, and nothing has happened since a time, the latest first.

    Tables that another live process drives are left out.
    """
    query = (
        select(TABLES.c.id)
        .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.actor))
        .where(TABLES.c.status == "running", SEATS.c.bot.is_not(None))
        .where(TABLES.c.updated_at <= until)
        .order_by(TABLES.c.updated_at.desc())
    )
    if connection.dialect.name == "postgresql":
        query = query.where(TABLES.c.id.not_in(leased_to_others(process)))
    return [str(table) for table in connection.scalars(query)]


def leased_to_others(process: str) -> Select[tuple[str]]:
    """The tables that other live processes drive."""
    leased = select(LEASES.c.table_id).join(PROCESSES, PROCESSES.c.id == LEASES.c.owner)
    return leased.where(_lives(), LEASES.c.owner != process)


def _note_beat(connection: Connection, process: str) -> bool:
    own = update(PROCESSES).where(PROCESSES.c.id == process)
    if connection.execute(own.values(beat_at=_clock())).rowcount:
        return True
    # Two threads of one process may beat for the first time at once.
    first = insert(PROCESSES).values(id=process, beat_at=_clock())
    connection.execute(first.on_conflict_do_nothing())
    return False


def _serves() -> ColumnElement[bool]:
    return PROCESSES.c.kinds.is_(None)


def _lives() -> ColumnElement[bool]:
    return PROCESSES.c.beat_at > _clock() - LEASE_SECONDS


def _clock() -> ColumnElement[float]:
    return func.date_part("epoch", func.clock_timestamp())
