"""What touches, what can be reached, shipping, exchange, bridges."""

import pytest

from tenshu.games.terra_mystica.layout import (
    BRIDGE_OWNER,
    EXCHANGE,
    HOME_TERRAIN,
    SHIPPING,
    TERRAIN,
)
from tenshu.games.terra_mystica.rules.adjacency import touching
from tenshu.games.terra_mystica.verbs import HEX, SITE
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
    vp,
    where,
    why,
)
from tests.rules import rule


def beside(words: str, bridges: dict[str, int] | None = None) -> set[str]:
    state = table("witches d e9", "nomads d i1", bridges=bridges)
    return {HEX.words[hex_] for hex_ in touching(state, HEX.index[words])}


@rule("TM 5.1")
def test_hexes_that_share_an_edge_are_adjacent() -> None:
    assert beside("e2") == {"e1", "e3", "d1", "d2", "f1", "f2"}
    assert beside("c1") == {"d2", "d3"}


@rule("TM 5.2", "TM R9")
def test_bridges_make_their_ends_adjacent() -> None:
    assert beside("c1", {"a3:c1": 1}) == {"d2", "d3", "a3"}
    # Whoever built it.
    state = table("witches d c1", "nomads d a3", bridges={"a3:c1": 2}, terrain={"a2": "green"})
    assert "a3" not in where(state, "build")
    state = table("witches d c1", "nomads d i1", bridges={"a3:c1": 2})
    assert is_legal(state, "build a3")
    assert not is_legal(table("witches d c1", "nomads d i1"), "build a3")


@rule("TM 5.3")
@pytest.mark.parametrize(
    "shipping, reached", [(0, set()), (1, {"a3"}), (2, {"a3", "e5"}), (3, {"a3", "e5", "d4"})]
)
def test_shipping_reaches_over_rivers_but_not_over_land(shipping: int, reached: set[str]) -> None:
    terrain = {"e5": "green", "d4": "green", "e3": "green"}
    state = own(table("auren d c1", "nomads d d2 d3", terrain=terrain), shipping=shipping)
    assert where(state, "build") & {"a3", "e5", "d4"} == reached
    # Land cannot be crossed.
    assert "e3" not in where(state, "build")


@rule("TM 5.4")
def test_shipping_makes_nobody_a_neighbour() -> None:
    state = table("witches d c1", "nomads d a4", terrain={"b2": "green"})
    own(state, shipping=1)
    own(state, 2, shipping=3)
    # A dwelling can be built by shipping, but the trading house costs 6 coins,
    # and the Nomads on A4, whose shipping would reach C1, are offered nothing.
    assert is_legal(state, "build b2")
    state = play(state, "upgrade c1 trading_house; end")
    assert (purse(state)[0], actor(state)) == (14, 2)
    assert len(state.offers) == 0


@rule("TM 6.1")
def test_advancing_shipping() -> None:
    state = own(table("witches d e6", "nomads d i1"), coins=12)
    points = []
    for _ in range(3):
        state = play(state, "ship; end")
        points.append(vp(state))
        if actor(state) == 2:
            state = play(state, "pass bon8")
    assert points == [22, 25, 29]
    assert (purse(state), int(state.at[SHIPPING])) == ((0, 10, 0), 3)
    own(state, coins=4, priests=1)
    assert why(state, "ship") == ("TM 6.1", "why-track-end")


@rule("TM 6.1")
def test_shipping_must_be_paid() -> None:
    state = own(table("witches d e6", "nomads d i1"), coins=3)
    assert why(state, "ship") == ("TM 6.1", "why-shipping-dear")


@rule("TM R31")
@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_dwarves_and_fakirs_never_ship(faction: str) -> None:
    state = table(f"{faction} d c1", "witches d i1", cards="bon4")
    own(state, card="bon4", workers=2, priests=0)
    state.at[TERRAIN + HEX.index["a3"]] = state.at[HOME_TERRAIN]
    assert why(state, "ship") == ("TM R31", "why-no-shipping")
    assert not is_legal(state, "build a3")
    state.at[BRIDGE_OWNER + SITE.index["a3:c1"]] = 1
    assert is_legal(state, "build a3")


@rule("TM 7.1")
def test_advancing_the_exchange_track() -> None:
    state = own(table("witches d e6", "nomads d i1"), coins=10)
    state = play(state, "dig; end; pass bon8; dig; end")
    assert (vp(state), purse(state), int(state.at[EXCHANGE])) == (32, (0, 6, 1), 2)
    own(state, coins=5)
    assert why(state, "dig") == ("TM 7.1", "why-track-end")
    own(state, exchange=1, workers=1)
    assert why(state, "dig") == ("TM 7.1", "why-exchange-dear")


@rule("TM 7.1", "TM 21.9", "TM 21.15", "TM 21.19")
@pytest.mark.parametrize(
    "faction, coins, levels", [("halflings", 1, 2), ("fakirs", 5, 1), ("darklings", 0, 0)]
)
def test_some_exchange_tracks_are_shorter_or_cheaper(faction: str, coins: int, levels: int) -> None:
    state = table(f"{faction} d e6", "giants d i1")
    assert is_legal(state, "dig") == (levels > 0)
    if levels:
        assert purse(play(state, "dig"))[0] == 20 - coins
    own(state, exchange=levels)
    assert why(state, "dig") == ("TM 7.1", "why-track-end")


@rule("TM 11.2", "TM R10")
def test_building_a_bridge() -> None:
    state = table("witches d c1", "nomads d b2")
    after = play(state, "action act1")
    assert bowls(after) == (7, 4, 1)
    assert where(after, "bridge") == {"a3:c1", "b1:c1", "b2:c1"}
    assert why(after, "bridge e4:g1") == ("TM 11.2", "why-site-far")
    after = play(after, "bridge a3:c1")
    # The hex across can be used from the next action on.
    assert legal(after, "build") == set()
    after = play(after, "end; pass bon8")
    assert is_legal(after, "build a3")
    # A site holds one bridge; no power for a bridge.
    state = table("witches d c1", "nomads d b2", bridges={"b2:c1": 2})
    assert where(play(state, "action act1"), "bridge") == {"a3:c1", "b1:c1"}
    assert why(play(state, "action act1"), "bridge b2:c1") == ("TM R10", "why-site-taken")


@rule("TM 11.2", "TM 1.1")
def test_a_player_has_three_bridges() -> None:
    built = {"a3:c1": 1, "b1:c1": 1, "c2:e5": 1}
    state = table("witches d c1", "nomads d b2", bridges=built)
    assert why(state, "action act1") == ("TM 11.2", "why-no-bridge")


@rule("TM 11.2")
def test_a_bridge_may_be_given_up() -> None:
    state = play(table("witches d c1", "nomads d b2"), "action act1; forgo; end")
    assert (actor(state), at(state, "a3")) == (2, "green")
