"""Playing for the bots of the tables whose leases this process has."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from tenshu.server.leases import Leases
from tenshu.server.live import LiveTable
from tenshu.server.notices import Hurried
from tenshu.server.rows import SeatRow
from tenshu.server.storage import processes
from tenshu.server.table import Table
from tenshu.server.thinking import Choice, Thinkers, seed_of
from tenshu.server.timing import ago

if TYPE_CHECKING:
    from tenshu.server.hall import Hall

LOG: Final = logging.getLogger(__name__)
# A bot's move that fails is tried again after a pause, which doubles up to a limit.
BACKOFF_SECONDS: Final = 1.0
LONGEST_BACKOFF: Final = 15.0
# How often to look for tables whose bots nobody drives, and how long those must have stood still.
SWEEP_SECONDS: Final = 10.0
# Bots that the sweep lets wait for a worker; each keeps its table in memory.
MOST_WOKEN: Final = 64


class Drivers:
    """A driver for each table where a bot must act."""

    def __init__(self, hall: Hall, leases: Leases, thinkers: Thinkers) -> None:
        self.hall = hall
        self.leases = leases
        self.thinkers = thinkers
        self._is_due = asyncio.Event()
        hall.store.notices.on(Hurried, self._note_hurry)

    def wake(self, live: LiveTable) -> None:
        """Let a bot think, if one must act and none does yet."""
        if self.hall.is_closing or live.table.bot_to_act() is None or live.is_driven():
            return
        live.driver = self.hall.spawn(self._drive(live.table.row.id))

    def hurry(self, table: str) -> None:
        """Let the bots of a table move without pauses, whichever process drives them."""
        notice = Hurried(table)
        self._note_hurry("", notice)
        self.hall.store.notices.post(notice)

    def stop_all(self) -> None:
        """Stop all drivers: other processes have taken their tables over."""
        for live in self.hall.tables.values():
            if live.driver is not None:
                live.driver.cancel()
        self.sweep_soon()

    async def close(self) -> None:
        """Stop all drivers for good."""
        drivers = [live.driver for live in self.hall.tables.values() if live.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)

    def sweep_soon(self) -> None:
        """Look for tables without a driver at once."""
        self._is_due.set()

    async def sweep(self) -> None:
        """Wake bots that nobody drives: after a start, or when another process has died."""
        age = 0.0
        while True:
            self._is_due.clear()
            pause = SWEEP_SECONDS
            try:
                if not await self._wake_some(age):
                    pause = BACKOFF_SECONDS
            except Exception:
                LOG.exception("bots-not-woken")
            try:
                await asyncio.wait_for(self._is_due.wait(), pause)
                age = 0.0
            except TimeoutError:
                age = SWEEP_SECONDS if pause == SWEEP_SECONDS else age

    def _note_hurry(self, _: str, notice: Hurried) -> None:
        live = self.hall.tables.get(notice.table)
        if live is not None:
            live.hurry()

    async def _wake_some(self, age: float) -> bool:
        """Wake the bots of tables that have stood still for some seconds, the latest first.

        False if the workers have enough to do before all are woken.
        """
        find = processes.list_waiting_for_bots
        for table in await self.hall.store.read(find, ago(age), self.leases.process):
            if self.thinkers.bots_waiting >= MOST_WOKEN:
                return False
            live = self.hall.tables.get(table)
            if (live is None or not live.is_driven()) and await self.leases.take(table):
                await self.hall.refresh(table)
                if table in self.hall.tables:
                    self.wake(self.hall.tables[table])
        return True

    async def _drive(self, table: str) -> None:
        """Play for the bots of a table until a person must act, however often that fails.

        If another process has the lease, that one does.
        """
        pause = BACKOFF_SECONDS
        while not self.hall.is_set_aside(table):
            try:
                if not await self.leases.take(table) or not await self._play_for_bot(table):
                    return
                pause = BACKOFF_SECONDS
            except Exception:
                LOG.exception("bot-move-failed", extra={"table": table[:6]})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_BACKOFF)

    async def _play_for_bot(self, table: str) -> bool:
        """Play one move of a bot; False if none must act."""
        live = await self.hall.use(table)
        seat, version = live.table.bot_to_act(), live.table.row.version
        if seat is None:
            live.hurried.clear()
            return False
        choice = await self._choose(live, seat)
        await live.show_last_move()

        def play(draft: Table) -> bool:
            is_current = draft.row.version == version and draft.bot_to_act() is not None
            # Whoever was stopped for long asks for the lease again before it plays.
            if is_current and self.leases.holds(table):
                draft.play(choice.action, None)
                return True
            return False

        if await self.hall.change(table, play):
            live.intents[seat.seat] = choice.intent
        return True

    async def _choose(self, live: LiveTable, seat: SeatRow) -> Choice:
        assert seat.bot is not None
        match, row = live.table.game().match, live.table.row
        seed = seed_of(live.table.game().seed(), row.version)
        intent = live.intents.get(seat.seat, [])
        numbers = match.state.numbers()
        return await self.thinkers.choose(match, numbers, seat.bot, seed, intent, row.host)
