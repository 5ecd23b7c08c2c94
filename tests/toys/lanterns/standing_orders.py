"""One standing order: to show the lantern without being asked about a trade."""

from collections.abc import Mapping

from tenshu.core.parts import StandingOrders
from tenshu.core.protocol import State

from .game import SHOW


class TradeOrders(StandingOrders):
    """The standing order to show without being asked."""

    def __init__(self) -> None:
        super().__init__({"trade": ("ask", "never")})

    def answer(self, state: State, seat: int, given: Mapping[str, str]) -> int | None:
        shows = given.get("trade") == "never" and state.actor() == seat
        return int(SHOW.action()) if shows else None


STANDING_ORDERS = TradeOrders()
