import pytest

from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption, IllegalAction
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE, fingerprint
from tests.toys.lanterns.game import GAME


def new_match() -> Match:
    match = Match(GAME, 2, {})
    match.settle(Chance(4))
    return match


def play(match: Match, text: str) -> None:
    match.play(GAME.verbs.parse_action(text))


def test_chance_settles_until_a_seat_must_act() -> None:
    match = new_match()
    assert match.actor() == 0
    assert [step.actor for step in match.steps] == [CHANCE, CHANCE]


def test_an_unlisted_action_is_refused_with_its_rule() -> None:
    match = new_match()
    play(match, "trade")
    match.settle(Chance(5))
    with pytest.raises(IllegalAction) as error:
        play(match, "trade")
    assert error.value.message.key == "error-illegal-rule"
    assert error.value.message.args["rule"] == "LN 2"


def test_a_seat_cannot_draw_for_chance() -> None:
    with pytest.raises(IllegalAction) as error:
        play(new_match(), "deal p1 3")
    assert error.value.message.key == "error-illegal-chance"


def test_nothing_is_legal_after_the_end() -> None:
    match = new_match()
    play(match, "show")
    play(match, "show")
    assert match.is_over()
    with pytest.raises(IllegalAction) as error:
        play(match, "show")
    assert error.value.message.key == "error-illegal-over"


def test_a_step_can_be_taken_back_until_another_seat_acts() -> None:
    match = new_match()
    before = fingerprint(match.state)
    play(match, "show")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert fingerprint(match.state) == before
    assert len(match.steps) == 2
    play(match, "show")
    play(match, "show")
    assert not match.can_undo(0)
    with pytest.raises(IllegalAction):
        match.undo(0)


def test_nothing_is_taken_back_past_a_draw() -> None:
    match = new_match()
    play(match, "trade")
    assert match.can_undo(0)
    match.settle(Chance(6))
    assert not match.can_undo(0)


def test_a_turn_can_be_restarted() -> None:
    match = new_match()
    before = fingerprint(match.state)
    play(match, "trade")
    match.restart_turn(0)
    assert fingerprint(match.state) == before


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        Match(GAME, seats, {})
