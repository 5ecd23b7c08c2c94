"""Notations of other programs, for games that can read and write one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenshu import games
from tenshu.cli.console import terminal_for
from tenshu.core.errors import BadOption

if TYPE_CHECKING:
    from argparse import Namespace

    from tenshu.cli.console import Terminal
    from tenshu.core.parts import Comparison, ForeignNotation

UNSUPPORTED = 2


def notations() -> dict[str, ForeignNotation]:
    """Another program's notation of every game that has one."""
    found = {name: games.foreign_notation(name) for name in games.names()}
    return {name: notation for name, notation in found.items() if notation is not None}


def recognise(text: str) -> str | None:
    """The game whose other notation this text is in."""
    return next((name for name, notation in notations().items() if notation.recognises(text)), None)


def replay_foreign(args: Namespace, name: str, text: str) -> int:
    """Replay and compare totals; exit code 1 for differences, 2 for an unsupported game."""
    args.known_game = name
    notation = notations()[name]
    if args.at is not None or args.log:
        raise BadOption("error-foreign-options", format=notation.name)
    terminal = terminal_for(args, games.load(name))
    report = notation.replay(text)
    reason = terminal.wording.word(report["reason"]) if "reason" in report else ""
    if args.json:
        worded = {"reason": reason} if reason else {}
        terminal.json({"game": name, "format": notation.name, **report, **worded})
    elif report["supported"]:
        print_report(terminal, notation.name, report)
    else:
        title = terminal.say("game-name")
        terminal.note(
            terminal.say("cli-foreign-unsupported", game=title, format=notation.name, reason=reason)
        )
    if not report["supported"]:
        return UNSUPPORTED
    return 1 if report["mismatches"] else 0


def print_report(terminal: Terminal, notation: str, report: Comparison) -> None:
    """Print what differs, how much was compared, and the scores."""
    say = terminal.say
    for miss in report["mismatches"]:
        values = {key: str(value) for key, value in miss.items() if key != "faction"}
        terminal.print(say("cli-foreign-mismatch", name=miss["faction"], **values))
    for correction in report["corrections"]:
        row, name = str(correction["row"]), correction["faction"]
        terminal.print(
            say("cli-foreign-correction", row=row, name=name, command=correction["command"])
        )
    terminal.print(
        say(
            "cli-foreign-replayed",
            game=say("game-name"),
            format=notation,
            rows=report["rows"],
            mismatches=len(report["mismatches"]),
        )
    )
    for name, score in report["scores"].items():
        terminal.print(say("cli-foreign-score", name=name, score=score))
