"""What happens at the tables of bots, told to the streams of events that they have open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenshu.server.bot_messages import EventMessage, Invitation, Over, Started, Tables, Turn
from tenshu.server.messages import TableInfo
from tenshu.server.rows import SeatRow, TableRow
from tenshu.server.subscriber import ENCODER, Subscriber
from tenshu.server.table import info_of

Stored = tuple[TableRow, list[SeatRow]]
# By whom, when, and the table.
Asked = tuple[str, str, TableRow, list[SeatRow]]


class Bulletin:
    """The open streams of events, by bot."""

    def __init__(self) -> None:
        self._streams: dict[str, dict[Subscriber, Told]] = {}

    def add(self, bot: str, subscriber: Subscriber) -> Told:
        """Open a stream; until it begins, only that something has changed is noted."""
        return self._streams.setdefault(bot, {}).setdefault(subscriber, Told())

    def begin(self, bot: str, subscriber: Subscriber, standing: Standing) -> None:
        """Send how things stand, then whatever happens."""
        told = self.add(bot, subscriber)
        told.has_begun = True
        going = [stored for stored in standing.mine if stored[0].status != "over"]
        told.asked = {row.id for _, _, row, _ in standing.asked}
        invitations = [(row, seats) for _, _, row, seats in standing.asked]
        invitations += [
            stored
            for stored in standing.free
            if admits(bot, *stored) and stored[0].id not in told.asked
        ]
        told.tables = {row.id for row, _ in going}
        told.invited = {row.id for row, _ in invitations}
        _send(subscriber, Tables(_infos(bot, going), _infos(bot, invitations)))
        for row, seats in going:
            told.running |= {row.id} if row.status == "running" else set()
            _send_turn(bot, subscriber, told, row, seats)

    def discard(self, bot: str, subscriber: Subscriber) -> None:
        """A stream was closed."""
        streams = self._streams.get(bot, {})
        streams.pop(subscriber, None)
        if not streams:
            self._streams.pop(bot, None)

    def cut_off(self, bot: str) -> None:
        """Close all streams of a bot."""
        for subscriber in list(self._streams.get(bot, ())):
            subscriber.cut_off()

    def has_streams(self, bot: str | None = None) -> bool:
        """Whether a bot listens, or any."""
        return bool(self._streams) if bot is None else bot in self._streams

    def ask(self, bot: str, asked: Sequence[Asked]) -> None:
        """Tell a bot who asks for it at their tables, once for each invitation."""
        for subscriber, told in list(self._streams.get(bot, {}).items()):
            if not told.has_begun:
                told.is_stale = True
                continue
            for by, _, row, seats in asked:
                if row.id not in told.asked:
                    _send(subscriber, Invitation(info_of(row, seats, bot, set()), by))
            told.asked = {row.id for _, _, row, _ in asked}

    def note(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Tell every stream what is new for its bot at a table, as it is stored."""
        players = {seat.person for seat in seats if seat.person is not None}
        is_open_to_bots = row.status == "open" and row.is_listed and row.admits_bots
        for bot in list(self._streams) if is_open_to_bots else players & self._streams.keys():
            for subscriber, told in list(self._streams[bot].items()):
                if not told.has_begun:
                    told.is_stale = True
                elif bot in players:
                    _tell(bot, subscriber, told, row, seats)
                elif row.id not in told.invited and admits(bot, row, seats):
                    told.invited.add(row.id)
                    _send(subscriber, Invitation(info_of(row, seats, bot, set())))


class Standing(NamedTuple):
    """What a stream begins with."""

    mine: list[Stored]
    # Listed tables that any bot may join, and tables that this one is asked to.
    free: list[Stored]
    asked: list[Asked]


class Told:
    """What one stream has told already."""

    def __init__(self) -> None:
        self.has_begun = False
        # Something has happened since the store was read for the first message.
        self.is_stale = True
        self.tables: set[str] = set()
        self.running: set[str] = set()
        # Listed tables that admit bots, and tables that this one is asked to.
        self.invited: set[str] = set()
        self.asked: set[str] = set()
        self.turns: dict[str, int] = {}

    def forget(self, table: str) -> None:
        """A table is over."""
        self.tables.discard(table)
        self.running.discard(table)
        self.turns.pop(table, None)


def admits(bot: str, row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a bot that does not play here yet may sit down."""
    is_open = row.status == "open" and row.admits_bots and any(seat.is_open() for seat in seats)
    return is_open and all(seat.person != bot for seat in seats)


def _tell(
    bot: str, subscriber: Subscriber, told: Told, row: TableRow, seats: Sequence[SeatRow]
) -> None:
    if row.status == "over":
        if row.id in told.tables:
            told.forget(row.id)
            _send(subscriber, Over(row.id))
        return
    told.tables.add(row.id)
    if row.status == "running" and row.id not in told.running:
        told.running.add(row.id)
        _send(subscriber, Started(info_of(row, seats, bot, set())))
    _send_turn(bot, subscriber, told, row, seats)


def _send_turn(
    bot: str, subscriber: Subscriber, told: Told, row: TableRow, seats: Sequence[SeatRow]
) -> None:
    is_acting = row.status == "running" and 0 <= row.actor < len(seats)
    seat = seats[row.actor] if is_acting else None
    if (
        seat is None
        or seat.person != bot
        or seat.is_away
        or told.turns.get(row.id, -1) >= row.version
    ):
        return
    told.turns[row.id] = row.version
    _send(subscriber, Turn(row.id, row.version))


def _infos(bot: str, stored: Sequence[Stored]) -> list[TableInfo]:
    return [info_of(row, seats, bot, set()) for row, seats in stored]


def _send(subscriber: Subscriber, message: EventMessage) -> None:
    subscriber.send(ENCODER.encode(message))
