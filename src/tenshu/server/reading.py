"""Records and ledgers of strangers, read and replayed in a worker process.

The functions below run in the worker; what they refuse comes back as a value.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeVar

from tenshu import games
from tenshu.core.errors import BadRecord, TenshuError
from tenshu.core.record import FORMAT, Record, format_record, parse_record
from tenshu.server.errors import BAD_INPUT, Refused, refusal_of
from tenshu.server.history import History
from tenshu.server.limits import LARGEST_HEADERS, RECENT_RECORDS
from tenshu.server.messages import Problem, Replay, View
from tenshu.server.views import Audience, Chronicle, look_at, reader_of

T = TypeVar("T")


class Kept(NamedTuple):
    """A record that replays, as it is stored."""

    game: str
    text: str


class Refusal(NamedTuple):
    """Why something is refused."""

    status: int
    problem: Problem


def checked(answer: T | Refusal) -> T:
    """What a worker answered; raises Refused if that is a refusal."""
    if isinstance(answer, Refusal):
        refused = Refused(answer.status, answer.problem.message.key)
        refused.problem = answer.problem
        raise refused
    return answer


class Opened:
    """A record as it is watched: its history, its log and the players' names."""

    def __init__(self, record: Record) -> None:
        self.history = History.of_match(record.match)
        self.chronicle = Chronicle(self.history)
        seats = range(record.match.seats)
        self.names = [record.headers.get(f"player {seat + 1}", "") for seat in seats]


def keep(text: str) -> Kept | Refusal:
    """Read what a stranger sent, whichever notation it is in."""
    game = None
    try:
        game = game_of(text)
        record = as_record(game, text)
        if sum(len(key) + len(value) for key, value in record.headers.items()) > LARGEST_HEADERS:
            raise BadRecord("error-record-header-size", most=LARGEST_HEADERS)
        kept = Kept(record.match.game.name, format_record(record))
        _open(kept.text)
        return kept
    except TenshuError as error:
        return Refusal(BAD_INPUT, refusal_of(error, game)[1])


def whole(replay: str, text: str) -> Replay:
    """A kept record with its log."""
    opened = _open(text)
    return replay_of(replay, opened.history, opened.names, opened.chronicle, ())


def at(text: str, version: int) -> View | Refusal:
    """A position of a kept record."""
    history = _open(text).history
    try:
        return look_at(history, version, ())
    except Refused as refused:
        return Refusal(refused.status, refused.problem)


def translate(text: str) -> str | Refusal:
    """A record of ours in the game's other notation."""
    record = parse_record(text, games.load)
    notation = games.foreign_notation(record.match.game.name)
    assert notation is not None
    try:
        return notation.export(record)
    except TenshuError as error:
        return Refusal(BAD_INPUT, refusal_of(error, record.match.game.name)[1])


@lru_cache(RECENT_RECORDS)
def _open(text: str) -> Opened:
    """A kept record, replayed once for all who watch it now."""
    return Opened(parse_record(text, games.load))


def game_of(text: str) -> str | None:
    """The game whose other notation this is; None for our own notation."""
    if text.startswith(FORMAT):
        return None
    for name in games.names():
        notation = games.foreign_notation(name)
        if notation is not None and notation.recognises(text):
            return name
    raise BadRecord("error-record-format", line=1, wanted=FORMAT)


def as_record(game: str | None, text: str) -> Record:
    """A record from our own notation or from a game's other one, or BadRecord."""
    if game is None:
        return parse_record(text, games.load)
    notation = games.foreign_notation(game)
    assert notation is not None
    return notation.to_record(text)


def replay_of(
    replay: str,
    history: History,
    names: list[str],
    chronicle: Chronicle,
    audience: Audience,
) -> Replay:
    """A game to watch, as an audience may see it."""
    return Replay(
        id=replay,
        game=history.game.name,
        rules_version=history.game.rules_version,
        seats=history.seats,
        options=history.match.options,
        names=names,
        entries=chronicle.of(reader_of(audience)),
        is_over=history.match.is_over(),
    )
