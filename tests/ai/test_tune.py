"""Tuning: the weights follow the better side, and nothing else changes them."""

import json
from typing import ClassVar

import pytest
from librt.vecs import vec

from tenshu import games
from tenshu.ai.bots import make_bot
from tenshu.ai.evaluation import heuristic_of
from tenshu.ai.fit import NUDGE, TIMES, Equations, Sample, measure, slopes
from tenshu.ai.tune import (
    Pair,
    ascend,
    mean_and_interval,
    perturbed,
    play_pair,
    scales_of,
    starting_weights,
    step_size,
    weighted_bot,
)
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.heuristic import Heuristic
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
    weights = games.make_heuristic(games.load(name)).weights
    assert len(set(weights.names)) == len(weights.names) == len(weights.values())
    kept = json.loads(games.folder(name).joinpath(games.WEIGHTS_FILE).read_text(encoding="utf-8"))
    assert set(kept["weights"]) <= set(weights.names)
    assert kept["made"]
    assert all(step["command"] and step["date"] for step in kept["made"])


def test_what_cannot_be_tuned_is_refused() -> None:
    with pytest.raises(BadOption):
        starting_weights("no such game")


def test_the_weights_follow_the_side_that_leads() -> None:
    signs = [[1, -1], [1, -1]]
    up, down = ascend([1.0, 1.0], [3.0, 5.0], signs, 0.5)
    assert up > 1.0 > down
    assert ascend([1.0, 1.0], [0.0, 0.0], signs, 0.5) == [1.0, 1.0]
    assert ascend([1.0, 1.0], [4.0], [[0, 1]], 0.5)[0] == 1.0


def test_steps_shrink() -> None:
    assert step_size(0, 10) > step_size(9, 10) > 0


def test_equal_weights_lead_by_nothing() -> None:
    """Two games on one seed with the seats swapped are the same game twice."""
    _, values = starting_weights("dragon_castle")
    lead = play_pair(Pair("dragon_castle", 2, {}, "greedy", "seed", values, values))
    assert lead == (0.0, 0)


def test_different_weights_play_differently() -> None:
    _, values = starting_weights("dragon_castle")
    other = perturbed(values, [-4] * len(values), scales_of(values))
    lead = play_pair(Pair("dragon_castle", 2, {}, "greedy", "seed", values, other))
    assert lead.points > 0


@pytest.mark.parametrize("name", games.names())
def test_two_heuristics_of_a_game_do_not_disturb_each_other(name: str) -> None:
    game = games.load(name)
    match = Match(game, 2, {})
    chance = Chance("two")
    for _ in range(30):
        match.settle(chance)
        match.play(int(make_bot("greedy").choose(game, match.state, chance)))
    match.settle(chance)
    shared, own = heuristic_of(game), games.make_heuristic(game)
    before = shared.evaluate(match.state, 0)
    assert own.evaluate(match.state, 0) == before
    own.weights.use([2 * value + 1 for value in own.weights.values()])
    changed = own.evaluate(match.state, 0)
    assert changed != before
    assert shared.evaluate(match.state, 0) == before
    assert own.evaluate(match.state, 0) == changed
    assert games.make_heuristic(game).weights.values() == shared.weights.values()


def test_a_bot_plays_with_the_weights_it_is_given() -> None:
    game = games.load("dragon_castle")
    match = Match(game, 2, {})
    match.settle(Chance(1))
    values = starting_weights(game.name)[1]
    wanted = int(make_bot("greedy").choose(game, match.state, Chance(1)))
    odd = weighted_bot("greedy", game, [-value for value in values])
    same = weighted_bot("greedy", game, values)
    assert int(odd.choose(game, match.state, Chance(1))) != wanted
    assert int(same.choose(game, match.state, Chance(1))) == wanted
    assert int(make_bot("greedy").choose(game, match.state, Chance(1))) == wanted


def test_an_interval_contains_its_mean() -> None:
    mean, low, high = mean_and_interval([1.0, 2.0, 3.0])
    assert mean == 2.0
    assert low < mean < high
    assert mean_and_interval([5.0])[1] < 0


def test_a_fit_finds_the_weights_that_explain_the_gaps() -> None:
    """The gaps are 2 x + 3 y; a strongly regularized weight does not move."""
    equations = Equations(2)
    for x, y in [(1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (2.0, -1.0)]:
        equations.add(vec[float]([x, y]), 2 * x + 3 * y)
    assert equations.solve([0.0, 0.0]) == pytest.approx([2.0, 3.0])
    held, free = equations.solve([1e15, 0.0])
    assert held == pytest.approx(0.0, abs=1e-9)
    assert free != pytest.approx(3.0, abs=0.1)


def test_tied_weights_change_alike() -> None:
    """Only the first of the two weights has any data."""
    equations = Equations(2)
    for _ in range(100):
        equations.add(vec[float]([1.0, 0.0]), 3.0)
    assert equations.solve([1.0, 1.0])[1] == 0.0
    equations.tie(0, 1, 1000.0)
    seen, unseen = equations.solve([1.0, 1.0])
    assert 2.5 < unseen < seen < 3.0


@pytest.mark.parametrize("name", games.names())
def test_slopes_are_found_without_trying_every_weight(name: str) -> None:
    heuristic = games.make_heuristic(games.load(name))
    weights = heuristic.weights
    match = Match(games.load(name), 2, {})
    chance = Chance("slopes")
    for _ in range(30):
        match.settle(chance)
        match.play(int(make_bot("greedy").choose(match.game, match.state, chance)))
    match.settle(chance)
    found = slopes(heuristic, match.state, 0)
    values = weights.values()
    value = heuristic.evaluate(match.state, 0)
    for index in range(len(values)):
        weights.use([v + NUDGE * (at == index) for at, v in enumerate(values)])
        slope = (heuristic.evaluate(match.state, 0) - value) / NUDGE
        assert found[index] == pytest.approx(slope), index
    assert any(found)


class Sums(Heuristic):
    """The sum of its weights, each times its slope."""

    slopes: ClassVar = [4.0, -2.0, 1.0, -1.0]

    def __init__(self, game: Game) -> None:
        weights = Weights()
        weights.add_table("table", [0.0] * 4)
        super().__init__(game, weights)

    def evaluate(self, state: State, seat: int) -> float:
        return sum(slope * self.weights.at[index] for index, slope in enumerate(self.slopes))


def test_slopes_that_cancel_each_other_out_are_found() -> None:
    game = games.load("dragon_castle")
    state = Match(game, 2, {}).state
    assert list(slopes(Sums(game), state, 0)) == pytest.approx(Sums.slopes)


def test_a_game_is_measured_for_every_seat() -> None:
    before = starting_weights("dragon_castle")[1]
    measured = measure(Sample("dragon_castle", 2, {}, "random", ["seed"]))
    assert measured.rows > 20
    assert len(measured.square) == len(measured.right) ** 2 == (len(before) + TIMES) ** 2
    assert any(number != 0 for number in measured.right)
    assert measured.faults == 0
    assert starting_weights("dragon_castle")[1] == before
