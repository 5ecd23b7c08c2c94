"""What a net sees of a position, and what the heuristic finds in castle and realm."""

import pytest

from tenshu import games
from tenshu.ai.selfplay import play_game
from tenshu.core.net import Net
from tenshu.core.protocol import State
from tenshu.games.dragon_castle.game import GAME
from tenshu.games.dragon_castle.heuristic.castle import Castle
from tenshu.games.dragon_castle.heuristic.realm import Realm
from tests.games.dragon_castle.table import play, table

POINTS = 5.0
CASTLE = "m1/3 . m1/3 . s5/3 s6/3 | f6/2 . em/1"
REALM = "m1 m2 . # #/2 | m3 . s1 ^ | . . s2"


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


def finished() -> State:
    """The end of a game."""
    return play_game(GAME, 2, {}, ["greedy", "greedy"], "features").match.state


def test_every_feature_has_a_name_of_its_own() -> None:
    names = games.make_heuristic(GAME).feature_names
    assert len(set(names)) == len(names)


def test_the_castle_tells_what_is_left_and_what_can_be_taken() -> None:
    castle = Castle()
    state = table(CASTLE)
    castle.measure(state)
    castle.look(state)
    assert (castle.top_floor, castle.above_ground) == (3, 9)
    merchant, soldier = 0, 1
    assert (castle.on_top[merchant], castle.available[merchant]) == (2, 2)
    assert (castle.pairs[merchant], castle.pairs[soldier]) == (1, 0)
    assert castle.on_top[soldier] == 2


def test_the_realm_tells_stacks_by_floor_and_groups_with_room_to_grow() -> None:
    state = table(CASTLE, REALM)
    realm = Realm()
    realm.find(state, 0)
    assert list(realm.face_up) == [5, 0, 0]
    assert list(realm.bases) == [1, 1, 0]
    assert list(realm.shrines) == [1, 0, 0]
    groups = [(realm.type_of[group], realm.size_of[group]) for group in range(int(realm.groups))]
    assert groups == [(0, 3), (1, 2)]
    seen = features_of(state, 0)
    assert seen["groups.2"] == seen["growing.2"] == seen["growing_twice.2"] == 1
    assert seen["groups.4"] == 1
    assert seen["floor_for.0"] == 1
    assert seen["bases.1"] == 1


def test_only_the_acting_seat_sees_its_hand() -> None:
    state = play(table(CASTLE), "take a1")
    seen, other = features_of(state, 0), features_of(state, 1)
    assert (seen["hand.0"], seen["hand_size"], seen["acting.0"]) == (1, 1, 1)
    assert (other["hand.0"], other["hand_size"], other["acting.1"]) == (0, 0, 1)


def test_a_net_is_added_to_the_value_until_the_game_is_over() -> None:
    plain, corrected = games.make_heuristic(GAME), games.make_heuristic(GAME)
    plain.use_net(None)
    corrected.use_net(constant_net(plain.feature_names, POINTS))
    state = table(CASTLE, REALM)
    assert corrected.evaluate(state, 0) == pytest.approx(plain.evaluate(state, 0) + POINTS)
    assert corrected.plain_value(state, 0) == plain.plain_value(state, 0)
    corrected.pause_net(True)
    assert corrected.evaluate(state, 0) == plain.evaluate(state, 0)
    corrected.pause_net(False)
    over = finished()
    assert corrected.evaluate(over, 0) == plain.evaluate(over, 0) == over.scores()[0]
    assert len(corrected.features(over, 0)) == 0
