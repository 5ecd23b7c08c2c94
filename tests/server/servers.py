"""Services as processes of their own."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

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
