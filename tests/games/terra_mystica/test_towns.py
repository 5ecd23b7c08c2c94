"""Founding towns."""

import pytest

from tenshu.games.terra_mystica.layout import IN_TOWN, KEYS
from tests.games.terra_mystica.table import (
    actor,
    found,
    is_legal,
    legal,
    own,
    play,
    purse,
    table,
    vp,
    where,
    why,
)
from tests.rules import rule


@rule("TM 14.1")
@pytest.mark.parametrize(
    "others, is_town",
    [
        ("d e7 te e8 th e9", False),  # E9 lies across the river
        ("d e6 e8 te d5", False),  # with a trading house: power 6
        ("th e6 e8 d d5", True),  # power 7
        ("sh e6 d e8", False),  # three structures
    ],
)
def test_four_structures_and_power_seven(others: str, is_town: bool) -> None:
    seat = f"witches {others}" if "e7" in others else f"witches d e7 {others}"
    state = play(table(seat, "nomads d i1"), "upgrade e7 trading_house")
    assert (legal(state, "town") != set()) == is_town


@rule("TM 14.2")
def test_three_structures_with_the_sanctuary() -> None:
    state = table("witches te e6 th e7 d e8", "nomads d i1")
    state = play(state, "upgrade e6 sanctuary; favour fav7")
    assert legal(state, "town") == set()
    state = play(state, "end; pass bon8; upgrade e8 trading_house")
    assert legal(state, "town") != set()


@rule("TM 14.3")
def test_tile_points_and_key() -> None:
    state = table("witches d e7 th e6 e8 d d5", "nomads d i1", scoring="score2")
    state = play(state, "upgrade e7 trading_house")
    assert where(state, "town") == {"tw1", "tw2", "tw3", "tw4", "tw5"}
    state = play(state, "town tw2")
    # 7 of the tile, 5 of the scoring tile, 5 for the Witches.
    assert (vp(state), purse(state)[1], int(state.at[KEYS])) == (37, 10, 1)
    assert why(state, "town tw1") == ("TM 14.1", "why-no-town-due")


@rule("TM 14.4")
def test_a_town_grows_and_founds_nothing_new() -> None:
    state = table("witches th e5 e6 e7 e8", "nomads d i1", terrain={"e4": "green", "e3": "green"})
    found(state, "e5 e6 e7 e8")
    state = play(state, "build e4; end")
    assert legal(state, "town") == set()
    assert state.at[IN_TOWN + state.read("owner").index(0)] == 1
    state = play(state, "pass bon8; build e3")
    assert sum(state.read("in_town")) == 6


@rule("TM 14.4")
def test_two_towns_grow_together_and_stay_two() -> None:
    state = table("witches th e1 e2 e6 e7 d e3 e5 d1 e8", "nomads d i1", terrain={"e4": "green"})
    found(own(state, towns="tw1 tw2"), "e1 e2 e3 d1 e5 e6 e7 e8")
    state = play(state, "build e4")
    assert (legal(state, "town"), int(state.at[KEYS])) == (set(), 2)


@rule("TM 14.5")
def test_no_tile_no_town() -> None:
    state = table("witches d e7 th e6 e8 d d5", "nomads d i1")
    own(state, 2, towns="tw1 tw1 tw2 tw2 tw3 tw3 tw4 tw4 tw5")
    after = play(state, "upgrade e7 trading_house")
    assert where(after, "town") == {"tw5"}
    assert why(after, "town tw1") == ("TM 14.5", "why-town-gone")
    own(state, 2, towns="tw5")
    after = play(state, "upgrade e7 trading_house; end")
    assert (actor(after), sum(after.read("in_town"))) == (2, 0)


@rule("TM R16", "TM 11.2")
def test_a_bridge_can_found_a_town() -> None:
    state = table("witches th a3 a4 c1 d d2", "nomads d i1")
    state = play(state, "action act1; bridge a3:c1")
    assert legal(state, "town") != set()
    assert actor(play(state, "town tw1; end")) == 2


@rule("TM R16", "TM 17.5")
def test_the_tile_for_smaller_towns_can_found_several() -> None:
    state = table("witches th a1 a2 i1 i2 te e6 d a3 a4 i3 i4", "nomads d f7")
    state = play(state, "upgrade e6 sanctuary; favour fav5")
    assert int(state.towns_due) == 2
    state = play(state, "town tw1; town tw1; end")
    assert actor(state) == 2


@rule("TM 21.21", "TM R18")
def test_the_mermaids_skip_a_river() -> None:
    # R0 touches A2, A3, B1 and C1.
    state = table("mermaids th a3 c1 d a2 d2", "nomads d i1")
    assert legal(state, "connect") == set()
    assert why(state, "connect r0") == ("TM 21.21", "why-connect-weak")
    state = table("mermaids th a3 c1 d2 d a2", "nomads d i1")
    assert where(state, "connect") == {"r0", "r1"}
    # At any moment of the turn, even before the action; the river belongs to the town then.
    after = play(state, "connect r0; town tw1")
    assert int(after.at[KEYS]) == 1
    after = play(after, "send fire 1; end")
    assert sum(after.read("in_town")) == 5
    assert legal(after, "connect") == set()


@rule("TM R18")
def test_a_river_town_grows_over_its_river() -> None:
    state = table("mermaids th a3 c1 d2 d a2", "nomads d i1", terrain={"b1": "blue"})
    state = play(state, "connect r0; town tw1; build b1")
    assert sum(state.read("in_town")) == 6


@rule("TM R18")
def test_no_river_town_beside_a_town() -> None:
    state = table("mermaids th a3 c1 d2 d a2", "nomads d i1")
    found(state, "c1 d2")
    assert legal(state, "connect") == set()
    assert why(table("witches d e6", "nomads d i1"), "connect r0") == (
        "TM 21.21",
        "why-connect-mermaids",
    )


@rule("TM R18")
def test_the_river_is_optional() -> None:
    state = table("mermaids th a3 c1 d d2 a2", "nomads d i1")
    state = play(state, "upgrade d2 trading_house")
    assert is_legal(state, "connect r0")
    assert actor(play(state, "end")) == 2
