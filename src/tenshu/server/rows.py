"""What the database holds, as plain objects."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from tenshu.server.account_messages import Way
from tenshu.server.clock_messages import ClockInfo, Habits
from tenshu.server.messages import Status

Kind = Literal["act", "undo"]
# Nobody acts yet, or any more.
NOBODY: Final = -2
# No clock runs.
NO_SEAT: Final = -1
# The newest lines of a chat that are kept in memory and sent.
CHAT_LINES: Final = 200
# The name of everybody whose data was deleted; the page words it.
DELETED_NAME: Final = "deleted-player"
# Nobody's standing orders; shared, since every spectator's socket has them.
NO_ORDERS: Final[dict[str, str]] = {}
# What stands in `session` if no cookie without a session is valid.
NO_COUNTER: Final = -1


class Person(msgspec.Struct):
    """A guest (whoever holds the cookie), or somebody who has kept their name."""

    id: str
    name: str
    created_at: str
    # Older versions counted sessions, and their cookies hold that number.
    session: int = NO_COUNTER
    # A bot is a program that plays by a token; the person who made it owns it.
    is_bot: bool = False
    owner: str | None = None
    # Since when they have kept their name; nothing for guests.
    known_at: str | None = None
    suspended_at: str | None = None
    deleted_at: str | None = None
    # Of mails to them.
    language: str = "en"

    @property
    def is_known(self) -> bool:
        """Whether they have kept their name, which nobody else has then."""
        return self.known_at is not None


class Stretch(msgspec.Struct):
    """A part of a game, from a version on, and the seed of its chance."""

    since: int
    seed: str


class TableRow(msgspec.Struct):
    """A table without its seats and its log."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    status: Status
    host: str
    seed: str
    is_listed: bool
    has_spectators: bool
    is_one_screen: bool
    pace: int
    created_at: str
    updated_at: str
    # The seat that must act, so that lists can be made without the log.
    actor: int = NOBODY
    version: int = 0
    undo_request: str | None = None
    rematch: str | None = None
    # Grows with every change except chat: the guard against two writers.
    edits: int = 0
    # After an end was taken back, its seed is known: chance comes from a new one.
    later_seeds: list[Stretch] = []
    # Programs that play by a token may take open seats.
    admits_bots: bool = False
    # Declared before the start: the end counts for the ratings and is final.
    is_rated: bool = False
    # The first table of a series of rematches.
    series: str | None = None
    # How many games the series was declared to have.
    best_of: int | None = None
    # The tournament that this is a table of; its end is final.
    tournament: str | None = None
    # The clock, how it stands, and when to look whether somebody's time is up.
    clock: ClockInfo | None = None
    clock_state: ClockState | None = None
    due_at: str | None = None

    def stretches(self) -> list[Stretch]:
        """The parts of the game, each with its seed."""
        return [Stretch(0, self.seed), *self.later_seeds]


class SeatRow(msgspec.Struct):
    """A seat: a person, a bot, a bot in a person's place, or nobody yet."""

    seat: int
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    is_away: bool = False
    orders: dict[str, str] = {}
    # The person is a program, which plays by a token.
    is_bot: bool = False
    # The person has kept their name.
    is_known: bool = False

    def is_open(self) -> bool:
        """Whether the seat is free."""
        return self.person is None and self.bot is None

    def acts_by_bot(self) -> bool:
        """Whether a bot plays this seat now."""
        return self.bot is not None


class Entry(msgspec.Struct, gc=False):
    """One entry of a table's log; `seq` is the table's version after it."""

    seq: int
    actor: int
    kind: Kind
    # The action in notation, or the version that an undo went back to.
    payload: str
    key: str | None
    at: str


# habits: a seat's habits from now on; bot: a bot plays the seat from now on; timeout: the same,
# because time was up; answer: time is up at a trivial decision, which a bot answers; back: the
# person plays again; stop: the game is over.
EventKind = Literal["habits", "bot", "timeout", "answer", "back", "stop"]


class ClockEvent(msgspec.Struct):
    """Something besides the entries of the log that the clocks depend on."""

    seq: int
    # The version of the log when it happened.
    version: int
    seat: int
    kind: EventKind
    payload: str
    at: str


class ClockState(msgspec.Struct):
    """The clocks at one moment."""

    # The moment up to which time is counted, and the entries and events that are.
    at: int
    version: int
    events: int
    # By seat: milliseconds left, milliseconds that turns have added, whether a person plays it.
    left: list[int]
    added: list[int]
    is_played: list[bool]
    habits: list[Habits]
    # The version at which a seat's time was up and a bot took it; -1 otherwise.
    lost_at: list[int]
    # The seat that must act, whoever plays it.
    actor: int = NO_SEAT
    # A bot answers for the seat that must act, this once.
    is_answered: bool = False

    def running(self) -> int:
        """The seat whose clock runs."""
        is_running = 0 <= self.actor < len(self.left) and self.is_played[self.actor]
        return self.actor if is_running and not self.is_answered else NO_SEAT


