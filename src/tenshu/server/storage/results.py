"""Statements about results, the sums over them, and ratings."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from tenshu.server.messages import Placed
from tenshu.server.ratings import (
    DAY_SECONDS,
    MOST_TOGETHER,
    Rating,
    Standing,
    offset_of,
    rate,
)
from tenshu.server.rows import Ended, SeatResult
from tenshu.server.storage.meeting_tables import (
    FINISHED,
    RATING_CHANGES,
    RATINGS,
    RESULTS,
    TALLIES,
)
from tenshu.server.storage.tables import TABLES
from tenshu.server.storage.upserts import insert_into, upsert

# Any number, the same in every process: rated games end one after the other.
RATING_LOCK: Final = 7_367_482
# A win is worth this many parts; a first place shared by up to 5 is a whole number of them.
WHOLE: Final = 60
# Games are sorted by length into steps of this many actions.
LENGTH_STEP: Final = 20
READ_AT_ONCE: Final = 500
PERSON: Final = "person"
PROGRAM: Final = "program"


class Tally(NamedTuple):
    """What one result adds to a sum."""

    kind: str
    key: str
    games: int
    wins: int
    points: int


# Results


def insert_result(connection: Connection, ended: Ended) -> None:
    """Store the result of a game that has just ended, in the sums and the ratings too."""
    insert_results(connection, [ended])


def insert_results(connection: Connection, games: Sequence[Ended]) -> None:
    """Store the results of games in the order of their ends."""
    for ended in games:
        row = _columns(ended, leave_out=("seats",))
        number = _next_number(connection) if ended.is_rated else None
        connection.execute(insert(FINISHED).values(**row, number=number))
        connection.execute(insert(RESULTS), [_result_columns(ended, seat) for seat in ended.seats])
        if number is not None:
            rate_game(connection, ended, number)
    add_tallies(connection, games)


def delete_result(connection: Connection, table: str) -> None:
    """Take the result of a game back; one that was rated is final."""
    ended = find_result(connection, table)
    if ended is None:
        return
    assert not ended.is_rated
    add_tallies(connection, [ended], -1)
    connection.execute(delete(RESULTS).where(RESULTS.c.table_id == table))
    connection.execute(delete(FINISHED).where(FINISHED.c.table_id == table))


def find_result(connection: Connection, table: str) -> Ended | None:
    """The stored result of a table."""
    row = connection.execute(select(FINISHED).where(FINISHED.c.table_id == table)).first()
    if row is None:
        return None
    seats = select(RESULTS).where(RESULTS.c.table_id == table).order_by(RESULTS.c.seat)
    return Ended(
        table_id=row.table_id,
        game=row.game,
        size=row.size,
        ended_at=row.ended_at,
        length=row.length,
        is_public=bool(row.is_public),
        is_rated=bool(row.is_rated),
        seats=[
            SeatResult(
                seat=seat.seat,
                person=seat.person,
                bot=seat.bot,
                is_program=bool(seat.is_program),
                has_left=bool(seat.has_left),
                place=seat.place,
                points=seat.points,
                sheet=msgspec.json.decode(seat.sheet, type=dict[str, int]),
                cards=msgspec.json.decode(seat.cards, type=list[str]),
                opening=seat.opening,
            )
            for seat in connection.execute(seats)
        ],
    )


def list_points(connection: Connection, tables: Sequence[str]) -> dict[str, list[Placed]]:
    """How finished games ended, seat by seat."""
    query = select(RESULTS.c.table_id, RESULTS.c.place, RESULTS.c.points)
    query = query.where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.table_id, RESULTS.c.seat)
    found: dict[str, list[Placed]] = {}
    for table, place, points in connection.execute(query):
        found.setdefault(table, []).append(Placed(place, points))
    return found


def replace_result(connection: Connection, ended: Ended) -> None:
    """Store a result that was made again from the log; who left and its rank among rated stay."""
    known = find_result(connection, ended.table_id)
    if known is None:
        # A rated game ends in no other way than `insert_result`.
        ended.is_rated = False
        insert_result(connection, ended)
        return
    for seat, before in zip(ended.seats, known.seats, strict=True):
        seat.has_left, seat.person = before.has_left, before.person
        seat.bot, seat.is_program = before.bot, before.is_program
    ended.ended_at, ended.is_rated = known.ended_at, known.is_rated
    ended.is_public = known.is_public
    if ended == known:
        return
    add_tallies(connection, [known], -1)
    connection.execute(delete(RESULTS).where(RESULTS.c.table_id == ended.table_id))
    connection.execute(insert(RESULTS), [_result_columns(ended, seat) for seat in ended.seats])
    own = update(FINISHED).where(FINISHED.c.table_id == ended.table_id)
    connection.execute(own.values(length=ended.length, size=ended.size))
    add_tallies(connection, [ended])


def list_over(connection: Connection) -> list[str]:
    """Every table whose game is over, the earliest end first."""
    query = select(TABLES.c.id).where(TABLES.c.status == "over")
    return list(connection.scalars(query.order_by(TABLES.c.updated_at, TABLES.c.id)))


def list_results(connection: Connection) -> Iterator[list[Ended]]:
    """Every result, some at a time."""
    tables = list(connection.scalars(select(FINISHED.c.table_id).order_by(FINISHED.c.table_id)))
    for first in range(0, len(tables), READ_AT_ONCE):
        some = tables[first : first + READ_AT_ONCE]
        found = [find_result(connection, table) for table in some]
        yield [ended for ended in found if ended is not None]


# Ratings


def rate_game(connection: Connection, ended: Ended, number: int) -> None:
    """Change the ratings of the players of a rated game, unless they play together too often."""
    people = [seat.person for seat in ended.seats if seat.person is not None]
    is_rateable = len(people) == len(ended.seats) == len(set(people)) > 1
    if not is_rateable or _meet_too_often(connection, people, ended.ended_at, number):
        return
    own = update(FINISHED).where(FINISHED.c.table_id == ended.table_id)
    connection.execute(own.values(is_counted=True))
    before, games = _find_ratings(connection, people, ended.game, ended.size)
    after = rate(
        [
            Standing(
                rating=before.get(person, Rating()),
                place=seat.place,
                has_left=seat.has_left,
                offset=offset_of(ended.game, ended.size, seat.seat, seat.cards),
            )
            for person, seat in zip(people, ended.seats, strict=True)
        ]
    )
    where = {"game": ended.game, "size": ended.size, "at": ended.ended_at}
    for person, rating in zip(people, after, strict=True):
        shared = {"person": person, "mu": rating.mu, "sigma": rating.sigma, **where}
        upsert(connection, RATINGS, {**shared, "games": games[person] + 1})
        earlier = before.get(person, Rating()).mu
        change = {**shared, "table_id": ended.table_id, "number": number, "before": earlier}
        connection.execute(insert(RATING_CHANGES).values(**change))


def list_rated(connection: Connection) -> list[tuple[str, int]]:
    """All rated games and their numbers, in the order in which they ended."""
    query = select(FINISHED.c.table_id, FINISHED.c.number).where(FINISHED.c.number.is_not(None))
    return [(row[0], row[1]) for row in connection.execute(query.order_by(FINISHED.c.number))]


def forget_ratings(connection: Connection) -> None:
    """Begin all ratings anew."""
    lock_ratings(connection)
    connection.execute(delete(RATINGS))
    connection.execute(delete(RATING_CHANGES))
    connection.execute(update(FINISHED).values(is_counted=False))


def lock_ratings(connection: Connection) -> None:
    """Let no other transaction rate a game until this one ends; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(RATING_LOCK)))


