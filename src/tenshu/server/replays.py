"""Whole games to watch: tables, records that were opened here, and ledgers of other programs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

from tenshu.server import reading
from tenshu.server.errors import BAD_INPUT, BUSY, FORBIDDEN, NOT_FOUND, TOO_MANY, Refused
from tenshu.server.hall import Hall
from tenshu.server.limits import (
    BUSY_SECONDS,
    LONGEST_RECORD,
    MOST_RECORDS_PER_ADDRESS,
    MOST_RECORDS_PER_PERSON,
    READING_CPU_SECONDS,
    READING_SECONDS,
    RECORD_DAYS,
)
from tenshu.server.messages import Replay, View
from tenshu.server.people import new_id
from tenshu.server.reading import Refusal, checked, replay_of
from tenshu.server.rows import RecordRow
from tenshu.server.storage import repository
from tenshu.server.storage.store import DatabaseError, Store
from tenshu.server.table import Table
from tenshu.server.timing import ago, now
from tenshu.server.turns import Caller
from tenshu.server.views import Audience, look_at
from tenshu.server.workers import JobFailed, TooMuchWork, WorkerLost, Workers

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
DAY_SECONDS: Final = 24 * 3600.0
TIDY_SECONDS: Final = 3600.0


class Watched(NamedTuple, Generic[T]):
    """A game or a position of one, and whether everybody with its address may watch it for good."""

    content: T
    is_public: bool


class Replays:
    """Games by the id of a table or of a record; records are only ever read by the workers."""

    def __init__(self, hall: Hall, store: Store, workers: Workers) -> None:
        self.hall = hall
        self.store = store
        self.workers = workers

    async def add(self, text: str, caller: Caller, address: str) -> str:
        """Keep a record that replays, or Refused; the address is hashed."""
        text = text.replace("\r\n", "\n").lstrip("\ufeff")
        if len(text) > LONGEST_RECORD:
            raise Refused(BAD_INPUT, "error-record-too-long", most=LONGEST_RECORD)
        if "\0" in text:
            raise Refused(BAD_INPUT, "error-record-unreadable")
        await self._check_quota(caller.person, address)
        async with self.workers.turns.for_request(caller):
            kept = await self._read(reading.keep, text)
        at = now()
        row = RecordRow(new_id(), kept.game, kept.text, at, caller.person, address, at)
        await self.store.write(repository.insert_record, row)
        return row.id

    async def whole(self, person: str | None, replay: str, caller: Caller) -> Watched[Replay]:
        """The game with its log."""
        row = await self._find(replay)
        if row is not None:
            async with self.workers.turns.with_priority(caller):
                game = await self._read(reading.whole, replay, row.text)
            return Watched(game, is_public=True)
        live = await self.hall.use(replay)
        await live.prepare(person)
        table = live.table
        audience = check_replay(table, person)
        assert table.chronicle is not None
        names = [seat.name or "" for seat in table.seats]
        game = replay_of(replay, table.game(), names, table.chronicle, audience)
        return Watched(game, is_open_for_good(table))

    async def at(
        self, person: str | None, replay: str, version: int, caller: Caller
    ) -> Watched[View]:
        """A position of the game."""
        row = await self._find(replay)
        if row is not None:
            async with self.workers.turns.with_priority(caller):
                return Watched(await self._read(reading.at, row.text, version), is_public=True)
        table = await self.hall.read(replay)
        audience = check_replay(table, person)
        return Watched(look_at(table.game(), version, audience), is_open_for_good(table))

    async def tidy(self) -> None:
        """Delete records that nobody watches any more, again and again."""
        while True:
            try:
                since = ago(RECORD_DAYS * DAY_SECONDS)
                await self.store.write(repository.delete_unseen_records, since)
            except DatabaseError:
                LOG.exception("records-not-tidied")
            await asyncio.sleep(TIDY_SECONDS)

    async def _find(self, replay: str) -> RecordRow | None:
        """A kept record; that somebody watches it is noted once a day."""
        row = await self.store.read(repository.find_record, replay)
        if row is not None and row.seen_at < ago(DAY_SECONDS):
            await self.store.write(repository.note_seen, replay, now())
        return row

    async def _check_quota(self, owner: str, address: str) -> None:
        by_owner, by_address = await self.store.read(repository.count_records, owner, address)
        if by_owner >= MOST_RECORDS_PER_PERSON or by_address >= MOST_RECORDS_PER_ADDRESS:
            raise Refused(TOO_MANY, "error-record-quota", days=RECORD_DAYS)

    async def _read(self, work: Callable[..., T | Refusal], *args: object) -> T:
        """Let a worker read a record within its limits, or Refused in one line; a turn is held."""
        try:
            answer = await self.workers.run(
                work, *args, seconds=READING_SECONDS, cpu_seconds=READING_CPU_SECONDS
            )
        except TooMuchWork:
            raise Refused(BAD_INPUT, "error-record-too-much") from None
        except JobFailed as error:
            LOG.warning("record-not-read", extra={"reason": str(error)})
            raise Refused(BAD_INPUT, "error-record-unreadable") from None
        except WorkerLost:
            raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS) from None
        return checked(answer)


def check_replay(table: Table, person: str | None) -> Audience:
    """The seats of a person who may watch a table's game, or Refused."""
    if not table.may_watch(person):
        raise Refused(FORBIDDEN, "error-no-spectators")
    if table.history is None:
        raise Refused(NOT_FOUND, "error-table")
    return table.held_by(person)


def is_open_for_good(table: Table) -> bool:
    """Whether anybody may watch a table's game, which changes no more."""
    return table.row.status == "over" and table.row.has_spectators
