"""Statements about tournaments; every change of one is made on what was read, or is a Conflict."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from tenshu.server.clock_messages import ClockInfo
from tenshu.server.rows import NewTableRows
from tenshu.server.storage import repository
from tenshu.server.storage.meeting_tables import (
    RESULTS,
    TOURNAMENT_PEOPLE,
    TOURNAMENT_SEATS,
    TOURNAMENT_TABLES,
    TOURNAMENTS,
)
from tenshu.server.storage.reminder_store import Plan, put_round
from tenshu.server.storage.repository import Conflict
from tenshu.server.storage.tables import PEOPLE
from tenshu.server.tournaments.rows import (
    BYE,
    Begin,
    Decide,
    Drop,
    Edit,
    Finish,
    Join,
    PairedSeat,
    PairingRow,
    PlayerRow,
    StoredTournament,
    TournamentRow,
    Withdraw,
)

# Any number, the same in every process: one person founds one tournament after the other.
FOUNDING_LOCK: Final = 7_367_484
MOST_LISTED: Final = 50


class Stamp(NamedTuple):
    """How far a tournament has come."""

    edits: int
    # Tables that are made, and those whose game is over.
    made: int
    over: int


class Listed(NamedTuple):
    """A tournament of a list: with its organiser's name, how many play, and whether one does."""

    row: TournamentRow
    organiser: str
    people: int
    is_in: bool


def insert_tournament(connection: Connection, row: TournamentRow, most: int) -> bool:
    """A new tournament; False if its organiser has too many that are not over."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(FOUNDING_LOCK)))
    unfinished = TOURNAMENTS.c.status.in_(("open", "running"))
    count = select(func.count()).select_from(TOURNAMENTS)
    own = count.where(TOURNAMENTS.c.organiser == row.organiser, unfinished)
    if (connection.scalar(own) or 0) >= most:
        return False
    connection.execute(insert(TOURNAMENTS).values(**_columns(row)))
    return True


def list_tournaments(connection: Connection, person: str | None) -> list[Listed]:
    """Listed tournaments and a person's own ones, those that are not over first."""
    own = select(TOURNAMENT_PEOPLE.c.tournament).where(TOURNAMENT_PEOPLE.c.person == person)
    mine = set(connection.scalars(own)) if person is not None else set[str]()
    is_shown = or_(
        TOURNAMENTS.c.is_listed & (TOURNAMENTS.c.status != "cancelled"),
        TOURNAMENTS.c.id.in_(mine),
        TOURNAMENTS.c.organiser == person,
    )
    return _list(connection, select(TOURNAMENTS).where(is_shown), mine)


def list_all(connection: Connection) -> list[Listed]:
    """Every tournament, the newest ones."""
    return _list(connection, select(TOURNAMENTS), set())


def _list(connection: Connection, query: Select[Any], mine: set[str]) -> list[Listed]:
    is_over = TOURNAMENTS.c.status.in_(("over", "cancelled"))
    ordered = query.order_by(is_over, TOURNAMENTS.c.created_at.desc()).limit(MOST_LISTED)
    rows = [_row(row) for row in connection.execute(ordered)]
    ids = [row.id for row in rows]
    counted = select(TOURNAMENT_PEOPLE.c.tournament, func.count())
    counted = counted.where(TOURNAMENT_PEOPLE.c.tournament.in_(ids))
    counts = {
        row[0]: int(row[1])
        for row in connection.execute(counted.group_by(TOURNAMENT_PEOPLE.c.tournament))
    }
    organisers = {row.organiser for row in rows}
    named = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(organisers))
    names = {row.id: row.name for row in connection.execute(named)}
    return [
        Listed(row, names.get(row.organiser, ""), counts.get(row.id, 0), row.id in mine)
        for row in rows
    ]


