"""The database: its form, its guards, its group commits."""

import asyncio
import threading
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from tenshu.core.errors import BadOption
from tenshu.server.rows import Entry, Person, SeatRow, TableRow, now
from tenshu.server.storage import repository
from tenshu.server.storage.repository import Conflict
from tenshu.server.storage.store import Store, migrate, migration_config, open_engine
from tenshu.server.storage.tables import METADATA


def a_table(version: int = 1) -> TableRow:
    at = now()
    return TableRow(
        "t", "dragon_castle", 1, {}, "running", "p", "s", False, True, False, 0, at, at, 0, version
    )


def an_entry(seq: int, key: str | None = None) -> Entry:
    return Entry(seq, 0, "act", "take a1", key, now())


def fill(connection: Connection) -> None:
    repository.insert_person(connection, Person("p", "Ana", now()))
    repository.insert_table(connection, a_table(), [SeatRow(0, "p", "Ana")], [an_entry(1, "k")])


def test_models_and_migrations_agree(db: str) -> None:
    engine = open_engine(db)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_migrations_go_down_and_up_again(db: str) -> None:
    engine = open_engine(db)
    migrate(engine)
    with engine.begin() as connection:
        fill(connection)
        command.downgrade(migration_config(connection), "base")
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == ["alembic_version"]
    migrate(engine)
    with engine.begin() as connection:
        fill(connection)
    engine.dispose()


def test_whoever_gives_up_waiting_keeps_nobody_else_from_writing(db: str) -> None:
    store = Store(db)
    is_held = threading.Event()

    def hold(_: Connection) -> None:
        is_held.wait()

    async def write() -> None:
        holding = asyncio.create_task(store.write(hold))
        waiting = asyncio.create_task(store.write(fill))
        await asyncio.sleep(0.1)
        for task in (holding, waiting):
            task.cancel()
        is_held.set()
        await asyncio.gather(holding, waiting, return_exceptions=True)
        await asyncio.wait_for(store.write(repository.setting, "a", "b"), 10)

    asyncio.run(write())
    store.close()


def test_the_same_place_in_a_log_is_written_once(db: str) -> None:
    store = Store(db)

    async def write() -> list[BaseException | None]:
        await store.write(fill)
        rows = [a_table() for _ in range(5)]
        return await asyncio.gather(
            *(
                store.write(repository.append, row, [an_entry(2), an_entry(3)], None)
                for row in rows
            ),
            return_exceptions=True,
        )

    outcomes = asyncio.run(write())
    assert outcomes.count(None) == 1
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 4
    entries = asyncio.run(store.read(repository.find_entries, "t", 0))
    assert [entry.seq for entry in entries] == [1, 2, 3]
    store.close()


def test_the_same_key_is_written_once(db: str) -> None:
    store = Store(db)
    asyncio.run(store.write(fill))
    with pytest.raises(Conflict):
        asyncio.run(store.write(repository.append, a_table(), [an_entry(2, "k")], None))
    assert len(asyncio.run(store.read(repository.find_entries, "t", 0))) == 1
    store.close()


def test_an_old_change_of_a_table_is_refused(db: str) -> None:
    store = Store(db)
    asyncio.run(store.write(fill))
    seats = [SeatRow(0, "p", "Ana")]
    for version in (0, 2):
        with pytest.raises(Conflict):
            asyncio.run(store.write(repository.save_table, a_table(version), seats, []))
    asyncio.run(store.write(repository.save_table, a_table(), seats, []))
    with pytest.raises(Conflict):
        asyncio.run(store.write(repository.save_table, a_table(), seats, []))
    store.close()


def test_a_piece_that_fails_takes_only_itself_back(db: str) -> None:
    store = Store(db)

    def fail(connection: Connection) -> None:
        repository.insert_person(connection, Person("lost", "Lost", now()))
        raise ZeroDivisionError

    async def write() -> list[BaseException | None]:
        people = [Person(f"p{number}", "Ana", now()) for number in range(20)]
        pieces = [store.write(repository.insert_person, person) for person in people]
        return await asyncio.gather(
            *pieces[:10], store.write(fail), *pieces[10:], return_exceptions=True
        )

    outcomes = asyncio.run(write())
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [ZeroDivisionError]

    async def find(name: str) -> Person | None:
        return await store.read(repository.find_person, name)

    assert asyncio.run(find("lost")) is None
    assert asyncio.run(find("p0")) is not None
    assert asyncio.run(find("p19")) is not None
    store.close()


def test_sqlite_is_as_safe_as_it_can_be(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "t.db"))
    with engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.scalar(text(f"PRAGMA {pragma}")) == value
    engine.dispose()


def test_a_secret_is_made_once(db: str) -> None:
    store = Store(db)

    async def race() -> set[str]:
        values = [store.write(repository.setting, "s", f"v{number}") for number in range(8)]
        return set(await asyncio.gather(*values))

    assert len(asyncio.run(race())) == 1
    store.close()


@pytest.mark.parametrize(
    "url", ["mysql://x", "nonsense://", "postgresql://nobody:secret@127.0.0.1:1/x", "/no/such/t.db"]
)
def test_a_database_that_does_not_open_gets_one_line(url: str) -> None:
    with pytest.raises(BadOption) as refused:
        Store(url)
    assert "secret" not in str(refused.value)
