"""Who drives the bots of a table: a lease in the database, kept alive by one beat per process.

SQLite serves one process, which may drive everything.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from typing import Final

from tenshu.server.storage import processes
from tenshu.server.storage.processes import LEASE_SECONDS, Beat
from tenshu.server.storage.store import DatabaseError, Store

LOG: Final = logging.getLogger(__name__)
# Two beats may get lost before a process is believed dead.
BEAT_SECONDS: Final = 0.5


class Leases:
    """The leases of this process, and which processes live."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = store.process
        self.is_alone = store.is_sqlite
        self.alive: frozenset[str] = frozenset()
        self._held: set[str] = set()
        # By this process's own clock, which goes on while it is stopped.
        self._valid_until = 0.0
        self._believed_dead: Callable[[], None] = lambda: None
        self._is_closed = False

    def holds(self, table: str) -> bool:
        """Whether this process drives a table, for certain."""
        return self.is_alone or (table in self._held and time.monotonic() < self._valid_until)

    async def take(self, table: str) -> bool:
        """Take the lease of a table, unless another live process has it."""
        if self.holds(table):
            return True
        began = time.monotonic()
        was_known, is_ours = await self.store.write(processes.take_lease, table, self.process)
        self._note_beat(was_known, began)
        if is_ours:
            self._held.add(table)
        return is_ours

    async def release(self, tables: Collection[str]) -> None:
        """Give up the leases of tables that are not in use any more."""
        held = self._held & set(tables)
        self._held -= held
        if held:
            await self.store.write(processes.release_leases, list(held), self.process)

    async def keep(
        self, believed_dead: Callable[[], None], vanished: Callable[[frozenset[str]], None]
    ) -> None:
        """Beat until cancelled.

        Call `believed_dead` if the others believed this process dead, and `vanished` with those of
        them that are gone.
        """
        self._believed_dead = believed_dead
        while not self.is_alone and not self._is_closed:
            try:
                await self._beat(vanished)
            except DatabaseError as error:
                LOG.warning("beat-failed", extra={"reason": type(error).__name__})
            await asyncio.sleep(BEAT_SECONDS)

    async def close(self) -> None:
        """Give everything up at once."""
        was_closed, self._is_closed = self._is_closed, True
        self._held.clear()
        self._valid_until = 0.0
        if not self.is_alone and not was_closed:
            try:
                await self.store.write(processes.leave, self.process)
            except DatabaseError as error:
                LOG.warning("leases-not-given-up", extra={"reason": type(error).__name__})

    async def _beat(self, vanished: Callable[[frozenset[str]], None]) -> None:
        began = time.monotonic()
        heard: Beat = await self.store.write(processes.beat, self.process)
        self._note_beat(heard.was_known, began)
        for process in heard.expired:
            await self.store.write(processes.bury, process)
        before, self.alive = self.alive, heard.alive
        gone = heard.expired | (before - heard.alive)
        if gone:
            vanished(gone)

    def _note_beat(self, was_known: bool, began: float) -> None:
        if not was_known:
            self._held.clear()
            self._believed_dead()
        self._valid_until = began + LEASE_SECONDS
