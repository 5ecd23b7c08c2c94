"""Who has any page of the service open, at all processes; told only to their friends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from tenshu.server.notices import Online
from tenshu.server.storage.notices import Notices

# People that one notice names.
TOLD_AT_ONCE: Final = 100


class Attendance:
    """The people with an open socket, here and at the other processes."""

    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, set[str]] = {}
        self._listeners: list[Callable[[str], None]] = []
        notices.on(Online, self._hear)

    def on_change(self, listen: Callable[[str], None]) -> None:
        """Call `listen` with everybody who comes or goes."""
        self._listeners.append(listen)

    def has(self, person: str) -> bool:
        """Whether a person is here or at another process."""
        return person in self._here or any(person in some for some in self._elsewhere.values())

    def count(self) -> int:
        """How many people there are, those without a name left out."""
        return len(self._here) + sum(
            len(some - self._here.keys()) for some in self._elsewhere.values()
        )

    def come(self, person: str | None) -> None:
        """A socket of a person was opened."""
        if person is None:
            return
        self._here[person] += 1
        if self._here[person] == 1:
            self.notices.post(Online([person], []))
            self._tell([person])

    def go(self, person: str | None) -> None:
        """A socket of a person was closed."""
        if person is None:
            return
        self._here[person] -= 1
        if self._here[person] <= 0:
            del self._here[person]
            self.notices.post(Online([], [person]))
            self._tell([person])

    def tell_all(self) -> None:
        """Tell the others everything."""
        people = list(self._here)
        for first in range(0, len(people), TOLD_AT_ONCE):
            self.notices.post(Online(people[first : first + TOLD_AT_ONCE], []))

    def forget(self, processes: frozenset[str]) -> None:
        """Forget what processes told that are gone."""
        for process in processes:
            self._tell(list(self._elsewhere.pop(process, ())))

    def _hear(self, sender: str, notice: Online) -> None:
        known = self._elsewhere.setdefault(sender, set())
        known.update(notice.here)
        known.difference_update(notice.gone)
        self._tell([*notice.here, *notice.gone])

    def _tell(self, people: list[str]) -> None:
        for listen in self._listeners:
            for person in people:
                listen(person)
