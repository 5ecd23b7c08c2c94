"""The times in which a player's clock stands still: sleep hours, vacation days, outages.

All moments are milliseconds since 1970, so that nothing is ever rounded twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from tenshu.server.clock_messages import Habits, PauseKind, Vacation
from tenshu.server.errors import BAD_INPUT, Refused
from tenshu.server.timing import to_ms

MINUTES_A_DAY: Final = 24 * 60
LONGEST_SLEEP: Final = 12 * 60
VACATION_DAYS_A_YEAR: Final = 30
DAY_MS: Final = 24 * 3600 * 1000


class Interval(NamedTuple):
    """A stretch of time, the end excluded."""

    begins: int
    ends: int


class Pause(NamedTuple):
    """A stretch of time in which somebody rests."""

    begins: int
    ends: int
    kind: PauseKind


def check_habits(habits: Habits, before: Habits, today: date) -> Habits:
    """The habits if the service can keep them, or Refused.

    Days of a vacation that have begun are kept: they count against the year's vacation days. Whoever
    comes back early can play all the same.
    """
    zone_of(habits.zone)
    if habits.sleep is not None and length_of_sleep(habits) > LONGEST_SLEEP:
        raise Refused(BAD_INPUT, "error-sleep-long", hours=LONGEST_SLEEP // 60)
    days = vacation_days(habits)
    known = vacation_days(before)
    is_taken_back = any(day <= today for day in known - days)
    if is_taken_back or any(day < today for day in days - known):
        raise Refused(BAD_INPUT, "error-vacation-past")
    for year in {day.year for day in days}:
        if sum(day.year == year for day in days) > VACATION_DAYS_A_YEAR:
            raise Refused(BAD_INPUT, "error-vacation-long", days=VACATION_DAYS_A_YEAR)
    return habits


def length_of_sleep(habits: Habits) -> int:
    """The minutes of sleep each day."""
    assert habits.sleep is not None
    return (habits.sleep.ends - habits.sleep.begins) % MINUTES_A_DAY


def vacation_days(habits: Habits) -> set[date]:
    """All vacation days, or Refused."""
    days: set[date] = set()
    for vacation in habits.vacations:
        first, last = bounds_of(vacation)
        if not 0 <= (last - first).days < VACATION_DAYS_A_YEAR:
            raise Refused(BAD_INPUT, "error-vacation-long", days=VACATION_DAYS_A_YEAR)
        days |= {first + timedelta(days=number) for number in range((last - first).days + 1)}
    return days


def bounds_of(vacation: Vacation) -> tuple[date, date]:
    """The first and the last day of a vacation, or Refused."""
    try:
        return date.fromisoformat(vacation.first), date.fromisoformat(vacation.last)
    except ValueError:
        raise Refused(BAD_INPUT, "error-vacation-date") from None


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name, or Refused."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(BAD_INPUT, "error-zone", zone=name) from None


def today_in(zone: str, moment: int) -> date:
    """The date of a moment in a time zone."""
    return from_ms(moment).astimezone(zone_of(zone)).date()


def rests_between(
    habits: Habits, begins: int, ends: int, *, sleep: bool, vacation: bool
) -> Iterator[Pause]:
    """The sleep hours and vacations of a person that touch a stretch of time."""
    zone = zone_of(habits.zone)
    if sleep and habits.sleep is not None:
        day = from_ms(begins).astimezone(zone).date() - timedelta(days=1)
        length = length_of_sleep(habits)
        while (start := local_ms(day, habits.sleep.begins, zone)) < ends:
            later, minute = divmod(habits.sleep.begins + length, MINUTES_A_DAY)
            end = local_ms(day + timedelta(days=later), minute, zone)
            if end > begins and end > start:
                yield Pause(start, end, "sleep")
            day += timedelta(days=1)
    for days_off in habits.vacations if vacation else ():
        first, last = bounds_of(days_off)
        start, end = local_ms(first, 0, zone), local_ms(last + timedelta(days=1), 0, zone)
        if start < ends and end > begins:
            yield Pause(start, end, "vacation")


def join(pauses: Sequence[Interval | Pause]) -> list[Interval]:
    """The same time as stretches that do not touch, in order."""
    joined: list[Interval] = []
    for pause in sorted(pauses):
        if joined and pause[0] <= joined[-1].ends:
            joined[-1] = Interval(joined[-1].begins, max(joined[-1].ends, pause[1]))
        else:
            joined.append(Interval(pause[0], pause[1]))
    return joined


def time_outside(pauses: Sequence[Interval], begins: int, ends: int) -> int:
    """The milliseconds of a stretch that lie in none of these joined pauses."""
    inside = sum(max(0, min(ends, p.ends) - max(begins, p.begins)) for p in pauses)
    return max(0, ends - begins) - inside


def moment_after(pauses: Sequence[Interval], begins: int, milliseconds: int) -> int:
    """When this much time outside the joined pauses has passed."""
    moment = begins
    for pause in pauses:
        if pause.ends <= moment:
            continue
        if pause.begins - moment >= milliseconds:
            break
        milliseconds -= max(0, pause.begins - moment)
        moment = pause.ends
    return moment + milliseconds


def local_ms(day: date, minute: int, zone: ZoneInfo) -> int:
    """A time of day somewhere; one that the change of the clocks skips is taken as an hour later."""
    moment = datetime.combine(day, time(minute // 60, minute % 60), zone)
    return to_ms(moment.astimezone(UTC))


def from_ms(moment: int) -> datetime:
    """A moment as a date and time."""
    return datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=moment)
