"""Why a turn is worth playing, for hints: points first, then what brings points later."""

from __future__ import annotations

from typing import Final

from tenshu.core.message import Message
from tenshu.core.sheet import gains, points_from
from tenshu.games.white_castle.describe import gain_message
from tenshu.games.white_castle.heuristic.promises import garden_steps
from tenshu.games.white_castle.ids import FLOORS, GATE, GOODS, STOCKED, SYMBOLS
from tenshu.games.white_castle.layout import AT_FLOOR, STOCK, TENDED, ZONE
from tenshu.games.white_castle.rules import scoring
from tenshu.games.white_castle.rules.passage import is_ahead
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.view import score_sheet

# A hint names at most this many reasons.
MOST_REASONS: Final = 5


def reasons(before: Position, after: Position, seat: int) -> list[Message]:
    """What the seat gains from one position to the other, the most certain first."""
    found = points_gained(before, after, seat) + members_sent(before, after, seat)
    found += lanterns_lit(before, after, seat) + goods_gained(before, after, seat)
    if goes_ahead(before, after, seat):
        found.append(Message("hint-ahead"))
    return found[:MOST_REASONS]


def points_gained(before: Position, after: Position, seat: int) -> list[Message]:
    """Points by source, most first."""
    gained = gains(score_sheet(before)[seat], score_sheet(after)[seat])
    return [points_from(points, source) for points, source in gained if points > 0]


def members_sent(before: Position, after: Position, seat: int) -> list[Message]:
    """Courtiers who can climb, warriors who wait for courtiers, gardens that work again."""
    found: list[Message] = []

    if after.at[AT_FLOOR + seat * FLOORS + GATE] > before.at[AT_FLOOR + seat * FLOORS + GATE]:
        found.append(Message("hint-gate"))
    value = int(scoring.warrior_value(after, seat))
    if value > scoring.warrior_value(before, seat):
        found.append(Message("hint-warriors", {"n": value}))
    steps = int(garden_steps(after, seat))
    if after.at[TENDED + seat] != before.at[TENDED + seat] and steps > 0:
        found.append(Message("hint-garden", {"n": steps}))
    return found


def lanterns_lit(before: Position, after: Position, seat: int) -> list[Message]:
    """Symbols that are new in the lantern zone."""
    gained = increases(before, after, ZONE + seat * SYMBOLS, SYMBOLS)
    return [Message("hint-lantern", {"gain": gain_message(gain)}) for gain in gained]


def goods_gained(before: Position, after: Position, seat: int) -> list[Message]:
    """Goods for later turns."""
    gained = increases(before, after, STOCK + seat * STOCKED, GOODS)
    return [Message("hint-goods", {"gain": gain_message(gain)}) for gain in gained]


def increases(before: Position, after: Position, first: int, count: int) -> list[tuple[int, int]]:
    """The items that grew, with their increase, in the `count` numbers of `at` from `first` on."""
    changes = [
        (item, int(after.at[first + item] - before.at[first + item])) for item in range(count)
    ]
    return [(item, change) for item, change in changes if change > 0]


def goes_ahead(before: Position, after: Position, seat: int) -> bool:
    """Whether the seat overtakes another clan on the passage of time."""
    for other in range(int(after.setup.clans)):
        if other != seat and is_ahead(after, seat, other) and not is_ahead(before, seat, other):
            return True
    return False
