"""Tables: listed, set, changed, begun, left."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, patch, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tenshu.server import asking, hosting
from tenshu.server.messages import EditSeat, EditTable, NewTable, TableInfo, TableState
from tenshu.server.routes.shared import (
    AnyRequest,
    TablePath,
    check_id,
    member_of,
    person_of,
    problems,
    service_of,
    spend,
    spend_costly,
    visitor_of,
)
from tenshu.server.storage import repository
from tenshu.server.storage.results import list_points

TABLE = "/api/tables/{table:str}"


@get("/api/tables", responses=problems(401))
async def list_tables(
    request: AnyRequest,
    show: Annotated[Literal["open", "mine"], QueryParameter()] = "open",
) -> list[TableInfo]:
    """Open tables of everybody, or all of one's own."""
    service = service_of(request)
    visitor = await visitor_of(request)
    if show == "mine":
        found = await service.store.read(repository.list_mine, await member_of(request))
    else:
        found = await service.store.read(repository.list_open)
    infos = [service.hall.info_of(row, seats, visitor) for row, seats in found]
    over = [info.id for info in infos if info.status == "over"]
    if over:
        results = await service.store.read(list_points, over)
        for info in infos:
            info.result = results.get(info.id, [])
    return infos


@post("/api/tables", status_code=201, responses=problems(401, 409))
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
    """Set a table, and begin if every seat is taken and that is asked."""
    person = await person_of(request)
    await spend_costly(request, "table")
    return await hosting.create(service_of(request).hall, person, data)


@get(TABLE, responses=problems(404, 409))
async def show_table(request: AnyRequest, table: TablePath) -> TableState:
    """Everything about a table."""
    spend(request, "look")
    service, person = service_of(request), await visitor_of(request)
    blocked = await service.people.blocked_by(person)
    return await asking.state(service.hall, person, check_id(table), blocked)


@patch(TABLE, responses=problems(401, 404, 409))
async def edit_table(request: AnyRequest, table: TablePath, data: JSONBody[EditTable]) -> TableInfo:
    """The host changes options and flags before the start, the pace at any time."""
    person = await person_of(request)
    spend(request, "act")
    return await hosting.edit(service_of(request).hall, person, check_id(table), data)


@post(TABLE + "/seats/{seat:int}", status_code=200, responses=problems(401, 404, 409))
async def edit_seat(
    request: AnyRequest,
    table: TablePath,
    seat: Annotated[int, PathParameter(ge=0, le=9)],
    data: JSONBody[EditSeat],
) -> TableInfo:
    """Sit down, get up, or what the host does with seats."""
    person = await person_of(request)
    spend(request, "act")
    hall = service_of(request).hall
    return await hosting.edit_seat(hall, person, check_id(table), seat, data)


@post(TABLE + "/start", status_code=200, responses=problems(401, 404, 409))
async def start_table(request: AnyRequest, table: TablePath) -> TableInfo:
    """The host begins the game."""
    person = await person_of(request)
    spend(request, "act")
    return await hosting.start(service_of(request).hall, person, check_id(table))


@post(TABLE + "/leave", status_code=200, responses=problems(401, 404, 409))
async def leave_table(request: AnyRequest, table: TablePath) -> TableInfo:
    """Get up; in a running game a bot stands in."""
    person = await person_of(request)
    spend(request, "act")
    return await hosting.leave(service_of(request).hall, person, check_id(table))


@post(TABLE + "/return", status_code=200, responses=problems(401, 404, 409))
async def return_to_table(request: AnyRequest, table: TablePath) -> TableInfo:
    """Take the seat back from the bot."""
    person = await person_of(request)
    spend(request, "act")
    return await hosting.come_back(service_of(request).hall, person, check_id(table))


@post(TABLE + "/rematch", status_code=200, responses=problems(401, 404, 409))
async def rematch(request: AnyRequest, table: TablePath) -> TableInfo:
    """Play the same again with the same people."""
    person = await person_of(request)
    await spend_costly(request, "table")
    return await hosting.rematch(service_of(request).hall, person, check_id(table))


HANDLERS = [
    list_tables,
    create_table,
    show_table,
    edit_table,
    edit_seat,
    start_table,
    leave_table,
    return_to_table,
    rematch,
]
