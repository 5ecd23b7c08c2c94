"""The golden records: whole games that together show every card, tile, level and action."""

from functools import cache
from pathlib import Path

import pytest

from tenshu import games
from tenshu.core.record import Record, format_record, parse_record
from tests.games.white_castle.make_records import FOLDER, play_game
from tests.games.white_castle.shown import WANTED, shown
from tests.rules import rule

PATHS = sorted(FOLDER.glob("*.game"))


@cache
def read(path: Path) -> Record:
    return parse_record(path.read_text(encoding="utf-8"), games.load)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_is_a_whole_game_that_replays_to_its_own_text(path: Path) -> None:
    assert read(path).match.is_over()
    assert format_record(read(path)) == path.read_text(encoding="utf-8")
    assert path.stat().st_size <= 20_000


@rule(
    *("WC 10.1", "WC 10.2", "WC 10.3", "WC 10.4", "WC 10.5", "WC 10.6", "WC 10.7", "WC 10.8"),
    *("WC 10.9", "WC 11.2", "WC 11.19"),
)
def test_the_records_show_every_field_favour_garden_tile_and_card() -> None:
    found: set[str] = set().union(*(shown(read(path).match) for path in PATHS))
    assert WANTED - found == set()


def test_what_is_wanted_is_all_there_is() -> None:
    counts = {
        "steward": 45,
        "diplomat": 24,
        "daimyo": 27,
        "tend": 10,
        "work": 10,
        "drill": 16,
        "resource": 9,
        "decree": 3,
        "room": 15,
        "well": 15,
        "rival": 9,
        "level": 3,
        "seats": 4,
        "action": 3,
    }
    for kind, count in counts.items():
        words = [word for word in WANTED if word.split()[0].split("-")[0] == kind]
        assert len(words) == count, kind


def test_a_game_shows_little_alone() -> None:
    few = shown(play_game(2, {}, 1, set()).match)
    assert few
    assert WANTED - few
