"""Transforming terrain and building dwellings. [TM 4]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.terra_mystica.data.tiles import SCORING_SPADE_POINTS
from tenshu.games.terra_mystica.ids import (
    AFTER,
    ALCHEMISTS,
    CULT_SPADES,
    CULT_TURN,
    DARKLINGS,
    DWARVES,
    DWELLING,
    FOREST,
    FROM_FACTION,
    FROM_SCORING,
    GIANTS,
    HALFLINGS,
    LAND,
    NOTHING,
    RIDE,
    SANDSTORM,
    SPADES,
    STRUCTURES,
    TERRAINS,
    TURN,
)
from tenshu.games.terra_mystica.rules.adjacency import (
    flight_range,
    mark_flights,
    permanent_shipping,
    reach,
    shipping_level,
)
from tenshu.games.terra_mystica.rules.gains import gain_power, has_stronghold, score
from tenshu.games.terra_mystica.rules.structures import (
    can_pay_for,
    has_in_supply,
    pay_for,
    raise_structure,
)
from tenshu.games.terra_mystica.rules.tracks import workers_per_spade
from tenshu.games.terra_mystica.tables import HOME_OF, LAND_NEIGHBOURS, WORKERS_FOR, wheel_up
from tenshu.games.terra_mystica.verbs import BUILD, TRANSFORM, TURN_LONG
from tenshu.games.terra_mystica.verbs import TURN as TURN_TO

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

GIANTS_SPADES: Final = 2
HALFLINGS_POINTS: Final = 1
ALCHEMISTS_POWER: Final = 2
DARKLINGS_POINTS: Final = 2
FLIGHT_POINTS: Final = 4
TUNNEL_WORKERS: Final = 2
TUNNEL_WORKERS_WITH_STRONGHOLD: Final = 1
CARPET_PRIESTS: Final = 1
NO_WAY: Final = 99
BY_FLIGHT: Final = 2


def home_of(state: Position, seat: i64) -> i64:
    """The seat's home terrain."""
    return HOME_OF[state.faction[seat]]


def spades_for(state: Position, seat: i64, hex_: i64, terrain: i64) -> i64:
    """Spades that turn a hex into a terrain by the shortest way. [TM 4.2]"""
    return spades_between(state, seat, state.terrain[hex_], terrain)


def spades_between(state: Position, seat: i64, old: i64, terrain: i64) -> i64:
    """Spades from terrain to terrain by the shortest way that does not pass home. [TM R5, 21.17]"""
    home = home_of(state, seat)
    if old == terrain:
        return NO_WAY
    if state.faction[seat] == GIANTS:
        return GIANTS_SPADES if terrain == home else NO_WAY
    up = wheel_up(old, terrain)
    if old == home or terrain == home:
        return min(up, TERRAINS - up)
    return up if wheel_up(old, home) > up else TERRAINS - up


def spades_for_long(state: Position, seat: i64, hex_: i64, terrain: i64) -> i64:
    """Spades for the other way round, which exists only from or to home terrain. [TM R5]"""
    home = home_of(state, seat)
    old = state.terrain[hex_]
    if state.faction[seat] == GIANTS or (old != home and terrain != home):
        return NO_WAY
    shortest = spades_for(state, seat, hex_, terrain)
    return NO_WAY if shortest == NO_WAY else TERRAINS - shortest


def spades_payable(state: Position, seat: i64) -> i64:
    """How many spades the seat could buy now. [TM 4.3, 21.9]"""
    if state.faction[seat] == DARKLINGS:
        return state.priests[seat]
    return state.workers[seat] // workers_per_spade(state, seat)


def has_dug(state: Position, hex_: i64) -> bool:
    """Was the hex transformed by this action?"""
    return hex_ == state.dug or hex_ == state.dug_second or hex_ == state.dug_third


def has_dug_elsewhere(state: Position, hex_: i64) -> bool:
    """Did this action transform another hex?"""
    return state.dug != NOTHING and (state.dug != hex_ or state.dug_second != NOTHING)


def can_turn(state: Position, hex_: i64, terrain: i64, spades: i64) -> bool:
    """May the hex become this terrain with so many spades? [TM 4.2, 4.3, 4.4, 4.5, R6]"""
    seat = state.seat
    if spades == NO_WAY:
        return False
    missing = spades - state.free
    if state.phase == CULT_SPADES or state.phase == CULT_TURN:
        return missing <= 0
    if missing > 0:
        if state.pays == 0 or has_dug_elsewhere(state, hex_):
            return False
        if missing > spades_payable(state, seat):
            return False
    if state.foreign != NOTHING and state.foreign != hex_:
        return terrain == home_of(state, seat)
    return True


def has_turn(state: Position, hex_: i64) -> bool:
    """Is there a terrain the hex may become?"""
    for terrain in range(i64(TERRAINS)):
        if can_turn(state, hex_, terrain, spades_for(state, state.seat, hex_, terrain)):
            return True
    return False


