"""The bot API: what a program does at tables, as the bot of its token.

Everything is done by the same functions as for the page, so that a bot sees and may do exactly what
a person in its seat does.
"""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from tenshu.server import hosting, inviting, playing
from tenshu.server.bot_messages import Alive, EventMessage, Scope, Sit
from tenshu.server.bulletin import Standing, Told, admits
from tenshu.server.errors import FORBIDDEN, STALE, Refused
from tenshu.server.limits import COSTLY, PEOPLE_AT_ADDRESS, Kind
from tenshu.server.meeting_messages import Invite
from tenshu.server.messages import (
    Act,
    Beat,
    ChatLine,
    Done,
    EditSeat,
    Me,
    NewTable,
    Say,
    SocketMessage,
    TableInfo,
    TakeBack,
)
from tenshu.server.routes.lines import NDJSON, LineStream
from tenshu.server.routes.shared import (
    AnyRequest,
    TablePath,
    address_of,
    check_id,
    problems,
    service_of,
)
from tenshu.server.rows import Person
from tenshu.server.service import Service
from tenshu.server.storage import meeting, repository
from tenshu.server.streams import EVENTS, Lines
from tenshu.server.subscriber import ENCODER, encode
from tenshu.server.table import info_of

TABLE: Final = "/api/bot/table/{table:str}"
# On a busy service tables change all the time; a stream begins nevertheless.
MOST_READINGS: Final = 5
ALIVE: Final = ENCODER.encode(Alive())
SinceQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


def lines_of(message: object, description: str) -> dict[int, ResponseSpec]:
    """A stream of lines in the schema, with the refusals of its route."""
    spec = ResponseSpec(
        message, generate_examples=False, description=description, media_type=NDJSON
    )
    return {200: spec, **problems(401, 404, 409)}


async def bot_of(request: AnyRequest, kind: Kind, scope: Scope = "bot:play") -> Person:
    """The bot whose token came with the request, counted against its limits, or Refused."""
    service = service_of(request)
    bot = await service.tokens.bot_of(request.headers.get("authorization"), scope)
    if kind in COSTLY:
        await service.spend(kind, bot.id)
        await service.spend(kind, f"all at {address_of(request)}", PEOPLE_AT_ADDRESS)
    else:
        service.limits.spend(kind, bot.id)
    return bot


@get("/api/bot/me", responses=problems(401))
async def which_bot(request: AnyRequest) -> Me:
    """The bot that the token plays as."""
    bot = await bot_of(request, "look", "table:read")
    return Me(bot.id, bot.name, bot.is_bot)


@get(EVENTS, responses=lines_of(EventMessage, "One event a line"))
async def stream_events(request: AnyRequest) -> LineStream:
    """Invitations, starts and turns at all tables, as they happen."""
    bot = await bot_of(request, "look", "table:read")
    service = service_of(request)
    bulletin, listener = service.hall.bulletin, service.streams.open(bot.id)

    def close() -> None:
        service.streams.close(listener)
        bulletin.discard(bot.id, listener)

    told = bulletin.add(bot.id, listener)
    try:
        standing = await _standing(service, bot, told)
    except BaseException:
        close()
        raise
    bulletin.begin(bot.id, listener, standing)
    return LineStream(Lines(listener, lambda: ALIVE, close))


async def _standing(service: Service, bot: Person, told: Told) -> Standing:
    """The tables of a bot and those open to it, read again if they change meanwhile."""
    standing = Standing([], [], [])
    for _ in range(MOST_READINGS):
        if told.is_stale:
            told.is_stale = False
            standing = Standing(
                await service.store.read(repository.list_mine, bot.id),
                await service.store.read(repository.list_open),
                await service.store.read(meeting.list_invitations, bot.id),
            )
    return standing


@get("/api/bot/tables", responses=problems(401))
async def list_for_bots(request: AnyRequest) -> list[TableInfo]:
    """Listed tables with an open seat where the bot may sit down."""
    bot = await bot_of(request, "look", "table:read")
    found = await service_of(request).store.read(repository.list_open)
    return [
        info_of(row, seats, bot.id, set()) for row, seats in found if admits(bot.id, row, seats)
    ]


