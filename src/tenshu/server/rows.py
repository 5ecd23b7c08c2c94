"""What the database holds, as plain objects."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

from tenshu.server.messages import Status

Kind = Literal["act", "undo"]
# Nobody acts yet, or any more.
NOBODY: Final = -2


class Person(msgspec.Struct):
    """A guest: whoever holds the cookie."""

    id: str
    name: str
    created_at: str


class TableRow(msgspec.Struct):
    """A table without its seats and its log."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    status: Status
    host: str
    seed: str
    is_listed: bool
    has_spectators: bool
    is_one_screen: bool
    pace: int
    created_at: str
    updated_at: str
    # The seat that must act, so that lists can be made without the log.
    actor: int = NOBODY
    version: int = 0
    undo_request: str | None = None
    rematch: str | None = None
    # Grows with every change of the table or its seats: the guard against two writers.
    edits: int = 0


class SeatRow(msgspec.Struct):
    """A seat: a person, a bot, a bot in a person's place, or nobody yet."""

    seat: int
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    is_away: bool = False
    orders: dict[str, str] = {}

    def is_open(self) -> bool:
        """May somebody sit down here?"""
        return self.person is None and self.bot is None

    def acts_by_bot(self) -> bool:
        """Does a bot choose the moves of this seat now?"""
        return self.bot is not None


class Entry(msgspec.Struct):
    """One entry of a table's log; `seq` is the table's version after it."""

    seq: int
    actor: int
    kind: Kind
    # The action in notation, or the version that an undo went back to.
    payload: str
    key: str | None
    at: str


class Snapshot(msgspec.Struct):
    """A position of the log, kept to be found faster; all of it can be made again."""

    version: int
    numbers: list[int]


class ChatRow(msgspec.Struct):
    """A line of a table's chat."""

    id: int
    person: str
    name: str
    seat: int | None
    text: str
    at: str


class RecordRow(msgspec.Struct):
    """A record that somebody opened here to watch it."""

    id: str
    game: str
    text: str
    created_at: str


def now() -> str:
    """The time as the database and the page write it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
