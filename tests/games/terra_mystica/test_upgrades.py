"""Upgrading structures."""

import pytest

from tests.games.terra_mystica.table import (
    actor,
    at,
    count,
    is_legal,
    own,
    play,
    purse,
    table,
    vp,
    where,
    why,
)
from tests.rules import rule


@rule("TM 8.1")
def test_an_upgrade_replaces_the_structure() -> None:
    state = table("witches d e6 th e8", "nomads d i1")
    assert why(state, "upgrade e6 temple") == ("TM 8.1", "why-no-such-upgrade")
    assert why(state, "upgrade i1 trading_house") == ("TM 8.1", "why-not-yours")
    after = play(state, "upgrade e6 trading_house")
    assert at(after, "e6") == "p1 trading_house"
    assert (count(after, 1, "d"), count(after, 1, "th")) == (0, 2)
    own(state, workers=1)
    assert why(state, "upgrade e6 trading_house") == ("TM 8.1", "why-too-dear")


@rule("TM 8.2")
@pytest.mark.parametrize(
    "faction, workers, alone, beside",
    [("witches", 2, 6, 3), ("engineers", 1, 4, 2), ("swarmlings", 3, 8, 4)],
)
def test_the_price_of_a_trading_house(faction: str, workers: int, alone: int, beside: int) -> None:
    state = table(f"{faction} d e6", "giants d i1")
    assert purse(play(state, "upgrade e6 trading_house")) == (20 - alone, 10 - workers, 3)
    state = table(f"{faction} d e6", "giants d e7")
    assert purse(play(state, "upgrade e6 trading_house")) == (20 - beside, 10 - workers, 3)


@rule("TM 8.2", "TM 5.2")
def test_a_bridge_makes_a_trading_house_cheap() -> None:
    state = table("witches d c1", "giants d a3", bridges={"a3:c1": 2})
    assert purse(play(state, "upgrade c1 trading_house"))[0] == 17


@rule("TM 8.3")
@pytest.mark.parametrize(
    "faction, coins, workers",
    [("witches", 6, 4), ("chaos_magicians", 4, 4), ("fakirs", 10, 4), ("engineers", 6, 3)],
)
def test_the_price_of_a_stronghold(faction: str, coins: int, workers: int) -> None:
    state = play(table(f"{faction} th e6", "halflings d i1"), "upgrade e6 stronghold")
    assert purse(state) == (20 - coins, 10 - workers, 3)
    assert at(state, "e6") == "p1 stronghold"


@rule("TM 8.4")
@pytest.mark.parametrize(
    "faction, coins, workers", [("witches", 5, 2), ("engineers", 4, 1), ("swarmlings", 6, 3)]
)
def test_a_temple_brings_a_favour_tile(faction: str, coins: int, workers: int) -> None:
    state = play(table(f"{faction} th e6", "giants d i1"), "upgrade e6 temple")
    assert purse(state) == (20 - coins, 10 - workers, 3)
    assert len(where(state, "favour")) == 12
    assert why(state, "end") == ("TM 14.3", "why-tile-first")
    assert actor(play(state, "favour fav7; end")) == 2


@rule("TM 8.5")
@pytest.mark.parametrize("faction, coins", [("witches", 6), ("auren", 8), ("darklings", 10)])
def test_a_sanctuary_brings_a_favour_tile(faction: str, coins: int) -> None:
    state = play(table(f"{faction} te e6", "giants d i1"), "upgrade e6 sanctuary; favour fav1")
    assert purse(state) == (20 - coins, 6, 3)
    assert not is_legal(state, "favour fav2")


@rule("TM R30")
def test_a_favour_tile_does_not_pay_for_what_brought_it() -> None:
    state = table("witches d e6 th e8", "nomads d i1")
    state = play(state, "upgrade e8 temple; favour fav10; end; pass bon8")
    assert vp(state) == 20
    assert vp(play(state, "upgrade e6 trading_house")) == 23


@rule("TM R20", "TM 17.13")
def test_without_a_favour_tile_left_a_temple_brings_none() -> None:
    state = table("witches th e6", "nomads d i1", "giants d a1", "halflings d a13")
    every = " ".join(f"fav{number}" for number in range(5, 13))
    own(state, 1, favours=every)
    own(state, 2, favours="fav1 fav2")
    own(state, 3, favours="fav3 fav4")
    state = play(state, "upgrade e6 temple; end")
    assert actor(state) == 2
