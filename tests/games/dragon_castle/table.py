"""Positions of Dragon Castle from drawings, and turns from notation.

A drawing has one word per space and one line per row (or rows parted by `|`); a1 is top left, and
what is not drawn is empty.

    .        nothing
    m3       Merchant 3 on floor 1; s is Soldier, f is Farmer
    ra/2     a Rainy Wind on floor 2, upon one more tile
    #   #/3  a face-down tile on floor 1, on floor 3 (realms only)
    ^   ^/2  the same with a Shrine on it

    sp su au wi   the Seasons spring, summer, autumn, winter
    ra st br sn   the Winds rainy, stormy, breezy, snowy
    ja em pe      the Dragons jade, ember, pearl

Covered castle tiles are unseen: the builder fills the pool with `hidden` first and then with
whatever kinds are left. Tiles that no drawing needs count as thrown away by the last seat, Shrines
that are nowhere else lie in the general pool, and no position is handed out that breaks an
invariant.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from tenshu.core.protocol import setup_options
from tenshu.games.dragon_castle.data.scoring import SHRINE_SUPPLY
from tenshu.games.dragon_castle.data.tiles import COPIES, TILE_COUNT
from tenshu.games.dragon_castle.game import GAME
from tenshu.games.dragon_castle.ids import (
    CASTLE_COLUMNS,
    CASTLE_ROWS,
    CELLS,
    EMPTY,
    FACE_DOWN,
    KINDS,
    NOTHING,
    PLACE,
    REALM_COLUMNS,
    SPACES,
    START,
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
from tenshu.games.dragon_castle.rulings import NEWEST
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.verbs import CELL
from tests.games.scripts import Script

SCRIPT: Final = Script(GAME, Position)
play = SCRIPT.play
legal = SCRIPT.legal
is_legal = SCRIPT.is_legal
where = SCRIPT.where

# The short word of every kind, in the order of the kinds.
SHORT: Final = (
    *(f"{letter}{number}" for letter in "msf" for number in range(1, 7)),
    *("sp", "su", "au", "wi", "ra", "st", "br", "sn", "ja", "em", "pe"),
)

# Five single tiles: any one can be taken without uncovering anything.
SINGLES: Final = "m1 . s2 . f3 . ra . sp"

PerSeat = int | Sequence[int]


def table(
    castle: str = SINGLES,
    realm: str | Sequence[str] = "",
    *,
    seats: int = 2,
    turn: int = 1,
    first: int = 1,
    shrines: PerSeat = 1,
    vp: PerSeat = 0,
    tokens: PerSeat = 0,
    hidden: str = "",
    hand: str = "",
    spirits: str = "none",
    dragons: str = "none",
    options: Mapping[str, str] | None = None,
    version: int = NEWEST,
) -> Position:
    """The position that is drawn, at the start of a turn, or when placing if there is a hand.

    A single realm, or a single number of Shrines, VP or tokens, belongs to seat 1.
    """
    stacks = _read(castle, CASTLE_COLUMNS)
    given = {
        "layout": _layout({space: height for space, (_, height) in stacks.items()}),
        "spirits": spirits,
        "dragons": dragons,
        "first_player": str(first),
        **(options or {}),
    }
    state = GAME.under(version).start(seats, setup_options(GAME, seats, given))
    assert isinstance(state, Position)
    state.phase = state.base = START
    state.seat = turn - 1
    state.dealt = len(state.setup.spaces)
    for space in range(SPACES):
        word, height = stacks.get(space, ("", 0))
        state.at[CASTLE_HEIGHT + space] = height
        state.at[CASTLE_TOP + space] = SHORT.index(word) if word else NOTHING
    for seat, drawing in enumerate([realm] if isinstance(realm, str) else realm):
        _build_realm(state, seat, drawing)
    for seat in range(seats):
        state.at[SHRINES_LEFT + seat] = _of_seat(shrines, seat, 1)
        state.at[VICTORY_POINTS + seat] = _of_seat(vp, seat, 0)
        state.at[TOKENS + seat] = _of_seat(tokens, seat, 0)
    if hand:
        _hold(state, [SHORT.index(word) for word in hand.split()])
    _share_out(state, [SHORT.index(word) for word in hidden.split()])
    assert GAME.broken_invariants(state) == []
    return state


def at(state: Position, cells: str, seat: int = 1) -> str:
    """What lies on these cells of a realm, as it would be drawn."""
    words: list[str] = []
    for cell in cells.split():
        index = (seat - 1) * CELLS + CELL.index[cell]
        face = state.at[FACE + index]
        if face == EMPTY:
            words.append(".")
            continue
        word = SHORT[face - 1] if face != FACE_DOWN else "^" if state.at[SHRINE_ON + index] else "#"
        words.append(
            word
            if state.at[REALM_HEIGHT + index] == 1
            else f"{word}/{state.at[REALM_HEIGHT + index]}"
        )
    return " ".join(words)


def in_hand(state: Position) -> str:
    """The tiles taken and not yet placed."""
    return " ".join(SHORT[kind] for kind in (state.hand, state.other) if kind != NOTHING)


def _read(drawing: str, columns: int) -> dict[int, tuple[str, int]]:
    """Every tile drawn, as word and height, by the number of its space."""
    found: dict[int, tuple[str, int]] = {}
    rows = [row.split() for row in drawing.strip().replace("|", "\n").split("\n")]
    for r, row in enumerate(rows):
        assert len(row) <= columns, f"row {r + 1} is too long"
        for c, text in enumerate(row):
            if text != ".":
                word, _, height = text.partition("/")
                found[r * columns + c] = (word, int(height or "1"))
    return found


def _layout(heights: Mapping[int, int]) -> str:
    """A layout of 116 tiles with these heights; the tiles not drawn stand elsewhere."""
    layout = [heights.get(space, 0) for space in range(SPACES)]
    missing = TILE_COUNT - sum(layout)
    for space in reversed(range(SPACES)):
        if layout[space] == 0:
            layout[space] = min(3, missing)
            missing -= layout[space]
    rows = [layout[r * CASTLE_COLUMNS : (r + 1) * CASTLE_COLUMNS] for r in range(CASTLE_ROWS)]
    return "custom:" + "/".join("".join(str(height) for height in row) for row in rows)


def _build_realm(state: Position, seat: int, drawing: str) -> None:
    for cell, (word, height) in _read(drawing, REALM_COLUMNS).items():
        assert cell in state.setup.cells, f"{CELL.words[cell]} lies outside the realm"
        index = seat * CELLS + cell
        state.at[REALM_HEIGHT + index] = height
        state.at[FACE + index] = FACE_DOWN if word in "#^" else 1 + SHORT.index(word)
        state.at[SHRINE_ON + index] = 1 if word == "^" else 0


def _of_seat(numbers: PerSeat, seat: int, default: int) -> int:
    if isinstance(numbers, int):
        return numbers if seat == 0 else default
    return numbers[seat]


def _hold(state: Position, kinds: Sequence[int]) -> None:
    state.phase = state.base = PLACE
    state.hand = kinds[0]
    state.other = kinds[1] if len(kinds) > 1 else NOTHING


def _share_out(state: Position, hidden: Sequence[int]) -> None:
    """Fill pool, general pool and discards so that nothing is missing."""
    left = [COPIES] * KINDS
    seen = [kind for kind in (*state.read("castle_top"), state.hand, state.other) if kind >= 0]
    seen += [face - 1 for face in state.read("face") if EMPTY < face < FACE_DOWN]
    for kind in seen:
        left[kind] -= 1
    covered = sum(state.read("castle_height")) - sum(
        1 for kind in state.read("castle_top") if kind >= 0
    )
    others = [kind for copy in range(COPIES) for kind in range(KINDS) if left[kind] > copy]
    for kind in hidden:
        others.remove(kind)
    pool = [*hidden, *others][:covered]
    for kind in range(KINDS):
        state.at[COVERED + kind] = pool.count(kind)
    used = (
        sum(state.read("castle_height"))
        + sum(state.read("realm_height"))
        + (state.hand >= 0)
        + (state.other >= 0)
    )
    state.at[DISCARDS + len(state.read("discards")) - 1] = TILE_COUNT - used
    state.supply = SHRINE_SUPPLY - sum(state.read("shrines_left")) - sum(state.read("shrine_on"))
