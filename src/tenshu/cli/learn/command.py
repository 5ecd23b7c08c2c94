"""`tenshu learn`: play, train, compare, and play on with the better net."""

from __future__ import annotations

import json
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tenshu import games
from tenshu.ai.bots import BOT_NAMES, make_bot
from tenshu.ai.contest import ALONE, HALVES, Contest, play_contest
from tenshu.ai.tune import mean_and_interval
from tenshu.cli.console import (
    add_game,
    add_options,
    check_writable,
    given_options,
    read_text,
    tell_faults,
    terminal_for,
    write_text,
)
from tenshu.cli.tune import how_made
from tenshu.cli.workers import Crew, add_jobs, positive
from tenshu.core.errors import BadOption
from tenshu.core.match import Match
from tenshu.core.net import Net, format_net, parse_net

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rich.progress import Progress

    from tenshu.cli.console import Terminal
    from tenshu.cli.learn.lessons import Plan
    from tenshu.core.parts import Say
    from tenshu.core.protocol import Game

SEATINGS: Final = (ALONE, HALVES)
MOST_UNITS: Final = 256


class Gain(NamedTuple):
    """What a net brings: its lead in points with the 95 % interval, and its wins, 1 at par."""

    mean: float
    low: float
    high: float
    points: float
    wins: float
    faults: int

    def worded(self) -> str:
        """The lead and its interval, as they stand in a net's file."""
        return f"{self.mean:+.2f} ({self.low:+.2f} .. {self.high:+.2f})"


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    add_game(parser, say)
    parser.add_argument("--folder", required=True, metavar="DIR", help=say("help-learn-folder"))
    parser.add_argument(
        "--games", type=positive, default=2000, metavar="N", help=say("help-learn-games")
    )
    parser.add_argument(
        "--generations", type=positive, default=2, metavar="N", help=say("help-learn-generations")
    )
    parser.add_argument("--seats", default="2", metavar="N,N", help=say("help-learn-seats"))
    add_options(parser, say)
    parser.add_argument("--vary", default="", metavar="A,B", help=say("help-learn-vary"))
    parser.add_argument(
        "--starts", nargs="+", default=[], metavar="FILE", help=say("help-learn-starts")
    )
    parser.add_argument(
        "--player",
        default="greedy",
        metavar="BOT",
        help=say("help-learn-player", names=" ".join(BOT_NAMES)),
    )
    parser.add_argument("--own-net", action="store_true", help=say("help-learn-own-net"))
    parser.add_argument("--hidden", default="32,16", metavar="N,N", help=say("help-learn-hidden"))
    parser.add_argument(
        "--epochs", type=positive, default=10, metavar="N", help=say("help-learn-epochs")
    )
    parser.add_argument(
        "--share", type=float, default=0.5, metavar="X", help=say("help-learn-share")
    )
    parser.add_argument(
        "--bot",
        default="greedy",
        metavar="BOT",
        help=say("help-learn-bot", names=" ".join(BOT_NAMES)),
    )
    parser.add_argument(
        "--seating", default=ALONE, choices=SEATINGS, help=say("help-learn-seating")
    )
    parser.add_argument(
        "--check", type=positive, default=40, metavar="N", help=say("help-learn-check")
    )
    parser.add_argument("--seed", default="1", metavar="S", help=say("help-seed"))
    parser.add_argument("--out", metavar="FILE", help=say("help-learn-out"))
    add_jobs(parser, say)


def run(args: Namespace) -> int:
    """Learn, compare with the game's own net, and store the result in the game if it is better."""
    game = games.load(args.game)
    args.known_game = game.name
    if find_spec("numpy") is None:
        raise BadOption("error-learn-libraries")
    if not games.make_heuristic(game).feature_names:
        raise BadOption("error-learn", game=game.name)
    make_bot(args.bot)
    make_bot(args.player)
    plan = plan_of(args, game)
    hidden_of(args.hidden)
    own = Path(str(games.folder(game.name)), games.NET_FILE)
    path = args.out or str(own)
    check_writable(path)
    folder = Path(args.folder)
    folder.mkdir(parents=True, exist_ok=True)
    terminal = terminal_for(args, game)
    old = read_text(str(own)) if own.is_file() else ""
    with terminal.progress() as progress, Crew(args.jobs) as crew:
        first = old if args.own_net else ""
        best = learn(args, plan, folder, crew, progress, terminal, first)
        gain = compare(args, crew, progress, terminal, f"{args.seed}/last", best, old)
    terminal.print(terminal.say("cli-learned", lead=gain.worded(), seeds=args.check, bot=args.bot))
    tell_faults(terminal, gain.faults)
    is_better = gain.low > 0
    if not is_better:
        terminal.print(terminal.say("cli-learned-not-better"))
    if is_better or args.out:
        before = made_by(old) if args.own_net else []
        write_text(path, format_net(parse_net(best), [*before, how_made(gain.worded())]))
        terminal.print(terminal.say("cli-saved", path=path))
    return 0 if is_better else 1


