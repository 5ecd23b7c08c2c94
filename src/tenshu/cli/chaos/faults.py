"""What strikes the services and their database, chosen by a seed; each fault is mended at its end."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from tenshu.cli.chaos.takeovers import Takeovers
from tenshu.cli.postgres import Postgres
from tenshu.cli.services import Program, Service, Worker, children_of
from tenshu.core.errors import BadOption

# How long what was struck may take to run again.
RECOVERY_SECONDS: Final = 60.0
LONGEST_PAUSE: Final = 5.0
RETRY_SECONDS: Final = 0.5
# Room for the database's own files, and little more.
DISK: Final = "size=512m"
BLOCK: Final = b"\0" * (1 << 20)


class SmallDisk:
    """A folder on a file system of its own that can be filled up; only root can make one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.is_mounted = os.getuid() == 0 and self._run(
            "mount", "-t", "tmpfs", "-o", DISK, "tmpfs"
        )

    def fill(self) -> None:
        """Leave no room at all."""
        with (self.folder / "ballast").open("wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(BLOCK)
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise

    def empty(self) -> None:
        """Give the room back."""
        (self.folder / "ballast").unlink(missing_ok=True)

    def close(self) -> None:
        """Remove the file system; a process of a killed database may still have files open there."""
        if self.is_mounted:
            self._run("umount", "--lazy")

    def _run(self, program: str, *arguments: str) -> bool:
        done = subprocess.run(  # noqa: S603 - the system's own program
            [program, *arguments, str(self.folder)], check=False, capture_output=True
        )
        return done.returncode == 0


class Faults:
    """All kinds of faults, in an order that the seed decides."""

    def __init__(
        self,
        seed: int,
        services: Sequence[Service],
        workers: Sequence[Worker],
        postgres: Postgres,
        disk: SmallDisk,
        takeovers: Takeovers,
        only: Sequence[str] = (),
    ) -> None:
        self.services = services
        # Each a `tenshu work`; without any, the services think themselves.
        self.workers = workers
        self.postgres = postgres
        self.disk = disk
        self.takeovers = takeovers
        self.random = random.Random(seed)
        self.kinds: dict[str, Callable[[], None]] = {
            "kill-service": self.kill_service,
            "kill-thinker": self.kill_thinker,
            "pause-service": self.pause_service,
            "kill-database": self.kill_database,
            "pause-database": self.pause_database,
            "kill-both": self.kill_both,
        }
        if workers:
            self.kinds["kill-worker"] = self.kill_worker
            self.kinds["pause-worker"] = self.pause_worker
        if disk.is_mounted:
            self.kinds["full-disk"] = self.fill_disk
        if only:
            unknown = [kind for kind in only if kind not in self.kinds]
            if unknown:
                raise BadOption("error-chaos-fault", kind=unknown[0], kinds=" ".join(self.kinds))
            self.kinds = {kind: self.kinds[kind] for kind in only}
        self._bag: list[str] = []

    def next_kind(self) -> str:
        """A kind of fault; all come before one comes again."""
        if not self._bag:
            self._bag = sorted(self.kinds)
            self.random.shuffle(self._bag)
        return self._bag.pop()

    def strike(self, kind: str) -> None:
        """Let a fault happen, and mend it."""
        self.kinds[kind]()

    def kill_service(self) -> None:
        """Kill a service and start it again."""
        service = self.random.choice(self.services)

        def start() -> None:
            self._rest()
            start_again(service.start)

        self.takeovers.kill(service.kill, start)

    def kill_worker(self) -> None:
        """Kill a `tenshu work` and start it again."""
        self._kill(self.random.choice(self.workers))

    def kill_thinker(self) -> None:
        """Kill one of the processes that think for a service or a worker."""
        process = self.random.choice([*self.services, *self.workers]).process
        assert process is not None
        thinkers = children_of(process.pid)
        if thinkers:
            with suppress(ProcessLookupError):
                os.kill(self.random.choice(thinkers), signal.SIGKILL)

    def pause_service(self) -> None:
        """Let a service stand still for some seconds."""
        self._pause(self.random.choice(self.services))

    def pause_worker(self) -> None:
        """Let a `tenshu work` stand still for some seconds."""
        self._pause(self.random.choice(self.workers))

    def kill_database(self) -> None:
        """Kill the database and start it again."""
        os.kill(self.postgres.first_process(), signal.SIGKILL)
        self._rest()
        start_again(self.postgres.start)

    def pause_database(self) -> None:
        """Let the database stand still for some seconds."""
        first = self.postgres.first_process()
        processes = [first, *children_of(first)]
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)
        self._rest()
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)

    def kill_both(self) -> None:
        """Kill a service and the database; the service must wait for it."""
        service = self.random.choice(self.services)
        os.kill(self.postgres.first_process(), signal.SIGKILL)
        service.kill()
        self._rest()
        start_again(self.postgres.start)
        start_again(service.start)

    def fill_disk(self) -> None:
        """Fill the database's disk, then make room again; a database that gave up is started."""
        self.disk.fill()
        self._rest()
        self.disk.empty()
        start_again(self._revive_database)

    def _revive_database(self) -> None:
        """Start the database if it is gone; one that is still giving up does not answer."""
        if not self.postgres.is_running():
            self.postgres.start()
        self.postgres.ask()

    def _kill(self, program: Program) -> None:
        program.kill()
        self._rest()
        start_again(program.start)

    def _pause(self, program: Program) -> None:
        program.send(signal.SIGSTOP)
        self._rest()
        program.send(signal.SIGCONT)

    def _rest(self) -> None:
        time.sleep(self.random.uniform(0.2, LONGEST_PAUSE))


def start_again(start: Callable[[], None]) -> None:
    """Start something until it runs: what is left of its last life may still be in the way."""
    until = time.monotonic() + RECOVERY_SECONDS
    while True:
        try:
            start()
            return
        except BadOption:
            if time.monotonic() > until:
                raise
            time.sleep(RETRY_SECONDS)
