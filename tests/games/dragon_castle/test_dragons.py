"""Chapter 8: the points of the Dragon cards."""

from collections.abc import Sequence

import pytest

from tenshu.games.dragon_castle.final_scoring import FINAL_SCORING
from tenshu.games.dragon_castle.game import GAME
from tests.games.dragon_castle.table import play, table
from tests.rules import rule


def points(
    dragon: str, realm: str | Sequence[str], *, seat: int = 1, size: str = "6x4", **options: str
) -> int:
    """What the card brings a seat, for which the reasons of the final scoring account."""
    seats = 2 if isinstance(realm, str) else max(2, len(realm))
    state = table(
        "",
        realm,
        seats=seats,
        dragons=dragon,
        shrines=[0] * seats,
        options={"realm": size, **options},
    )
    source = f"dragon-{dragon}"
    found = GAME.score_sheet(state)[seat - 1][source]
    reasons = FINAL_SCORING.reasons(state, seat - 1)
    assert sum(reason.points for reason in reasons if reason.source == source) == found
    return found


@rule("DC 8.1")
def test_every_dragon_in_play_is_scored_for_every_player() -> None:
    state = table("", ["^ ja", "^ ja . ^"], dragons="devotion+fortitude+knowledge")
    sheets = GAME.score_sheet(state)
    assert sheets[0] == {
        "vp": 0,
        "shrines": 1,
        "tokens": 0,
        "dragon-knowledge": 2,
        "dragon-devotion": 1,
        "dragon-fortitude": 1,
    }
    assert sheets[1]["dragon-fortitude"] == 2
    assert state.scores() == [5, 7]


@rule("DC 8.1")
def test_dragons_that_are_not_in_play_bring_nothing() -> None:
    assert table("", "^ ja", dragons="power").scores() == [1, 0]


@rule("DC 8.1", "DC 9.2")
def test_dragon_points_never_enter_the_vp_pool() -> None:
    state = play(table("", "^ ja", dragons="devotion", tokens=[2, 0]), "summon; summon")
    assert state.actor() == -2
    assert state.read("victory_points") == [0, 0]
    assert state.scores() == [1 + 1 + 6, 2]


# Heights and neighbours


@rule("DC 8.2", "DC R41")
def test_adjacent_means_edge_to_edge() -> None:
    assert points("humility", "^ . | . #/2") == 0
    assert points("bravery", "# . | . #") == 2
    assert points("devotion", "^ . | . ja") == 0


@rule("DC 8.2", "DC R41")
def test_an_empty_space_has_height_0_and_a_shrine_adds_none() -> None:
    assert points("humility", "^ .") == 0
    assert points("humility", "^ ^") == 0
    assert points("bravery", "^ #") == 0


# Humility


@rule("DC 8.3", "DC R42")
@pytest.mark.parametrize(
    "realm, expected", [("^ #/2", 1), ("^/2 #/2", 0), ("^/3 #/2", 0), ("# #/2", 0)]
)
def test_humility_pays_shrines_beside_a_strictly_higher_stack(realm: str, expected: int) -> None:
    assert points("humility", realm) == expected


@rule("DC 8.3")
def test_humility_counts_face_up_stacks_too() -> None:
    assert points("humility", "^ m1/2") == 1


@rule("DC F17", "DC R42")
def test_humility_pays_a_shrine_once_beside_several_higher_stacks() -> None:
    assert points("humility", "#/2 ^ #/3 | . #/4") == 1


@rule("DC F18")
def test_humility_pays_every_shrine_beside_a_shared_higher_stack() -> None:
    assert points("humility", "^ #/2 ^ | . ^") == 3


@rule("DC F19")
def test_humility_does_not_count_the_roof_of_a_shrine() -> None:
    assert points("humility", "^/2 #/3") == 1
    assert points("humility", "^/2 ^/3") == 1


# Righteousness


@rule("DC 8.4", "DC R43")
def test_righteousness_counts_the_best_row_and_the_best_column() -> None:
    realm = "^ . ^ . . . | . . ^ . . ^ | . . . . . ^ | ^ ^ . . . ^"
    assert points("righteousness", realm) == 3 + 3


