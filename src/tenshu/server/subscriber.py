"""An open socket of a table, with what it has been sent so far."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from tenshu.server.messages import SocketMessage
from tenshu.server.views import Audience

# A page that falls behind by this many messages is cut off; it comes back for what it missed.
LONGEST_QUEUE: Final = 64
ENCODER: Final = msgspec.json.Encoder()


class Subscriber:
    """One open socket: messages wait here until its own writer has sent them."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        # The seats, the version and the line of the chat that it was last sent.
        self.audience: Audience = ()
        self.version = 0
        self.line = 0
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_QUEUE)
        self.is_lost = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Queue a message; a subscriber that cannot keep up is cut off."""
        if self.is_lost.is_set():
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        """Close the socket; the page opens another one and asks for what it missed."""
        self.is_lost.set()


def encode(message: SocketMessage) -> bytes:
    """A message as a socket sends it."""
    return ENCODER.encode(message)
