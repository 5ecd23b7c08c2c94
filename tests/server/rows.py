"""Rows of a PostgreSQL that services use, and waiting for them to change."""

import time
from collections.abc import Callable
from typing import LiteralString

import psycopg

from tests.server.servers import WAIT

TELL = """
CREATE OR REPLACE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NOTIFY rows_changed; RETURN NULL; END $$;
"""
TRIGGER = "CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON {} EXECUTE FUNCTION tell()"


def rows(db: str, query: LiteralString, *values: str) -> list[tuple[object, ...]]:
    """What the database answers."""
    with psycopg.connect(db, autocommit=True) as connection:
        return connection.execute(query, values).fetchall()


def tell_changes(db: str, *tables: LiteralString) -> None:
    """Let the database tell `wait_until` of every change of these tables."""
    with psycopg.connect(db, autocommit=True) as connection:
        connection.execute(TELL)
        for table in tables:
            connection.execute(psycopg.sql.SQL(TRIGGER).format(psycopg.sql.Identifier(table)))


def wait_until(db: str, is_so: Callable[[], bool], seconds: float = WAIT) -> None:
    """Look at the rows again whenever some have changed."""
    deadline = time.monotonic() + seconds
    with psycopg.connect(db, autocommit=True) as connection:
        connection.execute("LISTEN rows_changed")
        while not is_so():
            left = deadline - time.monotonic()
            assert left > 0, "it never became so"
            for _ in connection.notifies(timeout=left, stop_after=1):
                pass
