"""Lessons: records whose comments are cards for the learner."""

import pytest

from tenshu import games
from tenshu.core.errors import BadRecord
from tenshu.core.lesson import Lesson, parse_lesson
from tenshu.text import LANGUAGES, Wording

LESSON = """tenshu record 1
game: white_castle/1
seats: 2
option turn_order: seats

# say lesson-hello
# mark coral black
"""


def read(name: str) -> Lesson:
    return parse_lesson((games.folder(name) / "lesson.game").read_text("utf-8"), games.load)


def test_a_lesson_is_a_record_with_cards() -> None:
    lesson = parse_lesson(LESSON, games.load)
    assert [(card.at, card.key, card.is_asking) for card in lesson.steps] == [
        (0, "lesson-hello", False)
    ]
    assert lesson.steps[0].marks == ["coral", "black"]


def test_what_is_asked_for_must_come_next() -> None:
    with pytest.raises(BadRecord, match="error-lesson-ask"):
        parse_lesson(LESSON + "# ask lesson-more\n", games.load)


def test_other_comments_are_no_cards() -> None:
    assert len(parse_lesson(LESSON + "# just a note\n# say\n", games.load).steps) == 1


@pytest.mark.parametrize("name", games.names())
def test_the_lesson_of_a_game_is_short_and_worded(name: str) -> None:
    """Ten to fifteen cards, a real choice in many of them, all by the first seat."""
    lesson = read(name)
    assert 10 <= len(lesson.steps) <= 15
    asked = [card for card in lesson.steps if card.is_asking]
    assert len(asked) >= 5
    assert {lesson.record.match.steps[card.at].actor for card in asked} == {0}
    for language in LANGUAGES:
        words = Wording(language, name)
        assert all(words.say(card.key) for card in lesson.steps)
