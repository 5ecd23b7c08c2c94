"""Insertions that meet a row which is there already: two tabs may ask for the same at the same moment."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(connection: Connection, table: Table) -> Any:  # noqa: ANN401 - two types without a common base
    """The INSERT of this database that knows ON CONFLICT."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def insert_once(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """Insert a row unless one with its key is there."""
    connection.execute(insert_into(connection, table).values(**row).on_conflict_do_nothing())


def upsert(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """Insert a row, or change all given columns of the one with its key."""
    keys = [column.name for column in table.primary_key.columns]
    new = insert_into(connection, table).values(**row)
    values = {name: new.excluded[name] for name in row if name not in keys}
    connection.execute(new.on_conflict_do_update(index_elements=keys, set_=values))
