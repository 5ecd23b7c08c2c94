"""What the heuristic prefers, and that greedy play beats random play."""

import pytest

from tenshu.ai.evaluation import heuristic_of
from tenshu.ai.selfplay import play_game
from tenshu.core.message import Message
from tenshu.games.terra_mystica.game import GAME
from tests.games.terra_mystica.table import own, play, start, table

HEURISTIC = heuristic_of(GAME)


def value(script: str = "") -> float:
    """What a position is worth after these actions."""
    state = table("witches d e6", "nomads d e4", terrain={"e5": "green", "d4": "blue"})
    return HEURISTIC.evaluate(play(state, script) if script else state, 0)


@pytest.mark.parametrize("script", ["build e5", "action act3", "transform d4"])
def test_acting_is_better_than_passing(script: str) -> None:
    assert value(script) > value("pass bon8")


@pytest.mark.parametrize("script", ["convert w>c", "convert p>w", "burn"])
def test_idle_conversions_are_worse_than_none(script: str) -> None:
    assert value(script) < value()


def test_points_income_and_tiles_count() -> None:
    state = table("witches d e6", "nomads d i1")
    for better in (
        own(state.clone(), vp=21),
        own(state.clone(), favours="fav9"),
        own(state.clone(), cults=(3, 0, 0, 0)),
        own(state.clone(), towns="tw1"),
    ):
        assert HEURISTIC.evaluate(better, 0) > HEURISTIC.evaluate(state, 0)


def test_leaving_the_game_is_never_good() -> None:
    state = table("witches d e6", "nomads d i1", options={"drop_out": "on"})
    assert HEURISTIC.evaluate(play(state, "drop"), 0) < HEURISTIC.evaluate(state, 0) - 100


def test_there_is_a_value_before_factions_are_chosen() -> None:
    assert HEURISTIC.evaluate(start(2), 0) == 0.0


def test_greedy_beats_random() -> None:
    for seed in ("a", "b"):
        result = play_game(GAME, 4, {}, ["random", "greedy", "random", "random"], seed)
        assert result.ranks[1] == 1
        assert result.scores[1] >= 60


def test_a_turn_is_ended_instead_of_converting_back_and_forth() -> None:
    """Alone in the round, Alchemists once changed coins into points and back a hundred times."""
    factions = {"factions": "alchemists+witches"}
    match = play_game(GAME, 2, factions, ["greedy"] * 2, "3").match
    words = [GAME.verbs.format_action(step.action) for step in match.steps]
    turns = " ".join(words).split(" end")
    assert any("convert c>vp" in turn for turn in turns)
    assert not any("convert c>vp" in turn and "convert vp>c" in turn for turn in turns)


@pytest.mark.parametrize(
    "script, keys",
    [
        ("build e7", ["hint-income-workers", "hint-town"]),
        ("ship", ["hint-points", "hint-shipping", "hint-sites"]),
        ("dig", ["hint-points", "hint-exchange"]),
        ("send fire 3", ["hint-steps", "hint-goods"]),
        ("upgrade e5 stronghold", ["hint-income-power", "hint-stronghold", "hint-town"]),
        ("pass bon8", ["hint-card"]),
    ],
)
def test_reasons_tell_what_an_action_brings(script: str, keys: list[str]) -> None:
    state = table("witches d e6 th e5", "nomads d e4", terrain={"e7": "green"})
    after = play(state.clone(), script)
    assert [message.key for message in HEURISTIC.reasons(state, after, 0)] == keys


def test_a_rank_is_a_reason_in_the_last_round_only() -> None:
    state = table("witches d e6", "nomads d e4", round_=6)
    sources = [
        message.args.get("source")
        for message in HEURISTIC.reasons(state, play(state.clone(), "send fire 3"), 0)
    ]
    assert Message("score-cult-fire") in sources


def test_a_stage_is_a_round() -> None:
    assert HEURISTIC.stage(start(2)) == 1
    assert HEURISTIC.stage(table("witches d e6", "nomads d e4", round_=4)) == 4