def load(connection: Connection, tournament: str) -> StoredTournament | None:
    """Everything about a tournament."""
    found = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)).first()
    if found is None:
        return None
    row = _row(found)
    organiser = connection.scalar(select(PEOPLE.c.name).where(PEOPLE.c.id == row.organiser))
    signed_up = (
        select(TOURNAMENT_PEOPLE, PEOPLE.c.name, PEOPLE.c.deleted_at, PEOPLE.c.suspended_at)
        .join(PEOPLE, PEOPLE.c.id == TOURNAMENT_PEOPLE.c.person)
        .where(TOURNAMENT_PEOPLE.c.tournament == tournament)
        .order_by(TOURNAMENT_PEOPLE.c.joined_at, TOURNAMENT_PEOPLE.c.person)
    )
    people = [
        PlayerRow(
            person=one.person,
            name=one.name,
            joined_at=one.joined_at,
            withdrawn_at=one.withdrawn_at,
            is_gone=one.deleted_at is not None or one.suspended_at is not None,
        )
        for one in connection.execute(signed_up)
    ]
    return StoredTournament(row, organiser or "", people, _pairings(connection, tournament))


def _pairings(connection: Connection, tournament: str) -> list[PairingRow]:
    seats: dict[tuple[int, int], list[PairedSeat]] = defaultdict(list)
    at = and_(
        TOURNAMENT_TABLES.c.tournament == TOURNAMENT_SEATS.c.tournament,
        TOURNAMENT_TABLES.c.round == TOURNAMENT_SEATS.c.round,
        TOURNAMENT_TABLES.c.number == TOURNAMENT_SEATS.c.number,
    )
    result = and_(
        RESULTS.c.table_id == TOURNAMENT_TABLES.c.table_id,
        RESULTS.c.seat == TOURNAMENT_SEATS.c.seat,
    )
    query = (
        select(
            TOURNAMENT_SEATS,
            RESULTS.c.place.label("own_place"),
            RESULTS.c.points,
            RESULTS.c.has_left,
        )
        .join(TOURNAMENT_TABLES, at)
        .outerjoin(RESULTS, result)
        .where(TOURNAMENT_SEATS.c.tournament == tournament)
        .order_by(TOURNAMENT_SEATS.c.round, TOURNAMENT_SEATS.c.number, TOURNAMENT_SEATS.c.seat)
    )
    for row in connection.execute(query):
        seat = PairedSeat(row.person, row.place, row.own_place, row.points, bool(row.has_left))
        seats[row.round, row.number].append(seat)
    tables = select(TOURNAMENT_TABLES).where(TOURNAMENT_TABLES.c.tournament == tournament)
    ordered = tables.order_by(TOURNAMENT_TABLES.c.round, TOURNAMENT_TABLES.c.number)
    return [
        PairingRow(
            round=row.round,
            number=row.number,
            seats=seats[row.round, row.number],
            table_id=row.table_id,
            is_cancelled=bool(row.is_cancelled),
            note=row.note,
        )
        for row in connection.execute(ordered)
    ]


# Changes


def change(
    connection: Connection,
    tournament: str,
    work: Callable[[StoredTournament], Edit | None],
    at: str,
) -> StoredTournament | None:
    """Let `work` look at a tournament and decide what is done to it; how it was before.

    Conflict if another process was faster.
    """
    stored = load(connection, tournament)
    if stored is not None:
        wanted = work(stored)
        if wanted is not None:
            apply(connection, stored.row, wanted, at)
    return stored


def apply(connection: Connection, row: TournamentRow, wanted: Edit, at: str) -> None:
    """Change a tournament that was read like this, or Conflict."""
    match wanted:
        case Join(person):
            _edit(connection, row, at)
            new = {"tournament": row.id, "person": person, "joined_at": at}
            connection.execute(insert(TOURNAMENT_PEOPLE).values(**new))
        case Drop(person):
            _edit(connection, row, at)
            own = delete(TOURNAMENT_PEOPLE).where(TOURNAMENT_PEOPLE.c.tournament == row.id)
            connection.execute(own.where(TOURNAMENT_PEOPLE.c.person == person))
        case Withdraw(person):
            _edit(connection, row, at)
            player = update(TOURNAMENT_PEOPLE).where(TOURNAMENT_PEOPLE.c.tournament == row.id)
            connection.execute(
                player.where(TOURNAMENT_PEOPLE.c.person == person).values(withdrawn_at=at)
            )
        case Begin():
            _begin_round(connection, row, wanted, at)
        case Finish(status):
            _edit(connection, row, at, status=status)
            _forget_rounds(connection, row)
            is_own = TOURNAMENT_TABLES.c.tournament == row.id
            undecided = update(TOURNAMENT_TABLES).where(is_own, _undecided())
            connection.execute(undecided.values(is_cancelled=True))
        case Decide():
            _decide(connection, row, wanted, at)


