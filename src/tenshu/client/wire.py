"""What the blocking and the asynchronous client share: addresses, decoding, errors, pauses."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final, TypeVar

import httpx
import msgspec

from tenshu.server.bot_messages import EventMessage
from tenshu.server.messages import Problem, SocketMessage, Update, Welcome

T = TypeVar("T")

EVENTS: Final = "/api/stream/event"
# A stream says something every 20 s; one that says nothing for longer is dead.
SILENCE: Final = 60.0
TIMEOUT: Final = httpx.Timeout(30.0, read=SILENCE)
# A request that gets no answer is sent again at most this often; a stream is opened again for ever.
MOST_TRIES: Final = 6
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 15.0
WAITING: Final = (429, 503)
LONGEST_WAIT: Final = 60.0

EVENT: Final[msgspec.json.Decoder[EventMessage]] = msgspec.json.Decoder(EventMessage)
MESSAGE: Final[msgspec.json.Decoder[SocketMessage]] = msgspec.json.Decoder(SocketMessage)


class RefusedByServer(Exception):
    """The server refused a request, and says why."""

    def __init__(self, status: int, problem: Problem | None) -> None:
        self.status = status
        self.problem = problem
        super().__init__(f"{status} {problem.message.key if problem else ''}".strip())


class ServerGone(Exception):
    """The server gave no answer, however often it was asked."""


def table_path(table: str, what: str) -> str:
    """The address of something at a table."""
    return f"/api/bot/table/{table}/{what}"


def headers_of(token: str) -> dict[str, str]:
    """The headers of every request."""
    return {"authorization": f"Bearer {token}"}


def new_key() -> str:
    """A key that makes a move one move, however often it is sent."""
    return secrets.token_urlsafe(12)


def refusal(status: int, content: bytes) -> RefusedByServer:
    """The refusal that an answer tells of."""
    try:
        return RefusedByServer(status, msgspec.json.decode(content, type=Problem))
    except msgspec.MsgspecError:
        return RefusedByServer(status, None)


def decode(answer: httpx.Response, kind: type[T]) -> T:
    """The content of an answer, or RefusedByServer."""
    if not answer.is_success:
        raise refusal(answer.status_code, answer.content)
    return msgspec.json.decode(answer.content or b"null", type=kind)


def wait_of(headers: Mapping[str, Any], pause: float) -> float:
    """How long to wait after 429 or 503."""
    text = str(headers.get("retry-after", ""))
    return min(LONGEST_WAIT, float(text)) if text.isascii() and text.isdigit() else pause


def next_pause(pause: float) -> float:
    """A pause that doubles up to a limit."""
    return min(2 * pause, LONGEST_PAUSE)


def version_after(message: SocketMessage, since: int) -> int:
    """The version up to which a stream has told everything."""
    if isinstance(message, Welcome | Update) and message.view is not None:
        return message.view.version
    return since
