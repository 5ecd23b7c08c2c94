"""What a card, a tile or a faction does: the texts that end in `-text`, found by name or code."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from tenshu.core.errors import BadNotation
from tenshu.text import EXPLANATION

if TYPE_CHECKING:
    from tenshu.text import Wording

# If more cards than these fit a name, only their names are listed.
MOST_EXPLAINED: Final = 8


def explain_cards(wording: Wording, name: str) -> object:
    """The cards that fit a name with what they do, all names if none is given; for rich to print."""
    keys = find_cards(wording, name)
    if not keys:
        raise BadNotation("error-card", name=name)
    if len(keys) > MOST_EXPLAINED:
        return Columns([_title(wording, key) for key in keys], column_first=True, padding=(0, 3))
    return Group(*(line for key in keys for line in _explained(wording, key)))


def find_cards(wording: Wording, name: str) -> list[str]:
    """The keys of the cards that are called this, or else of those that contain its words."""
    wanted = _plain(name)
    keys = wording.explained()
    exact = [
        key
        for key in keys
        if wanted in (_plain(key), _plain(code_of(key)), _plain(wording.say(key)))
    ]
    if exact:
        return exact
    words = wanted.split()
    return [
        key for key in keys if all(word in _plain(f"{key} {wording.say(key)}") for word in words)
    ]


def code_of(key: str) -> str:
    """The word that moves are written with, as in `spirit-beauty` or `tile-fav1`."""
    return key.partition("-")[2]


def _title(wording: Wording, key: str) -> Text:
    title = wording.say(key)
    return Text(title[:1].upper() + title[1:], "bold").append(f"  {code_of(key)}", "not bold dim")


def _explained(wording: Wording, key: str) -> list[Text]:
    return [_title(wording, key), Text(f"  {wording.say(key + EXPLANATION)}")]


def _plain(text: str) -> str:
    """Lower case without accents, and with spaces instead of dashes, as people type."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("-", " ").replace("_", " "))
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])
