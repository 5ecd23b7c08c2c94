"""All statements: plain functions on a connection, run inside a transaction of the store."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tenshu.server.clock_messages import ClockInfo
from tenshu.server.messages import UndoRequest
from tenshu.server.rows import (
    CHAT_LINES,
    Change,
    ChatRow,
    ClockEvent,
    ClockState,
    Entry,
    NewTableRows,
    Person,
    RecordRow,
    SeatRow,
    Snapshot,
    StoredTable,
    Stretch,
    TableRow,
)
from tenshu.server.storage import results
from tenshu.server.storage.reminder_store import note_waiting
from tenshu.server.storage.tables import (
    ACTIONS,
    CHAT,
    CLOCK_EVENTS,
    PEOPLE,
    RECORDS,
    SEATS,
    SETTINGS,
    SNAPSHOTS,
    TABLES,
)

LOG: Final = logging.getLogger(__name__)
LISTED: Final = 100
# A setting that is written again and again, to prove that it can be.
WRITTEN: Final = "written-at"


class Conflict(Exception):
    """The change was not made on what is stored now: read again, then decide again."""


def setting(connection: Connection, name: str, fresh: str) -> str:
    """A stored value; the first process to ask stores `fresh`."""
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


def prove_writable(connection: Connection, at: str) -> None:
    """Fail if nothing can be stored."""
    setting(connection, WRITTEN, at)
    connection.execute(update(SETTINGS).where(SETTINGS.c.name == WRITTEN).values(value=at))


# People


def insert_person(connection: Connection, person: Person) -> None:
    """A new guest."""
    connection.execute(insert(PEOPLE).values(**_columns(person)))


def find_person(connection: Connection, person: str) -> Person | None:
    """The person with this id."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first()
    return None if row is None else _person(row)


def rename_person(connection: Connection, person: str, name: str) -> list[str]:
    """Change a person's name, also at their tables, which are returned.

    People at one screen keep the names they gave.
    """
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    # Locked in order, so that two people who share two tables cannot wait for each other.
    edited = connection.scalars(
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(sits), TABLES.c.is_one_screen.is_(False))
        .order_by(TABLES.c.id)
        .with_for_update()
    ).all()
    edit = update(TABLES).where(TABLES.c.id.in_(edited))
    connection.execute(edit.values(edits=TABLES.c.edits + 1))
    renamed = update(SEATS).where(SEATS.c.person == person, SEATS.c.table_id.in_(edited))
    connection.execute(renamed.values(name=name))
    return list(edited)


def set_link(connection: Connection, person: str, link_hash: str) -> None:
    """Replace the personal link of a person."""
    change = update(PEOPLE).where(PEOPLE.c.id == person)
    connection.execute(change.values(link_hash=link_hash))


