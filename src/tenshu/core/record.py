"""Records: whole games as text that people can read and programs replay.

A record has headers (`key: value`), an empty line, then one line per actor:

    * reveal d4 wind-rainy          what chance did
    p1: take d4; pair f6; place c2  what a seat did
    # a comment, anywhere
    = 34 28                         the final scores, in seat order

Chance results are written out, so a replay needs no random generator.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tenshu.core.errors import BadRecord, TenshuError, quote
from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.core.protocol import CHANCE, Game

FORMAT: Final = "tenshu record 1"
WIDTH: Final = 100
REQUIRED_HEADERS: Final = ("game", "seats")
LONGEST_NUMBER: Final = 3
# Limits for what is read: several times what the longest annotated games need.
MOST_LINES: Final = 20_000
LONGEST_LINE: Final = 10_000
MOST_HEADERS: Final = 100


class Record:
    """A match with the headers and comments of its file; comments are kept by step number."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.headers: dict[str, str] = {}
        self.comments: dict[int, list[str]] = {}


def format_record(record: Record) -> str:
    """Write a record; it ends with the final scores if the game is over."""
    match = record.match
    game = match.game
    lines = [FORMAT, f"game: {game.name}/{game.rules_version}", f"seats: {match.seats}"]
    lines += [
        f"option {option.name}: {match.options[option.name]}"
        for option in game.options
        if match.options[option.name] != option.default
    ]
    lines += [f"{key}: {' '.join(value.split())}" for key, value in record.headers.items()]
    lines.append("")
    lines += _format_steps(record)
    if match.is_over():
        lines.append("= " + " ".join([str(score) for score in match.state.scores()]))
    return "\n".join(lines) + "\n"


def parse_record(text: str, find_game: Callable[[str], Game], upto: int | None = None) -> Record:
    """Read a record and replay it step by step, or raise BadRecord naming the line.

    With `upto` the replay stops after that many steps.
    """
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise BadRecord("error-record-format", line=1, wanted=FORMAT)
    _check_size(lines)
    headers, body = _parse_headers(lines)
    record = Record(_open_match(headers, find_game))
    for key, (value, _) in headers.items():
        if key not in REQUIRED_HEADERS and not key.startswith("option "):
            record.headers[key] = value
    for number in range(body, len(lines)):
        _read_line(record, lines[number].strip(), number + 1, upto)
    return record


def _check_size(lines: list[str]) -> None:
    """Refuse texts with more or longer lines than any game needs."""
    if len(lines) > MOST_LINES:
        raise BadRecord("error-record-lines", line=MOST_LINES + 1, most=MOST_LINES)
    for index, line in enumerate(lines):
        if len(line) > LONGEST_LINE:
            raise BadRecord("error-record-width", line=index + 1, most=LONGEST_LINE)


def decode_record(data: bytes) -> str:
    """Decode a record file, or raise BadRecord naming the line that is not UTF-8."""
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadRecord("error-record-encoding", line=line) from None


def _format_steps(record: Record) -> list[str]:
    lines: list[str] = []
    words: list[str] = []
    actor = CHANCE
    for index, step in enumerate(record.match.steps):
        notes = record.comments.get(index, [])
        if words and (notes or step.actor != actor):
            lines += _wrap(actor, words)
            words = []
        lines += [f"# {note}" for note in notes]
        actor = step.actor
        words.append(record.match.game.verbs.format_action(step.action))
    if words:
        lines += _wrap(actor, words)
    lines += [f"# {note}" for note in record.comments.get(len(record.match.steps), [])]
    return lines


def _wrap(actor: int, words: list[str]) -> list[str]:
    """Join actions to lines of at most WIDTH characters, each beginning with the actor's mark."""
    mark = "*" if actor == CHANCE else f"p{actor + 1}:"
    lines: list[str] = []
    line = f"{mark} {words[0]}"
    for word in words[1:]:
        if len(line) + 2 + len(word) > WIDTH:
            lines.append(line)
            line = f"{mark} {word}"
        else:
            line = f"{line}; {word}"
    lines.append(line)
    return lines


