"""The schema: what HTTP says comes from the routes, what the socket says from its messages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Litestar, Response, get

from tenshu.server.api_page import make_page
from tenshu.server.meeting_messages import LobbyMessage
from tenshu.server.messages import SocketMessage
from tenshu.server.routes.shared import AnyRequest
from tenshu.server.tournament_messages import TournamentMessage

# What the sockets say, by the names that the schema has for it.
MESSAGES: Final = {
    "SocketMessage": SocketMessage,
    "LobbyMessage": LobbyMessage,
    "TournamentMessage": TournamentMessage,
}


@get("/schema", include_in_schema=False, sync_to_thread=False)
def show_schema(request: AnyRequest) -> Response[bytes]:
    """OpenAPI as JSON."""
    return Response(encoded_schema(request.app), media_type="application/json")


@lru_cache(1)
def encoded_schema(app: Litestar) -> bytes:
    """The schema as it is sent, made once."""
    return msgspec.json.encode(full_schema(app))


def full_schema(app: Litestar) -> dict[str, Any]:
    """OpenAPI with the sockets' messages among its components, such as `SocketMessage`."""
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    unions, parts = msgspec.json.schema_components(
        MESSAGES.values(), ref_template="#/components/schemas/{name}"
    )
    components = schema.setdefault("components", {}).setdefault("schemas", {})
    for name, part in parts.items():
        components.setdefault(name, part)
    components.update(zip(MESSAGES, unions, strict=True))
    return schema


@get("/api/docs", include_in_schema=False, sync_to_thread=False)
def show_docs(request: AnyRequest) -> Response[str]:
    """The schema as a page to read."""
    headers = {"cache-control": "no-cache"}
    return Response(docs_page(request.app), media_type="text/html; charset=utf-8", headers=headers)


@lru_cache(1)
def docs_page(app: Litestar) -> str:
    """The page, made once."""
    return make_page(full_schema(app))


HANDLERS = [show_schema, show_docs]
