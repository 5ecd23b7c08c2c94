"""Somebody at a table: a cookie, a socket that comes back when it is lost, and what it received."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from tenshu.cli.load.client import LOST, PATIENCE, PAUSE, Address, Socket, Stream, Web
from tenshu.core.errors import BadOption

# Seconds before a lost socket is opened again.
COME_BACK: Final = 0.25


class Entry(msgspec.Struct):
    """What matters of an entry of the log."""

    version: int


class Line(msgspec.Struct):
    """What matters of a line of the chat."""

    id: int


class Move(msgspec.Struct):
    """What matters of a legal move."""

    action: int


class View(msgspec.Struct):
    """What matters of a position."""

    version: int
    actor: int
    is_yours: bool
    moves: list[Move]


class Heard(msgspec.Struct):
    """What a spectator reads of a message; everything else is skipped without being decoded."""

    type: str
    entries: list[Entry] = []
    line: Line | None = None
    chat: list[Line] = []


class HeardByPlayer(Heard):
    """What a player reads of a message."""

    view: View | None = None


FOR_SPECTATORS: Final = msgspec.json.Decoder(Heard)
FOR_PLAYERS: Final = msgspec.json.Decoder(HeardByPlayer)


class Seat:
    """A player or spectator, and what has arrived over their socket."""

    def __init__(self, web: Web, cookie: str, *, is_player: bool, token: str = "") -> None:
        self.web = web
        self.cookie = cookie
        # With a token this is a bot, which reads a stream instead of a socket.
        self.token = token
        self.is_player = is_player
        # The service that holds the socket.
        self.service = -1
        self.reconnected = 0
        self.out_of_order = 0
        self.news = asyncio.Event()
        self._socket: Socket | Stream | None = None
        self._coming_back: asyncio.Task[None] | None = None
        self._begin("")

    async def sit_at(self, path: str) -> None:
        """Open a table's socket, and wait until the table has come."""
        self.leave()
        self._begin(path)
        await self._connect()
        await self.hear_more()

    async def hear_more(self) -> None:
        """Wait for the next message, or raise BadOption."""
        self.news.clear()
        try:
            await asyncio.wait_for(self.news.wait(), PATIENCE)
        except TimeoutError:
            raise BadOption("error-load-silence", path=self.path) from None

    def leave(self) -> None:
        """Close the socket for good."""
        if self._coming_back is not None:
            self._coming_back.cancel()
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _begin(self, path: str) -> None:
        self.path = path
        self.version = 0
        self.line = 0
        self.view: View | None = None
        # When each version came, and at which service the socket was then.
        self.arrived: dict[int, tuple[float, int]] = {}

    async def _connect(self) -> None:
        """Open the socket at the next service that takes it, and resume at the last version."""
        until = time.monotonic() + PATIENCE
        loop = asyncio.get_running_loop()
        while True:
            service = self.web.next_service()
            address = self.web.addresses[service]
            socket = self._make_socket(address)
            try:
                await loop.create_connection(lambda one=socket: one, *address)  # type: ignore[misc] # typeshed wants no argument
            except LOST:
                if time.monotonic() > until:
                    raise BadOption("error-load-silence", path=self.path) from None
                await asyncio.sleep(PAUSE)
            else:
                self._socket, self.service = socket, service
                return

    def _make_socket(self, address: Address) -> Socket | Stream:
        if self.token:
            path = f"{self.path}/stream?since={self.version}"
            return Stream(path, self.token, self._receive, self._lose)
        path = f"{self.path}/socket?since={self.version}"
        return Socket(address, path, self.cookie, self._receive, self._lose)

    def _lose(self) -> None:
        """The service or its process is gone: come back, to whichever answers."""
        self._socket = None
        self.reconnected += 1
        self._coming_back = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        await asyncio.sleep(COME_BACK)
        await self._connect()

    def _receive(self, data: bytes, came: float) -> None:
        """Note when each version arrived, and count what does not follow the last one."""
        heard = (FOR_PLAYERS if self.is_player else FOR_SPECTATORS).decode(data)
        for entry in heard.entries:
            if entry.version != self.version + 1:
                self.out_of_order += 1
            self.version = max(self.version, entry.version)
            self.arrived.setdefault(entry.version, (came, self.service))
        for line in heard.chat if heard.line is None else [heard.line]:
            if heard.line is not None and line.id != self.line + 1:
                self.out_of_order += 1
            self.line = max(self.line, line.id)
        if isinstance(heard, HeardByPlayer) and heard.view is not None:
            self.view = heard.view
        self.news.set()
