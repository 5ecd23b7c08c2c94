"""Reading a ledger: its options, its set-up, and its rows with or without running totals."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tenshu.core.errors import BadRecord
from tenshu.core.message import Message
from tenshu.games.terra_mystica.data.factions import FACTION_WORDS
from tenshu.games.terra_mystica.foreign.commands import (
    Command,
    merge_steps,
    parse_command,
    split_commands,
)

# The notation writes its faction names without any mark between words.
FACTION_NAMES: Final = {word.replace("_", ""): word for word in FACTION_WORDS}
# Factions and rules of expansions that this engine does not play.
OTHER_FACTIONS: Final = (
    "acolytes",
    "dragonlords",
    "icemaidens",
    "riverwalkers",
    "shapeshifters",
    "yetis",
)
BASE_MAPS: Final = ("original", "126fe960806d587c78546b30f1a90853b1ada468")
COLUMNS: Final = 15
HINT: Final = "# tenshu "
INCOME: Final = "income_for_faction"
TOTALS_ROW: Final = re.compile(r"^\w+\t[^\t]*\t-?\d+ VP\t", re.MULTILINE)
COMMAND_FILE: Final = re.compile(
    r"^\s*(option [\w-]+|score SCORE\d|setup \w+|randomize v1|delete BON\d)\b",
    re.MULTILINE | re.IGNORECASE,
)
FACTION_LINE: Final = re.compile(r"^(?P<faction>\w+) ?: ?(?P<commands>.*)$")


class Totals(NamedTuple):
    """What a faction owns after a row, as the ledger says."""

    vp: int
    coins: int
    workers: int
    priests: int
    bowls: tuple[int, ...]
    cults: tuple[int, ...]


class Row(NamedTuple):
    """One row: its line, the round whose income was told last, whose it is, what was done, and
    the totals if given.
    """

    line: int
    round: int
    faction: str
    commands: list[Command]
    totals: Totals | None


class Ledger:
    """A whole game in the community's notation."""

    def __init__(self) -> None:
        self.options: set[str] = set()
        self.hints: dict[str, str] = {}  # options of ours, written as a comment
        self.scorings: list[str] = []
        self.removed: list[str] = []
        self.factions: list[str] = []
        self.rows: list[Row] = []
        self.round = 0
        self.section = ""  # what the other engine is telling of all players: income, scoring
        self.lines = 0
        self.unsupported: Message | None = None


def is_ledger(text: str) -> bool:
    """Is this a table with running totals, or a file of commands?"""
    return TOTALS_ROW.search(text) is not None or COMMAND_FILE.search(text) is not None


def parse_ledger(text: str) -> Ledger:
    """Read every line, or raise BadRecord naming the one that cannot be read."""
    ledger = Ledger()
    for number, line in enumerate(text.splitlines(), 1):
        ledger.lines = number
        if ledger.unsupported is None:
            _read_line(ledger, line.rstrip("\r\n"), number)
    if ledger.unsupported is None:
        _check_header(ledger)
    return ledger


def _read_line(ledger: Ledger, line: str, number: int) -> None:
    if line.startswith(HINT):
        for pair in line.split():
            name, equals, value = pair.partition("=")
            if equals:
                ledger.hints[name] = value
        return
    cells = line.split("\t")
    if len(cells) >= COLUMNS - 1 and cells[2].endswith("VP"):
        _read_totals_row(ledger, cells, number)
        return
    plain = " ".join(cells[0].partition("#")[0].split())
    found = FACTION_LINE.match(plain)
    if found is not None and not plain.lower().startswith(("round ", "player ", "added ")):
        _add_row(ledger, found["faction"].lower(), found["commands"], None, number)
    elif len(cells) > 2 and TOTALS_ROW.match(line):
        raise BadRecord("error-ledger-cut", row=number)
    elif plain:
        _read_comment(ledger, plain, number)


