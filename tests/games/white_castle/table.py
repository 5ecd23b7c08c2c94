"""Positions of The White Castle from words, and turns from notation.

All that chance decides at the start of a game is written down, so a table is set up by playing the
chance actions themselves. Goods and members are then set to what a test needs, and no position is
handed out that breaks an invariant.

    table()                          two players, player 1 first, the cards and dice named below
    table(castle="steward-9 …")      other cards in the five rooms, from steward-left to diplomat-right
    table(tiles="cbw bbw wcw cb cw") colours of the die tiles, room by room from top to bottom
    table(dice="145 256 346")        dice on the coral, black and white bridge
    has(state, food=3, seal=1)       what player 1 owns; courtiers="gate stewards", gardeners="…"
"""

from collections.abc import Callable, Mapping
from typing import Final

from tenshu.core.protocol import setup_options
from tenshu.games.white_castle.data.castle import DIE_TILES, TILE_SPACES
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.ids import (
    COURTIER,
    DAIMYO_FLOOR,
    FLOORS,
    GAME_OVER,
    GARDENER,
    MEMBERS,
    NOTHING,
    STOCKED,
    SYMBOLS,
    WARRIOR,
    YARDS,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    IN_YARD,
    OWN_CARD,
    RESERVE,
    ROOM_CARD,
    SLOT,
    STOCK,
    TENDED,
    TIME,
    TURNED,
    ZONE,
)
from tenshu.games.white_castle.lookups import BACK
from tenshu.games.white_castle.rules import passage
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.verbs import CASTLE_CARD, GARDEN, START_ACTION
from tests.games.scripts import Script, View

SCRIPT: Final = Script(GAME, Position)
do = SCRIPT.do
play = SCRIPT.play
legal = SCRIPT.legal
is_legal = SCRIPT.is_legal
where = SCRIPT.where

RESOURCES: Final = "resource-3 resource-6 resource-8 resource-9 resource-1"
COLOURS: Final = ["coral", "black", "white"]
ROOMS: Final = [
    "steward-left",
    "steward-middle",
    "steward-right",
    "diplomat-left",
    "diplomat-right",
]
FLOOR_WORDS: Final = ["gate", "stewards", "diplomats", "daimyo"]
YARD_WORDS: Final = ["yard-5", "yard-3", "yard-1"]
GOODS: Final = ["food", "iron", "pearl", "coin", "seal", "point"]
DICE: Final = {1: "145 256 346", 2: "145 256 346", 3: "1456 2356 3346", 4: "12456 23356 13446"}


def setup_script(
    seats: int = 2,
    *,
    castle: str = "steward-2 steward-4 steward-5 diplomat-2 diplomat-5",
    daimyo: str = "daimyo-1",
    tiles: str = "cbw bbw wcw cb cw",
    well: str = "coral-pearl black-iron",
    gardens: str = "plant-3 stone-1 plant-2 stone-2 plant-4 stone-3",
    yards: str = "drill-1 drill-2 drill-3 drill-4",
    dice: str = "",
    rival: str = "rival-1",
    resources: str = RESOURCES,
    actions: str = "action-courtier action-gardener action-warrior action-courtier action-gardener",
) -> list[str]:
    """All that chance does before the first decision; gardens from coral plants to white stones."""
    offers = seats + 1 if seats > 1 else 1
    rolls = zip(COLOURS, (dice or DICE[seats]).split(), strict=True)
    return [
        *(f"reveal {room} {card}" for room, card in zip(ROOMS, castle.split(), strict=True)),
        f"daimyo {daimyo}",
        *(f"tile {tile}" for tile in draw_tiles(tiles, well)),
        *(f"garden {card}" for card in gardens.split()),
        *(f"yard {tile}" for tile in yards.split()),
        *(f"roll {colour} {values}" for colour, values in rolls),
        *([f"rival {rival}"] if seats == 1 else []),
        *(f"resource {card}" for card in resources.split()[:offers]),
        *(f"action {card}" for card in actions.split()[:offers]),
    ]


