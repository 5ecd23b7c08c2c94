"""One chaos run: people play through the faults, then all they were promised is looked up."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tenshu.cli.chaos.faults import Faults
from tenshu.cli.load.client import Web
from tenshu.cli.load.people import Seat
from tenshu.cli.load.table import Posted, Table
from tenshu.core.errors import BadOption
from tenshu.server.rows import StoredTable
from tenshu.server.storage import repository
from tenshu.server.storage.store import Store
from tenshu.server.table import Table as Stored

GAMES: Final = ("dragon_castle", "terra_mystica", "white_castle")
SEATS: Final = 4
PEOPLE: Final = 2
BOT: Final = "easy"
# Seconds between the moves of one table, and moves between two lines of chat.
PACE: Final = 0.5
CHAT_EVERY: Final = 10
# Seconds between two faults, and after the last one until every table must have gone on.
SHORTEST, LONGEST = 1.0, 6.0
STUCK_SECONDS: Final = 30.0


class Promised(NamedTuple):
    """What people at a table were told is stored."""

    path: str
    moves: Sequence[Posted]
    lines: dict[int, str]


class Chaos:
    """Tables, half of them with bots, and the faults that strike what they run on."""

    def __init__(self, faults: Faults, tables: int, tell: Callable[[str], None]) -> None:
        self.faults = faults
        self.tell = tell
        self.web = Web([service.address for service in faults.services])
        self.tables = [self._new_table(number) for number in range(tables)]
        self.promised: list[Promised] = []
        self.struck: Counter[str] = Counter()
        # Requests that failed for good or were refused; people ask again.
        self.failed: Counter[str] = Counter()

    async def run(self, seconds: float) -> list[str]:
        """Play through the faults; the tables that stand still afterwards."""
        for table in self.tables:
            await table.gather(1)
            await table.connect()
        playing = [asyncio.create_task(self._play(table)) for table in self.tables]
        try:
            await self._strike(time.monotonic() + seconds)
            return await self._find_stuck()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for table in self.tables:
                self._note_promised(table)
                for seat in table.seats:
                    seat.leave()
            self.web.close()

    def people(self) -> list[Seat]:
        """Everybody at all tables."""
        return [seat for table in self.tables for seat in table.seats]

    def _new_table(self, number: int) -> Table:
        has_bots = number % 2 == 0
        bots = [BOT] * (SEATS - PEOPLE) if has_bots else []
        game = GAMES[number // 2 % len(GAMES)]
        return Table(self.web, number, game, PEOPLE if has_bots else SEATS, bots)

    async def _strike(self, until: float) -> None:
        """Let one fault follow the other."""
        while time.monotonic() < until:
            await asyncio.sleep(self.faults.random.uniform(SHORTEST, LONGEST))
            kind = self.faults.next_kind()
            began = time.monotonic()
            await asyncio.to_thread(self.faults.strike, kind)
            self.struck[kind] += 1
            self.tell(f"{kind} {time.monotonic() - began:.1f} s")
            for program in (*self.faults.services, *self.faults.workers):
                program.check_alive()

    async def _find_stuck(self) -> list[str]:
        """Wait until every table has gone on after the last fault; those that have not."""
        before = {table.number: _progress(table) for table in self.tables}
        until = time.monotonic() + STUCK_SECONDS
        stuck = self.tables
        while stuck and time.monotonic() < until:
            await asyncio.sleep(PACE)
            stuck = [table for table in stuck if _progress(table) == before[table.number]]
        return [table.path for table in stuck]

    async def _play(self, table: Table) -> None:
        """Move and talk for ever, whatever happens."""
        for number in itertools.count():
            await asyncio.sleep(PACE)
            await self._insist(lambda: self._move(table, number))  # noqa: B023 - awaited at once
            if number % CHAT_EVERY == 0:
                await self._insist(lambda: table.say(f"line {number}"))  # noqa: B023 - the same

    async def _move(self, table: Table, number: int) -> None:
        if await table.move(number * 7) is None:
            self._note_promised(table)
            await table.begin_again()

    async def _insist(self, ask: Callable[[], Any]) -> None:
        """Ask until it is done; what fails is counted."""
        while True:
            try:
                await ask()
                return
            except BadOption as error:
                self.failed[str(error.message.args.get("answer", error.message.key))[:160]] += 1
                await asyncio.sleep(PACE)

    def _note_promised(self, table: Table) -> None:
        self.promised.append(Promised(table.path, table.posted, table.said))


def _progress(table: Table) -> tuple[str, int]:
    """How far a table has come, as far as its people know."""
    return table.path, max(seat.version for seat in table.seats)


async def find_lost(db: str, promised: Sequence[Promised]) -> tuple[list[str], list[str]]:
    """Acknowledged moves and lines of chat that are not stored as they were promised."""
    store = Store(db)
    moves: list[str] = []
    lines: list[str] = []
    try:
        for told in promised:
            stored = await store.read(repository.load_table, told.path.rpartition("/")[2])
            moves += _lost_moves(told, stored)
            lines += _lost_lines(told, stored)
    finally:
        store.close()
    return moves, lines


def _lost_moves(told: Promised, stored: StoredTable | None) -> list[str]:
    if stored is None:
        return [f"{told.path} {move.version}" for move in told.moves]
    Stored.load(stored)  # replays the log, so a gap or an illegal move is found
    keys = {entry.seq: entry.key or "" for entry in stored.entries}
    return [
        f"{told.path} {move.version}"
        for move in told.moves
        if keys.get(move.version, "").partition("/")[2] != move.key
    ]


def _lost_lines(told: Promised, stored: StoredTable | None) -> list[str]:
    texts = {line.id: line.text for line in stored.chat} if stored is not None else {}
    return [f"{told.path} {line}" for line, text in told.lines.items() if texts.get(line) != text]
