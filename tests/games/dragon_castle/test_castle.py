"""Chapter 2: the castle and which of its tiles may be taken."""

from collections import Counter

from tenshu.core.protocol import CHANCE
from tenshu.games.dragon_castle.data.tiles import COPIES, KINDS, TYPE_WORDS
from tenshu.games.dragon_castle.game import GAME
from tests.games.dragon_castle.table import in_hand, is_legal, legal, play, table, where
from tests.rules import rule


@rule("DC 2.1")
def test_there_are_72_faction_tiles_and_44_special_ones() -> None:
    tiles = Counter[str]()
    for word, tile_type, _ in KINDS:
        assert word.startswith(TYPE_WORDS[tile_type])
        tiles[TYPE_WORDS[tile_type]] += COPIES
    assert [tiles[word] for word in ("merchant", "soldier", "farmer")] == [24, 24, 24]
    assert [tiles[word] for word in ("season", "wind", "dragon")] == [16, 16, 12]


@rule("DC 2.1")
def test_factions_are_numbered_1_to_6_and_specials_bear_no_number() -> None:
    for tile_type in range(3):
        assert [n for _, t, n in KINDS if t == tile_type] == [1, 2, 3, 4, 5, 6]
    assert {n for _, t, n in KINDS if t >= 3} == {0}


@rule("DC 2.2", "DC R01")
def test_a_covered_tile_cannot_be_taken() -> None:
    # Both covered tiles are Merchants 1; only the one laid bare can complete the pair.
    state = table("m1/2 . s1/2", hidden="m1 m1")
    state = play(state, "take a1; reveal a1 merchant-1")
    assert in_hand(state) == "m1"
    assert where(state, "pair") == "a1"


@rule("DC 2.3", "DC R02")
def test_one_free_long_side_is_enough() -> None:
    assert where(table("m1 s1 f1"), "take") == "a1 c1"


@rule("DC 2.3", "DC R02")
def test_a_tile_alone_in_its_row_is_available() -> None:
    assert where(table(". m1 ."), "take") == "b1"


@rule("DC R02")
def test_only_tiles_of_the_same_floor_block() -> None:
    assert where(table("m1 s1/2 f1/2 sp/2 ra"), "take") == "b1 d1"


@rule("DC R02")
def test_a_higher_stack_blocks_as_well() -> None:
    # The second tile is sought on floor 1, between stacks of two.
    state = play(table("m1/2 . s1/2 m1 f1/2", hidden="f2"), "take a1; reveal a1 farmer-2")
    assert not legal(state, "pair")


@rule("DC 2.3", "DC R02")
def test_the_short_sides_do_not_matter() -> None:
    state = table(
        """
        . m1 .
        . s1 .
        . f1 .
        """
    )
    assert where(state, "take") == "b1 b2 b3"


@rule("DC R02")
def test_the_outer_edge_counts_as_free() -> None:
    row = "m1 m2 m3 m4 m5 m6 s1 s2 s3 s4 s5 s6 f1"
    assert where(table(row), "take") == "a1 m1"


@rule("DC R02")
def test_a_row_does_not_go_on_in_the_next_one() -> None:
    state = table(
        """
        .  .  .  . . . . . . . . m1 m2
        m3 m4 .  . . . . . . . . .  .
        """
    )
    assert where(state, "take") == "l1 m1 a2 b2"


@rule("DC 2.4", "DC R03")
def test_the_top_floor_is_the_highest_of_the_whole_castle() -> None:
    assert where(table("m1/2 . s1/3 . f1/3 . sp"), "take") == "c1 e1"


@rule("DC 2.4", "DC R03")
def test_the_top_floor_sinks_as_the_castle_is_taken_down() -> None:
    state = table("m1/2 . s1", hidden="f1")
    assert where(state, "take") == "a1"
    state = play(state, "take a1; reveal a1 farmer-1; discard")
    assert where(state, "take") == "a1 c1"


@rule("DC R03")
def test_the_two_ends_of_a_full_row_are_always_open() -> None:
    state = table("m1/3 m2/3 m3/3 m4/3 m5/3 m6/3 s1/3 s2/3 s3/3 s4/3 s5/3 s6/3 f1/3")
    assert where(state, "take") == "a1 m1"


@rule("DC 2.5")
def test_what_lies_beneath_may_be_any_unseen_tile() -> None:
    state = play(table("m1/2 . s1/2 . f1/2", hidden="ra ja ja"), "take a1")
    assert state.actor() == CHANCE
    assert legal(state) == {"reveal a1 wind-rainy", "reveal a1 dragon-jade"}


@rule("DC 2.5")
def test_nobody_is_told_what_is_covered() -> None:
    state = table("m1/3 . s1", hidden="ra ja")
    view = GAME.observe(state, 0)
    assert view == GAME.observe(state, 1)
    castle = view["castle"]
    assert isinstance(castle, dict)
    assert [(stack["height"], stack["tile"]) for stack in castle["stacks"]] == [
        (3, "merchant-1"),
        (1, "soldier-1"),
    ]


@rule("DC 2.5")
def test_the_tile_laid_bare_is_seen_at_once_and_leaves_the_unseen() -> None:
    state = table("m1/3 . s1", hidden="ra ja")
    state = play(state, "take a1; reveal a1 dragon-jade")
    assert not is_legal(state, "pair a1")
    view = GAME.observe(state, 1)
    unseen = view["unseen"]
    assert isinstance(unseen, dict)
    assert {kind for kind, count in unseen.items() if count} == {"wind-rainy"}