def table(
    seats: int = 2,
    *,
    options: Mapping[str, str] | None = None,
    bare: bool = True,
    version: int = GAME.rules_version,
    **words: str,
) -> Position:
    """A table at the start of the first turn, each player with the pair of the same number.

    Player 1 is first; bare: nobody has any goods.
    """
    state = before_pairs(seats, options, version, **words)
    while phase(state) == "pair":
        do(state, f"pair {words.get('resources', RESOURCES).split()[state.seat]}")
    if bare:
        for seat in range(1, seats + 1):
            has(state, seat, food=0, iron=0, pearl=0, coin=0, seal=0)
    assert GAME.broken_invariants(state) == []
    return state


def before_pairs(
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    version: int = GAME.rules_version,
    **words: str,
) -> Position:
    """A table at the moment when the last player chooses a starting pair."""
    state = begin(seats, {"turn_order": "seats", **(options or {})}, version)
    for text in setup_script(seats, **words):
        do(state, text)
    return state


def begin(seats: int, given: Mapping[str, str], version: int = GAME.rules_version) -> Position:
    """A game before anything is drawn."""
    state = GAME.under(version).start(seats, setup_options(GAME, seats, given))
    assert isinstance(state, Position)
    return state


def draw_tiles(tiles: str, well: str) -> list[str]:
    """The die tiles in the order in which their spaces are filled."""
    colours = {"c": "coral", "b": "black", "w": "white"}
    left = [word for word, _, _ in DIE_TILES if word not in well.split()]
    drawn: list[tuple[int, int, str]] = []
    letters = "".join(tiles.split())
    for index, (_, _, number) in enumerate(TILE_SPACES[: len(letters)]):
        word = next(tile for tile in left if tile.startswith(colours[letters[index]]))
        left.remove(word)
        drawn.append((number, index, word))
    return [word for _, _, word in sorted(drawn)] + well.split()


def view(state: Position) -> View:
    """What everybody sees of a position."""
    return GAME.observe(state, 0)


def phase(state: Position) -> str:
    """The word of what is asked now."""
    return str(view(state)["phase"])


def has(
    state: Position,
    seat: int = 1,
    *,
    courtiers: str | None = None,
    gardeners: str | None = None,
    warriors: str | None = None,
    card: str | None = None,
    turned: str = "",
    time: int | None = None,
    **goods: int,
) -> Position:
    """Give a player goods and send members out; what is not named stays as it is."""
    for good, number in goods.items():
        put(state, good, number, seat)
    if courtiers is not None:
        for floor, word in enumerate(FLOOR_WORDS):
            state.at[AT_FLOOR + (seat - 1) * FLOORS + floor] = courtiers.split().count(word)
        state.at[RESERVE + (seat - 1) * MEMBERS + COURTIER] = 5 - len(courtiers.split())
    if gardeners is not None:
        state.at[TENDED + seat - 1] = sum(2 ** GARDEN.index[word] for word in gardeners.split())
        state.at[RESERVE + (seat - 1) * MEMBERS + GARDENER] = 5 - len(gardeners.split())
    if warriors is not None:
        for yard, word in enumerate(YARD_WORDS):
            state.at[IN_YARD + (seat - 1) * YARDS + yard] = warriors.split().count(word)
        state.at[RESERVE + (seat - 1) * MEMBERS + WARRIOR] = 5 - len(warriors.split())
    for word in [*turned.split(), *([card] if card else [])]:
        take_card(state, seat - 1, word)
    if time is not None:
        passage.move_marker(state, seat - 1, time - state.at[TIME + seat - 1])
    return state


def take_card(state: Position, clan: int, word: str) -> None:
    """Turn the clan's card over and put this one from the deck in its place. [WC 5.8]"""
    own = state.at[OWN_CARD + clan]
    state.at[TURNED + clan] |= 2 ** int(own)
    state.at[ZONE + clan * SYMBOLS + BACK[own]] += 1
    card = CASTLE_CARD.index[word]
    assert state.deck & 2**card, f"{word} is not in its deck"
    state.deck &= ~(2**card)
    state.at[OWN_CARD + clan] = card


