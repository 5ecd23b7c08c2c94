"""The contents of one table: what the store holds of it, and all that can be done to it."""

from __future__ import annotations

import copy
import hashlib
import logging
import secrets
from collections.abc import Container, Mapping, Sequence
from typing import Final

import msgspec

from tenshu import games
from tenshu.server.clock_messages import Habits, TimeInfo
from tenshu.server.errors import STALE, Refused, text_of
from tenshu.server.history import History, Transition
from tenshu.server.messages import ChatLine, SeatInfo, SeedInfo, TableInfo, Text, UndoRequest, View
from tenshu.server.pauses import Interval
from tenshu.server.results import ended_of
from tenshu.server.rows import (
    CHAT_LINES,
    NO_ORDERS,
    NOBODY,
    Change,
    ChatRow,
    ClockEvent,
    Entry,
    NewTableRows,
    SeatRow,
    StoredTable,
    Stretch,
    TableRow,
)
from tenshu.server.standing_orders import ordered_action
from tenshu.server.subscriber import Crowd
from tenshu.server.table_clocks import begin_clocks, catch_up_clocks, count_entries, time_of
from tenshu.server.timing import now
from tenshu.server.turn_notes import waiting_after
from tenshu.server.views import Audience, Chronicle, view_of

LOG: Final = logging.getLogger(__name__)
# Stops standing orders that keep answering each other.
MOST_ORDERED_ACTIONS: Final = 100
SEED_BYTES: Final = 16
# Columns that every action changes; subscribers learn of these from the update itself.
CHANGED_BY_ACTIONS: Final = ("version", "actor", "updated_at", "edits", "clock_state", "due_at")


