"""Ledgers as people really write them, and as nobody should: read or refused in one line, in time."""

import json
from pathlib import Path
from time import process_time

import pytest

from tenshu.core.errors import BadRecord
from tenshu.games.terra_mystica.foreign_notation import FOREIGN_NOTATION
from tenshu.games.terra_mystica.foreign_notation.commands import parse_command
from tenshu.games.terra_mystica.foreign_notation.driver import Driver
from tenshu.games.terra_mystica.foreign_notation.moves import Wishes, carry_out
from tenshu.games.terra_mystica.ids import AFTER
from tests.games.terra_mystica.make_records import FOLDER
from tests.games.terra_mystica.table import is_legal, table
from tests.games.terra_mystica.test_ledgers import as_table
from tests.rules import rule

SHARED = Path(__file__).resolve().parents[4] / "shared" / "defects" / "terra_mystica"
REAL = sorted(SHARED.glob("4p_*.txt"))
TEXT = (FOLDER / "mail-4.ledger").read_text(encoding="utf-8")
ROWS = TEXT.splitlines()
AT = next(i for i, line in enumerate(ROWS) if ": upgrade" in line)
FACTION = ROWS[AT].partition(":")[0]
# CPU time for one file, interpreted and on a busy machine.
SECONDS = 5.0


@pytest.mark.skipif(not REAL, reason="these real games lie beside the project only")
@pytest.mark.parametrize("file", REAL, ids=lambda file: file.stem)
@rule("TM 22.10")
def test_habits_of_real_games_are_understood(file: Path) -> None:
    """Power sacrificed before a late answer, a step after passing, spades bought one by one."""
    text = file.read_text(encoding="utf-8")
    report = FOREIGN_NOTATION.replay(text)
    assert report["mismatches"] == []
    assert report["corrections"] == []
    assert FOREIGN_NOTATION.to_record(text).match.is_over()


def with_row(line: str) -> str:
    """The ledger with another row in the place of its first upgrade."""
    return "\n".join([*ROWS[:AT], line, *ROWS[AT + 1 :]])


def refusal(text: str) -> tuple[str, object]:
    """The key of the error and the row it names; it must come in time."""
    began = process_time()
    with pytest.raises(BadRecord) as error:
        FOREIGN_NOTATION.replay(text)
    assert process_time() - began < SECONDS
    return error.value.message.key, error.value.message.args.get("row")


@pytest.mark.parametrize(
    "command",
    [
        "upgrade i99 to tp",
        "upgrade a1 to castle",
        "pass bon99",
        "send p to foo",
        "send p to fire for 9",
        "connect a99:b99",
        "connect r99",
        "transform a1 to pink",
        "bridge a1:z9",
        "action actz",
        "dance " * 50,
    ],
)
def test_unknown_words_are_refused(command: str) -> None:
    assert refusal(with_row(f"{FACTION}: {command}")) == ("error-ledger-command", AT + 1)


@pytest.mark.parametrize(
    "text, key, row",
    [
        (with_row(f"{FACTION}: " + "decline." * 90_000), "error-ledger-line", AT + 1),
        (with_row(f"{FACTION}: " + "decline." * 250), "error-ledger-commands", AT + 1),
        ("\n" * 20_000 + TEXT, "error-ledger-lines", 4_001),
        (" " * 200_000 + "\n" + TEXT, "error-ledger-line", 1),
        (with_row(f"{FACTION}: -fire"), "error-ledger-illegal", AT + 1),
        (with_row(f"{FACTION}: -1foo"), "error-ledger-illegal", AT + 1),
        (with_row(f"{FACTION}: -900w"), "error-ledger-illegal", AT + 1),
        (with_row(f"{FACTION}: convert 7C to 2VP"), "error-ledger-illegal", AT + 1),
        (TEXT.replace("setup dwarves", "setup fakirs"), "error-record-opening", None),
        ('[{"commands": "faction"}' + "[" * 100_000, "error-ledger-json", None),
        ('{"faction": {"commands": ' * 50_000, "error-ledger-json", None),
        ('[{"faction": 1, "commands": 2}]', "error-ledger-entry", 1),
    ],
)
def test_absurd_files_are_refused(text: str, key: str, row: int | None) -> None:
    assert refusal(text) == (key, row)


