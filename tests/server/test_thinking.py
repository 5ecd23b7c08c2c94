"""Bots in worker processes: a new one for every decision, that goes on with the plan of the last."""

import asyncio

from tenshu.ai.evaluation import evaluator, most_promising
from tenshu.core.match import Match
from tenshu.server.metrics import Metrics
from tenshu.server.thinking import Choice, Thinkers
from tests.ai.openings import first_round


def test_a_plan_is_handed_on() -> None:
    match = first_round()
    seat = match.actor()
    thinkers = Thinkers(1, Metrics())
    try:
        action, plan = choose(thinkers, match, "search:sims=3", [])
        assert plan
        match.play(action)
        evaluate = evaluator(match.game.name)
        while match.actor() != seat or len(match.legal()) == 1:
            match.play(int(most_promising(evaluate, match.state, match.actor())))
        # There is time for one plan, and that is the one it had.
        assert choose(thinkers, match, "search:sims=1", plan) == (plan[0], plan[1:])
    finally:
        thinkers.close()


def choose(thinkers: Thinkers, match: Match, bot: str, plan: list[int]) -> Choice:
    return asyncio.run(thinkers.choose(match, match.state.numbers(), bot, "seed", plan))
