"""Why a turn is worth playing, for hints: points first, then what brings points later."""

from __future__ import annotations

from typing import Final

from tenshu.core.bits import count_bits
from tenshu.core.message import Message
from tenshu.core.sheet import gains, points_from
from tenshu.games.terra_mystica.heuristic.map import count_beside, nearest_town
from tenshu.games.terra_mystica.heuristic.promises import steady_income
from tenshu.games.terra_mystica.ids import CULTS, NOTHING, ROUNDS, TERRAINS
from tenshu.games.terra_mystica.layout import (
    BOWL2,
    BOWL3,
    CARD_HELD,
    COINS,
    CULT_STEPS,
    EXCHANGE,
    FACTION_OF,
    FAVOURS_HELD,
    HOME_TERRAIN,
    OWNER,
    PRIESTS,
    SHIPPING,
    TERRAIN,
    WORKERS,
)
from tenshu.games.terra_mystica.lookups import RESOURCES
from tenshu.games.terra_mystica.rules import terraforming
from tenshu.games.terra_mystica.rules.adjacency import ADJACENT, reach, shipping_level
from tenshu.games.terra_mystica.rules.gains import faction_of, has_stronghold
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import BONUS, CULT, FACTION
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
        return faction_reasons(after, seat) if after.at[FACTION_OF + seat] != NOTHING else []
    found = points_gained(before, after, seat)
    if after.round < ROUNDS:
        found += income_gained(before, after, seat)
    found += steps_gained(before, after, seat) + promises_gained(before, after, seat)
    found += card_taken(before, after, seat) + goods_gained(before, after, seat)
    found += sites_gained(before, after, seat)
    return found[:MOST_REASONS]


def faction_reasons(after: Position, seat: int) -> list[Message]:
    """How far the terrains of rivals are from the faction's own, and what it can do."""
    home = int(after.at[HOME_TERRAIN + seat])
    spades = faction_of(after, seat).spades
    rivals = [
        int(spades[int(after.at[HOME_TERRAIN + other]) * TERRAINS + home])
        for other in range(int(after.setup.seats))
        if other != seat and after.at[HOME_TERRAIN + other] != NOTHING
    ]
    found = [Message("hint-rivals", {"n": min(rivals)})] if rivals else []
    return [*found, Message(f"faction-{FACTION.words[after.at[FACTION_OF + seat]]}-text")]


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
    """Steps on each cult track, most first."""
    found: list[tuple[int, Message]] = []
    for cult in range(CULTS):
        index = CULT_STEPS + seat * CULTS + cult
        steps = int(after.at[index] - before.at[index])
        if steps > 0:
            name = Message(f"cult-{CULT.words[cult]}")
            found.append((-steps, Message("hint-steps", {"n": steps, "cult": name})))
    return [message for _, message in sorted(found, key=lambda pair: pair[0])]


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


def card_taken(before: Position, after: Position, seat: int) -> list[Message]:
    """The bonus card that the seat chose."""
    card = after.at[CARD_HELD + seat]
    if card in (NOTHING, before.at[CARD_HELD + seat]):
        return []
    return [Message("hint-card", {"card": Message(f"tile-{BONUS.words[card]}-text")})]


def goods_gained(before: Position, after: Position, seat: int) -> list[Message]:
    """Coins, workers, priests and power to spend."""
    found: list[Message] = []
    for field, key in ((COINS, "coins"), (WORKERS, "workers"), (PRIESTS, "priests")):
        more = int(after.at[field + seat] - before.at[field + seat])
        if more > 0:
            found.append(Message("hint-goods", {"goods": Message(f"amount-{key}", {"n": more})}))
    more = power_gained(after, seat) - power_gained(before, seat)
    if more > 0:
        found.append(Message("hint-goods", {"goods": Message("amount-power", {"n": more})}))
    return found


def power_gained(state: Position, seat: int) -> int:
    """How far the tokens in the bowls have come."""
    return int(state.at[BOWL2 + seat] + 2 * state.at[BOWL3 + seat])


def sites_gained(before: Position, after: Position, seat: int) -> list[Message]:
    """Land that came into reach, and neighbours whose buildings bring power."""
    found: list[Message] = []
    more = easy_sites(after, seat) - easy_sites(before, seat)
    if more > 0:
        found.append(Message("hint-sites", {"n": more}))
    if count_beside(after, seat) > count_beside(before, seat):
        found.append(Message("hint-neighbour"))
    return found


def easy_sites(state: Position, seat: int) -> int:
    """Free hexes in reach that need one spade or none."""
    reached = reach(state, seat, max(0, shipping_level(state, seat)))
    home = terraforming.home_of(state, seat)
    spades = faction_of(state, seat).spades
    return sum(
        1
        for hex_ in state.setup.map.land
        if reached[hex_] == ADJACENT
        and state.at[OWNER + hex_] == NOTHING
        and spades[state.at[TERRAIN + hex_] * TERRAINS + home] <= 1
    )
