"""Chapter 10: what is printed is complete and consistent, and its words can be read."""

from collections import Counter
from collections.abc import Iterable

import pytest

from tenshu.games.white_castle.data import board, castle, effects, gardens, solo, starting
from tests.rules import rule

MEMBERS = {effects.COURTIER, effects.GARDENER, effects.WARRIOR}
CASTLE_FIELDS = [
    *(field for card in castle.STEWARDS for field in card[1:]),
    *(field for card in castle.DIPLOMATS for field in card[2:]),
]


def icons(text: str) -> set[int]:
    return {icon for icon, _ in effects.parse_effect(text)[3]}


@rule("WC 4.1")
@pytest.mark.parametrize(
    "text, field",
    [
        ("2 food", (False, effects.NO_COST, 0, ((effects.FOOD, 2),))),
        ("1 seal + 1 any", (False, effects.NO_COST, 0, ((effects.SEAL, 1), (effects.ANY, 1)))),
        ("[1 seal > courtier]", (True, effects.SEAL, 1, ((effects.COURTIER, 1),))),
        ("[gardener]", (True, effects.NO_COST, 0, ((effects.GARDENER, 1),))),
        ("4 coin > any-tile", (False, effects.COIN, 4, ((effects.ANY_TILE, 1),))),
        (
            "2 point + well",
            (False, effects.NO_COST, 0, ((effects.POINT, 2), (effects.WELL, 1))),
        ),
    ],
)
def test_a_field_is_read_as_background_price_and_gains(text: str, field: effects.Effect) -> None:
    assert effects.parse_effect(text) == field


@rule("WC 4.1")
def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        effects.parse_effect("2 gold")


@rule("WC 10.1", "WC 10.2", "WC 1.2")
def test_the_castle_decks_have_15_and_12_cards_and_9_each_without_diamonds() -> None:
    assert len(castle.STEWARDS) == len(castle.STEWARD_WORDS) == 15
    assert len(castle.DIPLOMATS) == len(castle.DIPLOMAT_WORDS) == 12
    assert sum(not diamond for diamond, *_ in castle.STEWARDS) == 9
    assert sum(not diamond for diamond, *_ in castle.DIPLOMATS) == 9
    assert len(set(castle.STEWARDS)) == 15
    assert len(set(castle.DIPLOMATS)) == 12


@rule("WC 10.1")
@pytest.mark.parametrize("card", castle.STEWARDS)
def test_a_steward_has_one_dark_field_a_member_for_a_seal(card: tuple[bool, str, str, str]) -> None:
    dark = [field for field in card[1:] if effects.parse_effect(field)[0]]
    assert len(dark) == 1
    assert effects.parse_effect(dark[0])[1:3] == (effects.SEAL, 1)
    assert icons(dark[0]) <= MEMBERS


@rule("WC 10.2")
@pytest.mark.parametrize("card", castle.DIPLOMATS)
def test_a_diplomat_has_one_dark_field_a_member_for_free(card: tuple[bool, str, str, str]) -> None:
    dark = [field for field in card[2:] if effects.parse_effect(field)[0]]
    assert len(dark) == 1
    assert effects.parse_effect(dark[0])[1] == effects.NO_COST
    assert icons(dark[0]) <= MEMBERS


@rule("WC 10.2", "WC 3.7")
@pytest.mark.parametrize("card", castle.DIPLOMATS)
def test_a_diplomat_serves_all_three_rows(card: tuple[bool, str, str, str]) -> None:
    top, bottom = card[1].split(" | ")
    assert [*top.split(), *bottom.split()] == list(board.COLOUR_WORDS)


@rule("WC 6.8")
@pytest.mark.parametrize("field", [f for f in CASTLE_FIELDS if not f.startswith("[")])
def test_a_light_field_holds_no_action_that_opens_others(field: str) -> None:
    assert icons(field) <= {*range(effects.ANY + 1), effects.LANTERN, effects.WELL}


