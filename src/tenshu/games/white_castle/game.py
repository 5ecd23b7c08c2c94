"""The White Castle behind the contract of `core/protocol.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.chance import Chance
from tenshu.core.message import Message, Reason
from tenshu.core.options import Options
from tenshu.core.protocol import Game, State
from tenshu.games.white_castle import describe, events, holdings, invariants, reasons, view
from tenshu.games.white_castle.ids import DRAW_ACTIONS, ROLL
from tenshu.games.white_castle.options import OPTIONS
from tenshu.games.white_castle.rules import draws, scoring
from tenshu.games.white_castle.rulings import NEWEST
from tenshu.games.white_castle.state import Position, restore, start
from tenshu.games.white_castle.verbs import VERBS


class WhiteCastle(Game):
    """One to four clans seek the favour of the Daimyo of Himeji. [WC 1.1]"""

    def __init__(self, version: int = NEWEST) -> None:
        super().__init__("white_castle", version, (1, 2, 3, 4), OPTIONS, VERBS, has_secrets=False)

    def by_earlier_rules(self, version: int) -> Game:
        return WhiteCastle(version)

    def start(self, seats: int, options: Options) -> State:
        return start(seats, options, self.rules_version)

    def restore(self, seats: int, options: Options, numbers: list[int]) -> State:
        return restore(seats, options, self.rules_version, numbers)

    def sample(self, state: State, chance: Chance) -> i64:
        assert isinstance(state, Position)
        return draws.sample_draw(state, chance)

    def odds(self, state: State) -> vec[i64]:
        assert isinstance(state, Position)
        if state.phase == ROLL or state.phase == DRAW_ACTIONS:
            return draws.draw_odds(state)
        return super().odds(state)

    def observe(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Position)
        return view.observe(state)

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        """What is hidden, decks and coming dice, is hidden from everyone and not in the state."""
        return state.clone()

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, Position)
        return view.score_sheet(state)

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return scoring.ranks(state)

    def end_reason(self, state: State) -> str:
        return "three-rounds"

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
        return holdings.holdings(state)

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        assert isinstance(state, Position)
        return reasons.why_not(state, seat, action)

    def broken_invariants(self, state: State) -> list[str]:
        assert isinstance(state, Position)
        return invariants.broken_invariants(state)


GAME: Final = WhiteCastle()
