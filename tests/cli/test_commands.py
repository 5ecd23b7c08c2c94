"""Every command, run as a user runs it."""

import ctypes
import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tenshu import games
from tenshu.core.protocol import SPECTATOR
from tenshu.core.record import FORMAT, parse_record
from tenshu.text import Wording
from tests.cli.command import tenshu
from tests.waiting import look_until

RECORDS = Path(__file__).parents[1] / "records"
RECORD = str(RECORDS / "dragon_castle" / "worked-example.game")
COMMANDS = (
    "games",
    "play",
    "simulate",
    "replay",
    "show",
    "fuzz",
    "bench",
    "arena",
    "tune",
    "export-setups",
    "learn",
    "serve",
    "bot",
)


@pytest.mark.parametrize("lang", ["en", "pt", "it"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_every_command(command: str, lang: str) -> None:
    done = tenshu(command, "--lang", lang, "--help")
    assert done.code == 0
    assert "--lang" in done.out


def test_games_lists_what_there_is() -> None:
    castle = next(g for g in tenshu("games", "--json").json() if g["name"] == "dragon_castle")
    assert castle["seats"] == [2, 3, 4]
    options = {option["name"]: option for option in castle["options"]}
    assert options["realm"]["values"] == ["6x4", "6x6", "8x4"]
    assert options["spirits"]["default"] == "none"
    assert "--option realm=6x4" in tenshu("games", "dragon_castle").out


def test_simulate_reports_and_keeps_records(tmp_path: Path) -> None:
    command = f"simulate dragon_castle --seats 3 --games 4 --seed 9 --records {tmp_path} --json"
    report = tenshu(*command.split()).json()
    assert report["games"] == 4
    assert [len(scores) for scores in report["scores"]] == [3] * 4
    assert sum(report["end_reasons"].values()) == 4
    assert sum(report["win_shares"]) == pytest.approx(1, abs=0.001)
    assert report["actions"] > 400
    assert report["seconds"] > 0
    files = sorted(tmp_path.glob("*.game"))
    replays = [tenshu("replay", str(file), "--json").json() for file in files]
    assert [replay["scores"] for replay in replays] == report["scores"]
    assert tenshu(*command.split()).json()["scores"] == report["scores"]


def test_simulate_gives_the_same_games_with_any_number_of_jobs() -> None:
    command = "simulate dragon_castle --games 6 --bots greedy,random --json --jobs"
    alone, together = (tenshu(*command.split(), jobs).json() for jobs in ("1", "2"))
    assert alone["scores"] == together["scores"]


def test_replay_and_show_a_record() -> None:
    report = tenshu("replay", RECORD, "--json").json()
    assert report["game"] == "dragon_castle"
    assert not report["finished"]
    shown = tenshu("show", RECORD, "--at", "100", "--json").json()
    assert shown["steps"] == 100
    assert shown["view"]["castle"]["stacks"]
    assert "a" in tenshu("show", RECORD).out
    log = tenshu("replay", RECORD, "--log").out
    assert "Shrine" in log


@pytest.mark.parametrize(
    "record", ["dragon_castle/keep", "terra_mystica/chosen-2", "white_castle/04-two"]
)
def test_the_log_begins_with_what_was_drawn(record: str) -> None:
    file = RECORDS / f"{record}.game"
    match = parse_record(file.read_text(encoding="utf-8"), games.load).match
    start = match.game.start(match.seats, match.options)
    first = match.game.describe(start, match.steps[0].action, SPECTATOR)[0]
    wording = Wording("en", match.game.name, [f"p{seat + 1}" for seat in range(match.seats)])
    assert tenshu("replay", str(file), "--log").out.startswith(wording.word(first))


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_log_of_a_solo_game_begins_with_the_first_turn(level: str, tmp_path: Path) -> None:
    command = f"simulate white_castle --seats 1 --games 1 --bots random --option difficulty={level}"
    tenshu(*command.split(), "--records", str(tmp_path))
    [record] = tmp_path.iterdir()
    log = tenshu("replay", str(record), "--log").out
    first_round = log.partition("Round 1 begins.")[2].partition("Round 2 begins.")[0]
    assert "begins with Starting resources" in log
    assert first_round.count("Tokugawa puts the ") == 3


def test_the_terminal_tells_the_first_turn_of_the_rival() -> None:
    command = "play white_castle --seats human --seed 1 --option difficulty=hard"
    assert "Tokugawa puts the " in tenshu(*command.split(), typed="quit\n").out


def test_a_folder_of_records_is_checked(tmp_path: Path) -> None:
    text = Path(RECORD).read_text(encoding="utf-8")
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.game").write_text(text, encoding="utf-8")
    (tmp_path / "deep" / "b.game").write_text(text, encoding="utf-8")
    done = tenshu("replay", "--check", str(tmp_path))
    assert (done.code, done.out) == (0, "2 games replayed, all as they were played.\n")
    lines = text.splitlines(keepends=True)
    moved = next(line for line in lines if line.startswith("p1: take"))
    (tmp_path / "deep" / "b.game").write_text(text.replace(moved, "p1: shrine\n"), encoding="utf-8")
    done = tenshu("replay", "--check", str(tmp_path))
    assert done.code == 1
    assert done.out.startswith(f"{tmp_path / 'deep' / 'b.game'}: Line ")
    assert done.out.endswith("2 games replayed, 1 differs.\n")
    (tmp_path / "deep" / "b.game").write_bytes(b"\xff")
    done = tenshu("replay", "--check", str(tmp_path))
    assert (done.code, done.err) == (1, "")
    assert "b.game: " in done.out


def test_a_record_is_read_from_standard_input() -> None:
    text = Path(RECORD).read_text(encoding="utf-8")
    assert tenshu("replay", "-", "--json", typed=text).json()["game"] == "dragon_castle"


def test_fuzz_reports(tmp_path: Path) -> None:
    command = f"fuzz dragon_castle --games 6 --seed 2 --records {tmp_path} --json"
    report = tenshu(*command.split()).json()
    assert report["games"] == 6
    assert report["violations"] == 0
    assert report["actions"] > 1000
    assert report["records"] == []


def test_fuzz_compares_exports(tmp_path: Path) -> None:
    command = (
        f"fuzz terra_mystica --exports --games 4 --seed 5 --jobs 1 --records {tmp_path} --json"
    )
    report = tenshu(*command.split()).json()
    assert (report["games"], report["violations"]) == (4, 0)


def test_fuzz_needs_a_notation_for_exports() -> None:
    done = tenshu("fuzz", "dragon_castle", "--exports", "--lang", "en")
    assert "no notation" in done.complaint()


@pytest.mark.parametrize("game", ["white_castle", "terra_mystica"])
def test_fuzz_reads_damaged_files(game: str, tmp_path: Path) -> None:
    command = f"fuzz {game} --files --games 8 --seed 5 --jobs 1 --records {tmp_path} --json"
    report = tenshu(*command.split()).json()
    assert report["read"] + report["refused"] == 8
    assert report["problems"] == []


def test_arena_rotates_seats_and_pairs_seeds() -> None:
    command = "arena dragon_castle --bots greedy,random --games 5 --seed 3 --json"
    report = tenshu(*command.split()).json()
    greedy, random = report["bots"]
    assert report["games"] == greedy["games"] == 6  # rounded up to whole rotations
    assert greedy["bot"] == "greedy"
    assert greedy["win_share"] + random["win_share"] == pytest.approx(1)
    assert greedy["interval"][0] <= greedy["win_share"] <= greedy["interval"][1]
    assert greedy["mean_score"] > random["mean_score"]
    assert greedy["longest_ms"] >= greedy["ms_per_move"] > 0
    assert greedy["faults"] == 0


def interrupt_main(pid: int) -> None:
    """Send the signal that Ctrl-C sends."""
    os.kill(pid, signal.SIGINT)


def interrupt_thread(pid: int) -> None:
    """Let a thread that is not the main one receive it, as happens while processes start."""
    threads = sorted(int(thread.name) for thread in Path(f"/proc/{pid}/task").iterdir())
    assert ctypes.CDLL(None).tgkill(pid, threads[-1], signal.SIGINT) == 0


@pytest.mark.parametrize("interrupt", [interrupt_main, interrupt_thread])
def test_an_interrupted_command_stops_its_workers(interrupt: Callable[[int], None]) -> None:
    """A single decision of these bots would take minutes of CPU time."""
    command = "arena dragon_castle --bots search:seconds=200,random --jobs 2"
    # A shell starts background jobs with SIGINT ignored, and child processes inherit that.
    listening = ["env", "--default-signal=INT", sys.executable, "-m", "tenshu"]
    arena = subprocess.Popen([*listening, *command.split()], start_new_session=True)
    try:
        listed = Path(f"/proc/{arena.pid}/task/{arena.pid}/children")
        # Two workers and the resource tracker.
        look_until(lambda: arena.poll() is not None or len(listed.read_text().split()) >= 3)
        # A descriptor of a process is readable once the process has ended.
        ends = [os.pidfd_open(int(child)) for child in listed.read_text().split()]
        interrupt(arena.pid)
        assert arena.wait(timeout=100) == 130
        for end in ends:
            assert select.select([end], [], [], 100)[0], "a worker is still running"
            os.close(end)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(arena.pid, signal.SIGKILL)
        arena.wait()


@pytest.mark.parametrize("way", ["--batches 1 --pairs 1", "--fit 2"])
def test_tune_writes_what_it_found_and_says_whether_it_is_better(way: str, tmp_path: Path) -> None:
    kept = tmp_path / games.WEIGHTS_FILE
    command = f"tune dragon_castle {way} --check 2 --jobs 1 --out {kept}"
    done = tenshu(*command.split())
    assert "2 pairs" in done.out, done.err
    assert done.code == int("not certain" in done.out)
    made = json.loads(kept.read_text(encoding="utf-8"))["made"]
    own = games.folder("dragon_castle").joinpath(games.WEIGHTS_FILE).read_text(encoding="utf-8")
    assert made[:-1] == json.loads(own)["made"]  # the commands that made the old weights
    assert made[-1]["command"] == f"tenshu {command}"
    assert made[-1]["lead"] in done.out


def test_an_arena_plays_the_setups_of_other_games(tmp_path: Path) -> None:
    ledger = str(RECORDS / "terra_mystica" / "mail-4.ledger")
    exported = tenshu("export-setups", ledger, ledger)
    line, again = exported.out.splitlines()
    assert line == again
    assert "factions=" in line
    assert "scoring=" in line
    options, _, points = line.partition(" # ")
    setups = tmp_path / "setups.txt"
    setups.write_text(f"# two set-ups\n\n{line}\n{options} turn_order=passing\n")
    bots = ",".join(["random"] * (1 + line.split()[0].count("+")))
    command = f"arena terra_mystica --bots {bots} --games 1 --setups {setups} --jobs 1 --json"
    played = json.loads(tenshu(*command.split()).out)
    assert played["games"] == 2, "bots that are all alike have one rotation"
    [people] = played["comparisons"]
    assert (people["with"], people["pairs"], people["interval"]) == ("recorded", 1, None)
    [[own, recorded]] = people["points"]
    assert recorded == pytest.approx(sum(map(int, points.split())) / len(points.split()), abs=0.01)
    assert people["difference"] == pytest.approx(own - recorded, abs=0.02)
    same = tenshu(*command.removesuffix(" --json").split(), "--baseline", "random").out
    assert "over 1 set-up:" in same
    assert "2 pairs of the same set-up or seed: +0.0 (+0.0 .. +0.0)" in " ".join(same.split())
    setups.write_text("# none\n")
    assert "no set-up" in tenshu(*command.split()).err


def test_learn_keeps_its_games_and_writes_a_net(tmp_path: Path) -> None:
    folder, kept = tmp_path / "run", tmp_path / games.NET_FILE
    command = (
        f"learn terra_mystica --games 2 --generations 1 --epochs 2 --hidden 4,2 --check 2"
        f" --option factions=random --jobs 1 --folder {folder} --out {kept}"
    )
    done = tenshu(*command.split())
    assert done.code == int("not certain" in done.out), done.err
    assert "Trained on" in done.err
    assert sorted(path.name for path in folder.iterdir()) == ["games-0-000000.npz", "net-0.json"]
    net = json.loads(kept.read_text(encoding="utf-8"))
    assert net["hidden"] == [4, 2]
    assert net["made"][0]["command"] == f"tenshu {command}"
    again = tenshu(*command.split())
    assert "Trained on" not in again.err
    assert again.out == done.out


def test_learn_goes_on_from_the_net_of_the_game(tmp_path: Path) -> None:
    kept = tmp_path / games.NET_FILE
    own = json.loads((games.folder("terra_mystica") / games.NET_FILE).read_text(encoding="utf-8"))
    command = (
        f"learn terra_mystica --own-net --games 1 --generations 1 --epochs 1 --hidden 4,2 --check 2"
        f" --option factions=random --jobs 1 --folder {tmp_path / 'run'} --out {kept}"
    )
    done = tenshu(*command.split())
    assert kept.exists(), done.err
    net = json.loads(kept.read_text(encoding="utf-8"))
    # A net that learned from one game does not lead the game's own, which therefore stays.
    assert net["first_weights"] == own["first_weights"]
    assert net["made"][:-1] == own["made"]
    assert net["made"][-1]["command"] == f"tenshu {command}"


def test_tune_lets_another_bot_judge() -> None:
    """Random games do not depend on any weight."""
    command = "tune dragon_castle --fit 1 --check 2 --jobs 1 --judge"
    done = tenshu(*command.split(), "random")
    assert "+0.00 (+0.00 .. +0.00)" in done.out, done.err
    assert done.code == 1
    assert "the game keeps its weights" in done.out
    assert "Saved" not in done.out
    wrong = tenshu(*command.split(), "nobody")
    assert wrong.code == 2
    assert "nobody" in wrong.err


@pytest.mark.slow
def test_bench_measures_both_ways() -> None:
    report = tenshu("bench", "dragon_castle", "--rounds", "1", "--json").json()
    figures = report["games"]["dragon_castle"]
    assert figures["interpreted"]["games_per_cpu_second"] > 0
    assert figures["interpreted"]["simulations_per_cpu_second"] > 0
    if figures["compiled"] is not None:
        assert figures["compiled"]["clones_per_cpu_second"] > 0
        assert figures["ratio"] > 1
    assert report["machine"]["python"]


@pytest.mark.slow
def test_bench_measures_the_environments() -> None:
    report = tenshu("bench", "white_castle", "--envs", "--rounds", "1", "--json").json()
    rates = report["steps_per_cpu_second"]
    assert set(rates["white_castle"]) == {"aec", "batched", "openspiel"}
    assert rates["OpenSpiel backgammon"]["openspiel"] > 0


def test_a_whole_game_is_played_by_number() -> None:
    typed = "1\n" * 2000
    done = tenshu("play", "dragon_castle", "--seats", "human,random", "--seed", "4", typed=typed)
    assert done.code == 0
    assert "win" in done.out.splitlines()[-1]


def test_a_game_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    saved = tmp_path / "saved.game"
    done = tenshu("play", "dragon_castle", "--seed", "4", typed=f"1\n1\nsave {saved}\nquit\n")
    assert done.code == 0
    assert saved.read_text(encoding="utf-8").startswith(FORMAT)
    steps = json.loads(tenshu("replay", str(saved), "--json").out)["steps"]
    again = tenshu("play", "--load", str(saved), typed=f"1\nsave {saved}\nquit\n")
    assert again.code == 0, again.err
    assert json.loads(tenshu("replay", str(saved), "--json").out)["steps"] > steps


def test_a_file_of_somebody_else_is_not_overwritten(tmp_path: Path) -> None:
    other = tmp_path / "other.game"
    other.write_text("precious", encoding="utf-8")
    typed = f"save {other}\nsave {tmp_path}/mine\nsave {tmp_path}/mine\nquit\n"
    done = tenshu("play", "dragon_castle", "--seed", "4", typed=typed)
    assert "exists already" in done.out
    assert done.out.count("Saved as") == 2
    assert other.read_text(encoding="utf-8") == "precious"


def test_the_language_may_stand_before_the_command() -> None:
    assert "Não existe" in tenshu("--lang", "pt", "play", "chess").complaint()


def test_why_takes_a_move_by_its_number() -> None:
    done = tenshu("play", "dragon_castle", "--seed", "4", typed="why 1\nquit\n")
    assert "It is allowed" in done.out


def test_people_share_one_screen() -> None:
    done = tenshu(
        "play", "dragon_castle", "--seats", "human,human", "--names", "Ada,Bo", "--seed", "4",
        typed="1\n1\n1\n1\n1\nquit\n",
    )  # fmt: skip
    assert "Hand the screen to" in done.out
    assert "Ada" in done.out


def test_the_table_answers_questions() -> None:
    typed = (
        "help\nhint\nwhy take a1\nwhy take\nscore\nlog\nmoves\nboard\n\n99\n"
        + "9" * 5000
        + "\nundo\nsave /no/x\nquit\n"
    )
    done = tenshu("play", "dragon_castle", "--seed", "4", typed=typed)
    assert done.code == 0
    for words in ("take back", "[DC 2.2]", "It is allowed", "Total", "99", "/no/x"):
        assert words in done.out, words
    assert "Traceback" not in done.err


def test_the_table_tells_what_a_card_does() -> None:
    typed = "card wind\ncard\ncard nothing\nquit\n"
    answers = tenshu("play", "dragon_castle", "--seed", "4", typed=typed).out.split("> ")
    assert answers[1].startswith("Spirit of Wind")
    assert "Dragon of Fortitude" in answers[2]
    assert "called nothing" in answers[3]


def test_a_command_that_is_a_legal_move_is_played() -> None:
    """In Terra Mystica `card bon1` takes a bonus card, but only when one is chosen."""
    seats = ("--seats", "human,human", "--option", "bonus=bon1+bon2+bon3+bon4+bon5")
    factions_and_dwellings = "1\n" * 6
    typed = f"card bon1\n{factions_and_dwellings}card bon1\nquit\n"
    answers = tenshu("play", "terra_mystica", *seats, typed=typed).out.split("> ")
    assert "Income: 2 coins." in answers[1]
    assert "takes the Spade card" in answers[8]


def test_a_step_can_be_taken_back_at_a_shared_screen() -> None:
    """Placing reveals nothing, so it can be undone until the next player acts."""
    typed = "1\nshrine\nplace a1\nundo\nplace b2\nlog\nquit\n"
    done = tenshu("play", "dragon_castle", "--seats", "human,human", "--seed", "4", typed=typed)
    log = done.out.split("> ")[-2]
    assert "on b2." in log
    assert "on a1." not in log


def test_a_turn_can_be_confirmed_before_bots_follow() -> None:
    typed = "1\nshrine\nplace a1\nwhat\nundo\nplace b2\n\nlog\nquit\n"
    done = tenshu("play", "dragon_castle", "--confirm", "--seed", "4", typed=typed)
    log = done.out.split("> ")[-2]
    assert "on b2." in log
    assert "on a1." not in log
    assert "p2" in log
