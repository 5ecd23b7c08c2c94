"""One way to change a table: whatever fails on the way, memory, disk and subscribers agree."""

import asyncio
import threading

import pytest
from psycopg import AsyncConnection
from sqlalchemy import Connection, update
from sqlalchemy.exc import OperationalError

from tenshu.cli.postgres import Postgres
from tenshu.server import driving, hosting, playing
from tenshu.server.messages import Act
from tenshu.server.rows import Change
from tenshu.server.storage import repository, saving
from tenshu.server.storage.tables import TABLES
from tests.server.changes import (
    CHANGES,
    ERRORS,
    FAULTS,
    Injected,
    fail_once,
    opened,
    reopen,
    undo,
)
from tests.server.house import House


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
                patch.setattr(saving, "is_move", lambda _: False)
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


@pytest.mark.parametrize("is_committed", [True, False])
def test_a_move_cancelled_while_postgresql_stores_it(
    postgres: Postgres, is_committed: bool
) -> None:
    """Somebody else holds the table's row, so that the statement waits."""
    db = postgres.new_database()

    async def run() -> None:
        async with opened(db) as house, await AsyncConnection.connect(db) as other:
            await house.play(2)
            version = (await house.stored()).row.version
            await other.execute("SELECT id FROM tables FOR UPDATE")
            playing_on = asyncio.create_task(house.play())
            waiting = (
                "SELECT pid FROM pg_stat_activity "
                "WHERE datname = current_database() AND wait_event_type = 'Lock'"
            )
            while (found := await (await other.execute(waiting)).fetchone()) is None:
                await other.execute("SELECT pg_stat_clear_snapshot()")
            for _ in range(3):  # an impatient caller does not make the statement end sooner
                playing_on.cancel()
                await asyncio.sleep(0)
            assert not playing_on.done()
            if not is_committed:
                await other.execute("SELECT pg_terminate_backend(%s)", found)
            await other.rollback()
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
    monkeypatch.setattr(driving, "BACKOFF_SECONDS", 0.0)

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
