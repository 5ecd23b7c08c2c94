"""Conversions and sacrificed power, at any moment of a seat's turn. [TM 3.2, 3.3]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.tiles import Resources
from tenshu.games.terra_mystica.event_kinds import BURNT, CONVERTED, POWER_2, POWER_3
from tenshu.games.terra_mystica.ids import (
    COINS_TO_POINT,
    CONVERSIONS,
    FROM_CONVERSION,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
)
from tenshu.games.terra_mystica.layout import BOWL2, BOWL3, COINS, PRIESTS, VICTORY_POINTS, WORKERS
from tenshu.games.terra_mystica.rules.gains import (
    faction_of,
    gain_coins,
    gain_priests,
    gain_workers,
    pay,
    priests_left,
    score,
    spend_power,
)

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

POWER_PER_PRIEST: Final = 5
POWER_PER_WORKER: Final = 3
COINS_PER_POINT: Final = 2
ONE_WORKER: Final[Resources] = (0, 1, 0, 0)
ONE_PRIEST: Final[Resources] = (0, 0, 1, 0)


def can_convert(state: Position, seat: i64, conversion: i64) -> bool:
    """Whether the seat can make this conversion. [TM 3.2, 21.1, 21.10, R1, R19]"""
    if conversion == POWER_TO_PRIEST:
        return state.at[BOWL3 + seat] >= POWER_PER_PRIEST and priests_left(state, seat) > 0
    if conversion == POWER_TO_WORKER:
        return state.at[BOWL3 + seat] >= POWER_PER_WORKER
    if conversion == POWER_TO_COIN:
        return state.at[BOWL3 + seat] > 0
    if conversion == PRIEST_TO_WORKER:
        return state.at[PRIESTS + seat] > 0
    if conversion == WORKER_TO_COIN:
        return state.at[WORKERS + seat] > 0
    if conversion == POINT_TO_COIN:
        return faction_of(state, seat).trades_points and state.at[VICTORY_POINTS + seat] > 0
    if conversion == COINS_TO_POINT:
        return state.at[COINS + seat] >= COINS_PER_POINT and faction_of(state, seat).trades_points
    able = state.ordinations > 0 and state.at[WORKERS + seat] > 0
    return able and priests_left(state, seat) > 0


def can_burn(state: Position, seat: i64) -> bool:
    """Whether the seat has two tokens in bowl II. [TM 3.3]"""
    return state.at[BOWL2 + seat] > 1


def legal_conversions(state: Position, out: vec[i64]) -> vec[i64]:
    """What may be converted or sacrificed now. [TM 3.2, 3.3, R1]"""
    for conversion in range(i64(CONVERSIONS)):
        if can_convert(state, state.seat, conversion):
            out = append(out, verbs.CONVERT.action(conversion))
    return append(out, verbs.BURN.action()) if can_burn(state, state.seat) else out


def apply_convert(state: Position, conversion: i64) -> None:
    """Convert once. [TM 3.2, 21.1, 21.10]"""
    seat = state.seat
    if conversion == POWER_TO_PRIEST:
        spend_power(state, seat, POWER_PER_PRIEST, CONVERTED)
        gain_priests(state, seat, 1, CONVERTED)
    elif conversion == POWER_TO_WORKER:
        spend_power(state, seat, POWER_PER_WORKER, CONVERTED)
        gain_workers(state, seat, 1, CONVERTED)
    elif conversion == POWER_TO_COIN:
        spend_power(state, seat, 1, CONVERTED)
        gain_coins(state, seat, 1, CONVERTED)
    elif conversion == PRIEST_TO_WORKER:
        pay(state, seat, ONE_PRIEST, CONVERTED)
        gain_workers(state, seat, 1, CONVERTED)
    elif conversion == WORKER_TO_COIN:
        pay(state, seat, ONE_WORKER, CONVERTED)
        gain_coins(state, seat, 1, CONVERTED)
    else:
        apply_own_convert(state, seat, conversion)


def apply_own_convert(state: Position, seat: i64, conversion: i64) -> None:
    """The conversions of the Alchemists and the Darklings. [TM 21.1, 21.10]"""
    if conversion == POINT_TO_COIN:
        score(state, seat, -1, FROM_CONVERSION)
        gain_coins(state, seat, 1, CONVERTED)
    elif conversion == COINS_TO_POINT:
        gain_coins(state, seat, -COINS_PER_POINT, CONVERTED)
        score(state, seat, 1, FROM_CONVERSION)
    else:
        pay(state, seat, ONE_WORKER, CONVERTED)
        gain_priests(state, seat, 1, CONVERTED)
        state.ordinations -= 1


def apply_burn(state: Position) -> None:
    """Remove one token of bowl II to move another to bowl III. [TM 3.3]"""
    state.at[BOWL2 + state.seat] -= 2
    state.at[BOWL3 + state.seat] += 1
    report(state, BURNT, state.seat, POWER_2, -2)
    report(state, BURNT, state.seat, POWER_3, 1)
