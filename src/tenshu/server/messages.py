"""What the service says to a page or a program, and what it takes from them.

Everything said is made for one viewer. Words travel as keys with arguments and are worded by the
reader's side. A table's `version` is the number of entries in its log: it grows with every action
and with every undo, and never falls.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Status = Literal["open", "running", "over"]


class Text(msgspec.Struct):
    """A sentence without words: a key of the language files and its arguments."""

    key: str
    args: dict[str, Any] = {}


class Problem(msgspec.Struct):
    """Why something was refused: what to say, and the rule that forbids it, if it is one."""

    message: Text
    rule: str | None = None
    # For "too many requests": when to try again.
    seconds: int | None = None


class Me(msgspec.Struct):
    """The person behind a cookie."""

    id: str
    name: str


class Choice(msgspec.Struct):
    """A value that an option can take, worded by `option-NAME-VALUE` where the game has that key."""

    value: str


class OptionInfo(msgspec.Struct):
    """An option of a game; its label and help are `option-NAME` and `option-NAME-help`."""

    name: str
    default: str
    kind: Literal["choice", "number", "pick", "text"]
    choices: list[str]


class GameInfo(msgspec.Struct):
    """A game of the catalogue."""

    name: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    has_ledgers: bool = False


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


class UndoRequest(msgspec.Struct):
    """A seat asks all people at the table to go back to an earlier version."""

    seat: int
    version: int
    agreed: list[int]


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
    # The hash of the seed is known from the start, the seed itself when the game is over.
    seed_hash: str = ""
    seed: str | None = None


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
