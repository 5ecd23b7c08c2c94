"""What each field of a position is, for learning: the observation of a seat."""

from __future__ import annotations

from typing import Final

from tenshu.core.encoding import FieldEncoder, a_set, amount, choice, seat
from tenshu.games.dragon_castle.fields import FIELDS
from tenshu.games.dragon_castle.ids import (
    CELLS,
    DESTROY,
    DRAGONS,
    FACE_DOWN,
    KINDS,
    NOTHING,
    SPACES,
    SPIRITS,
    UNSEEN,
)

_PHASES: Final = DESTROY + 1
_TILE_OR_NONE: Final = KINDS + 1
_SPACE_OR_NONE: Final = SPACES + 1
_FACES: Final = FACE_DOWN + 1
# More than a game can have of anything.
_PLENTY: Final = 999

ENCODE: Final = FieldEncoder(
    1,
    FIELDS,
    [
        choice("phase", _PHASES),
        choice("base", _PHASES),
        seat("seat"),
        seat("first"),
        a_set("spirits", "card", SPIRITS),
        a_set("dragons", "card", DRAGONS),
        amount("dealt", SPACES),
        choice("uncovered", _SPACE_OR_NONE, NOTHING),
        choice("hand", _TILE_OR_NONE, NOTHING),
        choice("other", _TILE_OR_NONE, NOTHING),
        choice("picked", _SPACE_OR_NONE, NOTHING),
        amount("floor", 9),
        a_set("invoked", "card", SPIRITS),
        amount("owes_elegance", 1),
        a_set("placed", "cell", CELLS),
        a_set("pending", "cell", CELLS),
        a_set("fresh", "cell", CELLS),
        a_set("fresh_before", "cell", CELLS),
        amount("allowance", CELLS),
        amount("moves", _PLENTY),
        choice("lifted", _FACES),
        choice("lifted_from", CELLS + 1, NOTHING),
        amount("supply", _PLENTY, -_PLENTY),
        amount("turns", _PLENTY),
        a_set("moved", "cell", CELLS),
        amount("castle_height", 9),
        choice("castle_top", KINDS - UNSEEN, UNSEEN),
        amount("covered", 4),
        amount("realm_height", _PLENTY),
        choice("face", _FACES),
        amount("shrine_on", 1),
        amount("victory_points", _PLENTY),
        amount("shrines_left", _PLENTY),
        amount("tokens", 4),
        amount("discards", _PLENTY),
    ],
)
