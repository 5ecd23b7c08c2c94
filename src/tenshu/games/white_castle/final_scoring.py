"""Why the final scoring brings what it brings, source by source. [WC 9]"""

from __future__ import annotations

from typing import Final

from tenshu.core.bits import has_bit
from tenshu.core.message import Message
from tenshu.core.parts import FinalScoring, ScoreReason
from tenshu.core.protocol import State
from tenshu.games.white_castle.data.board import COINS_AND_SEALS_PER_POINT, FLOORS, TURNS
from tenshu.games.white_castle.data.effects import ICON_WORDS
from tenshu.games.white_castle.ids import COIN, GARDENS, RESOURCES, RIVAL, SEAL, STOCKED, YARDS
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    GARDEN_CARD,
    IN_YARD,
    STOCK,
    TENDED,
    TIME,
)
from tenshu.games.white_castle.lookups import GARDEN_POINTS, POINTS_BY_FLOOR, POINTS_BY_STOCK
from tenshu.games.white_castle.rules import scoring
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.verbs import GARDEN, YARD
from tenshu.games.white_castle.verbs import GARDEN_CARD as GARDEN_CARD_WORD


class CastleScoring(FinalScoring):
    """Goods, the passage of time, and the members of a clan where they stand."""

    def reasons(self, state: State, seat: int) -> list[ScoreReason]:
        assert isinstance(state, Position)
        found = [] if state.setup.is_solo and seat == RIVAL else _goods(state, seat)
        found.append(_time(state, seat))
        found.extend(_courtiers(state, seat))
        found.append(_warriors(state, seat))
        found.extend(_gardeners(state, seat))
        return [reason for reason in found if reason.points != 0]

    def sources(self, state: State) -> list[str]:
        return ["coins", "resources", "time", "courtiers", "warriors", "gardeners"]

    def stage(self, state: State) -> Message:
        assert isinstance(state, Position)
        turn = min(TURNS, int(state.turns_done) // int(state.setup.clans) + 1)
        return Message("stage-turn", {"round": max(1, int(state.round)), "turn": turn})


FINAL_SCORING: Final = CastleScoring()


def _goods(state: Position, seat: int) -> list[ScoreReason]:
    """Coins and seals together, and each well filled stock. [WC 9.1, 9.2]"""
    first = STOCK + seat * STOCKED
    coins = Message(
        "reason-coins",
        {
            "coins": int(state.at[first + COIN]),
            "seals": int(state.at[first + SEAL]),
            "rate": COINS_AND_SEALS_PER_POINT,
        },
    )
    found = [ScoreReason("coins", int(scoring.coin_points(state, seat)), coins)]
    for item in range(RESOURCES):
        have = int(state.at[first + item])
        stock = Message(f"gain-{ICON_WORDS[item]}", {"n": have})
        points = int(POINTS_BY_STOCK[have])
        found.append(ScoreReason("resources", points, Message("reason-stock", {"stock": stock})))
    return found


def _time(state: Position, seat: int) -> ScoreReason:
    message = Message("reason-time", {"space": int(state.at[TIME + seat])})
    return ScoreReason("time", int(scoring.time_points(state, seat)), message, ["time"])


def _courtiers(state: Position, seat: int) -> list[ScoreReason]:
    """The courtiers of each floor. [WC 9.4]"""
    found: list[ScoreReason] = []
    for floor, (word, _) in enumerate(FLOORS):
        count = int(state.at[AT_FLOOR + seat * len(FLOORS) + floor])
        each = int(POINTS_BY_FLOOR[floor])
        args: dict[str, int | str | Message] = {
            "count": count,
            "floor": Message(f"floor-{word}"),
            "each": each,
        }
        places = [f"floor-{word}"]
        found.append(
            ScoreReason("courtiers", count * each, Message("reason-courtiers", args), places)
        )
    return found


def _warriors(state: Position, seat: int) -> ScoreReason:
    """The warriors' value times the courtiers inside the castle. [WC 9.5]"""
    yards = [YARD.words[yard] for yard in range(YARDS) if state.at[IN_YARD + seat * YARDS + yard]]
    message = Message(
        "reason-warriors",
        {
            "value": int(scoring.warrior_value(state, seat)),
            "courtiers": int(scoring.courtiers_inside(state, seat)),
        },
    )
    return ScoreReason("warriors", int(scoring.warrior_points(state, seat)), message, yards)


def _gardeners(state: Position, seat: int) -> list[ScoreReason]:
    """Each garden with an own gardener. [WC 9.6]"""
    found: list[ScoreReason] = []
    for garden in range(GARDENS):
        if has_bit(state.at[TENDED + seat], garden):
            card = int(state.at[GARDEN_CARD + garden])
            message = Message(f"garden-{GARDEN_CARD_WORD.words[card]}")
            points = int(GARDEN_POINTS[card])
            found.append(
                ScoreReason("gardeners", points, message, [f"tend_{GARDEN.words[garden]}"])
            )
    return found