@rule("DC 8.4")
def test_righteousness_pays_two_more_for_a_full_line() -> None:
    row = "^ ^ ^ ^ ^ ^"
    assert points("righteousness", "^ ^ ^ ^ ^ .") == 5 + 1
    assert points("righteousness", row) == 6 + 2 + 1
    column = "^ | ^ | ^ | ^"
    assert points("righteousness", column) == 1 + 4 + 2
    assert points("righteousness", f"{row} | ^ | ^ | ^") == 6 + 2 + 4 + 2


@rule("DC 8.4", "DC R43")
def test_righteousness_prefers_a_full_column_to_a_longer_count_elsewhere() -> None:
    realm = "^ ^ ^ ^ | ^ | ^ | ^"
    assert points("righteousness", realm) == 4 + 4 + 2
    assert points("righteousness", realm, size="6x6") == 4 + 4


@rule("DC F20")
def test_righteousness_counts_shrines_despite_gaps() -> None:
    assert points("righteousness", "^ . ^ . . ^") == 3 + 1


@rule("DC F21", "DC R43")
def test_righteousness_counts_a_shrine_in_its_row_and_in_its_column() -> None:
    assert points("righteousness", ". . . | . ^ .") == 2


# Tranquility


@rule("DC 8.5")
def test_tranquility_counts_groups_of_face_down_tiles() -> None:
    assert points("tranquility", "# # . # | # . . # | . . m1 .") == 2
    assert points("tranquility", "#") == 1
    assert points("tranquility", "m1 m2 m3") == 0


@rule("DC R44")
def test_a_tile_under_a_shrine_belongs_to_its_group() -> None:
    assert points("tranquility", "# ^ #") == 1
    assert points("tranquility", "^") == 1


@rule("DC F22")
def test_tranquility_does_not_join_diagonals() -> None:
    assert points("tranquility", "# . | . #") == 2


@rule("DC F23")
def test_tranquility_joins_tiles_of_different_floors() -> None:
    assert points("tranquility", "# #/4") == 1


@rule("DC F24")
def test_tranquility_pays_for_both_parts_of_a_group_that_is_cut() -> None:
    before = table("m1", "# # #", dragons="tranquility")
    assert before.scores()[0] == 1
    assert play(before, "take a1; shrine; place b1").scores()[0] == 2


# Bravery


@rule("DC 8.6", "DC R45")
@pytest.mark.parametrize(
    "realm, expected",
    [("m1", 1), ("#", 1), ("#/2 #", 1), ("#/2 #/2", 0), ("#/3 #/2 # | . #/4", 2), ("# . #", 2)],
)
def test_bravery_pays_stacks_higher_than_all_their_neighbours(realm: str, expected: int) -> None:
    assert points("bravery", realm) == expected


@rule("DC R45")
def test_bravery_counts_a_lone_stack_but_no_empty_space() -> None:
    assert points("bravery", ". . | . m1") == 1
    assert points("bravery", "") == 0


@rule("DC F25")
def test_bravery_pays_a_stack_with_a_shrine() -> None:
    assert points("bravery", "^/2 #") == 1


@rule("DC F26", "DC R41")
def test_bravery_does_not_count_the_height_of_a_shrine() -> None:
    assert points("bravery", "^ #") == 0
    assert points("bravery", "#/2 ^/2") == 0


# Majesty


@rule("DC 8.7", "DC R46")
def test_majesty_adds_the_best_high_number_of_each_faction() -> None:
    assert points("majesty", "m6/3 m4/3 . s2/5 | . . . f5/4") == 6 + 2 + 5


@rule("DC 8.7", "DC R46")
@pytest.mark.parametrize("realm", ["m6/2", "m6", "#/3", "^/4", "ja/3"])
def test_majesty_wants_face_up_faction_tiles_on_floor_3_or_higher(realm: str) -> None:
    assert points("majesty", realm) == 0


@rule("DC R46")
def test_majesty_is_content_with_one_faction() -> None:
    assert points("majesty", "s4/3 s3/3") == 4


