"""Whole games among bots, reproducible from a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import thread_time

from tenshu.ai.bots import Bot, make_bot
from tenshu.core.chance import Chance
from tenshu.core.match import Match, Step
from tenshu.core.protocol import CHANCE, OVER, Game


class Result:
    """The result of a game among bots, with CPU times and faults by seat."""

    def __init__(
        self,
        match: Match,
        decisions: list[int],
        seconds: list[float],
        longest: list[float],
        faults: list[int],
    ) -> None:
        self.match = match
        self.scores = match.state.scores()
        self.ranks = match.game.ranks(match.state)
        self.end_reason = match.game.end_reason(match.state)
        self.decisions = decisions
        self.seconds = seconds
        self.longest = longest
        self.faults = faults


def play_game(
    game: Game, seats: int, given: Mapping[str, str], bots: Sequence[str], seed: str
) -> Result:
    """Play one game to its end among the bots of these names."""
    return play_match(Match(game, seats, given), [make_bot(name) for name in bots], seed)


def play_match(match: Match, players: Sequence[Bot], seed: str) -> Result:
    """Play a match to its end; the table and each bot draw from streams of their own."""
    game, seats = match.game, match.seats
    streams = [Chance(f"{seed}/{seat}") for seat in range(seats)]
    table = Chance(seed)
    decisions = [0] * seats
    seconds = [0.0] * seats
    longest = [0.0] * seats
    state = match.state
    while state.actor() != OVER:
        actor = int(state.actor())
        if actor == CHANCE:
            action = int(game.sample(state, table))
        else:
            began = thread_time()
            action = int(players[actor].choose(game, state, streams[actor]))
            spent = thread_time() - began
            seconds[actor] += spent
            longest[actor] = max(longest[actor], spent)
            decisions[actor] += 1
        match.steps.append(Step(actor, action))
        state.apply(action)
    return Result(match, decisions, seconds, longest, [player.faults for player in players])
