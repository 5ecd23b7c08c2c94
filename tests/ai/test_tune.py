"""Tuning: the weights follow the better side, and nothing else changes them."""

import json

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tenshu import games
from tenshu.ai.bots import Bot, make_bot
from tenshu.ai.evaluation import WEIGHTS_FILE, evaluator, weights_of
from tenshu.ai.fit import NUDGE, TIMES, Equations, Sample, measure, slopes
from tenshu.ai.tune import (
    Pair,
    WeightedBot,
    follow,
    mean_and_interval,
    pace_at,
    play_pair,
    shifted,
    sizes_of,
    starting_weights,
)
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.match import Match
from tenshu.core.protocol import Game, State
from tenshu.core.weights import Weights


def test_weights_are_read_by_index_and_changed_by_name() -> None:
    weights = Weights()
    first = int(weights.add("first", 1.0))
    table = int(weights.add_table("table", [2.0, 3.0]))
    assert weights.names == ["first", "table.0", "table.1"]
    weights.update({"table.1": 5.0, "unknown": 9.0})
    assert [weights.at[first], weights.at[table], weights.at[table + 1]] == [1.0, 2.0, 5.0]


@pytest.mark.parametrize("name", games.names())
def test_tuned_weights_are_known_to_their_heuristic(name: str) -> None:
    evaluator(name)
    weights = weights_of(name)
    assert weights is not None
    assert len(set(weights.names)) == len(weights.names) == len(weights.values())
    kept = json.loads(games.folder(name).joinpath(WEIGHTS_FILE).read_text(encoding="utf-8"))
    assert set(kept["weights"]) <= set(weights.names)
    assert kept["made"]
    assert all(step["command"] and step["date"] for step in kept["made"])


def test_what_cannot_be_tuned_is_refused() -> None:
    with pytest.raises(BadOption):
        starting_weights("no such game")


def test_the_weights_follow_the_side_that_leads() -> None:
    signs = [[1, -1], [1, -1]]
    up, down = follow([1.0, 1.0], [3.0, 5.0], signs, 0.5)
    assert up > 1.0 > down
    assert follow([1.0, 1.0], [0.0, 0.0], signs, 0.5) == [1.0, 1.0]
    assert follow([1.0, 1.0], [4.0], [[0, 1]], 0.5)[0] == 1.0


def test_steps_shrink() -> None:
    assert pace_at(0, 10) > pace_at(9, 10) > 0


def test_equal_weights_lead_by_nothing() -> None:
    """Two games on one seed with the seats swapped are the same game twice."""
    _, values = starting_weights("dragon_castle")
    lead = play_pair(Pair("dragon_castle", 2, {}, "greedy", "seed", values, values))
    assert lead == (0.0, 0)


def test_different_weights_play_differently() -> None:
    _, values = starting_weights("dragon_castle")
    other = shifted(values, [-4] * len(values), sizes_of(values))
    lead = play_pair(Pair("dragon_castle", 2, {}, "greedy", "seed", values, other))
    weights = weights_of("dragon_castle")
    assert weights is not None
    weights.use(values)
    assert lead.points > 0


class Crash(Bot):
    """A bot that never gets anywhere."""

    def decide(self, game: Game, state: State, chance: Chance) -> i64:
        raise RuntimeError


def test_the_faults_of_a_bot_that_is_given_weights_are_counted() -> None:
    match = Match(games.load("dragon_castle"), 2, {})
    match.settle(Chance(1))
    bot = WeightedBot(Crash(), starting_weights("dragon_castle")[1])
    assert int(bot.choose(match.game, match.state, Chance(1))) in match.legal()
    assert bot.faults == 1


def test_an_interval_holds_its_mean() -> None:
    mean, low, high = mean_and_interval([1.0, 2.0, 3.0])
    assert mean == 2.0
    assert low < mean < high
    assert mean_and_interval([5.0])[1] < 0


def test_a_fit_finds_the_weights_that_explain_the_gaps() -> None:
    """The gaps are 2 x + 3 y; what is held fast does not move."""
    equations = Equations(2)
    for x, y in [(1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (2.0, -1.0)]:
        equations.add(vec[float]([x, y]), 2 * x + 3 * y)
    assert equations.solve([0.0, 0.0]) == pytest.approx([2.0, 3.0])
    held, free = equations.solve([1e15, 0.0])
    assert held == pytest.approx(0.0, abs=1e-9)
    assert free != pytest.approx(3.0, abs=0.1)


def test_tied_weights_change_alike() -> None:
    """Only the first of two weights is ever seen at work."""
    equations = Equations(2)
    for _ in range(100):
        equations.add(vec[float]([1.0, 0.0]), 3.0)
    assert equations.solve([1.0, 1.0])[1] == 0.0
    equations.tie(0, 1, 1000.0)
    seen, unseen = equations.solve([1.0, 1.0])
    assert 2.5 < unseen < seen < 3.0


@pytest.mark.parametrize("name", games.names())
def test_slopes_are_found_without_trying_every_weight(name: str) -> None:
    evaluate, weights = evaluator(name), weights_of(name)
    assert weights is not None
    match = Match(games.load(name), 2, {})
    chance = Chance("slopes")
    for _ in range(30):
        match.settle(chance)
        match.play(int(make_bot("greedy").choose(match.game, match.state, chance)))
    match.settle(chance)
    found = slopes(evaluate, weights, match.state, 0)
    values = weights.values()
    value = evaluate(match.state, 0)
    for index in range(len(values)):
        weights.use([v + NUDGE * (at == index) for at, v in enumerate(values)])
        assert found[index] == pytest.approx((evaluate(match.state, 0) - value) / NUDGE), index
    weights.use(values)
    assert any(found)


def test_no_slope_is_lost_to_others_that_cancel_it_out() -> None:
    weights = Weights()
    weights.add_table("table", [0.0] * 4)
    wanted = [4.0, -2.0, 1.0, -1.0]

    def evaluate(_: State, __: int) -> float:
        return sum(slope * weights.at[index] for index, slope in enumerate(wanted))

    state = Match(games.load("dragon_castle"), 2, {}).state
    assert list(slopes(evaluate, weights, state, 0)) == pytest.approx(wanted)


def test_a_game_is_measured_for_every_seat() -> None:
    before = starting_weights("dragon_castle")[1]
    measured = measure(Sample("dragon_castle", 2, {}, "random", ["seed"]))
    assert measured.rows > 20
    assert len(measured.square) == len(measured.right) ** 2 == (len(before) + TIMES) ** 2
    assert any(number != 0 for number in measured.right)
    assert measured.faults == 0
    assert starting_weights("dragon_castle")[1] == before
