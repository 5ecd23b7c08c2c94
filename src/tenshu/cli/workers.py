"""Run one function over many tasks on all cores, with the results in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from argparse import ArgumentTypeError
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, Final, Self, TypeVar

from tenshu.core.errors import BadOption

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from tenshu.cli.console import Terminal
    from tenshu.core.parts import Say

MOST_DIGITS: Final = 9
LOOK_UP_SECONDS: Final = 0.5
# Processes that one command may start to serve or to think.
MOST_PROCESSES: Final = 256

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def add_jobs(parser: ArgumentParser, say: Say) -> None:
    """Add the argument for the number of processes."""
    cores = os.cpu_count() or 1
    parser.add_argument("--jobs", type=positive, default=cores, metavar="N", help=say("help-jobs"))


def positive(text: str) -> int:
    """Parse a positive whole number, for argparse."""
    is_number = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    if not is_number or int(text) < 1:
        raise ArgumentTypeError(f"{text} is not a whole number from 1 to {'9' * MOST_DIGITS}")
    return int(text)


def check_count(option: str, count: int | None) -> None:
    """Raise BadOption if that many processes of a service make no sense."""
    if count is not None and not 0 < count <= MOST_PROCESSES:
        raise BadOption("error-count", option=option, most=MOST_PROCESSES)


def run_all(
    work: Callable[[Task], Outcome], tasks: Sequence[Task], jobs: int, terminal: Terminal, what: str
) -> Iterator[Outcome]:
    """Do all tasks and show progress; with one job they run in this process."""
    with terminal.progress() as progress, Crew(min(jobs, len(tasks))) as crew:
        bar = progress.add_task(what, total=len(tasks))
        for outcome in crew.run(work, tasks):
            progress.advance(bar)
            yield outcome


class Crew:
    """A pool of processes for several batches of tasks; a crew of one is this process."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            # Spawned workers start clean: no inherited threads, the same on every system.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(jobs, context, set_up_worker)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self.pool is None:
            return
        if kind is not None:
            # The command was interrupted: do not wait for tasks that are still running.
            for worker in multiprocessing.active_children():
                worker.terminate()
        self.pool.shutdown(cancel_futures=True)

    def run(self, work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> Iterator[Outcome]:
        """Do these tasks and yield their results in order."""
        if self.pool is None:
            yield from map(work, tasks)
            return
        size = max(1, min(50, len(tasks) // (self.jobs * 4)))
        batches = [tasks[start : start + size] for start in range(0, len(tasks), size)]
        for outcomes in self.stream(partial(_do_batch, work), batches, max(1, len(batches))):
            yield from outcomes

    def stream(
        self, work: Callable[[Task], Outcome], tasks: Iterable[Task], ahead: int
    ) -> Iterator[Outcome]:
        """Yield results in the order of tasks that are too many to hold, `ahead` of them at a time."""
        if self.pool is None:
            yield from map(work, tasks)
            return
        waiting: deque[Future[Outcome]] = deque()
        try:
            for task in tasks:
                waiting.append(self.pool.submit(work, task))
                if len(waiting) >= ahead:
                    yield _result(waiting.popleft())
            while waiting:
                yield _result(waiting.popleft())
        except (BrokenProcessPool, BrokenPipeError):
            raise BadOption("error-workers") from None


def _do_batch(work: Callable[[Task], Outcome], batch: Sequence[Task]) -> list[Outcome]:
    """What a worker does at once, so that short tasks do not cost a message each."""
    return [work(task) for task in batch]


def _result(future: Future[Outcome]) -> Outcome:
    """Wait for a result, and look up from time to time.

    A signal may arrive in another thread of this process; the main thread, which handles it, would
    not wake up for that.
    """
    while not wait([future], timeout=LOOK_UP_SECONDS).done:
        pass
    return future.result()


def set_up_worker() -> None:
    """Leave Ctrl-C to the main process, which stops its workers; end if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait for the main process to end; a pool's idle worker would not notice, and stay for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
