"""One service for each database and test process; tests make their own people and tables."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenshu.cli.postgres import Postgres, find_programs
from tests.server.client import Guest
from tests.server.servers import Server

NO_POSTGRES = "no PostgreSQL here: initdb is neither on the PATH nor under /usr/lib/postgresql"


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    """Close what the people of a test left open."""
    yield
    while Guest.opened:
        Guest.opened.pop().close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL, or a skip that says why there is none."""
    if find_programs() is None:
        pytest.skip(NO_POSTGRES)
    # A socket's path must be short.
    with tempfile.TemporaryDirectory(prefix="tenshu-pg-") as folder:
        # Tests kill services, never this database, so it need not wait for the disk.
        running = Postgres(Path(folder), "fsync=off")
        yield running
        running.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    return new_database(request, request.param, tmp_path)


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Server:
    """A service that tests share, on either database."""
    running: Server = request.getfixturevalue(f"{request.param}_server")
    return running


@pytest.fixture(scope="session")
def sqlite_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """The service on SQLite."""
    yield from shared_server(new_database(request, "sqlite", tmp_path_factory.mktemp("server")))


@pytest.fixture(scope="session")
def postgres_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """The service on PostgreSQL."""
    yield from shared_server(new_database(request, "postgres", tmp_path_factory.mktemp("server")))


def shared_server(db: str) -> Iterator[Server]:
    """Start a service, and see at the end that it had nothing to complain about."""
    running = Server(db, "--no-limits")
    yield running
    code, log = running.stop()
    assert code == 0, log
    assert log == "", log


def new_database(request: pytest.FixtureRequest, kind: str, folder: Path) -> str:
    """The URL of an empty database."""
    if kind == "sqlite":
        return str(folder / "tenshu.db")
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """One process on SQLite, or two on one PostgreSQL."""
    if request.param == "sqlite":
        url = str(tmp_path_factory.mktemp("servers") / "t.db")
        running = [Server(url, "--no-limits")] * 2
    else:
        url = request.getfixturevalue("postgres").new_database()
        running = [Server(url, "--no-limits"), Server(url, "--no-limits")]
    yield running
    for server in set(running):
        code, log = server.stop()
        assert (code, log) == (0, "")
