"""Actions in words: what may be done, and what happened."""

from __future__ import annotations

from tenshu.core.message import Arg, Message
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.ids import (
    BEAUTY_SET,
    CELLS,
    EMPTY,
    FACE_DOWN,
    FAITH_BUILD,
    GAME_OVER,
    NOTHING,
    PHASE_WORDS,
    PLACE,
    STRENGTH_LAY,
    STRENGTH_LIFT,
)
from tenshu.games.dragon_castle.layout import CASTLE_TOP, FACE, REALM_HEIGHT, VICTORY_POINTS
from tenshu.games.dragon_castle.rules.castle import top_floor
from tenshu.games.dragon_castle.rules.ending import is_summoned
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.verbs import CELL, DRAGON, KIND, SPACE, SPIRIT, TYPE, VERBS


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
    """A legal action as a choice: `label-` and what it does."""
    name, args = _wording(state, action)
    return Message(f"label-{name}", args)


def describe(before: Position, action: int, after: Position) -> list[Message]:
    """What an action did, and what followed from it."""
    name, args = _wording(before, action)
    args["seat"] = int(before.seat)
    events = [Message(f"event-{name}", args)]
    tiles = count_consolidated(before, action, after)
    if tiles:
        events.append(_consolidation(before, after, tiles))
    if top_floor(before) > 1 and top_floor(after) == 1:
        events.append(Message("event-ground-floor"))
    if is_summoned(after) and not is_summoned(before):
        events.append(Message("event-final-round"))
    if after.phase == GAME_OVER:
        events.append(Message("event-game-over"))
    return events


def count_consolidated(before: Position, action: int, after: Position) -> int:
    """How many tiles of the acting seat were turned face down in sets."""
    verb, args = VERBS.split(action)
    if verb.name == "flip":
        return 0
    landed = NOTHING
    if verb.name in ("place", "place-other") or (
        verb.name == "lay" and before.phase == STRENGTH_LAY and before.lifted != FACE_DOWN
    ):
        landed = args[0]
    count = 0
    for cell in before.setup.cells:
        index = before.seat * CELLS + cell
        was_up = before.at[FACE + index] not in (EMPTY, FACE_DOWN) or cell == landed
        if (
            was_up
            and after.at[FACE + index] == FACE_DOWN
            and after.at[REALM_HEIGHT + index] >= before.at[REALM_HEIGHT + index]
        ):
            count += 1
    return count


def _consolidation(before: Position, after: Position, tiles: int) -> Message:
    points = after.at[VICTORY_POINTS + before.seat] - before.at[VICTORY_POINTS + before.seat]
    args: dict[str, Arg] = {"seat": int(before.seat), "tiles": tiles, "points": int(points)}
    return Message("event-set", args)


def _wording(state: Position, action: int) -> tuple[str, dict[str, Arg]]:
    """The key's last part and the arguments of an action in this position."""
    verb, args = VERBS.split(action)
    name = verb.name
    if name in ("take", "pair", "destroy"):
        space = args[0]
        return name, {"space": SPACE.words[space], "tile": tile(int(state.at[CASTLE_TOP + space]))}
    if name == "reveal":
        return name, {"space": SPACE.words[args[0]], "tile": tile(args[1])}
    if name == "invoke":
        return _wording_of_invoke(state, args[0], args[1])
    if name in ("first", "spirit", "dragon"):
        return _wording_of_draw(name, args[0])
    if name in ("shrine", "discard"):
        key = "throw-away" if name == "discard" and state.phase == PLACE else name
        return key, {"tile": tile(int(state.hand))}
    if name in ("summon", "end"):
        return name, {}
    if name == "done":
        return ("done-moving" if state.phase == STRENGTH_LIFT else "done-building"), {}
    return _wording_in_realm(state, name, args)


def _wording_of_draw(name: str, drawn: int) -> tuple[str, dict[str, Arg]]:
    if name == "first":
        return name, {"player": drawn}
    card = spirit(drawn) if name == "spirit" else Message(f"dragon-{DRAGON.words[drawn]}")
    return f"draw-{name}", {"card": card}


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
