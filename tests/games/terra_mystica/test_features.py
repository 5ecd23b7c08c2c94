"""What a net sees of a position, and where it corrects the value."""

import pytest

from tenshu import games
from tenshu.ai.bots import make_bot
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.net import Net
from tenshu.core.protocol import State
from tenshu.games.terra_mystica import GAME
from tenshu.games.terra_mystica.state import Position

POINTS = 5.0


def constant_net(names: list[str], points: float) -> Net:
    """A net that says the same about every position."""
    net = Net(names, (1, 1))
    arrays = {name: [0] * size for name, size in net.sizes().items()}
    net.use({**arrays, "output_bias": [int(points * 2**28)]})
    return net


def played(decisions: int) -> State:
    """A position some greedy decisions into a game."""
    match = Match(GAME, 3, {"factions": "random"})
    chance = Chance("features")
    bot = make_bot("greedy")
    match.settle(chance)
    for _ in range(decisions):
        match.play(int(bot.choose(GAME, match.state, chance)))
        match.settle(chance)
    return match.state


def features_of(state: State, seat: int) -> dict[str, int]:
    heuristic = games.make_heuristic(GAME)
    return dict(
        zip(heuristic.feature_names, map(int, heuristic.features(state, seat)), strict=True)
    )


def waiting(state: State) -> list[int]:
    """The seats whose turn it is not."""
    return [seat for seat in range(3) if seat != state.actor()]


def test_every_feature_has_a_name_of_its_own() -> None:
    names = games.make_heuristic(GAME).feature_names
    assert len(set(names)) == len(names)


def test_features_tell_what_a_seat_has() -> None:
    state = played(30)
    assert isinstance(state, Position)
    for seat in waiting(state):
        seen = features_of(state, seat)
        assert seen["coins_workers_priests.0"] == state.read("coins")[seat]
        assert seen["bowls.2"] == state.read("bowl3")[seat]
        assert seen[f"faction.{state.read('faction_of')[seat]}"] == 1
        assert seen["points"] == state.read("victory_points")[seat]
        assert seen["seats.1"] == 1
        round_ = int(state.round) + state.read("has_passed")[seat]
        assert seen[f"open_round.{round_ - 1}"] == 1
        now = state.read("round_tiles")[round_ - 1]
        assert seen[f"tile_now.{now}"] == 1
        assert sum(seen[f"tile_later.{tile}"] for tile in range(9)) == max(0, 5 - round_)


def test_there_is_nothing_to_see_before_the_first_round_and_in_a_turn() -> None:
    heuristic = games.make_heuristic(GAME)
    assert len(heuristic.features(played(0), 0)) == 0
    state = played(30)
    assert len(heuristic.features(state, int(state.actor()))) == 0


def test_a_net_is_added_to_the_value_from_the_first_round_on() -> None:
    plain, corrected = games.make_heuristic(GAME), games.make_heuristic(GAME)
    plain.use_net(None)
    corrected.use_net(constant_net(plain.feature_names, POINTS))
    begin, later = played(0), played(30)
    rival = (int(later.actor()) + 1) % 3
    assert corrected.evaluate(begin, 0) == plain.evaluate(begin, 0)
    assert corrected.evaluate(later, rival) == plain.evaluate(later, rival) + POINTS
    assert corrected.plain_value(later, rival) == plain.plain_value(later, rival)


def test_a_net_of_other_features_is_refused() -> None:
    heuristic = games.make_heuristic(GAME)
    with pytest.raises(ValueError, match="other features"):
        heuristic.use_net(constant_net(["something"], POINTS))
