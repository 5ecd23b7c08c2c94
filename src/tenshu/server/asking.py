"""Requests that read a table and change nothing."""

from __future__ import annotations

import logging
from collections.abc import Container
from typing import TYPE_CHECKING, Final

from tenshu import games
from tenshu.core.errors import BadOption
from tenshu.core.record import Record, format_record
from tenshu.server.actions import meant_actions, read_action, reason_of
from tenshu.server.course import Course
from tenshu.server.errors import BUSY, FORBIDDEN, STALE, Refused, text_of
from tenshu.server.limits import BUSY_SECONDS, HINT_SECONDS
from tenshu.server.messages import (
    Hint,
    LogEntry,
    Preview,
    Problem,
    TableState,
    Verdict,
    View,
)
from tenshu.server.reading import checked, translate
from tenshu.server.table import Table
from tenshu.server.turns import Caller
from tenshu.server.views import look_at, preview_of, reader_of, view_of
from tenshu.server.workers import JobFailed, TooMuchWork, WorkerLost, Workers

if TYPE_CHECKING:
    from tenshu.server.hall import Hall

LOG: Final = logging.getLogger(__name__)
LEDGER: Final = "ledger"


async def state(
    hall: Hall, person: str | None, table_id: str, blocked: Container[str]
) -> TableState:
    """Everything about a table, for this person, without the chat of those whom they blocked."""
    table = await hall.read(table_id)
    _check_watch(table, person)
    view = table.view(table.held_by(person))
    return TableState(table.info(person), view, table.chat_lines(blocked))


async def log(hall: Hall, person: str | None, table_id: str, since: int) -> list[LogEntry]:
    """The entries after a version."""
    live = await hall.use(table_id)
    await live.prepare(person)
    table = live.table
    _check_watch(table, person)
    if table.chronicle is None:
        return []
    return table.chronicle.of(reader_of(table.held_by(person)), since)


async def at(hall: Hall, person: str | None, table_id: str, version: int) -> View:
    """The position as it was."""
    table = await hall.read(table_id)
    _check_watch(table, person)
    check_begun(table)
    history = table.game()
    audience = table.held_by(person)
    if version == history.version:
        return view_of(history, audience)
    return look_at(history, version, audience)


async def preview(
    hall: Hall, person: str, table_id: str, version: int, action: int | str
) -> Preview:
    """What an action of this person would do."""
    table = await hall.read(table_id)
    check_begun(table)
    seats = table.held_by(person)
    match = table.game().match
    if version != table.row.version:
        raise Refused(STALE, "error-stale", view=table.view(seats))
    if match.actor() not in seats:
        raise Refused(FORBIDDEN, "error-not-your-turn")
    return preview_of(table.game(), read_action(match, action))


async def why_not(hall: Hall, person: str, table_id: str, action: int | str) -> Verdict:
    """Whether the person may do this now, and if not, the rule that forbids it."""
    table = await hall.read(table_id)
    check_begun(table)
    match = table.game().match
    seats = table.held_by(person)
    if not seats:
        raise Refused(FORBIDDEN, "error-no-seat")
    if match.is_over():
        return Verdict(legal=False, problem=Problem(text_of(BadOption("error-game-over").message)))
    seat = match.actor() if match.actor() in seats else seats[0]
    actions = meant_actions(match, action)
    if match.actor() == seat and not {*match.legal()}.isdisjoint(actions):
        return Verdict(legal=True)
    return Verdict(legal=False, problem=reason_of(match, seat, actions[0]))


async def hints(hall: Hall, person: str, table_id: str, caller: Caller) -> list[Hint]:
    """Good actions for the seat that must act, found by a worker; none for a player whose turn has passed."""
    table = await hall.read(table_id)
    check_begun(table)
    match = table.game().match
    seats = table.held_by(person)
    if not seats:
        raise Refused(FORBIDDEN, "error-not-your-turn")
    if match.actor() not in seats:
        return []
    position = match.state.clone()
    game = match.game
    ideas = await hall.thinkers.hints(match, position.numbers(), caller)
    return [
        Hint(
            action=action,
            text=game.verbs.format_action(action),
            label=text_of(game.label(position, action)),
            points=points,
            share=share,
            reasons=[text_of(reason) for reason in reasons],
        )
        for action, points, share, reasons in ideas
    ]


async def course(hall: Hall, person: str | None, table_id: str, caller: Caller) -> Course:
    """A finished game turn by turn, worked out by a worker."""
    table = await hall.read(table_id)
    _check_watch(table, person)
    check_begun(table)
    return await hall.thinkers.courses.find(table_id, table.game(), caller)


async def record(
    hall: Hall,
    readers: Workers,
    person: str | None,
    table_id: str,
    notation: str,
    caller: Caller,
) -> str:
    """The game as a record, or in the notation of another program, written by a worker."""
    table = await hall.read(table_id)
    _check_watch(table, person)
    check_begun(table)
    match = table.game().match
    if match.game.has_secrets and not match.is_over():
        raise Refused(FORBIDDEN, "error-secrets")
    kept = Record(match)
    for seat in table.seats:
        kept.headers[f"player {seat.seat + 1}"] = seat.name or ""
    kept.headers["date"] = table.row.created_at[:10]
    if match.is_over():
        kept.headers["seed"] = table.row.seed
        for stretch in table.row.later_seeds:
            kept.headers[f"seed from {stretch.since}"] = stretch.seed
    text = format_record(kept)
    if not notation:
        return text
    foreign = games.foreign_notation(match.game.name)
    if foreign is None or notation not in (LEDGER, foreign.name):
        formats = foreign.name if foreign is not None else "-"
        raise BadOption("error-format", game=match.game.name, format=notation, formats=formats)
    try:
        async with readers.turns.with_priority(caller):
            return checked(await readers.run(translate, text, seconds=HINT_SECONDS))
    except (JobFailed, TooMuchWork, WorkerLost) as error:
        LOG.warning("record-not-written", extra={"reason": repr(error)})
        raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS) from None


def _check_watch(table: Table, person: str | None) -> None:
    if not table.may_watch(person):
        raise Refused(FORBIDDEN, "error-no-spectators")


def check_begun(table: Table) -> None:
    """Refuse a table whose game has not begun."""
    if table.history is None:
        raise Refused(STALE, "error-not-started")
