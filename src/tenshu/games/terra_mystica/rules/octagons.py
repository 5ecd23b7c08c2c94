"""Power actions, special actions, and bridges. [TM 11, 12]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    ACT,
    ACT1,
    ACT_BON1,
    ACT_BON2,
    ACT_FAV6,
    ACTA,
    ACTC,
    ACTE,
    ACTG,
    ACTN,
    ACTS,
    AFTER,
    AUREN,
    BON1,
    BON2,
    BRIDGE,
    CHAOS_MAGICIANS,
    ENGINEERS,
    FAV6,
    FREE_UPGRADE,
    GIANTS,
    NOMADS,
    NOTHING,
    OCTAGONS,
    POWER_ACTIONS,
    RIDE,
    SANDSTORM,
    SITES,
    STEP,
    SWARMLINGS,
    WITCHES,
)
from tenshu.games.terra_mystica.layout import (
    BOWL3,
    BRIDGE_OWNER,
    CARD_HELD,
    FACTION_OF,
    FAVOURS_HELD,
    OWNER,
    SPECIALS_USED,
    WORKERS,
)
from tenshu.games.terra_mystica.rules.gains import gain, has_stronghold, spend_power
from tenshu.games.terra_mystica.rules.structures import legal_free_upgrade
from tenshu.games.terra_mystica.rules.terraforming import (
    gain_spades,
    legal_ride,
    legal_sandstorm,
)
from tenshu.games.terra_mystica.rules.towns import check_town
from tenshu.games.terra_mystica.tables import SITE_ENDS

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

ENGINEERS_WORKERS: Final = 2
AUREN_STEPS: Final = 2
GIANTS_SPADES: Final = 2
# Whose special action it is, from ACTA on.
FACTION_BY_OCTAGON: Final[tuple[int, ...]] = (
    AUREN,
    CHAOS_MAGICIANS,
    ENGINEERS,
    GIANTS,
    NOMADS,
    SWARMLINGS,
    WITCHES,
)


def legal_octagons(state: Position, out: vec[i64]) -> vec[i64]:
    """Power actions nobody took this round, and the seat's own special actions. [TM 11.1, 12.1]"""
    for octagon in range(i64(OCTAGONS)):
        if can_act(state, octagon):
            out = append(out, verbs.OCTAGON_ACTION.action(octagon))
    return out


def can_act(state: Position, octagon: i64) -> bool:
    """May the seat take this action? [TM 11.1, 12.1]"""
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
    return has_target(state, octagon)


def owns_octagon(state: Position, seat: i64, octagon: i64) -> bool:
    """Does the seat have this special action? [TM 12.1]"""
    if octagon == ACT_BON1:
        return state.at[CARD_HELD + seat] == BON1
    if octagon == ACT_BON2:
        return state.at[CARD_HELD + seat] == BON2
    if octagon == ACT_FAV6:
        return has_bit(state.at[FAVOURS_HELD + seat], FAV6)
    if state.at[FACTION_OF + seat] != FACTION_BY_OCTAGON[octagon - ACTA]:
        return False
    return octagon == ACTE or has_stronghold(state, seat)


def has_target(state: Position, octagon: i64) -> bool:
    """Is there something the action could be done with? [TM 21.13, 21.24, 21.26, 21.28]"""
    nothing = vec[i64](capacity=4)
    if octagon == ACTE:
        enough = state.at[WORKERS + state.seat] >= ENGINEERS_WORKERS
        return enough and can_bridge(state, state.seat)
    if octagon == ACTN:
        return len(legal_sandstorm(state, nothing)) > 0
    if octagon == ACTS:
        return len(legal_free_upgrade(state, nothing)) > 0
    if octagon > ACTS:
        return len(legal_ride(state, nothing)) > 0
    return True


def apply_octagon(state: Position, octagon: i64) -> None:
    """Take a power action or a special action. [TM 11.1, 12.1]"""
    if octagon < POWER_ACTIONS:
        apply_power_action(state, octagon)
        return
    if octagon != ACTE:
        state.at[SPECIALS_USED + state.seat] |= BIT[octagon]
    apply_special_action(state, octagon)


def apply_power_action(state: Position, octagon: i64) -> None:
    """Pay the power and cover the action. [TM 11.1, 11.2, 11.3, 11.4, 11.5, 11.6, 11.7]"""
    state.power_actions_used |= BIT[octagon]
    spend_power(state, state.seat, POWER_ACTION_COST[octagon])
    gain(state, state.seat, POWER_ACTION_GAIN[octagon])
    if POWER_ACTION_SPADES[octagon] > 0:
        gain_spades(state, POWER_ACTION_SPADES[octagon], True)
    else:
        state.phase = BRIDGE if octagon == ACT1 else AFTER


def apply_special_action(state: Position, octagon: i64) -> None:
    """Begin a special action. [TM 12.1, 17.6, 19.1, 19.2, 21.4, 21.6, 21.13, 21.18, 21.24]"""
    if octagon == ACT_BON1:
        gain_spades(state, 1, True)
    elif octagon == ACTG:
        gain_spades(state, GIANTS_SPADES, False)
    elif octagon == ACT_BON2 or octagon == ACT_FAV6 or octagon == ACTA:
        state.cult_steps_due = AUREN_STEPS if octagon == ACTA else 1
        state.phase = STEP
    elif octagon == ACTC:
        state.extra_actions = 1
        state.phase = ACT
    elif octagon == ACTE:
        state.at[WORKERS + state.seat] -= ENGINEERS_WORKERS
        state.phase = BRIDGE
    elif octagon == ACTN:
        state.phase = SANDSTORM
    elif octagon == ACTS:
        state.phase = FREE_UPGRADE
    else:
        state.phase = RIDE


def count_bridges(state: Position, seat: i64) -> i64:
    """The seat's bridges on the map. [TM 1.1]"""
    count: i64 = 0
    for site in range(i64(SITES)):
        if state.at[BRIDGE_OWNER + site] == seat:
            count += 1
    return count


def fits_bridge(state: Position, seat: i64, site: i64) -> bool:
    """Is the site free, with a structure of the seat at one end? [TM 11.2, R10]"""
    if state.at[BRIDGE_OWNER + site] != NOTHING:
        return False
    if state.at[OWNER + SITE_ENDS[2 * site]] == seat:
        return True
    return state.at[OWNER + SITE_ENDS[2 * site + 1]] == seat


def can_bridge(state: Position, seat: i64) -> bool:
    """Has the seat a bridge left and a place for it? [TM 11.2]"""
    if count_bridges(state, seat) >= BRIDGES:
        return False
    for site in range(i64(SITES)):
        if fits_bridge(state, seat, site):
            return True
    return False


def legal_bridge(state: Position, out: vec[i64]) -> vec[i64]:
    """The sites where the seat may build. [TM 11.2, R10]"""
    for site in range(i64(SITES)):
        if fits_bridge(state, state.seat, site):
            out = append(out, verbs.BUILD_BRIDGE.action(site))
    return out


def apply_bridge(state: Position, site: i64) -> None:
    """Build a bridge, which may found a town at once. [TM 11.2, R16]"""
    state.at[BRIDGE_OWNER + site] = state.seat
    check_town(state, state.seat, SITE_ENDS[2 * site])
    check_town(state, state.seat, SITE_ENDS[2 * site + 1])
    state.phase = AFTER
