"""What a net sees of a position from a seat's view: whole numbers, most of them zero."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.core.net import FeatureNames
from tenshu.games.terra_mystica.data.tiles import POWER_ACTION_COST
from tenshu.games.terra_mystica.factions import FACTIONS
from tenshu.games.terra_mystica.heuristic.map import FACTS
from tenshu.games.terra_mystica.heuristic.promises import TERMS, Evaluator, pass_points
from tenshu.games.terra_mystica.ids import (
    ACT_BON1,
    ACT_BON2,
    ACT_FAV6,
    BONUSES,
    CULTS,
    FAVOURS,
    FIRST_FACTION_ACTION,
    NOTHING,
    POWER_ACTIONS,
    ROUNDS,
    SCORINGS,
    STRONGHOLD,
    STRUCTURES,
    TOWNS,
)
from tenshu.games.terra_mystica.layout import (
    BOWL1,
    BOWL2,
    BOWL3,
    CARD_HELD,
    COINS,
    CULT_STEPS,
    EXCHANGE,
    FACTION_OF,
    FAVOURS_HELD,
    HAS_PASSED,
    KEYS,
    PRIESTS,
    ROUND_TILES,
    SHIPPING,
    SPECIALS_USED,
    STRUCTURES_BUILT,
    TOWNS_HELD,
    VICTORY_POINTS,
    WORKERS,
)
from tenshu.games.terra_mystica.lookups import RESOURCES
from tenshu.games.terra_mystica.state import Position

MOST_SEATS: Final = 5
# Terms of the heuristic are told in quarters of a point.
PARTS_OF_POINT: Final = 4.0
# What a dwelling costs most factions beside its worker.
DWELLING_COINS: Final = 2

FEATURES: Final = FeatureNames()
# The first round in which the seat can still act, 1 to 7; the round in progress unless it passed.
OPEN_ROUND: Final[i64] = FEATURES.add("open_round", ROUNDS + 1)
SEATS: Final[i64] = FEATURES.add("seats", MOST_SEATS - 1)
PASSED: Final[i64] = FEATURES.add("passed")
RIVALS_PASSED: Final[i64] = FEATURES.add("rivals_passed")
FACTION: Final[i64] = FEATURES.add("faction", len(FACTIONS))
STRONGHOLD_OF: Final[i64] = FEATURES.add("stronghold_of", len(FACTIONS))
POINTS: Final[i64] = FEATURES.add("points")
HAND: Final[i64] = FEATURES.add("coins_workers_priests", 3)
BOWLS: Final[i64] = FEATURES.add("bowls", 3)
INCOME: Final[i64] = FEATURES.add("income", RESOURCES)
BUILT: Final[i64] = FEATURES.add("built", STRUCTURES)
TRACKS: Final[i64] = FEATURES.add("shipping_exchange", 2)
KEYS_HELD: Final[i64] = FEATURES.add("keys")
TOWNS_FOUNDED: Final[i64] = FEATURES.add("towns")
FAVOUR: Final[i64] = FEATURES.add("favour", FAVOURS)
# The card to be given back at the next pass, or the one taken by the last.
CARD_TO_RETURN: Final[i64] = FEATURES.add("card_to_return", BONUSES)
CARD_TAKEN: Final[i64] = FEATURES.add("card_taken", BONUSES)
CULT: Final[i64] = FEATURES.add("cult", CULTS)
CULT_RIVAL: Final[i64] = FEATURES.add("cult_rival", CULTS)
AREA: Final[i64] = FEATURES.add("area")
AREA_RIVAL: Final[i64] = FEATURES.add("area_rival")
# The scoring tiles of the open round, of the one after it, and of all later ones.
TILE_NOW: Final[i64] = FEATURES.add("tile_now", SCORINGS)
TILE_NEXT: Final[i64] = FEATURES.add("tile_next", SCORINGS)
TILE_LATER: Final[i64] = FEATURES.add("tile_later", SCORINGS)
WORKERS_NOW: Final[i64] = FEATURES.add("workers_now", SCORINGS)
WORKERS_NEXT: Final[i64] = FEATURES.add("workers_next", SCORINGS)
# About how many dwellings the hand pays for, by the tile of the open round; and the hand with the next
# income, by the tile after it.
DWELLINGS_NOW: Final[i64] = FEATURES.add("dwellings_now", SCORINGS)
DWELLINGS_NEXT: Final[i64] = FEATURES.add("dwellings_next", SCORINGS)
# The cult bonuses after the round in progress and after later ones, as the heuristic values them.
BONUS: Final[i64] = FEATURES.add("cult_bonus", 2)
# Points for giving back the card, and power that can be used at once if some is burned.
PASS_POINTS: Final[i64] = FEATURES.add("pass_points")
USABLE_POWER: Final[i64] = FEATURES.add("usable_power")
POWER_ACTION: Final[i64] = FEATURES.add("power_action", POWER_ACTIONS)
# The same, if the seat has the power for it.
POWER_FOR: Final[i64] = FEATURES.add("power_for", POWER_ACTIONS)
# Special actions used this round: card, card, favour tile, faction.
SPECIAL: Final[i64] = FEATURES.add("special_used", 4)
MAP: Final[i64] = FEATURES.add("map", FACTS)
BESIDE: Final[i64] = FEATURES.add("beside")
TERM: Final[i64] = FEATURES.add("term", TERMS)


def write_features(state: Position, seat: i64, values: Evaluator, out: vec[i64]) -> None:
    """Write the features of a position from the first round on, just after it was valued."""
    for index in range(i64(len(out))):
        out[index] = 0
    passed = state.at[HAS_PASSED + seat]
    open_round = state.round + passed
    out[OPEN_ROUND + open_round - 1] = 1
    out[SEATS + state.setup.seats - 2] = 1
    out[PASSED] = passed
    write_possessions(state, seat, out)
    write_cults(state, seat, out)
    estate = values.estate * RESOURCES
    for resource in range(i64(RESOURCES)):
        out[INCOME + resource] = values.incomes[estate + resource]
    write_tiles(state, seat, open_round, out)
    write_bonuses(state, seat, values, out)
    write_actions(state, seat, out)
    for term in range(i64(TERMS)):
        out[TERM + term] = i64(PARTS_OF_POINT * values.terms[term])
    write_map(state, seat, values, out)


def write_possessions(state: Position, seat: i64, out: vec[i64]) -> None:
    """Points, resources, structures, tracks, tiles and cards."""
    faction = state.at[FACTION_OF + seat]
    out[FACTION + faction] = 1
    if state.at[STRUCTURES_BUILT + seat * STRUCTURES + STRONGHOLD] > 0:
        out[STRONGHOLD_OF + faction] = 1
    out[POINTS] = state.at[VICTORY_POINTS + seat]
    out[HAND] = state.at[COINS + seat]
    out[HAND + 1] = state.at[WORKERS + seat]
    out[HAND + 2] = state.at[PRIESTS + seat]
    out[BOWLS] = state.at[BOWL1 + seat]
    out[BOWLS + 1] = state.at[BOWL2 + seat]
    out[BOWLS + 2] = state.at[BOWL3 + seat]
    for kind in range(i64(STRUCTURES)):
        out[BUILT + kind] = state.at[STRUCTURES_BUILT + seat * STRUCTURES + kind]
    out[TRACKS] = max(state.at[SHIPPING + seat], i64(0))
    out[TRACKS + 1] = state.at[EXCHANGE + seat]
    out[KEYS_HELD] = state.at[KEYS + seat]
    for tile in range(i64(TOWNS)):
        out[TOWNS_FOUNDED] += state.at[TOWNS_HELD + seat * TOWNS + tile]
    favours = state.at[FAVOURS_HELD + seat]
    for tile in range(i64(FAVOURS)):
        if has_bit(favours, tile):
            out[FAVOUR + tile] = 1
    card = state.at[CARD_HELD + seat]
    if card != NOTHING:
        out[(CARD_TO_RETURN if out[PASSED] == 0 else CARD_TAKEN) + card] = 1


def write_cults(state: Position, seat: i64, out: vec[i64]) -> None:
    """The seat's steps on the tracks and those of the best rival, and how many rivals passed."""
    for rival in range(state.setup.seats):
        if rival != seat:
            out[RIVALS_PASSED] += state.at[HAS_PASSED + rival]
    for cult in range(i64(CULTS)):
        out[CULT + cult] = state.at[CULT_STEPS + seat * CULTS + cult]
        best: i64 = 0
        for rival in range(state.setup.seats):
            if rival != seat:
                best = max(best, state.at[CULT_STEPS + rival * CULTS + cult])
        out[CULT_RIVAL + cult] = best


