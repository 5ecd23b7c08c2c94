"""Who has which table open at the other processes, and what these are told of this one.

Presence is in memory only: each process tells what changes at its tables, and what a process told is
forgotten when it is gone.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Collection
from typing import Final

from tenshu.server.notices import Answered, Asked, Present
from tenshu.server.storage.notices import Notices
from tenshu.server.table import Table

Elsewhere = dict[str, Present]
# A process that has not answered by then is dead, or will be found to be.
ANSWER_SECONDS: Final = 3.0


class Presence:
    """The people at the other processes, by table and process."""

    def __init__(self, notices: Notices, note_change: Callable[[str], None]) -> None:
        self.notices = notices
        self._note_change = note_change
        self._elsewhere: dict[str, Elsewhere] = {}
        # What the others know of this process.
        self._told: dict[str, Present] = {}
        # The processes that have not answered yet, by question.
        self._questions: dict[int, Question] = {}
        self._numbers = itertools.count()
        notices.on(Present, self._hear)
        notices.on(Asked, self._answer)
        notices.on(Answered, self._note_answer)

    def at(self, table: str) -> Elsewhere:
        """Those who have a table open elsewhere; the answer follows what changes."""
        return self._elsewhere.setdefault(table, {})

    def peek(self, table: str) -> Elsewhere:
        """Those who have a table open elsewhere now."""
        return self._elsewhere.get(table, {})

    def drop(self, table: str) -> None:
        """Nobody here asks about this table any more."""
        if not self._elsewhere.get(table):
            self._elsewhere.pop(table, None)

    def tell(self, table: Table) -> None:
        """Tell the others who has a table open here, if that has changed."""
        now = present_at(table)
        if now == self._told.get(now.table, Present(now.table, [], 0)):
            return
        if now.people or now.others:
            self._told[now.table] = now
        else:
            del self._told[now.table]
        self.notices.post(now)

    def tell_all(self) -> None:
        """Tell the others everything."""
        for known in self._told.values():
            self.notices.post(known)

    async def ask(self, table: str, processes: Collection[str]) -> None:
        """Wait until other processes have told who has a table open there, or TimeoutError.

        What they told before has arrived by then as well: notices of one process keep their order.
        """
        number, question = next(self._numbers), Question(processes)
        self._questions[number] = question
        self.notices.post(Asked(table, number))
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await question.is_over.wait()
        finally:
            del self._questions[number]

    def forget(self, processes: frozenset[str]) -> None:
        """Forget what processes told that are gone."""
        for question in self._questions.values():
            question.note(*processes)
        for table, elsewhere in list(self._elsewhere.items()):
            for process in processes & elsewhere.keys():
                del elsewhere[process]
                self._note_change(table)

    def _answer(self, sender: str, notice: Asked) -> None:
        self.notices.post(self._told.get(notice.table, Present(notice.table, [], 0)))
        self.notices.post(Answered(sender, notice.number))

    def _note_answer(self, sender: str, notice: Answered) -> None:
        question = self._questions.get(notice.number)
        if notice.to == self.notices.process and question is not None:
            question.note(sender)

    def _hear(self, sender: str, notice: Present) -> None:
        if notice.people or notice.others:
            self.at(notice.table)[sender] = notice
        else:
            self.at(notice.table).pop(sender, None)
        self._note_change(notice.table)


class Question:
    """A question to other processes."""

    def __init__(self, processes: Collection[str]) -> None:
        self.is_over = asyncio.Event()
        self._waiting = set(processes)
        self.note()

    def note(self, *processes: str) -> None:
        """Some processes have answered, or never will."""
        self._waiting.difference_update(processes)
        if not self._waiting:
            self.is_over.set()


def present_at(table: Table) -> Present:
    """Who has a table open at this process."""
    crowd = table.subscribers
    members = {seat.person for seat in table.seats if seat.person is not None}
    people = sorted(person for person in members if crowd.has_here(person))
    return Present(table.row.id, people, crowd.count_others_here({*members}))
