"""The clocks of a table: how much time each seat has left, as its log says.

`follow` goes on from a state by new entries and events; `recount` goes through the whole log and
comes to the same state, which is why the stored state is only a cache. Nothing here knows a store,
a socket or the time of day.

An undo of one's own last steps gives nobody time: what the turn added is taken back, the next
player gets back the time that ran meanwhile, and whoever takes back pays for it. An undo by consent
brings back the clocks of the position that all agreed on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from tenshu.server.clock_messages import (
    DAY,
    HOUR,
    MINUTE,
    ClockChoice,
    ClockInfo,
    Habits,
    PauseInfo,
    TimeInfo,
)
from tenshu.server.errors import BAD_INPUT, Refused
from tenshu.server.pauses import (
    DAY_MS,
    Interval,
    Pause,
    join,
    moment_after,
    rests_between,
    time_outside,
)
from tenshu.server.rows import NO_SEAT, NOBODY, ClockEvent, ClockState, Entry
from tenshu.server.timing import format_ms, parse_ms

# Whoever had to act then, it does not matter: an undo followed.
UNKNOWN: Final = -3
STAND_IN: Final = "medium"
# What somebody whose time was up has for their next decision: an increment, or this share of the bank.
LEAST_SHARE: Final = 10
# Pauses that a page is told in advance.
MOST_PAUSES: Final = 8

PACES: Final = {
    "live": ClockInfo("live", 20 * MINUTE, MINUTE, sleep=False, vacation=False, stand_in=STAND_IN),
    "fast": ClockInfo("fast", DAY, 2 * HOUR, sleep=True, vacation=False, stand_in=STAND_IN),
    "slow": ClockInfo("slow", 5 * DAY, 12 * HOUR, sleep=True, vacation=True, stand_in=STAND_IN),
    "own": ClockInfo("own", DAY, HOUR, sleep=True, vacation=True, stand_in=STAND_IN),
}


def clock_of(choice: ClockChoice | None) -> ClockInfo | None:
    """The clock that a host has chosen, None for a table without one."""
    if choice is None or choice.pace == "none":
        return None
    usual = PACES[choice.pace]
    is_own = choice.pace == "own"
    if not is_own and (choice.bank is not None or choice.increment is not None):
        raise Refused(BAD_INPUT, "error-clock-own")
    given = {
        name: value
        for name in ("bank", "increment", "sleep", "vacation", "stand_in")
        if (value := getattr(choice, name)) is not None
    }
    return msgspec.structs.replace(usual, **given)


def first_state(clock: ClockInfo, seats: int, at: str) -> ClockState:
    """The clocks when the game begins; which seats people play is told by events."""
    return ClockState(
        at=parse_ms(at),
        version=0,
        events=0,
        left=[clock.bank * 1000] * seats,
        added=[0] * seats,
        is_played=[False] * seats,
        habits=[Habits() for _ in range(seats)],
        lost_at=[-1] * seats,
    )


class Account(NamedTuple):
    """What the seats had after a version."""

    left: list[int]
    added: list[int]


class Timekeeper:
    """Counts the time of one table."""

    def __init__(self, clock: ClockInfo, outages: Sequence[Interval]) -> None:
        self.clock = clock
        self.outages = outages

    def recount(
        self,
        first: ClockState,
        entries: Sequence[Entry],
        events: Sequence[ClockEvent],
        actor: int,
    ) -> ClockState:
        """The clocks after a whole log; `actor` is the seat that must act now."""
        state = copy_of(first)
        after: dict[int, Account] = {}
        waiting = list(events)[::-1]
        for number in range(len(entries) + 1):
            if number:
                self._add_entry(state, entries[number - 1], after)
            next_actor = actor_after(entries, number, actor)
            self._set_actor(state, entries[number - 1 : number], next_actor)
            while waiting and waiting[-1].version == number:
                self.add_event(state, waiting.pop())
            after[number] = Account(list(state.left), list(state.added))
        return state

    def follow(self, before: ClockState, entries: Sequence[Entry], actor: int) -> ClockState:
        """The clocks after more actions; an undo needs the whole log."""
        state = copy_of(before)
        for number, entry in enumerate(entries):
            self._add_entry(state, entry, {})
            self._set_actor(state, [entry], actor_after(entries, number + 1, actor))
        return state

    def add_event(self, state: ClockState, event: ClockEvent) -> None:
        """Take an event in."""
        self.charge(state, parse_ms(event.at))
        state.events = event.seq
        seat = event.seat
        if event.kind == "habits":
            state.habits[seat] = msgspec.json.decode(event.payload, type=Habits)
            state.is_played[seat] = True
        elif event.kind in ("bot", "timeout"):
            state.is_played[seat] = False
            state.lost_at[seat] = event.version if event.kind == "timeout" else -1
        elif event.kind == "answer":
            state.is_answered = True
        elif event.kind == "back":
            self._take_back_seat(state, seat, event.version)
        else:
            state.actor = NO_SEAT

    def charge(self, state: ClockState, until: int) -> None:
        """Take the time that has passed from the seat whose clock runs."""
        seat = state.running()
        if seat != NO_SEAT:
            spent = self._spent(state, seat, until)
            state.left[seat] = max(0, state.left[seat] - spent)
        state.at = max(state.at, until)

    def ends_at(self, state: ClockState) -> int | None:
        """When the time of the running seat is up, as far as is known now."""
        seat = state.running()
        if seat == NO_SEAT:
            return None
        horizon = state.at + 2 * state.left[seat] + DAY_MS
        while True:
            pauses = self._pauses(state, seat, horizon)
            ends = moment_after(pauses, state.at, state.left[seat])
            if ends <= horizon:
                return ends
            horizon = 2 * ends - state.at  # a vacation reaches beyond it

    def info(self, state: ClockState, now: int) -> TimeInfo:
        """The clocks as they are shown."""
        state = copy_of(state)
        self.charge(state, now)
        seat, ends = state.running(), self.ends_at(state)
        if ends is None:
            return TimeInfo(format_ms(state.at), state.left)
        rests = sorted(self._rests(state, seat, ends))[:MOST_PAUSES]
        pauses = [PauseInfo(p.kind, format_ms(p.begins), format_ms(p.ends)) for p in rests]
        return TimeInfo(format_ms(state.at), state.left, seat, format_ms(ends), pauses)

    def _add_entry(self, state: ClockState, entry: Entry, after: Mapping[int, Account]) -> None:
        at = parse_ms(entry.at)
        if entry.kind == "undo":
            self._undo(state, entry, at, after[int(entry.payload)])
        else:
            self.charge(state, at)
            if state.is_answered:
                self._give_least(state, entry.actor)
        state.version = entry.seq
        state.is_answered = False

    def _undo(self, state: ClockState, entry: Entry, at: int, then: Account) -> None:
        """Bring the clocks back to those of an earlier version."""
        seat = entry.actor
        if entry.key is None:  # by consent: nobody's request made it alone
            state.left, state.added = list(then.left), list(then.added)
        else:
            is_over = state.actor in (NO_SEAT, NOBODY)
            spent = 0 if is_over else self._spent(state, seat, at)
            own = state.left[seat] - (state.added[seat] - then.added[seat]) - spent
            state.left, state.added = list(then.left), list(then.added)
            state.left[seat] = max(0, own)
        state.at = max(state.at, at)

    def _set_actor(self, state: ClockState, last: Sequence[Entry], actor: int) -> None:
        """Let the next seat's clock run; a turn that is over adds to the seat's time."""
        seat = state.actor
        state.actor = actor
        is_over = bool(last) and last[0].kind == "act" and actor != seat
        if is_over and seat >= 0 and state.is_played[seat]:
            most = self.clock.bank * 1000
            added = max(0, min(most - state.left[seat], self.clock.increment * 1000))
            state.left[seat] += added
            state.added[seat] += added

    def _take_back_seat(self, state: ClockState, seat: int, version: int) -> None:
        """A person plays again; after a time-out they get some time once the bot has acted."""
        if -1 < state.lost_at[seat] < version:
            self._give_least(state, seat)
        state.is_played[seat] = True
        state.lost_at[seat] = -1

    def _give_least(self, state: ClockState, seat: int) -> None:
        """Time for the next decision of a seat whose time was up."""
        least = max(self.clock.increment, self.clock.bank // LEAST_SHARE) * 1000
        state.left[seat] = max(state.left[seat], least)

    def _spent(self, state: ClockState, seat: int, until: int) -> int:
        return time_outside(self._pauses(state, seat, until), state.at, until)

    def _pauses(self, state: ClockState, seat: int, until: int) -> list[Interval]:
        outages = [o for o in self.outages if o.ends > state.at and o.begins < until]
        return join([*outages, *self._rests(state, seat, until)])

    def _rests(self, state: ClockState, seat: int, until: int) -> list[Pause]:
        clock, habits = self.clock, state.habits[seat]
        found = rests_between(habits, state.at, until, sleep=clock.sleep, vacation=clock.vacation)
        return list(found)


def actor_after(entries: Sequence[Entry], number: int, actor: int) -> int:
    """The seat that had to act after the first `number` entries, which the next entry of a seat tells."""
    while number < len(entries):
        entry = entries[number]
        if entry.kind == "undo":
            return UNKNOWN
        if entry.actor >= 0:
            return entry.actor
        number += 1
    return actor


def copy_of(state: ClockState) -> ClockState:
    """A copy whose lists can be changed."""
    return msgspec.structs.replace(
        state,
        left=list(state.left),
        added=list(state.added),
        is_played=list(state.is_played),
        habits=list(state.habits),
        lost_at=list(state.lost_at),
    )
