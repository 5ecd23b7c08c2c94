"""Check that every rule is written three times: in RULES.md, in the code and in a test.

A heading such as `### DC 3.3 Pair of Tiles` is an anchor. Code cites it as `[DC 3.3]` or in a list
as `[DC 3.3, R14, F2]`, a test as `@rule("DC 3.3", "DC R14")`. A chapter, `## DC 3 The turn`, may be
cited but needs neither code nor test of its own.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = "src/tenshu/games"
TESTS = "tests"
COVERAGE = "docs/rules-coverage.md"
TRANSLATIONS = "RULES.*.md"

HEADING = re.compile(
    r"^(?P<level>#{2,6}) (?P<prefix>[A-Z]{2,4}) (?P<number>[A-Z]?\d+(?:\.\d+)*) +(?P<title>\S.*)$",
    re.MULTILINE,
)


class Anchor(NamedTuple):
    """A tagged heading of a RULES.md."""

    tag: str
    title: str
    is_chapter: bool


class Citation(NamedTuple):
    """A tag and the place that cites it."""

    tag: str
    path: str
    name: str


class GameRules(NamedTuple):
    """The anchors of one game and the citations in its code."""

    name: str
    anchors: tuple[Anchor, ...]
    code: tuple[Citation, ...]

    @property
    def rules_path(self) -> str:
        """The path of the game's RULES.md."""
        return f"{GAMES}/{self.name}/RULES.md"


def parse_anchors(text: str) -> tuple[Anchor, ...]:
    """List the tagged headings of a RULES.md in their order."""
    return tuple(
        Anchor(
            f"{heading['prefix']} {heading['number']}",
            heading["title"].strip(),
            heading["level"] == "##" and heading["number"].isdigit(),
        )
        for heading in HEADING.finditer(text)
    )


def prefix_of(tag: str) -> str:
    """The part of a tag that names the game."""
    return tag.partition(" ")[0]


