"""The database: its form, its guards, its group commits."""

import asyncio
import threading
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tenshu.core.errors import BadOption
from tenshu.server.rows import (
    Change,
    ChatRow,
    Entry,
    NewTableRows,
    Person,
    SeatRow,
    StoredTable,
    TableRow,
)
from tenshu.server.storage import repository
from tenshu.server.storage.migrating import (
    has_newest_form,
    migrate,
    migration_config,
    newest_revisions,
)
from tenshu.server.storage.repository import Conflict
from tenshu.server.storage.saving import Saving
from tenshu.server.storage.store import Store, open_engine
from tenshu.server.storage.tables import METADATA
from tenshu.server.timing import now


def a_table(version: int = 1, edits: int = 0) -> TableRow:
    return TableRow(
        id="t",
        game="dragon_castle",
        rules_version=1,
        options={},
        status="running",
        host="p",
        seed="s",
        is_listed=False,
        has_spectators=True,
        is_one_screen=False,
        pace=0,
        created_at=now(),
        updated_at=now(),
        actor=0,
        version=version,
        edits=edits,
    )


def an_entry(seq: int, key: str | None = None) -> Entry:
    return Entry(seq, 0, "act", "take a1", key, now())


def fill(connection: Connection) -> None:
    repository.insert_person(connection, Person("p", "Ana", now()))
    new = NewTableRows(a_table(), [SeatRow(0, "p", "Ana")], [an_entry(1, "k")])
    repository.insert_table(connection, new)


def a_change(*entries: Entry, version: int | None = None, edits: int = 1) -> Change:
    """The first change after `fill`, unless it says otherwise."""
    row = a_table(1 + len(entries) if version is None else version, edits)
    return Change("t", table=row, entries=list(entries))


def a_line(number: int) -> Change:
    return Change("t", lines=[ChatRow(number, "p", "Ana", 0, "Olá", now())])


def test_models_and_migrations_agree(db: str) -> None:
    engine = open_engine(db)
    assert not has_newest_form(engine)
    migrate(engine)
    assert has_newest_form(engine)
    with engine.connect() as connection:
        scripts = ScriptDirectory.from_config(migration_config(connection))
        assert newest_revisions() == {scripts.get_current_head()}
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
    has_begun, may_end = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        has_begun.set()
        may_end.wait()

    async def write() -> None:
        holding = asyncio.create_task(store.write(hold))
        waiting = asyncio.create_task(store.write(fill))
        await asyncio.to_thread(has_begun.wait)
        for task in (holding, waiting):
            task.cancel()
        may_end.set()
        await asyncio.gather(holding, waiting, return_exceptions=True)
        await asyncio.wait_for(store.write(repository.setting, "a", "b"), 10)

    asyncio.run(write())
    store.close()


def test_the_same_place_in_a_log_is_written_once(db: str) -> None:
    store = Store(db)

    async def write() -> list[BaseException | None]:
        await store.write(fill)
        saving = Saving(store)
        changes = [a_change(an_entry(2), an_entry(3)) for _ in range(5)]
        writes = [saving.save(change) for change in changes]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        await saving.close()
        return outcomes

    outcomes = asyncio.run(write())
    assert outcomes.count(None) == 1
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 4
    entries = asyncio.run(store.read(repository.find_entries, "t"))
    assert [entry.seq for entry in entries] == [1, 2, 3]
    store.close()


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(a_change(an_entry(3), version=2), id="gap"),
        pytest.param(a_change(an_entry(1), version=2), id="again"),
        pytest.param(a_change(an_entry(2), an_entry(4)), id="gap inside"),
        pytest.param(a_change(an_entry(3), an_entry(2)), id="disorder"),
        pytest.param(a_change(an_entry(3), version=3), id="ahead"),
        pytest.param(a_change(an_entry(2, "k")), id="key"),
        pytest.param(a_change(version=0), id="old version"),
        pytest.param(a_change(version=2), id="other version"),
        pytest.param(a_change(an_entry(2), edits=0), id="old edit"),
        pytest.param(a_change(edits=2), id="missed edit"),
        pytest.param(a_line(2), id="line ahead"),
        pytest.param(a_line(0), id="line behind"),
    ],
)
def test_what_does_not_follow_the_stored_table_is_refused(db: str, change: Change) -> None:
    store = Store(db)

    async def write() -> StoredTable | None:
        await store.write(fill)
        saving = Saving(store)
        before = await store.read(repository.load_table, "t")
        with pytest.raises(Conflict):
            await saving.save(change)
        assert await store.read(repository.load_table, "t") == before
        # What does follow is taken all the same.
        await saving.save(a_change(an_entry(2)))
        await saving.save(a_line(1))
        await saving.close()
        return await store.read(repository.load_table, "t")

    stored = asyncio.run(write())
    assert stored is not None
    assert [entry.seq for entry in stored.entries] == [1, 2]
    assert [line.id for line in stored.chat] == [1]
    store.close()


