"""The fourteen factions: abilities and strongholds."""

import pytest

from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.layout import SHIPPING, TERRAIN
from tenshu.games.terra_mystica.verbs import FACTION, HEX
from tests.games.terra_mystica.table import (
    actor,
    at,
    bowls,
    cults,
    is_legal,
    legal,
    own,
    play,
    purse,
    table,
    vp,
    where,
    why,
)
from tests.rules import rule


@rule("TM 21.1")
def test_alchemists_trade_points_and_coins() -> None:
    state = own(table("alchemists d e6", "giants d i1"), coins=3, vp=1)
    after = play(state, "convert vp>c")
    assert (vp(after), purse(after)[0]) == (0, 4)
    assert why(after, "convert vp>c") == ("TM 21.1", "why-no-points")
    after = play(after, "convert c>vp; convert c>vp")
    assert (vp(after), purse(after)[0]) == (2, 0)
    assert why(after, "convert c>vp") == ("TM 21.1", "why-no-coins")
    assert why(table("witches d e6", "giants d i1"), "convert c>vp") == (
        "TM 21.1",
        "why-alchemists-only",
    )


@rule("TM 21.2")
def test_alchemists_stronghold() -> None:
    state = own(table("alchemists th e6", "giants d i1"), bowls=(5, 7, 0))
    state = play(state, "upgrade e6 stronghold")
    assert bowls(state) == (0, 5, 7)
    own(state, bowls=(12, 0, 0), exchange=2)
    # Two power for every spade, bought or free.
    state = play(state, "end; pass bon8; transform e7; turn black")
    assert bowls(state) == (6, 6, 0)


@rule("TM 21.2", "TM R8")
def test_alchemists_gain_power_for_cult_spades() -> None:
    state = table("alchemists sh e6", "giants d i1", scoring="score2")
    own(state, cults=(0, 0, 8, 0), bowls=(12, 0, 0))
    assert bowls(play(state, "pass bon8; pass bon6")) == (8, 4, 0)


@rule("TM 21.4")
def test_auren_stronghold_brings_a_favour_tile_and_two_steps_a_round() -> None:
    state = play(table("auren th e6", "giants d i1"), "upgrade e6 stronghold")
    assert len(where(state, "favour")) == 12
    state = play(state, "favour fav7; end; pass bon8; action acta; step air; end")
    assert cults(state) == (0, 0, 2, 2)


@rule("TM 21.4", "TM 10.2")
def test_auren_need_a_key_too() -> None:
    state = own(table("auren sh e6", "giants d i1"), cults=(9, 0, 0, 0))
    assert cults(play(state, "action acta; step fire"))[0] == 9


@rule("TM 21.5")
def test_chaos_magicians_take_two_favour_tiles() -> None:
    state = play(table("chaos_magicians th e6", "witches d i1"), "upgrade e6 temple; favour fav5")
    assert why(state, "favour fav5") == ("TM 17.13", "why-favour-twice")
    state = play(state, "favour fav11; end")
    assert actor(state) == 2


@rule("TM 21.6")
def test_a_double_turn_is_two_actions() -> None:
    state = table("chaos_magicians sh e6", "witches d e7", terrain={"e5": "red"})
    state = play(state, "action actc; build e5")
    # One action done, the second is owed.
    assert actor(state) == 1
    assert not is_legal(state, "action actc")
    state = play(state, "upgrade e5 trading_house; end")
    assert actor(state) == 2


@rule("TM 21.6", "TM 9.2")
def test_power_is_answered_after_each_half() -> None:
    state = table("chaos_magicians sh e6", "witches d e7", terrain={"d4": "red"})
    state = play(state, "action actc; build d4")
    assert (actor(state), legal(state)) == (2, {"leech p1 1", "refuse p1 1"})
    assert actor(play(state, "refuse p1 1; send fire 1; end")) == 2


@rule("TM 21.6")
def test_the_first_half_may_build_where_it_dug() -> None:
    state = table("chaos_magicians sh e6", "witches d i1")
    state = play(state, "action actc; transform e7; turn red; build e7; pass bon8")
    assert actor(state) == 2
    state = table("chaos_magicians sh e6", "witches d i1")
    state = play(state, "action actc; transform e7; turn red; end; send fire 1; end")
    assert actor(state) == 2


