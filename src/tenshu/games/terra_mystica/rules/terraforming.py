"""Transforming terrain and building dwellings. [TM 4]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.event_kinds import CHANGED_TERRAIN, FLEW, SPADE, pack
from tenshu.games.terra_mystica.ids import (
    AFTER,
    CULT_SPADES,
    CULT_TERRAIN_CHOICE,
    DWELLING,
    FROM_FACTION,
    NOTHING,
    RIDE,
    SANDSTORM,
    SPADES,
    TERRAIN_CHOICE,
    TERRAINS,
)
from tenshu.games.terra_mystica.layout import CULT_SPADES_LEFT, HOME_TERRAIN, OWNER, TERRAIN
from tenshu.games.terra_mystica.lookups import NO_WAY
from tenshu.games.terra_mystica.rules.adjacency import (
    BY_FLIGHT,
    flight_range,
    mark_flights,
    permanent_shipping,
    reach,
    shipping_level,
)
from tenshu.games.terra_mystica.rules.gains import can_pay, deduct, faction_of, pay, refund, score
from tenshu.games.terra_mystica.rules.spades import (
    MUST_USE_ALL,
    NO_BUYING,
    buy_spades,
    give_up_spades,
    score_spades,
    spades_payable,
)
from tenshu.games.terra_mystica.rules.structures import (
    can_pay_for,
    coins_for,
    has_in_supply,
    pay_for,
    raise_structure,
    workers_for,
)

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

FLIGHT_POINTS: Final = 4


def home_of(state: Position, seat: i64) -> i64:
    """The seat's home terrain."""
    return state.at[HOME_TERRAIN + seat]


def spades_for(state: Position, seat: i64, hex_: i64, terrain: i64) -> i64:
    """Spades that turn a hex into a terrain by the shortest way. [TM 4.2, 21.17]"""
    return faction_of(state, seat).spades[state.at[TERRAIN + hex_] * TERRAINS + terrain]


def spades_for_long(state: Position, seat: i64, hex_: i64, terrain: i64) -> i64:
    """Spades for the other way round, which exists only from or to home terrain. [TM R5]"""
    return faction_of(state, seat).long_spades[state.at[TERRAIN + hex_] * TERRAINS + terrain]


def has_transformed(state: Position, hex_: i64) -> bool:
    """Whether this action transformed the hex."""
    return (
        hex_ == state.transformed
        or hex_ == state.transformed_second
        or hex_ == state.transformed_third
    )


def has_transformed_another(state: Position, hex_: i64) -> bool:
    """Whether this action transformed another hex."""
    return state.transformed != NOTHING and (
        state.transformed != hex_ or state.transformed_second != NOTHING
    )


def can_become(state: Position, hex_: i64, terrain: i64, spades: i64) -> bool:
    """Whether the hex may become this terrain with `spades` spades. [TM 4.2, 4.3, 4.4, 4.5, R6, R7]"""
    seat = state.seat
    if spades == NO_WAY:
        return False
    missing = spades - state.free_spades
    if missing < 0 and state.may_buy_spades == MUST_USE_ALL:
        return False
    if state.phase == CULT_SPADES or state.phase == CULT_TERRAIN_CHOICE:
        return missing <= 0
    if missing > 0:
        if state.may_buy_spades == NO_BUYING or has_transformed_another(state, hex_):
            return False
        if missing > spades_payable(state, seat):
            return False
    if state.not_home_hex != NOTHING and state.not_home_hex != hex_:
        return terrain == home_of(state, seat)
    return True


def can_become_any(state: Position, hex_: i64) -> bool:
    """Whether there is a terrain that the hex may become."""
    home = home_of(state, state.seat)
    if state.not_home_hex != NOTHING and state.not_home_hex != hex_:
        return can_become(state, hex_, home, spades_for(state, state.seat, hex_, home))
    fewest = faction_of(state, state.seat).fewest_spades_from[state.at[TERRAIN + hex_]]
    return can_become(state, hex_, home, fewest)


def can_fly_and_build(state: Position, seat: i64) -> bool:
    """Whether the seat can pay for a tunnel or flight and for a dwelling after it. [TM 21.11, 21.12, 21.15]"""
    coins, workers, priests, power = faction_of(state, seat).flight_price(state, seat)
    coins += int(coins_for(state, seat, 0, DWELLING))
    workers += int(workers_for(state, seat, DWELLING))
    return can_pay(state, seat, (coins, workers, priests, power))


def fly(state: Position, seat: i64, hex_: i64) -> None:
    """Pay for a tunnel or carpet if nothing else reaches the hex. [TM 21.11, 21.12, 21.15, R11]"""
    if flight_range(state, seat) == 0:
        return
    reached = reach(state, seat, shipping_level(state, seat))
    if reached[hex_] != 0:
        return
    pay(state, seat, faction_of(state, seat).flight_price(state, seat), FLEW, hex_)
    state.has_flown = 1
    score(state, seat, FLIGHT_POINTS, FROM_FACTION)


