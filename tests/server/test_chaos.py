"""Nothing acknowledged is lost and no table stays stuck, whatever is killed."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tenshu.cli.chaos.run import Promised, find_lost
from tenshu.cli.chaos.takeovers import waited
from tenshu.cli.load.table import Posted
from tenshu.cli.postgres import find_programs
from tests.server.changes import opened, say
from tests.server.conftest import NO_POSTGRES
from tests.zygote import ROOT


@pytest.mark.skipif(find_programs() is None, reason=NO_POSTGRES)
def test_a_minute_of_chaos() -> None:
    # With this seed a service is killed first, then a worker, the database, and the disk is full.
    command = "chaos --seconds 25 --tables 6 --workers 1 --seed 7272 --json --lang en"
    done = subprocess.run(
        [sys.executable, "-m", "tenshu", *command.split()],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert report["moves"] > 20
    assert report["reconnected"] > 0
    assert report["faults"]["kill-service"] > 0
    # The killed service may have held no table with a bot.
    assert (report["takeover_longest_ms"] is not None) == (report["taken_over"] > 0)
    assert (report["lost_moves"], report["lost_lines"], report["stuck"]) == ([], [], [])


def test_how_long_a_table_stood_still() -> None:
    """From the kill, or from the last action after it, to the next action of a bot."""
    person, bot = False, True
    assert waited(1000, [(900, bot), (3400, bot), (3500, bot)]) == 2.4
    assert waited(1000, [(900, bot), (1500, person), (3500, bot)]) == 2.0
    assert waited(1000, [(900, bot), (3500, person)]) is None


def test_what_is_missing_is_found(tmp_path: Path) -> None:
    db = str(tmp_path / "t.db")

    async def run() -> None:
        async with opened(db) as house:
            await house.play()
            await say(house)
            entry = (await house.stored()).game().entries[-1]
            assert entry.key is not None
            key = entry.key.partition("/")[2]
            made = [Posted(key, entry.seq, 0.0, 0.0, 0)]
            path = f"/api/tables/{house.id}"
            assert await find_lost(db, [Promised(path, made, {1: "Olá"})]) == ([], [])
            never = [Posted(key, entry.seq + 1, 0.0, 0.0, 0), Posted("no", entry.seq, 0.0, 0.0, 0)]
            moves, lines = await find_lost(db, [Promised(path, never, {1: "Oi", 2: "Olá"})])
            assert (len(moves), len(lines)) == (2, 2)
            moves, lines = await find_lost(db, [Promised("/api/tables/none", made, {1: "Olá"})])
            assert (len(moves), len(lines)) == (1, 1)

    asyncio.run(run())
