"""Chapters 2 and 3: taking a die, putting it down, and what its space does."""

import pytest

from tenshu.games.white_castle.state import Position
from tests.games.white_castle.table import (
    coast,
    courtiers,
    do,
    goods,
    has,
    lantern,
    legal,
    number,
    own_card,
    phase,
    play,
    quiet_action,
    room_card,
    table,
    view,
    where,
)
from tests.rules import rule


def bridge(state: Position, colour: str) -> str:
    """A bridge from the left end to the right one, `-` for an empty end: `1 4 5`."""
    found = view(state)["bridges"][colour]
    values = [found["left"], *found["centre"], found["right"]]
    return " ".join("-" if value is None else str(value) for value in values)


def turn(state: Position, script: str) -> Position:
    """A die put down and nothing more done with it."""
    after = play(state, script)
    while phase(after) not in ("take", "roll"):
        do(after, "pass")
    return after


@rule("WC 2.1")
def test_three_turns_each_in_turn_order() -> None:
    state = table(3)
    actors = []
    while phase(state) != "roll":
        if phase(state) == "take":
            actors.append(int(state.actor()))
        do(state, quiet_action(state))
    assert actors == [0, 1, 2] * 3


@rule("WC 2.2")
def test_only_the_ends_of_a_bridge_can_be_taken() -> None:
    state = table(4)
    assert legal(state, "take") == {
        f"take {colour} {end}"
        for colour in ("coral", "black", "white")
        for end in ("left", "right")
    }


@rule("WC 2.2", "WC 2.3")
def test_the_nearest_centre_die_slides_to_the_empty_end() -> None:
    state = table(4, dice="12456 23356 13446")
    assert bridge(state, "coral") == "1 2 4 5 6"
    right = turn(state, "take coral right; place well")
    assert bridge(right, "coral") == "1 2 4 5"
    left = turn(right, "take coral left; place well")
    assert bridge(left, "coral") == "2 4 5"
    assert bridge(left, "black") == "2 3 3 5 6"


@rule("WC 2.3", "WC R18")
def test_the_last_die_lies_on_the_end_not_taken_last() -> None:
    state = table(dice="145 256 346")
    state = turn(state, "take coral left; place well")
    state = turn(state, "take coral left; place well")
    assert bridge(state, "coral") == "- 5"
    assert where(state, "take coral") == "right"
    other = table(dice="145 256 346")
    other = turn(other, "take coral right; place well")
    other = turn(other, "take coral right; place well")
    assert bridge(other, "coral") == "1 -"
    assert where(other, "take coral") == "left"


@rule("WC 2.3")
def test_an_empty_bridge_has_nothing_to_take() -> None:
    state = table()
    for _ in range(3):
        end = where(state, "take coral").split()[0]
        state = turn(state, f"take coral {end}; place well")
    assert bridge(state, "coral") == "- -"
    assert not legal(state, "take coral")


@rule("WC 2.4")
@pytest.mark.parametrize(
    "space, dice, coins",
    [
        ("steward-left", "115 222 222", 2),
        ("steward-left", "113 222 222", 0),
        ("diplomat-left", "116 222 222", 2),
        ("outside-left", "116 222 222", 1),
        ("well", "116 222 222", 5),
        ("domain", "116 222 222", 0),
    ],
)
def test_a_higher_die_brings_the_difference(space: str, dice: str, coins: int) -> None:
    after = play(has(table(dice=dice)), f"take coral right; place {space}")
    assert number(after, "coin") == coins


@rule("WC 2.4")
@pytest.mark.parametrize(
    "space, price", [("steward-left", 1), ("diplomat-left", 2), ("outside-right", 3), ("domain", 4)]
)
def test_a_lower_die_costs_the_difference_or_is_closed(space: str, price: int) -> None:
    state = table(dice="112 222 222")
    poor = play(has(state.clone(), coin=price - 1), "take coral right")
    assert f"place {space}" not in legal(poor)
    after = play(has(state.clone(), coin=price), f"take coral right; place {space}")
    assert number(after, "coin") == 0


