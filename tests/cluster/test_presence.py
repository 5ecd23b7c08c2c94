"""Nobody who is at the table is replaced by a bot, however late the news of them."""

import asyncio

import pytest

from tenshu.cli.postgres import Postgres
from tenshu.server import hosting, presence
from tenshu.server.errors import BUSY, Refused
from tenshu.server.messages import EditSeat
from tenshu.server.notices import Answered, Notice
from tenshu.server.storage import processes
from tests.server.client import PATIENCE
from tests.server.house import House

BOT = EditSeat("bot", level="random")


class Late:
    """A process whose notices are held up."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self._post = house.store.notices.post
        self._held: list[Notice] = []
        self.is_asked = asyncio.Event()
        monkeypatch.setattr(house.store.notices, "post", self._hold)

    def _hold(self, notice: Notice) -> None:
        self._held.append(notice)
        if isinstance(notice, Answered):
            self.is_asked.set()

    def let_go(self) -> None:
        for notice in self._held:
            self._post(notice)


async def two_processes(db: str) -> tuple[House, House]:
    """Two processes that know of each other, and a table at both."""
    one, two = House(db), House(db)
    listening = [asyncio.Event(), asyncio.Event()]
    for house, event in zip((one, two), listening, strict=True):
        house.store.notices.on_resume(event.set)
        await house.hall.start()
    async with asyncio.timeout(PATIENCE):
        for event in listening:
            await event.wait()
    for house in (one, two):
        await house.store.write(processes.beat, house.store.process)
    await one.create(["me", "me"])
    two.person, two.id = one.person, one.id
    return one, two


def test_whoever_is_at_another_process_keeps_their_seat(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        one, two = await two_processes(postgres.new_database())
        try:
            late = Late(two, monkeypatch)
            await two.subscribe()
            # The first process does not know yet that somebody is there.
            assert not (await one.hall.read(one.id)).is_here(one.person.id)
            work = hosting.edit_seat(one.hall, one.person, one.id, 0, BOT)
            replacing = asyncio.create_task(work)
            await asyncio.wait_for(late.is_asked.wait(), PATIENCE)
            assert not replacing.done()
            late.let_go()
            with pytest.raises(Refused, match="error-seat-here"):
                await replacing
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


def test_without_an_answer_nobody_is_replaced(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ANSWER_SECONDS", 0.3)

    async def run() -> None:
        one, two = await two_processes(postgres.new_database())
        try:
            late = Late(two, monkeypatch)
            with pytest.raises(Refused) as refused:
                await hosting.edit_seat(one.hall, one.person, one.id, 0, BOT)
            assert refused.value.status == BUSY
            late.let_go()
            monkeypatch.undo()
            info = await hosting.edit_seat(one.hall, one.person, one.id, 0, BOT)
            assert info.seats[0].is_away
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())
