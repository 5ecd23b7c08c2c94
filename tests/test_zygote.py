"""What a zygote forks behaves as what is started from scratch."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from tests.cli.command import Done, tenshu
from tests.zygote import zygote


def from_scratch(*arguments: str, typed: str = "") -> Done:
    done = subprocess.run(
        [sys.executable, "-m", "tenshu", *arguments],
        input=typed,
        env={**os.environ, "COLUMNS": "100", "TENSHU_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize(
    "arguments, typed",
    [
        ("games --json", ""),
        ("play dragon_castle --seats human,easy --seed 1", "help\nmoves\nquit\n"),
        ("replay no-such-file", ""),
        ("serve --db mysql://x", ""),
    ],
)
def test_output_and_exit_code_are_the_same(arguments: str, typed: str) -> None:
    forked = tenshu(*arguments.split(), typed=typed)
    assert forked == from_scratch(*arguments.split(), typed=typed)
    assert forked.out + forked.err


def test_it_has_its_own_folder_files_and_signals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with TemporaryFile() as log:
        process = zygote().start(["serve", "--port", "0", "--db", "here.db"], stderr=log)
        assert process.stdout is not None
        with process.stdout:
            assert "http://" in process.stdout.readline()
        assert (tmp_path / "here.db").exists()
        assert process.poll() is None
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(timeout=0)
        process.send_signal(signal.SIGKILL)
        assert process.wait() == process.poll() == -signal.SIGKILL