class Table:
    """The row, seats, chat and game of a table.

    A change works on a copy, which takes the place of the original once it is stored. Nothing else
    modifies a table, so whoever holds one holds a consistent state of it.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.chat: list[ChatRow] = []
        self.history: History | None = None
        # The version that each key of a request made.
        self.keys: dict[str, int] = {}
        # Shared by all copies: the log as viewers read it, which grows once entries are stored,
        # and the open sockets.
        self.chronicle: Chronicle | None = None
        self.subscribers = Crowd()
        # What the clocks depend on besides the log, and when the service was down; the hall knows.
        self.clock_events: list[ClockEvent] = []
        self.outages: Sequence[Interval] = ()
        # What this copy did that is not stored yet.
        self.transitions: list[Transition] = []
        self.lines: list[ChatRow] = []
        self.new_clock_events: list[ClockEvent] = []
        self.rematch: Table | None = None

    @classmethod
    def load(cls, stored: StoredTable, outages: Sequence[Interval] = ()) -> Table:
        """The table that the store holds, or Refused if its rules are of another version."""
        table = cls(stored.table, stored.seats)
        table.chat = stored.chat
        table.clock_events = stored.clock_events
        table.outages = outages
        if table.row.status != "open":
            table.history = table._load_history(stored)
            table.chronicle = Chronicle(table.history)
            table.keys = {e.key: e.seq for e in stored.entries if e.key is not None}
            catch_up_clocks(table)
        return table

    def copy(self) -> Table:
        """A copy to work on, dated now."""
        other = Table(copy.copy(self.row), [copy.copy(seat) for seat in self.seats])
        other.chat = list(self.chat)
        other.history = None if self.history is None else self.history.copy()
        other.keys = dict(self.keys)
        other.chronicle = self.chronicle
        other.subscribers = self.subscribers
        other.clock_events = list(self.clock_events)
        other.outages = self.outages
        other.row.updated_at = now()
        return other

    # What is done to a copy

    def begin(self, habits: Mapping[str, Habits] | None = None) -> None:
        """Set the game up, with the habits of those who play; what chance deals begins the log."""
        if any(seat.is_open() for seat in self.seats):
            raise Refused(STALE, "error-seats-open")
        self.row.rules_version = games.load(self.row.game).rules_version
        self.history = self._new_history()
        self.chronicle = Chronicle(self.history)
        self._note(self.history.settle(now()))
        begin_clocks(self, habits or {})

    def play(self, action: int, key: str | None) -> int:
        """Play an action, then all that standing orders answer to it; the version it made."""
        transitions = self.game().act(action, key, now())
        self._note(transitions)
        self.follow_standing_orders()
        return transitions[0].entry.seq

    def follow_standing_orders(self) -> None:
        """Act for every seat that must act and has decided in advance."""
        for _ in range(MOST_ORDERED_ACTIONS):
            action = ordered_action(self.game().match, self.seats)
            if action is None:
                return
            self._note(self.game().act(action, None, now()))

    def undo(self, seat: int, whole_turn: bool, key: str) -> int:
        """Take back a step or a turn; the version that the undo made."""
        was_over = self.row.status == "over"
        transition = self.game().undo(seat, whole_turn, key, now())
        self._note([transition])
        if was_over:
            self._begin_stretch()
        return transition.entry.seq

    def go_back(self, to: int, seat: int) -> None:
        """Go back to an earlier version, by consent."""
        was_over = self.row.status == "over"
        self._note([self.game().go_back(to, seat, now())])
        if was_over:
            self._begin_stretch()

    def say(self, person: str, name: str, text: str) -> ChatLine:
        """Add a line to the chat."""
        last = self.chat[-1].id if self.chat else 0
        seats = self.held_by(person)
        line = ChatRow(last + 1, person, name, seats[0] if seats else None, text, now())
        self.chat = [*self.chat, line][-CHAT_LINES:]
        self.lines.append(line)
        return line_of(line)

    def is_followed_by(self, change: Change) -> bool:
        """Whether a change was made on this very table."""
        version, edits, line = self.versions()
        row, lines = change.table, change.lines
        is_next = row is None or (row.version - len(change.entries), row.edits - 1) == (
            version,
            edits,
        )
        return is_next and (not lines or lines[0].id == line + 1)

    def after(self, news: Change) -> Table | None:
        """The table after what was stored since, or None if that does not follow from this one."""
        row, version = news.table or self.row, self.row.version
        has_begun = self.history is None and row.status != "open"
        if has_begun or row.version != version + len(news.entries):
            return None
        other = self.copy()
        other.row = copy.copy(row)
        if news.seats is not None:
            other.seats = news.seats
        other.chat = [*self.chat, *news.lines][-CHAT_LINES:]
        if other.history is not None:
            other.history.stretches = row.stretches()
            other.transitions = other.history.load(news.entries)
        other.keys.update({e.key: e.seq for e in news.entries if e.key is not None})
        other.clock_events = [*self.clock_events, *news.clock_events]
        catch_up_clocks(other)
        return other

    # What is stored of it

    def new_rows(self) -> NewTableRows:
        """The rows of a table that is not stored yet."""
        waiting = waiting_after(None, self)
        events = self.new_clock_events
        return NewTableRows(self.row, self.seats, self._new_entries(), events, waiting)

    def to_store(self, original: Table) -> Change:
        """Finish this copy; what the store has to be given of it."""
        change = Change(self.row.id, lines=self.lines)
        is_timed = self.row.clock_state != original.row.clock_state
        if not self.transitions and not is_timed and not self.is_edited_since(original):
            # Nobody else may see that somebody has changed their standing orders.
            self.row.updated_at = original.row.updated_at
            if self.seats == original.seats:
                return change
        self.row.edits += 1
        change.table = self.row
        if self.seats != original.seats:
            change.seats = self.seats
        if self.transitions:
            change.entries = self._new_entries()
            change.snapshot = self.game().take_snapshot()
        if self.rematch is not None:
            change.rematch = self.rematch.new_rows()
        was_over, is_over = original.row.status == "over", self.row.status == "over"
        if is_over and not was_over:
            change.ended = ended_of(self.row, self.seats, self.game())
        change.is_reopened = was_over and not is_over
        change.clock_events = self.new_clock_events
        change.waiting = waiting_after(original, self)
        return change

    def is_edited_since(self, original: Table) -> bool:
        """Whether more has changed than an action changes, and than standing orders."""
        is_seated_anew = _without_orders(self.seats) != _without_orders(original.seats)
        return is_seated_anew or _lasting(self.row) != _lasting(original.row)

    def orders_of(self, person: str | None) -> dict[str, str]:
        """The standing orders that a person has given."""
        return orders_of(self.seats, person)

    def note_stored(self) -> None:
        """Forget what had to be stored, and let viewers read the new entries."""
        transitions, self.transitions, self.lines, self.rematch = self.transitions, [], [], None
        self.new_clock_events = []
        if self.chronicle is not None:
            self.chronicle.add(self.game(), transitions)

    # What can be asked

    def game(self) -> History:
        """The running or finished game."""
        assert self.history is not None
        return self.history

    def versions(self) -> tuple[int, int, int]:
        """How far the log, the edits and the chat have come."""
        return self.row.version, self.row.edits, self.chat[-1].id if self.chat else 0

    def held_by(self, person: str | None) -> Audience:
        """The seats where this person plays now."""
        if person is None:
            return ()
        return tuple(s.seat for s in self.seats if s.person == person and not s.is_away)

    def has_member(self, person: str | None) -> bool:
        """Whether this person is a player (even if away) or the host."""
        if person is None:
            return False
        return person == self.row.host or any(seat.person == person for seat in self.seats)

    def may_watch(self, person: str | None) -> bool:
        """Whether this person may see what happens at the table."""
        is_open = self.row.status == "open"
        return is_open or self.row.has_spectators or self.has_member(person)

    def is_here(self, person: str | None) -> bool:
        """Whether this person has the table open."""
        return self.subscribers.has(person)

    def bot_to_act(self) -> SeatRow | None:
        """The seat that must act, if a bot plays it."""
        if self.row.status != "running" or not 0 <= self.row.actor < len(self.seats):
            return None
        seat, state = self.seats[self.row.actor], self.row.clock_state
        if state is not None and state.is_answered and self.row.clock is not None:
            return SeatRow(seat.seat, bot=self.row.clock.stand_in)
        return seat if seat.acts_by_bot() else None

    def view(self, audience: Audience) -> View | None:
        """The position for an audience, once there is one."""
        return None if self.history is None else view_of(self.history, audience)

    def info(self, person: str | None) -> TableInfo:
        """The table as this person may see it."""
        members = {seat.person for seat in self.seats if seat.person is not None}
        here = {member for member in members if self.is_here(member)}
        info = info_of(self.row, self.seats, person, here)
        info.spectators = in_steps(self.subscribers.count_others({*members}))
        info.time = self.time()
        return info

    def time(self) -> TimeInfo | None:
        """The clocks as they stand now, if the table has any."""
        return time_of(self)

    def chat_lines(self, blocked: Container[str]) -> list[ChatLine]:
        """The last lines of the chat, without those of blocked people."""
        return [line_of(row) for row in self.chat if row.person not in blocked]

    def _load_history(self, stored: StoredTable) -> History:
        """The game from its log; the snapshot only saves time, so a bad one is passed over."""
        if len(stored.entries) != self.row.version:
            raise ValueError(f"{len(stored.entries)} entries for version {self.row.version}")
        if stored.snapshot is not None:
            try:
                history = self._new_history()
                history.load(stored.entries, stored.snapshot)
                return history
            except Refused:
                raise
            except Exception:
                LOG.exception("snapshot-passed-over", extra={"table": self.row.id[:6]})
        history = self._new_history()
        history.load(stored.entries)
        return history

    def _new_history(self) -> History:
        game = games.load(self.row.game)
        known, version = game.rules_version, self.row.rules_version
        if not 0 < version <= known:
            raise Refused(STALE, "error-rules-version", version=version, known=known)
        stretches, options = self.row.stretches(), self.row.options
        history = History(game.under(version), len(self.seats), options, stretches)
        history.is_end_final = self.row.is_rated or self.row.tournament is not None
        return history

    def _begin_stretch(self) -> None:
        """Draw what is still to come from a new seed, since the last one was published."""
        new = Stretch(self.row.version, secrets.token_hex(SEED_BYTES))
        self.row.later_seeds = [*self.row.later_seeds, new]
        self.game().stretches = self.row.stretches()

    def _note(self, transitions: Sequence[Transition]) -> None:
        """Bring the row and the keys up to what has just been played."""
        history = self.game()
        self.row.version = history.version
        self.row.actor = max(history.match.actor(), NOBODY)
        self.row.status = "over" if history.match.is_over() else "running"
        self.row.undo_request = None
        for transition in transitions:
            if transition.entry.key is not None:
                self.keys[transition.entry.key] = transition.entry.seq
        self.transitions += transitions
        count_entries(self, [transition.entry for transition in transitions])

    def _new_entries(self) -> list[Entry]:
        return [transition.entry for transition in self.transitions]


def _without_orders(seats: Sequence[SeatRow]) -> list[SeatRow]:
    return [msgspec.structs.replace(seat, orders={}) for seat in seats]


def _lasting(row: TableRow) -> dict[str, object]:
    fields = msgspec.structs.asdict(row)
    return {name: value for name, value in fields.items() if name not in CHANGED_BY_ACTIONS}


def info_of(
    row: TableRow, seats: Sequence[SeatRow], person: str | None, here: set[str]
) -> TableInfo:
    """A table as this person may see it."""
    asked = msgspec.json.decode(row.undo_request, type=UndoRequest) if row.undo_request else None
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
                is_bot=seat.is_bot,
                is_known=seat.is_known,
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
        orders=orders_of(seats, person),
        seeds=seeds_of(row),
        admits_bots=row.admits_bots,
        clock=row.clock,
        is_rated=row.is_rated,
        series=row.series,
        best_of=row.best_of,
        tournament=row.tournament,
    )


def orders_of(seats: Sequence[SeatRow], person: str | None) -> dict[str, str]:
    """The standing orders of the first seat of a person."""
    own = (seat.orders for seat in seats if person is not None and seat.person == person)
    return next(own, NO_ORDERS)


def seeds_of(row: TableRow) -> list[SeedInfo]:
    """The seeds of a table: their hashes from the start, themselves once the end was reached."""
    stretches = row.stretches()
    return [
        SeedInfo(
            since=stretch.since,
            hash=hashlib.sha256(stretch.seed.encode()).hexdigest(),
            seed=stretch.seed if row.status == "over" or stretch is not stretches[-1] else None,
        )
        for stretch in stretches
    ]


def in_steps(count: int) -> int:
    """A number of spectators as it is told: small ones exactly, others by their first two digits."""
    step = int("1" + "0" * (len(str(count)) - 2))
    return count - count % step


def warnings_of(row: TableRow, seats: int) -> list[Text]:
    """What the host should know about the options of a table that has not begun."""
    if row.status != "open" or row.game not in games.names():
        return []
    return [text_of(warning) for warning in games.load(row.game).warnings(seats, row.options)]


def line_of(row: ChatRow) -> ChatLine:
    """A line of the chat as it is sent."""
    return ChatLine(row.id, row.person, row.name, row.seat, row.text, row.at)
