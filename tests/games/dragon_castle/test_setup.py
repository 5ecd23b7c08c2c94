"""Chapter 1: what lies on the table before the first turn."""

from collections.abc import Mapping

import pytest

from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.protocol import setup_options
from tenshu.games.dragon_castle.data.layouts import LAYOUTS, STANDARD_LAYOUTS
from tenshu.games.dragon_castle.data.tiles import TILE_COUNT
from tenshu.games.dragon_castle.game import GAME
from tenshu.games.dragon_castle.ids import CASTLE_COLUMNS
from tenshu.games.dragon_castle.layout import VICTORY_POINTS
from tenshu.games.dragon_castle.state import Position
from tests.games.dragon_castle.table import legal, play, table, where
from tests.rules import rule


def start(seats: int, given: Mapping[str, str] | None = None) -> Position:
    state = GAME.start(seats, setup_options(GAME, seats, given or {}))
    assert isinstance(state, Position)
    return state


def rows_of(state: Position) -> tuple[str, ...]:
    rows = [
        state.read("castle_height")[first : first + CASTLE_COLUMNS]
        for first in range(0, 130, CASTLE_COLUMNS)
    ]
    return tuple("".join(str(height) for height in row) for row in rows)


def deal(state: Position, seed: int = 1) -> Position:
    chance = Chance(seed)
    while state.actor() < 0:
        state.apply(GAME.sample(state, chance))
    return state


