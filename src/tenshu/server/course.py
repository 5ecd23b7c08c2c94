"""The course of a finished game: points turn by turn, what the bots expected, and the turning points."""

from __future__ import annotations

import itertools
import logging
from typing import Final

import msgspec

from tenshu import games
from tenshu.ai.evaluation import heuristic_of
from tenshu.core.heuristic import Heuristic
from tenshu.core.protocol import CHANCE, OVER, SPECTATOR, Game, State
from tenshu.server.errors import BUSY, STALE, Refused
from tenshu.server.history import History
from tenshu.server.limits import BUSY_SECONDS, HINT_SECONDS
from tenshu.server.turns import Caller
from tenshu.server.workers import JobFailed, TooMuchWork, WorkerLost, Workers

LOG: Final = logging.getLogger(__name__)
# Longer games are shown with this many moments, the last one always among them.
MOST_MOMENTS: Final = 80
MOST_TURNING_POINTS: Final = 3
# A change of the lead by less than this many points turns nothing.
LEAST_SWING: Final = 1.5
# Courses that are kept; a finished game does not change, unless its end is taken back.
MOST_KEPT: Final = 64

# A worker is given the game, its options, and every standing version with its actor and action.
Step = tuple[int, int, int]


class CourseMoment(msgspec.Struct):
    """The game after somebody's turn."""

    version: int
    # Who had acted.
    seat: int
    # Points as if the game had ended there.
    scores: list[int]
    # The final points that the bots' heuristic expected.
    expected: list[float]
    # The round, 0 in games without rounds.
    round: int = 0


class TurningPoint(msgspec.Struct):
    """A turn that changed how far its player was expected to lead, and by how many points."""

    version: int
    seat: int
    swing: float


class Course(msgspec.Struct):
    """A finished game, turn by turn."""

    moments: list[CourseMoment]
    turning: list[TurningPoint]


class Courses:
    """The courses asked for last, each worked out once."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: dict[tuple[str, int], Course] = {}

    async def find(self, table_id: str, history: History, caller: Caller) -> Course:
        """The course of a table's game, found by a worker."""
        if not history.match.is_over():
            raise Refused(STALE, "error-not-over")
        key = table_id, history.version
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = await self._work_out(history, caller)
            while len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        return found

    async def _work_out(self, history: History, caller: Caller) -> Course:
        match = history.match
        steps = [
            (version, step.actor, int(step.action))
            for version, step in zip(history.standing, match.steps, strict=True)
        ]
        arguments = (match.game.name, match.game.rules_version, match.seats, match.options, steps)
        try:
            async with self._workers.turns.for_request(caller):
                return await self._workers.run(follow, *arguments, seconds=HINT_SECONDS)
        except (JobFailed, TooMuchWork, WorkerLost) as error:
            LOG.warning("course-failed", extra={"reason": repr(error)})
            raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS) from None


def follow(
    name: str, version: int, seats: int, options: dict[str, str], steps: list[Step]
) -> Course:
    """In a worker: the points and expectations after every turn."""
    game = games.load(name, version)
    heuristic = heuristic_of(game)
    state = game.start(seats, options)
    moments: list[CourseMoment] = []
    seat = SPECTATOR
    for at, (number, actor, action) in enumerate(steps):
        if actor != CHANCE:
            seat = actor
        state.apply(action)
        is_last = at + 1 == len(steps)
        if is_last or (seat != SPECTATOR and int(state.actor()) not in (seat, CHANCE)):
            moments.append(_look(game, heuristic, state, seats, number, seat))
    return Course(_thin(moments), _turning_points(moments))


def _look(
    game: Game, heuristic: Heuristic, state: State, seats: int, version: int, seat: int
) -> CourseMoment:
    """The points after a turn, as if the game ended there, and what the heuristic expects."""
    scores = state.scores()
    if state.actor() == OVER:
        expected = [float(points) for points in scores]
    else:
        expected = [
            round(heuristic.evaluate(state, one) + heuristic.outlook(state, one), 1)
            for one in range(seats)
        ]
    number = game.observe(state, SPECTATOR).get("round")
    return CourseMoment(version, seat, scores, expected, number if isinstance(number, int) else 0)


def _thin(moments: list[CourseMoment]) -> list[CourseMoment]:
    """Evenly chosen moments, the last one among them."""
    step = -(-len(moments) // MOST_MOMENTS)
    return moments[::-1][:: max(1, step)][::-1]


def _turning_points(moments: list[CourseMoment]) -> list[TurningPoint]:
    """The turns that changed most how far their player was expected to lead."""
    found: list[TurningPoint] = []
    for before, after in itertools.pairwise(moments):
        swing = _lead(after, after.seat) - _lead(before, after.seat)
        if abs(swing) >= LEAST_SWING:
            found.append(TurningPoint(after.version, after.seat, round(swing, 1)))
    found.sort(key=lambda point: -abs(point.swing))
    return sorted(found[:MOST_TURNING_POINTS], key=lambda point: point.version)


def _lead(moment: CourseMoment, seat: int) -> float:
    """How far a seat is expected to be before the best other one."""
    others = [points for other, points in enumerate(moment.expected) if other != seat]
    return moment.expected[seat] - max(others, default=0.0)
