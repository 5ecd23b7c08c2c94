"""What the seat to act could do in several steps, with its price. [TM 3.2, 3.3, 4]

A page knows no rule: what digging a hex costs, and how power makes something affordable, is
worked out here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.games.terra_mystica.data.structures import UPGRADES
from tenshu.games.terra_mystica.data.tiles import POWER_ACTION_COST, Resources
from tenshu.games.terra_mystica.data.tracks import SHIPPING_COST
from tenshu.games.terra_mystica.ids import (
    ACT,
    ACT1,
    AFTER,
    CULT_SPADES,
    CULTS,
    DWELLING,
    NOTHING,
    POWER_ACTIONS,
    SPADES,
)
from tenshu.games.terra_mystica.rules import cults, octagons, terraforming, tracks
from tenshu.games.terra_mystica.rules.adjacency import reach, shipping_level
from tenshu.games.terra_mystica.rules.conversions import POWER_PER_PRIEST, POWER_PER_WORKER
from tenshu.games.terra_mystica.rules.gains import faction_of, priests_left
from tenshu.games.terra_mystica.rules.structures import coins_for, has_in_supply, workers_for
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import (
    BUILD,
    COLOUR,
    CULT,
    HEX,
    OCTAGON,
    STRUCTURE,
    TRANSFORM,
    TURN,
)

# What a step of a way is felt to cost, in power; a burned token is gone for good.
BURNED: Final = 2
WORKER_AS_COIN: Final = 3
PRIEST_AS_WORKER: Final = 5
POINT_AS_COIN: Final = 4

Price = dict[str, int]


def in_words(resources: Resources) -> Price:
    """Coins, workers, priests and power by name."""
    coins, workers, priests, power = resources
    return {"coins": coins, "workers": workers, "priests": priests, "power": power}


def price_of(state: Position, seat: i64, hex_: i64, structure: i64) -> Price:
    """Coins and workers for a structure on a hex. [TM 4.1, 8.2]"""
    workers = workers_for(state, seat, structure)
    return {"coins": int(coins_for(state, seat, hex_, structure)), "workers": int(workers)}


def paid(before: Position, after: Position, seat: i64) -> Price:
    """What a seat spent between two positions, and the points it gained."""
    return {
        "coins": int(before.coins[seat] - after.coins[seat]),
        "workers": int(before.workers[seat] - after.workers[seat]),
        "priests": int(before.priests[seat] - after.priests[seat]),
        "points": int(after.vp[seat] - before.vp[seat]),
    }


def digs(state: Position) -> dict[str, object]:
    """Hexes that the seat could make its home terrain at once, dwelling and all. [TM 4.1, 4.2]"""
    if state.phase not in (ACT, SPADES, CULT_SPADES):
        return {}
    found: dict[str, object] = {}
    legal = state.legal_actions()
    home = terraforming.home_of(state, state.seat)
    for hex_ in state.setup.map.land:
        if TRANSFORM + hex_ not in legal:
            continue
        spades = terraforming.spades_for(state, state.seat, hex_, home)
        after = state.clone()
        after.apply(TRANSFORM + hex_)
        if TURN + home not in after.legal_actions():
            continue
        after.apply(TURN + home)
        dig: dict[str, object] = {
            "turn": COLOUR.words[home],
            "spades": int(spades),
            "price": paid(state, after, state.seat),
            "build": None,
        }
        if after.seat == state.seat and BUILD + hex_ in after.legal_actions():
            after.apply(BUILD + hex_)
            dig["build"] = paid(state, after, state.seat)
        found[HEX.words[hex_]] = dig
    return found


def ways(state: Position) -> dict[str, list[str]]:
    """What conversions would make possible that cannot be paid now, and by which. [TM 3.2, 3.3]"""
    if state.phase not in (ACT, SPADES, AFTER) or state.favours_due > 0 or state.towns_due > 0:
        return {}
    found: dict[str, list[str]] = {}
    known: dict[Resources, list[str] | None] = {}
    for action, need in wishes(state):
        if need not in known:
            known[need] = cheapest_way(state, state.seat, need)
        way = known[need]
        if way:
            found[action] = way
    return found


def wishes(state: Position) -> list[tuple[str, Resources]]:
    """What the seat could do in this step if it could pay, with the price. [TM 3.1]"""
    if state.phase == ACT:
        return [
            *wished_dwellings(state),
            *wished_digs(state),
            *wished_upgrades(state),
            *wished_tracks(state),
            *wished_priests(state),
            *wished_octagons(state),
        ]
    if state.phase == SPADES:
        return wished_digs(state)
    plots = [hex_ for hex_ in (state.dug, state.dug_second, state.dug_third) if hex_ != NOTHING]
    if not terraforming.has_plot(state):
        return []
    return [dwelling(state, hex_) for hex_ in plots if terraforming.is_plot(state, hex_)]


def dwelling(state: Position, hex_: i64) -> tuple[str, Resources]:
    """A dwelling on a hex, with its price. [TM 4.1]"""
    price = price_of(state, state.seat, hex_, DWELLING)
    return f"build {HEX.words[hex_]}", (price["coins"], price["workers"], 0, 0)


def wished_dwellings(state: Position) -> list[tuple[str, Resources]]:
    """Free home terrain in reach. [TM 4.1]"""
    seat = state.seat
    if not has_in_supply(state, seat, DWELLING):
        return []
    reached = reach(state, seat, shipping_level(state, seat))
    home = terraforming.home_of(state, seat)
    return [
        dwelling(state, hex_)
        for hex_ in state.setup.map.land
        if reached[hex_] != 0 and state.owner[hex_] == NOTHING and state.terrain[hex_] == home
    ]


def wished_digs(state: Position) -> list[tuple[str, Resources]]:
    """Free hexes in reach that bought spades would make home terrain. [TM 4.2, 4.3]"""
    seat = state.seat
    if state.pays == 0 or state.dug != NOTHING:
        return []
    found: list[tuple[str, Resources]] = []
    reached = reach(state, seat, shipping_level(state, seat))
    home = terraforming.home_of(state, seat)
    for hex_ in state.setup.map.land:
        if reached[hex_] == 0 or state.owner[hex_] != NOTHING or state.terrain[hex_] == home:
            continue
        bought = int(terraforming.spades_for(state, seat, hex_, home) - state.free)
        if bought > 0:
            coins, workers, priests, power = faction_of(state, seat).spade_price(state, seat)
            price = (bought * coins, bought * workers, bought * priests, bought * power)
            found.append((f"transform {HEX.words[hex_]}", price))
    return found


def wished_upgrades(state: Position) -> list[tuple[str, Resources]]:
    """What the seat's structures could become. [TM 8]"""
    seat = state.seat
    found: list[tuple[str, Resources]] = []
    for hex_ in state.setup.map.land:
        if state.owner[hex_] != seat:
            continue
        for kind in UPGRADES[state.structure[hex_]]:
            if has_in_supply(state, seat, kind):
                price = price_of(state, seat, hex_, kind)
                action = f"upgrade {HEX.words[hex_]} {STRUCTURE.words[kind]}"
                found.append((action, (price["coins"], price["workers"], 0, 0)))
    return found


