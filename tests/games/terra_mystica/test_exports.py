"""Exports that the community's reference engine accepts, and that are read again as the same game.

Each record in tests/records/terra_mystica/faults/ shows one row that it used to refuse.
"""

import pytest

from tenshu import games
from tenshu.ai.fuzz_exports import check_exports, play_drawn_game, replay_steps
from tenshu.core.chance import Chance
from tenshu.core.errors import BadRecord
from tenshu.core.match import Match
from tenshu.core.record import Record, parse_record
from tenshu.games.terra_mystica.foreign_notation import FOREIGN_NOTATION
from tenshu.games.terra_mystica.game import GAME
from tests.games.terra_mystica.make_records import FOLDER

FAULTS = FOLDER / "faults"


def fault(name: str) -> Match:
    """The game of a record that shows a fault."""
    text = (FAULTS / f"{name}.game").read_text(encoding="utf-8")
    return parse_record(text, games.load).match


@pytest.mark.parametrize(
    "name, row",
    [
        ("export-unwritten-spade", "fakirs: action BON1. -1SPADE. build H8"),
        ("export-void-spade", "giants: -1SPADE"),
        ("export-void-offer", "dwarves: Decline 2 from witches"),
        ("export-no-ordination", "darklings: upgrade G5 to SH. -3CONVERT_W_TO_P"),
        (
            "export-ordination-order",
            "darklings: upgrade C1 to SH. convert 2W to 2P. convert 1P to 1W. convert 1W to 1C",
        ),
        ("export-order", "engineers: action ACT6. transform A3 to gray. -1SPADE. build A3"),
        ("export-through-home", "halflings: transform E1 to brown. transform E1 to yellow"),
        ("export-two-step-transform", "engineers: action ACT6. transform B2 to blue"),
        (
            "export-ascend-after-convert",
            "cultists: upgrade I8 to SA. +FAV5. -EARTH. +TW5. convert 5PW to 1P. +WATER",
        ),
        (
            "export-double-turn-same-hex",
            "chaosmagicians: convert 1P to 1W. action ACTC. action ACT5. transform E9 to red # tenshu end",
        ),
    ],
)
def test_a_row_that_was_refused(name: str, row: str) -> None:
    match = fault(name)
    text = FOREIGN_NOTATION.export(Record(match))
    assert row in text.splitlines()
    again = FOREIGN_NOTATION.to_record(text).match
    assert again.state.numbers() == match.state.numbers()


def test_every_void_offer_is_declined() -> None:
    """The reference engine offers power to full bowls, and waits for the answer at the end."""
    rows = FOREIGN_NOTATION.export(Record(fault("export-void-offer"))).splitlines()
    assert rows.count("dwarves: Decline 2 from witches") == 2


def test_offers_taken_out_of_order_are_not_called_strict() -> None:
    """The reference engine refuses them only where a file asks it to be strict."""
    text = FOREIGN_NOTATION.export(Record(fault("late-strict-leech-order")))
    assert "option strict-leech" not in text.splitlines()
    assert "option strict-leech" in FOREIGN_NOTATION.export(Record(fault("export-order")))


@pytest.mark.parametrize("number", range(8, 14))
def test_drawn_games(number: int) -> None:
    """Whole and unfinished, every position in which another seat is to act is the same."""
    match = play_drawn_game(GAME, number + 1, f"exports/{number}")
    assert check_exports(FOREIGN_NOTATION, match, Chance(number)) == ""


def test_an_unfinished_game() -> None:
    match = fault("export-order")
    steps = next(
        index
        for index in range(150, len(match.steps))
        if match.steps[index].actor != match.steps[index - 1].actor
    )
    unfinished = replay_steps(match, steps)
    text = FOREIGN_NOTATION.export(Record(unfinished))
    assert "finished=no" in text
    again = FOREIGN_NOTATION.to_record(text).match
    assert again.state.numbers() == unfinished.state.numbers()
    assert FOREIGN_NOTATION.replay(text)["mismatches"] == []


def test_factions_must_be_chosen_before_an_export() -> None:
    with pytest.raises(BadRecord) as error:
        FOREIGN_NOTATION.export(Record(Match(GAME, 2, {})))
    assert error.value.message.key == "error-export-early"


def test_every_fault_of_an_export_has_its_row() -> None:
    tested = {name for name in _parameters() if name.startswith("export-")}
    assert tested == {file.stem for file in FAULTS.glob("export-*.game")}


def _parameters() -> set[str]:
    marks = getattr(test_a_row_that_was_refused, "pytestmark", [])
    return {str(values[0]) for mark in marks for values in mark.args[1]}
