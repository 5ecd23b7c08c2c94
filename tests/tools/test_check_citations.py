from pathlib import Path

import pytest

from tests.rules import rule
from tools.check_citations import COVERAGE, GAMES, check, main, parse_anchors, parse_citations

RULES = """# Toy

## ZZ 1 Beginning

### ZZ 1.1 First rule

Some words.

### ZZ R01 First ruling

### ZZ F1 First question
"""

CODE = '''"""A chapter. [ZZ 1]"""

# A table. [ZZ 1.1]
TABLE = (1, 2)


class Toy:
    """A toy."""

    def move(self) -> None:
        """Move. [ZZ 1.1, R01, ZZ F1]"""
'''

TEST = """from tests.rules import rule

@rule("ZZ 1.1", "ZZ R01")
def test_move() -> None: ...

class TestQuestions:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=rule("ZZ F1"))])
    def test_ask(self) -> None: ...
"""

RULES_PATH = f"{GAMES}/toy/RULES.md"
CODE_PATH = f"{GAMES}/toy/rules/moving.py"
TEST_PATH = "tests/games/toy/test_moving.py"


def put(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, encoding="utf-8")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    put(tmp_path, RULES_PATH, RULES)
    put(tmp_path, CODE_PATH, CODE)
    put(tmp_path, TEST_PATH, TEST)
    assert check(tmp_path, write=True) == []
    return tmp_path


def test_a_tree_with_all_twins_passes(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], tree) == 0
    assert not capsys.readouterr().out


def test_code_that_cites_an_unknown_tag(tree: Path) -> None:
    put(tree, CODE_PATH, CODE.replace("R01", "R01, R99"))
    assert check(tree, write=True) == [f"{CODE_PATH}:Toy.move: ZZ R99 has no anchor"]


def test_a_range_is_no_tag(tree: Path) -> None:
    put(tree, CODE_PATH, CODE.replace("1.1, R01", "1.1-1.3, R01"))
    assert check(tree, write=True) == [f"{CODE_PATH}:Toy.move: ZZ 1.1-1.3 has no anchor"]


def test_code_that_cites_another_game(tree: Path) -> None:
    put(tree, f"{GAMES}/other/RULES.md", "### YY 1.1 Other rule\n")
    put(tree, f"{GAMES}/other/rules.py", '"""Other. [YY 1.1, ZZ 1.1] [ZZ R01]"""\n')
    put(tree, "tests/test_other.py", 'pytestmark = rule("YY 1.1")\n')
    assert check(tree, write=True) == [
        f"{GAMES}/other/rules.py: YY ZZ 1.1 has no anchor",
        f"{GAMES}/other/rules.py: ZZ R01 has no anchor",
    ]


def test_a_test_that_cites_an_unknown_tag(tree: Path) -> None:
    put(tree, TEST_PATH, TEST.replace('"ZZ R01"', '"ZZ R01", "ZZ 4.4"'))
    assert check(tree, write=True) == [f"{TEST_PATH}:test_move: ZZ 4.4 has no anchor"]


def test_an_anchor_without_code(tree: Path) -> None:
    put(tree, CODE_PATH, CODE.replace(", R01", ""))
    assert check(tree, write=True) == [f"{RULES_PATH}: ZZ R01 has no code"]


def test_an_anchor_without_test(tree: Path) -> None:
    put(tree, TEST_PATH, TEST.replace(', marks=rule("ZZ F1")', ""))
    assert check(tree, write=True) == [f"{RULES_PATH}: ZZ F1 has no test"]


def test_an_anchor_that_stands_twice(tree: Path) -> None:
    put(tree, RULES_PATH, RULES + "\n### ZZ 1.1 First rule again\n")
    assert check(tree, write=True) == [f"{RULES_PATH}: ZZ 1.1 stands twice"]


def test_a_translation_has_the_same_tags_in_the_same_order(tree: Path) -> None:
    translation = RULES_PATH.replace("RULES.md", "RULES.it.md")
    put(tree, translation, RULES.replace("First rule", "Prima regola"))
    assert check(tree, write=True) == []
    put(tree, translation, RULES.replace("### ZZ R01 First ruling", ""))
    assert check(tree, write=True) == [f"{translation}: ZZ F1 stands where ZZ R01 should"]


def test_rules_without_any_tag(tree: Path) -> None:
    put(tree, f"{GAMES}/other/RULES.md", "# Other\n\n### A rule without a tag\n")
    assert check(tree, write=True) == [f"{GAMES}/other/RULES.md: no tagged heading"]


def test_a_tree_without_games(tmp_path: Path) -> None:
    assert check(tmp_path, write=True) == [f"{GAMES}: no RULES.md with a tagged heading"]


def test_a_stale_coverage_page(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tree, RULES_PATH, RULES.replace("First question", "Only question"))
    assert main([], tree) == 1
    assert capsys.readouterr().out.startswith(f"{COVERAGE}: out of date")
    assert main(["--write"], tree) == 0
    assert main([], tree) == 0


def test_a_missing_coverage_page(tree: Path) -> None:
    (tree / COVERAGE).unlink()
    assert main([], tree) == 1


def test_writing_does_not_hide_a_problem(tree: Path) -> None:
    put(tree, TEST_PATH, "")
    assert main(["--write"], tree) == 1


def test_the_coverage_page_names_places(tree: Path) -> None:
    page = (tree / COVERAGE).read_text(encoding="utf-8")
    assert (
        "| ZZ 1.1 | First rule | `rules/moving.py`<br>`rules/moving.py:Toy.move` "
        "| `games/toy/test_moving.py:test_move` |\n"
    ) in page
    assert "`games/toy/test_moving.py:TestQuestions.test_ask`" in page
    assert "| ZZ 1 |" not in page


def test_only_a_second_level_number_is_a_chapter() -> None:
    anchors = parse_anchors("## ZZ 1 Chapter\n### ZZ 2 Rule\n## ZZ R1 Ruling\n")
    assert [anchor.is_chapter for anchor in anchors] == [True, False, False]


def test_a_list_may_run_over_comment_lines() -> None:
    text = "x = 1\n# As said. [ZZ 1.1,\n# R01]\n"
    assert list(parse_citations(text, ["ZZ"])) == [("ZZ 1.1", 2), ("ZZ R01", 2)]


def test_the_rule_mark_carries_its_tags() -> None:
    tags = ("ZZ 1.1", "ZZ R01")
    assert rule(*tags).mark.args == tags
