"""Games exported to another program's notation and read back, to find what gets lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.ai.fuzz import draw_match
from tenshu.ai.selfplay import play_game
from tenshu.core.chance import Chance
from tenshu.core.errors import TenshuError
from tenshu.core.match import Match, Step
from tenshu.core.parts import ForeignNotation
from tenshu.core.protocol import Game
from tenshu.core.record import Record

# One game in GREEDY_EVERY is played by greedy bots, which reach other positions than random ones.
GREEDY_EVERY: Final = 8

# The most steps that a seat takes before the first round.
LONGEST_SETUP: Final = 5


def play_drawn_game(game: Game, number: int, seed: str) -> Match:
    """A whole game with drawn seats and options, of random or greedy bots."""
    drawn = draw_match(game, Chance(seed))
    bot = "greedy" if number % GREEDY_EVERY == 0 else "random"
    return play_game(game, drawn.seats, drawn.options, [bot] * drawn.seats, seed).match


def check_exports(notation: ForeignNotation, match: Match, chance: Chance) -> str:
    """Write and read a game, whole and unfinished; returns what went wrong, or an empty string."""
    problem = check_export(notation, match)
    if problem:
        return problem
    steps = 1 + int(chance.below(i64(len(match.steps))))
    # A turn is written once it is whole.
    while steps < len(match.steps) and match.steps[steps].actor == match.steps[steps - 1].actor:
        steps += 1
    unfinished = replay_steps(match, steps)
    problem = check_export(notation, unfinished)
    return f"after {steps} steps: {problem}" if problem else ""


def check_export(notation: ForeignNotation, match: Match) -> str:
    """Write a game, read it, and compare every position in which another seat is to act."""
    try:
        again = notation.to_record(notation.export(Record(match))).match
    except TenshuError as error:
        return "" if error.message.key == "error-export-early" else repr(error.message)
    ours, theirs = handovers(match), handovers(again)
    # What options decide in one match is chosen at the table in the other, so their set-ups differ.
    setup = LONGEST_SETUP * match.seats
    if abs(len(ours) - len(theirs)) > setup:
        return f"{len(ours)} positions became {len(theirs)}"
    shared = min(len(ours), len(theirs)) - setup
    for number in range(1, max(1, shared) + 1):
        if ours[-number] != theirs[-number]:
            return f"position {number} from the end differs"
    return ""


def handovers(match: Match) -> list[list[int]]:
    """The numbers of every position in which another seat is to act than before, and of the last."""
    state = match.game.start(match.seats, match.options)
    found: list[list[int]] = []
    for index, step in enumerate(match.steps):
        state.apply(step.action)
        following = match.steps[index + 1 : index + 2]
        if not following or following[0].actor != step.actor:
            found.append(state.numbers())
    return found or [state.numbers()]


def replay_steps(match: Match, steps: int) -> Match:
    """The match as it was after some of its steps."""
    cut = Match(match.game, match.seats, match.options)
    for step in match.steps[:steps]:
        cut.steps.append(Step(step.actor, step.action))
        cut.state.apply(step.action)
    return cut
