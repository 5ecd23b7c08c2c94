"""Power actions, special actions, and bridges. [TM 11, 12]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, has_bit
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.structures import BRIDGES
from tenshu.games.terra_mystica.data.tiles import (
    POWER_ACTION_COST,
    POWER_ACTION_GAIN,
    POWER_ACTION_SPADES,
)
from tenshu.games.terra_mystica.ids import (
    ACT1,
    ACT_BON1,
    ACT_BON2,
    ACT_FAV6,
    AFTER,
    BON1,
    BON2,
    BRIDGE,
    FAV6,
    FIRST_FACTION_ACTION,
    FREE_UPGRADE,
    NOTHING,
    POWER_ACTIONS,
    RIDE,
    SANDSTORM,
    STEP,
)
from tenshu.games.terra_mystica.layout import (
    BOWL3,
    BRIDGE_OWNER,
    CARD_HELD,
    FACTION_OF,
    FAVOURS_HELD,
    OWNER,
    SPECIALS_USED,
)
from tenshu.games.terra_mystica.rules.gains import (
    faction_of,
    gain,
    has_stronghold,
    spend_power,
)
from tenshu.games.terra_mystica.rules.spades import gain_spades
from tenshu.games.terra_mystica.rules.structures import legal_free_upgrade
from tenshu.games.terra_mystica.rules.terraforming import legal_ride, legal_sandstorm
from tenshu.games.terra_mystica.rules.towns import check_town
from tenshu.games.terra_mystica.verbs import FACTION_OCTAGON

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def legal_octagons(state: Position, out: vec[i64]) -> vec[i64]:
    """Power actions nobody took this round, and the seat's own special actions. [TM 11.1, 12.1]"""
    for octagon in range(i64(FIRST_FACTION_ACTION)):
        if can_act(state, octagon):
            out = append(out, verbs.OCTAGON_ACTION.action(octagon))
    octagon = FACTION_OCTAGON[state.at[FACTION_OF + state.seat]]
    if octagon != NOTHING and can_act(state, octagon):
        out = append(out, verbs.OCTAGON_ACTION.action(octagon))
    return out


def can_act(state: Position, octagon: i64) -> bool:
    """Whether the seat may take this action. [TM 11.1, 12.1]"""
    if octagon < POWER_ACTIONS:
        if has_bit(state.power_actions_used, octagon):
            return False
        if state.at[BOWL3 + state.seat] < POWER_ACTION_COST[octagon]:
            return False
        return octagon != ACT1 or can_bridge(state, state.seat)
    if has_bit(state.at[SPECIALS_USED + state.seat], octagon):
        return False
    if not owns_octagon(state, state.seat, octagon):
        return False
    return octagon < FIRST_FACTION_ACTION or can_take_action(state, state.seat)


def owns_octagon(state: Position, seat: i64, octagon: i64) -> bool:
    """Whether the seat has this special action. [TM 12.1]"""
    if octagon == ACT_BON1:
        return state.at[CARD_HELD + seat] == BON1
    if octagon == ACT_BON2:
        return state.at[CARD_HELD + seat] == BON2
    if octagon == ACT_FAV6:
        return has_bit(state.at[FAVOURS_HELD + seat], FAV6)
    if octagon != FACTION_OCTAGON[state.at[FACTION_OF + seat]]:
        return False
    return has_stronghold(state, seat) or not faction_of(state, seat).action_needs_stronghold


def can_take_action(state: Position, seat: i64) -> bool:
    """Whether the faction's own action can be paid and leads to something. [TM 12.1]"""
    faction = faction_of(state, seat)
    return faction.can_take_action(state, seat) and has_target(state, faction.action_step)


def has_target(state: Position, step: i64) -> bool:
    """Whether a step of the turn offers anything. [TM 21.13, 21.24, 21.26, 21.28]"""
    nothing = vec[i64](capacity=4)
    if step == BRIDGE:
        return can_bridge(state, state.seat)
    if step == SANDSTORM:
        return len(legal_sandstorm(state, nothing)) > 0
    if step == FREE_UPGRADE:
        return len(legal_free_upgrade(state, nothing)) > 0
    if step == RIDE:
        return len(legal_ride(state, nothing)) > 0
    return True


def apply_octagon(state: Position, octagon: i64) -> None:
    """Take a power action or a special action. [TM 11.1, 12.1]"""
    if octagon < POWER_ACTIONS:
        apply_power_action(state, octagon)
        return
    if octagon < FIRST_FACTION_ACTION:
        state.at[SPECIALS_USED + state.seat] |= BIT[octagon]
        apply_tile_action(state, octagon)
        return
    faction = faction_of(state, state.seat)
    if not faction.action_repeats:
        state.at[SPECIALS_USED + state.seat] |= BIT[octagon]
    faction.take_action(state, state.seat)


def apply_power_action(state: Position, octagon: i64) -> None:
    """Pay the power and cover the action. [TM 11.1, 11.2, 11.3, 11.4, 11.5, 11.6, 11.7]"""
    state.power_actions_used |= BIT[octagon]
    spend_power(state, state.seat, POWER_ACTION_COST[octagon])
    gain(state, state.seat, POWER_ACTION_GAIN[octagon])
    if POWER_ACTION_SPADES[octagon] > 0:
        gain_spades(state, POWER_ACTION_SPADES[octagon], True)
    else:
        state.phase = BRIDGE if octagon == ACT1 else AFTER


def apply_tile_action(state: Position, octagon: i64) -> None:
    """Begin the special action of a bonus card or favour tile. [TM 12.1, 17.6, 19.1, 19.2]"""
    if octagon == ACT_BON1:
        gain_spades(state, 1, True)
    else:
        state.cult_steps_due = 1
        state.phase = STEP


def count_bridges(state: Position, seat: i64) -> i64:
    """The seat's bridges on the map. [TM 1.1]"""
    count: i64 = 0
    for site in state.setup.map.sites:
        if state.at[BRIDGE_OWNER + site] == seat:
            count += 1
    return count


def fits_bridge(state: Position, seat: i64, site: i64) -> bool:
    """Whether the site is free, with a structure of the seat at one end. [TM 11.2, R10]"""
    if state.at[BRIDGE_OWNER + site] != NOTHING:
        return False
    ends = state.setup.map.site_ends
    return state.at[OWNER + ends[2 * site]] == seat or state.at[OWNER + ends[2 * site + 1]] == seat


def can_bridge(state: Position, seat: i64) -> bool:
    """Whether the seat has a bridge left and a place for it. [TM 11.2]"""
    if count_bridges(state, seat) >= BRIDGES:
        return False
    for site in state.setup.map.sites:
        if fits_bridge(state, seat, site):
            return True
    return False


def legal_bridge(state: Position, out: vec[i64]) -> vec[i64]:
    """The sites where the seat may build. [TM 11.2, R10]"""
    for site in state.setup.map.sites:
        if fits_bridge(state, state.seat, site):
            out = append(out, verbs.BUILD_BRIDGE.action(site))
    return out


def apply_bridge(state: Position, site: i64) -> None:
    """Build a bridge, which may found a town at once. [TM 11.2, R16]"""
    state.at[BRIDGE_OWNER + site] = state.seat
    ends = state.setup.map.site_ends
    check_town(state, state.seat, ends[2 * site])
    check_town(state, state.seat, ends[2 * site + 1])
    state.phase = AFTER
