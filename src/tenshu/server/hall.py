"""The hall: every table in use, found by its id and changed in one way only."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Final, TypeVar

from tenshu.core.errors import TenshuError
from tenshu.server.bulletin import Bulletin
from tenshu.server.deadlines import Deadlines
from tenshu.server.driving import Drivers
from tenshu.server.errors import BUSY, FORBIDDEN, NOT_FOUND, STALE, Refused
from tenshu.server.leases import Leases
from tenshu.server.limits import BUSY_SECONDS, MOST_SOCKETS_AT_TABLE
from tenshu.server.live import LiveTable
from tenshu.server.lobby import Lobby
from tenshu.server.messages import TableInfo
from tenshu.server.metrics import Metrics
from tenshu.server.notices import Changed, Hello
from tenshu.server.online import Attendance
from tenshu.server.presence import Presence
from tenshu.server.rows import Change, SeatRow, TableRow
from tenshu.server.storage import processes, repository
from tenshu.server.storage.repository import Conflict
from tenshu.server.storage.saving import Saving
from tenshu.server.storage.store import DatabaseError, Store
from tenshu.server.subscriber import Subscriber
from tenshu.server.table import Table
from tenshu.server.thinking import Thinkers
from tenshu.server.uptime import Uptime

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
# A change that meets another process's is made again at most this often.
MOST_CONFLICTS: Final = 20
# Tables whose versions are asked for in one query.
CHECKED_AT_ONCE: Final = 500
# A damaged table is tried again after this time, in case somebody has mended it.
ASIDE_SECONDS: Final = 60.0
# Memory is looked through for unused tables this often.
TIDY_SECONDS: Final = 5.0


class Hall:
    """All tables that this process keeps in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.bulletin = Bulletin()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        # Tables that cannot be read: when that was noticed, and why.
        self._set_aside: dict[str, tuple[float, str]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False
        self.notices = store.notices
        self.notices.on(Changed, self._hear)
        self.notices.on_resume(self._check_all_soon)
        self.presence = Presence(self.notices, self._note_presence)
        self.saving = Saving(store)
        self.attendance = Attendance(self.notices)
        self.notices.on(Hello, self._greet)
        self.lobby = Lobby(self)
        self.leases = Leases(store)
        self.drivers = Drivers(self, self.leases, thinkers)
        self.uptime = Uptime(store)
        self.deadlines = Deadlines(self, self.leases)

    async def start(self) -> None:
        """Begin to listen, to tidy up, and to wake the bots that wait, all in the background."""
        self.notices.start()
        await self.uptime.ensure()
        self.spawn(self.uptime.keep())
        self.spawn(self.deadlines.watch())
        self.spawn(self.leases.keep(self._come_back, self._note_vanished))
        self.spawn(self.drivers.sweep())
        self.spawn(self._tidy())
        self.spawn(self.lobby.keep_waiting())

    async def drain(self) -> None:
        """Stop the bots and give up their leases, so that other processes go on at once."""
        self.is_closing = True
        await self.drivers.close()
        await self.uptime.close()
        await self.leases.close()

    async def close(self) -> None:
        """Stop the bots and the tidying; every table is on disk already."""
        await self.drain()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.notices.close()
        await self.saving.close()

    async def read(self, table: str) -> Table:
        """A table as it is stored, or Refused."""
        return (await self.use(table)).table

    async def change(self, table: str, work: Callable[[Table], T]) -> T:
        """Change a table; what `work` returns is returned once everything it did is on disk.

        `work` is given a copy, and is run again on a fresh one if another process was faster. If
        anything fails, the copy is dropped, and the table is read anew wherever the store may have
        taken the change. Subscribers and bots only ever learn of what is stored.
        """
        for _ in range(MOST_CONFLICTS):
            live = await self._find(table)
            if live.table.row.clock is not None:
                await self.uptime.ensure()
            async with live.lock:
                try:
                    return await self._change(live, work)
                except Conflict as conflict:
                    LOG.info("conflict", extra={"table": table[:6], "reason": str(conflict)})
                except (Refused, TenshuError):
                    # Another process may have made right what is refused here.
                    await self._compare(live)
                    if not live.is_stale:
                        raise
        raise Refused(STALE, "error-stale")

    async def create(self, table: Table) -> None:
        """Store a new table."""
        await self.store.write(repository.insert_table, table.new_rows())
        self.adopt(table)

    async def refresh_tables_of(self, person: str) -> None:
        """Read the tables of a person whose name has changed."""
        for live in list(self.tables.values()):
            if live.table.has_member(person):
                await self.refresh(live.table.row.id)

    async def reread(self, tables: Iterable[str]) -> None:
        """Read tables as a whole, here and at other processes: their past has changed."""
        for table in tables:
            self.notices.post(Changed(table, is_rewritten=True))
            if table in self.tables:
                self.tables[table].is_stale = self.tables[table].is_doubtful = True
                await self.refresh(table)

    async def use(self, table: str) -> LiveTable:
        """A table in memory that is as it is stored."""
        live = await self._find(table)
        live.used_at = time.monotonic()
        if live.is_stale:
            async with live.lock:
                await self._catch_up(live)
        return live

    def is_set_aside(self, table: str) -> bool:
        """Whether a table was found damaged."""
        return table in self._set_aside

    async def subscribe(self, table: str, subscriber: Subscriber, since: int) -> LiveTable:
        """Add a subscriber who knows the log up to a version, or Refused."""
        live = await self.use(table)
        if since > live.table.row.version:
            # They saw more at another process, and must not be told it again as news.
            await self.refresh(table)
        await live.prepare(subscriber.person)
        if not live.table.may_watch(subscriber.person):
            raise Refused(FORBIDDEN, "error-no-spectators")
        is_full = len(live.table.subscribers) >= MOST_SOCKETS_AT_TABLE
        if is_full and not live.table.has_member(subscriber.person):
            raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS)
        try:
            live.welcome(subscriber, since)
        except Exception:
            live.table.subscribers.discard(subscriber)
            raise
        self.metrics.connections.inc()
        self.attendance.come(subscriber.person)
        self.presence.tell(live.table)
        self._send_table_soon(live)
        self.drivers.wake(live)
        return live

    async def hear_from_all(self, table: str) -> None:
        """Make sure that this process knows who has a table open anywhere, or Refused."""
        if self.store.is_sqlite:
            return
        alive = await self.store.read(processes.list_alive)
        try:
            await self.presence.ask(table, {*alive} - {self.store.process})
        except TimeoutError:
            raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS) from None

    def unsubscribe(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Forget a subscriber whose socket has closed."""
        live.table.subscribers.discard(subscriber)
        if not live.table.subscribers and live.table.chronicle is not None:
            live.table.chronicle.forget()
        self.metrics.connections.dec()
        self.attendance.go(subscriber.person)
        self.presence.tell(live.table)
        self._send_table_soon(live)

    def info_of(self, row: TableRow, seats: list[SeatRow], person: str | None) -> TableInfo:
        """A table of a list, as this person may see it."""
        live = self.tables.get(row.id)
        if live is not None and not live.is_stale:
            return live.table.info(person)
        table = Table(row, seats)
        table.outages = self.uptime.outages
        if live is not None:
            table.subscribers = live.table.subscribers
        else:
            table.subscribers.elsewhere = self.presence.peek(row.id)
        return table.info(person)

    def cut_off(self, person: str) -> None:
        """Close all sockets of a person; whoever still has a valid cookie comes back."""
        for live in self.tables.values():
            for subscriber in live.table.subscribers:
                if subscriber.person == person:
                    subscriber.cut_off()
        self.lobby.cut_off(person)

    # Reading

    async def _find(self, table: str) -> LiveTable:
        """A table in memory; all who ask for the same one wait for the same reading."""
        live = self.tables.get(table)
        if live is not None:
            return live
        since, reason = self._set_aside.get(table, (-ASIDE_SECONDS, ""))
        if time.monotonic() - since < ASIDE_SECONDS:
            raise Refused(STALE, "error-table-damaged", reason=reason)
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._open(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _open(self, table: str) -> LiveTable:
        return self._take_in(await self._load(table))

    def _take_in(self, table: Table) -> LiveTable:
        live = self.tables.setdefault(table.row.id, LiveTable(table))
        live.table.subscribers.elsewhere = self.presence.at(table.row.id)
        live.table.outages = self.uptime.outages
        return live

    async def _load(self, table: str) -> Table:
        """A table from the store; one that is damaged is set aside with the reason."""
        try:
            stored = await self.store.read(repository.load_table, table)
            if stored is None:
                raise Refused(NOT_FOUND, "error-table")
            found = Table.load(stored, self.uptime.outages)
        except (Refused, DatabaseError):
            raise
        except Exception as error:
            reason = f"{type(error).__name__}: {str(error)[:100]}"
            LOG.exception("table-set-aside", extra={"table": table[:6], "reason": reason})
            self._set_aside[table] = (time.monotonic(), reason)
            raise Refused(STALE, "error-table-damaged", reason=reason) from None
        finally:
            self.metrics.set_aside.set(len(self._set_aside))
        self._set_aside.pop(table, None)
        return found

    async def _catch_up(self, live: LiveTable) -> None:
        """Read a stale table, under its lock, and tell what its subscribers missed."""
        if not live.is_stale:
            return
        fresh = None if live.is_doubtful else await self._read_news(live.table)
        is_edited = fresh is None or fresh.is_edited_since(live.table)
        if fresh is None:
            fresh = await self._load(live.table.row.id)
            fresh.subscribers = live.table.subscribers
        live.table = fresh
        live.is_stale = live.is_doubtful = False
        self._announce(live, is_edited=is_edited)

    async def _read_news(self, table: Table) -> Table | None:
        """A table with what is stored of it by now, or None if it must be read as a whole."""
        version, _, line = table.versions()
        known = version, line, len(table.clock_events)
        news = await self.store.read(repository.find_news, table.row.id, *known)
        try:
            return None if news is None else table.after(news)
        except Exception:
            LOG.exception("news-not-followed", extra={"table": table.row.id[:6]})
            return None

    async def _compare(self, live: LiveTable) -> None:
        """Note whether the store has more of a table than memory."""
        stored = await self.store.read(repository.find_versions, live.table.row.id)
        if stored != live.table.versions():
            live.is_stale = True

    async def refresh(self, table: str) -> None:
        """Read a table if the store has more of it than memory."""
        try:
            live = await self._find(table)
            try:
                async with live.lock:
                    await self._compare(live)
                    await self._catch_up(live)
            except BaseException:
                live.is_stale = True
                raise
        except Refused:
            pass  # gone or set aside; whoever asks for it is told
        except Exception:
            LOG.exception("table-not-refreshed", extra={"table": table[:6]})

    def _refresh_soon(self, table: str) -> None:
        if not self.is_closing:
            self.spawn(self.refresh(table))

    # Other processes

    def _hear(self, _: str, notice: Changed) -> None:
        """Another process changed a table."""
        self.lobby.hear(notice)
        live = self.tables.get(notice.table)
        if live is not None and notice.is_rewritten:
            live.is_stale = live.is_doubtful = True
        if self.bulletin.has_streams() and (live is None or not live.table.subscribers):
            self.spawn(self._note(notice.table))
        if live is None:
            # One that is being read just now may have been read before the change.
            if notice.table in self._loading:
                self._refresh_soon(notice.table)
        elif not live.table.subscribers and not self.leases.holds(notice.table):
            live.is_stale = True
        elif live.lock.locked() or live.is_stale or not self._follow(live, notice.change):
            self._refresh_soon(notice.table)

    def _follow(self, live: LiveTable, change: Change | None) -> bool:
        """Take in what another process stored, if it was done to what this one knows."""
        original = live.table
        if change is None or not original.is_followed_by(change):
            return False
        try:
            fresh = original.after(change)
        except Exception:
            LOG.exception("news-not-followed", extra={"table": original.row.id[:6]})
            return False
        if fresh is None:
            return False
        live.table = fresh
        if change.entries:
            live.moved_at = time.monotonic()
        self._announce(live, is_edited=fresh.is_edited_since(original), is_ours=False)
        return not live.is_stale

    def _check_all_soon(self) -> None:
        """Any table may have changed while nobody listened."""
        for table in self._loading:
            self._refresh_soon(table)
        if not self.is_closing:
            self.spawn(self._check_all())

    async def _check_all(self) -> None:
        """Read all tables of which the store has more than memory."""
        tables = list(self.tables)
        for first in range(0, len(tables), CHECKED_AT_ONCE):
            some = tables[first : first + CHECKED_AT_ONCE]
            try:
                stored = await self.store.read(repository.list_versions, some)
            except DatabaseError as error:
                LOG.warning("tables-not-checked", extra={"reason": type(error).__name__})
                continue
            for table in some:
                live = self.tables.get(table)
                if live is not None and stored.get(table) != live.table.versions():
                    self._refresh_soon(table)

    def _note_presence(self, table: str) -> None:
        if table in self.tables:
            self._send_table_soon(self.tables[table])
        else:
            self.presence.drop(table)

    def _note_vanished(self, vanished: frozenset[str]) -> None:
        """Other processes are gone: with them their people, and perhaps notices that were not sent."""
        self.presence.forget(vanished)
        self.attendance.forget(vanished)
        self._check_all_soon()
        self.drivers.sweep_soon()

    def _greet(self, *_: object) -> None:
        """Tell a process that has begun to listen who is here."""
        self.presence.tell_all()
        self.attendance.tell_all()

    def _come_back(self) -> None:
        """Begin anew: the other processes believed this one dead and have taken over its tables."""
        self.drivers.stop_all()
        self._greet()
        self._check_all_soon()

    async def _note(self, table: str) -> None:
        """Tell bots of a table that is not in memory here."""
        try:
            found = await self.store.read(repository.find_table, table)
            if found is not None:
                self.bulletin.note(*found)
        except DatabaseError:
            LOG.exception("table-not-noted", extra={"table": table[:6]})

    # Changing

    async def _change(self, live: LiveTable, work: Callable[[Table], T]) -> T:
        """Try once to change a table, under its lock."""
        live.used_at = time.monotonic()
        await self._catch_up(live)
        original, draft = live.table, live.table.copy()
        answer = work(draft)
        change = draft.to_store(original)
        if change.is_empty():
            return answer
        try:
            await self._store(change)
        except BaseException:
            # The store may have the change or not: a commit can succeed and its answer get lost.
            live.is_stale = True
            self._refresh_soon(live.table.row.id)
            self.notices.post(Changed(live.table.row.id))
            raise
        live.table = draft
        self.notices.post(Changed(change.table_id, change.to_tell()))
        if change.entries:
            live.moved_at = time.monotonic()
        self._announce(live, is_edited=draft.is_edited_since(original))
        if live.is_stale:
            self._refresh_soon(live.table.row.id)
        return answer

    async def _store(self, change: Change) -> None:
        with self.metrics.commits.time():
            await self.saving.save(change)
        self.metrics.entries.inc(len(change.entries))

    def _announce(self, live: LiveTable, *, is_edited: bool, is_ours: bool = True) -> None:
        """Tell the subscribers what is stored and wake the bots; if that fails, it stays stored.

        After a change of another process only the one with the lease need wake a bot.
        """
        try:
            if live.table.rematch is not None:
                self.adopt(live.table.rematch)
            live.table.note_stored()
            live.send_news()
            self.bulletin.note(live.table.row, live.table.seats)
            if is_edited:
                self.lobby.note(live.table.row)
                self.presence.tell(live.table)
                self._send_table_soon(live)
            if is_ours or self.leases.holds(live.table.row.id):
                self.drivers.wake(live)
        except Exception:
            LOG.exception("table-not-announced", extra={"table": live.table.row.id[:6]})
            live.is_stale = live.is_doubtful = True

    def adopt(self, table: Table) -> None:
        """Take in a new table that is stored."""
        self.notices.post(Changed(table.row.id))
        self._announce(self._take_in(table), is_edited=False)
        self.lobby.note(table.row)

    def _send_table_soon(self, live: LiveTable) -> None:
        if not self.is_closing:
            live.send_table_soon()

    # Tidying

    async def _tidy(self) -> None:
        """Drop unused tables from memory; their logs bring them back."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            unused = [table for table, live in self.tables.items() if live.is_unused()]
            for table in unused:
                del self.tables[table]
                self.presence.drop(table)
            self.metrics.tables.set(len(self.tables))
            try:
                await self.leases.release(unused)
            except DatabaseError as error:
                LOG.warning("leases-not-released", extra={"reason": type(error).__name__})

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Run something in the background until the hall closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
