"""What a die does on the space where it was put. [WC 3]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenshu.core.bits import BIT
from tenshu.core.protocol import report
from tenshu.games.white_castle.data.board import MEMBERS_OF_A_KIND
from tenshu.games.white_castle.event_kinds import USED_ROW
from tenshu.games.white_castle.ids import (
    CARD_MASK,
    ENTRY,
    ITEMS,
    MEMBERS,
    OPEN_ROW,
    OPEN_WELL,
    OUTSIDE,
    OUTSIDE_LEFT,
    ROOM_FIELD,
    ROOMS,
    ROW_CARD,
    WELL_SPACE,
)
from tenshu.games.white_castle.layout import RESERVE, ROOM_CARD, TILE
from tenshu.games.white_castle.lookups import (
    FIRST_FIELD,
    ROW_GAINS,
    ROW_LANTERNS,
    ROW_STEPS,
    TILE_COLOUR,
)
from tenshu.games.white_castle.rules.goods import add_gains, add_lantern
from tenshu.games.white_castle.rules.stack import push, replace

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def fields_of_colour(state: Position, room: i64, colour: i64) -> i64:
    """The fields of a room that lie beside tiles of this colour, one bit each. [WC 3.1, 3.2]"""
    mask: i64 = 0
    for field in range(FIRST_FIELD[room], FIRST_FIELD[room + 1]):
        if TILE_COLOUR[state.at[TILE + field]] == colour:
            mask |= BIT[field - FIRST_FIELD[room]]
    return mask


def open_space(state: Position, space: i64, colour: i64) -> None:
    """Begin the actions of a space. [WC 3.1, 3.3, 3.4, 3.5, R28]"""
    if space < ROOMS:
        mask = fields_of_colour(state, space, colour)
        card = state.at[ROOM_CARD + space]
        push(state, ROOM_FIELD * ENTRY + (space * 32 + card) * CARD_MASK + mask)
    elif space < WELL_SPACE:
        push(state, OUTSIDE * ENTRY + space - OUTSIDE_LEFT)
    elif space == WELL_SPACE:
        push(state, OPEN_WELL * ENTRY)
    else:
        push(state, OPEN_ROW * ENTRY + colour)


def open_row(state: Position, row: i64) -> None:
    """Gain everything in sight in the row, then do the card's field. [WC 3.6, 3.7, R20]"""
    replace(state, ROW_CARD * ENTRY + row)
    gone = MEMBERS_OF_A_KIND - state.at[RESERVE + state.seat * MEMBERS + row]
    step = row * ROW_STEPS + gone
    report(state, USED_ROW, state.seat, 0, 0, row)
    add_gains(state, state.seat, ROW_GAINS, step * ITEMS)
    if ROW_LANTERNS[step] != 0:
        add_lantern(state, state.seat)
