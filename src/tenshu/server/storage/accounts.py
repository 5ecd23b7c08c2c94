"""Statements about people who keep their names, and the ways in which they come back."""

from __future__ import annotations

from sqlalchemy import Connection, select

from tenshu.server.storage.tables import PEOPLE


def email_of(connection: Connection, person: str) -> str | None:
    """Where a person gets mail; for sending only, it is shown to nobody else."""
    return connection.scalar(select(PEOPLE.c.email).where(PEOPLE.c.id == person))
