"""What the rules report: the kinds of events, what a seat owns, and how details are packed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# What a seat owns: the item of an event with an amount, in the order of `holdings`. A kind below
# that has an amount names its item. A face is one of ids.py.
OWN_POINTS: Final = 0  # VP gathered; once the game is over the whole score
OWN_SHRINES: Final = 1  # in the Shrine Pool
OWN_TILES: Final = 2  # in the Realm
OWN_TOKENS: Final = 3

# Before the first turn. The detail is the card; of a revealed tile the kind, and the item its space.
FIRST_PLAYER: Final = 0
SPIRIT_IN_PLAY: Final = 1
DRAGON_IN_PLAY: Final = 2
TILE_REVEALED: Final = 3

# The action. The detail is the kind of the tile; of a taken tile the item is its space.
TILE_TAKEN: Final = 4
SECOND_TAKEN: Final = 5
SHRINE_GAINED: Final = 6  # OWN_SHRINES
TILE_DISCARDED: Final = 7  # OWN_POINTS
TOKEN_TAKEN: Final = 8  # OWN_TOKENS
TILE_PLACED: Final = 9  # OWN_TILES; the detail is face and cell
TILE_THROWN_AWAY: Final = 10

# Sets and Shrines. The detail of a set is its label, first cell and size.
SET_CONSOLIDATED: Final = 11  # OWN_POINTS; the label is a type
NUMBER_CONSOLIDATED: Final = 12  # OWN_POINTS; the label is the number that all tiles bear
DRAGONS_BONUS_GAINED: Final = 13  # OWN_POINTS
BEAUTY_BONUS_GAINED: Final = 14  # OWN_POINTS
SHRINE_BUILT: Final = 15  # OWN_SHRINES; the detail is the cell
EXTRA_SHRINE_BUILT: Final = 16  # OWN_SHRINES; the detail is the cell
BUILDING_ENDED: Final = 17

# Spirits.
PAID_WITH_SHRINE: Final = 18  # OWN_SHRINES; the detail is the Spirit
PAID_WITH_TILE: Final = 19  # OWN_TILES; the detail is Spirit, face and cell
TILE_TURNED: Final = 20  # the item is the cell, the detail the face
SHRINE_LIFTED: Final = 21  # the detail is the cell
SHRINE_LAID: Final = 22  # the detail is the cell
TILE_LIFTED: Final = 23  # OWN_TILES; the detail is face and cell
TILE_PULLED: Final = 24  # OWN_TILES; the detail is the cell
TILE_LAID: Final = 25  # OWN_TILES; the detail is face and cell
MOVING_ENDED: Final = 26
TILE_CHANGED: Final = 27  # the item is the cell, the detail face and type
TILE_DESTROYED: Final = 28  # the item is the space, the detail the kind

# The course of the game.
TURN_ENDED: Final = 29  # by its player, who could still activate a Spirit
GROUND_FLOOR_LEFT: Final = 30
FINAL_ROUND: Final = 31
GAME_ENDED: Final = 32
SHRINES_SCORED: Final = 33  # OWN_POINTS
TOKENS_SCORED: Final = 34  # OWN_POINTS
DRAGON_SCORED: Final = 35  # OWN_POINTS; the detail is the card
SCORE_TOLD: Final = 36  # the detail is the whole score

# Cells, kinds, faces, types, cards and sizes are all below this.
_BASE: Final = 64


def pack(first: i64, second: i64, third: i64 = 0) -> i64:
    """Up to three numbers as the detail of an event."""
    return (third * _BASE + second) * _BASE + first


def unpack(detail: int) -> tuple[int, int, int]:
    """The three numbers of a packed detail."""
    rest, first = divmod(detail, _BASE)
    third, second = divmod(rest, _BASE)
    return first, second, third
