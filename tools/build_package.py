"""Build the release: an sdist, and wheels with the compiled engine that fit any Linux as new as this one.

tools/build runs it with everything ready. A wheel is compiled by each interpreter that is named, or
by all of PYTHONS that are found with their headers. `--installed` packs the package that ./check or
./play has compiled and installed beside this Python, and takes a second instead of minutes.
"""

import argparse
import base64
import hashlib
import shutil
import subprocess
import sys
import tempfile
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
HAS_HEADERS = (
    "import pathlib, sys, sysconfig;"
    "sys.exit(not pathlib.Path(sysconfig.get_path('include'), 'Python.h').is_file())"
)
# What an installer adds to a package, and no wheel has.
INSTALLED_ONLY = {"INSTALLER", "RECORD", "REQUESTED", "direct_url.json", "uv_cache.json"}


def pack_installed(folder: Path) -> Path:
    """Pack the installed package as the wheel that it was installed from."""
    found = distribution("tenshu")
    name = f"tenshu-{found.version}"
    metadata = f"{name}.dist-info"
    wheel = folder / f"{name}-{tag_of(found)}.whl"
    record = []
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(found.files or [], key=str):
            path = file.as_posix()
            if path.startswith("..") or file.suffix == ".pyc" or file.name in INSTALLED_ONLY:
                continue
            data = Path(str(found.locate_file(file))).read_bytes()
            archive.writestr(path, data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{path},sha256={digest},{len(data)}")
        record.append(f"{metadata}/RECORD,,")
        archive.writestr(f"{metadata}/RECORD", "\n".join(record) + "\n")
    return wheel


def tag_of(found: Distribution) -> str:
    """The tag of a compiled package, or an error if it is not one."""
    lines = (found.read_text("WHEEL") or "").splitlines()
    tags = [line.removeprefix("Tag: ") for line in lines if line.startswith("Tag: ")]
    if len(tags) != 1 or tags[0].endswith("-any"):
        sys.exit("The installed package is not compiled.")
    return tags[0]


def compile_wheel(uv: str, python: str, folder: Path) -> Path:
    """Compile a wheel with that interpreter, or end with an error."""
    command = [uv, "build", "--quiet", "--wheel", "--python", python, "--out-dir", str(folder)]
    made = subprocess.run(command, cwd=ROOT, env=environment(must_compile=True), check=False)
    if made.returncode:
        sys.exit(f"The wheel for {python} could not be built.")
    return next(folder.glob("*.whl"))


def environment(*, must_compile: bool) -> dict[str, str]:
    """The environment of a build."""
    import os

    return {**os.environ, "TENSHU_COMPILE": "1" if must_compile else "0"}


def repair(wheel: Path, folder: Path) -> Path:
    """Give a wheel the oldest manylinux tag that it fits, in a folder of its own."""
    before = set(folder.glob("*.whl"))
    command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(folder), str(wheel)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{wheel.name} could not be repaired: {done.stderr.strip()}")
    made = set(folder.glob("*.whl")) - before
    return made.pop() if made else folder / wheel.name


def can_build(python: str) -> bool:
    """Whether an interpreter is there, with its headers."""
    path = shutil.which(python)
    if path is None:
        return False
    return (
        subprocess.run([path, "-c", HAS_HEADERS], check=False, capture_output=True).returncode == 0
    )


def main() -> None:
    """Build what was asked for, and print the paths."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--uv", default="uv", help="the installer that builds")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to write to")
    parser.add_argument("--installed", action="store_true", help="pack what is installed here")
    parser.add_argument("python", nargs="*", help="interpreters to compile with")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as draft:
        if options.installed:
            print(repair(pack_installed(Path(draft)), options.out))
            return
        command = [options.uv, "build", "--quiet", "--sdist", "--out-dir", str(options.out)]
        if subprocess.run(
            command, cwd=ROOT, env=environment(must_compile=False), check=False
        ).returncode:
            sys.exit("The sdist could not be built.")
        print(next(options.out.glob("*.tar.gz")))
        pythons = options.python or [python for python in PYTHONS if can_build(python)]
        for number, python in enumerate(pythons):
            folder = Path(draft, str(number))
            print(repair(compile_wheel(options.uv, python, folder), options.out), flush=True)
    for python in PYTHONS if not options.python else ():
        if python not in pythons:
            print(f"No wheel for {python}: it is not here, or has no headers.", file=sys.stderr)


if __name__ == "__main__":
    main()
