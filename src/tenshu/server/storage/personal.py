"""All that the database holds of a person: exported, joined with another guest's, deleted.

Every column that names a person is marked in `tables.py`; what is done here follows the marks.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from tenshu.server.clock_messages import ClockInfo, Habits
from tenshu.server.rows import DELETED_NAME, NO_COUNTER, ClockState
from tenshu.server.storage.reminder_tables import BROWSERS
from tenshu.server.storage.tables import (
    ACTIONS,
    CHAT,
    CLOCK_EVENTS,
    MAIL_LINKS,
    METADATA,
    PEOPLE,
    SEATS,
    TABLES,
)

PersonColumn = Column[Any]
# A seat as it is when nobody sits there.
FREE: Final = {
    "person": None,
    "name": None,
    "bot": None,
    "is_away": False,
    "orders": "{}",
    "is_bot": False,
    "is_known": False,
}


class NotJoined(Exception):
    """The two are not a guest and another person who may take over the guest's games."""


def person_columns() -> list[PersonColumn]:
    """Every column that names a person."""
    tables = METADATA.sorted_tables
    return [column for table in tables for column in table.columns if "person" in column.info]


def export(connection: Connection, person: str) -> dict[str, Any]:
    """Everything stored of a person but what lets somebody in: rows by table, and their bots."""
    held: dict[Table, list[ColumnElement[bool]]] = {PEOPLE: [PEOPLE.c.id == person]}
    for column in person_columns():
        if column.table is not PEOPLE and not column.info.get("is_hidden"):
            held.setdefault(column.table, []).append(column == person)
    seats = select(SEATS.c.table_id).where(SEATS.c.person == person)
    held[TABLES].append(TABLES.c.id.in_(seats))
    found = {
        str(table.name): _rows(connection, table, or_(*conditions))
        for table, conditions in held.items()
    }
    for table, seat in ((ACTIONS, ACTIONS.c.actor), (CLOCK_EVENTS, CLOCK_EVENTS.c.seat)):
        own = and_(SEATS.c.table_id == table.c.table_id, SEATS.c.seat == seat)
        sits = select(SEATS.c.seat).where(own, SEATS.c.person == person).exists()
        found[str(table.name)] = _rows(connection, table, sits)
    bots = connection.scalars(select(PEOPLE.c.id).where(PEOPLE.c.owner == person))
    return found | {"bots": [export(connection, bot) for bot in bots.all()]}


def join(connection: Connection, guest: str, person: str, session: str) -> list[str]:
    """Give everything that a guest has to a person and forget the guest; the changed tables.

    Where both sit at a table that has begun, the person plays both seats. The browser that the guest
    wanted to be told in is that of the person's session.
    """
    old = connection.execute(select(PEOPLE).where(PEOPLE.c.id == guest)).first()
    new = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first()
    if old is None or new is None or guest == person or not _is_plain_guest(old):
        raise NotJoined
    if new.is_bot or new.deleted_at is not None or new.suspended_at is not None:
        raise NotJoined
    edited = set(_edit_tables(connection, guest))
    said = select(CHAT.c.table_id).where(CHAT.c.person == guest).distinct()
    edited.update(connection.scalars(said))
    waiting = select(TABLES.c.id).where(
        TABLES.c.status == "open", TABLES.c.is_one_screen.is_(False)
    )
    both = select(SEATS.c.table_id).where(SEATS.c.person == person)
    sits = SEATS.c.person == guest
    is_twice = SEATS.c.table_id.in_(waiting) & SEATS.c.table_id.in_(both)
    connection.execute(update(SEATS).where(sits, is_twice).values(**FREE))
    named = update(SEATS).where(sits, SEATS.c.name == old.name)
    connection.execute(named.values(name=new.name, is_known=new.known_at is not None))
    told = update(BROWSERS).where(BROWSERS.c.person == guest, BROWSERS.c.session.is_not(None))
    connection.execute(told.values(session=session))
    for column in person_columns():
        if column.info["person"] == "login":
            connection.execute(delete(column.table).where(column == guest))
        else:
            _move(connection, column, guest, person)
    _forget_own(connection, person)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == guest))
    return sorted(edited)


def forget(connection: Connection, person: str, stand_in: str, at: str) -> list[str]:
    """Delete a person's data and their bots'; the tables to be read anew.

    Games stay: a bot plays on at running tables, at the level that a table with a clock has chosen, and
    seats name a deleted player.
    """
    changed = set[str]()
    for bot in connection.scalars(select(PEOPLE.c.id).where(PEOPLE.c.owner == person)).all():
        if bot != person:
            changed.update(forget(connection, bot, stand_in, at))
    changed.update(_edit_tables(connection, person))
    said = select(CHAT.c.table_id).where(CHAT.c.person == person).distinct()
    changed.update(connection.scalars(said))
    _leave_tables(connection, person, stand_in)
    _forget_habits(connection, person)
    own_email = select(PEOPLE.c.email).where(PEOPLE.c.id == person).scalar_subquery()
    connection.execute(delete(MAIL_LINKS).where(MAIL_LINKS.c.email == own_email))
    silent = update(CHAT).where(CHAT.c.person == person)
    connection.execute(silent.values(name=DELETED_NAME, text=""))
    for column in person_columns():
        if column.info["person"] in ("own", "login"):
            connection.execute(delete(column.table).where(column == person))
    connection.execute(
        update(PEOPLE)
        .where(PEOPLE.c.id == person)
        .values(
            name=DELETED_NAME,
            link_hash=None,
            session=NO_COUNTER,
            created_at=at,
            known_at=None,
            email=None,
            name_key=None,
            suspended_at=None,
            deleted_at=at,
            language="en",
        )
    )
    return sorted(changed)