def _next_number(connection: Connection) -> int:
    lock_ratings(connection)
    return int(connection.scalar(select(func.max(FINISHED.c.number))) or 0) + 1


def _meet_too_often(
    connection: Connection, people: Sequence[str], ended_at: str, number: int
) -> bool:
    """Whether two of them have had their rated games of the day already."""
    since = _earlier(ended_at, DAY_SECONDS)
    query = (
        select(RESULTS.c.table_id, RESULTS.c.person)
        .join(FINISHED, FINISHED.c.table_id == RESULTS.c.table_id)
        .where(RESULTS.c.person.in_(people), RESULTS.c.ended_at > since)
        .where(FINISHED.c.is_counted, FINISHED.c.number < number)
    )
    at: dict[str, list[str]] = {}
    for table, person in connection.execute(query):
        at.setdefault(table, []).append(person)
    pairs = Counter(
        pair for together in at.values() for pair in itertools.combinations(sorted(together), 2)
    )
    return any(count >= MOST_TOGETHER for count in pairs.values())


def _find_ratings(
    connection: Connection, people: Sequence[str], game: str, size: int
) -> tuple[dict[str, Rating], Counter[str]]:
    query = select(RATINGS).where(RATINGS.c.person.in_(people))
    rows = connection.execute(query.where(RATINGS.c.game == game, RATINGS.c.size == size)).all()
    games = Counter({row.person: row.games for row in rows})
    return {row.person: Rating(row.mu, row.sigma) for row in rows}, games


