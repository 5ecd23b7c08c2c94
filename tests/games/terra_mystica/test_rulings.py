"""Rulings that changed: what was played before, and what is played since.

The records show each fault: they replay under the version they were played by.
"""

from pathlib import Path
from typing import Final

import pytest

from tenshu import games
from tenshu.core.errors import BadRecord
from tenshu.core.match import Match
from tenshu.core.record import parse_record
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.state import Position
from tests.games.terra_mystica.table import (
    actor,
    at,
    bowls,
    is_legal,
    legal,
    own,
    play,
    purse,
    table,
    why,
)
from tests.rules import rule

FAULTS: Final = Path(__file__).parents[2] / "records" / "terra_mystica" / "faults"
LATE: Final = {"power_answers": "late"}


def read(name: str, version: int) -> Match:
    """A record of the first version, replayed by the rules of a version."""
    text = (FAULTS / f"{name}.game").read_text(encoding="utf-8")
    return parse_record(
        text.replace("terra_mystica/1", f"terra_mystica/{version}"), games.load
    ).match


def refusal(name: str) -> str:
    """What the second version refuses in a record of the first."""
    with pytest.raises(BadRecord) as caught:
        read(name, 2)
    return str(caught.value)


@rule("TM R33", "TM R7")
def test_alchemists_buy_spades_one_by_one() -> None:
    """A turn of a real game: 8 workers, three spades of 3 workers and a dwelling."""
    state = table("alchemists d e6 sh f4", "nomads d i7")
    own(state, coins=9, workers=8, bowls=(0, 4, 1))
    assert not is_legal(play(state, "transform e7"), "turn black")
    assert not is_legal(play(state, "transform e7"), "convert pw>w")
    dug = play(state, "transform e7; spade; spade")
    assert (purse(dug), bowls(dug)) == ((9, 2, 3), (0, 0, 5))
    dug = play(dug, "convert pw>w; spade")
    assert (purse(dug), bowls(dug)) == ((9, 0, 3), (1, 2, 2))
    after = play(dug, "burn; convert pw>w; turn black; build e7")
    assert at(after, "e7") == "p1 dwelling"
    assert (purse(after), bowls(after)) == ((7, 0, 3), (4, 0, 0))


@rule("TM R33")
def test_a_record_with_single_spades() -> None:
    assert read("single-spades", 2).state.scores() == [117, 49]
    text = (FAULTS / "single-spades.game").read_text(encoding="utf-8")
    with pytest.raises(BadRecord, match="spade"):
        parse_record(text.replace("terra_mystica/2", "terra_mystica/1"), games.load)


@rule("TM R33", "TM R7")
def test_single_spades_must_all_be_used() -> None:
    state = own(table("alchemists d e6 sh f4", "nomads d i7"), workers=30)
    dug = play(state, "transform e7; spade; spade")
    assert legal(dug, "turn") == {"turn blue", "turn black", "turn yellow", "turn brown"}
    assert why(dug, "turn green") == ("TM R7", "why-spades-bought")
    bought = play(dug, "spade; spade")
    assert legal(bought) - legal(bought, "convert") == {"turn-long black", "burn"}
    assert why(bought, "spade") == ("TM R33", "why-spades-enough")
    assert why(play(state, "transform e7"), "convert w>c") == ("TM 4.2", "why-turn-first")


@rule("TM R33", "TM R6")
def test_who_buys_single_spades() -> None:
    state = table("alchemists d e6", "nomads d i7")
    assert why(play(state, "transform e7"), "spade") == ("TM R33", "why-single-spades")
    before = table("alchemists d e6 sh f4", "nomads d i7", version=1)
    assert not is_legal(play(before, "transform e7"), "spade")
    state = table("alchemists d e6 sh f4", "nomads d i7", terrain={"e7": "brown", "e5": "brown"})
    own(state, workers=3, bowls=(0, 0, 12))
    second = play(state, "action act6; transform e7; turn black; transform e5")
    assert why(second, "spade") == ("TM R6", "why-second-hex")
    poor = play(own(state, workers=0), "action act6; transform e7")
    assert why(poor, "spade") == ("TM 4.3", "why-no-spades")


