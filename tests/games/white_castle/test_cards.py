"""Chapter 10: every field, favour, garden, tile and starting card does what is printed on it."""

from typing import Final

import pytest

from tenshu.games.white_castle.data import board, castle, effects, gardens, starting
from tenshu.games.white_castle.state import Position
from tests.games.white_castle.table import (
    GOODS,
    before_pairs,
    do,
    has,
    lantern,
    legal,
    number,
    phase,
    play,
    put,
    scores,
    table,
    time_of,
)
from tests.rules import rule

STEWARD_FIELDS: Final = [
    (f"steward-{card + 1}", field + 1, texts[field + 1])
    for card, texts in enumerate(castle.STEWARDS)
    for field in range(3)
]
DIPLOMAT_FIELDS: Final = [
    (f"diplomat-{card + 1}", field + 1, texts[field + 2])
    for card, texts in enumerate(castle.DIPLOMATS)
    for field in range(2)
]
ASKED: Final = {
    effects.COURTIER: "courtiers",
    effects.GARDENER: "gardeners",
    effects.WARRIOR: "warriors",
    effects.DOMAIN: "domain-row",
    effects.LIGHT_FIELD: "castle-field",
    effects.ANY_TILE: "castle-field",
    effects.CORAL_TILE: "castle-field",
    effects.BLACK_TILE: "castle-field",
    effects.WHITE_TILE: "castle-field",
}
# The colours of the die tiles when only this field of steward-left, or of diplomat-left, is coral.
STEWARD_TILES: Final = ("cbw bbw wcw cb cw", "bcw cbw wcw cb bw", "bwc cbw wcw cb bw")
DIPLOMAT_TILES: Final = ("cbw bbw wcw cb cw", "cbw bbw wcw bc cw")
WELL: Final = "1 seal + 1 pearl + 1 iron"


def castle_with(card: str) -> str:
    """Five cards with this one on the left of its floor, and no reason to deal again."""
    stewards = [word for word in ("steward-4", "steward-9", "steward-12") if word != card][:2]
    diplomats = [word for word in ("diplomat-3", "diplomat-7") if word != card][:1]
    if card.startswith("steward"):
        return " ".join([card, *stewards, "diplomat-3", "diplomat-7"])
    return " ".join(["steward-5", *stewards, card, *diplomats])


def rich(state: Position) -> Position:
    """Give the player some of every good, and members where they are needed."""
    return has(state, food=2, iron=3, pearl=3, coin=6, seal=2, point=0, courtiers="gate diplomats")


def gained(before: Position, text: str) -> dict[str, int]:
    """What a player owns after a field, with every resource of choice taken as food."""
    _, item, cost, gains = effects.parse_effect(text)
    owned = {good: number(before, good) for good in GOODS}
    owned["time"] = time_of(before)
    if item != effects.NO_COST:
        owned[effects.ICON_WORDS[item]] -= cost
    texts = [(icon, count) for icon, count in gains]
    while texts:
        icon, count = texts.pop()
        if icon == effects.LANTERN:
            texts += effects.parse_gains(lantern(before))
        elif icon == effects.WELL:
            texts += effects.parse_gains(WELL)
        elif icon == effects.INFLUENCE:
            owned["time"] += count
        elif icon <= effects.ANY:
            owned["food" if icon == effects.ANY else effects.ICON_WORDS[icon]] += count
    return owned


def owns(state: Position) -> dict[str, int]:
    return {**{good: number(state, good) for good in GOODS}, "time": time_of(state)}


def take_food(state: Position) -> Position:
    """Every resource of choice becomes food."""
    while phase(state) == "gain":
        do(state, "gain food")
    return state


def asked_by(text: str) -> str | None:
    """The question that a field ends in, if it opens an action."""
    icon = effects.parse_effect(text)[3][0][0]
    return ASKED.get(icon)


def assert_done(before: Position, after: Position, text: str) -> None:
    """The field was paid, brought its gains and began its action; nothing else happened."""
    assert owns(take_food(after)) == gained(before, text)
    asked = asked_by(text)
    if asked is not None:
        assert phase(after) == asked


@rule("WC 10.1", "WC 3.1")
@pytest.mark.parametrize("card, field, text", STEWARD_FIELDS)
def test_a_field_of_a_steward_in_the_castle(card: str, field: int, text: str) -> None:
    tiles = STEWARD_TILES[field - 1]
    state = rich(table(3, castle=castle_with(card), tiles=tiles, dice="1113 2222 4444"))
    after = play(state, "take coral right; place steward-left")
    if phase(after) == "room-field":
        assert legal(after, "field") == {f"field steward-left-{field}"}
        do(after, f"field steward-left-{field}")
    assert_done(state, after, text)


