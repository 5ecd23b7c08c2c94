"""A table's socket: one small object between a transport and the table, without a task of its own.

The application (ASGI) decides on the request for a socket as on any other. Once it has accepted and
subscribed, it returns, and nothing of it stays in memory.
"""

from __future__ import annotations

import asyncio
import logging
import random
import struct
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from websockets.datastructures import Headers
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from tenshu.server.limits import (
    ANSWER_SECONDS,
    LARGEST_SOCKET_MESSAGE,
    LEAST_READ,
    MOST_HEARD,
)
from tenshu.server.subscriber import CUT_OFF, LONGEST_QUEUE, Subscriber

Message = MutableMapping[str, Any]
App = Callable[[Any, Any, Any], Awaitable[None]]

LOG: Final = logging.getLogger(__name__)
# Where the application finds the socket that is asked for.
EXTENSION: Final = "tenshu.socket"
# Each socket is sent a beat this often; whoever has answered nothing by the next one is gone.
BEAT_SECONDS: Final = 20.0
# The sockets get their beats in as many groups, so that thousands never do at once.
GROUPS: Final = 200
# How long the other side may take to answer a close.
CLOSE_SECONDS: Final = 5.0
# Close codes.
CLOSED: Final = 1000
PROTOCOL_ERROR: Final = 1002
TOO_LOUD: Final = 1008
TOO_LARGE: Final = 1009
FAILED: Final = 1011
RESTARTING: Final = 1012
# The time over which the people of a service that restarts come back.
RETURN_MILLISECONDS: Final = 2_000


class Sockets:
    """The open sockets of a process, and the one timer that keeps all of them alive."""

    def __init__(self) -> None:
        self._groups: list[set[Socket]] = [set() for _ in range(GROUPS)]
        self._next = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, socket: Socket) -> int:
        """Take a socket in; the group that it is in."""
        if self._timer is None:
            self._wait()
        # The group whose turn is the furthest away.
        group = self._next - 1
        self._groups[group].add(socket)
        return group

    def discard(self, socket: Socket) -> None:
        """Forget a socket."""
        self._groups[socket.group].discard(socket)

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(BEAT_SECONDS / GROUPS, self._beat)

    def _beat(self) -> None:
        """Let the next group beat."""
        group = tuple(self._groups[self._next])
        self._next = (self._next + 1) % GROUPS
        self._wait()
        for socket in group:
            socket.beat()


class Socket(Subscriber, asyncio.Protocol):
    """A WebSocket that a table sends to. What the other side says matters only as a sign of life."""

    __slots__ = (
        "_backlog",
        "_forget",
        "_has_begun",
        "_heard",
        "_leave",
        "_make_beat",
        "_sockets",
        "_transport",
        "_unread",
        "_unsent",
        "group",
    )

    def __init__(
        self, transport: asyncio.Transport, sockets: Sockets, forget: Callable[[Socket], None]
    ) -> None:
        super().__init__(None)
        self._transport = transport
        self._sockets = sockets
        # Called once the connection is closed.
        self._forget = forget
        # Called once nothing more is sent.
        self._leave: list[Callable[[], None]] = []
        self._make_beat: Callable[[], bytes] | None = None
        self._has_begun = False
        # Bytes since the last beat.
        self._heard = 1
        # Messages that wait while the other side does not read; mostly there are none.
        self._backlog: deque[bytes] | None = None
        # Bytes that waited at the last beat and nobody has taken since.
        self._unsent = 0
        # The beginning of a frame whose rest has not arrived.
        self._unread = b""
        self.group = 0
        # Until the request is answered the other side has nothing to say.
        transport.pause_reading()

    @property
    def transport(self) -> asyncio.Transport:
        """The connection."""
        return self._transport

    def is_closed(self) -> bool:
        """Whether nothing can be sent any more."""
        return self.is_lost() or self._transport.is_closing()

    def is_subscribed(self) -> bool:
        """Whether a table sends to it."""
        return self._make_beat is not None

    def begin(self, make_beat: Callable[[], bytes]) -> None:
        """Go on without the application: read signs of life, and send beats."""
        self._make_beat = make_beat
        self.group = self._sockets.add(self)

    def on_leave(self, leave: Callable[[], None]) -> None:
        """Call `leave` once nothing more is sent, or at once if that is so already."""
        if self.is_closed():
            leave()
        else:
            self._leave.append(leave)

    def send(self, data: bytes) -> None:
        """Send a message as soon as the other side reads."""
        if self.is_closed():
            return
        if self._backlog is None:
            self._transport.write(frame_of(data))
        elif len(self._backlog) < LONGEST_QUEUE:
            self._backlog.append(data)
        else:
            self.cut_off()

    def cut_off(self, code: int = CUT_OFF, reason: str = "") -> None:
        """Close the socket, whether the other side answers or not."""
        if self.is_closed():
            return
        self.close_code = code
        self._backlog = None
        self._transport.write(control_frame(Opcode.CLOSE, Close(code, reason).serialize()))
        loop = asyncio.get_running_loop()
        loop.call_later(CLOSE_SECONDS, self._transport.abort)
        # The caller may be in the middle of sending to all subscribers of a table.
        loop.call_soon(self._say_goodbye)

    def beat(self) -> None:
        """Send a beat, and see whether the last one was answered."""
        if self.is_closed():
            return
        if not self._heard:
            self._transport.abort()
            return
        self._heard = 0
        if self._backlog is not None:
            self._see_progress()
        elif self._make_beat is not None:
            self._transport.write(frame_of(self._make_beat()) + control_frame(Opcode.PING))

    def _see_progress(self) -> None:
        """Cut off whoever hardly reads, or does not read at all: what waits takes memory."""
        unsent = self._transport.get_write_buffer_size()
        if self._unsent and self._unsent - unsent < LEAST_READ:
            self.cut_off()
        self._unsent = unsent

    def accept(self, response: Response) -> None:
        """Answer the request: from now on both sides may send."""
        self._has_begun = True
        self._transport.write(response.serialize())
        self._transport.resume_reading()

    def refuse(self, response: Response) -> None:
        """Answer the request with a refusal."""
        self._transport.write(response.serialize())
        self._transport.close()

    def shutdown(self) -> None:
        """The service stops. The page is told when to come back; all at once would be too many."""
        if self._has_begun:
            self.cut_off(RESTARTING, f"retry={random.randrange(RETURN_MILLISECONDS)}")
        self._transport.close()

    # What asyncio calls

    def data_received(self, data: bytes) -> None:
        """Answer pings and a close; everything else is only a sign of life."""
        self._heard += len(data)
        if self._heard > MOST_HEARD:
            self._end(TOO_LOUD)
            return
        rest = self._unread + data
        try:
            while (frame := next_frame(rest)) is not None:
                opcode, payload, rest = frame
                if opcode is Opcode.CLOSE:
                    self._end(CLOSED)
                    return
                if opcode is Opcode.PING and self._backlog is None and not self.is_closed():
                    self._transport.write(control_frame(Opcode.PONG, payload))
        except BadFrame as bad:
            self._end(bad.code)
            return
        self._unread = rest

    def eof_received(self) -> None:
        """The other side is gone; the transport closes by itself."""

    def pause_writing(self) -> None:
        """The other side does not read."""
        if self._backlog is None:
            self._backlog = deque()

    def resume_writing(self) -> None:
        """The other side reads again."""
        self._unsent = 0
        waiting, self._backlog = self._backlog or deque(), None
        while waiting and self._backlog is None:
            self._transport.write(frame_of(waiting.popleft()))
        if waiting:
            self._backlog = waiting

    def connection_lost(self, _: Exception | None) -> None:
        """The connection is closed."""
        self._forget(self)
        self._sockets.discard(self)
        self._say_goodbye()

    def _end(self, code: int) -> None:
        """Say a close code, or answer the other side's, and close the connection."""
        self.cut_off(code)
        self._transport.close()

    def _say_goodbye(self) -> None:
        leave, self._leave = self._leave, []
        for call in leave:
            call()


