"""Declining what costs nothing is probably a slip."""

from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.slips import SLIPS


def test_declining_is_a_slip_where_the_offer_is_free() -> None:
    seen: dict[str, set[bool]] = {}
    for seed in range(3):
        match, chance = Match(GAME, 2, {}), Chance(seed)
        match.settle(chance)
        while not match.is_over():
            words = {
                GAME.verbs.format_action(action).split()[0]: action for action in match.legal()
            }
            if "pass" in words:
                is_slip = SLIPS.of(match.state, words["pass"]) is not None
                for verb in words:
                    seen.setdefault(verb, set()).add(is_slip)
            others = [action for verb, action in words.items() if verb != "pass"]
            assert all(SLIPS.of(match.state, action) is None for action in others)
            match.play(match.legal()[chance.below(len(match.legal()))])
            match.settle(chance)
    # A field costs nothing to begin, a courtier's way up costs pearls, a gardener food.
    assert seen["field"] == {True}
    assert seen["climb"] == {False}
    assert seen["tend"] == {False}
