"""Long chains of effects: every step keeps the invariants, every chain ends, everything has words."""

from collections import Counter

import pytest

from tenshu.core.protocol import CHANCE
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.ids import PHASE_WORDS, STACK
from tests.games.white_castle.keen import keen_game
from tests.rules import rule

# The deepest nesting seen in many thousand keen games is 5.
DEEPEST = STACK // 2


@rule("WC 6.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chains_end_and_keep_every_invariant(seats: int) -> None:
    deepest = 0
    for seed in range(6):
        for steps, (state, _) in enumerate(keen_game(seats, seed)):
            assert GAME.broken_invariants(state) == []
            deepest = max(deepest, int(state.depth))
            assert steps < 2000
    assert 2 <= deepest <= DEEPEST


def test_every_phase_comes_up() -> None:
    seen: Counter[str] = Counter()
    for seats in (1, 2, 3):
        for seed in range(8):
            for state, _ in keen_game(seats, seed):
                seen[PHASE_WORDS[state.phase]] += 1
    assert set(PHASE_WORDS.values()) - set(seen) == {"over"}


def test_every_verb_comes_up() -> None:
    seen: Counter[str] = Counter()
    for seats in (1, 2, 3):
        for seed in range(20):
            for _, action in keen_game(seats, seed):
                seen[GAME.verbs.split(action)[0].name] += 1
    assert set(seen) == set(GAME.verbs.by_name)


def test_every_choice_has_a_label_of_its_own() -> None:
    for state, _ in keen_game(2, 1):
        if state.actor() != CHANCE:
            labels = [repr(GAME.label(state, int(action))) for action in state.legal_actions()]
            assert len(set(labels)) == len(labels)
