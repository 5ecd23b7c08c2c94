"""A table's socket: everything that happens, as it happens."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from tenshu.server.errors import Refused
from tenshu.server.live import LiveTable
from tenshu.server.messages import Beat
from tenshu.server.routes.shared import check_id, service_of, visitor_of
from tenshu.server.routes.tables import TABLE
from tenshu.server.service import Service
from tenshu.server.sockets import Socket, socket_of
from tenshu.server.subscriber import CUT_OFF, NOT_ALLOWED, encode

AnySocket = WebSocket[Any, Any, State]


@websocket(TABLE + "/socket")
async def table_socket(
    socket: AnySocket,
    table: Annotated[str, PathParameter()],
    since: Annotated[int, QueryParameter()] = 0,
) -> None:
    """Subscribe a socket to a table; from then on the table sends to it, without this route."""
    service = service_of(socket)
    subscriber = socket_of({**socket.scope})
    subscriber.person = await visitor_of(socket)
    await socket.accept()
    try:
        live = await service.subscribe(check_id(table), subscriber, max(0, since))
    except Refused as refused:
        await socket.close(4000 + refused.status)
        return
    subscriber.begin(partial(_beat_of, live))
    subscriber.on_leave(partial(_leave, service, live, subscriber))


def beat() -> bytes:
    """A beat of a socket whose messages have no versions."""
    return encode(Beat(0))


def _beat_of(live: LiveTable) -> bytes:
    return encode(Beat(live.table.row.version))


def _leave(service: Service, live: LiveTable, subscriber: Socket) -> None:
    service.hall.unsubscribe(live, subscriber)
    if subscriber.close_code in (CUT_OFF, NOT_ALLOWED):
        service.metrics.cut_off.inc()


HANDLERS = [table_socket]
