"""Check what no other tool does: lock files, machine paths, a compiler trap, module sizes."""

import ast
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GENERATED = {"build", "dist", "node_modules", "__pycache__"}
COMPILED = ("src/tenshu/core/", "src/tenshu/games/", "src/tenshu/ai/", "src/tenshu/envs/episode.py")
NATIVE_INTS = {"i64", "i32", "i16", "u8"}
LONGEST_MODULE = 500

# A checkout may lie directly in one of these, so naming them is not specific to one machine.
COMMON_FOLDERS = {Path(ROOT.anchor), Path(tempfile.gettempdir()), Path.home().parent}
HOME_FOLDER = re.compile(r"(?<![\w.])/(?:home/\w+|Users/\w+|roo[t])/")

LOCK_FILES = re.compile(r"^requirements/.*\.txt$|\.lock$|(^|/)package-lock\.json$|(^|/)\.npmrc$")
REGISTRY = re.compile(
    r"^\s*(-i|--(extra-)?index-url|--find-links|-f)\b|^registry\s*=|registry\s*=\s*\"|\"resolved\""
)


def project_files() -> list[str]:
    """List the project's own files, with git if this is a checkout."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return sorted(_walk())
    return sorted(name for name in done.stdout.splitlines() if (ROOT / name).is_file())


def _walk() -> Iterator[str]:
    for folder, folders, names in os.walk(ROOT):
        hidden = (name for name in folders if name.startswith(".") and name != ".ci")
        made = (name for name in folders if name in GENERATED or name.endswith(".egg-info"))
        for name in {*hidden, *made}:
            folders.remove(name)
        for name in names:
            yield Path(folder, name).relative_to(ROOT).as_posix()


def lock_problems(name: str, text: str) -> Iterator[str]:
    """Find addresses of package registries in a lock file."""
    if not LOCK_FILES.search(name):
        return
    addresses_are_wrong = name.startswith("requirements/")
    for number, line in enumerate(text.splitlines(), 1):
        if REGISTRY.search(line) or (addresses_are_wrong and "://" in line):
            yield f"{name}:{number}: a lock file names a package registry"


def path_problems(name: str, text: str) -> Iterator[str]:
    """Find paths that exist only on one machine."""
    own = {ROOT, ROOT.parent} - COMMON_FOLDERS
    patterns = [HOME_FOLDER, *(re.compile(rf"(?<![\w.]){re.escape(str(path))}/") for path in own)]
    for number, line in enumerate(text.splitlines(), 1):
        if any(pattern.search(line) for pattern in patterns):
            yield f"{name}:{number}: a path of one machine"


def shift_problems(name: str, text: str) -> Iterator[str]:
    """Find shifts that mypyc silently cuts to 32 bits: a constant on the left of `<<`.

    Write `(mask >> n) & 1` to test a bit, and a function of two i64 to make one.
    """
    if not name.startswith(COMPILED) or not name.endswith(".py"):
        return
    tree = ast.parse(text)
    constants = _constant_names(tree)
    for node in ast.walk(tree):
        if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)):
            continue
        if _is_constant(node.left, constants) and not _is_constant(node.right, set()):
            yield f"{name}:{node.lineno}: a constant on the left of << is miscompiled"


def _constant_names(tree: ast.AST) -> set[str]:
    """The names that are bound exactly once, to a literal number."""
    bound = Counter(
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and _is_constant(node.value, set()):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and node.value and _is_constant(node.value, set()):
            names.update({node.target.id} if isinstance(node.target, ast.Name) else ())
    return {name for name in names if bound[name] == 1}


def _is_constant(node: ast.expr, constants: set[str]) -> bool:
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.Name(id=name):
            return name in constants
        case ast.UnaryOp(operand=operand):
            return _is_constant(operand, constants)
        case ast.Call(func=ast.Name(id=name), args=[argument]) if name in NATIVE_INTS:
            return _is_constant(argument, constants)
        case _:
            return False


def size_problems(name: str, text: str) -> Iterator[str]:
    """Find modules that are too long; modules of data may be."""
    if not name.startswith("src/") or not name.endswith(".py") or "/data/" in name:
        return
    lines = len(text.splitlines())
    if lines > LONGEST_MODULE:
        yield f"{name}: {lines} lines, {LONGEST_MODULE} at most"


def problems() -> Iterator[str]:
    """Find the problems of all files."""
    for name in project_files():
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for check in (lock_problems, path_problems, shift_problems, size_problems):
            yield from check(name, text)


def main() -> int:
    """Print the problems; exit code 1 if there are any."""
    found = list(problems())
    for problem in found:
        print(problem)
    print(f"{len(found)} problems in the tree." if found else "Nothing wrong in the tree.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
