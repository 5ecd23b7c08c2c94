"""Why a turn is worth playing, for hints: points first, then what brings points later."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.bits import count_bits
from tenshu.core.message import Message
from tenshu.core.sheet import gains, points_from
from tenshu.games.terra_mystica.heuristic.map import nearest_town
from tenshu.games.terra_mystica.heuristic.promises import steady_income
from tenshu.games.terra_mystica.ids import CULTS, NOTHING, ROUNDS
from tenshu.games.terra_mystica.layout import (
    CULT_STEPS,
    EXCHANGE,
    FACTION_OF,
    FAVOURS_HELD,
    SHIPPING,
)
from tenshu.games.terra_mystica.lookups import RESOURCES
from tenshu.games.terra_mystica.rules.gains import has_stronghold
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.view import score_sheet

# A hint names at most this many reasons.
MOST_REASONS: Final = 5
# What is counted at the end of the game only.
FINAL: Final = ("area", "resources")
FINAL_CULTS: Final = "cult-"
INCOMES: Final = (
    "hint-income-coins",
    "hint-income-workers",
    "hint-income-priests",
    "hint-income-power",
)


def reasons(before: Position, after: Position, seat: int) -> list[Message]:
    """What the seat gains from one position to the other, the most certain first."""
    if before.at[FACTION_OF + seat] == NOTHING:
        return []
    found = points_gained(before, after, seat)
    if after.round < ROUNDS:
        found += income_gained(before, after, seat)
    found += steps_gained(before, after, seat) + promises_gained(before, after, seat)
    return found[:MOST_REASONS]


def points_gained(before: Position, after: Position, seat: int) -> list[Message]:
    """Points by source, most first; what power costs comes last, ranks count in the last round."""
    found: list[Message] = []
    for points, source in gains(score_sheet(before)[seat], score_sheet(after)[seat]):
        if after.round < ROUNDS and (source in FINAL or source.startswith(FINAL_CULTS)):
            continue
        if points > 0 or (points < 0 and source == "power"):
            found.append(points_from(points, source))
    return found


def income_gained(before: Position, after: Position, seat: int) -> list[Message]:
    """What structures and tiles will bring more in every round."""
    found: list[Message] = []
    for resource in range(RESOURCES):
        more = steady_income(after, seat, resource) - steady_income(before, seat, resource)
        if more > 0:
            found.append(Message(INCOMES[resource], {"n": int(more)}))
    return found


def steps_gained(before: Position, after: Position, seat: int) -> list[Message]:
    """Steps on the cult tracks, all together."""
    steps: i64 = 0
    for cult in range(CULTS):
        steps += (
            after.at[CULT_STEPS + seat * CULTS + cult] - before.at[CULT_STEPS + seat * CULTS + cult]
        )
    return [Message("hint-steps", {"n": int(steps)})] if steps > 0 else []


def promises_gained(before: Position, after: Position, seat: int) -> list[Message]:
    """A favour tile, the stronghold's power, a town that came nearer, a better reach."""
    found: list[Message] = []
    tiles = int(
        count_bits(after.at[FAVOURS_HELD + seat]) - count_bits(before.at[FAVOURS_HELD + seat])
    )
    if tiles > 0:
        found.append(Message("hint-favours", {"n": tiles}))
    if has_stronghold(after, seat) and not has_stronghold(before, seat):
        found.append(Message("hint-stronghold"))
    missing = nearest_town(after, seat)
    if 0 < missing < nearest_town(before, seat):
        found.append(Message("hint-town", {"n": int(missing)}))
    if after.at[SHIPPING + seat] > before.at[SHIPPING + seat]:
        found.append(Message("hint-shipping"))
    if after.at[EXCHANGE + seat] > before.at[EXCHANGE + seat]:
        found.append(Message("hint-exchange"))
    return found
