"""One measurement: client processes led from phase to phase, services watched meanwhile."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from tenshu.cli.load.clients import Plan, run_client
from tenshu.cli.load.tally import Tally, percentile
from tenshu.cli.services import CPU, MEMORY, TABLES, Service
from tenshu.core.errors import BadOption, TenshuError
from tenshu.core.message import Arg, Message
from tenshu.server.garbage import MANY_TABLES

Args = dict[str, Arg]

# Fewer moves than this share of what was asked for mean that the run has failed.
ENOUGH: Final = 0.95
# A run that takes this many times as long as it should, and a little more, has lost its pace.
SLOWEST: Final = 1.5
PATIENCE: Final = 5.0
# Seconds before people play, so that the messages about new people are delivered first.
SETTLING: Final = 2.0
# How long a service may take to drop tables that nobody uses any more.
DROP_SECONDS: Final = 900.0
LOOK_SECONDS: Final = 0.5
# Tables at which people play before anything is measured.
WARM_TABLES: Final = 20
# Seconds after which it has looked through its memory and given back what is free.
COLLECT_SECONDS: Final = 15.0


class Run:
    """The client processes of a run, and the services that they use."""

    def __init__(self, plan: Plan, services: Sequence[Service], clients: int) -> None:
        self.plan = plan._replace(addresses=[service.address for service in services])
        self.services = services
        self.clients = min(clients, plan.tables)
        self.megabytes: dict[str, float] = {}
        self.stolen = 0.0
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []

    def __enter__(self) -> Self:
        # Spawned processes start clean: no inherited threads, the same on every system.
        context = multiprocessing.get_context("spawn")
        for number in range(self.clients):
            ours, theirs = context.Pipe()
            share = self.plan._replace(numbers=range(number, self.plan.tables, self.clients))
            process = context.Process(target=run_client, args=(share, theirs), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.terminate()
            process.join()

    def measure(self, *, has_kill: bool) -> tuple[dict[str, Any], list[Message]]:
        """Play, and say what was measured and what went wrong."""
        self._note_memory("started")
        self._warm_up()
        self._note_memory("before")
        self._do("gather")
        self._note_memory("tables")
        self._do("connect")
        # A new database has written much that is not on disk; moves must not wait behind that.
        os.sync()
        time.sleep(SETTLING)
        self._note_memory("sockets")
        cpu, stolen, began = self._figure(CPU), _stolen_seconds(), time.perf_counter()
        kill_at = time.monotonic() + self.plan.seconds / 2 if has_kill else None
        tally = Tally()
        for counted in self._do("play", began, kill_at=kill_at):
            tally.add(counted)
        lasted = time.perf_counter() - began
        cpu = self._figure(CPU) - cpu
        self.stolen = _stolen_seconds() - stolen
        self._note_memory("played")
        self._do("leave")
        if self.plan.to_end:
            self._wait_for_dropping()
            self._note_memory("after")
        if has_kill:  # the time and the CPU time that its restart takes are no measure
            return self._report(tally, lasted, None), self._failures(tally, 0.0)
        return self._report(tally, lasted, cpu), self._failures(tally, lasted)

    def _do(self, *asked: object, kill_at: float | None = None) -> list[Any]:
        """Let all client processes do a phase; raise what one of them or a service died of."""
        for pipe in self._pipes:
            pipe.send(asked)
        answers: dict[Connection, Any] = {}
        while len(answers) < len(self._pipes):
            waiting = [pipe for pipe in self._pipes if pipe not in answers]
            ready = wait(waiting, LOOK_SECONDS)
            answers |= {pipe: self._answer(pipe) for pipe in waiting if pipe in ready}
            if kill_at is not None and time.monotonic() > kill_at:
                kill_at = None
                self.services[0].kill()
                self.services[0].start()
            for service in self.services:
                service.check_alive()
        return list(answers.values())

    def _answer(self, pipe: Connection) -> object:
        try:
            answer: object = pipe.recv()
        except EOFError:
            raise BadOption("error-load-client") from None
        if isinstance(answer, TenshuError):
            raise answer
        return answer

    def _figure(self, name: str) -> float:
        return sum(service.figures()[name] for service in self.services)

    def _note_memory(self, when: str) -> None:
        self.megabytes[when] = self._figure(MEMORY) / 1e6

    def _warm_up(self) -> None:
        """Play at some tables, which are no part of what is measured.

        A service loads games, texts, statements and connections when they are first used. Where the
        run is about what stays in memory afterwards, as many games as will run at the same time are
        played to the end and dropped first: what more games leave behind is growth.
        """
        if self.plan.to_end:
            self._do("warm_up", max(MANY_TABLES, self.plan.tables))
            self._wait_for_dropping()
        else:
            self._do("warm_up", min(WARM_TABLES, self.plan.tables))

    def _wait_for_dropping(self) -> None:
        """Wait until no service has a table in memory, and all have given back what is free."""
        until = time.monotonic() + DROP_SECONDS
        while self._figure(TABLES) > 0:
            if time.monotonic() > until:
                raise BadOption("error-load-kept", tables=int(self._figure(TABLES)))
            time.sleep(LOOK_SECONDS)
        time.sleep(COLLECT_SECONDS)

    def _failures(self, tally: Tally, lasted: float) -> list[Message]:
        """Everything that makes this run a failure."""
        plan, failures = self.plan, []
        if plan.to_end and tally.games_ended < plan.to_end:
            args: Args = {"ended": tally.games_ended, "asked": plan.to_end}
            failures.append(Message("error-load-ended", args))
        if not plan.to_end and tally.moves < ENOUGH * plan.asked():
            args = {"made": tally.moves, "asked": plan.asked()}
            failures.append(Message("error-load-moves", args))
        if not plan.to_end and lasted > SLOWEST * plan.seconds + PATIENCE:
            args = {"seconds": round(lasted), "asked": round(plan.seconds)}
            failures.append(Message("error-load-pace", args))
        if tally.lost or tally.out_of_order:
            args = {"lost": tally.lost, "out": tally.out_of_order}
            failures.append(Message("error-load-lost", args))
        return failures

    def _report(self, tally: Tally, lasted: float, cpu: float | None) -> dict[str, Any]:
        """Counts, percentiles, and what the services and this tool needed."""
        plan, mb = self.plan, self.megabytes
        sizes = [plan.games[n % len(plan.games)][1] for n in range(plan.tables)]
        sockets = sum(sizes) + plan.tables * plan.spectators
        return {
            "games": [name for name, _ in plan.games],
            "tables": plan.tables,
            "sockets": sockets,
            "processes": len(self.services),
            "clients": self.clients,
            "seconds": round(lasted, 1),
            "moves_asked": None if plan.to_end else plan.asked(),
            "moves": tally.moves,
            "moves_per_second": round(tally.moves / lasted, 1),
            "games_ended": tally.games_ended,
            "chat_lines": tally.lines,
            "guests_joined": tally.joined,
            "deliveries": len(tally.deliveries),
            "lost": tally.lost,
            "out_of_order": tally.out_of_order,
            "reconnected": tally.reconnected,
            **_times("answer", tally.answers),
            **_times("delivery", tally.deliveries),
            **_times("last_delivery", tally.last_deliveries),
            **_times("elsewhere", tally.elsewhere),
            **_times("welcome", tally.welcomes),
            "service_cpu_percent": _rounded(cpu, 100 / lasted),
            "service_cpu_ms_per_move": _rounded(cpu, 1000 / max(1, tally.moves)),
            "tool_cpu_percent": _rounded(tally.cpu, 100 / lasted),
            "stolen_cpu_percent": _rounded(self.stolen, 100 / lasted),
            **{f"service_mb_{when}": round(value, 1) for when, value in mb.items()},
            "kb_per_table": _rounded(mb["tables"] - mb["before"], 1000 / plan.tables),
            "kb_per_socket": _rounded(mb["sockets"] - mb["tables"], 1000 / sockets),
        }


def _stolen_seconds() -> float:
    """The CPU time that was kept from this virtual machine so far, as far as its kernel tells."""
    try:
        words = Path("/proc/stat").read_text(encoding="ascii").split(maxsplit=9)
    except OSError:  # not on Linux
        return 0.0
    return int(words[8]) / os.sysconf("SC_CLK_TCK")


def _times(what: str, values: Sequence[float]) -> dict[str, float | None]:
    """The median and the 95th and 99th percentiles, in milliseconds."""
    return {f"{what}_p{p}_ms": percentile(values, p / 100) for p in (50, 95, 99)}


def _rounded(value: float | None, factor: float) -> float | None:
    return None if value is None else round(value * factor, 2)
