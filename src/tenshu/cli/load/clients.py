"""A client process: a share of the tables, led through the phases of a run by the main process."""

from __future__ import annotations

import asyncio
import gc
import resource
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from tenshu.cli.load.client import Address, Web
from tenshu.cli.load.people import Seat
from tenshu.cli.load.table import BotTable, Table
from tenshu.cli.load.tally import Tally
from tenshu.core.errors import BadOption, TenshuError

# Tables that are set up at the same time.
CROWD: Final = 20
# Moves at each table of the warm-up, unless it is played to the end.
WARM_MOVES: Final = 20
# Passing spectators who are there at the same time.
MOST_GUESTS: Final = 20
FILES_IN_RESERVE: Final = 100
# The choice among the legal moves: any number that shares no factor with most counts of moves.
STRIDE: Final = 7


class Plan(NamedTuple):
    """What a client process is to do."""

    addresses: Sequence[Address]
    # The numbers of its tables, among how many there are in all.
    numbers: range
    tables: int
    # Each table's game and number of players, in turn.
    games: Sequence[tuple[str, int]]
    spectators: int
    seconds: float
    ramp: float
    # Per second, of all tables together.
    moves: float
    chat: float
    churn: float
    # How many games all tables end together, if that is what the run is for.
    to_end: int
    # Whether everybody is a bot with a token, with a stream instead of a socket.
    is_by_bots: bool = False

    def asked(self) -> int:
        """How many moves all tables make together; games that are played to their end take many."""
        return sys.maxsize if self.to_end else int(self.moves * (self.seconds - self.ramp / 2))

    def due(self, move: int) -> float:
        """When a move is due, in seconds from the start; the pace grows evenly during the ramp."""
        if move < self.moves * self.ramp / 2:
            return float((2 * self.ramp * move / self.moves) ** 0.5)
        return move / self.moves + self.ramp / 2

    def share(self) -> float:
        """The share of all tables that are this process's."""
        return len(self.numbers) / self.tables


def run_client(plan: Plan, pipe: Connection) -> None:
    """The client process: do each phase that is asked for, and answer with its result."""
    try:
        asyncio.run(_follow(Client(plan), pipe))
    except TenshuError as error:
        pipe.send(error)
    except (KeyboardInterrupt, EOFError, BrokenPipeError):
        pass  # the main process says why


async def _follow(client: Client, pipe: Connection) -> None:
    phases: dict[str, Callable[..., Coroutine[None, None, Any]]] = {
        "warm_up": client.warm_up,
        "gather": client.gather,
        "connect": client.connect,
        "play": client.play,
        "leave": client.leave,
    }
    async for name, *args in _received(pipe):
        pipe.send(await phases[name](*args))


async def _received(pipe: Connection) -> AsyncIterator[tuple[Any, ...]]:
    loop = asyncio.get_running_loop()
    while True:
        try:
            asked = await loop.run_in_executor(None, pipe.recv)
        except EOFError:
            return
        yield asked


class Client:
    """The tables of one client process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.web = Web(plan.addresses)
        self.tally = Tally()
        self.crowd = asyncio.Semaphore(CROWD)
        self.tables = [self._new_table(number) for number in plan.numbers]
        self.guests: list[Seat] = []
        raise_file_limit(sum(t.players + plan.spectators for t in self.tables))

    async def warm_up(self, tables: int) -> None:
        """Play at some tables, so that the services have loaded what they load once."""
        numbers = range(self.plan.numbers.start, tables, self.plan.numbers.step)
        await asyncio.gather(*(self._play_warm(self._new_table(number)) for number in numbers))

    async def gather(self) -> None:
        """Set all tables up."""
        await self._at_all(lambda table: table.gather(self.plan.spectators))

    async def connect(self) -> None:
        """Open all sockets."""
        await self._at_all(Table.connect)

    async def play(self, began: float) -> Tally:
        """Play from a moment on, and count everything once all of it is delivered."""
        if not self.plan.to_end:
            # Looking for garbage among all that arrived would make everything that arrives then late.
            gc.disable()
        cpu = time.process_time()
        others = [
            asyncio.create_task(work)
            for work in (
                self._repeat(self.plan.chat, began, self._chat),
                self._repeat(self.plan.churn, began, self._let_guests_pass),
            )
        ]
        await asyncio.gather(*(self._play(table, began) for table in self.tables))
        self.tally.cpu = time.process_time() - cpu
        for task in others:
            task.cancel()
        for outcome in await asyncio.gather(*others, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
        for table in self.tables:
            with suppress(BadOption):  # what is missing is counted as lost
                await table.hear_all()
            self.tally.count(table)
        return self.tally

    async def leave(self) -> None:
        """Close everything."""
        for seat in [*self.guests, *(seat for table in self.tables for seat in table.seats)]:
            seat.leave()
        self.web.close()

    async def _play(self, table: Table, began: float) -> None:
        """Make every move that the pace asks of this table."""
        plan = self.plan
        for move in range(table.number, plan.asked(), plan.tables):
            await asyncio.sleep(max(0.0, began + plan.due(move) - time.perf_counter()))
            while await table.move(move * STRIDE) is None:
                if await self._end_game(table):
                    return

    async def _end_game(self, table: Table) -> bool:
        """Count an ended game and begin another; True if there were enough of them."""
        await table.hear_all()
        self.tally.count(table)
        self.tally.games_ended += 1
        if self.plan.to_end and self.tally.games_ended >= self.plan.to_end * self.plan.share():
            table.posted, table.said = [], {}
            return True
        await table.begin_again()
        return False

    async def _repeat(
        self, rate: float, began: float, work: Callable[[int], Coroutine[None, None, None]]
    ) -> None:
        """Do something at a steady pace until cancelled."""
        rate *= self.plan.share()
        number = 0
        while rate > 0:
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            await work(number)
            number += 1

    async def _chat(self, number: int) -> None:
        await self.tables[number % len(self.tables)].say(f"line {number}")

    async def _let_guests_pass(self, number: int) -> None:
        """Let a spectator come to some table, and the one who came first go."""
        table = self.tables[number % len(self.tables)]
        guest = Seat(self.web, "", is_player=False)
        self.guests.append(guest)
        asked = time.perf_counter()
        await guest.sit_at(table.path)
        self.tally.welcomes.append(time.perf_counter() - asked)
        self.tally.joined += 1
        if len(self.guests) > MOST_GUESTS:
            gone = self.guests.pop(0)
            gone.leave()
            self.tally.out_of_order += gone.out_of_order

    def _new_table(self, number: int) -> Table:
        kind = BotTable if self.plan.is_by_bots else Table
        return kind(self.web, number, *self.plan.games[number % len(self.plan.games)])

    async def _play_warm(self, table: Table) -> None:
        await table.gather(self.plan.spectators)
        await table.connect()
        moves = range(sys.maxsize if self.plan.to_end else WARM_MOVES)
        for move in moves:
            if await table.move(move * STRIDE) is None:
                break
        for seat in table.seats:
            seat.leave()

    async def _at_all(self, work: Callable[[Table], Coroutine[None, None, None]]) -> None:
        async def one(table: Table) -> None:
            async with self.crowd:
                await work(table)

        await asyncio.gather(*(one(table) for table in self.tables))


def raise_file_limit(sockets: int) -> None:
    """Allow this process to open all its sockets, or raise BadOption."""
    wanted = sockets + CROWD + MOST_GUESTS + FILES_IN_RESERVE
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < wanted:
        raise BadOption("error-load-files", wanted=wanted, most=most)
    if files < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
