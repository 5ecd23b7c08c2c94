"""The client for programs that do several things at once: every call is awaited."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
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
        return await self._ask("GET", "/api/bot/me", Me)

    async def tables(self) -> list[TableInfo]:
        """Listed tables where the bot may sit down."""
        return await self._ask("GET", "/api/bot/tables", list[TableInfo])

    async def challenge(self, asked: NewTable) -> TableInfo:
        """Set a table."""
        return await self._ask("POST", "/api/bot/table", TableInfo, asked)

    async def sit(self, table: str, seat: int | None = None) -> TableInfo:
        """Take a seat, or the first open one."""
        return await self._ask("POST", table_path(table, "sit"), TableInfo, {"seat": seat})

    async def decline(self, table: str) -> None:
        """Decline an invitation."""
        await self._ask("POST", table_path(table, "decline"), NoneType)

    async def invite(self, table: str, person: str) -> Done:
        """Ask somebody, or another bot, to a table where the bot sits."""
        return await self._ask("POST", table_path(table, "invite"), Done, {"person": person})

    async def start(self, table: str) -> TableInfo:
        """Begin the game at a table that the bot has set."""
        return await self._ask("POST", table_path(table, "start"), TableInfo, {})

    async def leave(self, table: str) -> TableInfo:
        """Get up."""
        return await self._ask("POST", table_path(table, "leave"), TableInfo, {})

    async def come_back(self, table: str) -> TableInfo:
        """Take the seat back from the bot that stood in, such as after a time-out."""
        return await self._ask("POST", table_path(table, "return"), TableInfo, {})

    async def act(self, table: str, version: int, action: int | str) -> Done:
        """Play an action on the version that was seen; sent again if no answer comes, played once."""
        body = {"version": version, "action": action, "key": wire.new_key()}
        return await self._ask("POST", table_path(table, "act"), Done, body)

    async def undo(self, table: str, version: int, *, whole_turn: bool = False) -> Done:
        """Take back a step or the whole turn."""
        body = {"version": version, "whole_turn": whole_turn, "key": wire.new_key()}
        return await self._ask("POST", table_path(table, "undo"), Done, body)

    async def say(self, table: str, text: str) -> ChatLine:
        """Say something at the table."""
        return await self._ask("POST", table_path(table, "chat"), ChatLine, {"text": text})

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
            async for line in self._lines(f"{table_path(table, 'stream')}?since={since}"):
                message = wire.MESSAGE.decode(line)
                since = wire.version_after(message, since)
                yield message

    async def _ask(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """The answer to a request, tried again while the server is busy or away."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"}
        pause = wire.FIRST_PAUSE
        for _ in range(wire.MOST_TRIES):
            try:
                answer = await self._http.request(method, path, content=content, headers=headers)
            except httpx.UnsupportedProtocol as error:
                raise wire.ServerGone from error  # no address of a server: waiting does not help
            except httpx.TransportError:
                await asyncio.sleep(pause)
            else:
                if answer.status_code not in wire.WAITING:
                    return wire.decode(answer, kind)
                await asyncio.sleep(wire.wait_of(answer.headers, pause))
            pause = wire.next_pause(pause)
        raise wire.ServerGone

    async def _lines(self, path: str) -> AsyncGenerator[str]:
        """The lines of a stream until it ends, opened again until it opens."""
        pause = wire.FIRST_PAUSE
        while True:
            try:
                async with self._http.stream("GET", path) as answer:
                    if answer.is_success:
                        async for line in answer.aiter_lines():
                            yield line
                        return
                    await self._check(answer)
                    pause = wire.wait_of(answer.headers, pause)
            except httpx.TransportError:
                pass
            await asyncio.sleep(pause)
            pause = wire.next_pause(pause)

    @staticmethod
    async def _check(answer: httpx.Response) -> None:
        if answer.status_code not in wire.WAITING:
            raise wire.refusal(answer.status_code, await answer.aread())
