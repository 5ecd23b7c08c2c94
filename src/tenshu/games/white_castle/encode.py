"""What each field of a position is, for learning: the observation of a clan."""

from __future__ import annotations

from typing import Final

from tenshu.core.encoding import FieldEncoder, a_set, amount, choice, seat
from tenshu.games.white_castle.fields import FIELDS
from tenshu.games.white_castle.ids import (
    CARDS,
    CASTLE_CARDS,
    COLOURS,
    DAIMYO_CARDS,
    GARDENS,
    HIGHEST_DIE,
    ITEMS,
    NOTHING,
    ROOMS,
    SOLO_CARDS,
    STACK,
    TILES,
    TWO_MOVES,
)
from tenshu.games.white_castle.verbs import GARDEN_CARD, START_ACTION, START_RESOURCE, YARD_TILE

_KINDS: Final = TWO_MOVES + 1
_DICE: Final = COLOURS * HIGHEST_DIE + 1
# An entry of the stack is its kind, above twelve bits of argument.
_ARGUMENT_BITS: Final = 12
_KIND_BITS: Final = 6
# More than a game can have of anything.
_PLENTY: Final = 999

ENCODE: Final = FieldEncoder(
    1,
    FIELDS,
    [
        choice("phase", _KINDS),
        choice("stage", 4),
        seat("seat"),
        amount("round", 3),
        amount("turns_done", 99),
        amount("step", 99),
        a_set("pool", "thing", CARDS),
        a_set("deck", "card", CASTLE_CARDS),
        a_set("box", "card", CASTLE_CARDS),
        choice("daimyo", DAIMYO_CARDS + 1, NOTHING),
        choice("hand_colour", COLOURS + 1, NOTHING),
        amount("hand_value", HIGHEST_DIE),
        amount("hand_left", 1),
        amount("due_seals", 99),
        amount("due_steps", 99),
        amount("due_any", 99),
        choice("first_due", ITEMS),
        amount("depth", STACK),
        a_set("unseen", "card", SOLO_CARDS),
        choice("rival_top", SOLO_CARDS + 1, NOTHING),
        amount("cards_flipped", SOLO_CARDS),
        amount("cards_under", SOLO_CARDS),
        amount("rival_step", 9, -9),
        a_set("rival_gardens", "garden", GARDENS),
        amount("rival_floor", ROOMS),
        choice("bridges", HIGHEST_DIE + 1),
        choice("space_die", _DICE),
        a_set("well_dice", "value", HIGHEST_DIE, width=4),
        choice("room_card", CARDS + 1, NOTHING),
        choice("tile", TILES + 1, NOTHING),
        choice("garden_card", len(GARDEN_CARD.words) + 1, NOTHING),
        choice("yard_tiles_at", len(YARD_TILE.words) + 1, NOTHING),
        seat("slot"),
        choice("offer_resource", len(START_RESOURCE.words) + 1, NOTHING),
        choice("offer_action", len(START_ACTION.words) + 1, NOTHING),
        seat("turn_order"),
        amount("rival_points", _PLENTY, -_PLENTY),
        choice("flipped", SOLO_CARDS + 1, NOTHING),
        choice("under", SOLO_CARDS + 1, NOTHING),
        amount("stock", _PLENTY),
        amount("reserve", 5),
        amount("at_floor", 5),
        amount("in_yard", 5),
        a_set("tended", "garden", GARDENS),
        choice("own_card", CARDS + 1, NOTHING),
        a_set("turned", "card", CARDS),
        choice("resource_card", len(START_RESOURCE.words) + 1, NOTHING),
        amount("time", 99),
        amount("below", 4),
        amount("zone", 99),
        choice("domain_die", HIGHEST_DIE + 1),
        choice("effects", _KINDS, name="effect", width=_KIND_BITS, shift=_ARGUMENT_BITS),
        a_set("effects", "bit", _ARGUMENT_BITS, name="effect_argument"),
    ],
    fewest_rows=2,
)
