"""Guests and games: who one is, and what there is to play."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from tenshu.server.catalogue import game_infos, rules_of
from tenshu.server.messages import Enter, GameInfo, Introduce, Me, Rules, Token
from tenshu.server.people import COOKIE, COOKIE_SECONDS
from tenshu.server.routes.shared import (
    PUBLIC,
    AnyRequest,
    address_of,
    person_of,
    problems,
    service_of,
    spend_costly,
    visitor_of,
)
from tenshu.server.rows import Person


@post("/api/me", status_code=200, responses=problems())
async def introduce(request: AnyRequest, data: JSONBody[Introduce]) -> Response[Me]:
    """Come in with a name, or take another one."""
    service = service_of(request)
    visitor = await visitor_of(request)
    if visitor is None:
        await service.spend("guest", address_of(request))
    person = await service.people.introduce(visitor, data.name)
    await service.hall.refresh_tables_of(person.id)
    return with_cookie(request, person)


@get("/api/me", responses=problems(401))
async def who_am_i(request: AnyRequest) -> Me:
    """Who the cookie says one is."""
    person = await person_of(request)
    return me_of(person)


@post("/api/me/link", status_code=200, responses=problems(401))
async def make_link(request: AnyRequest) -> Response[Token]:
    """A link for one's other devices; it ends the one made before and logs them all out."""
    person = await person_of(request)
    await spend_costly(request, "link")
    service = service_of(request)
    token = await service.people.make_link(person)
    service.hall.cut_off(person.id)
    return Response(Token(token), cookies=[cookie_for(request, person)])


@post("/api/enter", status_code=200, responses=problems(404))
async def enter(request: AnyRequest, data: JSONBody[Enter]) -> Response[Me]:
    """Come in by a personal link."""
    service = service_of(request)
    await service.spend("link", address_of(request))
    return with_cookie(request, await service.people.enter(data.token))


@get("/api/games", responses=problems(), cache_control=PUBLIC, sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Every game, its options and its bots."""
    return game_infos()


@get(
    "/api/games/{game:str}/rules/{language:str}",
    responses=problems(404),
    cache_control=PUBLIC,
    sync_to_thread=False,
)
def show_rules(game: FromPath[str], language: FromPath[str]) -> Rules:
    """The rules of a game in our own words."""
    return rules_of(game, language)


def me_of(person: Person) -> Me:
    """A person as they see themselves."""
    return Me(person.id, person.name, person.is_bot, person.is_known)


def with_cookie(request: AnyRequest, person: Person) -> Response[Me]:
    """The person, with the cookie that will prove it."""
    return Response(me_of(person), cookies=[cookie_for(request, person)])


def cookie_for(request: AnyRequest, person: Person) -> Cookie:
    """The cookie of a person in their present session."""
    service = service_of(request)
    return Cookie(
        key=COOKIE,
        value=service.people.cookie_of(person.id, person.session),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or service.settings.public_url.startswith("https:"),
    )


HANDLERS = [introduce, who_am_i, make_link, enter, list_games, show_rules]
