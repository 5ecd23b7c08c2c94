"""Standing orders: how a seat answers offered power without its player being asked. [TM 9]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.parts import StandingOrders
from tenshu.core.protocol import State
from tenshu.games.terra_mystica.ids import ANSWER
from tenshu.games.terra_mystica.rules.offers import legal_answer, power_gained
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import AMOUNTS, LEECH, REFUSE

ASK: Final = "ask"
ALWAYS: Final = "always"
NEVER: Final = "never"
# A number is the highest price in points that is still paid; what is dearer is refused.
PRICES: Final = ("0", "1", "2", "3", "4")


class PowerOrders(StandingOrders):
    """The one order of this game, `leech`: which offers of power to accept."""

    def __init__(self) -> None:
        super().__init__({"leech": (ASK, ALWAYS, *PRICES, NEVER)})

    def answer(self, state: State, seat: int, given: Mapping[str, str]) -> int | None:
        """The answer that the seat's orders give to the power offered it, or None to ask. [TM 9.2]"""
        assert isinstance(state, Position)
        order = given.get("leech", ASK)
        if order == ASK or state.seat != seat or state.phase != ANSWER:
            return None
        # In this phase there is an offer, and the oldest comes first.
        offered = legal_answer(state, vec[i64](capacity=8))[0] - LEECH
        price = power_gained(state, state.seat, offered % AMOUNTS + 1) - 1
        takes = order == ALWAYS or (order != NEVER and price <= int(order))
        return int(LEECH + offered if takes else REFUSE + offered)


STANDING_ORDERS: Final = PowerOrders()
