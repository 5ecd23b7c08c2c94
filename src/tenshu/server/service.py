"""The whole service without the web: opened, used by the routes, closed."""

from __future__ import annotations

import secrets

from tenshu.server.hall import Hall
from tenshu.server.limits import READERS, READING_MEMORY, Limits
from tenshu.server.metrics import Metrics
from tenshu.server.people import SECRET, People
from tenshu.server.replays import Replays
from tenshu.server.settings import Settings
from tenshu.server.storage import repository
from tenshu.server.storage.store import Store
from tenshu.server.thinking import Thinkers
from tenshu.server.workers import Workers


class Service:
    """Everything that lives as long as the service runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.has_limits)

    async def open(self) -> None:
        """Open the database, start the workers, wake the bots."""
        self.store = Store(self.settings.db)
        secret = await self.store.write(repository.setting, SECRET, secrets.token_hex(32))
        self.people = People(self.store, secret)
        workers, effort = self.settings.bot_workers, self.settings.effort
        self.thinkers = Thinkers(workers, effort, self.metrics)
        self.hall = Hall(self.store, self.thinkers, self.metrics)
        self.readers = Workers(READERS, READING_MEMORY)
        self.replays = Replays(self.hall, self.store, self.readers)
        await self.hall.start()

    async def close(self) -> None:
        """Stop everything; all of it is on disk."""
        await self.hall.close()
        self.thinkers.close()
        self.readers.close()
        self.store.close()
