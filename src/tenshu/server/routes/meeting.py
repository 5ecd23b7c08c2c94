"""The lobby, pairing, invitations and friends."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import delete, get, post, put, websocket
from litestar.params import JSONBody, PathParameter, QueryParameter

from tenshu.server import inviting, pairing
from tenshu.server.errors import Refused
from tenshu.server.meeting_messages import (
    FoundPerson,
    FriendInfo,
    Invite,
    LobbyPage,
    Mine,
    Seek,
)
from tenshu.server.messages import Done
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
from tenshu.server.routes.tables import TABLE
from tenshu.server.sockets import socket_of
from tenshu.server.storage import meeting

PersonPath = Annotated[str, PathParameter(min_length=1, max_length=40)]


@get("/api/lobby", responses=problems())
async def list_lobby(
    request: AnyRequest,
    after: Annotated[str | None, QueryParameter(max_length=80)] = None,
) -> LobbyPage:
    """Tables where one may sit down or watch; `after` is the `next` of the page before."""
    spend(request, "look")
    return await service_of(request).hall.lobby.page(after)


@get("/api/lobby/mine", responses=problems(401))
async def show_mine(request: AnyRequest) -> Mine:
    """One's wish, invitations and friends."""
    spend(request, "look")
    return await service_of(request).hall.lobby.mine(await member_of(request))


@post("/api/lobby/seek", status_code=200, responses=problems(401, 409))
async def seek(request: AnyRequest, data: JSONBody[Seek]) -> Mine:
    """Wait to be paired, as long as the lobby is open."""
    person = await person_of(request)
    await spend_costly(request, "table")
    return await pairing.seek(service_of(request).hall, person, data)


@post("/api/lobby/seek/bots", status_code=200, responses=problems(401, 409))
async def fill_with_bots(request: AnyRequest) -> Mine:
    """Begin now, with bots in the seats that nobody has taken."""
    person = await person_of(request)
    await spend_costly(request, "table")
    return await pairing.play_with_bots(service_of(request).hall, person)


@delete("/api/lobby/seek", status_code=204, responses=problems(401))
async def stop_seeking(request: AnyRequest) -> None:
    """Wait no more."""
    person = await person_of(request)
    spend(request, "act")
    await pairing.stop(service_of(request).hall, person)


@post(TABLE + "/invitations", status_code=200, responses=problems(401, 404, 409))
async def invite(request: AnyRequest, table: TablePath, data: JSONBody[Invite]) -> Done:
    """Ask somebody who has kept their name to one's table."""
    person = await person_of(request)
    spend(request, "chat")
    hall = service_of(request).hall
    return await inviting.invite(hall, person, check_id(table), check_id(data.person))


@delete("/api/lobby/invitations/{table:str}", status_code=204, responses=problems(401))
async def decline(request: AnyRequest, table: TablePath) -> None:
    """Decline an invitation."""
    member = await member_of(request)
    spend(request, "act")
    hall = service_of(request).hall
    await hall.store.write(meeting.decline, check_id(table), member)
    hall.lobby.call(member)


@get("/api/people", responses=problems(401))
async def find_people(
    request: AnyRequest, name: Annotated[str, QueryParameter(min_length=2, max_length=24)]
) -> list[FoundPerson]:
    """People who have kept a name that begins like this."""
    await member_of(request)
    spend(request, "look")
    return await service_of(request).store.read(meeting.find_people, name)


@get("/api/friends", responses=problems(401))
async def list_friends(request: AnyRequest) -> list[FriendInfo]:
    """One's friends, those one has asked, and those who ask."""
    member = await member_of(request)
    spend(request, "look")
    return await service_of(request).hall.lobby.friends(member)


@put("/api/friends/{person:str}", status_code=200, responses=problems(401, 404))
async def ask_friend(request: AnyRequest, person: PersonPath) -> list[FriendInfo]:
    """Ask somebody to be a friend, or accept it if they have asked."""
    asking = await person_of(request)
    spend(request, "chat")
    return await inviting.ask_friend(service_of(request).hall, asking, check_id(person))


@delete("/api/friends/{person:str}", status_code=204, responses=problems(401))
async def drop_friend(request: AnyRequest, person: PersonPath) -> None:
    """End a friendship, or decline one."""
    member = await member_of(request)
    spend(request, "act")
    hall = service_of(request).hall
    await hall.store.write(meeting.drop_friend, member, check_id(person))
    hall.lobby.call(member)
    hall.lobby.call(person)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: AnySocket) -> None:
    """Subscribe a socket to the lobby; from then on the lobby sends to it, without this route."""
    lobby = service_of(socket).hall.lobby
    subscriber = socket_of({**socket.scope})
    subscriber.person = await visitor_of(socket)
    await socket.accept()
    try:
        await lobby.subscribe(subscriber)
    except Refused as refused:
        await socket.close(4000 + refused.status)
        return
    subscriber.begin(beat)
    subscriber.on_leave(partial(lobby.unsubscribe, subscriber))


HANDLERS = [
    list_lobby,
    show_mine,
    seek,
    fill_with_bots,
    stop_seeking,
    invite,
    decline,
    find_people,
    list_friends,
    ask_friend,
    drop_friend,
    lobby_socket,
]
