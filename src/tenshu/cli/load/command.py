"""`tenshu load`: measure how long moves take to arrive, with many tables on real sockets."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from tenshu import games
from tenshu.cli.console import terminal_for
from tenshu.cli.workers import positive
from tenshu.core.errors import BadOption, TenshuError

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.core.parts import Say

# Instead of a database's URL: a PostgreSQL that lives as long as the run.
PRIVATE = "postgres"
# This many sockets need less than half a core of one client process at 20 moves a second.
SOCKETS_PER_CLIENT = 4000


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    listed = " ".join(games.names())
    parser.add_argument("games", nargs="*", metavar="GAME", help=say("help-game", names=listed))
    parser.add_argument("--bots", action="store_true", help=say("help-load-bots"))
    parser.add_argument("--tables", type=positive, default=10, help=say("help-load-tables"))
    parser.add_argument("--players", type=positive, default=4, help=say("help-load-players"))
    parser.add_argument("--spectators", type=int, default=4, help=say("help-load-spectators"))
    parser.add_argument("--seconds", type=positive, default=10, help=say("help-load-seconds"))
    parser.add_argument("--moves", type=float, default=20.0, help=say("help-load-moves"))
    parser.add_argument("--ramp", type=float, default=0.0, help=say("help-load-ramp"))
    parser.add_argument("--chat", type=float, default=0.0, help=say("help-load-chat"))
    parser.add_argument("--churn", type=float, default=0.0, help=say("help-load-churn"))
    parser.add_argument("--to-end", type=positive, default=0, help=say("help-load-to-end"))
    parser.add_argument("--processes", type=positive, default=1, help=say("help-load-processes"))
    parser.add_argument("--kill", action="store_true", help=say("help-load-kill"))
    parser.add_argument("--clients", type=positive, help=say("help-load-clients"))
    parser.add_argument("--db", default="", metavar="URL", help=say("help-load-db"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    """Start the services, play, report; exit code 1 if anything is missing or went wrong."""
    from tenshu.cli.load.clients import Plan
    from tenshu.cli.load.run import Run
    from tenshu.cli.postgres import Postgres
    from tenshu.cli.services import Service, new_sqlite, stopped_by_signals

    check_numbers(args)
    terminal = terminal_for(args)
    names = args.games or ["dragon_castle"]
    players = [(name, _nearest_allowed(name, args.players)) for name in names]
    sockets = args.tables * (max(seats for _, seats in players) + args.spectators)
    plan = Plan(
        addresses=(),
        numbers=range(args.tables),
        tables=args.tables,
        games=players,
        spectators=args.spectators,
        seconds=args.seconds,
        ramp=args.ramp,
        moves=args.moves,
        chat=args.chat,
        churn=args.churn,
        to_end=args.to_end,
        is_by_bots=args.bots,
    )
    with stopped_by_signals(), ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="tenshu-load-"))
        db = args.db
        if db == PRIVATE or (not db and args.processes > 1):
            postgres = Postgres(Path(folder))
            stack.callback(postgres.stop)
            db = postgres.new_database()
        services: list[Service] = []
        for _ in range(args.processes):
            services.append(Service(db or new_sqlite(folder), "--workers", "1"))
            stack.callback(services[-1].stop)
        clients = args.clients or 1 + sockets // SOCKETS_PER_CLIENT
        measured = stack.enter_context(Run(plan, services, clients))
        try:
            report, failures = measured.measure(has_kill=args.kill)
        except TenshuError as error:
            terminal.note(f"tenshu load: {terminal.wording.word(error.message)}")
            return 1
    if args.json:
        terminal.json(report)
    else:
        for name, value in report.items():
            terminal.print(f"{name:>24}  {value}")
    for failure in failures:
        terminal.note(f"tenshu load: {terminal.wording.word(failure)}")
    return 1 if failures else 0


def _nearest_allowed(game: str, players: int) -> int:
    """The number of players nearest to the wanted one."""
    return min(games.load(game).seats, key=lambda seats: abs(seats - players))


def check_numbers(args: Namespace) -> None:
    """Raise BadOption for numbers that make no sense."""
    least = min(args.spectators, args.ramp, args.chat, args.churn)
    if args.moves <= 0 or least < 0 or args.ramp > args.seconds:
        raise BadOption("error-load-numbers")
    if not args.to_end and args.moves * (args.seconds - args.ramp / 2) < 1:
        raise BadOption("error-load-numbers")
    if args.bots and args.churn:
        raise BadOption("error-load-bots")
    if args.processes > 1 and args.db and not args.db.startswith("postgres"):
        raise BadOption("error-load-sqlite")
