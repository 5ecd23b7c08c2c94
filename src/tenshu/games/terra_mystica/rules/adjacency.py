"""Which hexes touch, and which a seat can reach. [TM 5]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.terra_mystica.ids import (
    BON4,
    DWARVES,
    FAKIRS,
    LAND,
    NOTHING,
)
from tenshu.games.terra_mystica.rules.gains import has_stronghold
from tenshu.games.terra_mystica.tables import (
    FLIGHT_REACH,
    LAND_NEIGHBOURS,
    LEVELS,
    SHIP_REACH,
    SITE_ENDS,
    SITES_AT,
    UNMARKED,
)

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def other_end(site: i64, hex_: i64) -> i64:
    """The hex at the other end of a bridge site."""
    one = SITE_ENDS[2 * site]
    return SITE_ENDS[2 * site + 1] if one == hex_ else one


def touching(state: Position, hex_: i64) -> vec[i64]:
    """The land directly adjacent to a land hex, over anybody's bridges too. [TM 5.1, 5.2, R9]"""
    near = LAND_NEIGHBOURS[hex_][:]
    for site in SITES_AT[hex_]:
        if state.bridges[site] != NOTHING:
            near = append(near, other_end(site, hex_))
    return near


def has_rival_neighbour(state: Position, seat: i64, hex_: i64) -> bool:
    """Does a structure of another seat stand directly beside the hex? [TM 8.2]"""
    for other in touching(state, hex_):
        if state.owner[other] != NOTHING and state.owner[other] != seat:
            return True
    return False


def shipping_level(state: Position, seat: i64) -> i64:
    """Shipping in the action phase, with the card's extra level. [TM 5.3, 19.4, R24, R31]"""
    level = state.shipping[seat]
    if level == NOTHING:
        return 0
    return level + 1 if state.card[seat] == BON4 else level


def permanent_shipping(state: Position, seat: i64) -> i64:
    """Shipping outside the action phase. [TM 5.3, 15.2, 16.3, R24, R31]"""
    return max(state.shipping[seat], i64(0))


def flight_range(state: Position, seat: i64) -> i64:
    """How many hexes a tunnel or carpet skips. [TM 21.11, 21.15, 21.16, 22.3]"""
    faction = state.faction[seat]
    if faction == DWARVES:
        return 1
    if faction == FAKIRS:
        skipped = 1 + state.carpet[seat] + (1 if has_stronghold(state, seat) else 0)
        return min(skipped, i64(LEVELS - 1))
    return 0


def reach(state: Position, seat: i64, level: i64) -> vec[i64]:
    """1 for every land hex adjacent to the seat's structures before this action. [TM 5.4, R4]"""
    reached = UNMARKED[:]
    for hex_ in range(i64(LAND)):
        if state.owner[hex_] != seat or hex_ == state.built:
            continue
        for other in LAND_NEIGHBOURS[hex_]:
            reached[other] = 1
        for other in SHIP_REACH[level * LAND + hex_]:
            reached[other] = 1
        for site in SITES_AT[hex_]:
            if state.bridges[site] != NOTHING:
                reached[other_end(site, hex_)] = 1
    return reached


def mark_flights(state: Position, seat: i64, reached: vec[i64]) -> None:
    """Mark with 2 what only a tunnel or carpet reaches. [TM 21.11, 21.15, R11]"""
    skipped = flight_range(state, seat)
    if skipped == 0 or state.flew != 0:
        return
    for hex_ in range(i64(LAND)):
        if state.owner[hex_] == seat and hex_ != state.built:
            for other in FLIGHT_REACH[skipped * LAND + hex_]:
                if reached[other] == 0:
                    reached[other] = 2
