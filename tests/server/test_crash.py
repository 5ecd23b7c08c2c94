"""Whatever dies, what was acknowledged is there when the service is back."""

import os
import signal
import threading
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import delete, func, insert, select, update
from websockets.exceptions import ConnectionClosed

from tenshu import games
from tenshu.server.history import History
from tenshu.server.storage import repository
from tenshu.server.storage.meeting_tables import SEEKS
from tenshu.server.storage.store import open_engine
from tenshu.server.storage.tables import ACTIONS, SEATS, SNAPSHOTS, TABLES
from tests.server.client import PATIENCE, Guest, Table
from tests.server.servers import Server


def test_kill_in_the_middle_of_play_loses_nothing(db: str) -> None:
    server = Server(db, "--no-limits")
    ana = Guest(server.url)
    tables = [ana.create("dragon_castle", ["me", "greedy"]) for _ in range(3)]
    acknowledged: dict[str, list[tuple[int, str]]] = {table.id: [] for table in tables}
    is_acknowledged = threading.Semaphore(0)

    def play(table: Table) -> None:
        """Play until the service is gone; the game may end first."""
        with suppress(httpx.HTTPError, ConnectionClosed), table.watch() as watcher:
            while (view := watcher.wait_for_turn())["is_yours"]:
                move = view["moves"][view["version"] % len(view["moves"])]
                done = table.act(view, move["action"])
                acknowledged[table.id].append((done["version"], move["text"]))
                is_acknowledged.release()
                watcher.wait_for(done["version"])

    players = [threading.Thread(target=play, args=(table,)) for table in tables]
    for player in players:
        player.start()
    for _ in range(40):
        assert is_acknowledged.acquire(timeout=PATIENCE)
    server.kill()
    for player in players:
        player.join()
    cookies = ana.http.cookies
    server.start()
    again = Guest(server.url, name="")
    again.http.cookies = cookies
    try:
        for table in tables:
            log = {entry["version"]: entry["text"] for entry in again.get(f"{table.path}/log")}
            for version, text in acknowledged[table.id]:
                assert log[version] == text
            with again.at(table).watch() as watcher:
                watcher.wait_for_turn()
    finally:
        server.stop()


def test_bots_go_on_after_a_restart_though_nobody_looks(db: str) -> None:
    server = Server(db, "--no-limits")
    ana = Guest(server.url)
    table = ana.create("terra_mystica", ["medium", "medium"])
    with table.watch() as watcher:
        watcher.next("update")
    server.kill()
    before = stored_version(db, table.id)
    server.start()
    try:
        again = Guest(server.url, "Eva")
        with again.at(table).watch() as watcher:
            watcher.wait_for(before + 3)
    finally:
        server.stop()


def test_a_killed_bot_worker_is_replaced(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), "--no-limits", "--workers", "1", "--log", "warning")
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "hard"])
    with table.watch() as watcher:
        for _ in range(4):
            view = watcher.wait_for_turn()
            done = table.act(view, view["moves"][0]["action"])
            watcher.wait_for(done["version"])
            if not watcher.view["is_yours"]:
                for worker in workers_of(server):
                    os.kill(worker, signal.SIGKILL)
        view = watcher.wait_for_turn()
        assert view["is_yours"]
    code, _ = server.stop()
    assert code == 0


def test_a_restart_continues_with_the_same_chance(tmp_path: Path) -> None:
    """The same actions on the same seed draw the same, with or without a restart between them."""
    db = str(tmp_path / "t.db")
    server = Server(db, "--no-limits")
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    for _ in range(10):
        view = table.view()
        table.act(view, view["moves"][0]["action"])
    entries = ana.get(f"{table.path}/log")
    server.stop()
    engine = open_engine(db)
    with engine.connect() as connection:
        found = repository.find_table(connection, table.id)
    engine.dispose()
    assert found is not None
    row, seats = found
    alone = History(games.load(row.game), len(seats), row.options, row.stretches())
    alone.settle("")
    for entry in entries:
        if entry["actor"] >= 0:
            alone.act(alone.game.verbs.parse_action(entry["text"]), None, "")
    assert [entry.payload for entry in alone.entries] == [entry["text"] for entry in entries]


