"""What all commands share: language, output, files, and the arguments for games and options."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tenshu import games
from tenshu.core.errors import BadOption, BadRecord
from tenshu.core.record import decode_record
from tenshu.text import LANGUAGES, Wording

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.core.message import Message
    from tenshu.core.parts import Say
    from tenshu.core.protocol import Game

LANGUAGE_VARIABLES: Final = ("TENSHU_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
LARGEST_FILE: Final = 10_000_000
# Reasons for lost games that are told for one player, the most frequent first.
MOST_REASONS: Final = 5


def default_language(environ: Mapping[str, str]) -> str:
    """The language set in the environment, or English."""
    for variable in LANGUAGE_VARIABLES:
        language = environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def asked_language(arguments: Sequence[str]) -> str:
    """Find the language of help and errors before the arguments are parsed."""
    for index, argument in enumerate(arguments):
        following = arguments[index + 1] if index + 1 < len(arguments) else ""
        value = following if argument == "--lang" else argument.removeprefix("--lang=")
        if argument.startswith("--lang") and value in LANGUAGES:
            return value
    return default_language(os.environ)


class Terminal:
    """Where a command writes: results to standard output, everything else to standard error."""

    def __init__(self, language: str, game: str | None = None, seats: Sequence[str] = ()) -> None:
        self.wording = Wording(language, game, seats)
        self.out = Console(highlight=False)
        self.err = Console(stderr=True, highlight=False)
        self.say = self.wording.say

    def print(self, text: object = "") -> None:
        """Write a line or a drawing; markup in a text is not interpreted."""
        self.out.print(text, markup=False)

    def note(self, text: str) -> None:
        """Write a remark to standard error."""
        self.err.print(text, markup=False, soft_wrap=True)

    def json(self, data: object) -> None:
        """Write results as JSON."""
        print(json.dumps(data, ensure_ascii=False, indent=2))

    def progress(self) -> Progress:
        """A progress bar, shown only in an interactive terminal."""
        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )


def terminal_for(args: Namespace, game: Game | None = None, seats: Sequence[str] = ()) -> Terminal:
    """A terminal in the chosen language, with the game's texts."""
    return Terminal(args.lang, game.name if game is not None else None, seats)


def add_game(parser: ArgumentParser, say: Say, *, optional: bool = False) -> None:
    """Add the argument that names a game."""
    listed = " ".join(games.names())
    nargs = "?" if optional else None
    parser.add_argument("game", nargs=nargs, metavar="GAME", help=say("help-game", names=listed))


def add_options(parser: ArgumentParser, say: Say) -> None:
    """Add the argument that sets an option of the game."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V",
        help=say("help-option"),
    )


def given_options(settings: Sequence[str]) -> dict[str, str]:
    """Parse options written as k=v; a value @FILE is read from that file."""
    given: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadOption("error-option-form", text=setting)
        given[name.strip()] = _value(name.strip(), value.strip())
    return given


def _value(name: str, value: str) -> str:
    """The value itself, or the content of the file it names."""
    if not value.startswith("@"):
        return value
    text = " ".join(read_text(value[1:]).split())
    return f"custom:{text}" if name == "layout" and not text.startswith("custom:") else text


def read_text(path: str) -> str:
    """Read a text file, or raise BadRecord."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise BadRecord("error-file", path=path, reason=reason_of(error)) from None
    if len(data) > LARGEST_FILE:
        raise BadRecord("error-file-size", path=path)
    return decode_record(data)


def tell_faults(terminal: Terminal, faults: int) -> None:
    """Print how many decisions of bots failed, if any did."""
    if faults > 0:
        terminal.print(terminal.say("cli-faults", faults=faults))


def tell_losses(terminal: Terminal, player: str, lost: Counter[Message]) -> None:
    """Print how many games a player's program lost by failing, and why."""
    for why, games_lost in lost.most_common(MOST_REASONS):
        reason = terminal.wording.word(why)
        terminal.print(terminal.say("cli-lost", player=player, games=games_lost, reason=reason))


def check_writable(path: str) -> None:
    """Raise BadRecord before long work if its result could not be written to this file."""
    file = Path(path)
    is_new = not file.exists()
    try:
        with file.open("a", encoding="utf-8"):
            pass
        if is_new:
            file.unlink()
    except (OSError, ValueError) as error:
        raise BadRecord("error-file", path=path, reason=reason_of(error)) from None


def write_text(path: str, text: str) -> None:
    """Write a text file, or raise BadRecord."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadRecord("error-file", path=path, reason=reason_of(error)) from None


def reason_of(error: OSError | ValueError) -> str:
    """The system's reason why a file cannot be used."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def usual_seats(game: Game) -> int:
    """The default number of players: two, or the fewest that the game allows."""
    return max(2, game.seats[0])


def split_bots(text: str, seats: int | None) -> list[str]:
    """Parse bots written as b1,b2,…; a single one takes every seat."""
    bots = [bot.strip() for bot in text.split(",") if bot.strip()]
    if seats is not None and len(bots) == 1:
        bots *= seats
    if seats is not None and len(bots) != seats:
        raise BadOption("error-bots-count", bots=len(bots), seats=seats)
    return bots
