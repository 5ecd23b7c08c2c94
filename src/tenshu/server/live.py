"""A table in memory: its contents as they are stored, and everything that only lives here."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from tenshu.server.messages import LONGEST_PACE, Said, TableChanged, Update, View, Welcome
from tenshu.server.subscriber import NOT_ALLOWED, Subscriber, encode
from tenshu.server.table import Table, line_of
from tenshu.server.views import Audience, Views, reader_of

LOG: Final = logging.getLogger(__name__)
# A table that nobody uses leaves the memory after this time.
IDLE_SECONDS: Final = 60.0
# A table whose game is over, after this one: few come back to it, and many of them cost memory.
OVER_SECONDS: Final = 10.0
# People come and go in bursts: one message tells of all of them.
SEND_TABLE_AFTER: Final = 0.1
MORE_FOR_EACH: Final = 0.001


class LiveTable:
    """A table that somebody watches or plays at now."""

    def __init__(self, table: Table) -> None:
        self.table = table
        # All changes and all reading from the store happen under this lock.
        self.lock = asyncio.Lock()
        # The store may have more than memory: it must be read before the next use.
        self.is_stale = False
        # Something failed while memory took a change in: it must be read as a whole.
        self.is_doubtful = False
        # What the bots plan for their next decisions, by seat.
        self.intents: dict[int, list[int]] = {}
        self.moved_at = 0.0
        # Set while a player wants the bots to move without pauses, until a person must act.
        self.hurried = asyncio.Event()
        self.used_at = time.monotonic()
        self.driver: asyncio.Task[None] | None = None
        # The version and position that spectators were welcomed with last.
        self._for_spectators: tuple[int, View | None] | None = None
        # Runs until the subscribers are sent the table.
        self.timer: asyncio.TimerHandle | None = None

    async def prepare(self, person: str | None) -> None:
        """Word the log for somebody who may watch."""
        table = self.table
        if table.chronicle is not None and table.may_watch(person):
            await table.chronicle.prepare(reader_of(table.held_by(person)))

    def welcome(self, subscriber: Subscriber, since: int) -> None:
        """Add a subscriber; its first message is the whole table."""
        table = self.table
        table.subscribers.add(subscriber)
        self._mark_sent(subscriber)
        audience = subscriber.audience
        entries = [] if table.chronicle is None else table.chronicle.of(reader_of(audience), since)
        info = table.info(subscriber.person)
        chat = table.chat_lines(subscriber.blocked)
        subscriber.send(encode(Welcome(info, self._view(audience), entries, chat)))

    def block(self, person: str, blocked: frozenset[str]) -> None:
        """Send the subscribers of a person the chat without those whom they have blocked now."""
        if not self.table.subscribers.has_here(person):
            return
        for subscriber in self._allowed():
            if subscriber.person != person or subscriber.blocked == blocked:
                continue
            subscriber.blocked = blocked
            try:
                self.welcome(subscriber, subscriber.version)
            except Exception:
                LOG.exception("subscriber-cut-off", extra={"table": self.table.row.id[:6]})
                subscriber.cut_off()

    def send_news(self) -> None:
        """Send each subscriber the entries and chat lines since its last update."""
        updates: dict[tuple[Audience, int], bytes] = {}
        lines: dict[int, bytes] = {}
        views = None if self.table.history is None else Views(self.table.history)
        for subscriber in self._allowed():
            try:
                if views is not None:
                    self._send_update(subscriber, views, updates)
                self._send_lines(subscriber, lines)
                self._send_orders(subscriber)
                self._mark_sent(subscriber)
            except Exception:
                LOG.exception("subscriber-cut-off", extra={"table": self.table.row.id[:6]})
                subscriber.cut_off()

    def send_table(self) -> None:
        """Send each subscriber everything about the table but the position."""
        self.timer = None
        table = self.table
        for_spectators = encode(TableChanged(table.info(None)))
        for subscriber in self._allowed():
            data = for_spectators
            if table.has_member(subscriber.person):
                data = encode(TableChanged(table.info(subscriber.person)))
            if hash(data) != subscriber.table:
                subscriber.table = hash(data)
                subscriber.send(data)

    def send_table_soon(self) -> None:
        """Send the table soon, once for everything that changes until then; a crowd waits longer."""
        if self.timer is None:
            seconds = SEND_TABLE_AFTER + len(self.table.subscribers) * MORE_FOR_EACH
            self.timer = asyncio.get_running_loop().call_later(seconds, self.send_table)

    def seconds_to_show(self) -> float:
        """How long the last move must stay on screen before a bot moves; 0 if nobody watches."""
        if not self.table.subscribers:
            return 0.0
        shown = time.monotonic() - self.moved_at
        return max(0.0, min(self.table.row.pace, LONGEST_PACE) / 1000 - shown)

    async def show_last_move(self) -> None:
        """Leave the last move on screen for its time, unless a player is in a hurry."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurried.wait(), self.seconds_to_show())

    def hurry(self) -> None:
        """Let the bots that must act now move without pauses."""
        if self.table.bot_to_act() is not None:
            self.hurried.set()

    def is_driven(self) -> bool:
        """Whether this process plays for a bot of the table just now."""
        return self.driver is not None and not self.driver.done()

    def is_unused(self) -> bool:
        """Whether nobody uses the table, and nobody has for some time."""
        is_busy = self.table.subscribers or self.lock.locked() or self.is_driven()
        seconds = OVER_SECONDS if self.table.row.status == "over" else IDLE_SECONDS
        return not is_busy and time.monotonic() - self.used_at > seconds

    def _allowed(self) -> list[Subscriber]:
        """The subscribers who may see the table; the sockets of all others are closed.

        Who may changes with the seats, the settings and the start, so every delivery asks.
        """
        allowed: list[Subscriber] = []
        for subscriber in self.table.subscribers:
            if self.table.may_watch(subscriber.person):
                allowed.append(subscriber)
            else:
                subscriber.cut_off(NOT_ALLOWED)
        return allowed

    def _view(self, audience: Audience) -> View | None:
        """The position; what spectators see is kept, since they come in crowds."""
        if audience:
            return self.table.view(audience)
        version = self.table.row.version
        if self._for_spectators is None or self._for_spectators[0] != version:
            self._for_spectators = (version, self.table.view(()))
        return self._for_spectators[1]

    def _send_update(
        self, subscriber: Subscriber, views: Views, updates: dict[tuple[Audience, int], bytes]
    ) -> None:
        """Send an update, made once for all who have the same seats and the same version."""
        table, since = self.table, subscriber.version
        audience = table.held_by(subscriber.person)
        is_up_to_date = (audience, table.row.version) == (subscriber.audience, since)
        if table.chronicle is None or is_up_to_date:
            return
        if (audience, since) not in updates:
            entries = table.chronicle.of(reader_of(audience), since)
            update = Update(entries, views.of(audience), table.time())
            updates[audience, since] = encode(update)
        subscriber.send(updates[audience, since])

    def _send_lines(self, subscriber: Subscriber, lines: dict[int, bytes]) -> None:
        """Send the chat lines since the last ones, each made once for all who may read it."""
        chat = self.table.chat
        if not chat or chat[-1].id == subscriber.line:
            return
        for line in chat:
            if line.id > subscriber.line and line.person not in subscriber.blocked:
                if line.id not in lines:
                    lines[line.id] = encode(Said(line_of(line)))
                subscriber.send(lines[line.id])

    def _send_orders(self, subscriber: Subscriber) -> None:
        """Send the table to whoever has changed their standing orders, and to nobody else."""
        if self.table.orders_of(subscriber.person) != subscriber.orders:
            subscriber.send(encode(TableChanged(self.table.info(subscriber.person))))

    def _mark_sent(self, subscriber: Subscriber) -> None:
        subscriber.audience = self.table.held_by(subscriber.person)
        subscriber.version, _, subscriber.line = self.table.versions()
        subscriber.orders = self.table.orders_of(subscriber.person)