def favours(state: Position, clans: str) -> Position:
    """A position with these players in the Daimyo's favours, `-` for nobody: `1 - 2`."""
    after = state.clone()
    for slot, clan in enumerate(clans.split()):
        if clan != "-":
            after.at[SLOT + slot] = int(clan) - 1
            after.at[AT_FLOOR + (int(clan) - 1) * FLOORS + DAIMYO_FLOOR] += 1
            after.at[RESERVE + (int(clan) - 1) * MEMBERS + COURTIER] -= 1
    return after


def empty_deck(state: Position, kind: str) -> Position:
    """Take every card of a deck out of the game."""
    for card, word in enumerate(CASTLE_CARD.words):
        if word.startswith(kind) and state.deck & 2**card:
            state.deck &= ~(2**card)
            state.box |= 2**card
    return state


def goods(state: Position, seat: int = 1) -> str:
    """What a player owns, without what there is none of: `3 food + 1 seal`."""
    owned = [
        f"{state.at[STOCK + (seat - 1) * STOCKED + item]} {good}" for item, good in enumerate(GOODS)
    ]
    return " + ".join(text for text in owned if not text.startswith("0 "))


def put(state: Position, good: str, count: int, seat: int = 1) -> Position:
    """Set how much of a good a player owns."""
    state.at[STOCK + (seat - 1) * STOCKED + GOODS.index(good)] = count
    return state


def number(state: Position, good: str, seat: int = 1) -> int:
    """How much of a good a player owns."""
    return int(state.at[STOCK + (seat - 1) * STOCKED + GOODS.index(good)])


def time_of(state: Position, seat: int = 1) -> int:
    """The position of a clan on the passage of time."""
    return int(state.at[TIME + seat - 1])


def courtiers(state: Position, seat: int = 1) -> str:
    """The floors where a clan's courtiers are, lowest first."""
    return " ".join(
        word
        for floor, word in enumerate(FLOOR_WORDS)
        for _ in range(state.at[AT_FLOOR + (seat - 1) * FLOORS + floor])
    )


def own_card(state: Position, seat: int = 1) -> str:
    """The action card in a domain."""
    card = int(state.at[OWN_CARD + seat - 1])
    words = [*CASTLE_CARD.words, *START_ACTION.words]
    return words[card] if card != NOTHING else ""


def room_card(state: Position, room: str) -> str:
    """The card in a room of the castle."""
    card = int(state.at[ROOM_CARD + ROOMS.index(room)])
    return CASTLE_CARD.words[card] if card != NOTHING else ""


def lantern(state: Position, seat: int = 1) -> str:
    """The symbols of a lantern zone: `1 food + 2 coin`."""
    words = [*GOODS, "influence"]
    found = [
        f"{state.at[ZONE + (seat - 1) * SYMBOLS + item]} {word}" for item, word in enumerate(words)
    ]
    return " + ".join(text for text in found if not text.startswith("0 "))


def scores(state: Position) -> list[dict[str, int]]:
    """Points by source for every clan."""
    return GAME.score_sheet(state)


def coast(state: Position, until: Callable[[Position], bool]) -> Position:
    """Play only dice into the well until the condition holds; chance draws its first outcome."""
    after = state.clone()
    while not until(after):
        assert after.phase != GAME_OVER, "the game is over"
        do(after, quiet_action(after))
    return after


def quiet_action(state: Position) -> str:
    """Take a die from a right end, put it into the well, and decline everything else."""
    texts = [GAME.verbs.format_action(int(action)) for action in state.legal_actions()]
    for wish in ("place well", "pass", "stay", "end"):
        if wish in texts:
            return wish
    return next((text for text in texts if text.endswith(" right")), texts[0])
