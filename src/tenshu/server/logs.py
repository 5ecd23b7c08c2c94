"""Structured logs: one JSON object for each line, on standard error."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from tenshu.server.limits import MOST_LINES_A_MINUTE

STANDARD: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "color_message",
}


# These would write addresses and cookies; the service's guard says all that matters.
TALKERS: Final = ("uvicorn", "websockets", "asyncio", "sqlalchemy", "alembic")


MINUTE: Final = 60.0
MOST_KEYS: Final = 1000
LONGEST_KEY: Final = 100


class JsonFormatter(logging.Formatter):
    """A log record with all that was said about it."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        entry: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        for name, value in record.__dict__.items():
            if name not in STANDARD:
                entry[name] = value
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry, enc_hook=str).decode()


class RepeatFilter(logging.Filter):
    """Drops a warning that keeps coming; the next line that gets through says how many did not."""

    def __init__(self) -> None:
        super().__init__()
        # For each warning: when its minute began, its lines since then, and those dropped.
        self._seen: dict[tuple[str, str], tuple[float, int, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is logged."""
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, str(record.msg)[:LONGEST_KEY])
        since, lines, dropped = self._seen.get(key, (record.created, 0, 0))
        if record.created - since >= MINUTE:
            since, lines = record.created, 0
        if lines >= MOST_LINES_A_MINUTE:
            self._seen[key] = (since, lines, dropped + 1)
            return False
        if len(self._seen) >= MOST_KEYS:
            self._seen.clear()
        self._seen[key] = (since, lines + 1, 0)
        if dropped:
            record.dropped = dropped
        return True


def set_up_logs(level: str) -> None:
    """Log everything of this level and above."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RepeatFilter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for talker in TALKERS:
        logging.getLogger(talker).setLevel(max(logging.WARNING, logging.getLogger().level))
