"""The load tool measures what it says, and fails loudly."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from tenshu.cli.main import main
from tenshu.cli.postgres import Postgres, find_programs
from tests.server.conftest import NO_POSTGRES
from tests.server.servers import WAIT
from tests.zygote import ROOT


def start(command: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tenshu", "load", "--json", "--lang", "en", *command.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )


def test_a_load_with_a_killed_service_loses_nothing(postgres: Postgres) -> None:
    tables = "dragon_castle white_castle --tables 4 --players 3 --spectators 2 --moves 4 --seconds 6 --ramp 2"
    others = f"--chat 2 --churn 4 --processes 2 --kill --clients 2 --db {postgres.new_database()}"
    load = start(f"{tables} {others}")
    out, error = load.communicate()
    assert load.returncode == 0, error
    report = json.loads(out)
    assert report["moves"] == report["moves_asked"] == 4 * 5
    assert report["sockets"] == 4 * (3 + 2)
    assert report["deliveries"] == report["moves"] * 5
    assert (report["lost"], report["out_of_order"]) == (0, 0)
    assert report["reconnected"] > 0
    assert report["guests_joined"] > 4
    assert report["chat_lines"] > 2
    assert report["elsewhere_p99_ms"] > 0
    assert report["service_mb_played"] > 10
    assert report["service_mb_before"] > report["service_mb_started"], "it was warmed up"


def test_a_service_that_dies_ends_the_load() -> None:
    load = start("--tables 2 --spectators 0 --seconds 1000 --moves 2")
    tool = psutil.Process(load.pid)
    served: list[psutil.Process] = []
    while not served:
        served = [child for child in tool.children() if "serve" in child.cmdline()]
    served[0].kill()
    out, error = load.communicate(timeout=WAIT)
    assert load.returncode in (1, 2)
    assert out == ""
    assert len(error.splitlines()) == 1, error
    assert "service" in error


@pytest.mark.skipif(find_programs() is None, reason=NO_POSTGRES)
@pytest.mark.parametrize(
    "command, number",
    [
        ("load --db postgres --tables 2 --spectators 0 --seconds 1000", signal.SIGTERM),
        ("chaos --processes 1 --tables 2", signal.SIGTERM),
        ("chaos --processes 1 --workers 1 --tables 2", signal.SIGINT),
    ],
)
def test_a_command_that_is_told_to_end_leaves_nothing_behind(command: str, number: int) -> None:
    with tempfile.TemporaryDirectory(prefix="tenshu-ended-") as folder:
        Path(folder).chmod(0o755)  # the database has a user of its own
        running = subprocess.Popen(
            [sys.executable, "-m", "tenshu", *command.split(), "--lang", "en"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=ROOT,
            env={**os.environ, "TMPDIR": folder},
        )
        tool = psutil.Process(running.pid)
        while not any("serve" in line for line in command_lines(tool)):
            assert running.poll() is None
        started = tool.children(recursive=True)
        [database] = [pid_of(file) for file in Path(folder).rglob("postmaster.pid")]
        running.send_signal(number)
        running.send_signal(number)
        assert running.wait(WAIT) == 130
        assert psutil.wait_procs([*started, database], timeout=WAIT)[1] == []
        assert folder not in Path("/proc/mounts").read_text()
        assert list(Path(folder).iterdir()) == []


def command_lines(tool: psutil.Process) -> list[list[str]]:
    """The command lines of what a process has started and what has not ended."""
    lines = []
    for child in tool.children():
        with suppress(psutil.Error):
            lines.append(child.cmdline())
    return lines


def pid_of(file: Path) -> psutil.Process:
    """The process whose number a file begins with."""
    return psutil.Process(int(file.read_text().split()[0]))


@pytest.mark.parametrize(
    "numbers",
    [
        "--tables 5 --seconds 20 --moves 0.01",
        "--moves 0",
        "--ramp 11",
        "--churn -1",
        "--processes 2 --db some.db",
    ],
)
def test_numbers_that_make_no_run_are_refused(
    numbers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["load", "--lang", "en", *numbers.split()])
    out, error = capsys.readouterr()
    assert (left.value.code, out, len(error.splitlines())) == (2, "", 1)


def test_bots_with_tokens_play_over_streams_and_lose_nothing() -> None:
    load = start("--bots --tables 3 --spectators 1 --moves 6 --seconds 3 --chat 2")
    out, error = load.communicate()
    assert load.returncode == 0, error
    report = json.loads(out)
    assert report["sockets"] == 3 * (4 + 1)
    assert report["deliveries"] == report["moves"] * 5 == 3 * 6 * 5
    assert (report["lost"], report["out_of_order"], report["reconnected"]) == (0, 0, 0)
    assert report["chat_lines"] > 2
    assert 0 < report["delivery_p50_ms"] <= report["delivery_p95_ms"]
