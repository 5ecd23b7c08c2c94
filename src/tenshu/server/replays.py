"""Whole games to watch: tables, records that were opened here, and ledgers of other programs."""

from __future__ import annotations

from typing import Final

from tenshu import games
from tenshu.core.errors import BadRecord, TenshuError
from tenshu.core.parts import ForeignNotation
from tenshu.core.record import FORMAT, Record, format_record, parse_record
from tenshu.server.errors import BAD_INPUT, FORBIDDEN, NOT_FOUND, Refused, refusal_of
from tenshu.server.hall import Hall
from tenshu.server.history import History
from tenshu.server.messages import Replay, View
from tenshu.server.people import new_id
from tenshu.server.rows import RecordRow, now
from tenshu.server.storage import repository
from tenshu.server.storage.store import Store
from tenshu.server.table import Table
from tenshu.server.views import Audience, Chronicle, look, reader_of

RECENT: Final = 16


class Replays:
    """Games by the id of a table or of a record."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self.hall = hall
        self.store = store
        # Records that were watched last, the latest at the end.
        self._recent: dict[str, Opened] = {}

    async def add(self, text: str) -> str:
        """Keep a record that replays, or raise BadRecord."""
        text = text.replace("\r\n", "\n").lstrip("\ufeff")
        record = as_record(text)
        row = RecordRow(new_id(), record.match.game.name, format_record(record), now())
        await self.store.write(repository.insert_record, row)
        self._keep(row.id, Opened(record))
        return row.id

    async def whole(self, person: str | None, replay: str) -> Replay:
        """The game with its log."""
        opened = await self._find(replay)
        if opened is not None:
            return replay_of(replay, opened.history, opened.names, opened.chronicle, ())
        table = await self.hall.read(replay)
        audience = check_replay(table, person)
        assert table.chronicle is not None
        names = [seat.name or "" for seat in table.seats]
        return replay_of(replay, table.game(), names, table.chronicle, audience)

    async def at(self, person: str | None, replay: str, version: int) -> View:
        """A position of the game."""
        opened = await self._find(replay)
        if opened is not None:
            return look_at(opened.history, version, ())
        table = await self.hall.read(replay)
        return look_at(table.game(), version, check_replay(table, person))

    async def _find(self, replay: str) -> Opened | None:
        """A kept record, parsed once for all who watch it now."""
        opened = self._recent.get(replay)
        if opened is None:
            row = await self.store.read(repository.find_record, replay)
            if row is None:
                return None
            opened = Opened(parse_record(row.text, games.load))
        self._keep(replay, opened)
        return opened

    def _keep(self, replay: str, opened: Opened) -> None:
        self._recent.pop(replay, None)
        self._recent[replay] = opened
        if len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]


class Opened:
    """A record as it is watched: its history, its log and the players' names."""

    def __init__(self, record: Record) -> None:
        self.history = History.of_match(record.match)
        self.chronicle = Chronicle(self.history)
        seats = range(record.match.seats)
        self.names = [record.headers.get(f"player {seat + 1}", "") for seat in seats]


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


def look_at(history: History, version: int, audience: Audience) -> View:
    """A position of a game to watch."""
    if version > history.version:
        raise Refused(NOT_FOUND, "error-no-version", version=version)
    view = look(history.match_at(version), version, audience, with_moves=False)
    view.is_yours = False
    return view


def check_replay(table: Table, person: str | None) -> Audience:
    """The seats of a person who may watch a table's game, or Refused."""
    if not table.may_watch(person):
        raise Refused(FORBIDDEN, "error-no-spectators")
    if table.history is None:
        raise Refused(NOT_FOUND, "error-table")
    return table.held_by(person)