def _edit(connection: Connection, row: TournamentRow, at: str, **values: object) -> None:
    """Change the row itself; on PostgreSQL this locks it until the commit."""
    own = update(TOURNAMENTS).where(TOURNAMENTS.c.id == row.id, TOURNAMENTS.c.edits == row.edits)
    changed = connection.execute(own.values(edits=row.edits + 1, updated_at=at, **values))
    if changed.rowcount != 1:
        raise Conflict(f"the tournament is not at edit {row.edits} any more")


def _begin_round(connection: Connection, row: TournamentRow, wanted: Begin, at: str) -> None:
    first = row.round + 1
    _edit(connection, row, at, status="running", round=first, rounds=wanted.rounds)
    _forget_rounds(connection, row)
    tables: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    for number, drawn in enumerate(wanted.drawn, first):
        groups = ([(BYE, drawn.byes)] if drawn.byes else []) + list(enumerate(drawn.tables, 1))
        for table_number, people in groups:
            where = {"tournament": row.id, "round": number, "number": table_number}
            tables.append(where)
            seats += [{**where, "seat": seat, "person": p} for seat, p in enumerate(people)]
    connection.execute(insert(TOURNAMENT_TABLES), tables)
    connection.execute(insert(TOURNAMENT_SEATS), seats)


def _forget_rounds(connection: Connection, row: TournamentRow) -> None:
    """Forget what is drawn of rounds that have not begun."""
    for table in (TOURNAMENT_SEATS, TOURNAMENT_TABLES):
        later = and_(table.c.tournament == row.id, table.c.round > row.round)
        connection.execute(delete(table).where(later))


def _decide(connection: Connection, row: TournamentRow, wanted: Decide, at: str) -> None:
    _edit(connection, row, at)

    def own(table: Table) -> ColumnElement[bool]:
        is_round = and_(table.c.tournament == row.id, table.c.round == wanted.round)
        return is_round & (table.c.number == wanted.number)

    values = {"is_cancelled": wanted.places is None, "note": wanted.note}
    connection.execute(update(TOURNAMENT_TABLES).where(own(TOURNAMENT_TABLES)).values(**values))
    seats = update(TOURNAMENT_SEATS).where(own(TOURNAMENT_SEATS))
    connection.execute(seats.values(place=None))
    for seat, place in enumerate(wanted.places or []):
        connection.execute(seats.where(TOURNAMENT_SEATS.c.seat == seat).values(place=place))


# Tables


def find_stamps(connection: Connection, some: Sequence[str]) -> dict[str, Stamp]:
    """How far tournaments have come: whatever people see of one changes its stamp."""
    of_tables = (
        select(
            TOURNAMENT_TABLES.c.tournament,
            func.count(TOURNAMENT_TABLES.c.table_id).label("made"),
            func.count(RESULTS.c.table_id).label("over"),
        )
        .outerjoin(
            RESULTS, (RESULTS.c.table_id == TOURNAMENT_TABLES.c.table_id) & (RESULTS.c.seat == 0)
        )
        .where(TOURNAMENT_TABLES.c.tournament.in_(some))
        .group_by(TOURNAMENT_TABLES.c.tournament)
        .subquery()
    )
    query = (
        select(TOURNAMENTS.c.id, TOURNAMENTS.c.edits, of_tables.c.made, of_tables.c.over)
        .outerjoin(of_tables, of_tables.c.tournament == TOURNAMENTS.c.id)
        .where(TOURNAMENTS.c.id.in_(some))
    )
    return {
        row.id: Stamp(row.edits, row.made or 0, row.over or 0) for row in connection.execute(query)
    }


