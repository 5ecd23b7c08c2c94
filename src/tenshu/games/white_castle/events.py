"""The log: what an action did and what followed from it, in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenshu.core.bits import has_bit
from tenshu.core.events import Event
from tenshu.core.message import Arg, Message
from tenshu.core.protocol import events_of
from tenshu.games.white_castle import event_kinds as kinds
from tenshu.games.white_castle.data.effects import ICON_WORDS
from tenshu.games.white_castle.data.solo import RIVAL_CARDS
from tenshu.games.white_castle.describe import (
    Words,
    card_name,
    climb_words,
    colour_name,
    favour_words,
    field_words,
    gain_message,
    garden_name,
    garden_words,
    symbol_message,
    wording_of,
    yard_tile_words,
)
from tenshu.games.white_castle.ids import (
    ANY,
    CARD_FIELDS,
    DOMAIN,
    FIRST_START,
    GARDENS,
    GATE,
    LEFT,
    MEMBERS,
    RIGHT,
    RIVAL,
    YARD_TILES,
)
from tenshu.games.white_castle.layout import GARDEN_CARD, YARD_TILES_AT
from tenshu.games.white_castle.lookups import (
    FIRST_GARDEN_EFFECT,
    FIRST_YARD_EFFECT,
    RIVAL_BRIDGE,
    RIVAL_PLACE,
)
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.verbs import (
    CASTLE_CARD,
    COLOUR,
    FLOOR,
    RIVAL_CARD,
    SPACE,
    START_ACTION,
    START_RESOURCE,
    VERBS,
    YARD,
)

# Decisions that the rules report no event for.
DECISIONS: Final = ("send", "first", "pass", "end", "rival-room")
# Events that the line of a neighbouring event covers.
TOLD_ELSEWHERE: Final = (kinds.RECEIVED, kinds.LEFT_FLOOR)
# Events of one clan that share a line if they follow each other.
TOLD_TOGETHER: Final = (kinds.GAINED, kinds.ADDED_SYMBOL)
PLACE_WORDS: Final = {LEFT: "left", RIGHT: "right"}


def describe(state: Position, action: int) -> list[Message]:
    """The decision or draw, unless an event reports it, then everything that happened."""
    lines: list[Message] = []
    if tells_itself(state, action):
        name, words = wording_of(state, action)
        lines.append(Message(f"event-{name}", words | {"seat": max(int(state.actor()), 0)}))
    for events in lines_of_events(events_of(state, action)):
        event = events[0]
        words = {"seat": clan(state, event.seat)}
        if event.kind in TOLD_TOGETHER:
            lines.append(_goods_line(events, words))
        else:
            lines.append(WORDING[event.kind](state, event, words))
    return lines


def tells_itself(state: Position, action: int) -> bool:
    """Whether the action needs a line of its own; in a solo game the starting pair has one for all."""
    verb = VERBS.split(action)[0]
    if verb.chance:
        return not (state.setup.is_solo and verb.name == "action")
    return verb.name in DECISIONS


def lines_of_events(events: list[Event]) -> list[list[Event]]:
    """The events that are logged, those of one line together."""
    lines: list[list[Event]] = []
    for event in events:
        if event.kind in TOLD_ELSEWHERE:
            continue
        last = lines[-1][0] if lines and event.kind in TOLD_TOGETHER else None
        if last is not None and (last.kind, last.seat) == (event.kind, event.seat):
            lines[-1].append(event)
        else:
            lines.append([event])
    return lines


def clan(state: Position, seat: int) -> Arg:
    """A seat as an argument; the rival of a solo game has a name of its own."""
    return Message("clan-rival") if state.setup.is_solo and seat == RIVAL else seat


def _joined(messages: list[Message], key: str) -> Message:
    """Several messages in one, joined two by two by the message of this key."""
    whole = messages[0]
    for message in messages[1:]:
        whole = Message(key, {"first": whole, "second": message})
    return whole


# Goods and points.


def _goods_line(events: list[Event], words: Words) -> Message:
    """Goods gained, or symbols of a lantern zone."""
    is_gain = events[0].kind == kinds.GAINED
    first = 0 if is_gain else kinds.ZONE_ITEM
    amounts: dict[int, int] = {}
    for event in events:
        amounts[event.item - first] = amounts.get(event.item - first, 0) + event.amount
    words["what"] = _joined([gain_message(gain) for gain in amounts.items()], "effect-and")
    return Message("event-gained" if is_gain else "event-symbols", words)


def _paid(_: Position, event: Event, words: Words) -> Message:
    return Message("event-paid", words | {"what": gain_message((event.item, -event.amount))})


def _lost(_: Position, event: Event, words: Words) -> Message:
    if event.item == ANY:
        return Message("event-lost-any", words | {"n": event.detail})
    return Message("event-lost", words | {"what": gain_message((event.item, event.detail))})


def _exchanged(_: Position, event: Event, words: Words) -> Message:
    good = Message(f"icon-{ICON_WORDS[event.detail]}")
    return Message("event-swap", words | {"cost": -event.amount, "good": good})


def _scored(_: Position, event: Event, words: Words) -> Message:
    words["n"] = event.amount
    if event.detail == kinds.FROM_PLAY:
        return Message("event-points", words)
    return Message(
        "event-score", words | {"source": Message(f"score-{kinds.SOURCE_WORDS[event.detail]}")}
    )


# What brings goods.


def _did_effect(state: Position, event: Event, words: Words) -> Message:
    """A field of a card, a yard tile or a garden."""
    effect = event.detail
    if FIRST_START * CARD_FIELDS <= effect < FIRST_GARDEN_EFFECT:
        return Message("event-start-action", field_words(effect) | words)
    if effect < FIRST_GARDEN_EFFECT:
        return Message("event-field", field_words(effect) | words)
    if effect < FIRST_YARD_EFFECT:
        cards = [int(state.at[GARDEN_CARD + garden]) for garden in range(GARDENS)]
        garden = cards.index(effect - FIRST_GARDEN_EFFECT)
        return Message("event-work", garden_words(state, garden) | words)
    tiles = [int(state.at[YARD_TILES_AT + space]) for space in range(YARD_TILES)]
    tile = (effect - FIRST_YARD_EFFECT) // 2
    return Message("event-drill", yard_tile_words(tiles.index(tile), tile) | words)


def _used_lantern(_: Position, __: Event, words: Words) -> Message:
    return Message("event-lantern", words)


def _used_well(_: Position, __: Event, words: Words) -> Message:
    return Message("event-well", words)


def _used_row(_: Position, event: Event, words: Words) -> Message:
    return Message("event-row", words | {"colour": colour_name(event.detail)})


# The passage of time.


def _moved(_: Position, event: Event, words: Words) -> Message:
    return Message("event-influence", words | {"n": event.amount, "space": event.detail})


def _crossed(_: Position, event: Event, words: Words) -> Message:
    return Message("event-cross", words | {"cost": -event.amount, "space": event.detail})


def _stayed(_: Position, event: Event, words: Words) -> Message:
    return Message("event-stay", words | {"n": event.detail})


def _stopped(_: Position, event: Event, words: Words) -> Message:
    return Message("event-stopped", words | {"n": event.detail})


def _at_the_end(_: Position, event: Event, words: Words) -> Message:
    return Message("event-time-end", words | {"n": event.detail})


# Dice.


def _took_die(_: Position, event: Event, words: Words) -> Message:
    colour, value, place = kinds.split_die(event.detail)
    words |= {"colour": colour_name(colour), "value": value}
    if place not in PLACE_WORDS:
        return Message("event-take-centre", words)
    return Message("event-take", words | {"end": Message(f"place-{PLACE_WORDS[place]}")})


def _put_die(_: Position, event: Event, words: Words) -> Message:
    """A die put down, with the coins it brings or costs."""
    colour, value, space = kinds.split_die(event.detail)
    name = f"domain-{COLOUR.words[colour]}" if space == DOMAIN else SPACE.words[space]
    words |= {"space": Message(f"space-{name}"), "value": value, "coins": abs(event.amount)}
    if event.amount == 0:
        return Message("event-place-even", words)
    return Message("event-place-gain" if event.amount > 0 else "event-place-pay", words)


# Members.


def _sent(state: Position, event: Event, words: Words) -> Message:
    """A member that left the domain for the gate, a yard or a garden."""
    if event.item == kinds.FLOOR_ITEM + GATE:
        return Message("event-audience", words)
    if event.item < kinds.GARDEN_ITEM:
        yard = Message(YARD.words[event.item - kinds.YARD_ITEM])
        return Message("event-train", words | {"yard": yard})
    garden = garden_words(state, event.item - kinds.GARDEN_ITEM)
    return Message("event-tend", garden | words)


def _climbed(_: Position, event: Event, words: Words) -> Message:
    floor, room = kinds.split_climb(event.detail)
    if room != kinds.NO_ROOM:
        return Message("event-climb", climb_words(floor, room) | words)
    to = FLOOR.words[event.item - kinds.FLOOR_ITEM]
    words |= {"from": Message(f"floor-{FLOOR.words[floor]}"), "space": Message(f"floor-{to}")}
    return Message("event-climb", words)


def _took_favour(state: Position, event: Event, words: Words) -> Message:
    favour = favour_words(state, event.item - kinds.FAVOUR_ITEM)
    is_rival = state.setup.is_solo and event.seat == RIVAL
    return Message("event-favour-only" if is_rival else "event-favour", favour | words)


# Cards.


def _began(_: Position, event: Event, words: Words) -> Message:
    resource, action = divmod(event.detail, MEMBERS)
    words["resource"] = Message(f"card-{START_RESOURCE.words[resource]}")
    return Message("event-pair", words | {"action": Message(f"card-{START_ACTION.words[action]}")})


def _turned_card(_: Position, event: Event, words: Words) -> Message:
    what = gain_message((event.item - kinds.ZONE_ITEM, event.amount))
    return Message("event-turned", words | {"card": card_name(event.detail), "what": what})


def _took_card(_: Position, event: Event, words: Words) -> Message:
    return Message("event-card", words | {"card": card_name(event.detail)})


def _discarded(_: Position, event: Event, __: Words) -> Message:
    return Message("event-discarded", {"card": Message(f"card-{CASTLE_CARD.words[event.detail]}")})


# The course of the game.


def _began_round(_: Position, event: Event, __: Words) -> Message:
    return Message("event-round", {"n": event.detail})


def _set_order(state: Position, event: Event, __: Words) -> Message:
    order = kinds.split_order(event.detail, int(state.setup.clans))
    names = [Message("order-one", {"player": clan(state, seat)}) for seat in order]
    return Message("event-order", {"players": _joined(names, "order-then")})


def _began_gardens(state: Position, event: Event, words: Words) -> Message:
    """The gardens of a clan that work at the end of a round."""
    active = [garden for garden in range(GARDENS) if has_bit(event.detail, garden)]
    names = [garden_name(state, garden) for garden in active]
    return Message("event-gardens", words | {"gardens": _joined(names, "order-then")})


def _ended_game(_: Position, __: Event, ___: Words) -> Message:
    return Message("event-game-over")


# The rival of the solo game.


def _rival_card(card: int) -> Words:
    return {"card": Message(f"card-{RIVAL_CARD.words[card]}")}


def _turned_over(_: Position, event: Event, words: Words) -> Message:
    return Message("event-rival-turned", _rival_card(event.detail) | words)


def _missed_die(_: Position, event: Event, __: Words) -> Message:
    place = PLACE_WORDS.get(int(RIVAL_PLACE[event.detail]), "centre")
    words = _rival_card(event.detail)
    words |= {
        "colour": colour_name(int(RIVAL_BRIDGE[event.detail])),
        "end": Message(f"place-{place}"),
    }
    return Message("event-rival-missed", words)


def _carried_out(_: Position, event: Event, words: Words) -> Message:
    upper, lower = RIVAL_CARDS[event.detail][4:6]
    words |= {"first": symbol_message(upper), "second": symbol_message(lower)}
    return Message("event-rival-card", _rival_card(event.detail) | words)


def _handed_in(_: Position, event: Event, words: Words) -> Message:
    return Message("event-handed-in", words | {"what": gain_message((event.item, -event.amount))})


# The wording of each kind of event; those that share a line are worded by `_goods_line`.
WORDING: Final[dict[int, Callable[[Position, Event, Words], Message]]] = {
    kinds.PAID: _paid,
    kinds.LOST: _lost,
    kinds.EXCHANGED: _exchanged,
    kinds.SCORED: _scored,
    kinds.DID_EFFECT: _did_effect,
    kinds.USED_LANTERN: _used_lantern,
    kinds.USED_WELL: _used_well,
    kinds.USED_ROW: _used_row,
    kinds.MOVED: _moved,
    kinds.CROSSED: _crossed,
    kinds.STAYED: _stayed,
    kinds.STOPPED: _stopped,
    kinds.AT_THE_END: _at_the_end,
    kinds.TOOK_DIE: _took_die,
    kinds.PUT_DIE: _put_die,
    kinds.SENT: _sent,
    kinds.CLIMBED: _climbed,
    kinds.TOOK_FAVOUR: _took_favour,
    kinds.BEGAN: _began,
    kinds.TURNED_CARD: _turned_card,
    kinds.TOOK_CARD: _took_card,
    kinds.DISCARDED: _discarded,
    kinds.BEGAN_ROUND: _began_round,
    kinds.SET_ORDER: _set_order,
    kinds.BEGAN_GARDENS: _began_gardens,
    kinds.ENDED_GAME: _ended_game,
    kinds.TURNED_OVER: _turned_over,
    kinds.MISSED_DIE: _missed_die,
    kinds.CARRIED_OUT: _carried_out,
    kinds.HANDED_IN: _handed_in,
}
