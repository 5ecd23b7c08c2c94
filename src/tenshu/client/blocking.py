"""The client for ordinary programs: every call waits for its answer."""

from __future__ import annotations

import time
from collections.abc import Iterator
from types import NoneType, TracebackType
from typing import Self, TypeVar

import httpx
import msgspec

from tenshu.client import wire
from tenshu.client.wire import table_path
from tenshu.server.bot_messages import EventMessage
from tenshu.server.messages import (
    ChatLine,
    Done,
    Me,
    NewTable,
    SocketMessage,
    TableInfo,
    Welcome,
)

T = TypeVar("T")


class Client:
    """One bot at one server."""

    def __init__(self, server: str, token: str) -> None:
        limits = httpx.Limits(max_connections=None)
        headers = wire.headers_of(token)
        self._http = httpx.Client(
            base_url=server, headers=headers, timeout=wire.TIMEOUT, limits=limits
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        self._http.close()

    def me(self) -> Me:
        """The bot that the token plays as."""
        return self._ask("GET", "/api/bot/me", Me)

    def tables(self) -> list[TableInfo]:
        """Listed tables where the bot may sit down."""
        return self._ask("GET", "/api/bot/tables", list[TableInfo])

    def challenge(self, asked: NewTable) -> TableInfo:
        """Set a table."""
        return self._ask("POST", "/api/bot/table", TableInfo, asked)

    def sit(self, table: str, seat: int | None = None) -> TableInfo:
        """Take a seat, or the first open one."""
        return self._ask("POST", table_path(table, "sit"), TableInfo, {"seat": seat})

    def decline(self, table: str) -> None:
        """Decline an invitation."""
        self._ask("POST", table_path(table, "decline"), NoneType)

    def invite(self, table: str, person: str) -> Done:
        """Ask somebody, or another bot, to a table where the bot sits."""
        return self._ask("POST", table_path(table, "invite"), Done, {"person": person})

    def start(self, table: str) -> TableInfo:
        """Begin the game at a table that the bot has set."""
        return self._ask("POST", table_path(table, "start"), TableInfo, {})

    def leave(self, table: str) -> TableInfo:
        """Get up."""
        return self._ask("POST", table_path(table, "leave"), TableInfo, {})

    def come_back(self, table: str) -> TableInfo:
        """Take the seat back from the bot that stood in, such as after a time-out."""
        return self._ask("POST", table_path(table, "return"), TableInfo, {})

    def act(self, table: str, version: int, action: int | str) -> Done:
        """Play an action on the version that was seen; sent again if no answer comes, played once."""
        body = {"version": version, "action": action, "key": wire.new_key()}
        return self._ask("POST", table_path(table, "act"), Done, body)

    def undo(self, table: str, version: int, *, whole_turn: bool = False) -> Done:
        """Take back a step or the whole turn."""
        body = {"version": version, "whole_turn": whole_turn, "key": wire.new_key()}
        return self._ask("POST", table_path(table, "undo"), Done, body)

    def say(self, table: str, text: str) -> ChatLine:
        """Say something at the table."""
        return self._ask("POST", table_path(table, "chat"), ChatLine, {"text": text})

    def look(self, table: str, since: int = 0) -> Welcome:
        """The table as it is now, with its log after a version."""
        for message in self.watch(table, since):
            assert isinstance(message, Welcome)
            return message
        raise wire.ServerGone

    def events(self) -> Iterator[EventMessage]:
        """What happens at all tables, for ever; after a lost connection it begins anew."""
        while True:
            yield from (wire.EVENT.decode(line) for line in self._lines(wire.EVENTS))

    def watch(self, table: str, since: int = 0) -> Iterator[SocketMessage]:
        """What happens at a table, for ever; a lost connection is resumed with another welcome."""
        while True:
            for line in self._lines(f"{table_path(table, 'stream')}?since={since}"):
                message = wire.MESSAGE.decode(line)
                since = wire.version_after(message, since)
                yield message

    def _ask(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """The answer to a request, tried again while the server is busy or away."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"}
        pause = wire.FIRST_PAUSE
        for _ in range(wire.MOST_TRIES):
            try:
                answer = self._http.request(method, path, content=content, headers=headers)
            except httpx.UnsupportedProtocol as error:
                raise wire.ServerGone from error  # no address of a server: waiting does not help
            except httpx.TransportError:
                time.sleep(pause)
            else:
                if answer.status_code not in wire.WAITING:
                    return wire.decode(answer, kind)
                time.sleep(wire.wait_of(answer.headers, pause))
            pause = wire.next_pause(pause)
        raise wire.ServerGone

    def _lines(self, path: str) -> Iterator[str]:
        """The lines of a stream until it ends, opened again until it opens."""
        pause = wire.FIRST_PAUSE
        while True:
            try:
                with self._http.stream("GET", path) as answer:
                    if answer.is_success:
                        yield from answer.iter_lines()
                        return
                    self._check(answer)
                    pause = wire.wait_of(answer.headers, pause)
            except httpx.TransportError:
                pass
            time.sleep(pause)
            pause = wire.next_pause(pause)

    @staticmethod
    def _check(answer: httpx.Response) -> None:
        if answer.status_code not in wire.WAITING:
            raise wire.refusal(answer.status_code, answer.read())
