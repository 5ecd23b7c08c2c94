"""A move on PostgreSQL: the check, the row of the table and the new entries in one statement.

Each round trip to the database is also a wait for Python's lock, for up to 5 ms while the service is
busy; the general way of `repository.save_change` has five of them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tenshu.server.rows import Change, TableRow
from tenshu.server.storage.tables import ACTIONS, TABLES

ENTRY: Final = ", ".join(column.name for column in ACTIONS.columns if column.name != "table_id")
FORM: Final = ", ".join(
    f"{column.name} {column.type}" for column in ACTIONS.columns if column.name != "table_id"
)
ROW: Final = ", ".join(f"{column.name} = %({column.name})s" for column in TABLES.columns)
# Nothing is added unless the row is as it was read, and the log ends where the entries begin.
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
)
SELECT count(*) FROM added
"""  # noqa: S608 - made of the names of columns


class Conflict(Exception):
    """The change was not made on what is stored now: read again, then decide again."""


def is_move(change: Change) -> bool:
    """Whether a change only goes on with a log, as most changes do."""
    row, entries = change.table, change.entries
    goes_on = row is not None and row.version > len(entries) > 0
    return goes_on and change == Change(
        change.table_id, row, entries=entries, snapshot=change.snapshot
    )


def row_of(change: Change) -> TableRow:
    """The row of a change that has one."""
    assert change.table is not None
    return change.table


def save_move(connection: Connection, change: Change, columns: dict[str, Any]) -> None:
    """Store a move, or raise Conflict if it was not made on what is stored."""
    made_on = row_of(change).version - len(change.entries)
    numbers = [entry.seq for entry in change.entries]
    if numbers != list(range(made_on + 1, made_on + 1 + len(numbers))):
        raise Conflict(f"{numbers} was sent, but {made_on + 1} is next")
    entries = msgspec.json.encode(change.entries).decode()
    params = {**columns, "made_on": made_on, "entries": entries}
    try:
        added = connection.exec_driver_sql(SAVE_MOVE, params).scalar_one()
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from None
    if added != len(numbers):
        raise Conflict(f"the table is not at version {made_on} any more")
