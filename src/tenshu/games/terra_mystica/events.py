"""The log: what an action did and what followed from it, in order."""

from __future__ import annotations

from typing import Final

from tenshu.core.events import Event
from tenshu.core.message import Arg, Message
from tenshu.core.protocol import events_of
from tenshu.games.terra_mystica import event_kinds as kinds
from tenshu.games.terra_mystica.describe import colour, cult, wording_of
from tenshu.games.terra_mystica.ids import (
    BRIDGE,
    CULT_SPADES,
    CULT_TERRAIN_CHOICE,
    CULTS,
    GAME_OVER,
)
from tenshu.games.terra_mystica.layout import (
    BOWL1,
    BOWL2,
    BOWL3,
    COINS,
    CULT_SPADES_LEFT,
    CULT_STEPS,
    KEYS,
    PRIESTS,
    VICTORY_POINTS,
    WORKERS,
)
from tenshu.games.terra_mystica.rules.scoring import totals
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import HEX, VERBS
from tenshu.games.terra_mystica.view import SOURCE_WORDS

# Actions that need no sentence besides those of their events.
TOLD_BY_EVENTS: Final = (
    "turn",
    "turn-long",
    "spade",
    "ship",
    "dig",
    "send",
    "step",
    "ascend",
    "convert",
    "burn",
    "leech",
)
# Kinds that share a sentence if they follow each other.
TOLD_WITH: Final = {
    kinds.GAINED: kinds.PAID,
    kinds.SCORED_AREA: kinds.SCORED_CULT,
    kinds.SCORED_RESOURCES: kinds.SCORED_CULT,
}
# Kinds of which each detail has its own sentence.
TOLD_BY_DETAIL: Final = (kinds.SCORED, kinds.ASCENDED)
# The texts of kinds that only say who gains what, or who pays it.
GAINS: Final = {
    kinds.TOOK_INCOME: "income",
    kinds.TOOK_CULT_BONUS: "cult-bonus",
    kinds.TOOK_CARD_COINS: "card-coins",
    kinds.WAS_REFUSED: "all-refused",
}
PAYMENTS: Final = {
    kinds.GAVE_UP_SPADES: "spades-given-up",
    kinds.COULD_NOT_USE_SPADES: "spades-unusable",
}
FIELD_OF_ITEM: Final = {
    kinds.COIN: COINS,
    kinds.WORKER: WORKERS,
    kinds.PRIEST: PRIESTS,
    kinds.POWER_1: BOWL1,
    kinds.POWER_2: BOWL2,
    kinds.POWER_3: BOWL3,
    kinds.POINT: VICTORY_POINTS,
    kinds.KEY: KEYS,
}
# The goods of a sentence in their order; power is counted from its bowls.
GOODS: Final = (
    (kinds.COIN, "coins"),
    (kinds.WORKER, "workers"),
    (kinds.PRIEST, "priests"),
    (kinds.SPADE, "spades"),
    (kinds.KEY, "keys"),
    (kinds.POINT, "points"),
)


def holdings(state: Position) -> list[list[int]]:
    """What every seat owns, by item; at the end its points are those of the final scoring."""
    points = totals(state) if state.phase == GAME_OVER else []
    owned: list[list[int]] = []
    for seat in range(int(state.setup.seats)):
        items = [0] * kinds.ITEMS
        for item, field in FIELD_OF_ITEM.items():
            items[item] = int(state.at[field + seat])
        for track in range(CULTS):
            items[kinds.CULT_STEP + track] = int(state.at[CULT_STEPS + seat * CULTS + track])
        items[kinds.SPADE] = _spades_of(state, seat)
        if points:
            items[kinds.POINT] = points[seat]
        owned.append(items)
    return owned


def _spades_of(state: Position, seat: int) -> int:
    """The spades that a seat may still use, in its action or of its cult bonus."""
    left = int(state.at[CULT_SPADES_LEFT + seat])
    is_cult = state.phase in (CULT_SPADES, CULT_TERRAIN_CHOICE)
    return left if is_cult or state.seat != seat else left + int(state.free_spades)


