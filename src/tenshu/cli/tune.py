"""`tenshu tune`: find better weights for a game's heuristic by self-play."""

from __future__ import annotations

import itertools
import json
import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tenshu import games
from tenshu.ai.bots import BOT_NAMES, make_bot
from tenshu.ai.fit import TIMES, Equations, Sample, measure
from tenshu.ai.tune import (
    Pair,
    ascend,
    draw_signs,
    mean_and_interval,
    perturbed,
    play_pair,
    scales_of,
    starting_weights,
    step_size,
)
from tenshu.cli.console import (
    add_game,
    add_options,
    check_writable,
    given_options,
    tell_faults,
    terminal_for,
    write_text,
)
from tenshu.cli.workers import Crew, add_jobs, positive
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.match import Match

SAMPLE: Final = 10  # games per task of a worker
# Strength of the regularization, in rows of data: towards the starting weight, and between
# neighbours in a table. FIXED keeps a weight as it is.
RIDGE: Final = 50.0
TIE: Final = 300.0
FIXED: Final = 1e15

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rich.progress import Progress

    from tenshu.core.parts import Say


class Start(NamedTuple):
    """The starting weights, and which of them may change."""

    names: list[str]
    values: list[float]
    may_change: list[bool]


class Found(NamedTuple):
    """The final weights, and how many decisions of bots failed."""

    values: list[float]
    faults: int


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    add_game(parser, say)
    parser.add_argument("--seats", type=positive, default=2, metavar="N", help=say("help-seats"))
    parser.add_argument(
        "--bot",
        default="greedy",
        metavar="BOT",
        help=say("help-tune-bot", names=" ".join(BOT_NAMES)),
    )
    parser.add_argument("--judge", metavar="BOT", help=say("help-tune-judge"))
    parser.add_argument(
        "--batches", type=positive, default=100, metavar="N", help=say("help-tune-batches")
    )
    parser.add_argument("--pairs", type=positive, default=20, metavar="N", help=say("help-pairs"))
    parser.add_argument(
        "--check", type=positive, default=200, metavar="N", help=say("help-tune-check")
    )
    parser.add_argument("--fit", type=positive, metavar="N", help=say("help-tune-fit"))
    parser.add_argument("--only", default="", metavar="A,B", help=say("help-tune-only"))
    parser.add_argument("--seed", default="1", metavar="S", help=say("help-seed"))
    add_options(parser, say)
    parser.add_argument("--out", metavar="FILE", help=say("help-tune-out"))
    add_jobs(parser, say)


def run(args: Namespace) -> int:
    """Tune, compare with the start, and store the weights in the game if they are better.

    With --out they are written to that file instead, better or not.
    """
    game = games.load(args.game)
    args.known_game = game.name
    judge = args.judge or args.bot
    for bot in (args.bot, judge):
        make_bot(bot)
    terminal = terminal_for(args, game)
    names, values = starting_weights(game.name)
    if args.seats < 2:
        raise BadOption("error-tune-seats")
    Match(game, args.seats, given_options(args.option))  # raises BadOption before any work is done
    start = Start(names, values, chosen(args, names))
    own = Path(str(games.folder(game.name)), games.WEIGHTS_FILE)
    path = args.out or str(own)
    check_writable(path)
    with terminal.progress() as progress, Crew(args.jobs) as crew:
        way = fit if args.fit else tune
        found = way(args, crew, progress, terminal.say("cli-tuning"), start)
        checks = [
            pair(args, judge, f"check/{index}", found.values, values) for index in range(args.check)
        ]
        bar = progress.add_task(terminal.say("cli-comparing"), total=len(checks))
        leads = []
        for lead in crew.run(play_pair, checks):
            leads.append(lead)
            progress.advance(bar)
    mean, low, high = mean_and_interval([lead.points for lead in leads])
    report = f"{mean:+.2f} ({low:+.2f} .. {high:+.2f})"
    terminal.print(terminal.say("cli-tuned", lead=report, pairs=args.check))
    tell_faults(terminal, found.faults + sum(lead.faults for lead in leads))
    is_better = low > 0
    if not is_better:
        terminal.print(terminal.say("cli-not-better"))
    if is_better or args.out:
        before = json.loads(own.read_text(encoding="utf-8"))["made"] if own.is_file() else []
        write_text(path, format_weights(names, found.values, [*before, how_made(report)]))
        terminal.print(terminal.say("cli-saved", path=path))
    return 0 if is_better else 1


