"""`tenshu bench --envs`: measure the learning environments beside those of others."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from statistics import median
from typing import TYPE_CHECKING, Final

from rich.table import Table

from tenshu.core.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tenshu.cli.console import Terminal

KINDS: Final = ("aec", "batched", "openspiel")
LIBRARIES: Final = ("gymnasium", "numpy", "pettingzoo", "pyspiel")

Rates = dict[str, dict[str, float]]


def measure_all(terminal: Terminal, seats_of: Mapping[str, int], rounds: int) -> Rates:
    """The median rates of all games over the rounds, or BadOption if libraries are missing."""
    if any(find_spec(library) is None for library in LIBRARIES):
        raise BadOption("error-envs")
    command = [sys.executable, "-m", "tenshu.cli.measure_envs"]
    command += [f"{name}:{seats}" for name, seats in seats_of.items()]
    found: list[Rates] = []
    with terminal.progress() as progress:
        bar = progress.add_task(terminal.say("cli-measuring"), total=rounds)
        for _ in range(rounds):
            done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own program
            found.append(json.loads(done.stdout))
            progress.advance(bar)
    return {
        name: {kind: round(median(one[name][kind] for one in found), 1) for kind in rates}
        for name, rates in found[0].items()
    }


def print_report(terminal: Terminal, report: Rates) -> None:
    """Print the rates as a table."""
    table = Table(box=None)
    table.add_column("")
    for kind in KINDS:
        table.add_column(terminal.say(f"cli-bench-{kind}"), justify="right")
    for name, rates in report.items():
        table.add_row(name, *(f"{rates[kind]:,.0f}" if kind in rates else "" for kind in KINDS))
    terminal.print(table)
