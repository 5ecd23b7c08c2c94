"""Positions of The White Castle from words, and turns from notation.

Words are those of the notation; what belongs to a clan is given for seat 1 alone, or as a list with
one text per clan (in a solo game the rival is the second clan):

    goods="3 food + 2 coin + 1 seal"     courtiers="gate stewards daimyo"   one word per courtier
    warriors="yard-5 yard-1"             gardeners="coral-stone white-plant"
    card="action-courtier"               turned="steward-2 diplomat-3"      cards in the lantern zone
    time=5                               points=8

A bridge is drawn from left to right, `125` or with dots for empty places, `1.5`; dice that are
neither there nor on a space lie in the well as ones. Castle cards that are named nowhere are in
their decks, and no position is handed out that breaks a law.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from tenshu.core.protocol import setup_options
from tenshu.games.white_castle.data.effects import parse_gains
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.ids import (
    AT_FLOOR,
    BELOW,
    BIT,
    BRIDGE,
    BRIDGES,
    CLAN,
    DOMAIN,
    DOMAIN_DIE,
    FLIPPED,
    GARDEN_CARD,
    GO_ON,
    HIGHEST_DIE,
    IN_YARD,
    NOTHING,
    ORDER,
    OWN_CARD,
    POINT,
    RESERVE,
    RESOURCE_CARD,
    ROOM_CARD,
    SLOT,
    SPACE_DIE,
    TAKE,
    TENDED,
    TILE,
    TIME,
    TURN,
    TURNED,
    UNDER,
    WELL_DICE,
    WELL_SPACE,
    YARD_TILES_AT,
    ZONE,
)
from tenshu.games.white_castle.invariants import count_dice
from tenshu.games.white_castle.rules import effects, turn
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.tables import (
    BACK,
    DIPLOMAT_DECK,
    EFFECT_TEXTS,
    START_BACK,
    START_DECREE,
    STEWARD_DECK,
)
from tenshu.games.white_castle.verbs import (
    CASTLE_CARD,
    COLOUR,
    DAIMYO_CARD,
    DIE_TILE,
    GARDEN,
    RIVAL_CARD,
    SPACE,
    START_RESOURCE,
    YARD,
    YARD_TILE,
)
from tenshu.games.white_castle.verbs import GARDEN_CARD as GARDEN_CARD_WORD
from tenshu.games.white_castle.view import CARD_WORDS, FLOOR_WORDS, observe

# Every room has two colours at least; the well brings a food and a coin.
TILES: Final = """
    coral-iron coral-pearl black-food
    black-iron black-pearl white-iron
    white-pearl white-any coral-any
    coral-coin black-any
    white-coin black-coin
    coral-food white-food