@rule("DC 1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_have_an_empty_realm_each(seats: int) -> None:
    state = start(seats)
    assert state.scores() == [0] * seats
    assert sum(state.read("realm_height")) == 0
    assert len(state.read("shrines_left")) == seats


@rule("DC 1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadOption, match="error-seats"):
        start(seats)


@rule("DC 1.1")
@pytest.mark.parametrize("size, spaces", [("6x4", 24), ("6x6", 36), ("8x4", 32)])
def test_a_realm_has_as_many_spaces_as_its_size_says(size: str, spaces: int) -> None:
    state = play(table(options={"realm": size}), "take a1; shrine")
    assert len(legal(state, "place")) == spaces


@rule("DC 1.1")
def test_a_realm_is_6_by_4_unless_chosen_otherwise() -> None:
    places = where(play(table(), "take a1; shrine"), "place").split()
    assert places[0] == "a1"
    assert places[-1] == "f4"
    assert len(places) == 24


@rule("DC 1.2")
def test_every_tile_goes_into_the_castle_with_only_the_top_ones_seen() -> None:
    state = deal(start(2, {"first_player": "1"}))
    assert sum(state.read("castle_height")) == TILE_COUNT
    seen = sum(1 for kind in state.read("castle_top") if kind >= 0)
    assert seen == sum(1 for height in state.read("castle_height") if height > 0) == 74
    assert sum(state.read("covered")) == TILE_COUNT - seen


@rule("DC 1.2", "DC 2.1")
def test_the_deal_turns_up_space_by_space_and_no_kind_a_fifth_time() -> None:
    state = start(4, {"first_player": "1"})
    script = "; ".join(f"reveal {space} merchant-1" for space in ("f1", "g1", "h1", "e2"))
    state = play(state, script)
    assert "reveal f2 merchant-1" not in legal(state)
    assert len(legal(state, "reveal f2")) == 28


@rule("DC 1.2")
def test_the_deal_draws_each_unseen_tile_equally_often() -> None:
    state = play(table("m1/2 . m2/2 . m3/2 . m4/2", hidden="s1 s1 s1 f1"), "take a1")
    chance = Chance(5)
    drawn = [GAME.verbs.format_action(int(GAME.sample(state, chance))) for _ in range(400)]
    assert set(drawn) == {"reveal a1 soldier-1", "reveal a1 farmer-1"}
    assert 260 < drawn.count("reveal a1 soldier-1") < 340


@rule("DC 1.3")
@pytest.mark.parametrize("seats, word", STANDARD_LAYOUTS)
def test_the_standard_castle_is_the_one_for_the_players_present(seats: int, word: str) -> None:
    rows = {name: rows for name, _, _, rows in LAYOUTS}
    assert rows_of(start(seats)) == rows[word]


@rule("DC 1.3")
@pytest.mark.parametrize("word", [word for word, _, _, _ in LAYOUTS])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_layout_may_be_played_by_any_number(word: str, seats: int) -> None:
    state = start(seats, {"layout": word})
    assert sum(state.read("castle_height")) == TILE_COUNT
    assert max(state.read("castle_height")) <= 3
    assert rows_of(state) == next(rows for name, _, _, rows in LAYOUTS if name == word)


@rule("DC 1.3")
def test_there_are_three_standard_castles_and_twelve_named_ones() -> None:
    words = [word for word, _, _, _ in LAYOUTS]
    assert len(set(words)) == 15
    assert {word for _, word in STANDARD_LAYOUTS} <= set(words)
    assert len(STANDARD_LAYOUTS) == 3


@rule("DC 1.5", "DC 1.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_one_of_the_forty_shrines(seats: int) -> None:
    state = start(seats)
    assert state.read("shrines_left") == [1] * seats
    assert state.supply == 40 - seats


@rule("DC 1.5")
def test_points_never_run_out() -> None:
    state = play(table(vp=500), "take a1; discard")
    assert state.at[VICTORY_POINTS] == 501


@rule("DC 1.6", "DC R10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_exclamation_mark_shows_after_one_token_for_each_player(seats: int) -> None:
    state = table(seats=seats, tokens=[seats - 2] + [0] * (seats - 1))
    state = play(state, "summon")
    assert GAME.observe(state, 0)["final_round"] is False
    state = play(state, "summon")
    assert GAME.observe(state, 0)["final_round"] is True


@rule("DC 1.7")
def test_cards_chosen_by_name_are_seen_by_all_from_the_start() -> None:
    state = start(2, {"spirits": "wind+beauty", "dragons": "power", "first_player": "1"})
    view = GAME.observe(state, 1)
    assert view["spirits"] == ["beauty", "wind"]
    assert view["dragons"] == ["power"]


@rule("DC 1.7")
def test_usually_one_card_of_each_is_drawn_from_all() -> None:
    state = start(2, {"spirits": "random", "dragons": "random", "first_player": "1"})
    assert len(legal(state)) == len(legal(state, "spirit")) == 10
    state = play(state, "spirit cunning")
    assert len(legal(state)) == len(legal(state, "dragon")) == 10
    state = play(state, "dragon harmony")
    assert legal(state) == legal(state, "reveal")
    view = GAME.observe(state, 0)
    assert view["spirits"] == ["cunning"]
    assert view["dragons"] == ["harmony"]


@rule("DC 1.7")
def test_no_card_is_drawn_twice() -> None:
    state = start(2, {"spirits": "random:3", "first_player": "1"})
    state = play(state, "spirit wind; spirit deep")
    assert len(legal(state, "spirit")) == 8
    state = play(state, "spirit faith")
    assert GAME.observe(state, 0)["spirits"] == ["wind", "faith", "deep"]


@rule("DC 1.7")
def test_a_game_can_do_without_cards() -> None:
    state = start(2, {"first_player": "1"})
    view = GAME.observe(state, 0)
    assert view["spirits"] == view["dragons"] == []
    assert legal(state) == legal(state, "reveal")


@rule("DC 1.8", "DC R12")
def test_the_first_player_is_drawn_by_lot() -> None:
    state = start(3)
    assert legal(state) == {"first p1", "first p2", "first p3"}
    state = deal(play(state, "first p2"))
    assert state.first == state.actor() == 1


@rule("DC 1.8", "DC R12")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_the_first_player_may_be_named(seat: int) -> None:
    state = start(4, {"first_player": str(seat)})
    assert not legal(state, "first")
    assert deal(state).actor() == state.first == seat - 1


@rule("DC R12")
def test_a_seat_that_nobody_has_cannot_begin() -> None:
    with pytest.raises(BadOption, match="error-first-player"):
        start(2, {"first_player": "3"})


@rule("DC 1.7")
def test_cards_may_be_drawn_from_the_beginner_cards_only() -> None:
    state = start(2, {"spirits": "beginner:1", "first_player": "1"})
    assert legal(state) == {"spirit deep", "spirit destruction", "spirit cunning"}
