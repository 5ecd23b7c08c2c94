"""Statements about reminders: who must act, how they are told, and the queue of what is sent.

A reminder is sent at most once: it is claimed in a transaction of its own before anything leaves,
and a claim that a dead process left behind is never taken up again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, func, select, update

from tenshu.server.reminder_messages import PushSubscription, ReminderSettings
from tenshu.server.rows import ROUND_BEGINS, BegunRound, Delivery, Waiting
from tenshu.server.storage.meeting_tables import TOURNAMENT_TABLES, TOURNAMENTS
from tenshu.server.storage.reminder_tables import BROWSERS, DELIVERIES, MUTED, REMINDERS, WAITING
from tenshu.server.storage.tables import ACTIONS, PEOPLE, SEATS, TABLES
from tenshu.server.storage.upserts import insert_into, insert_once, upsert

# Turns and deliveries that one process takes at once.
TAKEN_AT_ONCE: Final = 20
# The deliveries for a turn at a table, by the person's settings and browsers.
Plan = Callable[[str, Waiting, ReminderSettings, list[str]], list[Delivery]]
# When a person's quiet hours end, if it is quiet now.
QuietUntil = Callable[[ReminderSettings], str | None]
State = Literal["waiting", "sending", "sent", "dropped", "failed", "lost"]


def note_waiting(connection: Connection, table: str, waiting: Waiting) -> None:
    """Store who must act at a table now, in the transaction of the change itself."""
    upsert(connection, WAITING, {"table_id": table, **msgspec.structs.asdict(waiting)})


# How somebody is told


def find_settings(connection: Connection, person: str) -> ReminderSettings:
    """How a person is told; whoever has said nothing is told by their browsers."""
    query = select(REMINDERS.c.settings).where(REMINDERS.c.person == person)
    kept = connection.scalar(query)
    if kept is None:
        return ReminderSettings()
    return msgspec.json.decode(kept, type=ReminderSettings)


def put_settings(connection: Connection, person: str, settings: ReminderSettings) -> None:
    """Change how a person is told."""
    text = msgspec.json.encode(settings).decode()
    upsert(connection, REMINDERS, {"person": person, "settings": text})


def is_muted(connection: Connection, person: str, table: str) -> bool:
    """Whether a table is silent for a person."""
    query = select(MUTED.c.person).where(MUTED.c.person == person, MUTED.c.table_id == table)
    return connection.execute(query).first() is not None


def set_muted(connection: Connection, person: str, table: str, muted: bool) -> None:
    """Silence a table for a person, or end that."""
    if muted:
        insert_once(connection, MUTED, {"person": person, "table_id": table})
    else:
        own = delete(MUTED).where(MUTED.c.person == person, MUTED.c.table_id == table)
        connection.execute(own)


def put_browser(
    connection: Connection,
    browser: str,
    person: str,
    session: str | None,
    given: PushSubscription,
    at: str,
    most: int,
) -> None:
    """Add a browser, whoever it told before; the oldest ones beyond `most` are forgotten."""
    values = {"person": person, "session": session, "created_at": at}
    upsert(connection, BROWSERS, {"id": browser, **values, **msgspec.structs.asdict(given)})
    own = select(BROWSERS.c.id).where(BROWSERS.c.person == person)
    old = connection.scalars(own.order_by(BROWSERS.c.created_at.desc()).offset(most)).all()
    connection.execute(delete(BROWSERS).where(BROWSERS.c.id.in_(old)))


def forget_browser(connection: Connection, browser: str, person: str | None = None) -> None:
    """Forget a browser; one that its push service does not know any more is nobody's."""
    gone = delete(BROWSERS).where(BROWSERS.c.id == browser)
    connection.execute(gone if person is None else gone.where(BROWSERS.c.person == person))


