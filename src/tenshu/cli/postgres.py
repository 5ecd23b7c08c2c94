"""A private PostgreSQL in a folder, started from the installed programs."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import uuid
from pathlib import Path
from typing import Final

from tenshu.core.errors import BadOption

USER: Final = "postgres"
# Enough for several services with all their connections.
CONNECTIONS: Final = 100


class Postgres:
    """A PostgreSQL that listens on a socket in its folder; root lets another user run it."""

    def __init__(self, folder: Path, *settings: str) -> None:
        found = find_programs()
        if found is None:
            raise BadOption("error-no-postgres")
        self.programs = found
        self.folder = folder
        self.user = USER if os.getuid() == 0 else None
        if self.user is not None:
            # Its user must be able to reach the folder, and owns it.
            folder.chmod(0o755)
            shutil.chown(folder, self.user)
        self.data = folder / "data"
        given = ["listen_addresses=", f"unix_socket_directories={folder}"]
        given += [f"max_connections={CONNECTIONS}", *settings]
        self.options = " ".join(f"-c '{setting}'" for setting in given)
        self._run("initdb", "-D", str(self.data), "-U", "tenshu", "-A", "trust", "--no-sync")
        try:
            self.start()
        except BaseException:
            self.stop()
            raise

    def start(self) -> None:
        """Start it; after a crash it recovers what was committed."""
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-w", "-o", self.options, "-l", log, "start")

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"t{uuid.uuid4().hex}"
        self._run("createdb", "-h", str(self.folder), "-U", "tenshu", name)
        return f"postgresql://tenshu@/{name}?host={self.folder}"

    def ask(self) -> None:
        """Ask for anything, or BadOption if there is no answer."""
        self._run("psql", "-h", str(self.folder), "-U", "tenshu", "-c", "SELECT 1", "postgres")

    def stop(self) -> None:
        """Stop it at once, if it runs."""
        if self.is_running():
            self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop")

    def first_process(self) -> int:
        """The number of the process that started all others."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def is_running(self) -> bool:
        """Whether the first process is there."""
        try:
            os.kill(self.first_process(), 0)
        except (OSError, ValueError, IndexError):
            return False
        return True

    def _run(self, program: str, *arguments: str) -> None:
        try:
            subprocess.run(  # noqa: S603 - the database's own programs
                [str(self.programs / program), *arguments],
                check=True,
                cwd="/",
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                user=self.user,
                group=pwd.getpwnam(self.user).pw_gid if self.user else None,
                extra_groups=[] if self.user else None,
            )
        except subprocess.CalledProcessError as error:
            raise BadOption("error-postgres", program=program, code=error.returncode) from None


def find_programs() -> Path | None:
    """Where PostgreSQL's programs are, the newest first."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    return folders[-1].parent if folders else None


def _version(path: Path) -> int:
    word = path.parts[-3]
    return int(word) if word.isdigit() else 0
