"""Bots: how a seat without a person chooses its action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenshu import games
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.protocol import Game, State

Evaluate = Callable[[State, int], float]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal actions of a position where a seat must act."""

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


BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str) -> Bot:
    """The bot of that name, or BadOption."""
    if name not in BOTS:
        raise BadOption("error-bot", name=name, names=" ".join(BOTS))
    return BOTS[name]()


def evaluator(game: Game) -> Evaluate:
    """The game's own heuristic, or its score where it has none."""
    heuristic = games.part(game.name, "heuristic")
    evaluate: Evaluate = score_of if heuristic is None else heuristic.evaluate
    return evaluate


def score_of(state: State, seat: int) -> float:
    """The points of the seat, as if the game ended now."""
    return float(state.scores()[seat])


def rank_actions(game: Game, state: State) -> list[tuple[float, int]]:
    """Every legal action with the value of the position it leads to, best first."""
    evaluate = evaluator(game)
    seat = int(state.actor())
    ranked: list[tuple[float, int]] = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        ranked.append((evaluate(after, seat), int(action)))
    ranked.sort(key=_value_then_order)
    return ranked


def _value_then_order(entry: tuple[float, int]) -> tuple[float, int]:
    value, action = entry
    return -value, action
