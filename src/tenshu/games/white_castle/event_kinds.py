"""What the rules report: the kinds of events, their items, and what their details hold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.games.white_castle.ids import (
    COLOURS,
    DAIMYO_ROOM,
    FLOORS,
    GARDENS,
    HIGHEST_DIE,
    INFLUENCE,
    SLOTS,
    SYMBOLS,
    YARDS,
)

# Goods, with the good as item and the amount.
GAINED: Final = 0
PAID: Final = 1
LOST: Final = 2  # beyond the limit, so never owned; detail: how many
EXCHANGED: Final = 3  # seals given; detail: the good that comes next as RECEIVED
RECEIVED: Final = 4
SCORED: Final = 5  # points; detail: their source
# What brings the goods that follow.
DID_EFFECT: Final = 6  # detail: the effect of a field, yard tile or garden
USED_LANTERN: Final = 7
USED_WELL: Final = 8
USED_ROW: Final = 9  # detail: the colour
# The passage of time.
MOVED: Final = 10  # detail: the new space
CROSSED: Final = 11  # seals paid; detail: the space of the milestone
STAYED: Final = 12  # detail: steps lost, by the player's choice
STOPPED: Final = 13  # detail: steps lost because seals are missing
AT_THE_END: Final = 14  # detail: steps lost at the end of the track
# Dice; detail: see die_detail.
TOOK_DIE: Final = 15
PUT_DIE: Final = 16  # with the coins that it brings or costs
# Members, with the place as item.
SENT: Final = 17  # from the domain to the gate, a yard or a garden
LEFT_FLOOR: Final = 18  # told by CLIMBED, which follows
CLIMBED: Final = 19  # detail: see climb_detail
TOOK_FAVOUR: Final = 20
# Cards, with the symbol as item where the lantern zone grows.
BEGAN: Final = 21  # detail: starting resource card * MEMBERS + starting action
ADDED_SYMBOL: Final = 22
TURNED_CARD: Final = 23  # detail: the clan's old card, now in the lantern zone
TOOK_CARD: Final = 24  # detail: the card of the room
# The course of the game.
BEGAN_ROUND: Final = 25  # detail: the round
SET_ORDER: Final = 26  # detail: see order_detail
BEGAN_GARDENS: Final = 27  # detail: active gardens of the clan, one bit each
ENDED_GAME: Final = 28
# The rival of the solo game; detail: its card.
TURNED_OVER: Final = 29
MISSED_DIE: Final = 30
CARRIED_OUT: Final = 31
DISCARDED: Final = 32  # detail: a castle card
HANDED_IN: Final = 33  # coins at the end of a round

# What a clan owns, for Game.holdings: goods, points, influence, then these.
ZONE_ITEM: Final = INFLUENCE + 1  # + symbol of the lantern zone
FLOOR_ITEM: Final = ZONE_ITEM + SYMBOLS
YARD_ITEM: Final = FLOOR_ITEM + FLOORS
GARDEN_ITEM: Final = YARD_ITEM + YARDS
FAVOUR_ITEM: Final = GARDEN_ITEM + GARDENS
HELD_ITEMS: Final = FAVOUR_ITEM + SLOTS

# Sources of points, as the score sheet names them.
SOURCE_WORDS: Final = [
    "play",
    "coins",
    "resources",
    "time",
    "courtiers",
    "warriors",
    "gardeners",
    "start",
    "failed",
    "coin-trade",
    "garden-step",
]
FROM_PLAY: Final = 0
FROM_COINS: Final = 1
FROM_RESOURCES: Final = 2
FROM_TIME: Final = 3
FROM_COURTIERS: Final = 4
FROM_WARRIORS: Final = 5
FROM_GARDENERS: Final = 6
FROM_RIVAL: Final = 7  # + source of the rival's points

_DIE: Final = HIGHEST_DIE + 1
NO_ROOM: Final = DAIMYO_ROOM + 1  # a climb of the rival, whose room the player chooses later
_ROOMS: Final = NO_ROOM + 1
_CLANS: Final = 4


def die_detail(colour: i64, value: i64, where: i64) -> i64:
    """A die, and the place of the bridge or the space where it lies."""
    return (where * COLOURS + colour) * _DIE + value


def split_die(detail: int) -> tuple[int, int, int]:
    """Colour, value and place of a die."""
    place, colour = divmod(detail // _DIE, COLOURS)
    return colour, detail % _DIE, place


def climb_detail(floor: i64, room: i64) -> i64:
    """Where a climb began, and the room where it ends."""
    return floor * _ROOMS + room


def split_climb(detail: int) -> tuple[int, int]:
    """The floor where a climb began and its room."""
    return divmod(detail, _ROOMS)


def order_detail(detail: i64, seat: i64) -> i64:
    """An order of clans with one more at its front."""
    return detail * _CLANS + seat


def split_order(detail: int, clans: int) -> list[int]:
    """The clans in turn order."""
    return [detail // _CLANS**place % _CLANS for place in range(clans)]
