"""Every field of a position of The White Castle; ids.py names the values."""

from __future__ import annotations

from typing import Final

from tenshu.core.fields import Axis, Field, Layout
from tenshu.games.white_castle.data.board import MEMBERS_OF_A_KIND
from tenshu.games.white_castle.ids import (
    BRIDGE,
    COLOURS,
    FLOORS,
    GARDENS,
    MEMBERS,
    NOTHING,
    OFFERS,
    RIVAL_SOURCES,
    ROOMS,
    SLOTS,
    SOLO_CARDS,
    STACK,
    STACK_SPACES,
    STOCKED,
    SYMBOLS,
    TILES,
    YARD_TILES,
    YARDS,
)

MOST_CLANS: Final = 4

_CLAN: Final = Axis("clan", MOST_CLANS)
_PLACE: Final = Axis("place", MOST_CLANS)
_COLOUR: Final = Axis("colour", COLOURS)
_BRIDGE: Final = Axis("place on the bridge", BRIDGE)
_SPACE: Final = Axis("space", STACK_SPACES)
_DIE: Final = Axis("die", 2)
_ROOM: Final = Axis("room", ROOMS)
_TILE: Final = Axis("space for a tile", TILES)
_GARDEN: Final = Axis("garden", GARDENS)
_YARD: Final = Axis("yard", YARDS)
_YARD_TILE: Final = Axis("space for a yard tile", YARD_TILES)
_SLOT: Final = Axis("slot", SLOTS)
_OFFER: Final = Axis("offer", OFFERS)
_SOURCE: Final = Axis("source", RIVAL_SOURCES)
_SOLO_CARD: Final = Axis("card", SOLO_CARDS)
_STOCK: Final = Axis("good", STOCKED)
_MEMBER: Final = Axis("member", MEMBERS)
_FLOOR: Final = Axis("floor", FLOORS)
_SYMBOL: Final = Axis("symbol", SYMBOLS)
_ENTRY: Final = Axis("entry", STACK)

FIELDS: Final = Layout(
    _CLAN,
    [
        # The turn in progress.
        Field("phase", "what the game waits for"),
        Field("stage", "the part of the game: set-up, turn, garden step or rival's turn"),
        Field("seat", "the clan concerned"),
        Field("round", "from 1; 0 before the first turn"),
        Field("turns_done", "turns finished in this round"),
        Field("step", "how far set-up, rolling or the garden step has come"),
        Field("pool", "what the set-up may still draw, one bit each"),
        Field("deck", "castle cards not seen yet, one bit each"),
        Field("box", "castle cards out of the game, one bit each"),
        Field("daimyo", "the Daimyo's card", start=NOTHING),
        Field("hand_colour", "the die taken and not yet placed", start=NOTHING),
        Field("hand_value", "its value"),
        Field("hand_left", "1: it came from the left end"),
        Field("due_seals", "seals to be settled"),
        Field("due_steps", "influence to be settled"),
        Field("due_any", "resources of choice to be settled"),
        Field("first_due", "SEAL or INFLUENCE, if the seat chose which comes first"),
        Field("depth", "entries on the stack of pending effects"),
        Field("unseen", "the rival's cards not seen since the shuffle, one bit each"),
        Field("rival_top", "the top card of the rival's deck", start=NOTHING),
        Field("cards_flipped", "how many cards the rival has turned over in this turn"),
        Field("cards_under", "how many cards are known to lie below its deck"),
        Field("rival_step", "the rival's next action"),
        Field("rival_gardens", "gardens to choose from for it, one bit each"),
        Field("rival_floor", "the floor its courtier has just reached"),
        # The board.
        Field("bridges", "dice from the left end to the right; 0 is empty", _COLOUR, _BRIDGE),
        Field("space_die", "colour * 6 + value; 0 if none", _SPACE, _DIE),
        Field("well_dice", "how many of each value, in base 16", _COLOUR),
        Field("room_card", "the card of the room", _ROOM, start=NOTHING),
        Field("tile", "die tiles by castle field, then the two of the well", _TILE, start=NOTHING),
        Field("garden_card", "the card of the garden", _GARDEN, start=NOTHING),
        Field("yard_tiles_at", "the tile of the yard", _YARD_TILE, start=NOTHING),
        Field("slot", "the clan that holds a favour", _SLOT, start=NOTHING),
        Field("offer_resource", "starting pairs: the resource card", _OFFER, start=NOTHING),
        Field("offer_action", "starting pairs: the action card", _OFFER, start=NOTHING),
        Field("turn_order", "clans in turn order", _PLACE, start=NOTHING),
        Field("rival_points", "the rival's points besides those of symbols", _SOURCE),
        Field("flipped", "its cards of this turn, left to right", _SOLO_CARD, start=NOTHING),
        Field("under", "its cards known to lie below its deck", _SOLO_CARD, start=NOTHING),
        # The clans.
        Field("stock", "goods and points", _CLAN, _STOCK),
        Field("reserve", "members in the domain", _CLAN, _MEMBER, start=MEMBERS_OF_A_KIND),
        Field("at_floor", "courtiers", _CLAN, _FLOOR),
        Field("in_yard", "warriors", _CLAN, _YARD),
        Field("tended", "gardens with an own gardener, one bit each", _CLAN),
        Field("own_card", "the action card in the domain", _CLAN, start=NOTHING),
        Field("turned", "action cards in the lantern zone, one bit each", _CLAN),
        Field("resource_card", "the starting resource card", _CLAN, start=NOTHING),
        Field("time", "position on the passage of time", _CLAN),
        Field("below", "markers under the clan's own", _CLAN),
        Field("zone", "symbols of the lantern zone", _CLAN, _SYMBOL),
        Field("domain_die", "value of the die in the row; 0 if none", _CLAN, _COLOUR),
        # Effects begun but not finished, the newest last; see rules/stack.py.
        Field("effects", "kind * ENTRY + argument", _ENTRY),
    ],
    seat_major=True,
)
