"""Bots: how a seat without a person chooses its action."""

from __future__ import annotations

import gc
import logging
import math
from collections.abc import Callable
from time import thread_time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenshu.ai.ahead import look_ahead
from tenshu.ai.evaluation import rank_actions
from tenshu.ai.search import Budget, Node, Search
from tenshu.ai.style import parse_settings, style_of
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.protocol import CHANCE, Game, State

LOG: Final = logging.getLogger(__name__)
# How finely a slip is drawn.
DRAWS: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal actions of a position where a seat must act."""

    def __init__(self) -> None:
        # How often thinking failed and a simpler move was played instead.
        self.faults = 0

    def choose(self, game: Game, state: State, chance: Chance) -> i64:
        """One of the legal actions; the state must come back unchanged."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any legal action, each equally likely."""

    def choose(self, game: Game, state: State, chance: Chance) -> i64:
        actions = state.legal_actions()
        return actions[chance.below(i64(len(actions)))]


class GreedyBot(Bot):
    """Takes the action whose position the game's heuristic likes best."""

    def choose(self, game: Game, state: State, chance: Chance) -> i64:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        ranked = rank_actions(game, state)
        best = [action for value, action in ranked if value == ranked[0][0]]
        return best[chance.below(len(best))]


class EasyBot(Bot):
    """Knows what is good but slips: the more an action promises, the likelier it is taken."""

    def choose(self, game: Game, state: State, chance: Chance) -> i64:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        slip = style_of(game.name).slip
        ranked = rank_actions(game, state)
        weights = [math.exp((value - ranked[0][0]) / slip) for value, _ in ranked]
        drawn = sum(weights) * float(chance.below(DRAWS)) / float(DRAWS)
        for weight, (_, action) in zip(weights, ranked, strict=True):
            drawn -= weight
            if drawn < 0:
                return action
        return ranked[0][1]


class SearchBot(GreedyBot):
    """Looks ahead within a budget; greedy where the search fails, so that no game is lost to it."""

    def __init__(
        self, budget: Budget, level: str = "", settings: dict[str, float] | None = None
    ) -> None:
        super().__init__()
        self.budget = budget
        self.level = level
        self.settings = settings
        # What was thought about the position that the last choice led to, and its cost.
        self.tree: Node | None = None
        self.after: State | None = None
        self.pace = 0.0
        self.size = 0

    def choose(self, game: Game, state: State, chance: Chance) -> i64:
        actions = state.legal_actions()
        # A tree has no cycles; looking for some in the middle of a thought would break its budget.
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            if len(actions) == 1:
                self.remember(self.recall(game, state), state, actions[0])
                return actions[0]
            return self.search(game, state, chance)
        except Exception:
            self.faults += 1
            self.tree = None
            LOG.exception("the search failed in %s; the greedy move is played", game.name)
            return super().choose(game, state, chance)
        finally:
            if is_collecting:
                gc.enable()

    def search(self, game: Game, state: State, chance: Chance) -> i64:
        """Think, going on with the tree of the turn's last step, and remember what comes next."""
        style = style_of(game.name, self.level, self.settings)
        search = look_ahead(game, state, chance, style, self.recall(game, state), self.size)
        if not isinstance(search, Search):
            return search.think(self.budget)
        began = thread_time()
        action = search.think(self.budget, self.pace)
        if search.simulations > 0:
            self.pace = (thread_time() - began) / float(search.simulations)
        self.size = int(search.size)
        self.remember(search.root, state, action)
        return action

    def remember(self, tree: Node | None, state: State, action: i64) -> None:
        """Keep the part of the tree that the chosen action leads to, while the turn goes on."""
        self.tree = None if tree is None else tree.children.get(int(action))
        if self.tree is not None:
            after = state.clone()
            after.apply(action)
            self.after = after
            if after.actor() != CHANCE and after.actor() != state.actor():
                self.tree = None

    def recall(self, game: Game, state: State) -> Node | None:
        """The tree that was grown for this very position, as far as the seat can tell."""
        tree, after = self.tree, self.after
        self.tree = None
        if tree is None or after is None:
            return None
        seat = int(state.actor())
        seen = game.observe(state, seat)
        if after.actor() != CHANCE:
            return tree if game.observe(after, seat) == seen else None
        for outcome, found in tree.children.items():
            drawn = after.clone()
            drawn.apply(outcome)
            if drawn.actor() == seat and game.observe(drawn, seat) == seen:
                return found
        return None


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
MOST_SIMULATIONS: Final = 1_000_000_000
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
    amount = float(value) if value.isascii() and value.replace(".", "", 1).isdigit() else 0.0
    if kind == "sims" and 1 <= amount <= MOST_SIMULATIONS:
        return Budget(simulations=int(amount))
    if kind == "seconds" and amount > 0:
        return Budget(seconds=amount)
    raise BadOption("error-bot", name=name, names=" ".join(BOT_NAMES))
