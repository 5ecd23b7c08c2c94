"""What a position looks like to its players, and its points by source."""

from __future__ import annotations

from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.core.protocol import OVER
from tenshu.games.dragon_castle.data.scoring import TOKEN_POINTS
from tenshu.games.dragon_castle.ids import (
    CASTLE_COLUMNS,
    CASTLE_ROWS,
    CELLS,
    DRAGONS,
    EMPTY,
    FACE_DOWN,
    KINDS,
    NOTHING,
    PHASE_WORDS,
    SPIRITS,
    STRENGTH_LAY,
    WIND_LAY,
)
from tenshu.games.dragon_castle.layout import (
    CASTLE_HEIGHT,
    CASTLE_TOP,
    COVERED,
    DISCARDS,
    FACE,
    REALM_HEIGHT,
    SHRINE_ON,
    SHRINES_LEFT,
    TOKENS,
    VICTORY_POINTS,
)
from tenshu.games.dragon_castle.rules.castle import is_available, top_floor
from tenshu.games.dragon_castle.rules.dragons import dragon_points
from tenshu.games.dragon_castle.rules.ending import is_summoned
from tenshu.games.dragon_castle.rules.scoring import shrine_points, total
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.verbs import CELL, DRAGON, KIND, SPACE, SPIRIT


def observe(state: Position) -> dict[str, object]:
    """All that anyone may know: in this game everybody sees the same. [DC 2.5]"""
    return {
        "phase": PHASE_WORDS[state.phase],
        "seat": int(state.seat) if state.actor() != OVER else None,
        "first": int(state.first) if state.first != NOTHING else None,
        "final_round": is_summoned(state),
        "turns": int(state.turns),
        "castle": _castle(state),
        "unseen": {KIND.words[k]: int(state.at[COVERED + k]) for k in range(KINDS)},
        "hand": [KIND.words[kind] for kind in (state.hand, state.other) if kind != NOTHING],
        "picked": SPACE.words[state.picked] if state.picked != NOTHING else None,
        "lifted_from": CELL.words[state.lifted_from]
        if state.phase in (WIND_LAY, STRENGTH_LAY)
        else None,
        "pending": _cells_of(state.pending),
        "fresh": _cells_of(state.fresh),
        "fresh_before": _cells_of(state.fresh_before),
        "allowance": int(state.allowance),
        "spirits": [SPIRIT.words[s] for s in range(SPIRITS) if has_bit(state.spirits, s)],
        "invoked": [SPIRIT.words[s] for s in range(SPIRITS) if has_bit(state.invoked, s)],
        "elegance_owed": state.owes_elegance != 0,
        "dragons": [DRAGON.words[d] for d in range(DRAGONS) if has_bit(state.dragons, d)],
        "shrine_supply": int(state.supply) if state.setup.limits_shrines else None,
        "tokens_left": max(0, int(state.setup.seats) - sum(int(t) for t in state.read("tokens"))),
        "players": [_player(state, seat) for seat in range(int(state.setup.seats))],
    }


def _castle(state: Position) -> dict[str, object]:
    stacks: list[dict[str, object]] = []
    for space in state.setup.spaces:
        if state.at[CASTLE_HEIGHT + space] == 0:
            continue
        kind = state.at[CASTLE_TOP + space]
        stacks.append(
            {
                "space": SPACE.words[space],
                "height": int(state.at[CASTLE_HEIGHT + space]),
                "tile": KIND.words[kind] if kind >= 0 else None,
                "available": is_available(state, space),
            }
        )
    return {
        "columns": CASTLE_COLUMNS,
        "rows": CASTLE_ROWS,
        "top_floor": int(top_floor(state)),
        "stacks": stacks,
    }


def _player(state: Position, seat: int) -> dict[str, object]:
    return {
        "vp": int(state.at[VICTORY_POINTS + seat]),
        "score": int(total(state, seat)),
        "shrines": int(state.at[SHRINES_LEFT + seat]),
        "tokens": int(state.at[TOKENS + seat]),
        "discards": int(state.at[DISCARDS + seat]),
        "realm": _realm(state, seat),
    }


def _realm(state: Position, seat: int) -> dict[str, object]:
    cells: list[dict[str, object]] = []
    for cell in state.setup.cells:
        index = seat * CELLS + cell
        if state.at[FACE + index] == EMPTY:
            continue
        cells.append(
            {
                "cell": CELL.words[cell],
                "height": int(state.at[REALM_HEIGHT + index]),
                "tile": None
                if state.at[FACE + index] == FACE_DOWN
                else KIND.words[state.at[FACE + index] - 1],
                "shrine": state.at[SHRINE_ON + index] != 0,
            }
        )
    return {
        "columns": int(state.setup.columns),
        "rows": int(state.setup.rows),
        "cells": cells,
    }


def _cells_of(mask: i64) -> list[str]:
    return [CELL.words[cell] for cell in range(CELLS) if has_bit(mask, cell)]


def score_sheet(state: Position) -> list[dict[str, int]]:
    """Points by source for every seat, as if the game ended now. [DC 9.2]"""
    return [_sheet(state, seat) for seat in range(int(state.setup.seats))]


def _sheet(state: Position, seat: int) -> dict[str, int]:
    sheet = {
        "vp": int(state.at[VICTORY_POINTS + seat]),
        "shrines": int(shrine_points(state, seat)),
        "tokens": int(state.at[TOKENS + seat]) * TOKEN_POINTS,
    }
    for card in range(DRAGONS):
        if has_bit(state.dragons, card):
            sheet[f"dragon-{DRAGON.words[card]}"] = int(dragon_points(state, seat, card))
    return sheet
