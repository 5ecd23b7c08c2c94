"""Statements about friends, invitations, and people who wait to be paired."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, func, select, update

from tenshu import games
from tenshu.server.clock_messages import Habits
from tenshu.server.limits import (
    MOST_FRIENDS,
    MOST_INVITATIONS_BY_ONE,
    MOST_INVITATIONS_PER_TABLE,
)
from tenshu.server.meeting_messages import FoundPerson, Seek
from tenshu.server.rows import NewTableRows, SeatRow, TableRow
from tenshu.server.storage import repository
from tenshu.server.storage.clock_store import find_habits
from tenshu.server.storage.meeting_tables import FRIENDS, INVITATIONS, SEEKS
from tenshu.server.storage.safety import apart_from, is_blocked
from tenshu.server.storage.tables import PEOPLE, SEATS, TABLES, TOKENS
from tenshu.server.storage.upserts import insert_once, upsert

# Any number, the same in every process: people are paired one group after the other.
PAIRING_LOCK: Final = 7_367_483
# Invitations that one person is shown, and people that a search finds.
MOST_SHOWN: Final = 20
# People who wait that one pairing looks at.
MOST_CONSIDERED: Final = 500


class Waiting(NamedTuple):
    """Somebody who waits to be paired."""

    person: str
    name: str
    is_known: bool
    wish: Seek
    since: str


class Group(NamedTuple):
    """People who play together, and what."""

    game: str
    size: int
    people: list[Waiting]


# Friends


def find_people(connection: Connection, text: str) -> list[FoundPerson]:
    """People who have kept names that begin like this, then bots; all of them can be invited."""
    pattern = func.lower(PEOPLE.c.name).startswith(text.lower(), autoescape=True)
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.is_bot).where(_can_be_asked(), pattern)
    rows = connection.execute(query.order_by(PEOPLE.c.is_bot, PEOPLE.c.name).limit(MOST_SHOWN))
    return [FoundPerson(row.id, row.name, row.is_bot) for row in rows]


def ask_friend(connection: Connection, person: str, friend: str, at: str) -> bool:
    """Name somebody a friend; False if there is nobody, they are blocked, or there are too many."""
    found = connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == friend, _is_there()))
    own = select(FRIENDS.c.friend).where(FRIENDS.c.person == person)
    named = set(connection.scalars(own))
    if friend in named:
        return True
    is_full = len(named) >= MOST_FRIENDS
    if found is None or person == friend or is_full or is_blocked(connection, person, friend):
        return False
    insert_once(connection, FRIENDS, {"person": person, "friend": friend, "at": at})
    return True


def drop_friend(connection: Connection, person: str, friend: str) -> None:
    """End a friendship, on both sides."""
    for one, other in ((person, friend), (friend, person)):
        connection.execute(
            delete(FRIENDS).where(FRIENDS.c.person == one, FRIENDS.c.friend == other)
        )


def list_friends(connection: Connection, person: str) -> list[tuple[str, str, bool, bool]]:
    """Everybody whom a person has named or who has named them: id, name, and which of both."""
    named = set(connection.scalars(select(FRIENDS.c.friend).where(FRIENDS.c.person == person)))
    asks = select(FRIENDS.c.person).where(FRIENDS.c.friend == person)
    asking = set(connection.scalars(asks.order_by(FRIENDS.c.at).limit(MOST_FRIENDS)))
    shown = (named | asking) - apart_from(connection, person)
    query = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(shown), _is_there())
    return [
        (row.id, row.name, row.id in named, row.id in asking)
        for row in connection.execute(query.order_by(PEOPLE.c.name))
    ]


# Invitations


def invite(connection: Connection, table: str, person: str, by: str, at: str) -> bool:
    """Ask somebody to a table; False if they are not there or blocked, or too many were asked."""
    found = connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == person, _can_be_asked()))
    if found is None or person == by or is_blocked(connection, by, person):
        return False
    count = select(func.count()).select_from(INVITATIONS)
    open_ones = count.join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
    open_ones = open_ones.where(TABLES.c.status == "open", INVITATIONS.c.table_id != table)
    pressed = open_ones.where(INVITATIONS.c.person == person, INVITATIONS.c.by == by)
    others = count.where(INVITATIONS.c.table_id == table, INVITATIONS.c.person != person)
    is_full = (connection.scalar(others) or 0) >= MOST_INVITATIONS_PER_TABLE
    if is_full or (connection.scalar(pressed) or 0) >= MOST_INVITATIONS_BY_ONE:
        return False
    upsert(connection, INVITATIONS, {"table_id": table, "person": person, "by": by, "at": at})
    return True


def decline(connection: Connection, table: str, person: str) -> None:
    """Forget an invitation."""
    own = delete(INVITATIONS).where(INVITATIONS.c.table_id == table)
    connection.execute(own.where(INVITATIONS.c.person == person))


def is_invited(connection: Connection, table: str, person: str) -> bool:
    """Whether somebody was asked to a table."""
    query = select(INVITATIONS.c.person).where(INVITATIONS.c.table_id == table)
    return connection.scalar(query.where(INVITATIONS.c.person == person)) is not None


def list_invitations(
    connection: Connection, person: str
) -> list[tuple[str, str, TableRow, list[SeatRow]]]:
    """The tables that one is asked to and that have not begun: by whom, when, and the table."""
    query = (
        select(INVITATIONS.c.table_id, INVITATIONS.c.by, INVITATIONS.c.at, PEOPLE.c.name)
        .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        .join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.by)
        .where(INVITATIONS.c.person == person, TABLES.c.status == "open")
        .where(~exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person))
        .order_by(INVITATIONS.c.at.desc())
        .limit(MOST_SHOWN)
    )
    apart = apart_from(connection, person)
    found = []
    for row in connection.execute(query.where(INVITATIONS.c.by.not_in(apart))).all():
        stored = repository.find_table(connection, row.table_id)
        if stored is not None:
            found.append((row.name, row.at, *stored))
    return found


# Pairing


def put_seek(connection: Connection, person: str, wish: Seek, at: str) -> None:
    """Wait for this from now on."""
    text = msgspec.json.encode(wish).decode()
    row = {"person": person, "wish": text, "since": at, "fresh_at": at, "table_id": None}
    upsert(connection, SEEKS, row)


def drop_seek(connection: Connection, person: str) -> None:
    """Wait no more."""
    connection.execute(delete(SEEKS).where(SEEKS.c.person == person))


def touch_seeks(connection: Connection, people: Collection[str], at: str, old: str) -> None:
    """Note who still waits, and forget whom nobody has heard of for some time."""
    waits = update(SEEKS).where(SEEKS.c.person.in_(people), SEEKS.c.table_id.is_(None))
    connection.execute(waits.values(fresh_at=at))
    connection.execute(delete(SEEKS).where(SEEKS.c.fresh_at < old))


def find_seek(
    connection: Connection, person: str, old: str
) -> tuple[Seek, str, str | None, int] | None:
    """What a person waits for, since when, the table that was found, and how many others fit."""
    row = connection.execute(select(SEEKS).where(SEEKS.c.person == person)).first()
    if row is None or row.fresh_at < old:
        return None
    wish = msgspec.json.decode(row.wish, type=Seek)
    others = [one for one in _waiting(connection, old) if one.person != person]
    fitting = sum(any(_fits(one.wish, *what, wish.pace) for what in _kinds(wish)) for one in others)
    return wish, row.since, row.table_id, fitting


def pair(
    connection: Connection,
    person: str,
    old: str,
    make: Callable[[Group, dict[str, Habits]], NewTableRows],
    *,
    may_be_few: bool = False,
) -> tuple[Group, NewTableRows] | None:
    """Seat a waiting person with others who want the same, in one transaction.

    `make` makes the table, by the habits of those who have told theirs. With `may_be_few` the group
    may be too small: bots take the other seats.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(PAIRING_LOCK)))
    waiting = _waiting(connection, old)
    own = next((one for one in waiting if one.person == person), None)
    if own is None:
        return None
    groups = [_group(connection, own, waiting, *what) for what in _kinds(own.wish)]
    full = [group for group in groups if len(group.people) == group.size]
    if not full and not may_be_few:
        return None
    # Whoever has waited longest goes first; without a full group the largest one.
    group = (
        min(full, key=lambda one: min(waits.since for waits in one.people))
        if full
        else max(groups, key=lambda one: len(one.people))
    )
    members = [one.person for one in group.people]
    rows = make(group, find_habits(connection, members))
    repository.insert_table(connection, rows)
    found = update(SEEKS).where(SEEKS.c.person.in_(members))
    connection.execute(found.values(table_id=rows.table.id))
    return group, rows


