"""A database from before people could keep their names: every table of its guests goes on."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Guest, Table
from tests.server.servers import Server

DATABASE = Path(__file__).parent / "databases/guests.sql"
ANA = "sO987jOrKiVLMxPm.1.b03b40510be2ac8441b5bfef7fb1fdc80fbfe93bc74412ccdfb6cca517db9349"
BRUNO = "Po0Ix_NZR4JTNJ6T.16fb12fcb128180dc5df2f982468bbef54d7b9adeebd28799c83c1349ffd1cf0"
LINK = "TNuYAlONSMzR2RHST-AGcMiJ4pntFvA8"
TOKEN = "tenshu_vC3kpP0UpcHazi6mYz51jK7Yh7xrnpmR"  # noqa: S105 - of the database in the tests
MOVES = 4


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


def guest_of(server: Server, cookie: str) -> Guest:
    guest = Guest(server.url, name="")
    guest.http.cookies.set("tenshu", cookie, domain="127.0.0.1", path="/")
    guest.id = guest.get("/api/me")["id"]
    return guest


def test_every_table_is_there_and_is_played_on(server: Server) -> None:
    ana, bruno = guest_of(server, ANA), guest_of(server, BRUNO)
    tables = ana.get("/api/tables", show="mine")
    assert sorted(table["status"] for table in tables) == ["open"] + ["running"] * 5
    for table in tables:
        if table["status"] == "open":
            bruno.post(f"/api/tables/{table['id']}/seats/1", {"do": "sit"})
            ana.post(f"/api/tables/{table['id']}/start", {})
        elif any(seat["is_away"] for seat in table["seats"]):
            bruno.post(f"/api/tables/{table['id']}/return", {})
        play_on([ana, bruno], ana.at(table["id"]))


def play_on(people: list[Guest], table: Table) -> None:
    """Play some moves of people, whoever's turn it is; bots play in between."""
    with table.watch() as watcher:
        first = watcher.view["version"]
        for _ in range(MOVES):
            while watcher.info["seats"][watcher.view["actor"]]["bot"]:
                watcher.next("update")
            person = watcher.info["seats"][watcher.view["actor"]]["person"]
            [seat] = [who.at(table) for who in people if who.id == person]
            view = seat.view()
            played = seat.act(view, view["moves"][-1]["action"])
            watcher.wait_for(played["version"])
        assert watcher.view["version"] >= first + MOVES


def test_chat_link_and_token_still_hold(server: Server) -> None:
    ana = guest_of(server, ANA)
    me = ana.get("/api/me")
    assert (me["name"], me["is_known"]) == ("Ana", False)
    [first, *_] = ana.get("/api/tables", show="mine")
    assert {seat["is_known"] for seat in first["seats"]} == {False}
    elsewhere = Guest(server.url, name="")
    assert elsewhere.post("/api/enter", {"token": LINK})["id"] == me["id"]
    bot = elsewhere.http.get("/api/bot/me", headers={"Authorization": f"Bearer {TOKEN}"})
    assert bot.json()["name"] == "Ana's bot", bot.text
