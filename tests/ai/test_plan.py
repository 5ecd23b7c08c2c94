"""Planning: budgets hold, seeds repeat, plans improve and are continued."""

import pytest

from tenshu import games
from tenshu.ai.bots import SearchBot
from tenshu.ai.evaluation import best_action, heuristic_of
from tenshu.ai.plan import FEW_ACTIONS, Plan, Planner
from tenshu.ai.searcher import Budget
from tenshu.ai.style import Style
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.match import Match
from tenshu.core.protocol import OVER, State
from tenshu.games.terra_mystica.game import GAME
from tests.ai.openings import first_round
from tests.games.terra_mystica.table import play, table
from tests.toys.lanterns.game import GAME as TOY
from tests.toys.lanterns.game import Lanterns


def lantern_planner(prior_weight: float = 1.0) -> Planner:
    """A planner for the first seat, which holds the darkest of nine lights and may trade it."""
    state = TOY.start(2, {"trades": "yes"})
    assert isinstance(state, Lanterns)
    state.hands, state.bag = [0, 4], [1, 2, 3, 5, 6, 7, 8]
    style = Style({"margin": 100.0, "turns": 9.0, "prior_weight": prior_weight})
    # The game is all one stage: every plan goes to the end.
    return Planner(Heuristic(TOY), state, Chance("same"), style)


def plain() -> Heuristic:
    """The heuristic without its net, which its style leaves out of searches anyway."""
    heuristic = games.make_heuristic(GAME)
    heuristic.use_net(None)
    return heuristic


def planner(match: Match, seed: str = "same") -> Planner:
    return Planner(plain(), match.state, Chance(seed))


def copied(replies: list[list[int]]) -> list[list[int]]:
    """A copy that a rollout may use up."""
    return [list(seat) for seat in replies]


def after_own_turn(searcher: Planner) -> State:
    """The position in which another seat has many actions to choose from."""
    state = searcher.state.clone()
    while state.actor() == searcher.seat or len(state.legal_actions()) <= FEW_ACTIONS:
        state.apply(best_action(searcher.heuristic, state, state.actor()))
    return state


def test_a_dark_lantern_is_traded() -> None:
    action = int(lantern_planner().choose(Budget(simulations=60)))
    assert TOY.verbs.format_action(action) == "trade"


@pytest.mark.parametrize("simulations", [1, 3, 9])
def test_a_counted_budget_is_kept(simulations: int) -> None:
    searcher = planner(first_round())
    searcher.choose(Budget(simulations=simulations))
    assert searcher.simulations == simulations
    assert sum(searcher.simulated.values()) == simulations


def test_the_search_ends_when_there_is_nothing_left_to_change() -> None:
    searcher = lantern_planner()
    searcher.choose(Budget(simulations=100_000))
    assert searcher.simulations < 100_000


def test_without_time_the_greedy_action_is_chosen() -> None:
    match = first_round()
    searcher = planner(match)
    best = best_action(searcher.heuristic, match.state, match.actor())
    assert searcher.choose(Budget(seconds=1e-9)) == best
    assert not searcher.plans


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_one_step_values_decide_where_their_weight_is_large(sign: float) -> None:
    """The value of a plan is at most nine lights, so a weight of 1,000 outweighs it."""
    searcher = lantern_planner(prior_weight=1000.0)
    searcher.choose(Budget(simulations=60))
    searcher.action_values = {action: sign * place for place, action in enumerate(searcher.order)}
    wanted = sorted(searcher.plans, key=lambda action: -searcher.action_values[action])
    assert searcher.best_first()[: len(wanted)] == wanted


@pytest.mark.parametrize("simulations", [3, 12])
def test_a_seed_gives_the_same_plans(simulations: int) -> None:
    match = first_round()
    one, other = planner(match), planner(match)
    assert one.choose(Budget(simulations=simulations)) == other.choose(
        Budget(simulations=simulations)
    )
    assert {first: plan.actions(0) for first, plan in one.plans.items()} == {
        first: plan.actions(0) for first, plan in other.plans.items()
    }


def test_more_simulations_give_better_plans() -> None:
    match = first_round()
    short, long = planner(match), planner(match)
    short.choose(Budget(simulations=6))
    long.choose(Budget(simulations=40))
    gains = [long.plans[first].value - plan.value for first, plan in short.plans.items()]
    assert min(gains) >= 0
    assert max(gains) > 0


def test_a_plan_that_is_followed_reaches_its_value() -> None:
    searcher = planner(first_round())
    action = int(searcher.choose(Budget(simulations=12)))
    plan = searcher.plans[action]
    again = Plan([], searcher.no_replies())
    state = searcher.state.clone()
    searcher.rollout(again, state, plan.actions(0), copied(plan.replies))
    searcher.evaluate(again, state)
    assert again.actions(0) == plan.actions(0)
    assert again.value == plan.value
    assert again.replies == plan.replies


