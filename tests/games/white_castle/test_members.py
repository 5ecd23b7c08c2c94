"""Chapter 5: warriors, gardeners and courtiers."""

import pytest

from tenshu.games.white_castle.state import Position
from tests.games.white_castle.table import (
    courtiers,
    empty_deck,
    favours,
    goods,
    has,
    lantern,
    legal,
    number,
    own_card,
    phase,
    play,
    room_card,
    table,
    time_of,
    view,
    where,
)
from tests.rules import rule


def members(state: Position, seat: int = 1) -> dict[str, int]:
    found = view(state)["players"][seat - 1]["members"]
    return dict(found)


def sent(state: Position, member: str) -> Position:
    """A member action begun outside the walls, with a die of 5 from the right end."""
    space = "outside-left" if member == "gardener" else "outside-right"
    return play(state, f"take white right; place {space}; send {member}")


def ready(*, food: int = 0, iron: int = 0, pearl: int = 0, coin: int = 0) -> Position:
    return has(table(dice="145 256 345"), food=food, iron=iron, pearl=pearl, coin=coin)


@rule("WC 5.1")
@pytest.mark.parametrize(
    "iron, yards", [(1, "yard-1"), (3, "yard-3 yard-1"), (5, "yard-5 yard-3 yard-1")]
)
def test_a_warrior_goes_to_a_yard_that_can_be_paid(iron: int, yards: str) -> None:
    state = sent(ready(iron=iron), "warrior")
    assert where(state, "train") == yards
    after = play(state, f"train {yards.split(maxsplit=1)[0]}")
    assert number(after, "iron") == iron - int(yards[5]) + 1 * (yards[5] == "1")  # the well's iron
    assert members(after)["warrior"] == 4


@rule("WC 5.1")
def test_a_yard_holds_any_number_of_warriors() -> None:
    state = sent(has(ready(iron=1), warriors="yard-1 yard-1 yard-1 yard-1"), "warrior")
    after = play(state, "train yard-1")
    assert view(after)["yards"][2]["warriors"] == [5, 0]


@rule("WC 5.2")
def test_both_tiles_of_the_first_yard_in_either_order() -> None:
    state = play(sent(ready(iron=5, coin=2), "warrior"), "train yard-5")
    assert where(state, "drill") == "yard-5-blue yard-5-yellow"
    one = play(state, "drill yard-5-yellow; drill yard-5-blue; audience")
    two = play(state, "drill yard-5-blue; audience; drill yard-5-yellow")
    for after in (one, two):
        assert time_of(after) == 2
        assert courtiers(after) == "gate"
        assert after.actor() == 1


@rule("WC 5.2", "WC R2")
def test_the_tiles_of_a_yard_may_be_declined() -> None:
    state = play(sent(ready(iron=5, coin=2), "warrior"), "train yard-5; pass")
    assert state.actor() == 1
    assert time_of(state) == 0


@rule("WC 5.3")
def test_a_gardener_goes_where_the_clan_has_none_and_food_is_enough() -> None:
    state = sent(ready(food=2), "gardener")
    assert where(state, "tend") == "coral-stone black-stone white-stone"
    other = has(ready(food=2), gardeners="black-stone")
    assert where(sent(other, "gardener"), "tend") == "coral-stone white-stone"


@rule("WC 5.3")
def test_gardeners_of_other_clans_do_not_block() -> None:
    state = has(ready(food=1), 2, gardeners="coral-stone")
    after = play(sent(state, "gardener"), "tend coral-stone")
    gardeners = {g["garden"]: g["gardeners"] for g in view(after)["gardens"]}
    assert sorted(gardeners["coral-stone"]) == [0, 1]


@rule("WC 5.3", "WC 5.4")
def test_a_gardener_is_paid_for_and_brings_the_action_of_the_card() -> None:
    after = play(sent(ready(food=3), "gardener"), "tend white-stone")
    assert goods(after) == "1 food + 2 seal"
    assert members(after)["gardener"] == 4


