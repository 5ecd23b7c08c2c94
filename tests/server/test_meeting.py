"""The lobby and how people meet there: over real sockets, on one process and on two."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
from sqlalchemy import update
from websockets.sync.client import ClientConnection, connect

from tenshu.server.storage.store import open_engine
from tenshu.server.storage.tables import PEOPLE
from tests.server.client import PATIENCE, Guest, Json
from tests.server.servers import Server

# The keys of a browser's push subscription.
KEY = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
AUTH = "tBHItJI5svbpez7KI4CCXg"


class LobbyPage:
    """An open socket of the lobby, and what it shows."""

    def __init__(self, guest: Guest) -> None:
        address = guest.url.replace("http", "ws", 1) + "/api/lobby/socket"
        headers = {"Cookie": f"tenshu={guest.http.cookies.get('tenshu')}"}
        self.socket: ClientConnection = connect(address, additional_headers=headers, legacy=True)
        guest.sockets.append(self.socket)
        self.tables: dict[str, Json] = {}
        self.mine: Json = {}
        self.bytes = ""
        self.until(lambda: bool(self.mine))

    def until(self, is_it: Callable[[], bool]) -> None:
        """Read until the page shows something."""
        beats = 0
        while not is_it():
            assert beats < 2, "nothing happened for too long"
            data = self.socket.recv(timeout=PATIENCE)
            assert isinstance(data, str)
            self.bytes += data
            message = json.loads(data)
            beats += message["type"] == "beat"
            self.take_in(message)

    def take_in(self, message: Json) -> None:
        if message["type"] == "lobby":
            self.tables = {table["id"]: table for table in message["tables"]}
        elif message["type"] == "news":
            self.tables |= {table["id"]: table for table in message["tables"]}
            for gone in message["gone"]:
                self.tables.pop(gone, None)
        elif message["type"] == "mine":
            self.mine = message

    def names_at(self, table: str) -> list[str | None]:
        return [seat["name"] for seat in self.tables.get(table, {"seats": []})["seats"]]


def keep_name(server: Server, guest: Guest) -> None:
    """Let somebody be known, as a passkey would."""
    engine = open_engine(server.db)
    with engine.begin() as connection:
        own = update(PEOPLE).where(PEOPLE.c.id == guest.id)
        connection.execute(own.values(known_at="2026-01-01T00:00:00.000Z", name_key=guest.id))
    engine.dispose()


def test_the_lobby_lives(servers: list[Server]) -> None:
    ana, rui = Guest(servers[0].url, "Ana"), Guest(servers[1].url, "Rui")
    page = LobbyPage(rui)
    secret = ana.create("dragon_castle", ["me", "open"], is_listed=False)
    table = ana.create("dragon_castle", ["me", "open"], is_listed=True)
    page.until(lambda: page.names_at(table.id) == ["Ana", None])
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    page.until(lambda: page.names_at(table.id) == ["Ana", "Rui"])
    ana.post(f"{table.path}/start")
    page.until(lambda: page.tables[table.id]["status"] == "running")
    assert table.id in {one["id"] for one in rui.get("/api/lobby")["tables"]}
    hidden = ana.create("dragon_castle", ["me", "open"], is_listed=True)
    page.until(lambda: hidden.id in page.tables)
    ana.patch(hidden.path, {"is_listed": False})
    page.until(lambda: hidden.id not in page.tables)
    assert secret.id not in page.bytes


def test_a_page_of_the_list_goes_on_where_the_last_one_ended(servers: list[Server]) -> None:
    ana = Guest(servers[0].url, "Ana")
    made = {ana.create("white_castle", ["me", "open"], is_listed=True).id for _ in range(60)}
    first = ana.get("/api/lobby")
    assert len(first["tables"]) == 50
    seen, after = [table["id"] for table in first["tables"]], first["next"]
    while after is not None:
        more = ana.get("/api/lobby", after=after)
        seen, after = seen + [table["id"] for table in more["tables"]], more["next"]
    assert len(seen) == len(set(seen))
    assert made <= set(seen)


def test_people_who_want_the_same_are_paired(servers: list[Server]) -> None:
    ana, rui = Guest(servers[0].url, "Ana"), Guest(servers[1].url, "Rui")
    pages = [LobbyPage(ana), LobbyPage(rui)]
    wish = {"games": ["dragon_castle", "white_castle"], "sizes": [2, 3], "pace": "none"}
    ana.post("/api/lobby/seek", wish)
    other = {"games": ["terra_mystica", "white_castle"], "sizes": [2], "pace": "none"}
    found = rui.post("/api/lobby/seek", other)["seek"]["table"]
    pages[0].until(lambda: (pages[0].mine["seek"] or {}).get("table") == found)
    info = ana.at(found).state()["table"]
    assert (info["game"], info["status"]) == ("white_castle", "running")
    assert {seat["name"] for seat in info["seats"]} == {"Ana", "Rui"}
    for guest in (ana, rui):
        assert guest.http.delete("/api/lobby/seek").status_code == 204
        assert guest.get("/api/lobby/mine")["seek"] is None


def test_bots_fill_in_for_whoever_does_not_come(servers: list[Server]) -> None:
    ana = Guest(servers[0].url, "Ana")
    ana.post("/api/lobby/seek/bots", status=409)
    LobbyPage(ana)
    wish = {"games": ["terra_mystica"], "sizes": [3], "pace": "slow"}
    assert ana.post("/api/lobby/seek", wish)["seek"]["table"] is None
    found = ana.post("/api/lobby/seek/bots")["seek"]["table"]
    seats = ana.at(found).state()["table"]["seats"]
    assert sorted(str(seat["bot"]) for seat in seats) == ["None", "medium", "medium"]


def test_nobody_is_paired_for_a_game_that_so_many_cannot_play(servers: list[Server]) -> None:
    ana = Guest(servers[0].url, "Ana")
    LobbyPage(ana)
    wish = {"games": ["dragon_castle", "terra_mystica"], "sizes": [5], "pace": "live"}
    ana.post("/api/lobby/seek", wish)
    found = ana.post("/api/lobby/seek/bots")["seek"]["table"]
    assert ana.at(found).state()["table"]["game"] == "terra_mystica"


def test_two_of_the_same_at_once_are_no_fault_of_the_service(servers: list[Server]) -> None:
    """A double click in each of two tabs: the second one finds what the first has stored."""
    ana, rui = Guest(servers[0].url, "Ana"), Guest(servers[1].url, "Rui")
    for guest in (ana, rui):
        keep_name(servers[0], guest)
        guest.post("/api/me", {"name": f"{guest.id} again"[:20]})
    table = ana.create("dragon_castle", ["me", "open"])
    browser = {"endpoint": f"https://push.example.org/{ana.id}", "p256dh": KEY, "auth": AUTH}
    asked: list[tuple[str, str, Json]] = [
        ("POST", "/api/lobby/seek", {"games": ["terra_mystica"], "sizes": [4], "pace": "fast"}),
        ("PUT", f"/api/friends/{rui.id}", {}),
        ("POST", f"{table.path}/invitations", {"person": rui.id}),
        ("PUT", f"{table.path}/reminders", {"is_muted": True}),
        ("PUT", "/api/me/reminders", {"mail": "off"}),
        ("PUT", "/api/me/habits", {"zone": "Europe/Lisbon"}),
        ("POST", "/api/me/browsers", browser),
        ("POST", f"/api/people/{rui.id}/block", {}),
    ]
    tabs = [httpx.Client(base_url=s.url, cookies=ana.http.cookies, timeout=60) for s in servers]
    with ThreadPoolExecutor(8) as clicks:
        for method, path, body in asked:
            answers = clicks.map(
                lambda number: tabs[number % 2].request(method, path, json=body),  # noqa: B023 - awaited
                range(8),
            )
            statuses = {answer.status_code for answer in answers}
            assert statuses <= {200, 201, 204}, (path, statuses)
    for tab in tabs:
        tab.close()


def test_friends_see_each_other_and_invite(servers: list[Server]) -> None:
    ana, rui, eva = (
        Guest(servers[number % 2].url, name) for number, name in enumerate(("Ana", "Rui", "Eva"))
    )
    for guest in (ana, rui):
        keep_name(servers[0], guest)
    page = LobbyPage(ana)
    rui_page = LobbyPage(rui)
    ana.put(f"/api/friends/{rui.id}", {})
    rui_page.until(lambda: [one["state"] for one in rui_page.mine["friends"]] == ["asks"])
    assert not rui_page.mine["friends"][0]["is_here"], "only friends are told"
    rui.put(f"/api/friends/{ana.id}", {})
    page.until(lambda: [one["is_here"] for one in page.mine["friends"]] == [True])
    table = ana.create("dragon_castle", ["me", "open"])
    ana.post(f"{table.path}/invitations", {"person": rui.id})
    rui_page.until(lambda: [i["table"]["id"] for i in rui_page.mine["invitations"]] == [table.id])
    eva.post(f"{table.path}/invitations", {"person": rui.id}, 403)
    ana.post(f"{table.path}/invitations", {"person": eva.id}, 404)
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    assert rui.get("/api/lobby/mine")["invitations"] == []
    rui_page.socket.close()
    page.until(lambda: [one["is_here"] for one in page.mine["friends"]] == [False])
    assert ana.http.delete(f"/api/friends/{rui.id}").status_code == 204
    assert ana.get("/api/friends") == rui.get("/api/friends") == []


def test_a_rated_table_is_for_people_with_names(servers: list[Server]) -> None:
    ana, rui, eva = (Guest(servers[0].url, name) for name in ("Ana", "Rui", "Eva"))
    asked = {"game": "white_castle", "seats": ["me", "open"], "is_rated": True}
    ana.post("/api/tables", asked, 403)
    for guest in (ana, rui):
        keep_name(servers[0], guest)
    # What the service believes of somebody holds for some seconds; a new name ends that.
    ana.post("/api/me", {"name": "Anna"})
    rui.post("/api/me", {"name": "Ruy"})
    ana.post("/api/tables", asked | {"seats": ["me", "easy"]}, 400)
    table = ana.at(ana.post("/api/tables", asked)["id"])
    eva.post(f"{table.path}/seats/1", {"do": "sit"}, 403)
    ana.post(f"{table.path}/seats/1", {"do": "bot", "level": "easy"}, 409)
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    assert ana.post(f"{table.path}/start")["is_rated"]
