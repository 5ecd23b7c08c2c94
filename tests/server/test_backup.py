"""`tenshu admin backup` and `restore`: nothing is lost, on either database and from one to the other."""

import gzip
import hashlib
import json
import sqlite3
import threading
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.cli.command import tenshu
from tests.server.client import Guest
from tests.server.conftest import new_database
from tests.server.servers import Server
from tests.zygote import ROOT

# So few that the game is not over.
MOVES = 20
OLD = ROOT / "tests/server/databases/rules-1.sql"


def succeed(*arguments: str) -> dict[str, Any]:
    answer: dict[str, Any] = tenshu(*arguments, "--json").json()
    return answer


def refusal(*arguments: str) -> str:
    return tenshu(*arguments).complaint()


@pytest.mark.parametrize("kinds", [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_games_go_on_from_a_backup_made_while_they_ran(
    request: pytest.FixtureRequest, tmp_path: Path, kinds: tuple[str, str]
) -> None:
    (tmp_path / "to").mkdir()
    source = new_database(request, kinds[0], tmp_path)
    target = new_database(request, kinds[1], tmp_path / "to")
    file = str(tmp_path / "backup.gz")
    server = Server(source, "--no-limits")
    ana = Guest(server.url)
    table = ana.create("terra_mystica", ["me", "me"], is_one_screen=True)
    ana.create("white_castle", ["random", "random"])
    ana.post(f"{table.path}/chat", {"text": "olá \U0001f409"})
    begun, is_done = threading.Event(), threading.Event()

    def play() -> None:
        for _ in range(MOVES):
            view = table.view()
            table.act(view, view["moves"][0]["action"])
            begun.set()
            if is_done.is_set():
                return

    player = threading.Thread(target=play)
    player.start()
    assert begun.wait(60)
    before = table.view()["version"]
    try:
        rows = succeed("admin", "backup", file, "--db", source)["rows"]
    finally:
        is_done.set()
        player.join()
    after = table.view()["version"]
    server.stop()

    assert succeed("admin", "restore", file, "--db", target, "--dry-run")["rows"] == rows
    assert succeed("admin", "restore", file, "--db", target)["rows"] == rows
    assert succeed("replay", "--check", target)["faults"] == []
    again = Server(target, "--no-limits")
    same = Guest(again.url, name="")
    same.http.cookies.set("tenshu", ana.http.cookies["tenshu"])
    kept = same.at(table)
    state = kept.state()
    assert state["table"]["you_are_host"]
    assert before <= state["view"]["version"] <= after
    assert [line["text"] for line in state["chat"]] == ["olá \U0001f409"]
    kept.act(state["view"], state["view"]["moves"][0]["action"], key="again")
    again.stop()
    assert target.rpartition("/")[2].partition("?")[0] in refusal(
        "admin", "restore", file, "--db", target
    )
    if kinds[1] == "postgres":
        with psycopg.connect(target) as connection:
            # Their next values would have to be restored as well.
            assert connection.execute("SELECT sequencename FROM pg_sequences").fetchall() == []


def test_a_backup_of_an_old_version_is_restored_in_todays_form(db: str, tmp_path: Path) -> None:
    old, file = tmp_path / "old.db", str(tmp_path / "backup.gz")
    with sqlite3.connect(old) as connection:
        connection.executescript(OLD.read_text())
        tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    connection.close()
    rows = succeed("admin", "backup", file, "--db", str(old))["rows"]
    assert rows["tables"] == tables > 0
    succeed("admin", "restore", file, "--db", db)
    assert succeed("replay", "--check", db)["faults"] == []


def test_what_cannot_be_restored_is_refused_in_one_line(tmp_path: Path) -> None:
    good, bad, new = tmp_path / "good.gz", tmp_path / "bad.gz", str(tmp_path / "new.db")
    server = Server(str(tmp_path / "t.db"))
    Guest(server.url)
    succeed("admin", "backup", str(good), "--db", server.db)
    assert good.stat().st_mode & 0o077 == 0
    assert "exists already" in refusal("admin", "backup", str(good), "--db", server.db)
    assert "holds something" in refusal("admin", "restore", str(good), "--db", server.db)
    server.stop()
    for missing in (str(tmp_path / "no.db"), f"sqlite:///{tmp_path / 'no.db'}"):
        assert "no database" in refusal("admin", "backup", str(bad), "--db", missing)
    assert "No such file" in refusal("admin", "restore", str(bad), "--db", new)

    lines = gzip.decompress(good.read_bytes()).splitlines(keepends=True)
    broken = {
        "no gzip": b"tenshu",
        "cut off": good.read_bytes()[:-40],
        "a line less": gzip.compress(b"".join(lines[:-1])),
        "another name": gzip.compress(b"".join(lines).replace(b"Ana", b"Eve")),
        "another format": gzip.compress(b"".join([b'{"tenshu_backup":9}\n', *lines[1:]])),
        "rows of nothing": gzip.compress(b"".join([lines[0], b"[1]\n", *lines[1:]])),
    }
    for name, data in broken.items():
        bad.write_bytes(data)
        assert "not a whole one" in refusal("admin", "restore", str(bad), "--db", new), name
    header = json.dumps(json.loads(lines[0]) | {"revision": "9999"}).encode() + b"\n"
    footer = json.loads(lines[-1])
    footer["digest"] = hashlib.sha256(header + b"".join(lines[1:-1])).hexdigest()
    whole = b"".join(
        [header, *lines[1:-1], json.dumps(footer, separators=(",", ":")).encode() + b"\n"]
    )
    bad.write_bytes(gzip.compress(whole))
    assert "newer version" in refusal("admin", "restore", str(bad), "--db", new)
    Path(new).unlink(missing_ok=True)
    assert not Path(new).exists()
    succeed("admin", "restore", str(good), "--db", new, "--dry-run")
    assert not Path(new).exists()
