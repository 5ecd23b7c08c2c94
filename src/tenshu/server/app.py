"""The web application: routes, guards at the door, errors in one form."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import tenshu
from tenshu.core.errors import TenshuError
from tenshu.server.errors import BUSY, Refused, refusal_of
from tenshu.server.guard import Guard
from tenshu.server.limits import BUSY_SECONDS, LARGEST_BODY
from tenshu.server.messages import Problem, Text
from tenshu.server.routes import (
    accounts,
    bots,
    enter,
    habits,
    meeting,
    page,
    people,
    play,
    reminders,
    schema,
    socket,
    statistics,
    tables,
    tokens,
    tournaments,
)
from tenshu.server.service import Service
from tenshu.server.settings import Settings
from tenshu.server.storage.store import BadValue, DatabaseUnavailable

LOG: Final = logging.getLogger(__name__)


def create_app(settings: Settings) -> Guard:
    """The guarded application for these settings; the service opens when it starts."""
    service = Service(settings)
    return Guard(create_inner_app(service), service)


def create_inner_app(service: Service) -> Litestar:
    """The application behind its guard."""

    async def open_service(_: Litestar) -> None:
        await service.open()

    async def close_service(_: Litestar) -> None:
        await service.close()

    app = Litestar(
        route_handlers=[
            *people.HANDLERS,
            *habits.HANDLERS,
            *enter.HANDLERS,
            *accounts.HANDLERS,
            *reminders.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *socket.HANDLERS,
            *meeting.HANDLERS,
            *statistics.HANDLERS,
            *tournaments.HANDLERS,
            *tokens.HANDLERS,
            *bots.HANDLERS,
            *page.HANDLERS,
            *schema.HANDLERS,
        ],
        on_startup=[open_service],
        on_shutdown=[close_service],
        exception_handlers={
            Refused: refuse,
            TenshuError: refuse_by_engine,
            HTTPException: refuse_by_framework,
            DatabaseUnavailable: come_back_later,
            # What the framework's own reading of a body lets through.
            UnicodeDecodeError: refuse_broken_text,
            RecursionError: refuse_broken_text,
            BadValue: refuse_broken_text,
            Exception: apologise,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Tenshu",
            version=tenshu.__version__,
            path="/schema/ui",
            render_plugins=[],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    app.state["service"] = service
    return app


def refuse(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """What the service refuses."""
    headers = {}
    if error.problem.seconds is not None:
        headers["retry-after"] = str(error.problem.seconds)
    return Response(error.problem, status_code=error.status, headers=headers)


def refuse_by_engine(_: Request[Any, Any, Any], error: TenshuError) -> Response[Problem]:
    """What a game or its notation refuses."""
    status, problem = refusal_of(error)
    return Response(problem, status_code=status)


def refuse_by_framework(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What never came as far as the service: a wrong address, a broken body."""
    keys = {404: "error-no-page", 405: "error-method", 413: "error-too-large"}
    key = keys.get(error.status_code, "error-request")
    return Response(
        Problem(Text(key, {"detail": error.detail[:200]} if key == "error-request" else {})),
        status_code=error.status_code,
        headers=error.headers or {},
    )


def refuse_broken_text(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that is no text, or nested beyond all sense."""
    detail = {"detail": type(error).__name__}
    return Response(Problem(Text("error-request", detail)), status_code=400)


def come_back_later(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database is locked, full or away."""
    LOG.warning("database-unavailable", extra={"reason": str(error)[:200]})
    problem = Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS).problem
    headers = {"retry-after": str(BUSY_SECONDS)}
    return Response(problem, status_code=BUSY, headers=headers)


def apologise(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something is broken on our side: the log knows more than the page."""
    LOG.error("request-failed", exc_info=error)
    return Response(Problem(Text("error-internal")), status_code=500)
