"""Hints: legal, ordered, with points and reasons that can be worded."""

import pytest

from tenshu import games
from tenshu.ai.hints import hints, reasons
from tenshu.ai.thinker import Budget
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.core.protocol import Game
from tenshu.text import LANGUAGES, Wording
from tests.toys.lanterns.game import GAME as TOY
from tests.toys.lanterns.game import Lanterns


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


def test_hints_are_legal_and_can_be_worded(game: Game) -> None:
    match = Match(game, game.seats[-1], {})
    chance = Chance("hints")
    match.settle(chance)
    before = match.state.numbers()
    found = hints(game, match.state, budget=Budget(simulations=4), chance=chance)
    assert match.state.numbers() == before
    assert 1 <= len(found) <= 3
    for hint in found:
        assert hint.action in match.legal()
        assert 0 <= hint.share <= 1
        for reason in hint.reasons:
            for language in LANGUAGES:
                assert Wording(language, game.name).word(reason)
        assert hint.to_json()["action"] == hint.action


def test_who_is_not_to_act_gets_no_hint() -> None:
    match = Match(TOY, 2, {})
    match.settle(Chance(1))
    assert hints(TOY, match.state, seat=1 - match.actor()) == []


def test_without_words_of_its_own_a_game_tells_points_by_source() -> None:
    before = TOY.start(2, {"trades": "yes"})
    assert isinstance(before, Lanterns)
    before.hands = [2, 4]
    after = before.clone()
    after.hands = [7, 4]
    expected = Message("hint-points", {"points": 5, "source": Message("score-light")})
    assert reasons(TOY, before, after, 0) == [expected]
    assert reasons(TOY, before, after, 1) == []
