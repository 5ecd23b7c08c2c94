"""Start `tenshu` without its imports: a zygote has them and forks for each start.

A start takes some 3 s of CPU, nearly all of it imports, and the tests make hundreds. What is started
here is a process of its own, with its own files, signals and exit code, that runs `tenshu` as
`python -m tenshu` would. Each test process has one zygote, which ends with it.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

ROOT: Final = Path(__file__).parents[1]
# What the zygote imports before it forks for the first time, and for the first of these commands.
COMMAND: Final = ("tenshu.cli.main", "tenshu.ai.bots")
SERVICE_COMMANDS: Final = {"admin", "serve", "work"}
SERVICE: Final = (
    "alembic.autogenerate",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite",
    "tenshu.server.serving",
    "tenshu.server.working",
)
LONGEST_REQUEST: Final = 1 << 20
# Nothing of the zygote's own is below: standard input, output and errors.
FIRST_OWN_FILE: Final = 3


class Forked:
    """A command that a zygote started; has of `subprocess.Popen` what tests use."""

    def __init__(self, pid: int, status: int, stdout: IO[str] | None) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        # The zygote writes the exit code into this pipe.
        self._status = status
        self._close = weakref.finalize(self, os.close, status)
        if stdout is not None:
            weakref.finalize(self, stdout.close)

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def poll(self) -> int | None:
        """The exit code, or None if it is running."""
        if self.returncode is None and self._has_ended(0):
            self.wait()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end; the exit code, negative for a signal."""
        if self.returncode is None:
            if not self._has_ended(timeout):
                raise subprocess.TimeoutExpired("tenshu", timeout or 0)
            self.returncode = int(os.read(self._status, 100))
            self._close()
        return self.returncode

    def _has_ended(self, timeout: float | None) -> bool:
        # Not `select`, which fails on the numbers of files that floods of connections lead to.
        poll = select.poll()
        poll.register(self._status, select.POLLIN)
        return bool(poll.poll(None if timeout is None else timeout * 1000))


class Zygote:
    """The test's end of a process that forks."""

    def __init__(self) -> None:
        self._control, other = socket.socketpair()
        self._lock = threading.Lock()
        with other:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.zygote", str(other.fileno())],
                cwd=ROOT,
                pass_fds=[other.fileno()],
            )
        atexit.register(self.close)

    def start(
        self,
        arguments: Sequence[str],
        stdin: IO[Any] | None = None,
        stdout: IO[Any] | None = None,
        stderr: IO[Any] | None = None,
        env: dict[str, str] | None = None,
    ) -> Forked:
        """Start `tenshu`; without `stdout` it writes into a pipe.

        Of the environment it sees all but what Python itself reads when it starts.
        """
        status, their_status = os.pipe()
        said = None
        with open(os.devnull, "r+b") as nothing:  # noqa: PTH123 - plain
            files = [(file or nothing).fileno() for file in (stdin, stdout, stderr)]
            if stdout is None:
                read_end, files[1] = os.pipe()
                said = open(read_end, encoding="utf-8")  # noqa: PTH123, SIM115 - the caller's
            request = {
                "arguments": [*arguments],
                "cwd": str(Path.cwd()),
                "env": dict(os.environ if env is None else env),
            }
            with self._lock:
                line = f"{json.dumps(request)}\n".encode()
                socket.send_fds(self._control, [line], [*files, their_status])
                pid = int(self._control.recv(100))
            os.close(their_status)
            if stdout is None:
                os.close(files[1])
        return Forked(pid, status, said)

    def close(self) -> None:
        """End it; what it started goes on."""
        self._control.close()
        self._process.wait()


@cache
def zygote() -> Zygote:
    """The one of this test process."""
    return Zygote()


def fork_for_each_request(control: socket.socket) -> list[str] | None:
    """In the zygote: fork when asked; in what was forked, the arguments of `tenshu`."""
    # Ctrl-C is for whoever runs the tests.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    ended, wake = os.pipe()
    os.set_blocking(ended, False)
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    statuses: dict[int, int] = {}
    while True:
        readable = select.select([control.fileno(), ended], [], [])[0]
        if ended in readable:
            os.read(ended, 1000)
            tell_ended(statuses)
        if control.fileno() not in readable:
            continue
        line, files, _, _ = socket.recv_fds(control, LONGEST_REQUEST, 4)
        while line and not line.endswith(b"\n"):
            line += control.recv(LONGEST_REQUEST)
        if not line:
            return None
        request = json.loads(line)
        arguments: list[str] = request["arguments"]
        import_all((*COMMAND, *(SERVICE if {*arguments} & SERVICE_COMMANDS else ())))
        pid = os.fork()
        if pid == 0:
            control.detach()
            settle_in(files, request["cwd"], request["env"])
            return arguments
        statuses[pid] = files.pop()
        for file in files:
            os.close(file)
        control.send(str(pid).encode())


@cache
def import_all(modules: tuple[str, ...]) -> None:
    """In the zygote: import what it has not imported yet, and what every command does first."""
    for module in modules:
        importlib.import_module(module)
    sys.modules["tenshu.cli.main"].build_parser(sys.modules["tenshu.text"].Wording("en"), ["serve"])
    # Looking for garbage touches every object, and would copy all of the zygote's memory each time.
    gc.collect()
    gc.freeze()


def tell_ended(statuses: dict[int, int]) -> None:
    """Pass the exit codes of those that ended on."""
    while statuses:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            return
        pipe = statuses.pop(pid)
        code = os.waitstatus_to_exitcode(status)
        with suppress(BrokenPipeError):  # nobody waits for it any more
            os.write(pipe, str(code).encode())
        os.close(pipe)


def settle_in(files: list[int], cwd: str, env: dict[str, str]) -> None:
    """In what was forked: become as a process that was just started."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, file in enumerate(files[:FIRST_OWN_FILE]):
        os.dup2(file, number)
    os.closerange(FIRST_OWN_FILE, os.sysconf("SC_OPEN_MAX"))
    # What the zygote knows of its files, such as that one can seek in them, is not true of these.
    sys.stdin = open(0, closefd=False)  # noqa: SIM115 - closed at the end
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115 - closed at the end
    sys.stderr = open(2, "w", buffering=1, errors="backslashreplace", closefd=False)  # noqa: SIM115 - closed at the end
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)


if __name__ == "__main__":
    given = fork_for_each_request(socket.socket(fileno=int(sys.argv[1])))
    if given is not None:
        sys.argv = ["tenshu", *given]
        runpy.run_module("tenshu", run_name="__main__", alter_sys=True)
