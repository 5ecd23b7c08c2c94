"""What time it is, and waiting for a later time; only tests replace the source."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta


class TimeSource:
    """The machine's own clock."""

    def now(self) -> datetime:
        """The time now."""
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        """Return once this many seconds have passed by this source."""
        await asyncio.sleep(seconds)


_source = TimeSource()


def set_source(source: TimeSource) -> None:
    """Take the time from another source; for tests, where days must pass in seconds."""
    global _source  # noqa: PLW0603 - one source for the whole process
    _source = source


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return to_ms(_source.now())


async def sleep(seconds: float) -> None:
    """Wait by the source in use."""
    await _source.sleep(seconds)


def now() -> str:
    """The time as the database and the page write it."""
    return ago(0)


def ago(seconds: float) -> str:
    """The time some seconds ago."""
    return format_time(_source.now() - timedelta(seconds=seconds))


def format_ms(moment: int) -> str:
    """A time in milliseconds as the database and the page write it."""
    return format_time(datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=moment))


def parse_ms(text: str) -> int:
    """A time of the database in milliseconds since 1970."""
    return to_ms(datetime.fromisoformat(text))


def to_ms(moment: datetime) -> int:
    """A time in whole milliseconds since 1970."""
    return (moment - datetime.fromtimestamp(0, UTC)) // timedelta(milliseconds=1)


def format_time(moment: datetime) -> str:
    """A time as the database and the page write it."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
