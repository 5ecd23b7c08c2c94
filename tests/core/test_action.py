from array import array

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.action import Domain, VerbTable
from tenshu.core.errors import BadNotation

PLACE = Domain("place", ["a1", "a2", "b1"])
COLOUR = Domain("colour", ["red", "blue"])
TABLE = VerbTable()
PUT = TABLE.add("put", PLACE, COLOUR)
PASS = TABLE.add("pass")
GO = TABLE.add("go", PLACE)
ROLL = TABLE.add("roll", COLOUR, chance=True)


def test_numbers_are_dense_and_chance_comes_last() -> None:
    assert TABLE.size == 6 + 1 + 3 + 2
    assert TABLE.player_size == 10
    assert [TABLE.split(action)[0].chance for action in range(TABLE.size)] == [False] * 10 + [
        True
    ] * 2


def test_a_players_verb_after_chance_is_refused() -> None:
    table = VerbTable()
    table.add("roll", COLOUR, chance=True)
    with pytest.raises(ValueError, match="go comes after a verb of chance"):
        table.add("go", PLACE)


def test_a_verb_is_added_once() -> None:
    table = VerbTable()
    table.add("go", PLACE)
    with pytest.raises(ValueError, match="go is added twice"):
        table.add("go")


def test_the_tables_take_every_action_apart() -> None:
    assert [verb.number for verb in TABLE.verbs] == [0, 1, 2, 3]
    assert [verb.first for verb in TABLE.verbs] == [0, 6, 7, 10]
    assert list(TABLE.verb_of) == [0] * 6 + [1] + [2] * 3 + [3] * 2
    assert list(TABLE.first_argument) == [0, 0, 1, 1, 2, 2, 0, 0, 1, 2, 0, 1]
    assert list(TABLE.second_argument) == [0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
    assert TABLE.split(3) == (PUT, [1, 1])
    assert TABLE.split(6) == (PASS, [])
    assert TABLE.split(9) == (GO, [2])


def test_a_verb_numbers_its_own_actions() -> None:
    assert [PUT.action(place, colour) for place in range(3) for colour in range(2)] == [*range(6)]
    assert PASS.action() == 6
    assert [GO.action(place) for place in range(3)] == [7, 8, 9]
    assert ROLL.action(1) == 11


def test_every_number_reads_back_from_its_text() -> None:
    texts = [TABLE.format_action(action) for action in range(TABLE.size)]
    assert len(set(texts)) == TABLE.size
    assert [TABLE.parse_action(text) for text in texts] == list(range(TABLE.size))
    assert "put a2 blue" in texts


def test_case_and_spaces_do_not_matter() -> None:
    assert TABLE.parse_action("  PUT  a2   Blue ") == PUT.action(1, 1)


@pytest.mark.parametrize(
    "text,key",
    [
        ("", "error-notation-empty"),
        ("jump a1", "error-notation-verb"),
        ("put a1", "error-notation-shape"),
        ("put a9 red", "error-notation-word"),
    ],
)
def test_bad_notation_says_why(text: str, key: str) -> None:
    with pytest.raises(BadNotation) as error:
        TABLE.parse_action(text)
    assert error.value.message.key == key


@pytest.mark.parametrize("number", [-1, 12])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    with pytest.raises(BadNotation):
        TABLE.split(number)


@pytest.mark.parametrize("legal", [[], [0, 6, 9], list(range(10))])
def test_the_mask_marks_the_legal_actions(legal: list[int]) -> None:
    buffer = bytearray(b"\7" * TABLE.player_size)
    TABLE.mask(vec[i64](legal), buffer)
    assert [action for action in range(TABLE.player_size) if buffer[action] == 1] == legal
    assert sum(buffer) == len(legal)


def test_the_mask_is_written_into_any_array_of_bytes() -> None:
    signed = array("b", [7] * TABLE.player_size)
    TABLE.mask(vec[i64]([2]), signed)
    assert list(signed) == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    rows = bytearray(2 * TABLE.player_size)
    TABLE.mask(vec[i64]([1]), memoryview(rows)[TABLE.player_size :])
    assert rows.index(1) == TABLE.player_size + 1


def test_the_mask_leaves_the_actions_of_chance_out() -> None:
    buffer = bytearray(TABLE.player_size)
    TABLE.mask(vec[i64]([10, 11]), buffer)
    assert not any(buffer)


@pytest.mark.parametrize("size", [9, 11])
def test_a_mask_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="10 bytes"):
        TABLE.mask(vec[i64]([0]), bytearray(size))


def test_the_beginning_of_an_action_is_completed() -> None:
    assert TABLE.complete_action("PUT a2 red") == [TABLE.parse_action("put a2 red")]
    found = [TABLE.format_action(action) for action in TABLE.complete_action("put a2")]
    assert found == ["put a2 red", "put a2 blue"]
    assert len(TABLE.complete_action("go")) == 3


@pytest.mark.parametrize("text", ["", "pu", "put c9", "put a2 red red", "roll"])
def test_what_begins_no_action_of_a_player_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        TABLE.complete_action(text)
