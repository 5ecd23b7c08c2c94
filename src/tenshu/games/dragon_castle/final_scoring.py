"""Why the final scoring brings what it brings: Shrines, tokens and every Dragon. [DC 8, 9.2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits, has_bit
from tenshu.core.message import Arg, Message
from tenshu.core.parts import FinalScoring, ScoreReason
from tenshu.core.protocol import State
from tenshu.games.dragon_castle.data.scoring import TOKEN_POINTS
from tenshu.games.dragon_castle.data.tiles import FACTION_TYPES
from tenshu.games.dragon_castle.describe import tile
from tenshu.games.dragon_castle.ids import (
    BRAVERY,
    CELLS,
    DEVOTION,
    DRAGONS,
    FACE_DOWN,
    FORTITUDE,
    HARMONY,
    HUMILITY,
    KNOWLEDGE,
    MAJESTY,
    NOTHING,
    REALM_COLUMNS,
    RIGHTEOUSNESS,
    TRANQUILITY,
)
from tenshu.games.dragon_castle.layout import FACE, REALM_HEIGHT, SHRINE_ON, TOKENS
from tenshu.games.dragon_castle.lookups import NUMBER_OF_FACE, POINTS_BY_FLOOR, TYPE_OF_FACE
from tenshu.games.dragon_castle.rules import dragons
from tenshu.games.dragon_castle.rules.scoring import HIGHEST_PAID_FLOOR
from tenshu.games.dragon_castle.rules.sets import group_of, is_special
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.verbs import CELL, DRAGON, TYPE


class TileScoring(FinalScoring):
    """Shrines by floor, tokens, and what each Dragon counts."""

    def reasons(self, state: State, seat: int) -> list[ScoreReason]:
        assert isinstance(state, Position)
        found = _shrines(state, seat)
        tokens = int(state.at[TOKENS + seat])
        message = Message("reason-tokens", {"count": tokens, "each": TOKEN_POINTS})
        found.append(ScoreReason("tokens", tokens * TOKEN_POINTS, message))
        for card in range(DRAGONS):
            if has_bit(state.dragons, card):
                found.extend(_dragon(state, seat, card))
        return [reason for reason in found if reason.points != 0]

    def sources(self, state: State) -> list[str]:
        assert isinstance(state, Position)
        dragons = [source(card) for card in range(DRAGONS) if has_bit(state.dragons, card)]
        return ["shrines", "tokens", *dragons]

    def stage(self, state: State) -> Message:
        assert isinstance(state, Position)
        return Message("stage-turn", {"turn": int(state.turns) // int(state.setup.seats) + 1})


FINAL_SCORING: Final = TileScoring()


def source(card: int) -> str:
    """What the score sheet calls a Dragon."""
    return f"dragon-{DRAGON.words[card]}"


def places(cells: i64) -> list[str]:
    """The cells of a set of bits, as boards name them."""
    return [f"cell_{CELL.words[cell]}" for cell in range(CELLS) if has_bit(cells, cell)]


def reason(card: int, points: int, key: str, cells: i64, **args: Arg) -> ScoreReason:
    """Points of a Dragon for these cells; the text may say how many they are."""
    message = Message(f"reason-{key}", {"count": int(count_bits(cells)), **args})
    return ScoreReason(source(card), points, message, places(cells))


def _shrines(state: Position, seat: int) -> list[ScoreReason]:
    """The built Shrines, floor by floor. [DC 9.2]"""
    found: list[ScoreReason] = []
    for floor in range(1, HIGHEST_PAID_FLOOR + 1):
        cells: i64 = 0
        for cell in state.setup.cells:
            index = seat * CELLS + cell
            height = min(state.at[REALM_HEIGHT + index], HIGHEST_PAID_FLOOR)
            if state.at[SHRINE_ON + index] != 0 and height == floor:
                cells |= BIT[cell]
        count, each = int(count_bits(cells)), int(POINTS_BY_FLOOR[floor])
        message = Message("reason-shrines", {"count": count, "floor": floor, "each": each})
        found.append(ScoreReason("shrines", count * each, message, places(cells)))
    return found


def _dragon(state: Position, seat: int, card: int) -> list[ScoreReason]:
    """What a Dragon counts, each with its cells. [DC 8]"""
    if card in (HUMILITY, BRAVERY, DEVOTION, FORTITUDE):
        cells = _counted(state, seat, card)
        return [reason(card, int(count_bits(cells)), DRAGON.words[card], cells)]
    if card == RIGHTEOUSNESS:
        return _righteousness(state, seat)
    if card == TRANQUILITY:
        return _tranquility(state, seat)
    if card == MAJESTY:
        return _majesty(state, seat)
    if card == KNOWLEDGE:
        return [_knowledge(state, seat)]
    if card == HARMONY:
        return _harmony(state, seat)
    return _power(state, seat, card)


def _counted(state: Position, seat: int, card: int) -> i64:
    """The cells that bring a point each. [DC 8.3, 8.6, 8.11, 8.12]"""
    cells: i64 = 0
    for cell in state.setup.cells:
        if (
            (card == HUMILITY and dragons.is_humble(state, seat, cell))
            or (card == BRAVERY and dragons.is_brave(state, seat, cell))
            or (card == DEVOTION and dragons.is_devoted(state, seat, cell))
            or (card == FORTITUDE and dragons.is_fortified(state, seat, cell))
        ):
            cells |= BIT[cell]
    return cells


def _righteousness(state: Position, seat: int) -> list[ScoreReason]:
    """The best row and the best column. [DC 8.4]"""
    columns, rows = int(state.setup.columns), int(state.setup.rows)
    return [
        _line(state, seat, "row", [row * REALM_COLUMNS for row in range(rows)], 1, columns),
        _line(state, seat, "column", list(range(columns)), REALM_COLUMNS, rows),
    ]


def _line(
    state: Position, seat: int, key: str, starts: list[int], step: int, length: int
) -> ScoreReason:
    """The best of several lines of a realm."""
    points = [int(dragons.line_points(state, seat, start, step, length)) for start in starts]
    best = starts[points.index(max(points))]
    cells: i64 = 0
    for at in range(length):
        if state.at[SHRINE_ON + seat * CELLS + best + at * step] != 0:
            cells |= BIT[best + at * step]
    full = "yes" if int(count_bits(cells)) == length else "no"
    return reason(RIGHTEOUSNESS, max(points), key, cells, full=full)


def _tranquility(state: Position, seat: int) -> list[ScoreReason]:
    """Each group of face-down tiles. [DC 8.5]"""
    found: list[ScoreReason] = []
    seen: i64 = 0
    for cell in state.setup.cells:
        if state.at[FACE + seat * CELLS + cell] == FACE_DOWN and not has_bit(seen, cell):
            group = group_of(state, seat, cell, dragons.IS_FACE_DOWN)
            seen |= group
            found.append(reason(TRANQUILITY, 1, "tranquility", group))
    return found


def _majesty(state: Position, seat: int) -> list[ScoreReason]:
    """The best tile of each Faction on the third floor or above. [DC 8.7]"""
    found: list[ScoreReason] = []
    for faction in range(FACTION_TYPES):
        best: i64 = NOTHING
        number: i64 = 0
        for cell in state.setup.cells:
            index = seat * CELLS + cell
            face = state.at[FACE + index]
            is_high = TYPE_OF_FACE[face] == faction and state.at[REALM_HEIGHT + index] >= 3
            if is_high and NUMBER_OF_FACE[face] > number:
                best, number = cell, NUMBER_OF_FACE[face]
        if best != NOTHING:
            kind = int(state.at[FACE + seat * CELLS + best]) - 1
            found.append(reason(MAJESTY, int(number), "majesty", BIT[best], tile=tile(kind)))
    return found


def _knowledge(state: Position, seat: int) -> ScoreReason:
    """One cell for each different symbol. [DC 8.9]"""
    cells: i64 = 0
    symbols: i64 = 0
    for cell in state.setup.cells:
        face = state.at[FACE + seat * CELLS + cell]
        if is_special(face) and not has_bit(symbols, face):
            symbols |= BIT[face]
            cells |= BIT[cell]
    return reason(KNOWLEDGE, 2 * int(count_bits(symbols)), "knowledge", cells)


def _harmony(state: Position, seat: int) -> list[ScoreReason]:
    """The lines that mirror heights, and those that mirror Shrines. [DC 8.10]"""
    found: list[ScoreReason] = []
    for field, is_shrines, each in ((REALM_HEIGHT, False, 4), (SHRINE_ON, True, 2)):
        if state.setup.empty_harmony or dragons.has_any(state, seat, field):
            axes = int(dragons.count_axes(state, seat, is_shrines))
            key = "reason-mirrored-shrines" if is_shrines else "reason-mirrored-heights"
            found.append(ScoreReason(source(HARMONY), each * axes, Message(key, {"count": axes})))
    return found


def _power(state: Position, seat: int, card: int) -> list[ScoreReason]:
    """Each comparison of groups with a neighbour that was won or tied. [DC 8.8]"""
    seats = int(state.setup.seats)
    found: list[ScoreReason] = []
    for rival in sorted({(seat + 1) % seats, (seat - 1) % seats}):
        for faction in range(FACTION_TYPES):
            mine = int(dragons.best_group_sum(state, seat, faction))
            theirs = int(dragons.best_group_sum(state, rival, faction))
            points = 2 if mine > theirs else int(mine == theirs and mine > 0)
            args: dict[str, Arg] = {
                "type": Message(f"type-{TYPE.words[faction]}"),
                "mine": mine,
                "theirs": theirs,
                "player": rival,
            }
            group = places(dragons.best_group(state, seat, faction))
            found.append(ScoreReason(source(card), points, Message("reason-power", args), group))
    return found
