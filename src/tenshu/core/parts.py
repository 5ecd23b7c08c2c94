"""The optional parts of a game, each found by the catalogue in a module of the game's folder.

The module exports one object, named like the module in capitals: `standing_orders.py` exports
`STANDING_ORDERS`. A guided first game (`core/lesson.py`) and the board on the page
(`web/src/lib/board.ts`) are files of other kinds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from tenshu.core.message import Message
from tenshu.core.protocol import State
from tenshu.core.record import Record

# Turns a key of the language files and its arguments into text.
Say = Callable[..., str]


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingOrders:
    """Answers that a seat gives in advance, so that its player is not asked."""

    def __init__(self, choices: Mapping[str, Sequence[str]]) -> None:
        # The choices of every order by its name; the first is in force until another is given.
        self.choices: dict[str, tuple[str, ...]] = {
            name: tuple(values) for name, values in choices.items()
        }

    def answer(self, state: State, seat: int, given: Mapping[str, str]) -> int | None:
        """The legal action that the orders given by a seat choose for it, or None to ask."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Aids:
    """Extra data that helps the acting player to choose on the page; bots and records never see it."""

    def of(self, state: State) -> dict[str, object]:
        """Plain data for the page about a position in which a seat must act."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Slips:
    """Legal actions that are probably not meant, so that the page can ask once before them."""

    def of(self, state: State, action: int) -> Message | None:
        """What the acting seat would miss by this legal action, or None if nothing."""
        raise NotImplementedError


class ScoreReason:
    """A part of a seat's points from one source: why, and which places of the board bring it."""

    def __init__(
        self, source: str, points: int, message: Message, places: Sequence[str] = ()
    ) -> None:
        # As the score sheet calls it.
        self.source = source
        self.points = points
        self.message = message
        # Names as boards list them in `data-place`.
        self.places: tuple[str, ...] = tuple(places)


@mypyc_attr(allow_interpreted_subclasses=True)
class FinalScoring:
    """What only the end of the game scores, with reasons, and the stages of a game.

    All other sources of the score sheet are scored during play, and the log tells them.
    """

    def reasons(self, state: State, seat: int) -> list[ScoreReason]:
        """The seat's points of the final scoring, as if the game ended now; none of them is 0."""
        raise NotImplementedError

    def sources(self, state: State) -> list[str]:
        """The sources of the score sheet that only the end of the game scores."""
        raise NotImplementedError

    def stage(self, state: State) -> Message:
        """The round or turn that is being played; points are compared where it changes."""
        raise NotImplementedError


# An amount, or several such as the power in three bowls.
Total = int | list[int]


class Mismatch(TypedDict):
    """A total of another program that differs from ours."""

    row: int
    # Whose total it is, by the other program's name for the player.
    faction: str
    what: str
    expected: Total
    got: Total


class Correction(TypedDict):
    """A command with which somebody changed a game by hand, outside its rules."""

    row: int
    faction: str
    command: str


class Comparison(TypedDict):
    """A game of another program replayed here, with its totals compared."""

    supported: bool
    # Why the game cannot be replayed, where it is not supported.
    reason: NotRequired[Message]
    rows: int
    mismatches: list[Mismatch]
    corrections: list[Correction]
    scores: dict[str, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class ForeignNotation:
    """Another program's notation of whole games, read and written."""

    def __init__(self, name: str) -> None:
        # As in `tenshu export --format NAME`.
        self.name = name

    def recognises(self, text: str) -> bool:
        """Whether a text is in this notation."""
        raise NotImplementedError

    def replay(self, text: str) -> Comparison:
        """Replay a game and compare every total it states, or raise BadRecord."""
        raise NotImplementedError

    def to_record(self, text: str) -> Record:
        """Convert a game to a record, or raise BadRecord if it cannot be replayed step by step."""
        raise NotImplementedError

    def export(self, record: Record) -> str:
        """Write a record in this notation."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TerminalBoard:
    """Draws positions in a terminal; without it a position is shown as plain data."""

    def draw(
        self, view: dict[str, Any], legal: Sequence[str], say: Say, names: Sequence[str]
    ) -> object:
        """Return a rich renderable of what `observe` shows, with the legal actions marked."""
        raise NotImplementedError


# What the numbers of a feature are: how many, which one of several things, or which seat, with the
# number of seats for nobody.
AMOUNT: Final = "amount"
CHOICE: Final = "choice"
SEAT: Final = "seat"


class Feature:
    """A named block of an observation: whole numbers within bounds, one for each place on its axes."""

    def __init__(
        self,
        name: str,
        meaning: str,
        axes: Sequence[tuple[str, int]],
        kind: str,
        bounds: tuple[int, int],
        *,
        by_seat: bool = False,
    ) -> None:
        self.name = name
        self.meaning = meaning
        # What the numbers run over, with its size: seats, hexes, cards.
        self.axes: tuple[tuple[str, int], ...] = tuple(axes)
        # AMOUNT, CHOICE or SEAT: nets want choices and seats one-hot.
        self.kind = kind
        self.low, self.high = bounds
        # Whether the first axis is that of the seats, the observer's own first.
        self.by_seat = by_seat
        size = 1
        for _, length in axes:
            size *= length
        self.size: int = size


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat may know of a position as numbers for learning.

    The observer is always seat 0, and the others follow in the order of play.
    """

    def __init__(self, version: int) -> None:
        # Changes whenever a feature comes, goes or means something else.
        self.version = version

    def features(self, seats: int) -> list[Feature]:
        """The blocks of an observation in their order, in a game of this many seats."""
        raise NotImplementedError

    def encode(self, state: State, seat: i64, out: vec[i16], first: i64) -> None:
        """Write the seat's observation into `out`, from the index `first` on."""
        raise NotImplementedError

    def size(self, seats: int) -> int:
        """How many numbers an observation has."""
        return sum([feature.size for feature in self.features(seats)])
