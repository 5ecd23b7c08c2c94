"""A hint says what a turn brings, points first."""

from tenshu.ai.evaluation import heuristic_of
from tenshu.core.message import Message
from tenshu.games.white_castle.game import GAME
from tests.games.white_castle.table import has, play, put, table

HEURISTIC = heuristic_of(GAME)


def test_points_come_first_and_say_their_source() -> None:
    before = table()
    after = put(put(before.clone(), "iron", 2), "point", 3)
    first, second = HEURISTIC.reasons(before, after, 0)
    assert first == Message("hint-points", {"points": 3, "source": Message("score-play")})
    assert second == Message("hint-goods", {"gain": Message("gain-iron", {"n": 2})})


def test_warriors_and_gates_promise_points_to_come() -> None:
    before = has(table(), iron=5, coin=2)
    after = play(before, "take white right; place outside-right; send warrior; train yard-1")
    keys = [reason.key for reason in HEURISTIC.reasons(before, after, 0)]
    assert "hint-warriors" in keys
    after = play(before, "take white right; place outside-right; send courtier; audience")
    keys = [reason.key for reason in HEURISTIC.reasons(before, after, 0)]
    assert "hint-gate" in keys


def test_a_garden_promises_to_work_again() -> None:
    before = has(table(), food=7, coin=9)
    after = play(before, "take white right; place outside-left; send gardener; tend coral-stone")
    keys = [reason.key for reason in HEURISTIC.reasons(before, after, 0)]
    assert "hint-garden" in keys


def test_nothing_gained_is_no_reason() -> None:
    state = table()
    assert HEURISTIC.reasons(state, state.clone(), 0) == []
