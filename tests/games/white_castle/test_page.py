"""What the page's board gets from the engine: the printed data and the pending effects."""

from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.games.white_castle.game import GAME
from tests.games.white_castle.make_printed import PATH, printed_text


def test_the_board_has_the_tables_of_the_engine() -> None:
    """If this fails, run `python -m tests.games.white_castle.make_printed`."""
    assert PATH.read_text(encoding="utf-8") == printed_text()


def test_what_is_asked_is_what_is_begun() -> None:
    """In whole games: a question about an effect names the effect on top, with what is left of it."""
    asked: set[object] = set()
    for seed in range(12):
        match = Match(GAME, 1 + seed % 4, {})
        chance = Chance(seed)
        match.settle(chance)
        while not match.is_over():
            legal = match.legal()
            view = GAME.observe(match.state, 0)
            pending = view["pending"]
            assert isinstance(pending, list)
            if pending and pending[0]["what"] == view["phase"]:
                asked.add(view["phase"])
                texts = {GAME.verbs.format_action(action) for action in legal}
                assert done_by(pending[0]) >= {t for t in texts if not is_always_open(t)}, pending
            match.play(legal[int(chance.below(len(legal)))])
            match.settle(chance)
    assert {"room-field", "courtiers", "yard-tile", "garden-work", "outside"} <= asked


def is_always_open(text: str) -> bool:
    """Declining, and exchanges of seals, belong to every question."""
    return text == "pass" or text.startswith("swap ")


def done_by(entry: dict[str, list[str]]) -> set[str]:
    """Every action that could belong to what is left of a pending effect."""
    what, left = str(entry["what"]), entry["left"]
    verb = {"room-field": "field", "yard-tile": "drill", "garden-work": "work"}.get(what)
    if verb:
        return {f"{verb} {place}" for place in left}
    every = {GAME.verbs.format_action(action) for action in range(GAME.verbs.size)}
    if what == "courtiers":
        return {text for text in every if text.split()[0] in left}
    return every
