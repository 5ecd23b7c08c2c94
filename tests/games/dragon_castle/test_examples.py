"""The worked examples of the rules, played as they are written in each language."""

import pytest

from tenshu.games.dragon_castle.data.scoring import (
    DISCARD_POINTS,
    DRAGONS_BONUS,
    POINTS_PER_TILE_BEYOND,
    SET_POINTS,
    SHRINE_POINTS,
    SMALLEST_SET,
    TOKEN_POINTS,
)
from tenshu.games.dragon_castle.game import GAME
from tenshu.games.dragon_castle.layout import CASTLE_HEIGHT, SHRINES_LEFT, VICTORY_POINTS
from tenshu.games.dragon_castle.verbs import SPACE
from tests.games.dragon_castle.table import at, legal, play, table, where
from tests.games.examples import (
    LANGUAGES,
    brief,
    example,
    example_text,
    moves,
    numbers,
    table_rows,
    totals,
)
from tests.rules import rule


@rule("DC 2.3", "DC 3.2", "DC 3.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pair(language: str) -> None:
    state = table("m3/2 . m3 . m4 . s1 m3 s2", hidden="s6")
    assert where(state, "take") == "a1"
    state = play(state, "take a1; reveal a1 soldier-6")
    rows = example("dragon_castle", 1, language)
    for row in rows:
        space = moves(row[:1])
        assert totals(row) == [state.at[CASTLE_HEIGHT + SPACE.index[space]]]
    tiles = [(moves(row[:1]), *numbers(row[1])) for row in rows]
    assert tiles == [("c1", 3), ("e1", 4), ("h1", 3), ("a1", 6)]
    pairs = [moves(row[:1]) for row in rows if row[3] in {"yes", "sim", "sì"}]
    assert where(state, "pair").split() == pairs == ["c1"]
    assert legal(state) == {"pair c1", "shrine", "discard"}


@rule("DC 5.1", "DC 5.3", "DC 5.4", "DC 6.1", "DC 9.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_of_dragons_with_two_shrines(language: str) -> None:
    state = table("ja . s2 . f3", "em/2 pe/3 ja . em", shrines=1)
    rows = example("dragon_castle", 2, language)
    for row in rows:
        if moves(row):
            state = play(state, moves(row))
        assert totals(row) == [state.at[VICTORY_POINTS], state.at[SHRINES_LEFT]]
    assert numbers(rows[2][0]) == [5, SET_POINTS[5], DRAGONS_BONUS]
    assert at(state, "a1 b1 c1 d1 e1") == "^/2 ^/3 # # #"
    shrines = GAME.score_sheet(state)[0]["shrines"]
    assert f"2 + 3 = {shrines} " in example_text("dragon_castle", 2, language)


@rule("DC 5.3", "DC 5.4", "DC 3.5", "DC 3.6", "DC 9.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_the_first_page(language: str) -> None:
    rows = table_rows(brief("dragon_castle", language))
    sets, dragons, discard, shrines, token = (numbers(row[1]) for row in rows[:5])
    sizes = numbers(rows[0][0])
    assert sizes == list(range(SMALLEST_SET, len(SET_POINTS)))
    assert sets == [*(SET_POINTS[size] for size in sizes), POINTS_PER_TILE_BEYOND]
    assert dragons == [DRAGONS_BONUS]
    assert discard == [DISCARD_POINTS]
    assert (numbers(rows[3][0]), shrines) == ([1, 2, 3], list(SHRINE_POINTS[1:]))
    assert token == [TOKEN_POINTS]