def _is_plain_guest(row: Any) -> bool:  # noqa: ANN401 - a row
    is_anybody = row.known_at is None and row.deleted_at is None and row.suspended_at is None
    return is_anybody and not row.is_bot


def _edit_tables(connection: Connection, person: str) -> list[str]:
    """Lock all tables of a person and mark them as changed."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    own = (TABLES.c.host == person) | TABLES.c.id.in_(sits)
    # In order, so that two people who share two tables cannot wait for each other.
    query = select(TABLES.c.id).where(own).order_by(TABLES.c.id).with_for_update()
    edited = list(connection.scalars(query))
    change = update(TABLES).where(TABLES.c.id.in_(edited))
    connection.execute(change.values(edits=TABLES.c.edits + 1))
    return edited


def _leave_tables(connection: Connection, person: str, stand_in: str) -> None:
    """Free seats before the start, let a bot play on after it, and give tables to other people."""

    def seats_at(*statuses: str) -> ColumnElement[bool]:
        tables = select(TABLES.c.id).where(TABLES.c.status.in_(statuses))
        return and_(SEATS.c.person == person, SEATS.c.table_id.in_(tables))

    connection.execute(update(SEATS).where(seats_at("open")).values(**FREE))
    gone = {"name": DELETED_NAME, "is_known": False}
    connection.execute(update(SEATS).where(seats_at("running", "over")).values(**gone))
    sits = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person))
    running = select(TABLES.c.id, TABLES.c.clock).where(TABLES.c.status == "running", sits)
    for table, clock in connection.execute(running).all():
        chosen = stand_in if clock is None else msgspec.json.decode(clock, type=ClockInfo).stand_in
        level = func.coalesce(SEATS.c.bot, chosen)
        played = update(SEATS).where(SEATS.c.person == person, SEATS.c.table_id == table)
        connection.execute(played.values(bot=level, is_away=True))
    others = (
        select(SEATS.c.person)
        .where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person != person)
        .where(SEATS.c.is_bot.is_(False))
        .order_by(SEATS.c.seat)
        .limit(1)
        .scalar_subquery()
    )
    hosted = update(TABLES).where(TABLES.c.host == person, TABLES.c.status != "over")
    connection.execute(hosted.values(host=func.coalesce(others, person)))
    lonely = update(TABLES).where(TABLES.c.host == person, TABLES.c.status == "open")
    connection.execute(lonely.values(is_listed=False))


def _forget_habits(connection: Connection, person: str) -> None:
    """Take the sleep hours and vacations of a person out of the clocks of their tables.

    They say when the person's own time stood still, and the person plays there no more.
    """
    held = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.person == person)
    timed = held.join(TABLES, TABLES.c.id == SEATS.c.table_id).where(TABLES.c.clock.is_not(None))
    nothing = msgspec.json.encode(Habits()).decode()
    for table, seat in connection.execute(timed).all():
        is_told = and_(CLOCK_EVENTS.c.table_id == table, CLOCK_EVENTS.c.seat == seat)
        told = update(CLOCK_EVENTS).where(is_told, CLOCK_EVENTS.c.kind == "habits")
        connection.execute(told.values(payload=nothing))
        is_it = TABLES.c.id == table
        kept = connection.scalar(select(TABLES.c.clock_state).where(is_it))
        if kept is not None:
            state = msgspec.json.decode(kept, type=ClockState)
            state.habits[seat] = Habits()
            text = msgspec.json.encode(state).decode()
            connection.execute(update(TABLES).where(is_it).values(clock_state=text))


def _move(connection: Connection, column: PersonColumn, guest: str, person: str) -> None:
    """Let rows of a guest name a person; a row that the person has already is dropped."""
    table = column.table
    try:
        with connection.begin_nested():
            connection.execute(update(table).where(column == guest).values({column: person}))
    except IntegrityError:
        keys = list(table.primary_key.columns)
        for row in connection.execute(select(*keys).where(column == guest)).all():
            is_it = and_(*(key == value for key, value in zip(keys, row, strict=True)))
            try:
                with connection.begin_nested():
                    connection.execute(update(table).where(is_it).values({column: person}))
            except IntegrityError:
                connection.execute(delete(table).where(is_it))


def _forget_own(connection: Connection, person: str) -> None:
    """Drop rows that relate a person to themselves, such as a block of their other guest."""
    for table in METADATA.sorted_tables:
        own = [column for column in table.columns if column.info.get("person") == "own"]
        if len(own) > 1:
            both = and_(*(column == person for column in own))
            connection.execute(delete(table).where(both))


def _rows(
    connection: Connection, table: Table, condition: ColumnElement[bool]
) -> list[dict[str, Any]]:
    columns = [column for column in table.columns if not column.info.get("is_secret")]
    found = connection.execute(select(*columns).where(condition).order_by(*table.primary_key))
    return [dict(row) for row in found.mappings()]
