"""Bots: players that choose an action from a position."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenshu.ai.evaluation import heuristic_of, rank_actions, sample_action
from tenshu.ai.factory import make_searcher
from tenshu.ai.searcher import Budget, Searcher
from tenshu.ai.style import LARGEST_NUMBER, parse_number, parse_settings, style_of
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.heuristic import Heuristic
from tenshu.core.protocol import Game, State

LOG: Final = logging.getLogger(__name__)
FAULT: Final = "a bot failed in %s; a simpler move is played"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal actions of a position where a seat must act."""

    def __init__(self) -> None:
        # How often choosing failed and a simpler move was played instead.
        self.faults = 0
        # The actions planned for its next decisions. The service makes a new bot for every decision and
        # hands them on.
        self.intent: list[int] = []
        # The heuristic to play by; if None, the one that the game's bots share.
        self.heuristic: Heuristic | None = None

    def heuristic_for(self, game: Game) -> Heuristic:
        """The heuristic to play this game by."""
        return heuristic_of(game) if self.heuristic is None else self.heuristic

    def choose(self, game: Game, state: State, chance: Chance) -> i64:
        """One of the legal actions, even if choosing fails.

        The state is determinized first, so it may be the table's own.
        """
        try:
            known = game.determinize(state, int(state.actor()), chance)
            return self.decide(game, known, chance)
        except Exception:
            self.faults += 1
            LOG.exception(FAULT, game.name)
            return any_action(state, chance)

    def decide(self, game: Game, state: State, chance: Chance) -> i64:
        """Choose from a state that holds nothing the seat cannot know."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses uniformly at random."""

    def decide(self, game: Game, state: State, chance: Chance) -> i64:
        return any_action(state, chance)


class GreedyBot(Bot):
    """Chooses the action with the best one-step value."""

    def decide(self, game: Game, state: State, chance: Chance) -> i64:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        ranked = rank_actions(self.heuristic_for(game), state)
        best = [action for value, action in ranked if value == ranked[0][0]]
        return best[chance.below(len(best))]


class EasyBot(Bot):
    """Samples an action from a softmax of the one-step values."""

    def decide(self, game: Game, state: State, chance: Chance) -> i64:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        heuristic = self.heuristic_for(game)
        temperature = style_of(heuristic).temperature
        return sample_action(rank_actions(heuristic, state), temperature, chance)


class SearchBot(GreedyBot):
    """Searches within a budget; greedy if the search fails."""

    def __init__(
        self, budget: Budget, level: str = "", settings: dict[str, float] | None = None
    ) -> None:
        super().__init__()
        self.budget = budget
        self.level = level
        self.settings = settings
        self.searcher: Searcher | None = None

    def decide(self, game: Game, state: State, chance: Chance) -> i64:
        actions = state.legal_actions()
        try:
            searcher = self.searcher_for(game, state, chance)
            action = actions[0]
            if len(actions) > 1:
                action = searcher.choose(self.budget)
            else:
                searcher.keep(action)
            self.intent = searcher.intent
            return action
        except Exception:
            self.faults += 1
            self.searcher = None
            self.intent = []
            LOG.exception(FAULT, game.name)
            return super().decide(game, state, chance)

    def searcher_for(self, game: Game, state: State, chance: Chance) -> Searcher:
        """The search of this position, continued from the last decision where that is possible."""
        searcher = self.searcher
        if searcher is None or searcher.game is not game:
            heuristic = self.heuristic_for(game)
            style = style_of(heuristic, self.level, self.settings)
            searcher = make_searcher(heuristic, state, chance, style)
            searcher.intent = self.intent
            self.searcher = searcher
        else:
            searcher.advance_to(state, chance)
        return searcher


def any_action(state: State, chance: Chance) -> i64:
    """A legal action, chosen uniformly at random."""
    actions = state.legal_actions()
    return actions[chance.below(i64(len(actions)))]


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
}
# The CPU budget of a level for one decision, in seconds.
SECONDS: Final = {"medium": 0.05, "hard": 0.5, "master": 2.0}
# The levels a person may pick, weakest first.
LEVELS: Final = ("easy", "medium", "hard", "master")
SEARCH: Final = "search:"
# The names of bots, for help and errors.
BOT_NAMES: Final = (*BOTS, *SECONDS, "search:sims=N", "search:seconds=S")


def make_bot(name: str, effort: float = 1.0) -> Bot:
    """The bot of that name, or BadOption; `effort` multiplies the budget of a level."""
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
