"""What strangers send in order to stop the service, and how little the others notice of it."""

import asyncio
import logging
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tenshu.cli.serve import open_port
from tenshu.server.connections import Connections
from tenshu.server.guard import Guard, Scope
from tenshu.server.limits import (
    MOST_LINES_A_MINUTE,
    MOST_SOCKETS_PER_ADDRESS,
    network_of,
)
from tenshu.server.logs import RepeatFilter
from tenshu.server.service import Service
from tenshu.server.serving import make_server
from tenshu.server.settings import Settings
from tenshu.server.sockets import EXTENSION
from tests.server.client import Guest
from tests.server.servers import Server
from tests.zygote import ROOT

LEDGER = (ROOT / "tests/records/terra_mystica/chosen-2.ledger").read_text()
# Far above what an answer takes on a busy machine, far below what a blocked service would take.
SOON = 8.0
# With the whole flood before it, the bot would wait for several times as long.
MUCH_LATER = 30.0


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A service with its limits on."""
    server = Server(str(tmp_path_factory.mktemp("guarded") / "t.db"), "--log", "error")
    yield server
    code, log = server.stop(signal.SIGTERM)
    assert code in (0, -signal.SIGTERM), log
    assert log == ""


def endless_ledger() -> str:
    """A ledger whose reader once never came to an end: the spade of a cult has no row of its own."""
    rows = LEDGER.splitlines()
    spade = rows.index("swarmlings: transform F3 to red")
    assert rows[spade + 2].startswith("swarmlings: ")
    return "\n".join([*rows[:spade], rows[spade + 1], "swarmlings: -fire", *rows[spade + 3 :]])


HEAVY = {
    "endless": endless_ledger(),
    "empty lines": "x" + "\n" * 20_000 + "x",
    "one long row": LEDGER + "swarmlings: " + "decline." * 20_000,
    "a longer row": LEDGER + "swarmlings: " + "decline." * 90_000,
    "unknown places": LEDGER + "swarmlings: upgrade i99 to tp\n",
    "long header": "tenshu record 1\ngame: dragon_castle/1\nseats: 2\nnote: " + "x" * 150_000,
    "nested": "tenshu record 1\ngame: dragon_castle/1\nseats: 2\n\n" + "p1: " + "(" * 90_000,
    "no text": "tenshu record 1\0",
    "too long": "x" * 300_000,
}


@pytest.mark.parametrize("name", HEAVY)
def test_a_heavy_record_is_refused_and_nobody_waits(guarded: Server, name: str) -> None:
    slowest = 0.0
    with httpx.Client(base_url=guarded.url, timeout=90.0) as client:
        answers: list[httpx.Response] = []

        def send() -> None:
            answers.append(client.post("/api/records", json={"text": HEAVY[name]}))

        sender = threading.Thread(target=send)
        sender.start()
        while sender.is_alive():
            began = time.monotonic()
            assert httpx.get(f"{guarded.url}/api/games", timeout=90.0).status_code == 200
            slowest = max(slowest, time.monotonic() - began)
            sender.join(0.2)
    # Some of them are games after all, only written at length.
    if answers[0].status_code != 201:
        assert answers[0].status_code == 400, answers[0].text
        assert answers[0].json()["message"]["key"].startswith(("error-record", "error-ledger"))
    assert slowest < SOON


def test_it_stops_while_a_bot_thinks(tmp_path: Path) -> None:
    """Compiled code cannot be interrupted, so the worker is killed."""
    server = Server(str(tmp_path / "t.db"), "--effort", "50")
    guest = Guest(server.url)
    options = {"first_player": "2"}
    with guest.create("dragon_castle", ["me", "hard"], options=options).watch() as watcher:
        # Its first decision may take 25 s.
        assert watcher.view["actor"] == 1
        began = time.monotonic()
        server.stop(signal.SIGTERM)
        assert time.monotonic() - began < 15


def test_hints_do_not_keep_bots_waiting(tmp_path: Path) -> None:
    """People who ask for hints, and leave, never delay another table's bot for long."""
    server = Server(str(tmp_path / "t.db"), "--workers", "1", "--no-limits")
    tables = []
    for number in range(6):
        guest = Guest(server.url, f"g{number}")
        tables.append(guest.create("terra_mystica", ["me", "me"], is_one_screen=True))
    rui = Guest(server.url, "Rui")
    table = rui.create("dragon_castle", ["me", "greedy"])
    statuses: list[int] = []
    has_begun, is_over = threading.Event(), threading.Event()

    def flood(number: int) -> None:
        asker = tables[number].guest
        while not is_over.is_set():
            try:
                answer = httpx.get(
                    f"{server.url}{tables[number].path}/hint",
                    cookies=asker.http.cookies,
                    timeout=1.0 if number % 2 else 120.0,
                )
            except httpx.TimeoutException:
                continue
            statuses.append(answer.status_code)
            has_begun.set()

    threads = [threading.Thread(target=flood, args=(n % len(tables),)) for n in range(12)]
    for thread in threads:
        thread.start()
    has_begun.wait()
    with table.watch() as watcher:
        view = watcher.wait_for_turn()
        began = time.monotonic()
        table.act(view, view["moves"][0]["action"])
        while watcher.view["version"] <= view["version"] or not watcher.view["is_yours"]:
            watcher.next("update")
        waited = time.monotonic() - began
    is_over.set()
    for thread in threads:
        thread.join()
    assert waited < MUCH_LATER
    assert set(statuses) <= {200, 429, 503}
    server.stop()


def half_request(url: str, text: bytes) -> socket.socket:
    """A connection on which a part of a request was sent."""
    host, port = url.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), 5.0)
    connection.sendall(text)
    return connection


