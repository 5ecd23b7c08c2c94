"""Guests and games: who one is, and what there is to play."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from tenshu.server.accounts import me_of
from tenshu.server.catalogue import game_infos, rules_of
from tenshu.server.messages import GameInfo, Introduce, Me, Rules, Token
from tenshu.server.routes.shared import (
    PUBLIC,
    AnyRequest,
    address_of,
    begin_session,
    claim_of,
    cookie_for,
    language_of,
    person_of,
    problems,
    service_of,
    spend_costly,
    visitor_of,
)
from tenshu.server.rows import Person


@post("/api/me", status_code=200, responses=problems(409))
async def introduce(request: AnyRequest, data: JSONBody[Introduce]) -> Response[Me]:
    """Come in with a name, or take another one."""
    service = service_of(request)
    visitor = await visitor_of(request)
    if visitor is None:
        await service.spend("guest", address_of(request))
    person = await service.people.introduce(visitor, data.name)
    await service.people.note_language(person, language_of(request))
    await service.hall.refresh_tables_of(person.id)
    return Response(me_of(person), cookies=[await present_cookie(request, person, visitor)])


@get("/api/me", responses=problems(401))
async def who_am_i(request: AnyRequest) -> Response[Me]:
    """Who the cookie says one is; a cookie of an older version is replaced."""
    person, claim = await person_of(request), claim_of(request)
    await service_of(request).people.note_language(person, language_of(request))
    cookies = []
    if claim is not None and claim.is_counted():
        cookies = [await begin_session(request, person, "guest")]
    elif claim is not None:
        await service_of(request).people.note_seen(claim)
    return Response(me_of(person), cookies=cookies)


@post("/api/me/link", status_code=200, responses=problems(401))
async def make_link(request: AnyRequest) -> Response[Token]:
    """A link for one's other devices; it ends the one made before and logs them all out."""
    person = await person_of(request)
    await spend_costly(request, "link")
    service = service_of(request)
    # Whoever else has the present cookie is logged out as well.
    cookie = await begin_session(request, person, "link")
    claim = service.people.claim_of(cookie.value)
    assert claim is not None
    token = await service.people.make_link(claim, claim_of(request))
    service.hall.cut_off(person.id)
    return Response(Token(token), cookies=[cookie])


async def present_cookie(request: AnyRequest, person: Person, visitor: str | None) -> Cookie:
    """The cookie of the present session, or of a new one if there is none of this version."""
    claim = claim_of(request)
    if visitor is not None and claim is not None and not claim.is_counted():
        return cookie_for(request, claim)
    return await begin_session(request, person, "guest")


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


HANDLERS = [introduce, who_am_i, make_link, list_games, show_rules]
