"""`tenshu work`: takes jobs from the queue and answers them in worker processes."""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import secrets
import signal
import time
from typing import Final

import msgspec

from tenshu.server.jobs import (
    FAILED,
    LOST,
    TOO_MUCH,
    abilities,
    answer_to,
    decode_question,
    failure,
)
from tenshu.server.limits import HAND_BACK_SECONDS, MOST_TRIES, THINKING_MEMORY
from tenshu.server.peer import Peer
from tenshu.server.storage.queue import QueueLost, TakenJob
from tenshu.server.workers import JobFailed, TooMuchWork, WorkerLost, Workers

LOG: Final = logging.getLogger(__name__)


class Work:
    """A job under way."""

    def __init__(self, job: TakenJob) -> None:
        self.job = job
        self.task: asyncio.Task[None] | None = None
        # Once there is an answer, it is too late to give the job up.
        self.is_answered = False

    def give_up(self) -> None:
        """Stop thinking about it."""
        if self.task is not None and not self.is_answered:
            self.task.cancel()


class Worker(Peer):
    """Answers jobs of some kinds, some at a time."""

    def __init__(self, url: str, kinds: list[str], count: int) -> None:
        # The number of the process tells a host which one it is.
        process = f"{os.getpid()}_{secrets.token_hex(8)}"
        super().__init__(url, process, kinds, abilities())
        self._count = count
        self._pool = Workers(count, THINKING_MEMORY)
        self._works: dict[tuple[str, int], Work] = {}
        self._wake = asyncio.Event()
        self._is_stopping = False

    async def run(self) -> None:
        """Work until told to stop, then finish or hand back what is under way."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop)
        await self.start()
        while not self._is_stopping:
            self._wake.clear()
            await self._unless_lost(self._take_all())
            await self._wake.wait()
        await self._finish_all()
        await self.leave()
        self._pool.close()

    def stop(self) -> None:
        """Take no more jobs; told again, hand back at once what is under way."""
        if self._is_stopping:
            for work in self._works.values():
                work.give_up()
        self._is_stopping = True
        self._wake.set()

    def hear(self, job: str) -> None:
        """There is a new job, or nobody waits for one any more."""
        if not job:
            self._wake.set()
        for work in list(self._works.values()):
            if work.job.id == job:
                work.give_up()

    def lose(self) -> None:
        """Jobs that are under way may be handed back in time; no others are taken."""

    async def reconcile(self) -> None:
        """Bring this worker and the queue together: drop work on jobs that are no longer this worker's,
        and hand back jobs of this worker that it is not working on.
        """
        known = dict(self._works)
        taken = await self.queue.list_taken()
        for key, work in known.items():
            if key not in taken:
                work.give_up()
        for job, tries in taken - self._works.keys():
            await self.queue.hand_back(TakenJob(job, "", "", tries), counts=False)
        self._wake.set()

    async def _take_all(self) -> None:
        """Take jobs until all processes have one."""
        while not self._is_stopping and len(self._works) < self._count:
            job = await self.queue.take(self._kinds_to_take(), self.plays)
            if job is None:
                return
            work = Work(job)
            self._works[job.id, job.tries] = work
            work.task = asyncio.create_task(self._do(work))
            # Not in the task itself, which may be given up before its first step.
            work.task.add_done_callback(functools.partial(self._forget, work))

    def _forget(self, work: Work, _: asyncio.Task[None]) -> None:
        """A job is done or given up: there is room for another."""
        del self._works[work.job.id, work.job.tries]
        self._wake.set()

    def _kinds_to_take(self) -> list[str]:
        """The kinds of jobs to take now: of several processes the last one is kept for bots."""
        others = sum(work.job.kind != "bots" for work in self._works.values())
        if "bots" in self.kinds and others >= max(1, self._count - 1):
            return ["bots"]
        return self.kinds

    async def _do(self, work: Work) -> None:
        """Answer a job, or hand it back."""
        job = work.job
        try:
            answer = await self._answer(work)
            if answer is None:
                await self.queue.hand_back(job, counts=True)
            else:
                await self.queue.finish(job, answer)
        except asyncio.CancelledError:
            # Does nothing if the job was given up because it is not ours any more.
            await self._unless_lost(self.queue.hand_back(job, counts=False))
        except QueueLost as error:
            LOG.warning("answer-not-told", extra={"reason": str(error)})

    async def _answer(self, work: Work) -> str | None:
        """The answer to a job, or None if another worker should try it."""
        job, began = work.job, time.monotonic()
        about = {"kind": job.kind, "job": job.id}
        try:
            seconds = decode_question(job.kind, job.question).seconds()
            answer = await self._pool.run(answer_to, job.kind, job.question, seconds=seconds)
            LOG.info("job-done", extra={**about, "seconds": round(time.monotonic() - began, 3)})
        except WorkerLost:
            LOG.warning("job-worker-died", extra={**about, "tries": job.tries})
            if job.tries < MOST_TRIES:
                return None
            answer = failure(LOST)
        except TooMuchWork:
            LOG.warning("job-took-too-much", extra=about)
            answer = failure(TOO_MUCH)
        except (JobFailed, msgspec.DecodeError, RecursionError) as error:
            LOG.warning("job-failed", extra={**about, "reason": str(error)})
            answer = failure(FAILED, str(error)[:200])
        work.is_answered = True
        return answer

    async def _finish_all(self) -> None:
        """Wait for what is under way, and hand back what takes too long."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        if not tasks:
            return
        _, late = await asyncio.wait(tasks, timeout=HAND_BACK_SECONDS)
        for work in list(self._works.values()):
            work.give_up()
        if late:
            await asyncio.wait(late)
