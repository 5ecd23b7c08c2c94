"""Tables go on by themselves: after a full disk, a dead process, a damaged row."""

import asyncio
import signal
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from tenshu.server import driving
from tenshu.server.hall import Hall
from tenshu.server.live import LiveTable
from tenshu.server.metrics import Metrics
from tenshu.server.rows import Change
from tenshu.server.storage import repository
from tenshu.server.storage.store import open_engine
from tenshu.server.thinking import Thinkers
from tests.server.client import Guest, Table
from tests.server.house import House
from tests.server.servers import Server, log_lines
from tests.waiting import look_until

PATIENCE = 60.0


def test_a_bot_goes_on_however_often_storing_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "BACKOFF_SECONDS", 0.01)
    monkeypatch.setattr(driving, "LONGEST_BACKOFF", 0.02)
    failures = 12
    save = repository.save_change

    def fail(connection: Connection, change: Change) -> None:
        nonlocal failures
        if change.entries and failures:
            failures -= 1
            raise OperationalError("insert", {}, sqlite3.OperationalError("disk is full"))
        save(connection, change)

    monkeypatch.setattr(repository, "save_change", fail)

    async def run() -> None:
        house = House(str(tmp_path / "t.db"))
        try:
            await house.create(["random", "random"])
            driver = house.hall.tables[house.id].driver
            assert driver is not None
            await asyncio.wait_for(driver, PATIENCE)
            assert (await house.stored()).row.status == "over"
        finally:
            await house.close()

    asyncio.run(run())
    assert failures == 0


def test_another_process_takes_over_the_bots_of_one_that_died(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        house = House(str(tmp_path / "t.db"))
        metrics = Metrics()
        thinkers = Thinkers(1, 1.0, metrics)
        other = Hall(house.store, thinkers, metrics)
        try:
            await house.create(["random", "random"])
            await house.hall.close()
            assert (await house.stored()).row.status == "running"
            assert house.id not in other.tables
            announce, is_over = other._announce, asyncio.Event()

            def announced(live: LiveTable, *, is_edited: bool, is_ours: bool = True) -> None:
                announce(live, is_edited=is_edited, is_ours=is_ours)
                if live.table.row.status == "over":
                    is_over.set()

            monkeypatch.setattr(other, "_announce", announced)
            await other.start()
            await asyncio.wait_for(is_over.wait(), PATIENCE)
            assert (await house.stored()).row.status == "over"
        finally:
            await other.close()
            thinkers.close()
            await house.close()

    asyncio.run(run())


def test_a_locked_database_is_told_and_survived(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    server = Server(str(db), "--no-limits")
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "greedy"])
    wait_for_turn(table)
    view = table.view()
    assert ana.get("/healthz") == {"status": "ok"}
    lock = sqlite3.connect(db, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    body = {"version": view["version"], "action": view["moves"][0]["action"], "key": "k"}
    refused = ana.http.post(f"{table.path}/actions", json=body)
    assert (refused.status_code, refused.json()["message"]["key"]) == (503, "error-busy")
    assert int(refused.headers["retry-after"]) > 0
    wait_for_health(ana, 503, "not ready")
    lock.execute("ROLLBACK")
    lock.close()
    table.act(view, view["moves"][0]["action"], key="k")
    wait_for_turn(table)
    wait_for_health(ana, 200, "ok")
    server.stop()


def wait_for_health(guest: Guest, status: int, told: str) -> None:
    """Ask until the service has tried the database again, which it does every few seconds."""
    look_until(lambda: guest.http.get("/healthz").status_code == status)
    assert guest.http.get("/healthz").json() == {"status": told}


def wait_for_turn(table: Table) -> None:
    with table.watch() as watcher:
        watcher.wait_for_turn()


DAMAGE = {
    "options": "UPDATE tables SET options = '{' WHERE id = :id",
    "seeds": "UPDATE tables SET later_seeds = '[1' WHERE id = :id",
    "question": "UPDATE tables SET undo_request = 'x' WHERE id = :id",
    "orders": "UPDATE seats SET orders = '[' WHERE table_id = :id",
    "action": "UPDATE actions SET payload = 'fly' WHERE table_id = :id AND seq = 1",
    "undo": "UPDATE actions SET kind = 'undo', payload = '9x' WHERE table_id = :id AND seq = 2",
    "gap": "DELETE FROM actions WHERE table_id = :id AND seq = 2",
}


def test_a_damaged_table_stops_no_other(db: str) -> None:
    server = Server(db, "--no-limits", "--log", "warning")
    ana = Guest(server.url)
    good = ana.create("dragon_castle", ["me", "greedy"])
    wait_for_turn(good)
    bad = {}
    for name in DAMAGE:
        bad[name] = ana.create("dragon_castle", ["me", "greedy"])
        wait_for_turn(bad[name])
    server.stop()
    engine = open_engine(db)
    with engine.begin() as connection:
        for name, statement in DAMAGE.items():
            connection.execute(text(statement), {"id": bad[name].id})
        # All of them are waiting for a bot.
        connection.execute(text("UPDATE seats SET bot = 'greedy'"))
    engine.dispose()
    server.start()
    again = Guest(server.url, name="")
    again.http.cookies = ana.http.cookies
    with again.at(good).watch() as watcher:
        while watcher.view["status"] != "over":
            watcher.next("update")
    for name, table in bad.items():
        refused = again.get(table.path, 409)
        assert refused["message"]["key"] == "error-table-damaged", name
        assert refused["message"]["args"]["reason"], name
    listed = {one["id"] for one in again.get("/api/tables", show="mine")}
    assert good.id in listed
    assert again.get("/healthz") == {"status": "ok"}
    code, log = server.stop(signal.SIGINT)
    assert code == 0
    events = [str(line["event"]) for line in log_lines(log)]
    assert "table-set-aside" in events
    assert len(events) < 40


@pytest.mark.parametrize("numbers", ["[1, 2, 3]", "[", "[0]"])
def test_a_damaged_snapshot_is_passed_over(tmp_path: Path, numbers: str) -> None:
    async def run() -> None:
        house = House(str(tmp_path / "t.db"))
        try:
            await house.create(["random", "random"])
            driver = house.hall.tables[house.id].driver
            assert driver is not None
            await driver
            whole = await house.stored()

            def damage(connection: Connection) -> None:
                found = repository.find_snapshot(connection, house.id)
                assert found is not None
                connection.execute(text("UPDATE snapshots SET numbers = :n"), {"n": numbers})

            await house.store.write(damage)
            again = await house.stored()
            assert again.game().match.state.numbers() == whole.game().match.state.numbers()
        finally:
            await house.close()

    asyncio.run(run())
