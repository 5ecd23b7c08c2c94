"""Build Tenshu: the page with npm, and the engine with mypyc where there is a C compiler.

TENSHU_COMPILE=0 never compiles, TENSHU_COMPILE=1 fails where it cannot. An editable install
always runs the sources. All the rest is in pyproject.toml.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/tenshu")
COMPILED = ("core/*.py", "games/*/**/*.py", "ai/*.py", "envs/episode.py")
# The packages themselves, and a game's optional parts that use libraries outside the engine.
INTERPRETED = ("__init__.py", "terminal.py")

COMPILE_MODE = os.environ.get("TENSHU_COMPILE", "")
BUILDING = bool({"bdist_wheel", "build", "install"}.intersection(sys.argv))
PROGRESS = os.environ.get("TENSHU_PROGRESS", "")
SLOW = "The engine is not compiled and runs many times slower"
# Lets the compiler put small functions of one module into another: 10 to 20 % more games a second.
ACROSS_MODULES = ("-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden")
NEEDS = "gcc and the headers of C and Python (on Debian: gcc libc6-dev python3-dev)"


def tell_progress(text: str) -> None:
    """Write how far the build is where tools/setup.sh looks, if it asked for that."""
    if PROGRESS:
        Path(PROGRESS).write_text(text)


@contextmanager
def linking_told(folder: Path) -> Iterator[None]:
    """Tell how far the linker is: optimising across modules takes half of the time.

    gcc has the parts of the program in TMPDIR, `x.ltrans7.o` and, once optimised,
    `x.ltrans7.ltrans.o`.
    """
    if not PROGRESS:
        yield
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    is_linked = threading.Event()

    def look() -> None:
        while not is_linked.wait(1):
            names = [path.name for path in folder.glob("*.ltrans*.o")]
            done = sum(name.endswith(".ltrans.o") for name in names)
            if names:
                tell_progress(f"linking, part {done} of {len(names) - done}")

    looker = threading.Thread(target=look)
    kept = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = str(folder.resolve())
    looker.start()
    try:
        yield
    finally:
        is_linked.set()
        looker.join()
        if kept is None:
            del os.environ["TMPDIR"]
        else:
            os.environ["TMPDIR"] = kept
        shutil.rmtree(folder, ignore_errors=True)


def engine_modules() -> list[str]:
    """List the modules that are compiled, all in one group."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


def has_compiler(*flags: str) -> bool:
    """Tell whether a program that includes Python.h compiles here, with these flags."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not command:  # Windows: setuptools knows where its compiler is
        return os.name == "nt"
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "probe.c")
        program.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        headers = f"-I{sysconfig.get_config_var('INCLUDEPY')}"
        command += [*flags, "-c", str(program), headers, "-o", str(Path(folder, "probe.o"))]
        try:
            return subprocess.run(command, check=False, capture_output=True).returncode == 0
        except OSError:
            return False


def engine_extensions() -> list[Extension]:
    """Translate the engine to C, or say in one sentence why it will run interpreted."""
    if COMPILE_MODE == "" and not has_compiler():
        print(f"{SLOW}: install {NEEDS}.", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify

        tell_progress("translating to C")
        # The settings in pyproject.toml are for checking types, not for compiling.
        extensions: list[Extension] = mypycify(
            ["--config-file=", *engine_modules()],
            opt_level="3",
            debug_level="0",
            group_name="tenshu",
            multi_file=True,
        )
        if has_compiler(*ACROSS_MODULES):
            for extension in extensions:
                # New lists: mypyc gives all extensions the same ones.
                extension.extra_compile_args = [*extension.extra_compile_args, *ACROSS_MODULES]
                extension.extra_link_args = [*extension.extra_link_args, *ACROSS_MODULES]
        return extensions
    except (Exception, SystemExit):
        if COMPILE_MODE == "1":
            raise
        print(f"{SLOW}: translating it to C failed.", file=sys.stderr)
        return []


class BuildEngine(build_ext):
    """Compiles the engine, all of it or nothing, on all cores."""

    def build_extension(self, ext: Extension) -> None:
        """Compile the files of one extension side by side; each runs a process of its own."""
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], **options: object) -> list[str]:
            objects: list[str] = []
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_one([source], **options), sources)
                for count, some in enumerate(made, 1):
                    objects += some
                    tell_progress(f"file {count} of {len(sources)}")
            tell_progress("linking")
            return objects

        self.compiler.compile = compile_all
        try:
            with linking_told(Path(self.build_temp, "linking")):
                super().build_extension(ext)
        finally:
            self.compiler.compile = compile_one

    def run(self) -> None:
        """Compile, or go on without and say so."""
        try:
            super().run()
        except Exception:
            if COMPILE_MODE == "1":
                raise
            print(f"{SLOW}: compiling it failed.", file=sys.stderr)
            self.extensions = []


class CleanBuild(build):
    """Has the page built first, and leaves nothing of an earlier build in the package."""

    def run(self) -> None:
        """Build, then remove what this build did not make."""
        # An sdist has the page instead of its sources.
        builder = Path("tools/build_page.py")
        if builder.exists() and subprocess.run([sys.executable, builder], check=False).returncode:
            print("The package has no page: building it failed.", file=sys.stderr)
        super().run()
        parts = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(path) for part in parts for path in part.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in made:
                path.unlink()


if COMPILE_MODE not in {"", "0", "1"}:
    sys.exit(f"TENSHU_COMPILE is {COMPILE_MODE!r}; it can be 0 (never), 1 (must) or unset.")
if sys.argv[1:] == ["can-compile"]:  # asked by tools/setup.sh
    sys.exit(COMPILE_MODE == "0" or (COMPILE_MODE == "" and not has_compiler()))

setup(
    cmdclass={"build": CleanBuild, "build_ext": BuildEngine},
    ext_modules=engine_extensions() if BUILDING and COMPILE_MODE != "0" else [],
)