def test_others_do_again_what_they_did() -> None:
    """Even where it is not the greedy action; but not what is illegal now."""
    match = first_round()
    searcher = planner(match)
    searcher.horizon = 2
    state = after_own_turn(searcher)
    other = state.actor()
    best = int(best_action(searcher.heuristic, state, other))
    worse = next(int(action) for action in state.legal_actions() if action != best)
    for replies, taken in (([worse], worse), ([-5, worse], worse), ([-5, -5, worse], best)):
        plan = Plan([], searcher.no_replies())
        left = list(replies)
        assert searcher.reply(plan, state, other, left) == taken
        assert plan.replies[other] == [taken]
        assert left == ([] if taken == worse else [-5, worse])


def test_a_changed_plan_keeps_the_replies_before_the_change() -> None:
    searcher = planner(first_round())
    searcher.choose(Budget(simulations=12))
    plan = max(searcher.plans.values(), key=lambda one: len(one.decisions))
    at = len(plan.decisions) // 2
    before, after = plan.split_replies(at)
    assert [one + more for one, more in zip(before, after, strict=True)] == plan.replies
    assert any(before)
    assert any(after)
    begun = plan.until(at)
    assert begun.actions(0) == plan.actions(0)[:at]
    assert begun.replies == before


def test_an_illegal_planned_action_is_replaced_by_the_greedy_one() -> None:
    match = first_round()
    searcher = planner(match)
    searcher.horizon = 2
    best = int(best_action(searcher.heuristic, match.state, match.actor()))
    plan = Plan([], searcher.no_replies())
    searcher.rollout(plan, match.state.clone(), [-5], searcher.no_replies())
    assert plan.actions(0)[0] == best


def test_the_next_decision_continues_the_plan() -> None:
    match = first_round()
    seat = match.actor()
    bot = SearchBot(Budget(simulations=5))
    match.play(int(bot.choose(match.game, match.state, Chance("plan"))))
    searcher = bot.searcher
    assert isinstance(searcher, Planner)
    plan = list(bot.intent)
    assert plan
    while match.actor() != seat or len(match.legal()) == 1:
        match.play(int(best_action(searcher.heuristic, match.state, match.actor())))
    searcher.advance_to(match.state, Chance("plan"))
    assert searcher.candidates()[0] == plan
    other = SearchBot(Budget(simulations=1))
    other.intent = plan
    other.choose(match.game, match.state, Chance("plan"))
    assert other.intent == plan[1:]


def test_the_last_round_of_a_game_is_planned_to_its_end() -> None:
    match = first_round()
    heuristic = heuristic_of(match.game)
    while heuristic.stage(match.state) < 6 or len(match.legal()) == 1:
        match.play(match.legal()[-1])
    searcher = planner(match)
    assert int(searcher.choose(Budget(simulations=3))) in match.legal()
    state = searcher.state.clone()
    searcher.rollout(Plan([], searcher.no_replies()), state, [], searcher.no_replies())
    assert state.actor() == OVER


def test_a_plan_without_a_horizon_is_one_decision() -> None:
    match = first_round()
    heuristic = heuristic_of(match.game)
    searcher = Planner(heuristic, match.state, Chance(1), Style({"turns": 0.0}))
    assert int(searcher.choose(Budget(simulations=3))) in match.legal()
    assert [len(plan.decisions) for plan in searcher.plans.values()] == [1] * 3


def test_a_hint_follows_the_plan_beyond_a_forced_action() -> None:
    """Giants always transform to their home terrain; then they may build."""
    state = play(table("giants d e6", "nomads d i1", terrain={"e5": "green"}), "transform e5")
    searcher = Planner(plain(), state, Chance(1))
    forced, end = (GAME.verbs.parse_action(text) for text in ("turn red", "end"))
    assert list(state.legal_actions()) == [forced]
    ended = play(state, "turn red; end").numbers()
    assert searcher.after_turn([forced, end]).numbers() == ended
    assert searcher.after_turn([forced]).numbers() != ended


def test_an_action_without_a_plan_is_estimated_on_the_scale_of_the_plans() -> None:
    searcher = planner(first_round())
    searcher.choose(Budget(simulations=1))
    best, *others = searcher.lines(3)
    assert best.points == searcher.plans[best.action].points
    assert len(others) == 2
    for line in others:
        gap = searcher.action_values[best.action] - searcher.action_values[line.action]
        assert line.points == pytest.approx(best.points - gap)
        assert line.share == 0
