"""Bots: how a seat without a person chooses its action."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenshu.ai.ahead import look_ahead
from tenshu.ai.evaluation import heuristic_of, rank_actions
from tenshu.ai.style import LARGEST_NUMBER, parse_number, parse_settings, style_of
from tenshu.ai.thinker import Budget, Thinker
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.heuristic import Heuristic
from tenshu.core.protocol import Game, State

LOG: Final = logging.getLogger(__name__)
FAULT: Final = "a bot failed in %s; a simpler move is played"
# How finely a slip is drawn.
DRAWS: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal actions of a position where a seat must act."""

    def __init__(self) -> None:
        # How often thinking failed and a simpler move was played instead.
        self.faults = 0
        # What it means to do at its next decisions, if it plans so far. Whoever makes a new bot for
        # every decision hands this on.
        self.intent: list[int] = []
        # What it plays by; the heuristic that the game's bots share where it is given none.
        self.heuristic: Heuristic | None = None

    def heuristic_for(self, game: Game) -> Heuristic:
        """The heuristic to play this game by."""
        return heuristic_of(game) if self.heuristic is None else self.heuristic

    def choose(self, game: Game, state: State, chance: Chance) -> i64:
        """One of the legal actions, whatever happens while it is thought about.

        What is hidden from who acts is redrawn first, so the state may be the table's own.
        """
        try:
            known = game.determinize(state, int(state.actor()), chance)
            return self.decide(game, known, chance)
        except Exception:
            self.faults += 1
            LOG.exception(FAULT, game.name)
            return any_action(state, chance)

    def decide(self, game: Game, state: State, chance: Chance) -> i64:
        """Choose, each in its own way, from a state that holds nothing its seat cannot know."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any legal action, each equally likely."""

    def decide(self, game: Game, state: State, chance: Chance) -> i64:
        return any_action(state, chance)


class GreedyBot(Bot):
    """Takes the action whose position the game's heuristic likes best."""

    def decide(self, game: Game, state: State, chance: Chance) -> i64:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        ranked = rank_actions(self.heuristic_for(game), state)
        best = [action for value, action in ranked if value == ranked[0][0]]
        return best[chance.below(len(best))]


class EasyBot(Bot):
    """Knows what is good but slips: the more an action promises, the likelier it is taken."""

    def decide(self, game: Game, state: State, chance: Chance) -> i64:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        heuristic = self.heuristic_for(game)
        slip = style_of(heuristic).slip
        ranked = rank_actions(heuristic, state)
        weights = [math.exp((value - ranked[0][0]) / slip) for value, _ in ranked]
        drawn = sum(weights) * float(chance.below(DRAWS)) / float(DRAWS)
        for weight, (_, action) in zip(weights, ranked, strict=True):
            drawn -= weight
            if drawn < 0:
                return action
        return ranked[0][1]


class SearchBot(GreedyBot):
    """Looks ahead within a budget; greedy where that fails."""

    def __init__(
        self, budget: Budget, level: str = "", settings: dict[str, float] | None = None
    ) -> None:
        super().__init__()
        self.budget = budget
        self.level = level
        self.settings = settings
        self.thinker: Thinker | None = None

    def decide(self, game: Game, state: State, chance: Chance) -> i64:
        actions = state.legal_actions()
        try:
            thinker = self.turn_to(game, state, chance)
            action = actions[0]
            if len(actions) > 1:
                action = thinker.think(self.budget)
            else:
                thinker.keep(action)
            self.intent = thinker.intent
            return action
        except Exception:
            self.faults += 1
            self.thinker = None
            self.intent = []
            LOG.exception(FAULT, game.name)
            return super().decide(game, state, chance)

    def turn_to(self, game: Game, state: State, chance: Chance) -> Thinker:
        """Who thinks about this position, with what is left of the thoughts before it."""
        thinker = self.thinker
        if thinker is None or thinker.game is not game:
            heuristic = self.heuristic_for(game)
            style = style_of(heuristic, self.level, self.settings)
            thinker = look_ahead(heuristic, state, chance, style)
            thinker.intent = self.intent
            self.thinker = thinker
        else:
            thinker.turn_to(state, chance)
        return thinker


def any_action(state: State, chance: Chance) -> i64:
    """A legal action, each equally likely."""
    actions = state.legal_actions()
    return actions[chance.below(i64(len(actions)))]


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
}
# The CPU-seconds that a level thinks about a decision, at most.
SECONDS: Final = {"medium": 0.05, "hard": 0.5}
# The bots that a person may pick as a companion, weakest first.
LEVELS: Final = ("easy", "medium", "hard")
SEARCH: Final = "search:"
# How a bot is named, for help and errors.
BOT_NAMES: Final = (*BOTS, *SECONDS, "search:sims=N", "search:seconds=S")


def make_bot(name: str, effort: float = 1.0) -> Bot:
    """The bot of that name, or BadOption; a host may let levels think `effort` times as long."""
    if name in SECONDS:
        return SearchBot(Budget(seconds=SECONDS[name] * effort), name)
    if name.startswith(SEARCH):
        budget, _, settings = name.partition(";")
        return SearchBot(parse_budget(budget), settings=parse_settings(settings))
    if name not in BOTS:
        raise BadOption("error-bot", name=name, names=" ".join(BOT_NAMES))
    return BOTS[name]()


def parse_budget(name: str) -> Budget:
    """The budget of a search bot, written as search:sims=N or search:seconds=S."""
    kind, _, value = name.removeprefix(SEARCH).partition("=")
    amount = parse_number(value) or 0.0
    if kind == "sims" and amount >= 1 and amount.is_integer():
        return Budget(simulations=int(amount))
    if kind == "seconds" and amount > 0:
        return Budget(seconds=amount)
    raise BadOption("error-bot-budget", name=name, most=str(LARGEST_NUMBER))
