"""The conformance checks themselves can fail: a toy that cheats is found out."""

import pytest

from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.protocol import Game, State
from tests.conformance import checks
from tests.toys.lanterns.game import GAME, Lanterns, LanternsGame


class PeekingLanterns(LanternsGame):
    """Shows everybody's light to everybody."""

    def observe(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Lanterns)
        return {"lights": list(state.hands)}


class TalkingLanterns(LanternsGame):
    """Tells a secret in the question it asks."""

    def prompt(self, state: State) -> object:  # type: ignore[override] # the cheat
        assert isinstance(state, Lanterns)
        return f"{state.hands}"


class LosingLanterns(Lanterns):
    """A clone that shares its bag with the original."""

    def clone(self) -> Lanterns:
        turn = [self.seat, self.traded, self.shown]
        return LosingLanterns(self.options, list(self.hands), self.bag, turn)


def dealt(game: Game) -> Match:
    match = Match(game, 2, {})
    match.settle(Chance(1))
    return match


def test_an_honest_toy_passes() -> None:
    for match, before, action in checks.walk(GAME, 3):
        checks.check_actions(GAME, before)
        checks.check_copies(match)
        checks.check_views(match)
        checks.check_two_worlds(match, before, action)


def test_a_view_that_peeks_is_found() -> None:
    with pytest.raises(AssertionError):
        checks.check_views(dealt(PeekingLanterns()))


def test_a_secret_that_was_not_declared_is_found() -> None:
    game = LanternsGame()
    game.has_secrets = False
    match = dealt(game)
    assert checks.shows_secrets(match)
    with pytest.raises(AssertionError, match="has_secrets=True"):
        checks.check_no_secrets(match)


def test_a_prompt_that_talks_is_found() -> None:
    match = dealt(TalkingLanterns())
    with pytest.raises(AssertionError):
        checks.check_two_worlds(match, match.state.clone(), match.legal()[0])


def test_a_clone_that_shares_is_found() -> None:
    match = dealt(GAME)
    state = match.state
    assert isinstance(state, Lanterns)
    state.hands[0] = -1
    match.state = LosingLanterns(state.options, state.hands, state.bag, [0, 0, 0])
    with pytest.raises(AssertionError):
        checks.check_copies(match)


def test_a_reason_for_a_legal_action_is_found() -> None:
    class Stubborn(LanternsGame):
        def why_not(self, state: State, seat: int, action: int) -> None:
            return None

    match = dealt(Stubborn())
    match.play(match.game.verbs.parse_action("trade"))
    match.settle(Chance(2))
    with pytest.raises(AssertionError):
        checks.check_reasons(match.game, match.state, range(match.game.verbs.player_size))
