"""Golden records: games that must replay the same for ever, and the hashes of their positions."""

from pathlib import Path

import pytest

import tenshu
from tenshu import games
from tenshu.core.errors import BadRecord
from tenshu.core.record import format_record, parse_record
from tests.records.positions import FOLDER, checkpoints, record_files, stored_checkpoints

FILES = record_files()
# Interpreted, every fifth of them is enough: the compiled run replays all.
REPLAYED = FILES if tenshu.compiled() else FILES[::5]


def name_of(file: Path) -> str:
    """The record's path below this folder, without its ending."""
    return file.relative_to(FOLDER).with_suffix("").as_posix()


@pytest.mark.parametrize("file", REPLAYED, ids=name_of)
def test_a_golden_record_replays(file: Path) -> None:
    """Every step is legal, the scores and all positions are as stored, and the text is a fixpoint."""
    text = file.read_text(encoding="utf-8")
    record = parse_record(text, games.load)
    game = record.match.game
    assert game.name == name_of(file).split("/")[0]
    assert format_record(record) == text
    assert checkpoints(record.match) == stored_checkpoints(game.name)[name_of(file)]


NEWER_RULES = [file for file in FILES if file.stem.startswith("rules-2")]


@pytest.mark.parametrize("file", NEWER_RULES, ids=name_of)
def test_a_record_of_newer_rules_needs_them(file: Path) -> None:
    game = name_of(file).split("/")[0]
    text = file.read_text(encoding="utf-8")
    with pytest.raises(BadRecord):
        parse_record(text.replace(f"game: {game}/2", f"game: {game}/1"), games.load)


def test_every_game_has_golden_records() -> None:
    assert {name_of(file).split("/")[0] for file in FILES} == set(games.names())


def test_every_record_has_stored_checkpoints() -> None:
    stored = [name for game in games.names() for name in stored_checkpoints(game)]
    assert sorted(stored) == sorted(name_of(file) for file in FILES)
