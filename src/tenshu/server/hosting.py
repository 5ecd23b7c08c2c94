"""Setting a table: who sits where, what is played, and when it begins."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from tenshu import games
from tenshu.ai.bots import BOTS, LEVELS
from tenshu.core.protocol import setup_options
from tenshu.server.errors import BAD_INPUT, FORBIDDEN, STALE, Refused
from tenshu.server.hall import Hall
from tenshu.server.history import Happening
from tenshu.server.live import Live
from tenshu.server.messages import EditSeat, EditTable, NewTable, TableInfo
from tenshu.server.people import new_id
from tenshu.server.rows import Person, SeatRow, TableRow, now
from tenshu.server.storage import repository
from tenshu.server.storage.repository import Conflict
from tenshu.text import clean

ME: Final = "me"
OPEN: Final = "open"
# Plays for whoever left.
STAND_IN: Final = "medium"


async def create(hall: Hall, person: Person, asked: NewTable) -> TableInfo:
    """A new table, running at once if that is asked and every seat is taken."""
    game = games.load(asked.game)
    options = setup_options(game, len(asked.seats), asked.options)
    if asked.seats.count(ME) > 1 and not asked.is_one_screen:
        raise Refused(BAD_INPUT, "error-one-screen")
    seats = [_new_seat(number, kind, person, asked) for number, kind in enumerate(asked.seats)]
    at = now()
    row = TableRow(
        id=new_id(),
        game=game.name,
        rules_version=game.rules_version,
        options=options,
        status="open",
        host=person.id,
        seed=secrets.token_hex(16),
        is_listed=asked.is_listed,
        has_spectators=asked.has_spectators,
        is_one_screen=asked.is_one_screen,
        pace=asked.pace,
        created_at=at,
        updated_at=at,
    )
    return (await _store_new(hall, row, seats, starts=asked.start)).info(person.id)


async def edit(hall: Hall, person: Person, table: str, asked: EditTable) -> TableInfo:
    """The host changes options and flags before the start, the pace at any time."""

    def change(live: Live) -> list[Happening]:
        _check_host(live, person)
        row = live.row
        if asked.pace is not None:
            row.pace = asked.pace
        if (asked.options, asked.is_listed, asked.has_spectators) == (None, None, None):
            return []
        _check_open(live)
        if asked.options is not None:
            row.options = setup_options(games.load(row.game), len(live.seats), asked.options)
        if asked.is_listed is not None:
            row.is_listed = asked.is_listed
        if asked.has_spectators is not None:
            row.has_spectators = asked.has_spectators
        return []

    return await _change(hall, person, table, change)


async def edit_seat(
    hall: Hall, person: Person, table: str, number: int, asked: EditSeat
) -> TableInfo:
    """Sit down, get up, or what the host does with seats."""

    def change(live: Live) -> list[Happening]:
        if number >= len(live.seats):
            raise Refused(BAD_INPUT, "error-seat", seat=number + 1)
        seat = live.seats[number]
        if asked.do == "sit":
            _sit(live, seat, person)
        elif asked.do == "bot":
            _check_host(live, person)
            _put_bot(live, seat, check_level(asked.level or STAND_IN))
        elif asked.do == "free":
            _check_open(live)
            if seat.person != person.id:
                _check_host(live, person)
            live.seats[number] = SeatRow(number)
        else:
            _check_host(live, person)
            _check_open(live)
            _swap(live, number, asked.with_seat)
        return []

    return await _change(hall, person, table, change)


async def start(hall: Hall, person: Person, table: str) -> TableInfo:
    """The host begins the game once every seat is taken."""

    def change(live: Live) -> list[Happening]:
        _check_host(live, person)
        _check_open(live)
        return begin(live)

    return await _change(hall, person, table, change)


async def leave(hall: Hall, person: Person, table: str) -> TableInfo:
    """Get up: before the start the seat is free again, later a bot stands in."""

    def change(live: Live) -> list[Happening]:
        for number, seat in enumerate(live.seats):
            if seat.person != person.id or seat.is_away:
                continue
            if live.row.status == "open":
                live.seats[number] = SeatRow(number)
            elif live.row.status == "running":
                seat.bot, seat.is_away = STAND_IN, True
        return []

    return await _change(hall, person, table, change)


async def come_back(hall: Hall, person: Person, table: str) -> TableInfo:
    """Take the seat back from the bot that stood in."""

    def change(live: Live) -> list[Happening]:
        for seat in live.seats:
            if seat.person == person.id and seat.is_away:
                seat.bot, seat.is_away = None, False
        return []

    return await _change(hall, person, table, change)


async def rematch(hall: Hall, person: Person, table: str) -> TableInfo:
    """The same people and bots play the same game again; all who ask get the same new table."""
    async with hall.at(table) as live:
        if not live.has_member(person.id):
            raise Refused(FORBIDDEN, "error-no-seat")
        if live.row.status != "over":
            raise Refused(STALE, "error-not-over")
        if live.row.rematch is None:
            at = now()
            row = TableRow(**{name: getattr(live.row, name) for name in TableRow.__struct_fields__})
            row.id, row.seed, row.host = new_id(), secrets.token_hex(16), person.id
            row.status, row.version, row.edits = "open", 0, 0
            row.rules_version = games.load(row.game).rules_version
            row.created_at = row.updated_at = at
            seats = [_again(seat) for seat in live.seats]
            fresh = await _store_new(hall, row, seats, starts=True)
            live.row.rematch = fresh.row.id
            try:
                await hall.save(live)
            except Conflict:
                await hall.reload(live)
        new = live.row.rematch
    assert new is not None
    async with hall.at(new) as live:
        return live.info(person.id)


def begin(live: Live) -> list[Happening]:
    """Set the game up; what chance deals is the beginning of the log."""
    if any(seat.is_open() for seat in live.seats):
        raise Refused(STALE, "error-seats-open")
    live.row.status = "running"
    live.load([], None)
    happened = live.game().settle(now())
    live.row.actor = live.game().match.actor()
    return happened


def check_level(level: str) -> str:
    """The name of a bot that answers while people wait, or Refused."""
    known = {*BOTS, *LEVELS}
    if level not in known:
        raise Refused(BAD_INPUT, "error-bot", name=level, names=" ".join(sorted(known)))
    return level


async def _change(
    hall: Hall, person: Person, table: str, change: Callable[[Live], list[Happening]]
) -> TableInfo:
    """Change a table and store it; where another process was faster, look again."""
    while True:
        async with hall.at(table) as live:
            try:
                happened = change(live)
                live.row.updated_at = now()
                await hall.save(live, happened)
            except Conflict:
                continue
            except BaseException:
                live.is_stale = True
                raise
            return live.info(person.id)


async def _store_new(hall: Hall, row: TableRow, seats: list[SeatRow], *, starts: bool) -> Live:
    live = Live(row, seats, [])
    happened: list[Happening] = []
    if starts:
        happened = begin(live)
        if happened:
            live.note(happened)
    entries = [happening.entry for happening in happened]
    await hall.store.write(repository.insert_table, row, seats, entries)
    hall.adopt(live)
    return live


def _new_seat(number: int, kind: str, person: Person, asked: NewTable) -> SeatRow:
    if kind == OPEN:
        return SeatRow(number)
    if kind == ME:
        given = clean(asked.names[number]) if number < len(asked.names) else ""
        return SeatRow(number, person.id, given or person.name)
    return SeatRow(number, name=kind, bot=check_level(kind))


def _sit(live: Live, seat: SeatRow, person: Person) -> None:
    _check_open(live)
    if seat.person == person.id:
        return
    if not seat.is_open():
        raise Refused(STALE, "error-seat-taken")
    if live.held_by(person.id) and not live.row.is_one_screen:
        for number, other in enumerate(live.seats):
            if other.person == person.id:
                live.seats[number] = SeatRow(number)
    seat.person, seat.name = person.id, person.name


def _put_bot(live: Live, seat: SeatRow, level: str) -> None:
    """Before the start a bot of its own; later one that stands in for somebody who is not there."""
    if live.row.status == "open":
        live.seats[seat.seat] = SeatRow(seat.seat, name=level, bot=level)
        return
    here = {connection.person for connection in live.connections}
    if seat.person is not None and not seat.is_away and seat.person in here:
        raise Refused(STALE, "error-seat-here")
    seat.bot, seat.is_away = level, seat.person is not None


def _swap(live: Live, number: int, other: int | None) -> None:
    if other is None or other >= len(live.seats):
        raise Refused(BAD_INPUT, "error-seat", seat=(other or 0) + 1)
    seats = live.seats
    seats[number], seats[other] = seats[other], seats[number]
    seats[number].seat, seats[other].seat = number, other


def _again(seat: SeatRow) -> SeatRow:
    """The seat in a rematch: whoever was away is asked back."""
    bot = None if seat.person is not None else seat.bot
    return SeatRow(seat.seat, seat.person, seat.name, bot, orders=dict(seat.orders))


def _check_host(live: Live, person: Person) -> None:
    if live.row.host != person.id:
        raise Refused(FORBIDDEN, "error-host-only")


def _check_open(live: Live) -> None:
    if live.row.status != "open":
        raise Refused(STALE, "error-started")
