"""Founding towns, their tiles, and the Mermaids' river towns. [TM 14, 20]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.core.protocol import report
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.structures import (
    SANCTUARY_COUNTS,
    TOWN_POWER,
    TOWN_POWER_WITH_FAVOUR,
    TOWN_STRUCTURES,
)
from tenshu.games.terra_mystica.data.tiles import (
    SCORING_TOWN_POINTS,
    TOWN_GAIN,
    TOWN_KEYS,
    TOWN_POINTS,
    TOWN_STEPS,
)
from tenshu.games.terra_mystica.event_kinds import FOUNDED_TOWN, GAINED, KEY
from tenshu.games.terra_mystica.ids import (
    CULTS,
    FAV5,
    FROM_SCORING,
    FROM_TOWNS,
    HEXES,
    LAND,
    SANCTUARY,
    TOWNS,
    TW7,
)
from tenshu.games.terra_mystica.layout import (
    FAVOURS_HELD,
    IN_TOWN,
    KEYS,
    OWNER,
    ROUND_TILES,
    STRUCTURE_AT,
    TOWNS_HELD,
    TOWNS_LEFT,
)
from tenshu.games.terra_mystica.lookups import POWER_OF
from tenshu.games.terra_mystica.rules.adjacency import touching
from tenshu.games.terra_mystica.rules.cults import climb, use_keys
from tenshu.games.terra_mystica.rules.gains import faction_of, gain, score

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def cluster(state: Position, seat: i64, start: i64) -> vec[i64]:
    """The seat's structures connected to a hex; a river hex joins its banks. [TM 14.1, R18]"""
    seen = vec[i64]([0] * HEXES)
    found = vec[i64]([start])
    seen[start] = 1
    index: i64 = 0
    while index < i64(len(found)):
        for other in connected(state, seat, found[index]):
            if seen[other] == 0:
                seen[other] = 1
                found = append(found, other)
        index += 1
    return found


def connected(state: Position, seat: i64, hex_: i64) -> vec[i64]:
    """The seat's structures and river towns directly beside a hex. [TM 5.1, 14.4, R18]"""
    out = vec[i64](capacity=8)
    map_ = state.setup.map
    near = map_.land_neighbours[hex_] if hex_ >= LAND else touching(state, hex_)
    for other in near:
        if state.at[OWNER + other] == seat:
            out = append(out, other)
    if hex_ < LAND and faction_of(state, seat).founds_river_towns:
        for other in map_.neighbours[hex_]:
            if other >= LAND and state.at[IN_TOWN + other] != 0:
                out = append(out, other)
    return out


def is_enough(state: Position, seat: i64, hexes: vec[i64]) -> bool:
    """Whether these structures are enough for a town, in number and in power. [TM 14.1, 14.2, 17.5]"""
    return missing_for_town(state, seat, hexes) <= 0


def missing_for_town(state: Position, seat: i64, hexes: vec[i64]) -> i64:
    """How much structures lack for a town, in number or power; at most 0 if nothing. [TM 14.1, 14.2]"""
    count: i64 = 0
    power: i64 = 0
    for hex_ in hexes:
        if hex_ < LAND:
            structure = state.at[STRUCTURE_AT + hex_]
            count += SANCTUARY_COUNTS if structure == SANCTUARY else 1
            power += POWER_OF[structure]
    needed: i64 = TOWN_POWER
    if has_bit(state.at[FAVOURS_HELD + seat], FAV5):
        needed = TOWN_POWER_WITH_FAVOUR
    return max(TOWN_STRUCTURES - count, needed - power)


def tiles_left(state: Position) -> i64:
    """Town tiles that no town is waiting for yet. [TM 14.5]"""
    count = -state.towns_due
    for tile in range(i64(TOWNS)):
        count += state.at[TOWNS_LEFT + tile]
    return count


