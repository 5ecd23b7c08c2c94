"""The conformance checks can fail: a toy that cheats is caught."""

from collections.abc import Mapping

import pytest

from tenshu import games
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.parts import Aids, ForeignNotation, StandingOrders, TerminalBoard
from tenshu.core.protocol import Game, State
from tenshu.core.record import Record
from tests.conformance import checks, parts
from tests.toys.lanterns.game import GAME, Lanterns, LanternsGame
from tests.toys.lanterns.standing_orders import STANDING_ORDERS


class PeekingLanterns(LanternsGame):
    """Shows everybody's light to everybody."""

    def observe(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Lanterns)
        return {"lights": list(state.hands)}


class TalkingLanterns(LanternsGame):
    """Tells a secret in the question it asks."""

    def prompt(self, state: State) -> object:  # type: ignore[override]  # the cheat
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


def test_an_honest_part_passes() -> None:
    for match, _, _ in checks.walk(GAME, 3):
        parts.check_standing_orders(STANDING_ORDERS, match)


def test_an_order_that_answers_for_another_seat_is_found() -> None:
    class Hasty(StandingOrders):
        def answer(self, state: State, seat: int, given: Mapping[str, str]) -> int | None:
            return None if given.get("trade", "ask") == "ask" else 0

    with pytest.raises(AssertionError, match="while seat 0 acts"):
        parts.check_standing_orders(Hasty({"trade": ("ask", "never")}), dealt(GAME))


def test_an_order_that_breaks_the_rules_is_found() -> None:
    class Cheat(StandingOrders):
        def answer(self, state: State, seat: int, given: Mapping[str, str]) -> int | None:
            is_given = given.get("trade", "ask") != "ask" and seat == state.actor()
            return 99 if is_given else None

    with pytest.raises(AssertionError, match="not legal"):
        parts.check_standing_orders(Cheat({"trade": ("ask", "never")}), dealt(GAME))


def test_aids_that_tell_a_secret_are_found() -> None:
    class Peeking(Aids):
        def of(self, state: State) -> dict[str, object]:
            assert isinstance(state, Lanterns)
            return {"hands": list(state.hands)}

    with pytest.raises(AssertionError, match="secret"):
        parts.check_aids(Peeking(), dealt(GAME))


def test_a_notation_that_forgets_is_found() -> None:
    class Deaf(ForeignNotation):
        def recognises(self, text: str) -> bool:
            return False

        def export(self, record: Record) -> str:
            return ""

    with pytest.raises(AssertionError, match="deaf does not recognise what it wrote"):
        parts.check_foreign_notation(Deaf("deaf"), dealt(GAME))


def test_a_part_without_its_method_is_found() -> None:
    with pytest.raises(NotImplementedError):
        parts.check_terminal(TerminalBoard(), dealt(games.load("dragon_castle")))
