"""Services as processes of their own."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.zygote import ROOT, Forked, zygote

WAIT = 60


class Server:
    """A running `tenshu serve`: forked by a zygote, or `from_scratch`, in another tree as well."""

    def __init__(
        self,
        db: str,
        *arguments: str,
        from_scratch: bool = False,
        tree: Path | None = None,
        files: int | None = None,
        module: tuple[str, ...] = ("tenshu",),
    ) -> None:
        self.db = db
        self.arguments = arguments
        # How many files and connections it may have open.
        self.files = files
        self.from_scratch = from_scratch or tree is not None or files is not None
        # The module that is run, with arguments of its own.
        self.module = module
        self.from_scratch |= module != ("tenshu",)
        self.env = dict(os.environ)
        if tree is not None:
            self.env["PYTHONPATH"] = str(tree)
        self.start()

    def start(self) -> None:
        """Start, and learn the address from the first line it says."""
        command = ["serve", "--port", "0", "--db", self.db, "--lang", "en", *self.arguments]
        # The log is a file: workers that outlive a killed service would hold a pipe open.
        self.out = Path(tempfile.mkdtemp(prefix="tenshu-test-"))
        self.process: subprocess.Popen[str] | Forked
        with (self.out / "log").open("w") as log:
            if self.from_scratch:
                limit = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh"]
                self.process = subprocess.Popen(
                    [*(limit if self.files else []), sys.executable, "-m", *self.module, *command],
                    env=self.env,
                    cwd=ROOT,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                )
            else:
                self.process = zygote().start(command, stderr=log)
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
