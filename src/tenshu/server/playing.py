"""Playing at a table: actions, undo, talk, and what is decided in advance."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tenshu.core.errors import IllegalAction
from tenshu.core.match import Match
from tenshu.server.errors import BAD_INPUT, FORBIDDEN, STALE, Refused
from tenshu.server.hall import Hall
from tenshu.server.history import Happening
from tenshu.server.live import Live, line_of
from tenshu.server.messages import Act, AskUndo, ChatLine, Done, TableInfo, TakeBack, UndoRequest
from tenshu.server.people import clean
from tenshu.server.rows import ChatRow, Person, now
from tenshu.server.standing_orders import check_standing_orders
from tenshu.server.storage.repository import Conflict
from tenshu.server.views import Audience


async def act(hall: Hall, person: Person, table: str, asked: Act) -> Done:
    """An action of the seat that must act, made on the version that the person saw."""

    def play(live: Live, seats: Audience, key: str) -> list[Happening]:
        match = live.game().match
        if match.is_over():
            raise IllegalAction("error-game-over")
        if match.actor() not in seats:
            raise Refused(FORBIDDEN, "error-not-your-turn")
        return live.play(read_action(match, asked.action), key)

    return await _play_once(hall, person, table, asked.version, asked.key, play)


async def undo(hall: Hall, person: Person, table: str, asked: TakeBack) -> Done:
    """Take back one's own last step or turn, as far as the kernel allows it."""

    def take_back(live: Live, seats: Audience, key: str) -> list[Happening]:
        history = live.game()
        seat = history.match.undoable_seat()
        if seat is None or seat not in seats:
            raise IllegalAction("error-undo")
        return history.undo(seat, asked.whole_turn, key, now())

    return await _play_once(hall, person, table, asked.version, asked.key, take_back)


async def ask_undo(hall: Hall, person: Person, table: str, asked: AskUndo) -> TableInfo:
    """Ask all people at the table to go back; where nobody else plays it is done at once."""
    while True:
        async with hall.at(table) as live:
            seats = _seats_of(live, person)
            _check_version(live, asked.version, seats)
            if not live.game().can_go_back(asked.to):
                raise Refused(BAD_INPUT, "error-undo-version", version=asked.to)
            request = UndoRequest(seats[0], asked.to, list(seats))
            try:
                await _answer_or_wait(hall, live, request)
            except Conflict:
                continue
            return live.info(person.id)


async def answer_undo(hall: Hall, person: Person, table: str, agree: bool) -> TableInfo:
    """Agree to go back, or refuse; the last who agrees does it."""
    while True:
        async with hall.at(table) as live:
            seats = _seats_of(live, person)
            if live.row.undo_request is None:
                raise Refused(STALE, "error-no-undo-request")
            request = msgspec.json.decode(live.row.undo_request, type=UndoRequest)
            try:
                if agree:
                    request.agreed = sorted({*request.agreed, *seats})
                    await _answer_or_wait(hall, live, request)
                else:
                    live.row.undo_request = None
                    await hall.save(live)
            except Conflict:
                continue
            return live.info(person.id)


async def say(hall: Hall, person: Person, table: str, text: str) -> ChatLine:
    """Say something to all who are at the table."""
    text = clean(text)
    if not text:
        raise Refused(BAD_INPUT, "error-empty-line")
    while True:
        async with hall.at(table) as live:
            if not live.may_watch(person.id):
                raise Refused(FORBIDDEN, "error-no-spectators")
            seats = live.held_by(person.id)
            line = ChatRow(0, person.id, person.name, seats[0] if seats else None, text, now())
            try:
                return line_of(await hall.say(live, line))
            except Conflict:
                continue


async def give_orders(hall: Hall, person: Person, table: str, orders: dict[str, str]) -> TableInfo:
    """Decide in advance what to answer; an order that fits now is followed at once."""
    while True:
        async with hall.at(table) as live:
            checked = check_standing_orders(live.row.game, orders)
            for seat in _seats_of(live, person):
                live.seats[seat].orders = checked
            try:
                await hall.save(live, live.follow_orders())
            except Conflict:
                continue
            return live.info(person.id)


def read_action(match: Match, action: int | str) -> int:
    """An action given as its number or in notation."""
    if isinstance(action, int):
        match.game.verbs.split(action)
        return action
    return match.game.verbs.parse_action(action)


async def _play_once(
    hall: Hall,
    person: Person,
    table: str,
    version: int,
    key: str,
    play: Callable[[Live, Audience, str], list[Happening]],
) -> Done:
    """Do something once for each key, and only on the version that was seen."""
    own_key = f"{person.id}/{key}"
    while True:
        async with hall.at(table) as live:
            done = live.keys.get(own_key)
            if done is not None:
                return Done(done)
            seats = _seats_of(live, person)
            _check_version(live, version, seats)
            happened = play(live, seats, own_key)
            try:
                await hall.commit(live, happened)
            except Conflict:
                continue
            return Done(happened[0].entry.seq)


async def _answer_or_wait(hall: Hall, live: Live, request: UndoRequest) -> None:
    """Go back if all people agree, else store who does."""
    people = [s.seat for s in live.seats if s.person is not None and not s.is_away]
    if set(people) <= set(request.agreed):
        happened = live.game().go_back(request.version, request.seat, None, now())
        await hall.commit(live, happened)
        hall.tell_table(live)
        return
    live.row.undo_request = msgspec.json.encode(request).decode()
    await hall.save(live)


def _seats_of(live: Live, person: Person) -> Audience:
    """The seats of a person in a game that has begun, or Refused."""
    if live.history is None:
        raise Refused(STALE, "error-not-started")
    seats = live.held_by(person.id)
    if not seats:
        raise Refused(FORBIDDEN, "error-no-seat")
    return seats


def _check_version(live: Live, version: int, seats: Audience) -> None:
    if version != live.row.version:
        raise Refused(STALE, "error-stale", view=live.view(seats))
