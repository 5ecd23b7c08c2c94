"""People who would rather not meet, floods, two tabs at once, and what nobody else may notice."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tenshu.server.limits import MOST_INVITATIONS_BY_ONE
from tests.server.client import Guest, Json
from tests.server.post_office import Browser
from tests.server.program import Program
from tests.server.servers import Server

TABS = 8
NIGHT = {"begins": 1320, "ends": 420}


def known(server: Server, name: str) -> Guest:
    """Somebody who has kept a name that nobody else has here."""
    guest = Guest(server.url, name)
    guest.post("/api/me", {"name": f"{name} {guest.id[:8]}"})
    guest.post("/api/me/code")
    return guest


def test_blocked_people_neither_invite_nor_befriend_nor_are_paired(sqlite_server: Server) -> None:
    ana, troll, eva = (known(sqlite_server, name) for name in ("Ana", "Troll", "Eva"))
    invited = troll.create("white_castle", ["me", "open"])
    troll.post(f"{invited.path}/invitations", {"person": ana.id})
    troll.put(f"/api/friends/{ana.id}", {})
    mine = ana.get("/api/lobby/mine")
    assert len(mine["invitations"]) == len(mine["friends"]) == 1
    assert ana.http.post(f"/api/people/{troll.id}/block").status_code == 204
    mine = ana.get("/api/lobby/mine")
    assert mine["invitations"] == mine["friends"] == []
    for one, other in ((troll, ana), (ana, troll)):
        table = one.create("white_castle", ["me", "open"])
        refused = one.post(f"{table.path}/invitations", {"person": other.id}, 404)
        nobody = one.post(f"{table.path}/invitations", {"person": "nobody"}, 404)
        assert refused == nobody, "a block looks like nobody"
        # Troll has asked before, and hears the same as then.
        one.put(f"/api/friends/{other.id}", {}, 200 if one is troll else 404)
    assert ana.get("/api/friends") == []
    wish = {"games": ["terra_mystica"], "sizes": [2], "pace": "live"}
    assert troll.post("/api/lobby/seek", wish)["seek"]["table"] is None
    assert ana.post("/api/lobby/seek", wish)["seek"]["table"] is None, "they would meet"
    found = eva.post("/api/lobby/seek", wish)["seek"]["table"]
    assert {seat["person"] for seat in eva.at(found).state()["table"]["seats"]} == {
        eva.id,
        troll.id,
    }, "whoever waits longest goes first"
    assert ana.http.delete("/api/lobby/seek").status_code == 204


def test_a_blocked_persons_chat_is_not_delivered(servers: list[Server]) -> None:
    """Neither by sockets nor by streams nor when asked for; others read what they read before."""
    ana, eva = Guest(servers[0].url, "Ana"), Guest(servers[0].url, "Eva")
    troll, leo = Guest(servers[1].url, "Troll"), Guest(servers[1].url, "Leo")
    bot = Program(ana)
    table = ana.create("white_castle", ["me", "open"], is_listed=True)

    # Ana listens at another process than that at which she blocks.
    away = Guest(servers[1].url, "")
    away.http.cookies.set("tenshu", ana.http.cookies["tenshu"])
    troll.at(table).say("boo")
    leo.at(table).say("hello")
    own, other = away.at(table).watch(), eva.at(table).watch()
    with own, other, bot.watch(table.id) as stream:
        assert texts(own.chat) == texts(other.chat) == texts(stream.read()["chat"])
        before = [len(watcher.said) for watcher in (own, other)]
        assert ana.http.post(f"/api/people/{troll.id}/block").status_code == 204
        for heard in (own.next("welcome"), stream.next("welcome")):
            assert texts(heard["chat"]) == ["hello"]
        troll.at(table).say("can you hear me?")
        leo.at(table).say("nice weather")
        for watcher in (own, stream):
            assert watcher.next("chat")["line"]["text"] == "nice weather"
        for watcher in (eva.at(table).watch(), other):
            while len(watcher.chat) < 4:
                watcher.next("chat")
            assert texts(watcher.chat) == ["boo", "hello", "can you hear me?", "nice weather"]
        assert {message["type"] for message in other.said[before[1] :]} <= {"chat", "table"}
        for reader in (ana.at(table), away.at(table)):
            assert texts(reader.state()["chat"]) == ["hello", "nice weather"]
            with reader.watch() as back:
                assert texts(back.chat) == ["hello", "nice weather"]
        assert texts(troll.at(table).state()["chat"]) == texts(other.chat)
        assert ana.http.delete(f"/api/people/{troll.id}/block").status_code == 204
        for heard in (own.next("welcome"), stream.next("welcome")):
            assert texts(heard["chat"]) == texts(other.chat)
        troll.at(table).say("hello again")
        for watcher in (own, other, stream):
            assert watcher.next("chat")["line"]["text"] == "hello again"


def test_a_blocked_guest_stays_silent_under_their_kept_name(servers: list[Server]) -> None:
    ana, troll = Guest(servers[0].url, "Ana"), known(servers[1], "Troll")
    guest = Guest(servers[1].url, "Guest of Troll")
    table = ana.create("white_castle", ["me", "open"])
    assert ana.http.post(f"/api/people/{guest.id}/block").status_code == 204
    with ana.at(table).watch() as watcher:
        offer = guest.post("/api/enter/code", troll.post("/api/me/code"))["join"]
        guest.post("/api/me/join", {"token": offer["token"]})
        watcher.next("welcome")
        guest.at(table).say("guess who")
        ana.at(table).say("nobody there?")
        assert watcher.next("chat")["line"]["text"] == "nobody there?"


def texts(chat: list[Json]) -> list[str]:
    return [line["text"] for line in chat]


def test_one_person_cannot_flood_another_with_invitations(sqlite_server: Server) -> None:
    ana, rui = known(sqlite_server, "Ana"), known(sqlite_server, "Rui")
    tables = [
        ana.create("white_castle", ["me", "open"]) for _ in range(MOST_INVITATIONS_BY_ONE + 1)
    ]
    for table in tables[:-1]:
        for _ in range(2):
            ana.post(f"{table.path}/invitations", {"person": rui.id})
    ana.post(f"{tables[-1].path}/invitations", {"person": rui.id}, 404)
    assert len(rui.get("/api/lobby/mine")["invitations"]) == MOST_INVITATIONS_BY_ONE
    assert rui.http.delete(f"/api/lobby/invitations/{tables[0].id}").status_code == 204
    ana.post(f"{tables[-1].path}/invitations", {"person": rui.id})


def test_two_tabs_may_ask_for_the_same_at_once(server: Server) -> None:
    ana, rui = known(server, "Ana"), known(server, "Rui")
    table = ana.create("white_castle", ["me", "open"])
    browser = Browser("https://push.example/1").subscription()
    wish = {"games": ["terra_mystica"], "sizes": [4], "pace": "slow"}
    asked: list[Callable[[], int]] = [
        lambda: ana.http.post("/api/lobby/seek", json=wish).status_code,
        lambda: ana.http.put("/api/me/habits", json={"sleep": NIGHT}).status_code,
        lambda: ana.http.put("/api/me/reminders", json={"quiet": NIGHT}).status_code,
        lambda: ana.http.post("/api/me/browsers", json=browser).status_code,
        lambda: ana.http.put(f"{table.path}/reminders", json={"is_muted": True}).status_code,
        lambda: ana.http.post(f"{table.path}/invitations", json={"person": rui.id}).status_code,
        lambda: ana.http.put(f"/api/friends/{rui.id}", json={}).status_code,
        lambda: ana.http.post("/api/me/code").status_code,
        lambda: rui.http.post(f"/api/people/{ana.id}/block").status_code,
    ]
    with ThreadPoolExecutor(TABS) as tabs:
        for ask in asked:
            statuses = [tab.result() for tab in [tabs.submit(ask) for _ in range(TABS)]]
            assert set(statuses) <= {200, 201, 204}, statuses
    assert ana.get("/api/lobby/mine")["seek"]["wish"] == wish
    assert ana.get("/api/me/reminders")["browsers"] == 1
    assert ana.http.delete("/api/lobby/seek").status_code == 204


def test_people_who_all_seek_at_once_sit_at_one_table_each(server: Server) -> None:
    people = [Guest(server.url, f"Guest {number}") for number in range(TABS)]
    wish = {"games": ["terra_mystica"], "sizes": [4], "pace": "fast"}
    with ThreadPoolExecutor(TABS) as all_at_once:
        list(all_at_once.map(lambda one: one.post("/api/lobby/seek", wish), people))
    found = [one.get("/api/lobby/mine")["seek"]["table"] for one in people]
    assert None not in found
    assert sorted(found.count(table) for table in set(found)) == [4, 4]
    for one in people:
        assert len(one.get("/api/tables", show="mine")) == 1
        assert one.http.delete("/api/lobby/seek").status_code == 204


def test_bots_begin_a_game_that_has_the_seats_and_sleepers_may_sleep(sqlite_server: Server) -> None:
    ana = Guest(sqlite_server.url, "Ana")
    ana.put("/api/me/habits", {"zone": "UTC", "sleep": NIGHT})
    ana.post(
        "/api/lobby/seek",
        {"games": ["dragon_castle", "terra_mystica"], "sizes": [5], "pace": "slow"},
    )
    table = ana.at(ana.post("/api/lobby/seek/bots")["seek"]["table"])
    assert table.state()["table"]["game"] == "terra_mystica"
    with table.watch() as watcher:
        watcher.wait_for_turn()
        assert {pause["kind"] for pause in table.state()["table"]["time"]["pauses"]} == {"sleep"}


def test_nobody_notices_that_somebody_gives_standing_orders(sqlite_server: Server) -> None:
    ana, rui = Guest(sqlite_server.url, "Ana"), Guest(sqlite_server.url, "Rui")
    table = ana.create("terra_mystica", ["me", "open"], clock={"pace": "slow"})
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    with table.watch() as own, rui.at(table).watch() as others:
        own.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["is_here"])
        before = without_time(rui.at(table).state())
        ana.put(f"{table.path}/orders", {"leech": "never"})
        own.until(lambda m: m["type"] == "table" and m["table"]["orders"] == {"leech": "never"})
        assert without_time(rui.at(table).state()) == before
        mine = next(t for t in rui.get("/api/tables", show="mine") if t["id"] == table.id)
        assert mine["updated_at"] == before["table"]["updated_at"]
        read = len(others.said)
        ana.post(f"{table.path}/chat", {"text": "hello"})
        others.next("chat")
        about = [m for m in others.said[read:] if m["type"] == "table"]
        assert all(without_time(m)["table"] == before["table"] for m in about), (
            "who is here, at most"
        )
        assert "leech" not in str(others.said[0]["table"]["orders"])


def without_time(state: Json) -> Json:
    """All but the moment at which the clock was read."""
    table = {**state["table"], "time": None}
    return {**state, "table": table}