"""
ROOMS: Final = "steward-2 steward-4 steward-7 diplomat-2 diplomat-7"
GARDENS: Final = "plant-1 stone-1 plant-2 stone-2 plant-3 stone-3"
YARDS: Final = "drill-1 drill-2 drill-3 drill-4"
FULL_BRIDGES: Final = ("", "135", "135", "1355", "13555")

PerClan = str | Sequence[str]
NumberPerClan = int | Sequence[int]


def table(
    seats: int = 2,
    *,
    turn_of: int = 1,
    round: int = 1,
    turns: int | None = None,
    order: Sequence[int] | None = None,
    coral: str = "",
    black: str = "",
    white: str = "",
    dice: str = "",
    rooms: str = ROOMS,
    tiles: str = TILES,
    daimyo: str = "daimyo-1",
    favours: Sequence[int] = (0, 0, 0),
    gardens: str = GARDENS,
    yards: str = YARDS,
    empty: str = "",
    goods: PerClan = "",
    card: PerClan = "action-courtier",
    resource: PerClan = "resource-8",
    turned: PerClan = "",
    courtiers: PerClan = "",
    gardeners: PerClan = "",
    warriors: PerClan = "",
    time: NumberPerClan = 0,
    points: NumberPerClan = 0,
    top: str = "rival-1",
    below: str = "",
    options: Mapping[str, str] | None = None,
) -> Position:
    """The position in words, where `turn_of` is about to take a die.

    `dice` is such as `steward-left coral 5; domain black 3`, bottom dice first; `empty` names decks
    without cards, `steward diplomat`; `favours` the seats that hold them, 0 for none.
    """
    given = {"turn_order": "seats", **(options or {})}
    state = GAME.start(seats, setup_options(GAME, seats, given))
    assert isinstance(state, Position)
    state.phase, state.stage, state.round, state.seat = TAKE, TURN, round, turn_of - 1
    _lay_cards(state, rooms, daimyo, gardens, yards)
    for space, word in enumerate(tiles.split()):
        state.board[TILE + space] = DIE_TILE.index[word]
    for slot, owner in enumerate(favours):
        state.board[SLOT + slot] = owner - 1
    for seat in range(int(state.clans)):
        is_rival = seats == 1 and seat == 1
        if not is_rival:
            _give_cards(
                state,
                seat,
                _of(card, seat, "action-gardener"),
                _of(resource, seat, "resource-8"),
                _of(turned, seat, ""),
            )
        _give_goods(state, seat, _of(goods, seat, ""))
        _send_members(
            state, seat, _of(courtiers, seat, ""), _of(gardeners, seat, ""), _of(warriors, seat, "")
        )
        state.clan[seat * CLAN + POINT] = _number(points, seat)
        state.clan[seat * CLAN + TIME] = _number(time, seat)
    _set_order(state, [seat - 1 for seat in order or range(1, int(state.clans) + 1)])
    _set_turns(state, turns)
    _shuffle_decks(state, empty)
    _set_dice(state, (coral, black, white), dice)
    if seats == 1:
        _set_rival(state, top, below)
    assert GAME.broken_invariants(state) == []
    return state


def begin(state: Position, effect: str) -> Position:
    """The position after the seat began an effect, written as on its card: `1 seal > courtier`."""
    after = state.clone()
    after.phase = GO_ON
    effects.perform(after, EFFECT_TEXTS.index(effect))
    turn.go_on(after)
    assert GAME.broken_invariants(after) == []
    return after


def play(state: Position, script: str) -> Position:
    """The position after these actions, each of them legal; the one given stays as it is."""
    after = state.clone()
    for text in script.split(";"):
        action = GAME.verbs.parse_action(text)
        assert action in after.legal_actions(), (
            f"{text.strip()} is not among {sorted(legal(after))}"
        )
        after.apply(action)
        broken = GAME.broken_invariants(after)
        assert not broken, f"after {text.strip()}: {broken}"
    return after


def legal(state: Position, words: str = "") -> set[str]:
    """All legal actions that begin with these words; exchanges only if asked for."""
    texts = [GAME.verbs.format_action(int(action)) for action in state.legal_actions()]
    found = {text for text in texts if f"{text} ".startswith(f"{words} ".lstrip())}
    return found if words else {text for text in found if not text.startswith("swap")}


def is_legal(state: Position, text: str) -> bool:
    """May this be done now?"""
    return GAME.verbs.parse_action(text) in state.legal_actions()


def why_not(state: Position, text: str) -> str:
    """The rule and the key that forbid this to the one who must act, `WC 2.4 few-coins`."""
    reason = GAME.why_not(state, int(state.actor()), GAME.verbs.parse_action(text))
    assert reason is not None, f"{text} is allowed"
    return f"{reason.rule} {reason.message.key.removeprefix('why-')}"


def asked(state: Position) -> str:
    """What is asked now: the word of the phase."""
    return str(observe(state)["phase"])


def goods(state: Position, seat: int = 1) -> str:
    """What a clan has, `3 food + 2 coin`; nothing that it has none of."""
    names = ("food", "iron", "pearl", "coin", "seal")
    amounts = [int(state.clan[(seat - 1) * CLAN + item]) for item in range(len(names))]
    found = [f"{n} {name}" for n, name in zip(amounts, names, strict=True) if n]
    return " + ".join(found)


def points(state: Position, seat: int = 1) -> int:
    """The points that a clan has gained in play."""
    return int(state.clan[(seat - 1) * CLAN + POINT])


def time(state: Position, seat: int = 1) -> int:
    """Where a clan's marker is on the passage of time."""
    return int(state.clan[(seat - 1) * CLAN + TIME])


def order(state: Position) -> list[int]:
    """The seats in turn order, counted from 1."""
    return [int(state.board[ORDER + place]) + 1 for place in range(int(state.clans))]


def player(state: Position, seat: int = 1) -> dict[str, object]:
    """What the view shows of a clan."""
    players = observe(state)["players"]
    assert isinstance(players, list)
    shown = players[seat - 1]
    assert isinstance(shown, dict)
    return shown


def _of(texts: PerClan, seat: int, default: str) -> str:
    if isinstance(texts, str):
        return texts if seat == 0 else default
    return texts[seat] if seat < len(texts) else default


def _number(numbers: NumberPerClan, seat: int) -> int:
    if isinstance(numbers, int):
        return numbers if seat == 0 else 0
    return numbers[seat] if seat < len(numbers) else 0


def _lay_cards(state: Position, rooms: str, daimyo: str, gardens: str, yards: str) -> None:
    for room, word in enumerate(rooms.split()):
        state.board[ROOM_CARD + room] = CASTLE_CARD.index[word]
    state.daimyo = DAIMYO_CARD.index[daimyo]
    for garden, word in enumerate(gardens.split()):
        state.board[GARDEN_CARD + garden] = GARDEN_CARD_WORD.index[word]
    for space, word in enumerate(yards.split()):
        state.board[YARD_TILES_AT + space] = YARD_TILE.index[word]


