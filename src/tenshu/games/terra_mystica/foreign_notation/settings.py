"""The options of a ledger and those of the engine."""

from __future__ import annotations

from typing import Final

from tenshu.core.message import Message
from tenshu.games.terra_mystica.data.setups import SPARE_BONUSES
from tenshu.games.terra_mystica.data.tiles import BASE_BONUSES, BONUS_WORDS
from tenshu.games.terra_mystica.foreign_notation.ledger import Ledger
from tenshu.games.terra_mystica.options import OPTIONS
from tenshu.games.terra_mystica.rulings import NEWEST

# Ledger option -> ours. What is not listed does not change a rule.
SWITCHES: Final = (
    ("variable-turn-order", "turn_order", "passing"),
    ("mini-expansion-1", "town_tiles", "mini"),
    ("shipping-bonus", "shipping_card", "on"),
    ("temple-scoring-tile", "temple_tile", "on"),
    ("errata-cultist-power", "cultists", "errata"),
)
# Options of ours that a ledger of ours names in a comment; other ledgers are played by mail.
HINTS: Final = ("spade_points", "drop_out", "power_answers")
BY_MAIL: Final = {"spade_points": "gained", "drop_out": "on", "power_answers": "late"}
# The version of the rules in the same comment; a ledger of ours without it is of the first.
RULES: Final = "rules"


def ledger_options(ledger: Ledger) -> dict[str, str]:
    """The engine's options for a ledger: everything given, answers late, spades paid on gain."""
    cards = BONUS_WORDS if "shipping-bonus" in ledger.options else BONUS_WORDS[:BASE_BONUSES]
    options = {option.name: option.default for option in OPTIONS}
    options["factions"] = "+".join(seat_factions(ledger))
    options["scoring"] = "+".join(ledger.scorings[:6])
    options["bonus"] = "+".join([card for card in cards if card not in ledger.removed])
    options["first_player"] = str(first_seat(ledger) + 1)
    for name in HINTS:
        options[name] = ledger.hints.get(name, BY_MAIL[name])
    for switch, name, value in SWITCHES:
        if switch in ledger.options:
            options[name] = value
    return options


def rules_version(ledger: Ledger) -> int:
    """The version of the rules that the ledger's game was played by; other ledgers use the newest."""
    if not ledger.hints:
        return NEWEST
    value = ledger.hints.get(RULES, "1")
    return int(value) if value in {str(version) for version in range(1, NEWEST)} else NEWEST


def first_seat(ledger: Ledger) -> int:
    """The seat of the start player, who comes first in a ledger."""
    value = ledger.hints.get("first_player", "1")
    return "12345".index(value) if value in {"1", "2", "3", "4", "5"} else 0


def seat_factions(ledger: Ledger) -> list[str]:
    """The factions by seat."""
    cut = len(ledger.factions) - first_seat(ledger)
    return ledger.factions[cut:] + ledger.factions[:cut]


def unsupported(ledger: Ledger) -> Message | None:
    """Why this engine cannot play the ledger's game, or None."""
    if ledger.unsupported is not None:
        return ledger.unsupported
    seats = len(ledger.factions)
    cards = BASE_BONUSES + (1 if "shipping-bonus" in ledger.options else 0)
    if cards - len(ledger.removed) != seats + SPARE_BONUSES:
        return Message("ledger-unsupported-cards", {"cards": cards - len(ledger.removed)})
    return None
