"""Actions in words: what may be done, and what happened."""

from __future__ import annotations

from typing import Final

from tenshu.core.message import Arg, Message
from tenshu.games.white_castle.data.board import SEAL_LIMIT
from tenshu.games.white_castle.data.effects import ANY, ICON_WORDS, NO_COST, Gain, parse_effect
from tenshu.games.white_castle.data.solo import SYMBOL_WORDS, parse_symbol
from tenshu.games.white_castle.data.starting import START_RESOURCES
from tenshu.games.white_castle.ids import (
    CARD_FIELDS,
    CARD_MASK,
    CASTLE_FIELDS,
    CENTRE,
    COIN,
    COLOURS,
    DOMAIN,
    ENTRY,
    FIRST_DIPLOMAT,
    FIRST_START,
    GAIN,
    KINDS,
    LEFT,
    MILESTONE,
    NOTHING,
    OFFERS,
    OVERFLOW,
    PHASE_WORDS,
    PLACE,
    RIGHT,
    ROOM_FIELD,
    SEAL,
    SLOTS,
    STOCKED,
    TILES,
)
from tenshu.games.white_castle.layout import (
    EFFECTS,
    GARDEN_CARD,
    OFFER_ACTION,
    OFFER_RESOURCE,
    OWN_CARD,
    ROOM_CARD,
    STOCK,
    TILE,
    TIME,
    YARD_TILES_AT,
)
from tenshu.games.white_castle.lookups import (
    EFFECT_TEXTS,
    FIELD_BESIDE_ROW,
    FIRST_FAVOUR_EFFECT,
    FIRST_GARDEN_EFFECT,
    FIRST_YARD_EFFECT,
    FLOOR_OF_ROOM,
    GARDEN_FOOD,
    PEARLS_BY_FLOORS,
    ROOM_OF_FIELD,
    SIDE_OF_SPACE,
    SLOT_OF_FIELD,
    TILE_ORDER,
    YARD_IRON,
    YARD_OF_SPACE,
)
from tenshu.games.white_castle.rules import dice, passage, setup
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.verbs import (
    CASTLE_CARD,
    COLOUR,
    DAIMYO_CARD,
    DICE,
    DIE_TILE,
    FAVOUR_SLOT,
    FLOOR,
    GOOD,
    MEMBER,
    RIVAL_CARD,
    ROOM,
    SPACE,
    START_ACTION,
    START_RESOURCE,
    VERBS,
    YARD,
    YARD_TILE,
)
from tenshu.games.white_castle.verbs import GARDEN_CARD as GARDEN_CARD_WORD
from tenshu.games.white_castle.view import CARD_WORDS, SIDES

FIELD_WORDS: Final = ["top", "middle", "bottom"]
Words = dict[str, Arg]


def colour_name(colour: int) -> Message:
    """The name of a colour."""
    return Message(f"colour-{COLOUR.words[colour]}")


def card_name(card: int) -> Message:
    """The name of an action card."""
    return Message(f"card-{CARD_WORDS[card]}")


def space_name(state: Position, space: int) -> Message:
    """The name of a space for dice; in the domain it is the row of the die in hand."""
    if space == DOMAIN:
        return Message(f"space-domain-{COLOUR.words[state.hand_colour]}")
    return Message(f"space-{SPACE.words[space]}")


def garden_name(state: Position, garden: int) -> Message:
    """The name of a garden card."""
    return Message(f"garden-{GARDEN_CARD_WORD.words[state.at[GARDEN_CARD + garden]]}")