@rule("TM R5")
def test_no_hex_is_turned_back() -> None:
    assert read("uturn-act6-engineers-h5", 1).state.scores() == [66, 41, 63, 63]
    assert "transform h5" in refusal("uturn-act6-engineers-h5")
    seats = ("engineers d e6", "nomads d i7")
    there = "action act6; transform e5; turn blue"
    before = own(table(*seats, version=1), bowls=(0, 0, 12))
    assert at(play(before, f"{there}; transform e5; turn black"), "e5") == "black"
    now = play(own(table(*seats), bowls=(0, 0, 12)), there)
    assert why(now, "transform e5") == ("TM R6", "why-dug-already")


@rule("TM 22.10")
def test_late_answers_come_before_income() -> None:
    assert rounds_begun_with_offers(read("late-offer-across-round-end", 1)) == [2]
    assert rounds_begun_with_offers(read("late-offer-across-round-end", 2)) == []


def rounds_begun_with_offers(match: Match) -> list[int]:
    """The rounds whose income came while an offer of power was open."""
    found: list[int] = []
    state = match.game.start(match.seats, match.options)
    assert isinstance(state, Position)
    for step in match.steps:
        before = state.round
        state.apply(step.action)
        if state.round > before and len(state.offers) > 0:
            found.append(int(state.round))
    return found


@rule("TM 22.10")
def test_the_round_waits_for_late_answers() -> None:
    seats = ("witches d f4", "nomads d f3")
    script = "pass bon6; upgrade f4 trading_house; end; later; pass bon7; later"
    before = play(table(*seats, turn=2, options=LATE, version=1), script)
    assert (before.round, actor(before), legal(before, "leech")) == (2, 2, {"leech p1 1"})
    now = play(table(*seats, turn=2, options=LATE), script)
    assert (now.round, actor(now)) == (1, 2)
    assert legal(now) == {"leech p1 1", "refuse p1 1"}
    assert play(now, "refuse p1 1").round == 2


@rule("TM 22.10")
def test_late_answers_take_the_oldest_offer_first() -> None:
    assert read("late-strict-leech-order", 1).state.scores() == [106, 110, 89, 78, 78]
    assert "leech p3 1" in refusal("late-strict-leech-order")
    seats = ("witches d f4 e6", "nomads d f3 th e5")
    script = "pass bon6; upgrade f4 trading_house; end; later; upgrade e6 trading_house; end"
    before = play(table(*seats, turn=2, options=LATE, version=1), script)
    now = play(table(*seats, turn=2, options=LATE), script)
    assert legal(before, "leech") == {"leech p1 1", "leech p1 3"}
    assert legal(now, "leech") == {"leech p1 1"}
    assert legal(now, "refuse") == {"refuse p1 1", "refuse p1 3"}
    assert why(now, "leech p1 3") == ("TM 22.10", "why-older-offer-first")
    assert legal(play(now, "refuse p1 1"), "leech") == {"leech p1 3"}


@rule("TM 22.9")
def test_rounds_go_on_when_everybody_has_left() -> None:
    """Who left collects to the end, whether or not somebody plays on."""
    assert read("drop-last-player", 1).state.scores() == [54, 57]
    assert "60 62" in refusal("drop-last-player")
    seats = ("witches d e6", "nomads d i1")
    before = play(table(*seats, options={"drop_out": "on"}, version=1), "drop; drop")
    assert (before.round, purse(before)) == (1, (20, 10, 3))
    now = play(table(*seats, options={"drop_out": "on"}), "drop; drop")
    assert (now.round, purse(now)) == (6, (20, 10 + 5 * 2, 3))
    assert GAME.end_reason(now) == GAME.end_reason(before) == "all-dropped"


@rule("TM 22.10")
def test_power_is_sacrificed_before_late_answers() -> None:
    """Whoever begins a turn may make room in the bowls first; earlier rules made them answer."""
    seats = ("witches d f4", "nomads d f3")
    script = "upgrade f4 trading_house; end; later"
    before = play(table(*seats, options=LATE, version=1), script)
    now = play(table(*seats, options=LATE), script)
    assert legal(before) == {"leech p1 1", "refuse p1 1"}
    assert legal(now) == {"leech p1 1", "refuse p1 1", "burn"}
    assert legal(play(now, "burn"), "leech") == {"leech p1 1"}
    assert not is_legal(play(table(*seats, options=LATE), "upgrade f4 trading_house; end"), "burn")
