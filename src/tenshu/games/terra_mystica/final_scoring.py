"""Why the final scoring brings what it brings: cults, the largest area, resources. [TM 16]"""

from __future__ import annotations

from typing import Final

from tenshu.core.message import Message
from tenshu.core.parts import FinalScoring, ScoreReason
from tenshu.core.protocol import State
from tenshu.games.terra_mystica.ids import CULTS
from tenshu.games.terra_mystica.layout import BOWL2, BOWL3, COINS, CULT_STEPS, PRIESTS, WORKERS
from tenshu.games.terra_mystica.rules import scoring
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import CULT, HEX


class MysticScoring(FinalScoring):
    """Ranks on the cult tracks and of the areas, and what resources become."""

    def reasons(self, state: State, seat: int) -> list[ScoreReason]:
        assert isinstance(state, Position)
        found = [_cult(state, seat, cult) for cult in range(CULTS)]
        found.append(_area(state, seat))
        found.append(_resources(state, seat))
        return [reason for reason in found if reason.points != 0]

    def sources(self, state: State) -> list[str]:
        return [*(f"cult-{word}" for word in CULT.words), "area", "resources"]

    def stage(self, state: State) -> Message:
        assert isinstance(state, Position)
        if state.round == 0:
            return Message("stage-setup")
        return Message("stage-round", {"round": int(state.round)})


FINAL_SCORING: Final = MysticScoring()


def _rank(values: list[int], seat: int) -> dict[str, int | str | Message]:
    """The place of a seat, and how many share it."""
    mine = values[seat]
    return {
        "place": 1 + sum(1 for other in values if other > mine),
        "tied": sum(1 for other in values if other == mine),
    }


def _cult(state: Position, seat: int, cult: int) -> ScoreReason:
    seats = range(int(state.setup.seats))
    steps = [int(state.at[CULT_STEPS + one * CULTS + cult]) for one in seats]
    message = Message("reason-cult", {"steps": steps[seat], **_rank(steps, seat)})
    points = scoring.cult_points(state, cult)[seat]
    return ScoreReason(f"cult-{CULT.words[cult]}", points, message, [CULT.words[cult]])


def _area(state: Position, seat: int) -> ScoreReason:
    sizes = [int(scoring.largest_area(state, one)) for one in range(int(state.setup.seats))]
    hexes = [HEX.words[hex_] for hex_ in scoring.largest_group(state, seat)]
    message = Message("reason-area", {"count": len(hexes), **_rank(sizes, seat)})
    return ScoreReason("area", scoring.area_points(state)[seat], message, hexes)


def _resources(state: Position, seat: int) -> ScoreReason:
    power = int(state.at[BOWL3 + seat] + state.at[BOWL2 + seat] // 2)
    message = Message(
        "reason-resources",
        {
            "coins": Message("amount-coins", {"n": int(state.at[COINS + seat])}),
            "workers": Message("amount-workers", {"n": int(state.at[WORKERS + seat])}),
            "priests": Message("amount-priests", {"n": int(state.at[PRIESTS + seat])}),
            "power": Message("amount-power", {"n": power}),
            "rate": int(scoring.coins_per_point(state, seat)),
        },
    )
    return ScoreReason("resources", int(scoring.resource_points(state, seat)), message)
