"""What is probably a slip: to pass or to end a turn with something free left to do."""

from __future__ import annotations

from typing import Final

from tenshu.core.message import Message
from tenshu.core.parts import Slips
from tenshu.core.protocol import State
from tenshu.games.terra_mystica.events import holdings
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import VERBS


class MysticSlips(Slips):
    """Passing with a free action left, ending a turn where a dwelling could follow, lost spades."""

    def of(self, state: State, action: int) -> Message | None:
        assert isinstance(state, Position)
        verb = VERBS.split(action)[0].name
        if verb == "pass":
            return _free_action(state)
        if verb == "end" and _has_legal(state, "build"):
            return Message("slip-build")
        if verb == "forgo" and (_has_legal(state, "transform") or _has_legal(state, "bridge")):
            return Message("slip-forgo")
        return None


SLIPS: Final = MysticSlips()


def _free_action(state: Position) -> Message | None:
    """The first special action that is left and costs nothing."""
    seat = int(state.actor())
    before = holdings(state)[seat]
    for legal in state.legal_actions():
        verb, *words = VERBS.format_action(int(legal)).split()
        if verb != "action":
            continue
        after = state.clone()
        after.apply(legal)
        if not _is_less(holdings(after)[seat], before):
            return Message("slip-action", {"action": Message("octagon-" + words[0])})
    return None


def _has_legal(state: Position, verb: str) -> bool:
    return any(VERBS.split(int(legal))[0].name == verb for legal in state.legal_actions())


def _is_less(after: list[int], before: list[int]) -> bool:
    """Whether something was paid."""
    return any(now < then for now, then in zip(after, before, strict=True))
