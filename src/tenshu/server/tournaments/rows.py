"""What the database holds of a tournament, as plain objects."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tenshu.server.clock_messages import ClockInfo
from tenshu.server.tournaments.draw import Drawn

Format = Literal["swiss", "round-robin"]
TournamentStatus = Literal["open", "running", "over", "cancelled"]
# The number of a table at which nobody plays: those who sit there have a bye.
BYE: Final = 0


class TournamentRow(msgspec.Struct):
    """A tournament without its people and tables."""

    id: str
    name: str
    organiser: str
    game: str
    # Seats of a full table.
    size: int
    options: dict[str, str]
    clock: ClockInfo | None
    is_rated: bool
    is_listed: bool
    format: Format
    # How many rounds there are; 0 before the start if the number of people will tell.
    rounds: int
    seed: str
    created_at: str
    updated_at: str
    status: TournamentStatus = "open"
    # The round that is played; 0 before the first.
    round: int = 0
    # Grows with every change: the guard against two writers.
    edits: int = 0


class PlayerRow(msgspec.Struct):
    """Somebody who has signed up."""

    person: str
    name: str
    joined_at: str
    withdrawn_at: str | None
    # Their data was deleted, or the host of the service has shut them out.
    is_gone: bool

    def plays(self) -> bool:
        """Whether they play the next round."""
        return self.withdrawn_at is None and not self.is_gone


class PairedSeat(msgspec.Struct):
    """A seat of a table, and its result once there is one."""

    person: str
    # As the organiser decided.
    given_place: int | None = None
    # As the game ended.
    place: int | None = None
    points: int | None = None
    has_left: bool = False


class PairingRow(msgspec.Struct):
    """A table of a round, or with the number 0 those who have a bye."""

    round: int
    number: int
    seats: list[PairedSeat]
    # Nothing until the table is made.
    table_id: str | None = None
    is_cancelled: bool = False
    # Why the organiser decided it.
    note: str | None = None

    def is_corrected(self) -> bool:
        """Whether the organiser has decided the places."""
        return all(seat.given_place is not None for seat in self.seats)

    def is_decided(self) -> bool:
        """Whether it counts."""
        is_over = all(seat.place is not None for seat in self.seats)
        return self.number == BYE or self.is_cancelled or self.is_corrected() or is_over


class StoredTournament(msgspec.Struct):
    """Everything that the database holds of a tournament, read at one moment."""

    row: TournamentRow
    organiser: str
    people: list[PlayerRow]
    pairings: list[PairingRow]


# What can be done to a tournament that is stored.


class Join(msgspec.Struct):
    """Sign somebody up before the start."""

    person: str


class Drop(msgspec.Struct):
    """Sign somebody off before the start."""

    person: str


class Withdraw(msgspec.Struct):
    """Let somebody play no further rounds."""

    person: str


class Begin(msgspec.Struct):
    """Begin the next round as it was drawn; the rounds after it may be drawn as well."""

    drawn: list[Drawn]
    # How many rounds there are in all.
    rounds: int


class Finish(msgspec.Struct):
    """End the tournament; tables that are not decided count as cancelled."""

    status: TournamentStatus


class Decide(msgspec.Struct):
    """Decide a table: its places, or without places that it is cancelled."""

    round: int
    number: int
    places: list[int] | None
    note: str


Edit = Join | Drop | Withdraw | Begin | Finish | Decide
