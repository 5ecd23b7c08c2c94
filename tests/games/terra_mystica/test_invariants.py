"""The invariants name what is lost, made or in the wrong place."""

from collections.abc import Callable

import pytest

from tenshu.games.terra_mystica.fields import FIELDS
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.layout import BRIDGE_OWNER, TERRAIN
from tenshu.games.terra_mystica.state import Position
from tests.games.terra_mystica.table import own, table


def set_at(name: str, index: int, value: int) -> Callable[[Position], None]:
    """Put a number where it does not belong."""

    def spoil(state: Position) -> None:
        state.at[FIELDS.offsets[name] + index] = value

    return spoil


@pytest.mark.parametrize(
    "spoil, law",
    [
        (set_at("coins", 0, -1), "owes coins"),
        (set_at("workers", 1, -2), "owes coins"),
        (set_at("priests", 0, 8), "more than seven priests"),
        (set_at("bowl1", 0, 5), "impossible bowls"),
        (set_at("bowl3", 0, -1), "impossible bowls"),
        (set_at("victory_points", 0, 21), "points from nowhere"),
        (set_at("shipping", 0, 4), "ships too far"),
        (set_at("exchange", 0, 3), "digs too cheaply"),
        (set_at("structures_built", 0, 2), "wrong number of structures"),
        (set_at("structure_at", 5, 1), "owner and structure"),
        (set_at("in_town", 5, 1), "town without a structure"),
        (set_at("favours_left", 0, 0), "favour tile 0"),
        (set_at("towns_left", 4, 1), "town tile 4"),
        (set_at("card_held", 1, 2), "held twice"),
        (set_at("keys", 0, 1), "keys from nowhere"),
        (set_at("cult_steps", 0, 10), "keys from nowhere"),
        (set_at("points_from", 3, 7), "points from nowhere"),
    ],
)
def test_a_broken_invariant_is_named(spoil: Callable[[Position], None], law: str) -> None:
    state = table("witches d e6", "nomads d i1")
    spoil(state)
    assert any(law in broken for broken in GAME.broken_invariants(state))


def test_a_structure_must_be_at_home() -> None:
    state = table("witches d e6", "nomads d i1")
    state.at[TERRAIN + state.read("owner").index(0)] = 0
    assert any("not at home" in broken for broken in GAME.broken_invariants(state))


def test_four_bridges_are_too_many() -> None:
    state = table("witches d e6", "nomads d i1")
    for site in range(4):
        state.at[BRIDGE_OWNER + site] = 1
    assert any("three bridges" in broken for broken in GAME.broken_invariants(state))


def test_two_markers_on_space_ten() -> None:
    state = table("witches d e6", "nomads d i1")
    own(state, 1, cults=(10, 0, 0, 0), towns="tw1")
    own(state, 2, cults=(10, 0, 0, 0), towns="tw1")
    assert any("two markers" in broken for broken in GAME.broken_invariants(state))
