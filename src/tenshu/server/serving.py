"""The application served by uvicorn on an open port."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from types import FrameType

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tenshu.server.app import create_app
from tenshu.server.connections import new_connections, protocol
from tenshu.server.limits import ACCEPTED_AT_ONCE, STOP_SECONDS
from tenshu.server.logs import set_up_logs
from tenshu.server.settings import Settings
from tenshu.server.supervisor import Supervisor


class Server(uvicorn.Server):
    """A server that ends when it is told to, even if something inside hangs."""

    def __init__(
        self,
        config: uvicorn.Config,
        tell_ready: Callable[[], None],
        drain: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._tell_ready = tell_ready
        self._drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            self._tell_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let other processes go on, accept nothing more, finish what was accepted."""
        await self._drain()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order, or without it once the time is up."""
        super().handle_exit(sig, frame)
        timer = threading.Timer(STOP_SECONDS, os._exit, [1])
        timer.daemon = True
        timer.start()


def serve(
    settings: Settings, listener: socket.socket, tell_ready: Callable[[], None] = lambda: None
) -> bool:
    """Serve until told to stop; False if it could not start."""
    server = make_server(settings, tell_ready)
    with suppress(KeyboardInterrupt):  # uvicorn raises it again after a clean shutdown
        server.run(sockets=[listener])
    return server.started


def make_server(settings: Settings, tell_ready: Callable[[], None]) -> Server:
    """The service, ready to be run."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        # Any but none: `Http` has sockets of its own.
        ws="websockets-sansio",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=75,
        # Without free files, asyncio logs an error for each connection that it tries to accept.
        backlog=ACCEPTED_AT_ONCE,
    )
    proxies = ProxyHeadersMiddleware(app.app, config.forwarded_allow_ips).trusted_hosts
    connections = new_connections(proxies.__contains__, has_limits=settings.has_limits)
    config.http = protocol(connections, settings)
    return Server(config, tell_ready, app.service.drain)


def serve_together(
    settings: Settings, listener: socket.socket, processes: int, log_level: str
) -> bool:
    """Serve with several processes until told to stop; False if they could not start."""
    return Supervisor(processes, partial(serve_as_child, settings, listener, log_level)).run()


def serve_as_child(
    settings: Settings, listener: socket.socket, log_level: str, tell_ready: Callable[[], None]
) -> bool:
    """One of several processes that serve together."""
    set_up_logs(log_level)
    return serve(settings, listener, tell_ready)
