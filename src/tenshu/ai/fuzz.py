"""Random games over all options that check the contract at every step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.fields import differences
from tenshu.core.match import Match, Step
from tenshu.core.protocol import CHANCE, OVER, Game, State, setup_options

LONGEST_GAME: Final = 20_000
CLONE_CHECK_EVERY: Final = 16


def draw_match(game: Game, chance: Chance) -> Match:
    """A match with a random seat count and random valid options."""
    while True:
        seats = game.seats[chance.below(len(game.seats))]
        given = {option.name: option.draw(chance) for option in game.options}
        try:
            game.start(seats, setup_options(game, seats, given))
        except BadOption:
            continue
        return Match(game, seats, given)


def fuzz_game(match: Match, chance: Chance) -> str:
    """Play the match at random; returns what went wrong, or an empty string."""
    game = match.game
    state = match.state
    while state.actor() != OVER:
        if len(match.steps) > LONGEST_GAME:
            return "the game does not end"
        actor = int(state.actor())
        actions = state.legal_actions()
        if len(actions) == 0:
            return "no legal action although the game is not over"
        action = actions[chance.below(i64(len(actions)))]
        if actor == CHANCE:
            action = game.sample(state, chance)
            if action not in actions:
                return f"chance drew an action that is not listed: {action}"
        match.steps.append(Step(actor, int(action)))
        try:
            problem = _checked_apply(game, state, action, len(match.steps))
        except Exception as error:  # noqa: BLE001 - any exception is a finding
            return f"{type(error).__name__}: {error}"
        if problem:
            return problem
    if len(state.legal_actions()) > 0:
        return "legal actions although the game is over"
    return ""


def _checked_apply(game: Game, state: State, action: i64, step: int) -> str:
    """Apply an action; every CLONE_CHECK_EVERY steps check that a clone is equal and independent."""
    before = state.clone() if step % CLONE_CHECK_EVERY == 0 else None
    numbers = state.numbers() if before is not None else []
    state.apply(action)
    if before is not None:
        if before.numbers() != numbers:
            return "a clone changed with its original"
        before.apply(action)
        different = differences(before, state)
        if different:
            return f"a clone went on differently from its original: {different[0]}"
    broken = game.broken_invariants(state)
    return broken[0] if broken else ""
