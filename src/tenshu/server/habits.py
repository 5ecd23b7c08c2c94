"""When the clocks of a person stand still, told once and followed at all their tables."""

from __future__ import annotations

from typing import Final

from tenshu.server.clock_messages import Habits
from tenshu.server.errors import STALE, Refused
from tenshu.server.hall import Hall
from tenshu.server.pauses import DAY_MS, check_habits, today_in
from tenshu.server.rows import Person
from tenshu.server.storage import clock_store
from tenshu.server.table import Table
from tenshu.server.table_clocks import last_sleep, note_habits, sleep_alike
from tenshu.server.timing import now_ms

# A change of sleep hours can be corrected within this time.
CORRECTION_MS: Final = 10 * 60 * 1000


async def find_habits(hall: Hall, person: str) -> Habits:
    """The habits of a person; whoever has told none never rests."""
    found = await hall.store.read(clock_store.find_habits, [person])
    return found.get(person, Habits())


async def change_habits(hall: Hall, person: Person, habits: Habits) -> Habits:
    """Store habits, and let the clocks of the person's tables follow them from now on."""
    before = await find_habits(hall, person.id)
    today = today_in(habits.zone, now_ms())
    checked = check_habits(habits, before, today)
    if checked.sleep is not None and not sleep_alike(checked, before):
        for table in await hall.store.read(clock_store.list_timed, person.id):
            _check_sleep(await hall.read(table), person, checked)
    tables = await hall.store.write(clock_store.put_habits, person.id, checked)

    def follow(table: Table) -> None:
        for seat in table.held_by(person.id):
            note_habits(table, seat, checked)

    for table in tables:
        await hall.change(table, follow)
    return checked


def _check_sleep(table: Table, person: Person, habits: Habits) -> None:
    """Refuse new sleep hours soon after the last ones: whoever moves them along sleeps for ever."""
    for seat in table.held_by(person.id):
        last, changed_at = last_sleep(table, seat, CORRECTION_MS)
        is_soon = CORRECTION_MS < now_ms() - changed_at < DAY_MS
        if last is not None and not sleep_alike(last, habits) and is_soon:
            raise Refused(STALE, "error-sleep-again")
