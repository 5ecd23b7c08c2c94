"""`tenshu replay` and `tenshu export` with the community's notation."""

import json
from pathlib import Path

import pytest

from tenshu.cli.main import main
from tests.games.terra_mystica.make_records import FOLDER

LEDGER = FOLDER / "mail-4.ledger"
RECORD = FOLDER / "mail-4.game"
NAMES = ["chaos_magicians", "mermaids", "dwarves", "fakirs"]

Capture = pytest.CaptureFixture[str]


def tenshu(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    """The exit code of a command, what it wrote, and its remarks."""
    with pytest.raises(SystemExit) as done:
        main([*arguments, "--lang", "en"])
    out, err = capsys.readouterr()
    return int(done.value.code or 0), out, err


def final_scores() -> list[int]:
    last = RECORD.read_text(encoding="utf-8").splitlines()[-1]
    return [int(word) for word in last.split()[1:]]


def test_replay_of_a_ledger(capsys: Capture) -> None:
    code, out, _ = tenshu(capsys, "replay", str(LEDGER))
    assert code == 0
    assert "every total equal" in out
    for name, score in zip(NAMES, final_scores(), strict=True):
        assert f"{name}: {score}" in out


def test_replay_as_json(capsys: Capture) -> None:
    code, out, _ = tenshu(capsys, "replay", str(LEDGER), "--json")
    report = json.loads(out)
    assert code == 0
    assert (report["format"], report["supported"], report["mismatches"]) == ("snellman", True, [])
    assert report["scores"] == dict(zip(NAMES, final_scores(), strict=True))


def test_totals_that_differ_are_reported(tmp_path: Path, capsys: Capture) -> None:
    """A made-up row of totals is compared and found wrong."""
    rows = LEDGER.read_text(encoding="utf-8").splitlines()
    at = next(i for i, row in enumerate(rows) if row.startswith("mermaids: build"))
    place = rows[at].split()[-1]
    cells = ["mermaids", "", "21 VP", "", "15 C", "", "3 W", "", "0 P", "", "3/9/0 PW", ""]
    rows[at] = "\t".join([*cells, "0/2/0/0", "", f"build {place}"])
    file = tmp_path / "wrong.txt"
    file.write_text("\n".join(rows), encoding="utf-8")
    code, out, _ = tenshu(capsys, "replay", str(file))
    assert code == 1
    assert f"row {at + 1}, mermaids, vp: 21 expected, 20 got" in out


@pytest.mark.parametrize(
    "line, words",
    [
        ("map 95a66999127893f5925a5f591d54f8bcb9a670e6", "not the base map"),
        ("setup yetis", "yetis"),
    ],
)
def test_an_unsupported_game_is_refused_in_one_line(
    line: str, words: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "other.txt"
    file.write_text(f"{line}\n{LEDGER.read_text(encoding='utf-8')}", encoding="utf-8")
    code, out, err = tenshu(capsys, "replay", str(file))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert words in err
    code, out, _ = tenshu(capsys, "replay", str(file), "--json")
    report = json.loads(out)
    assert (code, report["supported"]) == (2, False)
    assert words in report["reason"]


@pytest.mark.parametrize(
    "old, new, words",
    [
        ("setup dwarves", "setup wizards", "no faction wizards"),
        ("upgrade D6 to TP", "upgrade A1 to TP", "[TM 8.1]"),
        ("upgrade D6 to TP", "sing a song", "is not a command"),
    ],
)
def test_a_bad_ledger_is_refused_in_one_line(
    old: str, new: str, words: str, tmp_path: Path, capsys: Capture
) -> None:
    text = LEDGER.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "bad.txt"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    code, out, err = tenshu(capsys, "replay", str(file))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert words in err


def test_a_ledger_cut_in_half_is_refused(tmp_path: Path, capsys: Capture) -> None:
    text = LEDGER.read_text(encoding="utf-8")
    file = tmp_path / "half.txt"
    file.write_text(text[: len(text) // 2].rpartition("\n")[0], encoding="utf-8")
    code, _, err = tenshu(capsys, "replay", str(file))
    assert code == 2
    assert "ends before the game is over" in err


def test_options_for_records_only(capsys: Capture) -> None:
    code, _, err = tenshu(capsys, "replay", str(LEDGER), "--at", "3")
    assert code == 2
    assert "--at" in err


def test_a_record_is_exported_as_a_ledger(tmp_path: Path, capsys: Capture) -> None:
    written = LEDGER.read_text(encoding="utf-8")
    assert tenshu(capsys, "export", str(RECORD), "--format", "snellman")[:2] == (0, written)
    file = tmp_path / "out.txt"
    tenshu(capsys, "export", str(RECORD), "--format", "snellman", "--out", str(file))
    assert file.read_text(encoding="utf-8") == written


def test_export_in_an_unknown_notation(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "out.txt"
    arguments = ("export", str(RECORD), "--format", "chess", "--out", str(file))
    code, _, err = tenshu(capsys, *arguments)
    assert (code, err.count("\n")) == (2, 1)
    assert "snellman" in err
    assert not file.exists()