def find_browser(connection: Connection, browser: str, person: str) -> PushSubscription | None:
    """A browser that wants to be told, as long as it is this person's."""
    is_it = (BROWSERS.c.id == browser) & (BROWSERS.c.person == person)
    row = connection.execute(select(BROWSERS).where(is_it)).first()
    return None if row is None else PushSubscription(row.endpoint, row.p256dh, row.auth)


def list_browsers(connection: Connection, person: str) -> list[str]:
    """The browsers of a person."""
    return list(connection.scalars(select(BROWSERS.c.id).where(BROWSERS.c.person == person)))


# The queue


def has_work(connection: Connection, now: str) -> bool:
    """Whether somebody is to be told, which costs no transaction that writes."""
    turn = select(WAITING.c.table_id).where(WAITING.c.remind_at <= now).limit(1)
    return (
        connection.execute(turn).first() is not None
        or connection.execute(select(DELIVERIES.c.id).where(_is_due(now)).limit(1)).first()
        is not None
    )


def put_turns(connection: Connection, now: str, plan: Plan) -> None:
    """Take the turns that are due, and put what is planned for each into the queue."""
    for table, waiting in take_turns(connection, now):
        if not is_muted(connection, waiting.person, table):
            settings = find_settings(connection, waiting.person)
            browsers = list_browsers(connection, waiting.person)
            add_deliveries(connection, plan(table, waiting, settings, browsers))


def put_round(connection: Connection, table: str, people: Sequence[str], plan: Plan) -> None:
    """Put what is planned for the beginning of a round into the queue, for all at a table."""
    for seat, person in enumerate(people):
        settings, browsers = find_settings(connection, person), list_browsers(connection, person)
        begins = Waiting(person, seat, ROUND_BEGINS, "", None)
        add_deliveries(connection, plan(table, begins, settings, browsers))


def take_turns(connection: Connection, now: str) -> list[tuple[str, Waiting]]:
    """Turns that have lasted long enough; each is taken once, by one process."""
    query = select(WAITING).where(WAITING.c.remind_at <= now).limit(TAKEN_AT_ONCE)
    rows = connection.execute(query.with_for_update(skip_locked=True)).all()
    taken = [row.table_id for row in rows]
    connection.execute(update(WAITING).where(WAITING.c.table_id.in_(taken)).values(remind_at=None))
    return [
        (row.table_id, Waiting(row.person, row.seat, row.acted, row.since, None)) for row in rows
    ]


def add_deliveries(connection: Connection, deliveries: Sequence[Delivery]) -> None:
    """Put reminders into the queue; those that were there once are not put again."""
    if not deliveries:
        return
    new = insert_into(connection, DELIVERIES).on_conflict_do_nothing(index_elements=["id"])
    connection.execute(new, [msgspec.structs.asdict(one) for one in deliveries])


def claim(
    connection: Connection, now: str, quiet_until: QuietUntil, busy: Sequence[str]
) -> list[Delivery]:
    """Reminders to send now, which no other process will send, and to nobody who is sent some already.

    Those that are not true any more are dropped, and those of people who want quiet now wait.
    """
    query = select(DELIVERIES).where(_is_due(now), DELIVERIES.c.person.not_in(busy))
    query = query.order_by(DELIVERIES.c.next_at).limit(TAKEN_AT_ONCE)
    rows = connection.execute(query.with_for_update(skip_locked=True)).all()
    claimed: list[Delivery] = []
    for row in rows:
        delivery = Delivery(**{name: getattr(row, name) for name in Delivery.__struct_fields__})
        if not _is_true(connection, delivery):
            delivery.state = "dropped"
        elif (until := quiet_until(find_settings(connection, delivery.person))) is not None:
            # It could not be sent before, or the quiet hours are new.
            delivery.next_at = until
        else:
            delivery.state = "sending"
            claimed.append(delivery)
        mark(connection, delivery)
    return claimed


