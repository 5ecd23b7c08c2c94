"""Turns messages into text with Fluent files, which the page uses too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from tenshu import games
from tenshu.core.message import Arg, Message, Reason
from tenshu.text.texts import MissingText, Texts

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["LANGUAGES", "MissingText", "Wording", "clean", "shorten", "text_files"]

LANGUAGES: Final = ("en", "pt", "it")
# The plural rules of plain "pt" treat zero as singular: "0 jogada".
LOCALES: Final = {"en": "en-US", "pt": "pt-PT", "it": "it-IT"}
SEAT_ARGUMENTS: Final = ("seat", "player")
LONGEST_ARGUMENT: Final = 500
# A key with this ending explains the key without it: a card, a tile, a faction.
EXPLANATION: Final = "-text"
# Keys of a game that only its board on the page uses.
PAGE_ONLY: Final = "page-"


class Wording:
    """Turns messages into text in one language, with the general texts and those of one game."""

    def __init__(self, language: str, game: str | None = None, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.seats = tuple(seats)
        self._texts = [_texts(language, game), _texts(language, None)]

    def say(self, key: str, **args: Arg) -> str:
        """The text of a key, filled with its arguments."""
        plain = {name: self._argument(name, value) for name, value in args.items()}
        for texts in self._texts:
            if texts.has(key):
                return texts.say(key, plain)
        raise MissingText(f"{self.language}: {key}")

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return any(texts.has(key) for texts in self._texts)

    def explained(self) -> list[str]:
        """The keys of the game's cards, tiles and whatever else has an explanation."""
        return _explained(self.language, self.game) if self.game is not None else []

    def word(self, message: Message) -> str:
        """The text of a message."""
        return self.say(message.key, **message.args)

    def explain(self, reason: Reason) -> str:
        """The text of a reason, followed by the tag of its rule."""
        return f"{self.word(reason.message)} [{reason.rule}]"

    def _argument(self, name: str, value: Arg) -> int | str:
        if isinstance(value, Message):
            return self.word(value)
        if name in SEAT_ARGUMENTS and isinstance(value, int) and value < len(self.seats):
            return shorten(self.seats[value])
        return shorten(value) if isinstance(value, str) else value


def clean(text: str) -> str:
    """What a person typed, without line breaks and unprintable characters."""
    printable = "".join([char if char.isprintable() else " " for char in text])
    return " ".join(printable.split())


def shorten(text: str) -> str:
    """Cut a text to LONGEST_ARGUMENT characters."""
    return text if len(text) <= LONGEST_ARGUMENT else text[: LONGEST_ARGUMENT - 1] + "…"


def text_files(game: str | None) -> dict[str, Traversable]:
    """The file of each language, general or of a game."""
    folder = resources.files(__name__) if game is None else games.folder(game) / "text"
    return {language: folder / f"{language}.ftl" for language in LANGUAGES}


@cache
def _texts(language: str, game: str | None) -> Texts:
    """The general texts or those of a game, which may have none."""
    file = text_files(game)[language]
    source = file.read_text(encoding="utf-8") if file.is_file() else ""
    return Texts(LOCALES[language], source)


@cache
def _explained(language: str, game: str) -> list[str]:
    keys = _texts(language, game).keys()
    return [key for key in keys if key + EXPLANATION in keys and not key.startswith(PAGE_ONLY)]
