"""The command itself: its first words, its end, its refusals."""

import signal
import socket
from pathlib import Path

import pytest

from tenshu.cli.serve import open_port
from tests.cli.command import tenshu
from tests.server.client import Guest
from tests.server.servers import Server


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly_with_people_at_tables(tmp_path: Path, end: int) -> None:
    server = Server(str(tmp_path / "t.db"), from_scratch=True)
    ana = Guest(server.url)
    table = ana.create("terra_mystica", ["me", "hard"])
    with table.watch():
        code, log = server.stop(end)
    assert code in (0, -end)
    assert log == ""


def test_the_second_start_knows_everybody(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    ana = Guest(server.url)
    table = ana.create("white_castle", ["me", "open"])
    server.stop()
    server.start()
    again = Guest(server.url, name="")
    again.http.cookies = ana.http.cookies
    assert again.get("/api/me")["id"] == ana.id
    assert again.get(table.path)["table"]["you_are_host"]
    server.stop()


def test_a_busy_port_gets_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = tenshu("serve", "--port", str(port), "--db", str(tmp_path / "t.db"), "--lang", "en")
    assert done.code == 2
    assert f"already uses 127.0.0.1:{port}. Choose another port" in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "70000"],
        ["--port", "x"],
        ["--host", "no.such.host.invalid"],
        ["--db", "mysql://x"],
        ["--effort", "0"],
        ["--effort", "0.4"],
        ["--effort", "nan"],
        ["--host", "a..b"],
        ["--host", "\udcff"],
        ["--host=--"],
        ["--db", "postgresql://ana:secret@x:port/y"],
        ["--db", "http://[::1"],
        ["--public-url", "http://[::1"],
        ["--public-url", "https://x:port"],
        ["--public-url", "games.example.org"],
        ["--workers", "0"],
        ["--workers", "9" * 30],
        ["--processes", "999999999"],
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], tmp_path: Path) -> None:
    done = tenshu(
        "serve", "--port", "0", "--db", str(tmp_path / "t.db"), *arguments, "--lang", "en"
    )
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    assert "secret" not in done.err


def test_the_page_is_served_with_its_places(tmp_path: Path) -> None:
    """Whatever the page is, any of its places answers with it."""
    server = Server(str(tmp_path / "t.db"))
    ana = Guest(server.url)
    answers = [ana.http.get(path) for path in ("/", "/t/abc", "/learn", "/replay/x")]
    assert len({answer.text for answer in answers}) == 1
    assert {answer.status_code for answer in answers} <= {200, 404}
    assert ana.http.get("/assets/nothing.js").status_code == 404
    server.stop()


def test_answers_go_at_once() -> None:
    """asyncio switches Nagle's algorithm off only where the protocol is named."""
    with open_port("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP
