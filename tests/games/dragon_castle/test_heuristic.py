"""What the heuristic prefers, and its reasons."""

import pytest

from tenshu.ai.evaluation import heuristic_of
from tenshu.core.message import Message
from tenshu.games.dragon_castle.game import GAME
from tests.games.dragon_castle.table import play, table

HEURISTIC = heuristic_of(GAME)

# Tiles enough above the ground floor, so that there is time for every promise.
HIGH = "m1/3 . s2/3 . f3/3 . ra/3 . sp/3 . m6/3 . s5/3 | f6/3 . em/3"


@pytest.mark.parametrize(
    "worse, better",
    [
        ("m1 . m2", "m1 m2"),
        ("m1 m2 s1", "m1 m2 m3"),
        ("#", "#/2"),
        ("#", "^"),
    ],
    ids=["groups", "larger groups", "high bases", "shrines"],
)
def test_a_better_realm_is_worth_more(worse: str, better: str) -> None:
    assert HEURISTIC.evaluate(table(HIGH, better), 0) > HEURISTIC.evaluate(table(HIGH, worse), 0)


def test_points_and_waiting_shrines_count() -> None:
    assert HEURISTIC.evaluate(table(HIGH, vp=3), 0) == pytest.approx(
        HEURISTIC.evaluate(table(HIGH), 0) + 3
    )
    assert HEURISTIC.evaluate(table(HIGH, shrines=2), 0) > HEURISTIC.evaluate(
        table(HIGH, shrines=1), 0
    )


def test_a_promise_is_worth_less_with_few_tiles_left() -> None:
    def promise(castle: str) -> float:
        return HEURISTIC.evaluate(table(castle, "m2 m3 m4"), 0) - HEURISTIC.evaluate(
            table(castle), 0
        )

    assert promise("m1 . s2 . f3") < promise(HIGH)


def test_reasons_tell_points_shrines_and_groups() -> None:
    state = table("s6", "m1 m2 m3", hand="m4")
    done = play(state, "place d1; build a1")
    set_points, shrine_points = (
        Message("hint-points", {"points": points, "source": Message(f"score-{source}")})
        for points, source in ((2, "vp"), (1, "shrines"))
    )
    place = Message("hint-shrine-at", {"cell": "a1", "floor": 1})
    assert HEURISTIC.reasons(state, done, 0) == [set_points, shrine_points, place]
    grown = play(table("s6", "m1 m2", hand="m4"), "place c1")
    group = Message("hint-group", {"n": 3, "type": Message("type-merchant")})
    merchant = Message("type-merchant")
    beside = Message("hint-beside", {"cell": "c1", "type": merchant, "n": 1})
    assert HEURISTIC.reasons(table("s6", "m1 m2", hand="m4"), grown, 0) == [group, beside]
    taken = play(table(), "take a1; shrine")
    assert HEURISTIC.reasons(table(), taken, 0) == [Message("hint-shrines", {"n": 1})]
