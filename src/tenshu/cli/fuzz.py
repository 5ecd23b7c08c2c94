"""`tenshu fuzz`: random games over all seat counts and options, to find faults."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from tenshu import games
from tenshu.ai.fuzz import draw_match, fuzz_game
from tenshu.cli.console import add_game, terminal_for
from tenshu.cli.fuzz_notation import run_exports, run_files
from tenshu.cli.simulate import make_folder
from tenshu.cli.workers import add_jobs, positive, run_all
from tenshu.core.chance import Chance
from tenshu.core.record import Record, format_record

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.core.parts import Say


class Task(NamedTuple):
    """One random game, as it is sent to a worker process."""

    game: str
    seed: str


class Fuzzed(NamedTuple):
    """The length of one game, what went wrong (or nothing), and then its record."""

    actions: int
    problem: str
    record: str


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    add_game(parser, say)
    parser.add_argument(
        "--games", type=positive, default=1000, metavar="N", help=say("help-games-n")
    )
    parser.add_argument("--seed", default="1", metavar="S", help=say("help-seed"))
    parser.add_argument("--records", default="fuzz", metavar="DIR", help=say("help-fuzz-records"))
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--exports", action="store_true", help=say("help-fuzz-exports"))
    kinds.add_argument("--files", action="store_true", help=say("help-fuzz-files"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_jobs(parser, say)


def run(args: Namespace) -> int:
    """Play random games; exit code 1 if any of them failed."""
    game = games.load(args.game)
    args.known_game = game.name
    if args.exports:
        return run_exports(args, game)
    if args.files:
        return run_files(args, game)
    terminal = terminal_for(args, game)
    tasks = [Task(game.name, f"{args.seed}/{index}") for index in range(args.games)]
    began = perf_counter()
    actions = 0
    written: list[str] = []
    outcomes = run_all(play, tasks, args.jobs, terminal, terminal.say("cli-fuzzing"))
    for task, fuzzed in zip(tasks, outcomes, strict=True):
        actions += fuzzed.actions
        if fuzzed.problem:
            written.append(write_record(args.records, task, fuzzed))
            terminal.note(f"{written[-1]}: {fuzzed.problem}")
    report = {
        "game": game.name,
        "games": len(tasks),
        "actions": actions,
        "violations": len(written),
        "records": written,
        "seconds": round(perf_counter() - began, 3),
    }
    if args.json:
        terminal.json(report)
    else:
        terminal.print(
            terminal.say("cli-fuzzed", games=len(tasks), actions=actions, violations=len(written))
        )
    return 1 if written else 0


def play(task: Task) -> Fuzzed:
    """Fuzz one game; runs in a worker process."""
    chance = Chance(task.seed)
    match = draw_match(games.load(task.game), chance)
    problem = fuzz_game(match, chance)
    if not problem:
        return Fuzzed(len(match.steps), "", "")
    record = Record(match)
    record.headers["seed"] = task.seed
    record.comments[len(match.steps)] = [problem]
    return Fuzzed(len(match.steps), problem, format_record(record))


def write_record(folder: str, task: Task, fuzzed: Fuzzed) -> str:
    """Write the record of a game that failed and return its path."""
    make_folder(folder)
    path = Path(folder, f"{task.game}-{task.seed.replace('/', '-')}.game")
    path.write_text(fuzzed.record, encoding="utf-8")
    return str(path)