def garden_words(state: Position, garden: int) -> Words:
    """A garden card, the bridge above it, and what it does."""
    card = int(state.at[GARDEN_CARD + garden])
    return {
        "garden": garden_name(state, garden),
        "colour": colour_name(garden // KINDS),
        "effect": effect_message(EFFECT_TEXTS[FIRST_GARDEN_EFFECT + card]),
        "cost": int(GARDEN_FOOD[card]),
    }


def yard_tile_words(space: int, tile: int) -> Words:
    """A yard tile with the side that its space shows."""
    side = int(SIDE_OF_SPACE[space])
    return {
        "tile": Message(f"yard-tile-{YARD_TILE.words[tile]}-{SIDES[side]}"),
        "yard": Message(YARD.words[YARD_OF_SPACE[space]]),
        "effect": effect_message(EFFECT_TEXTS[FIRST_YARD_EFFECT + tile * 2 + side]),
    }


def field_words(effect: int) -> Words:
    """A field of an action card."""
    card, field = divmod(effect, CARD_FIELDS)
    word = FIELD_WORDS[field]
    if FIRST_DIPLOMAT <= card < FIRST_START and field == 1:
        word = "bottom"
    return {
        "card": card_name(card),
        "field": Message(f"field-{word}"),
        "effect": effect_message(EFFECT_TEXTS[effect]),
    }


def prompt(state: Position) -> Message:
    """What the step of the turn asks for; chance and the end ask for nothing."""
    args: Words = {"player": int(state.seat)}
    seals = int(state.at[STOCK + state.seat * STOCKED + SEAL])
    if state.phase == PLACE:
        args["colour"] = colour_name(int(state.hand_colour))
        args["value"] = int(state.hand_value)
    elif state.phase == GAIN:
        args["n"] = int(state.due_any)
    elif state.phase == OVERFLOW:
        args["lost"] = seals + int(state.due_seals) - SEAL_LIMIT
    elif state.phase == MILESTONE:
        args["cost"] = int(passage.next_toll(state))
        args["space"] = int(state.at[TIME + state.seat]) + 1
    elif state.actor() == 0:
        args["player"] = 0
    return Message(f"ask-{PHASE_WORDS[state.phase]}", args)


def label(state: Position, action: int) -> Message:
    """A legal action as a choice: `label-` and what it does."""
    name, args = wording_of(state, action)
    return Message(f"label-{name}", args)


def wording_of(state: Position, action: int) -> tuple[str, Words]:
    """The key's last part and the arguments of an action in this position."""
    verb, args = VERBS.split(action)
    name = verb.name
    if verb.chance:
        return name, _chance_words(state, name, args)
    if name == "place":
        return _place_words(state, args[0])
    if name in ("field", "light", "card", "favour", "drill"):
        return name, _effect_words(state, name, args)
    if name in ("tend", "work", "rival-garden"):
        return name, garden_words(state, args[0])
    if name == "pass" and state.phase == OVERFLOW:
        return "pass-overflow", {}
    return name, _plain_words(state, name, args)


def _place_words(state: Position, space: int) -> tuple[str, Words]:
    """A die put down, with the coins it brings or costs."""
    coins = int(state.hand_value - dice.value_under(state, space))
    words: Words = {
        "space": space_name(state, space),
        "value": int(state.hand_value),
        "colour": colour_name(int(state.hand_colour)),
        "coins": abs(coins),
    }
    return ("place-gain" if coins > 0 else "place-pay" if coins < 0 else "place-even"), words


def _effect_words(state: Position, name: str, args: list[int]) -> Words:
    """A field, tile or favour whose effect is done."""
    entry = int(state.at[EFFECTS + state.depth - 1]) if state.depth > 0 else 0
    if name == "field":
        words = field_words(effect_behind(state, args[0]))
        words["space"] = Message(f"space-{ROOM.words[ROOM_OF_FIELD[args[0]]]}")
        return words
    if name == "light":
        return field_words(entry % ENTRY * CARD_FIELDS + args[0])
    if name == "card":
        own = int(state.at[OWN_CARD + state.seat])
        return field_words(int(FIELD_BESIDE_ROW[own * COLOURS + entry % ENTRY]))
    if name == "drill":
        return yard_tile_words(args[0], int(state.at[YARD_TILES_AT + args[0]]))
    return favour_words(state, args[0])


def favour_words(state: Position, slot: int) -> Words:
    """A favour of the Daimyo card."""
    effect = FIRST_FAVOUR_EFFECT + int(state.daimyo) * SLOTS + slot
    return {
        "favour": Message(f"favour-{FAVOUR_SLOT.words[slot]}"),
        "card": Message(f"card-{DAIMYO_CARD.words[state.daimyo]}"),
        "effect": effect_message(EFFECT_TEXTS[effect]),
    }


def effect_behind(state: Position, field: int) -> int:
    """The effect of a castle field: on the card that the die opened, or on the one there now."""
    entry = int(state.at[EFFECTS + state.depth - 1]) if state.depth > 0 else 0
    if entry // ENTRY == ROOM_FIELD:
        card = entry % ENTRY // CARD_MASK % 32
    else:
        card = int(state.at[ROOM_CARD + ROOM_OF_FIELD[field]])
    return card * CARD_FIELDS + int(SLOT_OF_FIELD[field])


def _plain_words(state: Position, name: str, args: list[int]) -> Words:
    """Everything else a player does."""
    if name == "pair":
        return _pair_words(state, args[0])
    if name == "take":
        place = LEFT if args[1] == LEFT else RIGHT
        return {
            "colour": colour_name(args[0]),
            "end": Message(f"place-{'left' if place == LEFT else 'right'}"),
            "value": int(dice.die_at(state, args[0], place)),
        }
    if name == "send":
        return {"member": Message(f"member-{MEMBER.words[args[0]]}")}
    if name == "row":
        return {"colour": colour_name(args[0])}
    if name == "climb":
        return climb_words(args[0], args[1])
    if name == "train":
        return {"yard": Message(YARD.words[args[0]]), "cost": int(YARD_IRON[args[0]])}
    if name == "gain":
        return {"good": Message(f"icon-{GOOD.words[args[0]]}")}
    if name == "first":
        return {"good": Message("icon-seal" if args[0] == 0 else "icon-influence")}
    if name == "cross":
        return {"cost": int(passage.next_toll(state))}
    if name == "swap":
        return {"good": Message(f"icon-{GOOD.words[args[0]]}"), "cost": 1 if args[0] == COIN else 2}
    if name == "rival-room":
        return {"space": Message(f"space-{ROOM.words[args[0]]}")}
    return {}


def _pair_words(state: Position, resource: int) -> Words:
    words: Words = {
        "resource": Message(f"card-{START_RESOURCE.words[resource]}"),
        "effect": effect_message(START_RESOURCES[resource][0]),
    }
    for index in range(OFFERS):
        if state.at[OFFER_RESOURCE + index] == resource:
            action = START_ACTION.words[state.at[OFFER_ACTION + index]]
            words["action"] = Message(f"card-{action}")
    return words


def climb_words(floor: int, hall: int) -> Words:
    """A climb from a floor to a room, and its price."""
    up = int(FLOOR_OF_ROOM[hall]) - floor
    arrival = f"space-{ROOM.words[hall]}" if hall < len(ROOM.words) else "floor-daimyo"
    return {
        "from": Message(f"floor-{FLOOR.words[floor]}"),
        "space": Message(arrival),
        "cost": int(PEARLS_BY_FLOORS[up]) if 1 <= up <= CENTRE else 0,
    }


def _chance_words(state: Position, name: str, args: list[int]) -> Words:
    """What chance drew."""
    if name == "seat":
        return {"player": args[0], "place": int(state.step) + 1}
    if name == "reveal":
        return {
            "card": Message(f"card-{CASTLE_CARD.words[args[1]]}"),
            "space": Message(f"space-{ROOM.words[args[0]]}"),
        }
    if name == "tile":
        return {
            "tile": Message(f"tile-{DIE_TILE.words[args[0]]}"),
            "space": _tile_space(state, args[0]),
        }
    if name == "garden":
        return {
            "garden": Message(f"garden-{GARDEN_CARD_WORD.words[args[0]]}"),
            "colour": colour_name(int(state.step) // KINDS),
        }
    if name == "yard":
        return yard_tile_words(int(state.step), args[0])
    if name == "roll":
        return {"colour": colour_name(args[0]), "dice": " ".join(DICE.words[args[1]])}
    words = {
        "daimyo": DAIMYO_CARD,
        "resource": START_RESOURCE,
        "action": START_ACTION,
        "rival": RIVAL_CARD,
    }[name].words
    return {"card": Message(f"card-{words[args[0]]}")}


def _tile_space(state: Position, tile: int) -> Message:
    """Where a die tile comes to lie."""
    for index in range(TILES):
        space = int(TILE_ORDER[index])
        if state.at[TILE + space] == NOTHING and setup.fits_tile(state, index, tile):
            return Message(
                "space-well"
                if space >= CASTLE_FIELDS
                else f"space-{ROOM.words[ROOM_OF_FIELD[space]]}"
            )
    return Message("space-nowhere")


def gain_message(gain: Gain) -> Message:
    """Goods with their number, or the name of the action that an icon stands for. [WC 4.1]"""
    icon, number = gain
    if icon <= ANY:
        return Message(f"gain-{ICON_WORDS[icon]}", {"n": number})
    return Message(f"icon-{ICON_WORDS[icon]}")


def effect_message(text: str) -> Message:
    """All that a field, tile or favour brings, after its price. [WC 4.1]"""
    _, item, cost, gains = parse_effect(text)
    message = gain_message(gains[0])
    for gain in gains[1:]:
        message = Message("effect-and", {"first": message, "second": gain_message(gain)})
    if item == NO_COST:
        return message
    return Message("effect-pay", {"cost": gain_message((item, cost)), "what": message})


def symbol_message(text: str) -> Message:
    """A symbol of the rival's cards. [WC 11.6]"""
    word, number = parse_symbol(text)
    return Message(f"symbol-{SYMBOL_WORDS[word]}", {"n": number})
