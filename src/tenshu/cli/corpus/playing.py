"""Play the games of a corpus, here on all cores or on a Ray cluster."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from tenshu.ai.selfplay import play_game
from tenshu.cli.workers import MOST_DIGITS, Crew
from tenshu.core.errors import BadOption, BadRecord
from tenshu.core.record import Record, format_record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tenshu.cli.corpus.manifest import Plan

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

# Tasks of each worker that are under way or wait for their turn.
AHEAD: Final = 4
NUMBER: Final = "number"
SEED: Final = "seed"
FAULTS: Final = "faults"


class GameToPlay(NamedTuple):
    """One game to play."""

    plan: Plan
    number: int


class Played(NamedTuple):
    """The record of one game, and how often its bots failed."""

    text: str
    faults: int


def play(game: GameToPlay) -> Played:
    """Play one game; runs in a worker."""
    plan, number = game
    names = plan.names(number)
    seed = plan.seed_of(number)
    result = play_game(plan.rules_of_game(), plan.seats, plan.options, names, seed)
    faults = sum(result.faults)
    record = Record(result.match)
    record.headers = headers_of(plan, number)
    if faults:
        record.headers[FAULTS] = str(faults)
    return Played(format_record(record), faults)


def headers_of(plan: Plan, number: int) -> dict[str, str]:
    """What the record of a game says about who played it."""
    names = plan.names(number)
    players = {f"player {seat + 1}": name for seat, name in enumerate(names)}
    return {NUMBER: str(number), SEED: plan.seed_of(number), **players}


def read_number(headers: dict[str, str], name: str, place: int) -> int:
    """A number among the headers of the record at a place, or BadRecord."""
    said = headers.get(name, "")
    if not (said.isascii() and said.isdigit() and len(said) <= MOST_DIGITS):
        raise BadRecord("error-corpus-header", place=place + 1)
    return int(said)


class OnAllCores:
    """Runs tasks in processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def stream(self, work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterator[Outcome]:
        """Yield the results in the order of their tasks, which are taken as they are needed."""
        with Crew(self.jobs) as crew:
            yield from crew.stream(work, tasks, AHEAD * self.jobs)


class OnRay:
    """Runs tasks on a Ray cluster; the tasks of a worker that dies are given to another."""

    def __init__(self, address: str, jobs: int) -> None:
        try:
            import ray
        except ImportError:
            raise BadOption("error-corpus-ray") from None
        self.ray = ray
        self.address = address
        self.jobs = jobs

    def stream(self, work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterator[Outcome]:
        """Yield the results in the order of their tasks, which are taken as they are needed."""
        local: dict[str, Any] = {"num_cpus": self.jobs, "include_dashboard": False}
        remote_address: dict[str, Any] = {"address": self.address}
        self.ray.init(log_to_driver=False, **(remote_address if self.address else local))
        try:
            ahead = AHEAD * int(self.ray.cluster_resources().get("CPU", 1))
            remote = self.ray.remote(work).options(max_retries=-1)
            waiting: deque[Any] = deque()
            for task in tasks:
                waiting.append(remote.remote(task))
                if len(waiting) >= ahead:
                    yield self.ray.get(waiting.popleft())
            while waiting:
                yield self.ray.get(waiting.popleft())
        finally:
            self.ray.shutdown()