@post("/api/bot/table", status_code=201, responses=problems(401, 409))
async def challenge(request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
    """Set a table, with open seats for whoever is challenged."""
    bot = await bot_of(request, "table")
    return await hosting.create(service_of(request).hall, bot, data)


@post(TABLE + "/sit", status_code=200, responses=problems(401, 404, 409))
async def sit(request: AnyRequest, table: TablePath, data: JSONBody[Sit]) -> TableInfo:
    """Accept an invitation: take an open seat."""
    bot = await bot_of(request, "act")
    hall, seat = service_of(request).hall, data.seat
    if seat is None:
        free = [s.seat for s in (await hall.read(check_id(table))).seats if s.is_open()]
        if not free:
            raise Refused(STALE, "error-seat-taken")
        seat = free[0]
    return await hosting.edit_seat(hall, bot, check_id(table), seat, EditSeat("sit"))


@post(TABLE + "/decline", status_code=204, responses=problems(401))
async def decline(request: AnyRequest, table: TablePath) -> None:
    """Decline an invitation."""
    bot = await bot_of(request, "act")
    hall = service_of(request).hall
    await hall.store.write(meeting.decline, check_id(table), bot.id)
    hall.lobby.call(bot.id)


@post(TABLE + "/invite", status_code=200, responses=problems(401, 404, 409))
async def invite(request: AnyRequest, table: TablePath, data: JSONBody[Invite]) -> Done:
    """Ask somebody, or another bot, to a table where the bot sits."""
    bot = await bot_of(request, "chat")
    hall = service_of(request).hall
    return await inviting.invite(hall, bot, check_id(table), check_id(data.person))


@post(TABLE + "/start", status_code=200, responses=problems(401, 404, 409))
async def start(request: AnyRequest, table: TablePath) -> TableInfo:
    """Begin the game at a table that the bot has set."""
    bot = await bot_of(request, "act")
    return await hosting.start(service_of(request).hall, bot, check_id(table))


@get(TABLE + "/stream", responses=lines_of(SocketMessage, "One message a line"))
async def stream_table(request: AnyRequest, table: TablePath, since: SinceQuery = 0) -> LineStream:
    """The whole table, then a line for whatever happens there."""
    bot = await bot_of(request, "look", "table:read")
    service = service_of(request)
    listener = service.streams.open(bot.id)
    try:
        live = await service.subscribe(check_id(table), listener, since)
    except BaseException:
        service.streams.close(listener)
        raise

    def close() -> None:
        service.streams.close(listener)
        service.hall.unsubscribe(live, listener)

    return LineStream(Lines(listener, lambda: encode(Beat(live.table.row.version)), close))


@post(TABLE + "/act", status_code=200, responses=problems(401, 404, 409, 422))
async def act(request: AnyRequest, table: TablePath, data: JSONBody[Act]) -> Done:
    """Do something, once for each key and only on the version that was seen."""
    bot = await bot_of(request, "act")
    return await playing.act(service_of(request).hall, bot, check_id(table), data)


@post(TABLE + "/undo", status_code=200, responses=problems(401, 404, 409, 422))
async def undo(request: AnyRequest, table: TablePath, data: JSONBody[TakeBack]) -> Done:
    """Take back a step or the whole turn."""
    bot = await bot_of(request, "act")
    return await playing.undo(service_of(request).hall, bot, check_id(table), data)


@post(TABLE + "/leave", status_code=200, responses=problems(401, 404, 409))
async def leave(request: AnyRequest, table: TablePath) -> TableInfo:
    """Get up; in a running game one of our bots stands in."""
    bot = await bot_of(request, "act")
    return await hosting.leave(service_of(request).hall, bot, check_id(table))


@post(TABLE + "/return", status_code=200, responses=problems(401, 404, 409))
async def come_back(request: AnyRequest, table: TablePath) -> TableInfo:
    """Take the seat back from the bot that stood in, such as after a time-out."""
    bot = await bot_of(request, "act")
    return await hosting.come_back(service_of(request).hall, bot, check_id(table))


@post(TABLE + "/chat", status_code=200, responses=problems(401, 404, 409))
async def say(request: AnyRequest, table: TablePath, data: JSONBody[Say]) -> ChatLine:
    """Say something at a table where the bot plays."""
    bot = await bot_of(request, "chat")
    hall = service_of(request).hall
    if not (await hall.read(check_id(table))).has_member(bot.id):
        raise Refused(FORBIDDEN, "error-no-seat")
    return await playing.say(hall, bot, check_id(table), data.text)


HANDLERS = [
    which_bot,
    stream_events,
    list_for_bots,
    challenge,
    sit,
    decline,
    invite,
    start,
    stream_table,
    act,
    undo,
    leave,
    come_back,
    say,
]
