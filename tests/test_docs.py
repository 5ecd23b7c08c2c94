"""The documents are true: their examples run."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tenshu import games
from tenshu.core.action import shape_of
from tenshu.core.options import PickOption
from tests.games.examples import LANGUAGES, brief, rules_text

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "docs/api.md"])
def test_the_examples_run(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    example = doctest.DocTestParser().get_doctest(code, {}, name, None, 0)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_first_bot_of_the_guide_is_the_example() -> None:
    """Every block of code of the guide stands in the file, which plays in tests/server/test_client.py."""
    text = (ROOT / "docs/guides/first-bot.md").read_text(encoding="utf-8")
    example = (ROOT / "examples/bots/first.py").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 2
    assert all(block in example for block in blocks)


def test_the_site_is_built_and_needs_nothing_from_outside(tmp_path: Path) -> None:
    """Dead links end the build; whatever a page loads lies beside it."""
    command = [sys.executable, str(ROOT / "tools/build_docs.py"), "--out", str(tmp_path)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    pages = [*tmp_path.rglob("*.html")]
    assert {f"rules/{name}.{one}.html" for name in games.names() for one in LANGUAGES} <= {
        page.relative_to(tmp_path).as_posix() for page in pages
    }
    for page in pages:
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r"<(?:script|img|iframe)[^>]* src=\"?([^\" >]+)", text)
        loaded += re.findall(
            r"<link[^>]* rel=\"?(?:stylesheet|preload|icon)[^>]* href=\"?([^\" >]+)", text
        )
        assert loaded
        assert [url for url in loaded if "//" in url] == [], page


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
