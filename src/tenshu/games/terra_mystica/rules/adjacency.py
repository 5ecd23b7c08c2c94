"""Which hexes touch, and which a seat can reach. [TM 5]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.terra_mystica.ids import (
    BON4,
    LAND,
    NOTHING,
)
from tenshu.games.terra_mystica.layout import BRIDGE_OWNER, CARD_HELD, OWNER, SHIPPING
from tenshu.games.terra_mystica.lookups import UNMARKED
from tenshu.games.terra_mystica.rules.gains import faction_of

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

# Marks of the hexes that a seat can reach.
ADJACENT: Final = 1
BY_FLIGHT: Final = 2


def touching(state: Position, hex_: i64) -> vec[i64]:
    """The land directly adjacent to a land hex, over anybody's bridges too. [TM 5.1, 5.2, R9]"""
    map_ = state.setup.map
    near = map_.land_neighbours[hex_]
    is_copy = False
    for site in map_.sites_at[hex_]:
        if state.at[BRIDGE_OWNER + site] != NOTHING:
            if not is_copy:
                near = near[:]
                is_copy = True
            near = append(near, map_.other_end(site, hex_))
    return near


def has_rival_neighbour(state: Position, seat: i64, hex_: i64) -> bool:
    """Whether a structure of another seat is directly adjacent to the hex. [TM 8.2]"""
    for other in touching(state, hex_):
        if state.at[OWNER + other] != NOTHING and state.at[OWNER + other] != seat:
            return True
    return False


def shipping_level(state: Position, seat: i64) -> i64:
    """Shipping in the action phase, with the card's extra level. [TM 5.3, 19.4, R24, R31]"""
    level = state.at[SHIPPING + seat]
    if level == NOTHING:
        return 0
    return level + 1 if state.at[CARD_HELD + seat] == BON4 else level


def permanent_shipping(state: Position, seat: i64) -> i64:
    """Shipping outside the action phase. [TM 5.3, 15.2, 16.3, R24, R31]"""
    return max(state.at[SHIPPING + seat], i64(0))


def flight_range(state: Position, seat: i64) -> i64:
    """How many hexes a tunnel or carpet skips. [TM 21.11, 21.15, 21.16, 22.3]"""
    return faction_of(state, seat).flight_range(state, seat)


def reach(state: Position, seat: i64, level: i64) -> vec[i64]:
    """ADJACENT for every land hex adjacent to the seat's structures before this action. [TM 5.4, R4]"""
    reached = UNMARKED[:]
    map_ = state.setup.map
    for hex_ in map_.land:
        if state.at[OWNER + hex_] != seat or hex_ == state.built_hex:
            continue
        for other in map_.land_neighbours[hex_]:
            reached[other] = ADJACENT
        for other in map_.ship_reach[level * LAND + hex_]:
            reached[other] = ADJACENT
        for site in map_.sites_at[hex_]:
            if state.at[BRIDGE_OWNER + site] != NOTHING:
                reached[map_.other_end(site, hex_)] = ADJACENT
    return reached


def mark_flights(state: Position, seat: i64, reached: vec[i64]) -> None:
    """Mark with BY_FLIGHT what only a tunnel or carpet reaches. [TM 21.11, 21.15, R11]"""
    skipped = flight_range(state, seat)
    if skipped == 0 or state.has_flown != 0:
        return
    map_ = state.setup.map
    for hex_ in map_.land:
        if state.at[OWNER + hex_] == seat and hex_ != state.built_hex:
            for other in map_.flight_reach[skipped * LAND + hex_]:
                if reached[other] == 0:
                    reached[other] = BY_FLIGHT
