"""The hall: every table in use, found by its id, changed by one at a time, stored before it is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Final

from tenshu.core.errors import TenshuError
from tenshu.server.errors import FORBIDDEN, NOT_FOUND, Refused
from tenshu.server.history import Happening
from tenshu.server.live import Connection, Live, encode, line_of
from tenshu.server.messages import Said, TableChanged, Welcome
from tenshu.server.metrics import Metrics
from tenshu.server.rows import ChatRow
from tenshu.server.storage import repository
from tenshu.server.storage.repository import Conflict
from tenshu.server.storage.store import DatabaseError, Store
from tenshu.server.thinking import Thinkers, seed_of
from tenshu.server.views import reader_of

LOG: Final = logging.getLogger(__name__)
# A table that nobody looks at is forgotten after this time; its log brings it back.
IDLE_SECONDS: Final = 300.0
# People come and go in bursts: the table is told once for all of them.
TELL_AFTER: Final = 0.1
PATIENCE: Final = 1.0
ATTEMPTS: Final = 5


class Hall:
    """All tables that this process keeps in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closing = False

    async def start(self) -> None:
        """Wake the bots that were thinking when the service stopped, and begin to tidy up."""
        if self.store.notices is not None:
            loop = asyncio.get_running_loop()

            def tell(table: str | None) -> None:
                loop.call_soon_threadsafe(self._hear, table)

            self.store.notices.listen(tell)
        for table in await self.store.read(repository.list_waiting_for_bots):
            try:
                self.wake(await self.find(table))
            except (Refused, TenshuError) as error:  # such as a game of older rules
                LOG.warning("table-not-opened", extra={"table": table[:6], "reason": repr(error)})
        self._spawn(self._tidy())

    async def close(self) -> None:
        """Stop thinking and tidying; every table is on disk already."""
        self._is_closing = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """A table to oneself, as it is on disk, or Refused."""
        live = await self.find(table)
        async with live.lock:
            live.used_at = time.monotonic()
            if live.is_stale:
                await self.reload(live)
            yield live

    async def find(self, table: str) -> Live:
        """A table in memory; those who ask for the same one wait for the same reading."""
        live = self.tables.get(table)
        if live is not None:
            return live
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._read(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    def adopt(self, live: Live) -> None:
        """Take in a table that was stored just now."""
        self.tables[live.row.id] = live
        live.delivered = live.row.version
        self.wake(live)

    async def reload(self, live: Live) -> None:
        """Read a table anew, and tell those who watch it what they missed."""
        found = await self.store.read(repository.find_table, live.row.id)
        assert found is not None
        live.row, live.seats = found
        last_line = live.chat[-1].id if live.chat else 0
        live.chat = await self.store.read(repository.find_chat, live.row.id)
        await self._load_game(live)
        live.is_stale = False
        for line in live.chat:
            if line.id > last_line:
                self._tell_line(live, line)
        live.deliver_update()
        self.tell_table(live)

    async def commit(self, live: Live, happened: Sequence[Happening]) -> None:
        """Store what was just played at a table, then tell everybody, then let bots act."""
        history = live.game()
        live.note(happened)
        entries = [happening.entry for happening in happened]
        began = time.perf_counter()
        try:
            await self.store.write(repository.append, live.row, entries, history.take_snapshot())
        except BaseException:
            live.is_stale = True
            raise
        self.metrics.commits.observe(time.perf_counter() - began)
        self.metrics.entries.inc(len(entries))
        live.deliver_update()
        if live.row.status == "over":
            self.tell_table(live)
        self.wake(live)

    async def save(self, live: Live, happened: Sequence[Happening] = ()) -> None:
        """Store changes of the table or its seats, with entries that they caused."""
        if happened:
            live.note(happened)
        entries = [happening.entry for happening in happened]
        try:
            await self.store.write(repository.save_table, live.row, live.seats, entries)
        except BaseException:
            live.is_stale = True
            raise
        live.row.edits += 1
        self.metrics.entries.inc(len(entries))
        live.deliver_update()
        self.tell_table(live)
        self.wake(live)

    async def say(self, live: Live, line: ChatRow) -> ChatRow:
        """Store a line of the chat, then tell it."""
        row = await self.store.write(repository.insert_line, live.row.id, line)
        live.chat = [*live.chat, row][-repository.CHAT_LINES :]
        self._tell_line(live, row)
        return row

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name now, also where it sits already."""
        for live in self.tables.values():
            for seat in live.seats:
                if seat.person == person and seat.name != name and not live.row.is_one_screen:
                    seat.name = name
                    self.tell_table(live)

    def tell_table(self, live: Live) -> None:
        """Send everybody the table soon, once for everything that changes until then."""
        if live.told is None and not self._is_closing:
            live.told = asyncio.get_running_loop().call_later(TELL_AFTER, self._tell, live)

    def wake(self, live: Live) -> None:
        """Let a bot think, if one must act and none does yet."""
        if self._is_closing or live.bot_to_act() is None:
            return
        if live.driver is None or live.driver.done():
            live.driver = self._spawn(self._drive(live.row.id))

    async def join(self, table: str, connection: Connection, since: int) -> Live:
        """Add a connection; the first it is sent is the whole table."""
        async with self.at(table) as live:
            if not live.may_watch(connection.person):
                raise Refused(FORBIDDEN, "error-no-spectators")
            audience = live.held_by(connection.person)
            entries = []
            if live.chronicle is not None:
                entries = live.chronicle.of(reader_of(audience), since)
            live.connections.add(connection)
            connection.audience = audience
            self.metrics.connections.inc()
            chat = live.chat_lines()
            info = live.info(connection.person)
            connection.send(encode(Welcome(info, live.view(audience), entries, chat)))
            self.tell_table(live)
            self.wake(live)
            return live

    def part(self, live: Live, connection: Connection) -> None:
        """Forget a connection that has closed."""
        live.connections.discard(connection)
        self.metrics.connections.dec()
        self.tell_table(live)

    async def _read(self, table: str) -> Live:
        found = await self.store.read(repository.find_table, table)
        if found is None:
            raise Refused(NOT_FOUND, "error-table")
        chat = await self.store.read(repository.find_chat, table)
        live = Live(*found, chat)
        await self._load_game(live)
        live.delivered = live.row.version
        return self.tables.setdefault(table, live)

    async def _load_game(self, live: Live) -> None:
        entries = await self.store.read(repository.find_entries, live.row.id, 0)
        snapshot = await self.store.read(repository.find_snapshot, live.row.id)
        live.load(entries, snapshot)

    @staticmethod
    def _tell_line(live: Live, line: ChatRow) -> None:
        data = encode(Said(line_of(line)))
        for connection in live.connections:
            connection.send(data)

    def _tell(self, live: Live) -> None:
        live.told = None
        for connection in live.connections:
            connection.send(encode(TableChanged(live.info(connection.person))))

    async def _drive(self, table: str) -> None:
        """Think and act for the bots of a table until a person must act."""
        failures = 0
        while failures < ATTEMPTS:
            try:
                if not await self._bot_step(table):
                    return
                failures = 0
            except Conflict:
                continue
            except DatabaseError:
                failures += 1
                LOG.exception("bot-move-not-stored", extra={"table": table[:6]})
                await asyncio.sleep(PATIENCE)

    async def _bot_step(self, table: str) -> bool:
        """One move of a bot; False when none must act."""
        async with self.at(table) as live:
            seat = live.bot_to_act()
            if seat is None or seat.bot is None:
                return False
            match = live.game().match
            version = live.row.version
            numbers = match.state.numbers()
        seed = seed_of(live.row.seed, version)
        intent = live.intents.get(seat.seat, [])
        choice = await self.thinkers.choose(match, numbers, seat.bot, seed, intent)
        await self._keep_pace(live)
        async with self.at(table) as live:
            if live.row.version == version and live.bot_to_act() is not None:
                live.intents[seat.seat] = choice.intent
                await self.commit(live, live.play(choice.action, None))
        return True

    async def _keep_pace(self, live: Live) -> None:
        """People see every move of a bot for a while; nobody waits for nobody."""
        if live.connections:
            shown = time.monotonic() - live.moved_at
            await asyncio.sleep(max(0.0, live.row.pace / 1000 - shown))

    async def _tidy(self) -> None:
        """Forget tables that nobody has looked at for some time."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 10)
            old = time.monotonic() - IDLE_SECONDS
            for table, live in list(self.tables.items()):
                is_driven = live.driver is not None and not live.driver.done()
                is_idle = not live.connections and not live.lock.locked() and not is_driven
                if is_idle and live.used_at < old:
                    del self.tables[table]
            self.metrics.tables.set(len(self.tables))

    def _hear(self, table: str | None) -> None:
        """Another process changed a table; or any may have changed while nobody listened."""
        for live in [self.tables.get(table)] if table else list(self.tables.values()):
            if live is not None:
                self._spawn(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            last_line = live.chat[-1].id if live.chat else 0
            known = (live.row.version, live.row.edits, last_line)
            if await self.store.read(repository.find_versions, live.row.id) != known:
                await self.reload(live)

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
