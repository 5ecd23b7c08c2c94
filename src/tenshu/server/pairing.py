"""Quick pairing: people who want the same sit down together, and bots fill in if they wish."""

from __future__ import annotations

import secrets

from tenshu import games
from tenshu.core.protocol import setup_options
from tenshu.server.clock_messages import ClockChoice, Habits
from tenshu.server.clocks import STAND_IN, clock_of
from tenshu.server.errors import BAD_INPUT, STALE, Refused
from tenshu.server.hall import Hall
from tenshu.server.limits import SEEK_SECONDS
from tenshu.server.meeting_messages import Mine, Seek
from tenshu.server.people import new_id
from tenshu.server.rows import NewTableRows, Person, SeatRow, TableRow
from tenshu.server.storage import meeting
from tenshu.server.storage.meeting import Group
from tenshu.server.table import SEED_BYTES, Table
from tenshu.server.timing import ago, now

BOT_PACE = 700


async def seek(hall: Hall, person: Person, wish: Seek) -> Mine:
    """Wait for a game, or begin it at once if enough others wait for the same."""
    known = set(games.names())
    if not set(wish.games) <= known:
        names = " ".join(sorted(known))
        raise Refused(BAD_INPUT, "error-game", name=min({*wish.games} - known), names=names)
    if not any(size in games.load(game).seats for game in wish.games for size in wish.sizes):
        raise Refused(BAD_INPUT, "error-seek-sizes")
    await hall.store.write(meeting.put_seek, person.id, wish, now())
    await _pair(hall, person, may_be_few=False)
    return await hall.lobby.mine(person.id)


async def play_with_bots(hall: Hall, person: Person) -> Mine:
    """Begin now: bots take the seats that nobody has taken."""
    if not await _pair(hall, person, may_be_few=True):
        raise Refused(STALE, "error-no-seek")
    return await hall.lobby.mine(person.id)


async def stop(hall: Hall, person: Person) -> None:
    """Wait no more, or go to the table that was found."""
    await hall.store.write(meeting.drop_seek, person.id)
    hall.lobby.call(person.id)


async def _pair(hall: Hall, person: Person, *, may_be_few: bool) -> bool:
    made: list[Table] = []

    def make(group: Group, habits: dict[str, Habits]) -> NewTableRows:
        made[:] = [_table_for(group, person, habits)]
        return made[0].new_rows()

    old = ago(SEEK_SECONDS)
    found = await hall.store.write(meeting.pair, person.id, old, make, may_be_few=may_be_few)
    if found is None:
        return False
    hall.adopt(made[0])
    for one in found[0].people:
        hall.lobby.call(one.person)
    return True


def _table_for(group: Group, host: Person, habits: dict[str, Habits]) -> Table:
    """A running table for a group, in an order that nobody chose."""
    game, at = games.load(group.game), now()
    row = TableRow(
        id=new_id(),
        game=game.name,
        rules_version=game.rules_version,
        options=setup_options(game, group.size, {}),
        status="open",
        host=host.id,
        seed=secrets.token_hex(SEED_BYTES),
        is_listed=True,
        has_spectators=True,
        is_one_screen=False,
        pace=BOT_PACE,
        created_at=at,
        updated_at=at,
        clock=clock_of(ClockChoice(group.people[0].wish.pace)),
    )
    people = [*group.people]
    secrets.SystemRandom().shuffle(people)
    seats = [
        SeatRow(number, one.person, one.name, is_known=one.is_known)
        for number, one in enumerate(people)
    ]
    for number in range(len(seats), group.size):
        seats.append(SeatRow(number, name=STAND_IN, bot=STAND_IN))
    table = Table(row, seats)
    table.begin(habits)
    return table
