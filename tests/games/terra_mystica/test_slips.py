"""Passing or ending a turn with something free left to do is probably a slip."""

from tenshu.games.terra_mystica.slips import SLIPS
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import VERBS
from tests.games.terra_mystica.table import own, play, start, table


def slip(state: Position, text: str) -> str | None:
    """What is said before an action."""
    found = SLIPS.of(state, VERBS.parse_action(text))
    if found is None:
        return None
    return " ".join([found.key, *[str(word) for word in found.args.values()]])


def test_passing_with_the_spade_of_the_card_is_a_slip_until_it_is_used() -> None:
    state = play(start(2, setup="first_game"), "card bon1; card bon5; pass bon3")
    assert slip(state, "pass bon4") == "slip-action octagon-bon1()"
    state = play(state, "action bon1; transform e7; turn yellow; end")
    assert slip(state, "pass bon4") is None


def test_power_actions_have_a_price() -> None:
    state = own(table("witches d e6", "nomads d i1"), bowls=(0, 0, 12))
    assert slip(state, "pass bon6") is None


def test_ending_a_turn_without_the_dwelling_is_a_slip() -> None:
    state = play(table("witches d e6", "nomads d i1"), "transform e7; turn green")
    assert slip(state, "end") == "slip-build"
    assert slip(play(state, "build e7"), "end") is None


def test_giving_up_a_spade_is_a_slip() -> None:
    state = own(table("witches d e6", "nomads d i1"), bowls=(0, 0, 12))
    state = play(state, "action act6")
    assert slip(state, "forgo") == "slip-forgo"
