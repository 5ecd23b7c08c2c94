"""The worked examples of the rulebook and of the rules, played to the same numbers."""

import pytest

from tests.games.examples import LANGUAGES, example, moves, numbers, totals
from tests.games.white_castle.table import (
    before_pairs,
    coast,
    courtiers,
    goods,
    has,
    lantern,
    number,
    own_card,
    phase,
    play,
    room_card,
    scores,
    table,
    time_of,
    view,
    where,
)
from tests.rules import rule


@rule("WC 2.4", "WC 2.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_5_on_a_3_brings_2_coins_and_a_1_on_that_5_costs_4(language: str) -> None:
    state = has(table(3, dice="1555 1355 1355"), 2, coin=4)
    for row in example("white_castle", 1, language):
        if moves(row):
            state = play(state, moves(row))
        assert totals(row) == [number(state, "coin"), number(state, "coin", 2)]
    dice = view(state)["rooms"][0]["dice"]
    assert dice == [{"colour": "coral", "value": 5}, {"colour": "coral", "value": 1}]


@rule("WC 3.1", "WC 3.2")
def test_a_white_5_in_a_room_with_two_white_tiles() -> None:
    castle = "steward-4 steward-7 steward-2 diplomat-2 diplomat-5"
    state = has(table(castle=castle, dice="145 256 345"), seal=1)
    state = play(state, "take white right; place steward-right")
    assert goods(state) == "2 coin + 1 seal"
    state = play(state, "field steward-right-3; field steward-right-1")
    assert goods(state) == "2 iron + 2 coin"
    assert courtiers(play(state, "audience")) == "gate"


@rule("WC 3.5", "WC 3.6", "WC 3.7")
def test_a_coral_3_in_a_domain_with_three_courtiers_gone() -> None:
    state = table(dice="113 256 345")
    state = has(state, coin=3, courtiers="gate gate gate", card="steward-10")
    state = play(state, "take coral right; place domain")
    assert phase(state) == "gain"
    assert goods(state) == "3 food + 2 coin + 1 seal"
    assert goods(play(state, "gain pearl")) == "3 food + 1 pearl + 2 coin + 1 seal"


@rule("WC 5.3", "WC 5.4", "WC 4.1")
def test_the_yellow_players_second_gardener() -> None:
    state = has(table(dice="145 256 345"), gardeners="white-stone", food=4, coin=5)
    state = play(state, "take white right; place outside-left; send gardener")
    assert where(state, "tend") == "coral-plant coral-stone black-plant black-stone white-plant"
    state = play(state, "tend coral-plant")
    assert number(state, "food") == 0
    state = play(state, "work coral-plant")
    assert number(state, "coin") == 2
    assert courtiers(play(state, "audience")) == "gate"


@rule("WC 5.5", "WC 5.6", "WC 5.7", "WC 5.8")
def test_the_blue_players_audience_and_climb_to_the_second_floor() -> None:
    castle = "steward-4 steward-7 steward-2 diplomat-5 diplomat-2"
    state = table(castle=castle, dice="145 256 345")
    state = has(state, coin=2, pearl=2, courtiers="gate stewards", card="steward-9")
    state = play(state, "take white right; place outside-left; send courtier; audience")
    assert courtiers(state) == "gate gate stewards"
    state = play(state, "climb stewards diplomat-left")
    assert courtiers(state) == "gate gate diplomats"
    assert own_card(state) == "diplomat-5"
    assert lantern(state) == "1 pearl + 1 coin + 1 influence"
    state = play(state, "gain food; gain iron; gain pearl")
    assert goods(state) == "1 food + 1 iron + 1 pearl"
    assert (
        room_card(play(state, "reveal diplomat-left diplomat-7"), "diplomat-left") == "diplomat-7"
    )


@rule("WC 5.7", "WC 5.10", "WC 5.11")
def test_the_green_players_climb_of_two_floors_to_the_daimyo() -> None:
    state = has(table(dice="145 256 345"), coin=2, pearl=5, courtiers="stewards")
    state = play(state, "take white right; place outside-left; send courtier")
    state = play(state, "climb stewards daimyo")
    assert number(state, "pearl") == 1  # the lantern
    state = play(state, "favour right; pass")
    assert goods(state) == "1 pearl + 2 coin + 2 seal"
    assert courtiers(state) == "daimyo"


@rule("WC 3.3", "WC 5.2", "WC 5.7", "WC 5.8", "WC 6.8", "WC R22")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nested_action(language: str) -> None:
    state = has(table(dice="145 256 345"), iron=5, pearl=2, courtiers="gate")
    assert lantern(state) == "1 pearl"
    for row in example("white_castle", 2, language):
        state = play(state, moves(row))
        assert totals(row) == [number(state, "iron"), number(state, "pearl"), time_of(state)]
    assert lantern(state) == "1 pearl + 1 influence"
    assert own_card(state) == "steward-4"
    assert state.actor() == 1


@rule("WC 6.1", "WC 6.2")
def test_a_lantern_of_2_points_1_food_1_coin_and_1_influence() -> None:
    state = before_pairs(resources="resource-7 resource-6 resource-8", dice="555 555 555")
    state = play(state, "pair resource-6; pair resource-7; gain iron")
    state = has(state, turned="steward-7 diplomat-7", card="steward-9")
    assert lantern(state) == "1 food + 1 coin + 2 point + 1 influence"
    before = {good: number(state, good) for good in ("food", "coin", "point")}
    after = play(state, "take coral left; place outside-left")
    gained = {good: number(after, good) - count for good, count in before.items()}
    assert gained == {"food": 1, "coin": 1, "point": 2}
    assert time_of(after) == 1


@rule("WC 8.2", "WC 8.3")
def test_the_garden_step_of_four_players() -> None:
    """Coral and green use two gardens each, blue one, yellow only the one of the black bridge."""
    coral, green, blue, yellow = 1, 2, 3, 4
    gardens = "plant-3 stone-1 plant-2 stone-2 plant-4 stone-3"
    state = table(4, gardens=gardens, dice="11111 11111 11111")
    has(state, coral, gardeners="coral-stone black-stone")
    has(state, green, gardeners="coral-stone black-stone")
    has(state, blue, gardeners="coral-stone")
    has(state, yellow, gardeners="black-stone white-stone")
    taken = ["white"] * 5 + ["coral"] * 4 + ["black"] * 3
    for colour in taken:
        end = where(state, f"take {colour}").split()[-1]
        state = play(state, f"take {colour} {end}; place well")
    chosen = []
    while phase(state) == "gain":
        chosen.append(int(state.actor()) + 1)
        state = play(state, "gain food")
    assert chosen == [coral, coral, green, green, blue, blue]
    assert phase(state) == "roll"
    assert [number(state, "coin", seat) for seat in (1, 2, 3, 4)] == [3, 3, 0, 3]
    assert [number(state, "seal", seat) for seat in (1, 2, 3, 4)] == [3, 3, 3, 3]  # wells only


@rule("WC 9.1", "WC 9.2", "WC 9.3", "WC 9.4", "WC 9.5", "WC 9.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_76_points_of_the_blue_player_by_source(language: str) -> None:
    state = has(
        coast(table(), lambda s: phase(s) == "over"),
        food=3,
        iron=7,
        pearl=2,
        coin=6,
        seal=1,
        point=8,
        time=12,
        courtiers="daimyo daimyo stewards gate gate",
        warriors="yard-5 yard-5 yard-3 yard-1",
        gardeners="coral-plant black-plant coral-stone",
    )
    rows = example("white_castle", 3, language)
    sources = ["play", "coins", "resources", "time", "courtiers", "warriors", "gardeners"]
    points = [totals(row)[0] for row in rows]
    assert scores(state)[0] == dict(zip(sources, points[:-1], strict=True))
    assert points[-1] == state.scores()[0] == 76
    assert [numbers(row[1]) for row in rows] == [
        [],
        [6, 1, 7, 5],
        [3, 1, 7, 2, 2, 0],
        [12],
        [10, 10, 3, 1, 1],
        [2, 2, 1, 1, 3],
        [7, 7, 1],
        [],
    ]


@rule("WC 11.4", "WC 11.6", "WC 11.7")
def test_the_rivals_turn_with_three_cards_in_round_3() -> None:
    state = has(table(1, options={"difficulty": "easy"}), time=20)
    state = coast(state, lambda s: s.round == 2 and phase(s) == "draw-solo" and s.stage == 0)
    state = has(play(state, "rival rival-4"), 2, courtiers="", warriors="")
    state = has(state, seal=0)
    state = play(state, "take white left; place well; rival rival-3")
    state = play(state, "take white left; place well")
    coins = number(state, "coin", 2)
    failed = scores(state)[1]["failed"]
    # The left and the centre of the white bridge are empty: three cards are turned over.
    after = play(state, "rival rival-7; rival rival-8; rival rival-6")
    assert view(after)["round"] == 3
    assert view(after)["rival"]["below"] == ["rival-4", "rival-3", "rival-7", "rival-8"]
    yards = [yard["warriors"][1] for yard in view(after)["yards"]]
    assert yards[1] == 1  # 1: the warrior of the second card
    assert scores(after)[1]["failed"] == failed + 3  # 2: nobody could climb
    assert courtiers(after, 2) == "gate"  # 3: the gate of the third card
    assert number(after, "coin", 2) == coins + 3  # 4: its coins
