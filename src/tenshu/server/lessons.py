"""Guided first games: the lesson in a game's folder, as the learner's seat sees it."""

from __future__ import annotations

from functools import cache
from typing import Final

from tenshu import games
from tenshu.server.errors import NOT_FOUND, Refused
from tenshu.server.history import History
from tenshu.server.messages import Lesson, LessonStep, View
from tenshu.server.reading import replay_of
from tenshu.server.views import Chronicle, look

LEARNER: Final = (0,)


def lesson_of(game: str) -> Lesson:
    """The whole lesson of a game, or Refused."""
    history, chronicle, steps = _open(game)
    names = [""] * history.seats
    return Lesson(replay_of(game, history, names, chronicle, LEARNER), steps)


def lesson_at(game: str, version: int) -> View:
    """The position after `version` steps, with the moves that the learner has there."""
    history = _open(game)[0]
    if version > history.version:
        raise Refused(NOT_FOUND, "error-no-version", version=version)
    return look(history.game, history.position_at(version), version, LEARNER)


@cache
def _open(game: str) -> tuple[History, Chronicle, list[LessonStep]]:
    lesson = games.lesson(game) if game in games.names() else None
    if lesson is None:
        raise Refused(NOT_FOUND, "error-lesson")
    history = History.of_match(lesson.record.match)
    steps = [
        LessonStep(
            at=card.at,
            key=card.key,
            is_asking=card.is_asking,
            marks=card.marks,
            action=history.entries[card.at].payload if card.is_asking else None,
        )
        for card in lesson.steps
    ]
    return history, Chronicle(history), steps
