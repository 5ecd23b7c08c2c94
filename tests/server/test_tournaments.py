"""Tournaments over the real service: founded, joined, played, corrected, killed in the middle."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tenshu.server.storage.store import open_engine
from tenshu.server.storage.tables import TABLES
from tests.cli.command import tenshu
from tests.server.client import PATIENCE, Guest, Json
from tests.server.servers import Server
from tests.server.test_admin import admin

ALL = "/api/tournaments"
# Bots that answer at once finish the games of people who leave.
CLOCK = {"pace": "slow", "stand_in": "random"}


def known(server: Server, *names: str) -> list[Guest]:
    """People who have kept their names."""
    found = [Guest(server.url, name) for name in names]
    for guest in found:
        guest.post("/api/me/code")
    return found


def listen(guest: Guest, path: str) -> ClientConnection:
    """The socket of a tournament."""
    address = guest.url.replace("http", "ws", 1) + f"{path}/socket"
    headers = {"Cookie": f"tenshu={guest.http.cookies['tenshu']}"}
    return connect(address, additional_headers=headers, max_size=None, legacy=True)


def until(guest: Guest, path: str, is_it: Callable[[Json], bool]) -> Json:
    """Listen until a tournament is as it should be."""
    with listen(guest, path) as socket:
        info: Json = json.loads(socket.recv(timeout=PATIENCE))["tournament"]
        beats = 0
        while not is_it(info):
            message = json.loads(socket.recv(timeout=PATIENCE))
            beats += message["type"] == "beat"
            assert beats < 2, info
            info = message.get("tournament", info)
        return info


def tables_of(info: Json, number: int) -> list[Json]:
    return [table for table in info["tables"] if table["round"] == number and table["number"]]


def is_made(number: int) -> Callable[[Json], bool]:
    """Whether a round has begun and all its tables are made."""
    return lambda info: (
        info["round"] == number and all(table["table"] for table in tables_of(info, number))
    )


def test_a_whole_swiss(servers: list[Server]) -> None:
    """Five people, three rounds: one table is played to its end, the others the organiser decides."""
    people = known(servers[0], "Ana C", "Rui C", "Eva C", "Gil C", "Ivo C")
    ana, rui = people[:2]
    other = Guest(servers[1].url, "Guest")
    asked = {"name": "Spring Cup", "game": "white_castle", "clock": CLOCK, "rounds": 3}
    cup = ana.post(ALL, asked)
    path = f"{ALL}/{cup['id']}"
    assert cup["you_organise"]
    assert cup["status"] == "open"
    other.put(f"{path}/people", None, 400)
    ana.post(f"{path}/steps", {"do": "start"}, 400)
    for guest in people:
        guest.put(f"{path}/people", None)
        assert guest.put(f"{path}/people", None)["you_play"]
    rui.post(f"{path}/steps", {"do": "start"}, 403)
    ana.post(f"{path}/steps", {"do": "start"})
    ana.post(f"{path}/steps", {"do": "start"}, 400)
    met: Counter[frozenset[str]] = Counter()
    byes: Counter[str] = Counter()
    for number in (1, 2, 3):
        info = until(other, path, is_made(number))
        tables = tables_of(info, number)
        assert len(tables) == 2
        met.update(frozenset(seat["person"] for seat in table["seats"]) for table in tables)
        byes.update(
            seat["person"]
            for table in info["tables"]
            if table["round"] == number and table["number"] == 0
            for seat in table["seats"]
        )
        if number == 1:
            play_out(ana, people, tables[0]["table"])
            ana.post(f"{path}/tables/1/9", {"note": "no such table"}, 400)
            rui.post(f"{path}/tables/1/2", {"places": [1, 2], "note": "me"}, 403)
        for table in tables[number == 1 :]:
            at = f"{path}/tables/{number}/{table['number']}"
            ana.post(at, {"places": [2, 2], "note": "what?"}, 400)
            ana.post(at, {"places": [1, 2], "note": "by phone"})
    info = until(ana, path, lambda info: info["status"] == "over")
    assert info == ana.get(path), "a socket says what is said when asked"
    assert until(other, path, bool) == other.get(path)
    assert set(met.values()) == {1}
    assert set(byes.values()) == {1}
    assert len(byes) == 3
    assert sum(one["points"] for one in info["standings"]) == 9
    assert [one["rank"] for one in info["standings"]] == sorted(
        one["rank"] for one in info["standings"]
    )
    assert sum(one["played"] for one in info["standings"]) == 12
    assert count_tables(servers[0], cup["id"]) == 6
    # The end of a tournament's table is final, and its table names the tournament.
    table = tables_of(info, 1)[0]["table"]
    assert ana.at(table).state()["table"]["tournament"] == cup["id"]
    assert not ana.at(table).view()["undo"]["step"]
    # What is over can still be put right.
    ana.post(f"{path}/tables/3/1", {"note": "the wrong people"})
    assert tables_of(ana.get(path), 3)[0]["is_cancelled"]
    assert cup["id"] in {one["id"] for one in other.get(ALL)}


def play_out(host: Guest, people: list[Guest], table: str) -> None:
    """Let bots finish a game: everybody who sits there leaves."""
    host.patch(f"/api/tables/{table}", {"pace": 0})
    sitting = {seat["person"] for seat in host.at(table).state()["table"]["seats"]}
    for guest in people:
        if guest.id in sitting:
            guest.post(f"/api/tables/{table}/leave")


def count_tables(server: Server, tournament: str) -> int:
    engine = open_engine(server.db)
    with engine.connect() as connection:
        own = select(func.count()).select_from(TABLES).where(TABLES.c.tournament == tournament)
        count = connection.scalar(own)
    engine.dispose()
    return int(count or 0)


def test_withdrawals_and_private_tournaments(servers: list[Server]) -> None:
    """A private round-robin is found by its link alone; whoever withdraws gives byes to the rest."""
    people = known(servers[0], "Ana P", "Rui P", "Eva P", "Gil P")
    ana, rui = people[:2]
    asked = {"name": "Club", "game": "dragon_castle", "format": "round-robin", "is_listed": False}
    path = f"{ALL}/{ana.post(ALL, asked)['id']}"
    rui.put(f"{path}/people", None)
    assert rui.http.delete(f"{path}/people/{rui.id}").status_code == 200
    for guest in people:
        guest.put(f"{path}/people", None)
    stranger = Guest(servers[1].url, "Stranger")
    assert "Club" not in stranger.http.get(ALL).text
    assert "Club" in rui.http.get(ALL).text
    info = ana.post(f"{path}/steps", {"do": "start"})
    assert (info["rounds"], len(info["tables"])) == (3, 6)
    info = until(ana, path, is_made(1))
    table = next(one for one in tables_of(info, 1) if one["table"] != info["your_table"])
    assert table["table"] not in stranger.http.get("/api/lobby").text
    sitting = [one for one in people if one.get(path)["your_table"] == table["table"]]
    assert {guest.id for guest in sitting} == {seat["person"] for seat in table["seats"]}
    leaver = sitting[0]
    assert stranger.http.delete(f"{path}/people/{leaver.id}").status_code == 403
    assert leaver.http.delete(f"{path}/people/{leaver.id}").status_code == 200
    seats = ana.at(table["table"]).state()["table"]["seats"]
    assert [seat["is_away"] for seat in seats if seat["person"] == leaver.id] == [True]
    # The organiser does not wait: the next rounds are played by those who are left.
    for number in (2, 3):
        info = ana.post(f"{path}/steps", {"do": "next"})
        ids = {s["person"] for t in info["tables"] if t["round"] >= number for s in t["seats"]}
        assert ids == {guest.id for guest in people if guest is not leaver}
        info = until(ana, path, is_made(info["round"]))
    ana.post(f"{path}/steps", {"do": "next"}, 400)
    info = ana.post(f"{path}/steps", {"do": "end"})
    assert info["status"] == "over"
    assert all(table["is_decided"] for table in info["tables"])
    # Deleting one's data leaves the places to a deleted player.
    name = leaver.get("/api/me")["name"]
    leaver.http.post("/api/me/delete", json={"name": name}).raise_for_status()
    names = {one["name"] for one in ana.get(path)["standings"]}
    assert "deleted-player" in names
    assert len(names) == 4


def test_a_socket_ends_with_its_session_and_without_a_tournament(servers: list[Server]) -> None:
    [ana] = known(servers[0], "Ana O")
    path = f"{ALL}/{ana.post(ALL, {'name': 'Short', 'game': 'dragon_castle', 'is_listed': False})['id']}"
    here = ana.http.cookies["tenshu"]
    with listen(ana, path) as socket:
        assert json.loads(socket.recv(timeout=PATIENCE))["tournament"]["you_organise"]
        ana.post("/api/me/link")
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
    ana.http.cookies = httpx.Cookies({"tenshu": here})
    with listen(ana, path) as socket:
        assert not json.loads(socket.recv(timeout=PATIENCE))["tournament"]["you_organise"]
    for missing in ("nothing", "%00", "x" * 300):
        with listen(ana, f"{ALL}/{missing}") as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404, missing


def test_limits(servers: list[Server]) -> None:
    """Only people who have kept their names found tournaments, and not too many."""
    Guest(servers[0].url, "Nobody").post(ALL, {"name": "X", "game": "dragon_castle"}, 400)
    [zoe] = known(servers[0], "Zoe L")
    for number in range(5):
        zoe.post(ALL, {"name": f"Zoe {number}", "game": "dragon_castle", "is_listed": False})
    zoe.post(ALL, {"name": "One more", "game": "dragon_castle"}, 400)
    zoe.post(ALL, {"name": " \u200b", "game": "dragon_castle"}, 400)
    zoe.post(ALL, {"name": "Seats", "game": "dragon_castle", "size": 5}, 400)
    zoe.get(f"{ALL}/nothing", 404)
    [first] = [one for one in zoe.get(ALL) if one["name"] == "Zoe 0"]
    ended = zoe.post(f"{ALL}/{first['id']}/steps", {"do": "end"})
    assert ended["status"] == "cancelled"
    zoe.post(ALL, {"name": "One more", "game": "dragon_castle", "is_listed": False})


def test_a_killed_service_makes_each_table_once(db: str) -> None:
    """Begun by `tenshu admin`; the service is killed while it makes the tables, and goes on."""
    server = Server(db, "--no-limits")
    people = known(server, *(f"Kay {number}" for number in range(16)))
    cup = people[0].post(ALL, {"name": "Killed", "game": "dragon_castle"})["id"]
    for guest in people[1:]:
        guest.put(f"{ALL}/{cup}/people", None)
    task, where = ("tournament",), ("--db", db)
    dry = admin(*task, "join", cup, people[0].id, "--dry-run", *where)
    assert len(dry["standings"]) == 16
    assert len(admin(*task, "show", cup, *where)["standings"]) == 15
    admin(*task, "join", cup, people[0].id, *where)
    server.stop()
    started = admin(*task, "start", cup, *where)
    assert (started["round"], started["rounds"], len(started["tables"])) == (1, 4, 8)
    server.start()
    viewer = Guest(server.url, "Viewer")
    until(viewer, f"{ALL}/{cup}", lambda info: any(table["table"] for table in info["tables"]))
    server.kill()
    assert count_tables(server, cup) > 0
    server.start()
    viewer = Guest(server.url, "Viewer")
    info = until(viewer, f"{ALL}/{cup}", is_made(1))
    assert count_tables(server, cup) == 8
    assert len({table["table"] for table in tables_of(info, 1)}) == 8
    admin(*task, "correct", cup, "1", "1", "agreed", "1", "1", *where)
    admin(*task, "cancel-table", cup, "1", "2", "rain", *where)
    admin(*task, "withdraw", cup, people[3].id, *where)
    assert "no table" in admin(*task, "correct", cup, "1", "9", "x", "1", "2", *where, code=2)
    assert "Killed" in tenshu("admin", *task, "list", *where).out
    assert admin(*task, "next", cup, *where)["round"] == 2
    until(viewer, f"{ALL}/{cup}", is_made(2))
    said = tenshu("admin", *task, "end", cup, *where).out
    assert "over after 2 rounds" in said
    assert "rain" in said
    server.stop()


def test_a_backup_holds_tournaments(sqlite_server: Server, tmp_path: Path) -> None:
    """Everything about a tournament is restored, also to another database."""
    ana, rui = known(sqlite_server, "Ana B", "Rui B")
    cup = ana.post(ALL, {"name": "Kept", "game": "dragon_castle", "format": "round-robin"})["id"]
    for guest in (ana, rui):
        guest.put(f"{ALL}/{cup}/people", None)
    ana.post(f"{ALL}/{cup}/steps", {"do": "start"})
    until(ana, f"{ALL}/{cup}", is_made(1))
    file, new = str(tmp_path / "b.gz"), str(tmp_path / "new.db")
    assert tenshu("admin", "backup", file, "--db", sqlite_server.db).code == 0
    assert tenshu("admin", "restore", file, "--db", new).code == 0
    shown = [admin("tournament", "show", cup, "--db", db) for db in (sqlite_server.db, new)]
    assert shown[0] == shown[1]
    assert ana.get("/api/me/export")["tournament_people"][0]["tournament"] == cup


def test_a_series_is_scored(sqlite_server: Server) -> None:
    """Two games of a series of three: seats turn, and the score follows the people."""
    ana = Guest(sqlite_server.url, "Ana S")
    table = ana.create("white_castle", ["random", "random"], best_of=3)
    with ana.at(table).watch() as watcher:
        while watcher.view["status"] != "over":
            watcher.next("update")
    first = ana.get(f"{table.path}/series")
    again = ana.post(f"{table.path}/rematch")["id"]
    with ana.at(again).watch() as watcher:
        while watcher.view["status"] != "over":
            watcher.next("update")
    series = ana.get(f"/api/tables/{again}/series")
    assert series == ana.get(f"{table.path}/series")
    assert [game["table"] for game in series["games"]] == [table.id, again]
    assert (first["best_of"], len(first["games"])) == (3, 1)
    ranks = ana.at(again).view()["ranks"]
    # Seat 0 of the second game is seat 1 of the first.
    assert series["games"][1]["places"] == [ranks[1], ranks[0]]
    assert sum(player["wins"] for player in series["players"]) == 2
    scores = [ana.at(one).view()["scores"] for one in (table.id, again)]
    points = [scores[0][0] + scores[1][1], scores[0][1] + scores[1][0]]
    assert [player["points"] for player in series["players"]] == points
    is_decided = {player["wins"] for player in series["players"]} == {0, 2}
    assert (series["winner"] is not None) == is_decided
