"""Jobs for workers on any machine: what they ask and answer, as JSON that both sides check."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tenshu import games
from tenshu.core.message import Arg, Message
from tenshu.core.options import parse_options
from tenshu.core.protocol import Game
from tenshu.server.course import Course, Step, follow
from tenshu.server.limits import HINT_SECONDS, LONGEST_NAME, MOST_NUMBERS
from tenshu.server.thinking import Choice, Idea, Position, bot_seconds, consider, think

# The form of questions and answers. A worker leaves questions of another form to others.
FORM: Final = 1
# The kinds of jobs, the most urgent first.
KINDS: Final = ("bots", "hints", "analyses")

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Numbers = Annotated[list[int], Meta(max_length=MOST_NUMBERS)]
Effort = Annotated[float, Meta(ge=0.01, le=100.0)]


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """Something about a game, as plain values."""

    game: Name
    rules_version: int
    seats: int
    options: dict[Name, Name]

    def needs(self) -> str:
        """What a worker must be able to play."""
        return ability(games.load(self.game, self.rules_version))


class PositionQuestion(Question):
    """Something about a position."""

    numbers: Numbers

    def position(self) -> Position:
        """The position as a worker is given it."""
        return self.game, self.rules_version, self.seats, self.options, self.numbers


class BotQuestion(PositionQuestion):
    """What a bot plays in a position."""

    bot: Name
    effort: Effort
    seed: Name
    intent: Numbers

    def seconds(self) -> float:
        """The longest time that the answer may take."""
        return bot_seconds(self.effort)


class HintQuestion(PositionQuestion):
    """The best moves of a position."""

    def seconds(self) -> float:
        """The longest time that the answer may take."""
        return HINT_SECONDS


class CourseQuestion(Question):
    """The course of a finished game."""

    steps: Annotated[list[Step], Meta(max_length=MOST_NUMBERS)]

    def seconds(self) -> float:
        """The longest time that the answer may take."""
        return HINT_SECONDS


AnyQuestion = BotQuestion | HintQuestion | CourseQuestion


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What a worker found, or why it found nothing."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    # "" if it was found, else one of the words below.
    failure: str = ""
    reason: str = ""


# The job raised an exception; it took too much time or memory; its workers died.
FAILED: Final = "failed"
TOO_MUCH: Final = "too much"
LOST: Final = "lost"


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """A message on its way."""

    key: str
    args: dict[str, int | str | Words]

    def message(self) -> Message:
        """The message itself."""
        args: dict[str, Arg] = {}
        for name, value in self.args.items():
            args[name] = value.message() if isinstance(value, Words) else value
        return Message(self.key, args)


class Found(msgspec.Struct, forbid_unknown_fields=True):
    """A hint on its way."""

    action: int
    points: float
    share: float
    reasons: list[Words]


QUESTIONS: Final[dict[str, type[AnyQuestion]]] = {
    "bots": BotQuestion,
    "hints": HintQuestion,
    "analyses": CourseQuestion,
}


def decode_question(kind: str, text: str) -> AnyQuestion:
    """The question of a job, or msgspec.ValidationError."""
    return msgspec.json.decode(text, type=QUESTIONS[kind])


def answer_to(kind: str, text: str) -> str:
    """In a worker: the answer to a question as JSON."""
    question = decode_question(kind, text)
    found: object
    if isinstance(question, CourseQuestion):
        found = follow(
            question.game,
            question.rules_version,
            question.seats,
            question.options,
            question.steps,
        )
    elif isinstance(question, BotQuestion):
        given = question.bot, question.effort, question.seed, question.intent
        found = think(*question.position(), *given)
    else:
        found = [
            Found(action, points, share, [_words(reason) for reason in reasons])
            for action, points, share, reasons in consider(*question.position())
        ]
    return msgspec.json.encode(Answer(msgspec.Raw(msgspec.json.encode(found)))).decode()


def failure(kind: str, reason: str = "") -> str:
    """An answer that says why there is none."""
    return msgspec.json.encode(Answer(failure=kind, reason=reason)).decode()


def decode_answer(text: str) -> Answer:
    """An answer, or msgspec.ValidationError."""
    return msgspec.json.decode(text, type=Answer)


def decode_choice(answer: Answer) -> Choice:
    """The choice of a bot, or msgspec.ValidationError."""
    return msgspec.json.decode(answer.found, type=Choice)


def decode_ideas(answer: Answer) -> list[Idea]:
    """Hints, or msgspec.ValidationError."""
    found = msgspec.json.decode(answer.found, type=list[Found])
    return [
        (one.action, one.points, one.share, [words.message() for words in one.reasons])
        for one in found
    ]


def decode_course(answer: Answer) -> Course:
    """The course of a game, or msgspec.ValidationError."""
    return msgspec.json.decode(answer.found, type=Course)


def _words(message: Message) -> Words:
    return msgspec.convert(message.to_json(), Words)


@cache
def ability(game: Game) -> str:
    """What a worker must have in common with whoever asks about a position of this game.

    Besides the rules, it is the meaning of every number of a position and of every action.
    """
    state = game.start(game.seats[0], parse_options(game.options, {}))
    verbs = [(verb.name, [domain.words for domain in verb.domains]) for verb in game.verbs.verbs]
    text = msgspec.json.encode([state.words(), verbs])
    digest = hashlib.sha256(text).hexdigest()[:12]
    return f"{FORM}/{game.name}/{game.rules_version}/{digest}"


def abilities() -> list[str]:
    """Everything that this installation can play."""
    newest = [games.load(name) for name in games.names()]
    return [
        ability(games.load(game.name, version))
        for game in newest
        for version in range(1, game.rules_version + 1)
    ]
