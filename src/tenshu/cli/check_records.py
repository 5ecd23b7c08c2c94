"""`tenshu replay --check`: replay every record of a folder or database by its own rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tenshu import games
from tenshu.cli.console import read_text, terminal_for
from tenshu.cli.workers import run_all
from tenshu.core.errors import BadOption, TenshuError
from tenshu.core.message import Message
from tenshu.core.record import parse_record
from tenshu.text import Wording

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from tenshu.core.protocol import Game
    from tenshu.server.rows import StoredTable

RECORD_FILES: Final = "*.game"
# Opening a database takes longer than reading a table.
TABLES_AT_ONCE: Final = 100


class Task(NamedTuple):
    """Record files, or games of a database, as they are sent to a worker process."""

    database: str | None
    kind: str
    names: Sequence[str]


class Fault(NamedTuple):
    """A game that does not replay as it was played, and why."""

    name: str
    game: str | None
    reason: Message


def run(args: Namespace) -> int:
    """Replay everything; exit code 1 if anything differs, and its name in the first line."""
    terminal = terminal_for(args)
    tasks = tasks_of(args.file)
    count = sum(len(task.names) for task in tasks)
    faults: list[Fault] = []
    for found in run_all(check, tasks, args.jobs, terminal, terminal.say("cli-checking")):
        faults += found
    worded = [
        f"{fault.name}: {Wording(args.lang, fault.game).word(fault.reason)}" for fault in faults
    ]
    if args.json:
        terminal.json({"games": count, "faults": worded})
    else:
        for line in worded:
            terminal.print(line)
        terminal.print(terminal.say("cli-checked", games=count, faults=len(faults)))
    return 1 if faults else 0


def tasks_of(source: str) -> list[Task]:
    """All that a folder or database holds, in order."""
    folder = Path(source)
    if folder.is_dir():
        files = sorted(str(path) for path in folder.rglob(RECORD_FILES))
        if not files:
            raise BadOption("error-check-empty", path=source)
        return [Task(None, "file", [file]) for file in files]
    if "://" not in source and not folder.is_file():
        raise BadOption("error-check-source", path=source)
    tables, records = stored_names(source)
    return [*_in_parts(source, "table", tables), *_in_parts(source, "record", records)]


def check(task: Task) -> list[Fault]:
    """Replay the games of a task; runs in a worker process."""
    if task.database is None:
        return [fault for name in task.names for fault in check_file(name)]
    from tenshu.server.storage import repository
    from tenshu.server.storage.store import open_engine

    engine = open_engine(task.database)
    faults: list[Fault] = []
    try:
        with engine.connect() as connection:
            for name in task.names:
                try:
                    if task.kind == "record":
                        record = repository.find_record(connection, name)
                        faults += check_text(f"record {name}", record.text) if record else []
                    else:
                        stored = repository.load_table(connection, name)
                        faults += check_table(stored) if stored else []
                except Exception as error:  # noqa: BLE001 - the other games are still checked
                    reason = f"{type(error).__name__}: {str(error)[:100]}"
                    damaged = Message("check-damaged", {"reason": reason})
                    faults.append(Fault(f"{task.kind} {name}", None, damaged))
    finally:
        engine.dispose()
    return faults


def check_file(path: str) -> list[Fault]:
    """Replay a record file; one that cannot be read is a fault like any other."""
    try:
        text = read_text(path)
    except TenshuError as error:
        return [Fault(path, None, error.message)]
    return check_text(path, text)


def check_text(name: str, text: str) -> list[Fault]:
    """Replay a record, with its scores."""
    loaded: list[str] = []

    def find_game(game: str) -> Game:
        loaded.append(game)
        return games.load(game)

    try:
        parse_record(text, find_game)
    except TenshuError as error:
        known = [game for game in loaded if game in games.names()]
        return [Fault(name, known[0] if known else None, error.message)]
    return []


def check_table(stored: StoredTable) -> list[Fault]:
    """Replay a table's log; the row and the snapshot must be what it leads to."""
    from tenshu.server.table import Table

    row, snapshot = stored.table, stored.snapshot
    name = f"table {row.id}"
    if row.status == "open":
        return []
    stored.snapshot = None
    try:
        games.load(row.game, row.rules_version)
        history = Table.load(stored).game()
    except TenshuError as error:
        return [Fault(name, row.game, error.message)]
    if snapshot is not None:
        numbers = history.position_at(snapshot.version).numbers()
        if numbers != snapshot.numbers:
            return [Fault(name, None, Message("check-snapshot", {"version": snapshot.version}))]
    is_over = row.status == "over"
    if history.version != row.version or history.match.is_over() != is_over:
        return [Fault(name, None, Message("check-row"))]
    return []


def stored_names(url: str) -> tuple[list[str], list[str]]:
    """The tables and the records of a database, which must have today's form."""
    from tenshu.server.storage import repository
    from tenshu.server.storage.store import DatabaseError, open_engine

    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            return repository.list_tables(connection), repository.list_records(connection)
    except DatabaseError:
        raise BadOption("error-check-database") from None
    finally:
        engine.dispose()


def _in_parts(source: str, kind: str, names: Sequence[str]) -> list[Task]:
    starts = range(0, len(names), TABLES_AT_ONCE)
    return [Task(source, kind, names[start : start + TABLES_AT_ONCE]) for start in starts]