def _group(
    connection: Connection, own: Waiting, waiting: Sequence[Waiting], game: str, size: int
) -> Group:
    """The people who could play this with somebody, those who wait longest first."""
    people, apart = [own], apart_from(connection, own.person)
    for one in waiting:
        if len(people) == size:
            break
        is_other = one.person != own.person and _fits(one.wish, game, size, own.wish.pace)
        if is_other and one.person not in apart:
            people.append(one)
            apart |= apart_from(connection, one.person)
    return Group(game, size, people)


def _waiting(connection: Connection, old: str) -> list[Waiting]:
    query = (
        select(SEEKS, PEOPLE.c.name, PEOPLE.c.known_at)
        .join(PEOPLE, PEOPLE.c.id == SEEKS.c.person)
        .where(SEEKS.c.fresh_at >= old, SEEKS.c.table_id.is_(None))
        .order_by(SEEKS.c.since)
        .limit(MOST_CONSIDERED)
    )
    return [
        Waiting(
            row.person,
            row.name,
            row.known_at is not None,
            msgspec.json.decode(row.wish, type=Seek),
            row.since,
        )
        for row in connection.execute(query)
    ]


def _kinds(wish: Seek) -> list[tuple[str, int]]:
    """All that would do: games, each with a number of players that it can have."""
    return [
        (game, size) for game in wish.games for size in wish.sizes if size in games.load(game).seats
    ]


def _fits(wish: Seek, game: str, size: int, pace: str) -> bool:
    return game in wish.games and size in wish.sizes and wish.pace == pace


def _is_there() -> ColumnElement[bool]:
    return PEOPLE.c.known_at.is_not(None) & PEOPLE.c.deleted_at.is_(None)


def _can_be_asked() -> ColumnElement[bool]:
    """Known people, and bots while a token lets them play."""
    plays = exists().where(TOKENS.c.person == PEOPLE.c.id)
    return _is_there() | (PEOPLE.c.is_bot & PEOPLE.c.deleted_at.is_(None) & plays)
