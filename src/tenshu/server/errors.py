"""How the service refuses: an HTTP status and a message that the language files can word."""

from __future__ import annotations

from typing import Final

from tenshu.core.errors import IllegalAction, TenshuError
from tenshu.core.message import Arg, Message
from tenshu.server.messages import Problem, Text, View

BAD_INPUT: Final = 400
NOBODY_KNOWN: Final = 401
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
STALE: Final = 409
ILLEGAL: Final = 422
TOO_MANY: Final = 429
BUSY: Final = 503


class Refused(Exception):
    """The service does not do this, and says why."""

    def __init__(
        self,
        status: int,
        key: str,
        *,
        seconds: int | None = None,
        view: View | None = None,
        **args: Arg,
    ) -> None:
        self.status = status
        self.problem = Problem(text_of(Message(key, args)), seconds=seconds, view=view)
        super().__init__(key)


def text_of(message: Message) -> Text:
    """A message as it is sent."""
    args: dict[str, object] = {}
    for name, value in message.args.items():
        args[name] = text_of(value) if isinstance(value, Message) else value
    return Text(message.key, args)


def refusal_of(error: TenshuError, game: str | None = None) -> tuple[int, Problem]:
    """The status and the words for what the engine refuses."""
    status = ILLEGAL if isinstance(error, IllegalAction) else BAD_INPUT
    rule = error.message.args.get("rule")
    return status, Problem(text_of(error.message), rule if isinstance(rule, str) else None, game)
