"""`tenshu replay` and `tenshu show`: replay a record, draw one of its positions."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tenshu import games
from tenshu.cli import check_records
from tenshu.cli.board import draw_board, draw_scores
from tenshu.cli.console import read_text, terminal_for
from tenshu.cli.foreign import recognise, replay_foreign
from tenshu.cli.workers import add_jobs
from tenshu.core.errors import BadOption
from tenshu.core.protocol import SPECTATOR, fingerprint
from tenshu.core.record import FORMAT, Record, decode_record, parse_record

LAST_STEP = 1_000_000

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.cli.console import Terminal
    from tenshu.core.parts import Say
    from tenshu.core.protocol import Game


def add_arguments(parser: ArgumentParser, command: str, say: Say) -> None:
    """Add the arguments of the commands."""
    parser.add_argument("file", metavar="FILE", help=say("help-file"))
    parser.add_argument("--at", type=int, metavar="N", help=say("help-at"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    if command == "replay":
        parser.add_argument("--log", action="store_true", help=say("help-log"))
        parser.add_argument("--check", action="store_true", help=say("help-check"))
        add_jobs(parser, say)


def run(args: Namespace) -> int:
    """Replay the file, then report on it or draw it."""
    if args.command == "replay" and args.check:
        return check_records.run(args)
    text = read_file(args)
    if args.command == "replay" and not text.startswith(FORMAT):
        name = recognise(text)
        if name is not None:
            return replay_foreign(args, name, text)
    record = open_record(args, text)
    names = seat_names(record)
    terminal = terminal_for(args, record.match.game, names)
    if args.json:
        terminal.json(report(record) if args.command == "replay" else view(record))
    elif args.command == "show":
        print_position(terminal, record, names)
    else:
        print_replay(terminal, record, show_log=args.log)
    return 0


def read_file(args: Namespace) -> str:
    """Read the file, or standard input."""
    return decode_record(sys.stdin.buffer.read()) if args.file == "-" else read_text(args.file)


def open_record(args: Namespace, text: str | None = None) -> Record:
    """Parse the record in the text (or in the file) and replay it up to --at."""
    if args.at is not None and not 0 <= args.at <= LAST_STEP:
        raise BadOption("error-at", at=str(args.at))
    if text is None:
        text = read_file(args)

    def find_game(name: str) -> Game:
        game = games.load(name)
        args.known_game = name  # errors of the replay are worded with the game's texts
        return game

    record = parse_record(text, find_game, args.at)
    if args.at is not None and len(record.match.steps) < args.at:
        raise BadOption("error-at-most", at=args.at, steps=len(record.match.steps))
    return record


def seat_names(record: Record) -> list[str]:
    """The players' names from the headers, or p1, p2, … where there is none."""
    return [
        record.headers.get(f"player {seat + 1}", "") or f"p{seat + 1}"
        for seat in range(record.match.seats)
    ]


def report(record: Record) -> dict[str, object]:
    """The result of the replay as JSON data."""
    match = record.match
    is_over = match.is_over()
    return {
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "seats": match.seats,
        "options": match.options,
        "headers": record.headers,
        "steps": len(match.steps),
        "finished": is_over,
        "scores": match.state.scores(),
        "score_sheet": match.game.score_sheet(match.state),
        "ranks": match.game.ranks(match.state) if is_over else None,
        "end_reason": match.game.end_reason(match.state) if is_over else None,
        "fingerprint": fingerprint(match.state),
    }


def view(record: Record) -> dict[str, object]:
    """The position as JSON data."""
    match = record.match
    return {
        "game": match.game.name,
        "steps": len(match.steps),
        "actor": match.actor(),
        "view": match.game.observe(match.state, SPECTATOR),
        "legal": [match.game.verbs.format_action(action) for action in match.legal()],
        "scores": match.state.scores(),
    }


def print_position(terminal: Terminal, record: Record, names: list[str]) -> None:
    """Draw the position, then the prompt, or the scores of a finished game."""
    match = record.match
    terminal.print(draw_board(terminal, match, SPECTATOR, names))
    if match.is_over():
        terminal.print(draw_scores(terminal, match, names))
    else:
        terminal.print(terminal.wording.word(match.game.prompt(match.state)))


def print_replay(terminal: Terminal, record: Record, *, show_log: bool) -> None:
    """Print the log if asked for, then the result."""
    match = record.match
    if show_log:
        for line in log_lines(terminal, record):
            terminal.print(line)
    terminal.print(
        terminal.say("cli-replayed", game=terminal.say("game-name"), steps=len(match.steps))
    )
    terminal.print(draw_scores(terminal, match, seat_names(record)))
    if match.is_over():
        terminal.print(terminal.say(f"end-{match.game.end_reason(match.state)}"))
    else:
        terminal.print(terminal.say("cli-unfinished"))


def log_lines(terminal: Terminal, record: Record) -> list[str]:
    """Word every step of the record, from the first draw of the set-up."""
    game = record.match.game
    state = game.start(record.match.seats, record.match.options)
    lines: list[str] = []
    for step in record.match.steps:
        events = game.describe(state, step.action, SPECTATOR)
        lines += [terminal.wording.word(event) for event in events]
        state.apply(step.action)
    return lines
