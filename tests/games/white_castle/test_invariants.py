"""Every invariant that is broken is named."""

from collections.abc import Callable

import pytest

from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.ids import COIN, FLOORS, FOOD, MEMBERS, RIVAL, SEAL, STACK
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    BELOW,
    BRIDGES,
    OWN_CARD,
    RESERVE,
    ROOM_CARD,
    SLOT,
    SPACE_DIE,
    STOCK,
    TENDED,
    TILE,
    TIME,
    TURN_ORDER,
    WELL_DICE,
)
from tenshu.games.white_castle.state import Position
from tests.games.white_castle.table import table

Damage = Callable[[Position], None]


def set_number(field: int, value: int) -> Damage:
    def damage(state: Position) -> None:
        state.at[field] = value

    return damage


def set_depth(state: Position) -> None:
    state.depth = STACK


def owe_less_than_nothing(state: Position) -> None:
    state.due_any = -1


def double_card(state: Position) -> None:
    state.deck |= 2 ** int(state.at[ROOM_CARD])


def lose_card(state: Position) -> None:
    state.deck &= state.deck - 1


def double_tile(state: Position) -> None:
    state.at[TILE] = state.at[TILE + 1]


def swap_dice(state: Position) -> None:
    state.at[BRIDGES], state.at[BRIDGES + 4] = state.at[BRIDGES + 4], state.at[BRIDGES]


@pytest.mark.parametrize(
    "damage, law",
    [
        (set_number(STOCK + FOOD, 8), "clan 0 has 8 of resource 0"),
        (set_number(STOCK + FOOD, -1), "clan 0 has -1 of resource 0"),
        (set_number(STOCK + SEAL, 6), "clan 0 has 6 seals"),
        (set_number(STOCK + COIN, -1), "clan 0 has -1 coins"),
        (set_number(RESERVE, 4), "clan 0 lost or found members of kind 0"),
        (set_number(TENDED, 1), "clan 0 lost or found members of kind 1"),
        (set_number(AT_FLOOR + FLOORS, 1), "clan 1 lost or found members of kind 0"),
        (set_number(OWN_CARD, 26), "a castle card is in two places"),
        (set_number(TIME, 21), "the marker of clan 0 is off the track"),
        (set_number(BELOW, 3), "the stack on space 0 is broken"),
        (set_number(BRIDGES, 0), "3 dice of colour 0"),
        (set_number(WELL_DICE + 1, 1), "5 dice of colour 1"),
        (set_number(SPACE_DIE + 1, 3), "dice float over space 0"),
        (set_number(ROOM_CARD, -1), "room 0 has no card"),
        (set_number(SLOT, 1), "clan 1 holds favours without courtiers"),
        (set_number(TURN_ORDER, 1), "the turn order is broken"),
        (swap_dice, "bridge 0 is out of order"),
        (double_card, "a castle card is in two places"),
        (lose_card, "a castle card is missing"),
        (double_tile, "die tiles are missing or doubled"),
        (set_depth, "the stack of effects is too deep"),
        (owe_less_than_nothing, "less than nothing is due"),
    ],
)
def test_a_broken_invariant_is_named(damage: Damage, law: str) -> None:
    state = table(3)
    assert GAME.broken_invariants(state) == []
    damage(state)
    broken = GAME.broken_invariants(state)
    assert law in broken


def test_the_rivals_deck_keeps_its_nine_cards() -> None:
    state = table(1)
    state.unseen &= state.unseen - 1
    assert GAME.broken_invariants(state) == ["the rival's deck is broken"]


def test_the_rival_has_members_too() -> None:
    state = table(1)
    state.at[RESERVE + RIVAL * MEMBERS] -= 1
    assert GAME.broken_invariants(state) == ["clan 1 lost or found members of kind 0"]
