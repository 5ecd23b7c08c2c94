"""Tournaments and series on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tenshu.server.clock_messages import ClockChoice, ClockInfo
from tenshu.server.messages import Beat, OptionValues, Status
from tenshu.server.tournaments.draw import MOST_ROUNDS
from tenshu.server.tournaments.rows import Format, TournamentStatus

Place = Annotated[int, msgspec.Meta(ge=1, le=5)]


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament that somebody organises."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    game: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    # Seats of a full table.
    size: Annotated[int, msgspec.Meta(ge=2, le=5)] = 2
    options: OptionValues = {}
    clock: ClockChoice | None = None
    format: Format = "swiss"
    # 0: as many as are fitting for the number of people.
    rounds: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0
    is_rated: bool = False
    is_listed: bool = True


class TournamentStep(msgspec.Struct, forbid_unknown_fields=True):
    """The organiser begins the tournament, begins the next round, or ends it."""

    do: Literal["start", "next", "end"]


class TableDecision(msgspec.Struct, forbid_unknown_fields=True):
    """The organiser decides a table: its places by seat, or without places that it is cancelled."""

    note: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    places: Annotated[list[Place], msgspec.Meta(min_length=2, max_length=5)] | None = None


class TournamentSummary(msgspec.Struct):
    """A tournament of a list."""

    id: str
    name: str
    organiser: str
    game: str
    size: int
    format: Format
    status: TournamentStatus
    round: int
    # 0 before the start, if the number of people will tell.
    rounds: int
    people: int
    is_rated: bool
    is_listed: bool
    created_at: str
    you_play: bool


class StandingInfo(msgspec.Struct):
    """Somebody in the standings."""

    person: str
    name: str
    rank: int
    points: float
    # The mean points of everybody they have met.
    opposition: float
    # By how much they were ahead of the mean of the others at their tables, in points of the game.
    margin: float
    wins: int
    played: int
    byes: int
    has_withdrawn: bool


class TournamentSeat(msgspec.Struct):
    """Who sits at a table, and how it ended for them."""

    person: str
    name: str
    # As it counts.
    place: int | None
    # In the game.
    points: int | None


class TournamentTable(msgspec.Struct):
    """A table of a round; number 0 has those with a bye."""

    round: int
    number: int
    # Nothing until it is made.
    table: str | None
    is_decided: bool
    is_cancelled: bool
    is_corrected: bool
    # Why the organiser decided it.
    note: str | None
    seats: list[TournamentSeat]


class TournamentInfo(msgspec.Struct):
    """A tournament as somebody may see it."""

    id: str
    name: str
    organiser: str
    organiser_name: str
    game: str
    size: int
    options: dict[str, str]
    clock: ClockInfo | None
    format: Format
    status: TournamentStatus
    round: int
    rounds: int
    is_rated: bool
    is_listed: bool
    created_at: str
    standings: list[StandingInfo]
    tables: list[TournamentTable]
    # What a bye is worth.
    bye_points: float
    you_organise: bool
    you_play: bool
    # The first of one's tables that are still played.
    your_table: str | None


# What a tournament's socket says, told apart by `type`.


class TournamentNews(msgspec.Struct, tag="tournament", tag_field="type"):
    """The whole tournament, first and after every change."""

    tournament: TournamentInfo


TournamentMessage = TournamentNews | Beat


class SeriesPlayer(msgspec.Struct):
    """A player of a series, whatever their seat is in each game."""

    name: str | None
    person: str | None
    # First places, a tie as a part of one, and points of all games.
    wins: float
    points: int


class SeriesGame(msgspec.Struct):
    """A game of a series, with the place of each player once it is over."""

    table: str
    status: Status
    places: list[int]


class SeriesInfo(msgspec.Struct):
    """Games of the same people: a table and its rematches."""

    games: list[SeriesGame]
    players: list[SeriesPlayer]
    # How many games were declared; nothing if people go on as long as they wish.
    best_of: int | None
    # The number of whoever cannot be caught any more, or is first after the last game.
    winner: int | None
