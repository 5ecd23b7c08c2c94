"""`tenshu simulate`: let bots play many games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from tenshu import games
from tenshu.ai.arena import win_shares
from tenshu.cli.console import (
    add_game,
    add_options,
    given_options,
    reason_of,
    split_bots,
    tell_faults,
    tell_losses,
    terminal_for,
    usual_seats,
)
from tenshu.cli.players import (
    PLAYER_NAMES,
    add_allowance,
    allowance_of,
    check_player,
    play_out,
)
from tenshu.cli.process import Allowance
from tenshu.cli.workers import add_jobs, positive, run_all
from tenshu.core.errors import BadOption
from tenshu.core.match import Match
from tenshu.core.protocol import setup_options
from tenshu.core.record import Record, format_record

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.cli.console import Terminal
    from tenshu.core.message import Message
    from tenshu.core.parts import Say


class Task(NamedTuple):
    """One game to play, as it is sent to a worker process."""

    game: str
    bots: list[str]
    given: dict[str, str]
    seed: str
    records: str | None
    allowance: Allowance


class Played(NamedTuple):
    """The result of one game."""

    actions: int
    scores: list[int]
    shares: list[float]
    end_reason: str
    faults: int
    # Why each seat's program failed, if it did.
    lost: list[Message | None]


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    add_game(parser, say)
    parser.add_argument("--seats", type=positive, metavar="N", help=say("help-seats"))
    parser.add_argument(
        "--games", type=positive, default=100, metavar="K", help=say("help-games-k")
    )
    parser.add_argument("--seed", default="1", metavar="S", help=say("help-seed"))
    parser.add_argument(
        "--bots",
        default="random",
        metavar="B1,B2",
        help=say("help-bots", names=" ".join(PLAYER_NAMES)),
    )
    add_options(parser, say)
    parser.add_argument("--records", metavar="DIR", help=say("help-records"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_jobs(parser, say)
    add_allowance(parser, say)


def run(args: Namespace) -> int:
    """Play the games, then report on all of them."""
    game = games.load(args.game)
    args.known_game = game.name
    bots = seat_bots(args)
    given = given_options(args.option)
    Match(game, len(bots), given)  # raises BadOption before any work is done
    terminal = terminal_for(args, game)
    if args.records:
        make_folder(args.records)
    tasks = [
        Task(game.name, bots, given, f"{args.seed}/{index}", args.records, allowance_of(args))
        for index in range(args.games)
    ]
    began = perf_counter()
    played = list(run_all(play, tasks, args.jobs, terminal, terminal.say("cli-playing")))
    seconds = round(perf_counter() - began, 3)
    if args.json:
        terminal.json({"game": game.name, "bots": bots, **summarize(played, bots, seconds)})
    else:
        print_summary(terminal, played, bots, seconds)
    return 0


def summarize(played: list[Played], bots: list[str], seconds: float) -> dict[str, object]:
    """The report as JSON data."""
    return {
        "games": len(played),
        "actions": sum(one.actions for one in played),
        "scores": [one.scores for one in played],
        "win_shares": [round(mean(one.shares[seat] for one in played), 4) for seat in seats(bots)],
        "end_reasons": dict(Counter(one.end_reason for one in played)),
        "faults": sum(one.faults for one in played),
        "lost": [sum(1 for one in played if one.lost[seat]) for seat in seats(bots)],
        "seconds": seconds,
    }


def print_summary(
    terminal: Terminal, played: list[Played], bots: list[str], seconds: float
) -> None:
    """Print the report."""
    say = terminal.say
    actions = sum(one.actions for one in played)
    terminal.print(say("cli-simulated", games=len(played), actions=actions, seconds=str(seconds)))
    for seat in seats(bots):
        points = mean(one.scores[seat] for one in played)
        wins = mean(one.shares[seat] for one in played)
        figures = say("cli-mean", mean=f"{points:.1f}", wins=f"{wins:.1%}")
        terminal.print(f"  {seat + 1}. {bots[seat]}: {figures}")
    for reason, count in Counter(one.end_reason for one in played).most_common():
        terminal.print(f"  {count} × {say(f'end-{reason}')}")
    tell_faults(terminal, sum(one.faults for one in played))
    for seat in seats(bots):
        reasons = [why for one in played if (why := one.lost[seat]) is not None]
        tell_losses(terminal, f"{seat + 1}. {bots[seat]}", Counter(reasons))


def seats(bots: list[str]) -> range:
    """The seats of the game, one per bot."""
    return range(len(bots))


def seat_bots(args: Namespace) -> list[str]:
    """The name of the bot in every seat, or BadOption."""
    game = games.load(args.game)
    count = len(split_bots(args.bots, None))
    seats = args.seats or (count if count > 1 else usual_seats(game))
    setup_options(game, seats, {})  # raises BadOption before any work is done
    bots = split_bots(args.bots, seats)
    for bot in bots:
        check_player(bot)
    return bots


def make_folder(path: str) -> None:
    """Create the folder that records are written to, or raise BadOption."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise BadOption("error-file", path=path, reason=reason_of(error)) from None


def play(task: Task) -> Played:
    """Play one game; runs in a worker process."""
    game = games.load(task.game)
    result, ranks, scores, lost = play_out(game, task.given, task.bots, task.seed, task.allowance)
    if task.records is not None:
        record = Record(result.match)
        record.headers = {f"player {i + 1}": f"{bot} {i + 1}" for i, bot in enumerate(task.bots)}
        record.headers["seed"] = task.seed
        name = f"{task.game}-{task.seed.replace('/', '-')}.game"
        Path(task.records, name).write_text(format_record(record), encoding="utf-8")
    shares, steps = win_shares(ranks), len(result.match.steps)
    return Played(steps, scores, shares, result.end_reason, sum(result.faults), lost)
