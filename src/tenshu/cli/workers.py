"""Long work on all cores: the same function over many tasks, results in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, TypeVar

from tenshu.core.errors import BadOption

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from tenshu.cli.console import Terminal

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def add_jobs(parser: ArgumentParser, say: Any) -> None:  # noqa: ANN401
    """The argument that says how many processes may work."""
    cores = os.cpu_count() or 1
    parser.add_argument("--jobs", type=positive, default=cores, metavar="N", help=say("help-jobs"))


def positive(text: str) -> int:
    """A whole number from 1 on, for argparse."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


positive.__name__ = "number from 1 on"


def run_all(
    work: Callable[[Task], Outcome], tasks: Sequence[Task], jobs: int, terminal: Terminal, what: str
) -> Iterator[Outcome]:
    """Do all tasks, showing progress; one job works in this process."""
    with terminal.progress() as progress:
        bar = progress.add_task(what, total=len(tasks))
        for outcome in _outcomes(work, tasks, jobs):
            progress.advance(bar)
            yield outcome


def _outcomes(
    work: Callable[[Task], Outcome], tasks: Sequence[Task], jobs: int
) -> Iterator[Outcome]:
    if jobs == 1 or len(tasks) == 1:
        yield from map(work, tasks)
        return
    # Spawned workers start clean: no inherited threads, the same on every system.
    context = multiprocessing.get_context("spawn")
    size = max(1, min(50, len(tasks) // (jobs * 4)))
    with ProcessPoolExecutor(min(jobs, len(tasks)), context, ignore_interrupts) as pool:
        try:
            yield from pool.map(work, tasks, chunksize=size)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        except (BrokenProcessPool, BrokenPipeError):
            raise BadOption("error-workers") from None


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that the person sees; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
