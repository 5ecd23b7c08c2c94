"""What a host wants to know of a database before the service uses it; nothing is changed."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Literal, NamedTuple

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from tenshu.server.storage.migrating import migration_config
from tenshu.server.storage.reasons import reason_of
from tenshu.server.storage.store import open_engine

Form = Literal["new", "today", "older", "unknown"]


class Inspected(NamedTuple):
    """A database that could be opened, or the reason why it could not."""

    form: Form
    # How far its clock is ahead of ours, in seconds.
    clock: float = 0.0
    problem: str = ""


def inspect_database(url: str) -> Inspected:
    """Open a database and try to write; BadOption if the URL is none."""
    engine = open_engine(url)
    is_sqlite = engine.dialect.name == "sqlite"
    if is_sqlite and not Path(engine.url.database or "").is_file():
        return Inspected("new")
    try:
        with engine.execution_options(tenshu_writes=True).connect() as connection:
            trial = connection.begin()
            form = form_of(connection)
            clock = 0.0 if is_sqlite else clock_of(connection)
            connection.execute(text("CREATE TABLE tenshu_check (id INTEGER)"))
            trial.rollback()
            return Inspected(form, clock)
    except SQLAlchemyError as error:
        return Inspected("unknown", problem=reason_of(error))
    finally:
        engine.dispose()


def form_of(connection: Connection) -> Form:
    """How the form of the database compares with the one that this version needs."""
    scripts = ScriptDirectory.from_config(migration_config(connection))
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        return "new"
    if revision == scripts.get_current_head():
        return "today"
    try:
        scripts.get_revision(revision)
    except CommandError:
        return "unknown"
    return "older"


def clock_of(connection: Connection) -> float:
    """How far the clock of a PostgreSQL is ahead of ours."""
    now = connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
    return float(now or 0.0) - time.time()