def chosen(args: Namespace, names: list[str]) -> list[bool]:
    """Which weights may change: all, or those whose names begin as --only says."""
    only = tuple(word.strip() for word in args.only.split(",") if word.strip())
    may_change = [not only or name.startswith(only) for name in names]
    if not any(may_change):
        raise BadOption("error-tune-only", text=args.only)
    return may_change


def pair(args: Namespace, bot: str, seed: str, one: list[float], two: list[float]) -> Pair:
    """A task: two games on one seed, with the weights swapped between the seats."""
    given = given_options(args.option)
    return Pair(args.game, args.seats, given, bot, f"{args.seed}/{seed}", one, two)


def tune(args: Namespace, crew: Crew, progress: Progress, what: str, start: Start) -> Found:
    """Simultaneous perturbation (SPSA) over batches of paired games, averaged over the later half."""
    chance = Chance(f"tune/{args.seed}")
    bar = progress.add_task(what, total=args.batches * args.pairs)
    values = list(start.values)
    total = [0.0] * len(values)
    late = range(args.batches // 2, args.batches)
    faults = 0
    for batch in range(args.batches):
        pairs = []
        signs = []
        for index in range(args.pairs):
            drawn = draw_signs(len(values), chance)
            sign = [way if may else 0 for way, may in zip(drawn, start.may_change, strict=True)]
            scales = scales_of(values)
            one = perturbed(values, sign, scales)
            two = perturbed(values, [-way for way in sign], scales)
            signs.append(sign)
            pairs.append(pair(args, args.bot, f"{batch}/{index}", one, two))
        leads = []
        for lead in crew.run(play_pair, pairs):
            leads.append(lead.points)
            faults += lead.faults
            progress.advance(bar)
        values = ascend(values, leads, signs, step_size(batch, args.batches))
        if batch in late:
            total = [have + value for have, value in zip(total, values, strict=True)]
    return Found([round(have / len(late), 4) for have in total], faults)


def fit(args: Namespace, crew: Crew, progress: Progress, what: str, start: Start) -> Found:
    """Fit the weights to the results of self-play games by regularized least squares."""
    given = given_options(args.option)
    seeds = [f"{args.seed}/{index}" for index in range(args.fit)]
    samples = [
        Sample(args.game, args.seats, given, args.bot, seeds[at : at + SAMPLE])
        for at in range(0, len(seeds), SAMPLE)
    ]
    bar = progress.add_task(what, total=len(samples))
    equations = Equations(len(start.values) + TIMES)
    faults = 0
    for measured in crew.run(measure, samples):
        equations.join(measured)
        faults += measured.faults
        progress.advance(bar)
    for index, (name, other) in enumerate(itertools.pairwise(start.names)):
        if "." in name and name.rpartition(".")[0] == other.rpartition(".")[0]:
            equations.tie(index, index + 1, TIE)
    ridge = [RIDGE if may else FIXED for may in start.may_change] + [RIDGE] * TIMES
    changes = equations.solve(ridge)[: len(start.values)]
    values = zip(start.values, changes, strict=True)
    return Found([round(value + change, 4) for value, change in values], faults)


def how_made(lead: str) -> dict[str, str]:
    """The command line, the date, and the lead of the new weights over the old."""
    command = shlex.join(["tenshu", *sys.argv[1:]])
    return {"command": command, "date": datetime.now(UTC).date().isoformat(), "lead": lead}


def format_weights(names: list[str], values: list[float], made: list[dict[str, str]]) -> str:
    """The weights file: every command that made the weights, then the weights."""
    weights = dict(zip(names, values, strict=True))
    return json.dumps({"made": made, "weights": weights}, indent=2) + "\n"
