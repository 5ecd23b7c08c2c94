"""What the heuristic remembers changes no value."""

from tenshu import games
from tenshu.ai.evaluation import heuristic_of
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.games.terra_mystica.game import GAME


def test_remembered_values_equal_those_worked_out_anew() -> None:
    shared = heuristic_of(GAME)
    for seed in range(2):
        chance = Chance(seed)
        match = Match(GAME, 4, {"factions": "random"})
        match.settle(chance)
        while not match.is_over():
            actions = match.legal()
            if len(match.steps) % 16 == 0:
                fresh = games.make_heuristic(GAME)
                for seat in range(4):
                    assert shared.evaluate(match.state, seat) == fresh.evaluate(match.state, seat)
            match.play(actions[int(chance.below(len(actions)))])
            match.settle(chance)


def test_other_weights_make_a_heuristic_forget() -> None:
    match = Match(GAME, 2, {"setup": "first_game"})
    match.settle(Chance(1))
    for _ in range(6):
        match.play(match.legal()[0])
        match.settle(Chance(1))
    heuristic, other = games.make_heuristic(GAME), games.make_heuristic(GAME)
    before = heuristic.evaluate(match.state, 0)
    for weights in (heuristic.weights, other.weights):
        weights.use([2 * value for value in weights.values()])
    assert heuristic.evaluate(match.state, 0) == other.evaluate(match.state, 0) != before
