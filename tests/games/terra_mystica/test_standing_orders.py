"""Standing orders: who takes power without being asked, and at what price."""

import pytest

from tenshu.ai.fuzz import draw_match
from tenshu.core.chance import Chance
from tenshu.core.protocol import OVER
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.standing_orders import STANDING_ORDERS
from tenshu.games.terra_mystica.state import Position
from tests.games.terra_mystica.table import legal, own, play, table
from tests.rules import rule


def offered(kinds: str = "sh e7", bowls: tuple[int, int, int] = (12, 0, 0)) -> Position:
    """The nomads are asked for an answer; a stronghold beside e6 is worth 3 power for 2 points."""
    state = own(table("witches d e6", f"nomads {kinds}"), 2, bowls=bowls)
    return play(state, "upgrade e6 trading_house; end")


def ordered(state: Position, order: str, seat: int = 1) -> str | None:
    action = STANDING_ORDERS.answer(state, seat, {"leech": order})
    return None if action is None else GAME.verbs.format_action(action)


@rule("TM 9.3")
@pytest.mark.parametrize(
    "order, text",
    [
        ("always", "leech p1 3"),
        ("never", "refuse p1 3"),
        ("0", "refuse p1 3"),
        ("1", "refuse p1 3"),
        ("2", "leech p1 3"),
        ("4", "leech p1 3"),
        ("ask", None),
    ],
)
def test_up_to_a_price(order: str, text: str | None) -> None:
    assert ordered(offered(), order) == text


@rule("TM 9.4")
def test_the_price_is_that_of_what_is_gained() -> None:
    assert ordered(offered(bowls=(0, 1, 11)), "0") == "leech p1 3"
    poor = own(offered(), 2, vp=1)
    assert ordered(poor, "1") == "leech p1 3"


def test_only_the_seat_asked_is_answered_for() -> None:
    state = offered()
    assert ordered(state, "always", 0) is None
    assert STANDING_ORDERS.answer(state, 1, {}) is None
    assert (
        STANDING_ORDERS.answer(table("witches d e6", "nomads d i1"), 0, {"leech": "always"}) is None
    )


@rule("TM 22.10")
def test_an_answer_is_not_put_off() -> None:
    state = table("witches d e6", "nomads d e7", options={"power_answers": "late"})
    state = play(state, "upgrade e6 trading_house; end")
    assert "later" in legal(state)
    assert ordered(state, "always") == "leech p1 1"


def test_orders_begin_with_asking() -> None:
    assert all(values[0] == "ask" for values in STANDING_ORDERS.choices.values())


def test_every_order_gives_a_legal_answer() -> None:
    given = 0
    for seed in range(8):
        chance = Chance(seed)
        match = draw_match(GAME, chance)
        while match.actor() != OVER:
            for seat in range(match.seats):
                for order in STANDING_ORDERS.choices["leech"]:
                    action = STANDING_ORDERS.answer(match.state, seat, {"leech": order})
                    if action is not None:
                        assert action in match.legal()
                        assert seat == match.actor()
                        given += 1
            moves = match.legal()
            match.play(moves[chance.below(len(moves))])
    assert given > 0
