"""Effects of fields, tiles, gardens and favours: what they need and what they do. [WC 4.1, 6]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenshu.games.white_castle.ids import (
    CARD_FIELDS,
    CASTLE_FIELD,
    CASTLE_FIELDS,
    COIN,
    COURTIERS,
    DOMAIN_ROW,
    ENTRY,
    FIRST_TILE,
    FOOD,
    GARDENERS,
    INFLUENCE,
    IRON,
    ITEMS,
    LIGHT_FIELD,
    PEARL,
    SEAL,
    STOCKED,
    SYMBOLS,
    TWO_MOVES,
)
from tenshu.games.white_castle.layout import ROOM_CARD, STOCK, TILE, ZONE
from tenshu.games.white_castle.lookups import (
    GAINS,
    IS_DARK,
    IS_GIFT,
    LANTERNS,
    OPENS,
    PRICE_COINS,
    PRICE_SEALS,
    ROOM_OF_FIELD,
    SLOT_OF_FIELD,
    TILE_COLOUR,
    WELLS,
)
from tenshu.games.white_castle.rules import courtiers, members
from tenshu.games.white_castle.rules.goods import (
    SEALS_PER_RESOURCE,
    add_gains,
    add_lantern,
    add_well,
    pay,
)
from tenshu.games.white_castle.rules.stack import push

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def perform(state: Position, effect: i64) -> None:
    """Pay the price, take the gains, begin the action. [WC 4.1, 6.3, R27]"""
    pay(state, COIN, PRICE_COINS[effect])
    pay(state, SEAL, PRICE_SEALS[effect])
    if OPENS[effect] != 0:
        push(state, OPENS[effect])
        return
    add_gains(state, state.seat, GAINS, effect * ITEMS)
    if LANTERNS[effect] != 0:
        if makes_two_moves(state, effect):
            push(state, TWO_MOVES * ENTRY)
        add_lantern(state, state.seat)
    if WELLS[effect] != 0:
        add_well(state, state.seat)


def makes_two_moves(state: Position, effect: i64) -> bool:
    """Whether both the effect and the lantern reward that it brings hold influence. [WC R32]"""
    return (
        state.setup.two_moves
        and GAINS[effect * ITEMS + INFLUENCE] != 0
        and state.at[ZONE + state.seat * SYMBOLS + INFLUENCE] != 0
    )


def is_gift(state: Position, effect: i64) -> bool:
    """Whether the effect only brings goods and points, so that nobody would decline it. [WC R29]"""
    if IS_GIFT[effect] == 0:
        return False
    return LANTERNS[effect] == 0 or state.at[ZONE + state.seat * SYMBOLS + INFLUENCE] == 0


def can_perform(state: Position, effect: i64) -> bool:
    """Whether the seat can pay the price and do something for it. [WC 4.1]"""
    coins = state.at[STOCK + state.seat * STOCKED + COIN] - PRICE_COINS[effect]
    seals = state.at[STOCK + state.seat * STOCKED + SEAL] - PRICE_SEALS[effect]
    if coins < 0 or seals < 0:
        return False
    return OPENS[effect] == 0 or can_open(state, OPENS[effect], coins, seals, exchanging=False)


def could_perform(state: Position, effect: i64) -> bool:
    """Whether the effect could be done after exchanging seals. [WC 4.6, R29]"""
    seals = state.at[STOCK + state.seat * STOCKED + SEAL] - PRICE_SEALS[effect]
    coins = state.at[STOCK + state.seat * STOCKED + COIN] + seals - PRICE_COINS[effect]
    if coins < 0 or seals < 0:
        return False
    return OPENS[effect] == 0 or can_open(state, OPENS[effect], coins, seals, exchanging=True)


def can_open(state: Position, entry: i64, coins: i64, seals: i64, exchanging: bool) -> bool:
    """Whether the seat could do anything in this action, with or without exchanging seals. [WC 5, 6]"""
    kind = entry // ENTRY
    if kind == DOMAIN_ROW:
        return True
    if kind == CASTLE_FIELD:
        return can_do_field(state, entry % ENTRY, exchanging)

    extra: i64 = seals // SEALS_PER_RESOURCE if exchanging else 0
    if kind == COURTIERS:
        pearls = state.at[STOCK + state.seat * STOCKED + PEARL] + extra
        return courtiers.can_court(state, state.seat, entry % ENTRY, coins, pearls)
    if kind == GARDENERS:
        return members.can_garden(
            state, state.seat, state.at[STOCK + state.seat * STOCKED + FOOD] + extra
        )
    return members.can_train(
        state, state.seat, state.at[STOCK + state.seat * STOCKED + IRON] + extra
    )


def can_do_field(state: Position, filter_: i64, exchanging: bool) -> bool:
    """Whether a castle field passes the filter and can be done. [WC 6.5, 6.6, 6.7]"""
    for field in range(i64(CASTLE_FIELDS)):
        if passes(state, field, filter_):
            effect = effect_of_field(state, field)
            if could_perform(state, effect) if exchanging else can_perform(state, effect):
                return True
    return False


def effect_of_field(state: Position, field: i64) -> i64:
    """The effect of a castle field on the card that lies there now. [WC 3.1]"""
    card = state.at[ROOM_CARD + ROOM_OF_FIELD[field]]
    return card * CARD_FIELDS + SLOT_OF_FIELD[field]


def passes(state: Position, field: i64, filter_: i64) -> bool:
    """Whether this castle field passes the filter of an icon. [WC 6.5, 6.6, 6.7, R25]"""
    if filter_ == LIGHT_FIELD:
        return IS_DARK[effect_of_field(state, field)] == 0
    if filter_ >= FIRST_TILE:
        return TILE_COLOUR[state.at[TILE + field]] == filter_ - FIRST_TILE
    return True
