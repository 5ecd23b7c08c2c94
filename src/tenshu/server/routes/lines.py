"""An answer without an end: lines of JSON as they come."""

from __future__ import annotations

from typing import Any, Final

from litestar.response import Stream
from litestar.response.base import ASGIResponse
from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import Receive, Scope, Send

from tenshu.server.streams import Lines

NDJSON: Final = "application/x-ndjson"


class LinesInAsgi(ASGIStreamingResponse):
    """Sends lines; says when it has stopped, however that came about."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stream until either side goes."""
        assert isinstance(self.iterator, Lines)
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.iterator.close()


class LineStream(Stream):
    """Lines as an answer."""

    def __init__(self, lines: Lines) -> None:
        super().__init__(lines, media_type=NDJSON)
        self.lines = lines

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIResponse:  # noqa: ANN401 - as the framework has it
        """The answer as the framework sends it; a proxy must not keep lines back."""
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return LinesInAsgi(iterator=self.lines, media_type=NDJSON, status_code=200, headers=headers)
