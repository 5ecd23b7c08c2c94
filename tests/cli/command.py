"""Run `tenshu` as a user does: as a process with output and an exit code."""

import json
import os
from tempfile import TemporaryFile
from typing import Any, NamedTuple

from tests.zygote import zygote


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
    """Run a command to its end; it is forked by a zygote, as services are."""
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(typed.encode() if isinstance(typed, str) else typed)
        given.seek(0)
        env = {**os.environ, "COLUMNS": "100", "TENSHU_LANG": "en"}
        code = zygote().start([*map(os.fsdecode, arguments)], given, out, err, env).wait()
        out.seek(0)
        err.seek(0)
        return Done(code, out.read().decode(), err.read().decode())
