"""`tenshu arena`: win shares of bots against each other, with confidence intervals."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table

from tenshu import games
from tenshu.ai.arena import seatings, wilson_interval, win_shares
from tenshu.cli.console import (
    add_game,
    add_options,
    given_options,
    split_bots,
    tell_faults,
    tell_losses,
    terminal_for,
)
from tenshu.cli.differences import Comparison, draw_points, means_by_pair
from tenshu.cli.players import (
    PLAYER_NAMES,
    add_allowance,
    allowance_of,
    check_player,
    play_out,
)
from tenshu.cli.process import Allowance
from tenshu.cli.setups import Given, read_setups
from tenshu.cli.workers import add_jobs, positive, run_all
from tenshu.core.errors import BadOption
from tenshu.core.match import Match

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.core.message import Message
    from tenshu.core.parts import Say
    from tenshu.core.protocol import Game


class Task(NamedTuple):
    """One game to play; `seating` has the index of the bot in each seat."""

    game: str
    bots: list[str]
    seating: list[int]
    given: dict[str, str]
    seed: str
    allowance: Allowance
    # The number of its set-up, or of its seed if there is only one: what differences are paired by.
    pair: int


class Played(NamedTuple):
    """The result of one game, by seat."""

    shares: list[float]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    faults: list[int]
    lost: list[Message | None]


class Entry:
    """The totals of one bot over all games so far."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.faults = 0
        # Games lost because the bot's program failed, by reason.
        self.lost: Counter[Message] = Counter()

    def to_json(self) -> dict[str, object]:
        """The bot's row of the JSON report."""
        low, high = wilson_interval(self.wins, self.games)
        return {
            "bot": self.bot,
            "games": self.games,
            "win_share": round(self.wins / self.games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_score": round(self.points / self.games, 2),
            "ms_per_move": round(1000 * self.seconds / max(1, self.decisions), 3),
            "longest_ms": round(1000 * self.longest, 3),
            "faults": self.faults,
            "lost": [{**why.to_json(), "games": n} for why, n in self.lost.most_common()],
        }


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    add_game(parser, say)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B",
        help=say("help-arena-bots", names=" ".join(PLAYER_NAMES)),
    )
    parser.add_argument(
        "--games", type=positive, default=100, metavar="N", help=say("help-games-n")
    )
    parser.add_argument("--seed", default="1", metavar="S", help=say("help-seed"))
    add_options(parser, say)
    parser.add_argument("--setups", metavar="FILE", help=say("help-arena-setups"))
    parser.add_argument("--baseline", metavar="A,B", help=say("help-arena-baseline"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_jobs(parser, say)
    add_allowance(parser, say)


def run(args: Namespace) -> int:
    """Play every seed with every rotation of the seats, then report."""
    game = games.load(args.game)
    args.known_game = game.name
    bots = split_bots(args.bots, None)
    baseline = split_bots(args.baseline, len(bots)) if args.baseline else []
    for bot in [*bots, *baseline]:
        check_player(bot)
    setups = given_setups(args, game, len(bots))
    terminal = terminal_for(args, game)
    began = perf_counter()
    tasks = tasks_of(args, game, bots, setups)
    outcomes = list(run_all(play, tasks, args.jobs, terminal, terminal.say("cli-playing")))
    comparisons = []
    own = points_of(tasks, outcomes)
    if any(setup.points for setup in setups):
        recorded = {pair: setup.points for pair, setup in enumerate(setups) if setup.points}
        comparisons.append(Comparison("recorded", own, means_by_pair(recorded.items())))
    if baseline:
        others = tasks_of(args, game, baseline, setups)
        found = list(run_all(play, others, args.jobs, terminal, terminal.say("cli-playing")))
        comparisons.append(Comparison("baseline", own, points_of(others, found)))
    entries = totals(bots, tasks, outcomes)
    report = {
        "game": game.name,
        "games": len(tasks),
        "bots": [entry.to_json() for entry in entries],
        "comparisons": [comparison.to_json() for comparison in comparisons],
        "seconds": round(perf_counter() - began, 3),
    }
    if args.json:
        terminal.json(report)
        return 0
    terminal.print(draw_table(entries, terminal.say))
    seeds = len(tasks) // len(seatings(bots))
    terminal.print(terminal.say("cli-arena", games=len(tasks), seeds=seeds))
    if args.setups and comparisons:
        terminal.print(draw_points(comparisons, terminal.say))
    for comparison in comparisons:
        terminal.print(comparison.worded(terminal.say))
    tell_faults(terminal, sum(entry.faults for entry in entries))
    for entry in entries:
        tell_losses(terminal, entry.bot, entry.lost)
    return 0


def tasks_of(args: Namespace, game: Game, bots: list[str], setups: list[Given]) -> list[Task]:
    """The games to play: every seed with every rotation of the seats, each set-up equally often."""
    rotations = seatings(bots)
    count = len(setups)
    seeds = -(-args.games // (len(rotations) * count)) * count
    return [
        Task(
            game.name,
            bots,
            seating,
            setups[index % count].options,
            f"{args.seed}/{index}",
            allowance_of(args),
            index % count if args.setups else index,
        )
        for index in range(seeds)
        for seating in rotations
    ]


def points_of(tasks: list[Task], outcomes: list[Played]) -> dict[int, float]:
    """The mean points of all seats on each set-up or seed."""
    scores = [played.scores for played in outcomes]
    return means_by_pair(zip((task.pair for task in tasks), scores, strict=True))


def totals(bots: list[str], tasks: list[Task], outcomes: list[Played]) -> list[Entry]:
    """What each bot reached in all games."""
    entries = [Entry(bot) for bot in bots]
    for task, played in zip(tasks, outcomes, strict=True):
        for seat, seated in enumerate(task.seating):
            entry = entries[seated]
            entry.games += 1
            entry.wins += played.shares[seat]
            entry.points += played.scores[seat]
            entry.decisions += played.decisions[seat]
            entry.seconds += played.seconds[seat]
            entry.longest = max(entry.longest, played.longest[seat])
            entry.faults += played.faults[seat]
            why = played.lost[seat]
            if why is not None:
                entry.lost[why] += 1
    return entries


def given_setups(args: Namespace, game: Game, seats: int) -> list[Given]:
    """The options of the command, once or with each set-up of a file; BadOption before any work is done."""
    given = given_options(args.option)
    setups = [Given(given, [])]
    if args.setups:
        setups = [Given({**old.options, **given}, old.points) for old in read_setups(args.setups)]
    if not setups:
        raise BadOption("error-setups", path=args.setups)
    for setup in setups:
        Match(game, seats, setup.options)
    return setups


def play(task: Task) -> Played:
    """Play one game; runs in a worker process."""
    game = games.load(task.game)
    seated = [task.bots[bot] for bot in task.seating]
    result, ranks, scores, lost = play_out(game, task.given, seated, task.seed, task.allowance)
    return Played(
        win_shares(ranks),
        scores,
        result.decisions,
        result.seconds,
        result.longest,
        result.faults,
        lost,
    )


def draw_table(entries: list[Entry], say: Say) -> Table:
    """The report as a table."""
    table = Table(box=None)
    for key in ("bot", "games", "wins", "interval", "points", "time", "longest"):
        table.add_column(
            say(f"cli-arena-{key}"), justify="left" if key == "bot" else "right", overflow="fold"
        )
    for entry in entries:
        low, high = wilson_interval(entry.wins, entry.games)
        table.add_row(
            entry.bot,
            str(entry.games),
            f"{entry.wins / entry.games:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{entry.points / entry.games:.1f}",
            f"{1000 * entry.seconds / max(1, entry.decisions):.2f}",
            f"{1000 * entry.longest:.2f}",
        )
    return table
