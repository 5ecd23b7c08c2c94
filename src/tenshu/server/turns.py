"""Who gets a worker next: what has priority first, then the rest; callers take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tenshu.server.errors import BUSY, TOO_MANY, Refused
from tenshu.server.limits import (
    BUSY_SECONDS,
    LONGEST_LINE,
    MOST_WAITING_PER_ADDRESS,
    MOST_WAITING_PER_PERSON,
)

Job = asyncio.Future[None]


class Caller(NamedTuple):
    """On whose behalf a job runs: an address, and a person there."""

    address: str
    person: str


def check_room(of_person: int, at_address: int, in_all: int) -> None:
    """Refuse a request if too many wait already, of the same person or address or in all."""
    seconds = BUSY_SECONDS
    if of_person >= MOST_WAITING_PER_PERSON or at_address >= MOST_WAITING_PER_ADDRESS:
        raise Refused(TOO_MANY, "error-too-many", seconds=seconds, wait=seconds)
    if in_all >= LONGEST_LINE:
        raise Refused(BUSY, "error-busy", seconds=seconds, wait=seconds)


class Line:
    """Jobs that wait: addresses take turns, and at each address its people do."""

    def __init__(self) -> None:
        self._jobs: dict[str, dict[str, deque[Job]]] = {}

    def __len__(self) -> int:
        return sum(self.count_at(address) for address in self._jobs)

    def count_at(self, address: str) -> int:
        """The jobs of an address."""
        return sum(len(jobs) for jobs in self._jobs.get(address, {}).values())

    def count_of(self, caller: Caller) -> int:
        """The jobs of a person at an address."""
        return len(self._jobs.get(caller.address, {}).get(caller.person, ()))

    def add(self, caller: Caller, job: Job) -> None:
        """Join the line."""
        people = self._jobs.setdefault(caller.address, {})
        people.setdefault(caller.person, deque()).append(job)

    def leave(self, caller: Caller, job: Job) -> None:
        """Give a place in the line up."""
        people = self._jobs.get(caller.address, {})
        jobs = people.get(caller.person, deque())
        if job in jobs:
            jobs.remove(job)
            self._put_last(caller, people, jobs)

    def take(self) -> Job:
        """The next job; its address and its person go to the end of their lines."""
        address, people = next(iter(self._jobs.items()))
        person, jobs = next(iter(people.items()))
        job = jobs.popleft()
        self._put_last(Caller(address, person), people, jobs)
        return job

    def _put_last(self, caller: Caller, people: dict[str, deque[Job]], jobs: deque[Job]) -> None:
        del people[caller.person]
        if jobs:
            people[caller.person] = jobs
        del self._jobs[caller.address]
        if people:
            self._jobs[caller.address] = people


class Turns:
    """Lends out a number of workers.

    What has priority (bots of tables, records that are being watched) goes before requests that
    cost much, and these never hold the last worker if there are several.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.busy = 0
        self.busy_for_requests = 0
        self.preferred = Line()
        self.requests = Line()

    @asynccontextmanager
    async def with_priority(self, caller: Caller) -> AsyncIterator[None]:
        """Hold a worker before all requests."""
        await self._wait(self.preferred, caller)
        try:
            yield
        finally:
            self._release()

    @asynccontextmanager
    async def for_request(self, caller: Caller) -> AsyncIterator[None]:
        """Hold a worker for a request, or Refused if too many wait already."""
        self._check_room(caller)
        await self._wait(self.requests, caller)
        try:
            yield
        finally:
            self.busy_for_requests -= 1
            self._release()

    def _check_room(self, caller: Caller) -> None:
        line = self.requests
        check_room(line.count_of(caller), line.count_at(caller.address), len(line))

    async def _wait(self, line: Line, caller: Caller) -> None:
        job: Job = asyncio.get_running_loop().create_future()
        line.add(caller, job)
        self._serve()
        try:
            await job
        except asyncio.CancelledError:
            if job.cancelled():
                line.leave(caller, job)
            else:
                self.busy_for_requests -= line is self.requests
                self._release()
            raise

    def _release(self) -> None:
        self.busy -= 1
        self._serve()

    def _serve(self) -> None:
        """Hand out the workers that are free."""
        while self.busy < self.workers:
            if self.preferred:
                job = self.preferred.take()
            elif self.requests and self.busy_for_requests < max(1, self.workers - 1):
                job = self.requests.take()
                self.busy_for_requests += not job.done()
            else:
                return
            # One that was cancelled just now has not left the line yet.
            if not job.done():
                self.busy += 1
                job.set_result(None)