@rule("WC 5.4", "WC R27")
def test_a_plant_garden_asks_coins_for_its_action() -> None:
    state = play(sent(ready(food=4, coin=5), "gardener"), "tend coral-plant")
    assert legal(state) == {"work coral-plant", "pass"}
    assert goods(play(state, "work coral-plant")) == "2 coin"
    assert goods(play(state, "pass")) == "5 coin"


@rule("WC 5.5")
def test_the_courtier_action_has_two_parts_each_once_in_either_order() -> None:
    state = has(ready(coin=9, pearl=7), courtiers="gate")
    state = sent(state, "courtier")
    both = play(state, "audience")
    assert not legal(both, "audience")
    assert legal(both, "climb")
    first = play(state, "climb gate steward-right; light 2; reveal steward-right steward-7")
    assert legal(first, "audience")
    assert not legal(first, "climb")
    assert play(first, "pass").actor() == 1


@rule("WC 5.5")
def test_one_part_alone_is_enough() -> None:
    state = play(sent(has(ready(coin=9, pearl=7), courtiers="gate"), "courtier"), "audience; pass")
    assert courtiers(state) == "gate gate"


@rule("WC 5.5")
def test_the_courtier_just_brought_to_the_gate_may_climb() -> None:
    state = play(sent(ready(coin=2, pearl=2), "courtier"), "audience; climb gate steward-left")
    assert courtiers(state) == "stewards"


@rule("WC 5.6")
def test_an_audience_costs_two_coins_and_a_courtier() -> None:
    after = play(sent(ready(coin=3), "courtier"), "audience")
    assert goods(after) == "1 coin"
    assert courtiers(after) == "gate"
    assert members(after)["courtier"] == 4
    assert "audience" not in legal(sent(has(ready(coin=1, pearl=2), courtiers="gate"), "courtier"))
    everyone = has(ready(coin=9, pearl=2), courtiers="gate gate gate gate gate")
    assert "audience" not in legal(sent(everyone, "courtier"))


@rule("WC 5.7")
@pytest.mark.parametrize(
    "floor, pearls, halls",
    [
        ("gate", 2, "steward-left steward-middle steward-right"),
        ("gate", 5, "steward-left steward-middle steward-right diplomat-left diplomat-right"),
        ("stewards", 2, "diplomat-left diplomat-right"),
        ("stewards", 5, "diplomat-left diplomat-right daimyo"),
        ("diplomats", 5, "daimyo"),
    ],
)
def test_a_climb_of_one_or_two_floors(floor: str, pearls: int, halls: str) -> None:
    state = sent(has(ready(pearl=pearls), courtiers=floor), "courtier")
    assert where(state, f"climb {floor}") == halls


@rule("WC 5.7")
@pytest.mark.parametrize("hall, left", [("steward-left", 3), ("diplomat-left", 0)])
def test_a_climb_costs_two_or_five_pearl(hall: str, left: int) -> None:
    state = sent(has(ready(pearl=5), courtiers="gate"), "courtier")
    assert number(play(state, f"climb gate {hall}"), "pearl") == left


@rule("WC 5.7")
def test_a_climb_of_two_floors_is_one_move_of_one_courtier() -> None:
    state = sent(has(ready(pearl=5), courtiers="gate stewards"), "courtier")
    after = play(state, "climb gate diplomat-left")
    assert courtiers(after) == "stewards diplomats"
    assert own_card(after) == "diplomat-2"  # nothing was taken on the floor passed


@rule("WC 5.7")
def test_the_top_floor_is_the_end_of_all_climbing() -> None:
    state = has(ready(pearl=7), courtiers="daimyo")
    opened = play(state, "take white right; place outside-right")
    assert phase(opened) == "take"  # neither an audience nor a climb nor a warrior can be paid


