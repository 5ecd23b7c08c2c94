"""Tournaments: listed, founded, joined, organised."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import delete, get, post, put, websocket
from litestar.params import JSONBody, PathParameter

from tenshu.server.errors import BAD_INPUT, FORBIDDEN, Refused
from tenshu.server.hosting import checked_clock
from tenshu.server.limits import MOST_TOURNAMENTS_PER_PERSON
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
from tenshu.server.routes.socket import AnySocket, beat
from tenshu.server.sockets import socket_of
from tenshu.server.storage import tournaments
from tenshu.server.tournament_messages import (
    NewTournament,
    SeriesInfo,
    TableDecision,
    TournamentInfo,
    TournamentStep,
    TournamentSummary,
)
from tenshu.server.tournaments import organising
from tenshu.server.tournaments.series import series_of
from tenshu.server.tournaments.showing import info_of, summary_of

ALL = "/api/tournaments"
ONE = ALL + "/{tournament:str}"
TournamentPath = Annotated[str, PathParameter(min_length=1, max_length=40)]
Number = Annotated[int, PathParameter(ge=1, le=99)]


@get(ALL, responses=problems())
async def list_tournaments(request: AnyRequest) -> list[TournamentSummary]:
    """Tournaments that everybody may see, and one's own."""
    spend(request, "look")
    store, visitor = service_of(request).store, await visitor_of(request)
    return [summary_of(one) for one in await store.read(tournaments.list_tournaments, visitor)]


@post(ALL, status_code=201, responses=problems(401))
async def found_tournament(request: AnyRequest, data: JSONBody[NewTournament]) -> TournamentInfo:
    """Found a tournament; whoever has kept their name may."""
    person = await person_of(request)
    await spend_costly(request, "table")
    row = organising.create(person, data, checked_clock(data.clock))
    store = service_of(request).store
    most = MOST_TOURNAMENTS_PER_PERSON
    if not await store.write(tournaments.insert_tournament, row, most):
        raise Refused(BAD_INPUT, "error-tournaments-many", most=most)
    return await _show(request, row.id)


@get(ONE, responses=problems(404))
async def show_tournament(request: AnyRequest, tournament: TournamentPath) -> TournamentInfo:
    """Everything about a tournament; whoever has the link of a private one may see it."""
    spend(request, "look")
    return await _show(request, check_id(tournament))


@put(ONE + "/people", status_code=200, responses=problems(401, 404, 409))
async def join_tournament(request: AnyRequest, tournament: TournamentPath) -> TournamentInfo:
    """Sign up."""
    person = await person_of(request)
    spend(request, "chat")
    running = service_of(request).tournaments
    await running.change(check_id(tournament), lambda found: organising.join(found, person))
    return await _show(request, tournament)


@delete(ONE + "/people/{person:str}", status_code=200, responses=problems(401, 404, 409))
async def leave_tournament(
    request: AnyRequest, tournament: TournamentPath, person: TournamentPath
) -> TournamentInfo:
    """Withdraw, or as the organiser let somebody out; bots stand in at running tables."""
    member = await member_of(request)
    spend(request, "chat")
    if member != check_id(person):
        await _check_organiser(request, check_id(tournament), member)
    await service_of(request).tournaments.withdraw(check_id(tournament), person)
    return await _show(request, tournament)


@post(ONE + "/steps", status_code=200, responses=problems(401, 404, 409))
async def take_step(
    request: AnyRequest, tournament: TournamentPath, data: JSONBody[TournamentStep]
) -> TournamentInfo:
    """The organiser begins the tournament or its next round, or ends it."""
    member = await member_of(request)
    await spend_costly(request, "table")
    await _check_organiser(request, check_id(tournament), member)
    running = service_of(request).tournaments
    if data.do == "end":
        await running.change(tournament, organising.end)
    else:
        rule = organising.begin if data.do == "start" else organising.go_on
        await running.change_round(tournament, rule)
    return await _show(request, tournament)


@post(
    ONE + "/tables/{round_number:int}/{number:int}",
    status_code=200,
    responses=problems(401, 404, 409),
)
async def decide_table(
    request: AnyRequest,
    tournament: TournamentPath,
    round_number: Number,
    number: Number,
    data: JSONBody[TableDecision],
) -> TournamentInfo:
    """The organiser corrects the places of a table or cancels it, and says why."""
    member = await member_of(request)
    spend(request, "chat")
    await _check_organiser(request, check_id(tournament), member)
    at = (round_number, number)
    await service_of(request).tournaments.change(
        tournament, lambda found: organising.decide(found, at, data.places, data.note)
    )
    return await _show(request, tournament)


@websocket(ONE + "/socket")
async def tournament_socket(socket: AnySocket, tournament: Annotated[str, PathParameter()]) -> None:
    """Subscribe a socket to a tournament, which from then on sends to it, without this route."""
    rooms = service_of(socket).hall.lobby.rooms
    subscriber = socket_of({**socket.scope})
    subscriber.person = await visitor_of(socket)
    await socket.accept()
    try:
        await rooms.subscribe(check_id(tournament), subscriber)
    except Refused as refused:
        await socket.close(4000 + refused.status)
        return
    subscriber.begin(beat)
    subscriber.on_leave(partial(rooms.unsubscribe, tournament, subscriber))


@get("/api/tables/{table:str}/series", responses=problems(404, 409))
async def show_series(request: AnyRequest, table: TablePath) -> SeriesInfo:
    """The score of the series that a table belongs to."""
    spend(request, "look")
    return await series_of(service_of(request).hall, await visitor_of(request), check_id(table))


async def _show(request: AnyRequest, tournament: str) -> TournamentInfo:
    stored = await service_of(request).tournaments.load(tournament)
    return info_of(stored, await visitor_of(request))


async def _check_organiser(request: AnyRequest, tournament: str, member: str) -> None:
    stored = await service_of(request).tournaments.load(tournament)
    if stored.row.organiser != member:
        raise Refused(FORBIDDEN, "error-organiser-only")


HANDLERS = [
    list_tournaments,
    found_tournament,
    show_tournament,
    join_tournament,
    leave_tournament,
    take_step,
    decide_table,
    tournament_socket,
    show_series,
]
