"""`tenshu serve --check`: one line for each setting, and what to do about those that are wrong."""

import socket
from pathlib import Path

from tests.cli.command import Done, tenshu
from tests.server.servers import Server


def check(*arguments: str) -> Done:
    done = tenshu("serve", "--check", *arguments)
    assert "Traceback" not in done.err
    return done


def lines(done: Done, level: str) -> str:
    return "\n".join(line for line in done.out.splitlines() if line.startswith(level + " "))


def test_good_settings_are_fine_and_nothing_is_made(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    done = check("--db", str(db), "--port", "0", "--public-url", "https://example.org")
    assert (done.code, lines(done, "wrong")) == (0, "")
    assert "is new" in lines(done, "ok")
    assert not db.exists()


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    """A port that is taken, a folder that is none, a public address with a path, and more."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        address = ("--port", port, "--public-url", "example.org/games", "--workers", "200")
        database = ("--db", str(tmp_path / "no" / "t.db"), "--processes", "2")
        done = check(*address, *database, "--no-limits")
    assert done.code == 1
    wrong, warnings = lines(done, "wrong"), lines(done, "warning")
    for part in (port, "PostgreSQL", "cannot be written", "no address for --public-url"):
        assert part in wrong, part
    assert "400" in warnings
    assert "--no-limits" in warnings


def test_settings_that_cannot_be_read_are_wrong(tmp_path: Path) -> None:
    done = check("--db", str(tmp_path / "t.db"), "--host", "a..b", "--public-url", "http://[::1")
    assert done.code == 1
    assert "a..b" in lines(done, "wrong")
    assert "no address for --public-url" in lines(done, "wrong")
    done = check("--db", "postgresql://x:port/y", "--port", "0", "--workers", "9" * 30)
    assert done.code == 1
    assert "is not a database" in lines(done, "wrong")
    assert "--workers must be between" in lines(done, "wrong")


def test_a_database_is_seen_as_it_is(db: str, tmp_path: Path) -> None:
    server = Server(db)
    done = check("--db", db, "--port", "0", "--host", "0.0.0.0")  # noqa: S104 - only tried
    server.stop()
    assert done.code == 0, done.out
    assert "the schema of this version" in lines(done, "ok")
    assert "--public-url" in lines(done, "warning")
    bad = tmp_path / "bad.db"
    bad.write_text("this is no database, only a text that is long enough" * 100)
    broken = check("--db", str(bad), "--port", "0", "--lang", "it")
    assert broken.code == 1
    assert "non si può usare" in lines(broken, "errore")
