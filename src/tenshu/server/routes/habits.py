"""The clocks that a table may have, and when those of the person who asks stand still."""

from __future__ import annotations

from litestar import get, put
from litestar.params import JSONBody

from tenshu.server.clock_messages import Clocks, Habits
from tenshu.server.clocks import PACES
from tenshu.server.habits import change_habits, find_habits
from tenshu.server.routes.shared import (
    PUBLIC,
    AnyRequest,
    member_of,
    person_of,
    problems,
    service_of,
    spend_costly,
)

PATH = "/api/me/habits"


@get("/api/clocks", responses=problems(), cache_control=PUBLIC, sync_to_thread=False)
def list_clocks() -> Clocks:
    """The clock of each pace, so that a page can explain it before the table is made."""
    return Clocks(list(PACES.values()))


@get(PATH, responses=problems(401))
async def show_habits(request: AnyRequest) -> Habits:
    """Sleep hours and vacation days of whoever asks."""
    return await find_habits(service_of(request).hall, await member_of(request))


@put(PATH, responses=problems(401, 409))
async def set_habits(request: AnyRequest, data: JSONBody[Habits]) -> Habits:
    """Change them; running clocks follow from now on."""
    person = await person_of(request)
    await spend_costly(request, "table")
    return await change_habits(service_of(request).hall, person, data)


HANDLERS = [list_clocks, show_habits, set_habits]
