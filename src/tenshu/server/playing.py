"""Playing at a table: actions, undo, chat and standing orders."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tenshu.core.errors import IllegalAction
from tenshu.server.actions import read_action
from tenshu.server.errors import BAD_INPUT, FORBIDDEN, STALE, Refused
from tenshu.server.hall import Hall
from tenshu.server.messages import Act, AskUndo, ChatLine, Done, TableInfo, TakeBack, UndoRequest
from tenshu.server.people import is_visible
from tenshu.server.rows import Person
from tenshu.server.standing_orders import check_standing_orders
from tenshu.server.table import Table
from tenshu.server.views import Audience
from tenshu.text import clean


async def act(hall: Hall, person: Person, table_id: str, asked: Act) -> Done:
    """Play an action of the seat that must act, on the version that the person saw."""

    def play(table: Table, seats: Audience, key: str) -> int:
        match = table.game().match
        if match.is_over():
            raise IllegalAction("error-game-over")
        if match.actor() not in seats:
            raise Refused(FORBIDDEN, "error-not-your-turn")
        return table.play(read_action(match, asked.action), key)

    return await _do_once(hall, person, table_id, asked, play)


async def undo(hall: Hall, person: Person, table_id: str, asked: TakeBack) -> Done:
    """Take back one's own last step or turn, as far as the match allows it."""

    def take_back(table: Table, seats: Audience, key: str) -> int:
        seat = table.game().match.undoable_seat()
        if seat is None or seat not in seats:
            raise IllegalAction("error-undo")
        return table.undo(seat, asked.whole_turn, key)

    return await _do_once(hall, person, table_id, asked, take_back)


async def ask_undo(hall: Hall, person: Person, table_id: str, asked: AskUndo) -> TableInfo:
    """Ask all people at the table to go back; where nobody else plays it is done at once."""

    def ask(table: Table) -> TableInfo:
        seats = _seats_of(table, person)
        _check_version(table, asked.version, seats)
        if not table.game().can_go_back(asked.to):
            raise Refused(BAD_INPUT, "error-undo-version", version=asked.to)
        _go_back_or_wait(table, UndoRequest(seats[0], asked.to, list(seats)))
        return table.info(person.id)

    return await hall.change(table_id, ask)


async def answer_undo(hall: Hall, person: Person, table_id: str, agree: bool) -> TableInfo:
    """Agree to go back, or refuse; it is done when the last person agrees."""

    def answer(table: Table) -> TableInfo:
        seats = _seats_of(table, person)
        if table.row.undo_request is None:
            raise Refused(STALE, "error-no-undo-request")
        if agree:
            request = msgspec.json.decode(table.row.undo_request, type=UndoRequest)
            request.agreed = sorted({*request.agreed, *seats})
            _go_back_or_wait(table, request)
        else:
            table.row.undo_request = None
        return table.info(person.id)

    return await hall.change(table_id, answer)


async def hurry(hall: Hall, person: str, table_id: str) -> None:
    """Let the bots move without pauses until a person must act."""
    table = await hall.read(table_id)
    if not table.held_by(person):
        raise Refused(FORBIDDEN, "error-no-seat")
    hall.drivers.hurry(table_id)


async def say(hall: Hall, person: Person, table_id: str, text: str) -> ChatLine:
    """Say something to everybody at the table."""
    text = clean(text)
    if not is_visible(text):
        raise Refused(BAD_INPUT, "error-empty-line")

    def add_line(table: Table) -> ChatLine:
        if not table.may_watch(person.id):
            raise Refused(FORBIDDEN, "error-no-spectators")
        return table.say(person.id, person.name, text)

    return await hall.change(table_id, add_line)


async def give_orders(
    hall: Hall, person: Person, table_id: str, orders: dict[str, str]
) -> TableInfo:
    """Decide in advance what to answer; an order that fits now is followed at once."""

    def give(table: Table) -> TableInfo:
        checked = check_standing_orders(table.row.game, orders)
        for seat in _seats_of(table, person):
            table.seats[seat].orders = checked
        table.follow_standing_orders()
        return table.info(person.id)

    return await hall.change(table_id, give)


async def _do_once(
    hall: Hall,
    person: Person,
    table_id: str,
    asked: Act | TakeBack,
    work: Callable[[Table, Audience, str], int],
) -> Done:
    """Do something once for each key, and only on the version that was seen."""
    key = f"{person.id}/{asked.key}"

    def do(table: Table) -> Done:
        done = table.keys.get(key)
        if done is not None:
            return Done(done)
        seats = _seats_of(table, person)
        _check_version(table, asked.version, seats)
        return Done(work(table, seats, key))

    return await hall.change(table_id, do)


def _go_back_or_wait(table: Table, request: UndoRequest) -> None:
    """Go back if all people agree, else note who does."""
    people = {s.seat for s in table.seats if s.person is not None and not s.is_away}
    if people <= set(request.agreed):
        table.go_back(request.version, request.seat)
    else:
        table.row.undo_request = msgspec.json.encode(request).decode()


def _seats_of(table: Table, person: Person) -> Audience:
    """The seats of a person in a game that has begun, or Refused."""
    if table.history is None:
        raise Refused(STALE, "error-not-started")
    seats = table.held_by(person.id)
    if not seats:
        raise Refused(FORBIDDEN, "error-no-seat")
    return seats


def _check_version(table: Table, version: int, seats: Audience) -> None:
    if version != table.row.version:
        raise Refused(STALE, "error-stale", view=table.view(seats))
