"""Errors for bad input of a person or a program."""

from __future__ import annotations

from tenshu.core.message import Arg, Message


class TenshuError(ValueError):
    """Bad input; carries a message that the language files can word."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.message = Message(key, args)
        super().__init__(repr(self.message))

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.message)


class BadNotation(TenshuError):
    """The text is no action of this game."""


class BadOption(TenshuError):
    """The game has no such option, seat count or value."""


class BadRecord(TenshuError):
    """The record cannot be read or does not replay."""


class IllegalAction(TenshuError):
    """The action exists but the rules do not allow it now."""


def _rebuild(kind: type[TenshuError], message: Message) -> TenshuError:
    return kind(message.key, **message.args)
