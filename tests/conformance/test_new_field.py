"""A new field of a position is one line: copies, numbers, restore and names follow from it."""

import shutil
from pathlib import Path

import pytest

from tests.trees import ROOT, attempt, run

TOOL = ROOT / "tools/write_layouts.py"
INTERPRETED = {"TENSHU_INTERPRETED": "1"}
PROGRAM = """
from tenshu import games
from tenshu.core.fields import differences
from tenshu.core.protocol import setup_options
from tenshu.games.dragon_castle.layout import FAVOURITE

game = games.load("dragon_castle")
options = setup_options(game, 2, {})
state = game.start(2, options)
state.at[FAVOURITE + 1] = 3
state.mood = 4
copy = state.clone()
assert differences(copy, state) == []
copy.at[FAVOURITE + 1] = 8
copy.mood = 5
print(differences(state, copy))
print(differences(state, game.restore(2, options, state.numbers())))
print(game.start(2, options).read("favourite"))
"""

# Copies of the package are run as programs, once.
pytestmark = pytest.mark.slow


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the sources with a number and an array more."""
    sources = ROOT / "src/tenshu"
    ignored = shutil.ignore_patterns("web", "page")
    shutil.copytree(sources, tmp_path / "tenshu", ignore=ignored)
    path = tmp_path / "tenshu/games/dragon_castle/fields.py"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    last = max(index for index, line in enumerate(lines) if line.startswith("        Field("))
    lines.insert(last, '        Field("favourite", "the kind liked best", _SEAT, start=-1),\n')
    lines.insert(last, '        Field("mood", "how the evening goes", start=1),\n')
    path.write_text("".join(lines), encoding="utf-8")
    return tmp_path


def test_one_line_is_enough(tree: Path) -> None:
    run([TOOL, tree], **INTERPRETED)
    program = tree / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    assert run([program], **INTERPRETED).splitlines() == [
        "['mood: 4, 5', 'favourite[1]: 3, 8']",
        "[]",
        "[-1, -1]",
    ]


def test_a_layout_that_is_not_written_anew_is_noticed(tree: Path) -> None:
    done = attempt([TOOL, "--check", tree])
    assert done.returncode == 1
    assert "dragon_castle/layout.py is not what fields.py says" in done.stdout
