"""What the acting seat could do in several steps: terraform a hex, or convert before it pays. [TM 3, 4]

What is legal and what it costs is found by playing it on a copy of the position.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from tenshu.core.parts import Aids
from tenshu.core.protocol import State
from tenshu.games.terra_mystica.data.tiles import Resources
from tenshu.games.terra_mystica.ids import ACT, AFTER, CULT_SPADES, SPADES
from tenshu.games.terra_mystica.layout import (
    BOWL1,
    BOWL2,
    BOWL3,
    COINS,
    PRIESTS,
    VICTORY_POINTS,
    WORKERS,
)
from tenshu.games.terra_mystica.rules import terraforming
from tenshu.games.terra_mystica.rules.conversions import POWER_PER_PRIEST, POWER_PER_WORKER
from tenshu.games.terra_mystica.rules.gains import faction_of, priests_left
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import (
    BUILD,
    CHOOSE_TERRAIN,
    COLOUR,
    HEX,
    TRANSFORM,
    VERBS,
)

# More coins, workers and power than anything costs.
PLENTY: Final = 100
PAID_VERBS: Final = ("build", "transform", "upgrade", "ship", "dig", "send", "action")

# What a conversion loses, in power, to compare ways to pay; a burned token is gone for good.
BURNED: Final = 2
WORKER_AS_COIN: Final = 3
PRIEST_AS_WORKER: Final = 5
POINT_AS_COIN: Final = 4


class ActingAids(Aids):
    """Hexes to terraform with their price, and conversions that make an action affordable."""

    def of(self, state: State) -> dict[str, object]:
        assert isinstance(state, Position)
        return {"terraforming": terraforming_aids(state), "conversions": conversion_aids(state)}


AIDS: Final = ActingAids()


def paid(before: Position, after: Position, seat: i64) -> dict[str, int]:
    """What a seat spent between two positions, and the points it gained."""
    return {
        "coins": int(before.at[COINS + seat] - after.at[COINS + seat]),
        "workers": int(before.at[WORKERS + seat] - after.at[WORKERS + seat]),
        "priests": int(before.at[PRIESTS + seat] - after.at[PRIESTS + seat]),
        "points": int(after.at[VICTORY_POINTS + seat] - before.at[VICTORY_POINTS + seat]),
    }


def terraforming_aids(state: Position) -> dict[str, object]:
    """Hexes that the seat could make its home terrain at once, perhaps with a dwelling. [TM 4.1, 4.2]"""
    if state.phase not in (ACT, SPADES, CULT_SPADES):
        return {}
    found: dict[str, object] = {}
    legal = state.legal_actions()
    home = terraforming.home_of(state, state.seat)
    for hex_ in state.setup.map.land:
        if TRANSFORM.action(hex_) not in legal:
            continue
        spades = terraforming.spades_for(state, state.seat, hex_, home)
        after = make_home(state, TRANSFORM.action(hex_))
        if after is None:
            continue
        plan: dict[str, object] = {
            "colour": COLOUR.words[home],
            "spades": int(spades),
            "price": paid(state, after, state.seat),
            "build": None,
        }
        if after.seat == state.seat and BUILD.action(hex_) in after.legal_actions():
            after.apply(BUILD.action(hex_))
            plan["build"] = paid(state, after, state.seat)
        found[HEX.words[hex_]] = plan
    return found


def make_home(state: Position, transform: i64) -> Position | None:
    """The position after a hex became the seat's home terrain, or None where it cannot."""
    home = terraforming.home_of(state, state.seat)
    after = state.clone()
    after.apply(transform)
    if CHOOSE_TERRAIN.action(home) not in after.legal_actions():
        return None
    after.apply(CHOOSE_TERRAIN.action(home))
    return after


class Preparation(NamedTuple):
    """Conversions in order, and what is legal after them."""

    conversions: list[str]
    legal: list[int]


def conversion_aids(state: Position) -> dict[str, list[str]]:
    """Actions that conversions would make affordable, each with these conversions. [TM 3.2, 3.3]"""
    if state.phase not in (ACT, SPADES, AFTER) or state.favours_due > 0 or state.towns_due > 0:
        return {}
    found: dict[str, list[str]] = {}
    prepared: dict[Resources, Preparation] = {}
    wealthy = with_plenty(state)
    for action in wealthy.legal_actions():
        if VERBS.split(action)[0].name not in PAID_VERBS:
            continue
        price = price_of(wealthy, action)
        if price is None:
            continue
        if price not in prepared:
            prepared[price] = prepare(state, price)
        if prepared[price].conversions and int(action) in prepared[price].legal:
            found[VERBS.format_action(int(action))] = prepared[price].conversions
    return found


