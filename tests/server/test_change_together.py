"""Changes that are refused, race each other or find no room: nobody sees anything but what is stored."""

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tenshu.core.protocol import SPECTATOR
from tenshu.server import playing, views
from tenshu.server.errors import BAD_INPUT, STALE, Refused
from tenshu.server.messages import Act
from tenshu.server.notices import Changed
from tenshu.server.rows import Change, StoredTable
from tenshu.server.storage import repository, saving
from tenshu.server.storage.repository import Conflict
from tenshu.server.streams import Listener
from tenshu.server.table import Table
from tests.server.changes import Fault, Injected, opened, reopen, say
from tests.server.house import House, facts


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


def test_nothing_is_refused_because_of_what_another_service_has_not_heard_yet(db: str) -> None:
    """Neither service listens, so each learns from the store alone what the other did."""

    async def run() -> None:
        async with opened(db) as one:
            two = House(db)
            two.person, two.id = one.person, one.id
            try:
                await two.hall.read(one.id)
                await one.play(2)
                now = await one.hall.read(one.id)
                asked = Act(now.row.version, now.game().match.legal()[0], "here")
                done = await playing.act(two.hall, two.person, one.id, asked)
                assert done.version == now.row.version + 1
                # Whoever saw that at one service and comes to the other is not told it as news.
                one.versions = list(range(1, done.version + 1))
                await one.subscribe()
                await one.check()
                with pytest.raises(Refused, match="error-stale"):
                    await playing.act(one.hall, one.person, one.id, Act(1, 0, "old"))
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
                two.hall._hear("", Changed(one.id))
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
            subscriber = Listener(None)
            with monkeypatch.context() as patch:
                Injected(patch, Fault(Table, "view", False, False, True), RuntimeError("injected"))
                with pytest.raises(RuntimeError):
                    await house.hall.subscribe(house.id, subscriber, 0)
            assert subscriber not in (await house.hall.read(house.id)).subscribers

    asyncio.run(run())


def test_the_worded_log_is_kept_once_and_only_while_somebody_reads_it(db: str) -> None:
    async def run() -> None:
        async with opened(db) as house:
            spectator = Listener(None)
            live = await house.hall.subscribe(house.id, spectator, 0)
            await house.play(2)
            chronicle = live.table.chronicle
            assert chronicle is not None
            assert len(chronicle._logs) == 1
            house.hall.unsubscribe(live, spectator)
            assert len(chronicle._logs) == 1
            house.hall.unsubscribe(live, house.subscriber)
            assert len(chronicle._logs) == 0
            await house.play()
            await house.subscribe()
            await house.check()

    asyncio.run(run())


def test_a_change_that_never_fits_is_given_up(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(connection: Connection, change: Change) -> None:
        raise Conflict("never")

    async def run() -> None:
        async with opened(db) as house:
            with monkeypatch.context() as patch:
                patch.setattr(saving, "is_move", lambda _: False)
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


def test_a_log_that_is_worded_in_slices_misses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is worded, the table goes on and others ask for the same log."""
    monkeypatch.setattr(views, "SLICE_SECONDS", 0.0)

    async def run() -> None:
        async with opened(str(tmp_path / "t.db")) as house:
            await house.play(20)
            chronicle = (await house.hall.read(house.id)).chronicle
            assert chronicle is not None
            before = chronicle.history.version
            wording = [asyncio.create_task(chronicle.prepare(seat)) for seat in (0, 0, SPECTATOR)]
            await asyncio.sleep(0)
            await house.play(3)
            await asyncio.gather(*wording)
            assert chronicle.history.version > before
            assert chronicle.of(0) == views.Chronicle(chronicle.history).of(0)

    asyncio.run(run())
