"""Cult tracks, keys, priests."""

import pytest

from tenshu.games.terra_mystica.layout import KEYS
from tests.games.terra_mystica.table import (
    actor,
    bowls,
    cults,
    found,
    is_legal,
    legal,
    own,
    play,
    purse,
    table,
    vp,
    where,
    why,
)
from tests.rules import rule


@rule("TM 10.1")
@pytest.mark.parametrize(
    "before, power", [(0, 1), (1, 1), (2, 3), (3, 2), (4, 4), (5, 2), (6, 2), (7, 0)]
)
def test_steps_on_a_track_bring_power(before: int, power: int) -> None:
    state = own(table("witches d e6", "nomads d i1"), bowls=(12, 0, 0), cults=(before, 0, 0, 0))
    state = play(state, "send fire 3")
    assert bowls(state) == (12 - power, power, 0)


@rule("TM 10.2")
def test_space_ten_takes_a_key() -> None:
    state = table("witches d e6", "nomads d i1")
    own(state, cults=(8, 8, 0, 0), towns="tw1", bowls=(12, 0, 0))
    after = play(state, "send fire 2")
    assert (cults(after)[0], int(after.at[KEYS]), bowls(after)) == (10, 0, (9, 3, 0))
    # The key is used up: the other track stops at 9.
    after = play(after, "end; pass bon8; send water 3")
    assert (cults(after)[1], bowls(after)) == (9, (9, 3, 0))


@rule("TM 10.2")
def test_only_one_player_on_space_ten() -> None:
    state = table("witches d e6", "nomads d i1")
    own(state, cults=(9, 0, 0, 0), towns="tw1")
    own(state, 2, cults=(10, 0, 0, 0), towns="tw2")
    after = play(state, "send fire 3")
    assert (cults(after)[0], int(after.at[KEYS])) == (9, 1)


@rule("TM 10.3")
def test_a_priest_takes_a_free_spot_for_its_steps() -> None:
    state = table("witches d e6", "nomads d i1")
    state = play(state, "send earth 3; end; pass bon8; send earth 2; end; send earth 2; end")
    assert (cults(state)[2], purse(state)[2]) == (7, 0)
    assert why(state, "send earth 2") == ("TM 10.3", "why-no-priest")
    own(state, priests=2)
    assert why(state, "send earth 3") == ("TM 10.3", "why-order-full")
    state = play(state, "send earth 2; end")
    assert where(state, "send earth") == {"1"}


@rule("TM 10.4")
def test_a_priest_who_returns_gives_one_step() -> None:
    state = own(table("witches d e6", "nomads d i1"), priests=7)
    after = play(state, "send air 1")
    assert (cults(after), purse(after)[2]) == ((0, 0, 0, 1), 6)
    assert after.read("priest_spots") == [-1] * 16
    own(after, bowls=(0, 0, 5))
    assert is_legal(after, "convert pw>p")


@rule("TM R15")
def test_favour_and_town_come_in_either_order() -> None:
    state = table("witches d e5 e8 th e7 te e6", "nomads d i1")
    own(state, cults=(8, 0, 0, 0), bowls=(12, 0, 0))
    state = play(state, "upgrade e6 sanctuary")
    assert legal(state, "favour") != set()
    assert legal(state, "town") != set()
    first = play(state, "favour fav1")
    assert cults(first)[0] == 9
    first = play(first, "town tw1")
    assert (cults(first)[0], int(first.at[KEYS])) == (10, 0)
    second = play(state, "town tw1; favour fav1")
    assert (cults(second)[0], vp(second)) == (10, vp(first))
    # Without a key in the same turn the steps are lost.
    lost = play(table("witches te e6", "nomads d i1"), "upgrade e6 sanctuary")
    own(lost, cults=(8, 0, 0, 0))
    lost = play(lost, "favour fav1; end; pass bon8")
    assert int(lost.stopped_cults) == 0


@rule("TM R17", "TM 20.5")
def test_with_too_few_keys_the_player_chooses_the_track() -> None:
    state = table("witches d e5 e7 e8 th e6", "nomads d i1")
    own(state, cults=(9, 9, 2, 0), favours="fav5", bowls=(12, 0, 0))
    state = play(state, "upgrade e6 stronghold; town tw5")
    assert cults(state) == (9, 9, 3, 1)
    assert where(state, "ascend") == {"fire", "water"}
    assert why(state, "end") == ("TM R17", "why-ascend-first")
    state = play(state, "ascend water; end")
    assert cults(state) == (9, 10, 3, 1)
    assert bowls(state) == (8, 4, 0)


@rule("TM R17")
def test_enough_keys_need_no_choice() -> None:
    state = table("witches d e5 e7 e8 th e6", "nomads d i1")
    own(state, cults=(9, 9, 2, 0), favours="fav5", towns="tw1")
    found(state, "")
    state = play(state, "upgrade e6 stronghold; town tw5")
    assert (cults(state), int(state.at[KEYS])) == ((10, 10, 3, 1), 0)
    assert actor(state) == 1
