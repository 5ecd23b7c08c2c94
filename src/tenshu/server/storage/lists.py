"""Statements that list tables for everybody, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, select

from tenshu.server.rows import SeatRow, TableRow
from tenshu.server.storage.repository import with_seats
from tenshu.server.storage.tables import TABLES

Stored = tuple[TableRow, list[SeatRow]]


def list_open(connection: Connection, after: str | None, limit: int) -> list[Stored]:
    """Listed tables where somebody may sit down, then those to watch, the newest first.

    `after` names the last table of the page before: its status, time and id.
    """
    query = _listed().order_by(TABLES.c.status, TABLES.c.created_at.desc(), TABLES.c.id)
    status, _, rest = (after or "").partition(" ")
    at, _, last = rest.partition(" ")
    if last:
        is_older = (TABLES.c.created_at < at) | ((TABLES.c.created_at == at) & (TABLES.c.id > last))
        query = query.where((TABLES.c.status > status) | ((TABLES.c.status == status) & is_older))
    return with_seats(connection, query, limit)


def find_listed(connection: Connection, tables: Sequence[str]) -> list[Stored]:
    """Those of some tables that everybody may know of."""
    return with_seats(connection, _listed().where(TABLES.c.id.in_(tables)), len(tables))


def list_series(connection: Connection, first: str) -> list[Stored]:
    """A table and its rematches, in the order in which they were played."""
    query = select(TABLES).where((TABLES.c.id == first) | (TABLES.c.series == first))
    return with_seats(connection, query.order_by(TABLES.c.created_at, TABLES.c.id))


def _listed() -> Select[Any]:
    is_to_watch = (TABLES.c.status == "running") & TABLES.c.has_spectators
    query = select(TABLES).where(TABLES.c.is_listed, TABLES.c.status.in_(("open", "running")))
    # In a rematch that has not begun each seat is somebody's.
    has_room = (TABLES.c.status == "open") & TABLES.c.series.is_(None)
    return query.where(has_room | is_to_watch)
