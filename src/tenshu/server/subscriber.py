"""The subscribers of a table, each with what it has been sent so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from tenshu.server.messages import SocketMessage
from tenshu.server.notices import Present
from tenshu.server.rows import NO_ORDERS
from tenshu.server.views import Audience

# Whoever falls behind by this many messages is cut off, and comes back for what it missed.
LONGEST_QUEUE: Final = 64
ENCODER: Final = msgspec.json.Encoder()
# Close codes above 4000 are HTTP statuses in disguise; this one means: come back and resume.
CUT_OFF: Final = 4429
NOT_ALLOWED: Final = 4403
NO_BLOCKS: Final[frozenset[str]] = frozenset()


class Subscriber:
    """Somebody who is sent everything that happens at a table; each kind delivers in its way."""

    __slots__ = (
        "audience",
        "blocked",
        "close_code",
        "line",
        "orders",
        "person",
        "table",
        "version",
    )

    def __init__(self, person: str | None) -> None:
        self.person = person
        # Whose chat it is not sent.
        self.blocked: frozenset[str] = NO_BLOCKS
        # The seats, the version and the line of the chat that it was last sent.
        self.audience: Audience = ()
        self.version = 0
        self.line = 0
        # The standing orders of its person, as it knows them.
        self.orders = NO_ORDERS
        # The hash of the last message about the table itself.
        self.table = 0
        # Set once it is cut off.
        self.close_code: int | None = None

    def is_lost(self) -> bool:
        """Whether it was cut off."""
        return self.close_code is not None

    def send(self, data: bytes) -> None:
        """Send a message without waiting; a subscriber that cannot keep up is cut off."""
        raise NotImplementedError

    def cut_off(self, code: int = CUT_OFF) -> None:
        """End the connection; by default the page opens another one and asks for what it missed."""
        raise NotImplementedError


class Crowd:
    """All subscribers of a table, counted by person."""

    def __init__(self) -> None:
        self._subscribers: set[Subscriber] = set()
        self._people: Counter[str | None] = Counter()
        # What other processes tell of the people who have the table open there.
        self.elsewhere: dict[str, Present] = {}

    def __len__(self) -> int:
        return len(self._subscribers)

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(tuple(self._subscribers))

    def __contains__(self, subscriber: object) -> bool:
        return subscriber in self._subscribers

    def add(self, subscriber: Subscriber) -> None:
        """A socket was opened."""
        if subscriber not in self._subscribers:
            self._subscribers.add(subscriber)
            self._people[subscriber.person] += 1

    def discard(self, subscriber: Subscriber) -> None:
        """A socket was closed."""
        if subscriber in self._subscribers:
            self._subscribers.remove(subscriber)
            self._people[subscriber.person] -= 1
            if not self._people[subscriber.person]:
                del self._people[subscriber.person]

    def has(self, person: str | None) -> bool:
        """Whether a player has the table open, at any process."""
        return self.has_here(person) or any(
            person in present.people for present in self.elsewhere.values()
        )

    def has_here(self, person: str | None) -> bool:
        """Whether a person has the table open at this process."""
        return person in self._people

    def count_others(self, people: set[str | None]) -> int:
        """The sockets of everybody but these players, at all processes."""
        others = sum(present.others for present in self.elsewhere.values())
        return self.count_others_here(people) + others

    def count_others_here(self, people: set[str | None]) -> int:
        """The sockets of everybody but these people, at this process."""
        return len(self._subscribers) - sum(self._people[person] for person in people)


def encode(message: SocketMessage) -> bytes:
    """A message as a socket sends it."""
    return ENCODER.encode(message)
