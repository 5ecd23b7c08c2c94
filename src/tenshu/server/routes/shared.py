"""What all routes need: the service, who asks, and how refusals look in the schema."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Annotated, Any, Final, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, Cookie, State
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from tenshu.server import passkeys
from tenshu.server.account_messages import (
    Way,
)
from tenshu.server.errors import BUSY, NOBODY_KNOWN, NOT_FOUND, Refused
from tenshu.server.limits import BUSY_SECONDS, COSTLY, PEOPLE_AT_ADDRESS, Kind, network_of
from tenshu.server.messages import Problem
from tenshu.server.passkeys import Site
from tenshu.server.people import COOKIE, COOKIE_SECONDS, Claim
from tenshu.server.rows import Person
from tenshu.server.service import Service
from tenshu.server.turns import Caller
from tenshu.text import LANGUAGES

T = TypeVar("T")

# The first that fits: Edge says that it is Chrome, and Chrome that it is Safari.
BROWSERS: Final = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, State]
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")

TablePath = Annotated[str, PathParameter(min_length=1, max_length=40)]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for the schema."""
    spec = ResponseSpec(Problem, generate_examples=False, description="Refused, and why")
    return dict.fromkeys((400, 403, 413, 429, 503, *statuses), spec)


# For answers that are the same for everybody: the page's service worker keeps them for reading offline.
PUBLIC: Final = CacheControlHeader(public=True, no_cache=True)


def service_of(connection: AnyConnection) -> Service:
    """The running service."""
    service = connection.app.state["service"]
    assert isinstance(service, Service)
    return service


def claim_of(connection: AnyConnection) -> Claim | None:
    """Who the cookie says that somebody is; their session may have ended."""
    return service_of(connection).people.claim_of(connection.cookies.get(COOKIE))


async def visitor_of(connection: AnyConnection) -> str | None:
    """The id of whoever asks, if a good cookie says so."""
    return await service_of(connection).people.visitor(claim_of(connection))


async def person_of(request: AnyRequest) -> Person:
    """Whoever asks, or Refused."""
    return await service_of(request).people.known(claim_of(request))


async def member_of(request: AnyRequest) -> str:
    """The id of whoever asks, or Refused."""
    visitor = await visitor_of(request)
    if visitor is None:
        raise Refused(NOBODY_KNOWN, "error-no-name")
    return visitor


async def guest_of(request: AnyRequest) -> Person | None:
    """Whoever asks, if a good cookie says so."""
    visitor = await visitor_of(request)
    return None if visitor is None else await person_of(request)


def site_of(request: AnyRequest) -> Site:
    """The site for which a browser makes passkeys, or Refused."""
    public = service_of(request).settings.public_url
    return passkeys.site_of(public, request.scope["scheme"], request.headers.get("host", ""))


def cookie_for(request: AnyRequest, claim: Claim) -> Cookie:
    """The cookie of a person in a session."""
    service = service_of(request)
    return Cookie(
        key=COOKIE,
        value=service.people.cookie_of(claim),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        # Not request.url, which fails on a `Host` that makes no URL.
        secure=request.scope["scheme"] == "https"
        or service.settings.public_url.startswith("https:"),
    )


async def begin_session(request: AnyRequest, person: Person, way: Way) -> Cookie:
    """Log somebody in; the cookie that will prove it."""
    device = device_of(request.headers.get("user-agent", ""))
    return cookie_for(
        request, await service_of(request).people.begin_session(person.id, way, device)
    )


def device_of(agent: str) -> str:
    """A browser and its system in two words, as far as they tell."""
    known = (
        next((name for mark, name in names if mark in agent), "") for names in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, known))


def spend(request: AnyRequest, kind: Kind) -> None:
    """Count a request against the limit of its kind, by person."""
    caller = caller_of(request)
    service_of(request).limits.spend(kind, caller.person or caller.address)


async def spend_costly(request: AnyRequest, kind: Kind) -> None:
    """Count a request over all processes, by person and, if it costs much, by address."""
    service, caller = service_of(request), caller_of(request)
    await service.spend(kind, caller.person or caller.address)
    if kind in COSTLY:
        await service.spend(kind, f"all at {caller.address}", PEOPLE_AT_ADDRESS)


def language_of(request: AnyRequest) -> str | None:
    """The language that is asked for first, if we have it; the page asks for the one it shows."""
    asked = request.headers.get("accept-language", "")[:2].lower()
    return asked if asked in LANGUAGES else None


def address_of(connection: AnyConnection) -> str:
    """Where the connection comes from."""
    return network_of(connection.client.host) if connection.client else ""


def caller_of(request: AnyRequest) -> Caller:
    """Whoever asks, for the line in which requests wait for a worker."""
    claim = claim_of(request)
    return Caller(address_of(request), claim.person if claim is not None else "")


async def unless_gone(request: AnyRequest, work: Coroutine[None, None, T]) -> T:
    """Do some work for a request; if its caller goes away meanwhile, the work is cancelled."""
    task = asyncio.create_task(work)
    watch = asyncio.create_task(_wait_until_gone(request))
    try:
        await asyncio.wait((task, watch), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS)
        return task.result()
    finally:
        task.cancel()
        watch.cancel()
        await asyncio.gather(task, watch, return_exceptions=True)


async def _wait_until_gone(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def check_id(text: str) -> str:
    """An id that could be one of ours, or Refused."""
    if ID.fullmatch(text) is None:
        raise Refused(NOT_FOUND, "error-table")
    return text
