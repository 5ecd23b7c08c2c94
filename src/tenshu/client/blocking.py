"""The client for ordinary programs: every call waits for its answer."""

from __future__ import annotations

import time
from collections.abc import Iterator
from types import TracebackType
from typing import Self, TypeVar

import httpx

from tenshu.client import wire
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
        return self._ask(wire.ME)

    def tables(self) -> list[TableInfo]:
        """Listed tables where the bot may sit down."""
        return self._ask(wire.TABLES)

    def challenge(self, asked: NewTable) -> TableInfo:
        """Set a table."""
        return self._ask(wire.challenge(asked))

    def sit(self, table: str, seat: int | None = None) -> TableInfo:
        """Take a seat, or the first open one."""
        return self._ask(wire.sit(table, seat))

    def decline(self, table: str) -> None:
        """Decline an invitation."""
        self._ask(wire.decline(table))

    def invite(self, table: str, person: str) -> Done:
        """Ask somebody, or another bot, to a table where the bot sits."""
        return self._ask(wire.invite(table, person))

    def start(self, table: str) -> TableInfo:
        """Begin the game at a table that the bot has set."""
        return self._ask(wire.at_table(table, "start", {}))

    def leave(self, table: str) -> TableInfo:
        """Get up."""
        return self._ask(wire.at_table(table, "leave", {}))

    def come_back(self, table: str) -> TableInfo:
        """Take the seat back from the bot that stood in, such as after a time-out."""
        return self._ask(wire.at_table(table, "return", {}))

    def act(self, table: str, version: int, action: int | str) -> Done:
        """Play an action on the version that was seen; sent again if no answer comes, played once."""
        return self._ask(wire.act(table, version, action))

    def undo(self, table: str, version: int, *, whole_turn: bool = False) -> Done:
        """Take back a step or the whole turn."""
        return self._ask(wire.undo(table, version, whole_turn=whole_turn))

    def say(self, table: str, text: str) -> ChatLine:
        """Say something at the table."""
        return self._ask(wire.say(table, text))

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
            for line in self._lines(wire.stream_of(table, since)):
                message = wire.MESSAGE.decode(line)
                since = wire.version_after(message, since)
                yield message

    def _ask(self, request: wire.Request[T]) -> T:
        """The answer to a request, tried again while the server is busy or away."""
        tries = wire.Tries(wire.MOST_TRIES)
        while True:
            answer = None
            try:
                answer = self._http.send(request.build(self._http))
            except httpx.TransportError as error:
                wire.check_reachable(error)
            if answer is not None and answer.status_code not in wire.WAITING:
                return wire.decode(answer, request.kind)
            time.sleep(tries.pause_after(answer))

    def _lines(self, path: str) -> Iterator[str]:
        """The lines of a stream until it ends, opened again until it opens."""
        tries = wire.Tries()
        while True:
            answer = None
            try:
                with self._http.stream("GET", path) as answer:
                    if answer.is_success:
                        yield from answer.iter_lines()
                        return
                    wire.check_waiting(answer.status_code, answer.read())
            except httpx.TransportError as error:
                wire.check_reachable(error)
            time.sleep(tries.pause_after(answer))
