"""Rate limits hold over all processes, whichever takes a request."""

from collections.abc import Iterator

import pytest

from tenshu.cli.postgres import Postgres
from tenshu.server.limits import RATES
from tests.cluster.cluster import Cluster, elsewhere
from tests.server.client import Guest


@pytest.fixture(scope="module")
def limited(postgres: Postgres) -> Iterator[Cluster]:
    running = Cluster(postgres.new_database(), 2, "--workers", "1")
    yield running
    running.close()


def count_until_refused(people: list[Guest], path: str, body: object, most: int) -> int:
    """Send requests to one process after the other until one is refused; how many were not."""
    for count in range(most):
        answer = people[count % len(people)].http.post(path, json=body)
        if answer.status_code == 429:
            assert int(answer.headers["retry-after"]) > 0
            return count
    raise AssertionError("nothing was refused")


def test_what_costs_much_is_counted_exactly(limited: Cluster) -> None:
    ana = limited.guest(0)
    people = [ana, elsewhere(ana, limited.servers[1].url)]
    body = {"game": "dragon_castle", "seats": ["me", "open"]}
    burst = int(RATES["table"].burst)
    count = count_until_refused(people, "/api/tables", body, 2 * burst)
    # Some are given back while the test runs, one every five seconds.
    assert burst <= count < 1.5 * burst


def test_what_is_cheap_is_told_in_time(limited: Cluster) -> None:
    ana = limited.guest(0)
    table = ana.create("dragon_castle", ["me", "open"])
    people = [ana, elsewhere(ana, limited.servers[1].url)]
    burst = int(RATES["chat"].burst)
    count = count_until_refused(people, f"{table.path}/chat", {"text": "Olá"}, 20 * burst)
    # Both together may be half a burst ahead of what they know of each other.
    given_back = count_given_back(people[0], table.path)
    assert burst <= count <= 1.5 * burst + given_back


def count_given_back(guest: Guest, path: str) -> float:
    """How many requests the time since the first line has given back."""
    lines = guest.get(path)["chat"]
    seconds = float(lines[-1]["at"][17:23]) - float(lines[0]["at"][17:23])
    return 2 + seconds % 60 / RATES["chat"].seconds
