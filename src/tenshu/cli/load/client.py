"""A light client: HTTP over a few shared connections, sockets and streams without a task of their own.

Thousands of sockets must cost so little that the tool is never what limits a measurement.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tenshu.core.errors import BadOption

Address = tuple[str, int]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
# An attempt that takes longer is made again at another service; a request fails after the patience.
ATTEMPT_SECONDS: Final = 10.0
PATIENCE: Final = 60.0
PAUSE: Final = 0.05
BUSY: Final = 503
LOST: Final = (OSError, EOFError, TimeoutError)


class Answer(NamedTuple):
    """The answer to a request, and the number of the service that gave it."""

    status: int
    data: bytes
    cookie: str
    service: int


class Web:
    """HTTP to all services: each request goes to the next one, after a failure to another."""

    def __init__(self, addresses: Sequence[Address]) -> None:
        self.addresses = addresses
        self._idle: list[list[Streams]] = [[] for _ in addresses]
        self._turn = itertools.cycle(range(len(addresses)))

    def next_service(self) -> int:
        """The number of the service whose turn it is."""
        return next(self._turn)

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        cookie: str = "",
        token: str = "",
        at: int = -1,
    ) -> Answer:
        """The answer of a service, `at` being asked first; refusals are answers too."""
        head = f"{method} {path} HTTP/1.1\r\nHost: tenshu\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else f"Cookie: {cookie}\r\n"
        content = b"" if body is None else json.dumps(body).encode()
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        request = head.encode() + content
        until = time.monotonic() + PATIENCE
        service = at if at >= 0 else self.next_service()
        while True:
            try:
                async with asyncio.timeout(ATTEMPT_SECONDS):
                    answer = await self._try(service, request)
                if answer.status != BUSY:
                    return answer
                problem = "503"
            except LOST as error:
                problem = str(error) or type(error).__name__
            if time.monotonic() > until:
                raise BadOption("error-load-answer", answer=f"{method} {path}: {problem}")
            await asyncio.sleep(PAUSE)
            service = self.next_service()

    async def get(
        self, method: str, path: str, body: object = None, *, cookie: str = "", token: str = ""
    ) -> tuple[bytes, str]:
        """The content and the cookie of an answer that must be good, or BadOption."""
        answer = await self.ask(method, path, body, cookie=cookie, token=token)
        if answer.status >= 400:
            text = f"{method} {path}: {answer.data[:200].decode(errors='replace')}"
            raise BadOption("error-load-answer", answer=text)
        return answer.data, answer.cookie

    def close(self) -> None:
        """Close all connections."""
        for connections in self._idle:
            while connections:
                connections.pop()[1].transport.abort()

    async def _try(self, service: int, request: bytes) -> Answer:
        """Send a request over an idle connection; one that was closed meanwhile is replaced."""
        idle = self._idle[service]
        while idle:
            reader, writer = idle.pop()
            if not reader.at_eof() and not writer.is_closing():
                break
        else:
            reader, writer = await asyncio.open_connection(*self.addresses[service])
        try:
            writer.write(request)
            answer = await _read(reader, service)
        except BaseException:
            writer.transport.abort()
            raise
        idle.append((reader, writer))
        return answer


async def _read(reader: asyncio.StreamReader, service: int) -> Answer:
    """Read one answer with a known length."""
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    fields = dict(line.split(": ", 1) for line in lines[1:] if line)
    known = {name.lower(): value for name, value in fields.items()}
    data = await reader.readexactly(int(known.get("content-length", 0)))
    cookie = known.get("set-cookie", "").partition(";")[0]
    return Answer(int(lines[0].split()[1]), data, cookie, service)


class Socket(asyncio.Protocol):
    """A table's socket: each message is handed on at once, with the time when it came."""

    def __init__(
        self,
        address: Address,
        path: str,
        cookie: str,
        receive: Callable[[bytes, float], None],
        lose: Callable[[], None],
    ) -> None:
        host, port = address
        self._protocol = ClientProtocol(parse_uri(f"ws://{host}:{port}{path}"), max_size=None)
        self._cookie = cookie
        self._receive = receive
        self._lose = lose
        self._transport: asyncio.Transport | None = None
        self._is_closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._protocol.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        transport.write(b"".join(self._protocol.data_to_send()))

    def data_received(self, data: bytes) -> None:
        """Hand messages on; the protocol answers pings by itself."""
        assert self._transport is not None
        came = time.perf_counter()
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._receive(bytes(event.data), came)
        answers = b"".join(self._protocol.data_to_send())
        if answers:
            self._transport.write(answers)
        if self._protocol.state is not State.OPEN:
            self._transport.abort()

    def connection_lost(self, _: Exception | None) -> None:
        """Say so, unless this side closed it."""
        if not self._is_closed:
            self._lose()

    def close(self) -> None:
        """Close the connection."""
        self._is_closed = True
        if self._transport is not None:
            self._transport.abort()


class Stream(asyncio.Protocol):
    """A bot's stream of a table: each line is handed on at once, with the time when it came."""

    def __init__(
        self,
        path: str,
        token: str,
        receive: Callable[[bytes, float], None],
        lose: Callable[[], None],
    ) -> None:
        head = f"GET {path} HTTP/1.1\r\nHost: tenshu\r\nAuthorization: Bearer {token}\r\n\r\n"
        self._request = head.encode()
        self._receive = receive
        self._lose = lose
        self._transport: asyncio.Transport | None = None
        self._is_closed = False
        self._is_answered = False
        # What has come and is no whole chunk yet, and what is no whole line yet.
        self._data = b""
        self._line = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the stream."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Hand whole lines on."""
        assert self._transport is not None
        came = time.perf_counter()
        self._data += data
        if not self._is_answered:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if head.split(b" ", 2)[1] != b"200":
                self._transport.abort()
                return
            self._is_answered, self._data = True, rest
        self._line += b"".join(self._chunks())
        *lines, self._line = self._line.split(b"\n")
        for line in lines:
            self._receive(line, came)

    def connection_lost(self, _: Exception | None) -> None:
        """Say so, unless this side closed it."""
        if not self._is_closed:
            self._lose()

    def close(self) -> None:
        """Close the connection."""
        self._is_closed = True
        if self._transport is not None:
            self._transport.abort()

    def _chunks(self) -> Iterator[bytes]:
        """The content of all chunks that have come whole."""
        while True:
            size, end, rest = self._data.partition(b"\r\n")
            if not end or len(rest) < int(size, 16) + 2:
                return
            yield rest[: int(size, 16)]
            self._data = rest[int(size, 16) + 2 :]