def with_plenty(state: Position) -> Position:
    """A copy in which the acting seat can pay for everything."""
    wealthy = state.clone()
    seat = state.seat
    wealthy.at[COINS + seat] = PLENTY
    wealthy.at[WORKERS + seat] = PLENTY
    wealthy.at[PRIESTS + seat] += priests_left(state, seat)
    # With all its power in bowl III the seat gains none, so that a price is not hidden by a gain.
    wealthy.at[BOWL1 + seat] = 0
    wealthy.at[BOWL2 + seat] = 0
    wealthy.at[BOWL3 + seat] = PLENTY
    return wealthy


def price_of(wealthy: Position, action: i64) -> Resources | None:
    """What an action costs a seat that can pay anything, or None for a hex that cannot be home."""
    seat = wealthy.seat
    after: Position | None
    if VERBS.split(action)[0].name == "transform":
        after = make_home(wealthy, action)
        if after is None:
            return None
    else:
        after = wealthy.clone()
        after.apply(action)
    return (
        max(0, int(wealthy.at[COINS + seat] - after.at[COINS + seat])),
        max(0, int(wealthy.at[WORKERS + seat] - after.at[WORKERS + seat])),
        max(0, int(wealthy.at[PRIESTS + seat] - after.at[PRIESTS + seat])),
        max(0, int(wealthy.at[BOWL3 + seat] - after.at[BOWL3 + seat])),
    )


def prepare(state: Position, price: Resources) -> Preparation:
    """The conversions needed to pay a price, if any are needed and legal."""
    conversions = cheapest_conversions(state, state.seat, price) or []
    after = state.clone()
    for text in conversions:
        action = VERBS.parse_action(text)
        if action not in after.legal_actions():
            return Preparation([], [])
        after.apply(action)
    return Preparation(conversions, [int(action) for action in after.legal_actions()])


def cheapest_conversions(state: Position, seat: i64, need: Resources) -> list[str] | None:
    """The conversions that provide what is needed at the least loss, or None. [TM 3.2, 3.3, 21.1]"""
    coins, workers, priests, power = need
    missing_priests = max(0, priests - int(state.at[PRIESTS + seat]))
    if missing_priests > priests_left(state, seat):
        return None
    missing_workers = max(0, workers - int(state.at[WORKERS + seat]))
    missing_coins = max(0, coins - int(state.at[COINS + seat]))
    spare_priests = max(0, int(state.at[PRIESTS + seat]) - priests)
    spare_workers = max(0, int(state.at[WORKERS + seat]) - workers)
    trades_points = faction_of(state, seat).trades_points
    spare_points = int(state.at[VICTORY_POINTS + seat]) if trades_points else 0
    best: list[str] | None = None
    least = 0
    for from_points in range(min(missing_coins, spare_points) + 1):
        rest = missing_coins - from_points
        for from_workers in range(min(rest, spare_workers) + 1):
            for from_priests in range(min(missing_workers, spare_priests) + 1):
                spent = rest - from_workers + POWER_PER_PRIEST * missing_priests
                spent += POWER_PER_WORKER * (missing_workers - from_priests) + power
                burned = max(0, spent - int(state.at[BOWL3 + seat]))
                if 2 * burned > state.at[BOWL2 + seat]:
                    continue
                loss = spent + BURNED * burned + WORKER_AS_COIN * from_workers
                loss += PRIEST_AS_WORKER * from_priests + POINT_AS_COIN * from_points
                if best is None or loss < least:
                    least = loss
                    best = [
                        *["burn"] * burned,
                        *["convert pw>p"] * missing_priests,
                        *["convert pw>w"] * (missing_workers - from_priests),
                        *["convert pw>c"] * (rest - from_workers),
                        *["convert p>w"] * from_priests,
                        *["convert w>c"] * from_workers,
                        *["convert vp>c"] * from_points,
                    ]
    return best
