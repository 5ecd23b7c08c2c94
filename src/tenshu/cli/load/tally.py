"""What a load run counts and times, added up over tables and client processes."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field

from tenshu.cli.load.table import Table


def seconds() -> array[float]:
    """An empty list of times; a long run has millions."""
    return array("d")


@dataclass
class Tally:
    """Counts, and times in seconds."""

    moves: int = 0
    lines: int = 0
    games_ended: int = 0
    joined: int = 0
    lost: int = 0
    out_of_order: int = 0
    reconnected: int = 0
    # CPU time of the client process while people played.
    cpu: float = 0.0
    answers: array[float] = field(default_factory=seconds)
    # From sending a move to each person, to the last one, and to people at another service.
    deliveries: array[float] = field(default_factory=seconds)
    last_deliveries: array[float] = field(default_factory=seconds)
    elsewhere: array[float] = field(default_factory=seconds)
    # From asking for a socket to the whole table.
    welcomes: array[float] = field(default_factory=seconds)

    def count(self, table: Table) -> None:
        """Add what happened in the present game of a table."""
        for posted in table.posted:
            self.answers.append(posted.answered - posted.sent)
            last = 0.0
            for seat in table.seats:
                came, service = seat.arrived.get(posted.version, (None, -1))
                if came is None:
                    self.lost += 1
                    continue
                self.deliveries.append(came - posted.sent)
                last = max(last, came - posted.sent)
                if service != posted.service:
                    self.elsewhere.append(came - posted.sent)
            self.last_deliveries.append(last)
        self.moves += len(table.posted)
        self.lines += len(table.said)
        self.lost += sum(1 for line in table.said for seat in table.seats if seat.line < line)
        for seat in table.seats:
            self.out_of_order += seat.out_of_order
            self.reconnected += seat.reconnected
            seat.out_of_order = seat.reconnected = 0

    def add(self, other: Tally) -> None:
        """Add what another client process counted."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def percentile(values: Iterable[float], share: float) -> float | None:
    """A percentile of seconds, in milliseconds."""
    known = sorted(values)
    if not known:
        return None
    return round(known[min(len(known) - 1, int(len(known) * share))] * 1000, 2)
