"""What ended is forgotten: sockets that never began, tables that nobody is told of, people."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from tenshu.server import hosting, people
from tenshu.server.messages import NewTable
from tenshu.server.people import Claim, People
from tenshu.server.storage.store import DatabaseError, open_engine
from tenshu.server.streams import Listener
from tests.server.changes import opened


def change(db: str, statement: str) -> None:
    engine = open_engine(db)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


@pytest.mark.parametrize("table", ["tables", "seeks"])
def test_a_socket_whose_first_message_cannot_be_read_leaves_the_lobby(
    tmp_path: Path, table: str
) -> None:
    """Neither the list of tables nor what concerns the person can be read."""
    db = str(tmp_path / "t.db")

    async def run() -> None:
        async with opened(db) as house:
            # Ana is at her table as well.
            rui = await People(house.store, "secret").introduce(None, "Rui")
            lobby, listener = house.hall.lobby, Listener(rui.id)
            change(db, f"ALTER TABLE {table} RENAME TO hidden")
            with pytest.raises(DatabaseError):
                await lobby.subscribe(listener)
            assert not lobby._subscribers
            assert not lobby._by_person
            assert not house.hall.attendance.has(rui.id)
            change(db, f"ALTER TABLE hidden RENAME TO {table}")
            await lobby.subscribe(listener)
            assert house.hall.attendance.has(rui.id)
            lobby.unsubscribe(listener)

    asyncio.run(run())


def test_an_empty_lobby_knows_of_no_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "t.db")) as house:
            lobby, listener = house.hall.lobby, Listener(None)
            asked = NewTable("white_castle", ["me", "open"], is_listed=True)
            listed = await hosting.create(house.hall, house.person, asked)
            await lobby.subscribe(listener)
            assert listed.id in lobby._shown
            lobby.unsubscribe(listener)
            assert not lobby._shown
            assert lobby._state is None

    asyncio.run(run())


def test_people_who_were_here_long_ago_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "ENOUGH_KNOWN", 5)

    async def run() -> None:
        async with opened(str(tmp_path / "t.db")) as house:
            everybody = People(house.store, "secret")
            guests = [await everybody.introduce(None, f"Guest {number}") for number in range(20)]
            monkeypatch.setattr(people, "KNOWN_SECONDS", 0.0)
            for guest in guests:
                await everybody.visitor(Claim(guest.id, ""))
            assert len(everybody._known) <= 6
            monkeypatch.setattr(people, "KNOWN_SECONDS", 60.0)
            for guest in guests:
                await everybody.visitor(Claim(guest.id, ""))
            assert len(everybody._known) >= 20, "whoever is believed is not read again"

    asyncio.run(run())
