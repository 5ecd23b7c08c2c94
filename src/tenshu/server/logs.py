"""Structured logs: one JSON object for each line, on standard error."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

STANDARD: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "color_message",
}


# These would write addresses and cookies; the service's guard says all that matters.
TALKERS: Final = ("uvicorn", "websockets", "asyncio", "sqlalchemy", "alembic")


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


def set_up_logs(level: str) -> None:
    """Log everything of this level and above."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for talker in TALKERS:
        logging.getLogger(talker).setLevel(max(logging.WARNING, logging.getLogger().level))
