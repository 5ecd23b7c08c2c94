"""`tenshu fuzz --exports` and `--files`: what is written is read again, and damage is refused."""

from __future__ import annotations

import faulthandler
import json
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final, NamedTuple

from tenshu import games
from tenshu.ai.fuzz_exports import check_exports, play_drawn_game
from tenshu.ai.fuzz_files import damage
from tenshu.cli.console import terminal_for
from tenshu.cli.simulate import make_folder
from tenshu.cli.workers import run_all
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption, TenshuError
from tenshu.core.record import FORMAT, Record, format_record

if TYPE_CHECKING:
    from argparse import Namespace

    from tenshu.core.parts import ForeignNotation
    from tenshu.core.protocol import Game

FILES_PER_GAME: Final = 20
# CPU time in which a file must be read or refused, and when a reader that hangs is ended.
MOST_SECONDS: Final = 5.0
HANGS_AFTER: Final = 300


class Task(NamedTuple):
    """One game, as it is sent to a worker process."""

    game: str
    number: int
    seed: str
    files: int


class Checked(NamedTuple):
    """What was read and refused, and the first problem with the text that shows it."""

    read: int
    refused: int
    problem: str
    text: str


def run_exports(args: Namespace, game: Game) -> int:
    """Write games, read them again and compare; stops at the first that differs, with exit code 1."""
    terminal = terminal_for(args, game)
    if games.foreign_notation(game.name) is None:
        raise BadOption("error-fuzz-notation", game=terminal.say("game-name"))
    tasks = [Task(game.name, i, f"{args.seed}/{i}", 0) for i in range(args.games)]
    began = perf_counter()
    steps = 0
    problem = ""
    compared = 0
    outcomes = run_all(compare_export, tasks, args.jobs, terminal, terminal.say("cli-fuzzing"))
    for task, checked in zip(tasks, outcomes, strict=True):
        compared += 1
        steps += checked.read
        if checked.problem:
            path = write_text(args.records, f"{task.game}-{task.seed}.game", checked.text)
            problem = f"{path}: {checked.problem}"
            break
    found = 1 if problem else 0
    report = {
        "game": game.name,
        "games": compared,
        "actions": steps,
        "violations": found,
        "seconds": round(perf_counter() - began, 3),
    }
    if problem:
        terminal.note(problem)
    if args.json:
        terminal.json(report)
    else:
        terminal.print(terminal.say("cli-fuzzed", games=compared, actions=steps, violations=found))
    return found


def compare_export(task: Task) -> Checked:
    """Write one game and read it again; runs in a worker process."""
    notation = games.foreign_notation(task.game)
    assert notation is not None
    match = play_drawn_game(games.load(task.game), task.number, task.seed)
    try:
        problem = check_exports(notation, match, Chance(f"{task.seed}/cut"))
    except Exception as error:  # noqa: BLE001 - whatever breaks is the find
        problem = f"{type(error).__name__}: {error}"
    text = format_record(Record(match)) if problem else ""
    return Checked(len(match.steps), 0, problem, text)


def run_files(args: Namespace, game: Game) -> int:
    """Damage records and ledgers; exit code 1 if one breaks the reader or takes too long."""
    terminal = terminal_for(args, game)
    tasks = [
        Task(game.name, i, f"{args.seed}/{i}", min(FILES_PER_GAME, args.games - i * FILES_PER_GAME))
        for i in range((args.games + FILES_PER_GAME - 1) // FILES_PER_GAME)
    ]
    began = perf_counter()
    read = refused = 0
    problems: list[str] = []
    outcomes = run_all(read_damaged, tasks, args.jobs, terminal, terminal.say("cli-fuzzing"))
    for task, checked in zip(tasks, outcomes, strict=True):
        read += checked.read
        refused += checked.refused
        if checked.problem:
            path = write_text(args.records, f"{task.game}-{task.seed}.txt", checked.text)
            problems.append(f"{path}: {checked.problem}")
            terminal.note(problems[-1])
    report = {
        "game": game.name,
        "files": args.games,
        "read": read,
        "refused": refused,
        "problems": problems,
        "seconds": round(perf_counter() - began, 3),
    }
    if args.json:
        terminal.json(report)
    else:
        terminal.print(
            terminal.say(
                "cli-fuzzed-files",
                files=args.games,
                read=read,
                refused=refused,
                problems=len(problems),
            )
        )
    return 1 if problems else 0


def read_damaged(task: Task) -> Checked:
    """Read damaged forms of one game; runs in a worker process."""
    notation = games.foreign_notation(task.game)
    record = Record(play_drawn_game(games.load(task.game), task.number, task.seed))
    sources = [format_record(record)]
    if notation is not None and task.number % 2 == 0:
        ledger = notation.export(record)
        sources = [ledger, as_json(ledger)]
    chance = Chance(f"{task.seed}/damage")
    read = refused = 0
    for number in range(task.files):
        text = damage(sources[number % len(sources)], chance)
        began = process_time()
        faulthandler.dump_traceback_later(HANGS_AFTER, exit=True)
        problem = ""
        try:
            if is_read(text, notation):
                read += 1
            else:
                refused += 1
        except TenshuError:
            refused += 1
        except Exception as error:  # noqa: BLE001 - whatever breaks is the find
            problem = f"{type(error).__name__}: {error}"
        finally:
            faulthandler.cancel_dump_traceback_later()
        seconds = process_time() - began
        if seconds > MOST_SECONDS:
            problem = problem or f"{seconds:.1f} seconds"
        if problem:
            return Checked(read, refused, problem, text)
    return Checked(read, refused, "", "")


def is_read(text: str, notation: ForeignNotation | None) -> bool:
    """Read a text as `tenshu replay` and as the service do; False if they refuse it."""
    from tenshu.server import reading

    if notation is not None and not text.startswith(FORMAT) and notation.recognises(text):
        notation.replay(text)
    kept = reading.keep(text)
    if isinstance(kept, reading.Refusal):
        return False
    reading.whole("", kept.text)
    return True


def as_json(ledger: str) -> str:
    """The lines of a ledger as entries of its JSON form, one on a line."""
    entries: list[dict[str, str]] = []
    for line in ledger.splitlines():
        faction, colon, commands = line.partition(": ")
        if line.startswith("# "):
            entries.append({"comment": line[1:]})
        elif colon:
            entries.append({"faction": faction, "commands": commands})
        elif line:
            entries.append({"comment": line})
    return "[" + ",\n".join([json.dumps(entry) for entry in entries]) + "]"


def write_text(folder: str, name: str, text: str) -> str:
    """Write what shows a problem and return its path."""
    make_folder(folder)
    path = Path(folder, name.replace("/", "-"))
    path.write_text(text, encoding="utf-8", errors="surrogatepass")
    return str(path)
