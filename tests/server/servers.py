"""Services as processes of their own, and a private PostgreSQL."""

import json
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path

import psycopg

ROOT = Path(__file__).parents[2]
WAIT = 60


class Server:
    """A running `tenshu serve`."""

    def __init__(
        self, db: str, *arguments: str, tree: Path | None = None, files: int | None = None
    ) -> None:
        self.db = db
        self.arguments = arguments
        # How many files and connections it may have open.
        self.files = files
        self.env = dict(os.environ)
        if tree is not None:
            self.env["PYTHONPATH"] = str(tree)
        self.start()

    def start(self) -> None:
        """Start, and learn the address from the first line it says."""
        command = ["serve", "--port", "0", "--db", self.db, "--lang", "en", *self.arguments]
        limit = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh"] if self.files else []
        # The log is a file: workers that outlive a killed service would hold a pipe open.
        self.out = Path(tempfile.mkdtemp(prefix="tenshu-test-"))
        with (self.out / "log").open("w") as log:
            self.process = subprocess.Popen(
                [*limit, sys.executable, "-m", "tenshu", *command],
                env=self.env,
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, (self.out / "log").read_text()
        self.url = said.split()[3]

    def stop(self, with_signal: int = signal.SIGINT) -> tuple[int, str]:
        """Stop it and say how it ended, with what it logged."""
        self.process.send_signal(with_signal)
        code = self.process.wait(timeout=WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        log = (self.out / "log").read_text()
        shutil.rmtree(self.out)
        return code, log

    def kill(self) -> None:
        """End it as a power cut would."""
        self.stop(signal.SIGKILL)


def log_lines(log: str) -> list[dict[str, object]]:
    """What a service logged."""
    return [json.loads(line) for line in log.splitlines() if line.startswith("{")]


class Postgres:
    """A private PostgreSQL in a folder, run by somebody who is not root."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.binaries = binaries
        self.folder = folder
        self.user = "postgres" if os.getuid() == 0 else None
        if self.user is not None:
            shutil.chown(folder, self.user)
        self.data = folder / "data"
        # Tests kill services, never this database, so it need not wait for the disk.
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        self._run("initdb", "-D", str(self.data), "-U", "tenshu", "-A", "trust", "--no-sync")
        log = str(folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-w", "-o", options, "-l", log, "start")

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"t{uuid.uuid4().hex}"
        address = f"host={self.folder} user=tenshu dbname=postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://tenshu@/{name}?host={self.folder}"

    def stop(self) -> None:
        """Stop it at once."""
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.binaries / program), *arguments],
            check=True,
            cwd="/",
            stdout=subprocess.DEVNULL,
            user=self.user,
            group=pwd.getpwnam(self.user).pw_gid if self.user else None,
            extra_groups=[] if self.user else None,
        )


def find_postgres() -> Path | None:
    """Where PostgreSQL's programs are, the newest first."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    return folders[-1].parent if folders else None


def _version(path: Path) -> int:
    word = path.parts[-3]
    return int(word) if word.isdigit() else 0
