"""Standing orders: answers that a seat has given in advance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenshu import games
from tenshu.core.match import Match
from tenshu.server.errors import BAD_INPUT, Refused
from tenshu.server.rows import SeatRow


def known_standing_orders(game: str) -> dict[str, list[str]]:
    """The standing orders of a game, each with its choices."""
    orders = games.standing_orders(game)
    if orders is None:
        return {}
    return {name: list(choices) for name, choices in orders.choices.items()}


def check_standing_orders(game: str, given: Mapping[str, str]) -> dict[str, str]:
    """The given standing orders if the game knows them, or Refused."""
    known = known_standing_orders(game)
    for name, value in given.items():
        if name not in known:
            raise Refused(BAD_INPUT, "error-order-name", name=name, names=" ".join(known))
        if value not in known[name]:
            values = " ".join(known[name])
            raise Refused(BAD_INPUT, "error-order-value", name=name, value=value, values=values)
    return dict(given)


def ordered_action(match: Match, seats: Sequence[SeatRow]) -> int | None:
    """The legal action that the acting seat's standing orders choose, if they do."""
    actor = match.actor()
    if not 0 <= actor < len(seats) or seats[actor].acts_by_bot() or not seats[actor].orders:
        return None
    orders = games.standing_orders(match.game.name)
    if orders is None:
        return None
    action = orders.answer(match.state, actor, seats[actor].orders)
    return action if action in match.legal() else None


def is_answerable(match: Match) -> bool:
    """Whether some standing order could make the decision that the acting seat must make.

    Such a decision is trivial: nobody loses their seat over it.
    """
    orders = games.standing_orders(match.game.name)
    if orders is None or match.actor() < 0:
        return False
    given = [{name: choice} for name, choices in orders.choices.items() for choice in choices]
    return any(orders.answer(match.state, match.actor(), one) is not None for one in given)