def find_by_link(connection: Connection, link_hash: str) -> Person | None:
    """The person who made the link with this hash."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.link_hash == link_hash)).first()
    return None if row is None else _person(row)


# Tables


def insert_table(connection: Connection, new: NewTableRows) -> None:
    """Add a table, with the set-up of its game if it runs at once."""
    connection.execute(insert(TABLES).values(**table_columns(new.table)))
    _insert_seats(connection, new.table.id, new.seats)
    _insert_entries(connection, new.table.id, new.entries)
    _insert_clock_events(connection, new.table.id, new.clock_events)
    if new.waiting is not None:
        note_waiting(connection, new.table.id, new.waiting)


def find_table(connection: Connection, table: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    seats = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return _table(row), [_seat(seat) for seat in connection.execute(seats)]


def load_table(connection: Connection, table: str) -> StoredTable | None:
    """Everything about a table."""
    found = find_table(connection, table)
    if found is None:
        return None
    return StoredTable(
        table=found[0],
        seats=found[1],
        chat=find_chat(connection, table),
        entries=find_entries(connection, table),
        snapshot=find_snapshot(connection, table),
        clock_events=find_clock_events(connection, table),
    )


def save_change(connection: Connection, change: Change) -> None:
    """Store a change of a table, or raise Conflict if it was not made on what is stored."""
    if change.table is not None:
        _update_table(connection, change.table, change.table.version - len(change.entries))
    if change.seats is not None:
        connection.execute(delete(SEATS).where(SEATS.c.table_id == change.table_id))
        _insert_seats(connection, change.table_id, change.seats)
    _insert_entries(connection, change.table_id, change.entries)
    _insert_lines(connection, change.table_id, change.lines)
    _insert_clock_events(connection, change.table_id, change.clock_events)
    if change.waiting is not None:
        note_waiting(connection, change.table_id, change.waiting)
    if change.snapshot is not None:
        put_snapshot(connection, change.table_id, change.snapshot)
    if change.rematch is not None:
        insert_table(connection, change.rematch)
    if change.is_reopened:
        results.delete_result(connection, change.table_id)
    if change.ended is not None:
        results.insert_result(connection, change.ended)


def find_news(
    connection: Connection, table: str, version: int, line: int, clock_event: int
) -> Change | None:
    """What a table has more than somebody knows who knows it up to these numbers."""
    found = find_table(connection, table)
    if found is None:
        return None
    row, seats = found
    lines = [known for known in find_chat(connection, table) if known.id > line]
    entries = find_entries(connection, table, since=version)
    events = find_clock_events(connection, table, since=clock_event)
    return Change(table, row, seats, entries, lines, clock_events=events)


def list_versions(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[int, int, int]]:
    """The version, the edits and the last chat line of some tables."""
    lines = select(CHAT.c.table_id, func.max(CHAT.c.id).label("line")).group_by(CHAT.c.table_id)
    last = lines.where(CHAT.c.table_id.in_(tables)).subquery()
    line = func.coalesce(last.c.line, 0)
    query = select(TABLES.c.id, TABLES.c.version, TABLES.c.edits, line)
    query = query.outerjoin(last, last.c.table_id == TABLES.c.id)
    rows = connection.execute(query.where(TABLES.c.id.in_(tables)))
    return {row[0]: (row[1], row[2], row[3]) for row in rows}


def find_versions(connection: Connection, table: str) -> tuple[int, int, int]:
    """The version, the edits and the last chat line of a table."""
    last_line = select(func.coalesce(func.max(CHAT.c.id), 0)).where(CHAT.c.table_id == table)
    query = select(TABLES.c.version, TABLES.c.edits, last_line.scalar_subquery())
    version, edits, line = connection.execute(query.where(TABLES.c.id == table)).one()
    return int(version), int(edits), int(line)


def find_entries(connection: Connection, table: str, since: int = 0) -> list[Entry]:
    """The log of a table after a version."""
    log = select(ACTIONS).where(ACTIONS.c.table_id == table, ACTIONS.c.seq > since)
    query = log.order_by(ACTIONS.c.seq)
    return [
        Entry(row.seq, row.actor, row.kind, row.payload, row.key, row.at)
        for row in connection.execute(query)
    ]


def find_clock_events(connection: Connection, table: str, since: int = 0) -> list[ClockEvent]:
    """What the clocks of a table depend on besides its log, after an event."""
    events = select(CLOCK_EVENTS).where(CLOCK_EVENTS.c.table_id == table)
    query = events.where(CLOCK_EVENTS.c.seq > since).order_by(CLOCK_EVENTS.c.seq)
    return [
        ClockEvent(row.seq, row.version, row.seat, row.kind, row.payload, row.at)
        for row in connection.execute(query)
    ]


def put_snapshot(connection: Connection, table: str, snapshot: Snapshot) -> None:
    """Store a snapshot in place of the older one."""
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
    numbers = msgspec.json.encode(snapshot.numbers).decode()
    digest = _digest(snapshot.version, numbers)
    connection.execute(
        insert(SNAPSHOTS).values(
            table_id=table, version=snapshot.version, numbers=numbers, digest=digest
        )
    )


def find_snapshot(connection: Connection, table: str) -> Snapshot | None:
    """The snapshot of a table, unless it is damaged."""
    row = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).first()
    if row is None:
        return None
    if row.digest != _digest(row.version, row.numbers):
        LOG.warning("snapshot-damaged", extra={"table": table[:6]})
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
    return with_seats(connection, query)


def list_mine(connection: Connection, person: str) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables where the person sits or is the host: those that are not over, then the latest."""
    # Two lists, each by its index: with OR, SQLite would read all tables.
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    hosts = select(TABLES.c.id).where(TABLES.c.host == person)
    query = select(TABLES).where(TABLES.c.id.in_(sits.union(hosts)))
    is_over = TABLES.c.status == "over"
    return with_seats(connection, query.order_by(is_over, TABLES.c.updated_at.desc()))


# Chat and records


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


def list_tables(connection: Connection) -> list[str]:
    """Every table, the oldest first; today's columns are asked for."""
    return [row.id for row in connection.execute(select(TABLES).order_by(TABLES.c.created_at))]


def list_records(connection: Connection) -> list[str]:
    """Every record that somebody opened here, the oldest first."""
    query = select(RECORDS.c.id).order_by(RECORDS.c.created_at)
    return list(connection.execute(query).scalars())


def find_record(connection: Connection, record: str) -> RecordRow | None:
    """A kept record."""
    row = connection.execute(select(RECORDS).where(RECORDS.c.id == record)).first()
    if row is None:
        return None
    return RecordRow(
        row.id, row.game, row.text, row.created_at, row.owner, row.address, row.seen_at
    )


def count_records(connection: Connection, owner: str, address: str) -> tuple[int, int]:
    """How many records a person has sent, and how many came from an address."""
    count = select(func.count()).select_from(RECORDS)
    by_owner = connection.scalar(count.where(RECORDS.c.owner == owner)) if owner else 0
    return by_owner or 0, connection.scalar(count.where(RECORDS.c.address == address)) or 0


