"""The course of a finished game: points round by round, turning points, and the reason of every point."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from tenshu import games
from tenshu.ai.evaluation import heuristic_of
from tenshu.core.heuristic import Heuristic
from tenshu.core.message import Message
from tenshu.core.parts import FinalScoring
from tenshu.core.protocol import CHANCE, OVER, SPECTATOR, Game, State
from tenshu.core.sheet import gains
from tenshu.server.errors import BUSY, STALE, Refused, text_of
from tenshu.server.history import History
from tenshu.server.limits import BUSY_SECONDS
from tenshu.server.messages import Text
from tenshu.server.turns import Caller
from tenshu.server.workers import JobFailed, TooMuchWork, WorkerLost

LOG: Final = logging.getLogger(__name__)
# Longer games are shown with this many stages, the last one always among them.
MOST_STAGES: Final = 80
MOST_TURNING_POINTS: Final = 3
# A change of the lead by less than this many points turns nothing.
LEAST_SWING: Final = 1.5
# Courses that are kept; a finished game does not change, unless its end is taken back.
MOST_KEPT: Final = 64

# A standing version with its actor and action.
Step = tuple[int, int, int]
# What a worker needs to know of a game: name, rules version, seats, options, steps.
Played = tuple[str, int, int, dict[str, str], list[Step]]


class CourseStage(msgspec.Struct):
    """The end of a round or turn, as the game counts them."""

    # None in a game without stages: then it is the end of somebody's turn.
    label: Text | None
    version: int
    # Points scored so far; after the last stage follow the final scores.
    points: list[int]
    # The final points that the bots' heuristic expected, of seats only.
    expected: list[float]


class CourseReason(msgspec.Struct):
    """A part of a seat's points from one source of the score sheet."""

    source: str
    points: int
    # Why, and which places of the board bring it, if it was scored at the end of the game.
    text: Text | None = None
    places: list[str] = []
    # The step that brought it, if it was scored during play; 0 is the set-up.
    version: int | None = None


class TurningPoint(msgspec.Struct):
    """A turn that changed how far its player was expected to lead, and by how many points."""

    version: int
    seat: int
    swing: float


class Course(msgspec.Struct):
    """A finished game, stage by stage, with the reasons of every seat's points."""

    stages: list[CourseStage]
    turning: list[TurningPoint]
    reasons: list[list[CourseReason]]


class Courses:
    """The courses asked for last, each worked out once."""

    def __init__(self, work_out: Callable[[Played, Caller], Awaitable[Course]]) -> None:
        self._work_out = work_out
        self._kept: dict[tuple[str, int], Course] = {}

    async def find(self, table_id: str, history: History, caller: Caller) -> Course:
        """The course of a table's game, found by a worker."""
        if not history.match.is_over():
            raise Refused(STALE, "error-not-over")
        key = table_id, history.version
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = await self._ask(history, caller)
            while len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        return found

    async def _ask(self, history: History, caller: Caller) -> Course:
        match = history.match
        steps = [
            (version, step.actor, int(step.action))
            for version, step in zip(history.standing, match.steps, strict=True)
        ]
        game = match.game
        played = game.name, game.rules_version, match.seats, match.options, steps
        try:
            return await self._work_out(played, caller)
        except (JobFailed, TooMuchWork, WorkerLost) as error:
            LOG.warning("course-failed", extra={"reason": repr(error)})
            raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS) from None


def follow(
    name: str, version: int, seats: int, options: dict[str, str], steps: list[Step]
) -> Course:
    """In a worker: play the game again and follow its points."""
    follower = Follower(games.load(name, version), seats, options)
    for number, actor, action in steps:
        follower.step(number, actor, action)
    return follower.course()


class _Moment(msgspec.Struct):
    """What the heuristic expects after somebody's turn."""

    version: int
    seat: int
    expected: list[float]