def write_tiles(state: Position, seat: i64, open_round: i64, out: vec[i64]) -> None:
    """The scoring tiles of the rounds to come, two of them with what the seat can pay."""
    workers = state.at[WORKERS + seat]
    coins = state.at[COINS + seat]
    for round_ in range(open_round, i64(ROUNDS + 1)):
        tile = state.at[ROUND_TILES + round_ - 1]
        if round_ == open_round:
            out[TILE_NOW + tile] = 1
            out[WORKERS_NOW + tile] = workers
            out[DWELLINGS_NOW + tile] = min(workers, coins // DWELLING_COINS)
        elif round_ == open_round + 1:
            out[TILE_NEXT + tile] = 1
            out[WORKERS_NEXT + tile] = workers
            later = (coins + out[INCOME]) // DWELLING_COINS
            out[DWELLINGS_NEXT + tile] = min(workers + out[INCOME + 1], later)
        else:
            out[TILE_LATER + tile] += 1


def write_bonuses(state: Position, seat: i64, values: Evaluator, out: vec[i64]) -> None:
    """The cult bonuses to come, and the points of the card."""
    for round_ in range(state.round, i64(ROUNDS)):
        gain = i64(PARTS_OF_POINT * values.bonus_promise(state, seat, round_))
        out[BONUS + (0 if round_ == state.round else 1)] += gain
    card = state.at[CARD_HELD + seat]
    if card != NOTHING:
        out[PASS_POINTS] = i64(pass_points(state, seat, card))


def write_actions(state: Position, seat: i64, out: vec[i64]) -> None:
    """The power actions that the seat may still find free, and its special actions used."""
    if out[PASSED] != 0:
        return
    power = state.at[BOWL3 + seat] + state.at[BOWL2 + seat] // 2
    out[USABLE_POWER] = power
    for action in range(i64(POWER_ACTIONS)):
        if not has_bit(state.power_actions_used, action):
            out[POWER_ACTION + action] = 1
            if power >= POWER_ACTION_COST[action]:
                out[POWER_FOR + action] = 1
    used = state.at[SPECIALS_USED + seat]
    out[SPECIAL] = 1 if has_bit(used, ACT_BON1) else 0
    out[SPECIAL + 1] = 1 if has_bit(used, ACT_BON2) else 0
    out[SPECIAL + 2] = 1 if has_bit(used, ACT_FAV6) else 0
    out[SPECIAL + 3] = 1 if used >> FIRST_FACTION_ACTION != 0 else 0


def write_map(state: Position, seat: i64, values: Evaluator, out: vec[i64]) -> None:
    """The largest areas, clusters near a town, free hexes in reach, rivals nearby."""
    out[AREA] = values.map.area(state, seat)
    best: i64 = 0
    for rival in range(state.setup.seats):
        if rival != seat:
            best = max(best, values.map.area(state, rival))
    out[AREA_RIVAL] = best
    slot = values.map.find(state, seat, values.weights)
    for fact in range(i64(FACTS)):
        out[MAP + fact] = values.map.facts[slot * FACTS + fact]
    out[BESIDE] = values.map.beside[slot]
