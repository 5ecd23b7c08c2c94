"""Terra Mystica behind the contract of `core/protocol.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.chance import Chance
from tenshu.core.message import Message, Reason
from tenshu.core.options import Options
from tenshu.core.protocol import Game, State
from tenshu.games.terra_mystica import describe, events, invariants, reasons, view
from tenshu.games.terra_mystica.layout import HAS_DROPPED
from tenshu.games.terra_mystica.options import OPTIONS
from tenshu.games.terra_mystica.rules import scoring
from tenshu.games.terra_mystica.rulings import NEWEST
from tenshu.games.terra_mystica.state import Position, restore, start
from tenshu.games.terra_mystica.verbs import VERBS


class TerraMystica(Game):
    """Two to five factions settle a land over six rounds. [TM 1.1]"""

    def __init__(self, version: int = NEWEST) -> None:
        super().__init__("terra_mystica", version, (2, 3, 4, 5), OPTIONS, VERBS, has_secrets=False)

    def by_earlier_rules(self, version: int) -> Game:
        return TerraMystica(version)

    def start(self, seats: int, options: Options) -> State:
        return start(seats, options, self.rules_version)

    def restore(self, seats: int, options: Options, numbers: list[int]) -> State:
        return restore(seats, options, self.rules_version, numbers)

    def sample(self, state: State, chance: Chance) -> i64:
        """Whatever can come up is equally likely. [TM 1.5, 1.6, 1.8]"""
        outcomes = state.legal_actions()
        return outcomes[chance.below(i64(len(outcomes)))]

    def observe(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Position)
        return view.observe(state)

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        """Nothing is hidden in this game. [TM 2.1]"""
        return state.clone()

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, Position)
        return view.score_sheet(state)

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return scoring.ranks(state)

    def end_reason(self, state: State) -> str:
        assert isinstance(state, Position)
        have_left = [state.at[HAS_DROPPED + seat] != 0 for seat in range(state.setup.seats)]
        return "all-dropped" if all(have_left) else "rounds-played"

    def prompt(self, state: State) -> Message:
        assert isinstance(state, Position)
        return describe.prompt(state)

    def label(self, state: State, action: int) -> Message:
        assert isinstance(state, Position)
        return describe.label(state, action)

    def describe(self, state: State, action: int, viewer: int) -> list[Message]:
        assert isinstance(state, Position)
        return events.describe(state, action)

    def holdings(self, state: State) -> list[list[int]]:
        assert isinstance(state, Position)
        return events.holdings(state)

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        assert isinstance(state, Position)
        return reasons.why_not(state, seat, action)

    def broken_invariants(self, state: State) -> list[str]:
        assert isinstance(state, Position)
        return invariants.broken_invariants(state)


GAME: Final = TerraMystica()
