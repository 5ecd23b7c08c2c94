"""Bots, hints and analyses that workers on any machine work out, asked for through the queue of jobs."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from tenshu.server.course import Course, Played
from tenshu.server.jobs import (
    KINDS,
    LOST,
    TOO_MUCH,
    Answer,
    AnyQuestion,
    BotQuestion,
    CourseQuestion,
    HintQuestion,
    decode_answer,
    decode_choice,
    decode_course,
    decode_ideas,
)
from tenshu.server.limits import (
    LONGEST_LINE,
    MOST_BOTS_WAITING,
    MOST_WAITING_PER_ADDRESS,
    MOST_WAITING_PER_PERSON,
    PATIENCE_SECONDS,
)
from tenshu.server.metrics import Metrics
from tenshu.server.peer import Peer
from tenshu.server.storage.queue import NewJob, QueueLost, Room, WorkerRow
from tenshu.server.thinking import Choice, Idea, NobodyWorks, Position
from tenshu.server.turns import Caller, check_room
from tenshu.server.workers import JobFailed, TooMuchWork, WorkerLost

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)


class Waiting:
    """A job that somebody here waits for."""

    def __init__(self, job: NewJob) -> None:
        self.job = job
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.is_stored = False
        self.is_collected = False

    def fail(self, error: Exception) -> None:
        """Tell whoever waits that there will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(error)


class RemoteWorkers(Peer):
    """The workers of the queue, as the service uses them."""

    def __init__(
        self, url: str, process: str, hide: Callable[[str], str], metrics: Metrics
    ) -> None:
        super().__init__(url, process, [], [])
        # The address of a caller as it may be stored.
        self._hide = hide
        self._metrics = metrics
        self._waiting: dict[str, Waiting] = {}
        self._workers: list[WorkerRow] = []
        # What was last said about them in the log.
        self._has_workers: bool | None = None
        self._began_at = time.monotonic()
        # When a worker was last seen for jobs of a kind that need an ability.
        self._seen_at: dict[tuple[str, str], float] = {}

    @property
    def bots_waiting(self) -> int:
        """The bots of this process that wait for an answer."""
        return sum(waiting.job.kind == "bots" for waiting in self._waiting.values())

    @property
    def count(self) -> int:
        """The workers that are alive."""
        return len(self._workers)

    async def choose(
        self, position: Position, bot: str, effort: float, seed: str, intent: list[int], host: str
    ) -> Choice:
        """The choice of a bot; raises as `Workers.run` does, or NobodyWorks."""
        question = BotQuestion(*position, bot=bot, effort=effort, seed=seed, intent=intent)
        return decode(await self._ask("bots", question, Caller(host, "")), decode_choice)

    async def hints(self, position: Position, caller: Caller) -> list[Idea]:
        """Hints; raises as `Workers.run` does, Refused if too many wait, or NobodyWorks."""
        hidden = Caller(self._hide(caller.address), caller.person)
        return decode(await self._ask("hints", HintQuestion(*position), hidden), decode_ideas)

    async def analyse(self, played: Played, caller: Caller) -> Course:
        """The course of a game; raises as `hints` does."""
        hidden = Caller(self._hide(caller.address), caller.person)
        return decode(await self._ask("analyses", CourseQuestion(*played), hidden), decode_course)

    async def close(self) -> None:
        """Leave the queue; nobody waits for anything any more."""
        self.lose()
        await self.leave()

    async def _ask(self, kind: str, question: AnyQuestion, caller: Caller) -> Answer:
        job = new_job(kind, question, caller)
        if not self._can_hope(job):
            raise NobodyWorks
        waiting = Waiting(job)
        self._waiting[job.id] = waiting
        try:
            check_added(job, await self.queue.submit(job))
            waiting.is_stored = True
            answer = decode_answer(await waiting.answer)
        except QueueLost:
            raise NobodyWorks from None
        except msgspec.DecodeError as error:
            raise JobFailed(str(error)) from None
        finally:
            del self._waiting[job.id]
            if not waiting.is_collected:
                self.spawn(self.queue.withdraw(job.id))
        return answer

    def hear(self, job: str) -> None:
        """A job has been answered."""
        self._collect_soon(job)

    def lose(self) -> None:
        """Without the queue, whoever waits must think here."""
        self._workers = []
        for waiting in self._waiting.values():
            waiting.fail(NobodyWorks())

    async def reconcile(self) -> None:
        """Ask again for what was lost, give up what nobody waits for, and look for workers."""
        stored = {job for job, waiting in self._waiting.items() if waiting.is_stored}
        in_queue = await self.queue.list_own()
        workers = await self.queue.list_workers()
        self._note_workers(workers)
        for job in in_queue:
            if job.id not in self._waiting:
                await self.queue.withdraw(job.id)
            elif job.is_answered:
                self._collect_soon(job.id)
        taken = {job.id for job in in_queue if job.is_taken}
        for waiting in list(self._waiting.values()):
            is_lost = waiting.job.id in stored - {job.id for job in in_queue}
            if is_lost and not waiting.is_collected:
                await self.queue.submit(waiting.job)
            if waiting.job.id not in taken and not self._can_hope(waiting.job):
                waiting.fail(NobodyWorks())

    def _note_workers(self, workers: list[WorkerRow]) -> None:
        if bool(workers) != self._has_workers:
            LOG.log(
                logging.INFO if workers else logging.WARNING,
                "workers",
                extra={"count": len(workers)},
            )
        self._has_workers = bool(workers)
        self._workers = workers
        self._metrics.workers.set(len(workers))
        time_now = time.monotonic()
        for worker in workers:
            for kind in worker.kinds:
                self._seen_at.update({(kind, ability): time_now for ability in worker.plays})

    def _can_hope(self, job: NewJob) -> bool:
        """Whether a worker that takes such jobs is there, or was a moment ago."""
        seen_at = self._seen_at.get((job.kind, job.needs), self._began_at)
        return time.monotonic() - seen_at < PATIENCE_SECONDS

    def _collect_soon(self, job: str) -> None:
        waiting = self._waiting.get(job)
        if waiting is not None and not waiting.is_collected:
            waiting.is_collected = True
            self.spawn(self._collect(waiting))

    async def _collect(self, waiting: Waiting) -> None:
        try:
            answer = await self.queue.collect(waiting.job.id)
        except QueueLost:
            waiting.fail(NobodyWorks())
            raise
        if answer is None:
            waiting.is_collected = False
        elif not waiting.answer.done():
            waiting.answer.set_result(answer)


