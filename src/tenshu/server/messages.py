"""What the service says to a page or a program, and what it takes from them.

Everything said is made for one viewer. Words travel as keys with arguments and are worded by the
reader's side. A table's `version` is the number of entries in its log: it grows with every action
and with every undo, and never falls.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tenshu.server.clock_messages import ClockChoice, ClockInfo, TimeInfo

Status = Literal["open", "running", "over"]
OptionKind = Literal["choice", "number", "pick", "list", "text"]


class Text(msgspec.Struct):
    """A sentence without words: a key of the language files and its arguments."""

    key: str
    args: dict[str, Any] = {}


class Problem(msgspec.Struct):
    """Why something was refused: what to say, and the rule that forbids it, if it is one."""

    message: Text
    rule: str | None = None
    # The game whose texts word it, where that is not plain from what was asked.
    game: str | None = None
    # For "too many requests": when to try again.
    seconds: int | None = None
    # For "stale": the position as it is now.
    view: View | None = None


class Me(msgspec.Struct):
    """The person behind a cookie."""

    id: str
    name: str
    # A program plays under this name, by a token.
    is_bot: bool = False
    # They have kept their name: nobody else can have it.
    is_known: bool = False


class OptionInfo(msgspec.Struct):
    """An option of a game; its label and help are `option-NAME` and `option-NAME-help`."""

    name: str
    default: str
    kind: OptionKind
    choices: list[str]
    # What a list may name, in any order, joined by `+`.
    words: list[str] = []


class GameInfo(msgspec.Struct):
    """A game of the catalogue."""

    name: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    has_ledgers: bool = False
    has_lesson: bool = False
    # Standing orders that a seat may give, each with its choices.
    orders: dict[str, list[str]] = {}
    # Bots that may sit here, the weakest first.
    levels: list[str] = []


class SeatInfo(msgspec.Struct):
    """Who sits where. A seat without a name is open."""

    seat: int
    name: str | None
    person: str | None = None
    # The level of the bot that plays here, for good or while the person is away.
    bot: str | None = None
    is_you: bool = False
    is_here: bool = False
    is_away: bool = False
    # The person is a program, which plays by a token.
    is_bot: bool = False
    # The person has kept their name: nobody else can have it.
    is_known: bool = False


class UndoRequest(msgspec.Struct):
    """A seat asks all people at the table to go back to an earlier version."""

    seat: int
    version: int
    agreed: list[int]


class SeedInfo(msgspec.Struct):
    """The seed of all chance from a version on; known by its hash until the game is over."""

    since: int
    hash: str
    seed: str | None = None


class Placed(msgspec.Struct):
    """How a seat ended a game."""

    place: int
    points: int


class TableInfo(msgspec.Struct):
    """A table: everything about it but the position."""

    id: str
    game: str
    rules_version: int
    status: Status
    host: str
    you_are_host: bool
    seats: list[SeatInfo]
    options: dict[str, str]
    is_listed: bool
    has_spectators: bool
    is_one_screen: bool
    # Milliseconds that a bot's move stays on screen before the next one.
    pace: int
    created_at: str
    updated_at: str
    spectators: int = 0
    undo_request: UndoRequest | None = None
    rematch: str | None = None
    # The seat that must act, -2 if none, and the length of the log, so that lists can show them.
    actor: int = -2
    version: int = 0
    # What a host should know about options that are valid but unwise.
    warnings: list[Text] = []
    # Names of standing orders with what the viewer's seat has chosen.
    orders: dict[str, str] = {}
    # What the game's chance comes from; more than one if its end was taken back.
    seeds: list[SeedInfo] = []
    # Programs that play by a token may take open seats.
    admits_bots: bool = False
    # How the game ended, by seat; only in lists.
    result: list[Placed] = []
    # The clock, and once the game runs the time of each seat; None at a table without a clock.
    clock: ClockInfo | None = None
    time: TimeInfo | None = None
    # The end counts for the ratings, and is final.
    is_rated: bool = False
    # The first table of a series of rematches, and how many games were declared.
    series: str | None = None
    best_of: int | None = None
    tournament: str | None = None


class Move(msgspec.Struct):
    """A legal action of the viewer, ready to be shown, drawn and sent back."""

    action: int
    text: str
    verb: str
    args: list[str]
    label: Text
    # After it somebody else acts, or the game is over.
    ends_turn: bool = False
    # After it chance acts: it cannot be taken back.
    reveals: bool = False
    # What the viewer would probably regret to miss by it.
    warning: Text | None = None


class Undo(msgspec.Struct):
    """What the viewer may take back, and if nothing, why."""

    step: bool
    turn: bool
    reason: Text | None = None


class View(msgspec.Struct):
    """A position as one viewer may see it."""

    version: int
    status: Status
    # The seat whose view this is; -1 is a spectator's.
    viewer: int
    # The seat that must act; -2 when the game is over.
    actor: int
    is_yours: bool
    prompt: Text | None
    moves: list[Move]
    # What the game's `observe` shows to this viewer.
    position: dict[str, Any]
    scores: list[int]
    sheets: list[dict[str, int]]
    ranks: list[int]
    undo: Undo
    end_reason: str | None = None
    # What helps the viewer to choose; only while they must act, and only in games that have it.
    aids: dict[str, Any] | None = None


class LogEntry(msgspec.Struct):
    """One entry of the log: an action with what the viewer saw of it, or an undo."""

    version: int
    # The seat that acted; -1 is chance.
    actor: int
    text: str
    events: list[Text]
    at: str
    # Entries of one turn share a number, so that a log can be grouped.
    turn: int
    # An undo took the table back to this version; the entries in between stand no more.
    back_to: int | None = None


class ChatLine(msgspec.Struct):
    """Something that somebody at the table said."""

    id: int
    person: str
    name: str
    seat: int | None
    text: str
    at: str


class Preview(msgspec.Struct):
    """What an action would do, as far as nothing unknown is turned up."""

    version: int
    action: int
    events: list[Text]
    scores: list[int]
    view: View


class Hint(msgspec.Struct):
    """A good action, the points it promises, and why."""

    action: int
    text: str
    label: Text
    points: float
    share: float
    reasons: list[Text]


# What a table's socket says, told apart by `type`.


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    """First on every connection: the whole table, and what happened since the version asked for."""

    table: TableInfo
    view: View | None
    entries: list[LogEntry]
    chat: list[ChatLine]


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """Something was done: the new entries and the position after them."""

    entries: list[LogEntry]
    view: View
    # The clocks after it, at a table that has some.
    time: TimeInfo | None = None


class TableChanged(msgspec.Struct, tag="table", tag_field="type"):
    """Somebody sat down, left, or the host changed something."""

    table: TableInfo


class Said(msgspec.Struct, tag="chat", tag_field="type"):
    """A new line of the chat."""

    line: ChatLine


class Beat(msgspec.Struct, tag="beat", tag_field="type"):
    """The connection is alive; `version` tells a page that missed something."""

    version: int


SocketMessage = Welcome | Update | TableChanged | Said | Beat


# What the service answers where a list or one of the things above is not enough.


class TableState(msgspec.Struct):
    """Everything that a page needs to show a table."""

    table: TableInfo
    view: View | None
    chat: list[ChatLine]


class Done(msgspec.Struct):
    """The version of the entry that was made; chance may have added more after it."""

    version: int


class Token(msgspec.Struct):
    """The secret of a personal link."""

    token: str


class Stored(msgspec.Struct):
    """Where a record can be watched."""

    id: str


class Rules(msgspec.Struct):
    """The rules of a game as Markdown with a tag for every rule."""

    text: str
    language: str


class Verdict(msgspec.Struct):
    """Whether an action is legal, and if not, why."""

    legal: bool
    problem: Problem | None = None


class Replay(msgspec.Struct):
    """A whole game to be watched."""

    id: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    names: list[str]
    entries: list[LogEntry]
    is_over: bool


class LessonStep(msgspec.Struct):
    """One card of a lesson, and the action that it asks for, if it does."""

    at: int
    key: str
    is_asking: bool
    marks: list[str]
    action: str | None


class Lesson(msgspec.Struct):
    """A guided first game."""

    replay: Replay
    steps: list[LessonStep]


# What the service is asked.

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
# PostgreSQL keeps no text with a NUL in it.
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
# Milliseconds; nobody wants to wait longer for a step of a bot.
LONGEST_PACE = 2000
Pace = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_PACE)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
OptionName = Annotated[str, msgspec.Meta(max_length=40)]
OptionValue = Annotated[str, msgspec.Meta(max_length=2000)]
OptionValues = Annotated[dict[OptionName, OptionValue], msgspec.Meta(max_length=60)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
ActionNumber = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class Introduce(msgspec.Struct, forbid_unknown_fields=True):
    """Come in with a name, or take another one."""

    name: Name


class Enter(msgspec.Struct, forbid_unknown_fields=True):
    """Come in by a personal link."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Set a table: each seat is `me`, `open`, or the level of a bot."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[Level], msgspec.Meta(min_length=1, max_length=10)]
    options: OptionValues = {}
    is_listed: bool = False
    has_spectators: bool = True
    is_one_screen: bool = False
    pace: Pace = 700
    start: bool = False
    admits_bots: bool = False
    clock: ClockChoice | None = None
    # Only people who have kept their names sit here; the end counts for the ratings, and is final.
    is_rated: bool = False
    # A series of games is played, each a rematch of the one before.
    best_of: Annotated[int, msgspec.Meta(ge=2, le=9)] | None = None
    # Names of the people at one screen, by seat; an empty one is the host's.
    names: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=24)]], msgspec.Meta(max_length=10)
    ] = []


class EditTable(msgspec.Struct, forbid_unknown_fields=True):
    """What the host changes; after the start only the pace."""

    options: OptionValues | None = None
    is_listed: bool | None = None
    has_spectators: bool | None = None
    admits_bots: bool | None = None
    clock: ClockChoice | None = None
    pace: Pace | None = None


class EditSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down, free a seat, give it to a bot, or swap it with another one."""

    do: Literal["sit", "free", "bot", "swap"]
    level: Level | None = None
    with_seat: SeatNumber | None = msgspec.field(default=None, name="with")


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """Do something, on the version that was seen, once for each key."""

    version: Version
    action: ActionNumber | ActionText
    key: Key


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """Undo a step or the whole turn."""

    version: Version
    key: Key
    whole_turn: bool = False


class AskUndo(msgspec.Struct, forbid_unknown_fields=True):
    """Ask everybody to go back to an earlier version."""

    version: Version
    to: Version


class AnswerUndo(msgspec.Struct, forbid_unknown_fields=True):
    """Agree to go back, or not."""

    agree: bool


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """Say something at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class NewRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A record, or a game in another program's notation, to be watched."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1_000_000)]
