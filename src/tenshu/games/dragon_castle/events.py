"""The log: the events that the rules report, in words, and the holdings they add up to."""

from __future__ import annotations

from typing import Final

from tenshu.core.events import Event
from tenshu.core.message import Arg, Message
from tenshu.core.protocol import events_of
from tenshu.games.dragon_castle import event_kinds as kinds
from tenshu.games.dragon_castle.describe import spirit, tile
from tenshu.games.dragon_castle.ids import CELLS, FACE_DOWN, GAME_OVER
from tenshu.games.dragon_castle.layout import REALM_HEIGHT, SHRINES_LEFT, TOKENS, VICTORY_POINTS
from tenshu.games.dragon_castle.rules.scoring import total
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.verbs import CELL, DRAGON, SPACE, TYPE

# The text of each kind of event, without `event-`.
WORDS: Final = {
    kinds.FIRST_PLAYER: "first",
    kinds.SPIRIT_IN_PLAY: "spirit",
    kinds.DRAGON_IN_PLAY: "dragon",
    kinds.TILE_REVEALED: "reveal",
    kinds.TILE_TAKEN: "take",
    kinds.SECOND_TAKEN: "pair",
    kinds.SHRINE_GAINED: "shrine",
    kinds.TILE_DISCARDED: "discard",
    kinds.TOKEN_TAKEN: "summon",
    kinds.TILE_PLACED: "place",
    kinds.TILE_THROWN_AWAY: "throw-away",
    kinds.SET_CONSOLIDATED: "set",
    kinds.NUMBER_CONSOLIDATED: "set-number",
    kinds.DRAGONS_BONUS_GAINED: "dragons-bonus",
    kinds.BEAUTY_BONUS_GAINED: "beauty-bonus",
    kinds.SHRINE_BUILT: "build",
    kinds.EXTRA_SHRINE_BUILT: "build-faith",
    kinds.BUILDING_ENDED: "done-building",
    kinds.PAID_WITH_SHRINE: "invoke-shrine",
    kinds.PAID_WITH_TILE: "invoke-tile",
    kinds.TILE_TURNED: "flip",
    kinds.SHRINE_LIFTED: "lift-shrine",
    kinds.SHRINE_LAID: "lay-shrine",
    kinds.TILE_LIFTED: "lift-tile",
    kinds.TILE_PULLED: "pull",
    kinds.TILE_LAID: "lay-tile",
    kinds.MOVING_ENDED: "done-moving",
    kinds.TILE_CHANGED: "change",
    kinds.TILE_DESTROYED: "destroy",
    kinds.TURN_ENDED: "end",
    kinds.GROUND_FLOOR_LEFT: "ground-floor",
    kinds.FINAL_ROUND: "final-round",
    kinds.GAME_ENDED: "game-over",
    kinds.SHRINES_SCORED: "score-shrines",
    kinds.TOKENS_SCORED: "score-tokens",
    kinds.DRAGON_SCORED: "score-dragon",
    kinds.SCORE_TOLD: "score",
}

# What the detail of an event is; the other kinds with one have several numbers packed.
ABOUT_SPACE: Final = (
    kinds.TILE_REVEALED,
    kinds.TILE_TAKEN,
    kinds.SECOND_TAKEN,
    kinds.TILE_DESTROYED,
)
ABOUT_KIND: Final = (kinds.SHRINE_GAINED, kinds.TILE_DISCARDED, kinds.TILE_THROWN_AWAY)
ABOUT_SPIRIT: Final = (kinds.SPIRIT_IN_PLAY, kinds.PAID_WITH_SHRINE)
ABOUT_DRAGON: Final = (kinds.DRAGON_IN_PLAY, kinds.DRAGON_SCORED)
ABOUT_CELL: Final = (
    kinds.SHRINE_BUILT,
    kinds.EXTRA_SHRINE_BUILT,
    kinds.SHRINE_LIFTED,
    kinds.SHRINE_LAID,
    kinds.TILE_PULLED,
)
ABOUT_FACE_AND_CELL: Final = (
    kinds.TILE_PLACED,
    kinds.TILE_LIFTED,
    kinds.TILE_LAID,
    kinds.PAID_WITH_TILE,
)
ABOUT_SET: Final = (kinds.SET_CONSOLIDATED, kinds.NUMBER_CONSOLIDATED)


def describe(state: Position, action: int) -> list[Message]:
    """All that happens when a legal action is carried out, in order."""
    return [message(event) for event in events_of(state, action)]


def message(event: Event) -> Message:
    """An event in words: who it concerns, what it is about, and the points it brings."""
    args = _args(event)
    args["seat"] = event.seat
    if event.amount != 0 and event.item == kinds.OWN_POINTS:
        args["points"] = event.amount
    return Message(f"event-{WORDS[event.kind]}", args)


def _args(event: Event) -> dict[str, Arg]:
    kind, detail = event.kind, event.detail
    if kind in ABOUT_SPACE:
        return {"space": SPACE.words[event.item], "tile": tile(detail)}
    if kind in ABOUT_KIND:
        return {"tile": tile(detail)}
    if kind in ABOUT_SPIRIT:
        return {"spirit": spirit(detail)}
    if kind in ABOUT_DRAGON:
        return {"dragon": Message(f"dragon-{DRAGON.words[detail]}")}
    if kind in ABOUT_CELL:
        return {"cell": CELL.words[detail]}
    if kind == kinds.TILE_TURNED:
        return {"cell": CELL.words[event.item], "tile": _face(detail)}
    if kind == kinds.SCORE_TOLD:
        return {"score": detail}
    return _unpacked_args(event)


def _unpacked_args(event: Event) -> dict[str, Arg]:
    first, second, third = kinds.unpack(event.detail)
    args: dict[str, Arg] = {}
    if event.kind in ABOUT_FACE_AND_CELL:
        args = {"tile": _face(first), "cell": CELL.words[second]}
        if event.kind == kinds.PAID_WITH_TILE:
            args["spirit"] = spirit(third)
    elif event.kind == kinds.TILE_CHANGED:
        args = {"cell": CELL.words[event.item], "tile": _face(first), "type": _type(second)}
    elif event.kind in ABOUT_SET:
        args = {"cell": CELL.words[second], "tiles": third}
        if event.kind == kinds.SET_CONSOLIDATED:
            args["type"] = _type(first)
        else:
            args["number"] = first
    return args


def _face(face: int) -> Message:
    return Message("tile-face-down") if face == FACE_DOWN else tile(face - 1)


def _type(tile_type: int) -> Message:
    return Message(f"type-{TYPE.words[tile_type]}")


def holdings(state: Position) -> list[list[int]]:
    """What every seat owns, by the items of events: points, Shrines in the pool, tiles, tokens."""
    return [_holdings_of(state, seat) for seat in range(int(state.setup.seats))]


def _holdings_of(state: Position, seat: int) -> list[int]:
    is_over = state.phase == GAME_OVER
    points = total(state, seat) if is_over else state.at[VICTORY_POINTS + seat]
    tiles = sum(int(state.at[REALM_HEIGHT + seat * CELLS + cell]) for cell in state.setup.cells)
    shrines, tokens = state.at[SHRINES_LEFT + seat], state.at[TOKENS + seat]
    return [int(points), int(shrines), tiles, int(tokens)]
