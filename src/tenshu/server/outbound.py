"""Calls to addresses that people have named: webhooks and push services.

A name is resolved once, and the connection goes to the address that was checked, so that no second
answer of a name server can lead into the host's network. Nothing is followed, little is read, and
all of it happens in threads, in bounded time.
"""

from __future__ import annotations

import asyncio
import http.client
import socket
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from tenshu.server.limits import (
    CALL_BYTES,
    CALL_SECONDS,
    CALL_SOCKET_SECONDS,
    CALL_THREADS,
)

# All that is given out in IPv6 for the open internet. Outside are addresses of one site or link, and
# those that a gateway of the host's network translates into private IPv4 ones.
OPEN_IPV6: Final = ip_network("2000::/3")
# Parts of it that carry an IPv4 address, which may be a private one, or that are for examples.
NOT_OPEN: Final = tuple(ip_network(net) for net in ("2002::/16", "2001::/32", "3fff::/20"))
PORTS: Final = {"http": 80, "https": 443}


class NotCalled(Exception):
    """Nothing was sent: it may be tried again."""


class NotAllowed(Exception):
    """This address is never called."""


class NoAnswer(Exception):
    """Something was sent, and nobody knows what became of it."""


class Caller:
    """Posts to addresses of people."""

    def __init__(self, *, allows_private: bool) -> None:
        self.allows_private = allows_private
        self._threads = ThreadPoolExecutor(CALL_THREADS, "tenshu-call")

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer, or one of the exceptions above."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._post, url, body, headers)

    def close(self) -> None:
        """Begin no more calls."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def check(self, url: str) -> SplitResult:
        """The parts of an address that may be called, or NotAllowed."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise NotAllowed("no address") from None
        if parts.scheme not in PORTS or not parts.hostname or "@" in parts.netloc or port == 0:
            raise NotAllowed("no address")
        if parts.scheme == "http" and not self.allows_private:
            raise NotAllowed("not encrypted")
        return parts

    def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        parts = self.check(url)
        assert parts.hostname is not None
        port = parts.port or PORTS[parts.scheme]
        connection = http.client.HTTPConnection(parts.hostname, port)
        connection.sock = opened = self._connect(parts.hostname, port)
        # A server that sends a byte now and then would otherwise hold the thread for hours.
        timer = threading.Timer(CALL_SECONDS, shut, [opened])
        timer.start()
        try:
            if parts.scheme == "https":
                connection.sock = encrypted(opened, parts.hostname)
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            return exchange(connection, path, body, headers)
        finally:
            timer.cancel()
            connection.close()
            opened.close()

    def _connect(self, host: str, port: int) -> socket.socket:
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise NotCalled(type(error).__name__) from None
        addresses = [str(entry[4][0]) for entry in found]
        if not self.allows_private and not all(map(is_public, addresses)):
            raise NotAllowed("a private address")
        try:
            return socket.create_connection((addresses[0], port), CALL_SOCKET_SECONDS)
        except OSError as error:
            raise NotCalled(type(error).__name__) from None


def encrypted(plain: socket.socket, host: str) -> ssl.SSLSocket:
    """The connection with TLS, the certificate checked for the name."""
    try:
        return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    except (OSError, ValueError) as error:
        raise NotCalled(type(error).__name__) from None


def exchange(
    connection: http.client.HTTPConnection, path: str, body: bytes, headers: dict[str, str]
) -> int:
    """Send a request and read its status."""
    try:
        connection.request("POST", path, body, {"User-Agent": "Tenshu", **headers})
        answer = connection.getresponse()
        answer.read(CALL_BYTES)
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise NoAnswer(type(error).__name__) from None
    return answer.status


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet."""
    parsed = ip_address(address.partition("%")[0])
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return is_public(str(parsed.ipv4_mapped))
        if parsed not in OPEN_IPV6 or any(parsed in network for network in NOT_OPEN):
            return False
    return parsed.is_global and not parsed.is_multicast


def shut(opened: socket.socket) -> None:
    """Wake whoever waits for this connection."""
    with suppress(OSError):  # closed already
        opened.shutdown(socket.SHUT_RDWR)
