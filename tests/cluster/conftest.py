"""Three services that tests share; whoever kills one starts its own."""

from collections.abc import Iterator

import pytest

from tenshu.cli.postgres import Postgres
from tests.cluster.cluster import Cluster
from tests.server.conftest import nobody_stays, postgres

__all__ = ["nobody_stays", "postgres"]


@pytest.fixture(scope="session")
def cluster(postgres: Postgres) -> Iterator[Cluster]:
    """Three services; at the end none of them has complained."""
    running = Cluster(postgres.new_database(), 3, "--no-limits", "--workers", "1")
    yield running
    assert running.close() == ["", "", ""]
