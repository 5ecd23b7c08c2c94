"""Structures on the map: dwellings and upgrades. [TM 4.1, 8]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.structures import UPGRADES
from tenshu.games.terra_mystica.data.tiles import (
    FAVOUR_DWELLING_POINTS,
    FAVOUR_TRADING_HOUSE_POINTS,
    SCORING_BUILD_POINTS,
)
from tenshu.games.terra_mystica.event_kinds import PAID
from tenshu.games.terra_mystica.ids import (
    AFTER,
    DWELLING,
    FAV10,
    FAV11,
    FREE_UPGRADE,
    FROM_FAVOURS,
    FROM_SCORING,
    NOTHING,
    SANCTUARY,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
    TRADING_HOUSE,
)
from tenshu.games.terra_mystica.layout import (
    COINS,
    FAVOURS_HELD,
    OWNER,
    ROUND_TILES,
    STRUCTURE_AT,
    STRUCTURES_BUILT,
    WORKERS,
)
from tenshu.games.terra_mystica.lookups import SUPPLY
from tenshu.games.terra_mystica.rules.adjacency import has_rival_neighbour
from tenshu.games.terra_mystica.rules.gains import faction_of, gain_coins, gain_workers, score
from tenshu.games.terra_mystica.rules.offers import offer_power
from tenshu.games.terra_mystica.rules.towns import check_town

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def has_in_supply(state: Position, seat: i64, structure: i64) -> bool:
    """Whether the seat has a piece of this kind left on its board. [TM 1.1, 8.1]"""
    return state.at[STRUCTURES_BUILT + seat * STRUCTURES + structure] < SUPPLY[structure]


def coins_for(state: Position, seat: i64, hex_: i64, structure: i64) -> i64:
    """The price in coins; a trading house is cheaper beside a rival. [TM 8.2]"""
    faction = faction_of(state, seat)
    if structure == TRADING_HOUSE and has_rival_neighbour(state, seat, hex_):
        return faction.coins_beside
    return faction.coins_for[structure]


def workers_for(state: Position, seat: i64, structure: i64) -> i64:
    """The price in workers. [TM 4.1, 8]"""
    return faction_of(state, seat).workers_for[structure]


def can_pay_for(state: Position, seat: i64, hex_: i64, structure: i64) -> bool:
    """Whether the seat can pay for this structure here. [TM 4.1, 8]"""
    if state.at[WORKERS + seat] < workers_for(state, seat, structure):
        return False
    return state.at[COINS + seat] >= coins_for(state, seat, hex_, structure)


def pay_for(state: Position, seat: i64, hex_: i64, structure: i64) -> None:
    """Pay workers and coins for a structure. [TM 4.1, 8]"""
    gain_coins(state, seat, -coins_for(state, seat, hex_, structure), PAID)
    gain_workers(state, seat, -workers_for(state, seat, structure), PAID)


def set_structure(state: Position, seat: i64, hex_: i64, structure: i64) -> None:
    """Put a piece on the map and take back the one it replaces. [TM 8.1]"""
    old = state.at[STRUCTURE_AT + hex_]
    if old != NOTHING:
        state.at[STRUCTURES_BUILT + seat * STRUCTURES + old] -= 1
    state.at[OWNER + hex_] = seat
    state.at[STRUCTURE_AT + hex_] = structure
    state.at[STRUCTURES_BUILT + seat * STRUCTURES + structure] += 1


def raise_structure(state: Position, seat: i64, hex_: i64, structure: i64) -> None:
    """Put up a structure, with its points, offers of power and town. [TM 9.1, 14.1, 18, R30]"""
    set_structure(state, seat, hex_, structure)
    tile = state.at[ROUND_TILES + state.round - 1]
    score(state, seat, SCORING_BUILD_POINTS[tile][structure], FROM_SCORING)
    if structure == DWELLING and has_bit(state.at[FAVOURS_HELD + seat], FAV11):
        score(state, seat, FAVOUR_DWELLING_POINTS, FROM_FAVOURS)
    elif structure == TRADING_HOUSE and has_bit(state.at[FAVOURS_HELD + seat], FAV10):
        score(state, seat, FAVOUR_TRADING_HOUSE_POINTS, FROM_FAVOURS)
    offer_power(state, seat, hex_)
    check_town(state, seat, hex_)


def legal_upgrade(state: Position, out: vec[i64]) -> vec[i64]:
    """The upgrades that the seat can pay for. [TM 8.1, 8.2]"""
    seat = state.seat
    for hex_ in state.setup.map.land:
        if state.at[OWNER + hex_] != seat:
            continue
        for target in UPGRADES[state.at[STRUCTURE_AT + hex_]]:
            if has_in_supply(state, seat, target) and can_pay_for(state, seat, hex_, target):
                out = append(out, verbs.UPGRADE.action(hex_, target))
    return out


def legal_free_upgrade(state: Position, out: vec[i64]) -> vec[i64]:
    """The dwellings that the Swarmlings may turn into a trading house. [TM 21.26]"""
    if not has_in_supply(state, state.seat, TRADING_HOUSE):
        return out
    for hex_ in state.setup.map.land:
        if state.at[OWNER + hex_] == state.seat and state.at[STRUCTURE_AT + hex_] == DWELLING:
            out = append(out, verbs.UPGRADE.action(hex_, TRADING_HOUSE))
    return out


def apply_upgrade(state: Position, hex_: i64, structure: i64) -> None:
    """Replace a structure by a better one. [TM 8.1, 8.3, 8.4, 8.5]"""
    seat = state.seat
    if state.phase != FREE_UPGRADE:
        pay_for(state, seat, hex_, structure)
    raise_structure(state, seat, hex_, structure)
    if structure == TEMPLE or structure == SANCTUARY:
        state.favours_due += faction_of(state, seat).board.favours_per_temple
    elif structure == STRONGHOLD:
        faction_of(state, seat).open_stronghold(state, seat)
    state.phase = AFTER
