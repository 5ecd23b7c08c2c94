"""The result of a finished game, made from its log."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from tenshu.core.protocol import CHANCE
from tenshu.server.rows import Ended, SeatResult
from tenshu.text import Wording

if TYPE_CHECKING:
    from tenshu.server.history import History
    from tenshu.server.rows import SeatRow, TableRow

# Explained signs that are printed everywhere, such as a coin; nobody owns one of them.
SIGNS: Final = "icon-"
# The actions of a seat that make its opening.
OPENING_ACTIONS: Final = 3
SPECTATOR: Final = -1


def ended_of(row: TableRow, seats: list[SeatRow], history: History) -> Ended:
    """The result of a table whose game is over."""
    match, game = history.match, history.game
    state = match.state
    places, points, sheets = game.ranks(state), state.scores(), game.score_sheet(state)
    own = [[s.action for s in match.steps if s.actor == seat.seat] for seat in seats]
    shown = game.observe(state, SPECTATOR).get("players")
    people = [seat.person for seat in seats]
    return Ended(
        table_id=row.id,
        game=row.game,
        size=len(seats),
        ended_at=row.updated_at,
        length=sum(step.actor != CHANCE for step in match.steps),
        is_public=row.is_listed and row.has_spectators,
        is_rated=row.is_rated,
        seats=[
            SeatResult(
                seat=seat.seat,
                # Of several people at one screen nobody knows who they were.
                person=seat.person if people.count(seat.person) == 1 else None,
                bot=seat.bot if seat.person is None else None,
                is_program=seat.is_bot,
                has_left=seat.is_away,
                place=int(places[number]),
                points=int(points[number]),
                sheet={source: int(value) for source, value in sheets[number].items()},
                cards=_cards(
                    history, own[number], shown[number] if isinstance(shown, list) else None
                ),
                opening=", ".join(
                    game.verbs.format_action(action) for action in own[number][:OPENING_ACTIONS]
                ),
            )
            for number, seat in enumerate(seats)
        ],
    )


def _cards(history: History, actions: list[int], shown: object) -> list[str]:
    """The cards, tiles and the faction of a seat: those it chose and those it has at the end."""
    game = history.game
    words = {word for action in set(actions) for word in game.verbs.format_action(action).split()}
    words.update(_words(shown))
    cards = card_keys(game.name)
    return sorted({cards[word] for word in words if word in cards})


def _words(shown: object) -> Iterator[str]:
    """The words in what a view shows of a seat: values, and names with a number above zero."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, list):
        for item in shown:
            yield from _words(item)
    elif isinstance(shown, dict):
        for name, item in shown.items():
            if isinstance(item, int):
                if item > 0 and not isinstance(item, bool):
                    yield name
            else:
                yield from _words(item)


@cache
def card_keys(game: str) -> dict[str, str]:
    """The text key of each card, tile and faction of a game, by its word in the notation."""
    keys = Wording("en", game).explained()
    return {key.partition("-")[2]: key for key in keys if not key.startswith(SIGNS)}
