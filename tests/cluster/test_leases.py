"""A table's bots are driven by one process, and by another one soon after that one died."""

import signal

import pytest

from tests.cluster.cluster import Cluster, elsewhere
from tests.server.client import Guest
from tests.server.rows import rows, wait_until

# What the issue allows between the death of a process and the next move of a bot.
# Three seconds by themselves; tests share two cores with others.
TAKEOVER_SECONDS = 15.0


def version_of(cluster: Cluster, table: str) -> object:
    return rows(cluster.db, "SELECT version FROM tables WHERE id = %s", table)[0]


def a_long_game(guest: Guest) -> str:
    """Bots that play on and on without anybody watching."""
    return guest.create("terra_mystica", ["medium", "medium"]).id


def owner_of(cluster: Cluster, table: str) -> object:
    """The process that has the lease of a table, as soon as one has."""
    wait_until(cluster.db, lambda: bool(owners(cluster, table)))
    [(owner,)] = owners(cluster, table)
    return owner


def owners(cluster: Cluster, table: str) -> list[tuple[object, ...]]:
    return rows(cluster.db, "SELECT owner FROM leases WHERE table_id = %s", table)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP])
def test_the_bots_of_a_lost_process_are_taken_over(pair: Cluster, end: signal.Signals) -> None:
    table = a_long_game(pair.guest())
    owner = owner_of(pair, table)
    lost = pair.server_of(owner)
    if end == signal.SIGKILL:
        lost.kill()
    else:
        lost.process.send_signal(end)
    wait_until(pair.db, lambda: owners(pair, table) != [(owner,)], TAKEOVER_SECONDS)
    heir = owner_of(pair, table)
    wait_for_move(pair, table)
    if end == signal.SIGKILL:
        return
    # Whoever comes back notices that its table is another's now.
    lost.process.send_signal(signal.SIGCONT)
    wait_until(pair.db, lambda: len(rows(pair.db, "SELECT id FROM processes")) == 2)
    wait_for_move(pair, table)
    assert owner_of(pair, table) == heir
    code, log = lost.stop(signal.SIGINT)
    assert code == 0, log


def wait_for_move(cluster: Cluster, table: str) -> None:
    before = version_of(cluster, table)
    wait_until(cluster.db, lambda: version_of(cluster, table) != before)


def test_one_process_thinks_for_a_table(cluster: Cluster) -> None:
    """Whoever gets the person's move, the bot's answer comes from one process only."""
    ana = cluster.guest(0)
    table = ana.create("dragon_castle", ["me", "greedy"])
    people = [elsewhere(ana, server.url) for server in cluster.servers]
    watchers = [person.at(table).watch() for person in people]
    before = [thoughts(person) for person in people]
    for turn in range(9):
        at = turn % 3
        view = watchers[at].wait_for_turn()
        people[at].at(table).act(view, view["moves"][0]["action"])
        for watcher in watchers:
            watcher.wait_for(view["version"] + 1)
    watchers[0].wait_for_turn()
    after = [thoughts(person) for person in people]
    assert sum(now > then for then, now in zip(before, after, strict=True)) == 1


def thoughts(guest: Guest) -> float:
    """How often bots have thought in a process."""
    for line in guest.http.get("/metrics").text.splitlines():
        if line.startswith("tenshu_bot_seconds_count "):
            return float(line.split()[1])
    raise AssertionError("no such figure")
