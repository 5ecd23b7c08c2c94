"""What is asked and what may be done, in words; events.py words what happened."""

from __future__ import annotations

from typing import Final

from tenshu.core.message import Arg, Message
from tenshu.games.terra_mystica.ids import (
    BRIDGE,
    FREE_UPGRADE,
    NOTHING,
    RIDE,
    SANDSTORM,
    STEP,
)
from tenshu.games.terra_mystica.layout import TERRAIN
from tenshu.games.terra_mystica.rules.offers import power_gained
from tenshu.games.terra_mystica.rules.setup import count_scorings
from tenshu.games.terra_mystica.rules.terraforming import spades_for, spades_for_long
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import (
    BONUS,
    COLOUR,
    CULT,
    FACTION,
    FAVOUR,
    HEX,
    NO_CARD,
    OCTAGON,
    RIVER,
    SCORING,
    SITE,
    STRUCTURE,
    TOWN,
    VERBS,
)
from tenshu.games.terra_mystica.view import phase_word

Wording = tuple[str, dict[str, Arg]]

# Conversions as the keys name them, in the order of the verb table.
CONVERSION_KEYS: Final[tuple[str, ...]] = (
    "pw-p",
    "pw-w",
    "pw-c",
    "p-w",
    "w-c",
    "vp-c",
    "c-vp",
    "w-p",
)


def faction(number: int) -> Message:
    """The name of a faction."""
    return Message(f"faction-{FACTION.words[number]}")


def tile(word: str) -> Message:
    """The name of a tile or card."""
    return Message(f"tile-{word}")


def cult(number: int) -> Message:
    """The name of a cult."""
    return Message(f"cult-{CULT.words[number]}")


def colour(number: int) -> Message:
    """The name of a terrain."""
    return Message(f"colour-{COLOUR.words[number]}")


def structure(number: int) -> Message:
    """The name of a kind of structure."""
    return Message(f"structure-{STRUCTURE.words[number]}")


def octagon(number: int) -> Message:
    """The name of a power action or special action."""
    return Message(f"octagon-{OCTAGON.words[number]}")


def prompt(state: Position) -> Message:
    """What the step of the game asks for; chance and the end ask for nothing."""
    args: dict[str, Arg] = {
        "player": int(state.seat),
        "spades": int(state.free_spades),
        "hex": HEX.words[state.chosen_hex] if state.chosen_hex != NOTHING else "",
        "favours": int(state.favours_due),
        "towns": int(state.towns_due),
    }
    return Message(f"ask-{phase_word(state)}", args)


def label(state: Position, action: int) -> Message:
    """A legal action as a choice: `label-` and what it does."""
    name, args = wording_of(state, action)
    return Message(f"label-{name}", args)


def wording_of(state: Position, action: int) -> Wording:
    """The key's last part and the arguments of an action in this position."""
    verb, args = VERBS.split(action)
    name = verb.name
    if verb.chance or name in ("choose", "settle", "card"):
        return _wording_in_setup(state, name, args)
    if name in ("build", "transform", "turn", "turn-long", "upgrade"):
        return _wording_on_map(state, name, args)
    if name in ("leech", "refuse"):
        return _wording_of_answer(state, name, args[0], args[1] + 1)
    if name in ("favour", "town"):
        words = FAVOUR.words if name == "favour" else TOWN.words
        return name, {"tile": tile(words[args[0]])}
    if name in ("send", "step", "ascend"):
        return _wording_of_cult(state, name, args)
    if name == "pass":
        return (
            ("pass-out", {}) if args[0] == NO_CARD else (name, {"tile": tile(BONUS.words[args[0]])})
        )
    if name == "spade":
        return name, {"hex": HEX.words[state.chosen_hex]}
    if name == "convert":
        return f"convert-{CONVERSION_KEYS[args[0]]}", {}
    if name == "forgo":
        return (
            ("forgo-bridge", {})
            if state.phase == BRIDGE
            else ("forgo-spades", {"spades": int(state.free_spades)})
        )
    if name == "action":
        return name, {"octagon": octagon(args[0])}
    if name == "bridge":
        return name, {"site": SITE.words[args[0]]}
    if name == "connect":
        return name, {"river": RIVER.words[args[0]]}
    return name, {}


def _wording_in_setup(state: Position, name: str, args: list[int]) -> Wording:
    number = args[0]
    if name == "first":
        return name, {"player": number}
    if name == "settle":
        return name, {"hex": HEX.words[number]}
    if name in ("choose", "faction"):
        key = "choose" if name == "choose" else "draw-faction"
        return key, {"faction": faction(number), "player": int(state.seat)}
    if name == "colour":
        return "draw-colour", {"colour": colour(number), "player": int(state.seat)}
    if name == "scoring":
        words = SCORING.words[number]
        return "draw-scoring", {"tile": tile(words), "round": int(count_scorings(state)) + 1}
    key = "card" if name == "card" else "draw-bonus"
    return key, {"tile": tile(BONUS.words[number])}


def _wording_on_map(state: Position, name: str, args: list[int]) -> Wording:
    if name in ("turn", "turn-long"):
        place = state.chosen_hex
        spades = int(spades_for(state, state.seat, place, args[0]))
        if name == "turn-long":
            spades = int(spades_for_long(state, state.seat, place, args[0]))
        return name, {"hex": HEX.words[place], "colour": colour(args[0]), "spades": spades}
    hex_ = args[0]
    words: dict[str, Arg] = {"hex": HEX.words[hex_]}
    if name == "build":
        return ("build-ride" if state.phase == RIDE else name), words
    if name == "transform":
        words["colour"] = colour(int(state.at[TERRAIN + hex_]))
        return ("sandstorm" if state.phase == SANDSTORM else name), words
    words["structure"] = structure(args[1])
    return ("upgrade-free" if state.phase == FREE_UPGRADE else name), words


def _wording_of_cult(state: Position, name: str, args: list[int]) -> Wording:
    words: dict[str, Arg] = {"cult": cult(args[0])}
    if name == "send":
        words["steps"] = args[1] + 1
        return ("send-back" if args[1] == 0 else name), words
    if name == "step":
        words["steps"] = int(state.cult_steps_due) if state.phase == STEP else 1
    return name, words


def _wording_of_answer(state: Position, name: str, builder: int, power: int) -> Wording:
    gain = int(power_gained(state, state.seat, power))
    return name, {"player": builder, "amount": power, "gain": gain, "price": gain - 1}
