"""The queue of jobs in PostgreSQL, as one process uses it.

Each call is one statement with its own commit, which does not wait for the disk: whoever asks for a
job still knows it after a crash of the database, and asks again.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

import psycopg
from psycopg import AsyncConnection, sql

from tenshu.server.limits import (
    LARGEST_QUESTION,
    MOST_TRIES,
    STATEMENT_SECONDS,
    WORKER_DEAD_SECONDS,
)
from tenshu.server.storage.processes import LEASE_SECONDS
from tenshu.server.storage.store import open_engine

T = TypeVar("T")
Row = tuple[Any, ...]

# Where workers hear of new jobs.
NEW_JOBS: Final = "tenshu_jobs"
# Where one process hears of its own: a service of answers, a worker of jobs to give up.
OWN: Final = "tenshu_jobs_"
# Any number, the same in every process: only one of them tidies up at a time.
TIDYING_LOCK: Final = 7_367_482
OPTIONS: Final = f"-c synchronous_commit=off -c statement_timeout={int(STATEMENT_SECONDS * 1000)}"

# A job's turn comes after as many of its address as were there before it, and those of a person
# who has few go before those of one who has many: addresses and people take turns.
SUBMIT: Final = """
WITH line AS (
    SELECT
        count(*) FILTER (WHERE worker IS NULL) AS in_all,
        count(*) FILTER (WHERE worker IS NULL AND address = %(address)s) AS at_address,
        count(*) FILTER (
            WHERE worker IS NULL AND address = %(address)s AND person = %(person)s
        ) AS of_person,
        count(*) FILTER (WHERE address = %(address)s AND person = %(person)s) AS rank,
        coalesce(min(turn) FILTER (WHERE worker IS NULL), 0) AS first_turn
    FROM queued_jobs WHERE kind = %(kind)s AND answer IS NULL
), added AS (
    INSERT INTO queued_jobs (
        id, kind, priority, needs, address, person, rank, turn, asked_at, owner, question, tries
    )
    SELECT
        %(id)s, %(kind)s, %(priority)s, %(needs)s, %(address)s, %(person)s, line.rank,
        line.first_turn + (
            SELECT count(*) FROM queued_jobs
            WHERE kind = %(kind)s AND answer IS NULL AND address = %(address)s
                AND queued_jobs.rank <= line.rank
        ),
        extract(epoch FROM clock_timestamp()), %(owner)s, %(question)s, 0
    FROM line
    WHERE in_all < %(most)s AND at_address < %(most_at_address)s AND of_person < %(most_of_person)s
    ON CONFLICT (id) DO NOTHING
    RETURNING kind
)
SELECT of_person, at_address, in_all, (SELECT pg_notify(%(channel)s, kind) FROM added) IS NOT NULL
FROM line
"""
TAKE: Final = """
UPDATE queued_jobs SET worker = %(worker)s, tries = tries + 1
WHERE id = (
    SELECT id FROM queued_jobs
    WHERE worker IS NULL AND answer IS NULL AND kind = ANY(%(kinds)s) AND needs = ANY(%(plays)s)
        AND octet_length(question) <= %(largest)s
    ORDER BY priority, turn, rank, asked_at
    LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING id, kind, question, tries
"""
FINISH: Final = """
WITH done AS (
    UPDATE queued_jobs SET answer = %(answer)s
    WHERE id = %(id)s AND worker = %(worker)s AND tries = %(tries)s AND answer IS NULL
    RETURNING owner, id
)
SELECT pg_notify(%(own)s || owner, id) FROM done
"""
HAND_BACK: Final = """
WITH handed AS (
    UPDATE queued_jobs SET worker = NULL, tries = tries - %(forgiven)s
    WHERE id = %(id)s AND worker = %(worker)s AND tries = %(tries)s AND answer IS NULL
    RETURNING kind
)
SELECT pg_notify(%(channel)s, kind) FROM handed
"""
WITHDRAW: Final = """
WITH gone AS (DELETE FROM queued_jobs WHERE id = %(id)s AND owner = %(owner)s RETURNING worker, id, answer)
SELECT pg_notify(%(own)s || worker, id) FROM gone WHERE worker IS NOT NULL AND answer IS NULL
"""
COLLECT: Final = """
DELETE FROM queued_jobs WHERE id = %(id)s AND owner = %(owner)s AND answer IS NOT NULL RETURNING answer
"""
BEAT: Final = """
INSERT INTO processes (id, kinds, plays, beat_at)
VALUES (%(id)s, %(kinds)s, %(plays)s, extract(epoch FROM clock_timestamp()))
ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at
"""
# The steps of tidying up. Services keep their own beat, as they do for their leases.
FORGET_DEAD: Final = """
DELETE FROM processes WHERE kinds IS NOT NULL
    AND beat_at < extract(epoch FROM clock_timestamp()) - %(worker)s
"""
DROP_ABANDONED: Final = """
DELETE FROM queued_jobs WHERE NOT EXISTS (
    SELECT FROM processes WHERE processes.id = owner
        AND beat_at > extract(epoch FROM clock_timestamp()) - %(service)s
)
"""
GIVE_UP: Final = """
WITH lost AS (
    UPDATE queued_jobs SET answer = %(answer)s
    WHERE answer IS NULL AND worker IS NOT NULL AND tries >= %(most)s
        AND NOT EXISTS (SELECT FROM processes WHERE processes.id = worker)
    RETURNING owner, id
)
SELECT pg_notify(%(own)s || owner, id) FROM lost
"""
TAKE_BACK: Final = """
WITH lost AS (
    UPDATE queued_jobs SET worker = NULL
    WHERE answer IS NULL AND worker IS NOT NULL
        AND NOT EXISTS (SELECT FROM processes WHERE processes.id = worker)
    RETURNING kind
)
SELECT pg_notify(%(channel)s, kind) FROM lost
"""


class QueueLost(Exception):
    """The database of the queue does not answer."""


class NewJob(NamedTuple):
    """A job to be put into the queue, and the most that may wait before it is refused."""

    id: str
    kind: str
    priority: int
    needs: str
    address: str
    person: str
    question: str
    most: int
    most_at_address: int
    most_of_person: int


class Room(NamedTuple):
    """How many jobs waited when one was submitted, and whether it was added to them."""

    of_person: int
    at_address: int
    in_all: int
    is_added: bool


class TakenJob(NamedTuple):
    """A job that this worker has taken, for the so-manieth time that it was taken."""

    id: str
    kind: str
    question: str
    tries: int


class OwnJob(NamedTuple):
    """A job that this process has asked for."""

    id: str
    is_taken: bool
    is_answered: bool


class WorkerRow(NamedTuple):
    """A worker that is alive: the kinds of jobs it takes, and what it can play."""

    kinds: list[str]
    plays: list[str]


class Queue:
    """The queue as one process sees it, under a name of its own."""

    def __init__(self, url: str, me: str, hear: Callable[[str], None], *, takes: bool) -> None:
        engine = open_engine(url)
        address = engine.url.set(drivername="postgresql")
        self._address = address.render_as_string(hide_password=False)
        self._me = me
        # Called with the id of a job of this process, or "" if there is a new job for anybody.
        self._hear = hear
        self._takes = takes
        self._statements: AsyncConnection[Row] | None = None
        self._listener: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    @property
    def is_open(self) -> bool:
        """Whether both connections stand, as far as is known."""
        is_listening = self._listener is not None and not self._listener.done()
        return is_listening and self._statements is not None and not self._statements.closed

    async def open(self) -> None:
        """Connect, or QueueLost."""
        await self.close()
        self._statements = await self._connect()
        listening = await self._connect()
        channels = [OWN + self._me, *([NEW_JOBS] if self._takes else [])]
        try:
            for channel in channels:
                await listening.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
        except psycopg.Error as error:
            await listening.close()
            raise QueueLost(type(error).__name__) from None
        self._listener = asyncio.create_task(self._listen(listening))

    async def close(self) -> None:
        """Disconnect."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
            self._listener = None
        if self._statements is not None:
            await self._statements.close()
            self._statements = None

    # For whoever asks

    async def submit(self, job: NewJob) -> Room:
        """Put a job into the queue if there is room; it is there once, however often this is done."""
        rows = await self._run(SUBMIT, **job._asdict(), owner=self._me, channel=NEW_JOBS)
        return Room(*rows[0])

    async def withdraw(self, job: str) -> None:
        """Give up a job of one's own; a worker that has it is told."""
        await self._run(WITHDRAW, id=job, owner=self._me, own=OWN)

    async def collect(self, job: str) -> str | None:
        """Take the answer to a job out of the queue, if there is one."""
        rows = await self._run(COLLECT, id=job, owner=self._me)
        return str(rows[0][0]) if rows else None

    async def list_own(self) -> list[OwnJob]:
        """All jobs of this process that are in the queue."""
        query = "SELECT id, worker IS NOT NULL, answer IS NOT NULL FROM queued_jobs WHERE owner = %(owner)s"
        return [OwnJob(*row) for row in await self._run(query, owner=self._me)]

    async def list_workers(self) -> list[WorkerRow]:
        """The workers that are alive."""
        rows = await self._run("SELECT kinds, plays FROM processes WHERE kinds IS NOT NULL")
        return [WorkerRow(json.loads(kinds), json.loads(plays)) for kinds, plays in rows]

    # For workers

    async def take(self, kinds: list[str], plays: list[str]) -> TakenJob | None:
        """Take the next job of these kinds that this worker can play."""
        rows = await self._run(
            TAKE, worker=self._me, kinds=kinds, plays=plays, largest=LARGEST_QUESTION
        )
        return TakenJob(*rows[0]) if rows else None

    async def finish(self, job: TakenJob, answer: str) -> None:
        """Answer a job, unless another worker has it by now or nobody waits any more."""
        key = {"id": job.id, "tries": job.tries}
        await self._run(FINISH, **key, answer=answer, worker=self._me, own=OWN)

    async def hand_back(self, job: TakenJob, *, counts: bool) -> None:
        """Let another worker take a job; `counts` says whether this was one of its tries."""
        key = {"id": job.id, "tries": job.tries, "forgiven": int(not counts)}
        await self._run(HAND_BACK, **key, worker=self._me, channel=NEW_JOBS)

    async def list_taken(self) -> set[tuple[str, int]]:
        """The jobs that this worker has, each with its number of tries."""
        query = "SELECT id, tries FROM queued_jobs WHERE worker = %(worker)s AND answer IS NULL"
        return {(job, tries) for job, tries in await self._run(query, worker=self._me)}

    async def beat(self, kinds: list[str], plays: list[str]) -> None:
        """Say that this worker is alive, and which jobs it takes."""
        await self._run(BEAT, id=self._me, kinds=json.dumps(kinds), plays=json.dumps(plays))

    async def leave(self) -> None:
        """Say that this worker is gone."""
        await self._run("DELETE FROM processes WHERE id = %(id)s", id=self._me)

    # For both

    async def tidy(self, lost: str) -> None:
        """Clear up after the dead: their jobs go to others, or are answered with `lost`."""
        await self._guarded(self._tidy(lost))

    async def _tidy(self, lost: str) -> None:
        statements = self._statements
        if statements is None:
            raise QueueLost
        async with statements.transaction():
            lock = "SELECT pg_try_advisory_xact_lock(%s)"
            found = await (await statements.execute(lock, (TIDYING_LOCK,))).fetchone()
            if found is None or not found[0]:
                return
            await statements.execute(FORGET_DEAD, {"worker": WORKER_DEAD_SECONDS})
            await statements.execute(DROP_ABANDONED, {"service": LEASE_SECONDS})
            given_up = {"answer": lost, "most": MOST_TRIES, "own": OWN}
            await statements.execute(GIVE_UP, given_up)
            await statements.execute(TAKE_BACK, {"channel": NEW_JOBS})

    async def _run(self, statement: str, **values: object) -> list[Row]:
        """All rows that a statement returns, or QueueLost."""
        return await self._guarded(self._execute(statement, values))

    async def _execute(self, statement: str, values: dict[str, object]) -> list[Row]:
        if self._statements is None:
            raise QueueLost
        cursor = await self._statements.execute(statement.encode(), values, prepare=True)
        return await cursor.fetchall() if cursor.description is not None else []

    async def _guarded(self, work: Coroutine[None, None, T]) -> T:
        """Run one piece of work at a time, to its end even if its caller is cancelled."""
        return await asyncio.shield(asyncio.create_task(self._one_at_a_time(work)))

    async def _one_at_a_time(self, work: Coroutine[None, None, T]) -> T:
        async with self._lock:
            try:
                async with asyncio.timeout(2 * STATEMENT_SECONDS):
                    return await work
            except (psycopg.Error, TimeoutError) as error:
                if self._statements is not None:
                    with suppress(psycopg.Error):
                        await self._statements.close()
                raise QueueLost(type(error).__name__) from None

    async def _connect(self) -> AsyncConnection[Row]:
        try:
            return await AsyncConnection.connect(
                self._address,
                autocommit=True,
                options=OPTIONS,
                connect_timeout=int(STATEMENT_SECONDS),
            )
        except psycopg.Error as error:
            raise QueueLost(type(error).__name__) from None

    async def _listen(self, connection: AsyncConnection[Row]) -> None:
        """Hear until the connection is lost."""
        with suppress(psycopg.Error):
            async with connection:
                async for notice in connection.notifies():
                    self._hear("" if notice.channel == NEW_JOBS else notice.payload)
