"""Hints: legal, ordered, with points and reasons that can be worded."""

from statistics import mean

import pytest

from tenshu import games
from tenshu.ai.bots import GreedyBot
from tenshu.ai.evaluation import heuristic_of
from tenshu.ai.hints import hints
from tenshu.ai.searcher import Budget
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.core.protocol import CHANCE, Game
from tenshu.text import LANGUAGES, Wording
from tests.ai.worlds import worlds
from tests.toys.lanterns.game import GAME as TOY
from tests.toys.lanterns.game import Lanterns

MOST_ASKED = 25


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


def test_there_is_no_hint_where_no_seat_acts() -> None:
    match = Match(TOY, 2, {})
    assert match.actor() == CHANCE
    assert hints(TOY, match.state) == []


def test_hints_do_not_depend_on_what_is_hidden() -> None:
    for seed in range(5):
        given = {
            tuple(
                (hint.action, hint.points, hint.share)
                for hint in hints(TOY, world, Budget(simulations=20), Chance(seed))
            )
            for world in worlds()
        }
        assert len(given) == 1


@pytest.mark.parametrize("name", ["dragon_castle", "terra_mystica"])
def test_there_is_a_hint_where_there_is_no_choice(name: str) -> None:
    """To the very end of a game, when nothing can be planned any more."""
    game, chance = games.load(name), Chance("forced")
    match = Match(game, 2, {})
    match.settle(chance)
    forced = 0
    while not match.is_over():
        legal = match.legal()
        if len(legal) == 1:
            forced += 1
            found = hints(game, match.state, budget=Budget(simulations=1), chance=chance)
            assert [hint.action for hint in found] == legal
        match.play(legal[-1])
        match.settle(chance)
    assert forced > 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_expected_scores_match_those_of_greedy_games(game: Game, seats: int) -> None:
    """On average over all decisions; without `outlook` the values are far off."""
    heuristic = heuristic_of(game)
    gaps: list[float] = []
    for seed in range(3):
        match, chance = Match(game, seats, {}), Chance(seed)
        expected: list[tuple[int, float]] = []
        match.settle(chance)
        while not match.is_over():
            seat = match.actor()
            value = heuristic.evaluate(match.state, seat)
            expected.append((seat, value + heuristic.outlook(match.state, seat)))
            match.play(int(GreedyBot().choose(game, match.state, chance)))
            match.settle(chance)
        scores = match.state.scores()
        gaps += [points - scores[seat] for seat, points in expected]
    assert abs(mean(gaps)) < 6


def test_a_game_without_reasons_of_its_own_gives_points_by_source() -> None:
    before = TOY.start(2, {"trades": "yes"})
    assert isinstance(before, Lanterns)
    before.hands = [2, 4]
    after = before.clone()
    after.hands = [7, 4]
    expected = Message("hint-points", {"points": 5, "source": Message("score-light")})
    assert heuristic_of(TOY).reasons(before, after, 0) == [expected]
    assert heuristic_of(TOY).reasons(before, after, 1) == []


def test_reasons_are_never_missing_and_tell_hints_apart(game: Game) -> None:
    """Also where factions, cards and first places are chosen, and answers given."""
    chance, bot = Chance("reasons"), GreedyBot()
    match, asked = Match(game, 2, {}), 0
    match.settle(chance)
    while not match.is_over() and asked < MOST_ASKED:
        if len(match.legal()) > 1:
            asked += 1
            found = hints(game, match.state, budget=Budget(simulations=6), chance=chance)
            told = [[repr(reason) for reason in hint.reasons] for hint in found]
            label = [game.verbs.format_action(hint.action) for hint in found]
            assert all(told), label
            assert all(told.count(reasons) == 1 for reasons in told), (label, told)
        match.play(int(bot.choose(game, match.state, chance)))
        match.settle(chance)
