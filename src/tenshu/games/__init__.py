"""The catalogue: every folder here that exports GAME is a game."""

from __future__ import annotations

import json
import pkgutil
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from tenshu.core.errors import BadOption
from tenshu.core.heuristic import Heuristic
from tenshu.core.protocol import Game

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from types import ModuleType

# Where a game keeps the weights that tuning found for its heuristic.
WEIGHTS_FILE: Final = "weights.json"


@cache
def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def load(name: str) -> Game:
    """The game of that name, or BadOption."""
    if name not in names():
        raise BadOption("error-game", name=name, names=" ".join(names()))
    game = import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game


@cache
def part(name: str, module: str) -> ModuleType | None:
    """An optional module of a game's folder, such as heuristic or terminal."""
    full_name = f"{__name__}.{name}.{module}"
    if name not in names() or find_spec(full_name) is None:
        return None
    return import_module(full_name)


def make_heuristic(game: Game) -> Heuristic:
    """A new heuristic of the game with its tuned weights; the game's score where it has none."""
    module = part(game.name, "heuristic")
    if module is None:
        return Heuristic(game)
    heuristic = module.make_heuristic()
    assert isinstance(heuristic, Heuristic)
    file = folder(game.name).joinpath(WEIGHTS_FILE)
    if file.is_file():
        heuristic.weights.update(json.loads(file.read_text(encoding="utf-8"))["weights"])
    return heuristic


def folder(name: str) -> Traversable:
    """A game's folder, where its texts and rules lie."""
    return resources.files(f"{__name__}.{name}")
