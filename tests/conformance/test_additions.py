"""A faction and a map of Terra Mystica are additions: a file and a catalogue entry each, and texts."""

import json
import shutil
from pathlib import Path

import pytest

from tests.trees import ROOT, copy_package, run

TOYS = ROOT / "tests/toys/terra_mystica"
GAME = "tenshu.games.terra_mystica"

# Copies of the package are run as programs, once.
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, compiled or not, with one more faction and one more map."""
    folder = tmp_path_factory.mktemp("tree")
    game = copy_package(folder) / "games/terra_mystica"
    shutil.copy(TOYS / "otters.py", game / "factions")
    shutil.copy(TOYS / "pond.py", game / "maps")
    add(game / "factions/__init__.py", f"from {GAME}.factions.otters import Otters", "Otters()")
    add(game / "maps/__init__.py", f"from {GAME}.maps.pond import POND", "POND")
    for text in game.glob("text/*.ftl"):
        text.write_text(text.read_text() + "\n" + (TOYS / "texts.ftl").read_text())
    return folder


def add(catalogue: Path, line: str, entry: str) -> None:
    """Add an import and the last entry of the tuple that ends a catalogue."""
    head, bracket, tail = catalogue.read_text().rpartition(")")
    assert bracket
    assert not tail.strip()
    head = head.replace("\nfrom typing", f"\n{line}\nfrom typing")
    catalogue.write_text(f"{head.rstrip().rstrip(',')}, {entry})\n")


def test_both_are_offered(tree: Path) -> None:
    listed = json.loads(run(["-m", "tenshu", "games", "--json"], PYTHONPATH=str(tree)))
    game = next(game for game in listed if game["name"] == "terra_mystica")
    options = {option["name"]: option for option in game["options"]}
    assert options["map"]["values"] == ["base", "pond"]


def test_they_keep_the_contract_and_their_own_rules(tree: Path) -> None:
    command: list[str | Path] = ["-m", "pytest", "-q", "-p", "no:cacheprovider", TOYS / "checks.py"]
    run(command, PYTHONPATH=str(tree))