@rule("WC 10.3")
def test_nine_daimyo_cards_with_three_favours_each_all_different() -> None:
    assert len(castle.DAIMYOS) == len(set(castle.DAIMYOS)) == 9
    lefts = Counter(left for left, _, _ in castle.DAIMYOS)
    assert lefts == {"well": 3, "lantern": 3, "light-field": 3}


@rule("WC 10.4")
@pytest.mark.parametrize("word, food, points, text", gardens.GARDENS)
def test_a_garden_is_worth_twice_its_food_less_one(
    word: str, food: int, points: int, text: str
) -> None:
    assert points == 2 * food - 1
    costs = effects.parse_effect(text)[1] == effects.COIN
    assert costs == word.startswith("plant")


@rule("WC 10.5", "WC 10.7")
def test_nine_resource_cards_three_with_a_decree_of_their_own() -> None:
    assert len(starting.START_RESOURCES) == 9
    decrees = [decree for _, decree, _ in starting.START_RESOURCES if decree]
    assert sorted(decrees) == sorted(word for word, _ in starting.DECREES)
    backs = Counter(back for _, _, back in starting.START_RESOURCES)
    assert backs == {"1 pearl": 3, "1 iron": 3, "1 food": 3}


@rule("WC 10.6")
def test_six_action_cards_two_for_each_member() -> None:
    assert [(action, copies) for _, action, copies in starting.START_ACTIONS] == [
        ("courtier", 2),
        ("gardener", 2),
        ("warrior", 2),
    ]


@rule("WC 10.8")
def test_eight_yard_tiles_with_different_sides() -> None:
    sides = [side for tile in board.YARD_TILES for side in tile]
    assert len(sides) == len(set(sides)) == 16


@rule("WC 10.9")
def test_fifteen_die_tiles_each_colour_with_each_reward() -> None:
    pairs = {(colour, reward) for _, colour, reward in castle.DIE_TILES}
    assert len(castle.DIE_TILES) == len(pairs) == 15
    assert {word for word, _, _ in castle.DIE_TILES} == {
        f"{colour}-{reward.partition(' ')[2]}" for colour, reward in pairs
    }


@rule("WC R16", "WC 1.5")
def test_the_numbers_of_the_tile_spaces_complete_rooms_only_from_six_on() -> None:
    rooms = {room for room, _, _ in castle.TILE_SPACES if room != "well"}
    for room in rooms:
        numbers = [number for name, _, number in castle.TILE_SPACES if name == room]
        assert max(numbers) in range(6, 11)
        assert all(number < 6 for number in numbers if number != max(numbers))
    assert sorted(number for _, _, number in castle.TILE_SPACES) == [0, 0, *range(13)]


@rule("WC 10.10")
def test_the_rows_bring_food_iron_and_pearl() -> None:
    for row, good in zip(board.DOMAIN_ROWS, ("food", "iron", "pearl"), strict=True):
        assert len(row) == 6
        assert row[:3] == (f"1 {good}",) * 3
        assert row[4] == f"1 {good}"


@rule("WC 9.3", "WC 7.2")
def test_the_seasons_begin_at_the_milestones() -> None:
    starts = [
        space
        for space in range(1, 16)
        if board.TIME_POINTS[space] - board.TIME_POINTS[space - 1] > 1
    ]
    assert starts == [space for space, _ in board.MILESTONES] == [6, 11, 15]
    assert board.TIME_POINTS[15:] == (10, 11, 12, 13, 14, 15)


@rule("WC 11.19", "WC R15")
def test_the_rivals_deck_names_every_place_once_and_says_what_is_designed() -> None:
    dice = {(bridge, place) for bridge, place, *_ in solo.RIVAL_CARDS}
    assert len(solo.RIVAL_CARDS) == len(dice) == 9
    destinations = {space for _, _, space, *_ in solo.RIVAL_CARDS}
    assert destinations <= {word for word, _ in board.DIE_SPACES[:7]}
    origins = [origin for card in solo.RIVAL_CARDS for origin in (card[3], card[6])]
    assert Counter(origins) == {solo.DESIGNED: 16, solo.PUBLISHED: 2}


