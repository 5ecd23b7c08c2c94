"""The JSON form of a ledger: the site's list of comments and rows."""

from __future__ import annotations

import json
from typing import Final

from tenshu.core.errors import BadRecord
from tenshu.games.terra_mystica.data.cults import CULT_WORDS
from tenshu.games.terra_mystica.foreign_notation.ledger import (
    Ledger,
    Totals,
    add_row,
    check_header,
    check_line,
    read_comment,
    read_hint,
)

LONGEST_TEXT: Final = 2_000_000
POINTS: Final = "VP"
OPENINGS: Final = ("[", "{")


def is_json_ledger(text: str) -> bool:
    """Whether the text looks like a ledger in JSON."""
    return text.lstrip()[:1] in OPENINGS and '"commands"' in text and '"faction"' in text


def parse_json_ledger(text: str) -> Ledger:
    """Read every entry, or raise BadRecord naming the one that cannot be read."""
    ledger = Ledger()
    ledger.is_table = True
    for number, entry in enumerate(_entries(text), 1):
        if not isinstance(entry, dict):
            raise BadRecord("error-ledger-entry", row=number)
        ledger.lines = number
        if ledger.unsupported is None:
            _read_entry(ledger, entry, number)
    check_header(ledger)
    return ledger


def _entries(text: str) -> list[object]:
    """The list of entries, alone or in the site's answer about a whole game."""
    if len(text) > LONGEST_TEXT:
        raise BadRecord("error-ledger-json")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("error-ledger-json") from None
    entries = data.get("ledger") if isinstance(data, dict) else data
    if not isinstance(entries, list):
        raise BadRecord("error-ledger-json")
    return entries


def _read_entry(ledger: Ledger, entry: dict[str, object], number: int) -> None:
    comment = entry.get("comment")
    if isinstance(comment, str):
        check_line(number, comment)
        if not read_hint(ledger, f"#{comment}"):
            read_comment(ledger, " ".join(comment.split()), number)
        return
    faction, commands = entry.get("faction"), entry.get("commands")
    if not isinstance(faction, str) or not isinstance(commands, str):
        raise BadRecord("error-ledger-entry", row=number)
    check_line(number, commands)
    add_row(ledger, faction.strip().lower(), commands, _totals(entry, number), number)


def _totals(entry: dict[str, object], number: int) -> Totals | None:
    """What the faction owns after the row; None where the form leaves it out."""
    if POINTS not in entry:
        return None
    words = [POINTS, "C", "W", "P", "P1", "P2", "P3", *[word.upper() for word in CULT_WORDS]]
    values = [_value(entry.get(word), number) for word in words]
    points, coins, workers, priests = values[:4]
    return Totals(points, coins, workers, priests, tuple(values[4:7]), tuple(values[7:]))


def _value(cell: object, number: int) -> int:
    value = cell.get("value") if isinstance(cell, dict) else None
    if not isinstance(value, int):
        raise BadRecord("error-ledger-totals", row=number)
    return value
