"""Lessons: guided first games, written as records whose comments are cards for the learner.

    # say lesson-tiles       a text to read
    # ask lesson-take        asks the learner to do the next action of the record
    # mark e4 f6             places to highlight with the text of the line before

The actions between two such lines are played while the learner watches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenshu.core.errors import BadRecord
from tenshu.core.protocol import Game
from tenshu.core.record import Record, parse_record

SAY: Final = "say"
ASK: Final = "ask"
MARK: Final = "mark"


class LessonStep:
    """One card of a lesson: its place in the record, its text, and whether it asks for an action."""

    def __init__(self, at: int, key: str, is_asking: bool) -> None:
        self.at = at
        self.key = key
        self.is_asking = is_asking
        self.marks: list[str] = []


class Lesson:
    """A record and the cards along it."""

    def __init__(self, record: Record, steps: list[LessonStep]) -> None:
        self.record = record
        self.steps = steps


def parse_lesson(text: str, find_game: Callable[[str], Game]) -> Lesson:
    """Read a lesson, or raise BadRecord."""
    record = parse_record(text, find_game)
    steps: list[LessonStep] = []
    for at in sorted(record.comments):
        for comment in record.comments[at]:
            _read_comment(record, steps, at, comment.split())
    return Lesson(record, steps)


def _read_comment(record: Record, steps: list[LessonStep], at: int, words: list[str]) -> None:
    verb = words[0] if words else ""
    if verb == SAY and len(words) == 2:
        steps.append(LessonStep(at, words[1], is_asking=False))
    elif verb == ASK and len(words) == 2:
        if at == len(record.match.steps):
            raise BadRecord("error-lesson-ask", card=words[1])
        steps.append(LessonStep(at, words[1], is_asking=True))
    elif verb == MARK and steps:
        steps[-1].marks += words[1:]