def test_a_cancelled_write_is_decided_when_it_raises(db: str) -> None:
    """Whoever reads after a cancelled write reads what will stay."""
    store = Store(db)
    has_begun, may_end = threading.Event(), threading.Event()

    def change(connection: Connection) -> None:
        has_begun.set()
        repository.save_change(connection, a_change(an_entry(2)))
        may_end.wait()

    async def write() -> int:
        await store.write(fill)
        writing = asyncio.create_task(store.write(change))
        await asyncio.to_thread(has_begun.wait)
        writing.cancel()
        may_end.set()
        with pytest.raises(asyncio.CancelledError):
            await writing
        return len(await store.read(repository.find_entries, "t"))

    assert asyncio.run(write()) == 2
    store.close()


def test_a_new_name_is_a_change_of_the_persons_tables(db: str) -> None:
    """So no process that still knows the old name can write it back."""
    store = Store(db)

    async def write() -> None:
        await store.write(fill)
        await store.write(repository.rename_person, "p", "Rui")
        with pytest.raises(Conflict):
            await store.write(repository.save_change, a_change(an_entry(2)))
        stored = await store.read(repository.load_table, "t")
        assert stored is not None
        assert [seat.name for seat in stored.seats] == ["Rui"]

    asyncio.run(write())
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


def test_nothing_lost_to_a_full_disk_was_acknowledged(tmp_path: Path) -> None:
    """SQLite ends the transaction of the whole batch when one of its pieces finds no room."""
    store = Store(str(tmp_path / "t.db"))
    has_begun, may_end = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        pages = connection.scalar(text("PRAGMA page_count"))
        connection.execute(text(f"PRAGMA max_page_count = {pages}"))
        has_begun.set()
        may_end.wait()

    async def write() -> None:
        holding = asyncio.create_task(store.write(hold))
        await asyncio.to_thread(has_begun.wait)
        people = [Person(f"p{n}", "A" * (100_000 if n == 2 else 1), now()) for n in range(4)]
        writes = [store.write(repository.insert_person, person) for person in people]
        batch = asyncio.gather(*writes, return_exceptions=True)
        await asyncio.sleep(0)
        may_end.set()
        await holding
        for person, outcome in zip(people, await batch, strict=True):
            is_there = await store.read(repository.find_person, person.id) is not None
            assert is_there == (outcome is None)

    asyncio.run(write())
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
    "url",
    [
        "mysql://x",
        "nonsense://",
        "postgresql://nobody:secret@x:port/y",
        "postgresql://nobody:secret@127.0.0.1:1/x",
        "/no/such/t.db",
    ],
)
def test_a_database_that_does_not_open_gets_one_line(url: str) -> None:
    with pytest.raises(BadOption) as refused:
        Store(url)
    assert "secret" not in str(refused.value)
