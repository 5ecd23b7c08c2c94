"""Real games: every row of the community's ledgers gives the totals that people had."""

from pathlib import Path

import pytest

import tenshu
from tenshu.ai.selfplay import play_game
from tenshu.core.errors import BadRecord
from tenshu.core.record import Record
from tenshu.games.terra_mystica.foreign_notation import FOREIGN_NOTATION
from tenshu.games.terra_mystica.foreign_notation.commands import (
    merge_steps,
    parse_command,
    split_commands,
)
from tenshu.games.terra_mystica.foreign_notation.importer import Importer, final_totals
from tenshu.games.terra_mystica.foreign_notation.ledger import Totals, parse_ledger
from tenshu.games.terra_mystica.foreign_notation.moves import orderings
from tenshu.games.terra_mystica.game import GAME
from tests.games.terra_mystica.make_records import FOLDER

LEDGERS = Path(__file__).resolve().parents[4] / "shared" / "ledgers"
FILES = sorted(LEDGERS.glob("*.txt"))
REPLAYED = FILES if tenshu.compiled() else FILES[::4]
TEXT = (FOLDER / "mail-4.ledger").read_text(encoding="utf-8")
ROWS = TEXT.splitlines()


@pytest.mark.skipif(not FILES, reason="the ledgers of real games lie beside the project only")
@pytest.mark.parametrize("file", REPLAYED, ids=lambda file: file.stem)
def test_every_row_of_a_real_game(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert FOREIGN_NOTATION.recognises(text)
    report = FOREIGN_NOTATION.replay(text)
    assert report["supported"] is True
    assert report["mismatches"] == []
    rows = [line.split("\t") for line in text.splitlines()]
    last = {cells[0]: cells[2] for cells in rows if len(cells) > 10}
    scores = report["scores"]
    assert isinstance(scores, dict)
    for faction, score in scores.items():
        assert last[faction.replace("_", "")] == f"{score} VP"


@pytest.mark.skipif(not FILES, reason="the ledgers of real games lie beside the project only")
def test_a_changed_total_is_a_mismatch() -> None:
    lines = FILES[0].read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if "upgrade" in line)
    cells = lines[at].split("\t")
    cells[4] = f"{int(cells[4].split()[0]) + 1} C"
    lines[at] = "\t".join(cells)
    mismatches = FOREIGN_NOTATION.replay("\n".join(lines))["mismatches"]
    assert isinstance(mismatches, list)
    assert [(miss["row"], miss["what"]) for miss in mismatches] == [(at + 1, "coins")]


def problem(lines: list[str]) -> tuple[str, dict[str, object]]:
    """The key and the arguments of the error."""
    with pytest.raises(BadRecord) as caught:
        FOREIGN_NOTATION.replay("\n".join(lines))
    return caught.value.message.key, dict(caught.value.message.args)


def first_row(word: str) -> int:
    """Where the first row with this word stands."""
    return next(i for i, line in enumerate(ROWS) if word in line)


def changed(at: int, line: str) -> list[str]:
    """The ledger with one line replaced."""
    return [*ROWS[:at], line, *ROWS[at + 1 :]]


