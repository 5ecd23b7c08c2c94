"""Planning: within its budget, repeatable, better and better, and gone on with."""

import pytest

from tenshu.ai.bots import SearchBot
from tenshu.ai.evaluation import best_action, heuristic_of
from tenshu.ai.plan import Plan, Planner
from tenshu.ai.style import Style
from tenshu.ai.thinker import Budget
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.match import Match
from tenshu.core.protocol import OVER
from tenshu.games.terra_mystica.game import GAME
from tests.ai.openings import first_round
from tests.games.terra_mystica.table import play, table
from tests.toys.lanterns.game import GAME as TOY
from tests.toys.lanterns.game import Lanterns


def lantern_planner(faith: float = 1.0) -> Planner:
    """The first seat holds 1 of nine lights and may trade it."""
    state = TOY.start(2, {"trades": "yes"})
    assert isinstance(state, Lanterns)
    state.hands, state.bag = [0, 4], [1, 2, 3, 5, 6, 7, 8]
    style = Style({"margin": 100.0, "turns": 9.0, "faith": faith})
    # The game is all one stage: every plan goes to the end.
    return Planner(Heuristic(TOY), state, Chance("same"), style)


def planner(match: Match, seed: str = "same") -> Planner:
    return Planner(heuristic_of(match.game), match.state, Chance(seed))


def test_a_dark_lantern_is_traded() -> None:
    action = int(lantern_planner().think(Budget(simulations=60)))
    assert TOY.verbs.format_action(action) == "trade"


@pytest.mark.parametrize("simulations", [1, 3, 9])
def test_a_counted_budget_is_kept(simulations: int) -> None:
    thinker = planner(first_round())
    thinker.think(Budget(simulations=simulations))
    assert thinker.simulations == simulations
    assert sum(thinker.tries.values()) == simulations


def test_thinking_ends_when_there_is_nothing_left_to_change() -> None:
    thinker = lantern_planner()
    thinker.think(Budget(simulations=100_000))
    assert thinker.simulations < 100_000


def test_no_time_is_enough_for_what_promises_most() -> None:
    match = first_round()
    thinker = planner(match)
    best = best_action(thinker.heuristic, match.state, match.actor())
    assert thinker.think(Budget(seconds=1e-9)) == best
    assert not thinker.plans


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_promises_decide_where_they_are_believed(sign: float) -> None:
    """What a plan comes to is at most nine lights."""
    thinker = lantern_planner(faith=1000.0)
    thinker.think(Budget(simulations=60))
    thinker.promises = {action: sign * place for place, action in enumerate(thinker.order)}
    wanted = sorted(thinker.plans, key=lambda action: -thinker.promises[action])
    assert thinker.best_first()[: len(wanted)] == wanted


@pytest.mark.parametrize("simulations", [3, 12])
def test_a_seed_gives_the_same_plans(simulations: int) -> None:
    match = first_round()
    one, other = planner(match), planner(match)
    assert one.think(Budget(simulations=simulations)) == other.think(
        Budget(simulations=simulations)
    )
    assert {first: plan.actions(0) for first, plan in one.plans.items()} == {
        first: plan.actions(0) for first, plan in other.plans.items()
    }


def test_more_thinking_gives_better_plans() -> None:
    match = first_round()
    short, long = planner(match), planner(match)
    short.think(Budget(simulations=6))
    long.think(Budget(simulations=40))
    gains = [long.plans[first].value - plan.value for first, plan in short.plans.items()]
    assert min(gains) >= 0
    assert max(gains) > 0


def test_a_plan_comes_to_what_it_says_when_it_is_followed() -> None:
    """Played again, every decision is the one that was planned."""
    thinker = planner(first_round())
    action = int(thinker.think(Budget(simulations=12)))
    plan = thinker.plans[action]
    again = Plan([])
    state = thinker.state.clone()
    thinker.play_on(again, state, plan.actions(0))
    thinker.rate(again, state)
    assert again.actions(0) == plan.actions(0)
    assert again.value == plan.value


def test_what_cannot_be_done_is_left_to_what_promises_most() -> None:
    match = first_round()
    thinker = planner(match)
    thinker.horizon = 2
    best = int(best_action(thinker.heuristic, match.state, match.actor()))
    plan = Plan([])
    thinker.play_on(plan, match.state.clone(), [-5])
    assert plan.actions(0)[0] == best


def test_the_next_decision_goes_on_with_the_plan() -> None:
    match = first_round()
    seat = match.actor()
    bot = SearchBot(Budget(simulations=5))
    match.play(int(bot.choose(match.game, match.state, Chance("plan"))))
    thinker = bot.thinker
    assert isinstance(thinker, Planner)
    plan = list(bot.intent)
    assert plan
    while match.actor() != seat or len(match.legal()) == 1:
        match.play(int(best_action(thinker.heuristic, match.state, match.actor())))
    thinker.turn_to(match.state, Chance("plan"))
    assert thinker.beginnings()[0] == plan
    other = SearchBot(Budget(simulations=1))
    other.intent = plan
    other.choose(match.game, match.state, Chance("plan"))
    assert other.intent == plan[1:]


def test_the_last_round_of_a_game_is_planned_to_its_end() -> None:
    match = first_round()
    heuristic = heuristic_of(match.game)
    while heuristic.stage(match.state) < 6 or len(match.legal()) == 1:
        match.play(match.legal()[-1])
    thinker = planner(match)
    assert int(thinker.think(Budget(simulations=3))) in match.legal()
    state = thinker.state.clone()
    thinker.play_on(Plan([]), state, [])
    assert state.actor() == OVER


def test_a_plan_without_a_horizon_is_one_decision() -> None:
    match = first_round()
    heuristic = heuristic_of(match.game)
    thinker = Planner(heuristic, match.state, Chance(1), Style({"turns": 0.0}))
    assert int(thinker.think(Budget(simulations=3))) in match.legal()
    assert [len(plan.steps) for plan in thinker.plans.values()] == [1] * 3


def test_a_hint_follows_the_plan_beyond_a_forced_action() -> None:
    """Giants always dig home, and then might as well build."""
    state = play(table("giants d e6", "nomads d i1", terrain={"e5": "green"}), "transform e5")
    thinker = Planner(heuristic_of(GAME), state, Chance(1))
    forced, end = (GAME.verbs.parse_action(text) for text in ("turn red", "end"))
    assert list(state.legal_actions()) == [forced]
    ended = play(state, "turn red; end").numbers()
    assert thinker.after_turn([forced, end]).numbers() == ended
    assert thinker.after_turn([forced]).numbers() != ended


def test_what_no_plan_begins_with_is_guessed_on_the_scale_of_the_plans() -> None:
    thinker = planner(first_round())
    thinker.think(Budget(simulations=1))
    best, *others = thinker.lines(3)
    assert best.points == thinker.plans[best.action].points
    assert len(others) == 2
    for line in others:
        gap = thinker.promises[best.action] - thinker.promises[line.action]
        assert line.points == best.points - gap
        assert line.share == 0
