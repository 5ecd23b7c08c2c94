"""Our games written in the community's notation and read again: the same states all the way."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tenshu import games
from tenshu.ai.selfplay import play_game
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.record import Record, parse_record
from tenshu.games.terra_mystica.foreign import export, recognises, replay
from tenshu.games.terra_mystica.foreign.importer import Importer
from tenshu.games.terra_mystica.foreign.ledger import parse_ledger
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.verbs import FACTION
from tests.games.terra_mystica.make_records import FOLDER, PLANS, SWITCHED

RECORDS = sorted(FOLDER.glob("*.game"))
SETTING_UP = ("choose", "settle", "card")


def read(file: Path) -> Record:
    """A golden record."""
    return parse_record(file.read_text(encoding="utf-8"), games.load)


def positions(match: Match, actions: list[int]) -> list[list[int]]:
    """The numbers of every position after the set-up."""
    state = GAME.start(match.seats, match.options)
    found: list[list[int]] = []
    for action in actions:
        state.apply(action)
        verb = GAME.verbs.split(action)[0]
        if not verb.chance and verb.name not in SETTING_UP:
            found.append(state.numbers())
    return found


def imported(text: str) -> tuple[Match, list[int]]:
    """The game that a ledger describes, and its actions."""
    importer = Importer(parse_ledger(text))
    importer.run()
    options = importer.driver.state.setup.options
    return Match(GAME, int(importer.driver.state.setup.seats), options), importer.driver.steps


def check(match: Match) -> None:
    """Write a game, read it, and compare every position."""
    text = export(Record(match))
    assert recognises(text)
    ours = positions(match, [step.action for step in match.steps])
    theirs = positions(*imported(text))
    assert len(ours) > 20
    assert theirs == ours


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record(file: Path) -> None:
    record = read(file)
    assert export(record) == file.with_suffix(".ledger").read_text(encoding="utf-8")
    check(record.match)


def test_golden_records_cover_everything() -> None:
    """Every plan is written, every faction plays, every option has its other value."""
    assert [file.stem for file in RECORDS] == sorted(name for name, _, _ in PLANS)
    matches = [read(file).match for file in RECORDS]
    seen = {
        str(player["faction"])
        for match in matches
        for player in GAME.observe(match.state, 0)["players"]  # type: ignore[attr-defined]
    }
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
    report = replay(text)
    assert report["supported"] is True
    assert report["mismatches"] == []
    assert report["rows"] == sum(1 for line in text.splitlines() if ": " in line)
    factions = ["chaos_magicians", "mermaids", "dwarves", "fakirs"]
    assert report["scores"] == dict(zip(factions, match.state.scores(), strict=True))