@rule("TM 21.6", "TM R3")
def test_nothing_follows_a_pass() -> None:
    state = play(table("chaos_magicians sh e6", "witches d i1"), "action actc; pass bon8")
    assert actor(state) == 2


@rule("TM 21.8")
def test_cultists_stronghold_brings_seven_points() -> None:
    state = play(table("cultists th e6", "giants d i1"), "upgrade e6 stronghold")
    assert vp(state) == 27


@rule("TM 21.9")
def test_darklings_pay_priests_for_spades() -> None:
    state = own(table("darklings d e6", "giants d i1"), bowls=(0, 0, 12), workers=0)
    # Mountains to swamp are three spades.
    after = play(state, "transform e7; turn black")
    assert (purse(after), vp(after)) == ((20, 0, 0), 26)
    # Free spades bring no points, bought ones do.
    after = play(state, "action act6; transform e7; turn black")
    assert (purse(after), vp(after)) == ((20, 0, 2), 22)
    own(state, priests=0)
    assert why(state, "transform e7") == ("TM 4.3", "why-no-spades")


@rule("TM 21.10")
def test_darklings_stronghold() -> None:
    state = own(table("darklings th e6", "giants d i1"), priests=4)
    assert why(state, "convert w>p") == ("TM 21.10", "why-ordination")
    state = play(state, "upgrade e6 stronghold; convert w>p; convert w>p")
    assert purse(state) == (14, 4, 6)
    state = play(state, "convert w>p")
    assert purse(state)[2] == 7
    assert not is_legal(state, "convert w>p")
    # Only in that turn.
    state = own(table("darklings th e6", "giants d i1"), priests=0)
    state = play(state, "upgrade e6 stronghold; end; pass bon8")
    assert not is_legal(state, "convert w>p")


@rule("TM 21.11", "TM R11")
def test_dwarves_tunnel() -> None:
    state = table("dwarves d e6", "giants d i1", terrain={"e8": "gray", "d5": "gray"})
    after = play(state, "build e8")
    assert (purse(after), vp(after)) == ((18, 7, 3), 24)
    # Transforming and building in one action is one tunnel, in two actions two.
    state = own(table("dwarves d e6", "giants d i1", terrain={"e8": "red"}), exchange=2)
    after = play(state, "transform e8; turn gray; build e8; end")
    assert (purse(after), vp(after)) == ((18, 6, 3), 24)
    after = play(state, "transform e8; turn gray; end; pass bon8; build e8; end")
    assert (purse(after), vp(after)) == ((18, 4, 3), 28)


@rule("TM R11")
def test_no_tunnel_where_there_is_another_way() -> None:
    state = table("dwarves d e6", "giants d i1", terrain={"e7": "gray"})
    after = play(state, "build e7")
    assert (purse(after), vp(after)) == ((18, 9, 3), 20)


@rule("TM R11")
def test_one_tunnel_in_an_action() -> None:
    terrain = {"e8": "red", "d5": "red"}
    state = table("dwarves d e6", "giants d i1", terrain=terrain)
    own(state, bowls=(0, 0, 12))
    state = play(state, "action act6; transform e8; turn gray")
    assert "d5" not in where(state, "transform")
    assert "e5" in where(state, "transform")


@rule("TM 21.11", "TM R11")
def test_a_tunnel_must_be_paid() -> None:
    state = own(table("dwarves d e6", "giants d i1", terrain={"e8": "gray"}), workers=2)
    assert why(state, "build e8") == ("TM R11", "why-flight-dear")
    assert is_legal(own(state, workers=3), "build e8")


@rule("TM 21.12")
def test_dwarves_stronghold() -> None:
    state = table("dwarves sh e6", "giants d i1", terrain={"e8": "gray"})
    assert purse(play(state, "build e8"))[1] == 8


@rule("TM 21.13")
def test_engineers_build_bridges() -> None:
    state = table("engineers d c1", "giants d i1")
    state = play(state, "action acte; bridge a3:c1; end; pass bon8; action acte; bridge b1:c1; end")
    assert purse(state)[1] == 6
    own(state, workers=1)
    assert why(state, "action acte") == ("TM 12.1", "why-no-target")
    own(state, workers=9)
    state = play(state, "action acte; bridge b2:c1; end")
    # Three bridges are all they have.
    assert not is_legal(state, "action acte")


