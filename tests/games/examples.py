"""The rules that people read, as data, so that a test can play and count what they say.

A worked example is the table under a heading such as `### Example 2: a set of Dragons`. Where a row
has a cell in backticks, that is what is played; the cells of digits are the numbers after it.
"""

import re
from typing import Final

from tenshu import games

LANGUAGES: Final = ("en", "pt", "it")


def rules_text(game: str, language: str) -> str:
    """The rules of a game in a language."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (games.folder(game) / name).read_text(encoding="utf-8")


def brief(game: str, language: str) -> str:
    """The page with which the rules begin."""
    _, first, *_ = re.split(r"^## ", rules_text(game, language), flags=re.MULTILINE)
    return first


def example(game: str, number: int, language: str) -> list[list[str]]:
    """The rows of a worked example."""
    return table_rows(example_text(game, number, language))


def example_text(game: str, number: int, language: str) -> str:
    """A worked example as it is written, without its heading."""
    text = rules_text(game, language)
    heading = re.findall(rf"^### \w+ {number}: .*$", text, re.MULTILINE)
    assert len(heading) == 1, heading
    _, _, section = text.partition(heading[0])
    return re.split(r"^#", section, maxsplit=1, flags=re.MULTILINE)[0]


def table_rows(text: str) -> list[list[str]]:
    """The cells of every table row, without heads and rules."""
    found = re.findall(r"^\|[-|]+\|\n((?:\|.*\n)+)", text, re.MULTILINE)
    lines = "".join(found).splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def moves(row: list[str]) -> str:
    """The actions written in a row, or nothing."""
    return "; ".join(re.findall(r"`([^`]+)`", " ".join(row)))


def totals(row: list[str]) -> list[int]:
    """The cells of a row that are nothing but a number."""
    return [int(cell) for cell in row if cell.isdigit()]


def numbers(text: str) -> list[int]:
    """Every number in some words."""
    return [int(found) for found in re.findall(r"\d+", text)]