def mark(connection: Connection, delivery: Delivery) -> None:
    """Store what became of a reminder."""
    values = {"state": delivery.state, "tries": delivery.tries, "next_at": delivery.next_at}
    connection.execute(update(DELIVERIES).where(DELIVERIES.c.id == delivery.id).values(values))


def forget_old(connection: Connection, before: str) -> None:
    """Forget what was sent or given up long ago."""
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.created_at < before))


def list_waiting_for(connection: Connection, person: str) -> list[tuple[str, str]]:
    """The tables where a person must act and that are not silent, each with its game."""
    silent = select(MUTED.c.table_id).where(MUTED.c.person == person)
    query = (
        select(TABLES.c.id, TABLES.c.game)
        .join(WAITING, WAITING.c.table_id == TABLES.c.id)
        .where(WAITING.c.person == person, TABLES.c.id.not_in(silent))
        .order_by(func.coalesce(TABLES.c.due_at, "9"), WAITING.c.since)
        .limit(TAKEN_AT_ONCE)
    )
    return [(row.id, row.game) for row in connection.execute(query)]


def list_rounds_of(connection: Connection, person: str) -> list[BegunRound]:
    """The rounds that are news for a person, without those where it is their turn already."""
    turns = select(WAITING.c.table_id).where(WAITING.c.person == person)
    query = (
        _tables_not_begun(person)
        .join(TOURNAMENT_TABLES, TOURNAMENT_TABLES.c.table_id == TABLES.c.id)
        .join(TOURNAMENTS, TOURNAMENTS.c.id == TOURNAMENT_TABLES.c.tournament)
        .where(TABLES.c.id.not_in(turns))
        .add_columns(TOURNAMENTS.c.name, TOURNAMENT_TABLES.c.round)
        .order_by(TABLES.c.created_at)
        .limit(TAKEN_AT_ONCE)
    )
    return [BegunRound(row.id, row.game, row.name, row.round) for row in connection.execute(query)]


def find_game(connection: Connection, table: str) -> tuple[str, str | None]:
    """The game of a table, and when the running clock ends there."""
    row = connection.execute(
        select(TABLES.c.game, TABLES.c.due_at).where(TABLES.c.id == table)
    ).one()
    return str(row.game), row.due_at


def find_language(connection: Connection, person: str) -> str:
    """The language of messages to a person."""
    query = select(PEOPLE.c.language).where(PEOPLE.c.id == person)
    return str(connection.scalar(query) or "en")


def _is_due(now: str) -> ColumnElement[bool]:
    return (DELIVERIES.c.state == "waiting") & (DELIVERIES.c.next_at <= now)


def _is_true(connection: Connection, delivery: Delivery) -> bool:
    """Whether the person still must act there, since the same action of theirs.

    A round is news for whoever sits at the table and has done nothing there; a digest needs one of both.
    """
    person, table = delivery.person, delivery.table_id
    if table is None:
        return bool(list_waiting_for(connection, person) or list_rounds_of(connection, person))
    if delivery.acted == ROUND_BEGINS:
        news = _tables_not_begun(person).where(TABLES.c.id == table)
        return connection.execute(news).first() is not None
    mine = select(WAITING.c.acted).where(WAITING.c.person == person, WAITING.c.table_id == table)
    return connection.scalar(mine) == delivery.acted and not is_muted(connection, person, table)


def _tables_not_begun(person: str) -> Select[tuple[str, str]]:
    """Running tables, not silent, where a person sits and has done nothing yet."""
    silent = select(MUTED.c.table_id).where(MUTED.c.person == person)
    acted = select(ACTIONS.c.seq).where(
        ACTIONS.c.table_id == SEATS.c.table_id, ACTIONS.c.actor == SEATS.c.seat
    )
    return (
        select(TABLES.c.id, TABLES.c.game)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.person == person, SEATS.c.is_away.is_(False), ~acted.exists())
        .where(TABLES.c.status == "running", TABLES.c.id.not_in(silent))
    )
