"""Tokens of a person, by which their programs play."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from tenshu.server.bot_messages import MadeToken, NewToken, TokenInfo
from tenshu.server.routes.shared import (
    AnyRequest,
    TablePath,
    check_id,
    person_of,
    problems,
    service_of,
    spend_costly,
)


@get("/api/me/tokens", responses=problems(401))
async def list_tokens(request: AnyRequest) -> list[TokenInfo]:
    """One's tokens, without their secrets."""
    return await service_of(request).tokens.list(await person_of(request))


@post("/api/me/tokens", status_code=201, responses=problems(401, 409))
async def make_token(request: AnyRequest, data: JSONBody[NewToken]) -> MadeToken:
    """A token for a bot of one's own; its secret is told once."""
    person = await person_of(request)
    await spend_costly(request, "link")
    return await service_of(request).tokens.make(person, data)


@delete("/api/me/tokens/{token:str}", status_code=204, responses=problems(401, 404))
async def revoke_token(request: AnyRequest, token: TablePath) -> None:
    """End a token, and whatever its bot has open."""
    person = await person_of(request)
    service = service_of(request)
    service.cut_off(await service.tokens.revoke(person, check_id(token)))


HANDLERS = [list_tokens, make_token, revoke_token]
