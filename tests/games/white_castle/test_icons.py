"""Chapter 6: icons that repeat other actions, nested as deep as cards allow."""

import pytest

from tenshu.core.chance import Chance
from tenshu.games.white_castle.game import GAME
from tests.games.white_castle.table import (
    begin,
    courtiers,
    goods,
    has,
    lantern,
    legal,
    number,
    phase,
    play,
    table,
    time_of,
    view,
    where,
)
from tests.rules import rule

# An icon on the yard tile of the yard for 3 iron; its blue side.
YARDS = {
    "coral": "drill-1 drill-2 drill-4 drill-3",
    "white": "drill-1 drill-2 drill-5 drill-3",
    "black": "drill-1 drill-2 drill-6 drill-3",
    "any": "drill-1 drill-2 drill-7 drill-3",
    "domain": "drill-1 drill-2 drill-8 drill-3",
}
TRAIN = "take white right; place outside-right; send warrior; train yard-3; drill yard-3-blue"


@rule("WC 6.1", "WC 6.2")
def test_a_lantern_is_every_symbol_of_the_zone_once() -> None:
    state = has(table(dice="555 555 555"), turned="steward-7 diplomat-7", card="steward-9")
    assert lantern(state) == "1 pearl + 1 coin + 1 point + 1 influence"
    after = play(state, "take coral left; place outside-left")
    assert goods(after) == "1 pearl + 1 coin + 1 point"
    assert time_of(after) == 1


@rule("WC 6.2")
@pytest.mark.parametrize("card, symbol", [("steward-7", "1 coin"), ("diplomat-7", "1 point")])
def test_the_back_of_a_castle_card(card: str, symbol: str) -> None:
    state = has(table(), turned=card, card="steward-9")
    assert symbol in lantern(state).split(" + ")


@rule("WC 6.3", "WC R25")
def test_a_well_icon_needs_no_die_and_settles_no_coins() -> None:
    state = has(table(dice="333 333 333"), coin=4)
    state = play(state, "take black right; place steward-middle")
    assert goods(state) == "1 iron + 1 pearl + 5 coin + 1 seal"  # its field: 1 coin and the well


@rule("WC 6.4", "WC R3")
@pytest.mark.parametrize(
    "row, good, brought", [("coral", "food", 1), ("black", "iron", 1), ("white", "pearl", 2)]
)
def test_a_domain_icon_does_any_row_even_one_with_a_die(row: str, good: str, brought: int) -> None:
    state = has(table(dice="666 666 556", yards=YARDS["domain"]), iron=3)
    state = play(state, "take coral right; place domain; take black right; place well")
    state = has(state, iron=3, food=0)
    state = play(state, TRAIN.replace("white right", "white left"))
    assert where(state, "row") == "coral black white"
    after = play(state, f"row {row}")
    assert number(after, good) == number(state, good) + brought  # a warrior has gone
    dice = view(after)["players"][0]["dice"]
    assert dice == {"coral": 6, "black": None, "white": None}


@rule("WC 6.4", "WC 3.7")
def test_a_domain_icon_ends_with_the_field_of_the_card() -> None:
    state = has(table(dice="145 256 345", yards=YARDS["domain"]), iron=3, coin=2)
    state = play(state, f"{TRAIN}; row coral")
    assert phase(state) == "row-card"
    assert courtiers(play(state, "card; audience")) == "gate"


@rule("WC 6.5", "WC R25")
def test_any_tile_offers_every_field_that_can_be_done_now() -> None:
    state = has(table(dice="145 256 345", yards=YARDS["any"]), iron=4, seal=1, coin=2)
    state = play(state, TRAIN)
    rooms = {"steward-left": 3, "steward-middle": 3, "steward-right": 3, "diplomat-left": 2}
    rooms["diplomat-right"] = 2
    every = {f"field {room}-{n + 1}" for room, fields in rooms.items() for n in range(fields)}
    assert len(every) == 13
    assert legal(state, "field") == every
    after = play(state, "field steward-right-2")
    assert goods(after) == "1 food + 1 iron + 1 pearl + 2 coin + 1 seal"


@rule("WC 6.6", "WC R25")
@pytest.mark.parametrize(
    "colour, fields",
    [
        ("coral", "steward-left-1 steward-right-2 diplomat-left-1 diplomat-right-1"),
        ("black", "steward-left-2 steward-middle-1 steward-middle-2 diplomat-left-2"),
        (
            "white",
            "steward-left-3 steward-middle-3 steward-right-1 steward-right-3 diplomat-right-2",
        ),
    ],
)
def test_a_coloured_tile_offers_the_fields_beside_it(colour: str, fields: str) -> None:
    state = has(table(dice="145 256 345", yards=YARDS[colour]), iron=4, seal=1, coin=2)
    assert where(play(state, TRAIN), "field") == fields


