"""What is probably a slip: to decline something that costs nothing."""

from __future__ import annotations

from typing import Final

from tenshu.core.message import Message
from tenshu.core.parts import Slips
from tenshu.core.protocol import State
from tenshu.games.white_castle.holdings import holdings
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.verbs import PASS, SWAP, VERBS


class CastleSlips(Slips):
    """Declining what a die still offers for nothing."""

    def of(self, state: State, action: int) -> Message | None:
        assert isinstance(state, Position)
        if action != int(PASS.action()):
            return None
        seat = int(state.actor())
        before = holdings(state)[seat]
        for legal in state.legal_actions():
            other = int(legal)
            # To exchange seals is always possible, and no part of what is offered.
            if other == action or VERBS.split(other)[0].name == SWAP.name:
                continue
            after = state.clone()
            after.apply(legal)
            if not any(now < then for now, then in zip(holdings(after)[seat], before, strict=True)):
                return Message("slip-decline")
        return None


SLIPS: Final = CastleSlips()
