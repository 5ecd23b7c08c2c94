"""Fill a database with people and tables that nobody played, and measure the pages on it. For tests only.

    PYTHONPATH=src python tools/crowd.py make --db crowd.db
    PYTHONPATH=src python tools/crowd.py measure --db crowd.db

`make` adds 10,000 people, 50,000 finished and 2,000 running tables, the finished ones rated; their logs
are those of a few real games among greedy bots. Running tables have a slow clock. Some people play
much more than others: the busiest one has some 1,300 games. `measure` starts the service on it and
asks for each page 300 times, one after the other, as the busiest person; docs/hosting.md has what
came out.
"""

from __future__ import annotations

import argparse
import secrets
import subprocess
import sys
import time
from typing import Final, NamedTuple

import httpx
import msgspec
from sqlalchemy import Connection, text

from tenshu import games
from tenshu.ai.selfplay import play_game
from tenshu.core.chance import Chance
from tenshu.server.clocks import PACES, Timekeeper, first_state
from tenshu.server.history import History
from tenshu.server.people import link_hash
from tenshu.server.results import ended_of
from tenshu.server.rows import Ended, Entry, NewTableRows, Person, SeatRow, TableRow, Waiting
from tenshu.server.storage import repository, results
from tenshu.server.storage.migrating import migrate
from tenshu.server.storage.store import open_engine
from tenshu.server.timing import ago, format_ms, now

# Real games among greedy bots, whose logs all finished and running tables copy.
PATTERNS: Final = 12
TABLES_AT_ONCE: Final = 200
# The entries that a running table has.
RUNNING_ENTRIES: Final = 60
# The personal link of the busiest person.
TOKEN: Final = "crowd"  # noqa: S105 - of a database that nobody uses
SECONDS_BETWEEN: Final = 600.0
# The log of a table, copied inside the database from the first table of its pattern.
COPY_LOG: Final = text(
    "INSERT INTO actions (table_id, seq, actor, kind, payload, at)"
    " SELECT :table_id, seq, actor, kind, payload, :at FROM actions"
    " WHERE table_id = :original AND seq <= :last"
)


class Pattern(NamedTuple):
    """A game that was played, as a log and as a result."""

    row: TableRow
    entries: list[Entry]
    ended: Ended


def make_crowd(url: str, people: int, finished: int, running: int) -> None:
    """Add people, finished and running tables to a database."""
    engine = open_engine(url)
    try:
        migrate(engine)
        writing = engine.execution_options(tenshu_writes=True)
        chance = Chance(seed=f"crowd/{people}/{finished}/{running}")
        with writing.begin() as connection:
            crowd = [
                Person(
                    f"crowd-{n}-{secrets.token_hex(4)}",
                    f"Player {n + 1}",
                    ago(1e6),
                    known_at=ago(1e6),
                )
                for n in range(people)
            ]
            for person in crowd:
                repository.insert_person(connection, person)
        patterns = [_pattern(number) for number in range(PATTERNS)]
        originals: dict[int, str] = {}
        for kind, count in (("finished", finished), ("running", running)):
            for first in range(0, count, TABLES_AT_ONCE):
                last = min(first + TABLES_AT_ONCE, count)
                with writing.begin() as connection:
                    ended: list[Ended] = []
                    for number in range(first, last):
                        which = number % PATTERNS
                        pattern = patterns[which]
                        seated = _seated(chance, crowd, pattern.ended.size)
                        at = ago((count - number) * SECONDS_BETWEEN)
                        rows = _table(pattern, seated, at, is_over=kind == "finished")
                        _insert_table(connection, rows, originals.get(which))
                        if kind == "finished":
                            originals.setdefault(which, rows.table.id)
                            ended.append(_result(pattern, rows))
                    results.insert_results(connection, ended)
                print(f"{kind}: {last} of {count}", end="\r", file=sys.stderr)
    finally:
        engine.dispose()


def _insert_table(connection: Connection, rows: NewTableRows, original: str | None) -> None:
    """Insert a table, its log copied from another one if there is one."""
    if original is None:
        repository.insert_table(connection, rows)
        return
    last, at = len(rows.entries), rows.table.updated_at
    repository.insert_table(connection, msgspec.structs.replace(rows, entries=[]))
    where = {"table_id": rows.table.id, "original": original, "last": last, "at": at}
    connection.execute(COPY_LOG, where)