@rule("WC 6.6")
def test_an_icon_does_one_field_only_even_where_the_colour_lies_twice() -> None:
    state = has(table(dice="145 256 345", yards=YARDS["black"]), iron=4, seal=1)
    after = play(play(state, TRAIN), "field steward-middle-2")
    assert after.actor() == 1


@rule("WC 6.6", "WC R25")
def test_a_dark_field_done_through_an_icon_still_costs_its_seal() -> None:
    state = has(table(dice="145 256 345", yards=YARDS["coral"]), iron=3, coin=2)
    assert "field steward-left-1" not in legal(play(state, TRAIN))
    paid = play(has(state.clone(), seal=1), f"{TRAIN}; field steward-left-1")
    assert number(paid, "seal") == 0
    assert phase(paid) == "courtiers"


@rule("WC R25")
def test_dice_on_a_space_do_not_matter_to_an_icon() -> None:
    state = has(table(dice="335 256 345", yards=YARDS["coral"]), iron=3)
    state = play(state, "take coral left; place steward-left; take black right; place well")
    state = has(state, iron=3, seal=1, coin=2)
    state = play(state, TRAIN)
    assert "field steward-left-1" in legal(state)


@rule("WC 6.7")
def test_a_light_field_is_one_of_eight() -> None:
    state = has(table(dice="145 256 345", yards="drill-1 drill-2 drill-3 drill-7"), iron=1)
    state = play(state, "take white right; place outside-right; send warrior; train yard-1")
    state = play(state, "drill yard-1-yellow")
    assert len(legal(state, "field")) == 8
    assert "field steward-left-1" not in legal(state)
    assert time_of(play(state, "field diplomat-left-2")) == 2


@rule("WC 6.8")
def test_a_chain_of_actions_as_deep_as_the_cards_allow() -> None:
    yards = "drill-3 drill-2 drill-1 drill-4"
    state = has(table(dice="145 256 345", yards=yards), food=5, iron=6, coin=9, pearl=2, seal=1)
    state = play(state, "take white right; place outside-right; send warrior; train yard-5")
    state = play(state, "drill yard-5-blue; tend coral-plant; work coral-plant")  # pays 3 coins
    state = play(state, "audience; climb gate steward-middle; light 3")
    assert phase(state) == "refill"
    state = play(state, "reveal steward-middle steward-9")
    assert phase(state) == "yard-tile"
    state = play(state, "drill yard-5-yellow")
    assert state.actor() == 1
    assert courtiers(state) == "stewards"
    assert time_of(state) == 3  # the lantern's influence and the tile's two


@rule("WC 6.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_chain_ends(seats: int) -> None:
    chance = Chance(seats)
    for _ in range(15):
        state = begin(seats, {})
        longest = steps = 0
        turn = -1
        while state.actor() != -2 and len(state.legal_actions()) > 0:
            if state.actor() < 0:
                state.apply(GAME.sample(state, chance))
                continue
            actions = [
                a for a in state.legal_actions() if "swap" not in GAME.verbs.format_action(int(a))
            ]
            state.apply(actions[int(chance.below(len(actions)))])
            steps = steps + 1 if state.turns_done == turn else 0
            turn = int(state.turns_done)
            longest = max(longest, steps)
        assert longest < 60


@rule("WC R7", "WC 6.1")
def test_seals_or_influence_first_where_it_decides_about_a_milestone() -> None:
    resources = "resource-4 resource-6 resource-8"
    state = has(table(dice="145 256 345", resources=resources), card="steward-9", time=5)
    assert lantern(state) == "1 iron + 1 seal + 1 influence"
    state = play(state, "take coral left; place well")
    assert phase(state) == "first"
    assert legal(state) == {"first seal", "first influence"}
    crossed = play(state, "first seal; cross")
    assert time_of(crossed) == 6
    stayed = play(state, "first influence")
    assert time_of(stayed) == 5
    assert number(stayed, "seal") == number(crossed, "seal") + 1


@rule("WC R7")
def test_other_gains_need_no_order() -> None:
    state = has(table(dice="145 256 345"), turned="steward-7", card="steward-9", time=3)
    state = play(state, "take coral left; place well")
    assert state.actor() == 1
