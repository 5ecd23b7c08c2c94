"""Positions of Terra Mystica from a few words, and turns from notation.

A seat is written as its faction and its structures on the map, kind before hexes:

    "witches d c3 f4 te e9"     dwellings on C3 and F4, a temple on E9

with d, th, te, sh, sa for the five kinds. The hexes under structures become home terrain. The
position is the start of a turn in the action phase, everybody is rich, and the cards held have no
action and bring no points unless a test says so with `own`. No position is handed out that breaks
an invariant.
"""

from collections.abc import Mapping
from typing import Final

from tenshu.core.bits import BIT
from tenshu.core.protocol import setup_options
from tenshu.games.terra_mystica.data.tiles import TOWN_KEYS
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.ids import (
    ACT,
    CULTS,
    FROM_START,
    INCOME,
    NOTHING,
    SOURCES,
    STRUCTURES,
    TOP,
    TOWNS,
)
from tenshu.games.terra_mystica.layout import (
    BOWL1,
    BOWL2,
    BOWL3,
    BRIDGE_OWNER,
    CARD_HELD,
    COINS,
    CULT_STEPS,
    EXCHANGE,
    FAVOURS_HELD,
    FAVOURS_LEFT,
    HOME_TERRAIN,
    IN_TOWN,
    KEYS,
    OWNER,
    POINTS_FROM,
    PRIESTS,
    ROUND_TILES,
    SHIPPING,
    STRUCTURE_AT,
    STRUCTURES_BUILT,
    TERRAIN,
    TOWNS_HELD,
    TOWNS_LEFT,
    TURN_ORDER,
    VICTORY_POINTS,
    WORKERS,
)
from tenshu.games.terra_mystica.rules import turn as turns
from tenshu.games.terra_mystica.rules.offers import OWN_TURN
from tenshu.games.terra_mystica.rules.structures import set_structure
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import (
    BONUS,
    COLOUR,
    FAVOUR,
    HEX,
    RIVER,
    SCORING,
    SITE,
    STRUCTURE,
    TOWN,
)
from tests.games.scripts import Script

SCRIPT: Final = Script(GAME, Position)
play = SCRIPT.play
legal = SCRIPT.legal
is_legal = SCRIPT.is_legal

KINDS: Final = ("d", "th", "te", "sh", "sa")
# Cards without an action or points, in the order in which seats hold them, then the others.
CARDS: Final = ("bon3", "bon5", "bon8", "bon6", "bon7", "bon9", "bon2", "bon1", "bon4")
SCORINGS: Final = "score2+score3+score4+score5+score6+score7"


def table(
    *seats: str,
    turn: int = 1,
    round_: int = 1,
    scoring: str = "score2",
    cards: str = "",
    terrain: Mapping[str, str] | None = None,
    bridges: Mapping[str, int] | None = None,
    options: Mapping[str, str] | None = None,
    version: int = GAME.rules_version,
) -> Position:
    """The position at the start of a seat's turn; `scoring` is the tile of the round."""
    words = [seat.split() for seat in seats]
    given = {
        "factions": "+".join(word[0] for word in words),
        "bonus": "+".join(in_play(len(seats), cards)),
    }
    state = start_under(version, len(seats), {**given, **(options or {})})
    for hex_, colour in (terrain or {}).items():
        state.at[TERRAIN + HEX.index[hex_]] = COLOUR.index[colour]
    state.first = 0
    state.round = round_
    state.at[ROUND_TILES + round_ - 1] = SCORING.index[scoring]
    for seat in range(len(seats)):
        state.at[TURN_ORDER + seat] = seat
        state.at[CARD_HELD + seat] = BONUS.index[CARDS[seat]]
        own(state, seat + 1, coins=20, workers=10, priests=3, bowls=(4, 4, 4), cults=(0, 0, 0, 0))
        put(state, seat + 1, " ".join(words[seat][1:]))
    for site, owner in (bridges or {}).items():
        state.at[BRIDGE_OWNER + SITE.index[site]] = owner - 1
    give_turn(state, turn)
    assert GAME.broken_invariants(state) == []
    return state


def start(seats: int, **options: str) -> Position:
    """A game at its very beginning, with everything given that is not named."""
    return start_under(GAME.rules_version, seats, options)


def start_under(version: int, seats: int, options: Mapping[str, str]) -> Position:
    """The same by the rules of a version."""
    given = {"first_player": "1"}
    if options.get("setup") != "first_game":
        given |= {"scoring": SCORINGS, "bonus": "+".join(in_play(seats, ""))}
    state = GAME.under(version).start(seats, setup_options(GAME, seats, {**given, **options}))
    assert isinstance(state, Position)
    return state


def in_play(seats: int, wanted: str) -> list[str]:
    """The bonus cards in play: those held, those wanted, then any."""
    cards = [*CARDS[:seats], *wanted.split(), *CARDS]
    return list(dict.fromkeys(cards))[: seats + 3]


