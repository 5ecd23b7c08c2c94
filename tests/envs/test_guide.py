"""The guide for learners is true: its examples run."""

import doctest
import re
from importlib.util import find_spec

import pytest

from tests import trees

GUIDE = trees.ROOT / "docs/guides/learn.md"
EXAMPLES = trees.ROOT / "docs/guides/examples"


def test_what_it_shows_happens() -> None:
    code = "\n".join(
        re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    )
    example = doctest.DocTestParser().get_doctest(code, {}, GUIDE.name, None, 0)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_table_of_observations_is_what_the_encoders_say() -> None:
    assert "is what" in trees.run([trees.ROOT / "tools/write_observations.py", "--check"])


@pytest.mark.slow
def test_a_search_plays_against_greedy() -> None:
    told = trees.run([EXAMPLES / "mcts.py", "--games", "1", "--simulations", "2"])
    assert re.search(r"[01] of 1 games won by the search", told)


@pytest.mark.slow
@pytest.mark.skipif(find_spec("torch") is None, reason="torch is not installed: tenshu[train]")
def test_a_net_learns_a_little() -> None:
    """Two improvements, to see that it runs; the guide says what ten larger ones reach."""
    few = "--games 32 --updates 2 --decisions 1024 --check 20"
    told = trees.run([EXAMPLES / "ppo.py", *few.split()])
    assert re.search(r"% of 20 games against random", told)