class Handshake:
    """The request for a socket, as an ASGI application sees it."""

    def __init__(self, socket: Socket, target: str, headers: list[tuple[bytes, bytes]]) -> None:
        self.socket = socket
        self._protocol = ServerProtocol(logger=LOG)
        raw = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]
        self._response = self._protocol.accept(Request(target, Headers(raw)))
        self._is_answered = False

    async def run(self, app: App, scope: Message) -> None:
        """Let the application decide."""
        if self._response.status_code != 101:
            self._answer(self._response)
            return
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await app(scope, self.receive, self.send)
        except Exception:
            LOG.exception("socket-failed")
        if not self._is_answered:
            self._answer(self._protocol.reject(500, ""))
        elif not self.socket.is_subscribed():
            self.socket.cut_off(FAILED)

    async def receive(self) -> Message:
        """The only message is the request itself."""
        return {"type": "websocket.connect"}

    async def send(self, message: Message) -> None:
        """Take the application's decision."""
        if message["type"] == "websocket.accept":
            self._is_answered = True
            self.socket.accept(self._response)
        elif not self._is_answered:
            self._answer(self._protocol.reject(403, ""))
        else:
            self.socket.cut_off(message["code"], message.get("reason") or "")

    def _answer(self, refusal: Response) -> None:
        self._is_answered = True
        self.socket.refuse(refusal)


def socket_of(scope: Message) -> Socket:
    """The socket that a request asks for."""
    found: Socket = scope["extensions"][EXTENSION]
    return found


def frame_of(data: bytes) -> bytes:
    """A text message as a server sends it: unmasked, in one frame."""
    size = len(data)
    if size < 126:
        return struct.pack("!BB", 0x81, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size) + data
    return struct.pack("!BBQ", 0x81, 127, size) + data


def control_frame(opcode: Opcode, payload: bytes = b"") -> bytes:
    """A ping, a pong or a close as a server sends it."""
    return Frame(opcode, payload).serialize(mask=False)


class BadFrame(Exception):
    """The other side does not keep to the protocol, or sends too much."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def next_frame(data: bytes) -> tuple[Opcode, bytes, bytes] | None:
    """The first frame of a client and what comes after it; None if it is not complete.

    Only the contents of control frames are unmasked, since nobody reads the others.
    """
    if len(data) < 2:
        return None
    try:
        opcode = Opcode(data[0] & 0x0F)
    except ValueError:
        raise BadFrame(PROTOCOL_ERROR) from None
    size, begin = data[1] & 0x7F, 2
    is_control = opcode >= Opcode.CLOSE
    has_extension, is_last, is_masked = data[0] & 0x70, data[0] & 0x80, data[1] & 0x80
    if has_extension or not is_masked or (is_control and (size > 125 or not is_last)):
        raise BadFrame(PROTOCOL_ERROR)
    if size > 125:
        width = 2 if size == 126 else 8
        begin += width
        if len(data) < begin:
            return None
        size = int.from_bytes(data[2:begin])
    if size > LARGEST_SOCKET_MESSAGE:
        raise BadFrame(TOO_LARGE)
    mask, begin = data[begin : begin + 4], begin + 4
    if len(data) < begin + size:
        return None
    payload = apply_mask(data[begin : begin + size], mask) if is_control else b""
    return opcode, payload, data[begin + size :]
