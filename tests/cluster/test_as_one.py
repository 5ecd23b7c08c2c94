"""Several processes look like one: games, people, names and sessions."""

import time

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cluster.cluster import Cluster, elsewhere
from tests.server.client import Guest, Table, Watcher
from tests.server.servers import WAIT


def sit_together(cluster: Cluster, **options: object) -> tuple[Table, Table]:
    """A begun table with Ana at the first process and Rui at the second."""
    ana, rui = cluster.guest(0, "Ana"), cluster.guest(1, "Rui")
    table = ana.create("dragon_castle", ["me", "open"], **options)
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    return table, rui.at(table)


def wait_for_info(watcher: Watcher, **expected: object) -> None:
    while any(watcher.info[name] != value for name, value in expected.items()):
        watcher.next("table")


def test_a_game_behind_a_round_robin(cluster: Cluster) -> None:
    """Every request goes wherever it goes, with a connection of its own."""
    ana = cluster.guest(None, "Ana")
    ana.http.headers["connection"] = "close"
    table = ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    watchers = [elsewhere(ana, server.url).at(table).watch() for server in cluster.servers]
    for _ in range(12):
        view = table.view()
        done = table.act(view, view["moves"][0]["action"])
        ana.post(f"{table.path}/chat", {"text": f"move {done['version']}"})
    for watcher in watchers:
        watcher.wait_for(done["version"])
        while len(watcher.chat) < 12:
            watcher.next("chat")
        assert [entry["version"] for entry in watcher.entries] == list(
            range(1, watcher.view["version"] + 1)
        )
        assert [line["id"] for line in watcher.chat] == list(range(1, 13))
    assert len({str(watcher.view["position"]) for watcher in watchers}) == 1


def test_people_and_spectators_are_seen_everywhere(cluster: Cluster) -> None:
    table, rui = sit_together(cluster)
    third = cluster.guest(2, "Lia").at(table)
    with third.watch() as watcher, rui.watch():
        while not watcher.info["seats"][1]["is_here"]:
            watcher.next("table")
        assert not watcher.info["seats"][0]["is_here"]
        # Lia, and two people without a name at the other processes.
        nobodies = [cluster.guest(at, "").at(table).watch() for at in (0, 1)]
        wait_for_info(watcher, spectators=3)
        assert third.state()["table"]["spectators"] == 3
        # The host's process has nobody of them, and knows that Rui is at the table.
        refused = table.guest.post(f"{table.path}/seats/1", {"do": "bot"}, 409)
        assert refused["message"]["key"] == "error-seat-here"
        nobodies[0].socket.close()
        wait_for_info(watcher, spectators=2)
    with table.watch() as watcher:
        while watcher.info["seats"][1]["is_here"] or watcher.info["spectators"] != 1:
            watcher.next("table")
    table.guest.post(f"{table.path}/seats/1", {"do": "bot"})


def test_a_new_name_is_seen_and_kept(cluster: Cluster) -> None:
    table, rui = sit_together(cluster)
    with table.watch() as watcher:
        again = elsewhere(rui.guest, cluster.servers[2].url)
        again.post("/api/me", {"name": "Ruy"})
        while watcher.info["seats"][1]["name"] != "Ruy":
            watcher.next("table")
        # Changes of the other processes keep it.
        table.guest.patch(table.path, {"pace": 100})
        table.guest.put(f"{table.path}/orders", {})
        assert rui.state()["table"]["seats"][1]["name"] == "Ruy"
        assert rui.guest.post(f"{table.path}/chat", {"text": "Olá"})["name"] == "Ruy"


def test_a_new_link_ends_all_sessions_at_once(cluster: Cluster) -> None:
    ana = cluster.guest(0, "Ana")
    table = ana.create("dragon_castle", ["me", "open"])
    old = elsewhere(ana, cluster.servers[1].url)
    assert old.get("/api/me")["id"] == ana.id
    watcher = old.at(table).watch()
    cookie = ana.http.cookies["tenshu"]
    old.http.cookies = {"tenshu": cookie}
    ana.post("/api/me/link")
    # The notice closes the socket; from then on the old cookie is void there.
    with pytest.raises(ConnectionClosed):
        watcher.until(lambda _: False)
    old.get("/api/me", 401)
    assert ana.get("/api/me")["id"] == ana.id


def test_notices_come_back_after_a_lost_connection(cluster: Cluster) -> None:
    table, rui = sit_together(cluster)
    with table.watch() as one, rui.watch() as two:
        for _ in range(2):
            with psycopg.connect(cluster.db, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            actor, other = (one, two) if one.view["is_yours"] else (two, one)
            done = play_until_stored(actor)
            other.wait_for(done)
            actor.wait_for(done)
    assert one.view["version"] == two.view["version"]
    # What was lost and found again is in the log, and nothing else.
    wait_until_listening(cluster)


def play_until_stored(actor: Watcher) -> int:
    """Play the first move; a process that lost its connections may say 503 once."""
    view, began = actor.view, time.monotonic()
    body = {"version": view["version"], "action": view["moves"][0]["action"], "key": "k"}
    body["key"] = f"lost {view['version']}"
    while time.monotonic() - began < WAIT:
        answer = actor.table.guest.http.post(f"{actor.table.path}/actions", json=body)
        if answer.status_code == 200:
            return int(answer.json()["version"])
        assert answer.status_code == 503, answer.text
    raise AssertionError("nothing could be stored any more")


def wait_until_listening(cluster: Cluster) -> None:
    began = time.monotonic()
    with psycopg.connect(cluster.db, autocommit=True) as connection:
        while time.monotonic() - began < WAIT:
            found = connection.execute(
                "SELECT count(*) FROM pg_stat_activity "
                "WHERE datname = current_database() AND query = 'LISTEN tenshu'"
            ).fetchone()
            if found == (len(cluster.servers),):
                return
    raise AssertionError("not everybody listens")


def test_everybody_is_a_guest_of_the_whole_service(cluster: Cluster) -> None:
    ana = cluster.guest(0, "Ana")
    for server in cluster.servers:
        assert elsewhere(ana, server.url).get("/api/me")["name"] == "Ana"
        assert isinstance(Guest(server.url, "Rui").id, str)


def test_a_revoked_token_is_void_everywhere(cluster: Cluster) -> None:
    ana = cluster.guest(0, "Ana")
    made = ana.post("/api/me/tokens", {"name": "Robo", "scopes": ["bot:play"]}, 201)
    bearer = {"authorization": f"Bearer {made['secret']}"}
    with httpx.Client(base_url=cluster.servers[1].url, headers=bearer, timeout=WAIT) as robo:
        assert robo.get("/api/bot/me").json()["name"] == "Robo"
        with robo.stream("GET", "/api/stream/event") as stream:
            lines = stream.iter_lines()
            assert '"tables"' in next(lines)
            ana.http.delete(f"/api/me/tokens/{made['info']['id']}").raise_for_status()
            # The notice ends the stream; from then on the token is void there.
            for line in lines:
                assert line
        assert robo.get("/api/bot/me").status_code == 401
