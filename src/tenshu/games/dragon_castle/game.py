"""Dragon Castle behind the contract of `core/protocol.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.chance import Chance
from tenshu.core.message import Message, Reason
from tenshu.core.options import Options
from tenshu.core.protocol import Game, State
from tenshu.games.dragon_castle import describe, events, invariants, reasons, view
from tenshu.games.dragon_castle.ids import DEAL, NOTHING
from tenshu.games.dragon_castle.options import OPTIONS, layout_warnings
from tenshu.games.dragon_castle.rules import castle, scoring
from tenshu.games.dragon_castle.rulings import NEWEST
from tenshu.games.dragon_castle.state import Position, restore, start
from tenshu.games.dragon_castle.verbs import VERBS


class DragonCastle(Game):
    """Two to four lords take tiles from the old castle to build their own. [DC 1.1]"""

    def __init__(self, version: int = NEWEST) -> None:
        super().__init__("dragon_castle", version, (2, 3, 4), OPTIONS, VERBS, has_secrets=False)

    def by_earlier_rules(self, version: int) -> Game:
        return DragonCastle(version)

    def start(self, seats: int, options: Options) -> State:
        return start(seats, options, self.rules_version)

    def restore(self, seats: int, options: Options, numbers: list[int]) -> State:
        return restore(seats, options, self.rules_version, numbers)

    def sample(self, state: State, chance: Chance) -> i64:
        assert isinstance(state, Position)
        if state.uncovered != NOTHING or state.phase == DEAL:
            return castle.sample_reveal(state, chance)
        outcomes = state.legal_actions()
        return outcomes[chance.below(i64(len(outcomes)))]

    def odds(self, state: State) -> vec[i64]:
        assert isinstance(state, Position)
        if state.uncovered != NOTHING or state.phase == DEAL:
            return castle.reveal_odds(state)
        return super().odds(state)

    def observe(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Position)
        return view.observe(state)

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        """Nothing is hidden from one seat and known to another. [DC 2.5]"""
        return state.clone()

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, Position)
        return view.score_sheet(state)

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return scoring.ranks(state)

    def end_reason(self, state: State) -> str:
        assert isinstance(state, Position)
        return "castle-empty" if castle.top_floor(state) == 0 else "dragon-summoned"

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

    def warnings(self, seats: int, options: Options) -> list[Message]:
        return layout_warnings(seats, options)

    def broken_invariants(self, state: State) -> list[str]:
        assert isinstance(state, Position)
        return invariants.broken_invariants(state)


GAME: Final = DragonCastle()
