"""Throwing away the tile that a set waits for is probably a slip."""

from tenshu.games.dragon_castle.slips import SLIPS
from tenshu.games.dragon_castle.verbs import VERBS
from tests.games.dragon_castle.table import play, table


def slip(castle: str, realm: str) -> str | None:
    """What is said before the first tile of a castle is discarded."""
    state = play(table(castle, realm), "take a1")
    found = SLIPS.of(state, VERBS.parse_action("discard"))
    return None if found is None else found.key


def test_discarding_what_completes_a_set_is_a_slip() -> None:
    three = "m1 m2 m3 ."
    assert slip("m4", three) == "slip-set"
    assert slip("s4", three) is None
    assert slip("m4", "m1 m2 . .") is None


def test_nothing_else_is_one() -> None:
    state = play(table("m4", "m1 m2 m3 ."), "take a1")
    others = [int(action) for action in state.legal_actions()]
    others.remove(VERBS.parse_action("discard"))
    assert [SLIPS.of(state, action) for action in others] == [None] * len(others)
