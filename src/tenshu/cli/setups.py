"""`tenshu export-setups`: the options of finished games, so that others can be played on the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenshu import games
from tenshu.cli.console import given_options, read_text
from tenshu.cli.foreign import notations, recognise
from tenshu.core.record import parse_record

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.core.parts import Say
    from tenshu.core.record import Record


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=say("help-setups-files"))


def run(args: Namespace) -> int:
    """Print a line for each file: every option that differs from its default, as K=V."""
    for path in args.files:
        match = read_game(path).match
        given = [
            f"{option.name}={match.options[option.name]}"
            for option in match.game.options
            if match.options[option.name] != option.default
        ]
        print(" ".join(given))
    return 0


def read_game(path: str) -> Record:
    """A record, or a game in another program's notation, or BadRecord."""
    text = read_text(path)
    name = recognise(text)
    return parse_record(text, games.load) if name is None else notations()[name].to_record(text)


def read_setups(path: str) -> list[dict[str, str]]:
    """The options in each line of a file; lines that are empty or begin with # are left out."""
    lines = [line.strip() for line in read_text(path).splitlines()]
    return [given_options(line.split()) for line in lines if line and not line.startswith("#")]