def new_job(kind: str, question: AnyQuestion, caller: Caller) -> NewJob:
    """A job of this kind; only requests are limited by address and person."""
    is_bot = kind == "bots"
    return NewJob(
        id=secrets.token_hex(8),
        kind=kind,
        priority=KINDS.index(kind),
        needs=question.needs(),
        address=caller.address,
        person=caller.person,
        question=msgspec.json.encode(question).decode(),
        most=MOST_BOTS_WAITING if is_bot else LONGEST_LINE,
        most_at_address=MOST_BOTS_WAITING if is_bot else MOST_WAITING_PER_ADDRESS,
        most_of_person=MOST_BOTS_WAITING if is_bot else MOST_WAITING_PER_PERSON,
    )


def check_added(job: NewJob, room: Room) -> None:
    """Refuse a request for which there is no room; a bot is thought for here instead."""
    if room.is_added:
        return
    if job.kind != "bots":
        check_room(room.of_person, room.at_address, room.in_all)
    raise NobodyWorks


def decode(answer: Answer, found: Callable[[Answer], T]) -> T:
    """What a worker found, or what `Workers.run` would have raised."""
    if answer.failure == LOST:
        raise WorkerLost
    if answer.failure == TOO_MUCH:
        raise TooMuchWork
    if answer.failure:
        raise JobFailed(answer.reason)
    try:
        return found(answer)
    except msgspec.DecodeError as error:
        raise JobFailed(str(error)) from None
