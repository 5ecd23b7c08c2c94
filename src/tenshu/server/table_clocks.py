"""The clocks of a table as it is changed: counted with every entry, and what happens when time is up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from tenshu.server.clock_messages import Habits, TimeInfo
from tenshu.server.clocks import Timekeeper, copy_of, first_state
from tenshu.server.rows import NO_SEAT, ClockEvent, ClockState, Entry, EventKind
from tenshu.server.standing_orders import is_answerable
from tenshu.server.timing import format_ms, now, now_ms, parse_ms

if TYPE_CHECKING:
    from tenshu.server.table import Table


def begin_clocks(table: Table, habits: Mapping[str, Habits]) -> None:
    """Let the clocks run from the start of the game, by the habits of those who play."""
    if table.row.clock is None:
        return
    first = first_state(table.row.clock, len(table.seats), now())
    entries, actor = table.game().entries, table.row.actor
    table.row.clock_state = _keeper(table).recount(first, entries, [], actor)
    for seat in table.seats:
        if seat.person is not None and not seat.acts_by_bot():
            note_habits(table, seat.seat, habits.get(seat.person, Habits()))


def count_entries(table: Table, entries: list[Entry]) -> None:
    """Count the time until entries that were just made."""
    state = table.row.clock_state
    if state is None:
        return
    actor = table.row.actor
    if any(entry.kind == "undo" for entry in entries):
        table.row.clock_state = recounted(table)
    else:
        table.row.clock_state = _keeper(table).follow(state, entries, actor)
    if table.row.status == "over":
        note(table, NO_SEAT, "stop")
    _set_due(table)


def note_habits(table: Table, seat: int, habits: Habits) -> None:
    """From now on this seat's clock follows these habits."""
    note(table, seat, "habits", msgspec.json.encode(habits).decode())


def last_sleep(table: Table, seat: int, correction: int) -> tuple[Habits | None, int]:
    """The last habits with sleep hours at a seat, and when those hours were changed last, or 0.

    Changes within `correction` milliseconds of one count as that one.
    """
    last, changed = None, 0
    for event in table.clock_events:
        if event.kind != "habits" or event.seat != seat:
            continue
        habits, at = msgspec.json.decode(event.payload, type=Habits), parse_ms(event.at)
        if habits.sleep is None:
            continue
        if last is not None and not sleep_alike(habits, last) and at - changed > correction:
            changed = at
        last = habits
    return last, changed


def sleep_alike(one: Habits, other: Habits) -> bool:
    """Whether the sleep hours of both are the same."""
    return (one.zone, one.sleep) == (other.zone, other.sleep)


def note(table: Table, seat: int, kind: EventKind, payload: str = "") -> None:
    """Add an event to those that the clocks depend on."""
    if table.row.clock_state is None:
        return
    state = copy_of(table.row.clock_state)
    event = ClockEvent(state.events + 1, table.row.version, seat, kind, payload, now())
    _keeper(table).add_event(state, event)
    table.row.clock_state = state
    table.clock_events.append(event)
    table.new_clock_events.append(event)
    _set_due(table)


def check_time(table: Table) -> None:
    """If the time of the seat that must act is up, let a bot answer for it or take its seat.

    A decision that a standing order could make is no reason to lose the seat: the bot makes it, and
    the player goes on.
    """
    state = table.row.clock_state
    if table.row.status != "running" or state is None or state.running() == NO_SEAT:
        return
    state = copy_of(state)
    keeper, seat = _keeper(table), state.running()
    keeper.charge(state, now_ms())
    if state.left[seat] > 0:
        # An outage put the end off.
        table.row.clock_state = state
        _set_due(table)
    elif is_answerable(table.game().match):
        note(table, seat, "answer")
    else:
        assert table.row.clock is not None
        note(table, seat, "timeout")
        table.seats[seat].bot, table.seats[seat].is_away = table.row.clock.stand_in, True


def recounted(table: Table) -> ClockState | None:
    """The clocks counted anew from the whole log."""
    history, clock = table.history, table.row.clock
    if clock is None or history is None:
        return None
    events, entries = table.clock_events, history.entries
    began = events[0].at if events else entries[0].at if entries else table.row.updated_at
    first = first_state(clock, len(table.seats), began)
    return _keeper(table).recount(first, entries, events, table.row.actor)


def catch_up_clocks(table: Table) -> None:
    """Count the clocks anew if whoever stored the last entries knew of no clocks."""
    state = table.row.clock_state
    is_behind = state is not None and state.version != table.row.version
    if table.row.clock is not None and table.history is not None and (state is None or is_behind):
        table.row.clock_state = recounted(table)
        _set_due(table)


def time_of(table: Table) -> TimeInfo | None:
    """The clocks as they are shown now."""
    state = table.row.clock_state
    return None if state is None else _keeper(table).info(state, now_ms())


def _keeper(table: Table) -> Timekeeper:
    assert table.row.clock is not None
    return Timekeeper(table.row.clock, table.outages)


def _set_due(table: Table) -> None:
    """Say when to look at the clocks next, which a process does even if nobody is at the table."""
    state = table.row.clock_state
    assert state is not None
    due = _keeper(table).ends_at(state)
    if state.is_answered:
        due = state.at
    table.row.due_at = None if due is None else format_ms(due)
