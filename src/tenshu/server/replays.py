"""Whole games to watch: tables, records that were opened here, and ledgers of other programs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tenshu import games
from tenshu.core.errors import BadRecord, TenshuError
from tenshu.core.parts import ForeignNotation
from tenshu.core.record import FORMAT, Record, parse_record
from tenshu.server.asking import write_record
from tenshu.server.errors import BAD_INPUT, FORBIDDEN, NOT_FOUND, Refused, refusal_of
from tenshu.server.hall import Hall
from tenshu.server.history import History
from tenshu.server.live import Live
from tenshu.server.messages import Replay, View
from tenshu.server.people import new_id
from tenshu.server.rows import Entry, RecordRow, now
from tenshu.server.storage import repository
from tenshu.server.storage.store import Store
from tenshu.server.views import Chronicle, look, reader_of

RECENT: Final = 16


class Replays:
    """Games by the id of a table or of a record."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self.hall = hall
        self.store = store
        self._opened = lru_cache(RECENT)(open_record)

    async def add(self, text: str) -> str:
        """Keep a record that replays, or raise BadRecord."""
        text = text.replace("\r\n", "\n").lstrip("\ufeff")
        record = as_record(text)
        row = RecordRow(new_id(), record.match.game.name, write_record(record, ""), now())
        await self.store.write(repository.insert_record, row)
        return row.id

    async def whole(self, person: str | None, replay: str) -> Replay:
        """The game with its log."""
        kept = await self.store.read(repository.find_record, replay)
        if kept is not None:
            history, names = self._opened(kept.text)
            return replay_of(replay, history, names, Chronicle(history), ())
        async with self.hall.at(replay) as live:
            audience = check_replay(live, person)
            assert live.chronicle is not None
            names = [seat.name or "" for seat in live.seats]
            return replay_of(replay, live.game(), names, live.chronicle, audience)

    async def at(self, person: str | None, replay: str, version: int) -> View:
        """A position of the game."""
        kept = await self.store.read(repository.find_record, replay)
        if kept is not None:
            history, _ = self._opened(kept.text)
            return look_at(history, version, ())
        async with self.hall.at(replay) as live:
            return look_at(live.game(), version, check_replay(live, person))


def as_record(text: str) -> Record:
    """A record, whichever notation it comes in, or BadRecord."""
    if text.startswith(FORMAT):
        return parse_record(text, games.load)
    for name in games.names():
        notation = games.foreign_notation(name)
        if notation is not None and notation.recognises(text):
            return _from_ledger(name, notation, text)
    raise BadRecord("error-record-format", line=1, wanted=FORMAT)


def _from_ledger(game: str, notation: ForeignNotation, text: str) -> Record:
    try:
        return notation.to_record(text)
    except TenshuError as error:
        refused = Refused(BAD_INPUT, error.message.key)
        refused.problem = refusal_of(error, game)[1]
        raise refused from None


def open_record(text: str) -> tuple[History, list[str]]:
    """The history of a kept record, with the players' names."""
    return history_of(parse_record(text, games.load))


def history_of(record: Record) -> tuple[History, list[str]]:
    """The history of a record, with the players' names."""
    match = record.match
    history = History(match.game, match.seats, match.options, "")
    for number, step in enumerate(match.steps):
        payload = match.game.verbs.format_action(step.action)
        history.load([Entry(number + 1, step.actor, "act", payload, None, "")])
    names = [record.headers.get(f"player {seat + 1}", "") for seat in range(match.seats)]
    return history, names


def replay_of(
    replay: str,
    history: History,
    names: list[str],
    chronicle: Chronicle,
    audience: tuple[int, ...],
) -> Replay:
    """A game to watch, in the eyes of an audience."""
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


def look_at(history: History, version: int, audience: tuple[int, ...]) -> View:
    """A position of a game to watch."""
    if version > history.version:
        raise Refused(NOT_FOUND, "error-no-version", version=version)
    view = look(history.match_at(version), version, audience, with_moves=False)
    view.is_yours = False
    return view


def check_replay(live: Live, person: str | None) -> tuple[int, ...]:
    """Whose eyes may watch a table's game, or Refused."""
    if not live.may_watch(person):
        raise Refused(FORBIDDEN, "error-no-spectators")
    if live.history is None:
        raise Refused(NOT_FOUND, "error-table")
    return live.held_by(person)
