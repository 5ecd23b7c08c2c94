"""Power for neighbours: offers, prices, limits, the Cultists."""

import pytest

from tests.games.terra_mystica.table import (
    actor,
    bowls,
    cults,
    is_legal,
    legal,
    own,
    play,
    table,
    vp,
    why,
)
from tests.rules import rule


@rule("TM 9.1")
def test_the_offer_is_the_power_value_of_structures_beside() -> None:
    # Beside E7: a dwelling on E8 and a temple on E6; the trading house on E5 is too far.
    state = table("witches d d5", "nomads d e8 te e6 th e5", terrain={"e7": "green"})
    state = play(state, "build e7; end")
    assert legal(state) == {"leech p1 3", "refuse p1 3"}


@rule("TM 9.1")
@pytest.mark.parametrize("kind, power", [("d", 1), ("th", 2), ("te", 2), ("sh", 3), ("sa", 3)])
def test_every_structure_has_a_power_value(kind: str, power: int) -> None:
    state = play(table("witches d e6", f"nomads {kind} e7"), "upgrade e6 trading_house; end")
    assert is_legal(state, f"leech p1 {power}")


@rule("TM 9.1")
def test_upgrades_offer_power_and_own_structures_do_not() -> None:
    state = table("witches d e6 e5", "nomads d e7", "giants d i1")
    state = play(state, "upgrade e6 trading_house; end")
    assert (actor(state), legal(state)) == (2, {"leech p1 1", "refuse p1 1"})
    assert actor(play(state, "leech p1 1")) == 2


@rule("TM 9.2")
def test_answers_go_clockwise_from_the_builder() -> None:
    state = table("witches d e7", "nomads d d5", "giants d d4", turn=2)
    state = play(state, "upgrade d5 trading_house; end")
    assert actor(state) == 3
    state = play(state, "refuse p2 1")
    assert actor(state) == 1
    assert why(state, "pass bon8") == ("TM 9.2", "why-answer-first")
    state = play(state, "leech p2 1")
    assert actor(state) == 3


@rule("TM 9.3")
@pytest.mark.parametrize(
    "kinds, power", [("d e7", 1), ("th e7", 2), ("sh e7", 3), ("sh e7 te e5", 5)]
)
def test_power_costs_one_point_less_than_its_amount(kinds: str, power: int) -> None:
    state = own(table("witches d e6", f"nomads {kinds}"), 2, bowls=(12, 0, 0))
    state = play(state, f"upgrade e6 trading_house; end; leech p1 {power}")
    assert (vp(state, 2), bowls(state, 2)) == (21 - power, (12 - power, power, 0))


@rule("TM 9.4")
@pytest.mark.parametrize(
    "before, points, after, left",
    [
        ((0, 2, 10), 20, (0, 0, 12), 19),  # two tokens can still move
        ((1, 0, 11), 20, (0, 0, 12), 19),  # one token moves twice
        ((12, 0, 0), 1, (10, 2, 0), 0),  # one point buys two power
        ((12, 0, 0), 0, (11, 1, 0), 0),  # one power is free
    ],
)
def test_bowls_and_points_limit_what_is_taken(
    before: tuple[int, int, int], points: int, after: tuple[int, int, int], left: int
) -> None:
    state = own(table("witches d e6", "nomads sh e7 te e5"), 2, bowls=before, vp=points)
    state = play(state, "upgrade e6 trading_house; end; leech p1 5")
    assert (bowls(state, 2), vp(state, 2)) == (after, left)


@rule("TM R12")
def test_limits_are_measured_when_answered() -> None:
    state = table("halflings th e6", "nomads d e7 d4", terrain={"e5": "brown", "f3": "black"})
    own(state, 2, bowls=(0, 1, 0))
    state = play(state, "upgrade e6 stronghold")
    # One token left to move: the second offer of the turn finds the bowls full and is not asked.
    state = play(state, "transform f3; turn brown; build f3; forgo; end")
    assert is_legal(state, "leech p1 2")
    state = play(state, "leech p1 2")
    assert (bowls(state, 2), vp(state, 2), actor(state)) == ((0, 0, 1), 20, 2)
    assert len(state.offers) == 0


@rule("TM R13")
def test_full_bowls_are_not_asked() -> None:
    state = own(table("witches d e6", "nomads d e7"), 2, bowls=(0, 0, 12))
    state = play(state, "upgrade e6 trading_house; end")
    assert (actor(state), len(state.offers)) == (2, 0)
    assert why(state, "leech p1 1") == ("TM 9.1", "why-nothing-offered")


@rule("TM 21.7", "TM R14")
def test_the_cultists_step_once_after_all_answers() -> None:
    state = table("cultists d e6", "nomads d e7", "witches d e5", "giants d d4")
    state = play(state, "upgrade e6 trading_house; end; leech p1 1; refuse p1 1; leech p1 1")
    assert actor(state) == 1
    assert legal(state) == {"step fire", "step water", "step earth", "step air"}
    state = play(state, "step air")
    assert (cults(state), actor(state)) == ((0, 0, 0, 1), 2)


@rule("TM 21.7")
def test_no_step_if_all_refuse() -> None:
    state = table("cultists d e6", "nomads d e7", "witches d e5")
    state = play(state, "upgrade e6 trading_house; end; refuse p1 1; refuse p1 1")
    assert (actor(state), cults(state), bowls(state)) == (2, (0, 0, 0, 0), (4, 4, 4))


@rule("TM 9.2")
def test_a_passed_player_is_asked_too() -> None:
    state = play(table("witches d e6", "nomads d e7", turn=2), "pass bon8")
    assert actor(play(state, "upgrade e6 trading_house; end")) == 2