def describe(state: Position, action: int) -> list[Message]:
    """The decision, unless an event reports it, then everything that happened."""
    lines: list[Message] = []
    name, words = wording_of(state, action)
    verb = VERBS.split(action)[0].name
    if verb not in TOLD_BY_EVENTS and not (verb == "forgo" and state.phase != BRIDGE):
        words["seat"] = int(state.seat)
        lines.append(Message(f"event-{name}", words))
    for group in grouped(events_of(state, action)):
        lines += _sentences(group)
    return lines


def grouped(events: list[Event]) -> list[list[Event]]:
    """Events that follow each other, grouped by sentence."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and event.amount != 0 and _sentence_of(groups[-1][0]) == _sentence_of(event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _sentence_of(event: Event) -> tuple[int, int, int]:
    """A key that is equal for events of the same sentence."""
    kind = TOLD_WITH.get(event.kind, event.kind)
    return kind, event.seat, event.detail if kind in TOLD_BY_DETAIL else 0


def _sentences(events: list[Event]) -> list[Message]:
    """What is said of events that belong together."""
    event = events[0]
    words: dict[str, Arg] = {"seat": event.seat}
    if event.amount == 0:
        return [_plain_sentence(event, words)]
    kind = event.kind
    if kind in GAINS:
        return [_sentence(GAINS[kind], words, goods=gained(events))]
    if kind in PAYMENTS:
        return [_sentence(PAYMENTS[kind], words, price=paid(events))]
    if kind in (kinds.PAID, kinds.GAINED):
        return [_deal(events, words)]
    if kind == kinds.SCORED:
        return [_sentence(f"points-{SOURCE_WORDS[event.detail]}", words, goods=gained(events))]
    if kind == kinds.STARTED:
        return [_sentence("starts", words, goods=_start(events))]
    if kind in (kinds.SCORED_CULT, kinds.SCORED_AREA, kinds.SCORED_RESOURCES):
        return [_sentence("final", words, goods=[_final(scored) for scored in events])]
    if kind in (kinds.CLIMBED, kinds.ASCENDED):
        return _climb(events, words)
    return [_trade(events, words)]


def _sentence(
    key: str,
    words: dict[str, Arg],
    *,
    goods: list[Message] | None = None,
    price: list[Message] | None = None,
) -> Message:
    """A sentence about goods that are gained and a price that is paid."""
    if goods:
        words["goods"] = enumerate_all(goods)
    if price:
        words["price"] = enumerate_all(price)
    return Message(f"event-{key}", words)


def _plain_sentence(event: Event, words: dict[str, Arg]) -> Message:
    """What happened without anybody gaining or paying anything."""
    detail = event.detail
    if event.kind in (kinds.LOST_POWER, kinds.LOST_PRIESTS):
        words["n"] = detail
    elif event.kind == kinds.STOPPED_BELOW_TOP:
        words["cult"] = cult(detail)
    elif event.kind == kinds.LOST_STEPS:
        track, steps = kinds.unpack(detail)
        words |= {"cult": cult(track), "n": steps}
    elif event.kind in (kinds.ADVANCED_SHIPPING, kinds.ADVANCED_EXCHANGE):
        words["level"] = detail
    elif event.kind == kinds.BEGAN_ROUND:
        words["round"] = detail
    return Message(f"event-{PLAIN_KEYS[event.kind]}", words)


PLAIN_KEYS: Final = {
    kinds.LOST_POWER: "power-lost",
    kinds.LOST_PRIESTS: "priests-lost",
    kinds.STOPPED_BELOW_TOP: "stopped",
    kinds.LOST_STEPS: "steps-lost",
    kinds.ADVANCED_SHIPPING: "shipping",
    kinds.ADVANCED_EXCHANGE: "exchange",
    kinds.WIDENED_CARPET: "carpet",
    kinds.FOUNDED_TOWN: "founded",
    kinds.FOUND_NO_FAVOUR: "no-favour-left",
    kinds.FOUND_NO_TOWN: "no-town-left",
    kinds.BEGAN_ROUND: "round",
    kinds.ENDED_GAME: "game-over",
}


def _deal(events: list[Event], words: dict[str, Arg]) -> Message:
    """What an action costs, what it brings, or both."""
    price = paid([event for event in events if event.kind == kinds.PAID])
    goods = gained([event for event in events if event.kind == kinds.GAINED])
    key = "pays-gains" if price and goods else "pays" if price else "gains"
    return _sentence(key, words, goods=goods, price=price)


def _climb(events: list[Event], words: dict[str, Arg]) -> list[Message]:
    """Cult steps with the power on the way, or the step to the top with its key."""
    steps = [event for event in events if event.item >= kinds.CULT_STEP]
    words["steps"] = enumerate_all([_steps(event) for event in steps])
    power = gained(events)
    if events[0].kind == kinds.CLIMBED:
        return [_sentence("climb-power" if power else "climb", words, goods=power)]
    lines = [_sentence("top", words, price=paid(events))]
    if power:
        lines.append(_sentence("gains", {"seat": events[0].seat}, goods=power))
    return lines


def _trade(events: list[Event], words: dict[str, Arg]) -> Message:
    """Something paid for something that the sentence names."""
    event = events[0]
    goods, price = gained(events), paid(events)
    if event.kind == kinds.TOOK_POWER:
        words["player"] = event.detail
        return _sentence("leech" if price else "leech-free", words, goods=goods, price=price)
    if event.kind == kinds.CONVERTED:
        return _sentence("convert", words, goods=goods, price=price)
    if event.kind == kinds.BOUGHT_SPADES:
        return _sentence("buys", words, goods=goods, price=price)
    if event.kind == kinds.BURNT:
        return _sentence("burn", words, price=[Message("amount-tokens", {"n": 1})])
    if event.kind == kinds.FLEW:
        words["hex"] = HEX.words[event.detail]
        return _sentence("flight", words, price=price)
    first, second = kinds.unpack(event.detail)
    if event.kind == kinds.SENT_PRIEST:
        words["cult"] = cult(first)
        return _sentence("send" if second > 1 else "send-back", words, price=price)
    words |= {"hex": HEX.words[first], "colour": colour(second)}
    return _sentence("turn", words, price=price)


def gained(events: list[Event]) -> list[Message]:
    """All that events bring; power by the steps of its tokens from bowl to bowl."""
    power = 0
    for event in events:
        if event.item == kinds.POWER_1:
            power -= min(event.amount, 0)
        elif event.item == kinds.POWER_3:
            power += max(event.amount, 0)
    return _goods([event for event in events if event.amount > 0], power)


def paid(events: list[Event]) -> list[Message]:
    """All that events cost; power by the tokens that leave bowl III."""
    power = -sum(min(event.amount, 0) for event in events if event.item == kinds.POWER_3)
    return _goods([event for event in events if event.amount < 0], power)


def _goods(events: list[Event], power: int) -> list[Message]:
    found: list[Message] = []
    for item, word in GOODS:
        amount = sum(abs(event.amount) for event in events if event.item == item)
        if amount > 0:
            found.append(Message(f"amount-{word}", {"n": amount}))
        if item == kinds.PRIEST and power > 0:
            found.append(Message("amount-power", {"n": power}))
    return found


def _start(events: list[Event]) -> list[Message]:
    """What a faction begins with, its bowls one by one."""
    amounts = {event.item: event.amount for event in events}
    bowls = [amounts.get(bowl, 0) for bowl in (kinds.POWER_1, kinds.POWER_2, kinds.POWER_3)]
    steps = [_steps(event) for event in events if event.item >= kinds.CULT_STEP]
    power = Message("amount-bowls", {"one": bowls[0], "two": bowls[1], "three": bowls[2]})
    return [*_goods(events, 0), power, *steps]


def _steps(event: Event) -> Message:
    """Steps on a cult track."""
    return Message("amount-steps", {"n": event.amount, "cult": cult(event.item - kinds.CULT_STEP)})


def _final(event: Event) -> Message:
    """Points of the final scoring with their source."""
    points = Message("amount-points", {"n": event.amount})
    if event.kind == kinds.SCORED_CULT:
        return Message("final-cult", {"points": points, "cult": cult(event.detail)})
    is_area = event.kind == kinds.SCORED_AREA
    return Message("final-area" if is_area else "final-resources", {"points": points})


def enumerate_all(items: list[Message]) -> Message:
    """Several things as one: `a`, `a and b`, `a, b and c`."""
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return Message("list-last", {"first": items[0], "last": items[1]})
    return Message("list-more", {"first": items[0], "rest": enumerate_all(items[1:])})
