"""Chapter 1: what lies on the table before the first turn."""

from collections import Counter

import pytest

from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.games.white_castle.data.board import COLOUR_WORDS, MEMBER_WORDS
from tenshu.games.white_castle.data.castle import DIPLOMATS, STEWARDS
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.state import Position
from tests.games.white_castle.table import (
    ROOMS,
    before_pairs,
    begin,
    do,
    goods,
    lantern,
    legal,
    own_card,
    phase,
    play,
    room_card,
    setup_script,
    table,
    view,
    where,
)
from tests.rules import rule


def deal(seats: int, seed: int) -> Position:
    """A table set up by chance."""
    state = begin(seats, {"difficulty": "easy"})
    chance = Chance(seed)
    while state.actor() < 0:
        state.apply(GAME.sample(state, chance))
    return state


def script_until(state: Position, words: list[str], asked: str) -> Position:
    """Play these chance actions until this is asked."""
    for text in words:
        if phase(state) == asked:
            break
        do(state, text)
    assert phase(state) == asked
    return state


@rule("WC 1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players(seats: int) -> None:
    assert len(begin(seats, {}).scores()) == max(seats, 2)


@rule("WC 1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadOption, match="error-seats"):
        begin(seats, {})


@rule("WC 1.2")
@pytest.mark.parametrize(
    "seats, stewards, diplomats", [(1, 6, 7), (2, 6, 7), (3, 12, 10), (4, 12, 10)]
)
def test_five_cards_lie_open_and_the_rest_is_unseen(
    seats: int, stewards: int, diplomats: int
) -> None:
    seen = view(deal(seats, 3))
    assert seen["decks"] == {"steward": stewards, "diplomat": diplomats}
    assert all(room["card"] for room in seen["rooms"])


@rule("WC 1.2")
def test_cards_with_a_diamond_stay_in_the_box_with_two_players() -> None:
    state = begin(2, {"turn_order": "seats"})
    offered = {text.rpartition(" ")[2] for text in legal(state, "reveal")}
    plain = {f"steward-{n + 1}" for n, (diamond, *_) in enumerate(STEWARDS) if not diamond}
    assert offered == plain
    more = begin(3, {"turn_order": "seats"})
    assert len(legal(more, "reveal steward-left")) == len(STEWARDS)


@rule("WC 1.2")
def test_diplomats_come_to_the_upper_rooms() -> None:
    state = begin(4, {"turn_order": "seats"})
    for text in setup_script(4)[:3]:
        do(state, text)
    assert len(legal(state, "reveal diplomat-left")) == len(DIPLOMATS)


@rule("WC 1.3", "WC R17")
def test_five_cards_with_one_dark_action_are_dealt_anew_whatever_its_price() -> None:
    state = begin(3, {"turn_order": "seats"})
    cards = ["steward-4", "steward-5", "steward-11", "diplomat-5"]  # warriors
    for room, card in zip(ROOMS, cards, strict=False):
        do(state, f"reveal {room} {card}")
    again = play(state, "reveal diplomat-right diplomat-6")
    assert phase(again) == "deal"
    assert "reveal steward-left steward-4" in legal(again)
    assert phase(play(state, "reveal diplomat-right diplomat-7")) == "draw-daimyo"


@rule("WC 1.4")
def test_one_of_nine_daimyo_cards_is_drawn() -> None:
    state = script_until(begin(2, {"turn_order": "seats"}), setup_script(2), "draw-daimyo")
    assert len(legal(state, "daimyo")) == 9
    assert view(play(state, "daimyo daimyo-4"))["daimyo"]["card"] == "daimyo-4"


def at_the_tiles() -> Position:
    return script_until(begin(2, {"turn_order": "seats"}), setup_script(2), "draw-tiles")


def colours_of(state: Position) -> list[str]:
    """The die tiles of the rooms as letters, `.` for none."""
    rooms = view(state)["rooms"]
    return ["".join(tile[0] if tile else "." for tile in room["tiles"]) for room in rooms]


@rule("WC 1.5", "WC R16")
def test_the_diamonds_get_one_tile_of_each_colour() -> None:
    state = play(at_the_tiles(), "tile black-food")
    assert not [text for text in legal(state) if text.startswith("tile black")]
    state = play(state, "tile coral-any")
    assert {text.split()[1].split("-")[0] for text in legal(state)} == {"white"}
    state = play(state, "tile white-iron; tile black-iron")
    assert colours_of(state) == ["bb.", "c..", "w..", "..", ".."]


@rule("WC 1.5")
def test_a_tile_that_makes_a_room_one_coloured_goes_to_the_next_space() -> None:
    tiles = (
        "coral-food black-food white-food coral-iron black-iron white-iron coral-pearl black-pearl"
    )
    state = play(at_the_tiles(), "; ".join(f"tile {tile}" for tile in tiles.split()))
    assert colours_of(state) == ["cc.", "bb.", "ww.", "c.", "b."]
    state = play(state, "tile coral-any")
    assert colours_of(state) == ["cc.", "bbc", "ww.", "c.", "b."]
    state = play(state, "tile black-any")
    assert colours_of(state) == ["ccb", "bbc", "ww.", "c.", "b."]


@rule("WC 1.5", "WC R5")
def test_a_tile_that_fits_no_room_goes_to_the_well_or_all_are_laid_anew() -> None:
    tiles = (
        "coral-food black-food white-food coral-iron black-iron white-iron coral-pearl white-pearl "
        "black-pearl black-any black-coin white-any"
    )
    state = play(at_the_tiles(), "; ".join(f"tile {tile}" for tile in tiles.split()))
    assert colours_of(state) == ["ccb", "bbw", "wwb", "cb", "w."]
    state = play(state, "tile white-coin")
    assert view(state)["well"]["tiles"] == ["white-coin", None]
    assert colours_of(play(state, "tile coral-any")) == ["ccb", "bbw", "wwb", "cb", "wc"]


@rule("WC R5")
def test_if_even_the_well_is_full_the_tiles_are_laid_anew() -> None:
    tiles = (
        "coral-food black-food white-food coral-iron black-iron black-pearl coral-pearl white-iron "
        "black-any coral-any coral-coin black-coin white-pearl white-any"
    )
    state = play(at_the_tiles(), "; ".join(f"tile {tile}" for tile in tiles.split()))
    assert colours_of(state) == ["ccb", "bbc", "wbc", "cb", "w."]
    assert view(state)["well"]["tiles"] == ["white-pearl", "white-any"]
    state = play(state, "tile white-coin")
    assert colours_of(state) == ["...", "...", "...", "..", ".."]
    assert len(legal(state, "tile")) == 15


@rule("WC 1.5")
@pytest.mark.parametrize("seed", range(30))
def test_every_room_has_two_colours_or_more(seed: int) -> None:
    for room in colours_of(deal(2, seed)):
        assert len(set(room)) >= 2
        assert "." not in room


@rule("WC 1.6")
def test_the_last_two_tiles_lie_in_the_well() -> None:
    well = view(table(well="coral-any black-coin"))["well"]
    assert well["tiles"] == ["coral-any", "black-coin"]


@rule("WC 1.7")
@pytest.mark.parametrize("seats, dice", [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_dice_by_the_number_of_players_in_rising_order(seats: int, dice: int) -> None:
    for seed in range(5):
        bridges = view(deal(seats, seed))["bridges"]
        assert list(bridges) == list(COLOUR_WORDS)
        for bridge in bridges.values():
            values = [bridge["left"], *bridge["centre"], bridge["right"]]
            assert len(values) == dice
            assert values == sorted(values)


@rule("WC 1.7")
def test_every_die_is_fair() -> None:
    state = script_until(begin(2, {"turn_order": "seats"}), setup_script(2), "roll")
    chance = Chance(8)
    seen: Counter[str] = Counter()
    for _ in range(2000):
        seen.update(GAME.verbs.format_action(int(GAME.sample(state, chance))).split()[2])
    assert all(900 < seen[value] < 1100 for value in "123456")


@rule("WC 1.8")
def test_a_plant_and_a_stone_garden_below_each_bridge() -> None:
    state = script_until(begin(2, {"turn_order": "seats"}), setup_script(2), "draw-gardens")
    assert legal(state) == {f"garden plant-{n}" for n in range(1, 6)}
    state = play(state, "garden plant-2")
    assert legal(state) == {f"garden stone-{n}" for n in range(1, 6)}
    state = play(state, "garden stone-1")
    assert "garden plant-2" not in legal(state)
    cards = [(g["garden"], g["card"]) for g in view(table())["gardens"]]
    assert [place for place, _ in cards] == [
        f"{c}-{k}" for c in COLOUR_WORDS for k in ("plant", "stone")
    ]
    assert all(card.startswith(place.partition("-")[2]) for place, card in cards)


@rule("WC 1.9")
def test_four_yard_tiles_with_the_side_of_their_space() -> None:
    yards = view(table(yards="drill-8 drill-6 drill-1 drill-3"))["yards"]
    assert [yard["tiles"] for yard in yards] == [
        ["drill-8-blue", "drill-6-yellow"],
        ["drill-1-blue"],
        ["drill-3-yellow"],
    ]


@rule("WC 1.10")
def test_a_clan_begins_with_five_of_each_member_and_nothing_else() -> None:
    state = begin(3, {})
    for player in view(state)["players"]:
        assert player["members"] == dict.fromkeys(MEMBER_WORDS, 5)
        assert all(
            player[good] == 0 for good in ("food", "iron", "pearl", "coin", "seal", "points")
        )


@rule("WC 1.11")
def test_the_first_of_the_turn_order_lies_on_top_of_the_stack() -> None:
    state = play(begin(3, {}), "seat p2; seat p3")
    seen = view(state)
    assert seen["order"] == [1, 2, 0]
    assert seen["time"] == [{"space": 0, "clans": [1, 2, 0]}]


@rule("WC 1.11", "WC R26")
def test_the_first_order_is_drawn_by_lot_unless_it_is_that_of_the_seats() -> None:
    assert legal(begin(2, {})) == {"seat p1", "seat p2"}
    assert phase(begin(2, {"turn_order": "seats"})) == "deal"
    firsts = Counter(view(deal(4, seed))["order"][0] for seed in range(60))
    assert set(firsts) == {0, 1, 2, 3}


@rule("WC 1.12")
@pytest.mark.parametrize("seats, pairs", [(2, 3), (3, 4), (4, 5)])
def test_one_pair_more_than_players(seats: int, pairs: int) -> None:
    offer = view(deal(seats, 1))["offer"]
    assert len(offer) == pairs
    assert len({pair["resource"] for pair in offer}) == pairs
    assert max(Counter(pair["action"] for pair in offer).values()) <= 2


@rule("WC 1.13", "WC R26")
def test_the_last_player_chooses_first_and_the_pair_left_over_is_gone() -> None:
    state = before_pairs(3)
    assert state.actor() == 2
    assert len(legal(state)) == 4
    state = play(state, "pair resource-6")
    assert state.actor() == 1
    assert where(state, "pair") == "resource-3 resource-8 resource-9"
    state = play(state, "pair resource-9; pair resource-3")
    assert phase(state) == "take"
    assert state.actor() == 0
    assert view(state)["offer"] == []


@rule("WC 1.13")
def test_a_pair_brings_goods_a_card_for_the_domain_and_a_lantern() -> None:
    state = play(before_pairs(), "pair resource-6; pair resource-3")
    assert goods(state) == "2 iron + 1 pearl + 5 coin + 1 seal"
    assert own_card(state) == "action-courtier"
    assert lantern(state) == "1 pearl"
    assert goods(state, 2) == "1 food + 2 iron + 1 pearl + 3 coin + 1 seal"
    assert own_card(state, 2) == "action-gardener"
    assert room_card(state, "steward-left") == "steward-2"
