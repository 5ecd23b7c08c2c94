"""Every kind of change of a table, and faults that strike on the way."""

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from tenshu.server import hosting, playing, table
from tenshu.server.driving import Drivers
from tenshu.server.hall import Hall
from tenshu.server.history import History
from tenshu.server.live import LiveTable
from tenshu.server.messages import Act, AskUndo, EditTable, TakeBack
from tenshu.server.storage import repository
from tenshu.server.storage.saving import Saving
from tenshu.server.table import Table
from tenshu.server.views import Chronicle
from tests.server.house import House, facts

Changing = Callable[[House], Awaitable[object]]


class Fault(NamedTuple):
    """A function that raises once, before or after its work."""

    owner: object
    name: str
    is_after: bool
    # Whether the change is on disk when it raises, and whether the caller learns of the fault.
    is_stored: bool
    is_told: bool


FAULTS = {
    "copy": Fault(Table, "copy", True, False, True),
    "action": Fault(playing, "read_action", False, False, True),
    "standing orders": Fault(table, "ordered_action", False, False, True),
    "note": Fault(Table, "_note", True, False, True),
    "entries": Fault(Table, "to_store", True, False, True),
    "snapshot": Fault(History, "take_snapshot", True, False, True),
    "store, before": Fault(Saving, "save", False, False, True),
    "store, between": Fault(repository, "_insert_entries", True, False, True),
    "store, before the commit": Fault(repository, "save_change", True, False, True),
    "store, after the commit": Fault(Saving, "save", True, True, True),
    "metrics": Fault(Hall, "_store", True, True, True),
    "chronicle": Fault(Chronicle, "add", False, True, False),
    "chronicle, after": Fault(Chronicle, "add", True, True, False),
    "subscribers": Fault(LiveTable, "send_news", False, True, False),
    "one subscriber": Fault(LiveTable, "_send_update", True, True, False),
    "bots": Fault(Drivers, "wake", False, True, False),
}
ERRORS = {
    "error": RuntimeError("injected"),
    "cancelled": asyncio.CancelledError("injected"),
}


class Injected:
    """A fault in its place."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, fault: Fault, error: BaseException) -> None:
        self.has_fired = False
        real = getattr(fault.owner, fault.name)

        def fire() -> None:
            if not self.has_fired:
                self.has_fired = True
                raise error

        def call(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - stands in for any function
            if fault.is_after:
                answer = real(*args, **kwargs)
                fire()
                return answer
            fire()
            return real(*args, **kwargs)

        async def call_async(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - the same
            if not fault.is_after:
                fire()
            answer = await real(*args, **kwargs)
            if fault.is_after:
                fire()
            return answer

        stand_in = call_async if inspect.iscoroutinefunction(real) else call
        monkeypatch.setattr(fault.owner, fault.name, stand_in)


@asynccontextmanager
async def opened(db: str, *seats: str, start: bool = True) -> AsyncIterator[House]:
    house = House(db)
    try:
        await house.create(list(seats or ("me", "me")), start=start)
        await house.subscribe()
        yield house
    finally:
        await house.close()


async def reopen(db: str, old: House) -> None:
    """Another service finds the table as it was, and the game goes on."""
    house = House(db)
    try:
        house.person, house.id = old.person, old.id
        assert facts(await house.hall.read(old.id)) == facts(await old.hall.read(old.id))
        await house.subscribe()
        await house.play(3)
        await house.check()
    finally:
        await house.close()


# Every kind of change; each is repeated after a fault as a page would repeat it.


async def act(house: House) -> None:
    found = await house.stored()
    action = found.game().match.legal()[0]
    version = found.row.version
    asked = Act(version, action, f"act {version}")
    await playing.act(house.hall, house.person, house.id, asked)


async def undo(house: House) -> None:
    version = (await house.stored()).row.version
    asked = TakeBack(version, f"undo {version}")
    await playing.undo(house.hall, house.person, house.id, asked)


async def ask_undo(house: House) -> None:
    found = await house.stored()
    asked = AskUndo(found.row.version, found.game().standing[-2])
    await playing.ask_undo(house.hall, house.person, house.id, asked)


async def say(house: House) -> None:
    await playing.say(house.hall, house.person, house.id, "Olá")


async def give_orders(house: House) -> None:
    seats = (await house.stored()).seats
    choice = "never" if seats[0].orders.get("leech") == "always" else "always"
    await playing.give_orders(house.hall, house.person, house.id, {"leech": choice})


async def edit(house: House) -> None:
    pace = (await house.stored()).row.pace
    await hosting.edit(house.hall, house.person, house.id, EditTable(pace=pace + 1))


CHANGES: list[Changing] = [act, undo, act, ask_undo, say, give_orders, edit]


async def fail_once(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: Fault, error: BaseException, do: Changing
) -> bool:
    """Make a change while something fails; whether the fault was met."""
    before = (await house.stored()).versions()
    with monkeypatch.context() as patch:
        injected = Injected(patch, fault, error)
        raised: BaseException | None = None
        try:
            await do(house)
        except BaseException as found:  # noqa: BLE001 - looked at below
            raised = found
    if not injected.has_fired:
        assert raised is None
        return False
    assert (raised is error) == fault.is_told
    assert ((await house.stored()).versions() != before) == fault.is_stored
    return True
