"""A process stops without anybody noticing: people move, bots go on, nothing is lost."""

import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tenshu.cli.postgres import Postgres
from tenshu.server.storage.migrating import newest_revisions
from tests.cluster.cluster import Cluster, elsewhere
from tests.cluster.test_leases import a_long_game, owner_of, wait_for_move
from tests.server.client import Guest
from tests.server.rows import wait_until
from tests.server.servers import Server
from tests.trees import attempt, copy_package

NEWER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade():
    op.add_column("tables", sa.Column("league", sa.Text, nullable=False, server_default=""))
    op.create_table("leagues", sa.Column("name", sa.Text, primary_key=True))
"""


def test_a_newer_version_migrates_while_an_older_one_serves(
    postgres: Postgres, tmp_path: Path
) -> None:
    folder = copy_package(tmp_path / "newer") / "server/storage/migrations/versions"
    [head] = newest_revisions()
    (folder / "m9999_newer.py").write_text(NEWER.format(head=head))
    older = Server(postgres.new_database(), "--no-limits")
    ana = Guest(older.url)
    table = ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    with table.watch() as watcher:
        newer = Server(older.db, "--no-limits", tree=tmp_path / "newer")
        with elsewhere(ana, newer.url).at(table).watch() as other:
            for _ in range(3):
                done = table.act(watcher.view, watcher.view["moves"][0]["action"])
                assert other.wait_for(done["version"]) == watcher.wait_for(done["version"])
    assert older.stop()[1] == newer.stop()[1] == ""
    # The older version cannot start any more, and says why.
    command = ["-m", "tenshu", "serve", "--port", "0", "--db", older.db, "--lang", "en"]
    refused = attempt([*command])
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1), refused.stderr
    assert "newer version" in refused.stderr


def test_a_process_that_stops_is_drained(pair: Cluster) -> None:
    leaving, staying = pair.servers
    ana = pair.guest(0)
    table = ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    long_one = a_long_game(ana)
    owner = owner_of(pair, long_one)
    watcher = table.watch()
    view = watcher.view
    with ThreadPoolExecutor(1) as posts:
        # Accepted at the last moment: it is finished, and answered.
        body = {"version": view["version"], "action": view["moves"][0]["action"], "key": "last"}
        posted = posts.submit(ana.http.post, f"{table.path}/actions", json=body)
        watcher.wait_for(view["version"] + 1)
        leaving.process.send_signal(signal.SIGTERM)
        assert posted.result().status_code == 200
    with pytest.raises(ConnectionClosed) as closed:
        watcher.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert closed.value.rcvd.reason.startswith("retry=")
    # Its leases are free at once, not when they expire.
    wait_until(pair.db, lambda: owner_of(pair, long_one) != owner)
    wait_for_move(pair, long_one)
    with elsewhere(ana, staying.url).at(table).watch(since=watcher.view["version"]) as again:
        assert again.view["version"] == watcher.view["version"]
        assert again.entries == []
    code, log = leaving.stop(signal.SIGTERM)
    assert code in (0, -signal.SIGTERM)
    assert log == ""