def _pattern(number: int) -> Pattern:
    names = games.names()
    game = games.load(names[number % len(names)])
    size = game.seats[(number // len(names)) % len(game.seats)]
    size = max(2, size)
    match = play_game(game, size, {}, ["greedy"] * size, f"crowd/{number}").match
    history = History.of_match(match)
    row = TableRow(
        "", game.name, game.rules_version, dict(match.options), "over", "", "00", True, True, False,
        0, "", "",
    )  # fmt: skip
    seats = [SeatRow(seat, f"{seat}", f"{seat}") for seat in range(size)]
    return Pattern(row, history.entries, ended_of(row, seats, history))


def _seated(chance: Chance, crowd: list[Person], size: int) -> list[Person]:
    """Different people; the first ones of the list play much more than the others."""
    found: list[Person] = []
    while len(found) < size:
        person = crowd[chance.below(len(crowd)) ** 2 // len(crowd)]
        if person not in found:
            found.append(person)
    return found


def _table(pattern: Pattern, people: list[Person], at: str, *, is_over: bool) -> NewTableRows:
    count = len(pattern.entries) if is_over else min(RUNNING_ENTRIES, len(pattern.entries) - 1)
    # A running table stands where a seat must act.
    while not is_over and pattern.entries[count].actor < 0:
        count -= 1
    entries = [
        Entry(entry.seq, entry.actor, entry.kind, entry.payload, None, at)
        for entry in pattern.entries[:count]
    ]
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=pattern.row.game,
        rules_version=pattern.row.rules_version,
        options=pattern.row.options,
        status="over" if is_over else "running",
        host=people[0].id,
        seed=secrets.token_hex(16),
        is_listed=True,
        has_spectators=True,
        is_one_screen=False,
        pace=700,
        created_at=at,
        updated_at=at,
        actor=-2 if is_over else pattern.entries[count].actor,
        version=count,
        is_rated=is_over,
    )
    seats = [
        SeatRow(number, person.id, person.name, is_known=True)
        for number, person in enumerate(people)
    ]
    if is_over:
        return NewTableRows(row, seats, entries)
    _set_clock(row, len(seats))
    waiting = Waiting(people[row.actor].id, row.actor, 0, at, None)
    return NewTableRows(row, seats, entries, waiting=waiting)


def _set_clock(row: TableRow, seats: int) -> None:
    """Let a slow clock run from now on."""
    clock = row.clock = PACES["slow"]
    state = row.clock_state = first_state(clock, seats, now())
    state.version, state.actor = row.version, row.actor
    state.is_played = [True] * seats
    ends = Timekeeper(clock, ()).ends_at(state)
    assert ends is not None
    row.due_at = format_ms(ends)


def _result(pattern: Pattern, rows: NewTableRows) -> Ended:
    """The result of a finished table: that of its pattern, by other people."""
    seats = [
        msgspec.structs.replace(result, person=seat.person)
        for result, seat in zip(pattern.ended.seats, rows.seats, strict=True)
    ]
    row = rows.table
    return msgspec.structs.replace(
        pattern.ended,
        table_id=row.id,
        ended_at=row.updated_at,
        is_public=True,
        is_rated=True,
        seats=seats,
    )


def measure(url: str, requests: int) -> None:
    """Start the service on a database and print the times of each page."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "tenshu", "serve", "--port", "0", "--db", url, "--no-limits"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as service:
        assert service.stdout is not None
        address = next(word for word in service.stdout.readline().split() if "://" in word)
        print(f"start: {time.perf_counter() - began:.2f} s")
        try:
            with httpx.Client(base_url=address) as client:
                _ask_all(url, client, requests)
        finally:
            service.terminate()


def _ask_all(url: str, client: httpx.Client, requests: int) -> None:
    engine = open_engine(url)
    with engine.execution_options(tenshu_writes=True).begin() as connection:
        row = connection.exec_driver_sql(
            "SELECT person FROM results GROUP BY person ORDER BY count(*) DESC LIMIT 1"
        )
        busiest = str(row.scalar_one())
        repository.set_link(connection, busiest, link_hash(TOKEN))
    engine.dispose()
    client.post("/api/enter", json={"token": TOKEN}).raise_for_status()
    paths = {
        "home": "/",
        "my tables": "/api/tables?show=mine",
        "lobby": "/api/lobby",
        "player page": f"/api/players/{busiest}",
        "game page": "/api/games/terra_mystica/statistics",
    }
    for name, path in paths.items():
        times = []
        for _ in range(requests):
            began = time.perf_counter()
            client.get(path).raise_for_status()
            times.append(1000 * (time.perf_counter() - began))
        times.sort()
        print(
            f"{name}: p50 {times[len(times) // 2]:.1f} ms, p99 {times[len(times) * 99 // 100]:.1f} ms"
        )


def main() -> None:
    """Make a crowd, or measure the pages on it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=["make", "measure"])
    parser.add_argument("--db", required=True)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--finished", type=int, default=50_000)
    parser.add_argument("--running", type=int, default=2_000)
    parser.add_argument("--requests", type=int, default=300)
    args = parser.parse_args()
    if args.task == "make":
        make_crowd(args.db, args.people, args.finished, args.running)
    else:
        measure(args.db, args.requests)


if __name__ == "__main__":
    main()
