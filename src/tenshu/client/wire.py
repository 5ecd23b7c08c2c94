"""What the blocking and the asynchronous client share: requests, decoding, errors, tries."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from types import NoneType
from typing import Any, Final, Generic, NamedTuple, TypeVar

import httpx
import msgspec

from tenshu.server.bot_messages import EventMessage
from tenshu.server.messages import (
    ChatLine,
    Done,
    Me,
    NewTable,
    Problem,
    SocketMessage,
    TableInfo,
    Update,
    Welcome,
)

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


class Request(NamedTuple, Generic[T]):
    """A request, and what its answer holds."""

    method: str
    path: str
    kind: type[T]
    body: object = None

    def build(self, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """The request as it is sent."""
        content = None if self.body is None else msgspec.json.encode(self.body)
        headers = {"content-type": "application/json"}
        return http.build_request(self.method, self.path, content=content, headers=headers)


ME: Final = Request("GET", "/api/bot/me", Me)
TABLES: Final = Request("GET", "/api/bot/tables", list[TableInfo])


def challenge(asked: NewTable) -> Request[TableInfo]:
    """Set a table."""
    return Request("POST", "/api/bot/table", TableInfo, asked)


def sit(table: str, seat: int | None) -> Request[TableInfo]:
    """Take a seat, or the first open one."""
    return at_table(table, "sit", {"seat": seat})


def decline(table: str) -> Request[None]:
    """Decline an invitation to a table."""
    return Request("POST", table_path(table, "decline"), NoneType)


def invite(table: str, person: str) -> Request[Done]:
    """Ask somebody to a table."""
    return Request("POST", table_path(table, "invite"), Done, {"person": person})


def at_table(table: str, what: str, body: object) -> Request[TableInfo]:
    """Do something that changes who sits at a table."""
    return Request("POST", table_path(table, what), TableInfo, body)


def act(table: str, version: int, action: int | str) -> Request[Done]:
    """Play an action, under a key that makes it one action however often it is sent."""
    body = {"version": version, "action": action, "key": new_key()}
    return Request("POST", table_path(table, "act"), Done, body)


def undo(table: str, version: int, *, whole_turn: bool) -> Request[Done]:
    """Take back a step or the whole turn."""
    body = {"version": version, "whole_turn": whole_turn, "key": new_key()}
    return Request("POST", table_path(table, "undo"), Done, body)


def say(table: str, text: str) -> Request[ChatLine]:
    """Say something at the table."""
    return Request("POST", table_path(table, "chat"), ChatLine, {"text": text})


def stream_of(table: str, since: int) -> str:
    """The address of a table's stream after a version."""
    return f"{table_path(table, 'stream')}?since={since}"


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


def check_waiting(status: int, content: bytes) -> None:
    """Raise RefusedByServer unless the server only asks to wait."""
    if status not in WAITING:
        raise refusal(status, content)


def decode(answer: httpx.Response, kind: type[T]) -> T:
    """The content of an answer, or RefusedByServer."""
    if not answer.is_success:
        raise refusal(answer.status_code, answer.content)
    return msgspec.json.decode(answer.content or b"null", type=kind)


class Tries:
    """How long to pause between the tries of a request: longer each time, or as the server says."""

    def __init__(self, most: int | None = None) -> None:
        self._left = most
        self._pause = FIRST_PAUSE

    def pause_after(self, answer: httpx.Response | None) -> float:
        """Seconds until the next try after 429, 503 or no answer at all, or ServerGone."""
        if self._left is not None:
            self._left -= 1
            if self._left == 0:
                raise ServerGone
        pause = self._pause
        self._pause = min(2 * pause, LONGEST_PAUSE)
        return pause if answer is None else wait_of(answer.headers, pause)


def wait_of(headers: Mapping[str, Any], pause: float) -> float:
    """How long to wait after 429 or 503."""
    text = str(headers.get("retry-after", ""))
    return min(LONGEST_WAIT, float(text)) if text.isascii() and text.isdigit() else pause


def check_reachable(error: httpx.TransportError) -> None:
    """Raise ServerGone if the address is none of a server: waiting does not help."""
    if isinstance(error, httpx.UnsupportedProtocol):
        raise ServerGone from error


def version_after(message: SocketMessage, since: int) -> int:
    """The version up to which a stream has told everything."""
    if isinstance(message, Welcome | Update) and message.view is not None:
        return message.view.version
    return since
