"""Hosting: new tables, their seats and options, the start and the rematch."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Mapping
from typing import Final

from tenshu import games
from tenshu.ai.bots import BOTS, LEVELS
from tenshu.core.protocol import setup_options
from tenshu.server.clock_messages import ClockChoice, ClockInfo, Habits
from tenshu.server.clocks import STAND_IN, clock_of
from tenshu.server.errors import BAD_INPUT, FORBIDDEN, STALE, Refused
from tenshu.server.hall import Hall
from tenshu.server.messages import EditSeat, EditTable, NewTable, TableInfo
from tenshu.server.people import is_visible, new_id
from tenshu.server.rows import DELETED_NAME, Person, SeatRow, TableRow
from tenshu.server.storage import clock_store, lists, meeting
from tenshu.server.table import SEED_BYTES, Table
from tenshu.server.table_clocks import note
from tenshu.server.timing import now
from tenshu.text import clean

ME: Final = "me"
OPEN: Final = "open"


async def create(hall: Hall, person: Person, asked: NewTable) -> TableInfo:
    """A new table, running at once if that is asked and every seat is taken."""
    game = games.load(asked.game)
    options = setup_options(game, len(asked.seats), asked.options)
    if asked.seats.count(ME) > 1 and not asked.is_one_screen:
        raise Refused(BAD_INPUT, "error-one-screen")
    if asked.is_rated:
        _check_rateable(person, asked)
    seats = [_new_seat(number, kind, person, asked) for number, kind in enumerate(asked.seats)]
    clock = checked_clock(asked.clock)
    at = now()
    row = TableRow(
        id=new_id(),
        game=game.name,
        rules_version=game.rules_version,
        options=options,
        status="open",
        host=person.id,
        seed=secrets.token_hex(SEED_BYTES),
        is_listed=asked.is_listed,
        has_spectators=asked.has_spectators,
        is_one_screen=asked.is_one_screen,
        pace=asked.pace,
        created_at=at,
        updated_at=at,
        admits_bots=asked.admits_bots,
        clock=clock,
        is_rated=asked.is_rated,
        best_of=asked.best_of,
    )
    table = Table(row, seats)
    if asked.start:
        table.begin(await habits_at(hall, table))
    await hall.create(table)
    return table.info(person.id)


async def edit(hall: Hall, person: Person, table_id: str, asked: EditTable) -> TableInfo:
    """The host changes options and flags before the start, the pace at any time."""

    def work(table: Table) -> TableInfo:
        _check_host(table, person)
        row = table.row
        if asked.pace is not None:
            row.pace = asked.pace
        before_start = (
            asked.options,
            asked.is_listed,
            asked.has_spectators,
            asked.admits_bots,
            asked.clock,
        )
        if any(value is not None for value in before_start):
            _check_open(table)
        if asked.clock is not None or asked.options is not None:
            _check_agreed(table)
        if asked.clock is not None:
            row.clock = checked_clock(asked.clock)
        if asked.options is not None:
            row.options = setup_options(games.load(row.game), len(table.seats), asked.options)
        if asked.is_listed is not None:
            row.is_listed = asked.is_listed
        if asked.has_spectators is not None:
            row.has_spectators = asked.has_spectators
        if asked.admits_bots is not None:
            row.admits_bots = asked.admits_bots
        return table.info(person.id)

    return await hall.change(table_id, work)


async def edit_seat(
    hall: Hall, person: Person, table_id: str, number: int, asked: EditSeat
) -> TableInfo:
    """Sit down, get up, or what the host does with seats."""
    if asked.do == "bot" and (await hall.read(table_id)).row.status == "running":
        # Whoever has the table open, at any process, keeps their seat.
        await hall.hear_from_all(table_id)
    is_asked = person.is_bot and await hall.store.read(meeting.is_invited, table_id, person.id)
    kept = await _kept_seats(hall, table_id) if asked.do == "sit" else {}

    def work(table: Table) -> TableInfo:
        if number >= len(table.seats):
            raise Refused(BAD_INPUT, "error-seat", seat=number + 1)
        seat = table.seats[number]
        if asked.do == "sit":
            if kept.get(number, person.id) != person.id:
                raise Refused(FORBIDDEN, "error-seat-kept")
            _sit(table, seat, person, is_asked=is_asked)
        elif asked.do == "bot":
            _check_host(table, person)
            _put_bot(table, seat, check_level(asked.level or STAND_IN))
        elif asked.do == "free":
            _check_open(table)
            if seat.person != person.id:
                _check_host(table, person)
            table.seats[number] = SeatRow(number)
        else:
            _check_host(table, person)
            _check_open(table)
            _swap(table, number, asked.with_seat)
        return table.info(person.id)

    return await hall.change(table_id, work)


async def start(hall: Hall, person: Person, table_id: str) -> TableInfo:
    """The host begins the game once every seat is taken."""
    habits = await habits_at(hall, await hall.read(table_id))

    def work(table: Table) -> TableInfo:
        _check_host(table, person)
        _check_open(table)
        table.begin(habits)
        return table.info(person.id)

    return await hall.change(table_id, work)


async def leave(hall: Hall, person: Person, table_id: str) -> TableInfo:
    """Get up: before the start the seat is free again, later a bot stands in."""

    def work(table: Table) -> TableInfo:
        _check_member(table, person)
        for seat in table.seats:
            if seat.person != person.id or seat.is_away:
                continue
            if table.row.status == "open":
                table.seats[seat.seat] = SeatRow(seat.seat)
            elif table.row.status == "running":
                seat.bot, seat.is_away = _stand_in(table), True
                note(table, seat.seat, "bot")
        return table.info(person.id)

    return await hall.change(table_id, work)


async def come_back(hall: Hall, person: Person, table_id: str) -> TableInfo:
    """Take the seat back from the bot that stood in."""

    def work(table: Table) -> TableInfo:
        _check_member(table, person)
        for seat in table.seats:
            if seat.person == person.id and seat.is_away:
                seat.bot, seat.is_away = None, False
                note(table, seat.seat, "back")
        return table.info(person.id)

    return await hall.change(table_id, work)


async def rematch(hall: Hall, person: Person, table_id: str) -> TableInfo:
    """The same people and bots play the same game again; all who ask get the same new table.

    It begins at once. A rated game begins when all have sat down again: nobody plays one who did not
    say so.
    """
    habits = await habits_at(hall, await hall.read(table_id))
    made: list[Table] = []

    def work(table: Table) -> str:
        _check_member(table, person)
        if table.row.status != "over":
            raise Refused(STALE, "error-not-over")
        made.clear()
        if table.row.rematch is None:
            table.rematch = _rematch_of(table, person, habits)
            table.row.rematch = table.rematch.row.id
            made.append(table)
        return table.row.rematch

    new = await hall.change(table_id, work)
    info = (await hall.read(new)).info(person.id)
    if made and info.status == "open":
        for seat in made[0].seats:
            if seat.person is not None and seat.person != person.id:
                await hall.store.write(meeting.invite, new, seat.person, person.id, now())
                hall.lobby.call(seat.person)
    return info


def check_level(level: str) -> str:
    """The name of a bot that answers while people wait, or Refused."""
    known = {*BOTS, *LEVELS}
    if level not in known:
        raise Refused(BAD_INPUT, "error-bot", name=level, names=" ".join(sorted(known)))
    return level


async def habits_at(hall: Hall, table: Table) -> dict[str, Habits]:
    """The habits of the people at a table, if its clock follows them."""
    clock = table.row.clock
    if clock is None or not (clock.sleep or clock.vacation):
        return {}
    people = {seat.person for seat in table.seats if seat.person is not None}
    return await hall.store.read(clock_store.find_habits, people)


def checked_clock(choice: ClockChoice | None) -> ClockInfo | None:
    """The clock that a host asks for, or Refused."""
    clock = clock_of(choice)
    if clock is not None:
        check_level(clock.stand_in)
    return clock


def _stand_in(table: Table) -> str:
    """The bot that plays for whoever left."""
    return STAND_IN if table.row.clock is None else table.row.clock.stand_in


def _check_rateable(person: Person, asked: NewTable) -> None:
    """Refuse a rated table that is not for several people who have kept their names."""
    if person.is_bot or not person.is_known:
        raise Refused(FORBIDDEN, "error-not-known")
    if asked.is_one_screen or len(asked.seats) < 2 or not set(asked.seats) <= {ME, OPEN}:
        raise Refused(BAD_INPUT, "error-rated-people")


def _rematch_of(table: Table, person: Person, habits: Mapping[str, Habits]) -> Table:
    """The same table again, with a new seed and this person as the host; begun unless it is rated."""
    old, at = table.row, now()
    # A bot plays for whoever's data was deleted.
    is_whole = all(seat.name != DELETED_NAME for seat in table.seats)
    row = TableRow(
        id=new_id(),
        game=old.game,
        rules_version=games.load(old.game).rules_version,
        options=old.options,
        status="open",
        host=person.id,
        seed=secrets.token_hex(SEED_BYTES),
        is_listed=old.is_listed,
        has_spectators=old.has_spectators,
        is_one_screen=old.is_one_screen,
        pace=old.pace,
        created_at=at,
        updated_at=at,
        admits_bots=old.admits_bots,
        clock=old.clock,
        is_rated=old.is_rated and is_whole,
        series=old.series or old.id,
        best_of=old.best_of,
    )
    # The seats turn by one, so that somebody else begins.
    turned = [*table.seats[1:], table.seats[0]]
    again = Table(
        row, [_again(seat, number, _stand_in(table)) for number, seat in enumerate(turned)]
    )
    if row.is_rated:
        again.seats = [
            seat if seat.person == person.id else SeatRow(seat.seat) for seat in again.seats
        ]
    else:
        again.begin(habits)
    return again


async def _kept_seats(hall: Hall, table_id: str) -> dict[int, str]:
    """Whose seats those of a rematch are that has not begun: its series is scored by them."""
    row = (await hall.read(table_id)).row
    if row.series is None or row.status != "open":
        return {}
    games_of = await hall.store.read(lists.list_series, row.series)
    turned = [game.id for game, _ in games_of].index(table_id)
    first = games_of[0][1]
    people = [first[(seat.seat + turned) % len(first)].person for seat in first]
    return {seat: person for seat, person in enumerate(people) if person is not None}


def _new_seat(number: int, kind: str, person: Person, asked: NewTable) -> SeatRow:
    if kind == OPEN:
        return SeatRow(number)
    if kind == ME:
        given = clean(asked.names[number]) if number < len(asked.names) else ""
        name = given if is_visible(given) else person.name
        is_known = person.is_known and name == person.name
        return SeatRow(number, person.id, name, is_bot=person.is_bot, is_known=is_known)
    return SeatRow(number, name=kind, bot=check_level(kind))


def _sit(table: Table, seat: SeatRow, person: Person, *, is_asked: bool) -> None:
    _check_open(table)
    if seat.person == person.id:
        return
    if not seat.is_open():
        raise Refused(STALE, "error-seat-taken")
    if table.row.is_rated and (person.is_bot or not person.is_known):
        raise Refused(FORBIDDEN, "error-not-known")
    is_admitted = is_asked or table.row.admits_bots or table.row.host == person.id
    if person.is_bot and not is_admitted:
        raise Refused(FORBIDDEN, "error-no-bots")
    if table.held_by(person.id) and not table.row.is_one_screen:
        for number, other in enumerate(table.seats):
            if other.person == person.id:
                table.seats[number] = SeatRow(number)
    seat.person, seat.name = person.id, person.name
    seat.is_bot, seat.is_known = person.is_bot, person.is_known


def _put_bot(table: Table, seat: SeatRow, level: str) -> None:
    """Give the seat to a bot; once the game runs, only in place of a person who is not here."""
    if table.row.status == "open":
        if table.row.is_rated:
            raise Refused(STALE, "error-rated-people")
        table.seats[seat.seat] = SeatRow(seat.seat, name=level, bot=level)
        return
    if seat.person is not None and not seat.is_away:
        if table.row.clock is not None and seat.person != table.row.host:
            # Otherwise a host could take the time, and in a rated game the place, of whoever closes a tab.
            raise Refused(STALE, "error-seat-clock")
        if table.is_here(seat.person):
            raise Refused(STALE, "error-seat-here")
    seat.bot, seat.is_away = level, seat.person is not None
    note(table, seat.seat, "bot")


def _swap(table: Table, number: int, other: int | None) -> None:
    if other is None or other >= len(table.seats):
        raise Refused(BAD_INPUT, "error-seat", seat=(other or 0) + 1)
    if table.row.series is not None:
        raise Refused(STALE, "error-seat-kept")
    seats = table.seats
    seats[number], seats[other] = seats[other], seats[number]
    seats[number].seat, seats[other].seat = number, other


def _again(seat: SeatRow, number: int, stand_in: str) -> SeatRow:
    """The seat in a rematch, with its new number; people who were away play again."""
    if seat.name == DELETED_NAME:
        return SeatRow(number, name=stand_in, bot=stand_in)
    bot = None if seat.person is not None else seat.bot
    again = copy.copy(seat)
    again.seat, again.bot, again.is_away, again.orders = number, bot, False, dict(seat.orders)
    return again


def _check_member(table: Table, person: Person) -> None:
    if not table.has_member(person.id):
        raise Refused(FORBIDDEN, "error-no-seat")


def _check_host(table: Table, person: Person) -> None:
    if table.row.host != person.id:
        raise Refused(FORBIDDEN, "error-host-only")


def _check_agreed(table: Table) -> None:
    """Refuse to change the game of a rated table at which somebody has sat down for that game."""
    others = (seat.person for seat in table.seats if seat.person != table.row.host)
    if table.row.is_rated and any(other is not None for other in others):
        raise Refused(STALE, "error-rated-agreed")


def _check_open(table: Table) -> None:
    if table.row.status != "open":
        raise Refused(STALE, "error-started")
