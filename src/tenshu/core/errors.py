"""Errors for bad input from people and programs."""

from __future__ import annotations

from typing import Final

from tenshu.core.message import Arg, Message

# The most characters of bad input that an error message repeats.
LONGEST_QUOTE: Final = 60


class TenshuError(ValueError):
    """Bad input, with a message from the language files."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.message = Message(key, args)
        super().__init__(repr(self.message))

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.message)


class BadNotation(TenshuError):
    """The text is not an action of this game."""


class BadOption(TenshuError):
    """The game has no such option, seat count or value."""


class BadRecord(TenshuError):
    """The record cannot be read or does not replay."""


class IllegalAction(TenshuError):
    """The action exists but the rules do not allow it now."""


def quote(text: str) -> str:
    """Bad input for an error message: on one line, and cut to LONGEST_QUOTE characters."""
    plain = " ".join(text[: 2 * LONGEST_QUOTE].split())
    return plain if len(plain) <= LONGEST_QUOTE else f"{plain[:LONGEST_QUOTE]}…"


def _rebuild(kind: type[TenshuError], message: Message) -> TenshuError:
    return kind(message.key, **message.args)
