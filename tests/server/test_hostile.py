"""What nobody should send."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tenshu.server.limits import MOST_RECORDS_PER_PERSON
from tenshu.server.storage.store import open_engine
from tenshu.server.storage.tables import RECORDS
from tests.server.client import Guest
from tests.server.program import Program
from tests.server.servers import WAIT, Server, log_lines


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A service with its limits on."""
    server = Server(str(tmp_path_factory.mktemp("strict") / "t.db"), "--log", "info")
    yield server
    server.stop()


BROKEN = (
    b"",
    b"{",
    b"[]",
    b"null",
    b'{"name": 1}',
    b'{"name": "\xff"}',
    b'{"name": ""}',
    b"\x00" * 99,
    b'{"name": "x", "more": 1}',
    b'{"name": "' + b"x" * 25 + b'"}',
    b"[" * 20_000,
)


@pytest.mark.parametrize("body", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_body_is_refused(server: Server, body: bytes) -> None:
    ana = Guest(server.url, name="")
    headers = {"content-type": "application/json"}
    answer = ana.http.post("/api/me", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["message"]["key"] == "error-request"


def test_a_form_is_refused(server: Server) -> None:
    ana = Guest(server.url, name="")
    answer = ana.http.post("/api/me", data={"name": "Ana"})
    assert answer.status_code == 400


def test_too_much_is_refused(server: Server) -> None:
    ana = Guest(server.url)
    answer = ana.http.post("/api/me", json={"name": "x" * 100_000})
    assert answer.status_code == 413
    assert answer.json()["message"]["key"] == "error-too-large"
    answer = ana.http.post("/api/records", json={"text": "x" * 5_000_000})
    assert answer.status_code == 413


def test_odd_addresses_are_refused(server: Server) -> None:
    ana = Guest(server.url)
    for path in ("%00", "..%2f..%2fetc", "x" * 41, "a b", "%ff"):
        assert ana.http.get(f"/api/tables/{path}").status_code in (400, 404), path
    for path in ("/../../pyproject.toml", "/assets/../../app.py", "/api/nothing", "/%2e%2e/x.py"):
        assert ana.http.get(path).status_code == 404, path
    for path in ("/%00", "/" + "x" * 300, "/a/" + "y" * 5000, "/%00/assets/z.js"):
        assert ana.http.get(path).status_code in (200, 404), path
    assert ana.http.delete("/api/me").status_code == 405
    assert ana.get("/api/tables", 400, show="all")["message"]["key"] == "error-request"


@pytest.mark.parametrize("host", ["x:notaport", "x:-1", "[::1]:99999999", "[", ""])
def test_an_odd_host_is_no_fault_of_the_service(server: Server, host: str) -> None:
    ana = Guest(server.url)
    for path, body, status in (("/api/me", {"name": "Ana"}, 200), ("/api/me/link", {}, 200)):
        answer = ana.http.post(path, json=body, headers={"host": host})
        assert answer.status_code == status, answer.text
    answer = ana.http.post("/api/enter/passkey/options", headers={"host": host})
    assert answer.status_code in (200, 400)


def test_another_site_cannot_act(server: Server) -> None:
    ana = Guest(server.url)
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://[::1"},
        {"sec-fetch-site": "cross-site"},
    ):
        answer = ana.http.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["message"]["key"] == "error-origin"
    answer = ana.http.post("/api/me", json={"name": "Eva"}, headers={"origin": server.url})
    assert answer.status_code == 200


def test_another_site_cannot_listen(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "random"])
    address = server.url.replace("http", "ws") + f"{table.path}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin=Origin("https://evil.example"), legacy=True)
    assert refused.value.response.status_code == 403
    connect(address, origin=Origin(server.url), legacy=True).close()


def test_a_socket_to_nowhere_is_closed_with_a_reason(server: Server) -> None:
    ana = Guest(server.url)
    private = ana.create("dragon_castle", ["me", "random"], has_spectators=False)
    for table, code in (("nothing", 4404), (private.id, 4403)):
        address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        socket = connect(address, legacy=True)
        with pytest.raises(Exception, match=str(code)):
            socket.recv(timeout=10)
        socket.close()


def test_a_socket_takes_no_long_messages(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "random"])
    watcher = table.watch()
    watcher.socket.send('{"type":"beat"}')
    watcher.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        watcher.until(lambda _: False)


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    ana = Guest(server.url)
    good = ana.http.cookies["tenshu"]
    for cookie in (ana.id, f"{ana.id}.", f"{ana.id}.{'0' * 64}", good + "0", "." * 9, f"x{good}"):
        answer = httpx.get(f"{server.url}/api/me", headers={"cookie": f"tenshu={cookie}"})
        assert answer.status_code == 401, cookie
    assert (
        httpx.get(f"{server.url}/api/me", headers={"cookie": f"tenshu={good}"}).status_code == 200
    )


