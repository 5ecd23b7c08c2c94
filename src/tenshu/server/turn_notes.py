"""Who must act after a change of a table, as it is stored for reminders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenshu.server.rows import SeatRow, Waiting
from tenshu.server.timing import ago, now

if TYPE_CHECKING:
    from tenshu.server.table import Table

# Whoever acts within this time is not told that it is their turn.
GRACE_SECONDS: Final = 60.0


def waiting_after(original: Table | None, draft: Table) -> Waiting | None:
    """Who must act now, if the change made a difference; at a table of one person nobody is told."""
    people = {seat.person for seat in draft.seats if seat.person is not None and not seat.is_bot}
    if len(people) < 2 or draft.row.status == "open":
        return None
    before, after = None if original is None else _acting(original), _acting(draft)
    entries = [transition.entry for transition in draft.transitions]
    if after is None:
        return None if before is None else Waiting("", 0, 0, now(), None)
    assert after.person is not None
    is_same = before is not None and (before.seat, before.person) == (after.seat, after.person)
    if is_same and not any(entry.actor == after.seat for entry in entries):
        return None
    log = draft.game().entries
    acted = sum(entry.actor == after.seat and entry.kind == "act" for entry in log)
    remind_at = None if is_same else ago(-GRACE_SECONDS)
    return Waiting(after.person, after.seat, acted, now(), remind_at)


def _acting(table: Table) -> SeatRow | None:
    """The seat that must act, if a person plays it by hand."""
    if table.row.status != "running" or not 0 <= table.row.actor < len(table.seats):
        return None
    seat = table.seats[table.row.actor]
    return seat if seat.person is not None and not seat.acts_by_bot() and not seat.is_bot else None