def _read_totals_row(ledger: Ledger, cells: list[str], number: int) -> None:
    """A row with running totals; the columns of differences and offers are not needed."""
    if len(cells) < COLUMNS:
        raise BadRecord("error-ledger-cut", row=number)
    try:
        totals = Totals(
            _count(cells[2], "VP"),
            _count(cells[4], "C"),
            _count(cells[6], "W"),
            _count(cells[8], "P"),
            _track(cells[10].removesuffix("PW"), 3),
            _track(cells[12], 4),
        )
    except ValueError:
        raise BadRecord("error-ledger-totals", row=number) from None
    _add_row(ledger, cells[0].strip().lower(), cells[COLUMNS - 1], totals, number)


def _count(cell: str, unit: str) -> int:
    return int(cell.removesuffix(unit))


def _track(cell: str, parts: int) -> tuple[int, ...]:
    numbers = tuple([int(part) for part in cell.split("/")])
    if len(numbers) != parts:
        raise ValueError(cell)
    return numbers


def _add_row(ledger: Ledger, name: str, text: str, totals: Totals | None, number: int) -> None:
    faction = _faction(ledger, name, number)
    if not faction:
        return
    # Income and scoring of a player who dropped out are told without a command.
    texts = split_commands(text) or split_commands(ledger.section)
    commands = [parse_command(command, number) for command in merge_steps(texts)]
    if commands and commands[-1].words[:1] and commands[-1].words[0].endswith(INCOME):
        ledger.section = commands[-1].text
    if any(command.words == ("setup",) for command in commands):
        ledger.factions.append(faction)
    ledger.rows.append(Row(number, ledger.round, faction, commands, totals))


def _faction(ledger: Ledger, name: str, number: int) -> str:
    """The engine's word for a faction; empty if it belongs to an expansion."""
    if name in FACTION_NAMES:
        return FACTION_NAMES[name]
    if name.startswith(OTHER_FACTIONS):
        ledger.unsupported = Message("ledger-unsupported-faction", {"faction": name})
        return ""
    raise BadRecord("error-ledger-faction", row=number, faction=name)


def _read_comment(ledger: Ledger, text: str, number: int) -> None:
    """Options and set-up, which both shapes write in words of their own."""
    words = text.replace(",", " ").split()
    first = words[0].lower()
    if first == "option" and len(words) > 1:
        ledger.options.add(words[1].lower())
        if words[1].lower().startswith("fire-and-ice-final-scoring"):
            ledger.unsupported = Message("ledger-unsupported-option", {"option": words[1]})
    elif first == "round" and len(words) > 3 and words[2].lower() == "scoring:":
        ledger.scorings.append(words[3].lower())
    elif first == "round" and len(words) > 2 and words[2].lower() == "income":
        ledger.round = int(words[1]) if words[1].isdigit() else ledger.round
        ledger.section = ""
    elif first == "scoring" and len(words) > 1:
        ledger.section = f"+0vp for {words[1]}"
    elif first == "converting":
        ledger.section = "score_resources"
    elif first == "round":
        ledger.section = ""
    elif first == "score":
        ledger.scorings += [word.lower() for word in words[1:]]
    elif text.lower().startswith("removing tile ") or first == "delete":
        ledger.removed.append(words[-1].lower())
    elif first == "setup" and len(words) > 1:
        faction = _faction(ledger, words[1].lower(), number)
        ledger.factions += [faction] if faction else []
    elif first == "map" and len(words) > 1 and words[1].lower() not in BASE_MAPS:
        ledger.unsupported = Message("ledger-unsupported-map", {"map": words[1]})
    elif first in ("final-scoring", "faction-variant") or text.startswith("Added final scoring"):
        ledger.unsupported = Message("ledger-unsupported-option", {"option": text})
    elif first == "drop-faction" or text.lower().endswith("dropped from the game"):
        _read_drop(ledger, words, number)


def _read_drop(ledger: Ledger, words: list[str], number: int) -> None:
    name = words[1] if words[0].lower() == "drop-faction" else words[0]
    faction = _faction(ledger, name.lower(), number)
    if faction:
        ledger.rows.append(
            Row(number, ledger.round, faction, [parse_command("resign", number)], None)
        )


def _check_header(ledger: Ledger) -> None:
    """A ledger says which tiles it uses and who plays."""
    if not ledger.factions or not ledger.rows or len(ledger.scorings) < 6:
        raise BadRecord("error-ledger-header")
