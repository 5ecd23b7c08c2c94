"""Streams of lines for programs: one JSON text a line, bounded like the sockets of the page."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, Self

from tenshu.server.errors import BUSY, TOO_MANY, Refused
from tenshu.server.limits import BUSY_SECONDS, MOST_STREAMS_PER_BOT
from tenshu.server.subscriber import CUT_OFF, LONGEST_QUEUE, Subscriber

BEAT_SECONDS: Final = 20.0
EVENTS: Final = "/api/stream/event"
BOT: Final = "/api/bot/"


def is_stream(path: str) -> bool:
    """Whether the answer to a request for this path has no end."""
    return path == EVENTS or (path.startswith(BOT) and path.endswith("/stream"))


class Listener(Subscriber):
    """A subscriber whose messages wait in a queue until they are read as lines."""

    __slots__ = ("queue",)

    def __init__(self, person: str | None) -> None:
        super().__init__(person)
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_QUEUE)

    def send(self, data: bytes) -> None:
        """Queue a message."""
        if self.is_lost():
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self, code: int = CUT_OFF) -> None:
        """End the stream: what waits is dropped, and the program comes back for it."""
        self.close_code = code
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(b"")


class Lines:
    """What a listener is sent, line by line; a beat where nothing happens."""

    def __init__(
        self, listener: Listener, beat: Callable[[], bytes], close: Callable[[], None]
    ) -> None:
        self.listener = listener
        self.beat = beat
        # Called once the stream has ended, whoever ended it.
        self.close = close

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> bytes:
        """The next line."""
        try:
            data = await asyncio.wait_for(self.listener.queue.get(), BEAT_SECONDS)
        except TimeoutError:
            data = self.beat()
        if not data:
            raise StopAsyncIteration
        return data + b"\n"


class Streams:
    """All open streams of this process, counted by bot."""

    def __init__(self, *, has_limits: bool) -> None:
        self.has_limits = has_limits
        self._open: set[Listener] = set()
        self._counts: Counter[str | None] = Counter()
        self._is_closing = False

    def open(self, bot: str) -> Listener:
        """A listener for a bot, or Refused if it has too many."""
        if self._is_closing:
            raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS)
        if self.has_limits and self._counts[bot] >= MOST_STREAMS_PER_BOT:
            raise Refused(TOO_MANY, "error-many-streams", most=MOST_STREAMS_PER_BOT)
        listener = Listener(bot)
        self._open.add(listener)
        self._counts[bot] += 1
        return listener

    def close(self, listener: Listener) -> None:
        """A stream has ended."""
        if listener in self._open:
            self._open.remove(listener)
            self._counts[listener.person] -= 1
            if not self._counts[listener.person]:
                del self._counts[listener.person]

    def close_all(self) -> None:
        """The service stops: uvicorn would wait for answers that have no end."""
        self._is_closing = True
        for listener in list(self._open):
            listener.cut_off()
