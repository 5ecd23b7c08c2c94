"""One way to change a table: whatever fails on the way, memory, disk and subscribers agree."""

import asyncio
import inspect
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection, update
from sqlalchemy.exc import OperationalError

from tenshu.server import hall as hall_module
from tenshu.server import hosting, playing, table
from tenshu.server.errors import BAD_INPUT, STALE, Refused
from tenshu.server.hall import Hall
from tenshu.server.history import History
from tenshu.server.live import LiveTable
from tenshu.server.messages import Act, AskUndo, EditTable, TakeBack
from tenshu.server.rows import Change, StoredTable
from tenshu.server.storage import repository
from tenshu.server.storage.repository import Conflict
from tenshu.server.storage.store import Store
from tenshu.server.storage.tables import TABLES
from tenshu.server.subscriber import Subscriber
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
    "store, before": Fault(repository, "save_change", False, False, True),
    "store, between": Fault(repository, "_insert_entries", True, False, True),
    "store, before the commit": Fault(repository, "save_change", True, False, True),
    "store, after the commit": Fault(Store, "write", True, True, True),
    "metrics": Fault(Hall, "_store", True, True, True),
    "chronicle": Fault(Chronicle, "add", False, True, False),
    "chronicle, after": Fault(Chronicle, "add", True, True, False),
    "subscribers": Fault(LiveTable, "send_news", False, True, False),
    "one subscriber": Fault(LiveTable, "_send_update", True, True, False),
    "bots": Fault(Hall, "wake", False, True, False),
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
            answer = await real(*args, **kwargs)
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


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("name", FAULTS)
def test_whatever_fails_memory_and_disk_agree(
    db: str, monkeypatch: pytest.MonkeyPatch, name: str, error: str
) -> None:
    fault = FAULTS[name]
    if error == "cancelled" and (not fault.is_told or fault.owner is repository):
        pytest.skip("nothing is cancelled in a thread, nor after the last await")

    async def run() -> None:
        async with opened(db) as house:
            await house.play(4)
            met = 0
            for change in CHANGES:
                met += await fail_once(house, monkeypatch, fault, ERRORS[error], change)
                await house.check()
                if change is not undo:
                    await change(house)
                await house.play(2)
                await house.check()
            assert met > 0
            await reopen(db, house)

    asyncio.run(run())