def parse_citations(text: str, prefixes: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Yield every tag cited in brackets, with its line."""
    known = "|".join(sorted(prefixes))
    for found in re.finditer(rf"\[({known}) ([A-Z]?\d[^\]]*)\]", text):
        line = text.count("\n", 0, found.start()) + 1
        for item in found[2].split(","):
            number = item.strip(" \t\n#").removeprefix(f"{found[1]} ")
            yield f"{found[1]} {number}", line


def function_spans(tree: ast.AST, outer: str = "") -> Iterator[tuple[int, int, str]]:
    """Yield first line, last line and dotted name of every function and class, outer ones first."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{outer}.{node.name}" if outer else node.name
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            yield first, node.end_lineno or node.lineno, name
            yield from function_spans(node, name)
        else:
            yield from function_spans(node, outer)


def name_at(spans: Sequence[tuple[int, int, str]], line: int) -> str:
    """The innermost function or class around a line, or nothing."""
    name = ""
    for first, last, candidate in spans:
        if first <= line <= last:
            name = candidate
    return name


def code_citations(root: Path, folder: Path, prefixes: Iterable[str]) -> Iterator[Citation]:
    """Yield the citations in the Python files of a game folder."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        spans = tuple(function_spans(ast.parse(text)))
        for tag, line in parse_citations(text, prefixes):
            yield Citation(tag, path.relative_to(root).as_posix(), name_at(spans, line))


def is_rule_call(call: ast.Call) -> bool:
    """Whether a call reads `rule(...)` or `pytest.mark.rule(...)`."""
    called = call.func
    return (isinstance(called, ast.Name) and called.id == "rule") or (
        isinstance(called, ast.Attribute) and called.attr == "rule"
    )


def test_citations(root: Path) -> Iterator[Citation]:
    """Yield the tags that tests cite with the rule mark."""
    for path in sorted((root / TESTS).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        spans = tuple(function_spans(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_rule_call(node):
                for tag in node.args:
                    if isinstance(tag, ast.Constant) and isinstance(tag.value, str):
                        place = path.relative_to(root).as_posix()
                        yield Citation(tag.value, place, name_at(spans, node.lineno))


def read_games(root: Path) -> tuple[GameRules, ...]:
    """Read the anchors and the code of every game that has a RULES.md."""
    paths = sorted((root / GAMES).glob("*/RULES.md"))
    anchors = {path.parent: parse_anchors(path.read_text(encoding="utf-8")) for path in paths}
    prefixes = {prefix_of(anchor.tag) for found in anchors.values() for anchor in found}
    return tuple(
        GameRules(folder.name, found, tuple(code_citations(root, folder, prefixes)))
        for folder, found in anchors.items()
        if prefixes
    )


def describe_place(citation: Citation) -> str:
    """The path of a citation, and the function if there is one."""
    return f"{citation.path}:{citation.name}" if citation.name else citation.path


def unknown_citations(citations: Iterable[Citation], tags: set[str]) -> Iterator[str]:
    """Yield a problem for every tag that is cited without an anchor."""
    for citation in citations:
        if citation.tag not in tags:
            yield f"{describe_place(citation)}: {citation.tag} has no anchor"


def anchor_problems(game: GameRules, tested: set[str]) -> Iterator[str]:
    """Yield a problem for every anchor that occurs twice or has no code or test."""
    if not game.anchors:
        yield f"{game.rules_path}: no tagged heading"
    coded = {citation.tag for citation in game.code}
    seen: set[str] = set()
    for anchor in game.anchors:
        if anchor.tag in seen:
            yield f"{game.rules_path}: {anchor.tag} stands twice"
        seen.add(anchor.tag)
        if anchor.tag not in coded and not anchor.is_chapter:
            yield f"{game.rules_path}: {anchor.tag} has no code"
        if anchor.tag not in tested and not anchor.is_chapter:
            yield f"{game.rules_path}: {anchor.tag} has no test"


def find_problems(games: Sequence[GameRules], tests: Sequence[Citation]) -> Iterator[str]:
    """Yield a problem for every tag that is not written in all three places."""
    if not games:
        yield f"{GAMES}: no RULES.md with a tagged heading"
    tested = {citation.tag for citation in tests}
    for game in games:
        yield from anchor_problems(game, tested)
        yield from unknown_citations(game.code, {anchor.tag for anchor in game.anchors})
    yield from unknown_citations(tests, {anchor.tag for game in games for anchor in game.anchors})


def translation_problems(root: Path, game: GameRules) -> Iterator[str]:
    """Yield a problem for every translation whose tags differ from those of the rules."""
    wanted = [anchor.tag for anchor in game.anchors]
    for path in sorted((root / GAMES / game.name).glob(TRANSLATIONS)):
        tags = [anchor.tag for anchor in parse_anchors(path.read_text(encoding="utf-8"))]
        pairs = zip_longest(wanted, tags, fillvalue="nothing")
        for tag, found in pairs:
            if tag != found:
                place = path.relative_to(root).as_posix()
                yield f"{place}: {found} stands where {tag} should"
                break


def format_places(citations: Iterable[Citation], tag: str, base: str) -> str:
    """The places that cite a tag, shortened by the folder they share."""
    places = {
        describe_place(citation).removeprefix(f"{base}/")
        for citation in citations
        if citation.tag == tag
    }
    return "<br>".join(f"`{place}`" for place in sorted(places))


def format_game(game: GameRules, tests: Sequence[Citation]) -> str:
    """The table of one game."""
    base = f"{GAMES}/{game.name}"
    lines = [
        f"## {game.name}",
        "",
        f"Code lies in `{base}/`, tests in `{TESTS}/`.",
        "",
        "| tag | rule | code | tests |",
        "|---|---|---|---|",
    ]
    for anchor in game.anchors:
        if not anchor.is_chapter:
            code = format_places(game.code, anchor.tag, base)
            proof = format_places(tests, anchor.tag, TESTS)
            title = anchor.title.replace("|", "\\|")
            lines.append(f"| {anchor.tag} | {title} | {code} | {proof} |")
    return "\n".join(lines)


def format_coverage(games: Sequence[GameRules], tests: Sequence[Citation]) -> str:
    """The whole page of rules coverage."""
    head = (
        "# Rules coverage\n\n"
        "Where each rule is decided and which tests prove it. "
        "Written by `tools/check_citations.py --write`; do not edit."
    )
    return "\n\n".join([head, *(format_game(game, tests) for game in games)]) + "\n"


def write_coverage(root: Path, page: str) -> None:
    """Write the page of rules coverage."""
    path = root / COVERAGE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page, encoding="utf-8")


def is_current(root: Path, page: str) -> bool:
    """Whether the stored page of rules coverage is up to date."""
    path = root / COVERAGE
    return path.is_file() and path.read_text(encoding="utf-8") == page


def check(root: Path, *, write: bool) -> list[str]:
    """List all problems of a tree; write the coverage page, or compare it."""
    games = read_games(root)
    tests = tuple(test_citations(root))
    problems = list(find_problems(games, tests))
    for game in games:
        problems += translation_problems(root, game)
    page = format_coverage(games, tests)
    if write:
        write_coverage(root, page)
    elif not is_current(root, page):
        problems.append(f"{COVERAGE}: out of date, run tools/check_citations.py --write")
    return problems


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Check the tree and print one line per problem."""
    parser = argparse.ArgumentParser(
        description="Check that rules, code and tests cite each other."
    )
    parser.add_argument("--write", action="store_true", help=f"write {COVERAGE}")
    problems = check(root, write=parser.parse_args(arguments).write)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
