"""A table in memory: its game, its people, and the connections that watch it."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from tenshu import games
from tenshu.server.errors import STALE, Refused, text_of
from tenshu.server.history import Happening, History
from tenshu.server.messages import (
    ChatLine,
    SeatInfo,
    SocketMessage,
    TableInfo,
    Text,
    UndoRequest,
    Update,
    View,
)
from tenshu.server.rows import NOBODY, ChatRow, Entry, SeatRow, Snapshot, TableRow, now
from tenshu.server.standing_orders import ordered_action
from tenshu.server.views import Audience, Chronicle, reader_of, view_of

# A page that is so many messages behind is cut off and comes back for what it missed.
LONGEST_QUEUE: Final = 64
# Orders that answer each other end somewhere.
MOST_ORDERS: Final = 100
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """One open socket: messages wait here until its own writer has sent them."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        # Whose eyes it was last sent something for.
        self.audience: Audience = ()
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_QUEUE)
        self.is_lost = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Queue a message; a connection that cannot keep up is given up."""
        if self.is_lost.is_set():
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.is_lost.set()


class Live:
    """A table that somebody looks at or plays at now."""

    def __init__(self, row: TableRow, seats: list[SeatRow], chat: list[ChatRow]) -> None:
        self.row = row
        self.seats = seats
        self.chat = chat
        self.history: History | None = None
        self.chronicle: Chronicle | None = None
        self.keys: dict[str, int] = {}
        # What the bots mean to do at their next decisions, by seat; nobody is told.
        self.intents: dict[int, list[int]] = {}
        self.connections: set[Connection] = set()
        # All changes, and all looks at what may not be stored yet, are made under this lock.
        self.lock = asyncio.Lock()
        # Memory may be ahead of the disk after a failed write: it must be read anew.
        self.is_stale = False
        self.delivered = 0
        self.moved_at = 0.0
        self.used_at = time.monotonic()
        self.driver: asyncio.Task[None] | None = None
        self.told: asyncio.TimerHandle | None = None

    def load(self, entries: Sequence[Entry], snapshot: Snapshot | None) -> None:
        """Build the game from its log."""
        if self.row.status == "open":
            self.history = self.chronicle = None
            return
        game = games.load(self.row.game)
        if game.rules_version != self.row.rules_version:
            raise Refused(
                STALE,
                "error-rules-version",
                version=self.row.rules_version,
                known=game.rules_version,
            )
        self.history = History(game, len(self.seats), self.row.options, self.row.seed)
        self.history.load(entries, snapshot)
        self.chronicle = Chronicle(self.history)
        self.keys = {entry.key: entry.seq for entry in entries if entry.key is not None}

    def play(self, action: int, key: str | None) -> list[Happening]:
        """Do something in the game, then whatever standing orders answer to it."""
        return self.game().act(action, key, now()) + self.follow_orders()

    def follow_orders(self) -> list[Happening]:
        """Do what the seats that must act have decided in advance."""
        history = self.game()
        happened: list[Happening] = []
        for _ in range(MOST_ORDERS):
            ordered = ordered_action(history.match, self.seats)
            if ordered is None:
                break
            happened += history.act(ordered, None, now())
        return happened

    def note(self, happened: Sequence[Happening]) -> None:
        """Bring the row and the log up to what has just been played."""
        history = self.game()
        self.row.version = history.version
        self.row.actor = max(history.match.actor(), NOBODY)
        self.row.status = "over" if history.match.is_over() else "running"
        self.row.updated_at = happened[-1].entry.at
        self.row.undo_request = None
        self.moved_at = time.monotonic()
        for happening in happened:
            if happening.entry.key is not None:
                self.keys[happening.entry.key] = happening.entry.seq
        assert self.chronicle is not None
        self.chronicle.add(happened)

    def game(self) -> History:
        """The running or finished game."""
        assert self.history is not None
        return self.history

    def held_by(self, person: str | None) -> Audience:
        """The seats where this person plays now."""
        if person is None:
            return ()
        return tuple(s.seat for s in self.seats if s.person == person and not s.is_away)

    def has_member(self, person: str | None) -> bool:
        """Does the person sit here, also if away, or is it the host?"""
        if person is None:
            return False
        return person == self.row.host or any(seat.person == person for seat in self.seats)

    def may_watch(self, person: str | None) -> bool:
        """May the person see what happens at this table?"""
        is_full = self.row.status != "open"
        return self.has_member(person) or self.row.has_spectators or not is_full

    def bot_to_act(self) -> SeatRow | None:
        """The seat that must act by a bot, if one must."""
        if self.row.status != "running" or not 0 <= self.row.actor < len(self.seats):
            return None
        seat = self.seats[self.row.actor]
        return seat if seat.acts_by_bot() else None

    def view(self, audience: Audience) -> View | None:
        """The position for an audience, once there is one."""
        return None if self.history is None else view_of(self.history, audience)

    def info(self, person: str | None) -> TableInfo:
        """The table as this person is told about it."""
        here = {connection.person for connection in self.connections}
        members = {seat.person for seat in self.seats}
        watching = [c for c in self.connections if c.person not in members]
        info = info_of(self.row, self.seats, person, here)
        info.spectators = len(watching)
        return info

    def chat_lines(self) -> list[ChatLine]:
        """What was said so far."""
        return [line_of(row) for row in self.chat]

    def deliver_update(self) -> None:
        """Send everybody what happened since the last time, or its new eyes, each by what it may see."""
        if self.history is None:
            return
        assert self.chronicle is not None
        made: dict[Audience, bytes] = {}
        has_news = self.delivered != self.history.version
        for connection in self.connections:
            audience = self.held_by(connection.person)
            if not has_news and audience == connection.audience:
                continue
            connection.audience = audience
            if audience not in made:
                entries = self.chronicle.of(reader_of(audience), self.delivered)
                made[audience] = encode(Update(entries, view_of(self.history, audience)))
            connection.send(made[audience])
        self.delivered = self.history.version


def info_of(
    row: TableRow, seats: Sequence[SeatRow], person: str | None, here: set[str | None]
) -> TableInfo:
    """A table as this person is told about it."""
    is_over = row.status == "over"
    asked = msgspec.json.decode(row.undo_request, type=UndoRequest) if row.undo_request else None
    own = [seat for seat in seats if person is not None and seat.person == person]
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        status=row.status,
        host=row.host,
        you_are_host=row.host == person,
        seats=[
            SeatInfo(
                seat=seat.seat,
                name=seat.name,
                person=seat.person,
                bot=seat.bot,
                is_you=person is not None and seat.person == person,
                is_here=seat.person is not None and seat.person in here,
                is_away=seat.is_away,
            )
            for seat in seats
        ],
        options=row.options,
        is_listed=row.is_listed,
        has_spectators=row.has_spectators,
        is_one_screen=row.is_one_screen,
        pace=row.pace,
        created_at=row.created_at,
        updated_at=row.updated_at,
        undo_request=asked,
        rematch=row.rematch,
        actor=row.actor if row.status == "running" else NOBODY,
        version=row.version,
        warnings=warnings_of(row, len(seats)),
        orders=own[0].orders if own else {},
        seed_hash=hashlib.sha256(row.seed.encode()).hexdigest(),
        seed=row.seed if is_over else None,
    )


def warnings_of(row: TableRow, seats: int) -> list[Text]:
    """What the host should know about the options of a table that has not begun."""
    if row.status != "open" or row.game not in games.names():
        return []
    return [text_of(warning) for warning in games.load(row.game).warnings(seats, row.options)]


def line_of(row: ChatRow) -> ChatLine:
    """A line of the chat as it travels."""
    return ChatLine(row.id, row.person, row.name, row.seat, row.text, row.at)


def encode(message: SocketMessage) -> bytes:
    """A message as a socket sends it."""
    return ENCODER.encode(message)
