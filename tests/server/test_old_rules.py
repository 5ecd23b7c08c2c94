"""A database from before the rules changed: its tables are played to their end by the old rules."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenshu import games
from tenshu.core.record import parse_record
from tests.cli.command import tenshu
from tests.server.client import Guest, Table
from tests.server.servers import Server

DATABASE = Path(__file__).parent / "databases/rules-1.sql"
# The person who sits at every table of the database.
COOKIE = "4QJUj3eJ1vee31z9.d2ca4c49dad5af529100ff2d77e24846f2ee5be1fcb6ce1fe1fe27e6f678ec36"
LONGEST_GAME = 700
ENDING = ("pass", "summon", "discard", "refuse", "forgo", "end")
ENDLESS = ("convert", "burn")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A service of today on the old database."""
    path = tmp_path_factory.mktemp("old") / "t.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(DATABASE.read_text(encoding="utf-8"))
    connection.close()
    running = Server(str(path), "--no-limits")
    yield running
    code, log = running.stop()
    assert (code, log) == (0, "")


@pytest.fixture
def ana(server: Server) -> Guest:
    """The person of the database."""
    guest = Guest(server.url, name="")
    guest.http.cookies.set("tenshu", COOKIE)
    return guest


def choose(view: dict[str, Any]) -> int:
    """A move that brings the end nearer, if there is one; else one that the version chooses."""
    ending = [m for m in view["moves"] if m["text"].split()[0] in ENDING]
    moves = [m for m in view["moves"] if m["text"].split()[0] not in ENDLESS]
    moves = ending or moves or view["moves"]
    return int(moves[view["version"] * 7919 % len(moves)]["action"])


def play_to_the_end(table: Table) -> None:
    for _ in range(LONGEST_GAME):
        view = table.view()
        if view["status"] == "over":
            return
        table.act(view, choose(view))
    raise AssertionError("the game did not end")


def test_running_tables_go_on_by_the_rules_they_began_with(server: Server, ana: Guest) -> None:
    tables = ana.get("/api/tables", show="mine")
    begun = [table["id"] for table in tables if table["status"] != "open"]
    assert len(begun) == 6
    for table in begun:
        play_to_the_end(ana.at(table))
        text = ana.http.get(f"/api/tables/{table}/record").text
        match = parse_record(text, games.load).match
        assert match.game.rules_version == 1
        assert match.is_over()
    checked = tenshu("replay", "--check", server.db)
    assert checked.code == 0
    assert "7 games replayed, all as they were played." in checked.out


def test_a_damaged_table_is_named_and_the_others_are_checked(
    tmp_path: Path, server: Server
) -> None:
    copy = tmp_path / "copy.db"
    with sqlite3.connect(server.db) as source, sqlite3.connect(copy) as target:
        source.backup(target)
        [(damaged,)] = target.execute("SELECT id FROM tables WHERE status = 'over' LIMIT 1")
        target.execute("UPDATE tables SET options = '{' WHERE id = ?", [damaged])
    source.close()
    target.close()
    checked = tenshu("replay", "--check", str(copy))
    assert (checked.code, checked.err) == (1, "")
    assert f"table {damaged}: its rows are damaged" in checked.out
    assert "7 games replayed, 1 differs." in checked.out


def test_a_table_that_had_not_begun_follows_the_newest_rules(ana: Guest) -> None:
    [waiting] = [t for t in ana.get("/api/tables", show="mine") if t["status"] == "open"]
    bruno = Guest(ana.url, name="Bruno")
    bruno.post(f"/api/tables/{waiting['id']}/seats/1", {"do": "sit"})
    begun = ana.post(f"/api/tables/{waiting['id']}/start", {})
    assert begun["rules_version"] == games.load("dragon_castle").rules_version
