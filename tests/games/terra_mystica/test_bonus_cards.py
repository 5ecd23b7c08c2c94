"""Bonus cards. [TM 19]"""

import pytest

from tenshu.games.terra_mystica.state import Position
from tests.games.terra_mystica.table import (
    at,
    bowls,
    collect,
    cults,
    is_legal,
    legal,
    own,
    play,
    purse,
    table,
    vp,
    why,
)
from tests.rules import rule


def holding(card: str, witches: str = "d f4 c3") -> Position:
    """The Witches to act with this card; no power in bowls II and III."""
    state = table(f"witches {witches}", "nomads d i7", cards=card)
    return own(state, bowls=(12, 0, 0), card=card)


@rule("TM 19.1", "TM 19.2", "TM 19.3", "TM 19.4", "TM 19.5", "TM 19.6", "TM 19.7", "TM 19.8")
@rule("TM 19.9", "TM 2.3")
@pytest.mark.parametrize(
    "card, more, power",
    [
        ("bon1", (2, 0, 0), 0),
        ("bon2", (4, 0, 0), 0),
        ("bon3", (6, 0, 0), 0),
        ("bon4", (0, 0, 0), 3),
        ("bon5", (0, 1, 0), 3),
        ("bon6", (0, 2, 0), 0),
        ("bon7", (0, 1, 0), 0),
        ("bon8", (0, 0, 1), 0),
        ("bon9", (2, 0, 0), 0),
    ],
)
def test_cards_bring_income(card: str, more: tuple[int, int, int], power: int) -> None:
    state = holding(card)
    workers = 3  # two dwellings and the printed one
    coins, had, priests = purse(state)
    assert purse(collect(state)) == (coins + more[0], had + workers + more[1], priests + more[2])
    assert bowls(collect(state)) == (12 - power, power, 0)


@rule("TM 19.1", "TM 12.1")
def test_a_card_gives_a_spade_once_a_round() -> None:
    state = own(holding("bon1"), workers=1)
    after = play(state, "action bon1; transform e6; turn black")
    assert (at(after, "e6"), purse(after)[1]) == ("black", 1)
    later = play(after, "end; pass bon6")
    assert why(later, "action bon1") == ("TM 12.1", "why-act-used")


@rule("TM 19.1", "TM 4.4")
def test_a_bought_spade_may_join_that_of_a_card() -> None:
    state = own(holding("bon1"), workers=4)
    after = play(state, "action bon1; transform g2; turn green; build g2")
    assert at(after, "g2") == "p1 dwelling"
    assert purse(after)[1] == 0  # three for the second spade, one for the dwelling


@rule("TM 19.2", "TM 12.1")
def test_a_card_gives_a_cult_step() -> None:
    after = play(holding("bon2"), "action bon2; step earth")
    assert cults(after) == (0, 0, 1, 0)
    assert not is_legal(play(holding("bon3"), "convert w>c"), "action bon2")


@rule("TM 19.4", "TM R24")
def test_a_card_adds_a_level_of_shipping() -> None:
    across = {"transform g3", "transform h4"}
    assert across <= legal(holding("bon4"), "transform")
    assert not across & legal(holding("bon3"), "transform")


@rule("TM 19.4", "TM R31")
def test_the_shipping_card_gives_dwarves_nothing() -> None:
    state = table("dwarves d e7", "nomads d i7", cards="bon4")
    assert legal(own(state.clone(), workers=1, card="bon4"), "transform") == legal(
        own(state.clone(), workers=1, card="bon3"), "transform"
    )


@rule("TM 19.6", "TM 19.7", "TM 19.9", "TM 13.4")
@pytest.mark.parametrize(
    "card, points", [("bon6", 4 + 4), ("bon7", 2 * 2), ("bon9", 3), ("bon3", 0)]
)
def test_cards_score_when_passing(card: str, points: int) -> None:
    state = holding(card, "d f4 c3 a3 th a10 c4 sh e9 sa f2")
    free = min(legal(state, "pass"))
    assert vp(play(state, free)) == 20 + points


@rule("TM 19.6", "TM 13.4")
def test_stronghold_or_sanctuary_alone_scores_half() -> None:
    assert vp(play(holding("bon6", "sh e9"), "pass bon7")) == 24
    assert vp(play(holding("bon6", "sa e9"), "pass bon7")) == 24
