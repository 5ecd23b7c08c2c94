"""The wheel runs on a machine with nothing but Python: no compiler, no Node, no sources."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
ENVIRONMENT = """
from tenshu.envs import pettingzoo
env = pettingzoo.env("white_castle", seats=2)
env.reset(seed=1)
for _ in env.agent_iter():
    observation, *_, is_over, _, _ = env.last()
    env.step(None if is_over else int(observation["action_mask"].argmax()))
print(sum(env.rewards.values()))
"""


def is_installed_compiled() -> bool:
    """Whether ./check or ./play has compiled and installed the package beside this Python."""
    try:
        tags = distribution("tenshu").read_text("WHEEL") or ""
    except PackageNotFoundError:
        return False
    return "-any" not in tags


pytestmark = pytest.mark.skipif(
    not is_installed_compiled(),
    reason="the compiled package is not installed here; ./check does it",
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `tools/build --installed` makes of what ./check has compiled."""
    folder = tmp_path_factory.mktemp("dist")
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    done = subprocess.run(
        [sys.executable, ROOT / "tools/build_package.py", "--installed", "--out", folder],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return Path(done.stdout.strip())


@pytest.fixture(scope="module")
def machine(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel; its programs."""
    folder = tmp_path_factory.mktemp("machine")
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv/bin"
    install = ["install", "--no-index", "--no-deps", "--quiet", str(wheel)]
    subprocess.run([programs / "pip", *install], check=True, env={"PATH": str(programs)})
    # The libraries of `tenshu[server,envs]`, as ./check has them: tests have no network.
    libraries = folder / "libraries"
    libraries.mkdir()
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if not path.name.startswith(("tenshu", "pip", "__", "_virtualenv", "_distutils")):
            (libraries / path.name).symlink_to(path)
    inside = next((folder / "venv/lib").glob("python3*/site-packages"))
    (inside / "libraries.pth").write_text(f"{libraries}\n")
    return programs


def run(machine: Path, *command: str) -> str:
    done = subprocess.run(
        [machine / command[0], *command[1:]],
        env={"PATH": str(machine), "HOME": str(machine.parent)},
        cwd=machine.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_fits_other_linuxes_and_has_everything(wheel: Path) -> None:
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert re.fullmatch(rf"tenshu-1\.\S+-{version}-{version}-manylinux\S+\.whl", wheel.name)
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "tenshu/py.typed" in names
    assert "tenshu/server/page/index.html" in names
    assert any(re.fullmatch(r"tenshu__mypyc\.\S+\.so", name) for name in names)
    assert not any(name.endswith((".pyc", ".c", ".ts", ".svelte")) for name in names)


def test_a_game_an_environment_and_the_health_of_a_server(machine: Path) -> None:
    assert shutil.which("cc", path=str(machine)) is None
    assert shutil.which("node", path=str(machine)) is None
    assert "(compiled)" in run(machine, "tenshu", "--version")
    played = run(machine, "tenshu", "simulate", "terra_mystica", "--games", "1", "--json")
    assert json.loads(played)["games"] == 1
    assert float(run(machine, "python", "-c", ENVIRONMENT)) == 0.0
    where = run(machine, "python", "-c", "import tenshu; print(tenshu.__file__)")
    assert Path(where.strip()).is_relative_to(machine.parent)

    server = subprocess.Popen(
        [machine / "tenshu", "serve", "--port", "0", "--workers", "1"],
        env={"PATH": str(machine), "HOME": str(machine.parent)},
        cwd=machine.parent,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        assert httpx.get(f"{url}/healthz", timeout=60).json()["status"] == "ok"
        assert "<script" in httpx.get(url, timeout=60).text
    finally:
        server.terminate()
        server.communicate(timeout=60)
    assert server.returncode in {0, -15}
