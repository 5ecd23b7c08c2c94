"""Notices between processes on one PostgreSQL: one connection listens, one sends.

Notices are sent after the commit, many at once: a NOTIFY inside a transaction would make all commits
of the database wait for each other. What a process that dies has not sent any more is found by the
others when they notice its death.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
import psycopg
from sqlalchemy import Engine

from tenshu.server.notices import Changed, Envelope, Hello, Notice, Overflow

N = TypeVar("N")

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "tenshu"
BACKOFF_SECONDS: Final = 0.5
# PostgreSQL takes less than 8,000 bytes at once.
LARGEST_PAYLOAD: Final = 7_900
LARGEST_NOTICE: Final = 4_000
MOST_WAITING: Final = 10_000
# How long the last notices may take when the process stops.
FLUSH_SECONDS: Final = 1.0
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Envelope)


class Notices:
    """Tells the other processes, and hears them; with SQLite there are none."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.process = process
        self._address: str | None = None
        if engine.dialect.name == "postgresql":
            url = engine.url.set(drivername="postgresql")
            self._address = url.render_as_string(hide_password=False)
        self._handlers: dict[type, Callable[[str, Any], None]] = {}
        self._resume: list[Callable[[], None]] = []
        self._waiting: deque[bytes] = deque()
        self._has_news, self._is_sent = asyncio.Event(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def on(self, kind: type[N], hear: Callable[[str, N], None]) -> None:
        """Call `hear` with the sender and each notice of a kind."""
        self._handlers[kind] = hear

    def on_resume(self, resume: Callable[[], None]) -> None:
        """Call `resume` whenever notices may have been missed."""
        self._resume.append(resume)

    def start(self) -> None:
        """Begin to listen and to send."""
        if self._address is not None:
            works = (self._listen, self._send)
            self._tasks = [asyncio.create_task(self._keep_up(work)) for work in works]

    def post(self, notice: Notice) -> None:
        """Tell the others soon."""
        if self._address is None:
            return
        data = ENCODER.encode(notice)
        if len(data) > LARGEST_NOTICE and isinstance(notice, Changed):
            data = ENCODER.encode(Changed(notice.table))
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            data = ENCODER.encode(Overflow())
        if len(data) <= LARGEST_NOTICE:
            self._waiting.append(data)
            self._is_sent.clear()
            self._has_news.set()

    async def close(self) -> None:
        """Send what waits, then stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FLUSH_SECONDS):
                while self._waiting and self._tasks:
                    await self._is_sent.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_up(self, work: Callable[[psycopg.AsyncConnection], Awaitable[None]]) -> None:
        """Do some work on a connection of its own, and again on a new one if that is lost."""
        assert self._address is not None
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._address, autocommit=True
                ) as connection:
                    await work(connection)
            except psycopg.Error as error:
                LOG.warning("notices-lost", extra={"reason": type(error).__name__})
            await asyncio.sleep(BACKOFF_SECONDS)

    async def _listen(self, connection: psycopg.AsyncConnection) -> None:
        await connection.execute("LISTEN " + CHANNEL)
        self._note_missed()
        self.post(Hello())
        async for notice in connection.notifies():
            try:
                self._hear(DECODER.decode(notice.payload))
            except Exception:
                # A newer process may send what this one does not know.
                LOG.exception("notice-not-understood")
                self._note_missed()

    async def _send(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            while self._waiting:
                count, payload = self._next_batch()
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
                for _ in range(min(count, len(self._waiting))):
                    self._waiting.popleft()
            self._is_sent.set()

    def _next_batch(self) -> tuple[int, str]:
        """As many notices as fit; they wait until they are sent."""
        size, batch = 100, []
        for data in self._waiting:
            size += len(data) + 1
            if size > LARGEST_PAYLOAD:
                break
            batch.append(data)
        notices = b",".join(batch).decode()
        return len(batch), f'{{"sender":"{self.process}","notices":[{notices}]}}'

    def _hear(self, envelope: Envelope) -> None:
        if envelope.sender == self.process:
            return
        for notice in envelope.notices:
            if isinstance(notice, Overflow):
                self._note_missed()
            elif type(notice) in self._handlers:
                self._handlers[type(notice)](envelope.sender, notice)

    def _note_missed(self) -> None:
        for resume in self._resume:
            resume()
