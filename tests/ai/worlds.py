"""Positions that the acting seat cannot tell apart, although their best actions differ."""

from tenshu.ai.evaluation import heuristic_of, rank_actions
from tenshu.core.chance import Chance
from tenshu.core.protocol import State
from tests.toys.lanterns.game import GAME, NONE, Lanterns


class JealousLanterns(Lanterns):
    """Scores by all hands: only the brightest light is worth anything, and a trade may bring it."""

    def clone(self) -> Lanterns:
        return JealousLanterns(
            self.options, list(self.hands), list(self.bag), [self.seat, self.traded, self.shown]
        )

    def scores(self) -> list[int]:
        return [1 if hand == NONE else 2 * int(hand == max(self.hands)) for hand in self.hands]


def worlds() -> list[State]:
    """The acting seat holds the same light in all of them; a bot that saw the others would be misled."""
    state = JealousLanterns({"trades": "yes"}, [5, 2, 3], [0, 1, 4, 6, 7, 8], [0, 0, 0])
    found = [GAME.determinize(state, 0, Chance(world)) for world in range(9)]
    assert len({rank_actions(heuristic_of(GAME), world)[0][1] for world in found}) > 1
    return found
