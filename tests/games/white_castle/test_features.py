"""What a net sees of a position, and where it corrects the value."""

import pytest

from tenshu import games
from tenshu.core.net import Net
from tenshu.core.protocol import State
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.ids import GAME_OVER
from tests.games.white_castle.table import coast, has, play, table

POINTS = 5.0


def constant_net(names: list[str], points: float) -> Net:
    """A net that says the same about every position."""
    net = Net(names, (1, 1))
    arrays = {name: [0] * size for name, size in net.sizes().items()}
    net.use({**arrays, "output_bias": [int(points * 2**28)]})
    return net


def features_of(state: State, seat: int) -> dict[str, int]:
    heuristic = games.make_heuristic(GAME)
    return dict(
        zip(heuristic.feature_names, map(int, heuristic.features(state, seat)), strict=True)
    )


def test_every_feature_has_a_name_of_its_own() -> None:
    names = games.make_heuristic(GAME).feature_names
    assert len(set(names)) == len(names)


def test_features_tell_what_a_seat_owns() -> None:
    state = has(table(), 2, food=3, iron=1, coin=6, seal=2, time=7, courtiers="gate stewards")
    state = has(state, 2, warriors="yard-5 yard-1", gardeners="black-stone")
    seen = features_of(state, 1)
    assert [seen[f"stock.{good}"] for good in range(6)] == [3, 1, 0, 6, 2, 0]
    assert seen["has_enough.2"] == seen["has_enough.5"] == 1
    assert seen["has_enough.3"] == seen["has_enough.6"] == 0
    assert (seen["courtiers_at.0"], seen["courtiers_at.1"], seen["inside.1"]) == (1, 1, 1)
    assert (seen["warrior_value"], seen["warrior_points"]) == (3, 3)
    assert (seen["gone.2"], seen["gone.7"], seen["gone.14"]) == (1, 1, 1)
    assert (seen["steps"], seen["steps_to_toll"], seen["can_pay_toll"]) == (7, 4, 1)
    assert (seen["tolls_paid.0"], seen["tolls_paid.1"], seen["behind.1"]) == (1, 0, 1)
    assert seen["total"] == state.scores()[1]
    assert features_of(state, 0)["rival_total"] == state.scores()[1]


def test_features_tell_gardens_with_the_steps_to_come() -> None:
    state = has(table(), gardeners="coral-stone", food=4)
    seen = features_of(state, 0)
    assert (seen["tends.5"], seen["works.5"], seen["garden_on_table.5"]) == (1, 2, 1)
    assert (seen["tends.2"], seen["garden_on_table.2"]) == (0, 1)
    assert (seen["best_garden"], seen["best_afforded"], seen["cheapest_garden"]) == (7, 7, 1)
    assert features_of(has(state, food=2), 0)["best_afforded"] == 3


def test_features_tell_dice_and_what_rooms_offer_them() -> None:
    state = table(dice="145 256 346")
    seen = features_of(state, 1)
    assert (seen["dice.0"], seen["lowest.0"], seen["highest.0"]) == (3, 1, 5)
    assert [seen[f"waits.{turns}"] for turns in range(2)] == [0, 1]
    assert (seen["is_open.0"], seen["to_beat.0"], seen["to_beat.3"]) == (1, 3, 4)
    # In the left steward room a courtier beside a coral tile.
    courtiers, gifts = seen["offered.0"], seen["offered.4"]
    state = play(state, "take coral right; place steward-left")
    seen = features_of(state, 0)
    assert (seen["dice.0"], seen["highest.0"], seen["is_open.0"]) == (2, 4, 0)
    assert (seen["offered.0"], seen["offered.4"]) == (courtiers - 1, gifts)


def test_the_turn_in_progress_is_played_on_before_the_net_looks() -> None:
    state = play(has(table(), coin=9, food=5), "take coral right; place outside-left")
    heuristic = games.make_heuristic(GAME)
    assert len(heuristic.features(state, 0)) == 0
    assert len(heuristic.features(state, 1)) > 0


def test_a_net_is_added_to_the_value_while_the_seat_has_turns_left() -> None:
    plain, corrected = games.make_heuristic(GAME), games.make_heuristic(GAME)
    plain.use_net(None)
    corrected.use_net(constant_net(plain.feature_names, POINTS))
    state = has(table(), food=3)
    assert corrected.evaluate(state, 0) == pytest.approx(plain.evaluate(state, 0) + POINTS)
    assert corrected.plain_value(state, 0) == plain.plain_value(state, 0)
    corrected.pause_net(True)
    assert corrected.evaluate(state, 0) == plain.evaluate(state, 0)
    corrected.pause_net(False)
    last = coast(state, lambda s: s.round == 3 and s.turns_done == 5)
    assert corrected.evaluate(last, 0) == plain.evaluate(last, 0)
    assert corrected.evaluate(last, 1) == pytest.approx(plain.evaluate(last, 1) + POINTS)
    over = coast(last, lambda s: s.phase == GAME_OVER)
    assert corrected.evaluate(over, 0) == over.scores()[0]
    assert len(corrected.features(over, 0)) == 0


def test_the_rival_of_a_solo_game_has_no_use_for_the_net() -> None:
    state = table(1)
    assert features_of(state, 0)["is_solo"] == 1
    assert len(games.make_heuristic(GAME).features(state, 1)) == 0
