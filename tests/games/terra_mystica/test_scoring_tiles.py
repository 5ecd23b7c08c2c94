"""Scoring tiles: points in the round, bonuses after it. [TM 18]"""

import pytest

from tenshu.games.terra_mystica.state import Position
from tests.games.terra_mystica.table import bowls, legal, own, play, purse, table, vp
from tests.rules import rule

BOTH_PASS = "pass bon6; pass bon7"  # noqa: S105 - cards, not a secret


def round_of(tile: str, witches: str = "d f4 c3") -> Position:
    """A round with this tile, the Witches to act."""
    state = table(f"witches {witches}", "nomads d i7", scoring=tile, terrain={"f3": "green"})
    return own(state, bowls=(12, 0, 0))


def bonus(tile: str, cults: tuple[int, int, int, int]) -> tuple[tuple[int, int, int], int]:
    """What the steps bring: coins, workers and priests, and power."""
    without = play(round_of(tile), BOTH_PASS)
    given = play(own(round_of(tile), cults=cults), BOTH_PASS)
    gain = [b - a for a, b in zip(purse(without), purse(given), strict=True)]
    return (gain[0], gain[1], gain[2]), bowls(given)[1] - bowls(without)[1]


@rule("TM 18.1", "TM R8")
def test_spades_score() -> None:
    state = round_of("score1")
    assert vp(play(state, "transform g2; turn green")) == 20 + 2 * 2
    assert vp(play(state, "build f3")) == 20
    assert bonus("score1", (0, 0, 7, 0)) == ((7, 0, 0), 0)


@rule("TM 18.2")
def test_towns_score() -> None:
    state = round_of("score2", "th e9 d7 te d8 d e11")
    assert vp(state) == 20
    founded = play(own(state, workers=9), "transform e10; turn green; build e10; town tw2")
    assert vp(founded) == 20 + 7 + 5 + 5  # the tile, the Witches, the scoring tile


@rule("TM 18.3", "TM 18.5")
@pytest.mark.parametrize("tile", ["score3", "score5"])
def test_dwellings_score(tile: str) -> None:
    state = round_of(tile)
    assert vp(play(state, "build f3")) == 22
    assert vp(play(state, "upgrade f4 trading_house")) == 20


@rule("TM 18.3")
def test_water_brings_priests() -> None:
    assert bonus("score3", (9, 7, 9, 9)) == ((0, 0, 1), 0)
    assert bonus("score3", (0, 8, 0, 0)) == ((0, 0, 2), 0)


@rule("TM 18.4", "TM 18.7")
@pytest.mark.parametrize("tile", ["score4", "score7"])
def test_stronghold_and_sanctuary_score(tile: str) -> None:
    state = round_of(tile, "th f4 te c3")
    assert vp(play(state, "upgrade f4 stronghold")) == 25
    assert vp(play(state, "upgrade c3 sanctuary")) == 25
    assert vp(play(state, "upgrade f4 temple")) == 20


@rule("TM 18.4", "TM 18.7")
def test_fire_and_air_bring_workers() -> None:
    assert bonus("score4", (5, 9, 9, 9)) == ((0, 2, 0), 0)
    assert bonus("score7", (9, 9, 9, 6)) == ((0, 3, 0), 0)


@rule("TM 18.5")
def test_fire_brings_power() -> None:
    assert bonus("score5", (8, 0, 0, 0)) == ((0, 0, 0), 8)
    assert bonus("score5", (3, 9, 9, 9)) == ((0, 0, 0), 0)


@rule("TM 18.6", "TM 18.8")
@pytest.mark.parametrize("tile", ["score6", "score8"])
def test_trading_houses_score(tile: str) -> None:
    state = round_of(tile, "d f4 th c3")
    assert vp(play(state, "upgrade f4 trading_house")) == 23
    assert vp(play(state, "upgrade c3 temple")) == 20


@rule("TM 18.2", "TM 18.6", "TM 18.8", "TM 15.2")
@pytest.mark.parametrize(
    "tile, cults",
    [("score2", (9, 9, 8, 9)), ("score6", (9, 8, 9, 9)), ("score8", (9, 9, 9, 8))],
)
def test_cults_bring_spades(tile: str, cults: tuple[int, int, int, int]) -> None:
    state = play(own(round_of(tile), cults=cults), BOTH_PASS)
    assert state.free_spades == 2
    assert "transform g2" in legal(state)
    assert "forgo" in legal(state)
    none = tuple(3 if step == 8 else step for step in cults)
    later = play(own(round_of(tile), cults=(none[0], none[1], none[2], none[3])), BOTH_PASS)
    assert later.round == 2