def wished_tracks(state: Position) -> list[tuple[str, Resources]]:
    """The next level of shipping and of the exchange track. [TM 6.1, 7.1]"""
    found: list[tuple[str, Resources]] = []
    if tracks.has_shipping_step(state, state.seat):
        found.append(("ship", SHIPPING_COST))
    if tracks.has_exchange_step(state, state.seat):
        found.append(("dig", tracks.exchange_cost(state, state.seat)))
    return found


def wished_priests(state: Position) -> list[tuple[str, Resources]]:
    """A priest for every space of an order that is free. [TM 10.3, 10.4]"""
    return [
        (f"send {CULT.words[cult]} {steps}", (0, 0, 1, 0))
        for cult in range(i64(CULTS))
        for steps in range(i64(1), i64(4))
        if steps == 1 or cults.free_order_space(state, cult, steps) != NOTHING
    ]


def wished_octagons(state: Position) -> list[tuple[str, Resources]]:
    """The power actions nobody took this round. [TM 11.1]"""
    return [
        (f"action {OCTAGON.words[act]}", (0, 0, 0, POWER_ACTION_COST[act]))
        for act in range(POWER_ACTIONS)
        if not has_bit(state.acts, act) and (act != ACT1 or octagons.can_bridge(state, state.seat))
    ]


def cheapest_way(state: Position, seat: i64, need: Resources) -> list[str] | None:
    """The conversions that bring what is needed at the least loss, or None. [TM 3.2, 3.3, 21.1]"""
    coins, workers, priests, power = need
    missing_priests = max(0, priests - int(state.priests[seat]))
    if missing_priests > priests_left(state, seat):
        return None
    missing_workers = max(0, workers - int(state.workers[seat]))
    missing_coins = max(0, coins - int(state.coins[seat]))
    spare_priests = max(0, int(state.priests[seat]) - priests)
    spare_workers = max(0, int(state.workers[seat]) - workers)
    spare_points = int(state.vp[seat]) if faction_of(state, seat).trades_points else 0
    best: list[str] | None = None
    least = 0
    for from_points in range(min(missing_coins, spare_points) + 1):
        rest = missing_coins - from_points
        for from_workers in range(min(rest, spare_workers) + 1):
            for from_priests in range(min(missing_workers, spare_priests) + 1):
                spent = rest - from_workers + POWER_PER_PRIEST * missing_priests
                spent += POWER_PER_WORKER * (missing_workers - from_priests) + power
                burned = max(0, spent - int(state.bowl3[seat]))
                if 2 * burned > state.bowl2[seat]:
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