# Sums


def tallies_of(ended: Ended) -> list[Tally]:
    """What a finished game adds to the sums."""
    winners = sum(seat.place == 1 for seat in ended.seats) or 1
    low = ended.length // LENGTH_STEP * LENGTH_STEP
    found = [Tally("game", "", 1, 0, max(seat.points for seat in ended.seats))]
    found.append(Tally("length", f"{low:05}", 1, 0, ended.length))
    for seat in ended.seats:
        wins = WHOLE // winners if seat.place == 1 else 0
        who = seat.bot or (PROGRAM if seat.is_program else PERSON)
        keys = [("seat", str(seat.seat)), ("who", who), *(("card", card) for card in seat.cards)]
        found += [Tally(kind, key, 1, wins, seat.points) for kind, key in keys]
        found += [Tally("source", source, 1, 0, value) for source, value in seat.sheet.items()]
    return found


def forget_tallies(connection: Connection) -> None:
    """Begin all sums anew."""
    connection.execute(delete(TALLIES))


def add_tallies(connection: Connection, games: Iterable[Ended], sign: int = 1) -> None:
    """Add games to the sums, or with the sign -1 take them out again."""
    sums: dict[tuple[str, int, str, str], list[int]] = {}
    for ended in games:
        for kind, key, *values in tallies_of(ended):
            total = sums.setdefault((ended.game, ended.size, kind, key), [0, 0, 0])
            for index, value in enumerate(values):
                total[index] += sign * value
    _add_sums(connection, sums)


def _add_sums(connection: Connection, sums: dict[tuple[str, int, str, str], list[int]]) -> None:
    """Add to the sums, in order, so that two games that end together cannot wait for each other."""
    for (game, size, kind, key), (count, wins, points) in sorted(sums.items()):
        row = {"game": game, "size": size, "kind": kind, "key": key}
        new = insert_into(connection, TALLIES).values(**row, count=count, wins=wins, points=points)
        connection.execute(
            new.on_conflict_do_update(
                index_elements=["game", "size", "kind", "key"],
                set_={
                    name: TALLIES.c[name] + new.excluded[name]
                    for name in ("count", "wins", "points")
                },
            )
        )


def _result_columns(ended: Ended, seat: SeatResult) -> dict[str, Any]:
    return _columns(seat) | {
        "sheet": msgspec.json.encode(seat.sheet).decode(),
        "cards": msgspec.json.encode(seat.cards).decode(),
        "table_id": ended.table_id,
        "game": ended.game,
        "size": ended.size,
        "ended_at": ended.ended_at,
        "is_public": ended.is_public,
    }


def _columns(row: msgspec.Struct, leave_out: Sequence[str] = ()) -> dict[str, Any]:
    names = [name for name in row.__struct_fields__ if name not in leave_out]
    return {name: getattr(row, name) for name in names}


def _earlier(at: str, seconds: float) -> str:
    then = datetime.fromisoformat(at) - timedelta(seconds=seconds)
    return then.isoformat(timespec="milliseconds").replace("+00:00", "Z")