@rule("TM 21.14")
@pytest.mark.parametrize("kind, points", [("sh", 26), ("th", 20)])
def test_engineers_stronghold(kind: str, points: int) -> None:
    built = {"a3:c1": 1, "b1:c1": 1, "b2:c1": 1}
    state = table(f"engineers {kind} c1 d a3 b1", "giants d b2", bridges=built)
    assert vp(play(state, "pass bon8")) == points
    # Every time they pass, also in the last round.
    state = table(f"engineers {kind} c1 d a3 b1", "giants d b2", bridges=built, round_=6)
    assert vp(play(state, "pass none")) == points


@rule("TM 21.15")
def test_fakirs_fly() -> None:
    state = table("fakirs d e6", "giants d i1", terrain={"e8": "yellow", "e9": "yellow"})
    after = play(state, "build e8")
    assert (purse(after), vp(after)) == ((18, 9, 2), 24)
    assert why(state, "build e9") == ("TM 5.4", "why-out-of-reach")
    own(state, priests=0)
    assert why(state, "build e8") == ("TM R11", "why-flight-dear")


@rule("TM 21.16")
def test_fakirs_stronghold() -> None:
    state = table("fakirs sh e6", "giants d i1", terrain={"c4": "yellow", "c2": "yellow"})
    assert {"c4", "c2", "d6"} & where(state, "build") == {"c2"}
    state = table("fakirs th e6", "giants d i1", terrain={"e3": "yellow"})
    assert not is_legal(state, "build e3")
    state = table("fakirs sh e6", "giants d i1", terrain={"e3": "yellow"})
    assert vp(play(state, "build e3")) == 24


@rule("TM 21.17")
@pytest.mark.parametrize("terrain", ["gray", "green", "blue", "black", "brown", "yellow"])
def test_giants_always_use_two_spades(terrain: str) -> None:
    state = own(table("giants d e6", "witches d i1", terrain={"e7": terrain}), exchange=2)
    state = play(state, "transform e7")
    assert legal(state) == {"turn red"}
    assert why(state, "turn black") is not None
    assert purse(play(state, "turn red"))[1] == 8


@rule("TM 21.17", "TM R26")
def test_giants_buy_the_second_spade() -> None:
    state = play(table("giants d e6", "witches d i1"), "action act5; transform e7; turn red")
    assert purse(state)[1] == 7
    state = own(table("giants d e6", "witches d i1"), workers=2)
    state = play(state, "action act5")
    assert legal(state, "transform") == set()


@rule("TM 21.18", "TM R26")
def test_giants_stronghold() -> None:
    state = play(table("giants sh e6", "witches d i1"), "action actg; transform e7; turn red")
    assert (at(state, "e7"), purse(state)) == ("red", (20, 10, 3))
    assert is_legal(state, "build e7")
    assert legal(state, "transform") == set()


@rule("TM 21.19", "TM R8")
def test_halflings_score_for_spades() -> None:
    state = own(table("halflings d e6", "witches d i1"), bowls=(0, 0, 12))
    assert vp(play(state, "transform e7; turn brown")) == 23
    # Received is enough, even if they are thrown away.
    assert vp(play(state, "action act6; forgo")) == 22
    own(state, cults=(0, 0, 4, 0))
    assert vp(play(state, "pass bon8; pass bon6")) == 21


@rule("TM 21.20")
def test_halflings_stronghold_brings_three_spades() -> None:
    state = table("halflings th e6", "witches d i1", terrain={"e7": "black", "e5": "yellow"})
    state = play(state, "upgrade e6 stronghold")
    assert (vp(state), int(state.free_spades)) == (23, 3)
    state = play(state, "transform e7; turn brown; transform e5; turn brown; build e5")
    state = play(state, "transform d4; turn yellow; end")
    assert (at(state, "e7"), at(state, "e5"), at(state, "d4")) == (
        "brown",
        "p1 dwelling",
        "yellow",
    )
    assert (vp(state), purse(state)) == (23, (10, 5, 3))


