"""Chapters 8 and 9: the end of a round, the end of the game, points and ties."""

import pytest

from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.state import Position
from tests.games.white_castle.table import (
    coast,
    do,
    goods,
    has,
    is_legal,
    legal,
    number,
    phase,
    play,
    scores,
    table,
    time_of,
    view,
    where,
)
from tests.rules import rule

LIGHT = "plant-3 stone-1 plant-2 stone-2 plant-4 stone-4"


def dice_left(state: Position) -> dict[str, int]:
    found = view(state)["bridges"]
    return {
        colour: sum(
            value is not None for value in (bridge["left"], *bridge["centre"], bridge["right"])
        )
        for colour, bridge in found.items()
    }


def in_garden_step(state: Position) -> bool:
    return state.stage == 2


def end_of_round(state: Position) -> Position:
    """The first decision of the garden step, or the first roll of the next round."""
    return coast(state, lambda s: in_garden_step(s) or phase(s) in ("roll", "over"))


def over(state: Position) -> Position:
    return coast(state, lambda s: phase(s) == "over")


@rule("WC 8.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_round_ends_with_three_dice_on_the_bridges(seats: int) -> None:
    turns = 3 * max(seats, 2)
    state = coast(table(seats), lambda s: s.turns_done == turns - 1 and phase(s) == "place")
    assert sum(dice_left(state).values()) == 3
    assert phase(coast(state, lambda s: s.turns_done != turns - 1)) == "roll"


@rule("WC 8.2", "WC R23")
def test_influence_of_the_garden_step_leaves_the_new_order_alone() -> None:
    castle = "steward-2 steward-4 steward-7 diplomat-2 diplomat-5"
    state = table(castle=castle, gardens="plant-3 stone-1 plant-2 stone-2 plant-4 stone-4")
    state = has(has(state, gardeners="white-stone"), 2, time=1)
    state = end_of_round(state)
    assert view(state)["order"] == [1, 0]
    state = play(state, "work white-stone; field diplomat-left-2")
    assert time_of(state) == 2
    state = coast(state, lambda s: s.round == 2 and phase(s) == "take")
    assert view(state)["order"] == [1, 0]


@rule("WC 8.3")
def test_gardens_below_an_empty_bridge_do_nothing() -> None:
    state = has(table(gardens=LIGHT), gardeners="coral-plant white-stone")
    for end in ("right", "right", "left"):
        state = play(state, f"take coral {end}; place well")
    state = has(end_of_round(state), coin=9, pearl=7)
    assert dice_left(state) == {"coral": 0, "black": 1, "white": 2}
    assert legal(state, "work") == {"work white-stone"}


@rule("WC 8.3")
def test_every_active_gardener_works_once_in_the_order_chosen() -> None:
    state = has(table(gardens=LIGHT), gardeners="white-stone white-plant", coin=0)
    state = has(end_of_round(state), coin=3)
    assert legal(state, "work") == {"work white-stone", "work white-plant"}
    one = play(state, "work white-plant; train yard-1")
    assert "work white-plant" not in legal(one)
    assert "work white-stone" in legal(one)


@rule("WC 8.3")
def test_gardeners_work_in_the_new_order_and_may_decline() -> None:
    state = table(gardens=LIGHT)
    state = has(has(state, gardeners="white-stone"), 2, gardeners="white-stone", time=3)
    state = end_of_round(state)
    assert state.actor() == 1
    state = play(state, "pass")
    assert state.actor() == 0
    state = play(state, "pass")
    assert phase(state) == "roll"


def poor_at_the_gardens(gardeners: str, version: int) -> Position:
    """Player 1 comes to the garden step of round 1 without coins and seals."""
    gardens = "plant-1 stone-1 plant-3 stone-3 plant-2 stone-2"
    state = has(table(gardens=gardens, version=version), gardeners=gardeners)
    state = coast(state, lambda s: s.turns_done == 5 and phase(s) == "place")
    state = has(state, courtiers="gate", coin=0, seal=0, food=0, iron=0, pearl=2)
    return play(state, "place well")


@rule("WC R29", "WC 8.3")
def test_with_several_gift_gardens_and_a_priced_one_the_player_chooses_the_order() -> None:
    state = poor_at_the_gardens("black-plant black-stone white-stone", version=2)
    assert phase(state) == "garden-work"
    assert legal(state) == {"work black-stone", "work white-stone", "pass"}
    coins_first = play(state, "work white-stone")
    assert goods(coins_first) == "2 pearl + 3 coin"
    assert where(coins_first, "work") == "black-plant black-stone"
    seals_first = play(state, "work black-stone")
    # One gift is left: it is done without asking, and the priced garden can be paid.
    assert goods(seals_first) == "2 pearl + 3 coin + 2 seal"
    assert where(seals_first, "work") == "black-plant"


@rule("WC R29")
def test_in_version_1_gift_gardens_came_in_the_order_of_the_bridges() -> None:
    state = poor_at_the_gardens("black-plant black-stone white-stone", version=1)
    assert goods(state) == "2 pearl + 3 coin + 2 seal"
    assert where(state, "work") == "black-plant"


@rule("WC R29")
@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("gardeners", ["black-stone white-stone", "black-plant black-stone"])
def test_gift_gardens_alone_or_a_single_one_need_no_order(version: int, gardeners: str) -> None:
    state = poor_at_the_gardens(gardeners, version)
    assert phase(state) == "roll"
    assert number(state, "seal") == 2


@rule("WC R4")
def test_a_gardener_placed_in_the_garden_step_works_only_for_its_placement() -> None:
    gardens = "plant-3 stone-1 plant-4 stone-2 plant-2 stone-3"
    state = has(table(gardens=gardens), gardeners="white-plant")
    state = has(end_of_round(state), food=2, coin=3, seal=0, iron=0, pearl=0)
    state = play(state, "work white-plant; tend white-stone")
    assert number(state, "seal") == 2  # once, not twice
    assert phase(state) == "roll"


@rule("WC 8.4")
def test_all_dice_are_rolled_again_and_the_round_begins_in_the_new_order() -> None:
    state = has(table(dice="666 666 666"), 2, time=1)
    state = play(state, "take coral right; place domain")
    state = coast(state, lambda s: s.round == 2 and phase(s) == "take")
    assert dice_left(state) == {"coral": 3, "black": 3, "white": 3}
    seen = view(state)
    assert seen["players"][0]["dice"] == {"coral": None, "black": None, "white": None}
    assert seen["well"]["dice"] == []
    assert state.actor() == 1


@rule("WC 8.5")
def test_after_the_third_round_no_gardens_but_a_last_order() -> None:
    state = has(table(), gardeners="coral-stone black-stone white-stone")
    state = coast(state, lambda s: s.round == 3 and phase(s) == "take")
    state = has(state, 2, time=4)
    state = over(state)
    assert view(state)["order"] == [1, 0]
    assert state.turns_done == 6
    assert len(state.legal_actions()) == 0


@rule("WC R31")
def test_seals_may_be_exchanged_after_a_clans_last_turn() -> None:
    state = coast(table(), lambda s: s.round == 3 and s.turns_done == 4 and phase(s) == "take")
    seat = int(state.actor()) + 1
    state = has(state, seat, seal=2, food=2, iron=0, pearl=0, coin=0)
    state = play(state, min(legal(state, "take")))
    state = play(state, "place well")
    while phase(state) not in ("finish", "take", "over"):
        do(state, "pass")
    assert phase(state) == "finish"
    assert is_legal(state, "end")
    state = play(state, "swap food")
    assert number(state, "food", seat) >= 3


@rule("WC 9.1")
@pytest.mark.parametrize(
    "coins, seals, points", [(4, 0, 0), (5, 0, 1), (2, 3, 1), (9, 0, 1), (6, 4, 2)]
)
def test_coins_and_seals_count_together(coins: int, seals: int, points: int) -> None:
    assert scores(has(table(), coin=coins, seal=seals))[0]["coins"] == points


@rule("WC 9.2")
@pytest.mark.parametrize("stock, points", [(0, 0), (2, 0), (3, 1), (6, 1), (7, 2)])
def test_resources_count_each_for_itself(stock: int, points: int) -> None:
    assert scores(has(table(), food=stock))[0]["resources"] == points
    assert scores(has(table(), food=stock, iron=stock, pearl=stock))[0]["resources"] == 3 * points


@rule("WC 9.3")
@pytest.mark.parametrize(
    "space, points",
    [(0, 0), (5, 0), (6, 3), (10, 3), (11, 6), (14, 6), (15, 10), (16, 11), (19, 14), (20, 15)],
)
def test_points_of_the_passage_of_time(space: int, points: int) -> None:
    assert scores(has(table(), time=space))[0]["time"] == points


@rule("WC 9.4")
@pytest.mark.parametrize(
    "floor, points", [("gate", 1), ("stewards", 3), ("diplomats", 6), ("daimyo", 10)]
)
def test_points_of_a_courtier(floor: str, points: int) -> None:
    assert scores(has(table(), courtiers=floor))[0]["courtiers"] == points


@rule("WC 9.5")
@pytest.mark.parametrize(
    "warriors, courtiers, points",
    [
        ("yard-5 yard-3 yard-1", "gate", 0),
        ("yard-5 yard-3 yard-1", "stewards", 4),
        ("yard-5 yard-5", "stewards diplomats daimyo gate", 12),
        ("", "daimyo", 0),
    ],
)
def test_warriors_times_courtiers_inside(warriors: str, courtiers: str, points: int) -> None:
    state = has(table(), warriors=warriors, courtiers=courtiers)
    assert scores(state)[0]["warriors"] == points


@rule("WC 9.6")
def test_gardeners_bring_the_points_of_their_cards() -> None:
    assert scores(has(table(), gardeners="coral-plant white-stone"))[0]["gardeners"] == 7 + 3


@rule("WC 9.7")
def test_most_points_win_and_the_turn_order_breaks_ties() -> None:
    state = over(table())
    even = has(has(state.clone(), point=0), 2, point=0)
    for seat in (1, 2):
        has(even, seat, food=0, iron=0, pearl=0, coin=0, seal=0)
    assert even.scores()[0] == even.scores()[1]
    first = view(even)["order"][0]
    assert GAME.ranks(even)[first] == 1
    assert GAME.ranks(even)[1 - first] == 2
    behind = 1 - first
    ahead = has(even, behind + 1, point=1)
    assert GAME.ranks(ahead)[behind] == 1


@rule("WC 9.7")
def test_the_scores_are_the_sum_of_their_sources() -> None:
    state = over(table(4))
    assert [sum(sheet.values()) for sheet in scores(state)] == state.scores()
