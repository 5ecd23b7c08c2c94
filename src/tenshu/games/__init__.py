"""The catalogue: every folder here that exports GAME is a game, with the optional parts it has."""

from __future__ import annotations

import json
import pkgutil
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeVar

from tenshu.core.errors import BadOption
from tenshu.core.heuristic import Heuristic
from tenshu.core.lesson import Lesson, parse_lesson
from tenshu.core.net import parse_net
from tenshu.core.parts import (
    Aids,
    Encoder,
    FinalScoring,
    ForeignNotation,
    Slips,
    StandingOrders,
    TerminalBoard,
)
from tenshu.core.protocol import Game

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from types import ModuleType

# Where a game keeps the weights that tuning found for its heuristic.
WEIGHTS_FILE: Final = "weights.json"
# Where it keeps the net that corrects its heuristic's values.
NET_FILE: Final = "net.json"

Part = TypeVar("Part")


@cache
def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def load(name: str, version: int | None = None) -> Game:
    """The game of that name by that version of its rules, by default the newest, or BadOption."""
    if name not in names():
        raise BadOption("error-game", name=name, names=" ".join(names()))
    game = import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game if version is None else game.under(version)


@cache
def _module(name: str, module: str) -> ModuleType | None:
    """An optional module of a game's folder."""
    full_name = f"{__name__}.{name}.{module}"
    if name not in names() or find_spec(full_name) is None:
        return None
    return import_module(full_name)


def make_heuristic(game: Game) -> Heuristic:
    """A new heuristic of the game with its tuned weights and its net; the score where it has none."""
    module = _module(game.name, "heuristic")
    if module is None:
        return Heuristic(game)
    heuristic = module.make_heuristic()
    assert isinstance(heuristic, Heuristic)
    file = folder(game.name).joinpath(WEIGHTS_FILE)
    if file.is_file():
        heuristic.weights.update(json.loads(file.read_text(encoding="utf-8"))["weights"])
    text = _net_text(game.name)
    if text:
        heuristic.use_net(parse_net(text))
    return heuristic


@cache
def _net_text(name: str) -> str:
    """The file of a game's net; empty if it has none."""
    file = folder(name).joinpath(NET_FILE)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def standing_orders(name: str) -> StandingOrders | None:
    """The answers that a seat of this game may give in advance."""
    return _part(name, "standing_orders", StandingOrders)


@cache
def aids(name: str) -> Aids | None:
    """What helps the acting player of this game on the page."""
    return _part(name, "aids", Aids)


@cache
def slips(name: str) -> Slips | None:
    """What is probably a slip in this game."""
    return _part(name, "slips", Slips)


@cache
def final_scoring(name: str) -> FinalScoring | None:
    """What only the end of this game scores, and why."""
    return _part(name, "final_scoring", FinalScoring)


@cache
def foreign_notation(name: str) -> ForeignNotation | None:
    """Another program's notation of this game."""
    return _part(name, "foreign_notation", ForeignNotation)


@cache
def terminal(name: str) -> TerminalBoard | None:
    """How this game is drawn in a terminal."""
    return _part(name, "terminal", TerminalBoard)


@cache
def encode(name: str) -> Encoder | None:
    """How positions of this game are written as numbers for learning."""
    return _part(name, "encode", Encoder)


@cache
def lesson(name: str) -> Lesson | None:
    """The guided first game, or BadRecord where it does not replay."""
    file = folder(name) / "lesson.game"
    return parse_lesson(file.read_text(encoding="utf-8"), load) if file.is_file() else None


def _part(name: str, module: str, kind: type[Part]) -> Part | None:
    found = _module(name, module)
    if found is None:
        return None
    exported = vars(found).get(module.upper())
    if not isinstance(exported, kind):
        wanted = f"{module.upper()} of type tenshu.core.parts.{kind.__name__}"
        raise TypeError(f"{found.__name__} must export {wanted}, not {exported!r}")
    return exported


def folder(name: str) -> Traversable:
    """A game's folder, where its texts and rules lie."""
    return resources.files(f"{__name__}.{name}")
