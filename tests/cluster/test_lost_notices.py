"""A process that dies between a commit and its notice: the others find what they were not told."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tenshu.cli.postgres import Postgres
from tenshu.server import playing
from tenshu.server.live import LiveTable
from tenshu.server.messages import Act
from tenshu.server.notices import Changed, Present
from tests.server.client import PATIENCE
from tests.server.house import House


def test_what_a_dead_process_did_not_tell_is_found(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        dying, living = House(db), House(db)
        listens, knows, found = asyncio.Event(), asyncio.Event(), asyncio.Event()
        known: list[int] = []
        note, announce = living.hall._note_vanished, living.hall._announce
        beat = living.hall.leases._beat

        async def beaten(vanished: Callable[[frozenset[str]], None]) -> None:
            await beat(vanished)
            if dying.store.process in living.hall.leases.alive:
                knows.set()

        def note_vanished(processes: frozenset[str]) -> None:
            assert processes == {dying.store.process}
            known.append(living.hall.tables[living.id].table.row.version)
            note(processes)

        def announced(live: LiveTable, *, is_edited: bool, is_ours: bool = True) -> None:
            announce(live, is_edited=is_edited, is_ours=is_ours)
            found.set()

        monkeypatch.setattr(living.hall, "_note_vanished", note_vanished)
        monkeypatch.setattr(living.hall, "_announce", announced)
        monkeypatch.setattr(living.hall.leases, "_beat", beaten)
        living.store.notices.on_resume(listens.set)
        try:
            await dying.create(["me", "me"])
            living.person, living.id = dying.person, dying.id
            before = (await dying.hall.read(dying.id)).row.version
            await dying.hall.start()
            await living.subscribe()
            await living.hall.start()
            await asyncio.wait_for(listens.wait(), PATIENCE)
            await asyncio.wait_for(knows.wait(), PATIENCE)
            # It stores a move, tells nobody, and never beats again.
            monkeypatch.setattr(dying.store.notices, "post", lambda _: None)
            monkeypatch.setattr(dying.hall.leases, "_is_closed", True)
            await dying.play()
            await asyncio.wait_for(found.wait(), PATIENCE)
            assert known == [before]
            await living.check()
        finally:
            await living.close()
            await dying.close()

    db = postgres.new_database()
    asyncio.run(run())


def test_tables_that_nobody_has_open_are_forgotten(tmp_path: Path) -> None:
    """Presence of tables that this process never used takes no memory once people are gone."""

    async def run() -> None:
        house = House(str(tmp_path / "t.db"))
        try:
            presence = house.hall.presence
            presence._hear("one", Present("t", ["p"], 2))
            assert presence.peek("t")["one"].others == 2
            presence._hear("one", Present("t", [], 0))
            presence._hear("two", Present("u", [], 1))
            presence.forget(frozenset({"two"}))
            assert presence._elsewhere == {}
        finally:
            await house.close()

    asyncio.run(run())


def test_notices_out_of_order_lose_nothing(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notice that does not follow from what is known makes a process read what is new."""

    async def run() -> None:
        one, two = House(db), House(db)
        try:
            await one.create(["me", "me"])
            two.person, two.id = one.person, one.id
            live = await two.subscribe()
            heard: list[Changed] = []
            monkeypatch.setattr(one.hall.notices, "post", heard.append)
            await one.play(3)
            await playing.say(one.hall, one.person, one.id, "Olá")
            now = await one.hall.read(one.id)
            for notice in reversed(heard):
                two.hall._hear("one", notice)
                await asyncio.gather(*two.hall._tasks)
            assert live.table.row == now.row
            await two.check()
            with pytest.raises(Exception, match="error-stale"):
                await playing.act(two.hall, two.person, two.id, Act(1, 0, "old"))
        finally:
            await two.close()
            await one.close()

    db = postgres.new_database()
    asyncio.run(run())
