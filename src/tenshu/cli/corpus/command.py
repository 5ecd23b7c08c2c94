"""`tenshu corpus`: make, check, split and count a corpus of games among bots."""

from __future__ import annotations

from argparse import SUPPRESS
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table

from tenshu import games
from tenshu.cli.console import (
    add_game,
    add_options,
    given_options,
    split_bots,
    terminal_for,
    usual_seats,
)
from tenshu.cli.workers import add_jobs, positive
from tenshu.core.errors import BadOption
from tenshu.text import LANGUAGES

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable

    from tenshu.cli.console import Terminal
    from tenshu.core.parts import Say

LIBRARIES: Final = ("pyarrow", "zstandard")
SHARES: Final = "train=80,valid=10,test=10"


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    for name in TASKS:
        about = say(f"help-corpus-{name}")
        task = tasks.add_parser(name, help=about, description=about)
        if name == "make":
            _add_making(task, say)
        else:
            task.add_argument("folder", type=Path, metavar="DIR", help=say("help-corpus-folder"))
        if name == "split":
            task.add_argument(
                "--shares", default=SHARES, metavar="NAME=N,…", help=say("help-corpus-shares")
            )
        else:
            add_jobs(task, say)
        task.add_argument("--json", action="store_true", help=say("help-json"))
        # Without a default, so that it may stand before or after the task.
        task.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help=say("help-lang"))


def _add_making(task: ArgumentParser, say: Say) -> None:
    from tenshu.ai.bots import BOT_NAMES

    add_game(task, say)
    names = " ".join(BOT_NAMES)
    task.add_argument("--games", type=positive, default=100, metavar="N", help=say("help-games-n"))
    task.add_argument("--seats", type=positive, metavar="N", help=say("help-seats"))
    task.add_argument(
        "--bots", default="medium", metavar="B1,B2", help=say("help-bots", names=names)
    )
    task.add_argument("--seed", default="1", metavar="S", help=say("help-seed"))
    add_options(task, say)
    task.add_argument("--features", action="store_true", help=say("help-corpus-features"))
    task.add_argument("--out", type=Path, required=True, metavar="DIR", help=say("help-corpus-out"))
    task.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("help-corpus-ray"))


def run(args: Namespace) -> int:
    """Do a task; exit code 1 if a corpus is not what it should be."""
    if any(find_spec(library) is None for library in LIBRARIES):
        raise BadOption("error-corpus-libraries")
    return TASKS[args.task](args)


def make(args: Namespace) -> int:
    """Play what is missing, and write the files."""
    from tenshu.cli.corpus.making import make as make_corpus
    from tenshu.cli.corpus.manifest import make_plan
    from tenshu.cli.corpus.playing import OnAllCores, OnRay

    game = games.load(args.game)
    args.known_game = game.name
    given = len(split_bots(args.bots, None))
    seats = args.seats or (given if given > 1 else usual_seats(game))
    bots = split_bots(args.bots, seats)
    plan = make_plan(
        game.name,
        given_options(args.option),
        bots,
        args.games,
        args.seed,
        features=args.features,
    )
    workers = OnAllCores(args.jobs) if args.ray is None else OnRay(args.ray, args.jobs)
    terminal = terminal_for(args, game)
    manifest = make_corpus(args.out, plan, workers, terminal)
    if args.json:
        terminal.json({"folder": str(args.out), "games": plan.games, "files": manifest.files})
    else:
        said = terminal.say("cli-corpus-made", games=plan.games, decisions=manifest.decisions)
        terminal.print(said)
        for name, about in manifest.files.items():
            terminal.out.print(f"  {about['sha256']}  {args.out / name}", soft_wrap=True)
    return 0


def check(args: Namespace) -> int:
    """Replay everything, and tell what is wrong."""
    from tenshu.cli.corpus.checking import check as check_corpus
    from tenshu.cli.corpus.manifest import read_manifest
    from tenshu.cli.corpus.playing import OnAllCores

    manifest = read_manifest(args.folder)
    args.known_game = manifest.plan.game
    terminal = terminal_for(args, games.load(manifest.plan.game))
    if not manifest.is_complete:
        raise BadOption("error-corpus-unfinished", path=str(args.folder))
    problems = list(check_corpus(args.folder, manifest, OnAllCores(args.jobs), terminal))
    if args.json:
        terminal.json({"games": manifest.plan.games, "problems": [p.to_json() for p in problems]})
    else:
        for problem in problems:
            terminal.note(terminal.wording.word(problem))
        key = "cli-corpus-bad" if problems else "cli-corpus-good"
        count = len(problems) or manifest.plan.games
        terminal.print(terminal.say(key, count=count, decisions=manifest.decisions))
    return 1 if problems else 0


def stats(args: Namespace) -> int:
    """Tell what the games say."""
    from tenshu.cli.corpus.manifest import read_manifest
    from tenshu.cli.corpus.playing import OnAllCores
    from tenshu.cli.corpus.statistics import statistics

    manifest = read_manifest(args.folder)
    args.known_game = manifest.plan.game
    terminal = terminal_for(args, games.load(manifest.plan.game))
    found = statistics(args.folder, manifest, OnAllCores(args.jobs), terminal)
    if args.json:
        terminal.json(found)
    else:
        _print_statistics(terminal, found)
    return 0


def _print_statistics(terminal: Terminal, found: dict[str, Any]) -> None:
    say = terminal.say
    terminal.print(say("cli-corpus-made", games=found["games"], decisions=found["decisions"]))
    sources = Table(box=None)
    sources.add_column(say("cli-corpus-source"))
    sources.add_column(say("cli-corpus-all"), justify="right")
    sources.add_column(say("cli-corpus-winners"), justify="right")
    for source, points in found["sources"].items():
        sources.add_row(say(f"score-{source}"), f"{points['all']:.1f}", f"{points['winners']:.1f}")
    terminal.print(sources)
    groups = {
        say("cli-corpus-order"): found["by_order"],
        say("cli-arena-bot"): found["by_bot"],
        **found["by_choice"],
    }
    for title, rows in groups.items():
        table = Table(box=None)
        table.add_column(title)
        for key in ("games", "points", "wins", "interval"):
            table.add_column(say(f"cli-arena-{key}"), justify="right")
        for name, row in rows.items():
            low, high = row["interval"]
            spread = f"{low:.1%} .. {high:.1%}"
            table.add_row(
                name, str(row["seats"]), f"{row['points']:.1f}", f"{row['wins']:.1%}", spread
            )
        terminal.print(table)


def split(args: Namespace) -> int:
    """Write the parts."""
    from tenshu.cli.corpus.manifest import read_manifest
    from tenshu.cli.corpus.splitting import parse_shares
    from tenshu.cli.corpus.splitting import split as split_corpus

    shares = parse_shares(args.shares)
    manifest = read_manifest(args.folder)
    args.known_game = manifest.plan.game
    terminal = terminal_for(args, games.load(manifest.plan.game))
    if not manifest.is_complete:
        raise BadOption("error-corpus-unfinished", path=str(args.folder))
    parts = split_corpus(args.folder, manifest, shares)
    if args.json:
        terminal.json({str(part.part["name"]): part.plan.games for part in parts if part.part})
    else:
        for part, (name, _) in zip(parts, shares, strict=True):
            made = terminal.say("cli-corpus-made", games=part.plan.games, decisions=part.decisions)
            terminal.out.print(f"{args.folder / name}: {made}", soft_wrap=True)
    return 0


TASKS: Final[dict[str, Callable[[Namespace], int]]] = {
    "make": make,
    "check": check,
    "stats": stats,
    "split": split,
}
