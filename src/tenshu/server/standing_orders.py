"""Standing orders: answers that a seat has given in advance.

A game may have a part `orders` with `ORDERS` (name -> choices, the first is the default) and
`answer(state, seat, orders) -> action | None`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenshu import games
from tenshu.core.match import Match
from tenshu.server.errors import BAD_INPUT, Refused
from tenshu.server.rows import SeatRow


def known_orders(game: str) -> dict[str, list[str]]:
    """The orders that a game understands, each with its choices."""
    part = games.part(game, "orders")
    if part is None:
        return {}
    return {name: list(choices) for name, choices in part.ORDERS.items()}


def check_orders(game: str, given: Mapping[str, str]) -> dict[str, str]:
    """The orders if the game knows them, or Refused."""
    known = known_orders(game)
    for name, value in given.items():
        if name not in known:
            raise Refused(BAD_INPUT, "error-order-name", name=name, names=" ".join(known))
        if value not in known[name]:
            values = " ".join(known[name])
            raise Refused(BAD_INPUT, "error-order-value", name=name, value=value, values=values)
    return dict(given)


def ordered_action(match: Match, seats: Sequence[SeatRow]) -> int | None:
    """What the seat that must act has ordered for this position."""
    actor = match.actor()
    if not 0 <= actor < len(seats) or seats[actor].acts_by_bot() or not seats[actor].orders:
        return None
    part = games.part(match.game.name, "orders")
    if part is None:
        return None
    action = part.answer(match.state, actor, seats[actor].orders)
    if action is None or int(action) not in match.legal():
        return None
    return int(action)
