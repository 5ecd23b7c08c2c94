"""Favour tiles. [TM 17]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, has_bit
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.tiles import FAVOUR_CULT, FAVOUR_STEPS
from tenshu.games.terra_mystica.ids import (
    FAV5,
    FAVOURS,
)
from tenshu.games.terra_mystica.layout import FAVOURS_HELD, FAVOURS_LEFT
from tenshu.games.terra_mystica.rules.cults import advance
from tenshu.games.terra_mystica.rules.towns import check_all_towns

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def legal_favour(state: Position, out: vec[i64]) -> vec[i64]:
    """The tiles that are left and that the seat does not have. [TM 17.13, R20]"""
    for tile in range(i64(FAVOURS)):
        if state.at[FAVOURS_LEFT + tile] > 0 and not has_bit(
            state.at[FAVOURS_HELD + state.seat], tile
        ):
            out = append(out, verbs.TAKE_FAVOUR.action(tile))
    return out


def apply_favour(state: Position, tile: i64) -> None:
    """Take a tile, its cult steps, and the towns it makes possible. [TM 17, R16]"""
    seat = state.seat
    state.favours_due -= 1
    state.at[FAVOURS_LEFT + tile] -= 1
    state.at[FAVOURS_HELD + seat] |= BIT[tile]
    advance(state, seat, FAVOUR_CULT[tile], FAVOUR_STEPS[tile])
    if tile == FAV5:
        check_all_towns(state, seat)
