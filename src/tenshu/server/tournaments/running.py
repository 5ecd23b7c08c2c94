"""Running tournaments: tables are made, and rounds follow each other, at exactly one process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tenshu import games
from tenshu.core.errors import TenshuError
from tenshu.server.clocks import STAND_IN
from tenshu.server.errors import NOT_FOUND, STALE, Refused
from tenshu.server.hall import MOST_CONFLICTS
from tenshu.server.hosting import habits_at, leave
from tenshu.server.pairing import BOT_PACE
from tenshu.server.people import new_id
from tenshu.server.rows import SeatRow, TableRow
from tenshu.server.storage import repository, tournaments
from tenshu.server.storage.reminder_store import Plan as Reminding
from tenshu.server.storage.repository import Conflict
from tenshu.server.storage.store import DatabaseError
from tenshu.server.table import SEED_BYTES, Table
from tenshu.server.timing import now
from tenshu.server.tournaments import organising
from tenshu.server.tournaments.progress import Plan, plan_next
from tenshu.server.tournaments.rows import BYE, Edit, PairingRow, StoredTournament
from tenshu.server.turns import Caller
from tenshu.server.workers import JobFailed, TooMuchWork, WorkerLost

if TYPE_CHECKING:
    from tenshu.server.hall import Hall
    from tenshu.server.workers import Workers

LOG: Final = logging.getLogger(__name__)
LOOK_SECONDS: Final = 1.0
# What the process that runs tournaments holds; correctness does not depend on it.
LEASE: Final = "tournaments"
DRAW_SECONDS: Final = 60.0

Rule = Callable[[StoredTournament, Plan | None], Edit | None]


class Tournaments:
    """Changes tournaments, lets those that run go on, and tells their sockets."""

    def __init__(self, hall: Hall, workers: Workers, reminding: Reminding) -> None:
        self.hall = hall
        self.store = hall.store
        self._workers = workers
        # How those who play are told that a round has begun.
        self._reminding = reminding
        self._news = asyncio.Event()
        self.rooms = hall.lobby.rooms
        hall.lobby.on_tournament(self._news.set)

    async def watch(self) -> None:
        """Make tables and begin rounds until cancelled."""
        while True:
            self._news.clear()
            try:
                await self.rooms.tell()
                await self._look()
                await self.rooms.tell()
            except DatabaseError as error:
                LOG.warning("tournaments-not-read", extra={"reason": type(error).__name__})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_SECONDS)

    async def load(self, tournament: str) -> StoredTournament:
        """A tournament as it is stored, or Refused."""
        stored = await self.store.read(tournaments.load, tournament)
        if stored is None:
            raise Refused(NOT_FOUND, "error-tournament")
        return stored

    async def change(
        self, tournament: str, work: Callable[[StoredTournament], Edit | None]
    ) -> StoredTournament:
        """Apply `work` to the stored tournament; return it as it was before."""
        for _ in range(MOST_CONFLICTS):
            try:
                stored = await self.store.write(tournaments.change, tournament, work, now())
            except Conflict:
                continue
            if stored is None:
                raise Refused(NOT_FOUND, "error-tournament")
            self._news.set()
            return stored
        raise Refused(STALE, "error-stale")

    async def change_round(self, tournament: str, rule: Rule) -> None:
        """Begin or end rounds by a rule that needs the draw, which a worker makes beforehand."""
        for _ in range(MOST_CONFLICTS):
            stored = await self.load(tournament)
            plan = await self._draw(stored)
            seen = stored.row.edits

            def work(found: StoredTournament) -> Edit | None:
                if found.row.edits != seen:  # noqa: B023 - called before the next turn
                    raise Conflict("the draw was made on something else")
                return rule(found, plan)  # noqa: B023 - called before the next turn

            try:
                await self.store.write(tournaments.change, tournament, work, now())
            except Conflict:
                continue
            self._news.set()
            self._call_people(stored)
            return
        raise Refused(STALE, "error-stale")

    async def withdraw(self, tournament: str, person: str) -> None:
        """Withdraw somebody from a tournament; bots stand in at their tables."""
        stored = await self.change(tournament, lambda found: organising.withdraw(found, person))
        for pairing in stored.pairings:
            sits = any(seat.person == person for seat in pairing.seats)
            if sits and pairing.table_id is not None and not pairing.is_decided():
                found = await self.store.read(repository.find_person, person)
                if found is not None:
                    await leave(self.hall, found, pairing.table_id)

    async def _draw(self, stored: StoredTournament) -> Plan | None:
        """The draw of the next round, made by a worker because a large one takes seconds."""
        try:
            async with self._workers.turns.for_request(Caller(LEASE, stored.row.id)):
                return await self._workers.run(plan_next, stored, seconds=DRAW_SECONDS)
        except (JobFailed, TooMuchWork, WorkerLost) as error:
            LOG.warning("draw-failed", extra={"reason": repr(error)})
            raise Refused(STALE, "error-stale") from None

    async def _look(self) -> None:
        waiting = await self.store.read(tournaments.list_to_do)
        if not waiting or not await self.hall.leases.take(LEASE):
            return
        for tournament in waiting:
            try:
                await self._go_on(tournament)
            except (Refused, TenshuError, Conflict) as error:
                LOG.info("tournament-waits", extra={"reason": str(error)})
            except DatabaseError:
                raise
            except Exception:
                LOG.exception("tournament-not-run")

    async def _go_on(self, tournament: str) -> None:
        """Make the tables that are lacking; if there are none, begin the next round."""
        stored = await self.load(tournament)
        lacking = [
            pairing
            for pairing in stored.pairings
            if pairing.round <= stored.row.round
            and pairing.number != BYE
            and pairing.table_id is None
            and not pairing.is_decided()
        ]
        if not lacking:
            await self.change_round(tournament, organising.go_on_by_itself)
            stored = await self.load(tournament)
        for pairing in lacking:
            await self._make_table(stored, pairing)
            await self.rooms.tell()
        if lacking:
            self._call_people(stored)

    async def _make_table(self, stored: StoredTournament, pairing: PairingRow) -> None:
        """Make a table and note it with its round in one transaction: it is made once or not."""
        table = table_of(stored, pairing)
        table.begin(await habits_at(self.hall, table))
        rows = table.new_rows()
        add = tournaments.add_table
        await self.store.write(add, stored.row.id, pairing, rows, self._reminding)
        self.hall.adopt(table)

    def _call_people(self, stored: StoredTournament) -> None:
        for player in stored.people:
            self.hall.lobby.call(player.person)


def table_of(stored: StoredTournament, pairing: PairingRow) -> Table:
    """The table of a pairing, not begun; a bot plays for whoever is gone."""
    row, at = stored.row, now()
    game = games.load(row.game)
    players = {player.person: player for player in stored.people}
    stand_in = STAND_IN if row.clock is None else row.clock.stand_in
    seats = [
        SeatRow(
            seat=number,
            person=seat.person,
            name=players[seat.person].name,
            bot=None if players[seat.person].plays() else stand_in,
            is_away=not players[seat.person].plays(),
            is_known=True,
        )
        for number, seat in enumerate(pairing.seats)
    ]
    table = TableRow(
        id=new_id(),
        game=game.name,
        rules_version=game.rules_version,
        options=row.options,
        status="open",
        host=row.organiser,
        seed=secrets.token_hex(SEED_BYTES),
        is_listed=row.is_listed,
        has_spectators=True,
        is_one_screen=False,
        pace=BOT_PACE,
        created_at=at,
        updated_at=at,
        clock=row.clock,
        is_rated=row.is_rated,
        tournament=row.id,
    )
    return Table(table, seats)
