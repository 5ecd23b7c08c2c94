"""Settings of the searches that suit a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tenshu.core.errors import BadOption
from tenshu.core.heuristic import Heuristic

DEFAULTS: Final[dict[str, float]] = {
    # The exploration constant of PUCT.
    "exploration": 1.4,
    # The temperature, in points, of the softmax that turns one-step values into priors.
    "prior_temperature": 1.0,
    # How much less than its parent's mean value an unvisited action is assumed to bring.
    "untried_loss": 0.03,
    # The lead in points that counts as a safe win.
    "swing": 12.0,
    # The horizon of a rollout: `laps` turns of every seat since the root and `turns` more, but at least
    # the end of the turn in which the simulation left the tree.
    "laps": 0.0,
    "turns": 2.0,
    # 1: plan to the end of a stage instead of growing a tree. Then `turns` counts stages; at most
    # `width` actions begin a plan, none with a value more than `margin` points below the best;
    # `rivalry` is the part of the best rival's points that counts against the seat's own; and
    # `prior_weight` is the weight of an action's one-step value beside the value of its plan.
    "plans": 0.0,
    "width": 8.0,
    "margin": 5.0,
    "rivalry": 0.2,
    "prior_weight": 1.0,
    # 1: searches use the game's net, if it has one; without it they look at more positions.
    "net": 1.0,
    # The temperature of the easy bot's choice, in points.
    "temperature": 1.0,
}
# Names that settings had before; they are still understood.
FORMER_NAMES: Final[dict[str, str]] = {
    "curiosity": "exploration",
    "spread": "prior_temperature",
    "faith": "prior_weight",
    "slip": "temperature",
}
# Divisors must be above zero; counts must be whole.
ABOVE_ZERO: Final = ("prior_temperature", "swing", "temperature")
WHOLE: Final = ("laps", "turns", "plans", "width", "net")
LARGEST_NUMBER: Final = 1_000_000_000


class Style:
    """The settings of a search; a game's heuristic may name its own."""

    def __init__(self, given: Mapping[str, float]) -> None:
        chosen = {**DEFAULTS, **given}
        self.exploration = chosen["exploration"]
        self.prior_temperature = chosen["prior_temperature"]
        self.untried_loss = chosen["untried_loss"]
        self.swing = chosen["swing"]
        self.laps = int(chosen["laps"])
        self.turns = int(chosen["turns"])
        self.plans = chosen["plans"] > 0
        self.width = int(chosen["width"])
        self.margin = chosen["margin"]
        self.rivalry = chosen["rivalry"]
        self.prior_weight = chosen["prior_weight"]
        self.uses_net = chosen["net"] > 0
        self.temperature = chosen["temperature"]


def style_of(
    heuristic: Heuristic, level: str = "", given: Mapping[str, float] | None = None
) -> Style:
    """The settings for a game and a level of the bots, some of them replaced by those given."""
    by_level = heuristic.style_by_level.get(level, {})
    return Style({**heuristic.style, **by_level, **(given or {})})


def parse_settings(text: str) -> dict[str, float]:
    """Read settings written as name=value;name=value."""
    found: dict[str, float] = {}
    for setting in text.split(";"):
        name, _, number = setting.partition("=")
        name = FORMER_NAMES.get(name, name)
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
    """A plain decimal number up to LARGEST_NUMBER, such as 12 or 0.5; None for anything else."""
    if not text.isascii() or not text.replace(".", "", 1).isdigit():
        return None
    number = float(text)
    return number if number <= LARGEST_NUMBER else None


def suits(name: str, value: float) -> bool:
    """Whether a setting may have this value."""
    if name in WHOLE and not value.is_integer():
        return False
    return value > 0 or name not in ABOVE_ZERO