@rule("WC 11.8", "WC 11.9", "WC 11.10", "WC 11.11", "WC 11.12", "WC 11.13", "WC 11.14")
def test_every_symbol_of_the_rulebook_occurs_in_the_rivals_deck() -> None:
    shown = {solo.parse_symbol(text)[0] for card in solo.RIVAL_CARDS for text in card[4:6]}
    assert shown == set(range(len(solo.SYMBOL_WORDS)))
    climbs = {text for card in solo.RIVAL_CARDS for text in card[4:6] if "climb" in text}
    assert climbs == {"1 climb", "2 climb"}


def sums(texts: Iterable[str]) -> dict[str, int]:
    """All icons of some fields added up, prices apart."""
    found: Counter[str] = Counter()
    for text in texts:
        _, item, cost, gains = effects.parse_effect(text)
        if item != effects.NO_COST:
            found[f"pay {effects.ICON_WORDS[item]}"] += cost
        for icon, number in gains:
            found[effects.ICON_WORDS[icon]] += number
    return dict(found)


def written(text: str) -> dict[str, int]:
    """Sums as they are written below: `3 courtier, 9 pay seal`."""
    parts = [part.strip().partition(" ") for part in text.split(",")]
    return {word: int(number) for number, _, word in parts}


@rule("WC 10.1", "WC 10.2")
@pytest.mark.parametrize(
    "cards, diamond, expected",
    [
        (
            castle.STEWARDS,
            False,
            (
                "1 any, 2 coin, 3 courtier, 6 food, 3 gardener, 3 influence, 6 iron, 3 lantern, "
                "9 pay seal, 5 pearl, 1 point, 2 seal, 3 warrior, 2 well"
            ),
        ),
        (
            castle.STEWARDS,
            True,
            (
                "5 any, 1 coin, 2 courtier, 1 food, 2 gardener, 1 influence, 1 iron, 4 lantern, "
                "6 pay seal, 1 pearl, 5 point, 2 seal, 2 warrior, 1 well"
            ),
        ),
        (
            castle.DIPLOMATS,
            False,
            (
                "3 any, 2 coin, 3 courtier, 3 gardener, 7 influence, 3 lantern, 4 point, 1 seal, "
                "3 warrior, 2 well"
            ),
        ),
        (castle.DIPLOMATS, True, "6 any, 1 courtier, 1 gardener, 2 point, 1 warrior, 1 well"),
    ],
)
def test_the_castle_cards_add_up(
    cards: tuple[tuple[bool, str, str, str], ...], diamond: bool, expected: str
) -> None:
    """The sums come from the list that these tables were typed from, added up apart."""
    fields = [
        field
        for card in cards
        if card[0] == diamond
        for field in (card[1:] if cards is castle.STEWARDS else card[2:])
    ]
    assert sums(fields) == written(expected)


@rule("WC 10.3", "WC 10.4", "WC 10.5")
def test_favours_gardens_and_starting_goods_add_up() -> None:
    assert sums(text for card in castle.DAIMYOS for text in card) == written(
        "9 coin, 4 food, 6 influence, 4 iron, 3 lantern, 3 light-field, 4 pearl, 6 point, 6 seal, "
        "3 well"
    )
    assert sums(text for _, _, _, text in gardens.GARDENS) == written(
        "2 any, 1 any-tile, 3 coin, 1 courtier, 1 domain, 1 gardener, 1 light-field, 17 pay coin, "
        "2 seal, 1 warrior, 1 well"
    )
    assert sum(food for _, food, _, _ in gardens.GARDENS) == 29
    assert sums(goods for goods, _, _ in starting.START_RESOURCES) == written(
        "6 any, 31 coin, 9 food, 10 iron, 5 pearl, 11 seal"
    )
