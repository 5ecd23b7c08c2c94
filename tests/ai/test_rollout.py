"""Playing on: within its budget, repeatable, further and further."""

import pytest

from tenshu import games
from tenshu.ai.evaluation import stage_of
from tenshu.ai.rollout import Rollout
from tenshu.ai.search import Budget
from tenshu.ai.style import Style, style_of
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.protocol import State
from tests.toys.lanterns.game import GAME as TOY
from tests.toys.lanterns.game import Lanterns


def one_stage(_: State) -> int:
    """A game that is all one stage: every line goes to the end."""
    return 0


def rollout(faith: float = 1.0) -> Rollout:
    """The first seat holds 1 of nine lights and may trade it."""
    state = TOY.start(2, {"trades": "yes"})
    assert isinstance(state, Lanterns)
    state.hands, state.bag = [0, 4], [1, 2, 3, 5, 6, 7, 8]
    style = Style({"margin": 100.0, "turns": 9.0, "faith": faith})
    return Rollout(TOY, state, Chance("same"), style, one_stage)


def test_a_dark_lantern_is_traded() -> None:
    assert TOY.verbs.format_action(int(rollout().think(Budget(simulations=60)))) == "trade"


def test_every_candidate_is_played_on_once_to_the_end() -> None:
    played = rollout()
    played.think(Budget(simulations=60))
    assert played.has_ended
    assert played.tries == dict.fromkeys(played.order, 1)


def test_a_counted_budget_is_kept() -> None:
    played = rollout()
    played.think(Budget(simulations=1))
    assert played.simulations == 1


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_promises_decide_where_they_are_believed(sign: float) -> None:
    """What playing on brings is at most nine lights."""
    played = rollout(faith=1000.0)
    actions = played.candidates()
    played.promises = {action: sign * place for place, action in enumerate(actions)}
    wanted = sorted(actions, key=lambda action: -played.promises[action])
    assert played.best_first(actions, 1, Budget(simulations=60)) == wanted


@pytest.mark.parametrize("simulations", [3, 20])
def test_a_seed_gives_the_same_lines(simulations: int) -> None:
    one, other = rollout(), rollout()
    assert one.think(Budget(simulations=simulations)) == other.think(
        Budget(simulations=simulations)
    )
    assert one.points == other.points


def test_half_a_comparison_is_not_believed() -> None:
    """The second horizon is broken off after one line: the order of the first stands."""
    played = rollout()
    actions = played.candidates()
    ranked = played.best_first(actions, 1, Budget(simulations=len(actions)))
    assert played.horizons == 1
    assert played.best_first(ranked, 2, Budget(simulations=len(actions) + 1)) == ranked
    assert played.simulations == len(actions) + 1
    assert played.horizons == 1


def test_the_last_round_of_a_game_is_played_to_its_end() -> None:
    game = games.load("terra_mystica")
    stage = stage_of(game.name)
    assert stage is not None
    match = Match(game, 2, {"setup": "first_game"})
    chance = Chance("rollout")
    match.settle(chance)
    while stage(match.state) < 6:
        match.play(match.legal()[-1])
        match.settle(chance)
    played = Rollout(game, match.state, chance, style_of(game.name), stage)
    assert int(played.think(Budget(simulations=3))) in match.legal()
    assert played.has_ended or len(match.legal()) == 1