HALF = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
HALF_BODY = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"


def test_half_sent_requests_make_room_for_whole_ones(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), files=1000)
    halves = [half_request(server.url, HALF) for _ in range(1100)]
    assert httpx.get(f"{server.url}/healthz", timeout=20.0).status_code == 200
    ana = Guest(server.url)
    with ana.create("dragon_castle", ["me", "random"]).watch() as watcher:
        halves += [half_request(server.url, HALF) for _ in range(500)]
        assert watcher.wait_for_turn()["is_yours"]
    for half in halves:
        half.close()
    code, log = server.stop()
    assert (code, log) == (0, "")


def test_a_request_must_arrive_in_time(tmp_path: Path) -> None:
    """Half a header, a header that never ends, and half a body are cut off, each after its time."""
    settings = Settings(str(tmp_path / "t.db"), header_seconds=0.5, body_seconds=1.5)
    is_ready = threading.Event()
    server = make_server(settings, is_ready.set)
    with open_port("127.0.0.1", 0) as listener:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        assert is_ready.wait(SOON)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        began = time.monotonic()
        body, slow = half_request(url, HALF_BODY), half_request(url, HALF)
        for half in (half_request(url, b""), half_request(url, HALF)):
            wait_for_end(half)
        # What trickles in does not begin the time anew.
        with suppress(ConnectionError):
            while time.monotonic() < began + SOON:
                slow.sendall(b"X-Slow: 1\r\n")
        assert settings.header_seconds <= time.monotonic() - began < SOON
        wait_for_end(body)
        assert settings.body_seconds <= time.monotonic() - began < SOON
        slow.close()
        server.should_exit = True
        thread.join()


def wait_for_end(connection: socket.socket) -> None:
    """Wait until the service has closed a connection, with an answer or without."""
    connection.settimeout(SOON)
    with suppress(ConnectionError):
        while connection.recv(1000):
            pass
    connection.close()


def test_one_address_has_only_so_many_connections() -> None:
    connections = Connections(10, 3, lambda address: address == "10.0.0.1")
    transports = [asyncio.Transport() for _ in range(5)]
    assert [connections.admit(one, "192.0.2.1") for one in transports] == [True] * 3 + [False] * 2
    assert connections.admit(asyncio.Transport(), "192.0.2.2")
    assert all(connections.admit(asyncio.Transport(), "10.0.0.1") for _ in range(5))
    connections.forget(transports[0])
    assert connections.admit(transports[3], "192.0.2.1")


def test_the_longest_waiting_connection_makes_room() -> None:
    connections = Connections(3, None, lambda _: False)
    one, two, three, four, five = [asyncio.Transport() for _ in range(5)]
    closed: list[asyncio.Transport] = []
    for transport in (one, two, three):
        assert connections.admit(transport, "192.0.2.1")
    connections.note_waiting(two, lambda: closed.append(two))
    connections.note_waiting(three, lambda: closed.append(three))
    assert connections.admit(four, "192.0.2.2")
    assert closed == [two]
    connections.note_busy(three)
    assert not connections.admit(five, "192.0.2.3")


class OpenSocket:
    """A socket that is open until the test closes it."""

    def __init__(self) -> None:
        self.leave: Callable[[], None] = lambda: None

    def on_leave(self, leave: Callable[[], None]) -> None:
        self.leave = leave


def test_one_address_has_only_so_many_sockets() -> None:
    async def run() -> int:
        opened: list[OpenSocket] = []

        async def app(scope: Scope, *_: object) -> None:
            opened.append(scope["extensions"][EXTENSION])

        async def receive() -> dict[str, object]:
            return {"type": "websocket.connect"}

        async def send(_: object) -> None:
            pass

        async def open_socket() -> None:
            scope = {
                "type": "websocket",
                "client": ("192.0.2.1", 1),
                "headers": [],
                "extensions": {EXTENSION: OpenSocket()},
            }
            await guard(scope, receive, send)

        guard = Guard(app, Service(Settings(db="")))
        for _ in range(MOST_SOCKETS_PER_ADDRESS + 5):
            await open_socket()
        most = len(opened)
        opened[0].leave()
        await open_socket()
        assert len(opened) == most + 1
        return most

    assert asyncio.run(run()) == MOST_SOCKETS_PER_ADDRESS


def test_a_warning_that_keeps_coming_does_not_fill_the_log() -> None:
    repeats = RepeatFilter()
    passed = []
    for second in range(0, 120, 1):
        for _ in range(50):
            record = logging.makeLogRecord(
                {"name": "asyncio", "levelno": logging.ERROR, "msg": "no files", "created": second}
            )
            if repeats.filter(record):
                passed.append(getattr(record, "dropped", 0))
    assert len(passed) == 2 * MOST_LINES_A_MINUTE
    assert max(passed) == 60 * 50 - MOST_LINES_A_MINUTE


def test_one_household_is_one_address() -> None:
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") == "2001:db8::/64"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("") == ""


STUCK = """
import os, signal, uvicorn
from tenshu.server import serving
serving.STOP_SECONDS = 1.0
server = serving.Server(uvicorn.Config(lambda *_: None), lambda: None, lambda: None)
signal.signal(signal.SIGTERM, server.handle_exit)
os.kill(os.getpid(), signal.SIGTERM)
while True:
    pass
"""


def test_it_ends_even_if_something_inside_hangs() -> None:
    command = [sys.executable, "-c", STUCK]
    done = subprocess.run(command, capture_output=True, check=False, timeout=100, cwd=ROOT)
    assert (done.returncode, done.stderr) == (1, b"")