@rule("WC 10.2", "WC 3.1")
@pytest.mark.parametrize("card, field, text", DIPLOMAT_FIELDS)
def test_a_field_of_a_diplomat_in_the_castle(card: str, field: int, text: str) -> None:
    tiles = DIPLOMAT_TILES[field - 1]
    state = rich(table(3, castle=castle_with(card), tiles=tiles, dice="1114 2222 4444"))
    after = play(state, "take coral right; place diplomat-left")
    if phase(after) == "room-field":
        assert legal(after, "field") == {f"field diplomat-left-{field}"}
        do(after, f"field diplomat-left-{field}")
    assert_done(state, after, text)


def field_beside(card: str, row: str) -> str:
    """The field of a card beside a row, read off the printed words."""
    kind, _, at = card.partition("-")
    if kind == "steward":
        return castle.STEWARDS[int(at) - 1][1:][board.COLOUR_WORDS.index(row)]
    _, rows, top, bottom = castle.DIPLOMATS[int(at) - 1]
    return top if row in rows.partition(" | ")[0] else bottom


@rule("WC 3.7", "WC 10.1", "WC 10.2")
@pytest.mark.parametrize("row", board.COLOUR_WORDS)
@pytest.mark.parametrize("card", [*castle.STEWARD_WORDS, *castle.DIPLOMAT_WORDS])
def test_a_field_of_a_card_in_the_domain(card: str, row: str) -> None:
    others = [
        word for word in ("steward-4", "steward-9", "steward-12", "steward-5") if word != card
    ]
    diplomats = [word for word in ("diplomat-3", "diplomat-7", "diplomat-2") if word != card]
    cards = " ".join([*others[:3], *diplomats[:2]])
    state = rich(table(3, castle=cards, dice="1116 1116 1116"))
    state = has(state, courtiers="gate", card=card)
    good = {"coral": "food", "black": "iron", "white": "pearl"}[row]
    text = field_beside(card, row)
    before = put(state.clone(), good, number(state, good) + (2 if row == "coral" else 1))
    after = play(state, f"take {row} right; place domain")
    if phase(after) == "row-card":
        do(after, "card")
    assert_done(before, after, text)


@rule("WC 10.3", "WC 5.10", "WC 5.11")
@pytest.mark.parametrize("slot", range(3))
@pytest.mark.parametrize("card", range(9))
def test_a_favour_of_the_daimyo(card: int, slot: int) -> None:
    state = rich(table(daimyo=f"daimyo-{card + 1}", dice="145 256 345"))
    at_the_top = play(
        state, "take white right; place outside-right; send courtier; climb diplomats daimyo"
    )
    assert number(at_the_top, "pearl") == 3 - 2 + 1  # the climb, then the lantern's pearl
    word = castle.FAVOUR_WORDS[slot]
    after = play(at_the_top, f"favour {word}")
    text = castle.DAIMYOS[card][slot]
    assert_done(at_the_top, after, text)


@rule("WC 10.4", "WC 5.3", "WC 5.4")
@pytest.mark.parametrize("word, food, points, text", gardens.GARDENS)
def test_a_garden(word: str, food: int, points: int, text: str) -> None:
    plants = [f"plant-{n}" for n in range(1, 6) if f"plant-{n}" != word]
    stones = [f"stone-{n}" for n in range(1, 6) if f"stone-{n}" != word]
    kind = word.partition("-")[0]
    first = [word if kind == "plant" else plants.pop(), word if kind == "stone" else stones.pop()]
    cards = " ".join([*first, plants[0], stones[0], plants[1], stones[1]])
    state = has(rich(table(gardens=cards, dice="145 256 345")), food=5)
    state = has(state, iron=3, courtiers="gate diplomats")
    sent = play(state, "take white right; place outside-left; send gardener")
    before = has(sent.clone(), food=5 - food)
    after = play(sent, f"tend coral-{kind}")
    if phase(after) == "garden-work":
        do(after, f"work coral-{kind}")
    assert_done(before, after, text)
    assert scores(after)[0]["gardeners"] == points


@rule("WC 10.8", "WC 5.1", "WC 5.2")
@pytest.mark.parametrize("side", ["blue", "yellow"])
@pytest.mark.parametrize("tile", range(8))
def test_a_side_of_a_yard_tile(tile: int, side: str) -> None:
    others = [f"drill-{n + 1}" for n in range(8) if n != tile]
    word = f"drill-{tile + 1}"
    yards = [*others[:2], word, others[2]] if side == "blue" else [*others[:3], word]
    iron = 3 if side == "blue" else 1
    state = has(rich(table(yards=" ".join(yards), dice="145 256 345")), iron=5)
    sent = play(state, "take white right; place outside-right; send warrior")
    before = has(sent.clone(), iron=5 - iron)
    after = play(sent, f"train yard-{iron}")
    if phase(after) == "yard-tile":
        do(after, f"drill yard-{iron}-{side}")
    assert_done(before, after, board.YARD_TILES[tile][side == "yellow"])


