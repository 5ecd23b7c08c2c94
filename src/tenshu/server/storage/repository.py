"""All statements: plain functions on a connection, run inside a transaction of the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tenshu.server.rows import ChatRow, Entry, Person, RecordRow, SeatRow, Snapshot, TableRow
from tenshu.server.storage.notices import notify
from tenshu.server.storage.tables import (
    ACTIONS,
    CHAT,
    PEOPLE,
    RECORDS,
    SEATS,
    SETTINGS,
    SNAPSHOTS,
    TABLES,
)

CHAT_LINES: Final = 200
LISTED: Final = 100


class Conflict(Exception):
    """Somebody else wrote first: read again, then decide again."""


def setting(connection: Connection, name: str, fresh: str) -> str:
    """A value that is made once and kept, whoever comes first."""
    query = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
    kept = connection.scalar(query)
    if kept is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(SETTINGS).values(name=name, value=fresh))
            kept = fresh
        except IntegrityError:
            kept = connection.scalar(query)
    return str(kept)


def ping(connection: Connection) -> None:
    """Fail if the database does not answer."""
    connection.execute(select(1))


# People


def insert_person(connection: Connection, person: Person) -> None:
    """A new guest."""
    connection.execute(insert(PEOPLE).values(**_columns(person)))


def find_person(connection: Connection, person: str) -> Person | None:
    """Whoever has this id."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first()
    return None if row is None else _person(row)


def rename_person(connection: Connection, person: str, name: str) -> None:
    """A new name, also where the person sits; people at one screen keep the names they gave."""
    shared = select(TABLES.c.id).where(TABLES.c.is_one_screen)
    connection.execute(
        update(SEATS)
        .where(SEATS.c.person == person, SEATS.c.table_id.not_in(shared))
        .values(name=name)
    )
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))


def set_link(connection: Connection, person: str, link_hash: str) -> None:
    """The only link that lets the person in from now on."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(link_hash=link_hash))


def find_by_link(connection: Connection, link_hash: str) -> Person | None:
    """Whoever made the link with this hash."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.link_hash == link_hash)).first()
    return None if row is None else _person(row)


# Tables


def insert_table(
    connection: Connection, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]
) -> None:
    """A new table, with the set-up of its game if it runs at once."""
    connection.execute(insert(TABLES).values(**_table_columns(table)))
    _insert_seats(connection, table.id, seats)
    _insert_entries(connection, table.id, entries)