class Follower:
    """Plays a game again, and notes stages, expectations and what was scored on the way."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.heuristic: Heuristic = heuristic_of(game)
        self.scoring: FinalScoring | None = games.final_scoring(game.name)
        self.state: State = game.start(seats, options)
        self.stages: list[CourseStage] = []
        self.moments: list[_Moment] = []
        # A solo game has one seat and two scores, its own and the rival's.
        scores = len(self.state.scores())
        self.reasons: list[list[CourseReason]] = [[] for _ in range(scores)]
        self.seat = SPECTATOR
        self.version = 0
        self.sheets: list[dict[str, int]] = [{} for _ in range(scores)]
        self._note_scored(0)

    def step(self, version: int, actor: int, action: int) -> None:
        """Play one action."""
        if actor != CHANCE:
            self.seat = actor
        stage = self._stage()
        self.state.apply(action)
        self.version = version
        self._note_scored(version)
        is_over = self.state.actor() == OVER
        has_turned = self.seat != SPECTATOR and int(self.state.actor()) not in (self.seat, CHANCE)
        if is_over or has_turned:
            self.moments.append(_Moment(version, self.seat, self._expected()))
        if is_over or (has_turned if stage is None else stage != self._stage()):
            self._note_stage(stage)

    def course(self) -> Course:
        """All that was noted, with the reasons of the final scoring."""
        for seat, reasons in enumerate(self.reasons):
            final = self.scoring.reasons(self.state, seat) if self.scoring else []
            for one in final:
                text = text_of(one.message)
                reasons.append(CourseReason(one.source, one.points, text, list(one.places)))
        return Course(_thin(self.stages), _turning_points(self.moments), self.reasons)

    def _stage(self) -> Message | None:
        return self.scoring.stage(self.state) if self.scoring else None

    def _note_stage(self, label: Message | None) -> None:
        points = [sum(sheet.values()) for sheet in self.sheets]
        told = text_of(label) if label else None
        self.stages.append(CourseStage(told, self.version, points, self._expected()))

    def _note_scored(self, version: int) -> None:
        """Which sources of whom this step has changed."""
        sheets = self._scored()
        for seat, (before, after) in enumerate(zip(self.sheets, sheets, strict=True)):
            for points, source in gains(before, after):
                if points != 0:
                    reason = CourseReason(source, points, version=version)
                    self.reasons[seat].append(reason)
        self.sheets = sheets

    def _scored(self) -> list[dict[str, int]]:
        """The sources of each sheet that are scored during play."""
        final = self.scoring.sources(self.state) if self.scoring else []
        return [
            {source: points for source, points in sheet.items() if source not in final}
            for sheet in self.game.score_sheet(self.state)
        ]

    def _expected(self) -> list[float]:
        if self.state.actor() == OVER:
            return [float(points) for points in self.state.scores()[: self.seats]]
        return [
            round(
                self.heuristic.evaluate(self.state, seat)
                + self.heuristic.outlook(self.state, seat),
                1,
            )
            for seat in range(self.seats)
        ]


def _thin(stages: list[CourseStage]) -> list[CourseStage]:
    """Evenly chosen stages, the last one among them."""
    step = -(-len(stages) // MOST_STAGES)
    return stages[::-1][:: max(1, step)][::-1]


def _turning_points(moments: list[_Moment]) -> list[TurningPoint]:
    """The turns that changed most how far their player was expected to lead."""
    found: list[TurningPoint] = []
    for before, after in itertools.pairwise(moments):
        swing = _lead(after, after.seat) - _lead(before, after.seat)
        if abs(swing) >= LEAST_SWING:
            found.append(TurningPoint(after.version, after.seat, round(swing, 1)))
    found.sort(key=lambda point: -abs(point.swing))
    return sorted(found[:MOST_TURNING_POINTS], key=lambda point: point.version)


def _lead(moment: _Moment, seat: int) -> float:
    """How far a seat is expected to be before the best other one."""
    others = [points for other, points in enumerate(moment.expected) if other != seat]
    return moment.expected[seat] - max(others, default=0.0)
