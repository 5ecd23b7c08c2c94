"""What all tests of the games share."""

import pytest

from tenshu import games
from tenshu.ai.evaluation import evaluator


@pytest.fixture(scope="session", autouse=True)
def measured_weights() -> None:
    """Judge the heuristics with the weights of the bots, though no bot was made before."""
    for name in games.names():
        evaluator(name)