def note_seen(connection: Connection, record: str, at: str) -> None:
    """Somebody watches a record."""
    connection.execute(update(RECORDS).where(RECORDS.c.id == record).values(seen_at=at))


def delete_unseen_records(connection: Connection, since: str) -> int:
    """Delete the records that nobody has watched since a time; how many these were."""
    return connection.execute(delete(RECORDS).where(RECORDS.c.seen_at < since)).rowcount


def _digest(version: int, numbers: str) -> str:
    return hashlib.sha256(f"{version}/{numbers}".encode()).hexdigest()


def _columns(row: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def table_columns(table: TableRow) -> dict[str, Any]:
    """A row of a table as the database holds it."""
    return _columns(table) | {
        "options": msgspec.json.encode(table.options).decode(),
        "later_seeds": msgspec.json.encode(table.later_seeds).decode(),
        "clock": _encoded(table.clock),
        "clock_state": _encoded(table.clock_state),
    }


def _encoded(value: msgspec.Struct | None) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _insert_seats(connection: Connection, table: str, seats: Sequence[SeatRow]) -> None:
    values = [
        _columns(seat) | {"table_id": table, "orders": msgspec.json.encode(seat.orders).decode()}
        for seat in seats
    ]
    connection.execute(insert(SEATS), values)


def _update_table(connection: Connection, table: TableRow, made_on: int) -> None:
    """Replace the row that was read; on PostgreSQL this also locks it until the commit."""
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table.id, TABLES.c.edits == table.edits - 1)
        .where(TABLES.c.version == made_on)
        .values(table_columns(table))
    )
    if changed.rowcount != 1:
        raise Conflict(f"the table is not at version {made_on}, edit {table.edits - 1} any more")


def _insert_entries(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    if entries:
        last = connection.scalar(select(func.max(ACTIONS.c.seq)).where(ACTIONS.c.table_id == table))
        _check_next(last, [entry.seq for entry in entries])
        _insert_new(connection, ACTIONS, table, entries)


def _insert_lines(connection: Connection, table: str, lines: Sequence[ChatRow]) -> None:
    if lines:
        last = connection.scalar(select(func.max(CHAT.c.id)).where(CHAT.c.table_id == table))
        _check_next(last, [line.id for line in lines])
        _insert_new(connection, CHAT, table, lines)


def _insert_clock_events(connection: Connection, table: str, events: Sequence[ClockEvent]) -> None:
    # Whoever adds events also changes the row, which lets one writer win.
    if events:
        _insert_new(connection, CLOCK_EVENTS, table, events)


def _check_next(last: int | None, numbers: list[int]) -> None:
    """Raise Conflict unless the numbers begin right after the last stored one, without gaps."""
    first = (last or 0) + 1
    if numbers != list(range(first, first + len(numbers))):
        raise Conflict(f"{numbers} was sent, but {first} is next")


def _insert_new(
    connection: Connection, into: Table, table: str, rows: Sequence[msgspec.Struct]
) -> None:
    try:
        connection.execute(insert(into), [_columns(row) | {"table_id": table} for row in rows])
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from None


def with_seats(
    connection: Connection, query: Select[Any], limit: int = LISTED
) -> list[tuple[TableRow, list[SeatRow]]]:
    """The tables of a query with their seats; a damaged one is left out."""
    rows = connection.execute(query.limit(limit)).all()
    found: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    seats = select(SEATS).where(SEATS.c.table_id.in_(found)).order_by(SEATS.c.seat)
    for seat in connection.execute(seats):
        found[seat.table_id].append(seat)
    tables: list[tuple[TableRow, list[SeatRow]]] = []
    for row in rows:
        try:
            tables.append((_table(row), [_seat(seat) for seat in found[row.id]]))
        except msgspec.MsgspecError as error:
            LOG.warning("table-not-listed", extra={"table": row.id[:6], "reason": str(error)})
    return tables


def _person(row: Row[Any]) -> Person:
    values = {name: getattr(row, name) for name in Person.__struct_fields__}
    return Person(**values | {"is_bot": bool(row.is_bot)})


def _table(row: Row[Any]) -> TableRow:
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__}
    values["options"] = msgspec.json.decode(row.options, type=dict[str, str])
    if row.undo_request is not None:
        msgspec.json.decode(row.undo_request, type=UndoRequest)
    values["later_seeds"] = msgspec.json.decode(row.later_seeds, type=list[Stretch])
    if row.clock is not None:
        values["clock"] = msgspec.json.decode(row.clock, type=ClockInfo)
    if row.clock_state is not None:
        values["clock_state"] = msgspec.json.decode(row.clock_state, type=ClockState)
    return TableRow(**values)


def _seat(row: Row[Any]) -> SeatRow:
    orders = msgspec.json.decode(row.orders, type=dict[str, str])
    is_away, is_bot, is_known = bool(row.is_away), bool(row.is_bot), bool(row.is_known)
    return SeatRow(row.seat, row.person, row.name, row.bot, is_away, orders, is_bot, is_known)
