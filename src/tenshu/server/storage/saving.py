"""Storing changes of tables: moves on PostgreSQL in one statement on the event loop, all else by a thread.

A thread waits for Python's lock after each answer of the database, up to 5 ms while the service is
busy, and the service waits as long for the thread. Most changes are moves, so these need neither.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
import psycopg
from psycopg import AsyncConnection
from sqlalchemy.exc import OperationalError

from tenshu.server.rows import Change, Waiting
from tenshu.server.storage import repository
from tenshu.server.storage.reminder_tables import WAITING
from tenshu.server.storage.repository import Conflict
from tenshu.server.storage.store import IDLE_SECONDS, Store
from tenshu.server.storage.tables import ACTIONS, TABLES

Row = tuple[Any, ...]

# Moves that are stored at the same time.
CONNECTIONS: Final = 4
ROW: Final = ", ".join(f"{column.name} = %({column.name})s" for column in TABLES.columns)
ENTRY: Final = ", ".join(column.name for column in ACTIONS.columns if column.name != "table_id")
FORM: Final = ", ".join(
    f"{column.name} {column.type}" for column in ACTIONS.columns if column.name != "table_id"
)
WAITS: Final = ", ".join(Waiting.__struct_fields__)
# Where nobody is noted, the type of a value is not known from the value.
GIVEN: Final = ", ".join(
    f"%(to_{name})s::{WAITING.c[name].type}" for name in Waiting.__struct_fields__
)
AGAIN: Final = ", ".join(f"{name} = excluded.{name}" for name in Waiting.__struct_fields__)
NOBODY_WAITS: Final = Waiting("", 0, 0, "", None)
# Nothing is stored unless the row is as it was read, and the log ends where the entries begin.
SAVE_MOVE: Final = f"""
WITH moved AS (
    UPDATE tables SET {ROW}
    WHERE id = %(id)s AND edits = %(edits)s - 1 AND version = %(made_on)s
        AND (SELECT coalesce(max(seq), 0) FROM actions WHERE table_id = %(id)s) = %(made_on)s
    RETURNING id
), added AS (
    INSERT INTO actions (table_id, {ENTRY})
    SELECT moved.id, {ENTRY} FROM moved, json_to_recordset(%(entries)s) AS entry({FORM})
    RETURNING seq
), told AS (
    INSERT INTO waiting (table_id, {WAITS}) SELECT moved.id, {GIVEN} FROM moved WHERE %(is_told)s
    ON CONFLICT (table_id) DO UPDATE SET {AGAIN}
)
SELECT count(*) FROM added
""".encode()  # noqa: S608 - made of the names of columns


class Saving:
    """Stores the changes of tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        url = store.engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        # Connections that nobody uses, each with the time of its last use.
        self._idle: list[tuple[AsyncConnection[Row], float]] = []
        self._turns = asyncio.Semaphore(CONNECTIONS)

    async def save(self, change: Change) -> None:
        """Store a change, or raise Conflict if it was not made on what is stored.

        When this raises, even because it was cancelled, the change is made or it never will be.
        """
        if self.store.is_sqlite or not is_move(change):
            await self.store.write(repository.save_change, change)
            return
        saving = asyncio.create_task(self._save_move(change))
        try:
            await asyncio.shield(saving)
        except asyncio.CancelledError:
            while not saving.done():
                # Cancelled again: the statement still has to end first.
                with suppress(asyncio.CancelledError):
                    await asyncio.wait([saving])
            raise

    async def close(self) -> None:
        """Close all connections."""
        while self._idle:
            await self._idle.pop()[0].close()

    async def _save_move(self, change: Change) -> None:
        assert change.table is not None
        made_on = change.table.version - len(change.entries)
        numbers = [entry.seq for entry in change.entries]
        if numbers != list(range(made_on + 1, change.table.version + 1)):
            raise Conflict(f"{numbers} was sent, but {made_on + 1} is next")
        values = repository.table_columns(change.table)
        values |= {"made_on": made_on, "entries": msgspec.json.encode(change.entries).decode()}
        values["is_told"] = change.waiting is not None
        told = msgspec.structs.asdict(change.waiting or NOBODY_WAITS)
        values |= {f"to_{name}": value for name, value in told.items()}
        try:
            async with self._connected() as connection:
                cursor = await connection.execute(SAVE_MOVE, values, prepare=True)
                found = await cursor.fetchone()
        except psycopg.IntegrityError as error:
            raise Conflict(str(error)) from None
        except psycopg.Error as error:
            raise OperationalError("save a move", None, error) from None
        if found != (len(numbers),):
            raise Conflict(f"the table is not at version {made_on} any more")

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection[Row]]:
        """A connection, which is kept unless it fails."""
        async with self._turns:
            connection = await self._connect()
            try:
                yield connection
            except psycopg.IntegrityError:
                self._idle.append((connection, time.monotonic()))
                raise
            except BaseException:
                await connection.close()
                raise
            self._idle.append((connection, time.monotonic()))

    async def _connect(self) -> AsyncConnection[Row]:
        """A connection that lives; one that was idle for long is asked."""
        while self._idle:
            connection, used_at = self._idle.pop()
            if time.monotonic() - used_at < IDLE_SECONDS:
                return connection
            try:
                await connection.execute("SELECT 1")
                return connection
            except psycopg.Error:
                await connection.close()
        return await AsyncConnection.connect(self._address, autocommit=True)


def is_move(change: Change) -> bool:
    """Whether a change only goes on with a log, as most changes do."""
    row, entries = change.table, change.entries
    goes_on = row is not None and row.version > len(entries) > 0
    return goes_on and change == Change(
        change.table_id, row, entries=entries, waiting=change.waiting
    )
