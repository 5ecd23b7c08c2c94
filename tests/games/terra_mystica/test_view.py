"""What can be seen of a position, its score sheet, its words."""

import json

import pytest

from tenshu.ai.fuzz import draw_match
from tenshu.core.chance import Chance
from tenshu.core.message import Message
from tenshu.core.protocol import CHANCE, OVER, SPECTATOR
from tenshu.games.terra_mystica.game import GAME
from tenshu.text import Wording
from tests.games.terra_mystica.table import own, play, start, table


def player(view: dict[str, object], seat: int) -> dict[str, object]:
    players = view["players"]
    assert isinstance(players, list)
    found = players[seat - 1]
    assert isinstance(found, dict)
    return found


def test_everything_lies_open() -> None:
    state = own(table("witches d e6 te e7", "nomads d i1"), favours="fav7", towns="tw1")
    view = GAME.observe(state, SPECTATOR)
    assert json.loads(json.dumps(view)) == view
    assert (view["phase"], view["seat"], view["round"]) == ("act", 0, 1)
    mine = player(view, 1)
    assert (mine["faction"], mine["vp"], mine["bowls"]) == ("witches", 20, [4, 4, 4])
    assert mine["income"] == {"coins": 6, "workers": 3, "priests": 1, "power": 1}
    assert mine["favours"] == ["fav7"]
    assert mine["supply"] == {
        "dwelling": 7,
        "trading_house": 4,
        "temple": 2,
        "stronghold": 1,
        "sanctuary": 1,
    }


def test_offers_show_what_they_are_worth() -> None:
    state = own(table("witches d e6", "nomads sh e7"), 2, bowls=(0, 2, 9))
    view = GAME.observe(play(state, "upgrade e6 trading_house; end"), SPECTATOR)
    assert view["offers"] == [{"to": 1, "from": 0, "power": 3, "gain": 2}]
    assert (view["phase"], view["seat"]) == ("answer", 1)


def test_what_is_due_is_asked_first() -> None:
    state = play(table("witches th e6", "nomads d i1"), "upgrade e6 temple")
    assert GAME.observe(state, 0)["phase"] == "dues"
    assert GAME.prompt(state).key == "ask-dues"


def test_before_factions_are_known() -> None:
    view = GAME.observe(start(2, factions="colours"), 0)
    assert player(view, 1) == {"faction": None, "colour": None}
    view = GAME.observe(play(start(2, factions="colours"), "colour red; colour blue"), 0)
    assert player(view, 2) == {"faction": None, "colour": "blue"}


def test_the_score_sheet_names_every_source() -> None:
    state = table("witches d e5 th e6 e7 d e8", "nomads d i1", scoring="score6")
    own(state, favours="fav10", card="bon7")
    own(state, 2, card="bon5")
    state = play(state, "upgrade e5 trading_house; town tw1; end; pass bon8; ship; end; dig; end")
    state = play(state, "pass bon6")
    sheet = GAME.score_sheet(state)[0]
    assert sheet["start"] == 20
    assert sheet["scoring-tiles"] == 3
    assert sheet["favour-tiles"] == 3
    assert (sheet["towns"], sheet["faction"]) == (5, 5)
    assert (sheet["shipping"], sheet["exchange"], sheet["bonus-cards"]) == (2, 6, 6)
    assert sheet["area"] == 18
    assert sum(sheet.values()) == state.scores()[0]


def test_power_costs_points_on_the_sheet() -> None:
    state = play(table("witches d e6", "nomads sh e7"), "upgrade e6 trading_house; end; leech p1 3")
    assert GAME.score_sheet(state)[1]["power"] == -2


@pytest.mark.parametrize("language", ["en", "pt", "it"])
def test_every_word_is_there(language: str) -> None:
    wording = Wording(language, "terra_mystica", ["A", "B", "C", "D", "E"])
    for seed in range(4):
        chance = Chance(seed)
        match = draw_match(GAME, chance)
        while match.actor() != OVER:
            state = match.state
            legal = match.legal()
            action = legal[chance.below(len(legal))]
            if match.actor() != CHANCE:
                say(wording, GAME.prompt(state))
                for choice in legal:
                    say(wording, GAME.label(state, choice))
            for event in GAME.describe(state, action, SPECTATOR):
                say(wording, event)
            match.play(action)


def say(wording: Wording, message: Message) -> None:
    """A message without words, or an argument that is missing, raises or shows as a key."""
    words = wording.word(message)
    assert words
    assert message.key not in words
