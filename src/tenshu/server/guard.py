"""The door of the service: where requests may come from, how many, and what every answer carries.

Plain ASGI around the whole application, so that nothing gets past it.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tenshu.server.errors import FORBIDDEN, TOO_MANY, Refused
from tenshu.server.limits import MOST_SOCKETS_PER_ADDRESS, network_of
from tenshu.server.service import Service
from tenshu.server.sockets import socket_of
from tenshu.server.streams import is_stream

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

LOG: Final = logging.getLogger(__name__)
SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = frozenset({*SAFE, "POST", "PUT", "PATCH", "DELETE"})
POLICY: Final = (
    "default-src 'self'; "
    "script-src 'self'; "
    "style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; "
    "connect-src 'self'; "
    "object-src 'none'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # A table's address is its key: it is told to no other site.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
PRIVATE: Final = (b"cache-control", b"no-store")


class Guard:
    """Wraps an application."""

    def __init__(self, app: App, service: Service) -> None:
        self.app = app
        self.service = service
        # Open sockets and streams by address.
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it here."""
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def send_guarded(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *added_headers(message, scope)]
            await send(message)

        try:
            self._check(scope)
            if is_stream(scope["path"]):
                self._check_room(scope)
        except Refused as refused:
            await send_problem(refused, send_guarded)
        else:
            with self._counted(scope):
                await self.app(scope, receive, send_guarded)
        self._note(scope, status, time.perf_counter() - began)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in and count it until it is closed, or refuse it."""
        if not self._may_listen(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        address, socket = address_of(scope), socket_of(scope)
        self._sockets[address] += 1
        socket.on_leave(partial(self._forget, address))
        await self.app(scope, receive, send)

    @contextmanager
    def _counted(self, scope: Scope) -> Iterator[None]:
        """Count a stream while it is open."""
        if not is_stream(scope["path"]):
            yield
            return
        address = address_of(scope)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._forget(address)

    def _forget(self, address: str) -> None:
        """A socket or a stream was closed."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def _check_room(self, scope: Scope) -> None:
        """Refuse an address that has too many sockets and streams open."""
        is_full = self._sockets[address_of(scope)] >= MOST_SOCKETS_PER_ADDRESS
        if self.service.limits.is_on and is_full:
            raise Refused(TOO_MANY, "error-many-streams", most=MOST_SOCKETS_PER_ADDRESS)

    def _check(self, scope: Scope) -> None:
        """Refuse what another site sends in somebody's name, and what comes too fast."""
        self.service.limits.spend("any", address_of(scope))
        if scope.get("method", "GET") not in SAFE and not self._is_ours(scope):
            raise Refused(FORBIDDEN, "error-origin")

    def _may_listen(self, scope: Scope) -> bool:
        """Whether this socket may be opened; a refused one gets a plain 403."""
        try:
            self._check(scope)
            self._check_room(scope)
        except Refused:
            return False
        return self._is_ours(scope)

    def _is_ours(self, scope: Scope) -> bool:
        """Whether the request comes from our own page, or from a program, which names no origin."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", "none") in ("none", "same-origin")
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            return False
        public = urlsplit(self.service.settings.public_url).netloc
        return bool(host) and host in (headers.get(b"host", ""), public)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log the request by its route, since a table's id is a secret."""
        route = str(scope.get("path_template") or "other")
        # Anybody can invent methods; each would be kept as a label for good.
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.service.metrics.requests.labels(method, route, str(status)).observe(seconds)
        if status == 429:
            self.service.metrics.refusals.inc()
        LOG.info(
            "request",
            extra={
                "method": method,
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 2),
            },
        )


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else ""


def added_headers(message: MutableMapping[str, Any], scope: Scope) -> list[tuple[bytes, bytes]]:
    """What every answer carries; what the service says about people is kept by no cache."""
    is_api = scope["path"].startswith("/api")
    has_own = any(name == b"cache-control" for name, _ in message.get("headers", ()))
    return [*HEADERS, PRIVATE] if is_api and not has_own else list(HEADERS)


async def send_problem(refused: Refused, send: Send) -> None:
    """A refusal without the application."""
    headers = [(b"content-type", b"application/json")]
    if refused.problem.seconds is not None:
        headers.append((b"retry-after", str(refused.problem.seconds).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(refused.problem)})