def test_a_repeated_request_is_answered_alike_after_a_lost_answer(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move was stored and its answer got lost: the same key says which version it made."""

    async def run() -> None:
        async with opened(db) as house:
            now = await house.hall.read(house.id)
            asked = Act(now.row.version, now.game().match.legal()[0], "once")
            with monkeypatch.context() as patch:
                Injected(patch, FAULTS["store, after the commit"], RuntimeError("lost"))
                with pytest.raises(RuntimeError):
                    await playing.act(house.hall, house.person, house.id, asked)
            done = await playing.act(house.hall, house.person, house.id, asked)
            assert done.version == now.row.version + 1
            await house.check()

    asyncio.run(run())


@pytest.mark.parametrize("is_committed", [True, False])
def test_a_request_cancelled_while_it_is_stored(
    db: str, monkeypatch: pytest.MonkeyPatch, is_committed: bool
) -> None:
    has_begun, may_end = threading.Event(), threading.Event()
    save = repository.save_change

    def save_slowly(connection: Connection, change: Change) -> None:
        has_begun.set()
        may_end.wait()
        if not is_committed:
            raise OperationalError("injected", None, Exception("disk full"))
        save(connection, change)

    async def run() -> None:
        async with opened(db) as house:
            await house.play(2)
            version = (await house.stored()).row.version
            with monkeypatch.context() as patch:
                patch.setattr(repository, "save_change", save_slowly)
                playing_on = asyncio.create_task(house.play())
                await asyncio.to_thread(has_begun.wait)
                for _ in range(3):  # an impatient caller does not make the commit end sooner
                    playing_on.cancel()
                    await asyncio.sleep(0)
                assert not playing_on.done()
                may_end.set()
                with pytest.raises(asyncio.CancelledError):
                    await playing_on
            assert ((await house.stored()).row.version > version) == is_committed
            await house.check()
            await house.play(2)
            await house.check()
            await reopen(db, house)

    asyncio.run(run())


def test_subscribers_hear_of_a_stored_move_though_its_request_failed(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody asks for the table: the store is read again without being asked."""

    async def run() -> None:
        async with opened(db) as house:
            await house.read_socket()
            version = house.versions[-1] if house.versions else 0
            with monkeypatch.context() as patch:
                Injected(patch, FAULTS["store, after the commit"], RuntimeError("lost"))
                with pytest.raises(RuntimeError):
                    await house.play()
            while not house.versions or house.versions[-1] == version:
                house.take_in(await asyncio.wait_for(house.subscriber.queue.get(), 30))
            await house.check()

    asyncio.run(run())


@pytest.mark.parametrize(
    "name", ["note", "store, before", "store, after the commit", "chronicle", "subscribers", "bots"]
)
def test_bots_play_on_whatever_fails(db: str, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(hall_module, "BACKOFF_SECONDS", 0.0)

    async def run() -> None:
        async with opened(db, "random", "random", "me", start=False) as house:
            await hosting.start(house.hall, house.person, house.id)
            injected = Injected(monkeypatch, FAULTS[name], RuntimeError("injected"))
            while (await house.hall.read(house.id)).row.actor != 2:
                house.take_in(await asyncio.wait_for(house.subscriber.queue.get(), 30))
            assert injected.has_fired
            await house.check()

    asyncio.run(run())


@pytest.mark.parametrize("name", ["copy", "store, before", "store, between", "metrics", "bots"])
def test_a_game_begins_once_whatever_fails(
    db: str, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    async def start(house: House) -> None:
        await hosting.start(house.hall, house.person, house.id)

    async def run() -> None:
        async with opened(db, start=False) as house:
            assert await fail_once(house, monkeypatch, FAULTS[name], ERRORS["error"], start)
            await house.check()
            if not FAULTS[name].is_stored:
                await start(house)
            await house.play(3)
            await house.check()
            await reopen(db, house)

    asyncio.run(run())


@pytest.mark.parametrize("name", ["note", "store, between", "metrics", "subscribers"])
def test_a_rematch_is_made_once_whatever_fails(
    db: str, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    async def rematch(house: House) -> None:
        await hosting.rematch(house.hall, house.person, house.id)

    async def run() -> None:
        async with opened(db) as house:
            await house.store.write(end_all)
            await house.hall.refresh_tables_of(house.person.id)
            await fail_once(house, monkeypatch, FAULTS[name], ERRORS["error"], rematch)
            await rematch(house)
            await rematch(house)
            await house.check()
            mine = await house.store.read(repository.list_mine, house.person.id)
            assert len(mine) == 2
            house.id = (await house.stored()).row.rematch or ""
            house.versions = []
            await house.subscribe()
            await house.play(2)
            await house.check()

    asyncio.run(run())


def end_all(connection: Connection) -> None:
    connection.execute(update(TABLES).values(status="over", edits=TABLES.c.edits + 1))


def test_a_refused_change_changes_nothing(db: str) -> None:
    async def run() -> None:
        async with opened(db) as house:
            await house.play(2)
            before = facts(await house.hall.read(house.id))

            def work(draft: Table) -> None:
                draft.play(draft.game().match.legal()[0], None)
                draft.row.pace = 9999
                draft.seats[0].name = "Nobody"
                draft.say("x", "X", "x")
                raise Refused(BAD_INPUT, "error-seat")

            with pytest.raises(Refused):
                await house.hall.change(house.id, work)
            assert facts(await house.hall.read(house.id)) == before
            await house.check()

    asyncio.run(run())


def test_services_that_race_agree(db: str) -> None:
    """Two services on one database: each request is made on what is stored, and is stored once."""

    async def race(house: House, name: str) -> int:
        won = 0
        for number in range(12):
            now = await house.hall.read(house.id)
            asked = Act(now.row.version, now.game().match.legal()[0], f"{name} {number}")
            try:
                done = await playing.act(house.hall, house.person, house.id, asked)
            except Refused as refused:
                assert refused.status == STALE  # noqa: PT017 - both outcomes are right
            else:
                assert done.version == asked.version + 1
                won += 1
            await playing.say(house.hall, house.person, house.id, f"{name} {number}")
        return won

    async def run() -> None:
        async with opened(db) as one:
            two = House(db)
            two.person, two.id = one.person, one.id
            try:
                await two.subscribe()
                began = (await one.stored()).row.version
                won = await asyncio.gather(race(one, "one"), race(two, "two"))
                stored = await one.stored()
                actors = [entry.actor for entry in stored.game().entries[began:]]
                assert len([actor for actor in actors if actor >= 0]) == sum(won)
                assert sum(won) >= 12
                assert [line.id for line in stored.chat] == list(range(1, 25))
                for house in (one, two):
                    await house.hall.refresh_tables_of(house.person.id)
                    await house.check()
            finally:
                await two.close()

    asyncio.run(run())


def test_a_change_by_another_service_while_a_table_is_read(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice comes after the log was read and before the table is in memory."""
    has_read, may_end = threading.Event(), threading.Event()
    load = repository.load_table

    def load_slowly(connection: Connection, table_id: str) -> StoredTable | None:
        stored = load(connection, table_id)
        has_read.set()
        may_end.wait()
        return stored

    async def run() -> None:
        async with opened(db) as one:
            two = House(db)
            two.person, two.id = one.person, one.id
            try:
                with monkeypatch.context() as patch:
                    patch.setattr(repository, "load_table", load_slowly)
                    reading = asyncio.create_task(two.subscribe())
                    await asyncio.to_thread(has_read.wait)
                await one.play(2)
                two.hall._hear(one.id)
                may_end.set()
                await reading
                await asyncio.gather(*two.hall._tasks)
                await two.check()
            finally:
                await two.close()

    asyncio.run(run())


def test_a_subscriber_who_cannot_be_welcomed_is_forgotten(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened(db) as house:
            subscriber = Subscriber(None)
            with monkeypatch.context() as patch:
                Injected(patch, Fault(Table, "view", False, False, True), RuntimeError("injected"))
                with pytest.raises(RuntimeError):
                    await house.hall.subscribe(house.id, subscriber, 0)
            assert subscriber not in (await house.hall.read(house.id)).subscribers

    asyncio.run(run())


def test_a_change_that_never_fits_is_given_up(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(connection: Connection, change: Change) -> None:
        raise Conflict("never")

    async def run() -> None:
        async with opened(db) as house:
            with monkeypatch.context() as patch:
                patch.setattr(repository, "save_change", refuse)
                with pytest.raises(Refused, match="error-stale"):
                    await house.play()
            await house.play()
            await house.check()

    asyncio.run(run())


async def fill_up(house: House) -> None:
    """Play and talk for ever; all that is stored in one commit is stored or refused."""
    while True:
        await asyncio.gather(house.play(), *[say(house) for _ in range(5)])


def test_a_full_disk_refuses_moves_until_there_is_room(tmp_path: Path) -> None:
    def allow(connection: Connection, more_pages: int) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {int(pages or 0) + more_pages}")

    async def run() -> None:
        db = str(tmp_path / "t.db")
        async with opened(db) as house:
            await house.store.write(allow, 1)
            with pytest.raises(OperationalError, match="full"):
                await fill_up(house)
            await house.hall.refresh_tables_of(house.person.id)
            await house.check()
            await house.store.write(allow, 1000)
            await house.play(3)
            await house.check()
            await reopen(db, house)

    asyncio.run(run())
