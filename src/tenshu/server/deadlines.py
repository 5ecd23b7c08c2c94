"""Time-outs: found in the database, so that they come even if nobody has the table open."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from tenshu.server.errors import Refused
from tenshu.server.leases import Leases
from tenshu.server.storage import clock_store
from tenshu.server.storage.store import DatabaseError
from tenshu.server.table_clocks import check_time
from tenshu.server.timing import now, sleep

if TYPE_CHECKING:
    from tenshu.server.hall import Hall

LOG: Final = logging.getLogger(__name__)
LOOK_SECONDS: Final = 1.0


class Deadlines:
    """Looks for tables where somebody's time is up, and tells them."""

    def __init__(self, hall: Hall, leases: Leases) -> None:
        self.hall = hall
        self.leases = leases

    async def watch(self) -> None:
        """Look every second until cancelled."""
        while True:
            try:
                await self._look()
            except DatabaseError as error:
                LOG.warning("deadlines-not-read", extra={"reason": type(error).__name__})
            await sleep(LOOK_SECONDS)

    async def _look(self) -> None:
        await self.hall.uptime.ensure()
        due = clock_store.list_due
        for table in await self.hall.store.read(due, now(), self.leases.process):
            if not self.hall.is_set_aside(table) and await self.leases.take(table):
                await self._check(table)

    async def _check(self, table: str) -> None:
        """Let the table look at its clocks; the bot that takes over is woken by the change."""
        try:
            await self.hall.change(table, check_time)
            # After a restart a bot may have to answer for somebody whose time was up before.
            self.hall.drivers.wake(await self.hall.use(table))
        except Refused as refused:
            LOG.info("time-not-checked", extra={"reason": refused.problem.message.key})
        except DatabaseError:
            raise
        except Exception:
            LOG.exception("time-not-checked", extra={"table": table[:6]})
