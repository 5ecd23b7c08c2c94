"""Worker processes: work that takes long or that strangers sent never runs in the service itself.

A worker that takes too much time or memory is killed and replaced, as is one that dies.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar

from pebble import ProcessExpired, ProcessPool

from tenshu.server.turns import Turns

T = TypeVar("T")

NICE: Final = 10
# What a job may take beyond its time, to start and to be told of; then the pool itself has failed.
GRACE_SECONDS: Final = 20.0
# Imported once by the process that all workers are forked from, so that a new one starts at once.
PRELOADED: Final = ["tenshu.server.jobs", "tenshu.server.reading", "tenshu.server.trying"]


class WorkerLost(Exception):
    """The worker died, through no fault of its job as far as is known."""


class TooMuchWork(Exception):
    """The job took more time or memory than it may."""


class JobFailed(Exception):
    """The job raised an exception; its type and text are all that is known of it here."""


class Failure(NamedTuple):
    """What a worker sends instead of an exception, which might not survive the way."""

    reason: str
    is_too_much: bool


class Workers:
    """A pool of worker processes, and the turns in which they are used."""

    def __init__(self, count: int, memory: int | None = None) -> None:
        self.turns = Turns(count)
        self._count = count
        self._memory = memory
        self._pool = self._new_pool()
        # Completed when the pool is replaced: it may say nothing more.
        self._replaced: asyncio.Future[None] | None = None

    async def run(
        self, work: Callable[..., T], *args: object, seconds: float, cpu_seconds: int | None = None
    ) -> T:
        """Run a job in a worker; the caller holds a turn. Cancelling it kills the worker."""
        job = (cpu_seconds, work, args)
        limit = asyncio.timeout(seconds + GRACE_SECONDS)
        try:
            async with limit:
                answer = await self._wait_for(self._schedule(job, seconds))
        except ProcessExpired as error:
            if error.exitcode == -signal.SIGXCPU:
                raise TooMuchWork from None
            raise WorkerLost from None
        except BrokenProcessPool:
            raise WorkerLost from None
        except TimeoutError:
            if limit.expired():
                self._replace_pool()
                raise WorkerLost from None
            raise TooMuchWork from None
        if isinstance(answer, Failure):
            raise TooMuchWork if answer.is_too_much else JobFailed(answer.reason)
        result: T = answer
        return result

    def close(self) -> None:
        """Stop all workers."""
        end_pool(self._pool)

    def _schedule(self, job: tuple[Any, ...], seconds: float) -> Future[Any]:
        try:
            future = self._pool.schedule(run_job, args=job, timeout=seconds)
        except (BrokenProcessPool, RuntimeError):
            # The pool gives up for good if a worker dies while none has work.
            self._replace_pool()
            future = self._pool.schedule(run_job, args=job, timeout=seconds)
        found: Future[Any] = future
        return found

    async def _wait_for(self, future: Future[T]) -> T:
        """The result of a job, or BrokenProcessPool if the pool is replaced before it is there."""
        if self._replaced is None:
            self._replaced = asyncio.get_running_loop().create_future()
        answer = asyncio.wrap_future(future)
        try:
            either: set[asyncio.Future[Any]] = {answer, self._replaced}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if answer.done():
                return answer.result()
        finally:
            answer.cancel()
        raise BrokenProcessPool

    def _replace_pool(self) -> None:
        """Take another pool, and tell whoever waits for the old one."""
        old, self._pool = self._pool, self._new_pool()
        if self._replaced is not None:
            self._replaced.set_result(None)
            self._replaced = None
        threading.Thread(target=end_pool, args=(old,), daemon=True).start()

    def _new_pool(self) -> Any:  # noqa: ANN401 - not all of pebble has types
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(PRELOADED)
        return ProcessPool(
            max_workers=self._count,
            initializer=settle_in,
            initargs=(self._memory,),
            context=context,
        )


def end_pool(pool: Any) -> None:  # noqa: ANN401 - not all of pebble has types
    """Stop a pool and its workers, which takes a moment."""
    pool.stop()
    pool.join()


def settle_in(memory: int | None) -> None:
    """Set up a worker: lower priority than the service, which alone hears Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whoever is told to stop stops at once, even inside compiled code.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if memory is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    os.nice(NICE)


def run_job(
    cpu_seconds: int | None, work: Callable[..., object], args: tuple[object, ...]
) -> object:
    """In a worker: do a job within its CPU time; every exception becomes a Failure."""
    if cpu_seconds is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        limit = int(used.ru_utime + used.ru_stime) + 1 + cpu_seconds
        resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
    try:
        return work(*args)
    except MemoryError:
        return Failure("MemoryError", is_too_much=True)
    except Exception as error:  # noqa: BLE001 - told to whoever waits for the job
        return Failure(f"{type(error).__name__}: {str(error)[:200]}", is_too_much=False)
