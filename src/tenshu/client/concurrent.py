"""The client for programs that do several things at once: every call is awaited."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
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


class AsyncClient:
    """One bot at one server."""

    def __init__(self, server: str, token: str) -> None:
        limits = httpx.Limits(max_connections=None)
        headers = wire.headers_of(token)
        self._http = httpx.AsyncClient(
            base_url=server, headers=headers, timeout=wire.TIMEOUT, limits=limits
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def me(self) -> Me:
        """The bot that the token plays as."""
        return await self._ask(wire.ME)

    async def tables(self) -> list[TableInfo]:
        """Listed tables where the bot may sit down."""
        return await self._ask(wire.TABLES)

    async def challenge(self, asked: NewTable) -> TableInfo:
        """Set a table."""
        return await self._ask(wire.challenge(asked))

    async def sit(self, table: str, seat: int | None = None) -> TableInfo:
        """Take a seat, or the first open one."""
        return await self._ask(wire.sit(table, seat))

    async def decline(self, table: str) -> None:
        """Decline an invitation."""
        await self._ask(wire.decline(table))

    async def invite(self, table: str, person: str) -> Done:
        """Ask somebody, or another bot, to a table where the bot sits."""
        return await self._ask(wire.invite(table, person))

    async def start(self, table: str) -> TableInfo:
        """Begin the game at a table that the bot has set."""
        return await self._ask(wire.at_table(table, "start", {}))

    async def leave(self, table: str) -> TableInfo:
        """Get up."""
        return await self._ask(wire.at_table(table, "leave", {}))

    async def come_back(self, table: str) -> TableInfo:
        """Take the seat back from the bot that stood in, such as after a time-out."""
        return await self._ask(wire.at_table(table, "return", {}))

    async def act(self, table: str, version: int, action: int | str) -> Done:
        """Play an action on the version that was seen; sent again if no answer comes, played once."""
        return await self._ask(wire.act(table, version, action))

    async def undo(self, table: str, version: int, *, whole_turn: bool = False) -> Done:
        """Take back a step or the whole turn."""
        return await self._ask(wire.undo(table, version, whole_turn=whole_turn))

    async def say(self, table: str, text: str) -> ChatLine:
        """Say something at the table."""
        return await self._ask(wire.say(table, text))

    async def look(self, table: str, since: int = 0) -> Welcome:
        """The table as it is now, with its log after a version."""
        async for message in self.watch(table, since):
            assert isinstance(message, Welcome)
            return message
        raise wire.ServerGone

    async def events(self) -> AsyncGenerator[EventMessage]:
        """What happens at all tables, for ever; after a lost connection it begins anew."""
        while True:
            async for line in self._lines(wire.EVENTS):
                yield wire.EVENT.decode(line)

    async def watch(self, table: str, since: int = 0) -> AsyncGenerator[SocketMessage]:
        """What happens at a table, for ever; a lost connection is resumed with another welcome."""
        while True:
            async for line in self._lines(wire.stream_of(table, since)):
                message = wire.MESSAGE.decode(line)
                since = wire.version_after(message, since)
                yield message

    async def _ask(self, request: wire.Request[T]) -> T:
        """The answer to a request, tried again while the server is busy or away."""
        tries = wire.Tries(wire.MOST_TRIES)
        while True:
            answer = None
            try:
                answer = await self._http.send(request.build(self._http))
            except httpx.TransportError as error:
                wire.check_reachable(error)
            if answer is not None and answer.status_code not in wire.WAITING:
                return wire.decode(answer, request.kind)
            await asyncio.sleep(tries.pause_after(answer))

    async def _lines(self, path: str) -> AsyncGenerator[str]:
        """The lines of a stream until it ends, opened again until it opens."""
        tries = wire.Tries()
        while True:
            answer = None
            try:
                async with self._http.stream("GET", path) as answer:
                    if answer.is_success:
                        async for line in answer.aiter_lines():
                            yield line
                        return
                    wire.check_waiting(answer.status_code, await answer.aread())
            except httpx.TransportError as error:
                wire.check_reachable(error)
            await asyncio.sleep(tries.pause_after(answer))
