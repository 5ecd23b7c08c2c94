"""When the clocks of a person stand still, told once and followed at all their tables."""

from __future__ import annotations

from tenshu.server.clock_messages import Habits
from tenshu.server.hall import Hall
from tenshu.server.pauses import check_habits, today_in
from tenshu.server.rows import Person
from tenshu.server.storage import clock_store
from tenshu.server.table import Table
from tenshu.server.table_clocks import note_habits
from tenshu.server.timing import now_ms


async def find_habits(hall: Hall, person: str) -> Habits:
    """The habits of a person; whoever has told none never rests."""
    found = await hall.store.read(clock_store.find_habits, [person])
    return found.get(person, Habits())


async def change_habits(hall: Hall, person: Person, habits: Habits) -> Habits:
    """Store habits, and let the clocks of the person's tables follow them from now on."""
    before = await find_habits(hall, person.id)
    today = today_in(habits.zone, now_ms())
    checked = check_habits(habits, before, today)
    tables = await hall.store.write(clock_store.put_habits, person.id, checked)

    def follow(table: Table) -> None:
        for seat in table.held_by(person.id):
            note_habits(table, seat, checked)

    for table in tables:
        await hall.change(table, follow)
    return checked
