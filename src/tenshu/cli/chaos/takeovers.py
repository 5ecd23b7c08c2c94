"""How long the tables of a killed service stand still until another one plays for their bots."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from tenshu.server.storage import processes, repository
from tenshu.server.storage.store import open_engine
from tenshu.server.timing import now_ms, parse_ms

# How long it may take until the others have noticed that a service is dead.
NOTICE_SECONDS: Final = 20.0
LOOK_SECONDS: Final = 0.1


class Kill(NamedTuple):
    """A service that was killed: when, in milliseconds, and the tables whose bots it played for."""

    at: int
    tables: list[str]


class Takeovers:
    """The kills of a run, and how long the tables stood still after each."""

    def __init__(self, db: str) -> None:
        self._engine = open_engine(db)
        self._kills: list[Kill] = []

    def kill(self, kill: Callable[[], None], start: Callable[[], None]) -> None:
        """Kill a service and start it again; note the tables that it held."""
        # The database may have been killed since the last time.
        self._engine.dispose()
        with self._engine.connect() as connection:
            before = set(processes.list_alive(connection))
            owners = processes.list_leases(connection)
        kill()
        at = now_ms()
        start()
        dead = self._vanished(before)
        held = [table for table, owner in owners.items() if owner in dead]
        self._kills.append(Kill(at, held))

    def seconds(self) -> list[float]:
        """For each table of a killed service: how long its people waited for the next bot."""
        self._engine.dispose()
        found = [
            waited(kill.at, self._entries(table)) for kill in self._kills for table in kill.tables
        ]
        return sorted(seconds for seconds in found if seconds is not None)

    def close(self) -> None:
        """Leave the database."""
        self._engine.dispose()

    def _vanished(self, before: set[str]) -> set[str]:
        """The services that are alive no more."""
        until = time.monotonic() + NOTICE_SECONDS
        while True:
            with self._engine.connect() as connection:
                gone = before - set(processes.list_alive(connection))
            if gone or time.monotonic() > until:
                return gone
            time.sleep(LOOK_SECONDS)

    def _entries(self, table: str) -> list[tuple[int, bool]]:
        """The times of a table's actions, and whether a bot made them."""
        with self._engine.connect() as connection:
            stored = repository.load_table(connection, table)
        if stored is None:
            return []
        bots = {seat.seat for seat in stored.seats if seat.bot is not None}
        return [(parse_ms(entry.at), entry.actor in bots) for entry in stored.entries]


def waited(killed_at: int, entries: list[tuple[int, bool]]) -> float | None:
    """The seconds from the kill, or the last action after it, to the next action of a bot."""
    since = killed_at
    for at, is_bot in entries:
        if at > killed_at and is_bot:
            return (at - since) / 1000
        since = max(since, at)
    return None
