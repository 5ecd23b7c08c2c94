import pytest

from tenshu.ai.arena import seatings, wilson_interval, win_shares


def test_every_bot_sits_in_every_seat() -> None:
    assert seatings(["a", "b", "c"]) == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_no_game_is_played_twice_because_bots_are_alike() -> None:
    assert seatings(["a", "a", "a"]) == [[0, 1, 2]]
    assert seatings(["a", "b", "a", "b"]) == [[0, 1, 2, 3], [1, 2, 3, 0]]
    assert len(seatings(["a", "a", "b", "b"])) == 4


def test_shared_wins_are_split() -> None:
    assert win_shares([1, 2, 1]) == [0.5, 0.0, 0.5]


@pytest.mark.parametrize(
    "wins,count,low,high",
    # Values of the textbook formula, to four places.
    [
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (0, 10, 0.0, 0.2775),
        (190, 200, 0.9104, 0.9726),
    ],
)
def test_wilson_intervals(wins: float, count: int, low: float, high: float) -> None:
    assert wilson_interval(wins, count) == pytest.approx((low, high), abs=1e-4)


def test_without_games_any_share_of_wins_is_possible() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)
