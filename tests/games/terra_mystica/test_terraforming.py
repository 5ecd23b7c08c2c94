"""Transforming terrain and building dwellings."""

import pytest

from tenshu.games.terra_mystica.layout import HOME_TERRAIN, TERRAIN
from tenshu.games.terra_mystica.verbs import HEX
from tests.games.terra_mystica.table import (
    at,
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

# E5 is swamp, E6 plains, E7 mountains, E8 desert; around E6 also D4 wasteland and F3, F4.


@rule("TM 4.1")
@pytest.mark.parametrize(
    "faction, coins, workers", [("witches", 2, 1), ("engineers", 1, 1), ("swarmlings", 3, 2)]
)
def test_building_a_dwelling(faction: str, coins: int, workers: int) -> None:
    state = table(f"{faction} d e6", "giants d i1")
    state.at[TERRAIN + HEX.index["e7"]] = state.at[HOME_TERRAIN]
    after = play(state, "build e7")
    assert at(after, "e7") == "p1 dwelling"
    assert purse(after) == (20 - coins, 10 - workers, 3)


@rule("TM 4.1", "TM 4.7")
def test_where_a_dwelling_cannot_be_built() -> None:
    state = table("witches d e6", "nomads d e7", terrain={"e5": "green"})
    assert where(state, "build") == {"e5", "f4"}
    assert why(state, "build d4") == ("TM 4.1", "why-not-home")
    assert why(state, "build e7") == ("TM 4.7", "why-occupied")
    assert why(state, "build c3") == ("TM 5.4", "why-out-of-reach")
    own(state, coins=1)
    assert why(state, "build e5") == ("TM 4.1", "why-too-dear")


@rule("TM 4.2")
@pytest.mark.parametrize(
    "terrain, spades",
    [("gray", 1), ("red", 2), ("yellow", 3), ("brown", 3), ("black", 2), ("blue", 1)],
)
def test_the_cycle_of_terrains(terrain: str, spades: int) -> None:
    state = own(table("witches d e6", "nomads d i1", terrain={"e7": terrain}), exchange=2)
    after = play(state, "transform e7; turn green")
    assert at(after, "e7") == "green"
    assert purse(after)[1] == 10 - spades


@rule("TM 4.3")
@pytest.mark.parametrize("level, price", [(0, 3), (1, 2), (2, 1)])
def test_the_price_of_a_spade(level: int, price: int) -> None:
    state = own(table("witches d e6", "nomads d i1"), exchange=level)
    assert purse(play(state, "transform e7; turn green"))[1] == 10 - price
    own(state, workers=price - 1)
    assert legal(state, "transform") == set()
    assert why(state, "transform e7") == ("TM 4.3", "why-no-spades")


@rule("TM 4.3")
def test_spades_that_cannot_be_paid() -> None:
    # E8 is desert, three spades from forest, but two lead to mountains on this side.
    state = own(table("witches d e7", "nomads d i1"), workers=6)
    state = play(state, "transform e8")
    assert where(state, "turn") == {"red", "gray", "brown", "black"}
    assert why(state, "turn green") == ("TM 4.3", "why-too-many-spades")


@rule("TM 4.4", "TM R6")
def test_the_second_free_spade_goes_to_another_hex() -> None:
    state = own(table("witches d e6 e7", "nomads d i1"), bowls=(0, 0, 12))
    state = play(state, "action act6; transform d5; turn green")
    assert is_legal(state, "build d5")
    state = play(state, "build d5; transform e8; turn red")
    assert (at(state, "d5"), at(state, "e8")) == ("p1 dwelling", "red")
    # One dwelling in the action, none on the extra hex.
    assert legal(state, "build") == set()


@rule("TM 4.4", "TM R6")
def test_no_dwelling_on_both_hexes() -> None:
    state = own(table("witches d e6 e8", "nomads d i1"), bowls=(0, 0, 12))
    state = play(state, "action act6; transform e7; turn green; transform d5; turn green")
    assert where(state, "build") == {"e7", "d5"}
    state = play(state, "build e7")
    assert why(state, "build d5") == ("TM R6", "why-one-dwelling")


@rule("TM 4.4")
def test_missing_spades_may_be_bought_for_the_same_hex() -> None:
    state = own(table("witches d e7", "nomads d i1"), bowls=(0, 0, 12))
    state = play(state, "action act6; transform e8; turn green")
    assert (at(state, "e8"), purse(state)[1]) == ("green", 7)


@rule("TM R6")
def test_bought_spades_never_go_to_a_second_hex() -> None:
    state = own(table("witches d e6 e7", "nomads d i1"), bowls=(0, 0, 12))
    state = play(state, "action act6; transform d5; turn green")
    # E8 needs three spades for forest; with the one that is left it can only become its neighbour.
    state = play(state, "transform e8")
    assert where(state, "turn") == {"red", "brown"}


@rule("TM R6")
def test_only_one_hex_may_stay_foreign() -> None:
    state = own(table("witches d e6 e7", "nomads d i1"), bowls=(0, 0, 12))
    state = play(state, "action act6; transform e8; turn red")
    # The other spade may only make home terrain now.
    assert {"d5", "d4"} & where(state, "transform") == {"d5"}
    assert why(state, "transform d4") == ("TM R6", "why-second-hex")
    assert where(play(state, "transform d5"), "turn") == {"green"}


@rule("TM 4.5")
def test_stopping_at_another_terrain() -> None:
    state = own(table("witches d e7", "nomads d i1"), exchange=2)
    state = play(state, "transform e8; turn red")
    assert at(state, "e8") == "red"
    assert legal(state, "build") == set()
    # An opponent may use it.
    after = table("witches d e7", "giants d d6", terrain={"e8": "red"}, bridges={"d6:e8": 2})
    assert is_legal(play(after, "pass bon8"), "build e8")


@rule("TM 4.6")
def test_building_later() -> None:
    state = play(table("witches d e6", "nomads d i1"), "transform e7; turn green; end")
    state = play(state, "pass bon8; build e7; end")
    assert at(state, "e7") == "p1 dwelling"


@rule("TM 4.6")
def test_transforming_here_does_not_allow_building_there() -> None:
    state = table("witches d e6", "nomads d i1", terrain={"e7": "green"})
    state = play(state, "transform e5; turn green")
    assert where(state, "build") == {"e5"}
    assert why(state, "build e7") == ("TM 4.1", "why-build-where-dug")


@rule("TM 4.6", "TM R7")
def test_building_with_a_free_spade_in_hand() -> None:
    state = own(table("witches d e6", "nomads d i1", terrain={"e7": "green"}), bowls=(0, 0, 4))
    state = play(state, "action act5; build e7")
    assert at(state, "e7") == "p1 dwelling"
    assert int(state.free_spades) == 0


@rule("TM 4.7")
def test_what_cannot_be_transformed() -> None:
    state = table("witches d e6", "nomads d e7")
    assert why(state, "transform e7") == ("TM 4.7", "why-occupied")
    assert why(state, "transform a1") == ("TM 5.4", "why-out-of-reach")
    assert why(state, "transform e5") is None


@rule("TM R4")
def test_reach_is_that_before_the_action() -> None:
    state = own(table("witches d e6", "nomads d i1"), bowls=(0, 0, 12))
    state = play(state, "action act6; transform e7; turn green; build e7")
    # E8 touches only the dwelling that this action built.
    assert "e8" not in where(state, "transform")
    state = play(state, "forgo; end; pass bon8")
    assert "e8" in where(state, "transform")


@rule("TM R5")
def test_either_way_round_the_cycle() -> None:
    # Swamp to forest: two spades over lakes, or five the other way.
    state = own(table("witches d e6", "nomads d i1"), exchange=2)
    state = play(state, "transform e5")
    assert purse(play(state, "turn green"))[1] == 8
    assert purse(play(state, "turn-long green"))[1] == 5
    # From plains on one side to wasteland there is one way only, for home lies on the other.
    assert not is_legal(state, "turn-long red")
    assert why(state, "turn-long red") == ("TM R5", "why-no-long-way")
    assert why(state, "turn black") == ("TM 4.2", "why-same-terrain")


@rule("TM R5")
def test_no_way_passes_home() -> None:
    # Lakes to mountains are two steps, but forest lies between: the long way is five.
    state = own(table("witches d e6", "nomads d i1", terrain={"e5": "blue"}), exchange=2)
    state = play(state, "transform e5; turn gray")
    assert purse(state)[1] == 5


@rule("TM R5")
def test_home_terrain_may_be_dug_away() -> None:
    state = own(table("witches d e6", "nomads d i1", terrain={"e5": "green"}), exchange=2)
    after = play(state, "transform e5; turn gray")
    assert (at(after, "e5"), purse(after)[1]) == ("gray", 9)
    assert purse(play(state, "transform e5; turn-long gray"))[1] == 4


@rule("TM R7")
def test_free_spades_may_be_given_up() -> None:
    state = own(table("witches d e6", "nomads d i1"), bowls=(0, 0, 12))
    after = play(state, "action act6; forgo; end")
    assert int(after.free_spades) == 0
    after = play(state, "action act6; transform e7; turn green; forgo; end")
    assert at(after, "e7") == "green"
    # A hex once chosen is transformed: what was bought is used.
    assert {word.split()[0] for word in legal(play(state, "transform e7"))} == {"turn"}


@rule("TM R8", "TM 18.1")
def test_points_for_spades_used() -> None:
    state = own(table("witches d e6", "nomads d i1", scoring="score1"), bowls=(0, 0, 12))
    assert vp(play(state, "action act6; transform e7; turn green; forgo")) == 22
    assert vp(play(state, "transform e5; turn green")) == 24
    assert vp(play(state, "action act6; forgo")) == 20


@rule("TM R32")
def test_terrain_tiles_never_run_out() -> None:
    state = own(table("witches d e6", "nomads d i1"), workers=99, exchange=2)
    state = play(state, "transform e7; turn red; end; pass bon8")
    for _ in range(20):
        state = play(state, "transform e7; turn gray; end; transform e7; turn red; end")
    assert at(state, "e7") == "red"
