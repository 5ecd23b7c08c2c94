"""Checks of a package with the toy faction and map; see tests/conformance/test_additions.py."""

import pytest
from rich.console import Console

from tenshu.ai.selfplay import play_game
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE, SPECTATOR, fingerprint
from tenshu.core.record import Record, format_record, parse_record
from tenshu.games import load
from tenshu.games.terra_mystica import GAME, terminal
from tenshu.text import LANGUAGES, Wording
from tests.conformance import checks
from tests.games.terra_mystica.table import bowls, legal, own, play, purse, table, vp, why

POND = {"map": "pond"}
OTTERS = {**POND, "factions": "otters+witches+giants"}
NAMES = ("Ann", "Bob", "Cid")


def test_spades_are_paid_with_coins() -> None:
    state = table("otters d b1", "giants d e2", options=POND)
    after = play(state, "transform a1; turn blue")
    assert purse(after)[:2] == (16, 10)
    own(state, coins=3)
    assert "transform a1" not in legal(state, "transform")


def test_swimming_costs_power() -> None:
    state = own(table("otters d b1", "giants d e2", options=POND), shipping=0)
    after = play(state, "transform a3; turn blue")
    assert (bowls(after), purse(after)[0], vp(after)) == ((6, 4, 2), 12, vp(state) + 4)


def test_the_special_action_needs_no_stronghold() -> None:
    state = table("otters d b1", "giants d e2", options=POND)
    after = play(state, "action acto; end; pass bon8")
    assert bowls(after) == (3, 5, 4)
    assert why(after, "action acto") == ("TM 12.1", "why-act-used")


def test_river_banks_score_when_passing() -> None:
    state = table("otters d b1 a1 c1", "giants d e2", options=POND)
    assert vp(play(state, "pass bon8")) == vp(state) + 2


def test_the_map_has_its_own_sites_and_hexes() -> None:
    state = table("otters d b1", "giants d e2", options=POND)
    after = play(state, "action act1")
    assert legal(after, "bridge") == {"bridge b1:c1", "bridge b1:d1"}
    view = GAME.observe(state, 0)
    assert view["map"] == "pond"
    assert isinstance(view["hexes"], list)
    assert len(view["hexes"]) == 24


def test_a_first_game_has_the_first_map() -> None:
    with pytest.raises(Exception, match="error-first-game"):
        Match(GAME, 2, {"setup": "first_game", "map": "pond"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_random_game_keeps_the_contract(language: str) -> None:
    wording = Wording(language, "terra_mystica", NAMES)
    match = Match(GAME, 3, OTTERS)
    chance = Chance(language)
    while not match.is_over():
        before = match.state.clone()
        legal = match.legal()
        action = legal[chance.below(len(legal))]
        if match.actor() == CHANCE:
            action = int(GAME.sample(match.state, chance))
        elif len(match.steps) % 9 == 0:
            checks.check_actions(GAME, before)
            checks.check_copies(match)
            checks.check_views(match)
            checks.check_reasons(GAME, before, range(0, GAME.verbs.player_size, 31))
            assert all(wording.word(GAME.label(before, one)) for one in legal)
        match.play(action)
        assert GAME.broken_invariants(match.state) == []
        for event in GAME.describe(before, action, SPECTATOR):
            assert wording.word(event)
    text = format_record(Record(match))
    again = parse_record(text, load)
    assert fingerprint(again.match.state) == fingerprint(match.state)
    assert "option map: pond" in text


def test_bots_play_it_and_the_terminal_draws_it() -> None:
    result = play_game(GAME, 3, OTTERS, ("greedy", "greedy", "random"), "otters")
    assert GAME.broken_invariants(result.match.state) == []
    view = GAME.observe(result.match.state, 0)
    console = Console(width=100, record=True, quiet=True)
    console.print(terminal.TERMINAL.draw(view, [], Wording("en", "terra_mystica").say, NAMES))
