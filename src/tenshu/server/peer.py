"""A process that uses the queue of jobs: it tidies up after the dead, and reconnects."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

from tenshu.server.jobs import LOST, failure
from tenshu.server.limits import BEAT_SECONDS
from tenshu.server.storage.queue import Queue, QueueLost

LOG: Final = logging.getLogger(__name__)


class Peer:
    """What services and workers have in common; both derive from it."""

    def __init__(self, url: str, process: str, kinds: list[str], plays: list[str]) -> None:
        self.kinds = kinds
        self.plays = plays
        self.queue = Queue(url, process, self.hear, takes=bool(kinds))
        self._tasks: set[asyncio.Task[None]] = set()
        self._beating: asyncio.Task[None] | None = None

    def hear(self, job: str) -> None:
        """Something happened to a job of this process; or, with "", there is a new one."""
        raise NotImplementedError

    async def reconcile(self) -> None:
        """Compare what is known here with what is in the queue, in case a notice was lost."""
        raise NotImplementedError

    def lose(self) -> None:
        """The queue is out of reach."""
        raise NotImplementedError

    async def start(self) -> None:
        """Join the queue, now or as soon as it can be reached."""
        await self._beat()
        self._beating = asyncio.create_task(self._keep_beating())

    async def leave(self) -> None:
        """Leave the queue."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            if self.kinds:
                await self.queue.leave()
        except QueueLost:
            LOG.info("queue-left-without-word")
        await self.queue.close()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something with the queue in the background; if it is lost, the next beat mends it."""
        task = asyncio.create_task(self._unless_lost(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _unless_lost(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except QueueLost as error:
            LOG.info("queue-not-told", extra={"reason": str(error)})

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._beat()

    async def _beat(self) -> None:
        try:
            if not self.queue.is_open:
                await self.queue.open()
            if self.kinds:
                # A service beats for its leases.
                await self.queue.beat(self.kinds, self.plays)
            await self.queue.tidy(failure(LOST))
            await self.reconcile()
        except QueueLost as error:
            LOG.warning("queue-lost", extra={"reason": str(error)})
            self.lose()
        except Exception:
            LOG.exception("queue-beat-failed")
