"""The queue of jobs, services that fill it, and workers that empty it."""

import asyncio
import signal
import sys
import uuid
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from tenshu import games
from tenshu.cli.postgres import Postgres
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.server.errors import Refused
from tenshu.server.jobs import KINDS, abilities
from tenshu.server.limits import (
    BEAT_SECONDS,
)
from tenshu.server.metrics import Metrics
from tenshu.server.remote import RemoteWorkers
from tenshu.server.storage.queue import NewJob, Queue, QueueLost
from tenshu.server.storage.store import check_database
from tenshu.server.thinking import Choice, Thinkers
from tenshu.server.turns import Caller
from tests.server.rows import rows, tell_changes, wait_until
from tests.server.servers import WAIT, log_lines
from tests.zygote import zygote

# Takes a moment, so that there is time to kill whoever thinks about it.
SLOW = "search:sims=400"
LONGEST_TEST = 150.0

# The logs of the last workers, which tell why a queue stands still.
LOGS: list[Path] = []


class WorkerProcess:
    """A running `tenshu work`."""

    def __init__(self, db: str, folder: Path, *arguments: str) -> None:
        self.log_file = folder / f"{uuid.uuid4().hex}.log"
        LOGS[:] = [self.log_file, *LOGS[:1]]
        command = ["work", "--db", db, "--lang", "en", "--log", "info", *arguments]
        with self.log_file.open("w") as log:
            self.process = zygote().start(command, stderr=log)
        assert self.process.stdout is not None
        assert "Thinking for" in self.process.stdout.readline(), self.log_file.read_text()

    def stop(self, with_signal: int = signal.SIGTERM) -> int:
        """Stop it and say how it ended."""
        self.process.send_signal(with_signal)
        code = self.process.wait(timeout=WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def close(self) -> None:
        """End it in any way."""
        if self.process.poll() is None:
            self.stop(signal.SIGKILL)

    def events(self) -> list[str]:
        """What it has logged, without those of SQL and the like."""
        return [str(line["event"]) for line in self.lines()]

    def lines(self) -> list[dict[str, object]]:
        """The lines of its log."""
        return log_lines(self.log_file.read_text())


def new_queue(postgres: Postgres) -> str:
    """The URL of a database without jobs that tells of every change of its jobs and peers."""
    url = postgres.new_database()
    check_database(url)
    tell_changes(url, "queued_jobs", "processes")
    return url


def position() -> Match:
    match = Match(games.load("dragon_castle"), 3, {})
    match.settle(Chance("seed"))
    return match


@asynccontextmanager
async def service(db: str) -> AsyncIterator[tuple[Thinkers, RemoteWorkers]]:
    """The thinking of a service that uses the queue."""
    metrics, name = Metrics(), uuid.uuid4().hex
    async with beating(lambda: note_service(db, name)):
        elsewhere = RemoteWorkers(db, name, lambda address: f"hidden {address}", metrics)
        await elsewhere.start()
        thinkers = Thinkers(1, 1.0, metrics, elsewhere)
        try:
            yield thinkers, elsewhere
        finally:
            await elsewhere.close()
            thinkers.close()
    rows(db, "DELETE FROM processes WHERE id = %s RETURNING id", name)


async def note_service(db: str, name: str) -> None:
    """Let a service beat, as it does for its leases."""
    query = """
        INSERT INTO processes (id, beat_at)
        VALUES (%s, extract(epoch FROM clock_timestamp()))
        ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at RETURNING id
    """
    await asyncio.to_thread(rows, db, query, name)


@asynccontextmanager
async def beating(beat: Callable[[], Coroutine[None, None, None]]) -> AsyncIterator[None]:
    """Beat now and until the end."""

    async def keep_beating() -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS / 2)
            # A test may have cut all connections.
            with suppress(psycopg.Error, QueueLost):
                await beat()

    await beat()
    task = asyncio.create_task(keep_beating())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def choose(thinkers: Thinkers, bot: str = "random", host: str = "host") -> Choice:
    match = position()
    return await thinkers.choose(match, match.state.numbers(), bot, "seed", [], host)


async def hint(thinkers: Thinkers, address: str = "1.2.3.4", person: str = "Ana") -> int:
    match = position()
    caller = Caller(address, person)
    return len(await thinkers.hints(match, match.state.numbers(), caller))


async def refusal(thinkers: Thinkers, address: str, person: str) -> int:
    with pytest.raises(Refused) as refused:
        await hint(thinkers, address, person)
    assert refused.value.problem.seconds is not None
    return refused.value.status


def has_answer(db: str, name: str) -> bool:
    return bool(rows(db, "SELECT id FROM queued_jobs WHERE id = %s AND answer IS NOT NULL", name))


async def until(db: str, is_so: Callable[[], bool]) -> None:
    """Wait for something that another process does to the jobs."""
    await asyncio.to_thread(wait_until, db, is_so)


def run(work: Coroutine[None, None, None]) -> None:
    """Run what a test does, within bounds: a queue that stands still must not stop everything."""
    try:
        asyncio.run(asyncio.wait_for(work, LONGEST_TEST))
    except BaseException:
        for log in LOGS:
            sys.stderr.write(log.read_text()[-4000:] if log.exists() else f"{log} is gone")
        raise


@asynccontextmanager
async def peer(
    db: str, name: str, *, takes: bool = False, plays: list[str] | None = None
) -> AsyncIterator[Queue]:
    """A process that is alive as far as the others know."""
    plays = abilities() if plays is None else plays
    queue = Queue(db, name, lambda _: None, takes=takes)
    await queue.open()

    async def beat() -> None:
        await (queue.beat(list(KINDS), plays) if takes else note_service(db, name))

    async with beating(beat):
        yield queue
    with suppress(QueueLost):
        await queue.leave()
    await queue.close()


def job(name: str, kind: str, address: str, person: str = "") -> NewJob:
    needs = abilities()[0]
    many = 1000
    return NewJob(name, kind, KINDS.index(kind), needs, address, person, "{}", many, many, many)


async def taken(queue: Queue, count: int) -> list[str]:
    found = []
    for _ in range(count):
        one = await queue.take(list(KINDS), abilities())
        assert one is not None
        found.append(one.id)
    assert await queue.take(list(KINDS), abilities()) is None
    return found
