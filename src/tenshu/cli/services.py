"""Services and workers as processes of their own, for `tenshu load` and `tenshu chaos`."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

from tenshu.core.errors import BadOption

MEMORY: Final = "process_resident_memory_bytes"
CPU: Final = "process_cpu_seconds_total"
TABLES: Final = "tenshu_tables"
ANSWER_SECONDS: Final = 30
STOP_SECONDS: Final = 30


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """Let SIGTERM end a command as Ctrl-C does, so that whatever it has started is stopped.

    A second signal must not interrupt the stopping.
    """
    signals = (signal.SIGINT, signal.SIGTERM)
    before = [signal.getsignal(number) for number in signals]

    def stop(_: int, __: FrameType | None) -> NoReturn:
        for number in signals:
            signal.signal(number, signal.SIG_IGN)
        raise KeyboardInterrupt

    for number in signals:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)


class Program:
    """A running `tenshu` command that can be killed and started again."""

    def __init__(self) -> None:
        # A file, since workers that outlive a killed service would hold a pipe open.
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed by stop()
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def command(self) -> list[str]:
        """The command and its arguments."""
        raise NotImplementedError

    def note_start(self, line: str) -> None:
        """Take in the first line that it prints, or raise BadOption."""
        if not line:
            raise BadOption("error-load-service", reason=self.last_words())

    def start(self) -> None:
        """Start it, and wait for its first line."""
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "tenshu", *self.command()],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self.process.stdout is not None
        try:
            self.note_start(self.process.stdout.readline())
        except BaseException:
            # Nobody else knows of it yet.
            self.kill()
            raise

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self._wait()

    def send(self, number: int) -> None:
        """Send it a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    def stop(self) -> None:
        """Stop it in good order."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self._wait()
        self._log.close()

    def check_alive(self) -> None:
        """Raise BadOption if it has ended by itself."""
        assert self.process is not None
        code = self.process.poll()
        if code is not None:
            raise BadOption("error-load-died", code=code, reason=self.last_words())

    def last_words(self) -> str:
        """The last line of its log."""
        self._log.seek(0)
        lines = self._log.read().strip().splitlines()
        return lines[-1][:500] if lines else "-"

    def _wait(self) -> None:
        if self.process is None:
            return
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class Service(Program):
    """A running `tenshu serve` without limits, which starts again at the same address."""

    def __init__(self, db: str, *arguments: str) -> None:
        self.db = db
        self.arguments = arguments
        self.address = ("127.0.0.1", 0)
        super().__init__()

    def command(self) -> list[str]:
        """The command and its arguments."""
        port = ["--port", str(self.address[1]), "--db", self.db, "--no-limits", "--lang", "en"]
        return ["serve", *port, *self.arguments]

    def note_start(self, line: str) -> None:
        """Take in the address."""
        host, colon, number = line.rpartition("//")[2].strip().rpartition(":")
        if not colon:
            raise BadOption("error-load-service", reason=self.last_words())
        self.address = (host, int(number))

    def figures(self) -> dict[str, float]:
        """Its figures without labels, such as memory and CPU time."""
        host, port = self.address
        url = f"http://{host}:{port}/metrics"
        with urllib.request.urlopen(url, timeout=ANSWER_SECONDS) as answer:
            lines = answer.read().decode().splitlines()
        found: dict[str, float] = {}
        for line in lines:
            name, _, value = line.partition(" ")
            with suppress(ValueError):
                found[name] = float(value)
        return found


class Worker(Program):
    """A running `tenshu work`."""

    def __init__(self, db: str) -> None:
        self.db = db
        super().__init__()

    def command(self) -> list[str]:
        """The command and its arguments."""
        return ["work", "--db", self.db, "--workers", "1", "--lang", "en"]


def children_of(process: int) -> list[int]:
    """The processes that a process has started and that still run, with theirs."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            # The name in brackets may hold anything; the state and the parent follow it.
            parent = stat.read_text().rpartition(")")[2].split()[1]
            parents.setdefault(int(parent), []).append(int(stat.parent.name))
    found: list[int] = []
    todo = parents.get(process, [])
    while todo:
        found += todo
        todo = [child for one in todo for child in parents.get(one, [])]
    return found


def new_sqlite(folder: str) -> str:
    """The path of a new SQLite database."""
    return str(Path(folder) / "load.db")
