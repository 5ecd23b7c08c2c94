"""What is known of a player and of all games of a kind, as the page shows it."""

from __future__ import annotations

import msgspec


class Tally(msgspec.Struct):
    """How often something was there, won, and for how many points on average."""

    key: str
    games: int
    # The share of wins; a first place that is shared is divided.
    wins: float
    points: float


class RatingPoint(msgspec.Struct):
    """A rating after a game."""

    at: str
    rating: int


class RatingInfo(msgspec.Struct):
    """The rating of a person in a game with a number of players."""

    game: str
    size: int
    rating: int
    # How far off it may be.
    sigma: int
    games: int
    is_provisional: bool
    # The place among all whose rating is sure enough; None for a provisional one.
    rank: int | None
    course: list[RatingPoint] = []


class PlayedGame(msgspec.Struct):
    """A finished game of a player."""

    table: str
    game: str
    size: int
    at: str
    place: int
    points: int
    is_rated: bool
    # The change of the rating, if the game counted.
    change: int | None = None


class GameSummary(msgspec.Struct):
    """All finished games of a player in one game."""

    game: str
    games: int
    wins: int
    points: float
    best: int
    # Points by source: the player's own mean, and that of everybody.
    sources: list[Tally] = []
    everybody: list[Tally] = []
    # Cards and factions, the most played first, and first actions in notation.
    cards: list[Tally] = []
    openings: list[Tally] = []


class PlayerPage(msgspec.Struct):
    """What everybody may know of a player; they themselves also see their private games."""

    id: str
    name: str
    is_known: bool
    is_bot: bool
    since: str
    ratings: list[RatingInfo]
    summaries: list[GameSummary]
    games: list[PlayedGame]


class LadderPlace(msgspec.Struct):
    """A place on a ladder."""

    id: str
    name: str
    rating: int
    games: int


class BotRating(msgspec.Struct):
    """The measured rating of a level of bot."""

    level: str
    rating: int


class RecordScore(msgspec.Struct):
    """One of the highest scores in games that everybody may watch."""

    table: str
    name: str
    points: int
    size: int
    at: str


class SizeStatistics(msgspec.Struct):
    """All games with one number of players."""

    size: int
    games: int
    # The mean of the winners' points.
    points: float
    seats: list[Tally]
    levels: list[Tally]
    cards: list[Tally]
    sources: list[Tally]
    # Games by length: the key is the least number of actions.
    lengths: list[Tally]
    ladder: list[LadderPlace]
    bots: list[BotRating]


class GameStatistics(msgspec.Struct):
    """All finished games of a kind."""

    game: str
    sizes: list[SizeStatistics]
    records: list[RecordScore]
