"""Positions that bots are asked about."""

from tenshu import games
from tenshu.ai.evaluation import heuristic_of
from tenshu.core.chance import Chance
from tenshu.core.match import Match


def first_round() -> Match:
    """A match of Terra Mystica at the beginning of its first round."""
    match = Match(games.load("terra_mystica"), 2, {"setup": "first_game"})
    match.settle(Chance("opening"))
    heuristic = heuristic_of(match.game)
    while heuristic.stage(match.state) < 1:
        match.play(match.legal()[0])
    return match
