"""The load tool measures what it says."""

import json
import subprocess
import sys

from tests.server.servers import ROOT


def test_a_small_load_loses_nothing() -> None:
    command = "load --tables 3 --spectators 2 --seconds 3 --moves 10 --json --lang en"
    done = subprocess.run(
        [sys.executable, "-m", "tenshu", *command.split()],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["moves"] > 10
    assert report["sockets"] == 3 * (4 + 2)
    assert report["deliveries"] == report["moves"] * 6
    assert (report["lost"], report["out_of_order"]) == (0, 0)
    assert report["server_mb"] > 10
