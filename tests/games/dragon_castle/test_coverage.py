"""The golden records: that together they show everything, and the rulebook's worked example."""

from functools import cache
from pathlib import Path

import pytest

from tenshu import games
from tenshu.core.match import Match
from tenshu.core.record import Record, parse_record
from tenshu.games.dragon_castle.data.cards import DRAGON_WORDS, SPIRIT_WORDS
from tenshu.games.dragon_castle.data.layouts import LAYOUTS
from tenshu.games.dragon_castle.game import GAME
from tenshu.games.dragon_castle.layout import CASTLE_HEIGHT, SHRINES_LEFT, VICTORY_POINTS
from tenshu.games.dragon_castle.options import OPTIONS
from tenshu.games.dragon_castle.state import Position
from tests.games.dragon_castle.make_records import FOLDER, invoked_in, make_worked_example
from tests.games.dragon_castle.table import at, in_hand
from tests.rules import rule

PATHS = sorted(FOLDER.glob("*.game"))


@cache
def read(path: Path) -> Record:
    return parse_record(path.read_text(encoding="utf-8"), games.load)


def finished() -> list[Match]:
    matches = [read(path).match for path in PATHS]
    return [match for match in matches if match.is_over()]


def test_the_records_are_whole_games_but_for_the_worked_example() -> None:
    unfinished = [path.stem for path in PATHS if not read(path).match.is_over()]
    assert unfinished == ["worked-example"]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_no_record_is_large(path: Path) -> None:
    assert path.stat().st_size <= 20_000


@rule("DC 1.3")
def test_every_layout_is_played() -> None:
    assert {match.options["layout"] for match in finished()} == {word for word, _, _, _ in LAYOUTS}


@rule("DC 1.1")
def test_two_three_and_four_players_play() -> None:
    assert {match.seats for match in finished()} == {2, 3, 4}


@rule("DC 1.7")
def test_every_spirit_is_activated() -> None:
    used = {word for match in finished() for word in invoked_in(match)}
    assert used == set(SPIRIT_WORDS)


@rule("DC 8.1")
def test_every_dragon_brings_points_to_someone() -> None:
    pleased: set[str] = set()
    for match in finished():
        for sheet in GAME.score_sheet(match.state):
            pleased |= {source for source, points in sheet.items() if points > 0}
    assert {f"dragon-{word}" for word in DRAGON_WORDS} <= pleased


@rule("DC 9.1")
def test_both_ways_to_end_are_seen() -> None:
    reasons = {GAME.end_reason(match.state) for match in finished()}
    assert reasons == {"castle-empty", "dragon-summoned"}


def test_every_action_is_seen() -> None:
    verbs = {GAME.verbs.split(step.action)[0].name for match in finished() for step in match.steps}
    assert verbs == set(GAME.verbs.by_name)


def test_every_ruling_is_played_both_ways() -> None:
    for option in OPTIONS[5:]:
        seen = {match.options[option.name] for match in finished()}
        assert seen == set(option.values), option.name


@rule("DC 3.3", "DC 3.4", "DC 5.3", "DC 5.4", "DC 6.1", "DC 9.2")
def test_the_worked_example_of_the_rulebook() -> None:
    record = read(FOLDER / "worked-example.game")
    steps = [GAME.verbs.format_action(step.action) for step in record.match.steps]
    match = Match(GAME, 2, record.match.options)
    state = match.state
    assert isinstance(state, Position)

    def advance(text: str) -> None:
        for step in steps[len(match.steps) : steps.index(text, len(match.steps)) + 1]:
            match.play(GAME.verbs.parse_action(step))

    # Part 1: a pair of Dragon tiles, the first from floor 3 and the second from floor 2.
    advance("take b9")
    assert state.floor == 3
    assert state.at[SHRINES_LEFT] == 1
    assert at(state, "b1 c1") == "ja/3 ja/2"
    assert state.at[CASTLE_HEIGHT + 1] == 2
    advance("pair b1")
    advance("place c3")
    assert at(state, "b1 c1 d2 c3") == "ja/3 ja/2 em em"

    # Part 2: one more Dragon tile and a Shrine, then the set of five for 3 + 1 VP.
    assert state.at[SHRINES_LEFT] == 1
    advance("take c9")
    advance("shrine")
    assert in_hand(state) == "pe"
    assert state.at[SHRINES_LEFT] == 2
    before = int(state.at[VICTORY_POINTS])
    advance("place c2")
    assert state.at[VICTORY_POINTS] - before == 4
    advance("build c1")
    assert at(state, "b1 c1 c2 d2 c3") == "^/3 ^/2 #/2 # #"
    assert GAME.score_sheet(state)[0]["shrines"] == 3 + 2
    assert len(match.steps) == len(steps)


def test_the_worked_example_is_the_one_that_is_made() -> None:
    made = make_worked_example()
    kept = read(FOLDER / "worked-example.game")
    assert made.match.steps == kept.match.steps
    assert made.comments == kept.comments
