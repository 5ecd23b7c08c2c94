"""`tenshu chaos`: prove that nothing acknowledged is lost and no table stays stuck."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tenshu.cli.console import terminal_for
from tenshu.cli.workers import positive
from tenshu.core.errors import TenshuError

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.cli.console import Terminal
    from tenshu.core.parts import Say

MOST_SEEDS = 1_000_000_000


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--seconds", type=positive, default=600, help=say("help-chaos-seconds"))
    parser.add_argument("--processes", type=positive, default=3, help=say("help-chaos-processes"))
    parser.add_argument("--workers", type=int, default=0, help=say("help-chaos-workers"))
    parser.add_argument("--tables", type=positive, default=12, help=say("help-chaos-tables"))
    parser.add_argument("--seed", type=positive, help=say("help-chaos-seed"))
    parser.add_argument("--faults", default="", metavar="KINDS", help=say("help-chaos-faults"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    """Run through the faults and report; exit code 1 if anything was lost or stays stuck."""
    terminal = terminal_for(args)
    seed = args.seed or 1 + secrets.randbelow(MOST_SEEDS)
    terminal.note(
        f"tenshu chaos --seed {seed} --seconds {args.seconds} --processes {args.processes} "
        f"--workers {args.workers} --tables {args.tables}"
        + (f" --faults {args.faults}" if args.faults else "")
    )
    try:
        report = endure(args, seed, terminal)
    except TenshuError as error:
        terminal.note(f"tenshu chaos: {terminal.wording.word(error.message)}")
        return 1
    if args.json:
        terminal.json(report)
    else:
        for name, value in report.items():
            terminal.print(f"{name:>20}  {value}")
    failures = [name for name in ("lost_moves", "lost_lines", "stuck") if report[name]]
    if report["moves"] == 0 or failures:
        terminal.note(f"tenshu chaos: {terminal.say('cli-chaos-failed', seed=str(seed))}")
        return 1
    return 0


def endure(args: Namespace, seed: int, terminal: Terminal) -> dict[str, Any]:
    """Start everything, play, strike, and compare with the database."""
    from tenshu.cli.chaos.faults import Faults, SmallDisk
    from tenshu.cli.chaos.run import Chaos, find_lost
    from tenshu.cli.chaos.takeovers import Takeovers
    from tenshu.cli.load.tally import percentile
    from tenshu.cli.postgres import Postgres
    from tenshu.cli.services import Service, Worker, stopped_by_signals

    with stopped_by_signals(), ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tenshu-chaos-")))
        folder.chmod(0o755)
        place = folder / "db"
        place.mkdir()
        disk = SmallDisk(place)
        stack.callback(disk.close)
        if not disk.is_mounted:
            terminal.note(terminal.say("cli-chaos-no-disk"))
        postgres = Postgres(place, "max_wal_size=64MB", "min_wal_size=32MB", "wal_keep_size=0")
        stack.callback(postgres.stop)
        db = postgres.new_database()
        think = ["--think", "workers"] if args.workers > 0 else []
        services: list[Service] = []
        for _ in range(args.processes):
            services.append(Service(db, "--workers", "1", *think))
            stack.callback(services[-1].stop)
        workers: list[Worker] = []
        for _ in range(args.workers):
            workers.append(Worker(db))
            stack.callback(workers[-1].stop)
        takeovers = Takeovers(db)
        stack.callback(takeovers.close)
        only = list(filter(None, args.faults.split(",")))
        faults = Faults(seed, services, workers, postgres, disk, takeovers, only)
        chaos = Chaos(faults, args.tables, terminal.note)
        stuck = asyncio.run(chaos.run(args.seconds))
        moves, lines = asyncio.run(find_lost(db, chaos.promised))
        people, stood_still = chaos.people(), takeovers.seconds()
        return {
            "seed": seed,
            "faults": dict(sorted(chaos.struck.items())),
            "tables": len(chaos.promised),
            "moves": sum(len(told.moves) for told in chaos.promised),
            "lines": sum(len(told.lines) for told in chaos.promised),
            "lost_moves": moves,
            "lost_lines": lines,
            "stuck": stuck,
            "out_of_order": sum(seat.out_of_order for seat in people),
            # Tables of killed services: how long their people waited for the next bot.
            "taken_over": len(stood_still),
            "takeover_p50_ms": percentile(stood_still, 0.5),
            "takeover_longest_ms": percentile(stood_still, 1.0),
            "reconnected": sum(seat.reconnected for seat in people),
            "failed": dict(chaos.failed),
        }
