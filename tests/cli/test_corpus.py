"""A corpus: killed and continued without a game twice, checked by replaying, split and counted."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import psutil
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tenshu.cli.corpus.manifest import DECISIONS, GAMES, MANIFEST, describe_file
from tenshu.cli.corpus.playing import GameToPlay, OnAllCores, Played, play
from tenshu.cli.corpus.records import JOURNAL, Journal, read_records, write_records
from tests.cli.command import Done, tenshu
from tests.waiting import look_until, wait_for_files

# Interpreted games are slow.
pytestmark = pytest.mark.slow

GAME = "white_castle"
COUNT = 12


def make(folder: Path, *more: str, count: int = COUNT) -> Done:
    return tenshu(
        *("corpus", "make", GAME, "--games", str(count), "--bots", "greedy,easy"),
        *("--out", str(folder), *more),
    )


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("corpus") / "made"
    made = make(folder, "--features", "--jobs", "1", "--json").json()
    assert made["games"] == COUNT
    return folder


@pytest.fixture
def copy(corpus: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "copy"
    folder.mkdir()
    for name in (GAMES, DECISIONS, MANIFEST):
        (folder / name).write_bytes((corpus / name).read_bytes())
    return folder


def problems(folder: Path) -> list[str]:
    done = tenshu("corpus", "check", str(folder), "--jobs", "1", "--json")
    assert done.code in {0, 1}, done.err
    return [problem["key"] for problem in json.loads(done.out)["problems"]]


def rewrite(folder: Path, texts: list[str]) -> None:
    """Replace the games, and let the manifest agree with them."""
    with write_records(folder / GAMES) as out:
        for text in texts:
            out.write(text.encode())
    state(folder)


def state(folder: Path) -> None:
    manifest = json.loads((folder / MANIFEST).read_text())
    manifest["files"] = {name: describe_file(folder / name) for name in (GAMES, DECISIONS)}
    (folder / MANIFEST).write_text(json.dumps(manifest))


def test_what_was_made_holds(corpus: Path) -> None:
    assert problems(corpus) == []
    texts = list(read_records(corpus / GAMES))
    assert len(texts) == COUNT
    rows = pq.read_table(corpus / DECISIONS)
    assert rows["game"].unique().to_pylist() == list(range(COUNT))
    assert set(rows["bot"].unique().to_pylist()) == {"greedy", "easy"}
    row = rows.slice(5, 1).to_pylist()[0]
    mask = int.from_bytes(row["legal_mask"], "little")
    assert mask >> row["action"] & 1
    assert len(row["observation"]) == 575
    manifest = json.loads((corpus / MANIFEST).read_text())
    assert manifest["licence"] == "CC0-1.0"
    assert manifest["decisions"] == rows.num_rows
    assert not (corpus / JOURNAL).exists()


def test_a_killed_run_goes_on_and_plays_no_game_twice(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    command = [sys.executable, "-m", "tenshu", "corpus", "make", GAME, "--features"]
    # More games than it will ever play: it is killed once some are written.
    command += ["--games", "100000", "--bots", "greedy,easy", "--out", str(folder), "--jobs", "2"]
    folder.mkdir()
    killed = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    file = folder / JOURNAL
    wait_for_files(folder, lambda: file.exists() and file.stat().st_size >= 2500)
    workers = psutil.Process(killed.pid).children()
    killed.kill()
    killed.wait()
    assert len(workers) > 2
    assert psutil.wait_procs(workers, timeout=60)[1] == []
    with file.open("ab") as torn:
        torn.write(b"\x28\xb5\x2f\xfd torn")
    with Journal(folder) as journal:
        kept = journal.count
    assert kept > 0
    assert make(folder, "--features", "--jobs", "1", count=kept + 3).code == 0
    assert make(tmp_path / "whole", "--features", "--jobs", "1", count=kept + 3).code == 0
    # The bots draw from seeds, so that the same games come out, whatever was interrupted.
    for name in (GAMES, DECISIONS):
        assert (folder / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_a_corpus_grows_and_shrinks(copy: Path) -> None:
    before = list(read_records(copy / GAMES))
    assert make(copy, "--features", "--jobs", "1", count=COUNT + 1).code == 0
    assert list(read_records(copy / GAMES))[:COUNT] == before
    assert make(copy, "--features", "--jobs", "1", count=3).code == 0
    assert list(read_records(copy / GAMES)) == before[:3]
    assert problems(copy) == []


def test_another_plan_is_refused(copy: Path) -> None:
    assert "another corpus" in make(copy).complaint()


def test_two_processes_do_not_write_one_corpus(tmp_path: Path) -> None:
    with Journal(tmp_path):
        assert "Another process" in make(tmp_path).complaint()


def test_a_changed_game_is_named(copy: Path) -> None:
    texts = list(read_records(copy / GAMES))
    texts[4] = texts[4].replace("\n= ", "\n= 1")
    texts[6] = texts[6].replace("player 1: greedy", "player 1: hard")
    texts[6] = texts[6].replace("player 1: easy", "player 1: hard")
    rewrite(copy, texts)
    done = tenshu("corpus", "check", str(copy), "--jobs", "1")
    assert done.code == 1
    assert "place 5" in done.err
    assert "place 7" in done.err


def test_a_repeated_or_missing_game_is_named(copy: Path) -> None:
    texts = list(read_records(copy / GAMES))
    rewrite(copy, [*texts[:3], texts[2], *texts[4:]])
    assert "corpus-wrong-order" in problems(copy)
    rewrite(copy, texts[:-1])
    assert "corpus-wrong-count" in problems(copy)


def test_changed_rows_are_named(copy: Path) -> None:
    rows = pq.read_table(copy / DECISIONS)
    values = rows["value"].to_pylist()
    values[300] += 1
    column = rows.schema.get_field_index("value")
    other = rows.set_column(column, rows.schema.field("value"), pa.array(values, pa.float32()))
    pq.write_table(other, copy / DECISIONS)
    assert problems(copy) == ["corpus-wrong-hash", "corpus-wrong-rows"]


@pytest.mark.parametrize("damage", [b"", b"{}", b"[" * 100_000, b'{"format": "tenshu corpus 1"}'])
def test_a_damaged_manifest_gets_one_line(copy: Path, damage: bytes) -> None:
    (copy / MANIFEST).write_bytes(damage)
    assert "no manifest" in tenshu("corpus", "check", str(copy)).complaint()


def test_damaged_files_get_one_line(copy: Path) -> None:
    (copy / GAMES).write_bytes(b"\x28\xb5\x2f\xfd" + os.urandom(200))
    state(copy)
    assert "unpacked" in tenshu("corpus", "check", str(copy), "--jobs", "1").complaint()
    (copy / DECISIONS).write_bytes(b"PAR1")
    assert "decisions.parquet" in tenshu("corpus", "check", str(copy)).complaint()


@pytest.mark.parametrize("lost", ["number", "player 1"])
def test_a_record_without_its_headers_gets_one_line(copy: Path, lost: str) -> None:
    texts = list(read_records(copy / GAMES))
    texts[2] = "\n".join(line for line in texts[2].split("\n") if not line.startswith(lost))
    rewrite(copy, texts)
    assert "corpus-wrong-game" in problems(copy)
    task = "split" if lost == "number" else "stats"
    assert "place 3" in tenshu("corpus", task, str(copy)).complaint()


def test_rows_that_cannot_be_read_get_one_line(copy: Path) -> None:
    data = bytearray((copy / DECISIONS).read_bytes())
    rows = pq.read_table(copy / DECISIONS)
    pq.write_table(rows.rename_columns(["other", *rows.column_names[1:]]), copy / DECISIONS)
    assert "decisions" in tenshu("corpus", "split", str(copy)).complaint()
    data[4 : len(data) // 2] = bytes(len(data) // 2 - 4)
    for damaged in (bytes(data), data[: len(data) // 2]):
        (copy / DECISIONS).write_bytes(damaged)
        state(copy)
        for command in (("check", str(copy), "--jobs", "1"), ("split", str(copy))):
            assert "cannot be read" in tenshu("corpus", *command).complaint()


@pytest.mark.parametrize("name", ["decisions", "faults"])
def test_a_manifest_that_counts_wrong_is_found(copy: Path, name: str) -> None:
    manifest = json.loads((copy / MANIFEST).read_text())
    manifest[name] += 1
    (copy / MANIFEST).write_text(json.dumps(manifest))
    assert problems(copy) == ["corpus-wrong-number"]


def test_parts_are_corpora_that_add_up(corpus: Path, copy: Path) -> None:
    shares = tenshu("corpus", "split", str(copy), "--shares", "a=50,b=50", "--json").json()
    assert sum(shares.values()) == COUNT
    assert min(shares.values()) > 0
    assert problems(copy / "a") == problems(copy / "b") == []
    texts = [text for part in "ab" for text in read_records(copy / part / GAMES)]
    assert sorted(texts) == sorted(read_records(corpus / GAMES))
    assert "add up to 100" in tenshu("corpus", "split", str(copy), "--shares", "a=5").complaint()


def test_statistics_add_up(corpus: Path) -> None:
    stats = tenshu("corpus", "stats", str(corpus), "--jobs", "1", "--json").json()
    assert stats["games"] == COUNT
    assert sum(row["wins"] * row["seats"] for row in stats["by_bot"].values()) == COUNT
    assert set(stats["by_order"]) == {"1", "2"}
    sources = sum(points["all"] for points in stats["sources"].values())
    assert abs(sources - stats["points"]["mean"]) < 0.1
    assert "pair" in stats["by_choice"]
    assert "Courtiers" in tenshu("corpus", "stats", str(corpus), "--jobs", "1").out


def number_of(game: GameToPlay) -> Played:
    return Played(str(game.number), os.getpid())


def test_results_come_in_order_from_all_cores(corpus: Path) -> None:
    from tenshu.cli.corpus.manifest import read_manifest

    plan = read_manifest(corpus).plan
    played = list(OnAllCores(2).stream(number_of, (GameToPlay(plan, n) for n in range(40))))
    assert [one.text for one in played] == [str(n) for n in range(40)]
    assert os.getpid() not in {one.faults for one in played}
    assert play(GameToPlay(plan, 3)).text == list(read_records(corpus / GAMES))[3]


@pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install tenshu[ray]"
)
def test_a_ray_worker_is_killed_and_its_games_are_played_again(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tenshu", "corpus", "make", GAME, "--games", "6"]
    command += ["--bots", "search:sims=60,greedy", "--jobs", "2", "--out"]
    run = subprocess.Popen([*command, str(tmp_path / "ray"), "--ray"], stderr=subprocess.PIPE)
    look_until(lambda: run.poll() is not None or ray_workers(run.pid))
    ray_workers(run.pid)[0].kill()
    _, told = run.communicate(timeout=300)
    assert run.returncode == 0, told
    subprocess.run([*command, str(tmp_path / "here")], check=True)
    assert (tmp_path / "ray" / GAMES).read_bytes() == (tmp_path / "here" / GAMES).read_bytes()
    assert problems(tmp_path / "ray") == []


def ray_workers(pid: int) -> list[psutil.Process]:
    """The processes that play for a run."""
    children = psutil.Process(pid).children(recursive=True)
    return [process for process in children if process.name().startswith("ray::play")]


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed here")
def test_without_ray_the_command_says_so(tmp_path: Path) -> None:
    assert "Ray is not installed" in make(tmp_path / "ray", "--ray").complaint()
