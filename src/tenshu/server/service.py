"""The whole service without the web: opened, used by the routes, closed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from tenshu.server.hall import Hall
from tenshu.server.limits import READERS, READING_MEMORY, Limits
from tenshu.server.metrics import Metrics
from tenshu.server.notices import PersonChanged
from tenshu.server.people import SECRET, People
from tenshu.server.replays import Replays
from tenshu.server.rows import now
from tenshu.server.settings import Settings
from tenshu.server.storage import repository
from tenshu.server.storage.store import DatabaseError, Store
from tenshu.server.thinking import Thinkers
from tenshu.server.workers import Workers

LOG: Final = logging.getLogger(__name__)
# How long an answer about readiness holds, and how long the database may take for one.
READY_SECONDS: Final = 2.0
READY_TIMEOUT: Final = 3.0


class Service:
    """Everything that lives as long as the service runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.has_limits)
        self._proof: asyncio.Task[bool] | None = None
        self._asked_at = 0.0

    async def open(self) -> None:
        """Open the database, start the workers, wake the bots."""
        self.store = Store(self.settings.db)
        secret = await self.store.write(repository.setting, SECRET, secrets.token_hex(32))
        self.people = People(self.store, secret)
        workers, effort = self.settings.bot_workers, self.settings.effort
        self.thinkers = Thinkers(workers, effort, self.metrics)
        self.hall = Hall(self.store, self.thinkers, self.metrics)
        self.store.notices.on(PersonChanged, self._note_person)
        self.store.notices.on_resume(self.people.forget_all)
        self.readers = Workers(READERS, READING_MEMORY)
        self.replays = Replays(self.hall, self.store, self.readers)
        await self.hall.start()
        self._tidying = asyncio.create_task(self.replays.tidy())

    def _note_person(self, _: str, notice: PersonChanged) -> None:
        """Somebody has a new name or a new session at another process."""
        self.people.forget(notice.person)
        if notice.is_session_over:
            self.hall.cut_off(notice.person)

    async def is_ready(self) -> bool:
        """Whether something can be stored, asked of the database at most every few seconds."""
        is_old = time.monotonic() - self._asked_at > READY_SECONDS
        if self._proof is None or (is_old and self._proof.done()):
            self._asked_at = time.monotonic()
            self._proof = asyncio.create_task(self._prove_writable())
        await asyncio.wait((self._proof,), timeout=READY_TIMEOUT)
        return self._proof.done() and self._proof.result()

    async def _prove_writable(self) -> bool:
        try:
            await self.store.write(repository.prove_writable, now())
            return True
        except DatabaseError as error:
            LOG.warning("not-ready", extra={"reason": type(error).__name__})
            return False

    async def close(self) -> None:
        """Stop everything; all of it is on disk."""
        self._tidying.cancel()
        await asyncio.gather(self._tidying, return_exceptions=True)
        await self.hall.close()
        self.thinkers.close()
        self.readers.close()
        self.store.close()
