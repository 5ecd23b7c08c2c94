"""`tenshu serve --processes`: one port, several processes, and what happens to them."""

import signal
from pathlib import Path

import psutil
import pytest

from tenshu.cli.postgres import Postgres
from tests.cli.command import tenshu
from tests.server.client import Guest
from tests.server.servers import WAIT, Server
from tests.waiting import look_until


def pids(server: Server) -> set[int]:
    """The processes that answer on the port."""
    port = int(server.url.rpartition(":")[2])
    children = psutil.Process(server.process.pid).children()
    return {child.pid for child in children if listens(child, port)}


def listens(process: psutil.Process, port: int) -> bool:
    try:
        open_ones = process.net_connections()
    except psutil.NoSuchProcess:  # it has just ended
        return False
    return any(one.status == "LISTEN" and one.laddr.port == port for one in open_ones)


def wait_for_pids(server: Server, count: int, *, without: set[int]) -> set[int]:
    look_until(lambda: len(pids(server) - without) >= count)
    return pids(server) - without


def test_processes_are_replaced_and_stopped_together(postgres: Postgres) -> None:
    server = Server(postgres.new_database(), "--processes", "2")
    first = wait_for_pids(server, 2, without=set())
    ana = Guest(server.url)
    killed = first.pop()
    psutil.Process(killed).kill()
    second = wait_for_pids(server, 2, without={killed})
    assert ana.get("/api/me")["id"] == ana.id
    server.process.send_signal(signal.SIGHUP)
    third = wait_for_pids(server, 2, without=second)
    assert ana.get("/api/me")["id"] == ana.id
    code, log = server.stop(signal.SIGTERM)
    assert code == 0, log
    assert [pid for pid in third if psutil.pid_exists(pid)] == []
    assert log.count("\n") == log.count("process-died") == 1


def test_without_their_parent_processes_end(postgres: Postgres) -> None:
    server = Server(postgres.new_database(), "--processes", "2")
    children = [psutil.Process(pid) for pid in wait_for_pids(server, 2, without=set())]
    server.kill()
    gone, alive = psutil.wait_procs(children, timeout=WAIT)
    assert (len(gone), alive) == (2, [])


@pytest.mark.parametrize("count", ["0", "x", "-1", "2"])
def test_bad_numbers_and_sqlite_get_one_line(tmp_path: Path, count: str) -> None:
    command = ["serve", "--port", "0", "--db", str(tmp_path / "t.db"), "--processes", count]
    assert "--processes" in tenshu(*command).complaint()
