"""Messages in words: one set of Fluent files for every language, shared with the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from tenshu import games
from tenshu.core.message import Arg, Message, Reason

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES: Final = ("en", "pt", "it")
# Plain "pt" would count nothing as one: "0 jogada".
LOCALES: Final = {"en": "en-US", "pt": "pt-PT", "it": "it-IT"}
SEAT_ARGUMENTS: Final = ("seat", "player")
LONGEST_WORD: Final = 500


class MissingText(KeyError):
    """A key that no language file has, or whose arguments do not fill it."""


class Wording:
    """Words messages in one language, with the texts of one game where there is one."""

    def __init__(self, language: str, game: str | None = None, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.seats = tuple(seats)
        self._bundles = [bundle for bundle in _bundles(language, game) if bundle is not None]

    def say(self, key: str, **args: Arg) -> str:
        """The text of a key, filled with its arguments."""
        plain = {name: self._argument(name, value) for name, value in args.items()}
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                break
            text, errors = bundle.format_pattern(pattern, plain)
            if errors:
                raise MissingText(f"{self.language}: {key}: {errors[0]}")
            return str(text)
        raise MissingText(f"{self.language}: {key}")

    def has(self, key: str) -> bool:
        """Is there a text for this key?"""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def word(self, message: Message) -> str:
        """A message in words."""
        return self.say(message.key, **message.args)

    def explain(self, reason: Reason) -> str:
        """A reason in words, with its rule's tag."""
        return f"{self.word(reason.message)} [{reason.rule}]"

    def _argument(self, name: str, value: Arg) -> int | str:
        if isinstance(value, Message):
            return self.word(value)
        if name in SEAT_ARGUMENTS and isinstance(value, int) and value < len(self.seats):
            return shorten(self.seats[value])
        return shorten(value) if isinstance(value, str) else value


def shorten(text: str) -> str:
    """What a user wrote, cut where nobody would read on."""
    return text if len(text) <= LONGEST_WORD else text[: LONGEST_WORD - 1] + "…"


def text_files(game: str | None) -> dict[str, Traversable]:
    """The file of each language: the general ones, or those of a game."""
    folder = resources.files(__name__) if game is None else games.folder(game) / "text"
    return {language: folder / f"{language}.ftl" for language in LANGUAGES}


@cache
def _bundles(language: str, game: str | None) -> tuple[FluentBundle | None, ...]:
    """The game's texts before the general ones."""
    general = _bundle(language, None)
    return (general,) if game is None else (_bundle(language, game), general)


@cache
def _bundle(language: str, game: str | None) -> FluentBundle | None:
    file = text_files(game)[language]
    if not file.is_file():
        return None
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
