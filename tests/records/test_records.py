"""Golden records: real and chosen games that must replay the same for ever."""

from pathlib import Path

import pytest

from tenshu import games
from tenshu.core.record import format_record, parse_record

FILES = sorted(Path(__file__).parent.glob("*/*.game"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_replays(file: Path) -> None:
    """Every step legal, the final scores as written, and the text a fixpoint."""
    text = file.read_text(encoding="utf-8")
    record = parse_record(text, games.load)
    assert record.match.game.name == file.parent.name
    assert format_record(record) == text


def test_every_game_has_golden_records() -> None:
    assert {file.parent.name for file in FILES} == set(games.names())