def test_the_cookie_is_not_for_scripts(server: Server) -> None:
    ana = Guest(server.url, name="")
    cookie = ana.http.post("/api/me", json={"name": "Ana"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_every_answer_is_guarded(server: Server) -> None:
    ana = Guest(server.url)
    for path in ("/api/me", "/api/nothing", "/", "/healthz", "/api/tables/x"):
        headers = ana.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert ana.http.get("/api/me").headers["cache-control"] == "no-store"


def test_limits_say_when_to_come_back(strict: Server) -> None:
    ana = Guest(strict.url)
    table = ana.create("dragon_castle", ["me", "random"])
    for _ in range(30):
        answer = ana.http.post(f"{table.path}/chat", json={"text": "hello"})
        if answer.status_code == 429:
            break
    else:
        raise AssertionError("nobody was stopped")
    problem = answer.json()
    assert problem["message"]["key"] == "error-too-many"
    assert 1 <= problem["seconds"] <= 2
    assert answer.headers["retry-after"] == str(problem["seconds"])
    rui = Guest(strict.url, "Rui")
    rui.post(f"{table.path}/chat", {"text": "I may"})


def test_too_many_moves_of_a_program_are_put_off(strict: Server) -> None:
    ana = Guest(strict.url)
    bot = Program(ana)
    challenge = {"game": "dragon_castle", "seats": ["me", "easy"], "start": True}
    table = bot.post("/api/bot/table", challenge)["id"]
    stale = {"version": 999, "action": 0, "key": "k"}
    path = f"/api/bot/table/{table}/act"
    answers = [bot.guest.http.post(path, json=stale) for _ in range(200)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)


def test_new_guests_are_limited_by_address(strict: Server) -> None:
    statuses = set()
    for number in range(40):
        guest = Guest(strict.url, name="")
        statuses.add(guest.http.post("/api/me", json={"name": f"g{number}"}).status_code)
    assert statuses == {200, 429}


def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), "--log", "debug")
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "greedy"])
    token = ana.post("/api/me/link")["token"]
    ana.post("/api/enter", {"token": token})
    with table.watch() as watcher:
        view = watcher.wait_for_turn()
        table.act(view, view["moves"][0]["action"])
        watcher.wait_for_turn()
    ana.get(f"{table.path}/why-not", action="place a1")
    ana.get("/api/tables/secretsecret", 404)
    _, log = server.stop()
    lines = log_lines(log)
    routes = {line.get("route") for line in lines if line["event"] == "request"}
    assert "/api/tables/{table}/actions" in routes
    for secret in (token, ana.http.cookies["tenshu"], table.id, "secretsecret"):
        assert secret not in log
        assert json.dumps(secret) not in log


def test_health_and_figures(server: Server) -> None:
    ana = Guest(server.url)
    assert ana.get("/healthz") == {"status": "ok"}
    ana.create("dragon_castle", ["me", "random"])
    figures = ana.http.get("/metrics").text
    for name in ("request_seconds_count", "commit_seconds", "connections", "log_entries_total"):
        assert f"tenshu_{name}" in figures
    assert "process_resident_memory_bytes" in figures


def test_invented_methods_leave_no_trace_in_the_figures(server: Server) -> None:
    ana = Guest(server.url)
    for number in range(5):
        ana.http.request(f"BREW{number}", "/api/me")
    figures = ana.http.get("/metrics").text
    assert "BREW" not in figures
    assert 'method="other"' in figures


def test_the_schema_is_made_once(server: Server) -> None:
    guest = Guest(server.url, name="")
    first = guest.http.get("/schema")
    began = time.monotonic()
    assert all(guest.http.get("/schema").content == first.content for _ in range(50))
    assert first.json()["openapi"]
    assert time.monotonic() - began < 5


def test_a_key_holds_text_only(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    view = table.view()
    assert table.act(view, view["moves"][0]["action"], key="a\0b", status=400)["message"]


@pytest.mark.parametrize("do", ["leave", "return", "rematch"])
def test_a_stranger_learns_nothing_by_leaving(server: Server, do: str) -> None:
    ana, eve = Guest(server.url, "Ana"), Guest(server.url, "Eve")
    table = ana.create("dragon_castle", ["me", "random"], has_spectators=False)
    refused = eve.post(f"{table.path}/{do}", None, 403)
    assert refused["message"]["key"] == "error-no-seat"
    assert "Ana" not in json.dumps(refused)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f", "\u200b\u200d", "\u0301"])
def test_a_name_can_be_seen(server: Server, name: str) -> None:
    refused = Guest(server.url, name="").post("/api/me", {"name": name}, 400)
    assert refused["message"]["key"] == "error-name"


def test_a_new_link_logs_everybody_else_out(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    phone = Guest(server.url, name="")
    phone.post("/api/enter", {"token": ana.post("/api/me/link")["token"]})
    assert phone.get("/api/me")["id"] == ana.id
    watcher = phone.at(table).watch()
    assert watcher.view["is_yours"]
    token = ana.post("/api/me/link")["token"]
    assert ana.get("/api/me")["id"] == ana.id
    assert table.view()["is_yours"]
    phone.get("/api/me", 401)
    assert not phone.at(table).view()["is_yours"]
    phone.post(f"{table.path}/chat", {"text": "still me"}, 401)
    with pytest.raises(ConnectionClosed):
        watcher.until(lambda _: False)
    phone.post("/api/enter", {"token": token})
    assert phone.get("/api/me")["id"] == ana.id


def test_one_person_keeps_only_so_many_records(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), "--no-limits")
    text = "tenshu record 1\ngame: dragon_castle/1\nseats: 2\n"
    ana = Guest(server.url)
    for _ in range(MOST_RECORDS_PER_PERSON):
        ana.post("/api/records", {"text": text})
    refused = ana.post("/api/records", {"text": text}, 429)
    assert refused["message"]["key"] == "error-record-quota"
    kept = Guest(server.url, "Rui").post("/api/records", {"text": text})["id"]
    server.stop()
    engine = open_engine(server.db)
    with engine.begin() as connection:
        connection.execute(update(RECORDS).values(seen_at="2020-01-01T00:00:00.000Z"))
        assert "127.0.0.1" not in str(connection.execute(select(RECORDS)).all())
    engine.dispose()
    server.start()
    rui = Guest(server.url)
    began = time.monotonic()
    while rui.http.get(f"/api/replays/{kept}").status_code != 404:
        assert time.monotonic() - began < WAIT
    server.stop()
