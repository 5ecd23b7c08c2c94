"""When the service was up: clocks stand still while no process serves or none can store.

A process says every few seconds that it is alive. Whoever finds, after a start or after a time in
which it could not say so, that nobody has for long, notes an outage.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from tenshu.server.pauses import Interval
from tenshu.server.storage import clock_store
from tenshu.server.storage.store import DatabaseError, Store
from tenshu.server.timing import now_ms

LOG: Final = logging.getLogger(__name__)
BEAT_SECONDS: Final = 5.0
# Four beats may get lost before their absence is an outage.
OUTAGE_SECONDS: Final = 20.0


class Uptime:
    """The outages of the service, as they are stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        # Changed in place: all tables in memory read this list.
        self.outages: list[Interval] = []
        # By a clock that goes on while the machine sleeps and that nobody sets.
        self._beat_at: float | None = None

    async def ensure(self) -> None:
        """Know all outages until now, even if this process itself was stopped."""
        if self._is_silent():
            await self._beat()

    async def keep(self) -> None:
        """Beat until cancelled; where no clock runs, nothing is written."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if self._is_silent() or await self.store.read(clock_store.has_clocks):
                    await self._beat()
                else:
                    self._beat_at = boot_time()
            except DatabaseError as error:
                LOG.warning("uptime-not-stored", extra={"reason": type(error).__name__})

    async def close(self) -> None:
        """Say for the last time that the service was up."""
        try:
            if await self.store.read(clock_store.has_clocks):
                await self._beat()
        except DatabaseError as error:
            LOG.warning("uptime-not-stored", extra={"reason": type(error).__name__})

    async def _beat(self) -> None:
        longest = int(OUTAGE_SECONDS * 1000) if self._is_silent() else None
        self.outages[:] = await self.store.write(clock_store.beat, now_ms(), longest)
        self._beat_at = boot_time()

    def _is_silent(self) -> bool:
        """Whether this process has not beaten for so long that all may have been silent."""
        return self._beat_at is None or boot_time() - self._beat_at > OUTAGE_SECONDS


def boot_time() -> float:
    """Seconds since the machine was started, those in which it slept included."""
    clock = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime(clock)
