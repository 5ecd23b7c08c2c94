"""Power actions and special actions, passing."""

import pytest

from tenshu.games.terra_mystica.layout import CARD_COINS
from tests.games.terra_mystica.table import (
    actor,
    at,
    bowls,
    cults,
    is_legal,
    own,
    play,
    purse,
    table,
    vp,
    where,
    why,
)
from tests.rules import rule


@rule("TM 11.1")
def test_a_power_action_is_taken_once_per_round() -> None:
    state = table("witches d e6", "nomads d i1")
    state = play(state, "action act2; end")
    assert why(state, "action act2") == ("TM 11.1", "why-act-taken")
    own(state, 2, bowls=(9, 2, 1))
    assert why(state, "action act4") == ("TM 11.1", "why-act-dear")
    state = play(state, "pass bon6; pass bon5")
    assert int(state.round) == 2
    own(state, 2, bowls=(0, 0, 12))
    assert is_legal(state, "action act2")


@rule("TM 11.3", "TM 11.4", "TM 11.5")
@pytest.mark.parametrize(
    "act, cost, gained",
    [("act2", 3, (20, 10, 4)), ("act3", 4, (20, 12, 3)), ("act4", 4, (27, 10, 3))],
)
def test_power_actions_bring_a_priest_workers_or_coins(
    act: str, cost: int, gained: tuple[int, int, int]
) -> None:
    state = play(table("witches d e6", "nomads d i1"), f"action {act}")
    assert (purse(state), bowls(state)) == (gained, (4 + cost, 4, 4 - cost))


@rule("TM 11.6")
def test_one_free_spade() -> None:
    state = play(table("witches d e6", "nomads d i1"), "action act5; transform e7; turn green")
    assert (bowls(state), purse(state)) == ((8, 4, 0), (20, 10, 3))
    state = play(state, "build e7; end")
    assert at(state, "e7") == "p1 dwelling"


@rule("TM 11.7")
def test_two_free_spades() -> None:
    state = own(table("witches d e6", "nomads d i1"), bowls=(0, 0, 6))
    state = play(state, "action act6; transform e5; turn green; build e5")
    assert (bowls(state), purse(state)) == ((6, 0, 0), (18, 9, 3))


@rule("TM 12.1")
def test_a_special_action_is_used_once_per_round() -> None:
    state = own(table("witches d e6", "nomads d i1", cards="bon2"), favours="fav6", card="bon2")
    state = play(state, "action fav6; step fire; end")
    assert cults(state) == (1, 0, 0, 0)
    assert why(state, "action fav6") == ("TM 12.1", "why-not-your-action")
    state = play(state, "pass bon8; action bon2; step air; end")
    assert why(state, "action bon2") == ("TM 12.1", "why-act-used")
    assert why(state, "action acta") == ("TM 12.1", "why-not-your-action")
    state = play(state, "pass bon6")
    assert is_legal(play(state, "send fire 1; end"), "action fav6")


@rule("TM 12.1")
def test_a_special_action_is_there_at_once() -> None:
    state = play(table("witches th e6", "nomads d i1"), "upgrade e6 stronghold; end; pass bon8")
    assert is_legal(state, "action actw")
    state = play(table("witches th e6", "nomads d i1"), "upgrade e6 temple; favour fav6; end")
    assert is_legal(play(state, "pass bon8"), "action fav6")


@rule("TM 13.1")
def test_who_passed_takes_no_more_turns() -> None:
    state = play(table("witches d e6", "nomads d i1", "giants d a1"), "pass bon6; send fire 1; end")
    assert actor(play(state, "send fire 1; end")) == 2
    assert why(state, "send fire 1", seat=1) == ("TM 3.1", "why-not-your-turn")


@rule("TM 13.2")
def test_the_first_to_pass_begins_clockwise() -> None:
    state = table("witches d e6", "nomads d i1", "giants d a1")
    state = play(state, "send fire 1; end; pass bon6; pass bon7; pass bon9")
    assert int(state.first) == 1
    assert state.read("turn_order") == [1, 2, 0]
    assert actor(state) == 2


@rule("TM 13.3", "TM 15.4")
def test_passing_changes_the_bonus_card() -> None:
    state = table("witches d e6", "nomads d i1")
    state.at[CARD_COINS + 7] = 2
    assert where(state, "pass") == {"bon6", "bon7", "bon8"}
    assert why(state, "pass bon3") == ("TM 13.3", "why-card-held")
    assert why(state, "pass bon1") == ("TM 13.3", "why-card-not-in-play")
    assert why(state, "pass none") == ("TM 13.3", "why-card-needed")
    state = play(state, "pass bon8")
    assert (purse(state)[0], int(state.at[CARD_COINS + 7])) == (22, 0)
    # The card that was returned is free for the others.
    assert where(state, "pass") == {"bon3", "bon6", "bon7"}


@rule("TM 13.3")
def test_no_card_in_the_last_round() -> None:
    state = table("witches d e6", "nomads d i1", round_=6)
    assert where(state, "pass") == {"none"}
    assert why(state, "pass bon8") == ("TM 13.3", "why-no-card-in-last-round")


@rule("TM 13.4")
def test_card_and_favour_tile_score_when_passing() -> None:
    state = table("witches d e5 th e6 e7", "nomads d i1", round_=6)
    own(state, card="bon7", favours="fav12")
    assert vp(play(state, "pass none")) == 27
