"""Run `tenshu` as a user does: as a process with output and an exit code."""

import json
import os
import subprocess
import sys
from typing import Any, NamedTuple


class Done(NamedTuple):
    """The output and exit code of a command."""

    code: int
    out: str
    err: str

    def json(self) -> Any:  # noqa: ANN401 - decoded JSON
        """The output of a command with --json."""
        assert self.code == 0, self.err
        return json.loads(self.out)

    def complaint(self) -> str:
        """The line with which a command refused its input; checks that it is the only one."""
        assert self.code == 2, self.out + self.err
        assert "Traceback" not in self.err
        assert self.err.count("\n") == 1, self.err
        return self.err


def tenshu(*arguments: str | bytes, typed: str | bytes = "") -> Done:
    done = subprocess.run(
        [sys.executable, "-m", "tenshu", *arguments],
        input=typed.encode() if isinstance(typed, str) else typed,
        env={**os.environ, "COLUMNS": "100", "TENSHU_LANG": "en"},
        capture_output=True,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())
