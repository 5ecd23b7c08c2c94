"""Why an action is not legal: the rule and the words."""

import re
from importlib import resources

import pytest

from tenshu.core.protocol import CHANCE
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.state import Position
from tests.games.white_castle.keen import keen_game
from tests.games.white_castle.table import before_pairs, coast, favours, has, play, table
from tests.rules import rule


def why_not(state: Position, text: str) -> str:
    """The rule and the key that forbid this to the acting seat."""
    reason = GAME.why_not(state, int(state.actor()), GAME.verbs.parse_action(text))
    assert reason is not None, f"{text} is allowed"
    return f"{reason.rule} {reason.message.key.removeprefix('why-')}"


def at_court(courtiers: str, pearl: int) -> Position:
    state = has(table(), courtiers=courtiers, coin=20, pearl=pearl)
    return play(state, "take white right; place outside-left; send courtier")


@pytest.mark.parametrize(
    "wish, reason",
    [
        ("place well", "WC 2.2 take-first"),
        ("audience", "WC 2.2 take-first"),
        ("pass", "WC 2.8 die-every-turn"),
        ("swap coin", "WC 4.6 few-seals"),
        ("pair resource-1", "WC 1.13 pair-over"),
        ("reveal steward-left steward-9", "WC 1.2 chance"),
    ],
)
@rule("WC 2.2", "WC 2.8", "WC 4.6", "WC 1.13")
def test_before_a_die_is_taken(wish: str, reason: str) -> None:
    assert why_not(table(), wish) == reason


@rule("WC 1.12", "WC 1.13", "WC R6")
def test_while_pairs_are_chosen() -> None:
    state = before_pairs()
    assert why_not(state, "pair resource-1") == "WC 1.12 not-on-offer"
    assert why_not(state, "take coral left") == "WC 1.13 choose-pair"
    assert why_not(state, "swap coin") == "WC R6 no-swap-now"


@rule("WC 2.4", "WC 3.1", "WC 3.5")
def test_spaces_that_do_not_take_the_die() -> None:
    state = play(table(), "take coral left")
    assert why_not(state, "place steward-left") == "WC 2.4 few-coins"
    assert why_not(state, "place steward-middle") == "WC 3.1 colour-not-in-room"
    assert why_not(state, "take black left") == "WC 2.8 place-first"


@rule("WC 2.5", "WC 3.5")
def test_spaces_that_are_full() -> None:
    state = has(table(), coin=20)
    state = play(state, "take coral right; place domain; pass")
    state = coast(state, lambda s: s.seat == 0 and s.turns_done == 2 and s.hand_value == 0)
    state = play(state, "take coral left")
    assert why_not(state, "place domain") == "WC 3.5 row-taken"


@rule("WC 2.2", "WC 2.1")
def test_dice_that_are_not_there_and_turns_of_others() -> None:
    state = table()
    for end in ("right", "right", "left"):
        state = play(state, f"take coral {end}; place well")
    assert why_not(state, "take coral left") == "WC 2.2 no-die-there"
    other = GAME.why_not(state, 0, GAME.verbs.parse_action("take black left"))
    assert other is not None
    assert other.message.key == "why-not-your-turn"


@rule("WC 5.5", "WC 5.6", "WC 5.7")
def test_courtiers_who_cannot_move() -> None:
    state = at_court("gate", pearl=2)
    assert why_not(state, "climb gate diplomat-left") == "WC 5.7 few-pearls"
    assert why_not(state, "climb stewards diplomat-left") == "WC 5.7 no-courtier-there"
    assert why_not(state, "climb gate daimyo") == "WC 5.7 one-or-two-floors"
    assert why_not(play(state, "audience"), "audience") == "WC 5.5 part-done"
    away = at_court("gate " * 5, pearl=2)
    assert why_not(away, "audience") == "WC 5.6 no-courtier-left"


@rule("WC 5.11")
def test_favours_that_are_taken() -> None:
    state = favours(at_court("diplomats", pearl=2), "- 2 -")
    state = play(state, "climb diplomats daimyo")
    assert why_not(state, "favour middle") == "WC 5.11 favour-taken"
    assert why_not(state, "pass") == "WC R2 must-choose"


@rule("WC 5.3")
def test_gardens_that_take_no_gardener() -> None:
    state = has(table(), gardeners="coral-stone", food=3, coin=20)
    state = play(state, "take white right; place outside-left; send gardener")
    assert why_not(state, "tend coral-stone") == "WC 5.3 gardener-there"
    assert why_not(state, "tend coral-plant") == "WC 5.3 little-food"


@rule("WC 5.1")
def test_yards_that_take_no_warrior() -> None:
    state = has(table(), iron=2, coin=20)
    state = play(state, "take white right; place outside-right; send warrior")
    assert why_not(state, "train yard-5") == "WC 5.1 little-iron"
    assert why_not(state, "audience") == "WC 5.5 no-courtier-action"


@rule("WC 5.1", "WC 5.3")
def test_clans_without_members_to_send() -> None:
    gardens = "coral-plant coral-stone black-plant black-stone white-stone"
    state = has(table(), gardeners=gardens, warriors="yard-1 " * 5, food=7, iron=7, coin=20)
    state = play(state, "take white right; place outside-left")
    assert why_not(state, "send gardener") == "WC 5.3 no-gardener-left"
    state = has(table(), warriors="yard-1 " * 5, iron=7, coin=20)
    state = play(state, "take white right; place outside-right")
    assert why_not(state, "send warrior") == "WC 5.1 no-warrior-left"


@rule("WC 8.5")
def test_after_the_end_nothing_is_allowed() -> None:
    state = coast(table(), lambda s: s.actor() == -2)
    reason = GAME.why_not(state, 0, GAME.verbs.parse_action("take coral left"))
    assert reason is not None
    assert f"{reason.rule} {reason.message.key}" == "WC 8.5 why-game-over"


def test_every_reason_that_has_words_is_given_somewhere() -> None:
    folder = resources.files("tenshu.games.white_castle") / "text" / "en.ftl"
    worded = set(re.findall(r"^(why-[a-z-]+) =", folder.read_text(encoding="utf-8"), re.MULTILINE))
    given = {"why-game-over", "why-not-your-turn", "why-no-courtier-left"}  # shown above
    given |= {"why-no-gardener-left", "why-no-warrior-left"}
    for seats, rich in ((1, True), (2, False), (2, True), (3, True)):
        for seed in range(5):
            for step, (state, _) in enumerate(keen_game(seats, seed, rich=rich)):
                if state.actor() != CHANCE and step % 2 == 0:
                    given |= reasons(state)
    assert given == worded


def reasons(state: Position) -> set[str]:
    """The keys of all that the acting seat may not do, and of some chance actions."""
    seat = int(state.actor())
    found: set[str] = set()
    for action in range(GAME.verbs.player_size + 1):
        reason = GAME.why_not(state, seat, action)
        if reason is not None:
            found.add(reason.message.key)
    return found
