"""The engine runs interpreted and compiled, and plays the same games both ways."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tenshu
from tenshu import games
from tests.conformance import checks

ROOT = Path(__file__).parents[1]
SEEDS = 6
TRACES = """
import json, sys
import tenshu
from tenshu import games
from tests.conformance import checks
assert not tenshu.compiled()
print(json.dumps([checks.trace(games.load(sys.argv[1]), seed) for seed in range(int(sys.argv[2]))]))
"""


def test_the_expected_way_runs() -> None:
    expected = os.environ.get("TENSHU_EXPECT")
    assert expected is None or tenshu.compiled() == (expected == "compiled")


@pytest.mark.parametrize("name", games.names())
def test_the_same_seeds_give_the_same_positions(name: str) -> None:
    if not tenshu.compiled():
        pytest.skip("the engine runs interpreted here; the compiled run compares both")
    done = subprocess.run(
        [sys.executable, "-c", TRACES, name, str(SEEDS)],
        env={**os.environ, "TENSHU_INTERPRETED": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted = json.loads(done.stdout)
    assert [checks.trace(games.load(name), seed) for seed in range(SEEDS)] == interpreted
