"""`tenshu export`: a record in the notation of another program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tenshu import games
from tenshu.cli.console import terminal_for, write_text
from tenshu.cli.replay import open_record
from tenshu.core.errors import BadOption

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def add_arguments(parser: ArgumentParser, _: str, say: Any) -> None:  # noqa: ANN401
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help=say("help-file"))
    parser.add_argument("--format", required=True, metavar="F", help=say("help-export-format"))
    parser.add_argument("--out", metavar="FILE", help=say("help-export-out"))
    parser.set_defaults(at=None)


def run(args: Namespace) -> int:
    """Write the whole text at once, or nothing."""
    record = open_record(args)
    name = record.match.game.name
    notation = games.foreign_notation(name)
    if notation is None or args.format != notation.name:
        formats = notation.name if notation is not None else "-"
        game = terminal_for(args, games.load(name)).say("game-name")
        raise BadOption("error-format", game=game, format=args.format, formats=formats)
    text = notation.export(record)
    if args.out:
        write_text(args.out, text)
    else:
        print(text, end="")
    return 0