def has_town(state: Position, hexes: vec[i64]) -> bool:
    """Whether one of these hexes is part of a town."""
    for hex_ in hexes:
        if state.at[IN_TOWN + hex_] != 0:
            return True
    return False


def join_town(state: Position, hexes: vec[i64]) -> None:
    """Make all these hexes part of a town. [TM 14.4]"""
    for hex_ in hexes:
        state.at[IN_TOWN + hex_] = 1


def found_town(state: Position, seat: i64, hexes: vec[i64]) -> None:
    """Make these hexes a town, for which the seat takes a tile. [TM 14.1, 14.3]"""
    join_town(state, hexes)
    state.towns_due += 1
    report(state, FOUNDED_TOWN, seat)


def check_town(state: Position, seat: i64, hex_: i64) -> None:
    """Found a town around a hex, or extend the one it touches. [TM 14.1, 14.4, 14.5]"""
    if state.at[OWNER + hex_] != seat or state.at[IN_TOWN + hex_] != 0:
        return
    hexes = cluster(state, seat, hex_)
    if has_town(state, hexes):
        join_town(state, hexes)
    elif is_enough(state, seat, hexes) and tiles_left(state) > 0:
        found_town(state, seat, hexes)


def check_all_towns(state: Position, seat: i64) -> None:
    """Check every structure again, once a town needs less power. [TM 17.5, R16]"""
    for hex_ in state.setup.map.land:
        check_town(state, seat, hex_)


def legal_town(state: Position, out: vec[i64]) -> vec[i64]:
    """The town tiles that are left. [TM 14.3, 14.5]"""
    for tile in range(i64(TOWNS)):
        if state.at[TOWNS_LEFT + tile] > 0:
            out = append(out, verbs.TAKE_TOWN.action(tile))
    return out


def apply_town(state: Position, tile: i64) -> None:
    """Take a tile with its points, its key and its gain. [TM 14.3, 20, 21.25, 21.27, 22.2]"""
    seat = state.seat
    state.towns_due -= 1
    state.at[TOWNS_LEFT + tile] -= 1
    state.at[TOWNS_HELD + seat * TOWNS + tile] += 1
    score(state, seat, TOWN_POINTS[tile], FROM_TOWNS)
    score(state, seat, SCORING_TOWN_POINTS[state.at[ROUND_TILES + state.round - 1]], FROM_SCORING)
    faction = faction_of(state, seat)
    faction.reward_town(state, seat)
    state.at[KEYS + seat] += TOWN_KEYS[tile]
    report(state, GAINED, seat, KEY, TOWN_KEYS[tile])
    gain(state, seat, TOWN_GAIN[tile])
    if tile == TW7:
        faction.widen_reach(state, seat)
    if TOWN_STEPS[tile] > 0:
        for cult in range(i64(CULTS)):
            climb(state, seat, cult, TOWN_STEPS[tile])
    use_keys(state, seat)


def can_connect(state: Position, seat: i64, river: i64) -> bool:
    """Whether the Mermaids could found a town over this river hex. [TM 21.21, R18]"""
    if state.at[IN_TOWN + river] != 0 or len(connected(state, seat, river)) < 2:
        return False
    hexes = cluster(state, seat, river)
    if has_town(state, hexes):
        return False
    return is_enough(state, seat, hexes) and tiles_left(state) > 0


def legal_connect(state: Position, out: vec[i64]) -> vec[i64]:
    """The river hexes that can join structures to a town. [TM 21.21, R18]"""
    seat = state.seat
    if faction_of(state, seat).founds_river_towns:
        for river in state.setup.map.rivers:
            if can_connect(state, seat, river):
                out = append(out, verbs.CONNECT_TOWN.action(river - LAND))
    return out


def apply_connect(state: Position, river: i64) -> None:
    """Found a town whose tile lies on the river. [TM 21.21, R18]"""
    found_town(state, state.seat, cluster(state, state.seat, LAND + river))