@rule("WC 5.8")
def test_arriving_in_a_room_turns_the_old_card_takes_the_new_one_and_refills() -> None:
    state = sent(has(ready(pearl=2), courtiers="gate"), "courtier")
    state = play(state, "climb gate steward-middle")
    assert own_card(state) == "steward-4"
    assert lantern(state) == "1 pearl + 1 influence"
    assert room_card(state, "steward-middle") == ""
    assert legal(state, "light") == {"light 2", "light 3"}
    after = play(state, "light 2; reveal steward-middle steward-9")
    assert goods(after) == "1 iron + 1 pearl + 1 coin + 1 seal"
    assert room_card(after, "steward-middle") == "steward-9"


@rule("WC 5.8")
def test_the_new_card_comes_after_the_light_field_and_from_the_deck_of_its_floor() -> None:
    state = sent(has(ready(pearl=2), courtiers="stewards"), "courtier")
    state = play(state, "climb stewards diplomat-left; light 2")
    assert time_of(state) == 2
    assert phase(state) == "refill"
    assert {text.split()[2].split("-")[0] for text in legal(state)} == {"diplomat"}


@rule("WC 5.8", "WC R22")
def test_a_lantern_on_arrival_counts_the_card_just_turned_over() -> None:
    state = sent(has(ready(pearl=2), courtiers="gate"), "courtier")
    state = play(state, "climb gate steward-middle; light 3")
    assert time_of(state) == 1  # the starting action card's influence
    assert number(state, "pearl") == 1


@rule("WC 5.9")
def test_with_an_empty_deck_only_the_light_field_is_done() -> None:
    state = empty_deck(has(ready(pearl=2), courtiers="gate"), "steward")
    state = play(sent(state, "courtier"), "climb gate steward-middle")
    assert phase(state) == "light-card"
    after = play(state, "light 2")
    assert own_card(after) == "action-courtier"
    assert room_card(after, "steward-middle") == "steward-4"
    assert lantern(after) == "1 pearl"
    assert goods(after) == "1 iron + 1 pearl + 1 coin + 1 seal"


@rule("WC 5.10")
def test_arriving_at_the_daimyo_brings_a_lantern_then_a_favour() -> None:
    state = sent(has(ready(pearl=2), courtiers="diplomats"), "courtier")
    state = play(state, "climb diplomats daimyo")
    assert goods(state) == "1 pearl"
    assert where(state, "favour") == "left middle right"
    assert "pass" not in legal(state)
    assert goods(play(state, "favour right")) == "1 pearl + 2 seal"


@rule("WC 5.10", "WC 5.11")
def test_a_favour_holds_one_courtier_and_the_last_one_is_taken_without_asking() -> None:
    state = has(ready(pearl=2), courtiers="diplomats")
    one = play(sent(favours(state, "2 - -"), "courtier"), "climb diplomats daimyo")
    assert where(one, "favour") == "middle right"
    last = play(sent(favours(state, "2 - 1"), "courtier"), "climb diplomats daimyo")
    assert view(last)["daimyo"]["favours"] == [1, 0, 0]
    assert number(last, "point") == 2


@rule("WC 5.10", "WC 5.11")
def test_without_a_free_favour_the_lantern_is_all() -> None:
    state = favours(has(ready(pearl=2), courtiers="diplomats"), "2 2 2")
    after = play(sent(state, "courtier"), "climb diplomats daimyo")
    assert goods(after) == "1 pearl"
    assert courtiers(after) == "daimyo"
    assert after.actor() == 1


@rule("WC R21")
def test_a_climb_is_finished_with_all_its_effects_before_the_audience() -> None:
    state = sent(has(ready(coin=1, pearl=2), courtiers="gate"), "courtier")
    state = play(state, "climb gate steward-middle")
    assert not legal(state, "audience")
    state = play(state, "light 2; reveal steward-middle steward-9")  # brings the second coin
    assert phase(state) == "courtiers"
    assert goods(play(state, "audience")) == "1 iron + 1 pearl + 1 seal"
