"""The database for async code: reads run in threads, writes are on disk before they return.

SQLite has one writer thread that takes whatever waits into one commit (each piece in its own
savepoint); PostgreSQL commits each piece by itself. Both mean that a write that returned is on disk.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    IntegrityError,
    InvalidatePoolError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from tenshu.core.errors import BadOption
from tenshu.server.storage.migrating import migrate
from tenshu.server.storage.notices import Notices
from tenshu.server.storage.reasons import reason_of

P = ParamSpec("P")
T = TypeVar("T")

READERS: Final = 4
LARGEST_BATCH: Final = 128
# How often a change is made that violates what the database says is unique.
MOST_TRIES: Final = 4
# A connection to PostgreSQL that nobody has used for this long may be dead.
IDLE_SECONDS: Final = 1.0
USED_AT: Final = "used-at"
# Kilobytes of an SQLite database that each connection keeps in memory, 2,000 if nobody says. The
# system has the file in memory anyway, and there are six connections.
SQLITE_CACHE: Final = 512

DatabaseError = SQLAlchemyError
# What the database says when it is locked, full, or not there.
DatabaseUnavailable = OperationalError
# What it says of a value that it cannot hold.
BadValue = DataError
Work = tuple[Callable[[Connection], Any], "Future[Any]"]


class Store:
    """One open database."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        migrate(self.engine)
        # All statements of one read see the same moment; in SQLite they always do.
        self._reading = (
            self.engine
            if self.is_sqlite
            else self.engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self._threads = ThreadPoolExecutor(READERS, "tenshu-database")
        self._waiting: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        # What other processes call this one.
        self.process = secrets.token_hex(6)
        self.notices = Notices(self.engine, self.process)
        if self.is_sqlite:
            self._writer = threading.Thread(target=self._write_all, name="tenshu-writer")
            self._writer.start()

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a query in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, self._read, lambda connection: work(connection, *args, **kwargs)
        )

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a change; when this returns it is on disk.

        When this raises, even because it was cancelled, the change is made or it never will be.
        """

        def piece(connection: Connection) -> T:
            return work(connection, *args, **kwargs)

        if self._writer is None:
            future = self._threads.submit(self._write, piece)
        else:
            future = Future()
            self._waiting.put((piece, future))
        outcome: asyncio.Future[T] = asyncio.wrap_future(future)
        try:
            return await asyncio.shield(outcome)
        except asyncio.CancelledError:
            if not future.cancel():
                while not outcome.done():
                    # Cancelled again: the commit still has to end first.
                    with suppress(asyncio.CancelledError):
                        await asyncio.wait([outcome])
            raise

    def close(self) -> None:
        """Finish the waiting writes and close the database."""
        if self._writer is not None:
            self._waiting.put(None)
            self._writer.join()
        self._threads.shutdown()
        self.engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        for _ in range(MOST_TRIES - 1):
            # Two of the same at once: the second one finds what the first has stored.
            with suppress(IntegrityError), self.engine.begin() as connection:
                return work(connection)
        with self.engine.begin() as connection:
            return work(connection)

    def _write_all(self) -> None:
        """The writer thread: batch after batch until told to stop."""
        writing = self.engine.execution_options(tenshu_writes=True)
        with writing.connect() as connection:
            goes_on = True
            while goes_on:
                batch, goes_on = self._next_batch()
                if batch:
                    commit_batch(connection, batch)

    def _next_batch(self) -> tuple[list[Work], bool]:
        """Wait for work, then take everything that has been queued since."""
        batch: list[Work] = []
        item = self._waiting.get()
        while item is not None:
            batch.append(item)
            if len(batch) == LARGEST_BATCH or self._waiting.empty():
                return batch, True
            item = self._waiting.get()
        return batch, False


def commit_batch(connection: Connection, batch: list[Work]) -> None:
    """Commit all pieces at once; a piece that fails is rolled back alone."""
    # A piece whose caller was cancelled before this line is dropped; after it, it runs.
    batch = [(work, done) for work, done in batch if done.set_running_or_notify_cancel()]
    outcomes: list[tuple[Future[Any], Any, BaseException | None]] = []
    try:
        with connection.begin():
            for work, done in batch:
                outcomes.append((done, *_run_piece(connection, work)))
    except BaseException as error:  # noqa: BLE001 - whoever waits for this commit is told
        outcomes = [(done, None, error) for _, done in batch]
    for done, value, failure in outcomes:
        if failure is None:
            done.set_result(value)
        else:
            done.set_exception(failure)


def _run_piece(
    connection: Connection, work: Callable[[Connection], Any]
) -> tuple[Any, BaseException | None]:
    """The outcome of one piece of a batch; raises only if the whole batch is lost."""
    savepoint = connection.begin_nested()
    try:
        value = work(connection)
    except BaseException as error:
        # SQLite ends the whole transaction by itself after some errors, such as a full disk.
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        if not driver.in_transaction:
            raise
        savepoint.rollback()
        return None, error
    savepoint.commit()
    return value, None


def open_engine(url: str) -> Engine:
    """An engine for a database URL or the path of an SQLite file, or BadOption."""
    text = url if "://" in url else f"sqlite:///{Path(url).expanduser()}"
    try:
        parsed = make_url(text)
    except (ArgumentError, ValueError):  # a port that is no number
        raise BadOption("error-db-url", url=hide_password(url)) from None
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadOption("error-db-url", url=hide_password(url))
    if parsed.drivername == "sqlite":
        engine = create_engine(parsed, pool_size=READERS + 2, hide_parameters=True)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    engine = create_engine(parsed, pool_size=READERS, pool_use_lifo=True, hide_parameters=True)
    event.listen(engine, "checkin", _note_used)
    event.listen(engine, "checkout", _check_idle)
    return engine


@contextmanager
def opened(url: str, *, must_exist: bool) -> Iterator[Engine]:
    """An engine for the time being; what the database refuses is a BadOption.

    SQLite would make a file of any name; `must_exist` is for whoever looks for what is stored.
    """
    engine = open_engine(url)
    try:
        is_file = engine.dialect.name == "sqlite"
        if must_exist and is_file and not Path(engine.url.database or "").is_file():
            raise BadOption("error-db-missing", url=url)
        yield engine
    except SQLAlchemyError as error:
        raise BadOption("error-db", reason=reason_of(error)) from None
    finally:
        engine.dispose()


def is_sqlite(url: str) -> bool:
    """Whether this is an SQLite database, or BadOption if it is no database at all."""
    return open_engine(url).dialect.name == "sqlite"


def hide_password(url: str) -> str:
    """The URL as it may be shown."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://…@{rest.rpartition('@')[2]}" if "@" in rest else url


def check_database(url: str) -> None:
    """Make sure that a database opens and has today's form, or BadOption."""
    engine = open_engine(url)
    try:
        migrate(engine)
    finally:
        engine.dispose()


def _note_used(_: object, record: ConnectionPoolEntry) -> None:
    record.info[USED_AT] = time.monotonic()


def _check_idle(
    connection: psycopg.Connection, record: ConnectionPoolEntry, _: PoolProxiedConnection
) -> None:
    """Ask a connection that was idle whether it still lives; those in use need no round trip."""
    if time.monotonic() - record.info.get(USED_AT, 0.0) < IDLE_SECONDS:
        return
    try:
        connection.execute("SELECT 1")
        connection.rollback()
    except psycopg.Error:
        raise InvalidatePoolError from None


def _set_up_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by _begin_sqlite alone
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
        f"cache_size=-{SQLITE_CACHE}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("tenshu_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
