"""`tenshu bench`: measure the engines, compiled and interpreted."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from statistics import median
from typing import TYPE_CHECKING, Final

from rich.table import Table

from tenshu import games
from tenshu.cli import bench_envs
from tenshu.cli.console import add_game, terminal_for, usual_seats
from tenshu.cli.workers import positive
from tenshu.core.protocol import setup_options

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.cli.console import Terminal
    from tenshu.core.parts import Say

RATES: Final = (
    "games_per_cpu_second",
    "actions_per_cpu_second",
    "clones_per_cpu_second",
    "simulations_per_cpu_second",
)
MODES: Final = ("compiled", "interpreted")

Rates = dict[str, float]


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    add_game(parser, say, optional=True)
    parser.add_argument("--seats", type=positive, metavar="N", help=say("help-bench-seats"))
    parser.add_argument("--rounds", type=positive, default=5, metavar="N", help=say("help-rounds"))
    parser.add_argument("--envs", action="store_true", help=say("help-bench-envs"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    """Measure every game in rounds, each of them once compiled and once interpreted."""
    chosen = [args.game] if args.game else games.names()
    loaded = [games.load(name) for name in chosen]
    seats_of = {game.name: args.seats or usual_seats(game) for game in loaded}
    for game in loaded:
        setup_options(game, seats_of[game.name], {})  # raises BadOption before any work is done
    terminal = terminal_for(args)
    if args.envs:
        return run_envs(args, terminal, seats_of)
    report: dict[str, dict[str, object]] = {}
    with terminal.progress() as progress:
        bar = progress.add_task(terminal.say("cli-measuring"), total=args.rounds * len(loaded))
        for game in loaded:
            seats = seats_of[game.name]
            rounds: list[dict[str, Rates | None]] = []
            for _ in range(args.rounds):
                rounds.append({mode: measure(game.name, seats, mode) for mode in MODES})
                progress.advance(bar)
            report[game.name] = {"seats": seats, **summarize(rounds)}
    if args.json:
        terminal.json({"machine": machine(), "games": report})
    else:
        print_report(terminal, report)
    return 0


def run_envs(args: Namespace, terminal: Terminal, seats_of: dict[str, int]) -> int:
    """Measure the learning environments instead."""
    rates = bench_envs.measure_all(terminal, seats_of, args.rounds)
    if args.json:
        terminal.json({"machine": machine(), "steps_per_cpu_second": rates})
    else:
        bench_envs.print_report(terminal, rates)
        print_machine(terminal)
    return 0


def machine() -> dict[str, object]:
    """The machine that the figures were measured on."""
    return {
        "python": platform.python_version(),
        "system": platform.platform(),
        "cores": os.cpu_count(),
    }


def measure(game: str, seats: int, mode: str) -> Rates | None:
    """Measure one round in its own process; None if that build of the engine is missing."""
    environment = {**os.environ, "TENSHU_INTERPRETED": "1" if mode == "interpreted" else ""}
    command = [sys.executable, "-m", "tenshu.cli.measure", game, str(seats), mode]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603 - our own program
    rates: Rates | None = json.loads(done.stdout)
    return rates


def summarize(rounds: list[dict[str, Rates | None]]) -> dict[str, object]:
    """The medians of both builds, and the median ratio of the two within a round."""
    summary: dict[str, object] = {}
    for mode in MODES:
        rates = [one[mode] for one in rounds]
        known = [rate for rate in rates if rate is not None]
        summary[mode] = (
            {name: round(median(rate[name] for rate in known), 1) for name in RATES}
            if known
            else None
        )
    ratios = [
        compiled[RATES[0]] / interpreted[RATES[0]]
        for one in rounds
        if (compiled := one["compiled"]) and (interpreted := one["interpreted"])
    ]
    summary["ratio"] = round(median(ratios), 1) if ratios else None
    return summary


def print_report(terminal: Terminal, report: dict[str, dict[str, object]]) -> None:
    """Print the report as a table."""
    say = terminal.say
    table = Table(box=None)
    table.add_column("")
    for name in RATES:
        table.add_column(say(f"cli-bench-{name.split('_', maxsplit=1)[0]}"), justify="right")
    for game, figures in report.items():
        for mode in MODES:
            rates = figures[mode]
            if isinstance(rates, dict):
                cells = [f"{rates[name]:,.0f}" for name in RATES]
                table.add_row(f"{game}, {say(f'cli-bench-{mode}')}", *cells)
            else:
                table.add_row(f"{game}, {say('cli-bench-not-compiled')}")
        if figures["ratio"]:
            table.add_row(f"{game}, {say('cli-bench-ratio')}", f"{figures['ratio']}")
    terminal.print(table)
    print_machine(terminal)


def print_machine(terminal: Terminal) -> None:
    """Print where the figures were measured."""
    facts = machine()
    terminal.print(f"Python {facts['python']}, {facts['system']}, {facts['cores']} CPU")
