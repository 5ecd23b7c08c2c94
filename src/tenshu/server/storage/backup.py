"""Backups: everything that a database holds, in one file that either kind of database can be made of.

A file is gzipped lines of JSON: a header; for each table its name and columns, then its rows; at the
end the number of rows and a digest of all lines. The rows are read at one moment, while the service
runs, in the form (Alembic's revision) that the database has; they are restored in that form and then
migrated, so a backup of an older version can be restored by a newer one.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from alembic import command
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select

from tenshu.core.errors import BadOption, TenshuError
from tenshu.server.storage.migrating import MIGRATION_LOCK, migration_config
from tenshu.server.storage.store import hide_password, opened

FORMAT: Final = 1
# What only means something to the processes that run now.
PASSING: Final = frozenset(
    {
        "alembic_version",
        "buckets",
        "challenges",
        "job_peers",
        "jobs",
        "leases",
        "mail_links",
        "processes",
        "queued_jobs",
    }
)
ROWS_AT_ONCE: Final = 500

# Told the name of a table and how many of its rows are done.
Tell = Callable[[str, int], None]


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a backup."""

    tenshu_backup: int
    # The form of the database.
    revision: str


class Section(msgspec.Struct, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Footer(msgspec.Struct, forbid_unknown_fields=True):
    """The last line of a backup."""

    rows: dict[str, int]
    digest: str


class Rows(NamedTuple):
    """Some rows of a table."""

    section: Section
    values: list[list[Any]]


def back_up(url: str, path: Path, tell: Tell) -> dict[str, int]:
    """Write a new file with everything that the database holds now; the rows of each table."""
    if path.exists():
        raise BadOption("error-backup-exists", path=str(path))
    part = path.with_name(path.name + ".part")
    try:
        # Whoever has the key inside can sign cookies for anybody.
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            with gzip.open(file, "wb", compresslevel=6) as packed:
                rows = _write(url, Writer(packed), tell)
            file.flush()
            os.fsync(file.fileno())
        part.rename(path)
    except OSError as error:
        raise BadOption("error-backup-file", path=str(path), reason=_reason(error)) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return rows


def restore(url: str, path: Path, tell: Tell, *, is_trial: bool) -> dict[str, int]:
    """Fill an empty database from a backup, all of it or nothing; the rows of each table.

    A trial does all of it and then takes it back.
    """
    # The whole file is read first: a damaged one must not cost an hour of inserting.
    with reading(path) as reader:
        for _ in reader.rows():
            pass
    is_new = "://" not in url and not Path(url).expanduser().exists()
    try:
        with opened(url, must_exist=False) as engine, reading(path) as reader:
            _fill(engine, reader, url, tell, is_trial=is_trial)
            return reader.counted
    finally:
        if is_new and is_trial:
            for end in ("", "-wal", "-shm"):
                Path(str(Path(url).expanduser()) + end).unlink(missing_ok=True)


class Writer:
    """Writes lines and their digest."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._digest = hashlib.sha256()

    def write(self, line: object) -> None:
        """Add a line."""
        data = msgspec.json.encode(line) + b"\n"
        self._digest.update(data)
        self._file.write(data)

    def digest(self) -> str:
        """The digest of all lines so far."""
        return self._digest.hexdigest()


class Reader:
    """Reads a backup and checks that it is whole."""

    def __init__(self, file: gzip.GzipFile, path: Path) -> None:
        self._lines = iter(file)
        self._digest = hashlib.sha256()
        self._path = path
        self.counted: dict[str, int] = {}
        self.header = msgspec.json.decode(self._next(), type=Header)
        if self.header.tenshu_backup != FORMAT:
            raise ValueError("format")

    def rows(self) -> Iterator[Rows]:
        """All rows, some at a time; ValueError if any line is not as it was written."""
        section = Section("", [])
        values: list[list[Any]] = []
        while True:
            known = self._digest.hexdigest()
            line = self._next()
            is_row = line.startswith(b"[")
            if is_row:
                values.append(msgspec.json.decode(line, type=list[Any]))
            if values and (not is_row or len(values) == ROWS_AT_ONCE):
                self.counted[section.table] += len(values)
                yield Rows(section, values)
                values = []
            if is_row:
                continue
            if line.startswith(b'{"rows"'):
                footer = msgspec.json.decode(line, type=Footer)
                if (footer.rows, footer.digest) != (self.counted, known):
                    raise ValueError("digest")
                return
            section = msgspec.json.decode(line, type=Section)
            self.counted[section.table] = 0

    def _next(self) -> bytes:
        line = next(self._lines, b"")
        if not line.endswith(b"\n"):
            raise EOFError
        self._digest.update(line)
        return line


@contextmanager
def reading(path: Path) -> Iterator[Reader]:
    """Open a backup, or BadOption if it cannot be read to its end."""
    try:
        with gzip.open(path, "rb") as file:
            yield Reader(file, path)
    except TenshuError:
        raise
    except (EOFError, ValueError, gzip.BadGzipFile, KeyError):
        raise BadOption("error-backup-damaged", path=str(path)) from None
    except OSError as error:
        raise BadOption("error-backup-file", path=str(path), reason=_reason(error)) from None


def _write(url: str, writer: Writer, tell: Tell) -> dict[str, int]:
    counted: dict[str, int] = {}
    with opened(url, must_exist=True) as engine:
        moment = engine
        if engine.dialect.name == "postgresql":
            moment = engine.execution_options(isolation_level="REPEATABLE READ")
        with moment.connect() as connection:
            revision = MigrationContext.configure(connection).get_current_revision()
            if revision is None:
                raise BadOption("error-backup-empty", url=hide_password(url))
            writer.write(Header(FORMAT, revision))
            for table in _tables(connection):
                name = str(table.name)
                writer.write(Section(name, [str(column.name) for column in table.columns]))
                counted[name] = 0
                found = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
                for rows in found.partitions():
                    for row in rows:
                        writer.write([_written(value) for value in row])
                    counted[name] += len(rows)
                    tell(name, counted[name])
    writer.write(Footer(counted, writer.digest()))
    return counted


def _fill(engine: Engine, reader: Reader, url: str, tell: Tell, *, is_trial: bool) -> None:
    """Restore in one transaction."""
    with engine.execution_options(tenshu_writes=True).connect() as connection:
        whole = connection.begin()
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        if any(_has_rows(connection, table) for table in _tables(connection)):
            raise BadOption("error-restore-not-empty", url=hide_password(url))
        _make_form(connection, reader.header.revision)
        tables = {table.name: table for table in _tables(connection)}
        for section, values in reader.rows():
            rows = [dict(zip(section.columns, map(_read, value), strict=True)) for value in values]
            connection.execute(insert(tables[section.table]), rows)
            tell(section.table, reader.counted[section.table])
        command.upgrade(migration_config(connection), "head")
        if is_trial:
            whole.rollback()
        else:
            whole.commit()


def _make_form(connection: Connection, revision: str) -> None:
    """Give an empty database the form that the backup has; it may have a newer one already."""
    config = migration_config(connection)
    try:
        ScriptDirectory.from_config(config).get_revision(revision)
    except CommandError:
        raise BadOption("error-restore-newer", revision=revision) from None
    current = MigrationContext.configure(connection).get_current_revision()
    if current not in (None, revision):
        command.downgrade(config, "base")
    command.upgrade(config, revision)


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in PASSING]


def _has_rows(connection: Connection, table: Table) -> bool:
    return bool(connection.scalar(select(func.count()).select_from(table)))


def _written(value: object) -> object:
    """A value as JSON; bytes stand in an object, which no column holds."""
    return {"bytes": value} if isinstance(value, bytes) else value


def _read(value: object) -> object:
    return b64decode(value["bytes"]) if isinstance(value, dict) else value


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
