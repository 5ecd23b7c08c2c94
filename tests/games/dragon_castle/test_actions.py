"""Chapter 3: the turn and its four actions."""

from tenshu.core.protocol import CHANCE
from tenshu.games.dragon_castle.game import GAME
from tenshu.games.dragon_castle.layout import DISCARDS, SHRINES_LEFT, TOKENS, VICTORY_POINTS
from tests.games.dragon_castle.table import at, in_hand, is_legal, legal, play, table, where
from tests.rules import rule


@rule("DC 3.1")
def test_turns_go_round_clockwise_from_the_first_player() -> None:
    state = table(seats=3, first=2, turn=2)
    seen: list[int] = []
    for space in ("a1", "c1", "e1"):
        seen.append(int(state.actor()))
        state = play(state, f"take {space}; discard")
    assert seen == [1, 2, 0]
    assert state.actor() == 1


@rule("DC 3.1")
def test_a_turn_is_exactly_one_action() -> None:
    state = table()
    assert legal(state) == legal(state, "take") | {"summon"}
    assert play(state, "take a1; discard").actor() == 1
    assert play(state, "summon").actor() == 1
    assert play(state, "take a1; shrine; place a1").actor() == 1


@rule("DC 3.2")
def test_the_first_tile_is_an_available_one_of_the_top_floor() -> None:
    assert where(table("m1/2 s1/2 f1/2 . sp"), "take") == "a1 c1"


@rule("DC 3.2", "DC R04")
def test_the_action_is_chosen_when_the_uncovered_tile_is_seen() -> None:
    state = play(table("m1/2 . s1/2", hidden="m1 f1"), "take a1")
    assert state.actor() == CHANCE
    assert play(state, "reveal a1 merchant-1").actor() == 0
    assert legal(play(state, "reveal a1 merchant-1")) == {"pair a1", "shrine", "discard"}
    assert legal(play(state, "reveal a1 farmer-1")) == {"shrine", "discard"}


@rule("DC 3.2", "DC R04")
def test_the_first_tile_is_not_put_back() -> None:
    state = play(table(), "take a1")
    assert not legal(state, "take")
    assert in_hand(state) == "m1"


@rule("DC 3.3")
def test_a_pair_shows_exactly_the_same_symbol() -> None:
    state = play(table("m3 . m3 . m4 . s3"), "take a1")
    assert where(state, "pair") == "c1"


@rule("DC 3.3")
def test_special_tiles_of_one_type_are_no_pair_either() -> None:
    state = play(table("ra . st . ra . ja"), "take a1")
    assert where(state, "pair") == "e1"


@rule("DC 3.3", "DC R05")
def test_the_second_tile_may_lie_on_any_floor() -> None:
    state = table("m3/3 . m3/2 . m3", hidden="s1 s2 s3")
    state = play(state, "take a1; reveal a1 soldier-1")
    assert where(state, "pair") == "c1 e1"


@rule("DC 3.3")
def test_the_second_tile_must_be_available() -> None:
    state = play(table("m3 . s1 m3 s2"), "take a1")
    assert not legal(state, "pair")


@rule("DC 3.3")
def test_both_tiles_of_a_pair_are_collected() -> None:
    state = play(table("m3 . m3 . s1"), "take a1; pair c1")
    assert in_hand(state) == "m3 m3"
    state = play(state, "place a1; place b1")
    assert at(state, "a1 b1") == "m3 m3"
    assert where(state, "take") == "e1"


@rule("DC R05")
def test_a_second_tile_may_be_the_one_just_uncovered() -> None:
    state = play(table("m1/2 . s1", hidden="m1"), "take a1; reveal a1 merchant-1; pair a1")
    assert in_hand(state) == "m1 m1"


@rule("DC R05")
def test_a_second_tile_may_be_the_one_beside_the_first() -> None:
    state = table("m1 m1 m1")
    assert not is_legal(state, "take b1")
    assert where(play(state, "take a1"), "pair") == "b1 c1"