def test_a_step_down_in_any_row_never_hangs() -> None:
    """The Swarmlings' `-fire` while others owe the use of cult spades."""
    file = next(
        file for file in FOLDER.rglob("*.ledger") if "setup swarmlings" in file.read_text("utf-8")
    )
    rows = file.read_text(encoding="utf-8").splitlines()
    for at in range(30, len(rows), 9):
        key, row = refusal("\n".join([*rows[:at], "swarmlings: -fire", *rows[at + 1 :]]))
        assert (key, row) == ("error-ledger-illegal", at + 1)


def test_many_empty_lines_are_searched_once() -> None:
    began = process_time()
    assert not FOREIGN_NOTATION.recognises("\n" * 500_000)
    assert process_time() - began < SECONDS


def corrected(commands: str) -> list[str]:
    """The corrections that are told for a row before the first upgrade."""
    text = "\n".join([*ROWS[:AT], f"{FACTION}: {commands}", *ROWS[AT:]])
    report = FOREIGN_NOTATION.replay(text)
    assert [found["row"] for found in report["corrections"]] == [AT + 1] * len(
        report["corrections"]
    )
    with pytest.raises(BadRecord) as error:
        FOREIGN_NOTATION.to_record(text)
    assert error.value.message.key == "error-ledger-corrected"
    return [found["command"] for found in report["corrections"]]


def test_a_spade_that_cannot_be_used_where_a_later_row_says() -> None:
    """Looking ahead for a row with spades once called itself until Python gave up."""
    text = (FOLDER / "refereed" / "greedy-5-41.ledger").read_text(encoding="utf-8")
    rows = text.splitlines()
    at = rows.index("cultists: transform I7 to brown")
    rows[at] = "cultists: transform I1 to brown"
    assert refusal("\n".join(rows)) == ("error-ledger-rule", at + 1)


def test_changes_by_hand_are_told_as_corrections() -> None:
    assert corrected("+1c. -1c") == ["+1c", "-1c"]
    assert corrected("+3C. convert 3C to 1VP") == ["+3C", "convert 3C to 1VP"]


def test_an_action_without_its_dwelling() -> None:
    """The Witches take their action and build nothing."""
    driver = Driver(table("witches d f4 sh e7", "nomads d i7"))
    for text in ("action ACTW", "-free_d"):
        carry_out(driver, 0, parse_command(text, 1), Wishes(()))
    assert driver.corrections == ["-free_d"]
    assert driver.state.phase == AFTER or driver.actor() == 1
    assert not is_legal(driver.state, "build a3")


def as_json(lines: list[str]) -> str:
    """A table with totals as the site's list of entries."""
    entries: list[dict[str, object]] = []
    for line in lines:
        cells = line.split("\t")
        if len(cells) < 15:
            entries.append({"comment": line.removeprefix("#")})
            continue
        entry: dict[str, object] = {"faction": cells[0], "commands": cells[14]}
        for name, cell in zip(("VP", "C", "W", "P"), cells[2:10:2], strict=True):
            entry[name] = {"value": int(cell.split()[0]), "delta": 0}
        bowls = cells[10].removesuffix(" PW").split("/")
        cults = cells[12].split("/")
        words = ("P1", "P2", "P3", "FIRE", "WATER", "EARTH", "AIR")
        for name, number in zip(words, bowls + cults, strict=True):
            entry[name] = {"value": int(number), "delta": 0}
        entries.append(entry)
    return json.dumps(entries)


def test_a_ledger_in_json() -> None:
    lines = as_table(TEXT)
    text = as_json(lines)
    assert FOREIGN_NOTATION.recognises(text)
    expected = FOREIGN_NOTATION.replay("\n".join(lines))
    assert FOREIGN_NOTATION.replay(text) == expected
    assert FOREIGN_NOTATION.replay('{"ledger": ' + text + "}") == expected


def test_a_total_in_json_that_differs() -> None:
    lines = as_table(TEXT)
    entries = json.loads(as_json(lines))
    at = next(i for i, entry in enumerate(entries) if "upgrade" in entry.get("commands", ""))
    entries[at]["C"]["value"] += 1
    misses = FOREIGN_NOTATION.replay(json.dumps(entries))["mismatches"]
    assert [(miss["row"], miss["what"]) for miss in misses] == [(at + 1, "coins")]
