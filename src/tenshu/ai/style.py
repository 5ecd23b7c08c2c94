"""How a search goes about a game: what its heuristic's promises mean and how curious it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tenshu.core.errors import BadOption
from tenshu.core.heuristic import Heuristic

DEFAULTS: Final[dict[str, float]] = {
    # How much doubt weighs against what an action has brought.
    "curiosity": 1.4,
    # Points by which one action must promise more than another to be tried e times as often.
    "spread": 1.0,
    # An action not tried yet is thought so much worse than the position.
    "untried_loss": 0.03,
    # A lead of so many points is a safe win.
    "swing": 12.0,
    # A walk is played on by the best promise until everybody had so many turns since the root and so
    # many more have passed, or to the end of the turn in which it left the tree; then the position
    # is valued.
    "laps": 0.0,
    "turns": 2.0,
    # Is it better to plan until the end of a stage than to grow a tree (0 or 1)? Then `turns` counts
    # stages, and only so many actions begin a plan, none that promises so many points less than the
    # best. The best rival's points count so much against the seat's own, and what an action promises
    # counts so much beside what its plan comes to, which is half luck.
    "plans": 0.0,
    "width": 8.0,
    "margin": 5.0,
    "rivalry": 0.2,
    "faith": 1.0,
    # Points that the easy bot gives away as lightly as others give away nothing.
    "slip": 1.0,
}
# What is divided by, and what is counted.
ABOVE_ZERO: Final = ("spread", "swing", "slip")
WHOLE: Final = ("laps", "turns", "plans", "width")
LARGEST_NUMBER: Final = 1_000_000_000


class Style:
    """The settings of a search; a game's heuristic may name its own."""

    def __init__(self, given: Mapping[str, float]) -> None:
        chosen = {**DEFAULTS, **given}
        self.curiosity = chosen["curiosity"]
        self.spread = chosen["spread"]
        self.untried_loss = chosen["untried_loss"]
        self.swing = chosen["swing"]
        self.laps = int(chosen["laps"])
        self.turns = int(chosen["turns"])
        self.plans = chosen["plans"] > 0
        self.width = int(chosen["width"])
        self.margin = chosen["margin"]
        self.rivalry = chosen["rivalry"]
        self.faith = chosen["faith"]
        self.slip = chosen["slip"]


def style_of(
    heuristic: Heuristic, level: str = "", given: Mapping[str, float] | None = None
) -> Style:
    """The style that suits a game, for a level of the bots, with some settings changed for trials."""
    by_level = heuristic.style_by_level.get(level, {})
    return Style({**heuristic.style, **by_level, **(given or {})})


def parse_settings(text: str) -> dict[str, float]:
    """Settings written as name=value;name=value."""
    found: dict[str, float] = {}
    for setting in text.split(";"):
        name, _, number = setting.partition("=")
        value = parse_number(number)
        if name in DEFAULTS and value is not None and suits(name, value):
            found[name] = value
        elif setting:
            raise BadOption(
                "error-bot-setting",
                text=setting,
                names=" ".join(DEFAULTS),
                whole=" ".join(WHOLE),
                positive=" ".join(ABOVE_ZERO),
                most=str(LARGEST_NUMBER),
            )
    return found


def parse_number(text: str) -> float | None:
    """A plain decimal number such as 12 or 0.5, not too large; None for anything else."""
    if not text.isascii() or not text.replace(".", "", 1).isdigit():
        return None
    number = float(text)
    return number if number <= LARGEST_NUMBER else None


def suits(name: str, value: float) -> bool:
    """May a setting have this value?"""
    if name in WHOLE and not value.is_integer():
        return False
    return value > 0 or name not in ABOVE_ZERO
