"""What is probably a slip: to throw away a tile that would complete a set."""

from __future__ import annotations

from typing import Final

from tenshu.core.bits import BIT
from tenshu.core.message import Message
from tenshu.core.parts import Slips
from tenshu.core.protocol import State
from tenshu.games.dragon_castle.ids import NOTHING
from tenshu.games.dragon_castle.rules.placing import is_open, put_face_up
from tenshu.games.dragon_castle.rules.sets import sets_at
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.verbs import DISCARD


class TileSlips(Slips):
    """Discarding the tile that a set waits for."""

    def of(self, state: State, action: int) -> Message | None:
        assert isinstance(state, Position)
        if action != int(DISCARD.action()) or state.hand == NOTHING:
            return None
        for cell in state.setup.cells:
            if not is_open(state, state.seat, cell):
                continue
            after = state.clone()
            put_face_up(after, state.hand, cell)
            if sets_at(after, BIT[cell]) != 0:
                return Message("slip-set")
        return None


SLIPS: Final = TileSlips()
