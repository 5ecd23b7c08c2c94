"""Our games written in the community's notation and read again: the same states all the way."""

from collections.abc import Mapping
from pathlib import Path

import pytest

import tenshu
from tenshu import games
from tenshu.ai.fuzz_exports import check_export
from tenshu.ai.selfplay import play_game
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.record import Record, parse_record
from tenshu.games.terra_mystica.foreign_notation import FOREIGN_NOTATION
from tenshu.games.terra_mystica.foreign_notation.ledger import parse_ledger
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.verbs import FACTION
from tests.games.scripts import View
from tests.games.terra_mystica.make_records import FOLDER, PLANS, SWITCHED

RECORDS = sorted(FOLDER.glob("*.game"))
REFEREED = sorted((FOLDER / "refereed").glob("*.game"))
REFEREED_ROWS = 8918
# Interpreted, every eighth game is enough: the compiled run goes through all.
SAMPLED = REFEREED if tenshu.compiled() else REFEREED[::8]


def read(file: Path) -> Record:
    """A golden record."""
    return parse_record(file.read_text(encoding="utf-8"), games.load)


def count_rows(text: str) -> int:
    """The rows of a ledger that say what a faction did."""
    return sum(1 for line in text.splitlines() if ": " in line)


def check(match: Match) -> None:
    """Write a game, read it and compare: every position, or the last one for older rules."""
    text = FOREIGN_NOTATION.export(Record(match))
    assert FOREIGN_NOTATION.recognises(text)
    if match.game.rules_version == GAME.rules_version:
        assert check_export(FOREIGN_NOTATION, match) == ""
    else:
        again = FOREIGN_NOTATION.to_record(text).match
        assert again.state.numbers() == match.state.numbers()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record(file: Path) -> None:
    record = read(file)
    assert FOREIGN_NOTATION.export(record) == file.with_suffix(".ledger").read_text(
        encoding="utf-8"
    )
    check(record.match)


@pytest.mark.parametrize("file", SAMPLED, ids=lambda file: file.stem)
def test_a_refereed_game(file: Path) -> None:
    """The ledger that the reference engine accepted is what we write, and is read as the record."""
    record = read(file)
    stored = file.with_suffix(".ledger").read_text(encoding="utf-8")
    assert FOREIGN_NOTATION.export(record) == stored
    check(record.match)
    report = FOREIGN_NOTATION.replay(stored)
    assert report["mismatches"] == []
    assert report["rows"] == count_rows(stored)


def test_refereed_games_cover_every_faction_and_seat_count() -> None:
    texts = [file.with_suffix(".ledger").read_text(encoding="utf-8") for file in REFEREED]
    ledgers = [parse_ledger(text) for text in texts]
    assert {len(ledger.factions) for ledger in ledgers} == set(GAME.seats)
    assert {faction for ledger in ledgers for faction in ledger.factions} == set(FACTION.words)
    assert sum(count_rows(text) for text in texts) == REFEREED_ROWS


def test_golden_records_cover_everything() -> None:
    """Every plan is written, every faction plays, every option has its other value."""
    assert [file.stem for file in RECORDS] == sorted(name for name, _, _ in PLANS)
    matches = [read(file).match for file in RECORDS]
    views: list[View] = [GAME.observe(match.state, 0) for match in matches]
    seen = {player["faction"] for view in views for player in view["players"]}
    assert seen == set(FACTION.words)
    for option in GAME.options:
        values = {match.options[option.name] for match in matches}
        assert values > {option.default} or option.name in ("scoring", "bonus")


def random_game(seed: str, seats: int, given: Mapping[str, str]) -> Match:
    return play_game(GAME, seats, given, ["random"] * seats, seed).match


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("given", [{}, SWITCHED, {"drop_out": "on"}], ids=["base", "mail", "drop"])
def test_random_games(seats: int, given: Mapping[str, str]) -> None:
    for seed in ("a", "b"):
        match = random_game(seed, seats, {"factions": "random", **given})
        if len(match.steps) > 60:  # not everybody has left at once
            check(match)


def test_random_options() -> None:
    for number in range(8):
        chance = Chance(number)
        given = {"factions": "random"}
        for option in GAME.options:
            if option.name in SWITCHED:
                given[option.name] = option.draw(chance)
        check(random_game(str(number), 2 + number % 4, given))


def test_the_report_of_a_replay() -> None:
    text = (FOLDER / "mail-4.ledger").read_text(encoding="utf-8")
    match = read(FOLDER / "mail-4.game").match
    report = FOREIGN_NOTATION.replay(text)
    assert report["supported"] is True
    assert report["mismatches"] == []
    assert report["rows"] == count_rows(text)
    factions = ["chaos_magicians", "mermaids", "dwarves", "fakirs"]
    assert report["scores"] == dict(zip(factions, match.state.scores(), strict=True))
