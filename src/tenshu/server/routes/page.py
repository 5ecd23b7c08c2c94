"""The page itself, and what machines ask: health, figures, the schema."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Response, get
from litestar.params import FromPath

from tenshu.server.errors import BUSY, NOT_FOUND, Refused
from tenshu.server.routes.shared import AnyRequest, service_of

HASHED: Final = "/assets/"
COMPRESSED: Final = (
    ".html",
    ".js",
    ".css",
    ".svg",
    ".json",
    ".ftl",
    ".webmanifest",
    ".txt",
    ".map",
)
INDEX: Final = "index.html"


class File(NamedTuple):
    """A file of the page, as it is sent."""

    made: int
    data: bytes
    packed: bytes
    media_type: str


_kept: dict[Path, File] = {}


@get("/healthz", include_in_schema=False)
async def healthz(request: AnyRequest) -> Response[dict[str, str]]:
    """Ready if something can be stored; says how many workers elsewhere are alive."""
    service = service_of(request)
    details = {} if service.remote is None else {"workers": str(service.remote.count)}
    if await service.is_ready():
        return Response({"status": "ok", **details})
    return Response({"status": "not ready", **details}, status_code=BUSY)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(service_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page; any other address is a place inside it."""
    folder = service_of(request).settings.page
    wanted = find_file(folder, path)
    if wanted is None and (path.startswith(("/api", HASHED)) or "." in path.rpartition("/")[2]):
        raise Refused(NOT_FOUND, "error-no-page")
    file = wanted or find_file(folder, INDEX)
    if file is None:
        raise Refused(NOT_FOUND, "error-page-missing")
    is_packed = bool(file.packed) and "gzip" in request.headers.get("accept-encoding", "")
    headers = {
        "cache-control": "public, max-age=31536000, immutable"
        if path.startswith(HASHED)
        else "no-cache",
        "vary": "accept-encoding",
    }
    if is_packed:
        headers["content-encoding"] = "gzip"
    body = file.packed if is_packed else file.data
    return Response(body, media_type=file.media_type, headers=headers)


def find_file(folder: Path, path: str) -> File | None:
    """A file inside the page's folder, read once for each time it was made."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        if not wanted.is_relative_to(folder.resolve()) or not wanted.is_file():
            return None
    except (OSError, ValueError):  # a name that no file can have
        return None
    made = wanted.stat().st_mtime_ns
    kept = _kept.get(wanted)
    if kept is None or kept.made != made:
        data = wanted.read_bytes()
        packed = gzip.compress(data, 9) if wanted.suffix in COMPRESSED else b""
        media_type = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        kept = _kept[wanted] = File(made, data, packed, media_type)
    return kept


HANDLERS = [healthz, metrics, page]
