"""Favour tiles. [TM 17]"""

import pytest

from tests.games.terra_mystica.table import (
    bowls,
    collect,
    cults,
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

TEMPLE = "upgrade e9 temple"


@rule("TM 17.1", "TM 17.2", "TM 17.3", "TM 17.4")
@pytest.mark.parametrize(
    "tile, steps",
    [
        ("fav1", (3, 0, 0, 0)),
        ("fav2", (0, 3, 0, 0)),
        ("fav3", (0, 0, 3, 0)),
        ("fav4", (0, 0, 0, 3)),
    ],
)
def test_four_tiles_bring_three_steps(tile: str, steps: tuple[int, ...]) -> None:
    state = play(table("witches th e9 d f4", "nomads d i7"), f"{TEMPLE}; favour {tile}")
    assert cults(state) == steps
    assert bowls(state) == (3, 5, 4)


@rule("TM 17.5")
def test_a_tile_makes_six_power_enough_for_a_town() -> None:
    state = table("witches th e9 d d7 d8 e10", "nomads d i7")
    assert vp(state) == 20
    state = play(state, "upgrade e9 temple; favour fav11; end")
    assert not is_legal(state, "town tw1")
    state = table("witches th e9 d7 d d8 e10", "nomads d i7")
    state = play(state, "upgrade e9 temple; favour fav5")
    assert cults(state) == (2, 0, 0, 0)
    assert where(state, "town") == {"tw1", "tw2", "tw3", "tw4", "tw5"}


@rule("TM 17.6")
def test_a_tile_brings_a_cult_step_each_round() -> None:
    state = play(table("witches th e9", "nomads d i7"), f"{TEMPLE}; favour fav6; end; pass bon6")
    assert cults(state) == (0, 2, 0, 0)
    state = play(state, "action fav6; step air; end")
    assert cults(state) == (0, 2, 0, 1)
    assert why(state, "action fav6") == ("TM 12.1", "why-act-used")


@rule("TM 17.7", "TM 17.8", "TM 17.9")
@pytest.mark.parametrize(
    "tile, steps, more, power",
    [
        ("fav7", (0, 0, 2, 0), (0, 1, 0), 1),
        ("fav8", (0, 0, 0, 2), (0, 0, 0), 4),
        ("fav9", (1, 0, 0, 0), (3, 0, 0), 0),
    ],
)
def test_tiles_bring_income(
    tile: str, steps: tuple[int, ...], more: tuple[int, int, int], power: int
) -> None:
    before = own(table("witches te e9", "nomads d i7"), bowls=(8, 4, 0))
    plain = collect(before)
    richer = collect(own(before.clone(), favours=tile))
    assert tuple(b - a for a, b in zip(purse(plain), purse(richer), strict=True)) == more
    assert bowls(plain)[0] - bowls(richer)[0] == power
    taken = play(table("witches th e9", "nomads d i7"), f"{TEMPLE}; favour {tile}")
    assert cults(taken) == steps


@rule("TM 17.10", "TM R30")
def test_a_tile_scores_trading_houses_built() -> None:
    state = own(table("witches d e9 d7", "nomads d i7"), favours="fav10")
    assert vp(play(state, "upgrade e9 trading_house")) == 23
    assert vp(play(state, "send fire 3")) == 20
    taken = play(table("witches th e9", "nomads d i7"), f"{TEMPLE}; favour fav10")
    assert (cults(taken), vp(taken)) == ((0, 1, 0, 0), 20)


@rule("TM 17.11")
def test_a_tile_scores_dwellings_built() -> None:
    state = own(table("witches d f4", "nomads d i7", terrain={"f3": "green"}), favours="fav11")
    assert vp(play(state, "build f3")) == 22
    assert vp(play(state, "upgrade f4 trading_house")) == 20
    taken = play(table("witches th e9", "nomads d i7"), f"{TEMPLE}; favour fav11")
    assert cults(taken) == (0, 0, 1, 0)


@rule("TM 17.12", "TM 13.4")
@pytest.mark.parametrize(
    "houses, points", [("", 0), ("e9", 2), ("e9 f4", 3), ("e9 f4 c3", 3), ("e9 f4 c3 a3", 4)]
)
def test_a_tile_scores_trading_houses_when_passing(houses: str, points: int) -> None:
    state = own(table(f"witches d a10 th {houses}", "nomads d i7"), favours="fav12")
    assert vp(play(state, "pass bon6")) == 20 + points
    taken = play(table("witches th e9", "nomads d i7"), f"{TEMPLE}; favour fav12")
    assert cults(taken) == (0, 0, 0, 1)


@rule("TM 17.13", "TM R20")
def test_a_player_takes_a_tile_once_and_while_it_lasts() -> None:
    state = own(table("witches th e9 d f4", "nomads te i7"), favours="fav5")
    own(state, 2, favours="fav1 fav9")
    state = play(state, TEMPLE)
    assert why(state, "favour fav1") == ("TM 17.13", "why-favour-gone")
    assert why(state, "favour fav5") == ("TM 17.13", "why-favour-twice")
    assert is_legal(state, "favour fav9")
    assert len(legal(state, "favour")) == 10
