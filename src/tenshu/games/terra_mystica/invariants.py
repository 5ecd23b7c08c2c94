"""What must hold in every position: pieces are neither made nor lost."""

from __future__ import annotations

from mypy_extensions import i64

from tenshu.core.bits import count_bits, has_bit
from tenshu.games.terra_mystica.data.structures import BRIDGES, POWER_TOKENS
from tenshu.games.terra_mystica.data.tiles import TOWN_KEYS
from tenshu.games.terra_mystica.ids import (
    CULTS,
    FAVOURS,
    GAME_OVER,
    NOTHING,
    SETTLE,
    SOURCES,
    STRUCTURES,
    TOP,
    TOWNS,
)
from tenshu.games.terra_mystica.layout import (
    BOWL1,
    BOWL2,
    BOWL3,
    COINS,
    CULT_STEPS,
    EXCHANGE,
    FACTION_OF,
    FAVOURS_HELD,
    FAVOURS_LEFT,
    HOME_TERRAIN,
    IN_TOWN,
    KEYS,
    OWNER,
    POINTS_FROM,
    PRIESTS,
    SHIPPING,
    STRUCTURE_AT,
    STRUCTURES_BUILT,
    TERRAIN,
    TOWNS_HELD,
    TOWNS_LEFT,
    VICTORY_POINTS,
    WORKERS,
)
from tenshu.games.terra_mystica.lookups import SUPPLY
from tenshu.games.terra_mystica.rules.gains import faction_of, priests_left
from tenshu.games.terra_mystica.rules.octagons import count_bridges
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.view import score_sheet


def broken_invariants(state: Position) -> list[str]:
    """What is wrong with this position; empty if nothing is."""
    broken: list[str] = []
    for seat in range(state.setup.seats):
        if state.at[FACTION_OF + seat] != NOTHING:
            broken += broken_seat(state, seat)
            broken += broken_standing(state, seat)
    broken += broken_map(state)
    broken += broken_tiles(state)
    broken += broken_cults(state)
    if [sum(sheet.values()) for sheet in score_sheet(state)] != state.scores():
        broken.append("the score sheet does not add up to the score")
    return broken


def broken_seat(state: Position, seat: i64) -> list[str]:
    """Resources are never negative, and tracks have ends. [TM 2.5, 2.6, 3.3]"""
    broken: list[str] = []
    if min(state.at[COINS + seat], state.at[WORKERS + seat], state.at[PRIESTS + seat]) < 0:
        broken.append(f"seat {seat} owes coins, workers or priests")
    if priests_left(state, seat) < 0:
        broken.append(f"seat {seat} has more than seven priests")
    bowls = (state.at[BOWL1 + seat], state.at[BOWL2 + seat], state.at[BOWL3 + seat])
    if min(bowls) < 0 or sum(bowls) > POWER_TOKENS:
        broken.append(f"seat {seat} has impossible bowls")
    points: i64 = 0
    for source in range(i64(SOURCES)):
        points += state.at[POINTS_FROM + seat * SOURCES + source]
    if state.at[VICTORY_POINTS + seat] < 0 or points != state.at[VICTORY_POINTS + seat]:
        broken.append(f"seat {seat} has points from nowhere, or fewer than none")
    faction = faction_of(state, seat)
    if state.at[SHIPPING + seat] > faction.last_shipping:
        broken.append(f"seat {seat} ships too far")
    if state.at[EXCHANGE + seat] > faction.last_exchange:
        broken.append(f"seat {seat} digs too cheaply")
    if count_bridges(state, seat) > BRIDGES:
        broken.append(f"seat {seat} has more than three bridges")
    return broken


def broken_standing(state: Position, seat: i64) -> list[str]:
    """The structures on the map are counted, within the supply, on home terrain. [TM 1.1, 4.1]"""
    broken: list[str] = []
    for structure in range(i64(STRUCTURES)):
        count: i64 = 0
        for hex_ in state.setup.map.land:
            if state.at[OWNER + hex_] == seat and state.at[STRUCTURE_AT + hex_] == structure:
                count += 1
        if (
            count != state.at[STRUCTURES_BUILT + seat * STRUCTURES + structure]
            or count > SUPPLY[structure]
        ):
            broken.append(f"seat {seat} has a wrong number of structures of kind {structure}")
    return broken


def broken_map(state: Position) -> list[str]:
    """A structure stands on its owner's terrain; a town consists of structures. [TM 4.1, 14.1]"""
    broken: list[str] = []
    for hex_ in state.setup.map.land:
        owner = state.at[OWNER + hex_]
        if (owner == NOTHING) != (state.at[STRUCTURE_AT + hex_] == NOTHING):
            broken.append(f"owner and structure of hex {hex_} disagree")
        elif owner != NOTHING and state.at[TERRAIN + hex_] != state.at[HOME_TERRAIN + owner]:
            broken.append(f"the structure on hex {hex_} is not at home")
        if state.at[IN_TOWN + hex_] != 0 and owner == NOTHING:
            broken.append(f"hex {hex_} is a town without a structure")
    return broken


def broken_tiles(state: Position) -> list[str]:
    """Every tile and card is somewhere, once. [TM 14.5, 17.13, 13.3]"""
    broken: list[str] = []
    seats = state.setup.seats
    for tile in range(i64(FAVOURS)):
        held = sum(1 for seat in range(seats) if has_bit(state.at[FAVOURS_HELD + seat], tile))
        if held + state.at[FAVOURS_LEFT + tile] != state.setup.favour_supply[tile]:
            broken.append(f"favour tile {tile} was lost or made")
    for tile in range(i64(TOWNS)):
        count = state.at[TOWNS_LEFT + tile]
        for seat in range(seats):
            count += state.at[TOWNS_HELD + seat * TOWNS + tile]
        if count != state.setup.town_supply[tile]:
            broken.append(f"town tile {tile} was lost or made")
    held_cards = [int(card) for card in state.read("card_held") if card != NOTHING]
    if len(set(held_cards)) != len(held_cards):
        broken.append("a bonus card is held twice")
    if state.phase >= SETTLE and count_bits(state.cards_in_play) != seats + 3:
        broken.append("a wrong number of bonus cards is in play")
    return broken


def broken_cults(state: Position) -> list[str]:
    """One marker at most on a space 10, and a key for each of them. [TM 10.2]"""
    broken: list[str] = []
    seats = state.setup.seats
    for cult in range(i64(CULTS)):
        if sum(1 for seat in range(seats) if state.at[CULT_STEPS + seat * CULTS + cult] == TOP) > 1:
            broken.append(f"two markers at the top of cult {cult}")
    for seat in range(seats):
        keys = state.at[KEYS + seat]
        for cult in range(i64(CULTS)):
            if state.at[CULT_STEPS + seat * CULTS + cult] == TOP:
                keys += 1
        for tile in range(i64(TOWNS)):
            keys -= state.at[TOWNS_HELD + seat * TOWNS + tile] * TOWN_KEYS[tile]
        if keys != 0 or state.at[KEYS + seat] < 0:
            broken.append(f"seat {seat} has keys from nowhere, or used too many")
    if state.phase == GAME_OVER and len(state.offers) > 0:
        broken.append("power is offered after the end")
    return broken
