"""Notices between processes on one PostgreSQL: which table has changed."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Final

import psycopg
from sqlalchemy import Connection, Engine, func, select

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "tenshu"
BACKOFF_SECONDS: Final = 2.0


class Notices:
    """Listens in its own thread; after a lost connection any table may have changed."""

    def __init__(self, engine: Engine) -> None:
        url = engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def listen(self, tell: Callable[[str | None], None]) -> None:
        """Call `tell` with each changed table; None means that any may have changed."""
        self._thread = threading.Thread(
            target=self._run, args=(tell,), name="tenshu-notices", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopping.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, tell: Callable[[str | None], None]) -> None:
        while not self._stopping.is_set():
            try:
                self._listen_once(tell)
            except psycopg.Error as error:
                LOG.warning("notices-lost", extra={"reason": type(error).__name__})
                self._stopping.wait(BACKOFF_SECONDS)

    def _listen_once(self, tell: Callable[[str | None], None]) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute("LISTEN " + CHANNEL)
            tell(None)
            while not self._stopping.is_set():
                for notice in connection.notifies(timeout=0.5):
                    tell(notice.payload)


def notify(connection: Connection, table: str) -> None:
    """Tell the other processes once this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, table)))
