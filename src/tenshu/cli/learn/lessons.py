"""The games that a net learns from: drawn, played, and kept in files so that a run can go on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from tenshu import games
from tenshu.ai.explore import Lesson, Rows, play_lesson
from tenshu.cli.learn.training import Array, Data
from tenshu.cli.setups import read_game
from tenshu.core.chance import Chance
from tenshu.core.errors import BadRecord

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tenshu.cli.workers import Crew
    from tenshu.core.protocol import Game

# Games in one file; which of them begin with the steps of a given game; and how many vary options: the
# others are played as most people play.
GAMES_IN_FILE: Final = 50
START_EVERY: Final = 3
VARY_EVERY: Final = 2


class Start(NamedTuple):
    """A game whose first steps others begin with."""

    version: int
    seats: int
    options: dict[str, str]
    actions: list[int]


class Plan(NamedTuple):
    """What the games of all generations have in common."""

    game: Game
    # The numbers of seats, used in turn.
    seats: list[int]
    given: dict[str, str]
    # Options whose values are drawn, for every second game.
    varied: list[str]
    starts: list[Start]
    # Who plays the games.
    bot: str
    seed: str


def read_start(game: Game, path: str) -> Start:
    """The steps of a record or of a game in another program's notation, or BadRecord."""
    match = read_game(path).match
    if match.game.name != game.name:
        raise BadRecord("error-learn-start", path=path)
    actions = [step.action for step in match.steps]
    return Start(match.game.rules_version, match.seats, match.options, actions)


def draw_lesson(plan: Plan, net: str, seed: str, index: int) -> Lesson:
    """The game of this number: its seats, its options, and how it begins."""
    chance = Chance(f"lesson/{seed}")
    if plan.starts and index % START_EVERY == 0:
        start = plan.starts[chance.below(len(plan.starts))]
        opening = start.actions[: chance.below(len(start.actions))]
        return Lesson(
            plan.game.name, start.version, start.seats, start.options, opening, plan.bot, seed, net
        )
    given = dict(plan.given)
    if chance.below(VARY_EVERY) == 0:
        for option in plan.game.options:
            if option.name in plan.varied:
                given[option.name] = option.values[chance.below(len(option.values))]
    seats = plan.seats[index % len(plan.seats)]
    return Lesson(plan.game.name, plan.game.rules_version, seats, given, [], plan.bot, seed, net)


def play_files(
    plan: Plan,
    folder: Path,
    generation: int,
    count: int,
    net: str,
    crew: Crew,
    tell: Callable[[], None],
) -> None:
    """Play the games of a generation that are not in the folder yet."""
    for first in range(0, count, GAMES_IN_FILE):
        last = min(count, first + GAMES_IN_FILE)
        path = folder / f"games-{generation}-{first:06}.npz"
        if not path.exists():
            lessons = [
                draw_lesson(plan, net, f"{plan.seed}/{generation}/{index}", index)
                for index in range(first, last)
            ]
            store(path, list(crew.run(play_lesson, lessons)), len(net_features(plan)))
        for _ in range(first, last):
            tell()


def net_features(plan: Plan) -> list[str]:
    """The inputs of the game's net."""
    return games.make_heuristic(plan.game).feature_names


def store(path: Path, played: Sequence[Rows], inputs: int) -> None:
    """Write positions to a file, which is complete or not there."""
    features = np.frombuffer(b"".join(rows.features for rows in played), np.int16)
    gaps = np.frombuffer(b"".join(rows.gaps for rows in played), np.float64)
    seats = np.frombuffer(b"".join(rows.seats for rows in played), np.uint8)
    positions = np.array([rows.positions for rows in played])
    scores = np.array([score for rows in played for score in rows.scores])
    partial = path.with_suffix(".part")
    with partial.open("wb") as file:
        np.savez_compressed(
            file,
            features=features.reshape(len(gaps), inputs),
            gaps=gaps,
            seats=seats,
            positions=positions,
            scores=scores,
        )
    partial.replace(path)


def load_files(folder: Path, generations: int) -> Data:
    """All positions of the first generations."""
    names = ("features", "gaps", "seats", "positions")
    parts: dict[str, list[Array]] = {name: [] for name in names}
    for generation in range(generations):
        for path in sorted(folder.glob(f"games-{generation}-*.npz")):
            with np.load(path) as stored:
                for name in names:
                    parts[name].append(stored[name])
    features, gaps, seats, positions = (np.concatenate(parts[name]) for name in names)
    return Data(features, gaps, later_rows(seats, positions))


def later_rows(seats: Array, positions: Array) -> Array:
    """The row that the same seat saw next in the same game, for each row; -1 after its last."""
    games_of_rows = np.repeat(np.arange(len(positions)), positions)
    views = games_of_rows * (int(seats.max()) + 1) + seats
    order = np.argsort(views, kind="stable")
    goes_on = views[order[1:]] == views[order[:-1]]
    found = np.full(len(views), -1)
    found[order[:-1][goes_on]] = order[1:][goes_on]
    return found
