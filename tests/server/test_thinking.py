"""Bots in worker processes: a new one for every decision, that goes on with the plan of the last."""

import asyncio

from tenshu.ai.evaluation import evaluator, most_promising
from tenshu.core.match import Match
from tenshu.server.metrics import Metrics
from tenshu.server.thinking import Choice, Thinkers
from tests.ai.openings import first_round


def test_a_plan_is_handed_on() -> None:
    """There is time for one plan only: the one it had, or what promises most."""
    match = first_round()
    best = int(most_promising(evaluator(match.game.name), match.state, match.actor()))
    other = next(action for action in match.legal() if action != best)
    thinkers = Thinkers(1, Metrics())
    try:
        assert choose(thinkers, match, "search:sims=1", [])[0] == best
        action, plan = choose(thinkers, match, "search:sims=1", [other])
        assert action == other
        assert plan
    finally:
        thinkers.close()


def choose(thinkers: Thinkers, match: Match, bot: str, plan: list[int]) -> Choice:
    return asyncio.run(thinkers.choose(match, match.state.numbers(), bot, "seed", plan))