def can_fly(state: Position, seat: i64, workers: i64) -> bool:
    """Can the tunnel or carpet be paid, with so many workers left over? [TM 21.11, 21.12, 21.15]"""
    if state.faction[seat] == DWARVES:
        return state.workers[seat] >= tunnel_workers(state, seat) + workers
    return state.priests[seat] >= CARPET_PRIESTS


def tunnel_workers(state: Position, seat: i64) -> i64:
    """What a tunnel costs. [TM 21.11, 21.12]"""
    return TUNNEL_WORKERS_WITH_STRONGHOLD if has_stronghold(state, seat) else TUNNEL_WORKERS


def fly(state: Position, seat: i64, hex_: i64) -> None:
    """Pay for a tunnel or carpet if nothing else reaches the hex. [TM 21.11, 21.12, 21.15, R11]"""
    if flight_range(state, seat) == 0:
        return
    reached = reach(state, seat, shipping_level(state, seat))
    if reached[hex_] != 0:
        return
    if state.faction[seat] == DWARVES:
        state.workers[seat] -= tunnel_workers(state, seat)
    else:
        state.priests[seat] -= CARPET_PRIESTS
    state.flew = 1
    score(state, seat, FLIGHT_POINTS, FROM_FACTION)


def legal_build_and_transform(state: Position, out: vec[i64]) -> vec[i64]:
    """Hexes to build on, then hexes to transform. [TM 4.1, 4.2, 4.6, 4.7, 5.4]"""
    seat = state.seat
    reached = reach(state, seat, shipping_level(state, seat))
    mark_flights(state, seat, reached)
    if state.dug == NOTHING:
        out = legal_build(state, reached, out)
    else:
        out = legal_build_on_dug(state, out)
    for hex_ in range(i64(LAND)):
        if reached[hex_] == 0 or state.owner[hex_] != NOTHING:
            continue
        if can_transform(state, hex_, reached[hex_] == BY_FLIGHT):
            out = append(out, TRANSFORM + hex_)
    return out


def can_transform(state: Position, hex_: i64, by_flight: bool) -> bool:
    """May this hex in reach be transformed, flight paid first? [TM 4.3, 4.7, R11]"""
    seat = state.seat
    if has_dug(state, hex_) and state.foreign != hex_:
        return False
    if not by_flight:
        return has_turn(state, hex_)
    if not can_fly(state, seat, 0):
        return False
    workers: i64 = tunnel_workers(state, seat) if state.faction[seat] == DWARVES else 0
    state.workers[seat] -= workers
    found = has_turn(state, hex_)
    state.workers[seat] += workers
    return found


def legal_build(state: Position, reached: vec[i64], out: vec[i64]) -> vec[i64]:
    """Home terrain in reach. [TM 4.1]"""
    seat = state.seat
    home = home_of(state, seat)
    if not has_in_supply(state, seat, DWELLING) or not can_pay_for(state, seat, 0, DWELLING):
        return out
    workers = WORKERS_FOR[state.faction[seat] * STRUCTURES + DWELLING]
    for hex_ in range(i64(LAND)):
        if reached[hex_] == 0 or state.terrain[hex_] != home or state.owner[hex_] != NOTHING:
            continue
        if reached[hex_] != BY_FLIGHT or can_fly(state, seat, workers):
            out = append(out, BUILD + hex_)
    return out


def is_plot(state: Position, hex_: i64) -> bool:
    """Did this action make the hex home terrain? [TM 4.1]"""
    return hex_ != NOTHING and state.terrain[hex_] == home_of(state, state.seat)


def has_plot(state: Position) -> bool:
    """Is there a hex that this action could still put a dwelling on? [TM 4.1, R6]"""
    if state.built != NOTHING or not has_in_supply(state, state.seat, DWELLING):
        return False
    dug = is_plot(state, state.dug) or is_plot(state, state.dug_second)
    return dug or is_plot(state, state.dug_third)


def legal_build_on_dug(state: Position, out: vec[i64]) -> vec[i64]:
    """One dwelling on a hex that this action made home terrain. [TM 4.1, 4.4, R6]"""
    if not has_plot(state) or not can_pay_for(state, state.seat, 0, DWELLING):
        return out
    for hex_ in (state.dug, state.dug_second, state.dug_third):
        if is_plot(state, hex_):
            out = append(out, BUILD + hex_)
    return out


def apply_build(state: Position, hex_: i64) -> None:
    """Put a dwelling on home terrain. [TM 4.1, 21.28]"""
    seat = state.seat
    if state.phase != RIDE:
        if not has_dug(state, hex_):
            fly(state, seat, hex_)
            state.free = 0
        pay_for(state, seat, hex_, DWELLING)
    raise_structure(state, seat, hex_, DWELLING)
    state.built = hex_
    state.phase = SPADES if state.free > 0 else AFTER


def apply_transform(state: Position, hex_: i64) -> None:
    """Choose a hex; the sandstorm needs no further choice. [TM 4.2, 21.24]"""
    if state.phase == SANDSTORM:
        state.terrain[hex_] = home_of(state, state.seat)
        state.dug = hex_
        state.phase = AFTER
        return
    state.place = hex_
    if state.phase == CULT_SPADES:
        state.phase = CULT_TURN
        return
    if not has_dug(state, hex_):
        fly(state, state.seat, hex_)
    state.phase = TURN