@rule("WC 10.5", "WC 10.7", "WC 1.13")
@pytest.mark.parametrize("card", range(9))
def test_a_starting_resource_card_with_its_decree(card: int) -> None:
    goods, decree, back = starting.START_RESOURCES[card]
    others = [f"resource-{n + 1}" for n in (2, 5, 7, 8) if n != card]
    cards = " ".join([*others[:1], f"resource-{card + 1}", *others[1:]])
    state = before_pairs(resources=cards)
    after = take_food(play(state, f"pair resource-{card + 1}"))
    owned = {good: number(after, good, 2) for good in GOODS}
    expected = dict.fromkeys(GOODS, 0)
    for icon, count in effects.parse_gains(goods):
        expected["food" if icon == effects.ANY else effects.ICON_WORDS[icon]] += count
    assert owned == expected
    symbols = [back, *(text for word, text in starting.DECREES if word == decree)]
    assert sorted(lantern(after, 2).split(" + ")) == sorted(symbols)


@rule("WC 10.6", "WC 3.7")
@pytest.mark.parametrize("row", board.COLOUR_WORDS)
@pytest.mark.parametrize("member", board.MEMBER_WORDS)
def test_a_starting_action_card_from_any_row(member: str, row: str) -> None:
    rest = [word for word in board.MEMBER_WORDS if word != member]
    actions = " ".join(f"action-{word}" for word in (member, *rest))
    state = rich(table(dice="146 256 346", actions=actions))
    after = play(state, f"take {row} right; place domain; card")
    assert phase(after) == f"{member}s"


@rule("WC 10.6", "WC 6.2")
def test_the_back_of_a_starting_action_card_is_one_influence() -> None:
    state = table()
    before = lantern(state)
    assert lantern(has(state, card="steward-7")) == f"{before} + 1 influence"


@rule("WC 10.7", "WC 6.1", "WC 6.2")
@pytest.mark.parametrize("resource, good", [(1, "coin"), (4, "seal"), (7, "point")])
def test_a_decree_in_a_lantern_reward(resource: int, good: str) -> None:
    state = before_pairs(resources=f"resource-{resource} resource-6 resource-8")
    state = play(state, "pair resource-8")
    state = take_food(play(state, f"pair resource-{resource}"))
    before = number(state, good)
    after = play(state, "take coral left; place well")
    extra = {"coin": 0, "seal": 1, "point": 0}[good]  # the well's own seal
    assert number(after, good) == before + 1 + extra


@rule("WC 10.9", "WC 3.4", "WC 1.6")
@pytest.mark.parametrize("tile, colour, reward", castle.DIE_TILES)
def test_a_die_tile_in_the_well(tile: str, colour: str, reward: str) -> None:
    second = "black-coin" if colour == "coral" else "coral-coin"
    tiles = "cbw bbw wcw cb cb" if colour == "white" else "cbw bbw wcw cb cw"
    state = table(tiles=tiles, well=f"{tile} {second}", dice="111 222 333")
    before = has(state.clone(), coin=1, seal=1)
    after = play(state, "take coral right; place well")
    assert_done(before, after, reward)


@rule("WC 10.10", "WC 3.6")
@pytest.mark.parametrize("gone", range(6))
@pytest.mark.parametrize("row", range(3))
def test_a_row_brings_what_its_members_uncover(row: int, gone: int) -> None:
    colour = board.COLOUR_WORDS[row]
    state = table(dice="146 256 346", gardens=CHEAP_GARDENS)
    has(state, courtiers="gate " * (gone if row == 0 else 0))
    has(state, gardeners=" ".join(GARDEN_PLACES[: gone if row == 1 else 0]))
    has(state, warriors="yard-1 " * (gone if row == 2 else 0))
    after = play(state, f"take {colour} right; place domain")
    if phase(after) == "row-card":
        do(after, "pass")
    text = " + ".join(board.DOMAIN_ROWS[row][: gone + 1])
    assert owns(after) == gained(state, text)


GARDEN_PLACES: Final = ("coral-plant", "coral-stone", "black-plant", "black-stone", "white-plant")
CHEAP_GARDENS: Final = "plant-3 stone-1 plant-2 stone-2 plant-4 stone-3"
