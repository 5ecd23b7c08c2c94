"""The fields of cards and tiles in words: icons, their numbers and prices. [WC 4.1]"""

from __future__ import annotations

from tenshu.core.message import Message
from tenshu.games.white_castle.data.effects import (
    ANY,
    ICON_WORDS,
    NO_COST,
    Gain,
    parse_field,
)


def gain_message(gain: Gain) -> Message:
    """Goods with their number, or the name of the action an icon stands for."""
    icon, number = gain
    if icon <= ANY:
        return Message(f"gain-{ICON_WORDS[icon]}", {"n": number})
    return Message(f"icon-{ICON_WORDS[icon]}")


def field_message(text: str) -> Message:
    """All that a field brings, and its price before it."""
    _, item, cost, gains = parse_field(text)
    message = gain_message(gains[0])
    for gain in gains[1:]:
        message = Message("effect-and", {"first": message, "second": gain_message(gain)})
    if item == NO_COST:
        return message
    return Message("effect-pay", {"cost": gain_message((item, cost)), "what": message})
