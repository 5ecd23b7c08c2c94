"""`tenshu export-setups`: the options of finished games, so that others can be played on the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tenshu import games
from tenshu.cli.console import given_options, read_text
from tenshu.cli.foreign import notations, recognise
from tenshu.core.protocol import OVER
from tenshu.core.record import parse_record

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.core.parts import Say
    from tenshu.core.record import Record


# What follows it in a line is not part of the options.
COMMENT: Final = "#"


class Given(NamedTuple):
    """The options of a set-up, and the points of those who played it first, if they are known."""

    options: dict[str, str]
    points: list[int]


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=say("help-setups-files"))


def run(args: Namespace) -> int:
    """Print a line for each file: every option that differs from its default, as K=V, and the points."""
    for path in args.files:
        match = read_game(path).match
        given = [
            f"{option.name}={match.options[option.name]}"
            for option in match.game.options
            if match.options[option.name] != option.default
        ]
        if match.state.actor() == OVER:
            given += [COMMENT, *map(str, match.state.scores())]
        print(" ".join(given))
    return 0


def read_game(path: str) -> Record:
    """A record, or a game in another program's notation, or BadRecord."""
    text = read_text(path)
    name = recognise(text)
    return parse_record(text, games.load) if name is None else notations()[name].to_record(text)


def read_setups(path: str) -> list[Given]:
    """The options in each line of a file, with the points if a comment of nothing but numbers follows."""
    found = []
    for line in read_text(path).splitlines():
        options, _, comment = line.partition(COMMENT)
        if options.strip():
            words = comment.split()
            is_points = all(word.isascii() and word.isdigit() and len(word) < 6 for word in words)
            points = [int(word) for word in words] if is_points else []
            found.append(Given(given_options(options.split()), points))
    return found
