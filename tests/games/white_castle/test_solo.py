"""Chapter 11: the visit of the Tokugawa clan."""

import pytest

from tenshu.core.chance import Chance
from tenshu.games.white_castle.data.solo import RIVAL_CARDS
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.state import Position
from tests.games.white_castle.table import (
    begin,
    coast,
    courtiers,
    do,
    empty_deck,
    favours,
    goods,
    has,
    is_legal,
    lantern,
    legal,
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

RIVAL = 2


def alone(level: str = "easy", *, rival: str = "rival-1", dice: str = "145 256 346") -> Position:
    return table(1, options={"difficulty": level}, rival=rival, dice=dice)


def turn_of_rival(state: Position) -> Position:
    """The human's turn is over and the rival has turned over its top card."""
    state = play(state, "take white right; place well")
    while phase(state) not in ("draw-solo", "take"):
        do(state, "pass")
    return state


def acts(card: str, reading: str = "rival-3", **words: str) -> Position:
    """The rival has done the two actions of one card, having found the die of the next."""
    state = prepared(turn_of_rival(alone(rival=card)), words)
    return play(state, f"rival {reading}")


def prepared(state: Position, words: dict[str, str]) -> Position:
    return has(
        state,
        RIVAL,
        courtiers=words.get("courtiers"),
        gardeners=words.get("gardeners"),
        warriors=words.get("warriors"),
    )


def rival_view(state: Position) -> dict[str, object]:
    return dict(view(state)["rival"])


@rule("WC 11.1")
def test_a_table_for_two_with_one_random_pair_and_no_choice() -> None:
    state = table(1, options={"difficulty": "easy"}, bare=False)
    assert phase(state) == "take"
    assert goods(state) == "2 iron + 1 pearl + 5 coin + 1 seal"
    assert own_card(state) == "action-courtier"
    assert lantern(state) == "1 pearl"
    assert goods(state, RIVAL) == ""
    assert own_card(state, RIVAL) == lantern(state, RIVAL) == ""
    assert rival_view(state)["top"] == "rival-1"
    assert len(scores(state)) == 2


@rule("WC 11.1")
def test_resources_of_choice_of_the_random_card_are_chosen() -> None:
    state = begin(1, {"difficulty": "easy"})
    chance = Chance(1)
    while phase(state) != "draw-resources":
        state.apply(GAME.sample(state, chance))
    assert len(legal(state, "resource")) == 9
    state = play(state, "resource resource-5; action action-gardener")
    assert phase(state) == "gain"
    assert phase(play(state, "gain food; gain food; gain iron")) == "take"


@rule("WC 11.2", "WC R14")
@pytest.mark.parametrize(
    "level, points, order, time",
    [("easy", 0, [0, 1], 0), ("medium", 3, [1, 0], 1), ("hard", 8, [1, 0], 3)],
)
def test_the_three_levels(level: str, points: int, order: list[int], time: int) -> None:
    seen = view(begin(1, {"difficulty": level}))
    assert seen["order"] == order
    assert seen["players"][1]["score"] == points
    assert seen["players"][1]["influence"] == time
    if level == "easy":
        assert seen["time"] == [{"space": 0, "clans": [0, 1]}]


@rule("WC 11.2")
def test_medium_is_the_level_unless_chosen_otherwise() -> None:
    assert view(begin(1, {}))["difficulty"] == "medium"


@rule("WC 11.2", "WC 7.1")
@pytest.mark.parametrize("level, steps", [("medium", 1), ("hard", 3)])
def test_the_human_comes_to_lie_on_the_rivals_marker(level: str, steps: int) -> None:
    state = alone(level)
    assert time_of(state, RIVAL) == steps
    state = has(state, time=steps)
    time = {stack["space"]: stack["clans"] for stack in view(state)["time"]}
    assert time == {steps: [0, 1]}


@rule("WC 11.4")
def test_the_top_card_is_turned_and_the_next_one_names_the_die() -> None:
    state = turn_of_rival(alone(rival="rival-4"))
    assert phase(state) == "draw-solo"
    assert "rival rival-4" not in legal(state)
    state = play(state, "rival rival-3")
    seen = view(state)
    assert seen["rooms"][0]["dice"] == [{"colour": "coral", "value": 5}]
    assert seen["bridges"]["coral"] == {"left": 1, "centre": [], "right": 4}
    assert rival_view(state)["top"] == "rival-3"
    assert rival_view(state)["below"] == ["rival-4"]


@rule("WC 11.4")
def test_a_missing_die_turns_over_further_cards() -> None:
    state = play(turn_of_rival(alone(rival="rival-4")), "rival rival-3")  # coral: 1 - 4
    state = turn_of_rival(state)
    state = play(state, "rival rival-2")  # no die in the centre of the coral bridge
    assert phase(state) == "draw-solo"
    assert rival_view(state)["flipped"] == ["rival-3", "rival-2"]
    state = coast(play(state, "rival rival-1"), lambda s: phase(s) == "take")
    assert rival_view(state)["below"] == ["rival-4", "rival-3", "rival-2"]
    assert rival_view(state)["top"] == "rival-1"


@rule("WC 11.5")
def test_a_higher_die_brings_the_rival_coins_and_a_lower_one_costs_nothing() -> None:
    higher = acts("rival-5", "rival-3")  # coral 5 on 3; no coins on the card
    assert number(higher, "coin", RIVAL) == 2
    lower = acts("rival-5", "rival-1")  # coral 1 outside the walls
    assert number(lower, "coin", RIVAL) == 0


@rule("WC 11.5")
def test_an_occupied_space_sends_the_die_to_the_well_without_rewards() -> None:
    state = alone(rival="rival-5", dice="145 256 346")
    state = has(state, coin=9)
    state = play(state, "take white left; place steward-left")
    while phase(state) != "draw-solo":
        do(state, "pass")
    before = goods(state, RIVAL)
    state = play(state, "rival rival-3")
    seen = view(state)
    assert before == ""
    assert seen["well"]["dice"] == [{"colour": "coral", "value": 5}]
    assert number(state, "coin", RIVAL) == 4
    assert number(state, "seal", RIVAL) == 0


@rule("WC 11.3", "WC 11.5")
def test_colours_do_not_bind_the_rival() -> None:
    state = turn_of_rival(alone(rival="rival-5"))
    state = play(state, "rival rival-7")  # the left white die to diplomat-right
    assert view(state)["rooms"][4]["dice"][0]["colour"] == "white"
    other = play(turn_of_rival(alone(rival="rival-5")), "rival rival-6")  # black to steward-right
    assert view(other)["rooms"][2]["dice"] == [{"colour": "black", "value": 6}]
    assert "black" not in " ".join(view(other)["rooms"][2]["tiles"])


@rule("WC 11.6", "WC R13")
def test_one_card_turned_is_one_card_done_upper_action_first() -> None:
    state = acts("rival-3", "rival-1")  # courtier to the gate, warrior to the yard for 1 iron
    assert courtiers(state, RIVAL) == "gate"
    assert view(state)["yards"][2]["warriors"] == [0, 1]


@rule("WC 11.6")
def test_of_three_cards_only_the_last_two_are_done() -> None:
    state = play(turn_of_rival(alone(rival="rival-4")), "rival rival-3")  # coral: 1 - 4
    state = play(state, "take black right; place well")
    state = play(state, "rival rival-2; rival rival-5; rival rival-9")  # both centres are empty
    assert rival_view(state)["flipped"] == ["rival-3", "rival-2", "rival-5"]
    assert courtiers(state, RIVAL) == ""  # rival-3 would have sent one to the gate
    assert scores(state)[1]["failed"] == 1  # and without it rival-2 has nobody to climb
    assert time_of(state, RIVAL) == 2
    assert phase(state) == "rival-garden"


@rule("WC 11.6")
def test_the_view_tells_the_last_die_and_the_cards_carried_out() -> None:
    state = alone(rival="rival-4")
    assert rival_view(state)["die"] is None
    assert rival_view(state)["did"] == []
    state = play(turn_of_rival(state), "rival rival-3")  # coral: 1 - 4
    assert rival_view(state)["die"] == "rival-3"
    assert rival_view(state)["did"] == [{"card": "rival-4", "acts": 2}]
    state = play(state, "take black right; place well")
    state = play(state, "rival rival-2; rival rival-5; rival rival-9")
    # It waits for the player to choose a garden, the first action of the second card.
    assert rival_view(state)["die"] == "rival-9"
    did = [{"card": "rival-2", "acts": 2}, {"card": "rival-5", "acts": 1}]
    assert rival_view(state)["did"] == did
    state = play(state, "rival-garden coral-plant")
    assert rival_view(state)["did"] == [did[0], {"card": "rival-5", "acts": 2}]
    state = coast(state, lambda s: s.turns_done == 6 and phase(s) == "draw-solo")
    assert rival_view(state)["did"] == []  # the deck has been shuffled


@rule("WC 11.7", "WC 11.10")
def test_an_action_that_fails_brings_the_number_of_the_round() -> None:
    state = acts("rival-3", "rival-1", courtiers="gate gate gate gate gate")
    assert scores(state)[1]["failed"] == 1


@rule("WC 11.8")
def test_the_gardener_goes_to_the_fewest_points_of_its_kind() -> None:
    state = acts("rival-5")  # plants are all worth 7 here: the human chooses
    assert phase(state) == "rival-garden"
    assert where(state, "rival-garden") == "coral-plant black-plant white-plant"
    after = play(state, "rival-garden black-plant")
    gardeners = {g["garden"]: g["gardeners"] for g in view(after)["gardens"]}
    assert gardeners["black-plant"] == [1]


@rule("WC 11.8")
@pytest.mark.parametrize(
    "card, tended, place",
    [
        ("rival-1", "coral-stone", "black-stone"),
        ("rival-9", "coral-stone black-stone", "white-stone"),
    ],
)
def test_a_single_cheapest_garden_is_taken_without_asking(
    card: str, tended: str, place: str
) -> None:
    state = acts(card, gardeners=tended)
    gardeners = {g["garden"]: g["gardeners"] for g in view(state)["gardens"]}
    assert gardeners[place] == [1]


@rule("WC 11.8", "WC 11.7")
def test_no_free_garden_of_the_kind_fails() -> None:
    state = acts("rival-1", gardeners="coral-stone black-stone white-stone")
    assert scores(state)[1]["failed"] == 1


@rule("WC 11.9")
@pytest.mark.parametrize("card, yard", [("rival-4", 0), ("rival-7", 1), ("rival-3", 2)])
def test_the_warrior_goes_to_the_yard_named(card: str, yard: int) -> None:
    reading = "rival-1" if card == "rival-3" else "rival-3"
    state = acts(card, reading)
    assert view(state)["yards"][yard]["warriors"] == [0, 1]


@rule("WC 11.9", "WC 11.7")
def test_without_a_warrior_left_the_action_fails() -> None:
    state = acts("rival-4", warriors="yard-1 yard-1 yard-1 yard-1 yard-1")
    assert scores(state)[1]["failed"] == 1


@rule("WC 11.10")
def test_a_courtier_comes_to_the_gate() -> None:
    assert courtiers(acts("rival-8"), RIVAL) == "gate"


@rule("WC 11.11")
def test_the_lowest_courtier_climbs_and_the_human_chooses_the_room() -> None:
    state = acts("rival-2", courtiers="gate stewards")
    assert phase(state) == "rival-room"
    assert state.actor() == 0
    assert where(state, "rival-room") == "steward-left steward-middle steward-right"
    assert courtiers(state, RIVAL) == "stewards stewards"
    state = play(state, "rival-room steward-middle")
    assert phase(state) == "refill"
    assert all(text.startswith("reveal steward-middle steward-") for text in legal(state))
    state = play(state, "reveal steward-middle steward-9")
    assert room_card(state, "steward-middle") == "steward-9"
    assert own_card(state, RIVAL) == ""


@rule("WC 11.11")
def test_two_floors_at_once() -> None:
    state = acts("rival-6", courtiers="gate")
    assert where(state, "rival-room") == "diplomat-left diplomat-right"
    assert courtiers(state, RIVAL) == "diplomats"


@rule("WC 11.11", "WC 11.3")
def test_the_rival_takes_the_leftmost_favour_and_no_reward() -> None:
    state = favours(turn_of_rival(alone(rival="rival-2")), "1 - -")
    state = play(has(state, RIVAL, courtiers="diplomats"), "rival rival-3")
    assert courtiers(state, RIVAL) == "daimyo"
    assert view(state)["daimyo"]["favours"] == [0, 1, None]
    assert number(state, "point", RIVAL) == 0


@rule("WC R9")
def test_two_floors_from_the_second_floor_are_one() -> None:
    state = acts("rival-6", courtiers="diplomats")
    assert courtiers(state, RIVAL) == "daimyo"
    assert scores(state)[1]["failed"] == 0


@rule("WC R10", "WC 11.7")
@pytest.mark.parametrize("floors", ["", "daimyo daimyo"])
def test_with_nobody_to_climb_the_action_fails(floors: str) -> None:
    assert scores(acts("rival-2", courtiers=floors))[1]["failed"] == 1


@rule("WC R11")
def test_with_an_empty_deck_the_card_of_the_room_stays() -> None:
    state = empty_deck(turn_of_rival(alone(rival="rival-2")), "steward")
    state = play(has(state, RIVAL, courtiers="gate"), "rival rival-3")
    assert courtiers(state, RIVAL) == "stewards"
    assert phase(state) == "take"
    assert room_card(state, "steward-left") == "steward-2"


@rule("WC 11.12")
def test_points_of_a_card() -> None:
    state = play(acts("rival-5"), "rival-garden coral-plant")
    assert number(state, "point", RIVAL) == 2


@rule("WC 11.13", "WC 11.3")
def test_influence_of_a_card_passes_milestones_without_seals() -> None:
    state = has(turn_of_rival(alone(rival="rival-2")), RIVAL, courtiers="daimyo", time=5)
    assert time_of(play(state, "rival rival-3"), RIVAL) == 7


@rule("WC 11.14")
def test_coins_of_a_card() -> None:
    assert number(acts("rival-4"), "coin", RIVAL) == 3 + 2  # the card's, and 5 on a 3


@rule("WC R12")
def test_sliding_after_the_rivals_die() -> None:
    state = play(turn_of_rival(alone(rival="rival-4")), "rival rival-2")  # the centre of coral
    assert view(state)["bridges"]["coral"] == {"left": 1, "centre": [], "right": 5}
    state = play(turn_of_rival(alone(rival="rival-4")), "rival rival-1")  # the left of coral
    assert view(state)["bridges"]["coral"] == {"left": 4, "centre": [], "right": 5}


@rule("WC 11.15")
@pytest.mark.parametrize("time, price", [(20, 3), (0, 5)])
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_coins_for_points_at_the_end_of_every_round(round_: int, time: int, price: int) -> None:
    state = coast(
        alone("medium"), lambda s: s.round == round_ and s.turns_done == 5 and phase(s) == "take"
    )
    has(state, 1, time=20 - time)
    has(state, RIVAL, coin=11, time=time)
    before = scores(state)[1]["coin-trade"]
    state = coast(state, lambda s: phase(s) in ("roll", "over") or s.stage == 2)
    assert scores(state)[1]["coin-trade"] - before == 11 // price * round_
    assert number(state, "coin", RIVAL) == 11 % price


@rule("WC 11.16")
@pytest.mark.parametrize("round_", [1, 2])
def test_active_gardeners_of_the_rival_bring_the_number_of_the_round(round_: int) -> None:
    state = coast(
        alone("medium"), lambda s: s.round == round_ and s.turns_done == 5 and phase(s) == "place"
    )
    state = has(state, RIVAL, gardeners="coral-plant black-plant white-plant")
    bridges = view(state)["bridges"].values()
    active = sum(bridge["left"] is not None or bridge["right"] is not None for bridge in bridges)
    before = scores(state)[1]["garden-step"]
    state = coast(state, lambda s: phase(s) == "roll")
    assert scores(state)[1]["garden-step"] - before == round_ * active


@rule("WC 11.17")
def test_the_deck_is_shuffled_between_rounds() -> None:
    state = coast(alone("easy"), lambda s: s.round == 1 and s.turns_done == 5 and s.actor() >= -1)
    assert rival_view(state)["below"]
    state = coast(state, lambda s: phase(s) == "draw-solo" and s.stage == 0)
    assert len(legal(state, "rival")) == len(RIVAL_CARDS)
    assert rival_view(state)["below"] == []


@rule("WC 11.18")
def test_the_rival_scores_no_coins_and_no_resources() -> None:
    state = coast(alone("easy"), lambda s: phase(s) == "over")
    sheet = scores(state)[1]
    assert sheet["coins"] == sheet["resources"] == 0
    assert sum(sheet.values()) == state.scores()[1]
    poorer = has(state.clone(), RIVAL, coin=0)
    assert poorer.scores()[1] == has(state.clone(), RIVAL, coin=50).scores()[1]


@rule("WC 11.18", "WC 9.5")
def test_the_rivals_members_score_like_anyones() -> None:
    state = has(alone(), RIVAL, courtiers="stewards daimyo gate", warriors="yard-5 yard-1")
    sheet = scores(has(state, RIVAL, gardeners="coral-plant"))[1]
    assert (sheet["courtiers"], sheet["warriors"], sheet["gardeners"]) == (14, 6, 7)


@rule("WC 11.4")
def test_the_card_on_top_is_known_and_so_are_those_put_below() -> None:
    state = play(turn_of_rival(alone(rival="rival-4")), "rival rival-3")
    unseen = {f"rival-{n}" for n in range(1, 10)} - {"rival-4", "rival-3"}
    state = turn_of_rival(state)
    assert legal(state, "rival") == {f"rival {card}" for card in unseen}
    assert not is_legal(state, "rival rival-4")


@rule("WC R10", "WC 11.13")
def test_influence_at_the_end_of_the_track_is_no_failure() -> None:
    state = has(turn_of_rival(alone(rival="rival-9")), RIVAL, gardeners="coral-stone", time=20)
    state = play(state, "rival rival-3")
    assert time_of(state, RIVAL) == 20
    assert scores(state)[1]["failed"] == 0
