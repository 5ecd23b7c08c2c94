"""Putting structures on the map: dwellings and upgrades. [TM 4.1, 8]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.factions import FAVOURS_PER_TEMPLE
from tenshu.games.terra_mystica.data.structures import UPGRADES
from tenshu.games.terra_mystica.data.tiles import (
    FAVOUR_DWELLING_POINTS,
    FAVOUR_TRADING_HOUSE_POINTS,
    SCORING_BUILD_POINTS,
)
from tenshu.games.terra_mystica.ids import (
    AFTER,
    ALCHEMISTS,
    AUREN,
    CULTISTS,
    DARKLINGS,
    DWELLING,
    FAV10,
    FAV11,
    FREE_UPGRADE,
    FROM_FACTION,
    FROM_FAVOURS,
    FROM_SCORING,
    HALFLINGS,
    LAND,
    MERMAIDS,
    NOTHING,
    SANCTUARY,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
    TRADING_HOUSE,
)
from tenshu.games.terra_mystica.layout import (
    COINS,
    FACTION_OF,
    FAVOURS_HELD,
    OWNER,
    ROUND_TILES,
    STRUCTURE_AT,
    STRUCTURES_BUILT,
    WORKERS,
)
from tenshu.games.terra_mystica.rules.adjacency import has_rival_neighbour
from tenshu.games.terra_mystica.rules.gains import gain_power, score
from tenshu.games.terra_mystica.rules.offers import offer_power
from tenshu.games.terra_mystica.rules.towns import check_town
from tenshu.games.terra_mystica.rules.tracks import step_shipping
from tenshu.games.terra_mystica.tables import COINS_BESIDE, COINS_FOR, SUPPLY, WORKERS_FOR

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

ALCHEMISTS_POWER: Final = 12
CULTISTS_POINTS: Final = 7
DARKLINGS_ORDINATIONS: Final = 3
HALFLINGS_SPADES: Final = 3


def has_in_supply(state: Position, seat: i64, structure: i64) -> bool:
    """Does a piece of this kind stand on the seat's board? [TM 1.1, 8.1]"""
    return state.at[STRUCTURES_BUILT + seat * STRUCTURES + structure] < SUPPLY[structure]


def coins_for(state: Position, seat: i64, hex_: i64, structure: i64) -> i64:
    """The price in coins; a trading house is cheaper beside a rival. [TM 8.2]"""
    faction = state.at[FACTION_OF + seat]
    if structure == TRADING_HOUSE and has_rival_neighbour(state, seat, hex_):
        return COINS_BESIDE[faction]
    return COINS_FOR[faction * STRUCTURES + structure]


def can_pay_for(state: Position, seat: i64, hex_: i64, structure: i64) -> bool:
    """Can the seat pay for this structure here? [TM 4.1, 8]"""
    workers = WORKERS_FOR[state.at[FACTION_OF + seat] * STRUCTURES + structure]
    if state.at[WORKERS + seat] < workers:
        return False
    return state.at[COINS + seat] >= coins_for(state, seat, hex_, structure)


def pay_for(state: Position, seat: i64, hex_: i64, structure: i64) -> None:
    """Pay workers and coins for a structure. [TM 4.1, 8]"""
    state.at[COINS + seat] -= coins_for(state, seat, hex_, structure)
    state.at[WORKERS + seat] -= WORKERS_FOR[state.at[FACTION_OF + seat] * STRUCTURES + structure]


def set_structure(state: Position, seat: i64, hex_: i64, structure: i64) -> None:
    """Put a piece on the map and take back the one it replaces. [TM 8.1]"""
    old = state.at[STRUCTURE_AT + hex_]
    if old != NOTHING:
        state.at[STRUCTURES_BUILT + seat * STRUCTURES + old] -= 1
    state.at[OWNER + hex_] = seat
    state.at[STRUCTURE_AT + hex_] = structure
    state.at[STRUCTURES_BUILT + seat * STRUCTURES + structure] += 1


def raise_structure(state: Position, seat: i64, hex_: i64, structure: i64) -> None:
    """Put up a structure and let its points, offers and town follow. [TM 9.1, 14.1, 18, R30]"""
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
    for hex_ in range(i64(LAND)):
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
    for hex_ in range(i64(LAND)):
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
        state.favours_due += FAVOURS_PER_TEMPLE[state.at[FACTION_OF + seat]]
    elif structure == STRONGHOLD:
        open_stronghold(state, seat)
    state.phase = AFTER


def open_stronghold(state: Position, seat: i64) -> None:
    """What a stronghold gives once, at once. [TM 8.3, 21.2, 21.4, 21.8, 21.10, 21.20, 21.22]"""
    faction = state.at[FACTION_OF + seat]
    if faction == ALCHEMISTS:
        gain_power(state, seat, ALCHEMISTS_POWER)
    elif faction == AUREN:
        state.favours_due += 1
    elif faction == CULTISTS:
        score(state, seat, CULTISTS_POINTS, FROM_FACTION)
    elif faction == DARKLINGS:
        state.ordinations = DARKLINGS_ORDINATIONS
    elif faction == HALFLINGS:
        state.spades_due = HALFLINGS_SPADES
    elif faction == MERMAIDS:
        step_shipping(state, seat)