# Power


@rule("DC 8.8")
def test_power_pays_two_for_each_faction_won_and_one_for_each_tied() -> None:
    realms = ["m6 m4 . s3 . f1", "m5 m4 . s3 . f2"]
    assert points("power", realms, seat=1) == 2 + 1 + 0
    assert points("power", realms, seat=2) == 0 + 1 + 2


@rule("DC 8.8", "DC R47")
def test_power_compares_with_the_left_and_with_the_right_neighbour() -> None:
    # The rulebook's own example: ten against nine on the left and ten on the right.
    realms = ["m6 m4", "m5 m4", "m6 m4"]
    assert points("power", realms, seat=1) == 2 + 1
    assert points("power", realms, seat=2) == 0
    assert points("power", realms, seat=3) == 1 + 2


@rule("DC R47")
def test_power_ignores_the_player_across_the_table() -> None:
    realms = ["m2", "m1", "m6", "m1"]
    assert points("power", realms, seat=1) == 4
    assert points("power", realms, seat=2) == 0
    assert points("power", realms, seat=3) == 4
    assert points("power", ["m2", "m1", "m2", "m6"], seat=1) == 2


@rule("DC R47")
def test_power_takes_the_best_group_and_not_the_largest() -> None:
    assert points("power", ["m1 m2 m1 . m6", "m5"], seat=1) == 2
    assert points("power", ["m1 m2 m1 . m6", "m5"], seat=2) == 0


@rule("DC F27")
def test_power_compares_once_with_two_players() -> None:
    assert points("power", ["m1", ""], seat=1) == 2


@rule("DC F28")
def test_power_counts_one_group_only() -> None:
    assert points("power", ["m3 . m3 . m3", "m4"], seat=1) == 0
    assert points("power", ["m3 . | . m3", "m4"], seat=1) == 0


@rule("DC F29", "DC R47")
def test_power_pays_no_tie_without_tiles() -> None:
    assert points("power", ["ja", "#"], seat=1) == 0
    assert points("power", ["m1", "#"], seat=1) == 2
    assert points("power", ["#", "m1"], seat=1) == 0


@rule("DC F30")
def test_power_pays_for_the_side_that_was_won() -> None:
    realms = ["m3", "m2", "m4"]
    assert points("power", realms, seat=1) == 2


@rule("DC 8.8")
def test_power_wants_face_up_tiles_of_the_same_faction() -> None:
    assert points("power", ["m3 # m3", "m5"], seat=1) == 0
    assert points("power", ["m3 s3", "m5"], seat=1) == 2


# Knowledge


@rule("DC 8.9", "DC R48")
def test_knowledge_pays_different_face_up_special_symbols_once_each() -> None:
    assert points("knowledge", "ja ja . sp | m1 # ^") == 4


@rule("DC F31")
def test_knowledge_pays_for_two_different_winds() -> None:
    assert points("knowledge", "ra st") == 4


@rule("DC F32", "DC R48")
def test_knowledge_brings_22_points_at_most() -> None:
    realm = "sp ra su st au br | ra wi sn sp ja em | pe sp"
    assert points("knowledge", realm) == 22


# Harmony


@rule("DC 8.10", "DC R49")
@pytest.mark.parametrize(
    "realm, expected",
    [
        ("m1 . . . . s1", 4),
        ("m1 | . | . | s1", 4),
        ("m1 . . . . s1 | . | . | # . . . . f1", 8),
        ("m1 . . . s1 .", 0),
        ("m1 . . . . s1/2", 0),
        ("m1 . . . . . | . | . | . . . . . s1", 0),
    ],
)
def test_harmony_pays_four_for_each_axis_that_mirrors_the_stacks(realm: str, expected: int) -> None:
    assert points("harmony", realm) == expected


@rule("DC 8.10", "DC R49")
def test_harmony_pays_two_for_each_axis_that_mirrors_the_shrines() -> None:
    assert points("harmony", "^ . . . . ^") == 4 + 2
    assert points("harmony", "^ # . . . ^") == 2
    assert points("harmony", "^ . . . . ^ | # | . | ^ . . . . ^") == 4


