"""Services whose time tests set: `python -m tests.server.timed FILE serve …` reads it from a file."""

import asyncio
import os
import sys
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tenshu.cli.main import main
from tenshu.server.timing import TimeSource, set_source
from tests.server.servers import Server
from tests.waiting import LONGEST_READ, open_changes

DAY = 24 * 3600
HOUR = 3600


class FileTime(TimeSource):
    """The machine's time plus the seconds in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._changes: int | None = None
        self._moved = asyncio.Event()

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=float(self.path.read_text()))

    async def sleep(self, seconds: float) -> None:
        if self._changes is None:
            self._changes = open_changes(self.path.parent)
            asyncio.get_running_loop().add_reader(self._changes, self._tell_moved)
        until = self.now() + timedelta(seconds=seconds)
        while (left := (until - self.now()).total_seconds()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._moved.wait(), left)

    def _tell_moved(self) -> None:
        assert self._changes is not None
        os.read(self._changes, LONGEST_READ)
        # Wakes those who wait now.
        self._moved.set()
        self._moved.clear()


class Calendar:
    """The time of some services, in the hands of a test."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "seconds"
        self.seconds = 0.0
        self.path.write_text("0")

    def now(self) -> datetime:
        """The time there."""
        return datetime.now(UTC) + timedelta(seconds=self.seconds)

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        self.seconds += seconds
        # In one step: a service never reads half a number.
        new = self.path.with_suffix(".new")
        new.write_text(str(self.seconds))
        new.replace(self.path)

    def go_to(self, hour: int, minute: int = 0) -> None:
        """Go on to the next time that it is this hour in UTC."""
        now = self.now()
        then = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
        then += timedelta(days=then <= now)
        self.go_on((then - now).total_seconds())

    def server(self, db: str, *arguments: str) -> Server:
        """A service that lives by this calendar."""
        module = ("tests.server.timed", str(self.path))
        return Server(db, "--no-limits", *arguments, module=module)


if __name__ == "__main__":
    set_source(FileTime(Path(sys.argv.pop(1))))
    main(sys.argv[1:])