def list_to_do(connection: Connection) -> list[str]:
    """Running tournaments in which a table must be made, or no table of the round is still played."""
    own = TOURNAMENT_TABLES.c.tournament == TOURNAMENTS.c.id
    has_begun = TOURNAMENT_TABLES.c.round <= TOURNAMENTS.c.round
    late = select(TOURNAMENT_TABLES.c.number).where(own, has_begun, _undecided())
    tables = late.where(TOURNAMENT_TABLES.c.round == TOURNAMENTS.c.round)
    missing = late.where(TOURNAMENT_TABLES.c.table_id.is_(None)).exists()
    # After the last round every table has to be decided.
    is_last = TOURNAMENTS.c.round >= TOURNAMENTS.c.rounds
    is_done = (~is_last & ~tables.exists()) | (is_last & ~late.exists())
    query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == "running", missing | is_done)
    return list(connection.scalars(query.order_by(TOURNAMENTS.c.id)))


def _undecided() -> ColumnElement[bool]:
    """Tables whose game is not over, and of which the organiser has decided nothing."""
    is_over = select(RESULTS.c.table_id).where(RESULTS.c.table_id == TOURNAMENT_TABLES.c.table_id)
    is_given = (
        select(TOURNAMENT_SEATS.c.person)
        .where(TOURNAMENT_SEATS.c.tournament == TOURNAMENT_TABLES.c.tournament)
        .where(TOURNAMENT_SEATS.c.round == TOURNAMENT_TABLES.c.round)
        .where(TOURNAMENT_SEATS.c.number == TOURNAMENT_TABLES.c.number)
        .where(TOURNAMENT_SEATS.c.place.is_not(None))
    )
    is_real = (TOURNAMENT_TABLES.c.number != BYE) & TOURNAMENT_TABLES.c.is_cancelled.is_(False)
    return is_real & ~is_over.exists() & ~is_given.exists()


def add_table(
    connection: Connection, tournament: str, pairing: PairingRow, rows: NewTableRows, plan: Plan
) -> None:
    """Store the game of a table of a tournament, or Conflict if it has one or needs none.

    The same transaction puts the reminders that the round has begun into the queue.
    """
    repository.insert_table(connection, rows)
    own = update(TOURNAMENT_TABLES).where(
        TOURNAMENT_TABLES.c.tournament == tournament,
        TOURNAMENT_TABLES.c.round == pairing.round,
        TOURNAMENT_TABLES.c.number == pairing.number,
        TOURNAMENT_TABLES.c.table_id.is_(None),
        TOURNAMENT_TABLES.c.is_cancelled.is_(False),
    )
    if connection.execute(own.values(table_id=rows.table.id)).rowcount != 1:
        raise Conflict("the table was made already")
    here = [seat.person for seat in rows.seats if seat.person is not None and not seat.is_away]
    put_round(connection, rows.table.id, here, plan)


def find_round(connection: Connection, table: str) -> tuple[str, int]:
    """The name of a table's tournament, and its round."""
    query = select(TOURNAMENTS.c.name, TOURNAMENT_TABLES.c.round).join(
        TOURNAMENT_TABLES, TOURNAMENT_TABLES.c.tournament == TOURNAMENTS.c.id
    )
    row = connection.execute(query.where(TOURNAMENT_TABLES.c.table_id == table)).one()
    return str(row.name), int(row.round)


def _columns(row: TournamentRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    clock = None if row.clock is None else msgspec.json.encode(row.clock).decode()
    return values | {"options": msgspec.json.encode(row.options).decode(), "clock": clock}


def _row(row: Row[Any]) -> TournamentRow:
    values = {name: getattr(row, name) for name in TournamentRow.__struct_fields__}
    values["options"] = msgspec.json.decode(row.options, type=dict[str, str])
    if row.clock is not None:
        values["clock"] = msgspec.json.decode(row.clock, type=ClockInfo)
    for name in ("is_rated", "is_listed"):
        values[name] = bool(values[name])
    return TournamentRow(**values)