def _give_cards(state: Position, seat: int, card: str, resource: str, turned: str) -> None:
    at = seat * CLAN
    state.clan[at + OWN_CARD] = CARD_WORDS.index(card)
    number = START_RESOURCE.index[resource]
    state.clan[at + RESOURCE_CARD] = number
    state.clan[at + ZONE + START_BACK[number]] += 1
    if START_DECREE[number] != NOTHING:
        state.clan[at + ZONE + START_DECREE[number]] += 1
    for word in turned.split():
        state.clan[at + TURNED] |= BIT[CARD_WORDS.index(word)]
        state.clan[at + ZONE + BACK[CARD_WORDS.index(word)]] += 1


def _give_goods(state: Position, seat: int, text: str) -> None:
    for item, number in parse_gains(text) if text else ():
        state.clan[seat * CLAN + item] = number


def _send_members(
    state: Position, seat: int, courtiers: str, gardeners: str, warriors: str
) -> None:
    at = seat * CLAN
    for word in courtiers.split():
        state.clan[at + AT_FLOOR + FLOOR_WORDS.index(word)] += 1
        state.clan[at + RESERVE] -= 1
    for word in gardeners.split():
        state.clan[at + TENDED] |= BIT[GARDEN.index[word]]
        state.clan[at + RESERVE + 1] -= 1
    for word in warriors.split():
        state.clan[at + IN_YARD + YARD.index[word]] += 1
        state.clan[at + RESERVE + 2] -= 1


def _set_order(state: Position, clans: Sequence[int]) -> None:
    """The turn order; on a shared space the earlier clan lies on top."""
    for place, clan in enumerate(clans):
        state.board[ORDER + place] = clan
        below = [c for c in clans[place + 1 :] if _time(state, c) == _time(state, clan)]
        state.clan[clan * CLAN + BELOW] = len(below)


def _time(state: Position, clan: int) -> int:
    return int(state.clan[clan * CLAN + TIME])


def _set_turns(state: Position, turns: int | None) -> None:
    """Turns finished in this round; without a number, as few as fit the seat."""
    places = [int(state.board[ORDER + place]) for place in range(int(state.clans))]
    state.turn = places.index(int(state.seat)) if turns is None else turns
    assert places[state.turn % state.clans] == state.seat


def _shuffle_decks(state: Position, empty: str) -> None:
    seen = 0
    for room in range(5):
        seen |= BIT[state.board[ROOM_CARD + room]]
    for seat in range(int(state.clans)):
        own = state.clan[seat * CLAN + OWN_CARD]
        seen |= (BIT[own] if own != NOTHING else 0) | state.clan[seat * CLAN + TURNED]
    everything = int(STEWARD_DECK | DIPLOMAT_DECK)
    state.box &= ~seen
    state.deck = everything & ~seen & ~state.box
    for word in empty.split():
        gone = state.deck & (STEWARD_DECK if word == "steward" else DIPLOMAT_DECK)
        state.box |= gone
        state.deck &= ~gone


def _set_dice(state: Position, bridges: Sequence[str], dice: str) -> None:
    count = int(state.setup.dice)
    for colour, drawn in enumerate(bridges):
        text = drawn or FULL_BRIDGES[{3: 2, 4: 3, 5: 4}[count]]
        values = [0 if value == "." else int(value) for value in text]
        first = BRIDGES + colour * BRIDGE
        centre = [value for value in values[1:-1] if value]
        for place, value in enumerate([values[0], *centre]):
            state.board[first + place] = value
        state.board[first + BRIDGE - 1] = values[-1]
    for words in (text.split() for text in dice.split(";") if text.strip()):
        _put_die(state, words[0], COLOUR.index[words[1]], int(words[2]))
    for colour in range(3):
        state.board[WELL_DICE + colour] += count - count_dice(state, colour)


def _put_die(state: Position, space: str, colour: int, value: int) -> None:
    number = SPACE.index[space]
    if number == DOMAIN:
        state.clan[state.seat * CLAN + DOMAIN_DIE + colour] = value
    elif number == WELL_SPACE:
        state.board[WELL_DICE + colour] += BIT[4 * (value - 1)]
    else:
        at = SPACE_DIE + number * 2
        at += 1 if state.board[at] else 0
        state.board[at] = colour * HIGHEST_DIE + value
        # A full bridge gives up a die for it.
    first = BRIDGES + colour * BRIDGE
    if count_dice(state, colour) > state.setup.dice:
        taken = 1 if state.board[first + 1] else 0
        state.board[first + taken] = 0


def _set_rival(state: Position, top: str, below: str) -> None:
    state.rival_top = RIVAL_CARD.index[top]
    under = [RIVAL_CARD.index[word] for word in below.split()]
    state.unseen = sum(2**card for card in range(9) if card not in {*under, state.rival_top})
    state.under = len(under)
    for index in range(9):
        state.board[FLIPPED + index] = NOTHING
        state.board[UNDER + index] = under[index] if index < len(under) else NOTHING
