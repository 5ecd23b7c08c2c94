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


def test_a_climb_is_told_at_its_price_even_if_a_lantern_gives_some_back() -> None:
    state = has(table(), coin=9, pearl=5, courtiers="stewards")
    state = play(state, "take coral right; place outside-right; send courtier")
    assert happened(state, "climb stewards daimyo") == [
        "Ana pays 5 pearl.",
        "Ana climbs from the stewards' floor to the Daimyo's room.",
        "Ana takes the lantern reward.",
        "Ana gains 1 pearl.",
    ]


def test_a_card_taken_is_told_step_by_step() -> None:
    state = has(table(), coin=9, pearl=2, courtiers="gate")
    state = play(state, "take coral right; place outside-right; send courtier")
    assert happened(state, "climb gate steward-left") == [
        "Ana pays 2 pearl.",
        "Ana climbs from the gate to the left steward room.",
        "Ana turns a card over into the lantern zone: Starting action: courtier (1 influence).",
        "Ana takes Steward 2 into the domain.",
    ]


def test_a_field_done_without_asking_has_its_line() -> None:
    state = play(table(dice="333 333 333"), "take white right")
    assert happened(state, "place steward-left") == [
        "Ana puts the 3 on: left steward room.",
        "Ana does the bottom field of Steward 2: 2 iron.",
        "Ana gains 2 iron.",
    ]


def test_a_garden_done_without_asking_has_its_line() -> None:
    state = has(table(dice="555 555 555"), food=2)
    state = play(state, "take coral right; place outside-left; send gardener")
    assert happened(state, "tend white-stone") == [
        "Ana pays 2 food.",
        "Ana sends a gardener to Stone garden 3 below the white bridge.",
        "Ana does the action of Stone garden 3: 2 seals.",
        "Ana gains 2 seals.",
    ]


def test_resources_beyond_seven_are_told_as_lost() -> None:
    state = play(has(table(dice="333 333 333"), iron=6), "take white right")
    assert happened(state, "place steward-left")[-2:] == [
        "Ana gains 1 iron.",
        "Ana has no room for more and loses 1 iron.",
    ]


def test_seals_beyond_five_are_told_as_lost() -> None:
    state = play(has(table(dice="111 111 111"), seal=5), "take coral right; place well")
    assert happened(state, "pass")[:2] == [
        "Ana takes only the seals that fit.",
        "Ana has no room for more and loses 1 seal.",
    ]


@pytest.mark.parametrize(
    "time, seals, lines",
    [
        (5, 0, ["Ana has too few seals for the milestone and loses 2 influence."]),
        (
            19,
            0,
            [
                "Ana moves 1 space, to space 20 of the passage of time.",
                "Ana is at the end of the passage of time and loses 1 influence.",
            ],
        ),
        (3, 0, ["Ana moves 2 spaces, to space 5 of the passage of time."]),
    ],
)
def test_influence_lost_is_told(time: int, seals: int, lines: list[str]) -> None:
    state = has(table(dice="444 444 444"), time=time, seal=seals)
    state = play(state, "take black right; place diplomat-left")
    assert happened(state, "field diplomat-left-2") == [
        "Ana does the bottom field of Diplomat 2: 2 influence.",
        *lines,
    ]


def test_a_milestone_is_told_with_its_price_or_its_loss() -> None:
    state = has(table(dice="444 444 444"), time=9, seal=3)
    state = play(state, "take black right; place diplomat-left; field diplomat-left-2")
    assert happened(state, "stay") == ["Ana stays in front of the milestone and loses 1 influence."]
    assert happened(state, "cross") == [
        "Ana pays 2 seals for the milestone at space 11.",
        "Ana moves 1 space, to space 11 of the passage of time.",
    ]


def test_the_garden_step_is_told() -> None:
    state = has(table(), gardeners="black-stone white-stone")
    state = coast(state, lambda s: s.turns_done == 5 and s.hand_value != 0)
    events = happened(has(state, seal=0, coin=0), "place well")
    assert events[-5:] == [
        "Ana has gardeners in active gardens: Stone garden 2, Stone garden 3.",
        "Ana does the action of Stone garden 2: 3 coins.",
        "Ana gains 3 coins.",
        "Ana does the action of Stone garden 3: 2 seals.",
        "Ana gains 2 seals.",
    ]


def test_the_final_scoring_is_told_by_source() -> None:
    state = coast(table(), lambda s: s.round == 3 and s.turns_done == 5 and s.hand_value != 0)
    state = has(state, courtiers="gate stewards", warriors="yard-5", food=7, iron=0, pearl=0)
    state = has(state, coin=9, seal=1, time=12)
    events = happened(has(state, 2, seal=0, food=0), "place well")
    start = events.index("The game is over.") + 1
    assert events[start : start + 5] == [
        "Ana scores 2 points: Coins and seals.",
        "Ana scores 2 points: Resources.",
        "Ana scores 6 points: Passage of time.",
        "Ana scores 4 points: Courtiers.",
        "Ana scores 2 points: Warriors.",
    ]


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
    assert happened(state, "rival rival-6") == [
        "Rival card 6 (half our design) is on top of the rival's deck.",
        "Tokugawa takes the black 6 from the right end.",
        "Tokugawa puts the 6 on: right steward room, and gains 3 coins.",
        "Tokugawa carries out Rival card 1 (our design): gardener (stones); courtier to the gate.",
    ]
    state = play(state, "rival rival-6")
    assert happened(state, "rival-garden coral-stone") == [
        "Tokugawa sends a gardener to Stone garden 1 below the coral bridge.",
        "Tokugawa brings a courtier to the gate.",
    ]


def test_coins_that_the_rival_hands_in_are_told() -> None:
    state = table(1, options={"difficulty": "hard"})
    state = coast(state, lambda s: s.turns_done == 5 and s.hand_value != 0)
    events = happened(has(state, 2, coin=8), "place well")
    assert "Tokugawa hands in 6 coins." in events
    assert "Tokugawa scores 2 points: Coins handed in." in events


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