def _parse_headers(lines: list[str]) -> tuple[dict[str, tuple[str, int]], int]:
    """Every header with its line number, and the index of the first line after the headers."""
    headers: dict[str, tuple[str, int]] = {}
    for index in range(1, len(lines)):
        line = lines[index].strip()
        if not line:
            return headers, index + 1
        if line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord("error-record-header", line=index + 1, text=quote(line))
        headers[key.strip()] = (value.strip(), index + 1)
        if len(headers) > MOST_HEADERS:
            raise BadRecord("error-record-headers", line=index + 1, most=MOST_HEADERS)
    return headers, len(lines)


def _open_match(headers: Mapping[str, tuple[str, int]], find_game: Callable[[str], Game]) -> Match:
    for key in REQUIRED_HEADERS:
        if key not in headers:
            raise BadRecord("error-record-missing", header=key)
    value, line = headers["game"]
    name, _, version = value.partition("/")
    try:
        game = find_game(name)
        known = [str(number) for number in range(1, game.rules_version + 1)]
        if version not in known:
            raise BadRecord(
                "error-record-version", line=line, version=quote(version), known=game.rules_version
            )
        return Match(game.under(int(version)), _seats(headers["seats"]), _options(headers))
    except BadRecord:
        raise
    except TenshuError as error:
        raise BadRecord("error-record-opening", reason=error.message) from None


def _seats(header: tuple[str, int]) -> int:
    value, line = header
    if not (value.isascii() and value.isdigit() and len(value) <= LONGEST_NUMBER):
        raise BadRecord("error-record-seats", line=line, value=quote(value))
    return int(value)


def _options(headers: Mapping[str, tuple[str, int]]) -> dict[str, str]:
    return {
        key.removeprefix("option ").strip(): value
        for key, (value, _) in headers.items()
        if key.startswith("option ")
    }


def _read_line(record: Record, line: str, number: int, upto: int | None) -> None:
    if not line:
        return
    if line.startswith("#"):
        record.comments.setdefault(len(record.match.steps), []).append(line[1:].strip())
        return
    if upto is not None and len(record.match.steps) >= upto:
        return
    if line.startswith("="):
        _check_scores(record.match, line[1:].split(), number)
        return
    mark, words = _split_line(line, number)
    for word in words:
        if upto is None or len(record.match.steps) < upto:
            _replay_action(record.match, mark, word, number)


def _split_line(line: str, number: int) -> tuple[str, list[str]]:
    """The actor's mark and the actions of a line."""
    if line.startswith("*"):
        mark, rest = "*", line[1:]
    else:
        mark, colon, rest = line.partition(":")
        if not colon:
            raise BadRecord("error-record-line", line=number, text=quote(line))
    return mark.strip(), [word.strip() for word in rest.split(";") if word.strip()]


def _replay_action(match: Match, mark: str, text: str, number: int) -> None:
    actor = match.actor()
    expected = "*" if actor == CHANCE else f"p{actor + 1}"
    if match.is_over():
        raise BadRecord("error-record-over", line=number, text=quote(text))
    if mark != expected:
        raise BadRecord("error-record-actor", line=number, mark=quote(mark), expected=expected)
    try:
        match.play(match.game.verbs.parse_action(text))
    except TenshuError as error:
        reason: Message = error.message
        raise BadRecord("error-record-action", line=number, reason=reason) from None


def _check_scores(match: Match, words: list[str], number: int) -> None:
    if not match.is_over():
        raise BadRecord("error-record-unfinished", line=number)
    scores = [str(score) for score in match.state.scores()]
    if words != scores:
        raise BadRecord(
            "error-record-scores",
            line=number,
            said=quote(" ".join(words)),
            counted=" ".join(scores),
        )
