"""The connections themselves: how many there may be, and how long a request may take to arrive.

uvicorn only closes idle connections between requests; whoever sends half a request could keep a
connection for ever.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tenshu.server.limits import (
    ANSWER_SECONDS,
    FILES_IN_RESERVE,
    MOST_CONNECTIONS,
    MOST_CONNECTIONS_PER_ADDRESS,
    STALL_SECONDS,
    network_of,
)
from tenshu.server.settings import Settings
from tenshu.server.sockets import EXTENSION, Handshake, Socket, Sockets
from tenshu.server.streams import is_stream

Phase = Literal["idle", "header", "body", "answer", "stream"]


class Connections:
    """Counts open connections; if there are too many, the longest waiting one makes room."""

    def __init__(
        self, most: int, most_per_address: int | None, is_proxy: Callable[[str], bool]
    ) -> None:
        self.most = most
        self.most_per_address = most_per_address
        # Many people come through one proxy, which limits them itself.
        self.is_proxy = is_proxy
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._counts: Counter[str] = Counter()
        # Those that wait for a request or for the rest of one, the oldest first.
        self._waiting: dict[asyncio.BaseTransport, Callable[[], None]] = {}

    def admit(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """Count a new connection, unless its address has too many or nobody makes room."""
        limit = None if self.is_proxy(address) else self.most_per_address
        address = network_of(address)
        if limit is not None and self._counts[address] >= limit:
            return False
        if len(self._addresses) >= self.most and not self._make_room():
            return False
        self._addresses[transport] = address
        self._counts[address] += 1
        return True

    def forget(self, transport: asyncio.BaseTransport) -> None:
        """A connection is closed."""
        self._waiting.pop(transport, None)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def note_waiting(self, transport: asyncio.BaseTransport, close: Callable[[], None]) -> None:
        """Nothing is being done for this connection."""
        if transport in self._addresses:
            self._waiting.setdefault(transport, close)

    def note_busy(self, transport: asyncio.BaseTransport) -> None:
        """A whole request of this connection is being answered."""
        self._waiting.pop(transport, None)

    def _make_room(self) -> bool:
        if not self._waiting:
            return False
        transport, close = next(iter(self._waiting.items()))
        self.forget(transport)
        close()
        return True


class Http(H11Protocol):
    """HTTP with a time limit for the header and the body of each request, and for its answer."""

    registry: ClassVar[Connections]
    sockets: ClassVar[Sockets]
    # The time limits of phases; between two requests uvicorn's own timer runs.
    seconds: ClassVar[dict[Phase, float]]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Take a connection in, or close it at once."""
        super().connection_made(transport)
        self._deadline: asyncio.TimerHandle | None = None
        self._phase: Phase = "idle"
        if self.registry.admit(transport, self.client[0] if self.client else ""):
            self._enter("header")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._enter("idle")
        self.registry.forget(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Go on with a request, and see how far it has come."""
        super().data_received(data)
        self._see_phase()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._see_phase()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a socket, and let the application decide on it."""
        self._enter("idle")
        self.registry.note_busy(self.transport)
        self.connections.discard(self)
        socket = Socket(self.transport, self.sockets, self._forget_socket())
        self.connections.add(socket)  # type: ignore[arg-type] # uvicorn only ever calls shutdown()
        self.transport.set_protocol(socket)
        scope = {
            **{name: value for name, value in self.scope.items() if name != "method"},
            "type": "websocket",
            "scheme": "wss" if self.scheme == "https" else "ws",
            "subprotocols": [],
            "extensions": {EXTENSION: socket},
        }
        handshake = Handshake(socket, event.target.decode("latin-1"), self.headers)
        task = self.loop.create_task(handshake.run(self.app, scope))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def _forget_socket(self) -> Callable[[Socket], None]:
        """What to do when a socket is closed; it must not keep this object in memory."""
        registry, connections = self.registry, self.connections

        def forget(socket: Socket) -> None:
            registry.forget(socket.transport)
            connections.discard(socket)

        return forget

    def pause_writing(self) -> None:
        """The client does not read; whoever leaves a stream unread for long is cut off."""
        super().pause_writing()
        if self._phase == "stream" and self._deadline is None:
            self._deadline = self.loop.call_later(STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._phase == "stream" and self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _is_stream(self) -> bool:
        """Whether the request that is being answered asks for a stream; a broken one has no path."""
        scope: dict[str, Any] | None = vars(self)["scope"]
        return scope is not None and is_stream(scope["path"])

    def _see_phase(self) -> None:
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._enter("body")
        elif state is not h11.IDLE:
            self._enter("stream" if self._is_stream() else "answer")
        elif self.conn.trailing_data[0]:
            self._enter("header")
        else:
            self._enter("idle")

    def _enter(self, phase: Phase) -> None:
        """Begin a phase with its time limit; a phase that goes on keeps the one it has."""
        if phase == self._phase:
            return
        self._phase = phase
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if phase in self.seconds:
            self._deadline = self.loop.call_later(self.seconds[phase], self.transport.abort)
        if phase in {"answer", "stream"}:
            self.registry.note_busy(self.transport)
        else:
            self.registry.note_waiting(self.transport, self.transport.abort)


def protocol(connections: Connections, settings: Settings) -> type[Http]:
    """The protocol of one service, which counts its connections together."""
    seconds: dict[Phase, float] = {
        "header": settings.header_seconds,
        "body": settings.body_seconds,
        "answer": ANSWER_SECONDS,
    }
    shared: dict[str, Any] = {"registry": connections, "sockets": Sockets(), "seconds": seconds}
    return type("Http", (Http,), shared)


def new_connections(is_proxy: Callable[[str], bool], *, has_limits: bool) -> Connections:
    """The limits of this process: as many connections as it may have files, less a reserve."""
    files, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * MOST_CONNECTIONS
    if most_files != resource.RLIM_INFINITY:
        wanted = min(wanted, most_files)
    if files < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most_files))
        files = wanted
    most = min(MOST_CONNECTIONS, max(1, files - FILES_IN_RESERVE))
    return Connections(most, MOST_CONNECTIONS_PER_ADDRESS if has_limits else None, is_proxy)
