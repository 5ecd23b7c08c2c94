"""The form of the database: which one it has, and how it gets the newest.

Alembic, which takes half a second to import, is imported only if the database has another form.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tenshu.core.errors import BadOption
from tenshu.server.storage.reasons import reason_of

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = Path(__file__).parent / "migrations"
REVISION: Final = re.compile(r'^(down_)?revision = "(\w+)"$', re.MULTILINE)
# Any number, the same in every process: only one of them migrates at a time.
MIGRATION_LOCK: Final = 7_367_481
LOCK_SECONDS: Final = 10


def migrate(engine: Engine) -> None:
    """Migrate the database to the newest form, or BadOption in one clear line."""
    if has_newest_form(engine):
        return
    from alembic import command
    from alembic.util.exc import CommandError

    try:
        with engine.execution_options(tenshu_writes=True).begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
                # A migration that waits for a lock makes everybody behind it wait, too.
                connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'")
            command.upgrade(migration_config(connection), "head")
    except CommandError as error:
        raise BadOption("error-db-newer", reason=str(error)) from None
    except SQLAlchemyError as error:
        raise BadOption("error-db", reason=reason_of(error)) from None


def has_newest_form(engine: Engine) -> bool:
    """Whether there is nothing to migrate; False also for what is no database of ours."""
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars()
            return set(found) == newest_revisions()
    except SQLAlchemyError:
        return False


def newest_revisions() -> set[str]:
    """The migrations, normally one, that no other one follows."""
    known: set[str] = set()
    followed: set[str] = set()
    for file in (MIGRATIONS / "versions").glob("m*.py"):
        for is_followed, revision in REVISION.findall(file.read_text(encoding="utf-8")):
            (followed if is_followed else known).add(revision)
    return known - followed


def migration_config(connection: Connection) -> Config:
    """The Alembic configuration for this connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
