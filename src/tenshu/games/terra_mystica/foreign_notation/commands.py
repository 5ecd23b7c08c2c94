"""The commands of the community's notation: `upgrade E5 to TP`, `Leech 2 from witches`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tenshu.core.errors import BadRecord, quote
from tenshu.games.terra_mystica.data.board import COLOUR_WORDS
from tenshu.games.terra_mystica.verbs import BONUS, CULT, HEX, OCTAGON, RIVER, STRUCTURE

# The notation's short names of structures.
STRUCTURES: Final = {
    "d": "dwelling",
    "tp": "trading_house",
    "te": "temple",
    "sh": "stronghold",
    "sa": "sanctuary",
    "dwelling": "dwelling",
    "tradingpost": "trading_house",
    "temple": "temple",
    "stronghold": "stronghold",
    "sanctuary": "sanctuary",
}
RESOURCES: Final = {
    "coin": "c",
    "coins": "c",
    "worker": "w",
    "workers": "w",
    "priest": "p",
    "priests": "p",
    "power": "pw",
}
# More digits than any amount of this game has.
ABSURD_NUMBER: Final = re.compile(r"\d{5}")
LONGEST_COMMAND: Final = 60
MOST_COMMANDS: Final = 200  # in one row
# Rows that the other engine wrote by itself: nothing to do, but totals to check.
BOOKKEEPING: Final = (
    "setup",
    "cult_income_for_faction",
    "other_income_for_faction",
    "all_income_for_faction",
    "income_for_faction",
    "income",
    "score_resources",
    "[opponent accepted power]",
    "[all opponents declined power]",
)
# A comment of ours: here an action of a double turn ended. Other engines see it by themselves.
END_MARK: Final = "# tenshu end"


class Command(NamedTuple):
    """One command: its kind, up to two numbers, its words, and the text for messages."""

    kind: str
    amount: int
    other: int
    words: tuple[str, ...]
    text: str


# The words that each kind of command takes, where only printed ones make sense.
KNOWN: Final[dict[str, tuple[set[str], ...]]] = {
    "build": (set(HEX.words),),
    "upgrade": (set(HEX.words), set(STRUCTURE.words)),
    "transform": (set(HEX.words), set(COLOUR_WORDS)),
    "bridge": (set(HEX.words), set(HEX.words)),
    "connect": (set(HEX.words) | set(RIVER.words), set(HEX.words), set(HEX.words)),
    "send": (set(CULT.words),),
    "action": (set(OCTAGON.words),),
    "pass": (set(BONUS.words),),
    "points": ({*CULT.words, "network"},),
}
# What each kind looks like, blanks squeezed and in lower case; groups are n, m and words.
SHAPES: Final = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("build", r"build (?P<a>[a-i]\d+)"),
        ("upgrade", r"upgrade (?P<a>[a-i]\d+) to (?P<b>[a-z]+(?: [a-z]+)?)"),
        ("transform", r"transform (?P<a>[a-i]\d+)(?: to (?P<b>[a-z]+))?"),
        ("dig", r"dig (?P<n>\d+)"),
        ("action", r"action (?P<a>[a-z]+\d*)"),
        ("bridge", r"bridge (?P<a>[a-i]\d+) ?: ?(?P<b>[a-i]\d+)"),
        ("connect", r"connect (?P<a>r\d+)"),
        ("connect", r"connect (?P<a>[a-i]\d+) ?: ?(?P<b>[a-i]\d+)(?: ?: ?(?P<c>[a-i]\d+))?"),
        ("send", r"send (?:p|priest) to (?P<a>[a-z]+)(?: for (?P<n>[123]))?"),
        ("advance", r"advance (?P<a>ship|dig)[a-z]*"),
        # Old files pay for the Engineers' bridge like this.
        ("engineer", r"convert 2 ?w to 1? ?bridge"),
        ("convert", r"convert (?P<n>\d+)? ?(?P<a>[a-z]+) to (?P<m>\d+)? ?(?P<b>[a-z]+)"),
        ("burn", r"burn (?P<n>\d+)"),
        ("leech", r"leech (?P<n>\d+)(?: from (?P<a>[a-z]+))?"),
        ("decline", r"decline(?: (?P<n>\d+) from (?P<a>[a-z]+))?"),
        ("points", r"\+(?P<n>\d+)vp for (?P<a>[a-z]+)"),
        ("gain", r"\+(?P<n>\d+)? ?(?P<a>[a-z]+\d*)(?: for \w+)?"),
        ("lose", r"-(?P<n>\d+)? ?(?P<a>[a-z_]+\d*)(?: for \w+)?"),
        ("pass", r"pass(?: (?P<a>bon\d+))?"),
        ("wait", r"wait"),
        ("done", r"done"),
        ("resign", r"resign"),
    )
)


def split_commands(text: str) -> list[str]:
    """The commands of a row, comments and empty ones left out."""
    plain, _, comment = text.partition("#")
    commands = [" ".join(part.split()) for part in plain.split(".") if part.strip()]
    return [*commands, "done"] if END_MARK.endswith(comment) and comment else commands


def merge_steps(texts: list[str]) -> list[str]:
    """Merge two equal cult steps in a row into one command of two steps."""
    out: list[str] = []
    for text in texts:
        if out and text.lower() == out[-1].lower() and text[1:].lower() in CULT.index:
            out[-1] = f"+2{text[1:]}"
        else:
            out.append(text)
    return out


def parse_command(text: str, row: int) -> Command:
    """Read one command, or raise BadRecord naming its row."""
    plain = text.lower()
    if plain in BOOKKEEPING:
        return Command("bookkeeping", 0, 0, (plain,), text)
    if len(text) <= LONGEST_COMMAND and ABSURD_NUMBER.search(plain) is None:
        for kind, shape in SHAPES:
            found = shape.fullmatch(plain)
            if found is not None and _is_known(kind, words := _words(kind, found)):
                amount, other = [_number(found, name) for name in ("n", "m")]
                return Command(kind, amount, other, words, text)
    raise BadRecord("error-ledger-command", row=row, command=quote(text))


def _number(found: re.Match[str], group: str) -> int:
    return int(found.groupdict().get(group) or 0)


def _words(kind: str, found: re.Match[str]) -> tuple[str, ...]:
    groups = found.groupdict()
    words = [groups[name] for name in ("a", "b", "c") if groups.get(name)]
    return tuple([_plain_word(kind, word) for word in words])


def _is_known(kind: str, words: tuple[str, ...]) -> bool:
    """Whether every hex, tile, cult and colour that a command names exists."""
    known = KNOWN.get(kind, ())
    return all(word in allowed for word, allowed in zip(words, known, strict=False))


def _plain_word(kind: str, word: str) -> str:
    """The one spelling of a word that may be written in several ways."""
    if kind == "upgrade":
        short = word.replace(" ", "")
        return STRUCTURES.get(short, word)
    if kind in ("convert", "gain", "lose"):
        return RESOURCES.get(word, word)
    return "gray" if word == "grey" else word
