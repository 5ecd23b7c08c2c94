"""Reading a ledger: its options, its set-up, and its rows with or without running totals."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tenshu.core.errors import BadRecord, quote
from tenshu.core.message import Message
from tenshu.games.terra_mystica.foreign_notation.commands import (
    MOST_COMMANDS,
    Command,
    merge_steps,
    parse_command,
    split_commands,
)
from tenshu.games.terra_mystica.verbs import FACTION

# The notation writes its faction names without any mark between words.
FACTION_NAMES: Final = {word.replace("_", ""): word for word in FACTION.words}
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
# Four times what the longest real games have.
MOST_LINES: Final = 4_000
LONGEST_LINE: Final = 4_000
MOST_COMMANDS_IN_ALL: Final = 6_000
HINT: Final = "# tenshu "
INCOME: Final = "income_for_faction"
TOTALS_ROW: Final = re.compile(r"^\w+\t[^\t\n]*\t-?\d+ VP\t", re.MULTILINE)
COMMAND_FILE: Final = re.compile(
    r"^[ \t]*(option [\w-]+|score SCORE\d|setup \w+|randomize v1|delete BON\d)\b",
    re.MULTILINE | re.IGNORECASE,
)
# Lines that are no rows, in both shapes.
COMMENTS: Final = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        (
            "expansion",
            r"(?:option )?((?:fire-and-ice-final-scoring|final-scoring|faction-variant).*)",
        ),
        ("expansion", r"(added final scoring.*)"),
        ("option", r"option (\S+)"),
        ("scoring", r"round \d+ scoring: (score\d+)\b.*"),
        ("scoring", r"score ((?:score\d+[ ,]*)+)"),
        ("income", r"round (\d) income"),
        ("section", r"round \d+, turn \d+()"),
        ("section", r"scoring (fire|water|earth|air|network)(?: cult)?"),
        ("resources", r"converting resources to vps()"),
        ("removed", r"(?:removing tile|delete) (\w+)"),
        ("map", r"map (\S+)"),
        ("setup", r"setup (\w+)(?: (?:for|email) .*)?"),
        ("drop", r"drop-faction (\w+)"),
        ("drop", r"(\w+) dropped from the game"),
    )
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
        self.is_table = False  # with running totals
        self.round = 0
        self.commands = 0
        self.section = ""  # what the other engine is telling of all players: income, scoring
        self.lines = 0
        self.unsupported: Message | None = None


def is_ledger(text: str) -> bool:
    """Whether the text is a ledger: rows with running totals, or a file of commands."""
    return TOTALS_ROW.search(text) is not None or COMMAND_FILE.search(text) is not None


def parse_ledger(text: str) -> Ledger:
    """Read every line, or raise BadRecord naming the one that cannot be read."""
    ledger = Ledger()
    ledger.is_table = TOTALS_ROW.search(text) is not None
    for number, line in enumerate(text.splitlines(), 1):
        check_line(number, line)
        ledger.lines = number
        if ledger.unsupported is None:
            _read_line(ledger, line.rstrip("\r\n"), number)
    check_header(ledger)
    return ledger


def check_line(number: int, line: str) -> None:
    """Refuse what no game can be: too many lines, or a line too long."""
    if number > MOST_LINES:
        raise BadRecord("error-ledger-lines", row=number, most=MOST_LINES)
    if len(line) > LONGEST_LINE:
        raise BadRecord("error-ledger-line", row=number, most=LONGEST_LINE)


def read_hint(ledger: Ledger, line: str) -> bool:
    """Note the options of ours in a comment of ours; False if it is none."""
    if not line.startswith(HINT):
        return False
    for pair in line.split():
        name, equals, value = pair.partition("=")
        if equals:
            ledger.hints[name] = value
    return True


def _read_line(ledger: Ledger, line: str, number: int) -> None:
    if read_hint(ledger, line):
        return
    cells = line.split("\t")
    if len(cells) >= COLUMNS - 1 and cells[2].endswith("VP"):
        _read_totals_row(ledger, cells, number)
        return
    whole = " ".join(cells[0].split())
    plain = whole.partition("#")[0].strip()
    found = FACTION_LINE.match(whole)
    # In a table with totals, words before a colon are talk.
    if found is not None and (found["faction"].lower() in FACTION_NAMES or not ledger.is_table):
        add_row(ledger, found["faction"].lower(), found["commands"], None, number)
    elif len(cells) > 2 and TOTALS_ROW.match(line):
        raise BadRecord("error-ledger-cut", row=number)
    elif plain:
        read_comment(ledger, plain, number)


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
    add_row(ledger, cells[0].strip().lower(), cells[COLUMNS - 1], totals, number)


def _count(cell: str, unit: str) -> int:
    return int(cell.removesuffix(unit))


def _track(cell: str, parts: int) -> tuple[int, ...]:
    numbers = tuple([int(part) for part in cell.split("/")])
    if len(numbers) != parts:
        raise ValueError(cell)
    return numbers


def add_row(ledger: Ledger, name: str, text: str, totals: Totals | None, number: int) -> None:
    """Note what a faction did in a row."""
    faction = _faction(ledger, name, number)
    if not faction:
        return
    # Income and scoring of a player who dropped out are told without a command.
    texts = split_commands(text) or split_commands(ledger.section)
    ledger.commands += len(texts)
    if len(texts) > MOST_COMMANDS or ledger.commands > MOST_COMMANDS_IN_ALL:
        raise BadRecord("error-ledger-commands", row=number, most=MOST_COMMANDS)
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
    raise BadRecord("error-ledger-faction", row=number, faction=quote(name))


def read_comment(ledger: Ledger, text: str, number: int) -> None:
    """Options and set-up, which both shapes write in words of their own; all else is talk."""
    plain = text.lower()
    for kind, shape in COMMENTS:
        found = shape.fullmatch(plain)
        if found is not None:
            _note_comment(ledger, kind, found[1] or "", number)
            return


def _note_comment(ledger: Ledger, kind: str, word: str, number: int) -> None:
    if kind == "option":
        ledger.options.add(word)
    elif kind == "income":
        ledger.round = int(word)
        ledger.section = ""
    elif kind == "section":
        ledger.section = f"+0vp for {word}" if word else ""
    elif kind == "resources":
        ledger.section = "score_resources"
    elif kind == "scoring":
        ledger.scorings += word.replace(",", " ").split()
    elif kind == "removed":
        ledger.removed.append(word)
    elif kind == "expansion":
        ledger.unsupported = Message("ledger-unsupported-option", {"option": word})
    elif kind == "map":
        if word not in BASE_MAPS:
            ledger.unsupported = Message("ledger-unsupported-map", {"map": word})
    else:
        _note_faction(ledger, kind, word, number)


def _note_faction(ledger: Ledger, kind: str, word: str, number: int) -> None:
    """Note that somebody takes a faction or leaves the game."""
    faction = _faction(ledger, word, number)
    if kind == "setup":
        ledger.factions += [faction] if faction else []
    elif faction:
        resign = [parse_command("resign", number)]
        ledger.rows.append(Row(number, ledger.round, faction, resign, None))


def check_header(ledger: Ledger) -> None:
    """Check that the ledger says which tiles it uses and who plays."""
    if ledger.unsupported is not None:
        return
    has_rows = bool(ledger.rows) or is_unfinished(ledger)
    if not ledger.factions or not has_rows or len(ledger.scorings) < 6:
        raise BadRecord("error-ledger-header")


def is_unfinished(ledger: Ledger) -> bool:
    """Whether a ledger of ours says that its game is not over."""
    return ledger.hints.get("finished") == "no"