class Waiting(msgspec.Struct):
    """The person who must act at a table, for reminders; without a person nobody must.

    Without `remind_at` they have acted within the turn and are not told.
    """

    person: str
    seat: int
    # How often the seat has acted before.
    acted: int
    since: str
    remind_at: str | None


# In place of how often a seat has acted: a reminder tells that a round has begun.
ROUND_BEGINS: Final = -1


class BegunRound(NamedTuple):
    """A table at which a round of a tournament has begun."""

    table: str
    game: str
    tournament: str
    number: int


class Delivery(msgspec.Struct):
    """A reminder on its way."""

    id: str
    person: str
    # push, mail, digest, webhook
    way: str
    browser: str | None
    table_id: str | None
    acted: int
    next_at: str
    created_at: str
    state: str = "waiting"
    tries: int = 0


class Snapshot(msgspec.Struct):
    """A stored position of the log, which saves replaying what led to it."""

    version: int
    numbers: list[int]


class ChatRow(msgspec.Struct):
    """A line of a table's chat."""

    id: int
    person: str
    name: str
    seat: int | None
    text: str
    at: str


class NewTableRows(msgspec.Struct):
    """A table that is not stored yet, with the set-up of its game if it runs at once."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    clock_events: list[ClockEvent] = []
    waiting: Waiting | None = None


class SeatResult(msgspec.Struct):
    """The result of one seat of a finished game."""

    seat: int
    # None for a level of bot, and for people at one screen.
    person: str | None
    bot: str | None
    is_program: bool
    # A bot finished the game in the person's place.
    has_left: bool
    place: int
    points: int
    # Points by source.
    sheet: dict[str, int]
    # Keys of the cards, tiles and the faction of the seat.
    cards: list[str]
    # The first actions of the seat, in notation.
    opening: str


class Ended(msgspec.Struct):
    """The result of a finished game."""

    table_id: str
    game: str
    size: int
    ended_at: str
    # The number of actions that players took.
    length: int
    # Whether everybody may know that this game was played.
    is_public: bool
    is_rated: bool
    seats: list[SeatResult]


class Change(msgspec.Struct):
    """What one change of a table has to store, all of it or nothing."""

    table_id: str
    # The row after the change; None if only lines are added.
    table: TableRow | None = None
    # All seats, if any of them changed.
    seats: list[SeatRow] | None = None
    entries: list[Entry] = []
    lines: list[ChatRow] = []
    snapshot: Snapshot | None = None
    rematch: NewTableRows | None = None
    # The result, if the change ended the game.
    ended: Ended | None = None
    # The change took the end of the game back.
    is_reopened: bool = False
    clock_events: list[ClockEvent] = []
    # Who must act now, if that changed.
    waiting: Waiting | None = None

    def is_empty(self) -> bool:
        """Whether there is nothing to store."""
        return self.table is None and not self.lines

    def to_tell(self) -> Change:
        """What another process needs to know of it."""
        told = msgspec.structs.replace(self, snapshot=None, rematch=None)
        told.ended, told.is_reopened, told.waiting = None, False, None
        return told


class StoredTable(msgspec.Struct):
    """Everything that the store holds of a table, read at one moment."""

    table: TableRow
    seats: list[SeatRow]
    chat: list[ChatRow]
    entries: list[Entry]
    snapshot: Snapshot | None
    clock_events: list[ClockEvent] = []


class RecordRow(msgspec.Struct):
    """A record that somebody opened here to watch it."""

    id: str
    game: str
    text: str
    created_at: str
    # Who sent it, if known, and a keyed hash of the address it came from.
    owner: str = ""
    address: str = ""
    # When somebody last watched it, to the day.
    seen_at: str = ""


class TokenRow(msgspec.Struct):
    """A token by which a program plays; only its hash is kept."""

    id: str
    # The bot that the program plays as, and the person who made the token.
    person: str
    owner: str
    hash: str
    scopes: str
    created_at: str


class SessionRow(msgspec.Struct):
    """A browser in which somebody is logged in."""

    id: str
    person: str
    way: Way
    device: str
    created_at: str
    seen_at: str


class PasskeyRow(msgspec.Struct):
    """A passkey; its id and its public key in base64url."""

    id: str
    person: str
    public_key: str
    sign_count: int
    name: str
    created_at: str
    used_at: str


class MailLink(msgspec.Struct):
    """A link that was sent by mail: for the guest who asked to keep their name, or to log in."""

    person: str | None
    email: str


class ReportRow(msgspec.Struct):
    """A line of a chat that somebody showed to the host of the service."""

    id: str
    reporter: str
    table_id: str
    line: int
    reason: str
    created_at: str
    # Who said it, and what.
    person: str = ""
    text: str = ""
    closed_at: str | None = None