@rule("DC R49")
def test_harmony_judges_tiles_and_shrines_apart() -> None:
    assert points("harmony", "^ . . . . #") == 4
    assert points("harmony", "^ # . . . ^") == 2


@rule("DC R49")
def test_harmony_pays_nothing_for_what_was_never_built() -> None:
    assert points("harmony", "") == 0
    assert points("harmony", "#") == 0


@rule("DC R49")
def test_with_the_option_empty_an_empty_layout_is_symmetrical() -> None:
    assert points("harmony", "", harmony="empty") == 12
    assert points("harmony", "#", harmony="empty") == 4


@rule("DC F33")
def test_harmony_ignores_which_side_is_up() -> None:
    assert points("harmony", "m1/2 . . . . #/2") == 4


@rule("DC F34")
def test_harmony_compares_the_floors_of_shrines() -> None:
    assert points("harmony", "^ . . . . ^/2") == 0
    assert points("harmony", "^/2 # . . . ^/2") == 2


@rule("DC F35")
def test_harmony_mirrors_at_the_middle_of_the_realm() -> None:
    assert points("harmony", "m1 . m1 . . .") == 0
    assert points("harmony", ". . m1 m1 . .") == 4


@rule("DC 8.10", "DC 1.1")
@pytest.mark.parametrize("size, row", [("6x6", "m1 . . . . s1"), ("8x4", "m1 . . . . . . s1")])
def test_the_axes_of_harmony_lie_in_the_middle_of_every_realm(size: str, row: str) -> None:
    assert points("harmony", row, size=size) == 4
    rows = " | .".join([row, *([""] * (int(size[2]) - 2))])
    assert points("harmony", f"{rows} | {row}", size=size) == 8


# Devotion


@rule("DC 8.11", "DC R50")
@pytest.mark.parametrize(
    "realm, expected", [("^ ja", 1), ("^/3 em/2", 1), ("# ja", 0), ("^ # ja", 0)]
)
def test_devotion_pays_shrines_beside_a_face_up_dragon_tile(realm: str, expected: int) -> None:
    assert points("devotion", realm) == expected


@rule("DC 8.11")
def test_devotion_wants_dragon_tiles_and_no_others() -> None:
    assert points("devotion", "^ ra | sp") == 0


@rule("DC F36", "DC R50")
def test_devotion_pays_a_shrine_once_beside_several_dragon_tiles() -> None:
    assert points("devotion", "ja ^ em") == 1


@rule("DC F37")
def test_devotion_pays_every_shrine_beside_a_shared_dragon_tile() -> None:
    assert points("devotion", "^ ja ^ | . ^") == 3


# Fortitude


@rule("DC 8.12", "DC R50")
def test_fortitude_pays_shrines_on_the_edge() -> None:
    assert points("fortitude", "^ . . . . . | . ^ . . . ^ | . . . . . . | . . ^") == 3
    assert points("fortitude", "# | . ^ ^ ^ ^") == 0


@rule("DC 8.12")
@pytest.mark.parametrize("size, expected", [("6x4", 1), ("6x6", 0), ("8x4", 1)])
def test_the_edge_follows_the_size_of_the_realm(size: str, expected: int) -> None:
    assert points("fortitude", ". | . | . | . ^", size=size) == expected


@rule("DC 8.12", "DC R50")
def test_a_corner_counts_once() -> None:
    assert points("fortitude", "^") == 1


@rule("DC F38")
def test_fortitude_pays_shrines_on_any_floor() -> None:
    assert points("fortitude", "^/4") == 1


@rule("DC 8.3")
def test_a_reason_names_the_cells_that_bring_the_points() -> None:
    state = table("", "^ ja . ^", dragons="devotion+fortitude")
    places = {
        reason.source: reason.places
        for reason in FINAL_SCORING.reasons(state, 0)
        if reason.source.startswith("dragon")
    }
    assert places == {"dragon-devotion": ("cell_a1",), "dragon-fortitude": ("cell_a1", "cell_d1")}
