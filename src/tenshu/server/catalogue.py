"""The games and their rules as the page shows them."""

from __future__ import annotations

from tenshu import games
from tenshu.ai.bots import LEVELS
from tenshu.core.options import Option, PickOption
from tenshu.server.errors import NOT_FOUND, Refused
from tenshu.server.messages import GameInfo, OptionInfo, OptionKind, Rules
from tenshu.server.standing_orders import known_standing_orders
from tenshu.text import LANGUAGES


def game_infos() -> list[GameInfo]:
    """Every game of the catalogue."""
    return [game_info(name) for name in games.names()]


def game_info(name: str) -> GameInfo:
    """One game, with every option and standing order."""
    game = games.load(name)
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        seats=list(game.seats),
        options=[option_info(option) for option in game.options],
        has_ledgers=games.foreign_notation(name) is not None,
        has_lesson=games.lesson(name) is not None,
        orders=known_standing_orders(name),
        levels=list(LEVELS),
    )


def option_info(option: Option) -> OptionInfo:
    """An option; `text` may be written freely, a `list` names words in an order."""
    kind: OptionKind = "choice"
    if isinstance(option, PickOption):
        kind = "pick"
    elif option.words:
        kind = "list"
    elif option.syntax():
        kind = "text"
    elif all(value.isdigit() for value in option.values):
        kind = "number"
    words = list(option.words) if kind == "list" else []
    return OptionInfo(option.name, option.default, kind, list(option.values), words)


def rules_of(name: str, language: str) -> Rules:
    """The rules of a game in a language, or in English where nobody translated them yet."""
    if name not in games.names() or language not in LANGUAGES:
        raise Refused(NOT_FOUND, "error-rules")
    folder = games.folder(name)
    translated = folder / f"RULES.{language}.md"
    if translated.is_file():
        return Rules(translated.read_text(encoding="utf-8"), language)
    original = folder / "RULES.md"
    if not original.is_file():
        raise Refused(NOT_FOUND, "error-rules")
    return Rules(original.read_text(encoding="utf-8"), "en")