@pytest.mark.parametrize("game", games.names())
def test_snapshots_are_what_the_log_leads_to(tmp_path: Path, game: str) -> None:
    db = str(tmp_path / "t.db")
    server = Server(db, "--no-limits")
    ana = Guest(server.url)
    table = ana.create(game, ["greedy", "random"])
    with table.watch() as watcher:
        while watcher.view["status"] != "over":
            watcher.next("update")
    final = watcher.view
    server.stop()
    engine = open_engine(db)
    with engine.begin() as connection:
        snapshot = repository.find_snapshot(connection, table.id)
        entries = repository.find_entries(connection, table.id)
        found = repository.find_table(connection, table.id)
        assert snapshot is not None
        assert found is not None
        history = History(games.load(game), 2, found[0].options, found[0].stretches())
        history.load(entries)
        assert history.position_at(snapshot.version).numbers() == snapshot.numbers
        leap = History(games.load(game), 2, found[0].options, found[0].stretches())
        leap.load(entries, snapshot)
        assert leap.match.state.numbers() == history.match.state.numbers()
        assert leap.match.steps == history.match.steps
        assert leap.standing == history.standing
        connection.execute(delete(SNAPSHOTS))
    engine.dispose()
    server.start()
    try:
        again = Guest(server.url, "Eva").at(table).view()
        assert again["position"] == final["position"]
        assert again["scores"] == final["scores"]
    finally:
        server.stop()


def test_a_game_of_other_rules_is_said_so_and_harms_no_other(tmp_path: Path) -> None:
    db = str(tmp_path / "t.db")
    server = Server(db, "--no-limits")
    ana = Guest(server.url)
    old = ana.create("white_castle", ["me", "hard"], options={})
    fine = ana.create("white_castle", ["me", "me"], is_one_screen=True)
    server.stop()
    engine = open_engine(db)
    with engine.begin() as connection:
        other = update(TABLES).where(TABLES.c.id == old.id).values(rules_version=999, actor=1)
        connection.execute(other)
    engine.dispose()
    server.start()
    try:
        again = Guest(server.url, "Eva")
        refused = again.get(old.path, 409)
        assert refused["message"]["key"] == "error-rules-version"
        again.get(fine.path)
    finally:
        server.stop()


def stored_version(db: str, table: str) -> int:
    engine = open_engine(db)
    with engine.connect() as connection:
        version = len(repository.find_entries(connection, table))
    engine.dispose()
    return version


def workers_of(server: Server) -> list[int]:
    """The processes that think for bots: children of the fork server."""
    children: dict[int, list[int]] = {}
    names: dict[int, str] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            names[int(folder.name)] = (folder / "cmdline").read_text()
        except OSError:
            continue
        children.setdefault(int(fields[1]), []).append(int(folder.name))
    helpers = children.get(server.process.pid, [])
    return [worker for helper in helpers for worker in children.get(helper, [])]


def test_a_kill_while_people_are_paired_seats_everybody_once(db: str) -> None:
    server = Server(db, "--no-limits")
    wish = {"games": ["dragon_castle"], "sizes": [2], "pace": "none"}
    people = [Guest(server.url, f"Person {number}") for number in range(12)]
    told: dict[str, str] = {}
    is_told = threading.Semaphore(0)

    def seek(guest: Guest) -> None:
        with suppress(httpx.HTTPError):
            found = guest.post("/api/lobby/seek", wish)["seek"]["table"]
            if found is not None:
                told[guest.id] = found
                is_told.release()

    seekers = [threading.Thread(target=seek, args=(guest,)) for guest in people]
    for seeker in seekers:
        seeker.start()
    assert is_told.acquire(timeout=PATIENCE)
    server.kill()
    for seeker in seekers:
        seeker.join()
    engine = open_engine(db)
    with engine.connect() as connection:
        seats = connection.execute(select(SEATS.c.table_id, SEATS.c.person)).all()
        seeks = {row.person: row.table_id for row in connection.execute(select(SEEKS))}
    engine.dispose()
    seated = {row.person: row.table_id for row in seats}
    assert len(seats) == len(seated), "somebody sits at two tables"
    assert all(list(seated.values()).count(table) == 2 for table in seated.values())
    assert told.items() <= seated.items()
    assert {who: table for who, table in seeks.items() if table is not None} == seated


def test_many_bots_that_wait_do_not_delay_the_start(tmp_path: Path) -> None:
    db, copies = str(tmp_path / "t.db"), 400
    server = Server(db, "--no-limits", "--workers", "1")
    table = Guest(server.url).create("terra_mystica", ["hard", "hard"])
    server.kill()
    before = stored_version(db, table.id)
    engine = open_engine(db)
    with engine.begin() as connection:
        for one in (TABLES, SEATS, ACTIONS):
            key = one.c.id if one is TABLES else one.c.table_id
            rows = connection.execute(select(one).where(key == table.id)).mappings().all()
            for number in range(copies):
                copied = [{**row, key.name: f"{table.id}{number}"} for row in rows]
                connection.execute(insert(one), copied)
    server.start()
    try:
        ana = Guest(server.url)
        assert ana.get("/healthz")
        with ana.create("dragon_castle", ["easy", "easy"]).watch() as watcher:
            watcher.next("update")
        with engine.connect() as connection:
            waiting = select(func.count()).where(TABLES.c.version == before)
            assert (connection.scalar(waiting) or 0) > copies / 2, "all were woken first"
    finally:
        engine.dispose()
        server.stop()
