"""What people see in a terminal while ./play sets things up for the first time."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# A step that tells how far it is, starts another process as a compiler does, and goes on for a long time.
LONG_STEP = """
. tools/setup.sh
step 4 'Compiling the engine' sh -c 'echo 3/9 >"$TENSHU_PROGRESS"; sleep 600 & echo $! >"$0"; wait' "$1"
"""
# The shell in which somebody starts it, which stays.
OUTER = 'trap : INT; sh -c "$1" sh "$2"; echo ended with $?; read line'
PATIENCE = 30.0


def read_until(terminal: int, wanted: str) -> str:
    """What the terminal shows until these words come."""
    shown = ""
    while wanted not in shown:
        shown += os.read(terminal, 1024).decode()
    return shown


def is_running(process: int) -> bool:
    """Whether a process that is nobody's child any more still runs."""
    state = Path(f"/proc/{process}/stat")
    try:
        return state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_long_step_tells_how_far_it_is_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    started = tmp_path / "started"
    shell, terminal = pty.fork()
    if shell == 0:
        os.chdir(ROOT)
        # Shells cannot trap what was ignored when they began, as in a job in the background.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.execvp("sh", ["sh", "-c", OUTER, "sh", LONG_STEP, str(started)])  # noqa: S606 - the child of the terminal
    try:
        shown = read_until(terminal, "3/9")
        assert "[4/4] Compiling the engine" in shown
        compiler = int(started.read_text(encoding="utf-8"))
        assert is_running(compiler)
        os.write(terminal, b"\x03")
        read_until(terminal, f"ended with {128 + signal.SIGINT}")
        end = time.monotonic() + PATIENCE
        while is_running(compiler):
            assert time.monotonic() < end, "the compiler goes on"
            time.sleep(0.02)
    finally:
        os.close(terminal)
        os.kill(shell, signal.SIGKILL)
        os.waitpid(shell, 0)


def test_wrong_options_are_refused_before_anything_is_built() -> None:
    script = ". tools/setup.sh; refuse_wrong_options --prot 80; echo goes on"
    done = subprocess.run(
        ["sh", "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "tenshu: unrecognized arguments: --prot 80 (tenshu --help)\n"