@rule("TM 21.20", "TM R7")
def test_halflings_cannot_buy_more_spades() -> None:
    state = table("halflings th e6", "witches d i1", terrain={"e7": "green"})
    state = play(state, "upgrade e6 stronghold; transform e5; turn brown; transform e7")
    assert where(state, "turn") == {"blue", "black", "gray", "red"}
    state = play(state, "turn blue; forgo; end")
    assert actor(state) == 2


@rule("TM 21.21", "TM 6.1")
def test_mermaids_ship_further() -> None:
    state = own(table("mermaids d e6", "witches d i1"), shipping=4)
    state = play(state, "ship")
    assert (int(state.at[SHIPPING]), vp(state)) == (5, 25)
    state = own(table("mermaids d e6", "witches d i1"), shipping=1)
    assert vp(play(state, "ship")) == 22


@rule("TM 21.22")
@pytest.mark.parametrize("level, after, points", [(1, 2, 22), (3, 4, 24), (5, 5, 20)])
def test_mermaids_stronghold(level: int, after: int, points: int) -> None:
    state = own(table("mermaids th e6", "witches d i1"), shipping=level)
    state = play(state, "upgrade e6 stronghold")
    assert (int(state.at[SHIPPING]), vp(state), purse(state)) == (after, points, (14, 6, 3))


@rule("TM 21.24")
def test_sandstorm() -> None:
    state = table("nomads sh c1 d e7", "giants d i1", bridges={"a3:c1": 1}, scoring="score1")
    own(state, shipping=3)
    state = play(state, "action actn")
    # Neither over a bridge nor over a river, nor where there is desert already.
    assert where(state, "transform") == {"d2", "d4", "d5", "e6", "f4"}
    assert why(state, "transform a3") == ("TM 21.24", "why-no-edge")
    assert why(state, "transform d3") == ("TM 21.24", "why-already-home")
    state = play(state, "transform e6")
    assert (at(state, "e6"), vp(state)) == ("yellow", 20)
    state = play(state, "build e6; end")
    assert purse(state) == (18, 9, 3)


@rule("TM 21.25")
def test_swarmlings_gain_workers_for_a_town() -> None:
    state = table("swarmlings d e7 th e6 e8 d d5", "witches d i1")
    state = play(state, "upgrade e7 trading_house; town tw1")
    assert purse(state)[1] == 10


@rule("TM 21.26")
def test_swarmlings_stronghold() -> None:
    state = table("swarmlings sh e6 d e5", "witches d e4", scoring="score6")
    own(state, favours="fav10")
    state = play(state, "action acts")
    assert legal(state, "upgrade") == {"upgrade e5 trading_house"}
    state = play(state, "upgrade e5 trading_house; end")
    # Free, but points and power for the neighbour come as usual.
    assert (purse(state), vp(state)) == ((20, 10, 3), 26)
    assert is_legal(state, "leech p1 1")


@rule("TM 21.27", "TM 21.25")
@pytest.mark.parametrize("faction, points", [("witches", 30), ("auren", 25)])
def test_witches_score_for_a_town(faction: str, points: int) -> None:
    state = table(f"{faction} d e7 th e6 e8 d d5", "giants d i1", scoring="score9")
    state = play(state, "upgrade e7 trading_house; town tw1")
    assert vp(state) == points


@rule("TM 21.28")
def test_the_ride() -> None:
    state = table("witches sh e6", "giants d a4 a10", scoring="score3", terrain={"a3": "green"})
    state = play(state, "action actw")
    assert "a3" in where(state, "build")
    assert "a10" not in where(state, "build")
    assert why(state, "build e7") == ("TM 21.28", "why-not-forest")
    state = play(state, "build a3; end")
    assert (at(state, "a3"), purse(state), vp(state)) == ("p1 dwelling", (20, 10, 3), 22)
    assert is_legal(state, "leech p1 1")


@pytest.mark.parametrize("faction", FACTION.words)
def test_every_faction_can_play_a_round(faction: str) -> None:
    other = "giants" if faction != "giants" and faction != "chaos_magicians" else "witches"
    state = table(f"{faction} d e6", f"{other} d i1")
    after = play(state, "transform e7")
    after = play(after, min(legal(after, "turn")))
    assert GAME.broken_invariants(after) == []
    assert after.at[TERRAIN + HEX.index["e7"]] != state.at[TERRAIN + HEX.index["e7"]]