def plan_of(args: Namespace, game: Game) -> Plan:
    """The games to learn from, or BadOption before any work is done."""
    from tenshu.cli.learn.lessons import Plan, read_start

    seats = seats_of(args.seats)
    given = given_options(args.option)
    varied = [name.strip() for name in args.vary.split(",") if name.strip()]
    names = [option.name for option in game.options]
    for name in varied:
        if name not in names:
            raise BadOption("error-option-name", name=name, names=" ".join(names))
    for number in seats:
        Match(game, number, given)
    starts = [read_start(game, path) for path in args.starts]
    return Plan(game, seats, given, varied, starts, args.player, args.seed)


def seats_of(text: str) -> list[int]:
    """The numbers of players, written as N,N; nets cannot be compared in games of one."""
    numbers = [int(number) for number in text.split(",") if number.isdigit() and len(number) == 1]
    if not numbers or min(numbers) < 1 or numbers[0] < 2:
        raise BadOption("error-learn-seats", text=text)
    return numbers


def hidden_of(text: str) -> tuple[int, int]:
    """The sizes of the hidden layers, written as N,N."""
    sizes = [int(size) for size in text.split(",") if size.isdigit() and len(size) <= 3]
    if len(sizes) != 2 or not all(1 <= size <= MOST_UNITS for size in sizes):
        raise BadOption("error-learn-hidden", text=text, most=MOST_UNITS)
    return sizes[0], sizes[1]


def learn(
    args: Namespace,
    plan: Plan,
    folder: Path,
    crew: Crew,
    progress: Progress,
    terminal: Terminal,
    first: str,
) -> str:
    """The best net of all generations; each plays with the best net before it, at first with this."""
    from tenshu.cli.learn.lessons import play_files

    best = first
    for generation in range(args.generations):
        path = folder / f"net-{generation}.json"
        if not path.exists():
            bar = progress.add_task(terminal.say("cli-playing"), total=args.games)
            tell = partial(progress.advance, bar)
            play_files(plan, folder, generation, args.games, best, crew, tell)
            path.write_text(trained(args, plan, folder, generation, terminal), encoding="utf-8")
        net = path.read_text(encoding="utf-8")
        seed = f"{args.seed}/check/{generation}"
        gain = compare(args, crew, progress, terminal, seed, net, best)
        terminal.note(
            terminal.say(
                "cli-learn-generation",
                generation=generation,
                lead=gain.worded(),
                points=f"{gain.points:.1f}",
                wins=f"{gain.wins:.2f}",
            )
        )
        if gain.low > 0 or not best:
            best = net
    return best


def trained(args: Namespace, plan: Plan, folder: Path, generation: int, terminal: Terminal) -> str:
    """The file of a net that is trained on the games of all generations so far."""
    from tenshu.cli.learn.lessons import load_files, net_features
    from tenshu.cli.learn.training import train

    data = load_files(folder, generation + 1)
    if len(data.gaps) == 0:
        raise BadOption("error-learn-rows")
    result = train(data, hidden_of(args.hidden), args.epochs, generation)
    terminal.note(
        terminal.say(
            "cli-learn-trained",
            rows=len(data.gaps),
            before=f"{result.error_before:.2f}",
            after=f"{result.error_after:.2f}",
        )
    )
    net = Net(net_features(plan), hidden_of(args.hidden))
    net.share = args.share
    net.use(result.arrays)
    return format_net(net, [])


def compare(
    args: Namespace,
    crew: Crew,
    progress: Progress,
    terminal: Terminal,
    seed: str,
    one: str,
    two: str,
) -> Gain:
    """What one net gains over another, or over none, in games of the bot."""
    given = given_options(args.option)
    contests = [
        Contest(
            args.game,
            seats_of(args.seats)[0],
            given,
            args.bot,
            f"{seed}/{index}",
            one,
            two,
            args.seating,
        )
        for index in range(args.check)
    ]
    bar = progress.add_task(terminal.say("cli-comparing"), total=len(contests))
    outcomes = []
    for outcome in crew.run(play_contest, contests):
        outcomes.append(outcome)
        progress.advance(bar)
    mean, low, high = mean_and_interval([outcome.points - outcome.others for outcome in outcomes])
    count = len(outcomes)
    points = sum(outcome.points for outcome in outcomes) / count
    wins = sum(outcome.wins for outcome in outcomes) / count
    return Gain(mean, low, high, points, wins, sum(outcome.faults for outcome in outcomes))


def made_by(text: str) -> list[dict[str, str]]:
    """The commands that made the net in a file; none for no net."""
    made: list[dict[str, str]] = json.loads(text)["made"] if text else []
    return made