def give_turn(state: Position, turn: int) -> None:
    """Begin this seat's turn: an action is asked for."""
    state.phase = ACT
    state.seat = state.turn_seat = turn - 1
    state.may_buy_spades = 1
    state.resume = OWN_TURN
    state.chosen_hex = state.not_home_hex = state.built_hex = NOTHING
    state.transformed = state.transformed_second = state.transformed_third = NOTHING


def put(state: Position, seat: int, words: str) -> None:
    """Put structures on the map."""
    kind = 0
    for word in words.split():
        if word in KINDS:
            kind = KINDS.index(word)
            continue
        state.at[TERRAIN + HEX.index[word]] = state.at[HOME_TERRAIN + seat - 1]
        set_structure(state, seat - 1, HEX.index[word], kind)


def own(
    state: Position,
    seat: int = 1,
    *,
    coins: int | None = None,
    workers: int | None = None,
    priests: int | None = None,
    bowls: tuple[int, int, int] | None = None,
    vp: int | None = None,
    cults: tuple[int, int, int, int] | None = None,
    shipping: int | None = None,
    exchange: int | None = None,
    card: str | None = None,
    favours: str = "",
    towns: str = "",
) -> Position:
    """Set what a seat has."""
    at = seat - 1
    for field, number in (
        (COINS, coins),
        (WORKERS, workers),
        (PRIESTS, priests),
        (SHIPPING, shipping),
        (EXCHANGE, exchange),
        (CARD_HELD, None if card is None else BONUS.index[card]),
    ):
        if number is not None:
            state.at[field + at] = number
    if bowls is not None:
        state.at[BOWL1 + at], state.at[BOWL2 + at], state.at[BOWL3 + at] = bowls
    if vp is not None:
        state.at[POINTS_FROM + at * SOURCES + FROM_START] += vp - state.at[VICTORY_POINTS + at]
        state.at[VICTORY_POINTS + at] = vp
    for tile in favours.split():
        state.at[FAVOURS_HELD + at] |= BIT[FAVOUR.index[tile]]
        state.at[FAVOURS_LEFT + FAVOUR.index[tile]] -= 1
    for tile in towns.split():
        number = TOWN.index[tile]
        state.at[TOWNS_HELD + at * TOWNS + number] += 1
        state.at[TOWNS_LEFT + number] -= 1
        state.at[KEYS + at] += TOWN_KEYS[number]
    if cults is not None:
        for cult in range(CULTS):
            state.at[CULT_STEPS + at * CULTS + cult] = cults[cult]
            state.at[KEYS + at] -= 1 if cults[cult] == TOP else 0
    return state


def found(state: Position, hexes: str) -> Position:
    """Make these hexes, rivers among them, part of a town."""
    for word in hexes.split():
        state.at[IN_TOWN + (77 + RIVER.index[word] if word in RIVER.index else HEX.index[word])] = 1
    return state


def collect(state: Position) -> Position:
    """The position after an income phase, which begins the next round."""
    after = state.clone()
    after.phase = INCOME
    turns.go_on(after)
    return after


def where(state: Position, words: str) -> set[str]:
    """The words that may follow these: `where(state, "build") == {"a1", "c3"}`."""
    return {text.removeprefix(f"{words} ") for text in legal(state, words)}


def why(state: Position, text: str, seat: int | None = None) -> tuple[str, str] | None:
    """The rule and the key of the reason against an action."""
    actor = int(state.seat) if seat is None else seat - 1
    reason = GAME.why_not(state, actor, GAME.verbs.parse_action(text))
    return None if reason is None else (reason.rule, reason.message.key)


def purse(state: Position, seat: int = 1) -> tuple[int, int, int]:
    """Coins, workers and priests."""
    at = seat - 1
    return int(state.at[COINS + at]), int(state.at[WORKERS + at]), int(state.at[PRIESTS + at])


def bowls(state: Position, seat: int = 1) -> tuple[int, int, int]:
    """The power tokens in bowls I, II and III."""
    at = seat - 1
    return int(state.at[BOWL1 + at]), int(state.at[BOWL2 + at]), int(state.at[BOWL3 + at])


def vp(state: Position, seat: int = 1) -> int:
    """Points gathered."""
    return int(state.at[VICTORY_POINTS + seat - 1])


def cults(state: Position, seat: int = 1) -> tuple[int, ...]:
    """Spaces on the tracks of fire, water, earth and air."""
    return tuple(int(state.at[CULT_STEPS + (seat - 1) * CULTS + cult]) for cult in range(CULTS))


def at(state: Position, hex_: str) -> str:
    """What lies on a hex: its colour, or its owner and structure as `p1 temple`."""
    number = HEX.index[hex_]
    if state.at[OWNER + number] == NOTHING:
        return COLOUR.words[state.at[TERRAIN + number]]
    return f"p{state.at[OWNER + number] + 1} {STRUCTURE.words[state.at[STRUCTURE_AT + number]]}"


def actor(state: Position) -> int:
    """The seat that acts, from 1."""
    return int(state.actor()) + 1


def count(state: Position, seat: int, kind: str) -> int:
    """How many structures of a kind a seat has on the map."""
    return int(state.at[STRUCTURES_BUILT + (seat - 1) * STRUCTURES + KINDS.index(kind)])
