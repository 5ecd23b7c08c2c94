"""The worked examples of the rules, played as they are written in each language."""

import pytest

from tenshu.games.terra_mystica.factions import FACTIONS
from tenshu.games.terra_mystica.layout import KEYS
from tenshu.games.terra_mystica.rules.gains import gain_power
from tests.games.examples import LANGUAGES, example, example_text, moves, numbers, totals
from tests.games.terra_mystica.table import at, bowls, legal, own, play, purse, table, vp
from tests.rules import rule


@rule("TM 4.1", "TM 4.2", "TM 4.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_transform_and_build(language: str) -> None:
    state = own(table("witches d e6", "nomads d i1"), workers=8, coins=5)
    rows = example("terra_mystica", 1, language)
    for row in rows:
        if moves(row):
            state = play(state, moves(row))
        coins, workers, _ = purse(state)
        assert totals(row) == [workers, coins]
    assert at(state, "e5") == "p1 dwelling"
    cheaper = own(table("witches d e6", "nomads d i1"), workers=8, exchange=1)
    spent = 8 - purse(play(cheaper, "transform e5; turn green"))[1]
    assert f"2 × 2 = {spent}" in example_text("terra_mystica", 1, language)


@rule("TM 2.4", "TM 2.5", "TM 3.3", "TM 11.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_power_through_three_bowls(language: str) -> None:
    witches = next(faction.board for faction in FACTIONS if faction.name == "witches")
    state = own(table("witches d e6", "nomads d i1"), bowls=witches.bowls)
    rows = example("terra_mystica", 2, language)
    for number, row in enumerate(rows):
        if moves(row):
            state = play(state, moves(row))
        elif number:
            gain_power(state, 0, numbers(row[0])[0])
        assert totals(row) == list(bowls(state))
    words = example_text("terra_mystica", 2, language).rpartition("|")[2]
    assert f" {sum(bowls(state))} " in words


@rule("TM 9.1", "TM 9.3", "TM 9.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_power_from_a_neighbours_building(language: str) -> None:
    state = table("mermaids d d5", "nomads d e8 te e6 th e5", terrain={"e7": "blue"})
    offer, answer = example("terra_mystica", 3, language)
    state = play(state, moves(offer))
    assert legal(state) == {"leech p1 3", "refuse p1 3"}
    assert totals(offer) == [vp(state, 2), *bowls(state, 2)]
    state = play(state, moves(answer))
    assert totals(answer) == [vp(state, 2), *bowls(state, 2)]
    words = example_text("terra_mystica", 3, language).split()
    assert "1 + 2 = 3" in " ".join(words)


@rule("TM 5.2", "TM 5.4", "TM 14.1", "TM 14.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_town_over_a_river(language: str) -> None:
    power = {"a3": 2, "a4": 2, "c1": 2, "d2": 1}
    state = own(table("auren th a3 a4 c1 d d2", "nomads d i1", scoring="score3"), shipping=3)
    joined = ["a3", "a4"]
    for row in example("terra_mystica", 4, language):
        if moves(row):
            state = play(state, moves(row))
            joined = list(power)
        values = [len(joined), sum(power[hex_] for hex_ in joined)]
        assert totals(row) == [*values, vp(state), state.at[KEYS]]
        assert (legal(state, "town") != set()) == (moves(row).startswith("action"))
    assert sum(state.read("in_town")) == len(power)


@rule("TM 21.21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mermaids_town_over_the_same_river(language: str) -> None:
    state = table("mermaids th a3 a4 c1 d d2", "nomads d i1", scoring="score3")
    words = example_text("terra_mystica", 4, language)
    state = play(state, moves([words.rpartition("|")[2]]))
    assert legal(state, "town") != set()
