"""A game is a folder: once it is in the catalogue's folder it is found, tested and played."""

import json
from pathlib import Path

import pytest

from tests import trees

# Copies of the package are run as programs, once.
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return trees.copy_with_lanterns(tmp_path_factory.mktemp("tree"))


def run(tree: Path, *command: str, typed: str = "") -> str:
    return trees.run(["-m", *command], typed, PYTHONPATH=str(tree))


def test_it_is_found(tree: Path) -> None:
    listed = json.loads(run(tree, "tenshu", "games", "--json"))
    assert "lanterns" in [game["name"] for game in listed]


def test_it_passes_conformance(tree: Path) -> None:
    command = "pytest -q -p no:cacheprovider -k lanterns tests/conformance/test_conformance.py"
    report = run(tree, *command.split())
    assert " passed" in report


def test_it_plays_in_the_terminal(tree: Path) -> None:
    command = "tenshu play lanterns --seats human,random --seed 1"
    typed = "why trade\ntrade\nwhy trade\nhint\nshow\n"
    shown = run(tree, *command.split(), typed=typed)
    assert "A lantern is traded only once. [LN 2]" in shown
    assert "All lanterns are shown." in shown
    assert "wins!" in shown


def test_bots_measure_themselves_in_it(tree: Path) -> None:
    command = "arena lanterns --bots greedy,random --games 20 --jobs 1 --json"
    report = json.loads(run(tree, "tenshu", *command.split()))
    assert report["games"] == 20


def test_a_part_of_the_wrong_type_is_named(tree: Path) -> None:
    file = tree / "tenshu/games/lanterns/terminal.py"
    file.write_text("TERMINAL = 7\n", encoding="utf-8")
    command = "pytest -q -p no:cacheprovider -k lanterns tests/conformance/test_conformance.py"
    report = trees.attempt(["-m", *command.split()], PYTHONPATH=str(tree)).stdout
    file.unlink()
    assert "1 failed" in report
    assert "tenshu.games.lanterns.terminal must export TERMINAL of type" in report
    assert "tenshu.core.parts.TerminalBoard, not 7" in report