def legal_turn(state: Position, out: vec[i64]) -> vec[i64]:
    """The terrains that the chosen hex may become, by either way. [TM 4.2, 4.5, R5]"""
    for terrain in range(i64(TERRAINS)):
        spades = spades_for(state, state.seat, state.place, terrain)
        if can_turn(state, state.place, terrain, spades):
            out = append(out, TURN_TO + terrain)
    for terrain in range(i64(TERRAINS)):
        spades = spades_for_long(state, state.seat, state.place, terrain)
        if can_turn(state, state.place, terrain, spades):
            out = append(out, TURN_LONG + terrain)
    return out


def apply_turn(state: Position, terrain: i64, is_long: bool) -> None:
    """Use free spades, buy the missing ones, and change the hex. [TM 4.2, 4.3, R7, R32]"""
    seat = state.seat
    hex_ = state.place
    spades = spades_for(state, seat, hex_, terrain)
    if is_long:
        spades = TERRAINS - spades
    in_action = state.phase == TURN
    bought = max(spades - state.free, i64(0))
    buy_spades(state, seat, bought)
    state.free -= spades - bought
    state.terrain[hex_] = terrain
    state.place = NOTHING
    if not in_action:
        state.phase = CULT_SPADES
        return
    if not state.setup.pays_on_gain:
        score_spades(state, seat, spades)
    note_dug(state, hex_, terrain == home_of(state, seat))
    state.phase = SPADES if state.free > 0 else AFTER


def note_dug(state: Position, hex_: i64, is_home: bool) -> None:
    """Remember what this action transformed, and what did not become home terrain. [TM R6]"""
    if not has_dug(state, hex_):
        if state.dug == NOTHING:
            state.dug = hex_
        elif state.dug_second == NOTHING:
            state.dug_second = hex_
        else:
            state.dug_third = hex_
    if not is_home:
        state.foreign = hex_
    elif state.foreign == hex_:
        state.foreign = NOTHING


def buy_spades(state: Position, seat: i64, spades: i64) -> None:
    """Pay workers, or priests as the Darklings do. [TM 4.3, 21.9]"""
    if spades == 0:
        return
    if state.faction[seat] == DARKLINGS:
        state.priests[seat] -= spades
        score(state, seat, DARKLINGS_POINTS * spades, FROM_FACTION)
    else:
        state.workers[seat] -= spades * workers_per_spade(state, seat)
    receive_spades(state, seat, spades)
    if state.setup.pays_on_gain:
        score_spades(state, seat, spades)


def receive_spades(state: Position, seat: i64, spades: i64) -> None:
    """Halflings and Alchemists profit from every spade they get. [TM 21.2, 21.19, R8]"""
    if state.faction[seat] == HALFLINGS:
        score(state, seat, HALFLINGS_POINTS * spades, FROM_FACTION)
    elif state.faction[seat] == ALCHEMISTS and has_stronghold(state, seat):
        gain_power(state, seat, ALCHEMISTS_POWER * spades)


def score_spades(state: Position, seat: i64, spades: i64) -> None:
    """The scoring tile for spades, in the action phase only. [TM 18.1, R8, 22.8]"""
    tile = state.scoring[state.round - 1]
    score(state, seat, SCORING_SPADE_POINTS[tile] * spades, FROM_SCORING)


def gain_spades(state: Position, spades: i64, pays: bool) -> None:
    """Free spades for this action. [TM 4.4, 11.6, 11.7]"""
    state.free = spades
    state.pays = 1 if pays else 0
    receive_spades(state, state.seat, spades)
    if state.setup.pays_on_gain:
        score_spades(state, state.seat, spades)
    state.phase = SPADES


def legal_ride(state: Position, out: vec[i64]) -> vec[i64]:
    """Any free forest for the Witches. [TM 21.28]"""
    if has_in_supply(state, state.seat, DWELLING):
        for hex_ in range(i64(LAND)):
            if state.terrain[hex_] == FOREST and state.owner[hex_] == NOTHING:
                out = append(out, BUILD + hex_)
    return out


def legal_sandstorm(state: Position, out: vec[i64]) -> vec[i64]:
    """Free hexes that share an edge with a Nomads' structure. [TM 21.24]"""
    for hex_ in range(i64(LAND)):
        if state.owner[hex_] != NOTHING or state.terrain[hex_] == home_of(state, state.seat):
            continue
        for other in LAND_NEIGHBOURS[hex_]:
            if state.owner[other] == state.seat:
                out = append(out, TRANSFORM + hex_)
                break
    return out


def legal_cult_spades(state: Position, out: vec[i64]) -> vec[i64]:
    """Hexes in reach by land, bridge or permanent shipping. [TM 15.2, R24]"""
    reached = reach(state, state.seat, permanent_shipping(state, state.seat))
    for hex_ in range(i64(LAND)):
        if reached[hex_] != 0 and state.owner[hex_] == NOTHING and has_turn(state, hex_):
            out = append(out, TRANSFORM + hex_)
    return out
