"""Chapter 4: gaining, paying, limits and the exchange of seals."""

import pytest

from tests.games.white_castle.table import (
    before_pairs,
    courtiers,
    goods,
    has,
    legal,
    number,
    phase,
    play,
    put,
    scores,
    table,
    where,
)
from tests.rules import rule


@rule("WC 4.1", "WC R27")
def test_a_price_is_paid_for_what_follows_and_declining_it_costs_nothing() -> None:
    state = has(table(dice="333 333 333"), seal=1, coin=2)
    state = play(state, "take coral right; place steward-left")
    assert goods(play(state, "field steward-left-1")) == "2 coin"
    assert goods(play(state, "pass")) == "2 coin + 1 seal"


@rule("WC 4.1")
def test_an_action_behind_an_arrow_has_its_own_cost_too() -> None:
    state = has(table(dice="333 333 333"), seal=1, coin=2)
    state = play(state, "take coral right; place steward-left; field steward-left-1; audience")
    assert goods(state) == ""
    assert courtiers(state) == "gate"


@rule("WC 4.2")
@pytest.mark.parametrize("good, colour", [("food", "coral"), ("iron", "black"), ("pearl", "white")])
def test_no_more_than_seven_of_a_resource(good: str, colour: str) -> None:
    state = put(table(dice="666 666 666"), good, 7)
    assert number(play(state, f"take {colour} right; place domain"), good) == 7
    state = put(state, good, 6)
    assert number(play(state, f"take {colour} right; place domain"), good) == 7


@rule("WC 4.3")
def test_a_resource_of_choice_is_chosen_unit_by_unit() -> None:
    castle = "steward-2 steward-4 steward-7 diplomat-5 diplomat-2"
    state = table(castle=castle, dice="444 444 444")
    state = play(state, "take black right; place diplomat-left")
    assert where(state, "gain") == "food iron pearl"
    state = play(state, "gain pearl; gain food; gain pearl")
    assert goods(state) == "1 food + 2 pearl"


@rule("WC 4.3", "WC 4.2")
def test_a_full_resource_cannot_be_chosen_and_three_full_ones_lose_the_rest() -> None:
    castle = "steward-2 steward-4 steward-7 diplomat-5 diplomat-2"
    state = has(table(castle=castle, dice="444 444 444"), food=7, iron=7, pearl=6)
    state = play(state, "take black right; place diplomat-left")
    assert where(state, "gain") == "pearl"
    state = play(state, "gain pearl")
    assert state.actor() == 1


@rule("WC 4.4")
def test_coins_have_no_limit() -> None:
    state = has(table(dice="666 666 666"), coin=99)
    assert number(play(state, "take coral right; place well"), "coin") == 104


@rule("WC 4.5", "WC R30")
def test_a_sixth_seal_is_lost_unless_one_is_exchanged_first() -> None:
    state = play(has(table(dice="111 111 111"), seal=5), "take coral right; place well")
    assert phase(state) == "overflow"
    lost = play(state, "pass")
    assert goods(lost) == "1 iron + 1 pearl + 5 seal"
    saved = play(state, "swap coin")
    assert goods(saved) == "1 iron + 1 pearl + 1 coin + 5 seal"
    two = play(state, "swap food")
    assert goods(two) == "1 food + 1 iron + 1 pearl + 4 seal"


@rule("WC 4.6")
@pytest.mark.parametrize("good, seals", [("food", 2), ("iron", 2), ("pearl", 2), ("coin", 1)])
def test_seals_are_exchanged_for_resources_and_coins(good: str, seals: int) -> None:
    state = has(table(), seal=3)
    after = play(state, f"swap {good}")
    assert number(after, good) == 1
    assert number(after, "seal") == 3 - seals
    assert phase(after) == "take"


@rule("WC 4.6")
def test_an_exchange_needs_its_seals_and_room_for_the_good() -> None:
    state = table()
    assert not legal(state, "swap")
    assert where(has(state, seal=1), "swap") == "coin"
    assert where(has(state, seal=2, iron=7), "swap") == "food pearl coin"


@rule("WC 4.6")
def test_seals_are_exchanged_as_often_as_wished_at_any_step() -> None:
    state = play(has(table(dice="333 333 333"), seal=5), "swap coin; swap food; take coral right")
    state = play(state, "swap coin; place steward-left")
    assert goods(state) == "1 food + 2 coin + 1 seal"
    assert "swap coin" in legal(state)


@rule("WC R6")
def test_nobody_exchanges_in_the_turn_of_another() -> None:
    state = has(table(), 2, seal=5)
    assert not legal(state, "swap")
    pairs = before_pairs()
    assert not legal(pairs, "swap")


@rule("WC 4.7")
def test_points_count_at_once_and_as_a_plain_total() -> None:
    castle = "steward-2 steward-4 steward-7 diplomat-3 diplomat-2"
    state = has(table(castle=castle, dice="444 444 444"), point=79)
    after = play(state, "take black right; place diplomat-left")
    assert number(after, "point") == scores(after)[0]["play"] == 81


@rule("WC R2")
def test_a_whole_field_may_be_declined_but_no_part_of_it() -> None:
    state = has(table(dice="444 444 444"), seal=0)
    state = play(state, "take black right; place diplomat-left")
    assert legal(state) == {"field diplomat-left-2", "pass"}
    assert play(state, "pass").actor() == 1


@rule("WC R29")
def test_gifts_need_no_question_and_what_cannot_be_done_is_dropped() -> None:
    state = table(dice="333 333 333")
    gift = play(state, "take white right; place steward-left")
    assert goods(gift) == "2 iron"
    assert gift.actor() == 1
    nothing = play(state, "take coral right; place steward-left")
    assert nothing.actor() == 1


@rule("WC R29")
def test_what_an_exchange_would_make_possible_is_offered() -> None:
    state = has(table(dice="555 555 555"), seal=2)
    state = play(state, "take coral right; place outside-right")
    assert phase(state) == "outside"
    assert not legal(state, "send")
    assert where(play(state, "swap iron"), "send") == "warrior"
    assert where(play(state, "swap coin; swap coin"), "send") == "courtier"
