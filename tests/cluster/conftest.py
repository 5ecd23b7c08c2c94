"""Three services that tests share; whoever kills one starts its own."""

from collections.abc import Iterator

import pytest

from tenshu.cli.postgres import Postgres
from tests.cluster.cluster import Cluster
from tests.server.conftest import nobody_stays, postgres
from tests.server.rows import tell_changes
from tests.server.servers import log_lines

# One test cuts all connections to the database; whatever was being read or stored then fails once.
LOST = {
    "beat-failed",
    "blocks-not-read",
    "bot-move-failed",
    "bots-not-woken",
    "database-unavailable",
    "deadlines-not-read",
    "leases-not-released",
    "lobby-not-told",
    "notices-lost",
    "reminders-not-read",
    "seek-not-dropped",
    "seeks-not-touched",
    "table-not-refreshed",
    "tables-not-checked",
    "tournaments-not-read",
    "uptime-not-stored",
}
__all__ = ["nobody_stays", "postgres"]


@pytest.fixture(scope="session")
def cluster(postgres: Postgres) -> Iterator[Cluster]:
    """Three services; at the end they have complained of lost connections only."""
    running = Cluster(postgres.new_database(), 3, "--no-limits", "--workers", "1")
    yield running
    events = {line["event"] for log in running.close() for line in log_lines(log)}
    assert events <= LOST, events


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[Cluster]:
    """Two services of a test's own, whose leases, tables and processes can be waited for."""
    running = Cluster(postgres.new_database(), 2, "--no-limits", "--workers", "1")
    tell_changes(running.db, "leases", "processes", "tables")
    yield running
    running.close()
