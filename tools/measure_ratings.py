"""Measure what seats, factions and bots are worth, by games among bots, for server/ratings.json.

    .venv/bin/python tools/measure_ratings.py terra_mystica 4 --games 400 --write

Seats and factions are measured with greedy bots in all seats; with `--games 0` they stay as they
are. A level is measured by its pairs with the greedy bot, which stands at 1500, in games where one
seat has the level and the others greedy; `--levels easy,medium` says which, and all others stay as
they are. A level that thinks for a time is measured with the compiled engine that `./play` installs: the
sources would give it a twentieth of the thinking. docs/ratings.md tells what was measured last, and how.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict
from pathlib import Path

import msgspec

from tenshu import compiled, games
from tenshu.ai.bots import SECONDS
from tenshu.ai.selfplay import play_game
from tenshu.server.history import History
from tenshu.server.ratings import DATA, MU, SPREAD, Measured
from tenshu.server.results import ended_of
from tenshu.server.rows import Ended, SeatRow, TableRow

# The checkout's own, whichever package plays.
STORED = Path(__file__).parents[1] / "src/tenshu/server" / DATA.name
ANCHOR = "greedy"
# Cards of this kind are a seat's own from the start, and make it stronger or weaker.
FACTION = "faction-"
# Games that are added to each side of a comparison, so that few games say little.
PRIOR_GAMES = 10.0
# An offset smaller than this many standard errors is not measured, but chance.
CERTAIN = 2.0


def main() -> None:
    """Measure one game with one number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("size", type=int)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--levels", default="easy")
    parser.add_argument("--level-games", type=int, default=100)
    parser.add_argument("--write", action="store_true", help="put it into server/ratings.json")
    args = parser.parse_args()
    found = Measured()
    if args.games:
        alike = [play(args.game, [ANCHOR] * args.size, f"alike/{n}") for n in range(args.games)]
        found = Measured({ANCHOR: MU}, seat_offsets(alike), faction_offsets(alike))
    levels = [level for level in args.levels.split(",") if level]
    if not compiled() and not SECONDS.keys().isdisjoint(levels):
        parser.error("levels that think for a time need the compiled engine")
    for level in levels:
        found.bots[level] = level_rating(args.game, args.size, level, args.level_games)
    print(f"{args.game}/{args.size}", msgspec.json.encode(found).decode(), flush=True)
    if args.write:
        write(f"{args.game}/{args.size}", found, has_offsets=args.games > 0)


def write(kind: str, found: Measured, *, has_offsets: bool) -> None:
    """Put what was found into server/ratings.json; everything else stays there."""
    everything = msgspec.json.decode(STORED.read_bytes(), type=dict[str, Measured])
    before = everything.get(kind, Measured())
    if not has_offsets:
        found = Measured(found.bots, before.seats, before.cards)
    found.bots = before.bots | found.bots
    text = msgspec.json.encode(dict(sorted((everything | {kind: found}).items())))
    STORED.write_bytes(msgspec.json.format(text, indent=2) + b"\n")


def play(game: str, bots: list[str], seed: str) -> Ended:
    """The result of a game among bots."""
    match = play_game(games.load(game), len(bots), {}, bots, seed).match
    row = TableRow(seed, game, 1, {}, "over", "", "", False, False, False, 0, "", "")
    seats = [SeatRow(seat, bot=bot) for seat, bot in enumerate(bots)]
    return ended_of(row, seats, History.of_match(match))


def seat_offsets(alike: list[Ended]) -> list[float]:
    """What each seat is worth among equal bots."""
    size = alike[0].size
    wins = [0.0] * size
    for ended in alike:
        for seat, share in enumerate(shares(ended)):
            wins[seat] += share
    offsets = [offset(wins[seat], len(alike), size) for seat in range(size)]
    return offsets if any(offsets) else []


def faction_offsets(alike: list[Ended]) -> dict[str, float]:
    """What each faction is worth among equal bots, in whatever seat."""
    wins, seen = defaultdict[str, float](float), Counter[str]()
    for ended in alike:
        for seat, share in zip(ended.seats, shares(ended), strict=True):
            for card in seat.cards:
                if card.startswith(FACTION):
                    seen[card] += 1
                    wins[card] += share
    found = {card: offset(wins[card], seen[card], alike[0].size) for card in sorted(seen)}
    return {card: value for card, value in found.items() if value}


def offset(wins: float, count: int, size: int) -> float:
    """The points of rating by which a share of wins is above or below its fair share."""
    fair = 1 / size
    if abs(wins - count * fair) < CERTAIN * math.sqrt(count * fair * (1 - fair)):
        return 0.0
    share = (wins + PRIOR_GAMES * fair) / (count + PRIOR_GAMES)
    odds = share / (1 - share) * (size - 1)
    return round(SPREAD * math.log(odds))


def level_rating(game: str, size: int, level: str, count: int) -> float:
    """The rating of a level by its places against greedy bots."""
    ahead = met = PRIOR_GAMES / 2
    met += PRIOR_GAMES / 2
    for number in range(count):
        own = number % size
        bots = [level if seat == own else ANCHOR for seat in range(size)]
        ended = play(game, bots, f"{level}/{number // size}")
        place = ended.seats[own].place
        others = [seat.place for seat in ended.seats if seat.seat != own]
        met += len(others)
        ahead += sum(1.0 if place < other else 0.5 * (place == other) for other in others)
    return round(MU + SPREAD * math.log(ahead / (met - ahead)))


def shares(ended: Ended) -> list[float]:
    """The win of a game, divided among those who share the first place."""
    first = sum(seat.place == 1 for seat in ended.seats)
    return [1 / first if seat.place == 1 else 0.0 for seat in ended.seats]


if __name__ == "__main__":
    main()
