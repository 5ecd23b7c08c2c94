"""The log: what happened, and what followed from it."""

import pytest

from tenshu.core.message import Message
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.state import Position
from tenshu.text import LANGUAGES, Wording
from tests.games.white_castle.keen import keen_game
from tests.games.white_castle.table import coast, has, play, table


def happened(state: Position, text: str) -> list[str]:
    """What the log says in English after an action."""
    action = GAME.verbs.parse_action(text)
    events = GAME.describe(state, action, 0)
    wording = Wording("en", "white_castle", ["Ana", "Bo", "Cy", "Di"][: int(state.setup.seats)])
    return [wording.word(event) for event in events]


def after(state: Position, action: int) -> Position:
    later = state.clone()
    later.apply(action)
    return later


def keys(events: list[Message]) -> list[str]:
    return [event.key for event in events]


def test_a_die_tells_its_coins_once() -> None:
    state = play(has(table(), coin=5), "take coral right")
    events = happened(state, "place well")
    assert "4 coins" in events[0]
    assert not any("coin" in event for event in events[1:])
    assert any("pearl" in event for event in events[1:])


def test_costs_are_named() -> None:
    state = has(table(), coin=20, iron=5)
    state = play(state, "take white right; place outside-right; send warrior")
    assert any("pays 5 iron" in event for event in happened(state, "train yard-5"))


def test_the_end_of_a_round_tells_the_new_order() -> None:
    state = has(table(), 2, time=3)
    state = coast(state, lambda s: s.turns_done == 5 and s.hand_value != 0)
    assert happened(state, "place well")[-1] == "The turn order is now: Bo, Ana."


def test_the_end_of_the_game_is_told_once() -> None:
    told = [
        step
        for step, (state, action) in enumerate(keen_game(2, 1))
        if "event-game-over" in keys(GAME.describe(state, action, 0))
    ]
    assert told == [sum(1 for _ in keen_game(2, 1)) - 1]


def test_the_rivals_turn_is_told() -> None:
    state = play(table(1, options={"difficulty": "easy"}), "take coral right; place well")
    assert state.actor() == -1
    events = happened(state, "rival rival-6")
    assert any("the black 6 on: right steward room" in event for event in events)
    assert "Tokugawa gains 3 coins." in events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_everything_said_in_a_game_has_words(language: str, seats: int) -> None:
    wording = Wording(language, "white_castle", [f"P{seat}" for seat in range(seats)])
    for seed in range(3):
        for state, action in keen_game(seats, seed):
            messages = [GAME.prompt(state)]
            if state.actor() >= 0:
                messages += [GAME.label(state, int(one)) for one in state.legal_actions()]
            messages += GAME.describe(state, action, 0)
            assert all(wording.word(message) for message in messages)
