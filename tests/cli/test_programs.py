"""Programs as players: the examples play, and whatever a program does, the game goes on."""

import os
import shlex
import sys
from argparse import ArgumentTypeError
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from tenshu import games
from tenshu.cli.players import Played, check_player, demote, play_out, seconds
from tenshu.cli.process import Allowance, Failure, Process
from tenshu.core.errors import BadOption
from tests.cli.command import tenshu

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
POINTS = f"exec:{sys.executable} {EXAMPLES / 'points.py'}"
NODE = f"exec:{Path(sys.executable).with_name('node')} {EXAMPLES / 'random.mjs'}"


def written(code: str) -> str:
    """The name of a player that runs these lines of Python."""
    return f"exec:{sys.executable} -S -c {shlex.quote(code)}"


def play(player: str, seconds: float = 20.0, megabytes: int = 512) -> Played:
    castle = games.load("dragon_castle")
    return play_out(castle, {}, ["random", player], "1", Allowance(seconds, megabytes))


@pytest.mark.parametrize("name", games.names())
def test_the_examples_play_every_game(name: str) -> None:
    played = play_out(games.load(name), {}, [POINTS, NODE], "1", Allowance(20, 1024))
    assert played.lost == [None, None]
    assert played.scores == played.result.scores
    assert min(played.result.decisions) > 5


@pytest.mark.parametrize(
    "code, reason",
    [
        ("import time; time.sleep(60)", "program-late"),
        ("import sys; sys.stdout.close(); import time; time.sleep(60)", "program-late"),
        ("print('ready')", "program-ended"),
        ("raise SystemExit('out of ideas')", "program-ended-told"),
        ("print('hello')", "program-answer"),
        ("print('x' * 2000)", "program-line"),
        ("while True: print('x' * 900)", "program-answer"),
        ("while True: print('info ' + 'x' * 900)", "program-flood"),
        ("import sys\nwhile True: sys.stdout.write('x')", "program-line"),
        ("import sys\nwhile True: sys.stderr.write('x' * 9999)", "program-late"),
        ("print('ready', flush=True)\nimport os\nos.kill(os.getpid(), 9)", "program-ended"),
        ("print('ready\\nplay 0', flush=True)\ninput()", "program-illegal"),
        ("print('ready\\nplay \\0\\t\\x1b[2J', flush=True)\ninput()", "program-illegal"),
        ("print('ready\\nplay ' + '9' * 900, flush=True)\ninput()", "program-illegal"),
    ],
)
def test_a_program_that_fails_has_lost(code: str, reason: str) -> None:
    others = psutil.Process().children(recursive=True)
    played = play(written(code), seconds=0.7 if reason == "program-late" else 20)
    assert played.lost[0] is None
    assert played.lost[1] is not None
    # A closed output is an end if it is seen before the time is up.
    assert played.lost[1].key.startswith(reason) or "stdout.close" in code
    assert played.ranks == [1, 3]
    assert played.scores[1] == 0
    assert played.result.scores[1] > 0, "another bot has played on"
    assert psutil.Process().children(recursive=True) == others


def test_memory_is_bounded() -> None:
    played = play(written("data = bytearray(600_000_000)\nprint('ready')\ninput()"), megabytes=200)
    assert played.lost[1] is not None
    assert played.lost[1].args["told"] == "MemoryError"


def test_what_a_program_starts_ends_with_it(tmp_path: Path) -> None:
    number = tmp_path / "pid"
    code = (
        "import subprocess\nchild = subprocess.Popen(['sleep', '60'])\n"
        f"open({str(number)!r}, 'w').write(str(child.pid))\nprint('hello')\nchild.wait()"
    )
    assert play(written(code)).lost[1] is not None
    with suppress(psutil.NoSuchProcess):
        psutil.Process(int(number.read_text())).wait(10)


def test_a_program_that_never_reads_cannot_block_us() -> None:
    code = "import os, time\nos.write(1, b'ready\\n')\ntime.sleep(60)"
    process = Process(shlex.split(written(code).removeprefix("exec:")), Allowance(0.7, 512))
    lines = ["view " + "x" * 200_000]  # more than a pipe holds
    assert process.ask(lines, "ready") == ""
    with pytest.raises(Failure, match="program-late"):
        process.ask(lines, "play")
    process.close()


def test_whoever_failed_is_behind_everybody_else() -> None:
    assert demote([1, 2, 2], [True, False, False]) == [4, 1, 1]
    assert demote([3, 1, 2], [False, False, True]) == [2, 1, 4]
    assert demote([1], [True]) == [2]


def test_the_arena_tells_who_lost_and_why() -> None:
    command = ["arena", "dragon_castle", "--bots", "random,exec:cat", "--games", "2", "--jobs", "1"]
    done = tenshu(*command)
    assert done.code == 0, done.err
    assert "exec:cat lost 2 games by failing: the program wrote" in " ".join(done.out.split())
    report = tenshu(*command, "--json").json()
    assert report["bots"][1]["win_share"] == 0
    assert report["bots"][1]["lost"][0]["games"] == 2


def test_the_terminal_tells_that_a_program_lost() -> None:
    done = tenshu("play", "dragon_castle", "--seats", "random,exec:true", "--seed", "1")
    assert done.code == 0, done.err
    text = " ".join(done.out.split())
    assert "has lost: the program ended (code 0). The greedy bot plays on." in text
    assert text.endswith("p1 (random) wins!")


@pytest.mark.parametrize("name", ["exec:", "exec:./no-such-program", "exec:'"])
def test_a_command_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="error-exec"):
        check_player(name)


def test_a_refused_command_gets_one_line() -> None:
    line = tenshu("arena", "dragon_castle", "--bots", "random,exec:./no-such-program").complaint()
    assert "exec:COMMAND" in line


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf", "x", "1e9"])
def test_a_time_is_a_number_of_seconds(text: str) -> None:
    with pytest.raises(ArgumentTypeError):
        seconds(text)


def test_no_program_outlives_its_parent(tmp_path: Path) -> None:
    number, program = tmp_path / "pid", tmp_path / "program.py"
    os.mkfifo(number)
    program.write_text(
        f"import os\nimport time\nopen({str(number)!r}, 'w').write(str(os.getpid()))\ntime.sleep(60)"
    )
    seats = f"exec:{sys.executable} -S {program},easy"
    command = [sys.executable, "-m", "tenshu", "play", "dragon_castle", "--seats", seats]
    with psutil.Popen([*command, "--exec-seconds", "60"], stdout=-3) as parent:
        # Waits until the program writes.
        orphan = psutil.Process(int(number.read_text()))
        parent.kill()
    orphan.wait(10)