@rule("WC 2.5")
@pytest.mark.parametrize("seats", [1, 2])
def test_no_stacking_with_one_or_two_players(seats: int) -> None:
    state = table(seats, dice="555 555 555", options={"difficulty": "easy"})
    state = has(play(state, "take white right; place outside-left"), coin=9)
    state = coast(state, lambda s: s.actor() >= 0 and phase(s) == "take")
    has(state, int(state.seat) + 1, coin=9)
    state = play(state, "take coral right")
    assert "place outside-left" not in legal(state)
    assert "place outside-right" in legal(state)


@rule("WC 2.5", "WC 2.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_die_on_another_with_more_players_compared_with_the_die_below(seats: int) -> None:
    dice = "5555 5555 6666" if seats == 3 else "55555 55555 66666"
    state = table(seats, dice=dice)
    for seat in range(1, seats + 1):
        has(state, seat, coin=9)
    state = turn(state, "take white right; place outside-left")
    assert number(state, "coin") == 10
    state = turn(state, "take coral right; place outside-left")
    assert number(state, "coin", 2) == 8
    state = play(state, "take coral right")
    assert "place outside-left" not in legal(state)


@rule("WC 2.5", "WC 3.5")
def test_a_row_of_the_domain_takes_one_die_a_round() -> None:
    state = table(4, dice="66666 66666 66666")
    state = turn(state, "take coral right; place domain")
    for end in ("black", "black", "white"):
        state = turn(state, f"take {end} right; place well")
    assert "place domain" not in legal(play(state, "take coral right"))
    assert "place domain" in legal(play(state, "take black right"))


@rule("WC 2.6")
def test_only_a_die_from_the_left_end_brings_the_lantern() -> None:
    state = table(dice="555 555 555")
    left = play(state, "take coral left; place outside-left")
    right = play(state, "take coral right; place outside-left")
    assert goods(left) == "1 pearl"
    assert goods(right) == ""


@rule("WC 2.7", "WC R19")
def test_lantern_coins_come_too_late_for_the_difference() -> None:
    state = has(table(dice="455 555 555"), turned="steward-7", card="steward-9")
    assert lantern(state) == "1 pearl + 1 coin + 1 influence"
    taken = play(state, "take coral left")
    assert "place outside-left" not in legal(taken)
    with_seal = play(has(state.clone(), seal=1), "take coral left; swap coin")
    assert "place outside-left" in legal(with_seal)


@rule("WC 2.7")
def test_the_lantern_comes_before_the_actions_of_the_space() -> None:
    state = has(table(dice="355 555 555"), pearl=1, courtiers="gate", coin=0, seal=1)
    state = play(state, "take coral left; place steward-left; field steward-left-1")
    assert phase(state) == "courtiers"
    assert number(state, "pearl") == 2
    assert legal(state, "climb gate")


@rule("WC 2.8")
def test_nobody_may_pass_and_the_well_is_always_open() -> None:
    state = table(dice="111 111 111")
    assert all(text.startswith("take") for text in legal(state))
    for _ in range(6):
        state = play(state, min(legal(state, "take")))
        assert "place well" in legal(state)
        assert "pass" not in legal(state)
        state = turn(state, "place well")


@rule("WC 2.8")
def test_dice_stay_until_the_round_ends() -> None:
    state = turn(table(dice="555 555 555"), "take coral right; place outside-left")
    same_round = coast(state, lambda s: s.turns_done == 5)
    assert view(same_round)["outside"]["outside-left"] == [{"colour": "coral", "value": 5}]
    next_round = coast(state, lambda s: s.round == 2 and phase(s) == "take")
    assert view(next_round)["outside"]["outside-left"] == []


@rule("WC 3.1")
@pytest.mark.parametrize("colour, rooms", [
    ("coral", {"steward-left", "steward-right", "diplomat-left", "diplomat-right"}),
    ("black", {"steward-left", "steward-middle", "diplomat-left"}),
    ("white", {"steward-left", "steward-middle", "steward-right", "diplomat-right"}),
])  # fmt: skip
def test_a_room_takes_only_colours_that_its_tiles_show(colour: str, rooms: set[str]) -> None:
    state = play(table(dice="666 666 666"), f"take {colour} right")
    places = set(where(state, "place").split())
    assert {place for place in places if "-" in place and "outside" not in place} == rooms


@rule("WC 3.1")
def test_a_die_opens_only_the_field_beside_its_colour() -> None:
    state = has(table(dice="333 333 333"), seal=1, coin=2)
    state = play(state, "take coral right; place steward-left")
    assert legal(state, "field") == {"field steward-left-1"}


@rule("WC 3.2", "WC 2.7")
def test_a_colour_twice_in_a_room_opens_two_fields_in_either_order() -> None:
    state = has(table(castle=TWO_FIELDS, dice="333 333 333"), seal=2, coin=2)
    state = play(state, "take white right; place steward-right")
    assert legal(state, "field") == {"field steward-right-1", "field steward-right-3"}
    one = play(state, "field steward-right-3; field steward-right-1")
    two = play(state, "field steward-right-1; audience")
    assert phase(one) == "courtiers"
    assert courtiers(two) == "gate"
    assert number(two, "iron") == number(one, "iron") == 2


TWO_FIELDS = "steward-4 steward-7 steward-2 diplomat-2 diplomat-5"


@rule("WC 3.2", "WC R28")
def test_a_die_keeps_the_fields_of_the_card_it_met() -> None:
    castle = "steward-4 steward-7 steward-2 diplomat-2 diplomat-5"
    state = has(table(castle=castle, dice="333 333 333"), seal=1, pearl=2, courtiers="gate")
    state = play(state, "take white right; place steward-right; field steward-right-1")
    state = play(state, "climb gate steward-right; light 2; reveal steward-right steward-13")
    assert room_card(state, "steward-right") == "steward-13"
    assert own_card(state) == "steward-2"
    assert number(state, "iron") == 2  # the bottom field of the card that was there


@rule("WC R1")
def test_a_die_may_enter_a_room_where_it_can_do_nothing() -> None:
    state = play(table(dice="333 333 333"), "take coral right; place steward-left")
    assert state.actor() == 1
    assert goods(state) == ""


@rule("WC 3.3")
@pytest.mark.parametrize(
    "space, members", [("outside-left", "courtier gardener"), ("outside-right", "courtier warrior")]
)
def test_outside_the_walls_one_of_two_actions(space: str, members: str) -> None:
    state = has(table(dice="555 555 555"), food=3, iron=3, coin=3)
    for colour in ("coral", "black", "white"):
        opened = play(state, f"take {colour} right; place {space}")
        assert where(opened, "send") == members
    after = play(opened, "send courtier; audience")
    assert phase(after) == "take"
    assert after.actor() == 1


@rule("WC 3.4")
def test_the_well_brings_a_seal_and_both_tiles_and_always_counts_one() -> None:
    state = table(dice="136 136 136")
    state = play(state, "take coral right; place well")
    assert goods(state) == "1 iron + 1 pearl + 5 coin + 1 seal"
    state = play(state, "take coral right; place well")
    assert goods(state, 2) == "1 iron + 1 pearl + 2 coin + 1 seal"
    state = play(state, "take black left; place well")
    assert number(state, "coin") == 5


@rule("WC 3.5")
@pytest.mark.parametrize("colour", ["coral", "black", "white"])
def test_a_die_goes_to_the_row_of_its_colour(colour: str) -> None:
    state = play(table(dice="666 666 666"), f"take {colour} right; place domain")
    dice = view(state)["players"][0]["dice"]
    assert dice == {c: 6 if c == colour else None for c in ("coral", "black", "white")}


@rule("WC 3.6", "WC 3.7", "WC R20")
def test_rewards_in_sight_come_before_the_card_and_are_not_counted_again() -> None:
    state = has(table(dice="666 666 666"), coin=2)
    state = play(state, "take coral right; place domain")
    assert goods(state) == "1 food + 2 coin"
    assert phase(state) == "row-card"
    state = play(state, "card; audience")
    assert goods(state) == "1 food"
    assert courtiers(state) == "gate"


@rule("WC 3.7")
def test_a_dark_field_in_the_domain_still_costs_its_seal() -> None:
    state = has(table(dice="666 666 666"), card="steward-9", coin=2)
    without = play(state, "take black right; place domain")
    assert without.actor() == 1
    paid = play(has(state.clone(), seal=1), "take black right; place domain; card")
    assert number(paid, "seal") == 0
    assert phase(paid) == "courtiers"
