"""Notations of other programs, for games that can read and write one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tenshu import games
from tenshu.cli.console import terminal_for
from tenshu.core.errors import BadOption
from tenshu.core.message import Message

if TYPE_CHECKING:
    from argparse import Namespace
    from types import ModuleType

    from tenshu.cli.console import Terminal

UNSUPPORTED = 2


def notations() -> dict[str, ModuleType]:
    """The `foreign` part of every game that has one, by game."""
    parts = {name: games.part(name, "foreign") for name in games.names()}
    return {name: part for name, part in parts.items() if part is not None}


def recognise(text: str) -> str | None:
    """The name of the game whose foreign notation this text is written in."""
    return next((name for name, part in notations().items() if part.recognises(text)), None)


def replay_foreign(args: Namespace, name: str, text: str) -> int:
    """Replay and compare totals; exit code 1 for differences, 2 for an unsupported game."""
    args.known_game = name
    part = notations()[name]
    if args.at is not None or args.log:
        raise BadOption("error-foreign-options", format=part.FORMAT)
    terminal = terminal_for(args, games.load(name))
    report = part.replay(text)
    reason = report.get("reason")
    if isinstance(reason, Message):
        report["reason"] = terminal.wording.word(reason)
    if args.json:
        terminal.json({"game": name, "format": part.FORMAT, **report})
    elif report["supported"]:
        print_report(terminal, part.FORMAT, report)
    else:
        reason_text = str(report["reason"])
        title = terminal.say("game-name")
        terminal.note(
            terminal.say(
                "cli-foreign-unsupported", game=title, format=part.FORMAT, reason=reason_text
            )
        )
    if not report["supported"]:
        return UNSUPPORTED
    return 1 if report["mismatches"] else 0


def print_report(terminal: Terminal, notation: str, report: dict[str, Any]) -> None:
    """Print what differs, how much was compared, and the scores."""
    say = terminal.say
    for miss in report["mismatches"]:
        values = {key: str(miss[key]) for key in ("row", "what", "expected", "got")}
        terminal.print(say("cli-foreign-mismatch", name=str(miss["faction"]), **values))
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