def test_a_ledger_cut_in_half_names_its_last_row() -> None:
    half = ROWS[: len(ROWS) // 2]
    assert problem(half) == ("error-ledger-cut", {"row": len(half)})


def test_a_ledger_without_a_header_is_refused() -> None:
    rows = [line for line in ROWS if not line.startswith("score ")]
    assert problem(rows)[0] == "error-ledger-header"


def test_an_unknown_faction_is_refused() -> None:
    at = first_row(": upgrade")
    assert problem(changed(at, "wizards: pass BON1")) == (
        "error-ledger-faction",
        {"row": at + 1, "faction": "wizards"},
    )


def test_a_faction_that_does_not_play() -> None:
    at = first_row(": upgrade")
    assert problem(changed(at, "witches: pass BON1"))[0] == "error-ledger-seat"


def test_an_unknown_command_is_refused() -> None:
    at = first_row(": upgrade")
    faction = ROWS[at].partition(":")[0]
    assert problem(changed(at, f"{faction}: dance")) == (
        "error-ledger-command",
        {"row": at + 1, "command": "dance"},
    )


def test_illegal_command_names_its_rule() -> None:
    at = first_row(": upgrade")
    faction = ROWS[at].partition(":")[0]
    key, args = problem(changed(at, f"{faction}: upgrade A1 to TP"))
    assert key == "error-ledger-rule"
    assert (args["row"], args["command"], args["rule"]) == (at + 1, "upgrade A1 to TP", "TM 8.1")


def test_power_that_is_not_offered_is_refused() -> None:
    at = first_row("Leech")
    faction, _, rest = ROWS[at].partition(":")
    giver = rest.split()[-1]
    other = next(name for name in ("dwarves", "fakirs", "mermaids") if name not in (faction, giver))
    assert problem(changed(at, f"{faction}: Leech 9 from {other}"))[0] == "error-ledger-offer"


@pytest.mark.parametrize(
    "line, key",
    [
        ("map 95a66999127893f5925a5f591d54f8bcb9a670e6", "ledger-unsupported-map"),
        ("setup icemaidens", "ledger-unsupported-faction"),
        ("option fire-and-ice-final-scoring", "ledger-unsupported-option"),
        ("delete BON1", "ledger-unsupported-cards"),
    ],
)
def test_an_unsupported_game_says_why(line: str, key: str) -> None:
    report = FOREIGN_NOTATION.replay("\n".join([line, *ROWS]))
    assert report["supported"] is False
    assert getattr(report["reason"], "key", "") == key


def test_other_texts_are_not_recognised() -> None:
    assert not FOREIGN_NOTATION.recognises("tenshu record 1\ngame: terra_mystica/1\n")
    assert not FOREIGN_NOTATION.recognises("Dear diary,\ntoday we built a temple.\n")
    assert FOREIGN_NOTATION.recognises(
        "witches\t\t20 VP\t\t15 C\t\t3 W\t\t0 P\t\t5/7/0 PW\t\t0/0/0/2\t\tsetup\n"
    )


FINAL = (
    ("Scoring FIRE cult", "+0vp for fire"),
    ("Scoring WATER cult", "+0vp for water"),
    ("Scoring EARTH cult", "+0vp for earth"),
    ("Scoring AIR cult", "+0vp for air"),
    ("Scoring network", "+0vp for network"),
    ("Converting resources to VPs", "score_resources"),
)


def table_row(faction: str, totals: Totals, commands: str) -> str:
    """A row of a table with running totals; the differences are left out."""
    bowls = "/".join(str(tokens) for tokens in totals.bowls)
    cults = "/".join(str(steps) for steps in totals.cults)
    owned = (f"{totals.vp} VP", f"{totals.coins} C", f"{totals.workers} W", f"{totals.priests} P")
    cells = [cell for total in (*owned, f"{bowls} PW", cults) for cell in ("", total)]
    return "\t".join([faction.replace("_", ""), *cells, "", commands])


def as_table(text: str) -> list[str]:
    """A file of commands as the site's full log would show it."""
    ledger = parse_ledger(text)
    importer = Importer(ledger)
    lines = [f"option {name}" for name in sorted(ledger.options)]
    lines += [line for line in text.splitlines() if line.startswith("# tenshu")]
    tiles = enumerate(ledger.scorings, 1)
    lines += [f"Round {number} scoring: {tile.upper()}, D >> 2" for number, tile in tiles]
    lines += [f"Removing tile {card.upper()}" for card in ledger.removed]
    for faction in ledger.factions:
        seat = importer.seats[faction]
        lines.append(table_row(faction, importer.driver.shown[seat], "setup"))
    for row in ledger.rows:
        driver = importer.driver
        bonus, income = driver.bonus_round, driver.income_round
        importer.replay_row(row)
        importer.next_row += 1
        driver = importer.driver
        commands = ". ".join(command.text for command in row.commands)
        if commands == "resign":
            lines.append(f"{row.faction.replace('_', '')} dropped from the game")
        else:
            shown = driver.shown[importer.seats[row.faction]]
            lines.append(table_row(row.faction, shown, commands))
        if driver.bonus_round != bonus:
            lines.append(f"Round {driver.bonus_round + 1} income")
            lines += all_rows(importer, driver.after_bonus, "cult_income_for_faction")
        if driver.income_round != income:
            lines.append(f"Round {driver.income_round} income")
            lines += all_rows(importer, driver.after_income, "other_income_for_faction")
            lines.append(f"Round {driver.income_round}, turn 1")
    for title, word in FINAL:
        lines.append(title)
        name = word.removeprefix("+0vp for ")
        lines += all_rows(importer, final_totals(importer.driver.state, name), word)
    return lines


def all_rows(importer: Importer, shown: list[Totals], commands: str) -> list[str]:
    """The site's rows about everybody; for players who have left, without a command."""
    left = importer.driver.state.read("has_dropped")
    return [
        table_row(faction, shown[seat], "" if left[seat] else commands)
        for seat, faction in sorted(enumerate(importer.factions), key=lambda pair: left[pair[0]])
    ]


def test_a_table_with_totals_has_no_mismatch() -> None:
    lines = as_table(TEXT)
    report = FOREIGN_NOTATION.replay("\n".join(lines))
    assert report["mismatches"] == []
    assert report["rows"] == sum(1 for line in lines if " VP\t" in line)
    assert report["scores"] == FOREIGN_NOTATION.replay(TEXT)["scores"]


@pytest.mark.parametrize(
    "cell, what", [(2, "vp"), (4, "coins"), (6, "workers"), (8, "priests"), (12, "cults")]
)
def test_every_total_is_compared(cell: int, what: str) -> None:
    lines = as_table(TEXT)
    at = next(i for i, line in enumerate(lines) if "upgrade" in line)
    cells = lines[at].split("\t")
    number = cells[cell].split(" ")[0].split("/")[0]
    cells[cell] = cells[cell].replace(number, str(int(number) + 1), 1)
    lines[at] = "\t".join(cells)
    mismatches = FOREIGN_NOTATION.replay("\n".join(lines))["mismatches"]
    assert isinstance(mismatches, list)
    assert [(miss["row"], miss["what"]) for miss in mismatches] == [(at + 1, what)]


def test_a_table_of_players_who_leave() -> None:
    """They still collect income, in rows of the site without a command."""
    number = 0
    left_early = False
    while not left_early:
        match = play_game(GAME, 4, {"drop_out": "on"}, ["random"] * 4, f"leave/{number}").match
        text = FOREIGN_NOTATION.export(Record(match))
        lines = text.splitlines()
        at = next((i for i, line in enumerate(lines) if line.startswith("drop")), 0)
        left_early = at > 0 and sum(1 for line in lines[at:] if ": pass BON" in line) > 8
        number += 1
    rows = as_table(text)
    assert any(row.endswith("\t") for row in rows)
    report = FOREIGN_NOTATION.replay("\n".join(rows))
    assert report["mismatches"] == []
    assert report["rows"] == sum(1 for row in rows if " VP\t" in row or "dropped" in row)


def test_talk_in_a_table_is_skipped() -> None:
    lines = as_table(TEXT)
    at = next(i for i, line in enumerate(lines) if "upgrade" in line)
    talk = ["gg: well played", "score is close", "map of the world to follow", "Player 1: Ana"]
    assert FOREIGN_NOTATION.replay("\n".join([*lines[:at], *talk, *lines[at:]]))["mismatches"] == []


def test_a_table_cut_inside_a_row_names_that_row() -> None:
    lines = as_table(TEXT)
    at = len(lines) // 2
    cut = [*lines[:at], lines[at][:30]]
    assert problem(cut) == ("error-ledger-cut", {"row": at + 1})


def rows_with_a_favour_and_an_answer() -> tuple[list[str], int]:
    """A ledger of ours, and a row that takes a favour tile just before somebody takes power."""
    for file in sorted(FOLDER.glob("*.ledger")):
        rows = file.read_text(encoding="utf-8").splitlines()
        for at, line in enumerate(rows[:-1]):
            if ". +FAV" in line and rows[at + 1].partition(": ")[2].startswith("Leech"):
                return rows, at
    raise AssertionError


def test_an_answer_in_the_middle_of_a_turn() -> None:
    """People take power before the builder has chosen a favour tile."""
    rows, at = rows_with_a_favour_and_an_answer()
    faction, _, commands = rows[at].partition(": ")
    upgrade, _, rest = commands.partition(". +FAV")
    split = [f"{faction}: {upgrade}", rows[at + 1], f"{faction}: +FAV{rest}"]
    again = FOREIGN_NOTATION.replay("\n".join([*rows[:at], *split, *rows[at + 2 :]]))
    assert again["scores"] == FOREIGN_NOTATION.replay("\n".join(rows))["scores"]


def test_a_cultists_step_after_their_action() -> None:
    """Other programs may write the step after the action that it should come before."""
    row = [parse_command(text, 1) for text in ("build E5", "action BON2", "+AIR", "+FIRE")]
    texts = [[command.text for command in order] for order in orderings(row)]
    assert texts[0] == ["build E5", "action BON2", "+AIR", "+FIRE"]
    assert texts[-1] == ["+FIRE", "build E5", "action BON2", "+AIR"]


@pytest.mark.parametrize(
    "text, kind, numbers, words",
    [
        ("Build E5", "build", (0, 0), ("e5",)),
        ("upgrade e5 to Trading post", "upgrade", (0, 0), ("e5", "trading_house")),
        ("transform F2 to grey", "transform", (0, 0), ("f2", "gray")),
        ("dig 2", "dig", (2, 0), ()),
        ("Action ACTC", "action", (0, 0), ("actc",)),
        ("bridge C2:D3", "bridge", (0, 0), ("c2", "d3")),
        ("connect r33", "connect", (0, 0), ("r33",)),
        ("connect F2:E4:G1", "connect", (0, 0), ("f2", "e4", "g1")),
        ("send p to EARTH for 2", "send", (2, 0), ("earth",)),
        ("advance shipping", "advance", (0, 0), ("ship",)),
        ("convert 3pw to w", "convert", (3, 0), ("pw", "w")),
        ("Convert 1 power to 1 coin", "convert", (1, 1), ("pw", "c")),
        ("burn 4", "burn", (4, 0), ()),
        ("Leech 2 from chaosmagicians", "leech", (2, 0), ("chaosmagicians",)),
        ("decline", "decline", (0, 0), ()),
        ("+2TW3", "gain", (2, 0), ("tw3",)),
        ("-SPADE", "lose", (0, 0), ("spade",)),
        ("+8vp for FIRE", "points", (8, 0), ("fire",)),
        ("convert 2W to bridge", "engineer", (0, 0), ()),
        ("pass", "pass", (0, 0), ()),
        ("[opponent accepted power]", "bookkeeping", (0, 0), ("[opponent accepted power]",)),
    ],
)
def test_commands_are_read(
    text: str, kind: str, numbers: tuple[int, int], words: tuple[str, ...]
) -> None:
    command = parse_command(text, 1)
    assert (command.kind, (command.amount, command.other), command.words) == (kind, numbers, words)
    assert command.text == text


def test_a_row_is_split_into_commands() -> None:
    assert split_commands("burn 1.  action ACT5. build E5. # hurry") == [
        "burn 1",
        "action ACT5",
        "build E5",
    ]


def test_two_steps_are_one_command() -> None:
    assert merge_steps(["action ACTA", "+AIR", "+air"]) == ["action ACTA", "+2air"]
    assert merge_steps(["+FAV1", "+FAV1"]) == ["+FAV1", "+FAV1"]


def test_an_absurd_number_is_no_command() -> None:
    with pytest.raises(BadRecord) as error:
        parse_command(f"convert {'9' * 5000}PW to 1C", 7)
    assert error.value.message.args["row"] == 7
