"""Clocks on the wire: what a table sets, how much time each seat has, and when people rest."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Pace = Literal["live", "fast", "slow", "own"]
PauseKind = Literal["sleep", "vacation"]

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
LEAST_BANK = MINUTE
MOST_BANK = 30 * DAY
MOST_INCREMENT = 7 * DAY
Bank = Annotated[int, msgspec.Meta(ge=LEAST_BANK, le=MOST_BANK)]
Increment = Annotated[int, msgspec.Meta(ge=0, le=MOST_INCREMENT)]
MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
Day = Annotated[str, msgspec.Meta(pattern=r"^2[0-9]{3}-[0-9]{2}-[0-9]{2}$")]
Zone = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")]
MOST_VACATIONS = 20


class ClockChoice(msgspec.Struct, forbid_unknown_fields=True):
    """The clock that a host asks for; what is left out is as usual for that pace."""

    pace: Literal["none", "live", "fast", "slow", "own"]
    # Seconds that each player begins with, and that each turn adds, up to what they began with.
    bank: Bank | None = None
    increment: Increment | None = None
    # Whether the clock of a player stops in their sleep hours and on their vacation days.
    sleep: bool | None = None
    vacation: bool | None = None
    # The bot that plays for whoever runs out of time.
    stand_in: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None


class ClockInfo(msgspec.Struct):
    """The clock of a table."""

    pace: Pace
    bank: int
    increment: int
    sleep: bool
    vacation: bool
    stand_in: str


class Clocks(msgspec.Struct):
    """The clocks that a table may have: one of each pace as usual, and the bounds of one's own."""

    paces: list[ClockInfo]
    least_bank: int = LEAST_BANK
    most_bank: int = MOST_BANK
    most_increment: int = MOST_INCREMENT


class PauseInfo(msgspec.Struct):
    """A time in which the running clock stands still."""

    kind: PauseKind
    begins: str
    ends: str


class TimeInfo(msgspec.Struct):
    """The time left, as it was at `now`."""

    now: str
    # Milliseconds of each seat.
    left: list[int]
    # The seat whose clock runs, -1 if none does.
    running: int = -1
    # When the running seat's time is up if nothing happens, and its pauses until then.
    ends_at: str | None = None
    pauses: list[PauseInfo] = []


class SleepHours(msgspec.Struct, forbid_unknown_fields=True):
    """When somebody sleeps, in minutes after midnight where they are."""

    begins: MinuteOfDay
    ends: MinuteOfDay


class Vacation(msgspec.Struct, forbid_unknown_fields=True):
    """Days off, both included, where the person is."""

    first: Day
    last: Day


class Habits(msgspec.Struct, forbid_unknown_fields=True):
    """When the clocks of a person stand still, at tables that allow it."""

    zone: Zone = "UTC"
    sleep: SleepHours | None = None
    vacations: Annotated[list[Vacation], msgspec.Meta(max_length=MOST_VACATIONS)] = []
