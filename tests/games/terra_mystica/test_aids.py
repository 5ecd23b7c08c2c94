"""Aids for the acting seat: what they promise is what the rules then allow and charge."""

import pytest

from tenshu.ai.fuzz import draw_match
from tenshu.core.chance import Chance
from tenshu.core.protocol import OVER
from tenshu.games.terra_mystica import aids
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.state import Position
from tests.games.terra_mystica.table import legal, own, play, purse, table, vp
from tests.rules import rule


def conversions(state: Position, action: str) -> list[str] | None:
    return aids.conversion_aids(state).get(action)


@rule("TM 3.2")
def test_power_pays_for_what_is_missing() -> None:
    state = own(table("witches d e6", "nomads d i1"), coins=6, workers=1, bowls=(0, 0, 4))
    assert conversions(state, "upgrade e6 trading_house") == ["convert pw>w"]
    state = own(state, coins=5)
    assert conversions(state, "upgrade e6 trading_house") == ["convert pw>w", "convert pw>c"]


@rule("TM 3.3")
def test_power_is_burned_where_bowl_three_is_short() -> None:
    state = own(table("witches d e6", "nomads d i1"), bowls=(0, 6, 2))
    assert conversions(state, "action act4") == ["burn", "burn"]
    assert conversions(own(state, bowls=(0, 2, 2)), "action act4") is None
    assert conversions(own(state, bowls=(0, 0, 4)), "action act4") is None, "nothing is missing"


@rule("TM 3.2")
def test_a_priest_or_worker_is_the_last_resort() -> None:
    state = own(table("witches d e6", "nomads d i1"), coins=5, workers=3, bowls=(9, 0, 0))
    assert conversions(state, "upgrade e6 trading_house") == ["convert w>c"]
    state = own(state, coins=6, workers=1, priests=1)
    assert conversions(state, "upgrade e6 trading_house") == ["convert p>w"]
    assert conversions(own(state, bowls=(0, 0, 3)), "upgrade e6 trading_house") == ["convert pw>w"]


@rule("TM 21.1")
def test_alchemists_have_points_to_spend() -> None:
    state = table("alchemists d e5", "nomads d i1", terrain={"e6": "black"})
    state = own(state, coins=1, workers=1, priests=0, bowls=(12, 0, 0))
    assert conversions(state, "build e6") == ["convert vp>c"]


@rule("TM 4.2")
def test_terraforming_is_priced_with_its_dwelling() -> None:
    state = table("witches d e6", "nomads d i1", terrain={"e7": "blue"}, scoring="score5")
    plan = aids.terraforming_aids(state)["e7"]
    assert plan == {
        "colour": "green",
        "spades": 1,
        "price": {"coins": 0, "workers": 3, "priests": 0, "points": 0},
        "build": {"coins": 2, "workers": 4, "priests": 0, "points": 2},
    }
    after = play(state, "transform e7; turn green; build e7")
    assert (purse(after), vp(after)) == ((18, 6, 3), 22)


@rule("TM 21.11")
def test_a_tunnel_is_part_of_the_price() -> None:
    state = table("dwarves d e6", "nomads d i1", terrain={"e8": "green"})
    plan = aids.terraforming_aids(state)["e8"]
    assert isinstance(plan, dict)
    assert plan["price"] == {"coins": 0, "workers": 5, "priests": 0, "points": 4}


@pytest.mark.parametrize("seed", range(6))
def test_aids_keep_their_promise(seed: int) -> None:
    chance = Chance(seed)
    match = draw_match(GAME, chance)
    kept = 0
    while match.actor() != OVER:
        state = match.state
        assert isinstance(state, Position)
        for action, steps in aids.conversion_aids(state).items():
            assert action.split()[0] == "transform" or action not in legal(state)
            after = play(state, "; ".join(steps))
            assert action in legal(after), (action, steps)
            kept += 1
        for hex_, plan in aids.terraforming_aids(state).items():
            assert isinstance(plan, dict)
            script = f"transform {hex_}; turn {plan['colour']}"
            after = play(state, script)
            assert plan["price"] == aids.paid(state, after, state.seat)
            if plan["build"] is not None:
                after = play(state, f"{script}; build {hex_}")
                assert plan["build"] == aids.paid(state, after, state.seat)
        moves = match.legal()
        match.play(moves[chance.below(len(moves))])
    assert kept > 50