def find_table(connection: Connection, table: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    return None if row is None else (_table(row), find_seats(connection, [table])[table])


def find_seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, each in order."""
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    for row in connection.execute(query):
        found[row.table_id].append(_seat(row))
    return found


def save_table(
    connection: Connection, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]
) -> None:
    """Store changes of a table and its seats, and entries they cause, or raise Conflict."""
    values = _table_columns(table) | {"edits": table.edits + 1}
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table.id, TABLES.c.edits == table.edits)
        .where(TABLES.c.version == table.version - len(entries))
        .values(**values)
    )
    if changed.rowcount != 1:
        raise Conflict
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table.id))
    _insert_seats(connection, table.id, seats)
    _insert_entries(connection, table.id, entries)
    notify(connection, table.id)


def append(
    connection: Connection, table: TableRow, entries: Sequence[Entry], snapshot: Snapshot | None
) -> None:
    """Add entries to a log, or raise Conflict when another writer was faster."""
    _insert_entries(connection, table.id, entries)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table.id)
        .values(
            version=table.version,
            actor=table.actor,
            status=table.status,
            undo_request=table.undo_request,
            updated_at=table.updated_at,
        )
    )
    if snapshot is not None:
        put_snapshot(connection, table.id, snapshot)
    notify(connection, table.id)


def find_versions(connection: Connection, table: str) -> tuple[int, int, int]:
    """How far a table has come: its log, its changes, its chat."""
    last_line = select(func.coalesce(func.max(CHAT.c.id), 0)).where(CHAT.c.table_id == table)
    query = select(TABLES.c.version, TABLES.c.edits, last_line.scalar_subquery())
    version, edits, line = connection.execute(query.where(TABLES.c.id == table)).one()
    return int(version), int(edits), int(line)


def find_entries(connection: Connection, table: str, after: int) -> list[Entry]:
    """The log of a table from some version on."""
    query = (
        select(ACTIONS)
        .where(ACTIONS.c.table_id == table, ACTIONS.c.seq > after)
        .order_by(ACTIONS.c.seq)
    )
    return [
        Entry(row.seq, row.actor, row.kind, row.payload, row.key, row.at)
        for row in connection.execute(query)
    ]


def put_snapshot(connection: Connection, table: str, snapshot: Snapshot) -> None:
    """Keep a position in place of an older one."""
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
    numbers = msgspec.json.encode(snapshot.numbers).decode()
    connection.execute(
        insert(SNAPSHOTS).values(table_id=table, version=snapshot.version, numbers=numbers)
    )


def find_snapshot(connection: Connection, table: str) -> Snapshot | None:
    """The position kept of a table."""
    row = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).first()
    if row is None:
        return None
    return Snapshot(row.version, msgspec.json.decode(row.numbers, type=list[int]))


def list_open(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
    """Listed tables where somebody may still sit down or watch, newest first."""
    query = (
        select(TABLES)
        .where(TABLES.c.is_listed)
        .where(
            (TABLES.c.status == "open") | ((TABLES.c.status == "running") & TABLES.c.has_spectators)
        )
        .order_by(TABLES.c.status, TABLES.c.created_at.desc())
    )
    return _with_seats(connection, query)


def list_mine(connection: Connection, person: str) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables where the person sits or is the host, the last touched first."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    query = (
        select(TABLES)
        .where((TABLES.c.host == person) | TABLES.c.id.in_(sits))
        .order_by(TABLES.c.updated_at.desc())
    )
    return _with_seats(connection, query)


def list_waiting_for_bots(connection: Connection) -> list[str]:
    """Running tables where a bot must act."""
    query = (
        select(TABLES.c.id)
        .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.actor))
        .where(TABLES.c.status == "running", SEATS.c.bot.is_not(None))
    )
    return [str(table) for table in connection.scalars(query)]


# Chat and records


def insert_line(connection: Connection, table: str, line: ChatRow) -> ChatRow:
    """Add a line to a table's chat; the row comes back with its number."""
    last = connection.scalar(select(func.max(CHAT.c.id)).where(CHAT.c.table_id == table))
    line.id = (last or 0) + 1
    try:
        with connection.begin_nested():
            connection.execute(insert(CHAT).values(table_id=table, **_columns(line)))
    except IntegrityError:
        raise Conflict from None
    notify(connection, table)
    return line


def find_chat(connection: Connection, table: str) -> list[ChatRow]:
    """The last lines of a table's chat."""
    query = (
        select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(CHAT_LINES)
    )
    lines = [
        ChatRow(row.id, row.person, row.name, row.seat, row.text, row.at)
        for row in connection.execute(query)
    ]
    return lines[::-1]


def insert_record(connection: Connection, record: RecordRow) -> None:
    """Keep a record."""
    connection.execute(insert(RECORDS).values(**_columns(record)))


def find_record(connection: Connection, record: str) -> RecordRow | None:
    """A kept record."""
    row = connection.execute(select(RECORDS).where(RECORDS.c.id == record)).first()
    return None if row is None else RecordRow(row.id, row.game, row.text, row.created_at)


def _columns(row: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _table_columns(table: TableRow) -> dict[str, Any]:
    return _columns(table) | {"options": msgspec.json.encode(table.options).decode()}


def _insert_seats(connection: Connection, table: str, seats: Sequence[SeatRow]) -> None:
    values = [
        _columns(seat) | {"table_id": table, "orders": msgspec.json.encode(seat.orders).decode()}
        for seat in seats
    ]
    connection.execute(insert(SEATS), values)


def _insert_entries(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    if not entries:
        return
    values = [_columns(entry) | {"table_id": table} for entry in entries]
    try:
        connection.execute(insert(ACTIONS), values)
    except IntegrityError:
        raise Conflict from None


def _with_seats(connection: Connection, query: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
    tables = [_table(row) for row in connection.execute(query.limit(LISTED))]
    seats = find_seats(connection, [table.id for table in tables])
    return [(table, seats[table.id]) for table in tables]


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.created_at)


def _table(row: Row[Any]) -> TableRow:
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__}
    values["options"] = msgspec.json.decode(row.options, type=dict[str, str])
    return TableRow(**values)


def _seat(row: Row[Any]) -> SeatRow:
    orders = msgspec.json.decode(row.orders, type=dict[str, str])
    return SeatRow(row.seat, row.person, row.name, row.bot, bool(row.is_away), orders)