def legal_build_and_transform(state: Position, out: vec[i64]) -> vec[i64]:
    """Hexes to build on, then hexes to transform. [TM 4.1, 4.2, 4.6, 4.7, 5.4]"""
    seat = state.seat
    reached = reach(state, seat, shipping_level(state, seat))
    mark_flights(state, seat, reached)
    if state.transformed == NOTHING:
        out = legal_build(state, reached, out)
    else:
        out = legal_build_on_transformed(state, out)
    for hex_ in state.setup.map.land:
        if reached[hex_] == 0 or state.at[OWNER + hex_] != NOTHING:
            continue
        if can_transform(state, hex_, reached[hex_] == BY_FLIGHT):
            out = append(out, verbs.TRANSFORM.action(hex_))
    return out


def can_transform(state: Position, hex_: i64, by_flight: bool) -> bool:
    """Whether this hex in reach may be transformed, after paying for the flight. [TM 4.3, 4.7, R5, R11]"""
    seat = state.seat
    if has_transformed(state, hex_) and (
        state.setup.forbids_turning_back or state.not_home_hex != hex_
    ):
        return False
    if not by_flight:
        return can_become_any(state, hex_)
    price = faction_of(state, seat).flight_price(state, seat)
    if not can_pay(state, seat, price):
        return False
    deduct(state, seat, price)
    found = can_become_any(state, hex_)
    refund(state, seat, price)
    return found


def legal_build(state: Position, reached: vec[i64], out: vec[i64]) -> vec[i64]:
    """Home terrain in reach. [TM 4.1]"""
    seat = state.seat
    home = home_of(state, seat)
    if not has_in_supply(state, seat, DWELLING) or not can_pay_for(state, seat, 0, DWELLING):
        return out
    for hex_ in state.setup.map.land:
        if (
            reached[hex_] == 0
            or state.at[TERRAIN + hex_] != home
            or state.at[OWNER + hex_] != NOTHING
        ):
            continue
        if reached[hex_] != BY_FLIGHT or can_fly_and_build(state, seat):
            out = append(out, verbs.BUILD.action(hex_))
    return out


def is_plot(state: Position, hex_: i64) -> bool:
    """Whether this action made the hex home terrain. [TM 4.1]"""
    return hex_ != NOTHING and state.at[TERRAIN + hex_] == home_of(state, state.seat)


def has_plot(state: Position) -> bool:
    """Whether this action could still put a dwelling on a hex that it transformed. [TM 4.1, R6]"""
    if state.built_hex != NOTHING or not has_in_supply(state, state.seat, DWELLING):
        return False
    found = is_plot(state, state.transformed) or is_plot(state, state.transformed_second)
    return found or is_plot(state, state.transformed_third)


def legal_build_on_transformed(state: Position, out: vec[i64]) -> vec[i64]:
    """One dwelling on a hex that this action made home terrain. [TM 4.1, 4.4, R6]"""
    if not has_plot(state) or not can_pay_for(state, state.seat, 0, DWELLING):
        return out
    for hex_ in (state.transformed, state.transformed_second, state.transformed_third):
        if is_plot(state, hex_):
            out = append(out, verbs.BUILD.action(hex_))
    return out


def apply_build(state: Position, hex_: i64) -> None:
    """Put a dwelling on home terrain. [TM 4.1, 21.28]"""
    seat = state.seat
    if state.phase != RIDE:
        if not has_transformed(state, hex_):
            fly(state, seat, hex_)
            give_up_spades(state)
        pay_for(state, seat, hex_, DWELLING)
    raise_structure(state, seat, hex_, DWELLING)
    state.built_hex = hex_
    state.phase = SPADES if state.free_spades > 0 else AFTER


def apply_transform(state: Position, hex_: i64) -> None:
    """Choose a hex; the sandstorm needs no further choice. [TM 4.2, 21.24]"""
    if state.phase == SANDSTORM:
        state.at[TERRAIN + hex_] = home_of(state, state.seat)
        state.transformed = hex_
        state.phase = AFTER
        return
    state.chosen_hex = hex_
    if state.phase == CULT_SPADES:
        state.phase = CULT_TERRAIN_CHOICE
        return
    if not has_transformed(state, hex_):
        fly(state, state.seat, hex_)
    state.phase = TERRAIN_CHOICE


def legal_terrain(state: Position, out: vec[i64]) -> vec[i64]:
    """The terrains that the chosen hex may become, by either way. [TM 4.2, 4.5, R5]"""
    for terrain in range(i64(TERRAINS)):
        spades = spades_for(state, state.seat, state.chosen_hex, terrain)
        if can_become(state, state.chosen_hex, terrain, spades):
            out = append(out, verbs.CHOOSE_TERRAIN.action(terrain))
    for terrain in range(i64(TERRAINS)):
        spades = spades_for_long(state, state.seat, state.chosen_hex, terrain)
        if can_become(state, state.chosen_hex, terrain, spades):
            out = append(out, verbs.CHOOSE_TERRAIN_LONG_WAY.action(terrain))
    return out


