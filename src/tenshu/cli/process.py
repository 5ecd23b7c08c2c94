"""A program that plays by the stdio protocol (docs/protocol.md), held to its limits.

Whatever it does (nothing, too much, ending) becomes a `Failure` in bounded time and memory.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, Final, NamedTuple

from tenshu.core.errors import TenshuError
from tenshu.text import clean

LAUNCHER: Final = Path(__file__).with_name("launch.py")
# Characters of one line, and bytes that may come before an answer.
LONGEST_LINE: Final = 1000
MOST_OUTPUT: Final = 100_000
# The end of what the program wrote to standard error, which tells why it failed.
KEPT_ERRORS: Final = 2000
SHOWN: Final = 100
# How long a program may take to end once it is told to.
QUIT_SECONDS: Final = 1.0
CHUNK: Final = 65536


class Failure(TenshuError):
    """The program broke the protocol, and why."""


class Allowance(NamedTuple):
    """What a program may use: seconds for each answer, megabytes of memory."""

    seconds: float
    megabytes: int


class Process:
    """A running program; lines go in, one answer comes out."""

    def __init__(self, command: Sequence[str], allowance: Allowance) -> None:
        self.allowance = allowance
        launch = [sys.executable, "-I", "-S", str(LAUNCHER), str(os.getpid())]
        self._process = subprocess.Popen(  # noqa: S603 - the user's own command, never a stranger's
            [*launch, str(allowance.megabytes), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            # A group of its own, so that it can be ended together with what it starts.
            start_new_session=True,
        )
        self._in, self._out, self._err = _pipes(self._process)
        self._selector = selectors.DefaultSelector()
        for pipe in (self._out, self._err):
            self._selector.register(pipe, selectors.EVENT_READ)
        self._unsent = b""
        self._read = b""
        self._errors = b""

    def ask(self, lines: Sequence[str], word: str) -> str:
        """Send lines and wait for the line that begins with a word; the rest of it, or Failure."""
        deadline = monotonic() + self.allowance.seconds
        self._unsent += "".join(f"{line}\n" for line in lines).encode()
        self._selector.register(self._in, selectors.EVENT_WRITE)
        taken = 0
        while True:
            answer = self._next_answer(word)
            if answer is not None:
                self._stop_writing()
                return answer
            left = deadline - monotonic()
            if left <= 0:
                raise Failure("program-late", seconds=f"{self.allowance.seconds:g}")
            for key, _ in self._selector.select(left):
                if key.fileobj is self._in:
                    self._write()
                elif key.fileobj is self._err:
                    self._read_errors()
                else:
                    taken += self._read_answers()
            if taken > MOST_OUTPUT:
                raise Failure("program-flood", most=MOST_OUTPUT)

    def close(self, farewell: Sequence[str] = ()) -> None:
        """Tell the program to end; if it does not, or leaves others behind, kill its group."""
        with suppress(OSError):
            self._in.write("".join(f"{line}\n" for line in farewell).encode())
        for pipe in (self._in, self._out, self._err):
            pipe.close()
        self._selector.close()
        if farewell:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(QUIT_SECONDS)
        # Until it is waited for, its number is its own; a group lives as long as a member does.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _next_answer(self, word: str) -> str | None:
        """The next answer that has arrived, if any; lines that begin with `info` are passed over."""
        while b"\n" in self._read:
            line, _, self._read = self._read.partition(b"\n")
            if len(line) > LONGEST_LINE:
                raise Failure("program-line", most=LONGEST_LINE)
            text = clean(line.decode(errors="replace"))
            first, _, rest = text.partition(" ")
            if first == word:
                return rest.strip()
            if text and first != "info":
                raise Failure("program-answer", text=text[:SHOWN], word=word)
        if len(self._read) > LONGEST_LINE:
            raise Failure("program-line", most=LONGEST_LINE)
        return None

    def _write(self) -> None:
        """Send as much as the program takes now."""
        try:
            self._unsent = self._unsent[self._in.write(self._unsent) or 0 :]
        except BrokenPipeError:
            self._unsent = b""  # the end of its output tells that it has ended
        if not self._unsent:
            self._stop_writing()

    def _stop_writing(self) -> None:
        with suppress(KeyError):
            self._selector.unregister(self._in)

    def _read_answers(self) -> int:
        data = self._out.read(CHUNK) or b""
        if not data:
            raise self._ended()
        self._read += data
        return len(data)

    def _read_errors(self) -> None:
        data = self._err.read(CHUNK)
        if data == b"":
            with suppress(KeyError):
                self._selector.unregister(self._err)
        self._errors = (self._errors + (data or b""))[-KEPT_ERRORS:]

    def _ended(self) -> Failure:
        """Why the program closed its output."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_SECONDS)
        with suppress(OSError):
            self._read_errors()
        lines = self._errors.decode(errors="replace").strip().splitlines()
        code = self._process.poll()
        number = "?" if code is None else code
        if not lines:
            return Failure("program-ended", code=number)
        return Failure("program-ended-told", code=number, told=clean(lines[-1])[:SHOWN])


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """The three pipes, none of which is ever waited for by reading or writing."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    for pipe in (process.stdin, process.stdout, process.stderr):
        os.set_blocking(pipe.fileno(), False)
    return process.stdin, process.stdout, process.stderr
