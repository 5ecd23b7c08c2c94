"""What the processes on one PostgreSQL tell each other."""

from __future__ import annotations

import msgspec

from tenshu.server.rows import Change


class Changed(msgspec.Struct, tag="changed"):
    """A table was changed; without the change itself, whoever needs it reads it."""

    table: str
    change: Change | None = None
    # What was stored before has changed as well: the table must be read as a whole.
    is_rewritten: bool = False


class Present(msgspec.Struct, tag="present"):
    """Who has a table open at the sender: which of its players, and how many others."""

    table: str
    people: list[str]
    others: int


class Asked(msgspec.Struct, tag="asked"):
    """The sender wants to be sure who has a table open: all others tell it, then answer."""

    table: str
    number: int


class Answered(msgspec.Struct, tag="answered"):
    """The sender has told all that was asked for by another process."""

    to: str
    number: int


class PersonChanged(msgspec.Struct, tag="person"):
    """Somebody has a new name or a new session."""

    person: str
    is_session_over: bool


class Spent(msgspec.Struct, tag="spent"):
    """A caller has made requests of a kind at the sender."""

    kind: str
    who: str
    count: float


class Online(msgspec.Struct, tag="online"):
    """People who have a page open at the sender now, and people who have none any more."""

    here: list[str]
    gone: list[str]


class Called(msgspec.Struct, tag="called"):
    """Something concerns a person: their pages in the lobby ask what."""

    person: str


class Hurried(msgspec.Struct, tag="hurried"):
    """A player does not want to wait for the bots of a table."""

    table: str


class Hello(msgspec.Struct, tag="hello"):
    """The sender has just begun to listen, and asks everybody who is present."""


class Overflow(msgspec.Struct, tag="overflow"):
    """The sender had to drop notices: anything may have changed."""


Notice = (
    Changed
    | Present
    | Asked
    | Answered
    | PersonChanged
    | Spent
    | Online
    | Called
    | Hurried
    | Hello
    | Overflow
)


class Envelope(msgspec.Struct):
    """What is sent at once."""

    sender: str
    notices: list[Notice]
