"""Why not: the rule that is cited and the reason that is given."""

import pytest

from tenshu.games.dragon_castle.game import GAME
from tenshu.games.dragon_castle.state import Position
from tests.games.dragon_castle.table import play, table
from tests.rules import rule

ELEGANCE = "invoke elegance shrine"
DECEPTION = "invoke deception shrine"
WIND = "invoke wind shrine"
STRENGTH = "invoke strength shrine"


def why_not(state: Position, text: str) -> str:
    """The tag of the rule and the key of the reason why an action is not legal."""
    reason = GAME.why_not(state, int(state.actor()), GAME.verbs.parse_action(text))
    assert reason is not None
    return f"{reason.rule} {reason.message.key}"


@rule("DC 7.9")
@pytest.mark.parametrize(
    "turn, action, reason",
    [
        (f"{WIND}; lift a1", "lay a1", "DC 7.9 why-same-cell"),
        (f"{WIND}; lift a1", "lay c1", "DC 7.9 why-not-face-down"),
        (f"{WIND}; lift a1", "lift b1", "DC 7.3 why-finish-power"),
        (f"{WIND}", "lift c1", "DC 7.9 why-no-shrine-here"),
        (f"{WIND}", "flip b1", "DC 7.9 why-not-face-up"),
        (f"{WIND}; flip c1", "flip d1", "DC 7.3 why-finish-power"),
    ],
)
def test_reasons_of_wind(turn: str, action: str, reason: str) -> None:
    state = play(table(realm="^ # m1 m2", spirits="wind"), turn)
    assert why_not(state, action) == reason


@rule("DC 7.9")
def test_without_a_free_face_down_tile_wind_turns_one_first() -> None:
    state = play(table(realm="^ m1", spirits="wind"), WIND)
    assert why_not(state, "lift a1") == "DC 7.9 why-turn-first"


@rule("DC 7.11", "DC R35")
@pytest.mark.parametrize(
    "turn, action, reason",
    [
        (f"{STRENGTH}; lift a1", "lay a1", "DC 7.11 why-same-cell"),
        (f"{STRENGTH}; lift a1; lay d1; lift d1", "lay a1", "DC 7.11 why-way-back"),
        (f"{STRENGTH}; lift a1", "lay c1", "DC 6.3 why-shrine-there"),
        (STRENGTH, "lift c1", "DC 7.11 why-shrine-there"),
        (STRENGTH, "lift d1", "DC 7.11 why-no-tile"),
        (STRENGTH, "pull b1", "DC 7.11 why-no-pull"),
        (STRENGTH, "lift a5", "DC 1.1 why-outside-realm"),
    ],
)
def test_reasons_of_strength(turn: str, action: str, reason: str) -> None:
    state = play(table(realm="m1 m2 ^ .", spirits="strength"), turn)
    assert why_not(state, action) == reason


@rule("DC 7.11")
def test_a_tile_with_no_other_space_to_go_to() -> None:
    full = " | ".join(["^ ^ ^ ^ ^ ^"] * 3 + ["^ ^ ^ ^ m1 #"])
    state = play(table(realm=full, spirits="strength"), STRENGTH)
    assert why_not(state, "lift f4") == "DC 7.11 why-nowhere-else"


@rule("DC 7.8", "DC 2.3")
def test_with_elegance_a_blocked_tile_is_told_about_all_its_sides() -> None:
    state = table("m1 s1 f1 | m2 s2 f2 | m3 s3 f3", spirits="elegance")
    assert why_not(state, "take b2") == "DC 2.3 why-not-available"
    state = play(state, ELEGANCE)
    assert why_not(state, "take b2") == "DC 7.8 why-no-free-side"
    assert why_not(state, "take a1") == "DC 7.8 why-elegance-owed"


@rule("DC 7.10", "DC R34")
def test_reasons_of_deception() -> None:
    state = table("m1/2 s1 f2/2 | s2/2 . .", hidden="f1 f2", spirits="deception")
    state = play(state, f"take a1; reveal a1 farmer-1; {DECEPTION}")
    assert why_not(state, "pair b1") == "DC 7.10 why-not-first-floor"
    assert why_not(state, "pair a1") == "DC 7.10 why-not-beside"
    assert why_not(state, "pair c1") == "DC 7.10 why-not-beside"


@rule("DC 7.8", "DC 7.10")
def test_with_deception_and_elegance_a_neighbour_may_be_too_easy_to_take() -> None:
    castle = ". s1 m1 | f1 f2 f3 | . . . | f4 s1 f5"
    state = table(castle, spirits="elegance+deception", shrines=2)
    state = play(state, f"{ELEGANCE}; take b1; {DECEPTION}")
    assert why_not(state, "pair c1") == "DC 7.8 why-elegance-owed"
