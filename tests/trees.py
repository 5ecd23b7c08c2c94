"""Copies of the package, to which tests add a game, a faction, a map or a field."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tenshu

ROOT = Path(__file__).parents[1]


def copy_package(folder: Path) -> Path:
    """Copy the package into a folder, compiled or not as it runs here; the copied package."""
    package = Path(tenshu.__file__).parent
    # With the bytecode, which stays valid because the files keep their times.
    shutil.copytree(package, folder / "tenshu")
    for shared in package.parent.glob("*__mypyc*.so"):
        shutil.copy(shared, folder)
    return folder / "tenshu"


def copy_with_lanterns(folder: Path) -> Path:
    """Copy the package with the toy game Lanterns as a fourth game; the folder."""
    package = copy_package(folder)
    shutil.copytree(ROOT / "tests/toys/lanterns", package / "games/lanterns")
    return folder


def attempt(
    command: list[str | Path], typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments and these additions to the environment."""
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, **environment},
        cwd=ROOT,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def run(command: list[str | Path], typed: str = "", **environment: str) -> str:
    """Run Python as `attempt` does; what it printed, once it succeeded."""
    done = attempt(command, typed, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