@rule("DC R06")
def test_a_pair_may_be_declined() -> None:
    state = play(table("m1 . m1"), "take a1")
    assert legal(state) == {"pair c1", "shrine", "discard"}


@rule("DC R06")
def test_there_is_no_pair_without_a_match() -> None:
    state = play(table("m1 . m2"), "take a1")
    assert legal(state) == {"shrine", "discard"}


@rule("DC 3.4")
def test_tile_and_shrine_gives_a_shrine_from_the_general_pool() -> None:
    before = table(shrines=2)
    after = play(before, "take a1; shrine")
    assert after.at[SHRINES_LEFT] == 3
    assert after.supply == before.supply - 1
    assert in_hand(after) == "m1"


@rule("DC 3.4")
def test_the_new_shrine_can_be_built_in_the_same_turn() -> None:
    state = table("m1", "m2 m3 m4", shrines=0)
    state = play(state, "take a1; shrine; place d1; build d1")
    assert at(state, "d1") == "^"


@rule("DC 3.5")
def test_discard_tile_brings_a_point_and_places_nothing() -> None:
    before = table(vp=3)
    after = play(before, "take a1; discard")
    assert after.at[VICTORY_POINTS] == 4
    assert sum(after.read("realm_height")) == 0
    assert after.at[DISCARDS] == before.at[DISCARDS] + 1
    assert after.at[SHRINES_LEFT] == before.at[SHRINES_LEFT]


@rule("DC R07")
def test_discards_never_come_back_and_count_for_nothing() -> None:
    state = table("m1/2 . m1 . s2", hidden="f1")
    state = play(state, "take a1; reveal a1 farmer-1; discard")
    unseen = GAME.observe(state, 0)["unseen"]
    assert isinstance(unseen, dict)
    assert unseen["merchant-1"] == 0
    assert GAME.score_sheet(state)[0] == {"vp": 1, "shrines": 0, "tokens": 0}


@rule("DC 3.6")
def test_summoning_waits_until_only_the_ground_floor_is_left() -> None:
    assert not is_legal(table("m1/2 . s1"), "summon")
    assert is_legal(table("m1 . s1"), "summon")


@rule("DC 3.6")
def test_summoning_takes_a_token_worth_two_points_and_no_tile() -> None:
    before = table()
    after = play(before, "summon")
    assert after.at[TOKENS] == 1
    assert after.scores() == [2, 0]
    assert after.read("castle_height") == before.read("castle_height")


@rule("DC 3.6")
def test_the_other_actions_remain_possible_on_the_ground_floor() -> None:
    state = table("m1 . m1")
    assert legal(state) == {"summon", "take a1", "take c1"}
    assert legal(play(state, "take a1")) == {"pair c1", "shrine", "discard"}


@rule("DC R08")
def test_summoning_is_chosen_before_any_pick() -> None:
    assert not is_legal(play(table(), "take a1"), "summon")


@rule("DC R08")
def test_a_pick_that_clears_the_upper_floor_opens_summoning_for_the_next_player_only() -> None:
    state = table("m1/2 . s1", hidden="f1")
    state = play(state, "take a1; reveal a1 farmer-1")
    assert not is_legal(state, "summon")
    assert is_legal(play(state, "discard"), "summon")


@rule("DC 3.7")
def test_an_empty_castle_leaves_nothing_but_summoning() -> None:
    assert legal(table("")) == {"summon"}


@rule("DC 3.7", "DC R09")
def test_summoning_is_forced_when_destruction_removed_the_last_tile() -> None:
    state = play(table("m1", spirits="destruction"), "invoke destruction shrine; destroy a1")
    assert legal(state) == {"summon"}


@rule("DC R09")
def test_spirits_that_need_no_castle_tile_work_beside_an_empty_castle() -> None:
    state = table("", "^ # .", spirits="wind+destruction")
    assert legal(state) == {"summon", "invoke wind shrine"}
    state = play(state, "invoke wind shrine; lift a1; lay b1; summon")
    assert at(state, "a1 b1") == "# ^"
