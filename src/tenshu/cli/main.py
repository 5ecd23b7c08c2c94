"""The entry point of `tenshu`: parse the arguments, run a command, exit with its code."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final, NoReturn

import tenshu
from tenshu.cli import (
    admin,
    arena,
    bench,
    bot,
    export,
    fuzz,
    listing,
    play,
    replay,
    serve,
    setups,
    simulate,
    tune,
    work,
)
from tenshu.cli.chaos import command as chaos
from tenshu.cli.console import Terminal, asked_language, reason_of
from tenshu.cli.corpus import command as corpus
from tenshu.cli.learn import command as learn
from tenshu.cli.load import command as load
from tenshu.core.errors import BadOption, TenshuError
from tenshu.text import LANGUAGES, Wording

if TYPE_CHECKING:
    from argparse import Namespace

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
# Characters of what is said of a wrong argument, which repeats it.
LONGEST_COMPLAINT: Final = 300
COMMANDS: Final = {
    "serve": serve,
    "work": work,
    "admin": admin,
    "games": listing,
    "play": play,
    "simulate": simulate,
    "replay": replay,
    "show": replay,
    "export": export,
    "export-setups": setups,
    "fuzz": fuzz,
    "bench": bench,
    "arena": arena,
    "bot": bot,
    "corpus": corpus,
    "load": load,
    "chaos": chaos,
    "tune": tune,
    "learn": learn,
}


class Parser(ArgumentParser):
    """Reports a wrong argument in one line that points to --help."""

    def error(self, message: str) -> NoReturn:
        if len(message) > LONGEST_COMPLAINT:
            message = f"{message[:LONGEST_COMPLAINT]}…"
        self.exit(BAD_INPUT, f"{self.prog}: {message} ({self.prog} --help)\n")

    def refuse_dashes(self, given: Sequence[str]) -> None:
        """Refuse `--option=--`, which argparse takes for an empty list before Python 3.13."""
        for argument in given:
            if argument.startswith("--") and argument.endswith("=--"):
                self.error(f"argument {argument.removesuffix('=--')}: -- is no value")


def build_parser(wording: Wording, given: Sequence[str]) -> Parser:
    """Build the parser of all commands, with help in the chosen language.

    Only a command that stands among the given arguments gets arguments of its own: to word the help of
    all of them takes most of the time of a short command.
    """
    say = wording.say
    parser = Parser(prog="tenshu", description=say("help-tenshu"))
    parser.set_defaults(known_game=None)
    # asked_language has read it already; this lets it stand before the command too.
    parser.add_argument("--lang", choices=LANGUAGES, dest="language", help=say("help-lang"))
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, module in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=say(f"help-{name}"),
            description=say(f"help-{name}-more"),
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.add_argument(
            "--lang", choices=LANGUAGES, default=wording.language, help=say("help-lang")
        )
        if name in given:
            module.add_arguments(command, name, say)
    return parser


def version() -> str:
    """The version, and how the engine runs."""
    engine = "compiled" if tenshu.compiled() else "interpreted"
    return f"tenshu {tenshu.__version__} ({engine})"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit; bad input gets one clear line and exit code 2."""
    accept_any_bytes()
    if os.environ.get("COLUMNS", "").strip("0") == "":
        os.environ.pop("COLUMNS", None)
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = asked_language(given)
    parser = build_parser(Wording(language), given)
    parser.refuse_dashes(given)
    args = parser.parse_args(given)
    try:
        code = COMMANDS[args.command].run(args)
        sys.stdout.flush()
    except TenshuError as error:
        code = complain(args, error)
    except UnicodeEncodeError:
        # Only the name of a file may have bytes that are no text.
        if not any(is_broken(argument) for argument in given):
            raise
        code = complain(args, BadOption("error-argument-bytes"))
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        # The reader closed the pipe; without this Python would report it again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = BAD_INPUT
    except OSError as error:
        # The disk is full, or standard output cannot be written.
        sys.stderr.write(f"tenshu {args.command}: {reason_of(error)}\n")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = BAD_INPUT
    sys.exit(code)


def accept_any_bytes() -> None:
    """Replace bytes that cannot be decoded or encoded, instead of failing on them."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def is_broken(argument: str) -> bool:
    """Whether an argument holds bytes that could not be decoded."""
    return any("\udc80" <= char <= "\udcff" for char in argument)


def complain(args: Namespace, error: TenshuError) -> int:
    """Print an error, worded with the texts of its game if one is known."""
    terminal = Terminal(args.lang, args.known_game)
    terminal.note(f"tenshu {args.command}: {terminal.wording.word(error.message)}")
    return BAD_INPUT
