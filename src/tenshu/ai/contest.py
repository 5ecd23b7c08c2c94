"""Games between two nets of one game, or a net and none, on the same seeds with the seats rotated."""

from __future__ import annotations

from typing import Final, NamedTuple

from tenshu import games
from tenshu.ai.arena import win_shares
from tenshu.ai.bots import Bot, make_bot
from tenshu.ai.selfplay import play_match
from tenshu.ai.tune import mean_of
from tenshu.core.match import Match
from tenshu.core.net import parse_net
from tenshu.core.protocol import Game

# Who sits where: one against the rest, or every second seat.
ALONE: Final = "alone"
HALVES: Final = "halves"


class Contest(NamedTuple):
    """All games of one seed between two nets; an empty text stands for no net."""

    game: str
    seats: int
    given: dict[str, str]
    bot: str
    seed: str
    one: str
    two: str
    seating: str


class Outcome(NamedTuple):
    """Means over the games of a seed: points of each side, and the wins of the first, at par 1."""

    points: float
    others: float
    wins: float
    faults: int


def play_contest(contest: Contest) -> Outcome:
    """Play every rotation of the seats."""
    game = games.load(contest.game)
    rotations = contest.seats if contest.seating == ALONE else 2
    points, others, wins, faults = 0.0, 0.0, 0.0, 0
    for shift in range(rotations):
        sides = [side_of(contest, seat, shift) for seat in range(contest.seats)]
        nets = [contest.two if side else contest.one for side in sides]
        players = [bot_with(contest.bot, game, net) for net in nets]
        result = play_match(Match(game, contest.seats, contest.given), players, contest.seed)
        points += mean_of(result.scores, sides, 0)
        others += mean_of(result.scores, sides, 1)
        shares = win_shares(result.ranks)
        won = sum(share for share, side in zip(shares, sides, strict=True) if side == 0)
        wins += won * contest.seats / sides.count(0)
        faults += sum(result.faults)
    return Outcome(points / rotations, others / rotations, wins / rotations, faults)


def side_of(contest: Contest, seat: int, shift: int) -> int:
    """The side that plays a seat, 0 or 1."""
    if contest.seating == ALONE:
        return 0 if seat == shift else 1
    return (seat + shift) % 2


def bot_with(name: str, game: Game, net: str) -> Bot:
    """The bot of that name, playing the game with this net or with none."""
    bot = make_bot(name)
    bot.heuristic = games.make_heuristic(game)
    bot.heuristic.use_net(parse_net(net) if net else None)
    return bot
