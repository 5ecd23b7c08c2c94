"""Every field of a position of Dragon Castle; ids.py names the values."""

from __future__ import annotations

from typing import Final

from tenshu.core.fields import Axis, Field, Layout
from tenshu.games.dragon_castle.ids import CELLS, EMPTY, KINDS, NOTHING, SPACES

MOST_SEATS: Final = 4

_SEAT: Final = Axis("seat", MOST_SEATS)
_SPACE: Final = Axis("space", SPACES + 1)  # the last one is OUTSIDE and never holds a tile
_KIND: Final = Axis("kind", KINDS)
_CELL: Final = Axis("cell", CELLS)

FIELDS: Final = Layout(
    _SEAT,
    [
        # The turn in progress.
        Field("phase", "what the game waits for"),
        Field("base", "the step of the turn to return to after sets and powers"),
        Field("seat", "who acts"),
        Field("first", "the start player", start=NOTHING),
        Field("spirits", "Spirit cards in play, one bit each"),
        Field("dragons", "Dragon cards in play, one bit each"),
        Field("dealt", "spaces whose top tile was dealt"),
        Field("uncovered", "the space whose new top tile must be revealed", start=NOTHING),
        Field("hand", "the kind taken first", start=NOTHING),
        Field("other", "the kind taken second", start=NOTHING),
        Field("picked", "the space of the tile taken first", start=NOTHING),
        Field("floor", "the floor of the tile taken first"),
        Field("invoked", "Spirits activated this turn, one bit each"),
        Field("owes_elegance", "1: a pick by a free short side is still due"),
        Field("placed", "cells that received a tile and were not checked for sets"),
        Field("pending", "cells of sets that must be consolidated"),
        Field("fresh", "cells of the set just consolidated"),
        Field("fresh_before", "cells of earlier sets of the same step"),
        Field("allowance", "Shrines that may still be built on the fresh set"),
        Field("moves", "tiles moved by Strength"),
        Field("lifted", "the face of the lifted tile"),
        Field(
            "lifted_from", "the cell that the tile or Shrine lifted last came from", start=NOTHING
        ),
        Field("supply", "Shrines in the general pool"),
        Field("turns", "turns finished"),
        Field("moved", "cells where Strength put a tile"),
        # The castle.
        Field("castle_height", "tiles in the stack", _SPACE),
        Field("castle_top", "the kind on top", _SPACE, start=NOTHING),
        Field("covered", "tiles that nobody has seen yet", _KIND),
        # The realms.
        Field("realm_height", "tiles in the stack", _SEAT, _CELL),
        Field("face", "EMPTY, 1 + kind, or FACE_DOWN", _SEAT, _CELL, start=EMPTY),
        Field("shrine_on", "1: a Shrine stands there", _SEAT, _CELL),
        # Players.
        Field("victory_points", "scored so far", _SEAT),
        Field("shrines_left", "Shrines in hand", _SEAT),
        Field("tokens", "countdown tokens taken", _SEAT),
        Field("discards", "tiles discarded", _SEAT),
    ],
)
