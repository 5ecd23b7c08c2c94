"""Prompts and labels: what a seat is asked, and its legal actions in words."""

from __future__ import annotations

from tenshu.core.message import Arg, Message
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.ids import (
    BEAUTY_SET,
    CELLS,
    FAITH_BUILD,
    PHASE_WORDS,
    PLACE,
    STRENGTH_LAY,
    STRENGTH_LIFT,
)
from tenshu.games.dragon_castle.layout import CASTLE_TOP, FACE
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.verbs import CELL, KIND, SPACE, SPIRIT, TYPE, VERBS


def tile(kind: int) -> Message:
    """The name of a kind of tile."""
    return Message(f"tile-{KIND.words[kind]}")


def spirit(card: int) -> Message:
    """The name of a Spirit."""
    return Message(f"spirit-{SPIRIT.words[card]}")


def prompt(state: Position) -> Message:
    """What the step of the turn asks for; chance and the end ask for nothing."""
    return Message(f"ask-{PHASE_WORDS[state.phase]}", {"player": int(state.seat)})


def label(state: Position, action: int) -> Message:
    """A legal action of a seat as a choice: `label-` and what it does."""
    name, args = _wording(state, action)
    return Message(f"label-{name}", args)


def _wording(state: Position, action: int) -> tuple[str, dict[str, Arg]]:
    """The key's last part and the arguments of an action in this position."""
    verb, args = VERBS.split(action)
    name = verb.name
    if name in ("take", "pair", "destroy"):
        space = args[0]
        return name, {"space": SPACE.words[space], "tile": tile(int(state.at[CASTLE_TOP + space]))}
    if name == "invoke":
        return _wording_of_invoke(state, args[0], args[1])
    if name in ("shrine", "discard"):
        key = "throw-away" if name == "discard" and state.phase == PLACE else name
        return key, {"tile": tile(int(state.hand))}
    if name in ("summon", "end"):
        return name, {}
    if name == "done":
        return ("done-moving" if state.phase == STRENGTH_LIFT else "done-building"), {}
    return _wording_in_realm(state, name, args)


def _wording_of_invoke(state: Position, card: int, cost: int) -> tuple[str, dict[str, Arg]]:
    if cost == verbs.SHRINE_COST:
        return "invoke-shrine", {"spirit": spirit(card)}
    face = int(state.at[FACE + state.seat * CELLS + cost])
    return "invoke-tile", {
        "spirit": spirit(card),
        "cell": CELL.words[cost],
        "tile": tile(face - 1),
    }


def _wording_in_realm(state: Position, name: str, args: list[int]) -> tuple[str, dict[str, Arg]]:
    cell = args[0]
    words: dict[str, Arg] = {"cell": CELL.words[cell]}
    if name == "place":
        words["tile"] = tile(int(state.hand))
    elif name == "place-other":
        words["tile"] = tile(int(state.other))
        return "place", words
    elif name in ("flip", "change"):
        words["tile"] = tile(int(state.at[FACE + state.seat * CELLS + cell]) - 1)
    if name == "change":
        words["type"] = Message(f"type-{TYPE.words[args[1]]}")
    elif name == "consolidate" and state.phase == BEAUTY_SET:
        return "consolidate-number", words
    elif name == "build" and state.phase == FAITH_BUILD:
        return "build-faith", words
    elif name in ("lift", "lay"):
        moves_tile = state.phase in (STRENGTH_LIFT, STRENGTH_LAY)
        return f"{name}-tile" if moves_tile else f"{name}-shrine", words
    return name, words
