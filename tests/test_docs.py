"""The documents are true: their examples run."""

import doctest
import re
from pathlib import Path

import pytest

from tenshu import games
from tenshu.core.action import shape_of
from tenshu.core.options import PickOption
from tests.games.examples import LANGUAGES, brief, rules_text

ROOT = Path(__file__).parents[1]


def test_the_example_of_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    example = doctest.DocTestParser().get_doctest(code, {}, "README.md", None, 0)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.parametrize("name", games.names())
def test_the_notation_is_written_as_documented(name: str) -> None:
    """Every verb is explained, and every action of the examples reads."""
    game = games.load(name)
    text = (games.folder(name) / "NOTATION.md").read_text(encoding="utf-8")
    for verb in game.verbs.verbs:
        assert f"`{shape_of(verb)}`" in text, shape_of(verb)
    fences = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    for line in "".join(block for language, block in fences if not language).splitlines():
        if not line.startswith(("#", "=")):
            actions = re.sub(r"^(\*|p\d:)", "", line.partition("#")[0]).split(";")
            for written in filter(None, (" ".join(action.split()) for action in actions)):
                assert game.verbs.format_action(game.verbs.parse_action(written)) == written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_the_rules_list_every_option(name: str, language: str) -> None:
    """Each has a row with its default and its other values; cards are named one by one elsewhere."""
    text = rules_text(name, language)
    for option in games.load(name).options:
        rows = re.findall(rf"^\| `{option.name}` \| (.*?) \| (.*?) \|", text, re.MULTILINE)
        assert len(rows) == 1, option.name
        default, others = (re.findall(r"`([^`]+)`", cell) for cell in rows[0])
        assert default == [option.default]
        cards = option.words if isinstance(option, PickOption) else ()
        for value in option.values:
            is_inside = value.isdigit() and value not in (option.values[1], option.values[-1])
            assert value in (*default, *others, *cards) or is_inside, f"{option.name}={value}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_the_rules_begin_with_the_game_on_a_page(name: str, language: str) -> None:
    """Goal, turn, end and points come before everything else, and fit on a page."""
    first = brief(name, language)
    assert rules_text(name, language).partition("\n## ")[0].count("\n") == 1
    assert 4 <= first.count("\n### ") <= 5
    assert len(first.splitlines()) <= 60


def test_links_lead_somewhere() -> None:
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "tests/records/README.md"]
    for file in files:
        prose = re.sub(r"`[^`]*`", "", file.read_text(encoding="utf-8"))
        for link in re.findall(r"\]\(([^)#]+)\)", prose):
            if "://" not in link:
                assert (file.parent / link).exists(), f"{file.name}: {link}"


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "docs"])
def test_the_files_that_are_named_exist(name: str) -> None:
    """Decisions are left out: they name what there was when they were made."""
    sources = ROOT / "src/tenshu"
    folders = [ROOT, sources, ROOT / "web/src", *(sources / "games").iterdir()]
    files = [ROOT / name] if name.endswith(".md") else [*(ROOT / name).rglob("*.md")]
    for file in files:
        if file.parent.name != "adr" and file.name != "rules-coverage.md":
            text = file.read_text(encoding="utf-8")
            for named in re.findall(r"`([a-z_./]+/[\w.]+\.(?:py|ts|svelte|md|sh))`", text):
                found = any((folder / named).exists() for folder in folders)
                assert found or "NAME" in named, f"{file.name}: {named}"
