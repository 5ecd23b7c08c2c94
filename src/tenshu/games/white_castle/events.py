"""Events: what an action did and what followed from it, for the log."""

from __future__ import annotations

from typing import Final

from tenshu.core.bits import has_bit
from tenshu.core.message import Message
from tenshu.games.white_castle.data.board import FLOORS as FLOOR_WORDS
from tenshu.games.white_castle.describe import (
    Words,
    clan,
    colour_name,
    gain_message,
    garden_words,
    wording_of,
)
from tenshu.games.white_castle.ids import (
    COIN,
    FLOORS,
    GAME_OVER,
    GARDENS,
    GOODS,
    HIGHEST_DIE,
    NOTHING,
    POINT,
    RIVAL,
    RIVAL_SOURCES,
    RIVAL_START,
    RIVAL_TURN,
    SEAL,
    STACK_SPACES,
    STOCKED,
    WELL_SPACE,
    YARDS,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    IN_YARD,
    RIVAL_POINTS,
    SPACE_DIE,
    STOCK,
    TENDED,
    TIME,
    TURN_ORDER,
)
from tenshu.games.white_castle.lookups import RIVAL_BRIDGE, RIVAL_PLACE, RIVAL_SPACE
from tenshu.games.white_castle.rules import dice
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.verbs import SPACE, VERBS, YARD
from tenshu.games.white_castle.view import RIVAL_SHEET

# Actions whose own event already names all goods that moved.
SELF_TOLD: Final = ("swap", "gain", "pair", "take")


def describe(before: Position, action: int, after: Position) -> list[Message]:
    """The action itself, then what every clan gained and lost, then the course of the game."""
    name, args = wording_of(before, action)
    args["seat"] = max(int(before.actor()), 0)
    events = [Message(f"event-{name}", args)]
    verb = VERBS.split(action)[0].name
    for seat in range(int(after.setup.clans)):
        if before.setup.is_solo and seat == RIVAL:
            events += rival_events(before, action, after)
        told = verb in SELF_TOLD and seat == before.seat
        events += gains_of(before, action, after, seat, told)
    events += course_of_game(before, after)
    return events


def gains_of(
    before: Position, action: int, after: Position, seat: int, told: bool
) -> list[Message]:
    """Goods, points and influence of one clan."""
    events: list[Message] = []

    for item in range(0 if not told else GOODS, GOODS):
        change = int(
            after.at[STOCK + seat * STOCKED + item] - before.at[STOCK + seat * STOCKED + item]
        )
        change -= already_told(before, action, seat, item)
        if change != 0:
            key = "event-gained" if change > 0 else "event-lost"
            events.append(
                Message(
                    key, {"seat": clan(before, seat), "what": gain_message((item, abs(change)))}
                )
            )
    points = int(
        after.at[STOCK + seat * STOCKED + POINT] - before.at[STOCK + seat * STOCKED + POINT]
    )
    if points:
        events.append(Message("event-points", {"seat": clan(before, seat), "n": points}))
    if after.at[TIME + seat] != before.at[TIME + seat]:
        space = int(after.at[TIME + seat])
        events.append(Message("event-influence", {"seat": clan(before, seat), "space": space}))
    return events


def already_told(before: Position, action: int, seat: int, item: int) -> int:
    """Goods that the action's own event already names: coins for a die, a milestone's price."""
    if seat != before.seat:
        return 0
    name, args = wording_of(before, action)
    amount = args.get("coins", args.get("cost", 0))
    assert isinstance(amount, int)
    if item == COIN and name in ("place-gain", "place-pay"):
        return amount if name == "place-gain" else -amount
    return -amount if item == SEAL and name == "cross" else 0


def rival_events(before: Position, action: int, after: Position) -> list[Message]:
    """What the rival did in between. [WC 11.5, 11.6]"""
    events = rival_die(before, action, after)

    for garden in range(GARDENS):
        if has_bit(after.at[TENDED + RIVAL] & ~before.at[TENDED + RIVAL], garden):
            events.append(Message("event-rival-gardener", garden_words(after, garden)))
    for yard in range(YARDS):
        if after.at[IN_YARD + RIVAL * YARDS + yard] > before.at[IN_YARD + RIVAL * YARDS + yard]:
            events.append(Message("event-rival-warrior", {"yard": Message(YARD.words[yard])}))
    for floor, (word, _) in enumerate(FLOOR_WORDS):
        if (
            after.at[AT_FLOOR + RIVAL * FLOORS + floor]
            > before.at[AT_FLOOR + RIVAL * FLOORS + floor]
        ):
            args: Words = {"floor": Message(f"floor-{word}")}
            events.append(Message("event-rival-courtier", args))
    for source in range(RIVAL_START + 1, RIVAL_SOURCES):
        points = int(after.at[RIVAL_POINTS + source] - before.at[RIVAL_POINTS + source])
        if points:
            events.append(Message(f"event-rival-{RIVAL_SHEET[source]}", {"n": points}))
    return events


def rival_die(before: Position, action: int, after: Position) -> list[Message]:
    """The die that the rival put down, if it found one. [WC 11.4, 11.5]"""
    verb, args = VERBS.split(action)
    if verb.name == "rival":
        return _die_of_card(before, args[0]) if before.stage == RIVAL_TURN else []
    placed = args[0] if verb.name == "place" else NOTHING
    for space in range(STACK_SPACES):
        code = int(after.at[SPACE_DIE + space * 2])
        if space != placed and code != 0 and before.at[SPACE_DIE + space * 2] == 0:
            colour, value = divmod(code - 1, HIGHEST_DIE)
            return [_die_event(colour, value + 1, space)]
    return []


def _die_of_card(before: Position, card: int) -> list[Message]:
    """The die that this card of the rival finds, and where it goes."""
    colour = int(RIVAL_BRIDGE[card])
    value = int(dice.die_at(before, colour, RIVAL_PLACE[card]))
    if value == 0:
        return []
    space = int(RIVAL_SPACE[card])
    is_full = dice.dice_on(before, space) >= before.setup.dice_on_a_space
    return [_die_event(colour, value, WELL_SPACE if is_full else space)]


def _die_event(colour: int, value: int, space: int) -> Message:
    args: Words = {
        "colour": colour_name(colour),
        "value": value,
        "space": Message(f"space-{SPACE.words[space]}"),
    }
    return Message("event-rival-die", args)


def course_of_game(before: Position, after: Position) -> list[Message]:
    """A new turn order, a new round, the end. [WC 8]"""
    events: list[Message] = []
    ended = after.phase == GAME_OVER
    if after.round > before.round:
        events.append(Message("event-round", {"n": int(after.round)}))
    if _order(before) != _order(after) and before.round > 0:
        events.append(Message("event-order", {"players": _order_message(after)}))
    if ended:
        events.append(Message("event-game-over"))
    return events


def _order(state: Position) -> list[int]:
    return [int(state.at[TURN_ORDER + place]) for place in range(int(state.setup.clans))]


def _order_message(state: Position) -> Message:
    """The clans in turn order, as a list in words."""
    names = [Message("order-one", {"player": clan(state, seat)}) for seat in _order(state)]
    message = names[0]
    for name in names[1:]:
        message = Message("order-then", {"first": message, "second": name})
    return message