def can_buy_spade(state: Position) -> bool:
    """Whether one more spade may be bought for the chosen hex before its terrain is chosen. [TM R33]"""
    seat = state.seat
    if not state.setup.sells_single_spades:
        return False
    if not faction_of(state, seat).buys_single_spades(state, seat):
        return False
    if state.may_buy_spades == NO_BUYING or has_transformed_another(state, state.chosen_hex):
        return False
    return spades_payable(state, seat) > 0 and has_way(state, state.free_spades + 1)


def has_way(state: Position, spades: i64) -> bool:
    """Whether exactly this number of spades can be used on the chosen hex. [TM 4.2, R5, R7]"""
    for terrain in range(i64(TERRAINS)):
        if spades_for(state, state.seat, state.chosen_hex, terrain) == spades:
            return True
        if spades_for_long(state, state.seat, state.chosen_hex, terrain) == spades:
            return True
    return False


def apply_buy_spade(state: Position) -> None:
    """Buy one spade for the chosen hex; from now on all in hand must be used. [TM R7, R33]"""
    state.free_spades += 1
    buy_spades(state, state.seat, 1)
    state.may_buy_spades = MUST_USE_ALL


def apply_terrain(state: Position, terrain: i64) -> None:
    """Transform the chosen hex by the shortest way. [TM 4.2]"""
    change_terrain(state, terrain, spades_for(state, state.seat, state.chosen_hex, terrain))


def apply_terrain_long_way(state: Position, terrain: i64) -> None:
    """Transform the chosen hex by the other way round. [TM R5]"""
    change_terrain(state, terrain, spades_for_long(state, state.seat, state.chosen_hex, terrain))


def change_terrain(state: Position, terrain: i64, spades: i64) -> None:
    """Use free spades, buy the missing ones, and change the hex. [TM 4.2, 4.3, R7, R32]"""
    seat = state.seat
    hex_ = state.chosen_hex
    in_action = state.phase == TERRAIN_CHOICE
    bought = max(spades - state.free_spades, i64(0))
    buy_spades(state, seat, bought)
    state.free_spades -= spades - bought
    state.at[TERRAIN + hex_] = terrain
    report(state, CHANGED_TERRAIN, seat, SPADE, -spades, pack(hex_, terrain))
    state.chosen_hex = NOTHING
    if not in_action:
        state.at[CULT_SPADES_LEFT + seat] = state.free_spades
        state.free_spades = 0
        state.phase = CULT_SPADES
        return
    if not state.setup.pays_on_gain:
        score_spades(state, seat, spades)
    note_transformed(state, hex_, terrain == home_of(state, seat))
    state.phase = SPADES if state.free_spades > 0 else AFTER


def note_transformed(state: Position, hex_: i64, is_home: bool) -> None:
    """Remember what this action transformed, and what did not become home terrain. [TM R6]"""
    if not has_transformed(state, hex_):
        if state.transformed == NOTHING:
            state.transformed = hex_
        elif state.transformed_second == NOTHING:
            state.transformed_second = hex_
        else:
            state.transformed_third = hex_
    if not is_home:
        state.not_home_hex = hex_
    elif state.not_home_hex == hex_:
        state.not_home_hex = NOTHING


def legal_ride(state: Position, out: vec[i64]) -> vec[i64]:
    """Any free hex of home terrain, for the Witches' ride. [TM 21.28]"""
    if has_in_supply(state, state.seat, DWELLING):
        for hex_ in state.setup.map.land:
            if (
                state.at[TERRAIN + hex_] == home_of(state, state.seat)
                and state.at[OWNER + hex_] == NOTHING
            ):
                out = append(out, verbs.BUILD.action(hex_))
    return out


def legal_sandstorm(state: Position, out: vec[i64]) -> vec[i64]:
    """Free hexes that share an edge with a Nomads' structure. [TM 21.24]"""
    for hex_ in state.setup.map.land:
        if state.at[OWNER + hex_] != NOTHING or state.at[TERRAIN + hex_] == home_of(
            state, state.seat
        ):
            continue
        for other in state.setup.map.land_neighbours[hex_]:
            if state.at[OWNER + other] == state.seat:
                out = append(out, verbs.TRANSFORM.action(hex_))
                break
    return out


def legal_cult_spades(state: Position, out: vec[i64]) -> vec[i64]:
    """Hexes in reach by land, bridge or permanent shipping. [TM 15.2, R24]"""
    reached = reach(state, state.seat, permanent_shipping(state, state.seat))
    for hex_ in state.setup.map.land:
        if reached[hex_] != 0 and state.at[OWNER + hex_] == NOTHING and can_become_any(state, hex_):
            out = append(out, verbs.TRANSFORM.action(hex_))
    return out
