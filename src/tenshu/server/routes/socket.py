"""A table's socket: everything that happens, as it happens."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from litestar.params import PathParameter, QueryParameter

from tenshu.server.errors import NOT_FOUND, Refused
from tenshu.server.live import LiveTable
from tenshu.server.messages import Beat
from tenshu.server.routes.shared import check_id, service_of, visitor_of
from tenshu.server.routes.tables import TABLE
from tenshu.server.subscriber import Subscriber, encode

BEAT_SECONDS: Final = 20.0
LONGEST_MESSAGE: Final = 1000

AnySocket = WebSocket[Any, Any, State]


@websocket(TABLE + "/socket")
async def table_socket(
    socket: AnySocket,
    table: Annotated[str, PathParameter()],
    since: Annotated[int, QueryParameter()] = 0,
) -> None:
    """Welcome, then whatever happens, until either side goes."""
    service = service_of(socket)
    subscriber = Subscriber(await visitor_of(socket))
    await socket.accept()
    try:
        live = await service.hall.subscribe(check_id(table), subscriber, max(0, since))
    except Refused as refused:
        await socket.close(4000 + refused.status)
        return
    tasks = [
        asyncio.create_task(work)
        for work in (_write(socket, subscriber, live), _listen(socket), subscriber.is_lost.wait())
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        service.hall.unsubscribe(live, subscriber)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if subscriber.is_lost.is_set():
            service.metrics.cut_off.inc()
            with suppress(Exception):
                await asyncio.wait_for(socket.close(subscriber.close_code), 1.0)


async def _write(socket: AnySocket, subscriber: Subscriber, live: LiveTable) -> None:
    """Send what waits; when nothing does, a beat."""
    while True:
        try:
            # Unlike wait_for, this makes no task for each message.
            async with asyncio.timeout(BEAT_SECONDS):
                data = await subscriber.queue.get()
        except TimeoutError:
            data = encode(Beat(live.table.row.version))
        await socket.send_data(data.decode(), mode="text")


async def _listen(socket: AnySocket) -> None:
    """A page only ever says that it is alive; its going is all that matters."""
    with suppress(WebSocketException, Refused):
        while True:
            if len(await socket.receive_data("text")) > LONGEST_MESSAGE:
                raise Refused(NOT_FOUND, "error-table")


HANDLERS = [table_socket]
