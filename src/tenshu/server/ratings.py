"""Ratings: what the result of a game does to those of its players, and what bots are worth.

Plackett–Luce by openskill, on a scale like Elo's: 400 points between two players are ten to one,
with any number of others at the table. `sigma` is how far a rating may be off; docs/ratings.md says
how the numbers were found.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from openskill.models import PlackettLuce

MU: Final = 1500.0
SIGMA: Final = 200.0
# Ten to one for 400 points; openskill divides by the root of the sum over all seats.
SPREAD: Final = 400 / math.log(10)
# Skill changes: this is added to every sigma before a game, as squares are added.
TAU: Final = 3.0
# With a larger sigma a rating is provisional, and has no rank.
PROVISIONAL_SIGMA: Final = 110.0
# Rated games that two people may play together in a day.
MOST_TOGETHER: Final = 3
# Offsets were measured with greedy bots, which play some factions far worse than people do.
MOST_OFFSET: Final = 60.0
DAY_SECONDS: Final = 24 * 3600
DATA: Final = Path(__file__).parent / "ratings.json"


class Rating(NamedTuple):
    """How strong somebody is, and how far off that may be."""

    mu: float = MU
    sigma: float = SIGMA

    def is_provisional(self) -> bool:
        """Whether too little is known for a rank."""
        return self.sigma > PROVISIONAL_SIGMA


class Standing(NamedTuple):
    """A seat of a finished game as the ratings see it."""

    rating: Rating
    place: int
    has_left: bool
    # What the seat and the faction are worth by themselves.
    offset: float = 0.0


class Measured(msgspec.Struct):
    """What was measured of one game with one number of seats; see docs/ratings.md."""

    bots: dict[str, float] = {}
    seats: list[float] = []
    cards: dict[str, float] = {}


def rate(standings: Sequence[Standing]) -> list[Rating]:
    """The ratings after a game; whoever left is behind all who stayed."""
    model = _model(len(standings))
    given = [
        [model.rating(mu=seat.rating.mu + seat.offset, sigma=seat.rating.sigma)]
        for seat in standings
    ]
    most = max(seat.place for seat in standings)
    ranks = [float(seat.place + most if seat.has_left else seat.place) for seat in standings]
    after = model.rate(given, ranks=ranks)
    return [
        Rating(new.mu - seat.offset, new.sigma)
        for (new,), seat in zip(after, standings, strict=True)
    ]


def offset_of(game: str, size: int, seat: int, cards: Sequence[str]) -> float:
    """What a seat is worth by its number and its faction, in points of rating."""
    found = measured().get(f"{game}/{size}", Measured())
    by_seat = found.seats[seat] if seat < len(found.seats) else 0.0
    offset = by_seat + sum(found.cards.get(card, 0.0) for card in cards)
    return max(-MOST_OFFSET, min(MOST_OFFSET, offset))


def rating_of_bot(game: str, size: int, level: str) -> float | None:
    """The fixed rating of a level of bot, if it was measured."""
    return measured().get(f"{game}/{size}", Measured()).bots.get(level)


@cache
def measured() -> dict[str, Measured]:
    """All that was measured, by game and number of seats."""
    return msgspec.json.decode(DATA.read_bytes(), type=dict[str, Measured])


@cache
def _model(size: int) -> PlackettLuce:
    beta = SPREAD / math.sqrt(size)
    return PlackettLuce(mu=MU, sigma=SIGMA, beta=beta, tau=TAU, gamma=_full_weight)


def _full_weight(*_: object, **__: object) -> float:
    """The whole information of a game: openskill's own choice lets sigma fall too slowly."""
    return 1.0
