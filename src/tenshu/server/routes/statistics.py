"""Players and statistics."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, PathParameter

from tenshu import games
from tenshu.server.errors import NOT_FOUND, Refused
from tenshu.server.routes.shared import (
    AnyRequest,
    check_id,
    problems,
    service_of,
    spend,
    visitor_of,
)
from tenshu.server.statistics_messages import GameStatistics, PlayerPage
from tenshu.server.storage import statistics


@get("/api/players/{person:str}", responses=problems(404))
async def show_player(
    request: AnyRequest,
    person: Annotated[str, PathParameter(min_length=1, max_length=40)],
) -> PlayerPage:
    """A player: games, results, ratings, cards and openings."""
    spend(request, "look")
    is_own = await visitor_of(request) == check_id(person)
    read = service_of(request).store.read
    found = await read(statistics.player_page, person, is_own=is_own)
    if found is None:
        raise Refused(NOT_FOUND, "error-no-such-person")
    return found


@get("/api/games/{game:str}/statistics", responses=problems(404))
async def show_statistics(request: AnyRequest, game: FromPath[str]) -> GameStatistics:
    """All finished games of a kind: shares of wins, lengths, records, the ladder."""
    spend(request, "look")
    if game not in games.names():
        raise Refused(NOT_FOUND, "error-no-page")
    return await service_of(request).store.read(statistics.game_statistics, game)


HANDLERS = [show_player, show_statistics]
